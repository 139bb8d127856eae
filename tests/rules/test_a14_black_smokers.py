"""A14: Black Smokers and the Location stack."""

import pytest

import abyss_rules as ar
from tests.rules.table import (
    asked,
    available,
    deck_sizes,
    free,
    locations,
    offers,
    play,
    recruit,
    table,
)

FIVE = ["jellyfish 2", "crab 2", "seahorse 2", "shellfish 2", "squid 2"]
STACK = ["the_depths", "the_chasm", "the_abyss"]


def gained(by: str, *, seed: int = 1) -> ar.Game:
    """Seat 0 has just gained Black Smokers, and is asked what to exchange it for."""
    if by in {"taken", "drawn"}:
        game = table(
            {"keys": 1, "lords": ["keeper"]},
            threat=3,
            exploration_deck=["monster", "..."],
            available=["black_smokers", "the_jail"] if by == "taken" else ["the_jail"],
            location_deck=STACK if by == "taken" else ["black_smokers", *STACK],
            seed=seed,
        )
        play(game, "explore", "fight")
        if by == "taken":
            return play(game, "control black_smokers")
        play(game, "draw 2", "keep black_smokers")
    else:
        game = table(
            {"hand": FIVE},
            court=["hermit", "keeper", "reaper", "miller"],
            available=["the_jail"],
            location_deck=["black_smokers", *STACK],
            seed=seed,
        )
        recruit(game, "hermit", *FIVE)
        play(game, "affiliate crab 2")
    return game


@pytest.mark.clause("A14")
@pytest.mark.parametrize(
    ("by", "stack", "lords"),
    [
        ("taken", set(STACK), ["keeper"]),
        ("drawn", {"the_chasm", "the_abyss"}, ["keeper"]),
        ("by an Ambassador", set(STACK), ["hermit"]),
    ],
)
def test_however_gained_it_may_be_exchanged_with_the_lords_under_it(
    by: str, stack: set[str], lords: list[str]
) -> None:
    game = gained(by)
    assert asked(game) == (0, "exchange")
    assert offers(game, "exchange") == stack
    play(game, "exchange the_chasm")
    assert locations(game, 0) == {"the_chasm": lords}
    assert free(game, 0) == []
    # Black Smokers went back into the stack.
    assert deck_sizes(game)["location"] == len(stack)
    assert "black_smokers" not in available(game)
    assert game.active == 1


@pytest.mark.clause("A14")
def test_the_exchange_may_be_declined() -> None:
    game = play(gained("taken"), "decline")
    assert locations(game, 0) == {"black_smokers": ["keeper"]}
    assert deck_sizes(game)["location"] == 3
    assert game.scores()[0]["locations"] == 0


@pytest.mark.clause("A14")
def test_the_stack_is_shuffled_afterwards() -> None:
    tops = set()
    for seed in range(12):
        game = play(gained("taken", seed=seed), "exchange the_chasm")
        tops.add(tuple(game.state["location_deck"]))
    assert len(tops) > 2


@pytest.mark.clause("A14")
def test_with_an_empty_stack_there_is_nothing_to_exchange() -> None:
    game = table(
        {"keys": 2},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["black_smokers"],
        location_deck=[],
    )
    play(game, "explore", "fight")
    assert locations(game, 0) == {"black_smokers": []}
    assert game.active == 1


@pytest.mark.clause("A14", "A3.3")
def test_what_comes_from_the_stack_counts_before_the_next_location() -> None:
    game = table(
        {"keys": 5},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["black_smokers"],
        location_deck=["the_chasm"],
    )
    play(game, "explore", "fight", "control black_smokers", "exchange the_chasm")
    # Three Keys are left: the stack holds Black Smokers alone, which comes back with nothing in it.
    assert locations(game, 0) == {"the_chasm": [], "black_smokers": []}
    assert deck_sizes(game)["location"] == 0
