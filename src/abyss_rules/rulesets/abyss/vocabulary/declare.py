"""The kinds, cards, material, heads and events of Abyss, as the card language names them."""

from __future__ import annotations

from abyss_rules.engine.words import Words
from abyss_rules.model.vocabulary import CardKind, EventWord, FieldWord, HeadWord, Kind, said
from abyss_rules.rulesets.abyss.material import GUILDS, MOST_COURT_SPACES, RACES

WORDS = Words("abyss", "abyss_rules.rulesets.abyss")

# --- kinds ------------------------------------------------------------------------------------

WORDS.kinds += [
    Kind("Lord", "A Lord.", noun=("Lord", "Lords")),
    Kind("Location", "A Location.", noun=("Location", "Locations")),
    Kind("Ally", "An Ally, known by Race and value.", noun=("Ally", "Allies")),
    Kind(
        "Stack",
        "A stack of the Council.",
        noun=("Council stack", "Council stacks"),
        holds="Ally",
    ),
    Kind("Guild", "A guild of Lords.", GUILDS, noun=("guild", "guilds")),
    Kind("Race", "A Race of Allies.", RACES, noun=("Race", "Races")),
    Kind(
        "Resource",
        "What can be gained, returned or stolen.",
        ("pearl", "monster", "key", "extra_turn"),
        (
            ("pearls", "pearl"),
            ("monsters", "monster"),
            ("keys", "key"),
            ("extra_turns", "extra_turn"),
        ),
        noun=("resource", "resources"),
    ),
    Kind(
        "Affiliation",
        "Which Ally paid is affiliated.",
        ("lowest", "any_paid"),
        noun=("way to affiliate", "ways to affiliate"),
    ),
    Kind(
        "PaymentRaces",
        "Which Races pay for a Lord.",
        ("printed", "any"),
        noun=("choice of Races", "choices of Races"),
    ),
    Kind(
        "MonsterChoice",
        "What an explorer may do with a Monster.",
        ("fight_or_leave", "may_ignore"),
        noun=("choice with a Monster", "choices with a Monster"),
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
                "The guild; its Race must be paid (A6.1).",
                "soldier",
                called=said("class clan colour color faction type"),
            ),
            FieldWord(
                "cost",
                "Count",
                "The value to pay in Allies (A6.1).",
                "10",
                usual=(6, 12),
                called=said("payment price"),
            ),
            FieldWord(
                "races", "Count", "How many Races must be paid.", "2", low=1, high=5, usual=(1, 5)
            ),
            FieldWord(
                "influence",
                "Count",
                "Influence Points at the end.",
                "4",
                usual=(3, 13),
                called=said("point points power score strength victory_points vp"),
            ),
            FieldWord("keys", "Count", "Key symbols.", "1", required=False, high=3, usual=(0, 3)),
        ),
    ),
    CardKind("location", "Location", "A Location of the Location stack.", ()),
]

WORDS.material += [
    FieldWord("seats", "Range", "How many can play (A1).", "2 to 4", low=2, high=4),
    FieldWord("ally_copies", "Tally*", "Each Race's Allies: copies of values.", "4 of 1, 3 of 2"),
    FieldWord("monster_cards", "Count", "Monsters in the Exploration deck.", "6"),
    FieldWord("monster_tokens", "Tally*", "Monster tokens: how many of which value.", "9 of 2"),
    FieldWord("key_tokens", "Count", "Key tokens in the box.", "10"),
    FieldWord("pearls", "Count", "Pearls in the box.", "50", high=999),
    FieldWord("starting_pearls", "Count", "Pearls each player starts with (A2).", "1"),
    FieldWord("starting_locations", "Count", "Locations face up at the start (A2).", "1"),
    FieldWord("starting_threat", "Count", "The Threat token's first space.", "1", low=1, high=6),
    FieldWord("court_spaces", "Count", "Spaces of the Court.", "6", low=1, high=MOST_COURT_SPACES),
    FieldWord("track_spaces", "Count", "Spaces of the Exploration track (A4.5).", "5", low=1),
    FieldWord("last_space_pearls", "Count", "Pearls of the track's last space (A4.5).", "1"),
    FieldWord("threat_rewards", "Gains*", "The rewards by Threat space (A4.7).", "1 key, 2 keys"),
    FieldWord("plot_price", "Count", "Pearls for a Plot at Court (A3.1).", "1"),
    FieldWord("first_purchase_price", "Count", "Price of a turn's first Ally (A4.2).", "1"),
    FieldWord("court_refill_at", "Count", "Lords left that refill the Court (A6.5).", "2"),
    FieldWord("court_refill_pearls", "Count", "Pearls gained by the refill (A6.5).", "2"),
    FieldWord("keys_for_a_location", "Count", "Keys that earn a Location (A3.3).", "3", low=1),
    FieldWord("most_locations_drawn", "Count", "Most Locations drawn at once (A7.2).", "4", low=1),
    FieldWord("lords_to_end", "Count", "Lords that end the game (A9.1).", "7", low=1),
]

