"""Slips in how a scenario is written."""

from tests.diagnostics.slips import GIVEN, SCENARIO, Slip

SCENARIOS: dict[str, Slip] = {
    "an empty list in braces": (
        GIVEN,
        "exploration_deck {};",
        [
            "A102 0 `exploration_deck` ends with `;`, and an empty list is `none`",
            "help: write `exploration_deck none;`",
        ],
        "exploration_deck none;",
    ),
    "an empty list in brackets": (
        GIVEN,
        "exploration_deck [];",
        [
            "A102 0 `exploration_deck` ends with `;`, and an empty list is `none`",
            "help: write `exploration_deck none;`",
        ],
        "exploration_deck none;",
    ),
    "a list in braces": (
        GIVEN,
        "court { pearl_diver, keeper };",
        [
            "A102 0 `court` ends with `;`, and has no braces",
            "help: write `court pearl_diver, keeper;`",
        ],
        "court pearl_diver, keeper;",
    ),
    "a list in brackets": (
        GIVEN,
        "court (pearl_diver, keeper);",
        [
            "A102 0 no `(` and `)` stand around a list",
            "help: leave them out",
        ],
        "court pearl_diver, keeper;",
    ),
    "points for the rest of a deck": (
        GIVEN,
        "lord_deck keeper, ...;",
        [
            "A102 0 what lies below is `rest`, not `...`",
            "help: write `rest`",
        ],
        "lord_deck keeper, rest;",
    ),
    "a word for the rest of a deck": (
        GIVEN,
        "lord_deck keeper, the rest;",
        [
            "A102 0 what lies below is `rest`, not `the rest`",
            "help: write `rest`",
        ],
        "lord_deck keeper, rest;",
    ),
    "a seat in one word": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat0 { hand shellfish 4, crab 3; }",
        [
            "A102 0 `seat0` is two words",
            "help: write `seat 0`",
        ],
        "seat 0 { hand shellfish 4, crab 3; }",
    ),
    "a comparison in a scenario": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 { pearls == 3; }",
        [
            "A102 0 no `==` stands between `pearls` and its value",
            "help: leave it out",
        ],
        "seat 0 { pearls 3; }",
    ),
    "a comparison in words in a scenario": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 { pearls is 3; }",
        [
            "A102 0 no `is` stands between `pearls` and its value",
            "help: leave it out",
        ],
        "seat 0 { pearls 3; }",
    ),
    "a number that is at least so high in a scenario": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 { pearls >= 3; }",
        [
            "A102 0 no `>=` stands between `pearls` and its value",
            "help: what is named is compared exactly: `pearls 3;`",
        ],
        "",
    ),
    "a colon behind a seat": (
        "when { recruit pearl_diver; }",
        "when { seat 0: recruit pearl_diver; }",
        [
            "A101 0 no `:` stands between `0` and its value",
            "help: leave it out",
        ],
        "when { seat 0 recruit pearl_diver; }",
    ),
    "an option with an equals sign": (
        GIVEN,
        "options hand_limit = none;",
        [
            "A102 0 no `=` stands between `hand_limit` and its value",
            "help: leave it out",
        ],
        "options hand_limit none;",
    ),
    "what lies under a card in parentheses": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 { locations the_pearl_bank (keeper); }",
        [
            "A102 0 what lies under it stands behind `with`, not `(keeper)`",
            "help: write `with keeper`",
        ],
        "seat 0 { locations the_pearl_bank with keeper; }",
    ),
    "what lies under a card behind a colon": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 { locations the_pearl_bank: keeper; }",
        [
            "A102 0 what lies under it stands behind `with`, not `:`",
            "help: write `with …`",
        ],
        "seat 0 { locations the_pearl_bank with keeper; }",
    ),
    "a comparison in a seat without braces": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 pearls == 3;",
        [
            "A102 0 `seat` wants a number and braces",
            "help: write `seat 0 { pearls 3; }`",
        ],
        "seat 0 { pearls 3; }",
    ),
    "a number that is at least so high in a seat without braces": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 pearls >= 3;",
        [
            "A102 0 `seat` wants a number and braces",
            "help: what is named is compared exactly: `seat 0 { pearls 3; }`",
        ],
        "",
    ),
    "a colon for the brace of a seat": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0: hand shellfish 4, crab 3; }",
        [
            "A102 0 `{` stands behind `seat 0`, not `:`",
            "help: write `{`",
        ],
        "seat 0 { hand shellfish 4, crab 3; }",
    ),
    "a seat without its first brace": (
        "seat 0 { hand shellfish 4, crab 3; }",
        "seat 0 hand shellfish 4, crab 3; pearls 2; }",
        [
            "A102 0 `{` is missing after `seat 0`",
            "help: write `seat 0 {`",
        ],
        "seat 0 { hand shellfish 4, crab 3; pearls 2; }",
    ),
    "a quotation mark in a list": (
        GIVEN,
        'court pearl_diver, "keeper, elder;',
        [
            'A105 0 this `"` opens a text that is not closed',
            "help: leave it out",
        ],
        "court pearl_diver, keeper, elder;",
    ),
    "a scenario without a name": (
        SCENARIO,
        "scenario",
        [
            "A102 0 this scenario has no name",
            'help: write `scenario "…" {`, with what it shows between the quotation marks',
        ],
        "",
    ),
}
