"""A state of Conspiracy as plain data and back; what is read is checked against the material."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.codec import FrameReader
from abyss_rules.engine.saved import Allowed, Kept, Layout, StateReader, members_of, tuples
from abyss_rules.rulesets.conspiracy import frames
from abyss_rules.rulesets.conspiracy.coherence import check_chambers, check_frames
from abyss_rules.rulesets.conspiracy.material import COUNTERS, GUILDS, ZONES
from abyss_rules.rulesets.conspiracy.rules import STRIDE, ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState

LAYOUT = Layout(ZONES, COUNTERS, numbers=("opponent", "bound"), lists=("spaces",))


def to_plain(s: ConspiracyState) -> dict[str, Any]:
    """The position as ints and lists; ``from_plain`` reads it."""
    return LAYOUT.to_plain(s)


def from_plain(r: ConspiracyRules, data: object) -> ConspiracyState:
    """The state that ``to_plain`` wrote.

    Raises UnreadableError, saying what is wrong and where, for data that is no state of a game
    with these rules, or that no game can be continued from.
    """
    return _reader(r).read(data)


@lru_cache(maxsize=64)
def _reader(r: ConspiracyRules) -> _Reader:
    return _Reader(r)


class _Reader(StateReader[ConspiracyState]):
    """What is allowed where, for one set of rules."""

    def __init__(self, r: ConspiracyRules) -> None:
        self.r = r
        self.places = frozenset(range(r.chamber_spaces))
        members = members_of(r)
        frame_members = members | {
            "Space": frozenset(
                player * STRIDE + place for player in range(r.players) for place in self.places
            ),
            "Place": self.places,
        }
        of_guild = [
            (frozenset(lord for lord in members["Lord"] if r.guild[lord] == guild), f"{name} Lord")
            for guild, name in enumerate(GUILDS)
        ]

        def name(card: int) -> str:
            return r.cards[card].id

        super().__init__(
            ConspiracyState,
            r,
            LAYOUT,
            {
                "master": (-1, r.players - 1),
                "opponent": (0, len(GUILDS) - 1) if r.solo else (-1, -1),
                "replay_token": (0, int(r.solo)),
                "bound": (0, int(r.solo)),
            },
            (Kept(("Lord",), r.lords, name), Kept(("Location",), r.locations, name)),
            Allowed(
                members,
                {"seat": r.players, "guild": len(GUILDS)},
                {"discards": of_guild},
                sorted=("discards",),
            ),
            FrameReader(r, frames.FRAMES, frames.ABOVE, frames.BOTTOM, frame_members),
        )

    def fits(self, s: ConspiracyState, given: dict[str, Any]) -> None:
        s.spaces = tuples(given["spaces"], "state.spaces", self.r.players)
        for player, spaces in enumerate(s.spaces):
            plain.things(list(spaces), f"state.spaces[{player}]", self.places, "space")
        most = max(s.pearls)
        if bool(most) != (s.master >= 0) or (most and s.pearls[s.master] != most):  # C6
            plain.fail("state.master", "somebody with most Pearls is Pearl Master, if any has some")
        check_chambers(self.r, s)

    def goes_on(self, s: ConspiracyState) -> None:
        check_frames(self.r, s)
