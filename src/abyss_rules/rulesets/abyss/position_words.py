"""The words of a position of Abyss, and what scenarios can expect besides."""

from __future__ import annotations

from attrs import evolve

from abyss_rules.engine.position_words import NAMED, PositionWord, PositionWords
from abyss_rules.rulesets.abyss.material import FACES, GUILDS, MONSTER, RACES, SCORE_PARTS

_ALLIES = tuple(face for number, face in enumerate(FACES) if number != MONSTER)


def _number(name: str, default: int = 0, *, given: bool = True) -> PositionWord:
    return PositionWord(name, "number", default=default, given=given)


def _things(
    name: str, of: str, *, ordered: bool = False, always: bool = False, given: bool = True
) -> PositionWord:
    default = NAMED if always else []
    return PositionWord(name, "things", of, ordered, default, given)


def _deck(name: str, of: str) -> PositionWord:
    return PositionWord(name, "deck", of, ordered=True, default=NAMED)


_TRACK = _things("track", "card", ordered=True)
_REVEALED = PositionWord("revealed", "name", "card", default=None)
#: What an exploration under way says (A4).
EXPLORATION = (_TRACK, _number("set_aside"), _REVEALED, _number("purchases"))

#: What nobody plays with, in built positions or by an option.
_OUT = (
    _things("allies", "card"),
    _things("tokens", "token"),
    _things("lords", "lord"),
    _things("locations", "location"),
)

TABLE = (
    _number("seats", 2),
    _number("turn"),
    _number("turn_number", 1),
    _number("extra_turns"),
    _number("ending"),
    PositionWord("idle", "number", expected=False),
    _number("threat", 1),
    _things("court", "lord", ordered=True, always=True),
    _deck("lord_deck", "lord"),
    _things("lord_discard", "lord"),
    _things("available", "location", always=True),
    _deck("location_deck", "location"),
    _deck("exploration_deck", "card"),
    _things("exploration_discard", "card"),
    _things("council", "ally"),
    _deck("token_supply", "token"),
    _TRACK,
    _number("set_aside", given=False),
    PositionWord("exploration", "group", default=None, expected=False, words=EXPLORATION),
    _things("payment", "ally", given=False),
    _things("drawn", "location", given=False),
    _things("used", "lord", given=False),
    PositionWord("recruiting", "name", "lord", given=False),
    _number("price", given=False),
    _number("treasury", given=False),
    _number("key_supply", given=False),
    PositionWord("out_of_play", "group", given=False, words=_OUT),
)

PLAYER = (
    _number("pearls"),
    _number("keys"),
    _things("hand", "ally"),
    _things("affiliated", "ally"),
    _things("lords", "lord"),
    _things("disabled", "lord"),
    PositionWord("locations", "covered", "location", default={}, under="lord"),
    _things("tokens", "token"),
    _number("bought"),
    _number("usable_keys", given=False),
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
