"""Slips in what is done and counted: choices, deeds, numbers, comparisons."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

DEEDS: dict[str, Slip] = {
    "a number that is not whole": (
        INSIDE,
        "gain 2.5 pearls;",
        [
            "A101 0 `2.5` is no whole number, and all numbers are",
            "help: write `2` or `3`",
        ],
        "",
    ),
    "a number with a comma": (
        INSIDE,
        "gain 2,5 pearls;",
        [
            "A102 0 `2,5` is no whole number, and all numbers are",
            "help: write `2` or `3`",
        ],
        "",
    ),
    "a number in words": (
        INSIDE,
        "gain two pearls;",
        [
            "A201 0 unknown name `two`",
            "help: numbers are written in digits: `2`",
        ],
        "gain 2 pearls;",
    ),
    "an article for a number": (
        INSIDE,
        "gain a pearl;",
        [
            "A201 0 unknown name `a`",
            "help: numbers are written in digits: `1`",
        ],
        "gain 1 pearl;",
    ),
    "the number behind": (
        INSIDE,
        "gain pearls 2;",
        [
            "A401 0 `pearls` and `2` stand in the wrong order",
            "help: write `2 pearls`",
        ],
        "gain 2 pearls;",
    ),
    "a choice from nothing": (
        INSIDE,
        "choose x; take x;",
        [
            "A102 0 `choose x` does not say from what is chosen",
            "help: write `choose x from` and what there is to choose from",
        ],
        "",
    ),
    "a choice without a name": (
        INSIDE,
        "choose court; take court;",
        [
            "A102 0 `choose court` names nothing",
            "help: write `choose l from court; take l;`",
        ],
        "choose l from court; take l;",
    ),
    "a choice with an article": (
        INSIDE,
        "choose a lord from court; take lord;",
        [
            "A102 0 `choose` takes one word as the name for what is chosen, not `a lord`",
            "help: write `choose lord from …`, and `lord` for it afterwards",
        ],
        "choose lord from court; take lord;",
    ),
    "another word for choose": (
        INSIDE,
        "pick l from court; take l;",
        [
            "A202 0 unknown verb `pick`",
            "help: what is meant is perhaps written with `take` or `choose`",
        ],
        "",
    ),
    "the article of things": (
        INSIDE,
        "choose l from the court; take l;",
        [
            "A102 0 no `the` stands before `court`",
            "help: leave it out",
        ],
        "choose l from court; take l;",
    ),
    "and between deeds": (
        INSIDE,
        "gain 2 pearls and gain 1 key;",
        [
            "A102 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "and before a number": (
        INSIDE,
        "gain 2 pearls and 1 key;",
        [
            "A102 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "and between deeds with one operand": (
        INSIDE,
        "choose l from court; choose m from free_lords of me; discard m and take l;",
        [
            "A401 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; take l;`",
        ],
        "choose l from court; choose m from free_lords of me; discard m; take l;",
    ),
    "then between deeds": (
        INSIDE,
        "gain 2 pearls, then gain 1 key;",
        [
            "A102 0 `, then` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "then alone between deeds": (
        INSIDE,
        "gain 2 pearls then gain 1 key;",
        [
            "A401 0 `then` does not join what is done: each statement ends with `;`",
            "help: write `; gain 1 key;`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "a comma between deeds": (
        INSIDE,
        "gain 2 pearls, gain 1 key;",
        [
            "A102 0 `,` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "parentheses around operands": (
        INSIDE,
        "gain(2, pearls);",
        [
            "A102 0 what `gain` takes stands behind it without parentheses",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "a price of nothing": (
        INSIDE,
        "choose l from court; recruit l for free;",
        [
            "A401 0 `free` is no price",
            "help: write `for 0 pearls`",
        ],
        "choose l from court; recruit l for 0 pearls;",
    ),
    "drawing": (
        INSIDE,
        "draw 1 ally;",
        [
            "A202 0 unknown verb `draw`",
            "help: what is meant is perhaps written with `recover`",
        ],
        "",
    ),
    "losing": (
        INSIDE,
        "each o in opponents { lose 1 pearl; }",
        [
            "A202 0 unknown verb `lose`",
            "help: write `return 1 pearl from o;`",
        ],
        "",
    ),
    "paying": (
        INSIDE,
        "pay 2 pearls;",
        [
            "A202 0 unknown verb `pay`",
            "help: write `return 2 pearls from me;`",
        ],
        "",
    ),
    "giving": (
        INSIDE,
        "each o in opponents { give 1 pearl to o; }",
        [
            "A202 0 unknown verb `give`",
            (
                "help: no card can do this; with a resource something is done by `gain`, `return`, "
                "`steal` or `recruit`"
            ),
        ],
        "",
    ),
    "getting": (
        INSIDE,
        "get 2 pearls;",
        [
            "A202 0 unknown verb `get`",
            "help: write `gain 2 pearls;`",
        ],
        "",
    ),
    "somebody who gains": (
        INSIDE,
        "gains 2 pearls;",
        [
            "A202 0 unknown verb `gains`",
            "help: did you mean `gain`?",
        ],
        "gain 2 pearls;",
    ),
    "reducing": (
        POWER,
        "while free { reduce recruit_cost by 2 for me; }",
        [
            "A202 0 no statement begins with `reduce`",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "while free { add -2 to recruit_cost for me; }",
    ),
    "a comparison in words": (
        SCORE,
        "score count(lords of me where guild is merchant);",
        [
            "A102 0 `is` does not compare",
            "help: write `==`",
        ],
        "score count(lords of me where guild == merchant);",
    ),
    "at least in words": (
        SCORE,
        "score count(lords of me where cost is at least 8);",
        [
            "A102 0 `is at least` does not compare",
            "help: write `>=`",
        ],
        "score count(lords of me where cost >= 8);",
    ),
    "a sign turned round": (
        SCORE,
        "score count(lords of me where cost => 8);",
        [
            "A102 0 `=>` does not compare",
            "help: write `>=`",
        ],
        "score count(lords of me where cost >= 8);",
    ),
    "one equals sign": (
        SCORE,
        "score count(lords of me where guild = merchant);",
        [
            "A102 0 `=` does not compare",
            "help: write `==`",
        ],
        "score count(lords of me where guild == merchant);",
    ),
    "count without parentheses": (
        SCORE,
        "score count lords of me where guild == merchant;",
        [
            "A102 0 `(` and `)` are missing behind `count`",
            "help: write `count(lords of me where guild == merchant)`",
        ],
        "",
    ),
    "per": (
        SCORE,
        "score 2 per lord;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(lords of me)`",
        ],
        "score 2 * count(lords of me);",
    ),
    "my": (
        SCORE,
        "score count(my lords where guild == merchant);",
        [
            "A102 0 `my lords` is written otherwise",
            "help: write `lords of me`",
        ],
        "score count(lords of me where guild == merchant);",
    ),
    "less than nothing": (
        INSIDE,
        "gain -2 pearls;",
        [
            "A609 0 `gain` with `-2` does nothing",
            "help: what is taken away is written with `return` or `discard`",
        ],
        "",
    ),
    "nothing": (
        INSIDE,
        "gain 0 pearls;",
        [
            "A609 0 `gain` with `0` does nothing",
        ],
        "",
    ),
    "a part of one": (
        INSIDE,
        "gain 1/2 pearls;",
        [
            "A609 0 `gain` with `1/2` does nothing",
        ],
        "",
    ),
    "as many as there never are": (
        INSIDE,
        "gain 9999 pearls;",
        [
            "A605 0 this is 9999; on the official cards it goes from 1 to 5",
        ],
        "",
    ),
    "a score below nothing": (
        SCORE,
        "score 0 - 20;",
        [
            "A605 0 this is never worth more than -20; no official card is worth so little",
        ],
        "",
    ),
    "a score above all": (
        SCORE,
        "score 99;",
        [
            "A605 0 this is always worth 99 or more; no official card is sure of so much",
        ],
        "",
    ),
}
