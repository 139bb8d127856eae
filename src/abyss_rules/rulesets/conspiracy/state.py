"""The state of a game of Conspiracy: one slot for each zone and counter of the material."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from abyss_rules.engine.state import Frame, State, Things

if TYPE_CHECKING:
    from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules

__all__ = ["ConspiracyState", "Frame", "Things"]


class ConspiracyState(State):
    """All of a game of Conspiracy.

    Zones are tuples, replaced when they change, so that clones share them. A Lord is the number of
    its card, which lies there as often as there are copies, for they cannot be told apart; a
    Chamber lists them space by space, and each discard pile is sorted. The top of a deck is its
    last entry. Which keys are available is not kept: it is those behind the last Location (C5.1).

    Lists that are said to be by player have one entry for each seat, and one more for the opponent
    of a solo game (C9).
    """

    __slots__ = (
        "available",
        "bound",
        "box_locations",
        "box_lords",
        "chamber",
        "discards",
        "drawn",
        "drawn_lords",
        "location_deck",
        "locations",
        "lord_deck",
        "master",
        "opponent",
        "pearls",
        "replay_token",
        "spaces",
        "taken",
    )

    rules: ConspiracyRules
    # Pearls (C6), by player, and who is Pearl Master, -1 for nobody.
    pearls: list[int]
    master: int
    # Lords: the deck, those drawn to keep one, those taken and not placed yet, the discard piles
    # by guild, the Chambers by player.
    lord_deck: Things
    drawn_lords: Things
    taken: Things
    discards: list[Things]
    chamber: list[Things]
    box_lords: Things
    # Locations: by player in the order in which they were taken, and the space each lies on,
    # counted from 0.
    location_deck: Things
    available: Things
    drawn: Things
    locations: list[Things]
    spaces: list[Things]
    box_locations: Things
    # Alone (C9): the opponent's guild (-1 with more seats), whether the human has the token, and
    # whether the next turn of theirs must take the first Lord.
    opponent: int
    replay_token: int
    bound: int

    def clone(self) -> Self:
        """An independent copy that does not listen."""
        new = ConspiracyState.__new__(type(self))
        new.rules = self.rules
        new.cache = self.cache
        new.log = None
        new.seat = self.seat
        new.kind = self.kind
        new.options = self.options
        new.chance = self.chance
        new.orders = self.orders
        new.passing = self.passing
        new.stack = [frame.copy() for frame in self.stack]
        new.active = self.active
        new.turn = self.turn
        new.ending = self.ending
        new.finished = self.finished
        new.pearls = self.pearls.copy()
        new.master = self.master
        new.lord_deck = self.lord_deck
        new.drawn_lords = self.drawn_lords
        new.taken = self.taken
        new.discards = self.discards.copy()
        new.chamber = self.chamber.copy()
        new.box_lords = self.box_lords
        new.location_deck = self.location_deck
        new.available = self.available
        new.drawn = self.drawn
        new.locations = self.locations.copy()
        new.spaces = self.spaces.copy()
        new.box_locations = self.box_locations
        new.opponent = self.opponent
        new.replay_token = self.replay_token
        new.bound = self.bound
        return new
