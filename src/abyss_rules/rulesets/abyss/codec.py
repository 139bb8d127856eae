"""A state of Abyss as plain data and back; what is read is checked against the material."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.codec import (
    FrameReader,
    ReadZone,
    conserved,
    continuable,
    plain_stack,
    read_passing,
)
from abyss_rules.engine.material import counters_of, divided_zones, shared_zones
from abyss_rules.rulesets.abyss import frames, moves
from abyss_rules.rulesets.abyss.coherence import check_frames
from abyss_rules.rulesets.abyss.material import COUNTERS, FACES, MONSTER, RACES, ZONES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things
from abyss_rules.rulesets.abyss.vocabulary import WORDS

_NUMBERS = (
    "active",
    "turn",
    "extra_turns",
    "ending",
    "finished",
    "idle",
    "purchases",
    *counters_of(COUNTERS, per=""),
)
_SEAT_NUMBERS = ("bought", *counters_of(COUNTERS, per="seat"))
#: Slots that mark cards which lie in a zone -> the type of what is marked.
_MARKING = {"used": "Lord", "disabled": "Lord"}
#: Slot -> the type of what lies in it.
_ZONES = _MARKING | shared_zones(ZONES)
_SEAT_ZONES = divided_zones(ZONES, per="seat")
_GROUPS = ("council", "pending")
_NESTED = ("under",)
_KEYS = (
    "stack",
    "chance",
    "passing",
    *_NUMBERS,
    *_SEAT_NUMBERS,
    *_ZONES,
    *_SEAT_ZONES,
    *_GROUPS,
    *_NESTED,
    "copies",
)
#: What the Exploration deck is made of: Monsters too, or Allies alone.
_EXPLORATION = ("Card", "Ally")
_INTS = {int}
#: Slots that follow from the others and are not saved.
DERIVED = ("sums",)


def to_plain(s: AbyssState) -> dict[str, Any]:
    """The position as ints and lists; ``from_plain`` reads it."""
    data: dict[str, Any] = {"stack": plain_stack(s.stack), "chance": s.chance}
    data["passing"] = list(map(list, s.passing))
    for name in _NUMBERS:
        data[name] = getattr(s, name)
    for name in _SEAT_NUMBERS:
        data[name] = getattr(s, name).copy()
    for name in _ZONES:
        data[name] = list(getattr(s, name))
    for name in (*_SEAT_ZONES, *_GROUPS):
        data[name] = list(map(list, getattr(s, name)))
    data["under"] = [list(map(list, groups)) for groups in s.under]
    data["copies"] = list(map(list, s.copies))
    return data


def from_plain(r: AbyssRules, data: object) -> AbyssState:
    """The state that ``to_plain`` wrote.

    Raises UnreadableError, saying what is wrong and where, for data that is no state of a game
    with these rules, or that no game can be continued from.
    """
    return _reader(r).read(data)


@lru_cache(maxsize=64)
def _reader(r: AbyssRules) -> _Reader:
    return _Reader(r)


class _Reader:
    """What is allowed where, for one set of rules."""

    def __init__(self, r: AbyssRules) -> None:
        self.r = r
        seats = frozenset(range(r.seats))
        lords, locations = frozenset(r.lords), frozenset(r.locations)
        faces = frozenset(r.faces)
        self.allies = faces - {MONSTER}
        self.cards = {
            "Card": faces,
            "Ally": self.allies,
            "Token": frozenset(r.tokens),
            "Lord": lords,
            "Location": locations,
        }
        self.of_race = [
            frozenset(face for face in self.allies if face // 5 == race)
            for race in range(len(RACES))
        ]
        high = dict.fromkeys(_NUMBERS, plain.LARGEST)
        high |= {"active": r.seats - 1, "ending": r.seats, "finished": 3, "threat": r.last_threat}
        low = dict.fromkeys(_NUMBERS, 0) | {"threat": 1}
        if not r.boxed:
            low["treasury"] = low["key_supply"] = -plain.LARGEST
        #: (slot, lowest, highest)
        self.numbers = [(name, low[name], high[name]) for name in _NUMBERS]

        #: What is conserved together: kinds, shared zones, zones of seats and Races, all there is.
        self.kinds = [
            (
                kinds,
                tuple(z for z, kind in _ZONES.items() if kind in kinds and z not in _MARKING),
                tuple(
                    zone
                    for zone, kind in (_SEAT_ZONES | {"council": "Ally"}).items()
                    if kind in kinds
                ),
                tuple(sorted(every)),
            )
            for kinds, every in (
                (("Lord",), r.lords),
                (("Location",), r.locations),
                (_EXPLORATION, r.faces),
                (("Token",), r.tokens),
            )
        ]
        self.pearls = int(r.material["pearls"])
        self.key_tokens = int(r.material["key_tokens"])
        members = {
            kind.name: frozenset(range(len(kind.members))) for kind in WORDS.kinds if kind.members
        }
        members |= {
            "Player": seats,
            "seat": seats,
            "Truth": frozenset({0, 1}),
            "Card": frozenset(range(len(r.cards))),
            "Lord": lords,
            "Location": locations,
            "Ally": self.allies,
            "Stack": frozenset(range(len(RACES))),
            "Race": frozenset(range(-1, len(RACES))),
        }
        self.frames = FrameReader(r, frames.FRAMES, frames.ABOVE, frames.BOTTOM, members)

    def read(self, data: object) -> AbyssState:
        given = plain.exact_keys(data, "state", _KEYS)
        s = AbyssState()
        s.rules = self.r
        s.cache = {}
        s.log = None
        s.seat = -1
        s.kind = 0
        s.options = []
        self._numbers(s, given)
        self._zones(s, given)
        self._conservation(s)
        self._hands(s)
        self._marks(s, given)
        s.stack = self.frames.stack(given["stack"], "state.stack")
        check_frames(self.r, s)
        return continuable(self.r, s)

    # --- slots ----------------------------------------------------------------------------------

    def _numbers(self, s: AbyssState, given: dict[str, Any]) -> None:
        s.passing = read_passing(self.r, given["passing"], "state.passing")
        s.chance = plain.number(given["chance"], "state.chance", 0, (1 << 64) - 1)
        for name, low, high in self.numbers:
            value = given[name]
            if type(value) is not int or not low <= value <= high:
                plain.number(value, f"state.{name}", low, high)
            setattr(s, name, value)
        for name in _SEAT_NUMBERS:
            setattr(s, name, plain.numbers(given[name], f"state.{name}", self.r.seats))
        if s.treasury + sum(s.pearls) != self.pearls:
            plain.fail(
                "state.treasury",
                f"the Treasury and the seats have {s.treasury + sum(s.pearls)} Pearls, and there "
                f"are {self.pearls}",
            )
        if s.key_supply + sum(s.keys) != self.key_tokens:
            plain.fail(
                "state.key_supply",
                f"the pile and the seats have {s.key_supply + sum(s.keys)} Key tokens, and there "
                f"are {self.key_tokens}",
            )

    def _zones(self, s: AbyssState, given: dict[str, Any]) -> None:
        """Read the zones; what lies in them is checked with the conservation."""
        seats = self.r.seats
        for name in _ZONES:
            setattr(s, name, _tuple(given[name], name))
        for name in _SEAT_ZONES:
            setattr(s, name, _tuples(given[name], name, seats))
        s.council = _tuples(given["council"], "council", len(RACES))
        s.under = [
            tuple(_tuples(groups, f"under[{seat}]", len(s.locations[seat])))
            for seat, groups in enumerate(plain.listed(given["under"], "state.under", seats))
        ]

    def _marks(self, s: AbyssState, given: dict[str, Any]) -> None:
        """Read what only marks cards that lie in a zone."""
        plain.things(given["used"], "state.used", self.cards["Lord"], "Lord")
        pending = plain.listed(given["pending"], "state.pending", self.r.seats)
        s.pending = [self._pending(s, marked, seat) for seat, marked in enumerate(pending)]
        s.copies = tuple(
            self._copy(pair, f"state.copies[{place}]")
            for place, pair in enumerate(plain.listed(given["copies"], "state.copies"))
        )

    def _pending(self, s: AbyssState, value: object, seat: int) -> Things:
        where = f"state.pending[{seat}]"
        marked = plain.listed(value, where)
        if not marked:
            return ()
        if len(marked) % 3:
            plain.fail(where, "zone, chooser and Ally are wanted for each")
        for place in range(0, len(marked), 3):
            zone = plain.number(marked[place], f"{where}[{place}]", moves.HAND, moves.AFFILIATED)
            plain.number(marked[place + 1], f"{where}[{place + 1}]", 0, self.r.seats - 1)
            face = plain.number(marked[place + 2], f"{where}[{place + 2}]", 0, MONSTER - 1)
            if face not in (s.hand, s.affiliated)[zone][seat]:
                plain.fail(f"{where}[{place + 2}]", f"seat {seat} has no {FACES[face]} there")
        return tuple(marked)

    def _copy(self, value: object, where: str) -> Things:
        pair = plain.things(value, where, self.cards["Location"], "Location")
        copyable = self.r.copyable
        if len(pair) != 2 or copyable[pair[0]] or not copyable[pair[1]]:
            plain.fail(where, "a copying Location and the one it copies are wanted")
        return pair

    # --- the whole ------------------------------------------------------------------------------

    def _conservation(self, s: AbyssState) -> None:
        """Check that everything is there once, where such a thing may lie."""
        for kind, slots, groups, wanted in self.kinds:
            every: list[int] = []
            for slot in slots:
                every += getattr(s, slot)
            for slot in groups:
                for zone in getattr(s, slot):
                    every += zone
            if "Lord" in kind:
                for under in s.under:
                    for zone in under:
                        every += zone
            if not set(map(type, every)) <= _INTS or tuple(sorted(every)) != wanted:
                self._explain(s, kind, wanted)
        if MONSTER in s.payment or any(MONSTER in zone for zone in (*s.hand, *s.affiliated)):
            self._explain(s, _EXPLORATION, self.r.faces)
        for of_race, stack in zip(self.of_race, s.council, strict=True):
            if not of_race.issuperset(stack):
                self._explain(s, _EXPLORATION, self.r.faces)

    def _explain(self, s: AbyssState, kind: tuple[str, ...], wanted: Things) -> None:
        """Say which thing of a kind lies where it cannot, or how many there are of it."""
        cards = self.cards
        read: list[ReadZone] = [
            (slot, -1, getattr(s, slot), cards[of], of)
            for slot, of in _ZONES.items()
            if of in kind and slot not in _MARKING
        ]
        for slot, of in _SEAT_ZONES.items():
            if of in kind:
                read += [(slot, seat, zone, cards[of], of) for seat, zone in _places(s, slot)]
        if kind == _EXPLORATION:
            read += [
                ("council", race, stack, self.of_race[race], RACES[race])
                for race, stack in _places(s, "council")
            ]
        elif "Lord" in kind:
            read += [
                ("under", seat, group, cards["Lord"], "Lord")
                for seat, groups in _places(s, "under")
                for group in groups
            ]
        conserved(read, wanted, self._name_of(kind))

    def _name_of(self, kind: tuple[str, ...]) -> Callable[[int], str]:
        if kind == _EXPLORATION:
            return FACES.__getitem__
        if "Token" in kind:
            return "a Monster token of {}".format
        return lambda number: self.r.cards[number].id

    def _hands(self, s: AbyssState) -> None:
        """Check what is kept sorted, and derive the sums."""
        for name in ("hand", "affiliated", "tokens"):
            for seat, zone in enumerate(getattr(s, name)):
                if list(zone) != sorted(zone):
                    plain.fail(f"state.{name}[{seat}]", "is not sorted")
        s.sums = sums = [0] * (5 * self.r.seats)
        for seat, hand in enumerate(s.hand):
            for face in hand:
                sums[seat * 5 + face // 5] += face % 5 + 1
        plain.things(list(s.disabled), "state.disabled", self.cards["Lord"], "Lord")
        free = {lord for lords in s.free for lord in lords}
        for place, lord in enumerate(s.disabled):
            if lord not in free or lord in s.disabled[:place]:
                plain.fail(f"state.disabled[{place}]", f"{self.r.cards[lord].id} is not free")


def _places(s: AbyssState, slot: str) -> enumerate[Any]:
    return enumerate(getattr(s, slot))


def _tuple(value: object, where: str) -> Things:
    if type(value) is not list:
        plain.fail(f"state.{where}", f"a list is wanted, not {plain.show(value)}")
    return tuple(value)


def _tuples(value: object, where: str, length: int) -> list[Things]:
    found = []
    for place, zone in enumerate(plain.listed(value, f"state.{where}", length)):
        if type(zone) is not list:
            plain.fail(f"state.{where}[{place}]", f"a list is wanted, not {plain.show(zone)}")
        found.append(tuple(zone))
    return found
