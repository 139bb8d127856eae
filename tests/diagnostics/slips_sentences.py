"""Sentences of rule texts in the place of heads, conditions and effects."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip, a_head_is

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
    "a number of times without a sign": (
        SCORE,
        "score 3 + 2 count(lords of me where guild == merchant);",
        [
            "A102 0 a sign is missing in `2 count(…)`",
            "help: write `2 * count(…)`, if it is so many times",
        ],
        "",
    ),
    "two signs for another": (
        SCORE,
        "score count(lords of me where guild <> merchant);",
        [
            "A102 0 `<>` does not compare",
            "help: write `!=`",
        ],
        "score count(lords of me where guild != merchant);",
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
            "help: a head is `once per turn { … }`, `on arrival { … }` or `while free { … }`",
        ],
        "",
    ),
    "a word for a head for what holds on": (
        POWER,
        "passive { add 2 to hand_limit for me; }",
        [
            "A204 0 `passive` is no head",
            "help: a head is `while free { … }`, `on arrival { … }` or `once per turn { … }`",
        ],
        "",
    ),
    "a sentence with when and a colon": (
        POWER,
        "When recruited: gain 2 pearls.",
        [
            "A204 0 `When recruited` is no head",
            a_head_is(
                "on arrival", "while free { after recruitment of me", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "a sentence with when and a full stop": (
        POWER,
        "When this lord is recruited, gain 2 pearls.",
        [
            "A204 0 `When this lord is recruited` is no head",
            a_head_is(
                "on arrival", "while free { after recruitment of me", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "a sentence with always": (
        POWER,
        "Always: add 2 to recruit_cost for me.",
        [
            "A204 0 `Always` is no head",
            "help: a head is `on arrival { … }`, `while free { … }` or `once per turn { … }`",
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
    "a condition behind, and what is done else": (
        INSIDE,
        "gain 2 pearls if threat > 3 else gain 1 key;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { gain 2 pearls; } else { gain 1 key; }`",
        ],
        "if threat > 3 { gain 2 pearls; } else { gain 1 key; }",
    ),
    "a condition behind that is perhaps to hold on": (
        INSIDE,
        "gain 2 pearls while threat > 3;",
        [
            "A102 0 `while` and its condition stand before what is done",
            "help: write `if threat > 3 { gain 2 pearls; }`",
        ],
        "",
    ),
    "a condition of one word behind that is perhaps to hold on": (
        INSIDE,
        "gain 2 pearls while disabled of self;",
        [
            "A401 0 `while` and its condition stand before what is done",
            "help: write `if disabled of self { gain 2 pearls; }`",
        ],
        "",
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
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "a difference for nobody": (
        POWER,
        "while free { recruit_cost - 2; }",
        [
            "A202 0 no statement begins with `recruit_cost`",
            "help: write `add -2 to recruit_cost for me;`, or `for opponents` or `for players`",
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
            "A102 0 `you may` is written as `may`, with braces",
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
    "you must": (
        INSIDE,
        "you must gain 2 pearls;",
        [
            "A202 0 no statement begins with `you`: it is the owner of the card who acts",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "you with a misspelt verb": (
        INSIDE,
        "you gains 2 pearls;",
        [
            "A202 0 no statement begins with `you`: it is the owner of the card who acts",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "you with another word for a verb": (
        INSIDE,
        "you lose 2 pearls;",
        [
            "A202 0 no statement begins with `you`: it is the owner of the card who acts",
            "help: leave `you` out; `lose` is perhaps written with `return` or `discard`",
        ],
        "",
    ),
    "me": (
        INSIDE,
        "me gain 2 pearls;",
        [
            "A202 0 no statement begins with `me`: it is the owner of the card who acts",
            "help: write `gain 2 pearls;`",
        ],
        "",
    ),
    "players": (
        INSIDE,
        "players gain 1 pearl;",
        [
            "A202 0 no statement begins with `players`",
            (
                "help: `gain` is for the owner of the card alone; "
                "what is done with each player stands in `each p in players { … }`"
            ),
        ],
        "",
    ),
    "everybody": (
        INSIDE,
        "Everybody loses 1 pearl;",
        [
            "A202 0 no statement begins with `Everybody`",
            "help: write `each p in players { return AMOUNT WHAT from p; }`",
        ],
        "",
    ),
    "they, of a loop": (
        INSIDE,
        "each p in opponents { they gain 1 pearl; return 1 pearl from p; }",
        [
            "A202 0 no statement begins with `they`",
            "help: `gain` is for the owner of the card alone",
        ],
        "",
    ),
    "the name of a player": (
        INSIDE,
        "each p in opponents { p may return 1 pearl; }",
        [
            "A202 0 no statement begins with `p`",
            "help: write `return AMOUNT WHAT from p;`",
        ],
        "",
    ),
    "everyone, and from whom": (
        INSIDE,
        "everyone steals 1 pearl from me;",
        [
            "A202 0 no statement begins with `everyone`",
            (
                "help: `steal` is for the owner of the card alone; "
                "what is done with each player stands in `each p in players { … }`"
            ),
        ],
        "",
    ),
    "we do what there is not": (
        INSIDE,
        "we dance 1 pearl;",
        [
            "A202 0 no statement begins with `we`",
            (
                "help: what a card does is for the owner of the card alone; "
                "what is done with each player stands in `each p in players { … }`"
            ),
        ],
        "",
    ),
    **{
        f"what {said} is done": (
            INSIDE,
            f"you {said} gain 2 pearls;",
            [
                "A202 0 no statement says what is not done, or must not be",
                "help: say what is done, and in `if CONDITION { … }` when",
            ],
            "",
        )
        for said in ("cannot", "can't", "may not", "do not", "don’t", "never", "must not")  # noqa: RUF001 - so people write it
    },
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
            "help: write `add -2 to recruit_cost for me;`, or `for opponents` or `for players`",
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
            (
                "help: the first one is `set hand_limit to 6 for me;` in line 5: leave one "
                "of them out, or let one hold only `when` the other does not"
            ),
        ],
        "",
    ),
    "a value set twice for some": (
        POWER,
        "while free { set hand_limit to 6 for me; set hand_limit to 7 for players; }",
        [
            "A604 0 this card sets `hand_limit` twice",
            (
                "help: the first one is `set hand_limit to 6 for me;` in line 5: leave one "
                "of them out, or let one hold only `when` the other does not"
            ),
        ],
        "",
    ),
    "a condition behind with two slips in it": (
        INSIDE,
        "gain 2 pearls if threat > 3 && no opponents;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 and count(opponents) == 0 { gain 2 pearls; }`",
            "A102 0 `&&` is not part of the language",
            "help: write `and`",
        ],
        "if threat > 3 and count(opponents) == 0 { gain 2 pearls; }",
    ),
}
