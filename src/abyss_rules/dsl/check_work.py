"""Bounds how much a card may do: loops inside each other multiply, so that none runs for ever.

A *step* is a word, number or sign that is reckoned. What stands in a loop counts for each thing
the loop goes through: so many as there are members of a kind, players, or cards at most in a usual
zone. A game does more steps where more cards are in play, but never more than the square of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.names import base

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.syntax import Span

#: The most steps that one card may take.
STEP_LIMIT = 500_000
#: How many things a loop over cards goes through, and one over players.
ZONE = 100
PLAYERS = 4
#: What a verb takes, and what begins to hold for a time.
ACT = 100
UNTIL = 1000
#: `opponents` and `players` outside of other loops: who is protected is looked up.
WHOM = 1000
#: How often what holds on is asked, and how often a protection.
STANDING = 20
PROTECTION = 5000


class WorkChecker:
    """Counts the steps of one card."""

    def __init__(self, names: Names, reporter: Reporter) -> None:
        self.names = names
        self.reporter = reporter
        #: How many things the names of several things mean, as far as the card tells.
        self.sizes: dict[str, int] = {}
        #: Whether an expression's loop is around what is counted.
        self.looping = False
        self.told = False

    def card(self, card: syntax.Card) -> int:
        """The steps of a card; reports where there are too many."""
        steps = sum(self.head(head) for head in card.heads)
        self.guard(steps, card.id.span, f"`{card.id.text}`", "let it do less, or in fewer loops")
        return steps

    def guard(self, steps: int, span: Span, what: str, help_: str = "") -> int:
        """Report what takes too many steps, the innermost such part only; gives the steps."""
        if steps > STEP_LIMIT and not self.told:
            self.told = True
            number = f"{steps}" if steps < 10**9 else "thousands of millions of"
            self.reporter.report(
                "A411",
                span,
                f"{what} can take {number} steps, and {STEP_LIMIT} are the most",
                help=help_
                or f"what stands in a loop over cards counts {ZONE} times: "
                "put at most two of them inside each other",
            )
        return steps

    # --- what is done ---------------------------------------------------------------------------

    def head(self, head: syntax.Head) -> int:
        """The steps of what hangs from a head."""
        if head.value is not None:
            return self.expression(head.value)
        condition = self.maybe(head.condition)
        body = head.body
        if body is None or head.form != "while":
            return condition + (self.body(body) if body else 0)
        return self.standing(body, condition)

    def body(self, body: syntax.Body) -> int:
        """The steps of statements."""
        return sum(self.statement(statement) for statement in body.statements)

    def statement(self, node: syntax.Statement) -> int:
        """The steps of a statement."""
        match node:
            case syntax.Act():
                return ACT + sum(self.expression(o.value) for o in node.operands)
            case syntax.Choose():
                self.sizes[node.binder.text] = self.size(node.over)
                return self.expression(node.over) + self.maybe(node.by)
            case syntax.Each():
                each = 1 + self.body(node.body)
                steps = self.expression(node.over) + self.size(node.over) * each
                return self.guard(steps, node.span, "this loop")
            case syntax.May():
                return self.maybe(node.condition) + self.body(node.body)
            case syntax.If():
                otherwise = self.body(node.otherwise) if node.otherwise else 0
                return self.expression(node.condition) + self.body(node.then) + otherwise
            case syntax.Let():
                self.sizes[node.binder.text] = self.size(node.value)
                return self.expression(node.value)
            case syntax.Until():
                return UNTIL + self.standing(node.body, 0)
        return self.effect(node)

    def standing(self, body: syntax.Body, condition: int) -> int:
        """The steps of what holds on, each with the condition under which it does."""
        steps = 0
        for effect in body.statements:
            often = (
                f"what holds on counts {STANDING} times: put at most one loop over cards into it"
            )
            if isinstance(effect, syntax.Protect):
                often = f"a protection counts {PROTECTION} times: put no loop over cards into it"
            steps += self.guard(self.effect(effect, condition), effect.span, "this", often)
        return steps

    def effect(self, node: syntax.Statement, condition: int = 0) -> int:
        """The steps of a standing effect, as often as it is asked."""
        match node:
            case syntax.Modify():
                asked = self.expression(node.value) + self.expression(node.scope)
            case syntax.Alter():
                values = (self.expression(change.value) for change in node.changes)
                asked = self.expression(node.of) + sum(values)
            case syntax.Trigger():
                asked = self.expression(node.of) + self.maybe(node.condition)
                return STANDING * (condition + asked) + self.body(node.body)
            case syntax.Protect():
                # It looks at all players itself, whoever is protected.
                self.looping = True
                asked = self.expression(node.scope) + self.maybe(node.condition)
                self.looping = False
                return PROTECTION * (condition + asked)
            case _:
                return 0
        return STANDING * (condition + asked)

    # --- what is reckoned -----------------------------------------------------------------------

    def maybe(self, node: syntax.Expression | None) -> int:
        """The steps of an expression, if there is one."""
        return 0 if node is None else self.expression(node)

    def expression(self, node: syntax.Expression) -> int:
        """The steps of an expression."""
        match node:
            case syntax.Word():
                return self.word(node.text)
            case syntax.Of():
                return self.expression(node.what) + self.expression(node.whom)
            case syntax.Infix():
                return 1 + self.expression(node.left) + self.expression(node.right)
            case syntax.Not() | syntax.Negative():
                return 1 + self.expression(node.of)
            case syntax.Where():
                return self.loop(node.over, node.condition, node.span)
            case syntax.Call():
                return self.call(node)
        return 1

    def word(self, name: str) -> int:
        """The steps of a word."""
        if name in ("opponents", "players"):
            return PLAYERS if self.looping else WHOM
        quantity = self.names.quantities.get(name)
        weights = [word.weight for word in self.names.attributes.get(name, ())]
        return max([*weights, quantity.weight if quantity else 1])

    def call(self, node: syntax.Call) -> int:
        """The steps of a call: a fold is a loop."""
        if len(node.arguments) != 2:
            return 1 + sum(self.expression(argument.value) for argument in node.arguments)
        first, second = node.arguments
        if first.binder is None and node.function.text in ("min", "max") and not self.many(first):
            return 1 + self.expression(first.value) + self.expression(second.value)
        return self.loop(first.value, second.value, node.span)

    def loop(self, over: syntax.Expression, inside: syntax.Expression, span: Span) -> int:
        """The steps of a loop of an expression."""
        outer = self.looping
        steps = self.expression(over)
        if not outer and self.speaks_of_players(inside):
            steps += WHOM
        self.looping = True
        steps += self.size(over) * (1 + self.expression(inside))
        self.looping = outer
        return self.guard(steps, span, "this loop")

    def speaks_of_players(self, node: syntax.Expression) -> bool:
        """Whether an expression names players of whom some may be protected."""
        words = self.reporter.source.text[slice(*node.span)]
        return "opponents" in words or "players" in words

    # --- how many things ------------------------------------------------------------------------

    def many(self, argument: syntax.Argument) -> bool:
        """Whether an argument gives any number of things."""
        node = argument.value
        if isinstance(node, syntax.Word):
            return node.text not in self.names.quantities  # of a bound name nothing is known
        if isinstance(node, syntax.Of) and isinstance(node.what, syntax.Word):
            return node.what.text in self.names.selectors
        return isinstance(node, syntax.Where)

    def size(self, node: syntax.Expression) -> int:
        """How many things an expression may give."""
        while isinstance(node, syntax.Where):
            node = node.over
        word = node.what if isinstance(node, syntax.Of) else node
        if not isinstance(word, syntax.Word):
            return ZONE
        selector = self.names.selectors.get(word.text)
        if selector is None:
            return self.sizes.get(word.text, ZONE)
        type_ = base(selector.gives)
        members = self.names.kinds[type_].members if type_ in self.names.kinds else ()
        return PLAYERS if type_ == "Player" else len(members) or ZONE
