"""Lint: gifts, quantities set twice, what can do nothing, and what has no end."""

from __future__ import annotations

import pytest

from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from tests.unit.dsl.linted import FIELDS, GRAMMAR, of_lord, remarks

# --- gifts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "power",
    [
        "gain 1 pearl;",
        "gain 1 pearl; gain 1 key;",
        "may { gain 1 pearl; }",
        "choose s from council where size > 0; take s;",
        "each o in opponents { gain pearls of o pearls; }",
        "let n = threat; gain n pearls;",
    ],
)
def test_a_power_that_only_gives_every_time_is_told(power: str) -> None:
    (found,) = of_lord(f"once per turn {{ {power} }}")
    assert found.startswith("A603")


@pytest.mark.parametrize(
    ("power", "asked"),
    [
        ("return 1 pearl from me; gain 1 monster;", "pearls of me >= 1"),
        ("gain 1 key; return 2 monsters from me;", "monsters of me >= 2"),
        ("discard 2 from hand of me by me; gain 1 key;", "count(hand of me) >= 2"),
        ("may { return 1 pearl from me; gain 1 monster; }", ""),
        ("return 1 pearl from me; return 1 monster from me; gain 1 key;", ""),
        ("return 1 key from me; gain 1 pearl;", ""),  # free Lords' Keys are `keys of me` as well
        ("return threat pearls from me; gain 1 key;", ""),
        ("discard 1 from hand of me where value > 2 by me; gain 1 key;", ""),
    ],
)
def test_a_cost_that_is_taken_as_far_as_there_is_binds_nothing(power: str, asked: str) -> None:
    (one,) = remarks(f'lord diver "The Diver" {{ {FIELDS} once per turn {{ {power} }} }}')
    assert (one.code, one.message.split(":")[0]) == (
        "A603",
        "this power costs only as much as there is",
    )
    wanted = f"write `once per turn when {asked} {{ … }}`" if asked else "bind it with a `when`"
    assert one.help.startswith(wanted)


@pytest.mark.parametrize(
    "power",
    [
        "once per turn when threat > 3 { gain 1 pearl; }",
        "once per turn { if threat > 3 { gain 1 pearl; } }",
        "once per turn { may when threat > 3 { gain 1 pearl; } }",
        "once per turn when pearls of me >= 1 { return 1 pearl from me; gain 1 key; }",
        "once per turn { may when pearls of me > 0 { return 1 pearl from me; gain 1 key; } }",
        "once per turn { choose a from hand of me; discard a from hand of me; gain 1 key; }",
        "once per turn { return 1 pearl from me; }",
        "once per turn { choose o from opponents; return 1 pearl from o; gain 1 pearl; }",
        "once per turn { choose s from council where size > 0; discard s; }",
        "once per turn { each o in opponents { return 1 pearl from o; } }",
        "once per turn { until my next turn { set hand_limit to 9 for me; } }",
        "on arrival { gain 5 pearls; }",
        "while free { at turn_start of me { gain 1 pearl; } }",
    ],
)
def test_a_power_with_a_cost_or_a_limit_is_none(power: str) -> None:
    assert of_lord(power) == []


# --- set twice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "whom"),
    [
        ("while free { set hand_limit to 5 for me; set hand_limit to 6 for me; }", " for `me`"),
        ("while free { set hand_limit to 5 for me; set hand_limit to 6 for players; }", ""),
        (
            "while free { set hand_limit to 5 for players; set hand_limit to 6 for players; }",
            " for `players`",
        ),
        (
            "while free { set hand_limit to 5 for players; set hand_limit to 6 for opponents; }",
            " for `opponents`",
        ),
        (
            "while free { set hand_limit to 5 for me; } while free { set hand_limit to 6 for me; }",
            " for `me`",
        ),
        (
            (
                "while free when threat > 3 { set hand_limit to 5 for me; }"
                " while free when threat > 4 { set hand_limit to 6 for me; }"
            ),
            " for `me`",
        ),
        (
            (
                "while free when threat > 3 { set hand_limit to 5 for me; }"
                " while free { set hand_limit to 6 for me; }"
            ),
            " for `me`",
        ),
        (
            (
                "on arrival { until my next turn {"
                " set hand_limit to 5 for me; set hand_limit to 6 for me; } }"
            ),
            " for `me`",
        ),
    ],
)
def test_two_sets_for_the_same_players_are_told(effects: str, whom: str) -> None:
    (found,) = of_lord(effects)
    assert found == f"A604 this card sets `hand_limit` twice{whom}"


@pytest.mark.parametrize(
    "effects",
    [
        "while free { set hand_limit to 5 for me; set hand_limit to 6 for opponents; }",
        "while free { set hand_limit to 5 for me; add 1 to hand_limit for me; }",
        "while free { set hand_limit to 5 for me; set support_stacks to 2 for me; }",
        (
            "while free when threat > 3 { set hand_limit to 5 for me; }"
            " while free when threat <= 3 { set hand_limit to 6 for me; }"
        ),
        (
            "while free { set hand_limit to 5 for opponents where pearls of it > 3;"
            " set hand_limit to 6 for opponents where pearls of it <= 3; }"
        ),
        (
            "while free { set hand_limit to 5 for me; }"
            " on arrival { until my next turn { set hand_limit to 6 for me; } }"
        ),
    ],
)
def test_two_sets_that_never_meet_are_none(effects: str) -> None:
    assert of_lord(effects) == []


