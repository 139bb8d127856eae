"""Slips in what stands around and behind: conditions of heads, players of effects, joints."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip, a_head_is

CLAUSES: dict[str, Slip] = {
    "a head with its word and a colon": (
        POWER,
        "arrival: gain 2 pearls;",
        [
            "A204 0 `arrival` is no head",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a word for a head with a colon": (
        POWER,
        "effect: gain 2 pearls;",
        [
            "A204 0 `effect` is no head",
            "help: a head is `on arrival { … }`, `while free { … }` or `once per turn { … }`",
        ],
        "",
    ),
    "a head as one word": (
        POWER,
        "onArrival { gain 2 pearls; }",
        [
            "A204 0 `onArrival` is no head",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a head of two": (
        POWER,
        "on arrival and control { gain 2 pearls; }",
        [
            "A204 0 `on arrival and control` is no head",
            "help: a head is `on arrival { … }`, `while free { … }` or `once per turn { … }`",
        ],
        "",
    ),
    "twice": (
        POWER,
        "twice per turn { gain 1 pearl; choose l from court; discard l; }",
        [
            "A204 0 `twice per turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "in a turn": (
        POWER,
        "once in a turn { choose l from court; discard l; }",
        [
            "A102 0 `once in` is no head",
            "help: write `once per`",
        ],
        "once per turn { choose l from court; discard l; }",
    ),
    "per one's turn": (
        POWER,
        "once per your turn { choose l from court; discard l; }",
        [
            "A102 0 no `your` stands behind `per`",
            "help: leave it out",
        ],
        "once per turn { choose l from court; discard l; }",
    ),
    "an arrow before braces": (
        POWER,
        "on arrival -> { gain 2 pearls; }",
        [
            "A102 0 no `->` stands before `{`",
            "help: leave it out",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "an equals sign before braces": (
        POWER,
        "on arrival = { gain 2 pearls; }",
        [
            "A102 0 no `=` stands before `{`",
            "help: leave it out",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "parentheses before braces": (
        POWER,
        "on arrival() { gain 2 pearls; }",
        [
            "A102 0 no `()` stands before `{`",
            "help: leave it out",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a name in parentheses before braces": (
        POWER,
        "on arrival (self) { gain 2 pearls; }",
        [
            "A102 0 no `(self)` stands before `{`",
            "help: leave it out",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a condition of an arrival": (
        POWER,
        "on arrival when threat > 3 { gain 2 pearls; }",
        [
            "A102 0 `on` takes no `when`",
            "help: write `on arrival { if threat > 3 { … } }`",
        ],
        "on arrival { if threat > 3 { gain 2 pearls; } }",
    ),
    "an if of an arrival": (
        POWER,
        "on arrival if threat > 3 { gain 2 pearls; }",
        [
            "A102 0 `{` and `}` are missing around `if threat > 3 { gain 2 pearls; }`",
            "help: write `on arrival { if threat > 3 { gain 2 pearls; } }`",
        ],
        "on arrival { if threat > 3 { gain 2 pearls; } }",
    ),
    "a condition without its state": (
        POWER,
        "while threat > 3 { add 1 to hand_limit for me; }",
        [
            "A102 0 a condition stands in `while` behind its state and `when`",
            "help: write `while free when threat > 3 { … }`",
        ],
        "while free when threat > 3 { add 1 to hand_limit for me; }",
    ),
    "a condition behind and": (
        POWER,
        "while free and threat > 3 { add 1 to hand_limit for me; }",
        [
            "A102 0 a condition stands in `while` behind its state and `when`",
            "help: write `while free when threat > 3 { … }`",
        ],
        "while free when threat > 3 { add 1 to hand_limit for me; }",
    ),
    "a condition behind if": (
        POWER,
        "while free if threat > 3 { add 1 to hand_limit for me; }",
        [
            "A102 0 a condition stands in `while` behind its state and `when`",
            "help: write `while free when threat > 3 { … }`",
        ],
        "while free when threat > 3 { add 1 to hand_limit for me; }",
    ),
    "a time that there is not": (
        INSIDE,
        "until end of turn { add 1 to hand_limit for me; }",
        [
            "A204 0 unknown time `until end of turn`",
            "help: write `until my next turn { … }`, which is the only time",
        ],
        "",
    ),
    "my with an effect": (
        POWER,
        "while free { add 1 to my hand_limit; }",
        [
            "A102 0 `my hand_limit` is written otherwise",
            "help: write `hand_limit for me`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "of with an effect": (
        POWER,
        "while free { add 1 to hand_limit of me; }",
        [
            "A102 0 whose it is stands behind `for`",
            "help: write `for`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "an effect for each player": (
        POWER,
        "while free { add 1 to hand_limit for each player; }",
        [
            "A102 0 `for each player` is written otherwise",
            "help: write `for players`",
        ],
        "while free { add 1 to hand_limit for players; }",
    ),
    "an effect for the owner": (
        POWER,
        "while free { add 1 to hand_limit for the owner; }",
        [
            "A102 0 `for the owner` is written otherwise",
            "help: write `for me`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "a sign before an amount": (
        POWER,
        "while free { add +1 to hand_limit for me; }",
        [
            "A102 0 no `+` stands before a number",
            "help: write `1`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "a protection against": (
        POWER,
        "while free { protect me against lords; }",
        [
            "A102 0 `protect` takes `from` before the things, not `against`",
            "help: write `from`",
        ],
        "while free { protect me from lords; }",
    ),
    "braces behind a choice": (
        INSIDE,
        "choose o from opponents { steal 1 pearl from o; }",
        [
            "A102 0 `choose` has no braces: what is done follows it",
            "help: write `choose o from opponents; …`",
        ],
        "choose o from opponents; steal 1 pearl from o;",
    ),
    "a comma behind a choice": (
        INSIDE,
        "choose l from court, take l;",
        [
            "A102 0 `,` does not join what is done: each statement ends with `;`",
            "help: write `; take …`",
        ],
        "choose l from court; take l;",
    ),
    "and behind a choice": (
        INSIDE,
        "choose l from court and take l;",
        [
            "A102 0 `and` does not join what is done: each statement ends with `;`",
            "help: write `; take …`",
        ],
        "choose l from court; take l;",
    ),
    "then behind a choice": (
        INSIDE,
        "choose l from court then take l;",
        [
            "A102 0 `then` does not join what is done: each statement ends with `;`",
            "help: write `; take …`",
        ],
        "choose l from court; take l;",
    ),
    "between": (
        INSIDE,
        "if threat between 2 and 4 { gain 1 pearl; }",
        [
            "A102 0 `between` does not compare",
            "help: write `threat >= 2 and threat <= 4`",
        ],
        "if threat >= 2 and threat <= 4 { gain 1 pearl; }",
    ),
    "not between": (
        INSIDE,
        "if not threat between 2 and 4 { gain 1 pearl; }",
        [
            "A102 0 `between` does not compare",
            (
                "help: write both comparisons with all of the number in each, as in "
                "`(X >= 2 and X <= 4)`"
            ),
        ],
        "",
    ),
    "a multiple between": (
        INSIDE,
        "if 2 * threat between 2 and 4 { gain 1 pearl; }",
        [
            "A102 0 `between` does not compare",
            (
                "help: write both comparisons with all of the number in each, as in "
                "`(X >= 2 and X <= 4)`"
            ),
        ],
        "",
    ),
    "not between in parentheses": (
        INSIDE,
        "if not (threat between 2 and 4) { gain 1 pearl; }",
        [
            "A102 0 `between` does not compare",
            "help: write `threat >= 2 and threat <= 4`",
        ],
        "if not (threat >= 2 and threat <= 4) { gain 1 pearl; }",
    ),
    "not a comparison of three numbers": (
        INSIDE,
        "if not 4 < threat < 8 { gain 1 pearl; }",
        [
            "A102 0 a comparison is of two numbers",
            (
                "help: write both comparisons with all of the number in each, as in "
                "`(X >= 2 and X <= 4)`"
            ),
        ],
        "",
    ),
    "two comparisons of a sum": (
        INSIDE,
        "if threat + keys of me > 3 and < 9 { gain 1 pearl; }",
        [
            "A102 0 `and` joins whole comparisons",
            (
                "help: write both comparisons with all of the number in each, as in "
                "`(X >= 2 and X <= 4)`"
            ),
        ],
        "",
    ),
    "one of two comparisons behind another": (
        INSIDE,
        "if keys of me > 1 and threat > 5 or < 2 { gain 1 pearl; }",
        [
            "A102 0 `or` joins whole comparisons",
            (
                "help: write both comparisons with all of the number in each, as in "
                "`(X >= 2 and X <= 4)`"
            ),
        ],
        "",
    ),
    "a score if a sum is so much": (
        SCORE,
        "score if count(lords of me) + 1 > 3 then 5 else 0;",
        [
            "A102 0 numbers have no `if`",
            (
                "help: `min(1, X / N)` is 1 if X is N or more, else 0, as in: 5 * min(1, "
                "count(players) / 3)"
            ),
        ],
        "",
    ),
    "a score if a difference is so much": (
        SCORE,
        "score 5 if count(court) - count(lords of me) >= 2;",
        [
            "A102 0 numbers have no `if`",
            (
                "help: `min(1, X / N)` is 1 if X is N or more, else 0, as in: 5 * min(1, "
                "count(players) / 3)"
            ),
        ],
        "",
    ),
    "as many as there are things": (
        INSIDE,
        "gain as many pearls as lords of me;",
        [
            "A102 0 `as many … as` is left out: how much it is stands before `pearls`",
            "help: write `gain count(lords of me) pearls;`",
        ],
        "gain count(lords of me) pearls;",
    ),
    "set my quantity": (
        POWER,
        "while free { set my hand_limit to 8; }",
        [
            "A102 0 `my hand_limit` is written otherwise",
            "help: write `set hand_limit to 8 for me;`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "limit my quantity": (
        POWER,
        "while free { limit my hand_limit to at most 8; }",
        [
            "A102 0 `my hand_limit` is written otherwise",
            "help: write `limit hand_limit to at most 8 for me;`",
        ],
        "while free { limit hand_limit to at most 8 for me; }",
    ),
    "my quantity is": (
        POWER,
        "while free { my hand_limit is 8; }",
        [
            "A102 0 `my hand_limit` is written otherwise",
            "help: write `set hand_limit to 8 for me;`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "my quantity for others": (
        POWER,
        "while free { set my hand_limit to 8 for opponents; }",
        [
            "A102 0 `my` cannot stand here",
            "help: leave it out",
        ],
        "",
    ),
    "if in place of where": (
        SCORE,
        "score 2 * count(lords of me if guild == mage);",
        [
            "A102 0 which things it is stands behind `where`, not `if`",
            "help: write `where`",
        ],
        "score 2 * count(lords of me where guild == mage);",
    ),
    "a parenthesis too many": (
        SCORE,
        "score 2 * count(lords of me where guild == mage));",
        [
            "A102 0 this `)` closes nothing that is open",
            "help: leave it out",
        ],
        "score 2 * count(lords of me where guild == mage);",
    ),
    "times behind": (
        SCORE,
        "score count(lords of me) x 2;",
        [
            "A102 0 `x` is no sign",
            "help: write `*`",
        ],
        "score count(lords of me) * 2;",
    ),
    "plus in words": (
        SCORE,
        "score 3 plus count(lords of me);",
        [
            "A102 0 `plus` is no sign",
            "help: write `+`",
        ],
        "score 3 + count(lords of me);",
    ),
    "per something of a guild": (
        SCORE,
        "score 2 per lord of guild mage;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(lords of me where guild == mage)`",
        ],
        "score 2 * count(lords of me where guild == mage);",
    ),
    "is between the score and its value": (
        SCORE,
        "score is 3;",
        [
            "A102 0 no `is` stands between `score` and its value",
            "help: leave it out",
        ],
        "score 3;",
    ),
    "of between the score and its value": (
        SCORE,
        "score of count(lords of me);",
        [
            "A102 0 no `of` stands between `score` and its value",
            "help: leave it out",
        ],
        "score count(lords of me);",
    ),
    "for each of what is a number": (
        INSIDE,
        "gain 1 pearl for each key of me;",
        [
            "A102 0 `for each key of me` cannot stand behind what is done",
            "help: write `gain keys of me pearls;`",
        ],
        "gain keys of me pearls;",
    ),
    "a score for each of what is a number": (
        SCORE,
        "score 3 for each key;",
        [
            "A102 0 `for each key` counts nothing",
            "help: write `* keys of me`",
        ],
        "score 3 * keys of me;",
    ),
    "with in a loop": (
        INSIDE,
        "each o in opponents with pearls of it > 3 { return 1 pearl from o; }",
        [
            "A102 0 which things it is stands behind `where`, not `with`",
            "help: write `where`",
        ],
        "each o in opponents where pearls of it > 3 { return 1 pearl from o; }",
    ),
    "you may with braces": (
        INSIDE,
        "you may { gain 2 pearls; }",
        [
            "A102 0 no statement begins with `you may`",
            "help: write `may`",
        ],
        "may { gain 2 pearls; }",
    ),
    "when for what holds on": (
        POWER,
        "when free { add 1 to hand_limit for me; }",
        [
            "A204 0 `when free` is no head",
            "help: write `while free { … }`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "equal to the number of things": (
        INSIDE,
        "gain pearls equal to the number of lords of me;",
        [
            "A102 0 `equal to` is left out: how much it is stands before `pearls`",
            "help: write `gain count(lords of me) pearls;`",
            "A102 0 `the number of` is written otherwise",
            "help: write `count(lords of me)`",
        ],
        "gain count(lords of me) pearls;",
    ),
    "a sentence in no head": (
        POWER,
        "Gain 2 pearls.",
        [
            "A203 0 a lord has no field `Gain`",
            "help: `gain` is a verb: put it into a head, such as `on arrival { … }`",
            "A101 0 a statement or field ends with `;`, not with `.`",
            "help: write `;`",
        ],
        "Gain 2 pearls;",
    ),
    "per something with a condition": (
        SCORE,
        "score 2 per lord where guild == mage;",
        [
            "A102 0 `per lord` counts nothing",
            "help: write `* count(lords of me where guild == mage)`",
        ],
        "score 2 * count(lords of me where guild == mage);",
    ),
    "limit my quantity to a number": (
        POWER,
        "while free { limit my hand_limit to 4; }",
        [
            "A102 0 `limit` lacks `at most` or `at least`",
            "help: write `limit hand_limit to at most 4 for me;`, or `at least`",
        ],
        "",
    ),
    "for whom a quantity is set before what it is": (
        POWER,
        "while free { set hand_limit for the player to 6; }",
        [
            "A102 0 for whom it is stands at the end, behind `set … to …`",
            (
                "help: write `set hand_limit to 6 for players;`, or `for me` if it is the owner of "
                "the card"
            ),
        ],
        "",
    ),
    "for whom a quantity is limited before how": (
        POWER,
        "while free { limit hand_limit for each opponent to at most 6; }",
        [
            "A102 0 for whom it is stands at the end, behind `limit … to …`",
            "help: write `limit hand_limit to at most 6 for opponents;`",
        ],
        "while free { limit hand_limit to at most 6 for opponents; }",
    ),
    "for whom a quantity changes before which": (
        POWER,
        "while free { add 2 for opponents to recruit_cost; }",
        [
            "A102 0 for whom it is stands at the end, behind `add … to …`",
            "help: write `add 2 to recruit_cost for opponents;`",
        ],
        "while free { add 2 to recruit_cost for opponents; }",
    ),
    "a quantity set to at most so much, before that for whom": (
        POWER,
        "while free { set recruit_cost for opponents to at most 5; }",
        [
            "A102 0 for whom it is stands at the end, behind `limit … to …`",
            "help: write `limit recruit_cost to at most 5 for opponents;`",
        ],
        "while free { limit recruit_cost to at most 5 for opponents; }",
    ),
    "a quantity limited to a number, before that for whom": (
        POWER,
        "while free { limit hand_limit for me to 4; }",
        [
            "A102 0 `limit` lacks `at most` or `at least`",
            "help: write `limit hand_limit to at most 4 for me;`, or `at least`",
        ],
        "",
    ),
}
