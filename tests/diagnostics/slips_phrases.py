"""Slips in phrases: names of two words, choices, conditions and amounts as people say them."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

PHRASES: dict[str, Slip] = {
    "a quantity of two words": (
        POWER,
        "while free { add 1 to hand limit for me; }",
        [
            "A102 0 `hand limit` is one word",
            "help: write `hand_limit`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "a quantity of two words that is set": (
        POWER,
        "while free { set hand limit to 8 for me; }",
        [
            "A102 0 `hand limit` is one word",
            "help: write `hand_limit`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "another quantity of two words": (
        POWER,
        "while free { add 1 to recruit cost for me; }",
        [
            "A102 0 `recruit cost` is one word",
            "help: write `recruit_cost`",
        ],
        "while free { add 1 to recruit_cost for me; }",
    ),
    "a quantity with a hyphen": (
        POWER,
        "while free { add 1 to hand-limit for me; }",
        [
            "A102 0 `hand-limit` is one word",
            "help: write `hand_limit`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "things of two words": (
        INSIDE,
        "choose l from free lords of me; discard l;",
        [
            "A102 0 `free lords` is one word",
            "help: write `free_lords`",
        ],
        "choose l from free_lords of me; discard l;",
    ),
    "a deck of two words": (
        INSIDE,
        "take top of lord deck;",
        [
            "A102 0 `lord deck` is one word",
            "help: write `lord_deck`",
        ],
        "take top of lord_deck;",
    ),
    "a resource of two words": (
        INSIDE,
        "gain 1 extra turn;",
        [
            "A102 0 `extra turn` is one word",
            "help: write `extra_turn`",
        ],
        "gain 1 extra_turn;",
    ),
    "a name of three words": (
        POWER,
        "while free { add 1 to purchases per turn for me; }",
        [
            "A102 0 `purchases per turn` is one word",
            "help: write `purchases_per_turn`",
        ],
        "while free { add 1 to purchases_per_turn for me; }",
    ),
    "of in place of in": (
        INSIDE,
        "each o of opponents { return 1 pearl from o; }",
        [
            "A102 0 `each` takes `in` before the things, not `of`",
            "help: write `in`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a colon in place of in": (
        INSIDE,
        "each o: opponents { return 1 pearl from o; }",
        [
            "A101 0 `each` takes `in` before the things, not `:`",
            "help: write `in`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a loop in parentheses": (
        INSIDE,
        "for (o in opponents) { return 1 pearl from o; }",
        [
            "A102 0 `each` goes through things without parentheses",
            "help: write `each o in opponents { … }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each with its own word for one": (
        INSIDE,
        "each opponent { return 1 pearl from opponent; }",
        [
            "A102 0 `each opponent` lacks a name for the one it is at",
            "help: write `each opponent in opponents { … }`",
        ],
        "each opponent in opponents { return 1 pearl from opponent; }",
    ),
    "in in place of from": (
        INSIDE,
        "choose l in court; take l;",
        [
            "A102 0 `choose` takes `from` before the things, not `in`",
            "help: write `from`",
        ],
        "choose l from court; take l;",
    ),
    "with in place of where": (
        INSIDE,
        "choose l from court with cost < 6; take l;",
        [
            "A102 0 which things it is stands behind `where`, not `with`",
            "help: write `where`",
        ],
        "choose l from court where cost < 6; take l;",
    ),
    "a choice with an article for it": (
        INSIDE,
        "choose a lord from court; take it;",
        [
            "A102 0 `choose` takes one word as the name for what is chosen, not `a lord`",
            "help: write `choose lord from …`, and `lord` for it afterwards",
        ],
        "",
    ),
    "a choice with an article and a name": (
        INSIDE,
        "choose a lord l from court; take l;",
        [
            "A102 0 `choose` takes one word as the name for what is chosen, not `a lord l`",
            "help: write `choose l from …`, and `l` for it afterwards",
        ],
        "choose l from court; take l;",
    ),
    "several with their name before": (
        INSIDE,
        "choose 2 lords from court; each l in chosen { discard l; }",
        [
            "A102 0 the name for several stands behind `as`",
            "help: write `choose 2 from court as chosen;`",
        ],
        "choose 2 from court as chosen; each l in chosen { discard l; }",
    ),
    "or between deeds": (
        INSIDE,
        "gain 2 pearls or gain 1 key;",
        [
            "A102 0 `or` does not join what is done",
            (
                "help: `may { gain 2 pearls; }` asks the owner, `if CONDITION { gain 2 "
                "pearls; } else { gain 1 key; }` decides by a condition"
            ),
        ],
        "",
    ),
    "or before a number": (
        INSIDE,
        "gain 2 pearls or 1 key;",
        [
            "A102 0 `or` does not join what is done",
            (
                "help: `may { gain 2 pearls; }` asks the owner, `if CONDITION { gain 2 "
                "pearls; } else { gain 1 key; }` decides by a condition"
            ),
        ],
        "",
    ),
    "either and or": (
        INSIDE,
        "gain either 2 pearls or 1 key;",
        [
            "A102 0 `or` does not join what is done",
            (
                "help: `may { gain 2 pearls; }` asks the owner, `if CONDITION { gain 2 "
                "pearls; } else { gain 1 key; }` decides by a condition"
            ),
        ],
        "",
    ),
    "a plus between deeds": (
        INSIDE,
        "gain 1 pearl + 1 key;",
        [
            "A102 0 `+` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 1 pearl; gain 1 key;",
    ),
    "choosing one deed": (
        INSIDE,
        "choose one: gain 2 pearls or gain 1 key;",
        [
            "A101 0 `choose` picks one of several things, and not what is done",
            (
                "help: `may { … }` asks the owner, `if CONDITION { … } else { … }` decides "
                "by a condition"
            ),
        ],
        "",
    ),
    "choosing one of some deeds": (
        INSIDE,
        "choose one of: gain 2 pearls; gain 1 key;",
        [
            "A102 0 `choose` picks one of several things, and not what is done",
            (
                "help: `may { … }` asks the owner, `if CONDITION { … } else { … }` decides "
                "by a condition"
            ),
        ],
        "",
    ),
    "choosing one of some blocks": (
        INSIDE,
        "choose { gain 2 pearls; } or { gain 1 key; }",
        [
            "A102 0 `choose` picks one of several things, and not what is done",
            (
                "help: `may { … }` asks the owner, `if CONDITION { … } else { … }` decides "
                "by a condition"
            ),
        ],
        "",
    ),
    "or between blocks": (
        INSIDE,
        "may { gain 2 pearls; } or { gain 1 key; }",
        [
            "A102 0 `or` does not join what is done",
            (
                "help: `may { … }` asks the owner, `if CONDITION { … } else { … }` decides "
                "by a condition"
            ),
        ],
        "",
    ),
    "else behind may": (
        INSIDE,
        "may { gain 2 pearls; } else { gain 1 key; }",
        [
            "A102 0 `else` stands behind nothing but `if`",
            (
                "help: `may { … }` asks the owner, `if CONDITION { … } else { … }` decides "
                "by a condition"
            ),
        ],
        "",
    ),
    "may with or": (
        INSIDE,
        "may gain 2 pearls or gain 1 key;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls or gain 1 key;`",
            "help: write `may { gain 2 pearls or gain 1 key; }`",
            "A102 0 `or` does not join what is done",
            (
                "help: `may { gain 2 pearls; }` asks the owner, `if CONDITION { gain 2 "
                "pearls; } else { gain 1 key; }` decides by a condition"
            ),
        ],
        "may { gain 2 pearls or gain 1 key; }",
    ),
    "a number of different ones": (
        SCORE,
        "score number of different guilds of lords of me;",
        [
            "A102 0 `number of different guilds` is no number",
            "help: write `distinct(lords of me, guild)`",
        ],
        "score distinct(lords of me, guild);",
    ),
    "a player and the word before it exchanged": (
        SCORE,
        "score count(lords me of);",
        [
            "A102 0 `me` and `of` stand in the wrong order",
            "help: write `lords of me`",
        ],
        "score count(lords of me);",
    ),
}