# --- what can do nothing, and what has no end -----------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("take self;", "A610 `take` does nothing with `self`"),
        ("recruit self for 2 pearls;", "A610 `recruit` does nothing with `self`"),
        (
            "choose l from court; substitute l with self;",
            "A610 `substitute` does nothing with `self`",
        ),
        (
            "choose m from locations of me; exchange m with m;",
            "A610 `exchange` does nothing with `m` twice",
        ),
        ("if threat > 3 { take self; }", "A610 `take` does nothing with `self`"),
        (
            "recruit top of lord_deck for 3 pearls;",
            "A610 `recruit` does nothing with `top of lord_deck`",
        ),
        (
            "choose l from free_lords of me where cost > 6; substitute l with top of lord_deck;",
            "A610 `substitute` does nothing with `l`, which is of `free_lords`",
        ),
        (
            "each l in court { summon l; }",
            "A610 `summon` does nothing with `l`, which is of `court`",
        ),
        ("return 1 extra_turn from me;", "A610 `return` does nothing with `extra_turn`"),
    ],
)
def test_a_statement_that_can_do_nothing_is_told(deed: str, told: str) -> None:
    assert of_lord(f"on arrival {{ {deed} }}") == [told]


@pytest.mark.parametrize(
    "deed",
    [
        "discard self;",
        "disable self;",
        "control_drawn 3 with self;",
        "choose l from court; take l;",
        "choose m from locations of me; choose o from available; exchange m with o;",
        "choose l from court; substitute l with top of lord_deck;",
        "choose l from lord_deck; summon l; recruit l for 3 pearls;",
        "choose l from lords of me; release l;",
    ],
)
def test_a_statement_that_may_do_something_is_not_told(deed: str) -> None:
    assert of_lord(f"on arrival {{ {deed} }}") == []


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("choose pair from chamber of me; swap pair;", ["A610 `swap` does nothing with `pair`"]),
        ("choose 3 from chamber of me as all; swap all;", ["A610 `swap` does nothing with `all`"]),
        ("choose 2 from chamber of me as pair; swap pair;", []),
        ("swap chamber of me;", []),
        ("discard self;", ["A610 `discard` does nothing with `self`"]),
        ("discard top of lord_deck;", []),
        (
            "recall locations of me;",
            ["A610 `recall` does nothing with `locations of me`"],
        ),
    ],
)
def test_a_verb_with_another_number_of_things_than_it_wants(deed: str, told: list[str]) -> None:
    fields = "guild mage; influence 5; copies 1;"
    card = f'lord diver "The Diver" {{ {fields} on arrival {{ {deed} }} }}'
    source = Source("x", f"pack my.pack {{ format 1; ruleset conspiracy; }}\n{card}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert [f"{one.code} {one.message}".partition(":")[0] for one in found] == told


@pytest.mark.parametrize(
    "effects",
    [
        "limit hand_limit to at most 2 for me; limit hand_limit to at least 3 for me;",
        "limit hand_limit to at least 9 for players; limit hand_limit to at most 8 for opponents;",
        "limit hand_limit to at least 7 for me; limit hand_limit to at most threat for me;",
    ],
)
def test_limits_that_exclude_each_other_are_told(effects: str) -> None:
    for block in (
        f"while free {{ {effects} }}",
        f"on arrival {{ until my next turn {{ {effects} }} }}",
    ):
        (found,) = of_lord(block)
        assert found.startswith("A611 `hand_limit` cannot be at least")


@pytest.mark.parametrize(
    "effects",
    [
        "limit hand_limit to at most 3 for me; limit hand_limit to at least 3 for me;",
        "limit hand_limit to at most 2 for me; limit hand_limit to at least 3 for opponents;",
        "limit hand_limit to at most 2 for me; limit support_stacks to at least 3 for me;",
        "limit hand_limit to at most 2 for me; limit hand_limit to at most 1 for me;",
        "limit hand_limit to at most 2 for me; set hand_limit to 3 for me;",
        "limit hand_limit to at most threat for me; limit hand_limit to at least 3 for me;",
    ],
)
def test_limits_that_can_be_kept_are_none(effects: str) -> None:
    assert of_lord(f"while free {{ {effects} }}") == []


def test_an_extra_turn_in_each_turn_has_no_end() -> None:
    told = "A612 this brings `turn_start` about again each time, and has no end"
    assert of_lord("while free { at turn_start of me { gain 2 extra_turns; } }") == [told]


@pytest.mark.parametrize(
    "effect",
    [
        "at turn_start of opponents { gain 1 extra_turn; }",
        "at turn_start of me where threat > 3 { gain 1 extra_turn; }",
        "at turn_start of me { may { gain 1 extra_turn; } }",
        "at turn_start of me { gain 1 pearl; }",
        "at turn_start of me { return 1 pearl from me; }",
        "after exploration of me { gain 1 extra_turn; }",
        "add 1 to hand_limit for me;",
    ],
)
def test_what_may_end_is_not_told(effect: str) -> None:
    assert of_lord(f"while free {{ {effect} }}") == []
    body = "at turn_start of me { gain 1 extra_turn; }"
    assert of_lord(f"while free when threat > 3 {{ {body} }}") == []
