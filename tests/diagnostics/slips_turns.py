"""Shares, times and players as rule texts name them, and what is so anyway."""

from tests.diagnostics.slips import FIELDS, GIVEN, INSIDE, POWER, SCENARIO, SCORE, Slip

TURNS: dict[str, Slip] = {
    "none of something": (
        INSIDE,
        "if no opponents { gain 1 pearl; }",
        [
            "A102 0 `no opponents` is written otherwise",
            "help: write `count(opponents) == 0`",
        ],
        "if count(opponents) == 0 { gain 1 pearl; }",
    ),
    "an amount without a verb": (
        INSIDE,
        "2 pearls;",
        [
            "A102 0 a verb is missing before `2 pearls`",
            "help: write what is done with it, such as `gain 2 pearls;`",
        ],
        "",
    ),
    "adding pearls": (
        INSIDE,
        "add 2 pearls;",
        [
            "A102 0 `add` changes no `pearls`",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "adding to pearls": (
        INSIDE,
        "add 2 to pearls of me;",
        [
            "A102 0 `add` changes no `pearls`",
            "help: write `gain 2 pearls;`",
        ],
        "gain 2 pearls;",
    ),
    "adding to pearls for good": (
        POWER,
        "while free { add 2 to pearls of me; }",
        [
            "A102 0 `add` changes no `pearls`",
            (
                "help: what holds on changes `affiliation`, `hand_limit`, `monster_choice`, "
                "`payment_races`, `purchases_per_turn`, `recruit_cost` or `support_stacks`"
            ),
        ],
        "",
    ),
    "setting pearls": (
        INSIDE,
        "set pearls of me to 5;",
        [
            "A102 0 no card sets `pearls`",
            (
                "help: what cards set is `affiliation`, `hand_limit`, `monster_choice`, "
                "`payment_races`, `purchases_per_turn`, `recruit_cost` or `support_stacks`"
            ),
        ],
        "",
    ),
    "setting the threat": (
        INSIDE,
        "set threat to 6;",
        [
            "A102 0 no card sets `threat`",
            (
                "help: what cards set is `affiliation`, `hand_limit`, `monster_choice`, "
                "`payment_races`, `purchases_per_turn`, `recruit_cost` or `support_stacks`"
            ),
        ],
        "",
    ),
    "pearls with a sign": (
        INSIDE,
        "pearls of me = 5;",
        [
            "A102 0 no card sets `pearls`",
            (
                "help: what cards set is `affiliation`, `hand_limit`, `monster_choice`, "
                "`payment_races`, `purchases_per_turn`, `recruit_cost` or `support_stacks`"
            ),
        ],
        "",
    ),
    "setting with of": (
        POWER,
        "while free { set hand_limit of me to 8; }",
        [
            "A102 0 whose it is stands behind `for`",
            "help: write `set hand_limit to 8 for me;`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "an event of each player": (
        POWER,
        "while free { at turn_start of each player { gain 1 pearl; } }",
        [
            "A102 0 whose event it is, is not told as `each player`",
            "help: write `players`",
        ],
        "while free { at turn_start of players { gain 1 pearl; } }",
    ),
    "an event of each opponent": (
        POWER,
        "while free { after exploration of each opponent { gain 1 pearl; } }",
        [
            "A102 0 whose event it is, is not told as `each opponent`",
            "help: write `opponents`",
        ],
        "while free { after exploration of opponents { gain 1 pearl; } }",
    ),
    "an if in what holds on": (
        POWER,
        "while free { if threat > 3 { add 1 to hand_limit for me; } }",
        [
            "A102 0 what holds on has its condition behind `when`, not in an `if`",
            "help: write `while free when CONDITION { … }`",
        ],
        "while free when threat > 3 { add 1 to hand_limit for me; }",
    ),
    "as long as": (
        POWER,
        "as long as free { add 1 to hand_limit for me; }",
        [
            "A204 0 `as long as free` is no head",
            "help: write `while free { … }`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "until the end of the game in no head": (
        POWER,
        "until end of game { add 1 to hand_limit for me; }",
        [
            "A204 0 unknown time `until end of game`",
            "help: write `on arrival { until my next turn { … } }`, which is the only time",
        ],
        "",
    ),
    "this turn in a power": (
        INSIDE,
        "this turn { add 1 to hand_limit for me; }",
        [
            "A204 0 unknown time `this turn`",
            "help: write `until my next turn { … }`, which is the only time",
        ],
        "",
    ),
    "for my next turn": (
        INSIDE,
        "for my next turn { add 1 to hand_limit for me; }",
        [
            "A204 0 unknown time `for my next turn`",
            "help: write `until my next turn { … }`, which is the only time",
        ],
        "",
    ),
    "this player": (
        INSIDE,
        "gain count(lords of this player) pearls;",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `me`",
        ],
        "gain count(lords of me) pearls;",
    ),
    "this guild": (
        INSIDE,
        "if count(lords of me where guild == this guild) > 1 { gain 1 pearl; }",
        [
            "A102 0 `this guild` is written otherwise",
            "help: write `guild of self`",
        ],
        "if count(lords of me where guild == guild of self) > 1 { gain 1 pearl; }",
    ),
    "this guild of a location": (
        SCORE,
        "score count(lords of me where guild == this guild);",
        [
            "A102 0 this card has no `guild`",
            "help: say which one is meant",
        ],
        "",
    ),
    "either and or without braces": (
        INSIDE,
        "either gain 1 pearl or gain 1 key;",
        [
            "A102 0 `or` does not join what is done",
            (
                "help: `may { gain 1 pearl; }` asks the owner, `if CONDITION { gain 1 pearl; } "
                "else { gain 1 key; }` decides by a condition"
            ),
        ],
        "",
    ),
    "either and or with braces": (
        INSIDE,
        "either { gain 1 pearl; } or { gain 1 key; }",
        [
            "A102 0 `either` does not choose what is done",
            (
                "help: `may { … }` asks the owner, `if CONDITION { … } else { … }` decides by a "
                "condition"
            ),
        ],
        "",
    ),
    "each player with another form of a verb": (
        INSIDE,
        "each player gains 1 pearl;",
        [
            "A102 0 `each player` lacks a name for the one it is at, and braces",
            "help: write `each p in players { … }`, and `p` for that one in the braces",
        ],
        "",
    ),
    "one from one opponent": (
        INSIDE,
        "steal one pearl from one opponent;",
        [
            "A102 0 `one opponent` cannot stand behind `from`",
            "help: write `choose o from opponents; steal 1 pearl from o;`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "what is for the owner anyway": (
        INSIDE,
        "gain 2 pearls for me;",
        [
            "A102 0 no `for me` stands behind `gain`",
            "help: leave it out: it is so anyway",
        ],
        "gain 2 pearls;",
    ),
    "what is from the treasury anyway": (
        INSIDE,
        "gain 2 pearls from the treasury;",
        [
            "A102 0 no `from the treasury` stands behind `gain`",
            "help: leave it out: it is so anyway",
        ],
        "gain 2 pearls;",
    ),
    "then": (
        INSIDE,
        "gain 1 pearl; then gain 1 key;",
        [
            "A102 0 no `then` stands before what is done",
            "help: leave it out: what stands first is done first",
        ],
        "gain 1 pearl; gain 1 key;",
    ),
    "first": (
        INSIDE,
        "first, gain 1 pearl;",
        [
            "A102 0 no `first` stands before what is done",
            "help: leave it out: what stands first is done first",
        ],
        "gain 1 pearl;",
    ),
    "half of what is gained": (
        INSIDE,
        "gain half pearls of me pearls;",
        [
            "A102 0 `half` is no number",
            "help: write `gain pearls of me / 2 …`",
        ],
        "gain pearls of me / 2 pearls;",
    ),
    "half a score": (
        SCORE,
        "score half pearls of me;",
        [
            "A102 0 `half` is no number",
            "help: write `pearls of me / 2`",
        ],
        "score pearls of me / 2;",
    ),
    "twice a count": (
        SCORE,
        "score double count(lords of me);",
        [
            "A102 0 `double` is no number",
            "help: write `2 * count(lords of me)`",
        ],
        "score 2 * count(lords of me);",
    ),
    "divided in words": (
        SCORE,
        "score pearls of me divided by 2;",
        [
            "A102 0 `divided by` is no sign",
            "help: write `/`",
        ],
        "score pearls of me / 2;",
    ),
    "one for every three": (
        SCORE,
        "score 1 for every 3 lords of me;",
        [
            "A102 0 `for every 3 lords` counts nothing",
            "help: write `count(lords of me) / 3`",
        ],
        "score count(lords of me) / 3;",
    ),
    "two per three": (
        SCORE,
        "score 2 per 3 pearls;",
        [
            "A102 0 `per 3 pearls` counts nothing",
            "help: write `2 * (pearls of me / 3)`",
        ],
        "score 2 * (pearls of me / 3);",
    ),
    "a score with if and braces": (
        SCORE,
        "score if threat > 3 { 5 } else { 2 };",
        [
            "A102 0 numbers have no `if`",
            "help: write `score 2 + 3 * min(1, threat / 4);`",
        ],
        "score 2 + 3 * min(1, threat / 4);",
    ),
    "scores in if and else": (
        SCORE,
        "if threat > 3 { score 5; } else { score 1; }",
        [
            "A102 0 numbers have no `if`",
            "help: write `score 1 + 4 * min(1, threat / 4);`",
        ],
        "score 1 + 4 * min(1, threat / 4);",
    ),
    "a score with if that is nothing else": (
        SCORE,
        "score if guild == mage { 5 };",
        [
            "A102 0 numbers have no `if`",
            (
                "help: `min(1, X / N)` is 1 if X is N or more, else 0, as in: 5 * min(1, "
                "count(players) / 3)"
            ),
        ],
        "",
    ),
    "a score when something is exact": (
        SCORE,
        "score 3 when pearls of me == 5;",
        [
            "A102 0 numbers have no `if`",
            (
                "help: `min(1, X / N)` is 1 if X is N or more, else 0, as in: 5 * min(1, "
                "count(players) / 3)"
            ),
        ],
        "",
    ),
    "a score with when and braces": (
        SCORE,
        "score when pearls of me > 5 { 5; }",
        [
            "A102 0 numbers have no `if`",
            "help: write `score 5 * min(1, pearls of me / 6);`",
        ],
        "score 5 * min(1, pearls of me / 6);",
    ),
    "influence beside a score": (
        SCORE,
        "influence 3; score 2;",
        [
            "A203 0 a location has no field `influence`",
            "help: there is `score` alone for it, and one stands there: leave the other out",
        ],
        "",
    ),
    "a score beside influence": (
        SCORE,
        "score 5; influence 3;",
        [
            "A203 0 a location has no field `influence`",
            "help: there is `score` alone for it, and one stands there: leave the other out",
        ],
        "",
    ),
    "a verb in a location": (
        SCORE,
        "gain 2 pearls; score 3;",
        [
            "A203 0 a location has no field `gain`",
            "help: `gain` is a verb: put it into a head, such as `on control { … }`",
        ],
        "",
    ),
    "none for a number": (
        FIELDS,
        "guild merchant; cost 7; races 2; influence 5; keys none;",
        [
            "A102 0 `keys` is a number",
            "help: write `0`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "points in a field": (
        FIELDS,
        "guild merchant; cost 7; races 2; influence points 5; keys 0;",
        [
            "A102 0 no `points` stands between `influence` and its value",
            "help: leave it out",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "an id of a scenario": (
        SCENARIO,
        'scenario works "it works"',
        [
            "A102 0 a scenario is named by its text alone",
            "help: leave `works` out",
        ],
        'scenario "it works"',
    ),
    "a number before its word in a scenario": (
        GIVEN,
        "court pearl_diver; 3 threat;",
        [
            "A102 0 a line begins with what it is of, and the number stands behind",
            "help: write `threat 3`",
        ],
        "court pearl_diver; threat 3;",
    ),
    "a word of two on two lines": (
        INSIDE,
        "gain 1 extra\n turn;",
        [
            "A102 0 `extra turn` is one word",
            "help: write `extra_turn`",
        ],
        "gain 1 extra_turn;",
    ),
}
