"""The codes of lint: what is written right and most likely not what was meant."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

_SILENCED = (
    "Where it is meant, say so in a comment on the same line or the one before: `# lint: ok {}`."
)

TABLE = (
    Code(
        "A601",
        "condition that never holds",
        "By the types and ranges of its words the condition is never true.",
        "score count(lords of me where guild == mage and guild == soldier);",
        "score count(lords of me where guild == mage or guild == soldier);",
        severity="warning",
        place="location",
        why="What depends on it never happens, and nothing is ever found by such a filter.",
        mend=_SILENCED.format("A601"),
    ),
    Code(
        "A602",
        "condition that always holds",
        "By the types and ranges of its words the condition, or a part of it, is always true.",
        "score count(affiliated of me where value >= 1);",
        "score count(affiliated of me where value >= 2);",
        severity="warning",
        place="location",
        why="It makes no difference, so another condition was meant, or none is needed.",
        mend=_SILENCED.format("A602"),
    ),
    Code(
        "A603",
        "gain without cost or limit",
        "A power that may be used again and again only gives its owner something: nothing is paid "
        "or given up for it, and no condition bounds it. So it is, too, where all it costs is "
        "taken as far as there is: `return 1 pearl from me` takes nothing of who has none.",
        "once per turn { gain 1 pearl; }",
        "once per turn {\n  choose sold from hand of me;\n"
        "  discard sold from hand of me;\n  gain 2 pearls;\n}",
        severity="warning",
        place="lord",
        why="Its owner has no reason ever not to use it, so the question is only in the way, and "
        "the card is likely too strong.",
        mend="Let it cost something, give it a `when` (`once per turn when pearls of me >= 1 { "
        "… }` if it costs 1 Pearl), or let it happen by itself, as with "
        "`at turn_start of me`. " + _SILENCED.format("A603"),
    ),
    Code(
        "A604",
        "set twice",
        "Two effects of one card set the same quantity for the same players, at the same time.",
        "set hand_limit to 6 for opponents;\nset hand_limit to 4 for players;",
        "set hand_limit to 6 for opponents;\nset hand_limit to 4 for me;",
        severity="warning",
        place="standing",
        why="Only one of the two can hold, and the card does not say which.",
        mend=_SILENCED.format("A604"),
    ),
    Code(
        "A605",
        "unusual number",
        "A number on the card is below or above that of every official card.",
        'lord piper "The Piper" { guild mage; cost 30; races 3; influence 9; }',
        'lord piper "The Piper" { guild mage; cost 10; races 3; influence 9; }',
        severity="info",
        place="blocks",
        why="That is allowed, but it may be a slip, or out of balance with the game's own cards.",
    ),
    Code(
        "A606",
        "missing name",
        "Cards have no name in a language that the header declares.",
        "pack my.pack { format 1; ruleset abyss; languages en, fr; }\n\n"
        'location reef "The Reef" { score 3; }',
        "pack my.pack { format 1; ruleset abyss; languages en, fr; }\n\n"
        'location reef "The Reef" { name fr "Le Récif"; score 3; }',
        severity="warning",
        place="file",
        why="Who reads the pack in that language sees the printed names, which are those in the "
        "first of the languages.",
        mend="Give the names, or leave the language out of `languages`. "
        + _SILENCED.format("A606"),
    ),
    Code(
        "A607",
        "text that says something else",
        "The text that a card is given is not the one made of its effects.",
        'text en "When this Lord arrives, gain 3 Pearls.";\non arrival { gain 2 pearls; }',
        'text en "When this Lord arrives, gain 2 Pearls.";\non arrival { gain 2 pearls; }',
        severity="warning",
        place="lord",
        why="The effects are what is played, so people who read the text would play another card. "
        "Spaces, the first letter's case and the last full stop make no difference.",
        mend="Correct the text or the effects; `abyss explain` says what these do. "
        + _SILENCED.format("A607"),
    ),
    Code(
        "A608",
        "missing words of a language",
        "There are no words for what the cards do, in a language that the header declares.",
        "==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; languages en, it; }\n\n"
        'location reef "The Reef" { name it "La Scogliera"; score 3; }\n\n'
        "==> languages/it.ftl <==\nsentence = { $clause }.\nhead-score = Vale",
        "==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; languages en, it; }\n\n"
        'location reef "The Reef" { name it "La Scogliera"; score 3; }\n\n'
        "==> languages/it.ftl <==\nsentence = { $clause }.\nhead-score = Vale\n"
        "score = { $head } { $points }",
        severity="warning",
        place="files",
        why="English words stand in for them, in the middle of a text in another language.",
        mend="In a language of the library the words belong to the library, in one that the pack "
        "brings itself to its file in `languages/`: write the messages that are named there. "
        "The guide to translating says how. " + _SILENCED.format("A608"),
    ),
    Code(
        "A609",
        "number that does nothing",
        "The number with a verb is always so small that nothing is done.",
        "gain -2 pearls;",
        "return 2 pearls from me;",
        severity="warning",
        why="Nobody can gain less than one of something; what is taken away has verbs of its own.",
        mend=_SILENCED.format("A609"),
    ),
    Code(
        "A610",
        "statement that does nothing",
        "A verb is used with things with which it never does anything: with one thing twice where "
        "it takes two, with the card itself where that lies before a player already, with what "
        "lies where it does nothing (a free Lord that is to be recruited), or with another number "
        "of things than it wants.",
        "take self;",
        "choose l from court; take l;",
        severity="warning",
        why="Whoever uses the power gets nothing by it, though the card says that they do.",
        mend="Choose other things, each with a name of its own. " + _SILENCED.format("A610"),
    ),
    Code(
        "A611",
        "limits that exclude each other",
        "Two effects of one card limit the same quantity for the same players at the same time, "
        "and what one of them lets is less than the other one wants.",
        "limit hand_limit to at most 2 for me;\nlimit hand_limit to at least 4 for me;",
        "limit hand_limit to at most 4 for me;\nlimit hand_limit to at least 2 for me;",
        severity="warning",
        place="standing",
        why="No number keeps both limits, so one of them does not hold.",
        mend="Leave one of them out, or change its number. " + _SILENCED.format("A611"),
    ),
    Code(
        "A612",
        "effect without end",
        "What answers an event of the owner always brings that event about again, and no condition "
        "bounds it.",
        "at turn_start of me { gain 1 extra_turn; }",
        "at turn_start of me { gain 1 pearl; }",
        severity="warning",
        place="standing",
        why="Each such turn gives its owner another one, so that nobody else ever has a turn.",
        mend="Let it happen once, as with `on arrival`, or bind it with `where`, or its head with "
        "`when`. " + _SILENCED.format("A612"),
    ),
)
