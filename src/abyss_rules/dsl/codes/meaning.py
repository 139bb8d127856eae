"""The codes of types, of effects, and of packs, cards and their fields."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

TABLE = (
    # --- types ----------------------------------------------------------------------------------
    Code(
        "A301",
        "wrong type",
        "What stands here is a thing of another type than is wanted.",
        "steal 1 monster from court;",
        "steal 1 monster from o;",
    ),
    Code(
        "A302",
        "several where one is wanted",
        "The words name any number of things, but one is wanted: choose it, or go through all.",
        "disable free_lords of o;",
        "choose l from free_lords of o;\n  disable l;",
    ),
    Code(
        "A303",
        "one where several are wanted",
        "`choose`, `each`, `where`, `count` and the folds look through several things.",
        "score count(threat);",
        "score threat;",
    ),
    Code(
        "A304",
        "no zone",
        "Cards are taken out of one zone of one player, whole or filtered by `where`.",
        "discard 1 from hand of opponents by me;",
        "each o in opponents { discard 1 from hand of o by o; }",
    ),
    Code(
        "A305",
        "compared with something else",
        "Things of different types are never equal.",
        "score count(lords of me where guild == crab);",
        "score count(lords of me where guild == soldier);",
    ),
    Code(
        "A306",
        "`of` does not fit",
        "What stands before `of` is no property of what stands behind it.",
        "score count(court of me);",
        "score count(court);",
    ),
    Code(
        "A307",
        "cannot be read",
        "Some quantities are switches of the rules: standing effects change them, and only the "
        "rules read them.",
        "on arrival { gain recruit_cost of me pearls; }",
        "on arrival { gain pearls of me pearls; }",
    ),
    Code(
        "A308",
        "hidden things",
        "What lies face down nobody knows, and a hand only its player: whatever a card did because "
        "of it would tell everybody. A player may choose from it, as `choose`, or a verb that "
        "takes cards out of a zone, lets them: who chooses sees the cards, sorted, and a deck is "
        "shuffled afterwards. How many there are may be asked, and the score may ask for hands.",
        "on arrival { gain cost of top of lord_deck pearls; }",
        "on arrival { choose l from lord_deck where cost < 6; take l; }",
    ),
    # --- effects --------------------------------------------------------------------------------
    Code(
        "A401",
        "operands do not fit the verb",
        "A verb has a fixed order of operands with fixed words before them; the note shows them.",
        "steal 1 monster of o;",
        "steal 1 monster from o;",
    ),
    Code(
        "A402",
        "no form of the verb fits",
        "The verb takes things of several types, but none of this one.",
        "discard me;",
        "choose l from court;\n  discard l;",
    ),
    Code(
        "A403",
        "stands in the wrong place",
        "Directly in `while` stand effects that hold on; everywhere else, things that are done.",
        "while free { gain 1 pearl; }",
        "while free { at turn_start of me { gain 1 pearl; } }",
    ),
    Code(
        "A404",
        "cannot wait",
        "With `together` nothing shows before all have answered, which not every verb can do.",
        "each o in opponents together { return 1 pearl from o; }",
        "each o in opponents { return 1 pearl from o; }",
    ),
    Code(
        "A405",
        "empty braces",
        "Braces with nothing in them do nothing.",
        "on arrival { }",
        "on arrival { gain 1 pearl; }",
    ),
    Code(
        "A406",
        "head of another kind of card",
        "Each kind of card has its own heads.",
        "lord diver … { score 3; }",
        "location the_reef … { score 3; }",
    ),
    Code(
        "A407",
        "form does not go with the event",
        "Each event says whether cards can answer `after` it, `at` it, or `alter` it.",
        "after turn_start of me { gain 1 pearl; }",
        "at turn_start of me { gain 1 pearl; }",
    ),
    Code(
        "A408",
        "cannot be changed like this",
        "Each quantity says what standing effects can do to it.",
        "add 1 to payment_races for me;",
        "set payment_races to any for me;",
    ),
    Code(
        "A409",
        "unknown field of an event",
        "`alter` changes the fields that the event declares.",
        "alter monster_reward of me { spaces = 1; }",
        "alter monster_reward of me { space = 1; }",
    ),
    Code(
        "A410",
        "call of another form",
        "The functions have fixed forms: `count(things)`, `sum(things, property)`, "
        "`sum(x in things, number)`, `min(a, b)`.",
        "score count(lords of me, guild);",
        "score distinct(lords of me, guild);",
    ),
    Code(
        "A411",
        "too many loops",
        "What stands in a loop (`each`, `where`, `sum` and the like) is reckoned for each thing, "
        "so loops inside each other multiply. A card takes at most 500000 steps, so that none can "
        "keep a program busy: two loops over cards fit into each other, three do not. A protection "
        "is asked so often that it has none.",
        "score sum(a in lords of me, sum(b in lords of me, sum(c in lords of me, cost of c)));",
        "score sum(a in lords of me, cost of a) * count(lords of me);",
    ),
    Code(
        "A412",
        "second time",
        "A card has one `score` and each other head once; only `while` may stand several times.",
        "score 3;\n  score 4;",
        "score 3 + 4;",
    ),
    Code(
        "A413",
        "no score",
        "A card of a kind that scores has no `score` and is worth 0.",
        'location the_reef "The Reef" { }',
        'location the_reef "The Reef" { score 0; }',
        severity="warning",
    ),
    # --- packs, cards and fields ----------------------------------------------------------------
    Code(
        "A501",
        "missing field",
        "A field without which the card, the material or the header is not complete.",
        "lord diver … { guild merchant; }",
        "lord diver … { guild merchant; cost 10; races 3; influence 9; }",
    ),
    Code(
        "A502",
        "given twice",
        "A field has one value.",
        "cost 10; cost 11;",
        "cost 10;",
    ),
    Code(
        "A503",
        "out of range",
        "Each number of a field has a lowest and a highest value.",
        "races 7;",
        "races 5;",
    ),
    Code(
        "A504",
        "field of another shape",
        "Each field wants a number, a text, a name or a list of such; the note shows an example.",
        "cost ten;",
        "cost 10;",
    ),
    Code(
        "A505",
        "id taken",
        "Two cards of a pack have the same id.",
        'lord diver "A" { … }\nlord diver "B" { … }',
        'lord diver "A" { … }\nlord piper "B" { … }',
    ),
    Code(
        "A506",
        "printed name taken",
        "Two cards of a pack have the same printed name, so people could not tell them apart.",
        'lord diver "The Diver" { … }\nlord piper "The Diver" { … }',
        'lord diver "The Diver" { … }\nlord piper "The Piper" { … }',
    ),
    Code(
        "A507",
        "no printed name",
        "Each card has a name for people beside its id.",
        "lord diver { … }",
        'lord diver "The Diver" { … }',
    ),
    Code(
        "A508",
        "no id",
        "An id is of small letters, digits and `_`, so that it can be typed anywhere.",
        'lord Diver "The Diver" { … }',
        'lord diver "The Diver" { … }',
    ),
    Code(
        "A509",
        "no header",
        "One file of a pack begins it: without its ruleset nothing can be checked.",
        right="pack my.pack { format 1; ruleset abyss; }",
    ),
    Code(
        "A510",
        "second header",
        "One folder is one pack. Give the other pack a folder of its own.",
    ),
    Code(
        "A511",
        "unknown ruleset",
        "The header names a game that this library does not play.",
        "ruleset abbys;",
        "ruleset abyss;",
    ),
    Code(
        "A512",
        "newer format",
        "The pack is written for a later version of the card language. Upgrade the library.",
        "format 2;",
        "format 1;",
    ),
    Code(
        "A513",
        "another version wanted",
        "The header's `engine` excludes the installed version of the library.",
        'engine ">=9";',
        'engine ">=0.1";',
    ),
    Code(
        "A514",
        "no range of versions",
        "`engine` is one or more bounds, joined by commas.",
        'engine "new";',
        'engine ">=0.1, <2";',
    ),
    Code("A515", "second material", "A pack has its material in one place."),
    Code(
        "A516",
        "text too long",
        "A printed name has at most 80 characters, any other text 1000.",
    ),
    Code(
        "A517",
        "name of the game's own pack",
        "The pack, or a card in it, has the id or the printed name of what is in the box already. "
        "Cards of one id cannot be played together, and of one printed name people cannot tell "
        "them apart.",
        severity="warning",
    ),
)
