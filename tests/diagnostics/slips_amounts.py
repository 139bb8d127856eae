"""Slips in numbers and conditions: how people say how much, how often and when."""

from tests.diagnostics.slips import INSIDE, SCORE, Slip

AMOUNTS: dict[str, Slip] = {
    "my pearls": (
        INSIDE,
        "if my pearls > 3 { gain 1 pearl; }",
        [
            "A102 0 `my pearls` is written otherwise",
            "help: write `pearls of me`",
        ],
        "if pearls of me > 3 { gain 1 pearl; }",
    ),
    "having": (
        INSIDE,
        "if you have more than 3 pearls { gain 1 pearl; }",
        [
            "A102 0 `you have more than 3 pearls` is written otherwise",
            "help: write `pearls of me > 3`",
        ],
        "if pearls of me > 3 { gain 1 pearl; }",
    ),
    "having so many or more": (
        INSIDE,
        "if i have 3 or more lords { gain 1 pearl; }",
        [
            "A102 0 `i have 3 or more lords` is written otherwise",
            "help: write `count(lords of me) >= 3`",
        ],
        "if count(lords of me) >= 3 { gain 1 pearl; }",
    ),
    "having so many": (
        INSIDE,
        "if you have 3 pearls { gain 1 pearl; }",
        [
            "A102 0 `you have 3 pearls` is written otherwise",
            "help: write `pearls of me >= 3`",
        ],
        "",
    ),
    "when in place of if": (
        INSIDE,
        "when threat > 3 { gain 1 pearl; }",
        [
            "A102 0 no statement begins with `when`",
            "help: write `if`",
        ],
        "if threat > 3 { gain 1 pearl; }",
    ),
    "a comparison of three numbers": (
        SCORE,
        "score count(lords of me where 4 < cost < 8);",
        [
            "A102 0 a comparison is of two numbers",
            "help: write `4 < cost and cost < 8`",
        ],
        "score count(lords of me where 4 < cost and cost < 8);",
    ),
    "two comparisons of one thing": (
        INSIDE,
        "if threat > 3 and < 5 { gain 1 pearl; }",
        [
            "A102 0 `and` joins whole comparisons",
            "help: write `and threat < 5`",
        ],
        "if threat > 3 and threat < 5 { gain 1 pearl; }",
    ),
    "a comparison in words in a condition": (
        INSIDE,
        "if pearls of me is greater than 3 { gain 1 pearl; }",
        [
            "A102 0 `is greater than` does not compare",
            "help: write `>`",
        ],
        "if pearls of me > 3 { gain 1 pearl; }",
    ),
    "not as a sign": (
        INSIDE,
        "if !(threat > 3) { gain 1 pearl; }",
        [
            "A101 0 `!` is not part of the language",
            "help: write `not`",
        ],
        "if not (threat > 3) { gain 1 pearl; }",
    ),
    "the highest": (
        SCORE,
        "score highest influence of lords of me;",
        [
            "A102 0 `highest influence` is no number",
            "help: write `max(lords of me, influence)`",
        ],
        "score max(lords of me, influence);",
    ),
    "the highest of some in other words": (
        SCORE,
        "score the lowest cost of my lords;",
        [
            "A102 0 `the lowest cost` is no number",
            "help: write `min(lords of me, cost)`",
            "A102 0 `my lords` is written otherwise",
            "help: write `lords of me`",
        ],
        "score min(lords of me, cost);",
    ),
    "a sum in words": (
        SCORE,
        "score sum of influence of lords of me;",
        [
            "A102 0 `sum of influence` is no number",
            "help: write `sum(lords of me, influence)`",
        ],
        "score sum(lords of me, influence);",
    ),
    "the number of things": (
        SCORE,
        "score number of lords of me;",
        [
            "A102 0 `number of` is written otherwise",
            "help: write `count(lords of me)`",
        ],
        "score count(lords of me);",
    ),
    "the number of what is a number": (
        INSIDE,
        "gain number of keys of me pearls;",
        [
            "A102 0 `number of` is written otherwise",
            "help: write `keys of me`",
        ],
        "gain keys of me pearls;",
    ),
    "times as a letter": (
        SCORE,
        "score 2 x count(lords of me);",
        [
            "A102 0 `x` is no sign",
            "help: write `*`",
        ],
        "score 2 * count(lords of me);",
    ),
    "times as a letter at its number": (
        SCORE,
        "score 2x count(lords of me);",
        [
            "A101 0 `2x` lacks a sign",
            "help: write `2 *`",
        ],
        "score 2 * count(lords of me);",
    ),
    "times in words": (
        SCORE,
        "score 2 times count(lords of me);",
        [
            "A102 0 `times` is no sign",
            "help: write `*`",
        ],
        "score 2 * count(lords of me);",
    ),
    "so many times one": (
        INSIDE,
        "gain 2x pearls;",
        [
            "A101 0 `2x` is no number",
            "help: write `2`",
        ],
        "gain 2 pearls;",
    ),
    "a number for each": (
        SCORE,
        "score 2 for each lord;",
        [
            "A102 0 `for each lord` counts nothing",
            "help: write `* count(lords of me)`",
        ],
        "score 2 * count(lords of me);",
    ),
    "for every of somebody": (
        SCORE,
        "score 2 for every location of me;",
        [
            "A102 0 `for every location` counts nothing",
            "help: write `* count(locations of me)`",
        ],
        "score 2 * count(locations of me);",
    ),
    "for each of something else": (
        SCORE,
        "score 3 for each mage;",
        [
            "A102 0 `for each mage` counts nothing",
            "help: write `* count(lords of me where guild == mage)`",
        ],
        "score 3 * count(lords of me where guild == mage);",
    ),
    "points": (
        SCORE,
        "score 3 points;",
        [
            "A102 0 `score` is a number alone",
            "help: leave `points` out",
        ],
        "score 3;",
    ),
    "a score with then and else": (
        SCORE,
        "score if count(lords of me) > 3 then 5 else 0;",
        [
            "A102 0 numbers have no `if`",
            "help: write `5 * min(1, count(lords of me) / 4)`: it is 5 times 1 or 0",
        ],
        "score 5 * min(1, count(lords of me) / 4);",
    ),
    "a score with a condition behind": (
        SCORE,
        "score 5 if count(lords of me) >= 3;",
        [
            "A102 0 numbers have no `if`",
            "help: write `5 * min(1, count(lords of me) / 3)`: it is 5 times 1 or 0",
        ],
        "score 5 * min(1, count(lords of me) / 3);",
    ),
    "a score with a question mark": (
        SCORE,
        "score count(lords of me) > 3 ? 5 : 0;",
        [
            "A101 0 numbers have no `if`",
            "help: write `5 * min(1, count(lords of me) / 4)`: it is 5 times 1 or 0",
        ],
        "score 5 * min(1, count(lords of me) / 4);",
    ),
    "a score that is something else": (
        SCORE,
        "score if count(lords of me) > 3 then 5 else 2;",
        [
            "A102 0 numbers have no `if`",
            "help: write `2 + 3 * min(1, count(lords of me) / 4)`",
        ],
        "score 2 + 3 * min(1, count(lords of me) / 4);",
    ),
    "a sign that nothing follows": (
        SCORE,
        "score 10 - ;",
        [
            "A102 0 a number is missing behind `-`",
            "help: write one, or leave the sign out",
        ],
        "",
    ),
    "a deed per thing": (
        INSIDE,
        "gain 1 pearl per lord;",
        [
            "A102 0 `per lord` cannot stand behind what is done",
            "help: write `gain count(lords of me) pearls;`",
        ],
        "gain count(lords of me) pearls;",
    ),
    "for each of somebody": (
        INSIDE,
        "gain 2 pearls for each lord of me;",
        [
            "A102 0 `for each lord of me` cannot stand behind what is done",
            "help: write `gain 2 * count(lords of me) pearls;`",
        ],
        "gain 2 * count(lords of me) pearls;",
    ),
    "for each of several properties": (
        INSIDE,
        "gain 1 pearl for each different race;",
        [
            "A102 0 `for each different race` cannot stand behind what is done",
            "help: write how much as `count(THINGS)`, or `each NAME in THINGS { … }` around it",
        ],
        "",
    ),
    "from each": (
        INSIDE,
        "steal 1 pearl from each opponent;",
        [
            "A102 0 `each opponent` cannot stand behind `from`",
            "help: write `each o in opponents { steal 1 pearl from o; }`",
        ],
        "each o in opponents { steal 1 pearl from o; }",
    ),
    "from one": (
        INSIDE,
        "steal 1 pearl from an opponent;",
        [
            "A102 0 `an opponent` cannot stand behind `from`",
            "help: write `choose o from opponents; steal 1 pearl from o;`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "a sign before a number": (
        INSIDE,
        "gain +2 pearls;",
        [
            "A102 0 no `+` stands before a number",
            "help: write `2`",
        ],
        "gain 2 pearls;",
    ),
    "up to": (
        INSIDE,
        "gain up to 3 pearls;",
        [
            "A102 0 no `up to` stands before a number",
            "help: leave it out; what need not be done stands in `may { … }`",
        ],
        "",
    ),
    "equal to": (
        INSIDE,
        "gain pearls equal to threat;",
        [
            "A102 0 `equal to` is left out: how much it is stands before `pearls`",
            "help: write `gain threat pearls;`",
        ],
        "gain threat pearls;",
    ),
    "as many as": (
        INSIDE,
        "gain as many pearls as threat;",
        [
            "A102 0 `as many … as` is left out: how much it is stands before `pearls`",
            "help: write `gain threat pearls;`",
        ],
        "gain threat pearls;",
    ),
    "until the end of a turn": (
        INSIDE,
        "gain 2 pearls until end of turn;",
        [
            "A102 0 no time stands behind what is done",
            (
                "help: leave it out: what is done once is not taken back; what holds for a "
                "time stands in `until my next turn { … }`"
            ),
        ],
        "",
    ),
    "an effect until the end of a turn": (
        INSIDE,
        "add 1 to hand_limit for me until end of turn;",
        [
            "A102 0 how long something holds stands before it",
            (
                "help: write `until my next turn { add 1 to hand_limit for me; }`, which is "
                "the only time"
            ),
        ],
        "",
    ),
    "be in a let": (
        INSIDE,
        "let x be 3; gain x pearls;",
        [
            "A102 0 no `be` stands in a `let`",
            "help: write `=`",
        ],
        "let x = 3; gain x pearls;",
    ),
    "a let of another language": (
        INSIDE,
        "var x = 3; gain x pearls;",
        [
            "A102 0 no statement begins with `var`",
            "help: write `let`",
        ],
        "let x = 3; gain x pearls;",
    ),
}
