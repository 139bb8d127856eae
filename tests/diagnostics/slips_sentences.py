"""Sentences of rule texts in the place of heads, conditions and effects."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

SENTENCES: dict[str, Slip] = {
    "a text for a number": (
        SCORE,
        'score "three";',
        [
            "A102 0 no text stands in `score`, but numbers and names",
            "help: write `3`",
        ],
        "score 3;",
    ),
    "a text for no number": (
        SCORE,
        'score "all of them";',
        [
            "A102 0 no text stands in `score`, but numbers and names",
        ],
        "",
    ),
    "digits in a text": (
        SCORE,
        'score "3";',
        [
            "A102 0 no text stands in `score`, but numbers and names",
            "help: write `3`",
        ],
        "score 3;",
    ),
    "a word for a head": (
        POWER,
        "action { gain 2 pearls; }",
        [
            "A204 0 `action` is no head",
            (
                "help: a head is `on arrival { … }`, `while free { … }`, `once per turn { … }`, "
                "`on control { … }` or `at game_end { … }`"
            ),
        ],
        "",
    ),
    "a word for a head for what holds on": (
        POWER,
        "passive { add 2 to hand_limit for me; }",
        [
            "A204 0 `passive` is no head",
            (
                "help: a head is `on arrival { … }`, `while free { … }`, `once per turn { … }`, "
                "`on control { … }` or `at game_end { … }`"
            ),
        ],
        "",
    ),
    "a sentence with when and a colon": (
        POWER,
        "When recruited: gain 2 pearls.",
        [
            "A204 0 `When recruited` is no head",
            (
                "help: a head is `on arrival { … }`, `while free { … }`, `once per turn { … }`, "
                "`on control { … }` or `at game_end { … }`"
            ),
        ],
        "",
    ),
    "a sentence with when and a full stop": (
        POWER,
        "When this lord is recruited, gain 2 pearls.",
        [
            "A204 0 `When this lord is recruited` is no head",
            (
                "help: a head is `on arrival { … }`, `while free { … }`, `once per turn { … }`, "
                "`on control { … }` or `at game_end { … }`"
            ),
        ],
        "",
    ),
    "a head with a colon and a full stop": (
        POWER,
        "on arrival: gain 2 pearls.",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a condition behind": (
        INSIDE,
        "gain 2 pearls if pearls of me > 3;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if pearls of me > 3 { gain 2 pearls; }`",
        ],
        "if pearls of me > 3 { gain 2 pearls; }",
    ),
    "a condition behind that holds otherwise": (
        INSIDE,
        "gain 2 pearls unless threat > 3;",
        [
            "A102 0 `unless` and its condition stand before what is done",
            "help: write `if not (threat > 3) { gain 2 pearls; }`",
        ],
        "if not (threat > 3) { gain 2 pearls; }",
    ),
    "a condition of one word behind": (
        INSIDE,
        "gain 2 pearls when disabled of self;",
        [
            "A401 0 `when` and its condition stand before what is done",
            "help: write `if disabled of self { gain 2 pearls; }`",
        ],
        "if disabled of self { gain 2 pearls; }",
    ),
    "a condition behind a choice": (
        INSIDE,
        "choose l from court if threat > 3; take l;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { choose l from court; … }`",
        ],
        "",
    ),
    "a sum for an effect": (
        POWER,
        "while free { recruit_cost + 2 for opponents; }",
        [
            "A102 0 `recruit_cost + 2 for opponents` is written otherwise",
            "help: write `add 2 to recruit_cost for opponents;`",
        ],
        "while free { add 2 to recruit_cost for opponents; }",
    ),
    "a difference for an effect": (
        POWER,
        "while free { recruit_cost - 2 for me; }",
        [
            "A202 0 no statement begins with `recruit_cost`",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "while free { add -2 to recruit_cost for me; }",
    ),
    "a sum for nobody": (
        POWER,
        "while free { recruit_cost + 2; }",
        [
            "A102 0 `recruit_cost + 2` is written otherwise",
            "help: write `add 2 to recruit_cost for PLAYERS;`",
        ],
        "",
    ),
    "a difference for nobody": (
        POWER,
        "while free { recruit_cost - 2; }",
        [
            "A202 0 no statement begins with `recruit_cost`",
            "help: write `add -2 to recruit_cost for PLAYERS;`",
        ],
        "",
    ),
    "a sign before an effect": (
        POWER,
        "while free { -2 recruit_cost for me; }",
        [
            "A102 0 `-2 recruit_cost for me` is written otherwise",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "while free { add -2 to recruit_cost for me; }",
    ),
    "an equation for a value": (
        POWER,
        "while free { hand_limit = 6 for me; }",
        [
            "A102 0 `hand_limit = 6 for me` is written otherwise",
            "help: write `set hand_limit to 6 for me;`",
        ],
        "while free { set hand_limit to 6 for me; }",
    ),
    "a value in a sentence": (
        POWER,
        "while free { hand_limit is 6 for me; }",
        [
            "A202 0 no statement begins with `hand_limit`",
            "help: write `set hand_limit to 6 for me;`",
        ],
        "while free { set hand_limit to 6 for me; }",
    ),
    "you may": (
        INSIDE,
        "you may gain 2 pearls;",
        [
            "A202 0 no statement begins with `you`: it is the owner of the card who acts",
            "help: write `may { gain 2 pearls; }`",
        ],
        "may { gain 2 pearls; }",
    ),
    "you": (
        INSIDE,
        "You gain 2 pearls;",
        [
            "A202 0 no statement begins with `You`: it is the owner of the card who acts",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "you with something else": (
        INSIDE,
        "you;",
        [
            "A202 0 unknown verb `you`",
        ],
        "",
    ),
    "subtracting": (
        POWER,
        "while free { subtract 2 from recruit_cost for me; }",
        [
            "A202 0 no statement begins with `subtract`",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "while free { add -2 to recruit_cost for me; }",
    ),
    "subtracting for nobody": (
        POWER,
        "while free { subtract 2 from recruit_cost; }",
        [
            "A202 0 no statement begins with `subtract`",
            "help: write `add -2 to recruit_cost for PLAYERS;`",
        ],
        "",
    ),
    "reducing for somebody by": (
        POWER,
        "while free { reduce recruit_cost for me by 2; }",
        [
            "A202 0 no statement begins with `reduce`",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "while free { add -2 to recruit_cost for me; }",
    ),
    "increasing": (
        POWER,
        "while free { increase recruit_cost by 2 for opponents; }",
        [
            "A202 0 no statement begins with `increase`",
            "help: write `add 2 to recruit_cost for opponents;`",
        ],
        "while free { add 2 to recruit_cost for opponents; }",
    ),
    "a value set twice": (
        POWER,
        "while free { set hand_limit to 6 for me; set hand_limit to 7 for me; }",
        [
            "A604 0 this card sets `hand_limit` twice for `me`",
        ],
        "",
    ),
    "a value set twice for some": (
        POWER,
        "while free { set hand_limit to 6 for me; set hand_limit to 7 for players; }",
        [
            "A604 0 this card sets `hand_limit` twice",
        ],
        "",
    ),
}
