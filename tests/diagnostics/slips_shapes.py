"""Slips of shape: brackets, braces and semicolons around and behind what a card says."""

from tests.diagnostics.slips import FIELDS, INSIDE, POWER, SCORE, TITLE, Slip

SHAPES: dict[str, Slip] = {
    "a score in braces": (
        SCORE,
        "score { 3 }",
        [
            "A102 0 `score` ends with `;`, without `{` and `}`",
            "help: write `score 3;`",
        ],
        "score 3;",
    ),
    "a score with its semicolon in braces": (
        SCORE,
        "score { 3; }",
        [
            "A102 0 `score` ends with `;`, without `{` and `}`",
            "help: write `score 3;`",
        ],
        "score 3;",
    ),
    "a score of a function in braces": (
        SCORE,
        "score { count(lords of me) };",
        [
            "A102 0 `score` ends with `;`, without `{` and `}`",
            "help: write `score count(lords of me);`",
        ],
        "score count(lords of me);",
    ),
    "a sign before a score": (
        SCORE,
        "score = 3;",
        [
            "A102 0 no `=` stands between `score` and its value",
            "help: leave it out",
        ],
        "score 3;",
    ),
    "a colon before a score": (
        SCORE,
        "score: 3;",
        [
            "A101 0 no `:` stands between `score` and its value",
            "help: leave it out",
        ],
        "score 3;",
    ),
    "a field in braces": (
        FIELDS,
        "guild merchant; cost { 7 } races 2; influence { 5; } keys 0;",
        [
            "A102 0 `cost` ends with `;`, without `{` and `}`",
            "help: write `cost 7;`",
            "A102 0 `influence` ends with `;`, without `{` and `}`",
            "help: write `influence 5;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a field in parentheses": (
        FIELDS,
        "guild merchant; cost (7); races 2; influence 5; keys 0;",
        [
            "A102 0 `cost` ends with `;`, without `(` and `)`",
            "help: write `cost 7;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a field in square brackets": (
        FIELDS,
        "guild merchant; cost [7]; races 2; influence 5; keys 0;",
        [
            "A102 0 `cost` ends with `;`, without `[` and `]`",
            "help: write `cost 7;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a deed in braces": (
        INSIDE,
        "gain { 2 pearls }",
        [
            "A102 0 `gain` ends with `;`, without `{` and `}`",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "an effect in braces": (
        POWER,
        "while free { add { 1 to hand_limit for me } }",
        [
            "A102 0 `add` ends with `;`, without `{` and `}`",
            "help: write `add 1 to hand_limit for me;`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "a choice in braces": (
        INSIDE,
        "choose { l from court } take l;",
        [
            "A102 0 `choose` ends with `;`, without `{` and `}`",
            "help: write `choose l from court;`",
        ],
        "choose l from court; take l;",
    ),
    "a name for a value in braces": (
        INSIDE,
        "let x { 2 } gain x pearls;",
        [
            "A102 0 `let` ends with `;`, without `{` and `}`",
            "help: write `let x = 2;`",
        ],
        "let x = 2; gain x pearls;",
    ),
    "parentheses around statements": (
        POWER,
        "on arrival ( gain 2 pearls; )",
        [
            "A102 0 what is done, and what a card is, stands in `{` and `}`, not in `(`",
            "help: write `{` and `}`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "parentheses around a statement without its semicolon": (
        POWER,
        "on arrival ( gain 2 pearls )",
        [
            "A102 0 what is done stands in `{` and `}`, not in `(`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "square brackets around a statement without its semicolon": (
        POWER,
        "on arrival [ gain 2 pearls ]",
        [
            "A102 0 what is done stands in `{` and `}`, not in `[`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "square brackets behind a condition": (
        INSIDE,
        "if threat > 3 [ gain 1 pearl; ] else [ gain 2 pearls; ]",
        [
            "A101 0 what is done, and what a card is, stands in `{` and `}`, not in `[`",
            "help: write `{` and `}`",
            "A101 0 what is done, and what a card is, stands in `{` and `}`, not in `[`",
            "help: write `{` and `}`",
        ],
        "if threat > 3 { gain 1 pearl; } else { gain 2 pearls; }",
    ),
    "square brackets behind a function": (
        SCORE,
        "score count[lords of me];",
        [
            "A101 0 `count` stands before `(` and `)`, not before `[` and `]`",
            "help: write `(` and `)`",
        ],
        "score count(lords of me);",
    ),
    "braces far behind a function": (
        SCORE,
        "score count                           {lords of me};",
        [
            "A102 0 `count` stands before `(` and `)`, not before `{` and `}`",
            "help: write `(` and `)`",
        ],
        "score count                           (lords of me);",
    ),
    "square brackets behind a word with the end of a function": (
        SCORE,
        "score discount               [lords of me];",
        [
            "A101 0 `[` is not part of the language",
        ],
        "",
    ),
    "braces behind a function": (
        SCORE,
        "score max{lords of me, influence};",
        [
            "A102 0 `max` stands before `(` and `)`, not before `{` and `}`",
            "help: write `(` and `)`",
        ],
        "score max(lords of me, influence);",
    ),
    "a full stop behind a deed": (
        INSIDE,
        "gain 2 pearls.",
        [
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
        ],
        "gain 2 pearls;",
    ),
    "full stops behind fields": (
        FIELDS,
        "guild merchant. cost 7. races 2. influence 5. keys 0.",
        [
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "colons and commas between fields": (
        FIELDS,
        "guild: merchant, cost: 7, races: 2, influence: 5, keys: 0;",
        [
            "A101 0 no `:` stands between `guild` and its value",
            "help: leave it out",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A101 0 no `:` stands between `cost` and its value",
            "help: leave it out",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A101 0 no `:` stands between `races` and its value",
            "help: leave it out",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A101 0 no `:` stands between `influence` and its value",
            "help: leave it out",
            "A102 0 a field ends with `;`, not with `,`",
            "help: write `;` instead",
            "A101 0 no `:` stands between `keys` and its value",
            "help: leave it out",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a remark between parentheses": (
        INSIDE,
        "gain 2 pearls (of the bank);",
        [
            "A102 0 a remark stands behind `#`, and ends with its line",
            "help: leave it out, or write `# of the bank`",
        ],
        "",
    ),
    "a colon in a title": (
        TITLE,
        'lord pearl_diver: "The Pearl Diver"',
        [
            "A101 0 no `:` stands in a title",
            "help: leave it out",
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "a comma in a title": (
        TITLE,
        'lord pearl_diver, "The Pearl Diver"',
        [
            "A102 0 no `,` stands in a title",
            "help: leave it out",
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "an equals sign in a title": (
        TITLE,
        'lord pearl_diver = "The Pearl Diver"',
        [
            "A102 0 no `=` stands in a title",
            "help: leave it out",
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "a colon behind a title": (
        TITLE,
        'lord pearl_diver "The Pearl Diver":',
        [
            "A101 0 no `:` stands in a title",
            "help: leave it out",
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "an event without braces": (
        POWER,
        "while free { after exploration of me gain 1 pearl; }",
        [
            "A102 0 `{` and `}` are missing around `gain 1 pearl;`",
            "help: write `after exploration of me { gain 1 pearl; }`",
        ],
        "while free { after exploration of me { gain 1 pearl; } }",
    ),
    "a loop with a colon": (
        INSIDE,
        "each o in opponents: return 1 pearl from o;",
        [
            "A102 0 `{` and `}` are missing around `return 1 pearl from o;`",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "may without braces, and a condition": (
        INSIDE,
        "may if threat > 3 { gain 2 pearls; }",
        [
            "A102 0 the condition of `may` stands behind `when`, not `if`",
            "help: write `when`",
        ],
        "may when threat > 3 { gain 2 pearls; }",
    ),
    "braces behind no statement": (
        INSIDE,
        "repeat 2 { gain 1 pearl; }",
        [
            "A102 0 nothing is done a number of times",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "a loop in no head": (
        POWER,
        "each o in opponents { return 1 pearl from o; }",
        [
            "A102 0 `each` stands in a head",
            "help: write `on arrival { each o in opponents { … } }`",
        ],
        "",
    ),
    "may in no head": (
        POWER,
        "may { gain 1 pearl; }",
        [
            "A102 0 `may` stands in a head",
            "help: write `on arrival { may { … } }`",
        ],
        "",
    ),
    "a condition in no head": (
        POWER,
        "if threat > 3 { gain 1 pearl; } else { gain 2 pearls; }",
        [
            "A102 0 `if` stands in a head",
            "help: write `on arrival { if threat > 3 { … } }`",
        ],
        "",
    ),
}
