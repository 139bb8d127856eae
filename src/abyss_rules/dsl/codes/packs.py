"""The codes of packs that do not go together."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    Code(
        "A701",
        "needed pack missing",
        "The header's `needs` names a pack that is neither given nor shipped nor installed, or one "
        "that cannot be used itself.",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.bass;\n}",
        "pack my.pack {\n  format 1; ruleset abyss;\n  needs abyss.base;\n}",
        place="file",
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
        why="With other cards than its author had in mind a pack would do something else.",
        mend="Get the version of the other pack that is wanted, or change the range.",
    ),
    Code(
        "A703",
        "packs that need each other",
        "Packs need each other in a circle, or one needs itself.",
        why="What a pack needs comes before it. A game's own pack, that with the material, comes "
        "before all others, and so can need none of them.",
        mend="Leave one of the needs out, or make the packs one.",
    ),
    Code(
        "A704",
        "pack of another ruleset",
        "Packs of different rulesets are to be played together.",
        why="The cards of each speak of things that the other game does not have.",
        mend="Say which game is meant, with `--ruleset`, and leave the packs of the other out.",
    ),
    Code(
        "A705",
        "card of two packs",
        "Two packs that are played together have a card of the same id. Of a card with `copies` "
        "the copies are called `ID_2`, `ID_3` and so on, where they can be told apart.",
        why="An answer, a saved game or another pack that names the id would mean either.",
        mend="Take another id; or write `replaces ID;` into the card, if it is to take the place "
        "of the other.",
    ),
    Code(
        "A706",
        "changed by two packs",
        "Two packs replace, remove or count the same card, and neither speaks of what the other "
        "leaves; or one pack does it twice.",
        why="Which of them should have its way would depend on the order they are named in.",
        mend="Leave one of them out, or let one pack need the other: then it changes the cards as "
        "the other leaves them.",
    ),
    Code(
        "A707",
        "no such card",
        "`replaces`, `removes` or the header's `copies` names a card that neither the game's own "
        "pack has nor one that this pack needs.",
        why="A pack means the same whatever else it is played with, and no misspelling is passed "
        "over.",
        mend="Mend the id, or write `needs PACK;` into the header.",
    ),
    Code(
        "A708",
        "card of the pack itself",
        "`replaces`, `removes` or the header's `copies` names a card of the pack itself.",
        why="They are for the cards of other packs; one's own are changed where they stand.",
    ),
    Code(
        "A709",
        "replaced by a card of another kind",
        "A card takes the place of one of another kind.",
        why="They lie in different decks.",
        mend="Remove the one, and add the other.",
    ),
    Code(
        "A710",
        "too much together",
        "A game has at most 100 packs, which together have at most 500 cards, each copy counted.",
        why="A pack may come from anyone; within these limits none can keep a program busy.",
        mend="Leave a pack out, or let one remove cards.",
    ),
    Code(
        "A711",
        "material of no pack, or of two",
        "Exactly one pack of a game says what lies in the box and how it is set up.",
        why="A pack with the id of the game's own one takes its place, and so has to say it.",
        mend="Give the pack an id of its own, or leave its `material` out.",
    ),
    Code(
        "A712",
        "two packs of one id",
        "Two different packs that are given have the same id.",
        why="Neither saved games nor other packs could tell which of them is meant.",
        mend="Leave one of them out, or give it another id.",
    ),
    Code(
        "A713",
        "message of two packs",
        "Two packs that are played together say the same message of a language in different "
        "words, and neither needs the other.",
        severity="warning",
        why="Which of them is told, that of the later one, follows from nothing but their order.",
        mend="Let the pack whose words are wanted need the other, or leave a message out.",
    ),
)
