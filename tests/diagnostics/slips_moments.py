"""Slips in when a card does something: heads and events in the words of rule texts."""

from tests.diagnostics.slips import FIELDS, POWER, SCORE, Slip, a_head_is

MOMENTS: dict[str, Slip] = {
    "each turn": (
        POWER,
        "each turn { gain 1 pearl; }",
        [
            "A204 0 `each turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "every turn": (
        POWER,
        "every turn { gain 1 pearl; }",
        [
            "A204 0 `every turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "each turn with a colon": (
        POWER,
        "each turn: gain 1 pearl;",
        [
            "A204 0 `each turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "on one's turn": (
        POWER,
        "on your turn { gain 1 pearl; }",
        [
            "A204 0 `on your turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "during one's turn": (
        POWER,
        "during your turn { gain 1 pearl; }",
        [
            "A204 0 `during your turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "the word of another head": (
        POWER,
        "on turn { gain 1 pearl; }",
        [
            "A204 0 `on turn` is no head",
            a_head_is(
                "once per turn", "while free { at turn_start of me", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "an event for a head": (
        POWER,
        "at turn_start { gain 2 pearls; }",
        [
            "A204 0 `at turn_start` is no head",
            a_head_is(
                "while free { at turn_start of me", "on arrival", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "an event of somebody for a head": (
        POWER,
        "at turn_start of me { gain 2 pearls; }",
        [
            "A204 0 `at turn_start of me` is no head",
            a_head_is(
                "while free { at turn_start of me", "on arrival", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "the start of a turn": (
        POWER,
        "at the start of your turn { gain 2 pearls; }",
        [
            "A204 0 `at the start of your turn` is no head",
            a_head_is(
                "while free { at turn_start of me", "once per turn", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "the start of a turn in two words": (
        POWER,
        "on turn start { gain 2 pearls; }",
        [
            "A204 0 `on turn start` is no head",
            a_head_is(
                "while free { at turn_start of me", "once per turn", "on arrival", "while free"
            ),
        ],
        "",
    ),
    "an exploration with a colon": (
        POWER,
        "after exploration: gain 2 pearls.",
        [
            "A204 0 `after exploration` is no head",
            a_head_is(
                "while free { after exploration of me", "on arrival", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "an exploration with a capital letter": (
        POWER,
        "After exploration { gain 2 pearls; }",
        [
            "A204 0 `After exploration` is no head",
            a_head_is(
                "while free { after exploration of me", "on arrival", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "an exploration with a comma": (
        POWER,
        "After exploration, gain 2 pearls.",
        [
            "A204 0 `After exploration` is no head",
            a_head_is(
                "while free { after exploration of me", "on arrival", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "exploring": (
        POWER,
        "whenever you explore { gain 1 pearl; }",
        [
            "A204 0 `whenever you explore` is no head",
            a_head_is(
                "while free { after exploration of me", "on arrival", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "recruitment": (
        POWER,
        "on recruitment { gain 2 pearls; }",
        [
            "A204 0 `on recruitment` is no head",
            a_head_is(
                "on arrival", "while free { after recruitment of me", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "recruiting this very lord": (
        POWER,
        "when you recruit this lord { gain 2 pearls; }",
        [
            "A204 0 `when you recruit this lord` is no head",
            a_head_is(
                "on arrival", "while free { after recruitment of me", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "somebody else who recruits": (
        POWER,
        "When an opponent recruits a lord, gain 1 pearl.",
        [
            "A204 0 `When an opponent recruits a lord` is no head",
            a_head_is(
                "on arrival",
                "while free { after recruitment of opponents",
                "while free",
                "once per turn",
            ),
        ],
        "",
    ),
    "an arrival in a sentence": (
        POWER,
        "When this lord arrives: gain 2 pearls.",
        [
            "A204 0 `When this lord arrives` is no head",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "entering play": (
        POWER,
        "on enter { gain 2 pearls; }",
        [
            "A204 0 `on enter` is no head",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a head of another form for what holds on": (
        POWER,
        "while recruited { add 1 to hand_limit for me; }",
        [
            "A204 0 `while recruited` is no head",
            a_head_is(
                "while free", "on arrival", "while free { after recruitment of me", "once per turn"
            ),
        ],
        "",
    ),
    "a head in capital letters": (
        POWER,
        "On arrival { gain 2 pearls; }",
        [
            "A204 0 `On arrival` is written in small letters",
            "help: write `on arrival`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "when in what holds on": (
        POWER,
        "while free { when exploration { gain 1 pearl; } }",
        [
            "A205 0 `when exploration` is no event",
            "help: write `after exploration of me { … }`",
        ],
        "",
    ),
    "on in what holds on": (
        POWER,
        "while free { on exploration { gain 1 pearl; } }",
        [
            "A205 0 `on exploration` is no event",
            "help: write `after exploration of me { … }`",
        ],
        "",
    ),
    "a sentence in what holds on": (
        POWER,
        "while free { after an opponent recruits a lord { gain 1 pearl; } }",
        [
            "A205 0 `after an opponent recruits a lord` is no event",
            "help: write `after recruitment of opponents { … }`",
        ],
        "",
    ),
    "the start of a turn in what holds on": (
        POWER,
        "while free { at the start of your turn { gain 1 pearl; } }",
        [
            "A205 0 `at the start of your turn` is no event",
            "help: write `at turn_start of me { … }`",
        ],
        "",
    ),
    "pearls of others in what holds on": (
        POWER,
        "while free { whenever an opponent gains pearls { gain 1 pearl; } }",
        [
            "A205 0 `whenever an opponent gains pearls` is no event",
            "help: write `after treasury_gain of opponents { … }`",
        ],
        "",
    ),
    "another word for an event": (
        POWER,
        "while free { after explore of me { gain 1 pearl; } }",
        [
            "A205 0 unknown event `explore`",
            "help: write `exploration`",
        ],
        "while free { after exploration of me { gain 1 pearl; } }",
    ),
    "another word for a quantity": (
        POWER,
        "while free { add 1 to cost for me; }",
        [
            "A206 0 unknown quantity `cost`",
            "help: write `recruit_cost`",
        ],
        "while free { add 1 to recruit_cost for me; }",
    ),
    "another word for a limit": (
        POWER,
        "while free { set hand_size to 8 for me; }",
        [
            "A206 0 unknown quantity `hand_size`",
            "help: write `hand_limit`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "another word for a field": (
        FIELDS,
        "guild merchant; cost 7; races 2; points 6; keys 0;",
        [
            "A203 0 a lord has no field `points`",
            "help: write `influence`",
        ],
        "guild merchant; cost 7; races 2; influence 6; keys 0;",
    ),
    "power for influence": (
        FIELDS,
        "guild merchant; cost 7; races 2; power 3; keys 0;",
        [
            "A203 0 a lord has no field `power`",
            "help: write `influence`",
        ],
        "guild merchant; cost 7; races 2; influence 3; keys 0;",
    ),
    "another word for the cost": (
        FIELDS,
        "guild merchant; price 7; races 2; influence 5; keys 0;",
        [
            "A203 0 a lord has no field `price`",
            "help: write `cost`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "another word for the guild": (
        FIELDS,
        "faction merchant; cost 7; races 2; influence 5; keys 0;",
        [
            "A203 0 a lord has no field `faction`",
            "help: write `guild`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "a guild alone": (
        FIELDS,
        "merchant; cost 7; races 2; influence 5; keys 0;",
        [
            "A203 0 a lord has no field `merchant`",
            "help: write `guild merchant`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "another word for the score": (
        SCORE,
        "points 5;",
        [
            "A102 0 what a card is worth is told with `score`",
            "help: write `score 5;`",
        ],
        "score 5;",
    ),
    "is between a field and its value": (
        FIELDS,
        "guild is merchant; cost 7; races 2; influence 5; keys 0;",
        [
            "A102 0 no `is` stands between `guild` and its value",
            "help: leave it out",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "of between a field and its value": (
        FIELDS,
        "guild merchant; cost of 7; races 2; influence 5; keys 0;",
        [
            "A102 0 no `of` stands between `cost` and its value",
            "help: leave it out",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "what the cost is paid in": (
        FIELDS,
        "guild merchant; cost 7 pearls; races 2; influence 5; keys 0;",
        [
            "A102 0 `cost` is a number alone",
            "help: write `cost 7;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
    "points behind influence": (
        FIELDS,
        "guild merchant; cost 7; races 2; influence 5 points; keys 0;",
        [
            "A102 0 `influence` is a number alone",
            "help: write `influence 5;`",
        ],
        "guild merchant; cost 7; races 2; influence 5; keys 0;",
    ),
}
