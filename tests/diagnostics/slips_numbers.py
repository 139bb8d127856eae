"""Numbers, functions and comparisons that are put otherwise."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

NUMBERS: dict[str, Slip] = {
    "two signs for and": (
        POWER,
        "on arrival { if threat > 3 && no opponents { gain 1 pearl; } }",
        [
            "A102 0 `&&` is not part of the language",
            "help: write `and`",
            "A102 0 `no opponents` is written otherwise",
            "help: write `count(opponents) == 0`",
        ],
        "on arrival { if threat > 3 and count(opponents) == 0 { gain 1 pearl; } }",
    ),
    "two signs between what is done": (
        INSIDE,
        "gain 2 pearls && gain 1 key;",
        [
            "A101 0 `&&` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "two signs for or": (
        POWER,
        "on arrival { if threat > 3||threat == 0 { gain 1 pearl; } }",
        [
            "A102 0 `||` is not part of the language",
            "help: write `or`",
        ],
        "on arrival { if threat > 3 or threat == 0 { gain 1 pearl; } }",
    ),
    "another word for a function": (
        SCORE,
        "score 2 * number(lords of me);",
        [
            "A102 0 there is no function `number`",
            "help: write `count(…)`",
        ],
        "score 2 * count(lords of me);",
    ),
    "a misspelt function": (
        SCORE,
        "score 5 + 2 * cuont(lords of me where guild = farmer);",
        [
            "A102 0 there is no function `cuont`",
            "help: did you mean `count`?",
            "A102 0 `=` does not compare",
            "help: write `==`",
        ],
        "score 5 + 2 * count(lords of me where guild == farmer);",
    ),
    "a misspelt function and score": (
        SCORE,
        "scre 5 + 2 * cout(lords of me where guild == farmer);",
        [
            "A102 0 `scre` cannot stand here",
            "help: did you mean `score`?",
            "A102 0 there is no function `cout`",
            "help: did you mean `count`?",
        ],
        "score 5 + 2 * count(lords of me where guild == farmer);",
    ),
    "the maximum": (
        SCORE,
        "score maximum(lords of me, influence);",
        [
            "A102 0 there is no function `maximum`",
            "help: write `max(…)`",
        ],
        "score max(lords of me, influence);",
    ),
    "a function left out": (
        SCORE,
        "score (lords of me, influence);",
        [
            "A102 0 a function is missing before `(lords of me, influence)`",
            "help: write `max(lords of me, influence)`, or `min` or `sum` for `max`",
        ],
        "",
    ),
    "a function left out of a part": (
        SCORE,
        "score 2 * (lords of me, influence);",
        [
            "A102 0 a function is missing before `(lords of me, influence)`",
            "help: write `max(lords of me, influence)`, or `min` or `sum` for `max`",
        ],
        "",
    ),
    "no function": (
        SCORE,
        "score average(lords of me, influence);",
        [
            "A102 0 there is no function `average`",
            "help: there is `count`, `sum`, `min`, `max` or `distinct`",
        ],
        "",
    ),
    "parentheses for of": (
        INSIDE,
        "if pearls(me) >= 2 { gain 1 key; }",
        [
            "A102 0 `pearls(me)` is written otherwise",
            "help: write `pearls of me`",
        ],
        "if pearls of me >= 2 { gain 1 key; }",
    ),
    "a property before its things": (
        SCORE,
        "score max(influence, lords of me);",
        [
            "A102 0 `influence` stands behind the things that have it",
            "help: write `max(lords of me, influence)`",
        ],
        "score max(lords of me, influence);",
    ),
    "half as a decimal": (
        SCORE,
        "score 0.5 * pearls of me;",
        [
            "A102 0 `0.5` is no whole number, and all numbers are",
            "help: write `pearls of me / 2`, which leaves out the rest",
        ],
        "score pearls of me / 2;",
    ),
    "one and a half times": (
        SCORE,
        "score count(lords of me) * 1.5;",
        [
            "A102 0 `1.5` is no whole number, and all numbers are",
            "help: write `3 * count(lords of me) / 2`, which leaves out the rest",
        ],
        "score 3 * count(lords of me) / 2;",
    ),
    "a decimal that is no share": (
        SCORE,
        "score pearls of me * 0.37;",
        [
            "A101 0 `0.37` is no whole number, and all numbers are",
            "help: write `0` or `1`",
        ],
        "",
    ),
    "rounded down": (
        SCORE,
        "score pearls of me / 2 rounded down;",
        [
            "A102 0 `/` leaves out the rest, so that it is rounded down",
            "help: leave it out",
        ],
        "score pearls of me / 2;",
    ),
    "rounded up": (
        SCORE,
        "score pearls of me / 3 rounded up;",
        [
            "A102 0 `/` leaves out the rest, so that it is rounded down",
            "help: write `(pearls of me + 2) / 3`",
        ],
        "score (pearls of me + 2) / 3;",
    ),
    "a part rounded up": (
        SCORE,
        "score 3 * pearls of me / 2 (rounded up);",
        [
            "A102 0 `/` leaves out the rest, so that it is rounded down",
            "help: write `(… + 1) / 2`",
        ],
        "",
    ),
    "rounded by a function": (
        SCORE,
        "score ceil(pearls of me / 2);",
        [
            "A102 0 there is no function `ceil`: `/` leaves out the rest",
            "help: write `(pearls of me + 1) / 2`",
        ],
        "score (pearls of me + 1) / 2;",
    ),
    "rounded by any function": (
        SCORE,
        "score round(pearls of me / 2);",
        [
            "A102 0 there is no function `round`: `/` leaves out the rest",
            "help: write `pearls of me / 2`, or `(pearls of me + 1) / 2` if it is rounded up",
        ],
        "",
    ),
    "a number that touches a function": (
        SCORE,
        "score 2count(lords of me);",
        [
            "A102 0 a sign is missing in `2count(…)`",
            "help: write `2 * count(…)`, if it is so many times",
        ],
        "",
    ),
    "a number that touches a parenthesis": (
        SCORE,
        "score 2(count(lords of me));",
        [
            "A102 0 a sign is missing in `2(count(…)`",
            "help: write `2 * count(…)`, if it is so many times",
        ],
        "",
    ),
    "things without of": (
        SCORE,
        "score count(lords me where guild == farmer);",
        [
            "A102 0 `of` is missing after `lords`",
            "help: write `lords of me`",
        ],
        "score count(lords of me where guild == farmer);",
    ),
    "more things than others": (
        INSIDE,
        "if lords of me > lords of opponents { gain 1 pearl; }",
        [
            "A102 0 `>` compares numbers, and these are things",
            "help: write `count(lords of me) > count(lords of opponents)`",
        ],
        "if count(lords of me) > count(lords of opponents) { gain 1 pearl; }",
    ),
    "a number of things with a guild": (
        SCORE,
        "score number of lords of me with guild mage;",
        [
            "A102 0 `number of` is written otherwise",
            "help: write `count(lords of me where guild == mage)`",
            "A102 0 which things it is stands behind `where`, not `with`",
            "help: write `where guild == mage`",
        ],
        "score count(lords of me where guild == mage);",
    ),
    "a count without parentheses and a comparison in words": (
        INSIDE,
        "gain 1 pearl if threat equals 3 and count lords of me > 2;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat == 3 and count(lords of me) > 2 { gain 1 pearl; }`",
            "A102 0 `(` and `)` are missing behind `count`",
            "help: write `count(lords of me)`",
        ],
        "if threat == 3 and count(lords of me) > 2 { gain 1 pearl; }",
    ),
    "having as much": (
        INSIDE,
        "if me has 2 pearls { gain 1 key; }",
        [
            "A102 0 `me has 2 pearls` is written otherwise",
            "help: write `pearls of me >= 2`",
        ],
        "",
    ),
    "having at least as much": (
        INSIDE,
        "each o in opponents { if o has at least 2 pearls { steal 1 pearl from o; } }",
        [
            "A102 0 `o has at least 2 pearls` is written otherwise",
            "help: write `pearls of o >= 2`",
        ],
        "each o in opponents { if pearls of o >= 2 { steal 1 pearl from o; } }",
    ),
    "a number behind the semicolon": (
        SCORE,
        "score 3 + ; 2",
        [
            "A102 0 `;` and `2` stand in the wrong order",
            "help: write `2`, and `;` behind it",
        ],
        "",
    ),
    "a word too many before a property": (
        SCORE,
        "score max(lords of me, to influence);",
        [
            "A102 0 `to` cannot stand here",
            "help: leave it out",
        ],
        "",
    ),
    "a word too many behind things": (
        SCORE,
        "score max(lords of me if, influence);",
        [
            "A102 0 `if` cannot stand here",
            "help: leave it out",
        ],
        "",
    ),
    "a value set to at least so much": (
        POWER,
        "while free { set hand_limit to at least 4 for me; }",
        [
            "A102 0 `set` tells one value, and a bound is told with `limit`",
            "help: write `limit hand_limit to at least 4 for me;`",
        ],
        "while free { limit hand_limit to at least 4 for me; }",
    ),
    "what holds on under a condition behind": (
        POWER,
        "while free { add 1 to hand_limit for me if pearls of me > 3; }",
        [
            "A102 0 what holds on has its condition behind `when`, before the braces",
            "help: write `while STATE when pearls of me > 3 { add 1 to hand_limit for me; }`",
        ],
        "",
    ),
}
