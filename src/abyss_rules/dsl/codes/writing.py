"""The codes of files and of what cannot be parsed."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    # --- files ----------------------------------------------------------------------------------
    Code(
        "A001",
        "unreadable file",
        "The path does not exist, is no regular file, or may not be read.",
        "`abyss check missing.abyss`, where there is no such file, or only one that you may not "
        "read.",
        "`abyss check my.abyss`, which is there and may be read.",
        place="words",
        why="What is not read is not checked, so a pack with such a file is not known to be sound.",
        mend="Look at the path and at the file's permissions; the message gives the reason.",
    ),
    Code(
        "A002",
        "not UTF-8",
        "Card files are text in UTF-8; a byte order mark is allowed. The message names the first "
        "line with other bytes.",
        "A file with `# café` that an old editor saved as Latin-1, so that its `é` is one byte.",
        "The same file saved as UTF-8.",
        place="words",
        why="In another encoding the letters of a name would be others on another machine.",
        mend="Save the file as UTF-8 in your editor.",
    ),
    Code(
        "A003",
        "NUL characters",
        "The file holds NUL characters, as no text does.",
        "A file saved as UTF-16, in which every other character is NUL, or a picture.",
        "The same text saved as UTF-8.",
        place="words",
        why="This is not a card file: perhaps it is saved in UTF-16, or is no text at all.",
        mend="Save the file as UTF-8 in your editor.",
    ),
    Code(
        "A004",
        "too large",
        "A file has at most 256 KiB, a block in it at most 16 KiB, and a pack at most 1000 files, "
        "512 KiB and 500 cards. An archive has at most 4 MiB and 2000 entries, and no file in it "
        "is 200 times as long as there.",
        "A file of more than 256 KiB.",
        "Its cards in several files, none of more than 256 KiB.",
        place="words",
        why="A pack may come from anyone; within these limits none can keep a program busy.",
        mend="Split the file, or the pack.",
    ),
    Code(
        "A005",
        "link out of the pack",
        "A symbolic link that leads out of the pack's folder, or nowhere, is not followed.",
        "`more.abyss` is a link to a file outside of the folder of the pack.",
        "`more.abyss` is a file with the same cards.",
        place="words",
        why="What a pack is must not depend on what lies elsewhere.",
        mend="Copy the file instead.",
    ),
    Code(
        "A006",
        "nothing to check",
        "There is no file whose name ends in `.abyss`.",
        "`abyss check notes`, where no file in the folder `notes` is called `….abyss`.",
        "`abyss check my_pack`, with the pack in `my_pack/pack.abyss`.",
        place="words",
        why="A check of nothing finds no faults: most likely the path is another than was meant.",
        mend="Name the folder or the file with the cards.",
    ),
    Code(
        "A007",
        "archive that cannot be read",
        "A pack in a `.zip` is read where it is. It has to be whole, and made in the usual way: "
        "stored or deflated, without a password, in one part, and without another archive in it.",
        "A file `my.zip` that is cut off, or is no archive at all.",
        "A file `my.zip` with the pack in it, made with the tool of the system.",
        place="words",
        why="What cannot be read safely in full is not read at all.",
        mend="Make the archive anew with the system's own tool.",
    ),
    Code(
        "A008",
        "name in an archive",
        "A file in an archive has a name that could mean something else on another system: it "
        "leads out of the archive, has signs that cannot be seen, or is the same as another's "
        "but for its case or its accents.",
        "A file in the archive is called `../reef.abyss`.",
        "A file in the archive is called `reef.abyss`.",
        place="words",
        why="A pack must be the same wherever it is read.",
        mend="Give the file a plain name of its own.",
    ),
    Code(
        "A009",
        "almost a card file's name",
        "The file's name ends in `.abyss.txt` or another ending that an editor has added, or in "
        "`.ABYSS`. Only files whose names end in `.abyss` are read. Or a folder is called as "
        "a file with cards or messages would be: `languages/it.ftl/`.",
        "==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; }\n\n"
        '==> reef.abyss.txt <==\nlocation reef "The Reef" { score 3; }',
        "==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; }\n\n==> reef.abyss <==\n"
        'location reef "The Reef" { score 3; }',
        severity="warning",
        place="files",
        why="Some systems hide the ending of a name, so that such a file looks like the others, "
        "and its cards are missing all the same.",
        mend="Give the file another name, or save it anew as a file of any kind, not as a text "
        "document. Where the system hides endings, let it show them.",
    ),
    # --- writing --------------------------------------------------------------------------------
    Code(
        "A101",
        "unknown sign",
        "The sign has no meaning in the language.",
        "gain 1 pearl!",
        "gain 1 pearl;",
        why="Word processors and other languages have signs that look right and are not the ones "
        "that the card language knows: rounded quotation marks, dashes, a `≥` in one sign.",
        mend="Write the sign of the language; where it is clear which one is meant, `--fix` does.",
    ),
    Code(
        "A102",
        "unexpected word or sign",
        "The words do not form a statement, head or field. The message says what could stand "
        "there, or what is missing.",
        "each o opponents { return 1 pearl from o; }",
        "each o in opponents { return 1 pearl from o; }",
        why="Nothing is guessed: what is not understood is not done. The check goes on behind the "
        "statement, so that further faults are found in the same run.",
    ),
    Code(
        "A103",
        "brace not closed",
        "A `{` has no `}`, or too late. The one shown is the likeliest, going by the indentation.",
        'lord diver "The Diver" {\n  guild mage; cost 8; races 2; influence 5;\n'
        "  on arrival {\n    gain 3 pearls;\n}",
        'lord diver "The Diver" {\n  guild mage; cost 8; races 2; influence 5;\n'
        "  on arrival {\n    gain 3 pearls;\n  }\n}",
        place="blocks",
        why="Where a card ends decides what belongs to it.",
        mend="Add a `}` behind the last line that belongs into the braces.",
    ),
    Code(
        "A104",
        "brace too many",
        "A `}` closes nothing, or closes the card although more of it follows.",
        'location reef "The Reef" {\n  score 3; }\n}',
        'location reef "The Reef" {\n  score 3;\n}',
        place="blocks",
        why="Where a card ends decides what belongs to it.",
        mend="Leave the brace out, or put what follows before it.",
    ),
    Code(
        "A105",
        "text not closed",
        "A text begins with a quotation mark and must end with one on the same line.",
        'location reef "The Reef {\n  score 3;\n}',
        'location reef "The Reef" {\n  score 3;\n}',
        place="blocks",
        why="Without its end everything behind it would belong to the text.",
    ),
    Code(
        "A106",
        "nested too deeply",
        "Braces, parentheses and operators are nested far deeper than any card needs.",
        "gain " + "(" * 30 + "1" + ")" * 30 + " pearl;",
        "gain 1 pearl;",
        why="A pack may come from anyone; the limit keeps one from exhausting the program that "
        "loads it.",
    ),
    Code(
        "A107",
        "number too large",
        "Numbers in effects go up to 9999.",
        "gain 10000 pearls;",
        "gain 5 pearls;",
        why="No game has so many of anything, and a bound keeps whatever is reckoned small.",
    ),
    Code(
        "A108",
        "more faults than shown",
        "Of one file at most 100 findings are shown, of a pack 500.",
        "A file with 200 Locations of which each says `score 3 pearl;`.",
        "The same file after all is mended: each says `score 3;`.",
        severity="info",
        place="words",
        why="A file with so many faults is mostly no card file, or lacks a sign at its beginning.",
        mend="Mend what is shown, then check again.",
    ),
    Code(
        "A109",
        "unseen character",
        "Texts and comments hold only what can be seen: no control characters, nothing that turns "
        "the direction of writing, no spaces of other widths or of none.",
        f'location reef "The{chr(0xA0)}Reef" {{ score 3; }}',
        'location reef "The Reef" { score 3; }',
        place="blocks",
        why="What people read would not be what the program reads.",
    ),
    Code(
        "A110",
        "letters that look alike",
        "A word has Latin, Greek or Cyrillic letters side by side.",
        f'location reef "The R{chr(0x435)}ef" {{ score 3; }}',
        'location reef "The Reef" { score 3; }',
        severity="warning",
        place="blocks",
        why="It looks like another word that it is not, so people could not type or find it.",
        mend="Write it with letters of one alphabet; where only one can be meant, `--fix` does.",
    ),
)
