"""The words of a position of Abyss, and what scenarios can expect besides."""

from __future__ import annotations

from attrs import evolve

from abyss_rules.engine.position_words import PositionWord, PositionWords, deck, number, things
from abyss_rules.rulesets.abyss.material import FACES, GUILDS, MONSTER, RACES, SCORE_PARTS

_ALLIES = tuple(face for place, face in enumerate(FACES) if place != MONSTER)

_TRACK = things("track", "card", ordered=True)
_REVEALED = PositionWord("revealed", "name", "card", default=None)
#: What an exploration under way says (A4).
EXPLORATION = (_TRACK, number("set_aside"), _REVEALED, number("purchases"))

#: What nobody plays with, in built positions or by an option.
_OUT = (
    things("allies", "card"),
    things("tokens", "token"),
    things("lords", "lord"),
    things("locations", "location"),
)

TABLE = (
    number("seats", 2),
    number("turn"),
    number("turn_number", 1),
    number("extra_turns"),
    number("ending"),
    PositionWord("idle", "number", expected=False),
    number("threat", 1),
    things("court", "lord", ordered=True, always=True),
    deck("lord_deck", "lord"),
    things("lord_discard", "lord"),
    things("available", "location", always=True),
    deck("location_deck", "location"),
    deck("exploration_deck", "card"),
    things("exploration_discard", "card"),
    things("council", "ally"),
    deck("token_supply", "token"),
    _TRACK,
    number("set_aside", given=False),
    PositionWord("exploration", "group", default=None, expected=False, words=EXPLORATION),
    things("payment", "ally", given=False),
    things("drawn", "location", given=False),
    things("used", "lord", given=False),
    PositionWord("recruiting", "name", "lord", given=False),
    number("price", given=False),
    number("treasury", given=False),
    number("key_supply", given=False),
    PositionWord("out_of_play", "group", given=False, words=_OUT),
)

PLAYER = (
    number("pearls"),
    number("keys"),
    things("hand", "ally"),
    things("affiliated", "ally"),
    things("lords", "lord"),
    things("disabled", "lord"),
    PositionWord("locations", "covered", "location", default={}, under="lord"),
    things("tokens", "token"),
    number("bought"),
    number("usable_keys", given=False),
)

#: What a seat sees of the Council is how many Allies each stack has (A12).
_SEEN_COUNCIL = PositionWord("council", "counts", names=RACES)

WORDS = PositionWords(
    TABLE,
    PLAYER,
    tuple(
        _SEEN_COUNCIL if word.name == "council" else evolve(word, given=False)
        for word in TABLE
        if word.expected
    ),
    PLAYER,
    {
        "card": FACES,
        "ally": _ALLIES,
        "token": tuple(map(str, range(1, 10))),
        "race": RACES,
        "guild": GUILDS,
    },
    PositionWord("score", "counts", given=False, names=(*SCORE_PARTS, "total")),
    {"lord_deck": "Lord", "location_deck": "Location", "exploration_deck": "Ally"},
)
