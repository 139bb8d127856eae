"""The codes of files, of what cannot be parsed and of names."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    # --- files ----------------------------------------------------------------------------------
    Code(
        "A001",
        "unreadable file",
        "The path does not exist, is no regular file, or may not be read.",
    ),
    Code(
        "A002",
        "not UTF-8",
        "Card files are text in UTF-8 (a byte order mark is allowed). The message names the first "
        "line with other bytes; save the file as UTF-8 in your editor.",
    ),
    Code("A003", "NUL characters", "No text holds NUL characters: this is not a card file."),
    Code(
        "A004",
        "too large",
        "A file has at most 256 KiB, a block in it at most 16 KiB, and a pack at most 1000 files, "
        "512 KiB and 500 cards, so that a hostile pack cannot keep a program busy. Split the file, "
        "or the pack.",
    ),
    Code(
        "A005",
        "link out of the pack",
        "A symbolic link that leads out of the pack's folder, or nowhere, is not followed: what a "
        "pack is must not depend on what lies elsewhere. Copy the file instead.",
    ),
    Code("A006", "nothing to check", "There is no file whose name ends in `.abyss`."),
    # --- writing --------------------------------------------------------------------------------
    Code(
        "A101",
        "unknown sign",
        "The sign has no meaning in the language.",
        "on arrival { gain 1 pearl! }",
        "on arrival { gain 1 pearl; }",
    ),
    Code(
        "A102",
        "unexpected word or sign",
        "The words do not form a statement, head or field. The message says what could stand "
        "there. Parsing goes on behind the statement, so further faults are found too.",
        "each o opponents { return 1 pearl from o; }",
        "each o in opponents { return 1 pearl from o; }",
    ),
    Code(
        "A103",
        "brace not closed",
        "A `{` has no `}`. The one shown is the likeliest, going by the indentation.",
        'lord diver "The Diver" {\n  on arrival { gain 3 pearls;\n}',
        'lord diver "The Diver" {\n  on arrival { gain 3 pearls; }\n}',
    ),
    Code(
        "A104",
        "brace too many",
        "A `}` closes nothing, or closes the card although more of it follows.",
        "on arrival { gain 3 pearls; } }\n  while free { … }",
        "on arrival { gain 3 pearls; }\n  while free { … }",
    ),
    Code(
        "A105",
        "text not closed",
        "A text begins with a quotation mark and must end with one on the same line.",
        'lord diver "The Diver {',
        'lord diver "The Diver" {',
    ),
    Code(
        "A106",
        "nested too deeply",
        "Braces, parentheses and operators are nested far deeper than any card needs. The limit "
        "keeps a hostile pack from exhausting the program that loads it.",
    ),
    Code(
        "A107",
        "number too large",
        "Numbers in effects go up to 9999.",
        "on arrival { gain 10000 pearls; }",
        "on arrival { gain 10 pearls; }",
    ),
    Code(
        "A108",
        "more faults than shown",
        "Of one file at most 100 findings are shown, of a pack 500. Mend these, then check again.",
        severity="info",
    ),
    Code(
        "A109",
        "unseen character",
        "Texts and comments hold only what can be seen: no control characters, nothing that turns "
        "the direction of writing, no spaces of other widths or of none. What people read would "
        "not be what the program reads.",
    ),
    Code(
        "A110",
        "letters that look alike",
        "A word has Latin, Greek or Cyrillic letters side by side. It looks like another word that "
        "it is not.",
        severity="warning",
    ),
    # --- names ----------------------------------------------------------------------------------
    Code(
        "A201",
        "unknown name",
        "Nothing of that name can stand here: no member of the wanted kind, no name bound before, "
        "no selector, attribute or quantity.",
        "score count(lords of me where guild == solder);",
        "score count(lords of me where guild == soldier);",
    ),
    Code(
        "A202",
        "unknown verb",
        "A statement begins with a verb of the ruleset or a word such as `choose` or `each`.",
        "on arrival { gian 1 pearl; }",
        "on arrival { gain 1 pearl; }",
    ),
    Code(
        "A203",
        "unknown field",
        "Header, material and each kind of card have fixed fields; a field that nothing reads is "
        "an error, so that no value is lost unseen.",
        "lord diver … { costs 10; … }",
        "lord diver … { cost 10; … }",
    ),
    Code(
        "A204",
        "unknown head",
        "Effects hang from the ruleset's heads, such as `on arrival` or `while free`.",
        "on arival { gain 1 pearl; }",
        "on arrival { gain 1 pearl; }",
    ),
    Code(
        "A205",
        "unknown event",
        "`after`, `at` and `alter` name an event of the ruleset that allows this form.",
        "after explorations of me { gain 1 pearl; }",
        "after exploration of me { gain 1 pearl; }",
    ),
    Code(
        "A206",
        "unknown quantity",
        "`add`, `set` and `limit` name a quantity that standing effects can change.",
        "add 2 to recruiting_cost for opponents;",
        "add 2 to recruit_cost for opponents;",
    ),
    Code(
        "A207",
        "unknown kind of card",
        "A block opens with `pack`, `material` or a kind of card of the ruleset.",
        'lrod diver "The Diver" { … }',
        'lord diver "The Diver" { … }',
    ),
    Code(
        "A208",
        "word of another ruleset",
        "The word exists, but in the language of another game than the pack's header names.",
    ),
    Code(
        "A209",
        "name taken",
        "A name that a card binds must not mean something already; what it means would then "
        "depend on where it is read.",
        "choose court from court;",
        "choose l from court;",
    ),
    Code(
        "A210",
        "unused name",
        "A name is bound and never used, so the card does not do what its author meant.",
        "choose l from court;\n  gain 1 pearl;",
        "choose l from court;\n  take l;",
    ),
    Code(
        "A211",
        "of whom?",
        "Hands, Pearls and the like belong to a player, properties to a thing: say whose is meant. "
        "Only behind `where` and in two-part folds does a bare property mean the thing looked at.",
        "discard 1 from hand by me;",
        "discard 1 from hand of me by me;",
    ),
    Code(
        "A212",
        "no kind for a template",
        "A template makes a card for each member of a kind, so the kind's members must be known.",
        'location best per gild g "Best {g}" {\n  score count(lords of me where guild == g);\n}',
        'location best per guild g "Best {g}" {\n  score count(lords of me where guild == g);\n}',
    ),
)
