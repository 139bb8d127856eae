"""Expressions of cards prepared as functions of (rules, state, frame).

The slots of a frame are named in ``engine.frames``. What an expression binds for itself (``it``,
the binder of a sum) lives in a copy of the frame, never in the state.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from abyss_rules.engine.frames import OWNER, SOURCE
from abyss_rules.engine.standing import protected
from abyss_rules.engine.words import Words
from abyss_rules.model import expressions as ex
from abyss_rules.model.vocabulary import Selector

Evaluate = Callable[[Any, Any, list[Any]], Any]

#: What ``top of`` gives where there is nothing.
NOTHING = -1
#: The most of anything that a card does, keeps or changes at once, as the most it can name.
MOST = 9999
#: What is reckoned beyond this, up or down, counts as this.
LARGEST = 1_000_000
#: The selectors of players, without those protected from the card.
_PLAYERS = ("opponents", "players")
#: Bindings that are always something.
_SURE = frozenset({"me", "self", "it"})

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "min": min,
    "max": max,
}


class Scope:
    """Which slot holds which binding, and of what type, while a block is being prepared."""

    def __init__(
        self, names: dict[str, tuple[int, str]], first: int, types: list[str] | None = None
    ) -> None:
        self.names = names
        self._first = first
        #: The types of the slots taken, from ``first`` on.
        self.types: list[str] = [] if types is None else types

    @property
    def size(self) -> int:
        """The first slot not taken."""
        return self._first + len(self.types)

    def bind(self, name: str, kind: str) -> int:
        """Give ``name`` the next slot and return it."""
        slot = self.size
        self.types.append(kind)
        self.names[name] = (slot, kind)
        return slot

    def nested(self) -> Scope:
        """The scope of a nested block: its names end with it, its slots stay taken."""
        return Scope(dict(self.names), self._first, self.types)

    def inner(self) -> Scope:
        """The scope of an expression: its names and its slots end with it."""
        return Scope(dict(self.names), self._first, list(self.types))


class Evaluator:
    """Prepares the expressions of one ruleset's cards.

    What says who is protected itself looks at all players (``heeding=False``).
    """

    def __init__(self, words: Words, *, heeding: bool = True) -> None:
        self.words = words
        self._heeding = heeding
        vocabulary = words.vocabulary()
        self._selectors: dict[str, Selector] = {w.name: w for w in vocabulary.selectors}
        self._quantities = {w.name: w for w in vocabulary.quantities}
        self._attributes = {(w.name, w.of): w for w in vocabulary.attributes}
        self._members = {
            kind.name: {member: i for i, member in enumerate(kind.members)}
            for kind in vocabulary.kinds
        }
        #: Selectors of zones by number, for ``@`` operands.
        self.zones = {w.name: i for i, w in enumerate(w for w in vocabulary.selectors if w.zone)}

    def type_of(  # noqa: PLR0911  # one return for each form of the model
        self, e: ex.Expression, scope: Scope
    ) -> str:
        """The type an expression has, as the vocabulary writes it."""
        match e:
            case ex.Number() | ex.Count():
                return "Count"
            case ex.Constant(kind=kind):
                return kind
            case ex.Binding(name=name):
                return scope.names[name][1]
            case ex.Select(selector=name):
                return self._selectors[name].gives
            case ex.Attribute(attribute=name, of=of):
                return self._attributes[name, self.type_of(of, scope)].gives
            case ex.Quantity(quantity=name):
                return self._quantities[name].gives
            case ex.Where(over=over):
                return self.type_of(over, scope)
            case ex.Top(of=of):
                return self.type_of(of, scope).rstrip("*")
            case ex.Binary(operator="+" | "-" | "*" | "/" | "min" | "max") | ex.Fold():
                return "Count"
            case _:
                return "Truth"

    def prepare(  # noqa: C901, PLR0911, PLR0912  # one case for each form of the model
        self, e: ex.Expression, scope: Scope
    ) -> Evaluate:
        """The function that gives the value of ``e``: an int, or a tuple for a ``*`` type.

        Raises TypeError for what is no expression of the model, which a mistake of ours can make.
        """
        match e:
            case ex.Number(value=number):
                return lambda _r, _s, _f: number
            case ex.Constant(kind=kind, name=name):
                member = self._members[kind][name]
                return lambda _r, _s, _f: member
            case ex.Binding(name=name):
                slot = scope.names[name][0]
                return lambda _r, _s, f: f[slot]
            case ex.Select():
                return self._select(e, scope)
            case ex.Attribute(attribute=name, of=of):
                attribute = self.words.attribute_functions[name, self.type_of(of, scope)]
                thing = self.prepare(of, scope)
                if not may_be_nothing(of):
                    return lambda r, s, f: attribute(r, s, thing(r, s, f))
                nothing = NOTHING if self._members.get(self.type_of(e, scope)) else 0
                return lambda r, s, f: (
                    nothing if (one := thing(r, s, f)) == NOTHING else attribute(r, s, one)
                )
            case ex.Quantity(quantity=name, of=None):
                number_of = self.words.quantity_functions[name]
                return cast("Evaluate", number_of)
            case ex.Quantity(quantity=name, of=of) if of is not None:
                number_of = self.words.quantity_functions[name]
                player = self.prepare(of, scope)
                return lambda r, s, f: (
                    0 if (seat := player(r, s, f)) == NOTHING else number_of(r, s, seat)
                )
            case ex.Where():
                return self._where(e, scope)
            case ex.Fold():
                return self._fold(e, scope)
            case ex.Count(of=of):
                things = self.prepare(of, scope)
                return lambda r, s, f: len(things(r, s, f))
            case ex.Top(of=of):
                zone = self.prepare(of, scope)
                return lambda r, s, f: next(iter(zone(r, s, f)), NOTHING)
            case ex.Binary():
                return self._binary(e, scope)
            case ex.Not(of=of):
                condition = self.prepare(of, scope)
                return lambda r, s, f: not condition(r, s, f)
        raise TypeError(e)  # pragma: no cover - the checker makes no other node

    def _select(self, e: ex.Select, scope: Scope) -> Evaluate:
        if (known := scope.names.get(f"all {e.selector}")) is not None:
            slot = known[0]
            return lambda _r, _s, f: f[slot]
        if e.selector == "opponents":
            if not self._heeding:
                return lambda r, _s, f: r.others[f[OWNER]]
            return lambda r, s, f: tuple(
                seat for seat in r.others[f[OWNER]] if not protected(r, s, seat, f[SOURCE])
            )
        if e.selector == "players":
            if not self._heeding:
                return lambda r, _s, f: (f[OWNER], *r.others[f[OWNER]])
            return lambda r, s, f: (
                f[OWNER],
                *(seat for seat in r.others[f[OWNER]] if not protected(r, s, seat, f[SOURCE])),
            )
        select = self.words.selector_functions[e.selector]
        if e.of is None:
            return lambda r, s, _f: select(r, s)
        whose = self.prepare(e.of, scope)
        if not self.type_of(e.of, scope).endswith("*"):
            return lambda r, s, f: () if (seat := whose(r, s, f)) == NOTHING else select(r, s, seat)
        return lambda r, s, f: tuple(
            thing for player in whose(r, s, f) for thing in select(r, s, player)
        )

    def _inside(
        self, scope: Scope, body: ex.Expression
    ) -> tuple[Scope, tuple[tuple[int, Evaluate], ...]]:
        """The scope inside a loop, and what is looked up once before it: slots and values.

        Who is protected does not change while an expression is reckoned.
        """
        inner = scope.inner()
        before = []
        for name in _PLAYERS:
            if f"all {name}" not in scope.names and selects(body, name):
                once = self._select(ex.Select(name), scope)
                before.append((inner.bind(f"all {name}", "Player*"), once))
        return inner, tuple(before)

    def _where(self, e: ex.Where, scope: Scope) -> Evaluate:
        over = self.prepare(e.over, scope)
        inner, before = self._inside(scope, e.condition)
        slot = inner.bind(e.binder, self.type_of(e.over, scope).rstrip("*"))
        condition = self.prepare(e.condition, inner)

        def where(r: Any, s: Any, f: list[Any]) -> tuple[int, ...]:
            own = _extended(f, slot)
            for place, value in before:
                own[place] = value(r, s, f)
            kept = []
            for thing in over(r, s, f):
                own[slot] = thing
                if condition(r, s, own):
                    kept.append(thing)
            return tuple(kept)

        return where

    def _fold(self, e: ex.Fold, scope: Scope) -> Evaluate:
        over = self.prepare(e.over, scope)
        inner, before = self._inside(scope, e.body)
        slot = inner.bind(e.binder, self.type_of(e.over, scope).rstrip("*"))
        body = self.prepare(e.body, inner)
        operation = e.operation

        def fold(r: Any, s: Any, f: list[Any]) -> int:
            own = _extended(f, slot)
            for place, value in before:
                own[place] = value(r, s, f)
            values = []
            for thing in over(r, s, f):
                own[slot] = thing
                values.append(body(r, s, own))
            if operation == "sum":
                return _kept(sum(values))
            if operation == "distinct":
                return len(set(values))
            if operation == "min":
                return min(values, default=0)
            return max(values, default=0)

        return fold

    def _binary(self, e: ex.Binary, scope: Scope) -> Evaluate:
        left = self.prepare(e.left, scope)
        right = self.prepare(e.right, scope)
        if e.operator == "and":
            return lambda r, s, f: left(r, s, f) and right(r, s, f)
        if e.operator == "or":
            return lambda r, s, f: left(r, s, f) or right(r, s, f)
        if e.operator == "/":
            # Whole division; by nothing gives nothing, so that no card can stop a game.
            return lambda r, s, f: _divide(left(r, s, f), right(r, s, f))
        apply = _BINARY[e.operator]
        if e.operator in {"+", "-", "*"}:
            return lambda r, s, f: _kept(apply(left(r, s, f), right(r, s, f)))
        return lambda r, s, f: apply(left(r, s, f), right(r, s, f))

    def prepare_as(self, kind: str, e: ex.Expression, scope: Scope) -> Evaluate:
        """The function for an expression that changes the state as a value of ``kind``.

        Raises TypeError as `prepare` does, and if ``kind`` is a zone's and ``e`` is no zone.
        """
        if kind == "Count":
            return self._number(e, scope)
        if kind.endswith("@"):
            return self._zone(e, scope)
        value = self.prepare(e, scope)
        if kind.endswith("*") and not self.type_of(e, scope).endswith("*"):
            # Where several things go, one thing will do too; nothing stays nothing.
            return lambda r, s, f: NOTHING if (thing := value(r, s, f)) == NOTHING else (thing,)
        return value

    def _number(self, e: ex.Expression, scope: Scope) -> Evaluate:
        """A Count kept within ``MOST``, as the numbers on cards are."""
        number = self.prepare(e, scope)
        if isinstance(e, ex.Number):
            return number
        return lambda r, s, f: max(-MOST, min(MOST, number(r, s, f)))

    def hidden(self, e: ex.Expression) -> str:
        """The selector of what nobody sees, if that is chosen from; else ""."""
        while isinstance(e, ex.Where):
            e = e.over
        unseen = isinstance(e, ex.Select) and self._selectors[e.selector].sees == "nobody"
        return e.selector if isinstance(e, ex.Select) and unseen else ""

    def unlooked(self, e: ex.Expression, kept: Mapping[str, ex.Expression]) -> ex.Expression | None:
        """What is filtered to choose from, if only looking there tells what the filter leaves.

        ``kept`` is what ``let`` has bound before.
        """
        inner = e
        while isinstance(inner, ex.Where):
            inner = inner.over
        zone: ex.Expression | None = inner
        while isinstance(zone, ex.Binding):
            zone = kept.get(zone.name)
        if inner is e or not isinstance(zone, ex.Select):
            return None
        word = self._selectors[zone.selector]
        own = word.sees == "owner" and zone.of == ex.Binding("me")
        return None if word.sees == "all" or word.deducible or own else inner

    def _zone(self, e: ex.Expression, scope: Scope) -> Evaluate:
        """An ``@`` operand: (zone's number, seat, cards) of a zone, filtered or not; or nothing."""
        plain = e
        while isinstance(plain, ex.Where):
            plain = plain.over
        if not isinstance(plain, ex.Select) or plain.of is None:
            raise TypeError(e)  # pragma: no cover - the checker refuses it
        zone = self.zones[plain.selector]
        whose = self.prepare(plain.of, scope)
        cards = self.prepare(e, scope)
        return lambda r, s, f: (
            NOTHING if (seat := whose(r, s, f)) == NOTHING else (zone, seat, cards(r, s, f))
        )


def _extended(frame: list[Any], slot: int) -> list[Any]:
    return frame + [0] * (slot + 1 - len(frame))


def _divide(left: int, right: int) -> int:
    return left // right if right else 0


def _kept(number: int) -> int:
    if -LARGEST <= number <= LARGEST:
        return number
    return LARGEST if number > 0 else -LARGEST


def may_be_nothing(e: ex.Expression) -> bool:
    """Whether an expression for one thing can give ``NOTHING``, itself or by a ``let``."""
    if isinstance(e, ex.Attribute):
        return may_be_nothing(e.of)
    return isinstance(e, ex.Top) or (isinstance(e, ex.Binding) and e.name not in _SURE)


def uses(e: object, names: frozenset[str]) -> bool:
    """Whether an expression reads one of the bindings ``names``."""
    return any(isinstance(part, ex.Binding) and part.name in names for part in parts(e))


def selects(e: object, name: str) -> bool:
    """Whether an expression has the selector ``name``."""
    return any(isinstance(part, ex.Select) and part.selector == name for part in parts(e))


def parts(e: object) -> Iterator[object]:
    """An expression, or several, and all that stands in it."""
    yield e
    if isinstance(e, tuple):
        for one in e:
            yield from parts(one)
    for part in getattr(type(e), "__attrs_attrs__", ()):
        yield from parts(getattr(e, part.name))