# --- heads and events ---------------------------------------------------------------------------

WORDS.heads += [
    HeadWord(
        "on",
        "arrival",
        ("lord",),
        "Once, when the Lord comes into play, recruited or not (A6.4).",
        "on arrival { gain 3 pearls; }",
        called=said(
            "arrive arrives comes enter enters gained join joins play played plays recruit "
            "recruited recruiting recruitment recruits"
        ),
    ),
    HeadWord(
        "while",
        "free",
        ("lord",),
        "As long as the Lord is free and not disabled (A8.1).",
        "while free { add -2 to recruit_cost for me; }",
        called=said("always aura constantly ongoing passive permanent permanently static"),
    ),
    HeadWord(
        "once per",
        "turn",
        ("lord",),
        "Once in each own turn, if the owner wants (A3.4).",
        "once per turn { choose a from hand of me; discard a from hand of me; gain 2 pearls; }",
        called=said("action activate activated each every turns use"),
    ),
    HeadWord(
        "until my next",
        "turn",
        ("lord", "location"),
        "In a power: what holds until the owner's next turn begins (A3.0).",
        "until my next turn { set hand_limit to 4 for opponents; }",
    ),
    HeadWord(
        "on",
        "control",
        ("location",),
        "Once, whenever a player gains the Location, by an exchange too (A14).",
        "on control { gain 1 pearl; }",
        called=said("acquired build built conquered controlled controls gain gained take taken"),
    ),
    HeadWord(
        "at",
        "game_end",
        ("location",),
        "After the final affiliation, before scoring (A9.3).",
        "at game_end { copy_score from locations of opponents where copyable; }",
        called=said("end ending ends final game"),
    ),
    HeadWord(
        "score",
        "",
        ("location",),
        "What the Location is worth at the end, for its owner (A10).",
        "score 15 - count(lords of me);",
        usual=(0, 7),
        called=said("influence point points power value victory_points vp worth"),
    ),
]

WORDS.events += [
    EventWord(
        "turn_start",
        (),
        ("at",),
        "A player's turn begins (A3.0).",
        "at turn_start of me { gain 1 pearl; }",
        called=said("begin beginning begins start starting starts turn"),
        brought_by=("extra_turn",),
    ),
    EventWord(
        "exploration",
        (("sent", "Ally*"),),
        ("after",),
        "A player's exploration ends; `sent` are the Allies sent to the Council (A8.13).",
        "after exploration of me { gain distinct(sent, race) pearls; }",
        called=said("explore explored explores exploring"),
    ),
    EventWord(
        "recruitment",
        (("recruited", "Lord"),),
        ("after",),
        "A player has recruited a Lord, that is, paid for one of the Court (A6.0).",
        "after recruitment of opponents { gain 1 pearl; }",
        called=said("recruit recruited recruiting recruits"),
    ),
    EventWord(
        "treasury_gain",
        (("amount", "Count"),),
        ("after",),
        "A player gains Pearls from the Treasury, `amount` at once. What is gained by such a power "
        "answers to none.",
        "after treasury_gain of opponents where amount >= 2 { steal 1 pearl from actor; }",
        called=said("gain gains pearl pearls treasury"),
    ),
    EventWord(
        "monster_reward",
        (("space", "Count"),),
        ("alter",),
        "A player who fought a Monster gets the reward of Threat `space` (A4.7).",
        "alter monster_reward of opponents { space = max(1, space - 1); }",
    ),
]
