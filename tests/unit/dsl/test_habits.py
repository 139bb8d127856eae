"""Habits of authors: what is like one and is none, and what several of them at once come to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from abyss_rules.dsl.pipeline import Compiled

Check = Callable[..., Compiled]

HEADER = "pack a.b { format 1; ruleset abyss; }\n"


def told(made: Compiled) -> list[str]:
    """The findings: code, message and help."""
    return [f"{f.code} {f.message}" + (f" | {f.help}" if f.help else "") for f in made.diagnostics]


KIND = "A102 a card begins with what it is: `lord` or `location` | write"
MISSING = "A102 `{{` and `}}` are missing around `{}` | write `{}`"


@pytest.mark.parametrize(
    ("power", "line"),
    [
        (
            "on arrival gain 2 pearls }",
            MISSING.format("gain 2 pearls;", "on arrival { gain 2 pearls; }"),
        ),
        (
            "on arrival { if threat > 3 each o in opponents { return 1 pearl from o; } } }",
            MISSING.format("each o in opponents { return 1 pearl from o; }", "if threat > 3 { … }"),
        ),
        (
            "on arrival {\n    if threat > 3\n      gain 1 pearl;\n    gain 1 key;\n  } }",
            MISSING.format("gain 1 pearl;", "if threat > 3 { gain 1 pearl; }"),
        ),
        (
            "on arrival gain 1 pearl; while free { add 1 to hand_limit for me; } }",
            MISSING.format("gain 1 pearl;", "on arrival { gain 1 pearl; }"),
        ),
        (
            "on arrival { gain 2 // two\n    pearls; } }",
            "A102 a comment begins with `#`, and ends with its line | write `# two`",
        ),
        (
            "on arrival { /* at\n  once */ gain 1 pearl; } }",
            "A102 a comment begins with `#`, and ends with its line | write `# at once`",
        ),
    ],
)
def test_what_a_habit_wants_reaches_as_far_as_it_was_meant(
    check: Check, power: str, line: str
) -> None:
    card = f'lord x "X" {{ guild mage; cost 6; races 3; influence 5;\n  {power}'
    assert told(check(HEADER + card, "pack")) == [line]


@pytest.mark.parametrize(
    ("body", "habit"),
    [
        ("gain threat // 2 pearls;", "comment"),
        ("gain count count(court) pearls;", "missing behind"),
        ("gain min 1, 2) pearls;", "join"),
        ("steal 1 pearl from opponents for free;", "price"),
        ("let free = 1; choose l from court; recruit l for free;", "price"),
        ("choose court where cost < 6 from l; take l;", "lacks a name"),
        ("each reef { gain 1 pearl; }", "lacks a name"),
        ("gain 1 pearl, key;", "join"),
        ("gian 1 pearl, gain 1 key;", "join"),
        ("add 2 to recruit_cost opponents;", "lacks"),
        ("add 2 to recruit_cost for;", "lacks"),
        ("discard 1 from court;", "lacks"),
        ('"three";', "no text stands in"),
        ("recruit_costs + 2 for me;", "written otherwise"),
        ("gain 2 pearls if threat > 3", "stand before"),
        ("reef if threat > 3;", "stand before"),
        ("you from court;", "owner"),
        ("you may;", "owner"),
        ("players 3 pearls;", "begins with"),
        ("players from court;", "begins with"),
        ("gain 2 pearls if threat > 3 else;", "stand before"),
        ("set hand_limit =;", "lacks"),
        ("set hand_limits 8 for me;", "lacks"),
        ("at turn_start reef;", "braces"),
        ("let x = 2 with cost < 3;", "where"),
        ("each o of { gain 1 pearl; }", "takes"),
        ("each opponent: { gain 1 pearl; }", "takes"),
        ("if threat > 3 ( ) gain 1 pearl;", "not in"),
        ("let number = 2; gain number of keys pearls;", "otherwise"),
        ("gain number of reef pearls;", "otherwise"),
        ("gain and gain 2 pearls;", "join"),
        ("let x =;", "stands in a"),
        ("until my next turn { gain 1 pearl; } when reef { gain 1 pearl; }", "event"),
    ],
)
def test_what_is_like_a_habit_is_told_as_what_it_is(check: Check, body: str, habit: str) -> None:
    made = check(f"on arrival {{ {body} }}")
    assert made.diagnostics
    assert not [line for line in told(made) if habit in line]


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ('lord x x "X"', "A102 `x` stands here twice"),
        ('lord x pre guild g "X"', "A102 `pre` cannot stand here | did you mean `per`?"),
        ('lord x a "X"', "A102 `a` cannot stand here"),
        ('lord x "X" {', "A103 this `{` is not closed"),
        ("lord", "A102 `lord` lacks an id and a printed name"),
        ('by lord x "X"', "A102 `by` cannot stand here | leave it out"),
        ('lord x guild g "X"', "A102 `per` is missing before `guild`"),
        ('lord 3 "X"', "A102 `3` cannot stand here"),
        ('lord ""', 'A102 an id is missing before `""` | write `lord my_card "" {`'),
        ('x "X"', f'{KIND} `lord x "X" {{`, if it is a lord'),
        ('"The Sea"', f'{KIND} `lord sea "The Sea" {{`, if it is a lord'),
        ("x", f'{KIND} `lord x "My Card" {{`, if it is a lord'),
        ('locaton "X"', f'{KIND} `location x "X" {{`'),
        ("locaton", f'{KIND} `location my_card "My Card" {{`'),
        ('x.y "X"', "A102 `of` is missing before"),
        ("lord Éa Möwe", "A102 a card has an id, and a printed name between quotation marks"),
    ],
)
def test_a_title_is_told_as_what_is_wrong_in_it(check: Check, title: str, line: str) -> None:
    made = check(f"{HEADER}{title} {{ guild mage; cost 6; races 3; influence 5; }}", "pack")
    assert told(made)[0].startswith(line)


def test_a_quotation_mark_is_missed_behind_what_a_template_puts_in(check: Check) -> None:
    card = (
        'location x per guild g "X {{g}}" {{\n  name fr "Un {{g.plural}}", de "Ein {{g}}{};\n'
        "  score count(lords of me where guild == g);\n}}"
    )
    header = HEADER.replace("}", "languages en, fr, de; }")
    assert told(check(header + card.format('"'), "pack")) == []
    made = check(header + card.format(""), "pack")
    assert told(made) == ['A105 this text is not closed | end it with `"` on the same line']
    assert made.diagnostics[0].fix is not None


def test_a_state_that_there_is_needs_no_other_one(check: Check) -> None:
    made = check("while free threat > 3 { add 1 to hand_limit for me; }")
    assert not [line for line in told(made) if "behind its state" in line]
    made = check("on arrival (when threat > 3) when { gain 1 pearl; }")
    assert not [line for line in told(made) if "takes no" in line]


def test_an_event_is_told_behind_another_one(check: Check) -> None:
    after = "after exploration of me { gain 1 pearl; }"
    made = check(f"while free {{ {after} when exploration {{ gain 2 pearls; }} }}")
    assert told(made) == [
        "A205 `when exploration` is no event | write `after exploration of me { … }`"
    ]


def test_brackets_that_are_not_closed_are_no_braces(check: Check) -> None:
    made = check("on arrival ( gain 1 pearl; }")
    assert made.diagnostics
    assert not [line for line in told(made) if "not in" in line]


def test_habits_are_known_before_the_ruleset_is(check: Check) -> None:
    card = 'lord x "X" { guild: mage; when arrives { gain 1 pearl; } } // mine'
    found = told(check(f"pack a.b {{ format 1; ruleset tides; }}\n{card}", "pack"))
    assert "A101 no `:` stands between `guild` and its value | leave it out" in found
    assert not [line for line in found if "no head" in line]
    card = 'lord x "X" { on arrival { repeat 2 { gain 1 pearl; } } }'
    found = told(check(f"pack a.b {{ format 1; ruleset tides; }}\n{card}", "pack"))
    assert not [line for line in found if "no statement" in line]


def test_heads_that_a_card_cannot_have_are_not_proposed(check: Check) -> None:
    for body, own in (
        ("foo { gain 1 pearl; }", "a head is `on control { … }` or `at game_end { … }`"),
        ("When claimed: gain 2 pearls.", "a head is `on control { … }` or `at game_end { … }`"),
        ("arrival { gain 1 pearl; }", "a head is `on control { … }` or `at game_end { … }`"),
        ("while fre { add 1 to hand_limit for me; }", "there is `on control`, `at game_end`"),
        ("after exploration { gain 1 pearl; }", "a head is `on control { … }` or `at game_end"),
        ("on control { add 1 to hand_limit for me; }", "put it into `until my next turn { … }`"),
    ):
        first = check(f"score 0;\n{body}", "location").diagnostics[0]
        assert first.help.startswith(own)
        assert first.fix is None
        assert "on arrival" not in first.note
        assert "while free" not in first.help


def test_the_braces_of_a_loose_event_may_stand_in_texts(check: Check) -> None:
    said = (
        'lord x "X" { guild mage; cost 6; races 3; influence 5; after exploration { gain 1 pearl;'
    )
    told_ = told(check(f'{HEADER}{said} }} text en "say \\"}} {{\\""; }}', "pack"))
    assert told_[0].startswith("A102 `after` stands in a head for what holds on")


def test_what_stands_for_a_name_that_is_missing_is_shown_nowhere(check: Check) -> None:
    made = check("on arrival { each opponent lose 1 pearl; choose x; each player gain 1 pearl; }")
    assert made.diagnostics
    assert not [line for line in told(made) if "`missing" in line or " missing in " in line]


def test_a_comment_of_another_language_hides_no_card_and_no_header(check: Check) -> None:
    card = 'lord x "X" { guild mage; cost 6; races 3; influence 5; }'
    made = check(f"// one\n// two\n{HEADER}// three\n{card}\n// four\n", "pack")
    assert [f.code for f in made.diagnostics] == ["A102"] * 4
    assert [one.id for one in made.cards] == ["x"]
