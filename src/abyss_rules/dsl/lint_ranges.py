"""What numbers can be, and whether a condition can hold, by types and declared ranges.

A condition is taken apart into literals: comparisons of a term (anything that is read) with a
number or a member of a kind, and all else, of which is only known that it holds or does not. It
can hold if there is a way to choose between the sides of each `or` with which every term is left
a value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from abyss_rules.dsl.names import Names
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from abyss_rules.model.vocabulary import AttributeWord, QuantityWord

#: Beyond this nothing is reckoned; what is read may lie beyond it.
_MOST = 1_000_000
_BOUNDLESS = 1 << 40
_ANY = (-_BOUNDLESS, _BOUNDLESS)
#: So many ways to choose are tried; a condition with more is let through.
_WAYS = 2000
#: Fewer numbers than this are looked at one by one.
_FEW = 200

Range = tuple[int, int]

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_TURNED = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}


@frozen
class Literal:
    """That something is, or is not: a term compared with a value, or (``sign`` "") a truth."""

    term: model.Expression
    sign: str
    value: int | str = 0


class _TooManyError(Exception):
    """There are more ways to choose than are tried."""


@frozen
class Ranges:
    """What is known of the values of one card's expressions."""

    names: Names
    #: Names of which nothing is known, not even that there is such a thing.
    unsure: frozenset[str] = field(default=frozenset())

    # --- numbers --------------------------------------------------------------------------------

    def of(self, node: model.Expression) -> Range:
        """The lowest and the highest value that a number can have."""
        match node:
            case model.Number(value):
                return value, value
            case model.Quantity(name):
                return _declared([self.names.quantities[name]])
            case model.Attribute(name, of):
                low, high = _declared(self.names.attributes[name])
                return (min(low, 0), max(high, 0)) if self.may_lack(of) else (low, high)
            case model.Count():
                return 0, _BOUNDLESS
            case model.Fold():
                return self.fold(node)
            case model.Binary(operator, left, right):
                return _reckoned(operator, self.of(left), self.of(right))
        return _ANY

    def fold(self, node: model.Fold) -> Range:
        """What a fold can give; of nothing it is 0."""
        if node.operation == "distinct":
            members = self.members(node.body)
            return 0, len(members) or _BOUNDLESS
        low, high = self.of(node.body)
        if node.operation == "sum":
            return (0 if low >= 0 else -_BOUNDLESS), (0 if high <= 0 else _BOUNDLESS)
        return min(low, 0), max(high, 0)

    def may_lack(self, node: model.Expression) -> bool:
        """Whether there may be no such thing: then its numbers are 0, and it is of no kind."""
        if isinstance(node, model.Binding):
            return node.name in self.unsure
        return True

    def members(self, node: model.Expression) -> tuple[str, ...]:
        """The members that something of a closed kind can be; none if its kind is open."""
        if not isinstance(node, model.Attribute | model.Quantity):
            return ()
        words: Sequence[AttributeWord | QuantityWord]
        if isinstance(node, model.Attribute):
            words = self.names.attributes[node.attribute]
        else:
            words = [self.names.quantities[node.quantity]]
        kinds = {word.gives for word in words}
        members = self.names.kinds[kinds.pop()].members if len(kinds) == 1 else ()
        lacking = isinstance(node, model.Attribute) and self.may_lack(node.of)
        return (*members, "") if members and lacking else members

    # --- conditions -----------------------------------------------------------------------------

    def never(self, *conditions: model.Expression) -> bool:
        """Whether the conditions can never hold together."""
        try:
            ways = _Ways(self)
            return not ways.possible([(condition, True) for condition in conditions], {})
        except _TooManyError:
            return False

    def always(self, condition: model.Expression) -> bool:
        """Whether a condition cannot but hold."""
        return self.never(model.Not(condition))

    def literal(self, node: model.Expression, *, holds: bool) -> Literal | bool:
        """A condition that is not put together from others; True or False if that is known."""
        if not isinstance(node, model.Binary) or node.operator not in _OPPOSITE:
            return Literal(node, "is" if holds else "is not")
        sign = node.operator if holds else _OPPOSITE[node.operator]
        left, right = node.left, node.right
        if isinstance(left, model.Number | model.Constant):
            left, right, sign = right, left, _TURNED[sign]
        if left == right and not self.is_unsure(left):
            return sign in ("==", "<=", ">=")
        if isinstance(right, model.Constant):
            if isinstance(left, model.Constant):
                return sign == "!="
            return (
                Literal(left, sign, right.name) if self.members(left) else _open(sign, left, right)
            )
        if isinstance(right, model.Number):
            return Literal(left, sign, right.value)
        known = _compared(sign, self.of(left), self.of(right))
        return _open(sign, left, right) if known is None else known

    def is_unsure(self, node: model.Expression) -> bool:
        """Whether something may be of no thing, or no thing at all."""
        if isinstance(node, model.Attribute):
            return self.may_lack(node.of)
        unsure = isinstance(node, model.Binding) and node.name in self.unsure
        return unsure or isinstance(node, model.Top)


