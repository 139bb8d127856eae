"""Comparisons in sentences: with none, one of several, the most, or a state."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

COMPARED: dict[str, Slip] = {
    "nothing of those who are looked at": (
        INSIDE,
        "choose o from opponents where no pearls; steal 1 pearl from o;",
        [
            "A102 0 `no pearls` is written otherwise",
            "help: write `pearls of it == 0`",
        ],
        "choose o from opponents where pearls of it == 0; steal 1 pearl from o;",
    ),
    "nothing of those who are counted": (
        INSIDE,
        "gain count(opponents where no lords) pearls;",
        [
            "A102 0 `no lords` is written otherwise",
            "help: write `count(lords of it) == 0`",
        ],
        "gain count(opponents where count(lords of it) == 0) pearls;",
    ),
    "nothing of those who are looked at, behind and": (
        INSIDE,
        "choose o from opponents where pearls of it > 1 and no keys; steal 1 pearl from o;",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of it == 0`",
        ],
        (
            "choose o from opponents where pearls of it > 1 and keys of it == 0; steal 1 "
            "pearl from o;"
        ),
    ),
    "nothing of somebody where cards are looked at": (
        INSIDE,
        "choose l from lords of me where no lords; discard l;",
        [
            "A102 0 `no lords` is written otherwise",
            "help: write whose it is, or `count(lords of me) == 0` if it is the owner of the card",
        ],
        "",
    ),
    "nothing of somebody behind a choice of a player": (
        INSIDE,
        "choose o from opponents; if no keys { steal 1 pearl from o; }",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of o == 0`, or `keys of me == 0` if it is the owner of the card",
        ],
        "",
    ),
    "nothing of somebody in a loop in a loop": (
        INSIDE,
        "each p in players { each o in opponents { if no keys { steal 1 pearl from o; } } }",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write whose it is, or `keys of me == 0` if it is the owner of the card",
        ],
        "",
    ),
    "nothing behind a filter that is closed": (
        INSIDE,
        "if count(opponents where keys of it > 1) > 0 and no keys { gain 1 key; }",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of me == 0`",
        ],
        "if count(opponents where keys of it > 1) > 0 and keys of me == 0 { gain 1 key; }",
    ),
    "nothing behind a choice that is over": (
        INSIDE,
        (
            "if threat > 3 { choose o from opponents; steal 1 pearl from o; } if no keys "
            "{ gain 1 key; }"
        ),
        [
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of me == 0`",
        ],
        (
            "if threat > 3 { choose o from opponents; steal 1 pearl from o; } if keys of "
            "me == 0 { gain 1 key; }"
        ),
    ),
    "nothing in an event of opponents": (
        POWER,
        "while free { after exploration of opponents { if no keys { gain 1 pearl; } } }",
        [
            "A102 0 `no keys` is written otherwise",
            (
                "help: write `keys of actor == 0`, or `keys of me == 0` if it is the "
                "owner of the card"
            ),
        ],
        "",
    ),
    "nothing in an event of the owner": (
        POWER,
        "while free { after exploration of me { if no keys { gain 1 pearl; } } }",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of me == 0`",
        ],
        "while free { after exploration of me { if keys of me == 0 { gain 1 pearl; } } }",
    ),
    "nothing of somebody of several": (
        INSIDE,
        "choose 2 from opponents as pair; each o in pair { if no keys { steal 1 pearl from o; } }",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write whose it is, or `keys of me == 0` if it is the owner of the card",
        ],
        "",
    ),
    "nothing, behind not": (
        INSIDE,
        "choose o from opponents where not no keys; steal 1 pearl from o;",
        [
            "A102 0 `no keys` is written otherwise",
            "help: write `keys of it == 0`",
        ],
        "choose o from opponents where not keys of it == 0; steal 1 pearl from o;",
    ),
    "nothing in braces behind a choice": (
        INSIDE,
        "choose o from opponents { if no keys of o { steal 1 pearl from o; } }",
        [
            "A102 0 `choose` has no braces: what is done follows it",
            "help: write `choose o from opponents; …`",
            "A102 0 `no keys of o` is written otherwise",
            "help: write `keys of o == 0`",
        ],
        "choose o from opponents; if keys of o == 0 { steal 1 pearl from o; }",
    ),
    "a condition behind, with between": (
        INSIDE,
        "gain 1 pearl if threat between 2 and 4;",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if (threat >= 2 and threat <= 4) { gain 1 pearl; }`",
        ],
        "if (threat >= 2 and threat <= 4) { gain 1 pearl; }",
    ),
    "the highest of no things": (
        INSIDE,
        "if the highest cost > 3 { gain 1 pearl; }",
        [
            "A102 0 `the highest` is no number",
            "help: write `max(THINGS, cost)`",
        ],
        "",
    ),
    "one of several members that are none": (
        INSIDE,
        "choose l from court where guild is one of (mage, cost); take l;",
        [
            "A102 0 `is one of` does not compare",
            "help: write `(guild == … or guild == …)`",
        ],
        "",
    ),
    "the highest of a property": (
        INSIDE,
        "choose l from court with the highest cost; take l;",
        [
            "A102 0 which things it is stands behind `where`, not `with`",
            "help: write `where`",
            "A102 0 `the highest` is no number",
            "help: write `cost == max(court, cost)`",
        ],
        "choose l from court where cost == max(court, cost); take l;",
    ),
    "nothing, with a comment between": (
        INSIDE,
        "if no # of them\n  opponents { gain 1 pearl; }",
        [
            "A102 0 `no opponents` is written otherwise",
            "help: write `count(opponents) == 0`",
        ],
        "",
    ),
    "one of several members, and another condition": (
        INSIDE,
        "choose l from court where guild in mage or soldier and influence > 3; take l;",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage or soldier`",
            "help: write `(guild == mage or guild == soldier)`",
        ],
        "choose l from court where (guild == mage or guild == soldier) and influence > 3; take l;",
    ),
    "one of several members in a call": (
        SCORE,
        "score sum(lords of me where guild in mage, soldier, influence);",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage, soldier`",
            "help: write `guild == mage or guild == soldier`",
        ],
        "score sum(lords of me where guild == mage or guild == soldier, influence);",
    ),
    "none of several members": (
        SCORE,
        "score count(lords of me where guild of it is not in mage, soldier);",
        [
            "A102 0 `guild of it` is compared with one at a time, not with `mage, soldier`",
            "help: write `guild of it != mage and guild of it != soldier`",
        ],
        "score count(lords of me where guild of it != mage and guild of it != soldier);",
    ),
    "one of several members in parentheses": (
        INSIDE,
        "choose l from court where guild is one of (mage, or soldier); take l;",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage, or soldier`",
            "help: write `guild == mage or guild == soldier`",
        ],
        "choose l from court where guild == mage or guild == soldier; take l;",
    ),
    "one of several members behind a comment": (
        INSIDE,
        "choose l from court where guild # of them\n  in mage, soldier; take l;",
        [
            "A102 1 `in` does not compare",
            "help: write `(guild == mage or guild == soldier)`",
        ],
        "",
    ),
    "the highest in a call": (
        SCORE,
        "score max(lords of me where influence is highest, influence);",
        [
            "A102 0 `highest` is no number",
            "help: write `== max(lords of me, influence)`",
        ],
        "score max(lords of me where influence == max(lords of me, influence), influence);",
    ),
    "the highest of what a player has": (
        INSIDE,
        "choose o from opponents where pearls is highest; steal 1 pearl from o;",
        [
            "A102 0 `highest` is no number",
            "help: write `of it == max(opponents, pearls of it)`",
        ],
        (
            "choose o from opponents where pearls of it == max(opponents, pearls of it); "
            "steal 1 pearl from o;"
        ),
    ),
    "the highest and more": (
        INSIDE,
        "choose l from court where influence is highest and cost > 3; take l;",
        [
            "A102 0 `highest` is no number",
            "help: write `== max(court, influence)`",
        ],
        "",
    ),
    "whether nothing told is free": (
        INSIDE,
        "if is free { gain 1 key; }",
        [
            "A102 0 whether something is `free` is not asked",
            "help: what holds as long as the card is, stands in `while free { … }`",
        ],
        "",
    ),
    "whether what is looked at is free": (
        INSIDE,
        "choose l from lords of me where is free; discard l;",
        [
            "A102 0 whether something is `free` is not asked",
            "help: what holds as long as the card is, stands in `while free { … }`",
        ],
        "",
    ),
    "not more, with a sign": (
        INSIDE,
        "if threat not > 3 { gain 1 pearl; }",
        [
            "A102 0 `not >` does not compare",
            "help: write `<=`",
        ],
        "if threat <= 3 { gain 1 pearl; }",
    ),
    "no more than": (
        INSIDE,
        "if threat is no more than 3 { gain 1 pearl; }",
        [
            "A102 0 `is no more than` does not compare",
            "help: write `<=`",
        ],
        "if threat <= 3 { gain 1 pearl; }",
    ),
    "not less, behind what is done": (
        INSIDE,
        "gain 1 pearl if threat is not less than 3;",
        [
            "A401 0 `if` and its condition stand before what is done",
            "help: write `if threat >= 3 { gain 1 pearl; }`",
        ],
        "if threat >= 3 { gain 1 pearl; }",
    ),
}
