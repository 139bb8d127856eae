"""A game of Conspiracy prepared for its cards, options and seats: columns of facts by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from abyss_rules.engine.options import SHIFT
from abyss_rules.engine.rules import Rules, Tables
from abyss_rules.engine.words import Words
from abyss_rules.errors import PackError
from abyss_rules.model.cards import Card
from abyss_rules.rulesets.conspiracy import steps
from abyss_rules.rulesets.conspiracy.material import (
    ENDINGS,
    SCORE_PARTS,
    SOLO_SCORE_PARTS,
    SOLO_TIE_PARTS,
    TIE_PARTS,
)
from abyss_rules.rulesets.conspiracy.options import ConspiracyOptions

if TYPE_CHECKING:
    from abyss_rules.rulesets.conspiracy.state import ConspiracyState

#: A space of a Chamber is the number ``player * STRIDE + place``, places counting from 0.
STRIDE = 16


class ConspiracyRules(Rules):
    """What the steps read at each decision, as plain lists and numbers."""

    choice_verbs = steps.CHOICE_VERBS
    accept = steps.ACCEPT >> SHIFT
    decline = steps.DECLINE >> SHIFT
    choose_kind = steps.CHOOSING
    may_kind = steps.ASKING
    kinds = steps.KINDS
    endings = ENDINGS
    ruleset = "conspiracy"

    def __init__(
        self,
        seats: int,
        cards: tuple[Card, ...],
        material: Mapping[str, Any],
        options: ConspiracyOptions,
        words: Words,
        tables: Tables,
    ) -> None:
        self.solo = seats == 1
        super().__init__(seats, cards, words, steps.VERBS, tables, seats + self.solo)
        self.score_parts = SOLO_SCORE_PARTS if self.solo else SCORE_PARTS
        self.tie_parts = SOLO_TIE_PARTS if self.solo else TIE_PARTS
        self.options = options
        self._cards(cards)
        self._material(material)
        quantities = self.compiled.quantities
        self.q_draw_duty = quantities["draw_duty"]
        self.q_matching_keys = quantities["matching_keys"]
        self.q_location_source = quantities["location_source"]
        #: By Lord: whether it does something when it is placed.
        self.acts = [block >= 0 for block in self.compiled.once["arrival"]]
        # C10.duties_together
        self.strictest = options.duties_together == "strictest"
        # C10.empty_location_deck
        self.face_up_instead = options.empty_location_deck == "face_up"
        # C10.turn_limit
        self.turn_limit = options.turn_limit or 0

    def _cards(self, cards: tuple[Card, ...]) -> None:
        self.influence = self.column("influence")
        self.pearls = self.column("pearls")
        self.copies = self.column("copies")
        self.guild = self.column_of("Guild", "guild")
        self.key = self.column_of("Key", "key", 0)
        #: Every Lord as often as there are copies of it, and every Location (C1).
        self.lords = tuple(
            number
            for number, card in enumerate(cards)
            if card.kind == "lord"
            for _ in range(self.copies[number])
        )
        self.locations = tuple(n for n, card in enumerate(cards) if card.kind == "location")
        if not self.lords:
            raise PackError("there is no Lord in play, so nobody could ever take one")

    def _material(self, material: Mapping[str, Any]) -> None:
        self.material = dict(material)
        number: dict[str, int] = {k: v for k, v in material.items() if isinstance(v, int)}
        #: How many spaces each row of a Chamber has, and all of them.
        self.rows: tuple[int, ...] = tuple(material["chamber_rows"])
        self.chamber_spaces = sum(self.rows)
        if self.chamber_spaces > STRIDE:
            message = f"a Chamber has {self.chamber_spaces} spaces, and {STRIDE} are the most"
            raise PackError(message)
        #: By space: those that touch it (C8.2), counted from 0.
        self.adjacent = self._adjacent(material["adjacent"])
        self.starting_locations = number["starting_locations"]
        self.most_lords_drawn = number["most_lords_drawn"]
        #: The options to draw, by how many can be drawn at most (C3.1).
        self.draws = [
            [steps.DRAW | number for number in range(1, most + 1)]
            for most in range(self.most_lords_drawn + 1)
        ]
        self.most_locations_drawn = number["most_locations_drawn"]
        self.keys_of_one_metal = number["keys_of_one_metal"]
        self.keys_of_any_metal = number["keys_of_any_metal"]
        self.coalition_points = number["coalition_points"]
        self.pearl_master_points = number["pearl_master_points"]
        self.opponent_location_points = number["opponent_location_points"]
        self.solo_area = number["solo_area"]

    def _adjacent(self, pairs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
        touching: list[set[int]] = [set() for _ in range(self.chamber_spaces)]
        for one, other in pairs:
            if one == other or other > self.chamber_spaces:
                message = f"spaces {one} and {other} are no two of the {self.chamber_spaces} spaces"
                raise PackError(message)
            touching[one - 1].add(other - 1)
            touching[other - 1].add(one - 1)
        return tuple(tuple(sorted(places)) for places in touching)

    def describe(self, kind: str, argument: int) -> str:
        """An argument of an option in words: a card's id, ``space 3 of seat 0``, a number."""
        if kind == "Space":
            player, place = divmod(argument, STRIDE)
            return f"space {place + 1} of seat {range(self.players)[player]}"
        return super().describe(kind, argument)

    def standing_sources(self, s: ConspiracyState) -> list[tuple[int, int]]:
        """(seat, Location) of all Locations but those of an opponent without a seat (C9)."""
        return [(seat, location) for seat in range(self.seats) for location in s.locations[seat]]
