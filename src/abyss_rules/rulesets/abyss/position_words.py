"""The words of a position of Abyss, and what scenarios can expect besides."""

from __future__ import annotations

from attrs import evolve

from abyss_rules.engine.position_words import PositionWord, PositionWords, deck, number, things
from abyss_rules.rulesets.abyss.material import FACES, GUILDS, MONSTER, RACES, SCORE_PARTS

_ALLIES = tuple(face for place, face in enumerate(FACES) if place != MONSTER)

_TRACK = things("track", "card", ordered=True, doc="the cards on the track")
_REVEALED = PositionWord(
    "revealed",
    "name",
    "card",
    default=None,
    doc="the card revealed last, not offered to anybody yet",
)
#: What an exploration under way says (A4).
EXPLORATION = (
    _TRACK,
    number("set_aside", doc="the Monsters ignored, which lie beside the track"),
    _REVEALED,
    number("purchases", doc="the Allies bought in this turn, for the price"),
)

#: What nobody plays with, in built positions or by an option.
_OUT = (
    things("allies", "card", doc="the cards of the Exploration deck"),
    things("tokens", "token", doc="the Monster tokens"),
    things("lords", "lord", doc="the Lords"),
    things("locations", "location", doc="the Locations"),
)

TABLE = (
    number("seats", 2, doc="how many play"),
    number("turn", doc="the seat whose turn it is"),
    number("turn_number", 1, doc="the number of the turn, from 1"),
    number("extra_turns", doc="the extra turns that the seat has earned"),
    number(
        "ending", doc="the turns left to play, this one included; 0 before the end is triggered"
    ),
    PositionWord(
        "idle",
        "number",
        expected=False,
        doc="the turns in a row that began with an action nobody chose",
    ),
    number("threat", 1, doc="the space of the Threat token, from 1"),
    things(
        "court",
        "lord",
        ordered=True,
        always=True,
        doc="the Lords at Court, the one furthest from the deck first",
    ),
    deck("lord_deck", "lord", doc="the Lord deck"),
    things("lord_discard", "lord", doc="the Lords discarded"),
    things("available", "location", always=True, doc="the Locations face up"),
    deck("location_deck", "location", doc="the Location deck"),
    deck("exploration_deck", "card", doc="the Exploration deck"),
    things("exploration_discard", "card", doc="the discard of the Exploration deck"),
    things("council", "ally", doc="the Allies in the stacks of the Council"),
    deck("token_supply", "token", doc="the Monster tokens that nobody has"),
    _TRACK,
    number("set_aside", given=False, doc="the Monsters ignored, which lie beside the track"),
    PositionWord(
        "exploration",
        "group",
        default=None,
        expected=False,
        words=EXPLORATION,
        doc="an exploration under way",
    ),
    things(
        "payment", "ally", given=False, doc="the Allies paid so far for the Lord that is recruited"
    ),
    things("drawn", "location", given=False, doc="the Locations drawn to choose from"),
    things("used", "lord", given=False, doc="the Lords whose turn power was used in this turn"),
    PositionWord("recruiting", "name", "lord", given=False, doc="the Lord that is paid for"),
    number(
        "price",
        given=False,
        doc="the price of the Lord that is paid for, else of the next Ally bought in this turn",
    ),
    number("treasury", given=False, doc="the Pearls in the Treasury"),
    number("key_supply", given=False, doc="the Key tokens in the pile"),
    PositionWord(
        "out_of_play",
        "group",
        given=False,
        words=_OUT,
        doc="what nobody plays with, in built positions or by an option",
    ),
)

PLAYER = (
    number("pearls", doc="Pearls"),
    number("keys", doc="Key tokens"),
    things("hand", "ally", doc="the Allies in hand"),
    things("affiliated", "ally", doc="the affiliated Allies"),
    things("lords", "lord", doc="the free Lords, in order of arrival"),
    things("disabled", "lord", doc="the free Lords that are disabled"),
    PositionWord(
        "locations",
        "covered",
        "location",
        default={},
        under="lord",
        doc="the Locations controlled, with the Lords under them",
    ),
    things("tokens", "token", doc="the Monster tokens, by their values"),
    number("bought", doc="the Allies bought in this turn of another player"),
    number(
        "usable_keys",
        given=False,
        doc="the Key tokens and the Keys of free Lords that are not disabled",
    ),
)

#: What a seat sees of the Council is how many Allies each stack has (A12).
_SEEN_COUNCIL = PositionWord(
    "council", "counts", names=RACES, doc="how many Allies lie in each stack of the Council"
)

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
    PositionWord(
        "score",
        "counts",
        given=False,
        names=(*SCORE_PARTS, "total"),
        doc="the parts of the score, and the total",
    ),
    {"lord_deck": "Lord", "location_deck": "Location", "exploration_deck": "Ally"},
)
