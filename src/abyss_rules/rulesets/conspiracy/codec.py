"""A state of Conspiracy as plain data and back; what is read is checked against the material."""

from __future__ import annotations

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
from abyss_rules.rulesets.conspiracy import frames
from abyss_rules.rulesets.conspiracy.coherence import check_chambers, check_frames
from abyss_rules.rulesets.conspiracy.material import COUNTERS, GUILDS, ZONES
from abyss_rules.rulesets.conspiracy.rules import STRIDE, ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Things
from abyss_rules.rulesets.conspiracy.vocabulary import WORDS

_NUMBERS = (
    "active",
    "turn",
    "ending",
    "finished",
    "opponent",
    "bound",
    *counters_of(COUNTERS, per=""),
)
#: Slot -> the type of what lies in it.
_ZONES = shared_zones(ZONES)
#: Slot with several zones -> the type of what lies in them.
_GROUPS = divided_zones(ZONES, per="guild") | divided_zones(ZONES, per="seat")
_KEYS = (
    "stack",
    "chance",
    "passing",
    *_NUMBERS,
    "pearls",
    *_ZONES,
    *_GROUPS,
    "spaces",
)
_INTS = {int}


def to_plain(s: ConspiracyState) -> dict[str, Any]:
    """The position as ints and lists; ``from_plain`` reads it."""
    data: dict[str, Any] = {"stack": plain_stack(s.stack), "chance": s.chance}
    data["passing"] = list(map(list, s.passing))
    for name in _NUMBERS:
        data[name] = getattr(s, name)
    data["pearls"] = s.pearls.copy()
    for name in _ZONES:
        data[name] = list(getattr(s, name))
    for name in (*_GROUPS, "spaces"):
        data[name] = list(map(list, getattr(s, name)))
    return data


def from_plain(r: ConspiracyRules, data: object) -> ConspiracyState:
    """The state that ``to_plain`` wrote.

    Raises UnreadableError, saying what is wrong and where, for data that is no state of a game
    with these rules, or that no game can be continued from.
    """
    return _reader(r).read(data)


@lru_cache(maxsize=64)
def _reader(r: ConspiracyRules) -> _Reader:
    return _Reader(r)


class _Reader:
    """What is allowed where, for one set of rules."""

    def __init__(self, r: ConspiracyRules) -> None:
        self.r = r
        lords, locations = frozenset(r.lords), frozenset(r.locations)
        self.cards = {"Lord": lords, "Location": locations}
        self.of_guild = [
            frozenset(lord for lord in lords if r.guild[lord] == guild)
            for guild in range(len(GUILDS))
        ]
        #: Each kind with all cards of it, sorted.
        self.all = (("Lord", r.lords), ("Location", r.locations))
        players = frozenset(range(r.players))
        places = frozenset(range(r.chamber_spaces))
        #: slot -> lowest, highest.
        self.numbers = {
            "active": (0, r.players - 1),
            "turn": (0, plain.LARGEST),
            "ending": (0, r.players),
            "finished": (0, 3),
            "master": (-1, r.players - 1),
            "opponent": (0, len(GUILDS) - 1) if r.solo else (-1, -1),
            "replay_token": (0, int(r.solo)),
            "bound": (0, int(r.solo)),
        }
        members = {
            kind.name: frozenset(range(len(kind.members))) for kind in WORDS.kinds if kind.members
        }
        members |= {
            "Player": players,
            "Truth": frozenset({0, 1}),
            "Card": frozenset(range(len(r.cards))),
            "Lord": lords,
            "Location": locations,
            "Space": frozenset(player * STRIDE + place for player in players for place in places),
            "Place": places,
        }
        self.places = places
        self.frames = FrameReader(r, frames.FRAMES, frames.ABOVE, frames.BOTTOM, members)

    def read(self, data: object) -> ConspiracyState:
        given = plain.exact_keys(data, "state", _KEYS)
        r = self.r
        s = ConspiracyState()
        s.rules = r
        s.cache = {}
        s.log = None
        s.seat = -1
        s.kind = 0
        s.options = []
        s.chance = plain.number(given["chance"], "state.chance", 0, (1 << 64) - 1)
        s.passing = read_passing(r, given["passing"], "state.passing")
        for name, (low, high) in self.numbers.items():
            setattr(s, name, plain.number(given[name], f"state.{name}", low, high))
        s.pearls = plain.numbers(given["pearls"], "state.pearls", r.players)
        self._zones(s, given)
        self._conservation(s)
        most = max(s.pearls)
        if bool(most) != (s.master >= 0) or (most and s.pearls[s.master] != most):  # C6
            plain.fail("state.master", "somebody with most Pearls is Pearl Master, if any has some")
        check_chambers(r, s)
        s.stack = self.frames.stack(given["stack"], "state.stack")
        check_frames(r, s)
        return continuable(r, s)

    def _zones(self, s: ConspiracyState, given: dict[str, Any]) -> None:
        """Read the zones; what lies in them is checked with the conservation."""
        for name in _ZONES:
            setattr(s, name, _tuple(given[name], name))
        for name in _GROUPS:
            length = len(GUILDS) if name == "discards" else self.r.players
            setattr(s, name, _tuples(given[name], name, length))
        s.spaces = _tuples(given["spaces"], "spaces", self.r.players)
        for player, spaces in enumerate(s.spaces):
            plain.things(list(spaces), f"state.spaces[{player}]", self.places, "space")

    def _conservation(self, s: ConspiracyState) -> None:
        """Check that every card is there as often as it exists, where such a card may lie."""
        for kind, wanted in self.all:
            every: list[int] = []
            for slot, of in _ZONES.items():
                if of == kind:
                    every += getattr(s, slot)
            for slot, of in _GROUPS.items():
                if of == kind:
                    for zone in getattr(s, slot):
                        every += zone
            if not set(map(type, every)) <= _INTS or tuple(sorted(every)) != wanted:
                self._explain(s, kind, wanted)
        for guild, pile in enumerate(s.discards):
            if not self.of_guild[guild].issuperset(pile):
                self._explain(s, *self.all[0])
            if list(pile) != sorted(pile):
                plain.fail(f"state.discards[{guild}]", "is not sorted")

    def _explain(self, s: ConspiracyState, kind: str, wanted: Things) -> None:
        """Say which card of a kind lies where it cannot, or how many there are of it."""
        allowed = self.cards[kind]
        read: list[ReadZone] = [
            (slot, -1, getattr(s, slot), allowed, kind) for slot, of in _ZONES.items() if of == kind
        ]
        for slot, of in _GROUPS.items():
            if of == kind:
                read += [
                    (slot, place, zone, self.of_guild[place], f"{GUILDS[place]} Lord")
                    if slot == "discards"
                    else (slot, place, zone, allowed, kind)
                    for place, zone in enumerate(getattr(s, slot))
                ]
        conserved(read, wanted, lambda number: self.r.cards[number].id)


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
