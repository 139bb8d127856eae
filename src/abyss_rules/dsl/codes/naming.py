"""The codes of names: words that there are not, or not there."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    Code(
        "A201",
        "unknown name",
        "Nothing of that name can stand here: no member of the wanted kind, no name bound before, "
        "no selector, property or quantity.",
        "score count(lords of me where guild == solder);",
        "score count(lords of me where guild == soldier);",
        place="location",
        why="A name that means nothing would silently count as nothing.",
        mend="`abyss words` lists the words of a ruleset.",
    ),
    Code(
        "A202",
        "unknown verb",
        "A statement begins with a verb of the ruleset or with a word such as `choose` or `each`.",
        "gian 1 pearl;",
        "gain 1 pearl;",
        why="Nothing would be done, and nobody would notice.",
        mend="`abyss words` lists the verbs of a ruleset, each with what it takes.",
    ),
    Code(
        "A203",
        "unknown field",
        "Header, material and each kind of card have fixed fields.",
        "keyss 1;",
        "keys 1;",
        place="lord",
        why="A field that nothing reads is an error, so that no value is lost unseen.",
    ),
    Code(
        "A204",
        "unknown head",
        "Effects hang from the ruleset's heads, such as `on arrival` or `while free`.",
        "on arival { gain 1 pearl; }",
        "on arrival { gain 1 pearl; }",
        place="lord",
        why="A power at a moment that never comes would never be used.",
    ),
    Code(
        "A205",
        "unknown event",
        "`after`, `at` and `alter` name an event of the ruleset that allows this form.",
        "after explorations of me { gain 1 pearl; }",
        "after exploration of me { gain 1 pearl; }",
        place="standing",
        why="What answers to an event that never happens would never be done.",
    ),
    Code(
        "A206",
        "unknown quantity",
        "`add`, `set` and `limit` name a quantity that standing effects can change.",
        "add 2 to recruit_costs for opponents;",
        "add 2 to recruit_cost for opponents;",
        place="standing",
        why="Only what the rules ask for can be changed; anything else would change nothing.",
    ),
    Code(
        "A207",
        "unknown kind of card",
        "A block opens with `pack`, `material`, `scenario` or a kind of card of the ruleset.",
        'locaton reef "The Reef" { score 3; }',
        'location reef "The Reef" { score 3; }',
        place="blocks",
        why="A card of no kind could not lie anywhere.",
    ),
    Code(
        "A208",
        "word of another ruleset",
        "The word exists, but in the language of another game than the pack's header names.",
        "score count(chamber of me);",
        "score count(lords of me);",
        place="location",
        why="Each game has its own words, for it has other things.",
        mend="`abyss words --ruleset NAME` lists the words of each game.",
    ),
    Code(
        "A209",
        "name taken",
        "A name that a card binds must not mean something already.",
        "choose court from court;\ntake court;",
        "choose l from court;\ntake l;",
        why="What it means would depend on where it is read.",
    ),
    Code(
        "A210",
        "unused name",
        "A name is bound by `choose`, `each`, `let` or `per` and never used.",
        "choose l from court;\ngain 1 pearl;",
        "choose l from court;\ntake l;",
        why="Somebody is asked for something, or something is reckoned, and nothing comes of it: "
        "the card does not do what its author meant.",
        mend="Use the name, or leave out the words that give it.",
    ),
    Code(
        "A211",
        "of whom?",
        "Hands, Pearls and the like belong to a player, properties to a thing: whose is meant?",
        "discard 1 from hand by me;",
        "discard 1 from hand of me by me;",
        why="Only behind `where` and in two-part folds does a bare property mean the thing looked "
        "at; everywhere else it could be anybody's.",
    ),
    Code(
        "A212",
        "no kind for a template",
        "A template makes a card for each member of a kind, so the kind's members must be known.",
        'location best per gild g "Best {g}" {\n  score count(lords of me where guild == g);\n}',
        'location best per guild g "Best {g}" {\n  score count(lords of me where guild == g);\n}',
        place="blocks",
        why="Of a kind without members there would be no card.",
    ),
)
