"""What the checker says of what verbs take, and of verbs that there are not."""

from tests.diagnostics.slips import INSIDE, Slip

TAKEN: dict[str, Slip] = {
    "a card of a zone that is not chosen": (
        INSIDE,
        "discard a from hand of me;",
        [
            "A201 0 unknown name `a`",
            "help: pick one first: `choose a from hand of me;`",
        ],
        "",
    ),
    "a noun for what is covered": (
        INSIDE,
        "release lord;",
        [
            "A201 0 unknown name `lord`",
            "help: pick one first: `choose l from covered_lords of me;`",
        ],
        "",
    ),
    "what lies in the deck only": (
        INSIDE,
        "summon l;",
        [
            "A201 0 unknown name `l`",
            "help: write `top of lord_deck`",
        ],
        "",
    ),
    "what is of another player": (
        INSIDE,
        "disable l;",
        [
            "A201 0 unknown name `l`",
            (
                "help: pick one first: `choose o from opponents; choose l from free_lords of o "
                "where not disabled;`"
            ),
        ],
        "",
    ),
    "what may be of several kinds": (
        INSIDE,
        "take l;",
        [
            "A201 0 unknown name `l`",
            (
                "help: pick one first: `choose l from council where size > 0;` or `choose l from "
                "court;`"
            ),
        ],
        "",
    ),
    "two Locations that are not chosen": (
        INSIDE,
        "exchange a with b;",
        [
            "A302 0 `exchange` wants things that are chosen first",
            (
                "help: write `choose a from locations of me; choose b from available; "
                "exchange a with b;`"
            ),
        ],
        "",
    ),
    "a choice in what is discarded": (
        INSIDE,
        "discard l from court;",
        [
            "A401 0 `discard` does not choose: what it takes is chosen first",
            "help: write `choose l from court; discard l;`",
        ],
        "choose l from court; discard l;",
    ),
    "what is chosen, and from what": (
        INSIDE,
        "choose l from court; take l from court;",
        [
            "A401 0 `take` does not choose: what it takes is chosen first",
            "help: write `take l;`",
        ],
        "choose l from court; take l;",
    ),
    "a choice in what is recruited": (
        INSIDE,
        "recruit l from court for 5 pearls;",
        [
            "A102 0 `recruit` takes nothing with `from`",
            "help: write `choose l from court; recruit l for 5 pearls;`",
        ],
        "choose l from court; recruit l for 5 pearls;",
    ),
    "a card": (
        INSIDE,
        "discard 1 card;",
        [
            "A401 0 `1 card` does not say which ones they are",
            "help: write `discard 1 from hand of me by me;`",
        ],
        "",
    ),
    "a card with an article": (
        INSIDE,
        "discard a card from hand of me by me;",
        [
            "A401 0 `card` is too much: `discard` takes none here",
            "help: write `discard 1 from hand of me by me;`",
        ],
        "discard 1 from hand of me by me;",
    ),
    "the top card": (
        INSIDE,
        "take top card of lord_deck;",
        [
            "A401 0 `card` is too much: `top` stands before `of`",
            "help: write `take top of lord_deck;`",
        ],
        "take top of lord_deck;",
    ),
    "the top Lord": (
        INSIDE,
        "take top lord of lord_deck;",
        [
            "A401 0 `lord` is too much: `top` stands before `of`",
            "help: write `take top of lord_deck;`",
        ],
        "take top of lord_deck;",
    ),
    "a token": (
        INSIDE,
        "gain 1 key token;",
        [
            "A401 0 `token` is too much: `gain` takes none here",
            "help: write `gain 1 key;`",
        ],
        "gain 1 key;",
    ),
    "looking at a hand": (
        INSIDE,
        "look at hand of opponents;",
        [
            "A202 0 unknown verb `look`",
            (
                "help: no card can do this; with an Ally something is done by `discard`, "
                "`discard_down` or `recover`"
            ),
        ],
        "",
    ),
    "looking at a deck": (
        INSIDE,
        "look at top of lord_deck;",
        [
            "A202 0 unknown verb `look`",
            (
                "help: no card can do this; with a Lord something is done by `discard`, `take`, "
                "`recruit`, `substitute`, `disable`, `release`, `summon` or `control_drawn`"
            ),
        ],
        "",
    ),
    "showing a hand": (
        INSIDE,
        "reveal hand of me;",
        [
            "A202 0 unknown verb `reveal`",
            (
                "help: no card can do this; with an Ally something is done by `discard`, "
                "`discard_down` or `recover`"
            ),
        ],
        "",
    ),
    "putting": (
        INSIDE,
        "put l to court;",
        [
            "A202 0 unknown verb `put`",
            (
                "help: no card can do this; with a Lord something is done by `discard`, `take`, "
                "`recruit`, `substitute`, `disable`, `release`, `summon` or `control_drawn`"
            ),
        ],
        "",
    ),
    "showing a Lord": (
        INSIDE,
        "reveal top of lord_deck;",
        [
            "A202 0 unknown verb `reveal`",
            "help: what is meant is perhaps written with `summon`",
        ],
        "",
    ),
    "a Lord that is to be recruited for nothing said": (
        INSIDE,
        "choose l from court; recruit l;",
        [
            "A401 0 `recruit` lacks `for PRICE WHAT`",
            "help: write such as `recruit l for 5 pearls;`",
        ],
        "",
    ),
    "a Location with all that are there": (
        INSIDE,
        "choose l from locations of me; exchange l with available;",
        [
            "A302 0 `available` is several Locations, but `exchange` wants one",
            (
                "help: write `choose x from available; exchange l with x;` or `each x in available "
                "{ exchange l with x; }`"
            ),
        ],
        "",
    ),
    "what is of a player who is not chosen": (
        INSIDE,
        "gain count(lords of o) pearls;",
        [
            "A201 0 unknown name `o`",
            "help: pick one first: `choose o from opponents;`",
        ],
        "",
    ),
    "several of a deck": (
        INSIDE,
        "take 2 from lord_deck;",
        [
            "A401 0 `take` takes nothing with `from`",
            "help: write `choose 2 from lord_deck as chosen; each l in chosen { take l; }`",
        ],
        "",
    ),
    "several of the Court": (
        INSIDE,
        "draw 2 lords;",
        [
            "A202 0 unknown verb `draw`",
            "help: what is meant is perhaps written with `take` or `control_drawn`",
        ],
        "",
    ),
    "a noun that is misspelt for a card": (
        INSIDE,
        "discard 2 allies from hand of me by me;",
        [
            "A401 0 `allies` is too much: `discard` takes none here",
            "help: write `discard 2 from hand of me by me;`",
        ],
        "discard 2 from hand of me by me;",
    ),
    "a gain from each of others": (
        INSIDE,
        "gain 2 pearls from each opponent;",
        [
            "A401 0 `gain` takes nothing with `from`",
            (
                "help: what is meant is perhaps `each o in opponents { return 2 pearls from o; }` "
                "or `each o in opponents { steal 2 pearls from o; }`"
            ),
        ],
        "",
    ),
    "a gain from one of others": (
        INSIDE,
        "gain 1 pearl from an opponent;",
        [
            "A401 0 `gain` takes nothing with `from`",
            (
                "help: what is meant is perhaps `choose o from opponents; return 1 pearl from o;` "
                "or `choose o from opponents; steal 1 pearl from o;`"
            ),
        ],
        "",
    ),
    "a gift to each of others": (
        INSIDE,
        "give 1 pearl to each opponent;",
        [
            "A202 0 unknown verb `give`",
            (
                "help: no card can do this; with a resource something is done by `gain`, `return`, "
                "`steal` or `recruit`"
            ),
        ],
        "",
    ),
    "resources taken from each of others": (
        INSIDE,
        "take 2 pearls from each opponent;",
        [
            "A401 0 `take` takes nothing with `from`",
            (
                "help: what is meant is perhaps `each o in opponents { return 2 pearls from o; }` "
                "or `each o in opponents { steal 2 pearls from o; }`"
            ),
        ],
        "",
    ),
}
