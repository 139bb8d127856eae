"""Slips by which a whole phrase is missing, or the head around a statement."""

from tests.diagnostics.slips import INSIDE, POWER, Slip

LACKING: dict[str, Slip] = {
    "an effect for nobody": (
        POWER,
        "while free { add 2 to recruit_cost; }",
        [
            "A102 0 `add` lacks `for PLAYERS`",
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "a value for nobody": (
        POWER,
        "while free { set hand_limit to 6; }",
        [
            "A102 0 `set` lacks `for PLAYERS`",
            "help: write `set hand_limit to 6 for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "a limit for nobody": (
        POWER,
        "while free { limit hand_limit to at most 6; }",
        [
            "A102 0 `limit` lacks `for PLAYERS`",
            (
                "help: write `limit hand_limit to at most 6 for me;`, or `for opponents` or `for "
                "players`"
            ),
        ],
        "",
    ),
    "an effect for nobody without a semicolon": (
        POWER,
        "while free { add 2 to recruit_cost }",
        [
            "A102 0 `add` lacks `for PLAYERS`, and a `;`",
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "an effect for nobody at the end of a line": (
        POWER,
        "while free { add 2 to recruit_cost\n    set hand_limit to 6 for me; }",
        [
            "A102 0 `add` lacks `for PLAYERS`, and a `;`",
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "an effect for nobody over lines": (
        POWER,
        "while free { add 2\n      to recruit_cost; }",
        [
            "A102 1 `add` lacks `for PLAYERS`",
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "an effect for nobody for a time": (
        INSIDE,
        "until my next turn { add 2 to recruit_cost; }",
        [
            "A102 0 `add` lacks `for PLAYERS`",
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "an effect for nobody among deeds": (
        INSIDE,
        "add 2 to recruit_cost;",
        [
            "A102 0 `add` lacks `for PLAYERS`",
            "help: write `add 2 to recruit_cost for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "an effect on nothing": (
        POWER,
        "while free { add 2 for me; }",
        [
            "A102 0 `add` lacks `to QUANTITY`",
        ],
        "",
    ),
    "an effect on nothing for nobody": (
        POWER,
        "while free { add 2; }",
        [
            "A102 0 `add` lacks `to QUANTITY for PLAYERS`",
        ],
        "",
    ),
    "an effect of no number": (
        POWER,
        "while free { add recruit_cost for me; }",
        [
            "A102 0 `add` lacks `NUMBER to` before `recruit_cost`",
        ],
        "",
    ),
    "an effect of nothing": (
        POWER,
        "while free { add; }",
        [
            "A102 0 `add` lacks `NUMBER to QUANTITY for PLAYERS`",
        ],
        "",
    ),
    "no value": (
        POWER,
        "while free { set hand_limit for me; }",
        [
            "A102 0 `set` lacks `to VALUE`",
        ],
        "",
    ),
    "no value for nobody": (
        POWER,
        "while free { set hand_limit; }",
        [
            "A102 0 `set` lacks `to VALUE for PLAYERS`",
        ],
        "",
    ),
    "no limit": (
        POWER,
        "while free { limit hand_limit for me; }",
        [
            "A102 0 `limit` lacks `to at most NUMBER`",
        ],
        "",
    ),
    "no limit for nobody": (
        POWER,
        "while free { limit hand_limit; }",
        [
            "A102 0 `limit` lacks `to at most NUMBER for PLAYERS`",
        ],
        "",
    ),
    "a limit that is none": (
        POWER,
        "while free { limit hand_limit to 6 for me; }",
        [
            "A102 0 `limit` lacks `at most` or `at least`",
            "help: write `limit hand_limit to at most 6 for me;`, or `at least`",
        ],
        "",
    ),
    "a limit without to": (
        POWER,
        "while free { limit hand_limit at most 6 for me; }",
        [
            "A102 0 `limit` is written otherwise",
            "help: write `limit hand_limit to at most 6 for me;`",
        ],
        "while free { limit hand_limit to at most 6 for me; }",
    ),
    "a protection from nothing": (
        POWER,
        "while free { protect me; }",
        [
            "A102 0 `protect` lacks `from CARDS`",
        ],
        "",
    ),
    "a protection from nothing with a condition": (
        POWER,
        "while free { protect me where cost > 3; }",
        [
            "A102 0 `protect` lacks `from CARDS`",
        ],
        "",
    ),
    "a protection of nobody": (
        POWER,
        "while free { protect lords; }",
        [
            "A102 0 `protect` lacks `PLAYERS from` before `lords`",
        ],
        "",
    ),
    "an event of nobody": (
        POWER,
        "while free { after exploration { gain 1 pearl; } }",
        [
            "A102 0 `after` lacks `of PLAYERS`",
            "help: write `after exploration of me { … }`, or `of opponents` or `of players`",
        ],
        "",
    ),
    "an event of nobody with a condition": (
        POWER,
        "while free { after exploration where count(sent) > 2 { gain 1 pearl; } }",
        [
            "A102 0 `after` lacks `of PLAYERS`",
            "help: write `after exploration of me { … }`, or `of opponents` or `of players`",
        ],
        "",
    ),
    "a moment of nobody": (
        POWER,
        "while free { at turn_start { gain 1 pearl; } }",
        [
            "A102 0 `at` lacks `of PLAYERS`",
            "help: write `at turn_start of me { … }`, or `of opponents` or `of players`",
        ],
        "",
    ),
    "an event of nobody that is altered": (
        POWER,
        "while free { alter monster_reward { space = space - 1; } }",
        [
            "A102 0 `alter` lacks `of PLAYERS`",
            "help: write `alter monster_reward of me { … }`, or `of opponents` or `of players`",
        ],
        "",
    ),
    "no event": (
        POWER,
        "while free { after { gain 1 pearl; } }",
        [
            "A102 0 `after` lacks `EVENT of PLAYERS`",
        ],
        "",
    ),
    "an event in place of a head": (
        POWER,
        "after exploration of me { gain 1 pearl; }",
        [
            "A102 0 `after` stands in a head for what holds on",
            "help: write `while free { after exploration of me { … } }`",
        ],
        "",
    ),
    "an event of nobody in place of a head": (
        POWER,
        "after exploration { gain 1 pearl; }",
        [
            "A102 0 `after` stands in a head for what holds on, and lacks `of PLAYERS`",
            "help: write `while free { after exploration of PLAYERS { … } }`",
        ],
        "",
    ),
    "no event in place of a head": (
        POWER,
        "after { gain 1 pearl; }",
        [
            ("A102 0 `after` stands in a head for what holds on, and lacks `EVENT of PLAYERS`"),
            "help: write `while free { after EVENT of PLAYERS { … } }`",
        ],
        "",
    ),
    "a value for nobody without to": (
        POWER,
        "while free { set hand_limit 8; }",
        [
            "A102 0 `set` lacks `to` before `8`, and `for PLAYERS`",
            "help: write `set hand_limit to 8 for PLAYERS;`",
        ],
        "",
    ),
    "a value without to": (
        POWER,
        "while free { set hand_limit 8 for me; }",
        [
            "A102 0 `set` lacks `to` before `8`",
            "help: write `set hand_limit to 8 for me;`",
        ],
        "",
    ),
    "a value behind a sign": (
        POWER,
        "while free { set hand_limit = 8 for me; }",
        [
            "A102 0 `=` stands in no `set`",
            "help: write `to`",
        ],
        "while free { set hand_limit to 8 for me; }",
    ),
    "a limit with its number alone": (
        POWER,
        "while free { limit hand_limit 8 for me; }",
        [
            "A102 0 `limit` lacks `to at most` or `to at least` before `8`",
            "help: write `limit hand_limit to at most 8 for me;`",
        ],
        "",
    ),
    "an amount behind its quantity": (
        POWER,
        "while free { add recruit_cost 2 for me; }",
        [
            "A102 0 `add recruit_cost 2 for me` is written otherwise",
            "help: write `add 2 to recruit_cost for me;`",
        ],
        "while free { add 2 to recruit_cost for me; }",
    ),
    "nothing of an event but its name": (
        POWER,
        "while free { alter exploration; }",
        [
            "A102 0 `alter` lacks `of PLAYERS { FIELD = VALUE; }`",
        ],
        "",
    ),
    "an event that nothing follows": (
        POWER,
        "while free { after exploration of me; }",
        [
            "A102 0 `after` lacks `{ … }`",
        ],
        "",
    ),
    "an event of nobody without braces": (
        POWER,
        "while free { at turn_start gain 1 pearl; }",
        [
            "A102 0 `at` lacks `of PLAYERS`, and braces",
            "help: write `at turn_start of PLAYERS { … }`",
        ],
        "",
    ),
    "an effect without a head": (
        POWER,
        "add 2 to recruit_cost for me;",
        [
            "A203 0 a lord has no field `add`",
            "help: `add` stands in a head, such as `while free { … }`",
        ],
        "",
    ),
    "a choice without a head": (
        POWER,
        "choose l from court;",
        [
            "A203 0 a lord has no field `choose`",
            "help: `choose` stands in a head, such as `on arrival { … }`",
        ],
        "",
    ),
    "several without a name": (
        INSIDE,
        "choose 2 from court; take it;",
        [
            "A102 0 `choose 2` lacks `as NAME`",
            "help: write `choose 2 from court as chosen`, and `chosen` for them afterwards",
        ],
        "",
    ),
    "several without a name by somebody": (
        INSIDE,
        "choose 2 from court by me; discard them;",
        [
            "A102 0 `choose 2` lacks `as NAME`",
            "help: write `choose 2 from court as chosen`, and `chosen` for them afterwards",
        ],
        "",
    ),
    "several of a number in words": (
        INSIDE,
        "choose two from free_lords of me as pair; each l in pair { discard l; }",
        [
            "A102 0 `choose` wants a number in digits, or a name for the one that is chosen",
            "help: write `2`",
        ],
        "choose 2 from free_lords of me as pair; each l in pair { discard l; }",
    ),
    "discarding by nobody": (
        INSIDE,
        "discard 1 from hand of me;",
        [
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 1 from hand of me by me;`, or `by` another player",
        ],
        "",
    ),
    "discarding by nobody, of each": (
        INSIDE,
        "each o in opponents { discard 2 allies; discard 1 from hand; }",
        [
            "A401 0 `2 allies` does not say which ones they are",
            "help: write `discard 2 from hand of o by o;`",
            "A401 0 `discard` lacks `by CHOOSER`",
            "help: write `discard 1 from hand of o by o;`",
        ],
        "",
    ),
    **{
        f"what each {will} do": (
            INSIDE,
            f"each opponent {will} discard 2 allies;",
            [
                "A102 0 `each opponent` lacks a name for the one it is at, and braces",
                (
                    "help: write `each o in opponents { … }`, and `o` for that one in the braces"
                    + "; what need not be done stands in `may { … }`" * (will == "may")
                ),
                "A401 0 `2 allies` does not say which ones they are",
                "help: write `discard 2 from hand of NAME by NAME;`",
            ],
            "",
        )
        for will in ("must", "may")
    },
    "a text by itself": (
        POWER,
        'on arrival { gain 2 pearls; }\n  "Gain 2 Pearls."',
        [
            "A102 1 a text by itself says nothing of a card",
            'help: write `text en "Gain 2 Pearls.";`, with the language it is in',
        ],
        "",
    ),
    "a text and nothing else": (
        INSIDE,
        '"Gain 2 Pearls.";',
        [
            "A102 0 no text stands among what is done",
            'help: say it in statements; `text en "…";` in the card says it in words',
        ],
        "",
    ),
    "what others must not do": (
        POWER,
        "while free { opponents cannot steal pearls; }",
        [
            "A202 0 no statement says what is not done, or must not be",
            "help: what others do not do to the owner of the card is told with `protect`",
        ],
        "",
    ),
}
