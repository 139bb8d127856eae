"""Payments: what the formulas of `payment` could get wrong at their edges."""

import pytest

import abyss_rules as ar


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
