"""What authors write by habit, and what they are told: where, in which words, with which fix.

Each slip is made in the files of a new pack, as `abyss new pack` writes them.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from abyss_rules.catalog import paths, scaffold
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.fixes import mended
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
#: What stands in the pack's files, in whose places the slips are put.
POWER = "on arrival { gain 2 pearls; }"
INSIDE = "gain 2 pearls;"
TITLE = 'lord pearl_diver "The Pearl Diver"'
FIELDS = "guild merchant; cost 7; races 2; influence 5; keys 0;"
SCORE = "score 3 + 2 * count(lords of me where guild == merchant);"
SCENARIO = 'scenario "The Pearl Diver brings 2 Pearls"'
GIVEN = "court pearl_diver;"
BELOW = "pack trial {"

#: The place of a slip, what is written there, all that is found, and what fixes leave there ("" for
#: what nothing certain mends). What is found is a code, the line counted from that of the place
#: and the message; its help, if it has one, comes behind it.
Slip = tuple[str, str, list[str], str]
SLIPS: dict[str, Slip] = {
    "braces left out": (
        POWER,
        "on arrival gain 2 pearls;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "braces left out over lines": (
        POWER,
        "on arrival\n    gain 2 pearls;\n    gain 1 key;",
        [
            "A102 1 `{` and `}` are missing around `gain 2 pearls; gain 1 key;`",
            "help: write `on arrival { gain 2 pearls; gain 1 key; }`",
        ],
        "on arrival { gain 2 pearls;\n    gain 1 key; }",
    ),
    "a colon in place of braces": (
        POWER,
        "on arrival:\n    gain 2 pearls;",
        [
            "A102 1 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival {\n    gain 2 pearls; }",
    ),
    "a colon before braces": (
        POWER,
        "on arrival: { gain 2 pearls; }",
        [
            "A101 0 no `:` stands before `{`",
            "help: leave it out",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "two heads without braces": (
        POWER,
        "on arrival gain 2 pearls; while free add 1 to hand_limit for me;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
            "A102 0 `{` and `}` are missing around `add 1 to hand_limit for me;`",
            "help: write `while free { add 1 to hand_limit for me; }`",
        ],
        "on arrival { gain 2 pearls; } while free { add 1 to hand_limit for me; }",
    ),
    "then before braces": (
        INSIDE,
        "if threat > 3 then { gain 2 pearls; }",
        [
            "A102 0 no `then` stands before `{`",
            "help: leave it out",
        ],
        "if threat > 3 { gain 2 pearls; }",
    ),
    "then in place of braces": (
        INSIDE,
        "if threat > 3 then gain 2 pearls;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `if threat > 3 { gain 2 pearls; }`",
        ],
        "if threat > 3 { gain 2 pearls; }",
    ),
    "an if without braces": (
        INSIDE,
        "if threat > 3 gain 2 pearls; else gain 1 pearl;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `if threat > 3 { gain 2 pearls; }`",
            "A102 0 `{` and `}` are missing around `gain 1 pearl;`",
            "help: write `else { gain 1 pearl; }`",
        ],
        "if threat > 3 { gain 2 pearls; } else { gain 1 pearl; }",
    ),
    "a may without braces": (
        INSIDE,
        "may choose l from court; take l;",
        [
            "A102 0 `{` and `}` are missing around `choose l from court; take l;`",
            "help: write `may { choose l from court; take l; }`",
        ],
        "may { choose l from court; take l; }",
    ),
    "another word for else if": (
        INSIDE,
        "if threat > 3 { gain 2 pearls; } elif threat > 2 { gain 1 pearl; }",
        [
            "A102 0 no statement begins with `elif`",
            "help: write `else if`",
        ],
        "if threat > 3 { gain 2 pearls; } else if threat > 2 { gain 1 pearl; }",
    ),
    "another word for else": (
        INSIDE,
        "if threat > 3 { gain 2 pearls; } otherwise { gain 1 pearl; }",
        [
            "A102 0 no statement begins with `otherwise`",
            "help: write `else`",
        ],
        "if threat > 3 { gain 2 pearls; } else { gain 1 pearl; }",
    ),
    "square brackets": (
        POWER,
        "on arrival [ gain 2 pearls; ]",
        [
            "A101 0 `[` is not part of the language",
            "help: write `{`",
            "A101 0 `]` is not part of the language",
            "help: write `}`",
        ],
        "",
    ),
    "when for a head": (
        POWER,
        "when arrives { gain 2 pearls; }",
        [
            "A204 0 `when arrives` is no head",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "when before a sentence": (
        POWER,
        "when this lord arrives, gain 2 pearls;",
        [
            "A203 0 a lord has no field `when`",
            "help: what a card does stands in a head, such as `on arrival { … }`",
        ],
        "",
    ),
    "when before nothing known": (
        POWER,
        "when recruited { gain 2 pearls; }",
        [
            "A204 0 `when recruited` is no head",
            (
                "help: a head is `on arrival { … }`, `while free { … }`, `once per turn { … }`, "
                "`on control { … }` or `at game_end { … }`"
            ),
        ],
        "",
    ),
    "always for a head": (
        POWER,
        "always { add 1 to hand_limit for me; }",
        [
            "A204 0 `always` is no head",
            (
                "help: a head is `on arrival { … }`, `while free { … }`, `once per turn { … }`, "
                "`on control { … }` or `at game_end { … }`"
            ),
        ],
        "",
    ),
    "a head without its first word": (
        POWER,
        "arrival { gain 2 pearls; }",
        [
            "A102 0 `on` is missing before `arrival`",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a head of another form of its word": (
        POWER,
        "on arrive { gain 2 pearls; }",
        [
            "A204 0 unknown head `on arrive`",
            "help: did you mean `arrival`?",
        ],
        "",
    ),
    "once a turn": (
        POWER,
        "once a turn { choose l from court; discard l; }",
        [
            "A102 0 `once a` is no head",
            "help: write `once per`",
        ],
        "once per turn { choose l from court; discard l; }",
    ),
    "a verb without a head": (
        POWER,
        "gain 2 pearls;",
        [
            "A203 0 a lord has no field `gain`",
            "help: `gain` is a verb: put it into a head, such as `on arrival { … }`",
        ],
        "",
    ),
    "another word for a verb without a head": (
        POWER,
        "draw 2 allies;",
        [
            "A203 0 a lord has no field `draw`",
            "help: what a card does stands in a head, such as `on arrival { … }`",
        ],
        "",
    ),
    "capital letters": (
        POWER,
        "On Arrival { Gain 2 Pearls; }",
        [
            "A102 0 `On` cannot stand here",
            "help: did you mean `on`?",
            "A204 0 unknown head `on Arrival`",
            "help: did you mean `arrival`?",
            "A202 0 unknown verb `Gain`",
            "help: did you mean `gain`?",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a number that is not whole": (
        INSIDE,
        "gain 2.5 pearls;",
        [
            "A101 0 `2.5` is no whole number, and all numbers are",
            "help: write `2` or `3`",
        ],
        "",
    ),
    "a number with a comma": (
        INSIDE,
        "gain 2,5 pearls;",
        [
            "A102 0 `2,5` is no whole number, and all numbers are",
            "help: write `2` or `3`",
        ],
        "",
    ),
    "a number in words": (
        INSIDE,
        "gain two pearls;",
        [
            "A201 0 unknown name `two`",
            "help: numbers are written in digits: `2`",
        ],
        "gain 2 pearls;",
    ),
    "an article for a number": (
        INSIDE,
        "gain a pearl;",
        [
            "A201 0 unknown name `a`",
            "help: numbers are written in digits: `1`",
        ],
        "gain 1 pearl;",
    ),
    "the number behind": (
        INSIDE,
        "gain pearls 2;",
        [
            "A401 0 `pearls` and `2` stand in the wrong order",
            "help: write `2 pearls`",
        ],
        "gain 2 pearls;",
    ),
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
        ],
        'lord pearl_diver "The Pearl Diver"',
    ),
    "a card without an id": (
        TITLE,
        'lord "The Pearl Diver"',
        [
            'A102 0 an id is missing before `"The Pearl Diver"`',
            (
                'help: write `lord the_pearl_diver "The Pearl Diver" {`: by its id a card is '
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
            'help: write `the_pearl_diver "The Pearl Diver"`',
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
    "each without a name": (
        INSIDE,
        "each opponent { return 1 pearl from o; }",
        [
            "A102 0 `each opponent` lacks a name for the one it is at",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a sentence with each": (
        INSIDE,
        "each opponent loses 1 pearl;",
        [
            "A102 0 `each opponent` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
            "A202 0 unknown verb `loses`",
            "help: what is meant is perhaps written with `return` or `discard`",
        ],
        "each o in opponents { loses 1 pearl; }",
    ),
    "another word for each": (
        INSIDE,
        "every o in opponents { return 1 pearl from o; }",
        [
            "A102 0 no statement begins with `every`",
            "help: write `each`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "for each": (
        INSIDE,
        "for each o in opponents { return 1 pearl from o; }",
        [
            "A102 0 no statement begins with `for each`",
            "help: write `each`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each without braces": (
        INSIDE,
        "each o in opponents return 1 pearl from o;",
        [
            "A102 0 `{` and `}` are missing around `return 1 pearl from o;`",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a choice from nothing": (
        INSIDE,
        "choose x; take x;",
        [
            "A102 0 `choose x` does not say from what is chosen",
            "help: write `choose x from` and what there is to choose from",
        ],
        "",
    ),
    "a choice without a name": (
        INSIDE,
        "choose court; take court;",
        [
            "A102 0 `choose court` lacks a name for what is chosen",
            "help: write `choose x from court;`, and `x` for it afterwards",
            "A402 0 `take` wants a Council stack or a Lord here, but `court` is several Lords",
        ],
        "",
    ),
    "a choice with an article": (
        INSIDE,
        "choose a lord from court; take lord;",
        [
            "A102 0 `a` cannot stand here",
            "help: leave it out",
        ],
        "",
    ),
    "another word for choose": (
        INSIDE,
        "pick l from court; take l;",
        [
            "A202 0 unknown verb `pick`",
            "help: what is meant is perhaps written with `take` or `choose`",
        ],
        "",
    ),
    "the article of things": (
        INSIDE,
        "choose l from the court; take l;",
        [
            "A102 0 `the` cannot stand here",
            "help: leave it out",
        ],
        "",
    ),
    "and between deeds": (
        INSIDE,
        "gain 2 pearls and gain 1 key;",
        [
            "A102 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "and before a number": (
        INSIDE,
        "gain 2 pearls and 1 key;",
        [
            "A102 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "and between deeds with one operand": (
        INSIDE,
        "choose l from court; choose m from free_lords of me; discard m and take l;",
        [
            "A401 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; take l;`",
        ],
        "choose l from court; choose m from free_lords of me; discard m; take l;",
    ),
    "then between deeds": (
        INSIDE,
        "gain 2 pearls, then gain 1 key;",
        [
            "A102 0 `, then` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "then alone between deeds": (
        INSIDE,
        "gain 2 pearls then gain 1 key;",
        [
            "A401 0 `then` does not join what is done: each statement ends with `;`",
            "help: write `; gain 1 key;`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "a comma between deeds": (
        INSIDE,
        "gain 2 pearls, gain 1 key;",
        [
            "A102 0 `,` does not join what is done: each statement ends with `;`",
            "help: write `; gain …`",
        ],
        "gain 2 pearls; gain 1 key;",
    ),
    "parentheses around operands": (
        INSIDE,
        "gain(2, pearls);",
        [
            "A102 0 what `gain` takes stands behind it without parentheses",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
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
    "a price of nothing": (
        INSIDE,
        "choose l from court; recruit l for free;",
        [
            "A401 0 `free` is no price",
            "help: write `for 0 pearls`",
        ],
        "choose l from court; recruit l for 0 pearls;",
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
        "",
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
    "drawing": (
        INSIDE,
        "draw 1 ally;",
        [
            "A202 0 unknown verb `draw`",
            "help: what is meant is perhaps written with `take`, `recover` or `control_drawn`",
        ],
        "",
    ),
    "losing": (
        INSIDE,
        "each o in opponents { lose 1 pearl; }",
        [
            "A202 0 unknown verb `lose`",
            "help: what is meant is perhaps written with `return` or `discard`",
        ],
        "",
    ),
    "paying": (
        INSIDE,
        "pay 2 pearls;",
        [
            "A202 0 unknown verb `pay`",
            "help: what is meant is perhaps written with `return`, or did you mean `may`?",
        ],
        "",
    ),
    "giving": (
        INSIDE,
        "each o in opponents { give 1 pearl to o; }",
        [
            "A202 0 unknown verb `give`",
            "help: what is meant is perhaps written with `return` or `steal`",
        ],
        "",
    ),
    "getting": (
        INSIDE,
        "get 2 pearls;",
        [
            "A202 0 unknown verb `get`",
            "help: what is meant is perhaps written with `gain` or `take`",
        ],
        "",
    ),
    "somebody who gains": (
        INSIDE,
        "gains 2 pearls;",
        [
            "A202 0 unknown verb `gains`",
            "help: did you mean `gain`?",
        ],
        "gain 2 pearls;",
    ),
    "reducing": (
        POWER,
        "while free { reduce recruit_cost by 2 for me; }",
        [
            "A202 0 unknown verb `reduce`",
            "help: what is meant is perhaps written with `add`",
        ],
        "",
    ),
    "a comparison in words": (
        SCORE,
        "score count(lords of me where guild is merchant);",
        [
            "A102 0 `is` does not compare",
            "help: write `==`",
        ],
        "score count(lords of me where guild == merchant);",
    ),
    "at least in words": (
        SCORE,
        "score count(lords of me where cost is at least 8);",
        [
            "A102 0 `is at least` does not compare",
            "help: write `>=`",
        ],
        "score count(lords of me where cost >= 8);",
    ),
    "a sign turned round": (
        SCORE,
        "score count(lords of me where cost => 8);",
        [
            "A102 0 `=>` does not compare",
            "help: write `>=`",
        ],
        "score count(lords of me where cost >= 8);",
    ),
    "one equals sign": (
        SCORE,
        "score count(lords of me where guild = merchant);",
        [
            "A102 0 `=` does not compare",
            "help: write `==`",
        ],
        "score count(lords of me where guild == merchant);",
    ),
    "count without parentheses": (
        SCORE,
        "score count lords of me where guild == merchant;",
        [
            "A102 0 `(` and `)` are missing behind `count`",
            "help: write `count(lords of me where guild == merchant)`",
        ],
        "",
    ),
    "per": (
        SCORE,
        "score 2 per lord;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(lords of me)`",
        ],
        "score 2 * count(lords of me);",
    ),
    "my": (
        SCORE,
        "score count(my lords where guild == merchant);",
        [
            "A102 0 `my lords` is written otherwise",
            "help: write `lords of me`",
        ],
        "score count(lords of me where guild == merchant);",
    ),
    "less than nothing": (
        INSIDE,
        "gain -2 pearls;",
        [
            "A609 0 `gain` with `-2` does nothing",
            "help: what is taken away is written with `return` or `discard`",
        ],
        "",
    ),
    "nothing": (
        INSIDE,
        "gain 0 pearls;",
        [
            "A609 0 `gain` with `0` does nothing",
        ],
        "",
    ),
    "a part of one": (
        INSIDE,
        "gain 1/2 pearls;",
        [
            "A609 0 `gain` with `1/2` does nothing",
        ],
        "",
    ),
    "as many as there never are": (
        INSIDE,
        "gain 9999 pearls;",
        [
            "A605 0 this is 9999; on the official cards it goes from 1 to 5",
        ],
        "",
    ),
    "a score below nothing": (
        SCORE,
        "score 0 - 20;",
        [
            "A605 0 this is never worth more than -20; no official card is worth so little",
        ],
        "",
    ),
    "a score above all": (
        SCORE,
        "score 99;",
        [
            "A605 0 this is always worth 99 or more; no official card is sure of so much",
        ],
        "",
    ),
}


@pytest.fixture(scope="module", name="files")
def _files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = scaffold.new_pack("trial", "abyss", where=tmp_path_factory.mktemp("new"))
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.abyss")}


class Change:
    """A file of the pack with something else in the place of a part of it."""

    def __init__(self, files: dict[str, str], place: str, new: str) -> None:
        (self.name,) = (name for name, text in files.items() if place in text)
        self.others = {name: text for name, text in files.items() if name != self.name}
        self.before, _, self.behind = files[self.name].partition(place)
        self.line = self.before.count("\n") + 1
        self.text = f"{self.before}{new}{self.behind}"

    def found(self, text: str) -> tuple[Diagnostic, ...]:
        """What is said of the file, with what is doubtful and with its scenarios."""
        texts = {self.name: text, **self.others}
        sources = [Source(*one) for one in sorted(texts.items())]
        made = compile_pack(sources, vocabularies(), GRAMMAR, scenarios=True, doubts=True)
        return made.diagnostics

    def told(self, found: Iterable[Diagnostic]) -> list[str]:
        """The findings in the words of the table."""
        return [
            line
            for one in found
            for line in (
                f"{one.code} {one.line - self.line} {one.message}",
                *([f"help: {one.help}"] if one.help else []),
            )
        ]


def test_a_new_pack_has_no_slip(files: dict[str, str]) -> None:
    assert Change(files, POWER, POWER).found(files["pearl_diver.abyss"]) == ()


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told_in_the_words_of_authors(files: dict[str, str], slip: Slip) -> None:
    place, new, expected, fixed = slip
    change = Change(files, place, new)
    found = change.found(change.text)
    assert change.told(found) == expected
    made = mended(change.text, change.name, change.found)
    assert made.text == f"{change.before}{fixed or new}{change.behind}"
    assert (made.number > 0) == bool(fixed)


def test_a_capital_letter_hides_nothing_that_is_wrong_in_the_card(files: dict[str, str]) -> None:
    change = Change(files, TITLE, TITLE.replace("lord", "Lord"))
    text = change.text.replace("cost 7", "cots 7").replace("gain 2", "gian 2")
    assert [(one.code, one.help) for one in change.found(text)] == [
        ("A207", "did you mean `lord`?"),
        ("A203", "did you mean `cost`?"),
        ("A202", "did you mean `gain`?"),
    ]
    assert mended(text, change.name, change.found).text == change.before + TITLE + change.behind
