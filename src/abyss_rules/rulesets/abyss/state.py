"""The state of a game of Abyss: one slot for each zone and counter of the material."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from abyss_rules.engine.state import Frame, State, Things

if TYPE_CHECKING:
    from abyss_rules.rulesets.abyss.rules import AbyssRules

__all__ = ["AbyssState", "Frame", "Things"]


class AbyssState(State):
    """All of a game of Abyss.

    Zones are tuples, replaced when they change, so that clones share them. Allies are faces
    (``race * 5 + value - 1``; ``MONSTER`` in decks), since copies of a face cannot be told apart;
    Lords and Locations are numbers of cards. The top of a deck is its last entry. A hand is
    sorted, and ``sums`` (the value of each Race in it, ``seat * 5 + race``) follows from it.
    """

    __slots__ = (
        "affiliated",
        "available",
        "bought",
        "box_allies",
        "box_locations",
        "box_lords",
        "box_tokens",
        "copies",
        "council",
        "court",
        "disabled",
        "drawn",
        "exploration_deck",
        "exploration_discard",
        "extra_turns",
        "free",
        "hand",
        "idle",
        "key_supply",
        "keys",
        "location_deck",
        "locations",
        "lord_deck",
        "lord_discard",
        "payment",
        "pearls",
        "pending",
        "purchases",
        "sums",
        "threat",
        "token_supply",
        "tokens",
        "track",
        "treasury",
        "under",
        "used",
    )

    rules: AbyssRules
    # The turn, and extra turns won in it (A9.2).
    extra_turns: int
    #: Turns begun since anybody had a choice, as far as they began with a forced action (A3.6).
    idle: int
    purchases: int
    bought: list[int]
    used: Things
    # Counters.
    treasury: int
    pearls: list[int]
    key_supply: int
    keys: list[int]
    threat: int
    # Allies.
    exploration_deck: Things
    exploration_discard: Things
    track: Things
    council: list[Things]
    hand: list[Things]
    sums: list[int]
    affiliated: list[Things]
    payment: Things
    #: Chosen to be discarded, and not shown before all have chosen (A8.8): for each of the seat's
    #: cards its zone (see ``moves_allies``), who chose it, and its face, one after the other.
    pending: list[Things]
    box_allies: Things
    # Monster tokens, by value.
    token_supply: Things
    tokens: list[Things]
    box_tokens: Things
    # Lords.
    lord_deck: Things
    court: Things
    lord_discard: Things
    free: list[Things]
    disabled: Things
    box_lords: Things
    # Locations; ``under`` holds the Lords under each, in the order of ``locations``.
    location_deck: Things
    available: Things
    drawn: Things
    locations: list[Things]
    under: list[tuple[Things, ...]]
    box_locations: Things
    #: (Location, copied Location) pairs, noted at the end (A13).
    copies: tuple[Things, ...]

    def clone(self) -> Self:  # noqa: PLR0915  # one line a slot: hot
        """An independent copy that does not listen."""
        new = AbyssState.__new__(type(self))
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
        new.extra_turns = self.extra_turns
        new.ending = self.ending
        new.finished = self.finished
        new.idle = self.idle
        new.purchases = self.purchases
        new.bought = self.bought.copy()
        new.used = self.used
        new.treasury = self.treasury
        new.pearls = self.pearls.copy()
        new.key_supply = self.key_supply
        new.keys = self.keys.copy()
        new.threat = self.threat
        new.exploration_deck = self.exploration_deck
        new.exploration_discard = self.exploration_discard
        new.track = self.track
        new.council = self.council.copy()
        new.hand = self.hand.copy()
        new.sums = self.sums.copy()
        new.affiliated = self.affiliated.copy()
        new.payment = self.payment
        new.pending = self.pending.copy()
        new.box_allies = self.box_allies
        new.token_supply = self.token_supply
        new.tokens = self.tokens.copy()
        new.box_tokens = self.box_tokens
        new.lord_deck = self.lord_deck
        new.court = self.court
        new.lord_discard = self.lord_discard
        new.free = self.free.copy()
        new.disabled = self.disabled
        new.box_lords = self.box_lords
        new.location_deck = self.location_deck
        new.available = self.available
        new.drawn = self.drawn
        new.locations = self.locations.copy()
        new.under = self.under.copy()
        new.box_locations = self.box_locations
        new.copies = self.copies
        return new