class _Ways:
    """Looks for a way in which conditions hold together."""

    def __init__(self, ranges: Ranges) -> None:
        self.ranges = ranges
        self.tried = 0

    def possible(
        self,
        wanted: list[tuple[model.Expression, bool]],
        facts: Mapping[model.Expression, tuple[Literal, ...]],
    ) -> bool:
        """Whether all that is wanted can be, beside the facts."""
        self.tried += 1
        if self.tried > _WAYS:
            raise _TooManyError
        if not wanted:
            return True
        (node, holds), *others = wanted
        match node:
            case model.Not(of):
                return self.possible([(of, not holds), *others], facts)
            case model.Binary("and" | "or" as sign, left, right):
                if (sign == "and") == holds:
                    return self.possible([(left, holds), (right, holds), *others], facts)
                return any(self.possible([(s, holds), *others], facts) for s in (left, right))
        literal = self.ranges.literal(node, holds=holds)
        if isinstance(literal, bool):
            return literal and self.possible(others, facts)
        known = (*facts.get(literal.term, ()), literal)
        if not self.has_value(literal.term, known):
            return False
        return self.possible(others, {**facts, literal.term: known})

    def has_value(self, term: model.Expression, facts: Sequence[Literal]) -> bool:
        """Whether a term can have a value that fits all facts."""
        if facts[0].sign in ("is", "is not"):
            return len({fact.sign for fact in facts}) == 1
        if isinstance(facts[0].value, str):
            members = self.ranges.members(term)
            return any(
                all((member == fact.value) == (fact.sign == "==") for fact in facts)
                for member in members
            )
        bounds = [(fact.sign, fact.value) for fact in facts if isinstance(fact.value, int)]
        low, high = self.ranges.of(term)
        for sign, value in bounds:
            low, high = _bounded(low, high, sign, value)
        if high - low >= _FEW:
            return True
        return any(
            all(_compared(sign, (number, number), (value, value)) for sign, value in bounds)
            for number in range(low, high + 1)
        )


def _open(sign: str, left: model.Expression, right: model.Expression) -> Literal:
    """A comparison of which is only known that its opposite does not hold with it."""
    plain = sign in ("==", "<", "<=")
    operator = sign if plain else _OPPOSITE[sign]
    return Literal(model.Binary(operator, left, right), "is" if plain else "is not")


def _bounded(low: int, high: int, sign: str, value: int) -> Range:
    """The range that a comparison leaves of another."""
    if sign in (">", ">=", "=="):
        low = max(low, value + (sign == ">"))
    if sign in ("<", "<=", "=="):
        high = min(high, value - (sign == "<"))
    return low, high


def _compared(sign: str, left: Range, right: Range) -> bool | None:
    """Whether a comparison of two numbers holds, if their ranges tell."""
    match sign:
        case "<":
            return True if left[1] < right[0] else False if left[0] >= right[1] else None
        case "<=":
            return True if left[1] <= right[0] else False if left[0] > right[1] else None
        case ">" | ">=":
            return _compared(_TURNED[sign], right, left)
    apart = left[1] < right[0] or right[1] < left[0]
    if apart:
        return sign == "!="
    same = left[0] == left[1] == right[0] == right[1]
    return sign == "==" if same else None


def _declared(words: Sequence[AttributeWord | QuantityWord]) -> Range:
    """The range of words of one name."""
    lows = [-_BOUNDLESS if word.low is None else word.low for word in words]
    highs = [_BOUNDLESS if word.high is None else word.high for word in words]
    return min(lows), max(highs)


def _reckoned(operator: str, left: Range, right: Range) -> Range:
    """The range of what is reckoned from two numbers."""
    match operator:
        case "+":
            found = [left[0] + right[0], left[1] + right[1]]
        case "-":
            found = [left[0] - right[1], left[1] - right[0]]
        case "*":
            found = [a * b for a in left for b in right]
        case "/" if right[0] > 0:
            found = [a // b for a in left for b in right]
        case "min":
            return min(left[0], right[0]), min(left[1], right[1])
        case "max":
            return max(left[0], right[0]), max(left[1], right[1])
        case _:
            return _ANY
    return max(min(found), -_MOST), min(max(found), _MOST)
