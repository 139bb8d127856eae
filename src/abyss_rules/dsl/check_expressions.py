"""Checks expressions: what each name means, and that the types fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_compared import ComparedChecker
from abyss_rules.dsl.check_hints import Hint
from abyss_rules.dsl.check_picks import SEVERAL
from abyss_rules.dsl.names import IT, UNKNOWN, base, is_many, quoted
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import QuantityWord

#: The largest number a card may name.
NUMBER_LIMIT = 9999

#: What stands in the model for an expression with a fault.
NOTHING = model.Number(0)

#: Signs between numbers that make one.
_RECKONED = ("+", "-", "*", "/")

Typed = tuple[model.Expression, str]


class ExpressionChecker(ComparedChecker):
    """Turns the expressions of one card into the model's."""

    # --- what others ask ------------------------------------------------------------------------

    def checked(self, node: syntax.Expression, wanted: str, what: str = "") -> model.Expression:
        """The expression as one of the ``wanted`` type; ``what`` it is, for messages."""
        expression, type_ = self.infer(node, wanted)
        self.require(node, expression, type_, wanted, what)
        return expression

    def things(
        self, node: syntax.Expression, what: str, around: syntax.Call | None = None
    ) -> Typed:
        """An expression that gives any number of things, with the type of one of them.

        ``around`` is the call that counts them, which a number does not need.
        """
        if isinstance(node, syntax.Infix | syntax.Not):
            found = len(self.reporter.found)
            with self.scope.frame():
                self.scope.bind(IT, UNKNOWN)  # it is a condition, of which the things are missing
                expression, type_ = self.infer(node)
            condition = isinstance(node, syntax.Not) or node.operator.text not in _RECKONED
            if condition and len(self.reporter.found) == found:
                type_ = "Truth"
        else:
            expression, type_ = self.infer(node, SEVERAL)
        if type_ == UNKNOWN or is_many(type_):
            return expression, base(type_)
        told = self.names.one(type_)
        hint = self.hint(node, type_, SEVERAL)
        if type_ == "Count" and around is not None:
            right = self.reporter.source.text[slice(*node.span)]
            hint = Hint("it is a number already, without `count`", (around.span, right))
        self.reporter.report(
            "A303",
            node.span,
            f"{what} wants several things, but {self.quote(node)} is {told}",
            help=hint.help,
            fix=hint.fix,
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
        if is_many(type_) and not is_many(wanted) and self.is_the_unnamed(base(type_)):
            return
        bound = self.scope.find(node.text) if isinstance(node, syntax.Word) else None
        if bound and bound.value and wanted == "Count" and self.lacks_whose(bound.value, wanted):
            bound.type = UNKNOWN  # that is told
            return
        place = what or "wanted here is"
        if base(type_) != base(wanted):
            hint = self.hint(node, type_, wanted)
            self.reporter.report(
                "A301",
                node.span,
                f"{self.quote(node)} is {self.names.spoken(type_)}, but {place} "
                f"{self.names.spoken(wanted) if wanted[-1:] == '@' else self.names.one(wanted)}",
                help=hint.help,
                fix=hint.fix,
            )
        elif is_many(type_) and not is_many(wanted):
            noun = self.names.several(type_)
            self.reporter.report(
                "A302",
                node.span,
                f"{self.quote(node)} is several {noun}, but {place} one",
                help=self.hint(node, type_, wanted).help,
            )
        elif wanted.endswith("@") and not self.is_zone(expression):
            if self.is_the_unnamed("Player"):
                return
            self.reporter.report(
                "A304",
                node.span,
                f"{place} a zone of one player, which {self.quote(node)} is not",
                help=f"name one of {quoted(self.zones(base(wanted)))} with its player, "
                "and filter it with `where` if you like",
            )

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
                found = len(self.reporter.found)
                negated = model.Not(self.checked(node.of, "Truth", "`not` wants"))
                return negated, UNKNOWN if len(self.reporter.found) > found else "Truth"
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
            return self.joint(node)
        if sign in ("==", "!="):
            return self.equality(node)
        given = "Truth" if sign in ("<", "<=", ">", ">=") else "Count"
        if given == "Truth" and not self.guessing and self.at_least_one(node):
            return NOTHING, UNKNOWN
        left = self.checked(node.left, "Count", f"`{sign}` wants")
        right = self.checked(node.right, "Count", f"`{sign}` wants")
        return model.Binary(sign, left, right), given

    def joint(self, node: syntax.Infix) -> Typed:
        """Two conditions; where one is none, nothing is said of what they are together."""
        sign, found = node.operator.text, len(self.reporter.found)
        left, type_ = self.infer(node.left, "Truth")
        right: model.Expression = NOTHING
        self.require(node.left, left, type_, "Truth", f"`{sign}` wants")
        outer, self.joined_to = self.joined_to, (node.left, sign)
        if isinstance(node.left, syntax.Infix) and node.left.operator.text in ("and", "or"):
            self.joined_to = node.left.right, sign
        # A member of a kind is told with the property that each of them is compared with.
        alone = self.sort(type_) in ("number", "one", "player") and not self.guessing
        if alone and self.type_of(node.right, "Truth") == type_:
            self.use_words(node.right.span)  # one mistake is told once
        else:
            right = self.checked(node.right, "Truth", f"`{sign}` wants")
        self.joined_to = outer
        wrong = len(self.reporter.found) > found
        return model.Binary(sign, left, right), UNKNOWN if wrong else "Truth"

    def equality(self, node: syntax.Infix) -> Typed:
        """``guild == soldier``: one side's type tells what the other one's names mean."""
        outer, self.compared = self.compared, None
        if self.is_member_only(node.left):
            self.compared = node.left
            right, type_ = self.infer(node.right)
            left, other = self.infer(node.left, type_)
            leader, follower, followed = node.right, node.left, (left, other)
        else:
            self.compared = node.right
            left, type_ = self.infer(node.left)
            right, other = self.infer(node.right, type_)
            leader, follower, followed = node.left, node.right, (right, other)
        self.compared = outer
        if UNKNOWN in (type_, other):
            return NOTHING, UNKNOWN
        for side, its_type, its_other in ((leader, type_, other), (follower, other, type_)):
            word = side if isinstance(side, syntax.Word) and its_type != "Count" else None
            if word and its_other == "Count" and self.lacks_whose(word, "Count"):
                return NOTHING, UNKNOWN
        for side, its_type in ((leader, type_), (follower, other)):
            if is_many(its_type):
                than, its_other = (follower, other) if side is leader else (leader, type_)
                things = self.said(side)
                help_ = (
                    f"that one of them is it is `count({things} where it == {self.said(than)}) > 0`"
                )
                if its_other == "Count":
                    help_ = self.hint(side, its_type, "Count").help
                self.reporter.report(
                    "A302",
                    side.span,
                    f"{self.quote(side)} is several {self.names.several(its_type)}, "
                    "but a comparison wants one",
                    help=help_,
                )
                return NOTHING, UNKNOWN
        if type_ != followed[1]:
            hint = self.unequal((follower, other), (leader, type_))
            self.reporter.report(
                "A305",
                follower.span,
                f"{self.quote(follower)} is {self.names.one(other)}, "
                f"but {self.quote(leader)} is {self.names.one(type_)}",
                help=hint.help,
                fix=hint.fix,
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
        if isinstance(node.over, syntax.Of):
            self.narrowed = f" where {self.said(node.condition)}"
        over, one = self.things(node.over, "`where`")
        self.narrowed = ""
        with self.scope.frame():
            self.scope.bind(IT, one, unseen="" if chosen else self.unseen(over))
            outer, self.filtered = self.filtered, (node.over, one)
            condition = self.checked(node.condition, "Truth", "`where` wants")
            self.filtered = outer
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
        if wanted in ("Count", "Truth") and self.lacks_whose(node, wanted):
            return NOTHING, UNKNOWN
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
            found = len(self.reporter.found)
            self.infer(node.whom)
            if len(self.reporter.found) == found:
                self.reporter.report(
                    "A306",
                    node.span,
                    f"{self.quote(node.what)} cannot stand before `of`",
                    help="what stands before it is one word, such as "
                    f"{quoted(self.owned_by('Player')[:2])}",
                )
            return NOTHING, UNKNOWN
        name = node.what.text
        if name == "top":
            over, one = self.things(node.whom, "`top of`")
            return model.Top(over), one
        outer, self.asked_of = self.asked_of, name
        whom, type_ = self.infer(node.whom, self.owner(name))
        self.asked_of = outer
        alone = is_many(type_) and name not in self.names.selectors
        if type_ == UNKNOWN or (alone and self.is_the_unnamed(base(type_))):
            return NOTHING, UNKNOWN
        if attribute := self.names.attribute(name, base(type_)):
            if is_many(type_):
                self.reporter.report(
                    "A302",
                    node.whom.span,
                    f"{self.quote(node.whom)} is several {self.names.several(type_)}, "
                    f"but `{name}` is of one",
                    help=self.of_several(name, attribute.gives, node.whom),
                )
                return NOTHING, UNKNOWN
            self.read(whom, node.span, f"its {name}")
            return model.Attribute(name, whom), attribute.gives
        if type_ in ("Player", "Player*"):
            if (selector := self.names.selectors.get(name)) and selector.of:
                return model.Select(name, whom), selector.gives
            if (quantity := self.names.quantities.get(name)) and quantity.of:
                return self.quantity(quantity, node, whom, type_)
        self.wrong_of(node, node.what, type_)
        return NOTHING, UNKNOWN

    def owner(self, name: str) -> str:
        """The type of what a word stands before with ``of``, "" if there are several or none."""
        tables = (self.names.selectors.get(name), self.names.quantities.get(name))
        owners = {word.of for word in (*tables, *self.names.attributes.get(name, ())) if word}
        several = SEVERAL if tables[0] is not None else ""
        return f"{owners.pop()}{several}" if len(owners) == 1 else ""

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
                help=f"write `add NUMBER to {name} for PLAYERS;`" if "add" in word.modes else "",
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
