"""The kinds, cards, material and heads of Conspiracy, as the card language names them."""

from __future__ import annotations

from abyss_rules.engine.words import Words
from abyss_rules.model.vocabulary import CardKind, FieldWord, HeadWord, Kind, said
from abyss_rules.rulesets.conspiracy.material import GUILDS, KEYS, SERIES

WORDS = Words("conspiracy", "abyss_rules.rulesets.conspiracy")

# --- kinds ------------------------------------------------------------------------------------

WORDS.kinds += [
    Kind("Lord", "A Lord; copies cannot be told apart.", noun=("Lord", "Lords")),
    Kind("Location", "A Location.", noun=("Location", "Locations")),
    Kind(
        "Space",
        "A space of a Chamber with the Lord on it.",
        noun=("Lord of a Chamber", "Lords of a Chamber"),
    ),
    Kind("Guild", "A guild of Lords: a colour.", GUILDS, noun=("guild", "guilds")),
    Kind(
        "Key",
        "The key of a Lord, or none.",
        KEYS,
        noun=("key", "keys"),
    ),
    Kind("Series", "The set a Location belongs to.", SERIES, noun=("series", "series")),
    Kind(
        "Resource",
        "What can be gained.",
        ("pearl",),
        (("pearls", "pearl"),),
        noun=("resource", "resources"),
    ),
    Kind(
        "MatchingKeys",
        "Which two keys earn a Location.",
        ("same_metal", "any"),
        noun=("match of keys", "matches of keys"),
    ),
    Kind(
        "LocationSource",
        "Where a Location that is earned is taken.",
        ("as_usual", "whole_deck"),
        noun=("source of Locations", "sources of Locations"),
    ),
]

# --- cards and material -------------------------------------------------------------------------

WORDS.card_kinds += [
    CardKind(
        "lord",
        "Lord",
        "A Lord of the Lord deck.",
        (
            FieldWord(
                "guild",
                "Guild",
                "The guild, which is the colour (C1).",
                "soldier",
                called=said("clan class color colour faction type"),
            ),
            FieldWord(
                "influence",
                "Count",
                "Influence Points.",
                "4",
                usual=(0, 6),
                called=said("point points power score strength victory_points vp"),
            ),
            FieldWord(
                "copies",
                "Count",
                "How many there are.",
                "2",
                required=False,
                default=1,
                low=1,
                usual=(1, 4),
                called=said("amount cards count number quantity"),
            ),
            FieldWord(
                "key",
                "Key",
                "Its key (C4.4).",
                "gold",
                required=False,
                default=KEYS[0],
                called=said("keys metal"),
            ),
            FieldWord(
                "pearls",
                "Count",
                "Pearls gained with it (C4.4).",
                "2",
                required=False,
                usual=(0, 2),
            ),
        ),
    ),
    CardKind(
        "location",
        "Location",
        "A Location of the Location deck.",
        (
            FieldWord(
                "pearls",
                "Count",
                "Pearls gained with it (C5.2).",
                "2",
                required=False,
                usual=(0, 3),
            ),
            FieldWord(
                "series",
                "Series",
                "Its set.",
                "bonus",
                required=False,
                default=SERIES[0],
                called=said("group set type"),
            ),
        ),
    ),
]

WORDS.material += [
    FieldWord("seats", "Range", "How many can play; 1 is solo (C1, C9).", "1 to 4", low=1, high=4),
    FieldWord("chamber_rows", "Count*", "Spaces of a Chamber's rows (C4.1).", "5, 4, 3, 2, 1"),
    FieldWord("adjacent", "Range*", "Spaces that touch (C8.2).", "1 to 2, 1 to 6", low=1),
    FieldWord("starting_locations", "Count", "Locations face up at the start (C2).", "1"),
    FieldWord("most_lords_drawn", "Count", "Most Lords drawn at once (C3.1).", "3", low=1),
    FieldWord("most_locations_drawn", "Count", "Most Locations drawn at once (C5.2).", "3", low=1),
    FieldWord("keys_of_one_metal", "Count", "Equal keys that earn (C5.1).", "2", low=1),
    FieldWord("keys_of_any_metal", "Count", "Keys that earn as they are (C5.1).", "3", low=1),
    FieldWord("coalition_points", "Count", "Points for a Lord of the coalition (C8.1).", "3"),
    FieldWord("pearl_master_points", "Count", "Points of the Pearl Master (C6).", "5"),
    FieldWord("opponent_location_points", "Count", "Worth of its Locations, alone (C9).", "5"),
    FieldWord("solo_area", "Count", "Lords of an area that counts, alone (C9).", "3", low=1),
]

# --- heads --------------------------------------------------------------------------------------

WORDS.heads += [
    HeadWord(
        "on",
        "arrival",
        ("lord",),
        "Once, when the Lord is placed, before its key counts (C4.1).",
        "on arrival { discard top of lord_deck; }",
        called=said(
            "arrive arrives comes enter enters gained join joins placed play played plays recruit "
            "recruited recruiting recruitment recruits taken"
        ),
    ),
    HeadWord(
        "on",
        "control",
        ("location",),
        "Once, when a player takes the Location, behind its Pearls (C5.2).",
        "on control { recall discarded; }",
        called=said("acquired build built conquered controls gain gained take taken"),
    ),
    HeadWord(
        "while",
        "controlled",
        ("location",),
        "As long as a player has the Location: for the rest of the game.",
        "while controlled { set matching_keys to any for me; }",
        called=said("always aura constantly ongoing passive permanent permanently static"),
    ),
    HeadWord(
        "until my next",
        "turn",
        ("lord", "location"),
        "In a power: what holds until the owner's next turn begins.",
        "until my next turn { set draw_duty to 2 for opponents; }",
    ),
    HeadWord(
        "score",
        "",
        ("location",),
        "What the Location is worth at the end, for its owner (C8.1).",
        "score 2 * count(locations of me);",
        usual=(3, 7),
        called=said("influence point points power value victory_points vp worth"),
    ),
]
