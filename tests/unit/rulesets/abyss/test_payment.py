"""Payments: what the formulas of `payment` could get wrong at their edges."""

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss.rules import AbyssRules
from tests.packs import lord, with_cards


@pytest.mark.clause("A15.superfluous_allies")
def test_one_ally_of_each_race_is_never_superfluous_however_much_is_left_over() -> None:
    hand = ["jellyfish 3", "crab 2", "seahorse 5", "shellfish 4", "squid 5"]
    game = ar.position(
        "abyss",
        {
            "court": ["sage", "elder", "hermit"],
            "council": {"crab": ["crab 1"]},
            "players": [{"hand": hand}],
        },
        options={"superfluous_allies": "refused"},
    )
    game.apply("recruit sage")  # 10 for 19: nine too many, and no card can be left out
    (paid,) = [event for event in game.events() if event.kind == "lord_paid"]
    assert sorted(paid.allies) == sorted(hand)


@pytest.mark.parametrize(
    ("effect", "each"),
    [
        ("add 2 to recruit_cost for me;", False),
        ("set recruit_cost to 2 for me;", True),
        ("limit recruit_cost to at least 2 for me;", True),
        ("limit recruit_cost to at most 2 for me;", True),
        ("set hand_limit to 2 for me;", False),
    ],
)
def test_the_cost_of_each_lord_is_asked_only_where_cards_do_not_just_shift_it(
    effect: str, *, each: bool
) -> None:
    rules = with_cards(lord(f"while free {{ {effect} }}")).setup.rules
    assert isinstance(rules, AbyssRules)
    assert rules.costs_set is each
