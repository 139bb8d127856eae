"""Slips in which a careless mending would leave out a word that says what is meant."""

from tests.diagnostics.slips import INSIDE, POWER, Slip

LEFT_OUT: dict[str, Slip] = {
    "what else, and no braces": (
        INSIDE,
        "if pearls of me > 3 then gain 2 pearls else gain 1 pearl;",
        [
            "A102 0 what is done if something is so, and what else, stand in braces",
            "help: write `if pearls of me > 3 { gain 2 pearls; } else { gain 1 pearl; }`",
        ],
        "if pearls of me > 3 { gain 2 pearls; } else { gain 1 pearl; }",
    ),
    "otherwise, and no braces": (
        INSIDE,
        "if threat > 3 gain 2 pearls, otherwise return 1 pearl from me;",
        [
            "A102 0 what is done if something is so, and what else, stand in braces",
            "help: write `if threat > 3 { gain 2 pearls; } else { return 1 pearl from me; }`",
        ],
        "if threat > 3 { gain 2 pearls; } else { return 1 pearl from me; }",
    ),
    "a head's condition and what else": (
        POWER,
        "once per turn when pearls of me > 3 then gain 1 pearl else gain 1 key;",
        [
            "A102 0 what is done if something is so, and what else, stand in braces",
            (
                "help: write `once per turn { if pearls of me > 3 { gain 1 pearl; } "
                "else { gain 1 key; } }`"
            ),
        ],
        "once per turn { if pearls of me > 3 { gain 1 pearl; } else { gain 1 key; } }",
    ),
    "what else, and no condition": (
        INSIDE,
        "gain 2 pearls else gain 1 pearl;",
        [
            "A102 0 nothing before `else` says on what it depends",
            "help: write `if CONDITION { gain 2 pearls; } else { gain 1 pearl; }`",
        ],
        "",
    ),
    "what may be done else": (
        INSIDE,
        "may gain 2 pearls else gain 1 key;",
        [
            "A102 0 nothing before `else` says on what it depends",
            "help: write `if CONDITION { may { gain 2 pearls; } } else { gain 1 key; }`",
        ],
        "",
    ),
    "a word that changes what is done": (
        INSIDE,
        "gain 2 pearls twice;",
        [
            "A401 0 `twice` is too much: `gain` takes none here",
            "help: leave `twice` out, or say what it means in words that cards have",
        ],
        "",
    ),
    "a word that says that it is not done": (
        INSIDE,
        "choose l from free_lords of me; discard l not;",
        [
            "A401 0 `not` is too much: `discard` takes none here",
            "help: leave `not` out, or say what it means in words that cards have",
        ],
        "",
    ),
    "a word for how it is chosen": (
        INSIDE,
        "each o in opponents { discard 1 random from hand of o by o; }",
        [
            "A401 0 `random` is too much: `discard` takes none here",
            "help: leave `random` out, or say what it means in words that cards have",
        ],
        "",
    ),
    "a word that says nothing": (
        INSIDE,
        "gain 2 more pearls;",
        [
            "A401 0 `more` is too much: `gain` takes none here",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "each other opponent": (
        INSIDE,
        "each other opponent loses 1 pearl;",
        [
            "A102 0 what is done with each of `opponents` stands in braces",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each player gives": (
        INSIDE,
        "each player gives me 1 pearl;",
        [
            "A102 0 what is done with each of `opponents` stands in braces",
            "help: write `each o in opponents { steal 1 pearl from o; }`",
        ],
        "each o in opponents { steal 1 pearl from o; }",
    ),
    "all of a Race": (
        INSIDE,
        "discard all crabs from hand of me;",
        [
            "A102 0 `discard` takes one of `hand of me` at a time",
            "help: write `each a in hand of me where race == crab { discard a from hand of me; }`",
        ],
        "each a in hand of me where race == crab { discard a from hand of me; }",
    ),
    "every one of a Race": (
        INSIDE,
        "discard every crab from hand of me;",
        [
            "A102 0 `discard` takes one of `hand of me` at a time",
            "help: write `each a in hand of me where race == crab { discard a from hand of me; }`",
        ],
        "each a in hand of me where race == crab { discard a from hand of me; }",
    ),
    "all of what is no card": (
        INSIDE,
        "discard all reef from hand of me;",
        [
            "A401 0 `discard` does not take these operands",
        ],
        "",
    ),
    "one of a Race where stacks are": (
        INSIDE,
        "take a crab from council;",
        [
            "A401 0 `council` has Council stacks, not `crab`",
            "help: with a Council stack it is `choose s from council; take s;`",
        ],
        "",
    ),
    "one of a guild": (
        INSIDE,
        "take a mage from court;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: write `choose l from court where guild == mage; take l;`",
        ],
        "choose l from court where guild == mage; take l;",
    ),
    "one of what is no card": (
        INSIDE,
        "take a cheap from court;",
        [
            "A401 0 `take` takes nothing with `from`",
            "help: write `choose l from court; take l;`, with `where CONDITION` for `cheap`",
        ],
        "",
    ),
    "so many of a Race under a condition": (
        INSIDE,
        "discard 2 crabs from hand of me where value > 1;",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 2 from hand of me where race == crab and (value > 1) by me;`",
        ],
        "",
    ),
    "so many of a bare zone under a condition": (
        INSIDE,
        "discard 2 allies from hand where value > 1;",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 2 from hand of me where value > 1 by me;`",
        ],
        "",
    ),
    "so many of the cards of several": (
        INSIDE,
        "discard 2 from hand of opponents;",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `each o in opponents { discard 2 from hand of o by o; }`",
        ],
        "",
    ),
    "one of the cards of several": (
        INSIDE,
        "choose a from hand of opponents; discard a from hand of opponents;",
        [
            "A304 0 `discard` wants a zone of one player, which `hand of opponents` is not",
            (
                "help: write `choose o from opponents; choose a from hand of o; "
                "discard a from hand of o;`"
            ),
        ],
        "",
    ),
    "having so many, and or more behind": (
        INSIDE,
        "if you have 3 pearls or more then gain 2 pearls;",
        [
            "A102 0 `you have 3 pearls or more` is written otherwise",
            "help: write `if pearls of me >= 3 { gain 2 pearls; }`",
        ],
        "if pearls of me >= 3 { gain 2 pearls; }",
    ),
    "having so many, and two deeds in a line": (
        INSIDE,
        "if you have at least 3 pearls: gain 2 pearls; gain 1 pearl;",
        [
            "A102 0 `you have at least 3 pearls` is written otherwise",
            "help: write `if pearls of me >= 3 { gain 2 pearls; }`",
        ],
        "",
    ),
    "all Races of the game asked of a Lord": (
        INSIDE,
        "choose l from court where races > 3; discard l;",
        [
            "A301 0 `races` is several Races, but `>` wants a number",
            "help: `races` are those of the game, whichever card is asked for them",
        ],
        "",
    ),
}
