"""How a statement is written with one thing after the other, where it names several at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_hidden import HiddenChecker
from abyss_rules.dsl.names import IT, ME, SELF, base

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import Selector

#: A statement that is longer is not written again in a hint.
_LONGEST = 90
#: Names for what a loop is at or what is chosen, after those that begin as the things do.
_NAMES = "xyzuvw"
#: Words for all of some players.
_ALL = ("opponents", "players")


class OneByOneChecker(HiddenChecker):
    """Knows how one of several things is chosen, and how all of them are gone through."""

    #: The statement whose operands are looked at.
    deed: syntax.Act | None = None

    def said(self, node: syntax.Expression) -> str:
        """What an expression says, on one line."""
        return self.reporter.source.excerpt(node.span)

    def one_at_a_time(
        self,
        node: syntax.Expression,
        things: str,
        *,
        together: bool = False,
        every: bool = False,
    ) -> str:
        """How a statement is written with one of the things that it names at once.

        Where ``every`` one is meant, nobody chooses.
        """
        deed, own = self.deed, self.names_of("Player") if things in _ALL else []
        if things == "players" and deed and self.wants_another(deed):
            things = "opponents"
        begins = f"write `{own[0]}`, or " if own else "write "
        name = self.free_name(things)
        text = self.reporter.source.text
        if deed is None:
            several = f"sum({name} in {things}, …)"
            either = f"write `{own[0]}`, or go" if own else "go"
            return f"{either} through them, as in `{several}`"
        written = text[slice(*node.span)]
        whole = re.sub(rf"\b{re.escape(written)}\b", name, text[slice(*deed.span)])
        whole = " ".join(whole.split()).rstrip("; ")
        whole = self.taken_from(deed, name) or whole
        if len(whole) > _LONGEST or "#" in whole:
            whole = "…"
        if self.names.selectors.get(things) in self.face_down():
            top = whole if whole == "…" else re.sub(rf"\b{name}\b", f"top of {things}", whole)
            return f"{begins}`{top};` or `choose {name} from {things}; {whole};`"
        loop = f"each {name} in {things} {'together ' if together else ''}{{ {whole}; }}"
        if every:
            return f"{begins}`{loop}`"
        return f"{begins}`choose {name} from {things}; {whole};` or `{loop}`"

    def wants_another(self, deed: syntax.Act) -> bool:
        """Whether a statement is about another player than the owner."""
        return any(verb.other for verb in self.names.verbs.get(deed.verb.text, ()))

    def taken_from(self, deed: syntax.Act, name: str) -> str:
        """What is meant by `gain 2 pearls of o`, where a player of whom it is taken has a name."""
        verbs = self.names.verbs.get(deed.verb.text, ())
        last = deed.operands[-1].value if len(deed.operands) > 1 else None
        if not isinstance(last, syntax.Of) or not all(verb.gives for verb in verbs):
            return ""
        what = self.said(last.what)
        for verb in self.names.vocabulary.verbs:
            (*_, thing, whom) = verb.operands if len(verb.operands) > 1 else (None, None)
            if verb.other and thing and whom and self.names.member(what, thing.type):
                amount = self.said(deed.operands[0].value)
                return f"{verb.name} {amount} {what} {whom.label} {name}"
        return ""

    def face_down(self) -> list[Selector]:
        """The words for things whose order nobody sees: no loop goes through them."""
        return [word for word in self.names.selectors.values() if word.sees == "nobody"]

    def free_name(self, things: str) -> str:
        """A name for one of some things that means nothing yet."""
        selector = self.names.selectors.get(things.split(" ", 1)[0])
        kind = base(selector.gives) if selector else ""
        begins = things if kind in ("", "Player") else kind
        letters = (begins[:1].lower(), *_NAMES)
        said = self.reporter.source.text[slice(*self.deed.span)] if self.deed else ""
        there = set(re.findall(r"\w+", said))
        able = (x for x in letters if x.isalpha() and x not in there)
        return next((x for x in able if self.scope.find(x) is None), "x")

    def names_of(self, type_: str) -> list[str]:
        """The names of one thing of a type, but for those that every card knows."""
        bound = ((name, self.scope.find(name)) for name in self.scope.names())
        own = [name for name, one in bound if one and one.type == type_]
        return [name for name in own if name not in (IT, ME, SELF)]

    def player_meant(self) -> str:
        """Whom a statement is about that does not say it: whom a loop is at, or the owner."""
        if self.scope.left_out("Player"):
            return "NAME"
        return (*self.names_of("Player"), ME)[0]
