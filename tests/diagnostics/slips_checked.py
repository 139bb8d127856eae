"""What the checker says of names, numbers and words of the other game."""

from tests.diagnostics.slips import FIELDS, INSIDE, POWER, SCORE, Slip

CHECKED: dict[str, Slip] = {
    "several in a loop without a name": (
        INSIDE,
        "each opponents { return 2 pearls from opponents; }",
        [
            "A102 0 `each opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { return 2 pearls from o; }`",
        ],
        "each o in opponents { return 2 pearls from o; }",
    ),
    "several, and a zone of theirs, in a loop without a name": (
        INSIDE,
        "each opponents { discard 1 from hand of opponents by opponents; }",
        [
            "A102 0 `each opponents` lacks a name for the one it is at",
            "help: write `each o in opponents { discard 1 from hand of o by o; }`",
        ],
        "each o in opponents { discard 1 from hand of o by o; }",
    ),
    "what is asked of things before the things": (
        SCORE,
        "score max(influence, lords of me);",
        [
            "A102 0 `influence` stands behind the things that have it",
            "help: write `max(lords of me, influence)`",
        ],
        "score max(lords of me, influence);",
    ),
    "what is asked of things before the things, with a filter": (
        SCORE,
        "score 2 * sum(influence, lords of me where guild == mage);",
        [
            "A102 0 `influence` stands behind the things that have it",
            "help: write `sum(lords of me where guild == mage, influence)`",
        ],
        "score 2 * sum(lords of me where guild == mage, influence);",
    ),
    "all of a closed kind": (
        POWER,
        "while free { set payment_races to all for me; }",
        [
            "A201 0 unknown name `all`",
            "help: a choice of Races is one of `printed` or `any`",
        ],
        "",
    ),
    "a name that is a word": (
        INSIDE,
        "let pearls = 2; gain pearls pearls;",
        [
            "A209 0 the name `pearls` is taken: it is a word of the language",
            "help: take a name that means nothing yet, such as `my_pearls`",
        ],
        "",
    ),
    "a resource that was to be a number": (
        INSIDE,
        "let x = pearls; gain x pearls;",
        [
            "A211 0 of whom is `pearls` meant?",
            "help: write `pearls of me` or `pearls of` a chosen player",
        ],
        "",
    ),
    "a protection from a guild": (
        POWER,
        "while free { protect me from soldiers; }",
        [
            "A207 0 `soldiers` is no kind of card",
            "help: write `lords where guild == soldier`",
        ],
        "while free { protect me from lords where guild == soldier; }",
    ),
    "a price that is missing": (
        INSIDE,
        "recruit l;",
        [
            "A401 0 `recruit` lacks `for PRICE WHAT`",
            (
                "help: choose first what it takes, as in `choose l from court; recruit l for 5 "
                "pearls;`"
            ),
        ],
        "",
    ),
    "what is said in a loop with together": (
        INSIDE,
        "each o in opponents together { discard 1 from hand of o; }",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 1 from hand of o by o;`",
        ],
        "",
    ),
    "a loop for the owner": (
        INSIDE,
        "each o in opponents { gain 1 pearl; }",
        [
            "A210 0 `o` is never used",
            "help: each time the same is done: write `gain count(opponents) pearls;`, or use `o`",
        ],
        "",
    ),
    "a loop for the owner with a number": (
        INSIDE,
        "each l in lords of me where guild == mage { gain 2 pearls; }",
        [
            "A210 0 `l` is never used",
            (
                "help: each time the same is done: write `gain 2 * count(lords of me where guild "
                "== mage) pearls;`, or use `l`"
            ),
        ],
        "",
    ),
    "an event behind on": (
        POWER,
        "while free { on exploration of me { gain 1 pearl; } }",
        [
            "A205 0 `on exploration of me` is no event",
            "help: write `after exploration of me { … }`",
        ],
        "while free { after exploration of me { gain 1 pearl; } }",
    ),
    "what the owner has": (
        INSIDE,
        "if me has 2 pearls { gain 1 key; }",
        [
            "A102 0 `me has 2 pearls` is written otherwise",
            "help: write `pearls of me >= 2`",
        ],
        "",
    ),
    "things of the other game": (
        SCORE,
        "score count(chamber of me);",
        [
            "A208 0 `chamber` is a word of the ruleset `conspiracy`, not of `abyss`",
            "help: write `lords of me`",
        ],
        "",
    ),
    "zones of the other game": (
        INSIDE,
        "choose s from discarded; take s;",
        [
            "A208 0 `discarded` is a word of the ruleset `conspiracy`, not of `abyss`",
            (
                "help: there is `hand of …`, `affiliated of …`, `lords of …`, `free_lords of …`, "
                "`covered_lords of …`, `locations of …`, `court`, `lord_deck`, "
                "`exploration_discard`, `available`, `council` or `races`"
            ),
        ],
        "",
    ),
    "a head of the other game": (
        POWER,
        "while controlled { add 1 to hand_limit for me; }",
        [
            "A208 0 `controlled` is a word of the ruleset `conspiracy`, not of `abyss`",
            "help: write `while free { … }`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "a quantity of the other game": (
        POWER,
        "while free { set draw_duty to 2 for me; }",
        [
            "A208 0 `draw_duty` is a word of the ruleset `conspiracy`, not of `abyss`",
            (
                "help: there is `recruit_cost`, `payment_races`, `affiliation`, `support_stacks`, "
                "`hand_limit`, `purchases_per_turn` or `monster_choice`"
            ),
        ],
        "",
    ),
    "a field of the other game": (
        FIELDS,
        "guild merchant; cost 7; races 2; influence 5; series bonus;",
        [
            "A208 0 `series` is a word of the ruleset `conspiracy`, not of `abyss`",
            (
                "help: a lord can have `guild`, `cost`, `races`, `influence`, `keys`, `copies`, "
                "`replaces`, `name` or `text`"
            ),
        ],
        "",
    ),
    "several in a loop without a name and braces": (
        INSIDE,
        "each opponents return 2 pearls from opponents;",
        [
            "A102 0 `each opponents` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "a zone of several in a loop without a name and braces": (
        INSIDE,
        "each opponents discard 1 from hand of opponents by opponents;",
        [
            "A102 0 `each opponents` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "a number of several in a loop without a name and braces": (
        INSIDE,
        "each opponents gain pearls of opponents pearls;",
        [
            "A102 0 `each opponents` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "several in a loop with together and without a name": (
        INSIDE,
        "each opponents together { discard 1 from hand of opponents by opponents; }",
        [
            "A102 0 `each opponents` lacks a name for the one it is at",
            "help: write `each o in opponents together { discard 1 from hand of o by o; }`",
        ],
        "each o in opponents together { discard 1 from hand of o by o; }",
    ),
    "a property of one that nobody chose": (
        SCORE,
        "score cost of l;",
        [
            "A201 0 unknown name `l`",
            "help: of all of them it is `sum(lords of me, cost)`",
        ],
        "",
    ),
    "a property of a guild": (
        SCORE,
        "score influence of mages;",
        [
            "A201 0 unknown name `mages`",
            "help: write `sum(lords of me where guild == mage, influence)`",
        ],
        "",
    ),
    "things without something": (
        SCORE,
        "score count(lords of me where no key);",
        [
            "A102 0 `no key` is written otherwise",
            "help: write `printed_keys == 0`",
        ],
        "score count(lords of me where printed_keys == 0);",
    ),
    "a word in capitals before a sign that is missing": (
        INSIDE,
        "gain 2 Pearls",
        [
            "A102 0 `Pearls` is written in small letters",
            "help: write `pearls`",
            "A102 0 `;` is missing after `pearls`",
        ],
        "gain 2 pearls;",
    ),
}
