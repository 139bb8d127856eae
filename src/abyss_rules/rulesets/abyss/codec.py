"""A state of Abyss as plain data and back; what is read is checked against the material."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.codec import FrameReader
from abyss_rules.engine.saved import Allowed, Kept, Layout, StateReader, members_of
from abyss_rules.rulesets.abyss import frames, moves_allies
from abyss_rules.rulesets.abyss.coherence import check_frames
from abyss_rules.rulesets.abyss.material import COUNTERS, FACES, MONSTER, RACES, ZONES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things

LAYOUT = Layout(
    ZONES,
    COUNTERS,
    numbers=("extra_turns", "idle", "purchases"),
    counts=("bought",),
    marks=("used", "disabled"),
    lists=("pending", "copies"),
)
#: Slots that follow from the others and are not saved.
DERIVED = ("sums",)


def to_plain(s: AbyssState) -> dict[str, Any]:
    """The position as ints and lists; ``from_plain`` reads it."""
    return LAYOUT.to_plain(s)


def from_plain(r: AbyssRules, data: object) -> AbyssState:
    """The state that ``to_plain`` wrote.

    Raises UnreadableError, saying what is wrong and where, for data that is no state of a game
    with these rules, or that no game can be continued from.
    """
    return _reader(r).read(data)


@lru_cache(maxsize=64)
def _reader(r: AbyssRules) -> _Reader:
    return _Reader(r)


class _Reader(StateReader[AbyssState]):
    """What is allowed where, for one set of rules."""

    def __init__(self, r: AbyssRules) -> None:
        self.r = r
        faces = frozenset(r.faces)
        self.cards = members_of(r) | {"Ally": faces - {MONSTER}}
        frame_members = self.cards | {
            "seat": self.cards["Player"],
            "Stack": self.cards["Race"],
            "Race": self.cards["Race"] | {-1},
        }
        of_race = [
            (frozenset(face for face in self.cards["Ally"] if face // 5 == race), name)
            for race, name in enumerate(RACES)
        ]
        bounds = {"threat": (1, r.last_threat)}
        if not r.boxed:
            bounds |= dict.fromkeys(("treasury", "key_supply"), (-plain.LARGEST, plain.LARGEST))

        def name(card: int) -> str:
            return r.cards[card].id

        super().__init__(
            AbyssState,
            r,
            LAYOUT,
            bounds,
            (
                Kept(("Lord",), r.lords, name),
                Kept(("Location",), r.locations, name),
                Kept(("Card", "Ally"), tuple(sorted(r.faces)), FACES.__getitem__),
                Kept(("Token",), r.tokens, "a Monster token of {}".format),
            ),
            # What lies in an exploration zone is a Card: an Ally or a Monster.
            Allowed(
                self.cards | {"Card": faces, "Token": frozenset(r.tokens)},
                {"seat": r.seats, "race": len(RACES)},
                {"council": of_race},
                sorted=("hand", "affiliated", "tokens"),
            ),
            FrameReader(r, frames.FRAMES, frames.ABOVE, frames.BOTTOM, frame_members),
        )

    def fits(self, s: AbyssState, given: dict[str, Any]) -> None:
        self._supplies(s)
        s.sums = sums = [0] * (5 * self.r.seats)
        for seat, hand in enumerate(s.hand):
            for face in hand:
                sums[seat * 5 + face // 5] += face % 5 + 1
        for seat, groups in enumerate(given["under"]):
            plain.listed(groups, f"state.under[{seat}]", len(s.locations[seat]))
        self._marks(s, given)

    def goes_on(self, s: AbyssState) -> None:
        check_frames(self.r, s)

    def _supplies(self, s: AbyssState) -> None:
        """Check that as many Pearls and Key tokens are there as the box holds."""
        for slot, held, there in (
            ("treasury", s.treasury + sum(s.pearls), self.r.material["pearls"]),
            ("key_supply", s.key_supply + sum(s.keys), self.r.material["key_tokens"]),
        ):
            if held != there:
                whose, what = _SUPPLIES[slot]
                plain.fail(
                    f"state.{slot}",
                    f"{whose} and the seats have {held} {what}, and there are {there}",
                )

    def _marks(self, s: AbyssState, given: dict[str, Any]) -> None:
        """Read what only marks cards that lie in a zone."""
        plain.things(given["used"], "state.used", self.cards["Lord"], "Lord")
        plain.things(given["disabled"], "state.disabled", self.cards["Lord"], "Lord")
        free = {lord for lords in s.free for lord in lords}
        for place, lord in enumerate(s.disabled):
            if lord not in free or lord in s.disabled[:place]:
                plain.fail(f"state.disabled[{place}]", f"{self.r.cards[lord].id} is not free")
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
            zone = plain.number(
                marked[place], f"{where}[{place}]", moves_allies.HAND, moves_allies.AFFILIATED
            )
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


_SUPPLIES = {
    "treasury": ("the Treasury", "Pearls"),
    "key_supply": ("the pile", "Key tokens"),
}
