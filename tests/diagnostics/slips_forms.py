"""Statements, fields and heads that are put otherwise."""

from tests.diagnostics.slips import FIELDS, INSIDE, POWER, Slip

FORMS: dict[str, Slip] = {
    "braces behind no statement, of several": (
        INSIDE,
        "repeat 2 { gain 1 pearl; gain 1 key; }",
        [
            "A102 0 no statement with braces begins with `repeat`",
            (
                "help: those that do are `may { … }`, `if CONDITION { … }` and `each NAME in "
                "THINGS { … }`"
            ),
        ],
        "",
    ),
    "a limit with a maximum": (
        POWER,
        "while free { limit hand_limit to max 4 for opponents; }",
        [
            "A102 0 `limit` is written otherwise",
            "help: write `limit hand_limit to at most 4 for opponents;`",
        ],
        "while free { limit hand_limit to at most 4 for opponents; }",
    ),
    "a limit with a sign": (
        POWER,
        "while free { limit hand_limit <= 4 for me; }",
        [
            "A102 0 `limit` is written otherwise",
            "help: write `limit hand_limit to at most 4 for me;`",
        ],
        "while free { limit hand_limit to at most 4 for me; }",
    ),
    "a lower limit in words": (
        POWER,
        "while free { limit hand_limit to no less than 4 for me; }",
        [
            "A102 0 `limit` is written otherwise",
            "help: write `limit hand_limit to at least 4 for me;`",
        ],
        "while free { limit hand_limit to at least 4 for me; }",
    ),
    "a limit of either kind for nobody": (
        POWER,
        "while free { limit hand_limit to 4; }",
        [
            "A102 0 `limit` lacks `at most` or `at least`, and `for PLAYERS` is missing",
            "help: write `limit hand_limit to at most 4 for me;`, or `at least`",
        ],
        "",
    ),
    "a limit without to for nobody": (
        POWER,
        "while free { limit hand_limit at most 4; }",
        [
            "A102 0 `limit` is written otherwise, and `for PLAYERS` is missing",
            "help: write `limit hand_limit to at most 4 for me;`",
        ],
        "",
    ),
    "an effect without to": (
        POWER,
        "while free { add -2 recruit_cost for me; }",
        [
            "A102 0 `to` is missing before `recruit_cost`",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "while free { add -2 to recruit_cost for me; }",
    ),
    "an effect without to for nobody": (
        POWER,
        "while free { add -2 recruit_cost; }",
        [
            "A102 0 `to` is missing before `recruit_cost`, and `for PLAYERS` is missing",
            "help: write `add -2 to recruit_cost for me;`",
        ],
        "",
    ),
    "an effect from a quantity": (
        POWER,
        "while free { add 1 from recruit_cost for me; }",
        [
            "A102 0 no `from` stands in `add`",
            "help: write `add 1 to recruit_cost for me;`, or `add -1 to …` if it gets less",
        ],
        "",
    ),
    "an effect on the cost of things": (
        POWER,
        "while free { add -1 to cost of lords for me; }",
        [
            "A102 0 `add` changes no property of things",
            "help: write `add -1 to recruit_cost for me;`",
        ],
        "while free { add -1 to recruit_cost for me; }",
    ),
    "an effect on what nothing changes": (
        POWER,
        "while free { add 1 to value of hand for me; }",
        [
            "A102 0 `add` changes no `value`",
            (
                "help: what holds on changes `affiliation`, `hand_limit`, `monster_choice`, "
                "`payment_races`, `purchases_per_turn`, `recruit_cost` or `support_stacks`"
            ),
        ],
        "",
    ),
    "a quantity that is assigned": (
        POWER,
        "while free { recruit_cost = recruit_cost - 1; }",
        [
            "A102 0 what changes by so much is told with `add`, and `for PLAYERS` is missing",
            "help: write `add -1 to recruit_cost for me;`",
        ],
        "",
    ),
    "a quantity that is assigned for somebody": (
        POWER,
        "while free { hand_limit = hand_limit + 2 for me; }",
        [
            "A102 0 what changes by so much is told with `add`",
            "help: write `add 2 to hand_limit for me;`",
        ],
        "while free { add 2 to hand_limit for me; }",
    ),
    "a quantity that is set to less": (
        POWER,
        "while free { set recruit_cost to recruit_cost - 1 for me; }",
        [
            "A102 0 what changes by so much is told with `add`",
            "help: write `add -1 to recruit_cost for me;`",
        ],
        "while free { add -1 to recruit_cost for me; }",
    ),
    "a quantity that is reduced": (
        POWER,
        "while free { recruit_cost is reduced by 1; }",
        [
            "A202 0 no statement begins with `recruit_cost`",
            "help: write `add -1 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "a limit of a quantity of somebody": (
        POWER,
        "while free { limit hand_limit of me to 4; }",
        [
            "A102 0 `limit` lacks `at most` or `at least`",
            "help: write `limit hand_limit to at most 4 for me;`, or `at least`",
        ],
        "",
    ),
    "a quantity in a power": (
        INSIDE,
        "hand_limit is 6 for each player;",
        [
            "A102 0 `hand_limit is 6 for each player` is written otherwise",
            "help: write `until my next turn { set hand_limit to 6 for players; }`",
        ],
        "",
    ),
    "a quantity in no head": (
        POWER,
        "hand_limit is 6 for me;",
        [
            "A102 0 `hand_limit is 6 for me` is written otherwise",
            "help: write `while free { set hand_limit to 6 for me; }`",
        ],
        "",
    ),
    "protection of nobody": (
        POWER,
        "while free { protect from lords where guild == soldier; }",
        [
            "A102 0 `protect` lacks `PLAYERS`",
            (
                "help: write `protect me from lords where guild == soldier;`, or with "
                "`opponents` or `players`"
            ),
        ],
        "",
    ),
    "a condition of an event behind when": (
        POWER,
        "while free { after recruitment of me when threat > 3 { gain 1 pearl; } }",
        [
            "A102 0 the condition of an event stands behind `where`, not `when`",
            "help: write `where`",
        ],
        "while free { after recruitment of me where threat > 3 { gain 1 pearl; } }",
    ),
    "a turn without how many": (
        INSIDE,
        "take extra turn;",
        [
            "A102 0 how many it is, stands before `extra_turn`",
            "help: write `gain 1 extra_turn;`",
        ],
        "gain 1 extra_turn;",
    ),
    "another turn": (
        INSIDE,
        "take another turn;",
        [
            "A102 0 how many it is, stands before `extra_turn`",
            "help: write `gain 1 extra_turn;`",
        ],
        "gain 1 extra_turn;",
    ),
    "protection from lords of somebody": (
        POWER,
        "while free { protect me from lords of opponents; }",
        [
            "A102 0 `protect` does not tell whose cards they are",
            "help: write `protect me from lords;`, or `where CONDITION` before its `;`",
        ],
        "",
    ),
    "a name that is set": (
        INSIDE,
        "set x to 2; gain x pearls;",
        [
            "A102 0 `set` gives no names",
            "help: write `let x = 2;`",
        ],
        "let x = 2; gain x pearls;",
    ),
    "a name without let": (
        INSIDE,
        "x = count(lords of me); gain x pearls;",
        [
            "A102 0 `let` is missing before `x`",
            "help: write `let x = count(lords of me);`",
        ],
        "let x = count(lords of me); gain x pearls;",
    ),
    "a name without let and use": (
        INSIDE,
        "x = 2;",
        [
            "A102 0 `let` is missing before `x`",
            "help: write `let x = 2;`, and use `x` behind it",
        ],
        "",
    ),
    "a name given anew": (
        INSIDE,
        "let n = 3; n = 4; gain n pearls;",
        [
            "A102 0 `n` is what it is: no name is given twice",
            "help: take another name, as in `let other = 4;`",
        ],
        "",
    ),
    "a name with two signs": (
        INSIDE,
        "let x == count(lords of me); gain x pearls;",
        [
            "A102 0 `==` compares, and gives no name",
            "help: write `let x = count(lords of me);`",
        ],
        "let x = count(lords of me); gain x pearls;",
    ),
    "a field behind its value": (
        FIELDS,
        "merchant guild; 7 cost; races 2; influence 5; keys 0;",
        [
            "A102 0 a field begins with what it is of, and its value stands behind",
            "help: write `guild merchant;`",
            "A102 0 a field begins with what it is of, and its value stands behind",
            "help: write `cost 7;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "two signs in what is altered": (
        POWER,
        "while free { alter monster_reward of me { space == max(space, 2); } }",
        [
            "A102 0 `space ==` is written otherwise in `alter`",
            "help: write `space = …`",
        ],
        "while free { alter monster_reward of me { space = max(space, 2); } }",
    ),
    "set in what is altered": (
        POWER,
        "while free { alter monster_reward of me { set space to 1; } }",
        [
            "A102 0 `set space to` is written otherwise in `alter`",
            "help: write `space = …`",
        ],
        "while free { alter monster_reward of me { space = 1; } }",
    ),
    "less in what is altered": (
        POWER,
        "while free { alter monster_reward of me { space -= 1; } }",
        [
            "A102 0 `space -=` is written otherwise in `alter`",
            "help: write `space = space - …`",
        ],
        "while free { alter monster_reward of me { space = space - 1; } }",
    ),
    "a state in parentheses": (
        POWER,
        "while (free) { add 1 to hand_limit for me; }",
        [
            "A102 0 `free` stands without parentheses",
            "help: write `while free`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "an event in capital letters": (
        POWER,
        "while free { After Exploration of opponents { gain 1 pearl; } }",
        [
            "A204 0 `After Exploration` is written in small letters",
            "help: write `after exploration`",
        ],
        "while free { after exploration of opponents { gain 1 pearl; } }",
    ),
    "all of a head in capital letters": (
        POWER,
        "Once Per Turn when threat > 3 { gain 1 pearl; }",
        [
            "A204 0 `Once Per Turn` is written in small letters",
            "help: write `once per turn`",
        ],
        "once per turn when threat > 3 { gain 1 pearl; }",
    ),
    "a sentence for the head in capital letters": (
        POWER,
        "On Arrival: gain 2 pearls.",
        [
            "A204 0 `On Arrival` is no head",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a period in a sentence": (
        POWER,
        "Once per turn: gain 2 pearls;",
        [
            "A204 0 `Once per turn` is no head",
            "help: write `once per turn { gain 2 pearls; }`",
        ],
        "once per turn { gain 2 pearls; }",
    ),
    "a head in the head": (
        INSIDE,
        "On Arrival: gain 2 pearls;",
        [
            "A102 0 `On Arrival` stands before the braces already, as `on arrival`",
            "help: leave it out",
        ],
        "gain 2 pearls;",
    ),
    "a sentence for the head in the head": (
        INSIDE,
        "When recruited: gain 2 pearls;",
        [
            "A102 0 `When recruited` stands before the braces already, as `on arrival`",
            "help: leave it out",
        ],
        "gain 2 pearls;",
    ),
    "another head in the head": (
        INSIDE,
        "While free: gain 2 pearls;",
        [
            "A204 0 `While free` is no head, and none stands in the braces of `on arrival`",
            "help: leave it out, or put it with what is done then behind these braces",
        ],
        "",
    ),
    "the start of a turn of nobody": (
        POWER,
        "while free { at start of turn { gain 1 pearl; } }",
        [
            "A205 0 `at start of turn` is no event",
            "help: write `at turn_start of me { … }`",
        ],
        "",
    ),
    "the end of a turn": (
        POWER,
        "while free { at end of turn { gain 1 pearl; } }",
        [
            "A205 0 `at end of turn` is no event",
            "help: what there is, is `at turn_start of me { … }`",
        ],
        "",
    ),
    "a comment over lines": (
        POWER,
        "/* at\n  once */ on arrival { gain 2 pearls; }",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# at once`",
        ],
        "# at\n  # once\n  on arrival { gain 2 pearls; }",
    ),
    "dashes for a comment": (
        POWER,
        "-- at once\n  on arrival { gain 2 pearls; }",
        [
            "A102 0 a comment begins with `#`, and ends with its line",
            "help: write `# at once`",
        ],
        "# at once\n  on arrival { gain 2 pearls; }",
    ),
}
