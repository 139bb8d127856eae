"""Words for numbers: quantities that cards read, and switches that standing effects change."""

from __future__ import annotations

from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from abyss_rules.rulesets.conspiracy.vocabulary.declare import WORDS


@WORDS.quantity(
    "pearls",
    doc="The Pearls a player has.",
    example="score pearls of me / 2;",
    low=0,
)
def pearls(_r: ConspiracyRules, s: ConspiracyState, player: int) -> int:
    return s.pearls[player]


WORDS.switch(
    "draw_duty",
    doc="How many Lords a player must draw, no more, no fewer and no pile; 0 for as they like.",
    example="set draw_duty to 2 for opponents;",
    modes=("set",),
)
WORDS.switch(
    "matching_keys",
    "MatchingKeys",
    doc="Which two keys earn a player a Location: of one metal, or any (C5.1).",
    example="set matching_keys to any for me;",
    modes=("set",),
)
WORDS.switch(
    "location_source",
    "LocationSource",
    doc="Where a player takes Locations: as usual, or anywhere in the deck (C5.2).",
    example="set location_source to whole_deck for me;",
    modes=("set",),
)
