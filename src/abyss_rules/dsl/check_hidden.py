"""What lies face down stays unknown: a card reads nothing of it, it can only choose from it.

A selector says who sees its things. What nobody sees, or only its owner, is *unseen*; so is each
thing of it that a loop, ``top of`` or ``let`` names. Who chooses looks through it, and what is
chosen is seen from then on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.check_names import NameChecker
from abyss_rules.dsl.names import ME
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.dsl import syntax
    from abyss_rules.dsl.syntax import Span


class HiddenChecker(NameChecker):
    """Knows of what an expression gives whether it can be seen."""

    #: What a choice is made from, whose filter the chooser may look at.
    looked_through: syntax.Expression | None = None
    #: A score is reckoned when the game is over: then all have shown what they hold.
    at_the_end = False

    def unseen(self, expression: model.Expression) -> str:
        """The selector of hidden things that an expression gives, "" if they are seen."""
        match expression:
            case model.Select(selector=name, of=of):
                sees = self.names.selectors[name].sees
                mine = self.at_the_end or of == model.Binding(ME)
                return name if sees == "nobody" or (sees == "owner" and not mine) else ""
            case model.Where(over=of) | model.Top(of=of):
                return self.unseen(of)
            case model.Binding(name=name):
                bound = self.scope.find(name)
                return bound.unseen if bound else ""
        return ""

    def read(self, expression: model.Expression, span: Span, what: str) -> None:
        """Report it if ``what`` is read of things that are hidden."""
        if name := self.unseen(expression):
            whose = "its player sees" if self.names.selectors[name].of else "nobody sees"
            only = "only " if self.names.selectors[name].of else ""
            self.reporter.report(
                "A308",
                span,
                f"a card cannot ask {what}: {only}{whose} what lies in `{name}`",
                help=f"a player can look through it: {self.choice(name)}",
            )

    def choice(self, name: str) -> str:
        """A choice from hidden things, as an author writes it."""
        of = " of …" if self.names.selectors[name].of else ""
        by = " by …" if of else ""
        return f"`choose x from {name}{of} where …{by};`"
