"""Asides of rule texts: prices, conditions, and what is done only if something is so."""

from tests.diagnostics.slips import FIELDS, INSIDE, POWER, SCORE, Slip

ASIDES: dict[str, Slip] = {
    "braces behind a choice, and more behind them": (
        INSIDE,
        "choose s from council where size > 0 { take s; } gain 2 pearls;",
        [
            "A102 0 `choose` has no braces: what is done follows it",
            (
                "help: it is left out with all behind it where there is nothing to choose; write "
                "`if count(THINGS) > 0 { choose s from THINGS; … }`"
            ),
        ],
        "",
    ),
    "braces behind the last choice": (
        INSIDE,
        "choose s from council where size > 0 { take s; }",
        [
            "A102 0 `choose` has no braces: what is done follows it",
            "help: write `choose s from council where size > 0; …`",
        ],
        "choose s from council where size > 0; take s;",
    ),
    "may and two statements on a line": (
        INSIDE,
        "may gain 2 pearls; gain 1 key;",
        [
            "A102 0 `{` and `}` are missing behind `may`",
            "help: write `may { … }` with all between them that it is for",
        ],
        "",
    ),
    "if and two statements on a line": (
        INSIDE,
        "if threat > 3 gain 1 key; gain 1 pearl;",
        [
            "A102 0 `{` and `}` are missing behind `if threat > 3`",
            "help: write `if threat > 3 { … }` with all between them that it is for",
        ],
        "",
    ),
    "each and two statements on a line": (
        INSIDE,
        "each o in opponents steal 1 pearl from o; gain 1 key;",
        [
            "A102 0 `{` and `}` are missing behind `each o in opponents`",
            "help: write `each o in opponents { … }` with all between them that it is for",
        ],
        "",
    ),
    "may and a choice on two lines": (
        INSIDE,
        "may choose l from court;\n    take l;",
        [
            "A102 0 `{` and `}` are missing around `choose l from court; take l;`",
            "help: write `may { choose l from court; take l; }`",
        ],
        "may { choose l from court;\n    take l; }",
    ),
    "may and a choice, and more behind it": (
        INSIDE,
        "may choose l from court;\n    take l; gain 1 pearl;",
        [
            "A102 0 `{` and `}` are missing behind `may`",
            "help: write `may { … }` with all between them that it is for",
        ],
        "",
    ),
    "if and else without braces on a line": (
        INSIDE,
        "if threat > 3 gain 1 key; else gain 1 pearl;",
        [
            "A102 0 `{` and `}` are missing around `gain 1 key;`",
            "help: write `if threat > 3 { gain 1 key; }`",
            "A102 0 `{` and `}` are missing around `gain 1 pearl;`",
            "help: write `else { gain 1 pearl; }`",
        ],
        "if threat > 3 { gain 1 key; } else { gain 1 pearl; }",
    ),
    "may if and else": (
        INSIDE,
        "may if threat > 3 { gain 1 pearl; } else { gain 1 key; }",
        [
            (
                "A102 0 `{` and `}` are missing around `if threat > 3 { gain 1 pearl; } else { "
                "gain 1 key; }`"
            ),
            "help: write `may { if threat > 3 { gain 1 pearl; } else { gain 1 key; } }`",
        ],
        "may { if threat > 3 { gain 1 pearl; } else { gain 1 key; } }",
    ),
    "once per turn if": (
        POWER,
        "once per turn if threat > 3 { gain 1 key; }",
        [
            "A102 0 the condition of `once per turn` stands behind `when`, not `if`",
            "help: write `when`",
        ],
        "once per turn when threat > 3 { gain 1 key; }",
    ),
    "on with a condition and without braces": (
        POWER,
        "on arrival when threat > 3 gain 1 pearl;",
        [
            "A102 0 `on` takes no `when`, and braces are missing",
            "help: write `on arrival { if threat > 3 { gain 1 pearl; } }`",
        ],
        "on arrival { if threat > 3 { gain 1 pearl; } }",
    ),
    "a field behind a head without braces": (
        FIELDS,
        (
            "guild merchant; cost 7; races 2; influence 5; while free add 1 to hand_limit "
            "for me; keys 0;"
        ),
        [
            "A102 0 `{` and `}` are missing around `add 1 to hand_limit for me;`",
            "help: write `while free { add 1 to hand_limit for me; }`",
        ],
        (
            "guild merchant; cost 7; races 2; influence 5; while free { add 1 to hand_limit "
            "for me; } keys 0;"
        ),
    ),
    "may and a price before braces": (
        INSIDE,
        "may pay 2 pearls { gain 1 key; }",
        [
            "A102 0 what is paid is a condition, and then done",
            "help: write `may when pearls of me >= 2 { return 2 pearls from me; … }`",
        ],
        "may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "may and a price behind": (
        INSIDE,
        "may gain 1 key for 2 pearls;",
        [
            "A102 0 what is paid is a condition, and then done",
            ("help: write `may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }`"),
        ],
        "may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "a price of a power": (
        POWER,
        "once per turn pay 1 pearl { gain 1 key; }",
        [
            "A102 0 what is paid is a condition, and then done",
            "help: write `once per turn when pearls of me >= 1 { return 1 pearl from me; … }`",
        ],
        "once per turn when pearls of me >= 1 { return 1 pearl from me; gain 1 key; }",
    ),
    "a head and what is asked in one": (
        POWER,
        "on arrival may { gain 1 pearl; }",
        [
            "A102 0 `may` stands in the braces of `on arrival`",
            "help: write `on arrival { may { … } }`",
        ],
        "on arrival { may { gain 1 pearl; } }",
    ),
    "a power in quotation marks": (
        POWER,
        'on arrival "gain 2 pearls";',
        [
            "A102 0 what is done stands without quotation marks",
            "help: write `{ gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "braces that belong to nothing": (
        INSIDE,
        "{ gain 1 key; }",
        [
            "A102 0 these braces belong to nothing",
            "help: leave both out",
        ],
        "gain 1 key;",
    ),
    "what is done on lines behind a head": (
        POWER,
        "on arrival gain 2 pearls;\n  gain 1 key;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls; gain 1 key;`",
            "help: write `on arrival { gain 2 pearls; gain 1 key; }`",
        ],
        "on arrival { gain 2 pearls;\n  gain 1 key; }",
    ),
    "dice": (
        INSIDE,
        "gain 1d6 pearls;",
        [
            "A101 0 `1d6` is no number: nothing is thrown by dice",
            "help: write a number",
        ],
        "",
    ),
    "one sign for and": (
        INSIDE,
        "if threat > 3 & threat < 6 { gain 1 pearl; }",
        [
            "A101 0 `&` is not part of the language",
            "help: write `and`",
        ],
        "if threat > 3 and threat < 6 { gain 1 pearl; }",
    ),
    "one sign for or": (
        INSIDE,
        "if threat > 3 | threat == 1 { gain 1 pearl; }",
        [
            "A101 0 `|` is not part of the language",
            "help: write `or`",
        ],
        "if threat > 3 or threat == 1 { gain 1 pearl; }",
    ),
    "a sign for what is left over": (
        INSIDE,
        "if threat % 2 == 0 { gain 1 pearl; }",
        [
            "A101 0 there is no sign `%`",
            (
                "help: the signs between numbers are `+`, `-`, `*` and `/`, which leaves out the "
                "rest"
            ),
        ],
        "",
    ),
    "a part of a hundred": (
        SCORE,
        "score pearls of me * 50%;",
        [
            "A101 0 there is no sign `%`",
            (
                "help: the signs between numbers are `+`, `-`, `*` and `/`, which leaves out the "
                "rest"
            ),
        ],
        "",
    ),
    "two numbers with a comma": (
        INSIDE,
        "gain 2, 3 pearls;",
        [
            "A102 0 how much it is, is one number",
            "help: write one of the two",
        ],
        "",
    ),
    "from one number to another": (
        INSIDE,
        "gain 1 to 3 pearls;",
        [
            "A102 0 how much it is, is one number",
            "help: write one of the two",
        ],
        "",
    ),
    "a printed name in a condition": (
        INSIDE,
        'choose l from court where name == "Keeper"; take l;',
        [
            "A102 0 `name` is nothing that things have, and no texts are compared",
            (
                "help: compare one of `copyable`, `cost`, `disabled`, `guild`, `influence`, "
                "`printed_keys`, `race`, `size` or `value`"
            ),
        ],
        "",
    ),
    "the highest in a condition": (
        INSIDE,
        "choose l from lords of me where influence is highest; discard l;",
        [
            "A102 0 `highest` is no number",
            "help: write `== max(lords of me, influence)`",
        ],
        ("choose l from lords of me where influence == max(lords of me, influence); discard l;"),
    ),
    "the highest of what is not told": (
        INSIDE,
        "if threat is the highest { gain 1 pearl; }",
        [
            "A102 0 `highest` is no number",
            "help: write `== max(THINGS, …)`",
        ],
        "",
    ),
    "whether a card is free": (
        INSIDE,
        "if self is free { gain 1 pearl; }",
        [
            "A102 0 whether something is `free` is not asked",
            "help: what holds as long as the card is, stands in `while free { … }`",
        ],
        "",
    ),
    "a member without a sign": (
        INSIDE,
        "choose l from court where guild mage; take l;",
        [
            "A102 0 `==` is missing after `guild`",
            "help: write `guild == mage`",
        ],
        "choose l from court where guild == mage; take l;",
    ),
    "one of several members": (
        INSIDE,
        "choose l from court where guild in mage, soldier; take l;",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage, soldier`",
            "help: write `guild == mage or guild == soldier`",
        ],
        "choose l from court where guild == mage or guild == soldier; take l;",
    ),
    "a price, and nothing else": (
        INSIDE,
        "may pay 2 pearls { gain 1 key; } else { }",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `may when pearls of me >= 2 { return 2 pearls from me; … }`, with "
                "`may { … }` behind it, as `may` has no `else`"
            ),
        ],
        "",
    ),
}
