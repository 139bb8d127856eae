"""Checks expressions: what each name means, and that the types fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_calls import NO_IF, CallChecker
from abyss_rules.dsl.names import IT, UNKNOWN, base, is_many, quoted
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import QuantityWord

#: The largest number a card may name.
NUMBER_LIMIT = 9999

#: What stands in the model for an expression with a fault.
NOTHING = model.Number(0)

Typed = tuple[model.Expression, str]


class ExpressionChecker(CallChecker):
    """Turns the expressions of one card into the model's."""

    # --- what others ask ------------------------------------------------------------------------

    def checked(self, node: syntax.Expression, wanted: str, what: str = "") -> model.Expression:
        """The expression as one of the ``wanted`` type; ``what`` it is, for messages."""
        expression, type_ = self.infer(node, wanted)
        self.require(node, expression, type_, wanted, what)
        return expression

    def things(self, node: syntax.Expression, what: str) -> Typed:
        """An expression that gives any number of things, with the type of one of them."""
        expression, type_ = self.infer(node)
        if type_ == UNKNOWN or is_many(type_):
            return expression, base(type_)
        told = self.names.one(type_)
        self.reporter.report(
            "A303", node.span, f"{what} wants several things, but {self.quote(node)} is {told}"
        )
        return NOTHING, UNKNOWN

    def require(
        self,
        node: syntax.Expression,
        expression: model.Expression,
        type_: str,
        wanted: str,
        what: str,
    ) -> None:
        """Report it if something of type ``type_`` does not fit where ``wanted`` is."""
        if UNKNOWN in (type_, wanted):
            return
        place = what or "wanted here is"
        if base(type_) != base(wanted):
            self.reporter.report(
                "A301",
                node.span,
                f"{self.quote(node)} is {self.names.spoken(type_)}, but {place} "
                f"{self.names.spoken(wanted) if wanted[-1:] == '@' else self.names.one(wanted)}",
                help=self.no_if(type_, wanted) or self.members_help(node, wanted),
            )
        elif is_many(type_) and not is_many(wanted):
            noun = self.names.several(type_)
            self.reporter.report(
                "A302",
                node.span,
                f"{self.quote(node)} is several {noun}, but {place} one",
                help=f"pick one with `choose x from {self.reporter.source.excerpt(node.span)};`, "
                "or go through all with `each x in … { … }`",
            )
        elif wanted.endswith("@") and not self.is_zone(expression):
            self.reporter.report(
                "A304",
                node.span,
                f"{place} a zone of one player, which {self.quote(node)} is not",
                help=f"name one of {quoted(self.zones(base(wanted)))} with its player, "
                "and filter it with `where` if you like",
            )

    def no_if(self, given: str, wanted: str) -> str:
        """What helps if a condition stands for a number."""
        return NO_IF if (given, wanted) == ("Truth", "Count") else ""

    def zones(self, type_: str) -> list[str]:
        """The zones of things of a type, as an author writes them."""
        words = self.names.selectors.values()
        return [f"{w.name} of …" for w in words if w.zone and base(w.gives) == type_]

    def is_zone(self, expression: model.Expression) -> bool:
        """Whether an expression names one zone of one player, filtered or not."""
        while isinstance(expression, model.Where):
            expression = expression.over
        if not isinstance(expression, model.Select):
            return False
        word = self.names.selectors[expression.selector]
        return word.zone and not self.is_plural(expression.of)

    def is_plural(self, expression: model.Expression | None) -> bool:
        """Whether players are named of whom there can be several."""
        if isinstance(expression, model.Binding):
            bound = self.scope.find(expression.name)
            return bound is not None and is_many(bound.type)
        return isinstance(expression, model.Select | model.Where)

    # --- by form --------------------------------------------------------------------------------

    def infer(self, node: syntax.Expression, wanted: str = "") -> Typed:
        """The expression and its type; ``wanted`` decides between meanings of a name."""
        match node:
            case syntax.Word():
                return self.word(node, wanted)
            case syntax.Numeral():
                return self.numeral(node)
            case syntax.Of():
                return self.of(node)
            case syntax.Where():
                return self.where(node)
            case syntax.Call():
                return self.call(node)
            case syntax.Infix():
                return self.infix(node)
            case syntax.Not():
                return model.Not(self.checked(node.of, "Truth", "`not` wants")), "Truth"
            case _:
                return self.negative(node)

    def numeral(self, node: syntax.Numeral, sign: int = 1) -> Typed:
        """A number within the limit."""
        digits = node.text.lstrip("0") or "0"
        if len(digits) > 4 or int(digits) > NUMBER_LIMIT:
            self.reporter.report(
                "A107", node.span, f"this number is too large; {NUMBER_LIMIT} is the largest"
            )
            return NOTHING, "Count"
        return model.Number(sign * int(digits)), "Count"

    def negative(self, node: syntax.Negative) -> Typed:
        """A negative number, or the negative of an expression."""
        if isinstance(node.of, syntax.Numeral):
            return self.numeral(node.of, -1)
        operand = self.checked(node.of, "Count", "`-` wants")
        return model.Binary("-", model.Number(0), operand), "Count"

    def infix(self, node: syntax.Infix) -> Typed:
        """Two operands of an operator."""
        sign = node.operator.text
        if sign in ("and", "or"):
            wanted = given = "Truth"
        elif sign in ("==", "!="):
            return self.equality(node)
        else:
            wanted, given = "Count", "Truth" if sign in ("<", "<=", ">", ">=") else "Count"
        left = self.checked(node.left, wanted, f"`{sign}` wants")
        right = self.checked(node.right, wanted, f"`{sign}` wants")
        return model.Binary(sign, left, right), given

    def equality(self, node: syntax.Infix) -> Typed:
        """``guild == soldier``: one side's type tells what the other one's names mean."""
        if self.is_member_only(node.left):
            right, type_ = self.infer(node.right)
            left, other = self.infer(node.left, type_)
            leader, follower, followed = node.right, node.left, (left, other)
        else:
            left, type_ = self.infer(node.left)
            right, other = self.infer(node.right, type_)
            leader, follower, followed = node.left, node.right, (right, other)
        if UNKNOWN in (type_, other):
            return model.Binary(node.operator.text, left, right), "Truth"
        for side, its_type in ((leader, type_), (follower, other)):
            if is_many(its_type):
                self.require(side, NOTHING, its_type, base(its_type), "a comparison wants")
                return NOTHING, UNKNOWN
        if type_ != followed[1]:
            self.reporter.report(
                "A305",
                follower.span,
                f"{self.quote(follower)} is {self.names.one(other)}, "
                f"but {self.quote(leader)} is {self.names.one(type_)}",
                help=self.no_if(type_, other)
                or self.no_if(other, type_)
                or self.members_help(follower, type_),
            )
        for side, value in ((node.left, left), (node.right, right)):
            self.read(value, side.span, "which it is")
        return model.Binary(node.operator.text, left, right), "Truth"

    def is_member_only(self, node: syntax.Expression) -> bool:
        """Whether a word can be nothing but a member of a kind."""
        return (
            isinstance(node, syntax.Word)
            and self.scope.find(node.text) is None
            and self.attribute_of_it(node.text) is None
            and node.text in self.names.members
            and node.text not in self.names.selectors
            and node.text not in self.names.quantities
        )

    def where(self, node: syntax.Where) -> Typed:
        """Things for which a condition holds."""
        chosen = node is self.looked_through
        if chosen:
            self.looked_through = node.over
        over, one = self.things(node.over, "`where`")
        with self.scope.frame():
            self.scope.bind(IT, one, unseen="" if chosen else self.unseen(over))
            condition = self.checked(node.condition, "Truth", "`where` wants")
        return model.Where(over, IT, condition), f"{one}*" if one != UNKNOWN else UNKNOWN

    # --- names ----------------------------------------------------------------------------------

    def attribute_of_it(self, name: str) -> Typed | None:
        """A bare property of the thing that is looked at, if it has it."""
        it = self.scope.find(IT)
        word = self.names.attribute(name, it.type) if it else None
        if it is None or word is None:
            return None
        it.uses += 1
        return model.Attribute(word.name, model.Binding(IT)), word.gives

    def word(self, node: syntax.Word, wanted: str) -> Typed:
        """A bare name: the expected type decides first what it means."""
        name = node.text
        if bound := self.scope.find(name):
            bound.uses += 1
            return model.Binding(name), bound.type
        if member := self.names.member(name, base(wanted)):
            return model.Constant(base(wanted), member), base(wanted)
        if attribute := self.attribute_of_it(name):
            self.read(model.Binding(IT), node.span, f"their {name}")
            return attribute
        selector = self.names.selectors.get(name)
        quantity = self.names.quantities.get(name)
        if selector and not selector.of:
            return model.Select(name), selector.gives
        if quantity and not quantity.of:
            return model.Quantity(name), quantity.gives
        if name in self.names.members:
            kind, member = self.names.members[name][0]
            return model.Constant(kind, member), kind
        self.unknown(node, wanted)
        return NOTHING, UNKNOWN

    # --- X of Y ---------------------------------------------------------------------------------

    def of(self, node: syntax.Of) -> Typed:
        """Something of a thing or of players."""
        if not isinstance(node.what, syntax.Word):
            self.infer(node.whom)
            self.reporter.report(
                "A306", node.span, f"{self.quote(node.what)} cannot stand before `of`"
            )
            return NOTHING, UNKNOWN
        name = node.what.text
        if name == "top":
            over, one = self.things(node.whom, "`top of`")
            return model.Top(over), one
        whom, type_ = self.infer(node.whom, self.owner(name))
        if type_ == UNKNOWN:
            return NOTHING, UNKNOWN
        if attribute := self.names.attribute(name, base(type_)):
            self.require(node.whom, whom, type_, base(type_), f"`{name}` is of")
            self.read(whom, node.span, f"its {name}")
            return model.Attribute(name, whom), attribute.gives
        if type_ in ("Player", "Player*"):
            if (selector := self.names.selectors.get(name)) and selector.of:
                return model.Select(name, whom), selector.gives
            if (quantity := self.names.quantities.get(name)) and quantity.of:
                return self.quantity(quantity, node, whom, type_)
        self.wrong_of(node.what, node.whom, type_)
        return NOTHING, UNKNOWN

    def owner(self, name: str) -> str:
        """The type of what a word stands before with ``of``, "" if there are several or none."""
        tables = (self.names.selectors.get(name), self.names.quantities.get(name))
        owners = {word.of for word in (*tables, *self.names.attributes.get(name, ())) if word}
        return owners.pop() if len(owners) == 1 else ""

    def quantity(
        self, word: QuantityWord, node: syntax.Of, whom: model.Expression, type_: str
    ) -> Typed:
        """A number of one player."""
        name = word.name
        if not word.readable:
            self.reporter.report(
                "A307",
                node.what.span,
                f"`{name}` cannot be read; cards only change it, in `while`",
                note=f"{word.doc} Example: {word.example}",
            )
            return NOTHING, UNKNOWN
        if is_many(type_):
            self.reporter.report(
                "A302",
                node.whom.span,
                f"{self.quote(node.whom)} is several Players, but `{name}` is of one",
                help="for all together, write "
                f"`sum(p in {self.reporter.source.excerpt(node.whom.span)}, {name} of p)`",
            )
            return NOTHING, UNKNOWN
        return model.Quantity(name, whom), word.gives
