"""The codes of types and of effects."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    # --- types ----------------------------------------------------------------------------------
    Code(
        "A301",
        "wrong type",
        "What stands here is a thing of another type than is wanted.",
        "steal 1 monster from court;",
        "each o in opponents { steal 1 monster from o; }",
        why="A verb does what it says to one type of things only; the note shows which.",
    ),
    Code(
        "A302",
        "several where one is wanted",
        "The words name any number of things, but one is wanted.",
        "each o in opponents { disable free_lords of o; }",
        "each o in opponents {\n  choose l from free_lords of o;\n  disable l;\n}",
        why="Which of them is meant has to be said: one that somebody chooses, or each.",
    ),
    Code(
        "A303",
        "one where several are wanted",
        "`choose`, `each`, `where`, `count` and the folds look through several things.",
        "score count(threat);",
        "score threat;",
        place="location",
        why="Of one thing there is nothing to look through; most likely another word was meant.",
    ),
    Code(
        "A304",
        "no zone",
        "Cards are taken out of one zone of one player, whole or filtered by `where`.",
        "discard 1 from hand of opponents by me;",
        "each o in opponents { discard 1 from hand of o by o; }",
        why="The verb takes the cards out of their place, so it has to know the place.",
    ),
    Code(
        "A305",
        "compared with something else",
        "Things of different types are compared.",
        "score count(lords of me where guild == crab);",
        "score count(lords of me where guild == soldier);",
        place="location",
        why="They are never equal, so the condition would always give the same. A condition is no "
        "number either: `min(1, N / 2)` is 1 if N is 2 or more, else 0.",
    ),
    Code(
        "A306",
        "`of` does not fit",
        "What stands before `of` is no property of what stands behind it.",
        "score count(court of me);",
        "score count(court);",
        place="location",
        why="Things that lie in the middle belong to nobody, and each property to one type.",
    ),
    Code(
        "A307",
        "cannot be read",
        "Some quantities are switches of the rules: standing effects change them, and only the "
        "rules read them.",
        "gain recruit_cost of me pearls;",
        "gain pearls of me pearls;",
        why="Such a number has a value only at the moment at which the rules ask for it.",
    ),
    Code(
        "A308",
        "hidden things",
        "What lies face down nobody knows, and a hand only its player; a card reads nothing of it.",
        "gain cost of top of lord_deck pearls;",
        "choose l from lord_deck where cost < 6;\ntake l;",
        why="Whatever a card did because of it would tell everybody.",
        mend="Let a player choose, with `choose` or by a verb that takes cards out of a zone: who "
        "chooses sees the cards, sorted, and a deck is shuffled afterwards. How many there are may "
        "be asked, and the score may ask for hands.",
    ),
    # --- effects --------------------------------------------------------------------------------
    Code(
        "A401",
        "operands do not fit the verb",
        "A verb has a fixed order of operands with fixed words before them; the note shows them.",
        "each o in opponents { steal 1 monster with o; }",
        "each o in opponents { steal 1 monster from o; }",
        why="The words before the operands say what each of them is.",
    ),
    Code(
        "A402",
        "no form of the verb fits",
        "The verb takes things of several types, but none of this one.",
        "discard me;",
        "choose l from court;\ndiscard l;",
        why="What a verb does follows from the type of what it is done to.",
    ),
    Code(
        "A403",
        "stands in the wrong place",
        "Directly in `while` stand effects that hold on; everywhere else, things that are done.",
        "while free { gain 1 pearl; }",
        "while free { at turn_start of me { gain 1 pearl; } }",
        place="lord",
        why="What is done needs a moment at which it is done, and what holds on a time in which.",
    ),
    Code(
        "A404",
        "cannot wait",
        "With `together` nothing shows before all have answered, which not every verb can do.",
        "each o in opponents together { return 1 pearl from o; }",
        "each o in opponents { return 1 pearl from o; }",
        why="Whoever answers later must not learn from those before.",
    ),
    Code(
        "A405",
        "empty braces",
        "Braces with nothing in them do nothing.",
        "on arrival { }",
        "on arrival { gain 1 pearl; }",
        place="lord",
        why="Something was left out, or the words before the braces are too much.",
    ),
    Code(
        "A406",
        "head of another kind of card",
        "Each kind of card has its own heads.",
        "score 3;",
        "on arrival { gain 3 pearls; }",
        place="lord",
        why="The moment of the head never comes for a card of this kind.",
    ),
    Code(
        "A407",
        "form does not go with the event",
        "Each event says whether cards can answer `after` it, `at` it, or `alter` it.",
        "after turn_start of me { gain 1 pearl; }",
        "at turn_start of me { gain 1 pearl; }",
        place="standing",
        why="The rules stop there in the ways that the event names, and in no other.",
    ),
    Code(
        "A408",
        "cannot be changed like this",
        "Each quantity says what standing effects can do to it.",
        "add 1 to payment_races for me;",
        "set payment_races to any for me;",
        place="standing",
        why="To what is no number nothing can be added, and some numbers only the rules change.",
    ),
    Code(
        "A409",
        "unknown field of an event",
        "`alter` changes the fields that the event declares.",
        "alter monster_reward of me { spaces = 1; }",
        "alter monster_reward of me { space = 1; }",
        place="standing",
        why="Nothing reads any other field, so nothing would change.",
    ),
    Code(
        "A410",
        "call of another form",
        "The functions have fixed forms: `count(things)`, `sum(things, property)`, "
        "`sum(x in things, number)`, `min(a, b)`.",
        "score count(lords of me, guild);",
        "score distinct(lords of me, guild);",
        place="location",
        why="Each form says what is looked through and what is reckoned of each. What is counted "
        "is filtered by `where`. Numbers have no `if`: `min(1, N / 2)` is 1 if N is 2 or more, "
        "else 0.",
    ),
    Code(
        "A411",
        "too many loops",
        "A card takes at most 500000 steps. What stands in a loop (`each`, `where`, `sum` and the "
        "like) is reckoned for each thing, so loops inside each other multiply: two loops over "
        "cards fit into each other, three do not. A protection is asked so often that it has none.",
        "score sum(a in lords of me,\n  sum(b in lords of me,\n    sum(c in lords of me,\n"
        "      cost of a * cost of b * cost of c)));",
        "score sum(a in lords of me, cost of a) * count(lords of me);",
        place="location",
        why="A pack may come from anyone; the limit keeps one from making games endlessly slow.",
    ),
    Code(
        "A412",
        "second time",
        "A card has one `score` and each other head once; only `while` may stand several times.",
        "score 3;\nscore 4;",
        "score 3 + 4;",
        place="location",
        why="Which of the two counts, or comes first, could not be seen.",
    ),
    Code(
        "A413",
        "no score",
        "A card of a kind that scores has no `score` and is worth 0.",
        'location the_reef "The Reef" { }',
        'location the_reef "The Reef" { score 0; }',
        severity="warning",
        place="blocks",
        why="That is allowed, but mostly forgotten.",
        mend="Say what it is worth; `score 0;` if it is nothing.",
    ),
)
