"""The codes of message files, in which packs bring words of their own."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    Code(
        "A521",
        "message file of no language",
        "The messages of a language stand in the folder `languages` of a pack, in a file that is "
        "called by the language's code, and the header names the language.",
        "==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; languages en, fr; }\n\n"
        "==> languages/french.ftl <==\nkind-Ally = Compagnon\n    .gender = m",
        "==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; languages en, fr; }\n\n"
        "==> languages/fr.ftl <==\nkind-Ally = Compagnon\n    .gender = m",
        severity="warning",
        place="files",
        why="A file of any other name is read for no language, and nobody is told its messages.",
        mend="Name the file `languages/CODE.ftl`, and write the code behind `languages` in the "
        "header.",
    ),
    Code(
        "A522",
        "message that cannot be used",
        "What stands there is no message, or one that is not let in: it is there twice, is too "
        "long or too large with all that stands in it, calls a function that there is not, or has "
        "characters that nobody sees.",
        "kind-Ally = { $count ->\n    [one] Compagnon\n    [other] Compagnons\n}\n    .gender = m",
        "kind-Ally = { $count ->\n    [one] Compagnon\n   *[other] Compagnons\n}\n    .gender = m",
        severity="warning",
        place="messages",
        why="Messages come from anyone. Within the limits of packs none can keep a program busy, "
        "or show other words than it seems to. The library's message stands in.",
    ),
    Code(
        "A523",
        "message that nobody asks for",
        "No text of a card is told with the message or the attribute, whatever the cards do; or a "
        "message `card-ID` names a card that no pack of the game has.",
        "kind-Aly = Compagnon",
        "kind-Ally = Compagnon\n    .gender = m",
        severity="warning",
        place="messages",
        why="It is misspelt, or a word of another ruleset.",
        mend="The guide to languages, `how-to/translate`, lists what is asked for.",
    ),
    Code(
        "A524",
        "message with what there is not",
        "A message asks for an argument, or puts in a message, that there is not; or it stands in "
        "itself.",
        "verb-gain = recevez { COUNTED($amuont, $what) }",
        "verb-gain = recevez { COUNTED($amount, $what) }",
        severity="warning",
        place="messages",
        why="No card can be told with it: the library's words are taken there.",
    ),
    Code(
        "A525",
        "message that lacks an attribute",
        "A message takes the place of the library's whole message, and that one has an attribute "
        "which this one lacks.",
        "kind-Ally = Compagnon",
        "kind-Ally = Compagnon\n    .gender = m",
        severity="warning",
        place="messages",
        why="The other messages ask for the attribute: a noun without its gender is told with the "
        "wrong article.",
    ),
)
