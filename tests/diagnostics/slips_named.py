"""Slips in what things are and who has them: of another kind, one of several, in capitals."""

from tests.diagnostics.slips import GIVEN, INSIDE, POWER, SCORE, Slip

NAMED: dict[str, Slip] = {
    "a letter too many in from": (
        INSIDE,
        "choose m fromm court; take m;",
        ["A102 0 `fromm` cannot stand here", "help: did you mean `from`?"],
        "choose m from court; take m;",
    ),
    "a single Ally of a stack": (
        INSIDE,
        "take 1 ally from council;",
        [
            "A401 0 `take` is for a Council stack as a whole, not for single Allies of it",
            "help: with a Council stack it is `choose s from council; take s;`",
        ],
        "",
    ),
    "cards of a stack": (
        INSIDE,
        "discard 2 cards from council;",
        [
            "A401 0 `discard` is for a Council stack as a whole, not for single cards of it",
            (
                "help: with Council stacks it is `choose 2 from council as chosen; each s in "
                "chosen { discard s; }`"
            ),
        ],
        "",
    ),
    "a Lord of a hand": (
        INSIDE,
        "discard 1 lord from hand of me;",
        [
            "A401 0 `hand of me` has Allies, not Lords",
            (
                "help: with an Ally it is written `discard NUMBER from CARDS by CHOOSER` or "
                "`discard CARD from CARDS`"
            ),
        ],
        "",
    ),
    "an Ally of the Court": (
        INSIDE,
        "take an ally from court;",
        [
            "A401 0 `court` has Lords, not Allies",
            "help: with a Lord it is `choose l from court; take l;`",
        ],
        "",
    ),
    "a resource of the Court": (
        INSIDE,
        "take 1 pearl from court;",
        [
            "A401 0 `court` has Lords, not `pearl`",
            "help: with a Lord it is `choose l from court; take l;`",
        ],
        "",
    ),
    "so many of a guild": (
        INSIDE,
        "discard 2 mages from free_lords of me;",
        [
            "A401 0 `discard` does not take these operands",
            (
                "help: write `choose 2 from free_lords of me where guild == mage as chosen; "
                "each l in chosen { discard l; }`"
            ),
        ],
        "",
    ),
    "so many of a Race": (
        INSIDE,
        "discard 2 crabs from hand of me;",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 2 from hand of me where race == crab by me;`",
        ],
        "",
    ),
    "a card of a hand without its owner": (
        INSIDE,
        "discard 1 card from hand;",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 1 from hand of me by me;`",
        ],
        "",
    ),
    "a guild, and a condition": (
        INSIDE,
        "take a mage from court where cost < 5;",
        [
            "A102 0 `take` takes nothing with `from`",
            "help: write `choose l from court where cost < 5 and guild == mage; take l;`",
        ],
        "choose l from court where cost < 5 and guild == mage; take l;",
    ),
    "one of two in parentheses": (
        SCORE,
        "score count(lords of me where guild == (mage or farmer));",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage or farmer`",
            "help: write `guild == mage or guild == farmer`",
        ],
        "score count(lords of me where guild == mage or guild == farmer);",
    ),
    "none of two in parentheses": (
        SCORE,
        "score count(lords of me where guild != (mage or farmer));",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage or farmer`",
            "help: write `guild != mage and guild != farmer`",
        ],
        "score count(lords of me where guild != mage and guild != farmer);",
    ),
    "one of two, and a condition behind": (
        SCORE,
        "score count(lords of me where guild == mage or farmer and influence > 3);",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage or farmer`",
            "help: write `(guild == mage or guild == farmer)`",
        ],
        "score count(lords of me where (guild == mage or guild == farmer) and influence > 3);",
    ),
    "not one of two": (
        SCORE,
        "score count(lords of me where not guild == (mage or farmer));",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage or farmer`",
            "help: write `(guild == mage or guild == farmer)`",
        ],
        "score count(lords of me where not (guild == mage or guild == farmer));",
    ),
    "two at once": (
        SCORE,
        "score count(lords of me where guild == (mage and farmer));",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage and farmer`",
            "help: nothing is all of it at once: write `guild == mage or guild == farmer`",
        ],
        "",
    ),
    "one of two that protect": (
        POWER,
        "while free { protect me from lords where guild is mage or farmer; }",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage or farmer`",
            "help: write `guild == mage or guild == farmer`",
        ],
        "while free { protect me from lords where guild == mage or guild == farmer; }",
    ),
    "one of two numbers": (
        INSIDE,
        "if threat == (3 or 4) { gain 1 pearl; }",
        [
            "A102 0 `threat` is compared with one at a time, not with `3 or 4`",
            "help: write `threat == 3 or threat == 4`",
        ],
        "if threat == 3 or threat == 4 { gain 1 pearl; }",
    ),
    "what is no member in parentheses": (
        SCORE,
        "score count(lords of me where guild == (mage or disabled));",
        [
            "A301 0 `mage` is a guild, but `or` wants a condition",
        ],
        "",
    ),
    "all in capital letters": (
        SCORE,
        "score count(LORDS OF ME WHERE GUILD == MAGE);",
        [
            "A102 0 `LORDS OF ME WHERE GUILD == MAGE` is written in small letters",
            "help: write `lords of me where guild == mage`",
        ],
        "score count(lords of me where guild == mage);",
    ),
    "one word in capital letters": (
        SCORE,
        "score count(Lords of me where guild == mage);",
        [
            "A102 0 `Lords` is written in small letters",
            "help: write `lords`",
        ],
        "score count(lords of me where guild == mage);",
    ),
    "affiliated Allies of a Race": (
        SCORE,
        "score count(affiliated crabs of me);",
        [
            "A102 0 `affiliated crabs of me` is written otherwise",
            "help: write `affiliated of me where race == crab`",
        ],
        "score count(affiliated of me where race == crab);",
    ),
    "affiliated Allies of a Race, and a condition": (
        SCORE,
        "score count(affiliated crabs of me where value > 2);",
        [
            "A102 0 `affiliated crabs of me` is written otherwise",
            "help: write `affiliated of me where race == crab and …`",
        ],
        "",
    ),
    "points for affiliated Allies of a Race": (
        SCORE,
        "score 3 per affiliated crab;",
        [
            "A102 0 `per affiliated` counts nothing",
            "help: write `* count(affiliated of me where race == crab)`",
        ],
        "score 3 * count(affiliated of me where race == crab);",
    ),
    "points for a guild": (
        SCORE,
        "score 2 for each mage;",
        [
            "A102 0 `for each mage` counts nothing",
            "help: write `* count(lords of me where guild == mage)`",
        ],
        "score 2 * count(lords of me where guild == mage);",
    ),
    "pearls for monsters": (
        INSIDE,
        "gain 1 pearl for each monster of me;",
        [
            "A102 0 `for each monster of me` cannot stand behind what is done",
            "help: write `gain monsters of me pearls;`",
        ],
        "gain monsters of me pearls;",
    ),
    "what others lose": (
        INSIDE,
        "each opponent loses 1 pearl;",
        [
            "A102 0 what is done with each of `opponents` stands in braces",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "what others give me": (
        INSIDE,
        "each other player gives me 1 pearl;",
        [
            "A102 0 what is done with each of `opponents` stands in braces",
            "help: write `each o in opponents { steal 1 pearl from o; }`",
        ],
        "each o in opponents { steal 1 pearl from o; }",
    ),
    "what others do that no verb does": (
        INSIDE,
        "each opponent plays 1 card;",
        [
            "A102 0 `each opponent` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
            "A202 0 unknown verb `plays`",
        ],
        "",
    ),
    "all of a hand": (
        INSIDE,
        "discard all from hand of me;",
        [
            "A102 0 `discard` takes one of `hand of me` at a time",
            "help: write `each a in hand of me { discard a from hand of me; }`",
        ],
        "each a in hand of me { discard a from hand of me; }",
    ),
    "all Lords of a hand": (
        INSIDE,
        "discard all lords from hand of me;",
        [
            "A401 0 `hand of me` has Allies, not Lords",
            (
                "help: with an Ally it is written `discard NUMBER from CARDS by CHOOSER` or "
                "`discard CARD from CARDS`"
            ),
        ],
        "",
    ),
    "what holds on with a sign": (
        POWER,
        "while free { hand_limit of me = 8; }",
        [
            "A102 0 what holds on is told with `set`",
            "help: write `set hand_limit to 8 for me;`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "a cost that is less": (
        POWER,
        "while free { cost of lords is 1 less for me; }",
        [
            "A102 0 what changes by so much is told with `add`",
            "help: write `add -1 to recruit_cost for me;`",
        ],
        "while free { add -1 to recruit_cost for me; }",
    ),
    "a condition in a sentence": (
        INSIDE,
        "if you have at least 3 monsters, then gain 2 keys;",
        [
            "A102 0 `you have at least 3 monsters` is written otherwise",
            "help: write `if monsters of me >= 3 { gain 2 keys; }`",
        ],
        "if monsters of me >= 3 { gain 2 keys; }",
    ),
    "a doubtful condition in a sentence": (
        INSIDE,
        "if you have 3 monsters then gain 2 keys;",
        [
            "A102 0 `you have 3 monsters` is written otherwise",
            "help: write `if monsters of me >= 3 { gain 2 keys; }`",
        ],
        "",
    ),
    "keys that are printed": (
        SCORE,
        "score count(lords of me where key >= 2);",
        [
            "A301 0 `key` is a resource, but `>=` wants a number",
            "help: write `printed_keys`",
        ],
        "score count(lords of me where printed_keys >= 2);",
    ),
    "the end of a turn for a head": (
        POWER,
        "at end of turn { gain 1 pearl; }",
        [
            "A204 0 `at end of turn` is no head",
            (
                "help: there is none for that end; a head is `once per turn { … }`, `while "
                "free { at turn_start of me { … } }`, `on arrival { … }` or `while free { … }`"
            ),
        ],
        "",
    ),
}
#: The same in scenarios.
SAID: dict[str, Slip] = {
    "what somebody has in a sentence": (
        GIVEN,
        "court pearl_diver; seat 1 has 4 pearls;",
        [
            "A102 0 what is of a player stands in the braces of its seat",
            "help: write `seat 1 { pearls 4; }`",
        ],
        "court pearl_diver; seat 1 { pearls 4; }",
    ),
    "a number of somebody": (
        GIVEN,
        "court pearl_diver; pearls of seat 1 are 4;",
        [
            "A102 0 what is of a player stands in the braces of its seat",
            "help: write `seat 1 { pearls 4; }`",
        ],
        "court pearl_diver; seat 1 { pearls 4; }",
    ),
    "two of what somebody has": (
        GIVEN,
        "court pearl_diver; seat 1 has 4 pearls and 2 keys;",
        [
            "A102 0 what is of a player stands in the braces of its seat",
            "help: write `seat 1 { … }`, with a line for each",
        ],
        "",
    ),
    "what is shown": (
        GIVEN,
        "the court shows pearl_diver;",
        [
            "A102 0 a line begins with what it is of, and has no more words: not `the court shows`",
            "help: write `court pearl_diver;`",
        ],
        "court pearl_diver;",
    ),
}
