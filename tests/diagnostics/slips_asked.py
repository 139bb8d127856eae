"""Slips in what is asked of things and events, and in what stands beside a field."""

from tests.diagnostics.slips import FIELDS, INSIDE, POWER, SCORE, TITLE, Slip

ASKED: dict[str, Slip] = {
    "things behind what each of them is, in protect": (
        POWER,
        "while free { protect me from soldier lords; }",
        [
            "A102 0 `soldier lords` is written otherwise",
            "help: write `lords where guild == soldier`",
        ],
        "while free { protect me from lords where guild == soldier; }",
    ),
    "things behind what each of them is": (
        INSIDE,
        "choose l from mage lords of me; discard l;",
        [
            "A102 0 `mage lords of me` is written otherwise",
            "help: write `lords of me where guild == mage`",
        ],
        "choose l from lords of me where guild == mage; discard l;",
    ),
    "things of nobody behind what each of them is": (
        INSIDE,
        "choose l from mage lords; discard l;",
        [
            "A102 0 `mage lords` is written otherwise",
            "help: write `lords of me where guild == mage`",
        ],
        "",
    ),
    "a score of things behind what each of them is": (
        SCORE,
        "score count(mage lords);",
        [
            "A102 0 `mage lords` is written otherwise",
            "help: write `lords of me where guild == mage`",
        ],
        "score count(lords of me where guild == mage);",
    ),
    "or less": (
        INSIDE,
        "choose l from court where cost is 7 or less; take l;",
        [
            "A102 0 `is 7 or less` does not compare",
            "help: write `cost <= 7`",
        ],
        "choose l from court where cost <= 7; take l;",
    ),
    "or more of a call": (
        INSIDE,
        "if count(lords of me) is 3 or more { gain 1 pearl; }",
        [
            "A102 0 `is 3 or more` does not compare",
            "help: write `>= 3`",
        ],
        "if count(lords of me) >= 3 { gain 1 pearl; }",
    ),
    "a number with a plus": (
        INSIDE,
        "choose l from court where cost 7+; take l;",
        [
            "A102 0 `7+` does not compare",
            "help: write `cost >= 7`",
        ],
        "choose l from court where cost >= 7; take l;",
    ),
    "up to in a condition": (
        INSIDE,
        "choose l from court where cost up to 7; take l;",
        [
            "A102 0 `up to 7` does not compare",
            "help: write `cost <= 7`",
        ],
        "choose l from court where cost <= 7; take l;",
    ),
    "neither nor": (
        INSIDE,
        "choose l from court where guild is neither mage nor farmer; take l;",
        [
            "A102 0 `neither` does not compare",
            "help: write `guild != mage and guild != farmer`",
        ],
        "choose l from court where guild != mage and guild != farmer; take l;",
    ),
    "all but some": (
        INSIDE,
        "choose l from court except mages; take l;",
        [
            "A102 0 `except` is written with `where`",
            "help: write `where guild != mage`",
        ],
        "choose l from court where guild != mage; take l;",
    ),
    "without a property": (
        INSIDE,
        "choose l from court without guild mage; take l;",
        [
            "A102 0 `without` is written with `where`",
            "help: write `where guild != mage`",
        ],
        "choose l from court where guild != mage; take l;",
    ),
    "all but the card itself": (
        INSIDE,
        "choose l from lords of me except self; discard l;",
        [
            "A102 0 `except` is written with `where`",
            "help: write `where it != self`",
        ],
        "choose l from lords of me where it != self; discard l;",
    ),
    "one of several after a comma": (
        INSIDE,
        "choose l from court where guild == mage, farmer; take l;",
        [
            "A102 0 `guild` is compared with one at a time, not with `mage, farmer`",
            "help: write `guild == mage or guild == farmer`",
        ],
        "choose l from court where guild == mage or guild == farmer; take l;",
    ),
    "unlike two numbers": (
        INSIDE,
        "choose l from court where cost != 6 or 7; take l;",
        [
            "A301 0 `7` is a number, but `or` wants a condition",
            "help: write `and cost != 7`: with `or` it always holds",
        ],
        "",
    ),
    "two numbers at once": (
        INSIDE,
        "choose l from court where cost == 6 and 7; take l;",
        [
            "A301 0 `7` is a number, but `and` wants a condition",
            "help: nothing is both at once: write `or cost == 7`",
        ],
        "",
    ),
    "a name for each of several": (
        INSIDE,
        "choose 2 from lords of me as a, b; each x in a { discard x; }",
        [
            "A102 0 all that are chosen have one name together",
            "help: write `as a`, and `a` for all of them afterwards",
        ],
        "",
    ),
    "a field that is added to": (
        POWER,
        "while free { alter monster_reward of me { space + 1; } }",
        [
            "A102 0 `space + 1` does not say what `space` becomes",
            "help: write `space = space + 1;`",
        ],
        "while free { alter monster_reward of me { space = space + 1; } }",
    ),
    "a condition of alter": (
        POWER,
        "while free { alter monster_reward of me where threat > 3 { space = 1; } }",
        [
            "A102 0 `alter` takes no `where`",
            "help: in `while free when CONDITION { … }` it is altered at times",
        ],
        "",
    ),
    "a condition behind alter": (
        POWER,
        "while free { alter monster_reward of me { space = 1; } where threat > 3 }",
        [
            "A102 0 `alter` takes no `where`",
            "help: in `while free when CONDITION { … }` it is altered at times",
        ],
        "",
    ),
    "a condition behind an event": (
        POWER,
        "while free { after exploration of me { gain 1 key; } where threat > 3 }",
        [
            "A102 0 the condition of an event stands before the braces",
            "help: write `after exploration of me where threat > 3 { … }`",
        ],
        "while free { after exploration of me where threat > 3 { gain 1 key; } }",
    ),
    "an event with a condition, and no head": (
        POWER,
        "after exploration of me where threat > 3 { gain 1 key; }",
        [
            "A102 0 `after` stands in a head for what holds on",
            "help: write `while free { after exploration of me where threat > 3 { … } }`",
        ],
        "",
    ),
    "a condition in passing": (
        INSIDE,
        "gain 2 pearls (only if threat > 3);",
        [
            "A102 0 `if` and its condition stand before what is done",
            "help: write `if threat > 3 { gain 2 pearls; }`",
        ],
        "if threat > 3 { gain 2 pearls; }",
    ),
    "an arrow between what is done": (
        INSIDE,
        "return 2 pearls from me -> gain 1 key;",
        [
            "A102 0 `->` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`, and both in `may { … }` if they need not be done",
        ],
        "",
    ),
    "two that are got, without digits": (
        INSIDE,
        "gain a pearl and a key;",
        [
            "A201 0 unknown name `a`",
            "help: numbers are written in digits: `1`",
            "A102 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; gain 1 key;`",
        ],
        "gain 1 pearl; gain 1 key;",
    ),
    "a loop without a name, and nobody in it": (
        INSIDE,
        "each opponent { return 1 pearl; }",
        [
            "A102 0 `each opponent` lacks a name for the one it is at",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
            "A401 0 `return` lacks `from WHO`",
            "help: write `return 1 pearl from` and the name that is missing, or another player",
        ],
        "",
    ),
    "from each opponent, and no head": (
        POWER,
        "steal 1 pearl from each opponent;",
        [
            "A102 0 `each opponent` cannot stand behind `from`, and a head is missing",
            "help: write `on arrival { each o in opponents { steal 1 pearl from o; } }`",
        ],
        "",
    ),
    "a change with its words exchanged": (
        POWER,
        "while free { add 1 hand_limit to me; }",
        [
            "A102 0 `hand_limit` cannot stand here; expected `to`",
        ],
        "",
    ),
    "two scores in one": (
        SCORE,
        "score 5, 2 per mage;",
        [
            "A102 0 `,` cannot stand here; expected `;`",
        ],
        "",
    ),
    "a field in the value of another": (
        FIELDS,
        "guild merchant; cost 7 with 2 races; influence 5; keys 0;",
        [
            "A504 0 `cost` wants a number",
            "help: `races` is a field of its own: write `races 2;`",
        ],
        "",
    ),
    "values without their fields": (
        FIELDS,
        "guild merchant; 7; races 2; influence 5; keys 0;",
        [
            "A102 0 `7` does not say of which field it is",
            "help: write the name of its field before it",
        ],
        "",
    ),
    "a printed name of a letter": (
        TITLE,
        "lord pearl_diver A",
        [
            "A102 0 a printed name stands between quotation marks",
            'help: write `"A"`',
        ],
        'lord pearl_diver "A"',
    ),
    "an id that begins with a digit": (
        TITLE,
        'lord 2nd_diver "The Pearl Diver"',
        [
            "A101 0 `2nd_diver` is not part of the language",
            "help: a name begins with a letter, and a number is of digits alone",
        ],
        "",
    ),
    "a scenario in a card": (
        FIELDS,
        'keys 0; guild merchant; cost 7; races 2; influence 5;\n  scenario "x" { given { } }',
        [
            "A102 1 a scenario stands in no braces of a card",
            "help: put it behind the `}` that closes the card",
        ],
        "",
    ),
    "a word of a scenario with a colon": (
        "when { recruit",
        "when: { recruit",
        [
            "A101 0 no `:` stands before `{`",
            "help: leave it out",
        ],
        "when { recruit",
    ),
    "a card without its braces": (
        f"{TITLE} {{\n  {FIELDS}\n  {POWER}\n}}",
        f"{TITLE}\n  {FIELDS}\n  {POWER}\n",
        [
            "A102 1 `{` and `}` are missing around what stands in this lord",
            "help: put a `{` behind its title, and a `}` behind all of it",
        ],
        "",
    ),
    "everything": (
        INSIDE,
        "discard all;",
        [
            "A201 0 unknown name `all`",
            (
                "help: pick one first: `choose l from free_lords of me where it != self;` or "
                "`choose s from council where size > 0;`"
            ),
        ],
        "",
    ),
}
