"""Slips in what a card says of itself: its title, its fields, its scenario, its comments."""

from tests.diagnostics.slips import (
    BELOW,
    FIELDS,
    GIVEN,
    INSIDE,
    POWER,
    SCENARIO,
    SCORE,
    TITLE,
    Slip,
)

LAYOUT: dict[str, Slip] = {
    "a printed number in words": (
        FIELDS,
        "guild merchant; cost seven; races 2; influence 5; keys 0;",
        [
            "A504 0 `cost` wants a number",
            "help: numbers are written in digits: `7`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a printed number that is not whole": (
        FIELDS,
        "guild merchant; cost 7.5; races 2; influence 5; keys 0;",
        [
            "A101 0 `7.5` is no whole number, and all numbers are",
            "help: write `7` or `8`",
        ],
        "",
    ),
    "a name without quotation marks": (
        TITLE,
        "lord pearl_diver The Pearl Diver",
        [
            "A102 0 a printed name stands between quotation marks",
            'help: write `"The Pearl Diver"`',
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "a name in other quotation marks": (
        TITLE,
        "lord pearl_diver “The Pearl Diver”",
        [
            "A101 0 `“` is not part of the language",
            'help: write `"The Pearl Diver"`',
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "a card without an id": (
        TITLE,
        'lord "The Pearl Diver"',
        [
            'A102 0 an id is missing before `"The Pearl Diver"`',
            (
                'help: write `lord pearl_diver "The Pearl Diver" {`: by its id a card is '
                "named elsewhere"
            ),
        ],
        "",
    ),
    "a name in place of id and name": (
        TITLE,
        "lord The Pearl Diver",
        [
            "A102 0 a card has an id, and a printed name between quotation marks",
            'help: write `pearl_diver "The Pearl Diver"`',
        ],
        "",
    ),
    "a card without its kind": (
        TITLE,
        'diver "The Diver"',
        [
            "A102 0 a card begins with what it is: `lord` or `location`",
            'help: write `lord diver "The Diver" {`, if it is a lord',
        ],
        "",
    ),
    "a card with neither": (
        TITLE,
        "lord",
        [
            "A102 0 `lord` lacks an id and a printed name",
            'help: write `lord my_card "My Card" {`',
        ],
        "",
    ),
    "an id of two words": (
        TITLE,
        'lord pearl diver "The Pearl Diver"',
        [
            "A102 0 an id is one word, and `pearl diver` is none",
            "help: write `pearl_diver`",
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "an id with a hyphen": (
        TITLE,
        'lord pearl-diver "The Pearl Diver"',
        [
            "A102 0 an id is one word, and `pearl-diver` is none",
            "help: write `pearl_diver`",
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "another word for scenario": (
        SCENARIO,
        'test "The Pearl Diver brings 2 Pearls"',
        [
            "A102 0 no block begins with `test`",
            "help: did you mean `scenario`?",
        ],
        'scenario "The Pearl Diver brings 2 Pearls"',
    ),
    "a scenario without quotation marks": (
        SCENARIO,
        "scenario The Pearl Diver brings 2 Pearls",
        [
            "A102 0 the name of a scenario stands between quotation marks",
            'help: write `"The Pearl Diver brings 2 Pearls"`',
        ],
        'scenario "The Pearl Diver brings 2 Pearls"',
    ),
    "a colon in a scenario": (
        GIVEN,
        "court: pearl_diver;",
        [
            "A101 0 no `:` stands between `court` and its value",
            "help: leave it out",
        ],
        "court pearl_diver;",
    ),
    "a comment of another language in a scenario": (
        GIVEN,
        "court pearl_diver; // the only one",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# the only one`",
        ],
        "court pearl_diver; # the only one",
    ),
    "a sign before a value": (
        FIELDS,
        "guild merchant; cost = 7; races 2; influence 5; keys 0;",
        [
            "A102 0 no `=` stands between `cost` and its value",
            "help: leave it out",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "colons before values": (
        FIELDS,
        "guild: merchant; cost:7; races 2; influence 5; keys 0;",
        [
            "A101 0 no `:` stands between `guild` and its value",
            "help: leave it out",
            "A101 0 no `:` stands between `cost` and its value",
            "help: leave it out",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "commas between fields": (
        FIELDS,
        "guild merchant, cost 7, races 2, influence 5, keys 0;",
        [
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "lines for fields": (
        FIELDS,
        "guild merchant\n  cost 7\n  races 2\n  influence 5\n  keys 0;",
        [
            "A102 0 `;` is missing after `merchant`",
            "A102 1 `;` is missing after `7`",
            "A102 2 `;` is missing after `2`",
            "A102 3 `;` is missing after `5`",
        ],
        "guild merchant;\n  cost 7;\n  races 2;\n  influence 5;\n  keys 0;",
    ),
    "quotation marks around a word": (
        FIELDS,
        'guild "merchant"; cost 7; races 2; influence 5; keys 0;',
        [
            "A504 0 `guild` wants a guild",
            "help: write `merchant` without quotation marks",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a text without its language": (
        FIELDS,
        'guild merchant; cost 7; races 2; influence 5; keys 0; text "Gain 2 Pearls.";',
        [
            'A504 0 `text` wants a language and a text such as `fr "…"`, or several',
            'help: say first in which language it is: `text en "…"`',
        ],
        "",
    ),
    "a comment of another language": (
        POWER,
        "// at once\n  on arrival { gain 2 pearls; }",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# at once`",
        ],
        "# at once\n  on arrival { gain 2 pearls; }",
    ),
    "a comment behind": (
        POWER,
        "on arrival { gain 2 pearls; } // at once",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# at once`",
        ],
        "on arrival { gain 2 pearls; } # at once",
    ),
    "a comment in the middle": (
        POWER,
        "/* at once */ on arrival { gain 2 pearls; }",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# at once`",
        ],
        "# at once\n  on arrival { gain 2 pearls; }",
    ),
    "a comment with dashes": (
        POWER,
        "-- at once\n  on arrival { gain 2 pearls; }",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# at once`",
        ],
        "# at once\n  on arrival { gain 2 pearls; }",
    ),
    "a comment above a block": (
        BELOW,
        "// mine\npack trial {",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# mine`",
        ],
        "# mine\npack trial {",
    ),
    "a field of all cards without its semicolon": (
        SCORE,
        "copies 2 score 5;",
        [
            "A102 0 `;` is missing after `2`",
        ],
        "copies 2; score 5;",
    ),
    "a comma behind a field of all cards": (
        SCORE,
        "copies 2, score 5;",
        [
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
        ],
        "copies 2; score 5;",
    ),
    "an id of several words on own lines": (
        TITLE,
        'lord\npearl\ndiver\n"The Pearl Diver"',
        [
            "A102 1 an id is one word, and `pearl diver` is none",
            "help: write `pearl_diver`",
        ],
        'lord\npearl_diver\n"The Pearl Diver"',
    ),
    "a brace behind its verb, and else": (
        INSIDE,
        "if threat > 3 gain { 1 pearl; } else gain { 2 pearls; }",
        [
            "A102 0 `gain` and `{` stand in the wrong order",
            "help: write `{ gain 1 …`",
            "A102 0 `gain` and `{` stand in the wrong order",
            "help: write `{ gain 2 …`",
        ],
        "if threat > 3 { gain 1 pearl; } else { gain 2 pearls; }",
    ),
}
