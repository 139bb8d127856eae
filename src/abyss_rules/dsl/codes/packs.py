"""The codes of packs that do not go together."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

_NOT_TOGETHER = "An error: the packs cannot be played together."

TABLE = (
    Code(
        "A701",
        "needed pack missing",
        "The header's `needs` names a pack that is neither given nor shipped nor installed, or one "
        "that cannot be used itself.",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.bass;\n}",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.base;\n}",
        place="file",
        entails=_NOT_TOGETHER,
        why="What a pack needs is loaded with it if it is known; nothing is fetched from afar.",
        mend="Name the pack that is needed beside this one: `--pack PATH` of every command.",
    ),
    Code(
        "A702",
        "another version of a pack needed",
        "The pack that is needed is there, but its `version` is not in the range that `needs` "
        "gives. A version that is compared is of numbers and dots.",
        'pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.base ">=9";\n}',
        'pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.base ">=1.0";\n}',
        place="file",
        entails=_NOT_TOGETHER,
        why="With other cards than its author had in mind a pack would do something else.",
        mend="Get the version of the other pack that is wanted, or change the range.",
    ),
    Code(
        "A703",
        "packs that need each other",
        "Packs need each other in a circle, or one needs itself.",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs my.pack;\n}",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.base;\n}",
        place="file",
        entails=_NOT_TOGETHER,
        why="What a pack needs comes before it. A game's own pack, that with the material, comes "
        "before all others, and so can need none of them.",
        mend="Leave one of the needs out, or make the packs one.",
    ),
    Code(
        "A704",
        "pack of another ruleset",
        "Packs of different rulesets are to be played together.",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs conspiracy.base;\n}",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.base;\n}",
        place="file",
        entails=_NOT_TOGETHER,
        why="The cards of each speak of things that the other game does not have.",
        mend="Say which game is meant, with `--ruleset`, and leave the packs of the other out.",
    ),
    Code(
        "A705",
        "card of two packs",
        "Two packs that are played together have a card of the same id. Of a card with `copies` "
        "the copies are called `ID_2`, `ID_3` and so on, where they can be told apart.",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; }\n\n"
        'location reef "The Dock" { score 3; }',
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; }\n\n"
        'location dock "The Dock" { score 3; }',
        place="files",
        entails=_NOT_TOGETHER,
        why="An answer, a saved game or another pack that names the id would mean either.",
        mend="Take another id; or write `replaces ID;` into the card, if it is to take the place "
        "of the other.",
    ),
    Code(
        "A706",
        "changed by two packs",
        "Two packs replace, remove or count the same card, and neither speaks of what the other "
        "leaves; or one pack does it twice.",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; removes reef; }\n\n"
        "==> three/pack.abyss <==\n"
        "pack my.three { format 1; ruleset abyss; needs my.one; removes reef; }\n\n"
        "==> all/pack.abyss <==\n"
        "pack my.all { format 1; ruleset abyss; needs my.two, my.three; }",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\nlocation dock "The Dock" { score 3; }\n\n'
        "==> two/pack.abyss <==\n"
        "pack my.two { format 1; ruleset abyss; needs my.one; removes reef; }\n\n"
        "==> three/pack.abyss <==\n"
        "pack my.three { format 1; ruleset abyss; needs my.one; removes dock; }\n\n"
        "==> all/pack.abyss <==\n"
        "pack my.all { format 1; ruleset abyss; needs my.two, my.three; }",
        place="files",
        entails=_NOT_TOGETHER,
        why="Which of them should have its way would depend on the order they are named in.",
        mend="Leave one of them out, or let one pack need the other: then it changes the cards as "
        "the other leaves them.",
    ),
    Code(
        "A707",
        "no such card",
        "`replaces`, `removes` or the header's `copies` names a card that neither the game's own "
        "pack has nor one that this pack needs.",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; removes reff; }",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; removes reef; }",
        place="files",
        entails=_NOT_TOGETHER,
        why="A pack means the same whatever else it is played with, and no misspelling is passed "
        "over.",
        mend="Mend the id, or write `needs PACK;` into the header.",
    ),
    Code(
        "A708",
        "card of the pack itself",
        "`replaces`, `removes` or the header's `copies` names a card of the pack itself.",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; removes dock; }\n\n"
        'location dock "The Dock" { score 3; }',
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; removes reef; }\n\n"
        'location dock "The Dock" { score 3; }',
        place="files",
        entails=_NOT_TOGETHER,
        why="They are for the cards of other packs; one's own are changed where they stand.",
    ),
    Code(
        "A709",
        "replaced by a card of another kind",
        "A card takes the place of one of another kind.",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; }\n\n"
        'lord diver "The Diver" { replaces reef; guild mage; cost 8; races 2; influence 5; }',
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        "pack my.two { format 1; ruleset abyss; needs my.one; }\n\n"
        'location dock "The Dock" { replaces reef; score 3; }',
        place="files",
        entails=_NOT_TOGETHER,
        why="They lie in different decks.",
        mend="Remove the one, and add the other.",
    ),
    Code(
        "A710",
        "too much together",
        "A game has at most 100 packs, which together have at most 500 cards, each copy counted.",
        "A pack of 499 Locations, which with the cards of the game are more than 500.",
        "A pack of 9 Locations.",
        place="words",
        entails=_NOT_TOGETHER,
        why="A pack may come from anyone; within these limits none can keep a program busy.",
        mend="Leave a pack out, or let one remove cards.",
    ),
    Code(
        "A711",
        "material of no pack, or of two",
        "Exactly one pack of a game says what lies in the box and how it is set up.",
        "A pack that calls itself `abyss.base`, as the own pack of the game does, and has no "
        "block `material { … }`.",
        "A pack that calls itself `my.pack`, without such a block.",
        place="words",
        entails=_NOT_TOGETHER,
        why="A pack with the id of the game's own one takes its place, and so has to say it.",
        mend="Give the pack an id of its own, or leave its `material` out.",
    ),
    Code(
        "A712",
        "two packs of one id",
        "Two different packs that are given have the same id.",
        "==> one/pack.abyss <==\npack my.pack { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        'pack my.pack { format 1; ruleset abyss; }\n\nlocation dock "The Dock" { score 3; }',
        "==> one/pack.abyss <==\npack my.pack { format 1; ruleset abyss; }\n\n"
        'location reef "The Reef" { score 3; }\n\n==> two/pack.abyss <==\n'
        'pack my.other { format 1; ruleset abyss; }\n\nlocation dock "The Dock" { score 3; }',
        place="files",
        entails=_NOT_TOGETHER,
        why="Neither saved games nor other packs could tell which of them is meant.",
        mend="Leave one of them out, or give it another id.",
    ),
    Code(
        "A713",
        "message of two packs",
        "Two packs that are played together say the same message of a language in different "
        "words, and neither needs the other.",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; languages en, fr; }\n\n"
        "==> one/languages/fr.ftl <==\nkind-Ally = Ami\n    .gender = m\n\n"
        "==> two/pack.abyss <==\npack my.two { format 1; ruleset abyss; languages en, fr; }\n\n"
        "==> two/languages/fr.ftl <==\nkind-Ally = Compagnon\n    .gender = m\n\n"
        "==> both/pack.abyss <==\n"
        "pack my.both { format 1; ruleset abyss; needs my.one, my.two; }",
        "==> one/pack.abyss <==\npack my.one { format 1; ruleset abyss; languages en, fr; }\n\n"
        "==> one/languages/fr.ftl <==\nkind-Ally = Ami\n    .gender = m\n\n"
        "==> two/pack.abyss <==\npack my.two { format 1; ruleset abyss; languages en, fr; }\n\n"
        "==> two/languages/fr.ftl <==\nkind-Ally = Ami\n    .gender = m\n\n"
        "==> both/pack.abyss <==\n"
        "pack my.both { format 1; ruleset abyss; needs my.one, my.two; }",
        severity="warning",
        place="files",
        why="Which of them is told, that of the later one, follows from nothing but their order.",
        mend="Let the pack whose words are wanted need the other, or leave a message out.",
    ),
)
