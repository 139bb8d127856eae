"""The words of a position of Conspiracy, and what scenarios can expect besides."""

from __future__ import annotations

from attrs import evolve

from abyss_rules.engine.position_words import PositionWord, PositionWords, deck, number, things
from abyss_rules.rulesets.conspiracy.material import GUILDS, KEYS, SOLO_SCORE_PARTS

#: What nobody plays with, in built positions or by an option.
_OUT = (things("lords", "lord"), things("locations", "location"))

#: The words of games with an opponent that the rules play (C9).
SOLO = (
    PositionWord("opponent", "name", "guild", default=None),
    PositionWord("replay_token", "truth", default=False),
    PositionWord("bound", "truth", default=False),
)

TABLE = (
    number("seats", 2),
    number("turn"),
    number("turn_number", 1),
    number("ending"),
    deck("lord_deck", "lord"),
    things("drawn_lords", "lord"),
    things("taken", "lord"),
    things("discards", "lord"),
    things("available", "location", always=True),
    deck("location_deck", "location"),
    things("duties", "location", ordered=True),
    PositionWord("pearl_master", "number", default=None),
    *SOLO,
    things("drawn", "location", given=False),
    PositionWord("out_of_play", "group", given=False, words=_OUT),
)

PLAYER = (
    number("pearls"),
    things("chamber", "lord", ordered=True),
    PositionWord("locations", "lying", "location", default={}),
    PositionWord("keys", "counts", given=False, names=KEYS[1:]),
    PositionWord("coalitions", "counts", given=False, names=GUILDS),
    number("must_draw", given=False),
)

WORDS = PositionWords(
    TABLE,
    PLAYER,
    tuple(evolve(word, given=False) for word in TABLE),
    PLAYER,
    {"guild": GUILDS},
    PositionWord("score", "counts", given=False, names=(*SOLO_SCORE_PARTS, "total")),
    {"lord_deck": "Lord", "location_deck": "Location"},
)
