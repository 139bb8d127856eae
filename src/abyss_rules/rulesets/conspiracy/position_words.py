"""The words of a position of Conspiracy, and what scenarios can expect besides."""

from __future__ import annotations

from attrs import evolve

from abyss_rules.engine.position_words import NAMED, PositionWord, PositionWords
from abyss_rules.rulesets.conspiracy.material import GUILDS, KEYS, SOLO_SCORE_PARTS


def _number(name: str, default: int = 0, *, given: bool = True) -> PositionWord:
    return PositionWord(name, "number", default=default, given=given)


def _things(
    name: str, of: str, *, ordered: bool = False, always: bool = False, given: bool = True
) -> PositionWord:
    default = NAMED if always else []
    return PositionWord(name, "things", of, ordered, default, given)


def _deck(name: str, of: str) -> PositionWord:
    return PositionWord(name, "deck", of, ordered=True, default=NAMED)


#: What nobody plays with, in built positions or by an option.
_OUT = (_things("lords", "lord"), _things("locations", "location"))

#: The words of games with an opponent that the rules play (C9).
SOLO = (
    PositionWord("opponent", "name", "guild", default=None),
    PositionWord("replay_token", "truth", default=False),
    PositionWord("bound", "truth", default=False),
)

TABLE = (
    _number("seats", 2),
    _number("turn"),
    _number("turn_number", 1),
    _number("ending"),
    _deck("lord_deck", "lord"),
    _things("drawn_lords", "lord"),
    _things("taken", "lord"),
    _things("discards", "lord"),
    _things("available", "location", always=True),
    _deck("location_deck", "location"),
    _things("duties", "location", ordered=True),
    PositionWord("pearl_master", "number", default=None),
    *SOLO,
    _things("drawn", "location", given=False),
    PositionWord("out_of_play", "group", given=False, words=_OUT),
)

PLAYER = (
    _number("pearls"),
    _things("chamber", "lord", ordered=True),
    PositionWord("locations", "lying", "location", default={}),
    PositionWord("keys", "counts", given=False, names=KEYS[1:]),
    PositionWord("coalitions", "counts", given=False, names=GUILDS),
    _number("must_draw", given=False),
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
