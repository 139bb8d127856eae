"""Whole states as plain data and back, driven by the declared zones and counters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from attrs import field, frozen

from abyss_rules.engine import plain
from abyss_rules.engine.codec import (
    FrameReader,
    ReadZone,
    conserved,
    continuable,
    plain_stack,
    read_passing,
)
from abyss_rules.engine.material import Counter, Zone, counters_of, shared_zones
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import State, Things
from abyss_rules.errors import IllegalError

S = TypeVar("S", bound=State)

_INTS = {int}
#: The numbers that all states have.
_NUMBERS = ("active", "turn", "ending", "finished")


class Layout:
    """How a ruleset's states are saved: the slots by their form, from its zones and counters.

    ``numbers`` are its own numbers, ``counts`` its own lists of a number for each seat, ``marks``
    the slots that name things lying in zones, ``lists`` those that hold tuples and are no zones.
    """

    def __init__(
        self,
        zones: tuple[Zone, ...],
        counters: tuple[Counter, ...],
        *,
        numbers: tuple[str, ...] = (),
        counts: tuple[str, ...] = (),
        marks: tuple[str, ...] = (),
        lists: tuple[str, ...] = (),
    ) -> None:
        self.numbers = (*_NUMBERS, *numbers, *counters_of(counters, per=""))
        self.counts = (*counts, *counters_of(counters, per="seat"))
        self.marks = marks
        self.shared = shared_zones(zones)
        self.divided = {zone.name: zone for zone in zones if zone.per and not zone.nested}
        self.nested = {zone.name: zone for zone in zones if zone.nested}
        self.lists = lists
        self._flat = (*marks, *self.shared)
        self._grouped = (*self.divided, *lists)
        self.keys = (
            *("stack", "chance", "passing", *self.numbers, *self.counts),
            *(*self._flat, *self._grouped, *self.nested),
        )

    def to_plain(self, s: State) -> dict[str, Any]:
        """The position as ints and lists; a ``StateReader`` reads it.

        Raises IllegalError while a shuffle is fixed that is still to come.
        """
        if s.orders:
            raise IllegalError("a shuffle that is still to come was fixed, so this cannot be saved")
        data: dict[str, Any] = {"stack": plain_stack(s.stack), "chance": s.chance}
        data["passing"] = list(map(list, s.passing))
        for name in self.numbers:
            data[name] = getattr(s, name)
        for name in self.counts:
            data[name] = getattr(s, name).copy()
        for name in self._flat:
            data[name] = list(getattr(s, name))
        for name in self._grouped:
            data[name] = list(map(list, getattr(s, name)))
        for name in self.nested:
            data[name] = [list(map(list, groups)) for groups in getattr(s, name)]
        return data


@frozen
class Kept:
    """Things of which there are always as many: those of the kinds ``of``."""

    of: tuple[str, ...]
    #: All of them, sorted.
    every: tuple[int, ...]
    #: What one of them is called.
    name: Callable[[int], str]


@frozen
class Allowed:
    """What may lie in the zones of one set of rules."""

    #: Kind of thing -> all of that kind.
    kinds: Mapping[str, frozenset[int]]
    #: Division of zones (``seat`` and so on) -> how many there are.
    divisions: Mapping[str, int]
    #: Slot -> for each of its zones what may lie there, and what such a thing is called.
    places: Mapping[str, list[tuple[frozenset[int], str]]] = field(factory=dict)
    #: The slots of several zones that are kept sorted.
    sorted: tuple[str, ...] = ()


class StateReader(Generic[S]):
    """Reads the states of one set of rules; a ruleset says what else has to fit (``fits``).

    ``bounds`` gives the lowest and highest value of its numbers, where they are not from 0 on.
    """

    def __init__(
        self,
        blank: type[S],
        rules: Rules,
        layout: Layout,
        bounds: Mapping[str, tuple[int, int]],
        kept: tuple[Kept, ...],
        allowed: Allowed,
        frames: FrameReader,
    ) -> None:
        self._blank = blank
        self._rules = rules
        self._layout = layout
        limits = {
            "active": (0, rules.players - 1),
            "ending": (0, rules.players),
            "finished": (0, len(rules.endings)),
            **bounds,
        }
        #: (slot, lowest, highest)
        self._numbers = [(name, *limits.get(name, (0, plain.LARGEST))) for name in layout.numbers]
        self._kept = [(one, *self._slots(one)) for one in kept]
        self._allowed = allowed
        self._lengths = {
            slot: allowed.divisions[zone.per]
            for slot, zone in (layout.divided | layout.nested).items()
        }
        self._frames = frames
        #: Where less may lie than what is kept together: (kept, slot, what in each of its zones).
        self._narrow = [
            (one, slot, [may for may, _name in self._places(slot)])
            for one, shared, divided, _nested in self._kept
            for slot in (*shared, *divided)
            if any(not may.issuperset(one.every) for may, _name in self._places(slot))
        ]

    def _slots(self, kept: Kept) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """The slots with things that are kept together: one zone, several, several groups."""
        layout = self._layout
        return (
            tuple(slot for slot, holds in layout.shared.items() if holds in kept.of),
            tuple(slot for slot, zone in layout.divided.items() if zone.holds in kept.of),
            tuple(slot for slot, zone in layout.nested.items() if zone.holds in kept.of),
        )

    def _places(self, slot: str) -> list[tuple[frozenset[int], str]]:
        """For each zone of a slot what may lie there, and what such a thing is called."""
        if slot in self._allowed.places:
            return self._allowed.places[slot]
        layout = self._layout
        if slot in layout.shared:
            return [(self._allowed.kinds[layout.shared[slot]], layout.shared[slot])]
        zone = layout.divided.get(slot) or layout.nested[slot]
        return [(self._allowed.kinds[zone.holds], zone.holds)] * self._lengths[slot]

    def read(self, data: object) -> S:
        """The state; raises UnreadableError saying what is wrong and where."""
        given = plain.exact_keys(data, "state", self._layout.keys)
        s = self._blank.blank(self._rules, 0)
        s.chance = plain.number(given["chance"], "state.chance", 0, (1 << 64) - 1)
        s.passing = read_passing(self._rules, given["passing"], "state.passing")
        for name, low, high in self._numbers:
            value = given[name]
            if type(value) is not int or not low <= value <= high:
                plain.number(value, f"state.{name}", low, high)
            setattr(s, name, value)
        for name in self._layout.counts:
            setattr(s, name, plain.numbers(given[name], f"state.{name}", self._rules.players))
        self._zones(s, given)
        self._conservation(s)
        self._order(s)
        self.fits(s, given)
        s.stack = self._frames.stack(given["stack"], "state.stack")
        self.goes_on(s)
        return continuable(self._rules, s)

    def fits(self, s: S, given: dict[str, Any]) -> None:
        """Check, and read, what only this ruleset has; raises UnreadableError."""
        raise NotImplementedError  # pragma: no cover - every ruleset's reader has its own

    def goes_on(self, s: S) -> None:
        """Check that the frames fit what lies on the table; raises UnreadableError."""
        raise NotImplementedError  # pragma: no cover - every ruleset's reader has its own

    def _zones(self, s: S, given: dict[str, Any]) -> None:
        """Read the zones; what lies in them is checked with the conservation."""
        layout = self._layout
        for name in layout.shared:
            setattr(s, name, _tuple(given[name], f"state.{name}"))
        for name in layout.marks:
            setattr(s, name, _tuple(given[name], f"state.{name}"))
        for name in layout.divided:
            setattr(s, name, tuples(given[name], f"state.{name}", self._lengths[name]))
        for name in layout.nested:
            groups = plain.listed(given[name], f"state.{name}", self._lengths[name])
            found = [tuple(tuples(g, f"state.{name}[{n}]")) for n, g in enumerate(groups)]
            setattr(s, name, found)

    def _conservation(self, s: S) -> None:
        """Check that everything is there as often as it exists, where such a thing may lie."""
        for kept, *slots in self._kept:
            every = _everything(s, *slots)
            if not set(map(type, every)) <= _INTS or tuple(sorted(every)) != kept.every:
                self._explain(s, kept)
        for kept, slot, allowed in self._narrow:
            zones = getattr(s, slot) if slot in self._lengths else (getattr(s, slot),)
            for zone, may in zip(zones, allowed, strict=True):
                if not may.issuperset(zone):
                    self._explain(s, kept)

    def _order(self, s: S) -> None:
        """Check that what is kept sorted is sorted."""
        for slot in self._allowed.sorted:
            for place, zone in enumerate(getattr(s, slot)):
                if list(zone) != sorted(zone):
                    plain.fail(f"state.{slot}[{place}]", "is not sorted")

    def _explain(self, s: S, kept: Kept) -> None:
        """Say which thing lies where it cannot, or how many there are of it."""
        read: list[ReadZone] = []
        shared, divided, nested = self._slots(kept)
        for slot in shared:
            read += [(slot, -1, getattr(s, slot), *self._places(slot)[0])]
        for slot in divided:
            zones = zip(getattr(s, slot), self._places(slot), strict=True)
            read += [(slot, n, zone, *place) for n, (zone, place) in enumerate(zones)]
        for slot in nested:
            many = zip(getattr(s, slot), self._places(slot), strict=True)
            read += [
                (slot, n, zone, *place) for n, (groups, place) in enumerate(many) for zone in groups
            ]
        conserved(read, kept.every, kept.name)


def _everything(
    s: State, shared: tuple[str, ...], divided: tuple[str, ...], nested: tuple[str, ...]
) -> list[int]:
    """All that lies in some slots, which hold one zone, several, or several groups of them."""
    every: list[int] = []
    for slot in shared:
        every += getattr(s, slot)
    for slot in divided:
        for zone in getattr(s, slot):
            every += zone
    for slot in nested:
        for groups in getattr(s, slot):
            for zone in groups:
                every += zone
    return every


def _tuple(value: object, where: str) -> Things:
    if type(value) is not list:
        plain.fail(where, f"a list is wanted, not {plain.show(value)}")
    return tuple(value)


def tuples(value: object, where: str, length: int | None = None) -> list[Things]:
    """The value as a list of tuples of whatever it holds."""
    found = []
    for place, zone in enumerate(plain.listed(value, where, length)):
        if type(zone) is not list:
            plain.fail(f"{where}[{place}]", f"a list is wanted, not {plain.show(zone)}")
        found.append(tuple(zone))
    return found


def members_of(rules: Rules) -> dict[str, frozenset[int]]:
    """The numbers that a thing of each type can have, for the types that all rulesets have."""
    members = {
        kind.name: frozenset(range(len(kind.members))) for kind in rules.words.kinds if kind.members
    }
    members |= {
        kind.type: frozenset(n for n, card in enumerate(rules.cards) if card.kind == kind.name)
        for kind in rules.words.card_kinds
    }
    return members | {
        "Player": frozenset(range(rules.players)),
        "Truth": frozenset({0, 1}),
        "Card": frozenset(range(len(rules.cards))),
    }
