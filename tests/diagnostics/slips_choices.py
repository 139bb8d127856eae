"""Choices, loops and prices that are put otherwise."""

from tests.diagnostics.slips import INSIDE, POWER, Slip

CHOICES: dict[str, Slip] = {
    "each of several who are told again": (
        INSIDE,
        "each opponents { return 2 pearls from each opponents; }",
        [
            "A102 0 `each opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { return 2 pearls from o; }`",
        ],
        "each o in opponents { return 2 pearls from o; }",
    ),
    "each of several who choose": (
        INSIDE,
        "each opponents { discard 1 from hand of opponents by opponents; }",
        [
            "A102 0 `each opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { discard 1 from hand of o by o; }`",
        ],
        "each o in opponents { discard 1 from hand of o by o; }",
    ),
    "each of several told once": (
        INSIDE,
        "each opponents { if pearls of opponents > 3 { steal 1 pearl from opponent; } }",
        [
            "A102 0 `each opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { if pearls of o > 3 { steal 1 pearl from o; } }`",
        ],
        "each o in opponents { if pearls of o > 3 { steal 1 pearl from o; } }",
    ),
    "each and a comma": (
        INSIDE,
        "each opponent, return 1 pearl from the opponent;",
        [
            "A102 0 `each opponent` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each and a colon, of nobody": (
        INSIDE,
        "each opponent: gain 1 pearl;",
        [
            "A102 0 `each opponent` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "a choice of one": (
        INSIDE,
        "choose an opponent; steal 1 pearl from opponent;",
        [
            "A102 0 `choose an opponent` names nothing",
            "help: write `choose o from opponents; steal 1 pearl from o;`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "a choice of one who is told": (
        INSIDE,
        "choose a player; return 2 pearls from the player;",
        [
            "A102 0 `choose a player` names nothing",
            "help: write `choose p from players; return 2 pearls from p;`",
        ],
        "choose p from players; return 2 pearls from p;",
    ),
    "a choice of anybody's": (
        INSIDE,
        "choose one lord; discard it;",
        [
            "A102 0 `choose one lord` names nothing",
            "help: write `choose l from lords of me; discard l;`",
        ],
        "",
    ),
    "a choice of two in one": (
        INSIDE,
        "choose a location; exchange location with location;",
        [
            "A102 0 `choose a location` names nothing",
            "help: write `choose l from locations of me;`, and `l` for it",
        ],
        "",
    ),
    "a choice without a name and with a pronoun": (
        INSIDE,
        "choose from court; take it;",
        [
            "A102 0 `choose` lacks a name for what is chosen",
            "help: write `choose l from court; take l;`",
        ],
        "choose l from court; take l;",
    ),
    "taking from": (
        INSIDE,
        "take l from court;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: write `choose l from court; take l;`",
        ],
        "choose l from court; take l;",
    ),
    "may with taking from": (
        INSIDE,
        "may take a lord from court where cost < 6;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: write `may { choose l from court where cost < 6; take l; }`",
        ],
        "may { choose l from court where cost < 6; take l; }",
    ),
    "releasing from": (
        INSIDE,
        "release l from covered_lords;",
        [
            "A102 0 `release` takes nothing with `from`",
            "help: write `choose l from covered_lords of me; release l;`",
        ],
        "choose l from covered_lords of me; release l;",
    ),
    "recruiting from": (
        INSIDE,
        "recruit l from court for 5 pearls;",
        [
            "A102 0 `recruit` takes nothing with `from`",
            "help: write `choose l from court; recruit l for 5 pearls;`",
        ],
        "choose l from court; recruit l for 5 pearls;",
    ),
    "a choice in what is done": (
        INSIDE,
        "take (choose l from court);",
        [
            "A102 0 `choose` is a statement, and stands before what is done with it",
            "help: write `choose l from court; take l;`",
        ],
        "choose l from court; take l;",
    ),
    "a choice of cards in what is done": (
        INSIDE,
        "discard (choose a from hand of me);",
        [
            "A102 0 `choose` is a statement, and stands before what is done with it",
            "help: write `choose NAME from THINGS;` before it, and `discard` with that name",
        ],
        "",
    ),
    "a condition of the things behind if": (
        INSIDE,
        "choose l from court if cost <= 7; take l;",
        [
            "A102 0 which things it is stands behind `where`, not `if`",
            "help: write `where`",
        ],
        "choose l from court where cost <= 7; take l;",
    ),
    "a condition of the things behind when": (
        INSIDE,
        "choose l from court when influence >= 4; take l;",
        [
            "A102 0 which things it is stands behind `where`, not `when`",
            "help: write `where`",
        ],
        "choose l from court where influence >= 4; take l;",
    ),
    "the name of several before the condition": (
        INSIDE,
        "choose 2 from court as pair where cost < 5; each l in pair { discard l; }",
        [
            "A102 0 `where` stands before `as pair`",
            "help: write `… where cost < 5 as pair;`",
        ],
        "choose 2 from court where cost < 5 as pair; each l in pair { discard l; }",
    ),
    "things before the name of several": (
        INSIDE,
        "choose 2 lords from court as pair; each l in pair { discard l; }",
        [
            "A102 0 the name for several stands behind `as`, and none before",
            "help: leave `lords` out",
        ],
        "choose 2 from court as pair; each l in pair { discard l; }",
    ),
    "a price and what is got": (
        INSIDE,
        "may pay 2 pearls to gain 1 key;",
        [
            "A102 0 what is paid is a condition, and then done",
            "help: write `may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }`",
        ],
        "may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "a price of what is done": (
        INSIDE,
        "pay 2 pearls to gain 1 key;",
        [
            "A102 0 what is paid is a condition, and then done",
            "help: write `may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }`",
        ],
        "may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "a price and a colon": (
        POWER,
        "once per turn, pay 2 pearls: gain 1 key;",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `once per turn when pearls of me >= 2 { return 2 pearls from me; "
                "gain 1 key; }`"
            ),
        ],
        "once per turn when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "a price and a semicolon": (
        POWER,
        "once per turn pay 2 pearls; gain 1 key;",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `once per turn when pearls of me >= 2 { return 2 pearls from me; "
                "gain 1 key; }`"
            ),
        ],
        "once per turn when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "a price in a sentence for a head": (
        POWER,
        "On arrival, you may pay 2 pearls to gain 1 key.",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `on arrival { may when pearls of me >= 2 { return 2 pearls from me; "
                "gain 1 key; } }`"
            ),
        ],
        "on arrival { may when pearls of me >= 2 { return 2 pearls from me; gain 1 key; } }",
    ),
    "an offer in a sentence for a head": (
        POWER,
        "On arrival: you may gain 2 pearls.",
        [
            "A102 0 `you may` is written as `may`, with braces",
            "help: write `on arrival { may { gain 2 pearls; } }`",
        ],
        "on arrival { may { gain 2 pearls; } }",
    ),
    "a price that you may pay": (
        POWER,
        "once per turn you may pay 2 pearls to gain 1 key;",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `once per turn when pearls of me >= 2 { return 2 pearls from me; "
                "gain 1 key; }`"
            ),
        ],
        "once per turn when pearls of me >= 2 { return 2 pearls from me; gain 1 key; }",
    ),
    "a price alone": (
        INSIDE,
        "you may pay 2 pearls;",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `may when pearls of me >= 2 { return 2 pearls from me; … }`, with "
                "what is got for it"
            ),
        ],
        "",
    ),
    "you may and a colon": (
        INSIDE,
        "You may: gain 2 pearls;",
        [
            "A102 0 `You may:` is written as `may`, with braces",
            "help: write `may { gain 2 pearls; }`",
        ],
        "may { gain 2 pearls; }",
    ),
    "all that there are, as if it were a name": (
        INSIDE,
        "take all from court;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: what is chosen has a name: `choose l from court; take l;`",
        ],
        "",
    ),
    "a guild, as if it were a name": (
        INSIDE,
        "take mage from court;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: write `choose l from court where guild == mage; take l;`",
        ],
        "choose l from court where guild == mage; take l;",
    ),
    "a long name that is used later": (
        INSIDE,
        "take chosen from court; disable chosen;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: write `choose chosen from court; take chosen;`",
        ],
        "choose chosen from court; take chosen; disable chosen;",
    ),
    "the first of a deck, as if it were a name": (
        INSIDE,
        "take first from lord_deck;",
        [
            "A401 0 `take` does not choose: what it takes is chosen first",
            "help: write `take top of lord_deck;`",
        ],
        "take top of lord_deck;",
    ),
    "a price of which more is counted than can be paid": (
        INSIDE,
        "may return 1 key to gain 3 pearls;",
        [
            "A102 0 what is paid is a condition, and then done",
            "help: write `may when keys of me >= 1 { return 1 key from me; gain 3 pearls; }`",
        ],
        "",
    ),
    "each in several who are told again": (
        INSIDE,
        "each in opponents { return 1 pearl from opponents; }",
        [
            "A102 0 `each in opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each in several who are told with a pronoun": (
        INSIDE,
        "each in opponents { return 1 pearl from it; }",
        [
            "A102 0 `each in opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each in several of whom nothing is told": (
        INSIDE,
        "each in opponents { gain 1 pearl; }",
        [
            "A102 0 `each in opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "a choice without a name, and again from whom": (
        INSIDE,
        "choose from opponents; steal 1 pearl from opponents;",
        [
            "A102 0 `choose` lacks a name for what is chosen",
            "help: write `choose o from opponents; steal 1 pearl from o;`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "a choice without a name, and nothing of it": (
        INSIDE,
        "choose from court; gain 1 pearl;",
        [
            "A102 0 `choose` lacks a name for what is chosen",
            "help: write `choose l from court;`, and `l` for it afterwards",
        ],
        "",
    ),
    "a choice of nothing, from nothing": (
        INSIDE,
        "choose from; gain 1 pearl;",
        [
            "A102 0 `choose from` does not say from what is chosen",
            "help: write `choose NAME from THINGS;`",
        ],
        "",
    ),
    "a name behind the things": (
        INSIDE,
        "choose free_lords of opponents where not disabled from x; disable x;",
        [
            "A102 0 `free_lords` and `x` stand in the wrong order",
            "help: write `choose x from free_lords of opponents where not disabled`",
        ],
        "choose x from free_lords of opponents where not disabled; disable x;",
    ),
    "a word too many behind choose": (
        INSIDE,
        "choose if l from court; take l;",
        [
            "A102 0 `if` cannot stand here",
            "help: leave it out",
        ],
        "",
    ),
    "a choice of one of several": (
        INSIDE,
        "choose one of the opponents; steal 1 pearl from them;",
        [
            "A102 0 `choose one of the opponents` names nothing",
            "help: write `choose o from opponents; steal 1 pearl from o;`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "each in what a player has": (
        INSIDE,
        "each in lords of me { gain 1 pearl; }",
        [
            "A102 0 `each in lords` lacks a name for the one it is at",
            "help: write `each l in lords of me { … }`, and `l` for that one in the braces",
        ],
        "",
    ),
    "each of what a player has": (
        INSIDE,
        "each lords of me { gain 1 pearl; }",
        [
            "A102 0 `each lords` lacks a name for the one it is at",
            "help: write `each l in lords of me { … }`, and `l` for that one in the braces",
        ],
        "",
    ),
}
