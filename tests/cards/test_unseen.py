"""What a scenario cannot say of cards: chance over many games, and what is seen when."""

import pytest

from tests.cards.positions import court_with, price
from tests.rules.table import (
    COUNCIL,
    asked,
    play,
    table,
    token_counts,
    tokens,
)


@pytest.mark.clause("A8.8")
def test_jailer_shows_nothing_before_all_have_chosen() -> None:
    game = table(
        {"hand": price("jailer")},
        {"hand": ["crab 1", "squid 4"]},
        {"hand": ["squid 3", "squid 1"]},
        court=court_with("jailer"),
        council=COUNCIL,
    )
    play(game, "recruit jailer", "discard squid 4")
    assert asked(game) == (2, "discard")
    assert not [event for event in game.events(2) if event.kind == "allies_discarded"]
    play(game, "discard squid 1")
    assert [event.seat for event in game.events(0) if event.kind == "allies_discarded"] == [1, 2]


def test_hunter_takes_a_token_at_random() -> None:
    taken = set()
    for seed in range(20):
        game = table(
            {"hand": price("hunter")},
            {"tokens": [2, 3, 4]},
            court=court_with("hunter"),
            council=COUNCIL,
            seed=seed,
        )
        play(game, "recruit hunter")
        taken |= set(tokens(game, 0))
        assert token_counts(game) == [1, 2]
    assert taken == {2, 3, 4}


@pytest.mark.clause("A12")
def test_oracle_discards_a_stack_that_nobody_sees() -> None:
    game = table(
        {"lords": ["oracle"]},
        council={"crab": ["crab 4", "crab 2"], "squid": ["squid 3"]},
    )
    play(game, "use oracle", "choose crab")
    for seat in (None, 0, 1):
        assert not any("crab 4" in repr(event) for event in game.events(seat))


@pytest.mark.clause("A14")
def test_the_look_through_the_stack_is_shown_to_nobody_else() -> None:
    game = table(
        {"lords": ["keeper", "reaper", "shepherd"]},
        exploration_deck=["crab 1", "..."],
        available=["black_smokers"],
        location_deck=["the_jail", "the_abyss"],
        council=COUNCIL,
    )
    play(game, "explore", "take", "control black_smokers")
    assert asked(game) == (0, "exchange")
    assert not [event for event in game.events(1) if getattr(event, "locations", None)]
