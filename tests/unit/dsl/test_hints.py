"""What would be right where an expression is of another type than is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.unit.dsl.conftest import Check

#: What is done on arrival or stands in a Location, and what is said of it with its help.
ROWS = [
    (
        "score count(lords of me where keys == 0);",
        ["A211 of whom is `keys` meant? | write `printed_keys` or `keys of me`"],
    ),
    (
        "score influence of lords of me where guild == mage;",
        [
            (
                "A302 `lords of me` is several Lords, but `influence` is of one | for all together "
                "write `sum(lords of me where guild == mage, influence)`, for the highest "
                "`max(lords of me where guild == mage, influence)`"
            ),
        ],
    ),
    (
        "steal 1 pearl from players;",
        [
            (
                "A302 `players` is several players, but `steal` wants one | write `choose o from "
                "opponents; steal 1 pearl from o;` or `each o in opponents { steal 1 pearl from "
                "o; }`"
            ),
        ],
    ),
    (
        "choose l from court where cost == min(cost); take l;",
        ["A410 `min` is not used like this | write `min(court, cost)`"],
    ),
    (
        "if pearls of me >= 5 or keys of me { gain 1 pearl; }",
        [
            (
                "A301 `keys of me` is a number, but `or` wants a condition | a condition compares "
                "it, as in `keys of me > 0`"
            ),
        ],
    ),
    (
        "gain 2 pearls of opponent;",
        [
            (
                "A201 unknown name `opponent` | write `choose o from opponents; steal 2 pearls "
                "from o;` or `each o in opponents { steal 2 pearls from o; }`"
            ),
        ],
    ),
    (
        "take all lords from court;",
        ["A401 `take` takes nothing with `from` | write `each l in court { take l; }`"],
    ),
    (
        "return 1 pearl from all;",
        ["A201 unknown name `all` | write `each p in players { return 1 pearl from p; }`"],
    ),
    (
        "discard 2 from hand;",
        [
            ("A401 `discard` lacks `by CHOOSER` | write `discard 2 from hand of me by me;`"),
        ],
    ),
    (
        "discard 2 allies from hand of me;",
        [
            ("A401 `discard` lacks `by CHOOSER` | write `discard 2 from hand of me by me;`"),
        ],
    ),
    (
        "each o in opponents { discard 1 allies from hand of o; }",
        [
            ("A401 `discard` lacks `by CHOOSER` | write `discard 1 from hand of o by o;`"),
        ],
    ),
    (
        "control_drawn 3;",
        ["A401 `control_drawn` lacks `with LORD` | write `control_drawn 3 with self;`"],
    ),
    (
        "each lord in court { take it; }",
        ["A201 `it` is what a filter looks at, and here is none | write `lord`"],
    ),
    (
        "gain 1 pearl by me by me by me by me by me by me by me by me by me by me by me by me;",
        [
            "A401 `gain` does not take these operands",
        ],
    ),
    (
        "choose l from court; choose p from locations of me; copy_score l;",
        [
            (
                "A401 `copy_score` takes no Lord | with a Lord something is done by `discard`, "
                "`take`, `recruit`, `substitute`, `disable`, `release`, `summon` or "
                "`control_drawn`"
            ),
        ],
    ),
    (
        "take 1 location;",
        [
            (
                "A401 `take` does not take these operands | with a Location something is done by "
                "`exchange`, `exchange_from_stack` or `copy_score`"
            ),
        ],
    ),
    (
        "take 2 from court;",
        [
            (
                "A401 `take` takes nothing with `from` | write `choose 2 from court as chosen; "
                "each l in chosen { take l; }`"
            ),
        ],
    ),
    (
        "choose o from opponents; gain 1 pearl from o;",
        [
            (
                "A401 `gain` takes nothing with `from` | what is meant is perhaps `return 1 pearl"
                " from o;` or `steal 1 pearl from o;`"
            ),
        ],
    ),
    (
        "discard 2 cards from hand of me by me;",
        [
            (
                "A401 `cards` is too much: `discard` takes none here | write `discard 2 from hand"
                " of me by me;`"
            ),
        ],
    ),
    (
        "discard 1 from hand of me by me 2 from hand of me by me;",
        [
            (
                "A401 `discard` is done twice, and each statement stands for itself | write "
                "`discard 1 from hand of me by me; discard 2 from hand of me by me;`"
            ),
        ],
    ),
    (
        "gain sum lords of me pearls;",
        [
            "A401 `(` and `)` are missing behind `sum` | write `sum(…)`",
        ],
    ),
    (
        "control_drawn with self;",
        [
            "A401 `control_drawn` lacks `NUMBER` | say how many: `control_drawn 1 with self;`",
        ],
    ),
    (
        "discard 1 from court by me;",
        [
            (
                "A301 `court` is several Lords, but `discard` wants several Allies | there is "
                "`exploration_discard`, `hand of me` or `affiliated of me`"
            ),
        ],
    ),
    (
        "choose o from opponents; steal 1 pearl from hand of o where value > 3;",
        [
            (
                "A301 `hand of o where value > 3` is several Allies, but `steal` wants a player |"
                " the player is `o`"
            ),
            (
                "A308 a card cannot ask their value: only its player sees what lies in `hand` | a"
                " player can look through it: `choose x from hand of … where … by …;`"
            ),
        ],
    ),
    (
        "disable opponents;",
        [
            (
                "A301 `opponents` is several players, but `disable` wants a Lord | pick one "
                "first: `choose l from lords of opponents;`"
            ),
        ],
    ),
    (
        "choose o from opponents; gain o pearls;",
        [
            (
                "A301 `o` is a player, but `gain` wants a number | write `pearls of o` or "
                "`monsters of o`"
            ),
        ],
    ),
    (
        "each o in opponents { if pearls > 3 { steal 1 pearl from o; } }",
        [
            "A211 of whom is `pearls` meant? | write `pearls of o` or `pearls of me`",
        ],
    ),
    (
        "if hand of me == 2 { gain 1 key; }",
        [
            (
                "A302 `hand of me` is several Allies, but a comparison wants one | how many there"
                " are is `count(hand of me)`"
            ),
        ],
    ),
    (
        "if me == opponents { gain 1 key; }",
        [
            (
                "A302 `opponents` is several players, but a comparison wants one | that one of "
                "them is it is `count(opponents where it == me) > 0`"
            ),
        ],
    ),
    (
        "choose l from court where it == disabled; take l;",
        [
            (
                "A305 `disabled` is a condition, but `it` is a Lord | a condition stands alone: "
                "write `disabled`, or `not disabled`"
            ),
        ],
    ),
    (
        "choose l from court where disabled == disable; take l;",
        [
            "A201 unknown name `disable` | did you mean `disabled`?",
        ],
    ),
    (
        "choose l from court where guild == mage or guild == soldier or farmer; take l;",
        [
            "A301 `farmer` is a guild, but `or` wants a condition | write `guild == farmer`",
        ],
    ),
    (
        "choose l from court where lord == self; take l;",
        [
            "A201 unknown name `lord` | the one that is looked at is `it`",
        ],
    ),
    (
        "discard lord;",
        [
            (
                "A201 unknown name `lord` | pick one first: `choose l from free_lords of me "
                "where it != self;`"
            ),
        ],
    ),
    (
        "let n = pearls; gain n pearls;",
        [
            "A211 of whom is `pearls` meant? | write `pearls of me` or `pearls of` a chosen player",
        ],
    ),
    (
        "let n = max; gain 1 pearl;",
        [
            (
                "A201 unknown name `max` | write `max(a, b)`, `max(things, property)` or `max(x "
                "in things, number)`"
            ),
        ],
    ),
    (
        "gain lord of me pearls;",
        [
            "A201 a player has no `lord` | write `lords of me` or `free_lords of me`",
        ],
    ),
    (
        "if count(lords of me) == 3 or 4 { gain 1 key; }",
        [
            "A301 `4` is a number, but `or` wants a condition | write `count(lords of me) == 4`",
        ],
    ),
    (
        "if pearls of opponents > pearl of opponents { gain 1 key; }",
        [
            (
                "A302 `opponents` is several Players, but `pearls` is of one | for all together, "
                "write `sum(p in opponents, pearls of p)`"
            ),
            "A201 a player has no `pearl` | did you mean `pearls`?",
        ],
    ),
    (
        (
            "each o in opponents { steal count(lords of me where guild == mage and influence > 3 "
            "and cost > 5) pearls from opponents; }"
        ),
        [
            (
                "A302 `opponents` is several players, but `steal` wants one | write `o`, or "
                "`choose x from opponents; steal count(lords of me where guild == mage and "
                "influence > 3 and cost > 5) pearls from x;` or `each x in opponents { steal "
                "count(lords of me where guild == mage and influence > 3 and cost > 5) pearls "
                "from x; }`"
            ),
        ],
    ),
    (
        "gain cost of lords of me pearls;",
        [
            (
                "A302 `lords of me` is several Lords, but `cost` is of one | for all together "
                "write `sum(lords of me, cost)`, for the highest `max(lords of me, cost)`"
            ),
        ],
    ),
    (
        "if guild of lords of me == mage { gain 1 key; }",
        [
            (
                "A302 `lords of me` is several Lords, but `guild` is of one | write `count(lords "
                "of me where guild == mage)`"
            ),
        ],
    ),
    (
        "score max(pearls, 3);",
        [
            (
                "A301 `pearls` is a resource, but `max` takes a number | write `pearls of me` or "
                "`pearls of` a chosen player"
            ),
        ],
    ),
    (
        "score max(mage, 3);",
        [
            (
                "A301 `mage` is a guild, but `max` takes a number | write `count(lords of me "
                "where guild == mage)` or `count(free_lords of me where guild == mage)`"
            ),
        ],
    ),
    (
        "score max(influence);",
        [
            "A410 `max` is not used like this | write `max(lords of me, influence)`",
        ],
    ),
    (
        "score distinct(race);",
        [
            "A410 `distinct` is not used like this | write `distinct(hand of me, race)`",
        ],
    ),
    (
        "score count(mage);",
        [
            (
                "A303 `count` wants several things, but `mage` is a guild | write `lords of me "
                "where guild == mage` or `free_lords of me where guild == mage`"
            ),
        ],
    ),
    (
        "score pearls of opponent;",
        [
            "A201 unknown name `opponent` | go through them, as in `sum(o in opponents, …)`",
        ],
    ),
    (
        "score sum(opponents where guild == mage, 1);",
        [
            "A211 `guild` is a property of a Lord, but a player is looked at here",
        ],
    ),
    (
        "score lord;",
        [
            "A201 unknown name `lord` | write `count(lords of me)` or `count(free_lords of me)`",
        ],
    ),
    (
        "at game_end { copy_score from opponents; }",
        [
            (
                "A301 `opponents` is several players, but `copy_score` wants a Location | write "
                "`locations of opponents`"
            ),
        ],
    ),
    (
        "score min(lords);",
        [
            (
                "A410 `min` is not used like this | write `min(a, b)`, `min(things, property)` or"
                " `min(x in things, number)`"
            ),
        ],
    ),
    (
        "score count(1, 2, 3);",
        [
            (
                "A410 `count` is not used like this | write `count(things)` or `count(things "
                "where condition)`"
            ),
        ],
    ),
    (
        "score sum(lords of me, races);",
        [
            (
                "A301 `races` is several Races, but `sum` takes a number | `races` are those of "
                "the game, whichever card is asked for them"
            ),
        ],
    ),
    (
        "score monster of opponents;",
        [
            "A201 a player has no `monster` | did you mean `monsters`?",
        ],
    ),
    (
        "score zzz of opponents;",
        [
            "A201 a player has no `zzz`",
        ],
    ),
]


@pytest.mark.parametrize(("written", "told"), ROWS)
def test_what_would_be_right(check: Check, written: str, told: list[str]) -> None:
    in_location = written.startswith(("score", "at"))
    body = written if in_location else f"on arrival {{ {written} }}"
    found = check(body, "location" if in_location else "lord").diagnostics
    said = [f"{one.code} {one.message} | {one.help}".rstrip(" |") for one in found]
    assert [one for one in said if not one.startswith("A413")] == told
