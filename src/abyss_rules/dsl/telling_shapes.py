"""What shape an expression or a statement has, as far as the words for it depend on that."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeGuard

from attrs import evolve, fields, frozen, has

from abyss_rules.dsl.names import IT, ME, SELF
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from abyss_rules.model.expressions import Expression

#: What messages call the comparisons and the operators.
COMPARED = {"==": "eq", "!=": "ne", ">=": "ge", "<=": "le", ">": "gt", "<": "lt"}
#: What holds where a comparison does not.
_OPPOSITE = {"==": "!=", "!=": "==", ">=": "<", "<=": ">", ">": "<=", "<": ">="}

#: How a comparison is written from its other side.
_MIRRORED = {"==": "==", "!=": "!=", ">=": "<=", "<=": ">=", ">": "<", "<": ">"}


def plainer(condition: Expression) -> Expression:
    """A condition that says the same without a negation, and has its numeral on the right."""
    match condition:
        case model.Not(model.Binary(sign, left, right)) if sign in _OPPOSITE:
            return plainer(model.Binary(_OPPOSITE[sign], left, right))
        case model.Binary(sign, model.Number() as left, right) if sign in _MIRRORED:
            if not isinstance(right, model.Number):
                return model.Binary(_MIRRORED[sign], right, left)
    return condition


def mixes(word: str, condition: Expression) -> bool:
    """Whether *and* stands in *or*, or *or* in *and*."""
    match condition:
        case model.Binary("and" | "or" as inner):
            return inner != word
    return False


def existence(sign: str, right: Expression) -> str:
    """``some`` or ``none`` where a comparison asks for no more than that."""
    value = right.value if isinstance(right, model.Number) else -1
    if (sign, value) in ((">", 0), (">=", 1), ("!=", 0)):
        return "some"
    return "none" if (sign, value) in (("==", 0), ("<", 1), ("<=", 0)) else ""


def ends_apart(number: Expression) -> bool:
    """Whether the words for a number end in a bound or a rounding, which is that of all of it."""
    match number:
        case model.Binary("max" | "min", left):
            return isinstance(left, model.Number)
    return isinstance(number, model.Binary) and number.operator == "/"


def speaks_of(part: object, names: Collection[str]) -> bool:
    """Whether a bound name stands anywhere in an expression, a statement or several."""
    if isinstance(part, model.Binding):
        return part.name in names
    if isinstance(part, tuple):
        return any(speaks_of(one, names) for one in part)
    kind = type(part)
    return has(kind) and any(speaks_of(getattr(part, one.name), names) for one in fields(kind))


def compared_with(part: object, names: Collection[str]) -> bool:
    """Whether a bound name stands in what is asked or reckoned of each of several things."""
    match part:
        case model.Where(over, _, condition):
            return speaks_of(condition, names) or compared_with(over, names)
        case model.Fold(_, _, over, body):
            return speaks_of(body, names) or compared_with(over, names)
        case tuple():
            return any(compared_with(one, names) for one in part)
    kind = type(part)
    return has(kind) and any(compared_with(getattr(part, one.name), names) for one in fields(kind))


def is_other(condition: Expression) -> bool:
    """Whether a condition asks that a thing is not the card itself."""
    return condition == model.Binary("!=", model.Binding(IT), model.Binding(SELF))


def split(expression: Expression) -> tuple[Expression, list[Expression]]:
    """What is looked through, and the conditions on it, the innermost first."""
    conditions: list[Expression] = []
    while isinstance(expression, model.Where):
        conditions.insert(0, expression.condition)
        expression = expression.over
    return expression, conditions


def references(part: Any) -> Counter[str]:  # noqa: ANN401  # any value of the model
    """How often each bound name stands in an expression, a statement or several."""
    if isinstance(part, model.Binding):
        return Counter((part.name,))
    found: Counter[str] = Counter()
    if isinstance(part, tuple):
        for one in part:
            found += references(one)
    elif has(type(part)):
        for one in fields(type(part)):
            found += references(getattr(part, one.name))
    return found


def without_self(expression: Expression) -> tuple[Expression, bool]:
    """Things without the condition that each is another card, and whether they had it."""
    match expression:
        case model.Where(over, _, condition) if is_other(condition):
            return over, True
        case model.Where(over, binder, model.Binary("and", left, right)):
            for one, rest in ((left, right), (right, left)):
                if is_other(one):
                    return model.Where(over, binder, rest), True
        case model.Where(over, binder, condition):
            inner, others = without_self(over)
            return model.Where(inner, binder, condition), others
    return expression, False


def property_of(fold: model.Fold) -> str | None:
    """The property over which a fold goes, if it is one of each thing itself."""
    match fold.body:
        case model.Attribute(attribute, model.Binding(name)) if name == fold.binder:
            return attribute
    return None


def is_select(expression: Expression) -> TypeGuard[model.Select]:
    """Whether things are those of a selector, without a filter."""
    return isinstance(expression, model.Select)


def by_another(choose: effects.Choose) -> bool:
    """Whether somebody else than the owner chooses, or may do so."""
    return choose.by not in (None, model.Binding(ME))


def has_clause(things: Expression) -> bool:
    """Whether the words for things end in a condition on them, or on those whose they are."""
    over, conditions = split(without_self(things)[0])
    return bool(conditions) or (is_select(over) and over.of is not None and has_clause(over.of))


def ends_in_clause(number: Expression) -> bool:
    """Whether the words for a number end in a condition on what is counted or looked at."""
    match number:
        case model.Count(over) | model.Attribute(_, over) | model.Quantity(_, over):
            return over is not None and has_clause(over)
        case model.Fold():
            return has_clause(number.over) if property_of(number) else ends_in_clause(number.body)
        case model.Binary("+" | "-" | "*", _, right):
            return ends_in_clause(right)
    return False


def ends_open(number: Expression) -> bool:
    """Whether the words for a number end in one in it that could go on: *the higher of … and …*."""
    match number:
        case model.Binary("max" | "min", left):
            return not isinstance(left, model.Number)
        case model.Binary("+" | "-" | "*", _, right):
            return ends_open(right)
    return isinstance(number, model.Fold) and property_of(number) is None


def ends_with(part: Expression, names: Collection[str]) -> bool:
    """Whether the words for a part end in those for a named thing, if they hold them at all."""
    match part:
        case model.Binding():
            return True
        case model.Select(_, of) | model.Quantity(_, of) | model.Attribute(_, of) if of is not None:
            return ends_with(of, names)
        case model.Count(of):
            return ends_with(of, names)
    return not speaks_of(part, names)


@frozen
class Known:
    """A chosen thing that is not told yet: its name, and those of what is told of it."""

    names: frozenset[str]
    #: What is told with more words behind those for the thing.
    amid: frozenset[str] = frozenset()
    #: Whether its words end in a condition, so that more words behind them seem part of that.
    clause: bool = False
    #: Those of values that look at several things, each beside it.
    beside: frozenset[str] = frozenset()

    @property
    def all(self) -> frozenset[str]:
        """All those names."""
        return self.names | self.amid

    def bound(self, binder: str, *values: Expression) -> Known:
        """With one more name, for something that is told with the thing in it."""
        more = frozenset((binder,))
        beside = self.beside | more if self.blurs_in(*values) else self.beside
        if self.amid_of(*values):
            return evolve(self, amid=self.amid | more, beside=beside)
        return evolve(self, names=self.names | more, beside=beside)

    def amid_of(self, *values: Expression) -> bool:
        """Whether more words would stand behind those for the thing."""
        return any(speaks_of(one, self.amid) or not ends_with(one, self.names) for one in values)

    def blurs_in(self, *values: Expression) -> bool:
        """Whether each of several things would seem to have one of its own beside it."""
        return compared_with(values, self.all) or speaks_of(values, self.beside)

    def hides_in(self, *values: Expression) -> bool:
        """Whether words would stand behind its condition that could be read as a part of it."""
        return self.clause and self.amid_of(*values)


def is_weighed(known: Known, statements: Sequence[effects.Statement], *, loops: bool) -> bool:
    """Whether what is chosen has to be told before what is done with it.

    So it is if the first to name it is a condition or a loop, or hangs on one alone: there
    *an opponent* would be any, or, if ``loops`` count, a new one each time, as it would where it is
    named in a condition on each of several things. And so it is if a condition on what is chosen
    would be followed by one on something else.
    """
    for at, one in enumerate(statements):
        if not speaks_of(one, known.all):
            continue
        match one:
            case effects.Choose(over=over) if by_another(one):
                return known.hides_in(over)
            case effects.Let():  # which is told, and would name it first
                return True
            case effects.Choose(binder, over):
                counted = (one.count,) if one.count is not None else ()
                known = known.bound(binder, *counted, over)
                continue
            case effects.If(condition) | effects.May(condition) if speaks_of(condition, known.all):
                return True
            case effects.If(_, then, otherwise):
                users = [body for body in (then, otherwise) if speaks_of(body, known.all)]
            case effects.May(_, body):
                users = [body]
            case effects.Each(_, model.Binding()):
                return True
            case effects.Each(_, over):
                spoken = speaks_of(over, known.all)
                return known.hides_in(over) or (loops and known.blurs_in(over)) if spoken else loops
            case _:  # standing effects name nothing chosen, for they hold on when all is done
                acts = one.operands if isinstance(one, effects.Act) else ()
                return known.hides_in(*acts) or (loops and known.blurs_in(*acts))
        again = len(users) > 1 or speaks_of(tuple(statements[at + 1 :]), known.all)
        return again or is_weighed(known, users[0], loops=loops)
    return False
