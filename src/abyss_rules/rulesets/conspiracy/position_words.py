"""The words of a position of Conspiracy, and what scenarios can expect besides."""

from __future__ import annotations

from attrs import evolve

from abyss_rules.engine.position_words import PositionWord, PositionWords, deck, number, things
from abyss_rules.rulesets.conspiracy.material import GUILDS, KEYS, SOLO_SCORE_PARTS

#: What nobody plays with, in built positions or by an option.
_OUT = (
    things("lords", "lord", doc="the Lords"),
    things("locations", "location", doc="the Locations"),
)

#: The words of games with an opponent that the rules play (C9).
SOLO = (
    PositionWord("opponent", "name", "guild", default=None, doc="alone: the guild of the opponent"),
    PositionWord(
        "replay_token", "truth", default=False, doc="alone: whether you have the replay token"
    ),
    PositionWord(
        "bound",
        "truth",
        default=False,
        doc="alone: whether you must take the Lord on top of the deck next",
    ),
)

TABLE = (
    number("seats", 2, doc="how many play"),
    number("turn", doc="whose turn it is; alone, 1 is the opponent"),
    number("turn_number", 1, doc="the number of the turn, from 1"),
    number(
        "ending", doc="the turns left to play, this one included; 0 before a Chamber is complete"
    ),
    deck("lord_deck", "lord", doc="the Lord deck"),
    things("drawn_lords", "lord", doc="the Lords drawn, one of which is kept next"),
    things("taken", "lord", doc="the Lords taken and not placed yet"),
    things("discards", "lord", doc="the Lords of the discard piles"),
    things("available", "location", always=True, doc="the Locations face up"),
    deck("location_deck", "location", doc="the Location deck"),
    things(
        "duties",
        "location",
        ordered=True,
        doc="the Locations whose duties hold, in the order in which they began",
    ),
    PositionWord("pearl_master", "number", default=None, doc="the player who is Pearl Master"),
    *SOLO,
    things("drawn", "location", given=False, doc="the Locations drawn to choose from"),
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
    things("chamber", "lord", ordered=True, doc="the Lords in the Chamber, space by space from 1"),
    PositionWord(
        "locations",
        "lying",
        "location",
        default={},
        doc="the Locations, each with the space it lies on",
    ),
    PositionWord(
        "keys",
        "counts",
        given=False,
        names=KEYS[1:],
        doc="the keys that are available, by their metals",
    ),
    PositionWord(
        "coalitions",
        "counts",
        given=False,
        names=GUILDS,
        doc="the Lords of the largest coalition of each guild",
    ),
    number(
        "must_draw",
        given=False,
        doc="the Lords that must be drawn when next recruiting; 0 for as many as one likes",
    ),
)

WORDS = PositionWords(
    TABLE,
    PLAYER,
    tuple(evolve(word, given=False) for word in TABLE),
    PLAYER,
    {"guild": GUILDS},
    PositionWord(
        "score",
        "counts",
        given=False,
        names=(*SOLO_SCORE_PARTS, "total"),
        doc="the parts of the score, and the total",
    ),
    {"lord_deck": "Lord", "location_deck": "Location"},
)
