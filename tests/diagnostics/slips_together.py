"""Slips that are made together, in one statement, and those that go on behind their end."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

TOGETHER: dict[str, Slip] = {
    "a wrong owner, and a condition behind": (
        INSIDE,
        "gain threat of me pearls if threat > 3;",
        [
            "A306 0 `threat` belongs to nobody: it stands without `of`",
            "help: write `threat`",
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { gain threat of me pearls; }`",
        ],
        "if threat > 3 { gain threat pearls; }",
    ),
    "no parentheses, and a condition behind": (
        INSIDE,
        "gain count lords of me pearls if threat > 3;",
        [
            "A401 0 `(` and `)` are missing behind `count`",
            "help: write `count(lords of me)`",
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { gain count lords of me pearls; }`",
        ],
        "if threat > 3 { gain count(lords of me) pearls; }",
    ),
    "two things at once, and a condition behind": (
        INSIDE,
        "gain 2 pearls 1 key if threat > 3;",
        [
            "A401 0 `gain` is done twice, and each statement stands for itself",
            "help: write `gain 2 pearls; gain 1 key;`",
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { gain 2 pearls 1 key; }`",
        ],
        "if threat > 3 { gain 2 pearls; gain 1 key; }",
    ),
    "a wrong order, and each of several": (
        INSIDE,
        "steal pearl 1 from each opponent;",
        [
            "A401 0 `pearl` and `1` stand in the wrong order",
            "help: write `1 pearl`",
            "A102 0 `each opponent` cannot stand behind `from`",
            "help: write `each o in opponents { steal pearl 1 from o; }`",
        ],
        "each o in opponents { steal 1 pearl from o; }",
    ),
    "a wrong comparison, and a condition behind": (
        INSIDE,
        "gain 2 pearls unless threat > crab;",
        [
            "A102 0 `unless` and its condition stand before what is done",
            "help: write `if not (threat > crab) { gain 2 pearls; }`",
            "A301 0 `crab` is a Race, but `>` wants a number",
            (
                "help: write `count(hand of me where race == crab)` or "
                "`count(affiliated of me where race == crab)`"
            ),
        ],
        "if not (threat > crab) { gain 2 pearls; }",
    ),
    "most of what each of several has": (
        INSIDE,
        "steal up to 2 pearls from each opponent;",
        [
            "A102 0 no `up to` stands before a number",
            "help: leave it out; what need not be done stands in `may { … }`",
            "A102 0 `each opponent` cannot stand behind `from`",
            "help: write `each o in opponents { steal 2 pearls from o; }`",
        ],
        "",
    ),
    "nothing behind on": (
        POWER,
        "on arrival if no keys gain 1 pearl;",
        [
            "A102 0 `on` takes no `if`, and braces are missing",
            "help: write `on arrival { if no keys { gain 1 pearl; } }`",
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of me == 0`",
        ],
        "on arrival { if keys of me == 0 { gain 1 pearl; } }",
    ),
    "nothing behind while": (
        POWER,
        "while no keys { add 1 to hand_limit for me; }",
        [
            "A102 0 a condition stands in `while` behind its state and `when`",
            "help: write `while free when no keys { … }`",
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of me == 0`",
        ],
        "while free when keys of me == 0 { add 1 to hand_limit for me; }",
    ),
}

ALONE: dict[str, Slip] = {
    "a condition behind with other signs": (
        INSIDE,
        "gain 2 pearls if threat <> 3;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat != 3 { gain 2 pearls; }`",
        ],
        "if threat != 3 { gain 2 pearls; }",
    ),
    "a condition behind with one sign": (
        INSIDE,
        "gain 2 pearls if threat = 3;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat == 3 { gain 2 pearls; }`",
        ],
        "if threat == 3 { gain 2 pearls; }",
    ),
    "a condition behind in words": (
        INSIDE,
        "gain 2 pearls if threat is more than 3;",
        [
            "A401 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { gain 2 pearls; }`",
        ],
        "if threat > 3 { gain 2 pearls; }",
    ),
    "a condition behind that is denied": (
        INSIDE,
        "gain 2 pearls if threat is not 3 and not threat == 5;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat != 3 and not threat == 5 { gain 2 pearls; }`",
        ],
        "if threat != 3 and not threat == 5 { gain 2 pearls; }",
    ),
    "having such things": (
        INSIDE,
        "if you have at least 2 lords where cost > 3 { gain 2 pearls; }",
        [
            "A102 0 `you have at least 2 lords` is written otherwise",
            "help: write `count(lords of me where cost > 3) >= 2`",
        ],
        "if count(lords of me where cost > 3) >= 2 { gain 2 pearls; }",
    ),
    "having such things, and more": (
        INSIDE,
        "if you have at least 2 lords where cost > 3 and threat > 2 { gain 1 key; }",
        [
            "A102 0 `you have at least 2 lords` is written otherwise",
            "help: write `count(lords of me where cost > 3 and threat > 2) >= 2`",
        ],
        "",
    ),
    "having such a number": (
        INSIDE,
        "if you have at least 2 pearls where cost > 3 { gain 2 pearls; }",
        [
            "A102 0 `you have at least 2 pearls` is written otherwise",
            "help: write `pearls of me >= 2`",
        ],
        "",
    ),
    "what may not be done": (
        INSIDE,
        "may not gain 2 pearls;",
        [
            "A202 0 no statement says what is not done, or must not be",
            "help: say what is done, and in `if CONDITION { … }` when",
        ],
        "",
    ),
    "braces behind a choice, and a comment": (
        INSIDE,
        "choose o from opponents {\n  steal 1 pearl from o; # it hurts\n}",
        [
            "A102 0 `choose` has no braces: what is done follows it",
            "help: write `choose o from opponents; …`",
        ],
        "choose o from opponents;\n  steal 1 pearl from o; # it hurts\n",
    ),
    "a number per thing, and more": (
        SCORE,
        "score 2 per lord + 3;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(lords of me)`",
        ],
        "score 2 * count(lords of me) + 3;",
    ),
    "a number per thing in parentheses": (
        SCORE,
        "score (2 per lord of me) + 3;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(lords of me)`",
        ],
        "score (2 * count(lords of me)) + 3;",
    ),
    "a number per thing that is reckoned with": (
        SCORE,
        "score 2 per lord of me where guild == mage + 2;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(THINGS)`, and behind `where` which of them",
        ],
        "",
    ),
    "a number of things that is reckoned with": (
        SCORE,
        "score number of lords of me where guild == mage + 2;",
        [
            "A102 0 `number of` is written otherwise",
            "help: write `count(lords of me where …)`",
        ],
        "",
    ),
    "a limit for each player": (
        POWER,
        "while free { hand_limit is 6 for each player; }",
        [
            "A202 0 no statement begins with `hand_limit`",
            "help: write `set hand_limit to 6 for players;`",
        ],
        "while free { set hand_limit to 6 for players; }",
    ),
    "a difference for every opponent": (
        POWER,
        "while free { recruit_cost - 2 for every opponent; }",
        [
            "A202 0 no statement begins with `recruit_cost`",
            "help: write `add -2 to recruit_cost for opponents;`",
        ],
        "while free { add -2 to recruit_cost for opponents; }",
    ),
}
