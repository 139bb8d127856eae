"""Slips in what verbs take: whom, how many, of which type, and how it is named."""

from tests.diagnostics.slips import INSIDE, Slip

OPERANDS: dict[str, Slip] = {
    "two words on two lines, of which the second begins nothing": (
        INSIDE,
        "gain 1 key\ntoken;",
        [
            "A401 0 `gain` has too many operands",
            "help: is a `;` missing after `key`?",
            "A202 1 unknown verb `token`",
            "help: did you mean `take`?",
        ],
        "",
    ),
    "one of the opponents": (
        INSIDE,
        "steal 1 pearl from opponent;",
        [
            "A201 0 unknown name `opponent`",
            (
                "help: write `choose o from opponents; steal 1 pearl from o;` or `each o in "
                "opponents { steal 1 pearl from o; }`"
            ),
        ],
        "",
    ),
    "all opponents for one": (
        INSIDE,
        "steal 1 pearl from opponents;",
        [
            "A302 0 `opponents` is several players, but `steal` wants one",
            (
                "help: write `choose o from opponents; steal 1 pearl from o;` or `each o in "
                "opponents { steal 1 pearl from o; }`"
            ),
        ],
        "",
    ),
    "all opponents in a loop": (
        INSIDE,
        "each o in opponents { steal 1 pearl from opponents; }",
        [
            "A302 0 `opponents` is several players, but `steal` wants one",
            (
                "help: write `o`, or `choose x from opponents; steal 1 pearl from x;` or `each x "
                "in opponents { steal 1 pearl from x; }`"
            ),
        ],
        "",
    ),
    "all opponents twice": (
        INSIDE,
        "discard 1 from hand of opponents by opponents;",
        [
            "A302 0 `opponents` is several players, but `discard` wants one",
            (
                "help: write `choose o from opponents; discard 1 from hand of o by o;` or `each o"
                " in opponents together { discard 1 from hand of o by o; }`"
            ),
        ],
        "",
    ),
    "nobody to steal from": (
        INSIDE,
        "steal 1 pearl;",
        [
            "A401 0 `steal` lacks `from WHO`",
            "help: write `choose o from opponents; steal 1 pearl from o;`",
        ],
        "",
    ),
    "nobody who pays": (
        INSIDE,
        "return 1 pearl;",
        [
            "A401 0 `return` lacks `from WHO`",
            "help: write `return 1 pearl from me;`, or `from` another player",
        ],
        "",
    ),
    "of for from": (
        INSIDE,
        "each o in opponents { steal 1 pearl of o; }",
        [
            "A401 0 `steal` lacks `from WHO`",
            "help: write `steal 1 pearl from o;`",
        ],
        "",
    ),
    "nobody who chooses": (
        INSIDE,
        "each o in opponents { discard 1 from hand of o; }",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 1 from hand of o by o;`",
        ],
        "",
    ),
    "several Lords for one": (
        INSIDE,
        "discard free_lords of me;",
        [
            (
                "A402 0 `discard` wants a Lord or a Council stack here, but `free_lords of me` is"
                " several Lords"
            ),
            (
                "help: write `choose l from free_lords of me; discard l;` or `each l in "
                "free_lords of me { discard l; }`"
            ),
        ],
        "",
    ),
    "a deck for a card": (
        INSIDE,
        "take lord_deck;",
        [
            "A402 0 `take` wants a Council stack or a Lord here, but `lord_deck` is several Lords",
            "help: write `take top of lord_deck;` or `choose l from lord_deck; take l;`",
        ],
        "",
    ),
    "a number before one thing": (
        INSIDE,
        "take 2 top of lord_deck;",
        [
            "A401 0 `2` is too much: `take` takes none here",
            "help: write `take top of lord_deck;`",
        ],
        "",
    ),
    "the noun of a kind": (
        INSIDE,
        "take 1 lord;",
        [
            "A401 0 `take` does not take these operands",
            "help: pick one first: `choose l from court;`",
        ],
        "",
    ),
    "the noun of a thing chosen": (
        INSIDE,
        "choose l from court; take lord;",
        [
            "A201 0 unknown name `lord`",
            "help: did you mean `l`?",
        ],
        "",
    ),
    "what a verb does not take": (
        INSIDE,
        "choose a from hand of me; discard a;",
        [
            "A402 0 `discard` wants a Lord or a Council stack here, but `a` is an Ally",
            (
                "help: with an Ally it is written `discard NUMBER from CARDS by CHOOSER` or "
                "`discard CARD from CARDS`"
            ),
        ],
        "",
    ),
    "a Lord that is stolen": (
        INSIDE,
        "choose o from opponents; choose l from lords of o; steal l from o;",
        [
            "A401 0 `steal` takes no Lord",
            (
                "help: with a Lord something is done by `discard`, `take`, `recruit`, "
                "`substitute`, `disable`, `release`, `summon` or `control_drawn`"
            ),
        ],
        "",
    ),
    "top without of": (
        INSIDE,
        "take top lord_deck;",
        [
            "A401 0 `of` is missing behind `top`",
            "help: write `top of lord_deck`",
        ],
        "take top of lord_deck;",
    ),
    "count without parentheses in a deed": (
        INSIDE,
        "gain count lords of me pearls;",
        [
            "A401 0 `(` and `)` are missing behind `count`",
            "help: write `count(lords of me)`",
        ],
        "gain count(lords of me) pearls;",
    ),
    "two gains without a sign": (
        INSIDE,
        "gain 1 pearl 1 key;",
        [
            "A401 0 `gain` is done twice, and each statement stands for itself",
            "help: write `gain 1 pearl; gain 1 key;`",
        ],
        "gain 1 pearl; gain 1 key;",
    ),
    "a word missing before an operand": (
        INSIDE,
        "choose o from opponents; steal 1 pearl o;",
        [
            "A401 0 `from` is missing before `o`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "operands in another order": (
        INSIDE,
        "choose o from opponents; steal from o 1 pearl;",
        [
            "A401 0 what `steal` takes stands in another order",
            "help: write `steal 1 pearl from o;`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "a verb that takes nothing from anybody": (
        INSIDE,
        "choose o from opponents; gain 1 pearl from o;",
        [
            "A401 0 `gain` takes nothing with `from`",
            "help: what is meant is perhaps `return 1 pearl from o;` or `steal 1 pearl from o;`",
        ],
        "",
    ),
    "another word before an operand": (
        INSIDE,
        "choose o from opponents; return 1 pearl to o;",
        [
            "A401 0 `return` takes nothing with `to`",
            "help: with it stands `from`, which is the other way",
        ],
        "",
    ),
    "a Location without the other": (
        INSIDE,
        "choose p from locations of me; exchange p;",
        [
            "A401 0 `exchange` lacks `with OTHER`",
            "help: pick one first: `choose l from available;`",
        ],
        "",
    ),
    "how many is not said": (
        INSIDE,
        "gain pearls;",
        [
            "A401 0 `gain` lacks `AMOUNT`",
            "help: say how many: `gain 1 pearls;`",
        ],
        "",
    ),
    "the price is no resource": (
        INSIDE,
        "choose l from court; recruit l for 3;",
        [
            "A401 0 `recruit` lacks `WHAT`",
            "help: WHAT is one of `pearl`, `monster`, `key` or `extra_turn`",
        ],
        "",
    ),
    "a word too many, and a line end before it": (
        INSIDE,
        "gain 2\n    the pearls;",
        [
            "A401 1 `the` is too much: `gain` takes none here",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "two things of which none is chosen": (
        INSIDE,
        "exchange l with available;",
        [
            "A302 0 `exchange` wants things that are chosen first",
            (
                "help: write `choose l from locations of me; choose x from available; exchange l "
                "with x;`"
            ),
        ],
        "",
    ),
}
