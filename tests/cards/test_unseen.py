"""What a scenario cannot say of cards: chance over many games, what events hide and from whom."""

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    DEAR,
    asked,
    discard,
    hand,
    happened,
    play,
    table,
    token_counts,
    tokens,
)


def jailer(first: str) -> ar.Game:
    """Seat 1 has recruited the Jailer, and seat 2 has chosen what to discard."""
    game = table(
        {},
        {"hand": ["crab 4", "seahorse 1", "jellyfish 1"]},
        {"hand": ["squid 1", "squid 2"]},
        {"hand": ["shellfish 1", "shellfish 2"]},
        turn=1,
        court=["jailer", *DEAR],
    )
    play(game, "recruit jailer", "affiliate seahorse 1")
    assert asked(game) == (2, "discard")
    return play(game, first)


@pytest.mark.clause("A8.8", "A12")
def test_jailer_shows_nothing_before_all_have_chosen() -> None:
    one, other = jailer("discard squid 1"), jailer("discard squid 2")
    assert asked(one) == (3, "discard")
    # Nobody but the chooser can tell the two games apart before all have chosen.
    for seat in (0, 1, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    assert discard(one) == 2  # only what paid for the Jailer
    play(one, "discard shellfish 2")
    assert (hand(one, 2), hand(one, 3)) == (["squid 2"], ["shellfish 1"])
    assert [(e.seat, e.allies) for e in happened(one, "allies_discarded")] == [
        (2, ("squid 1",)),
        (3, ("shellfish 2",)),
    ]


def test_hunter_takes_a_token_at_random() -> None:
    taken = set()
    for seed in range(20):
        game = table(
            {"hand": ["crab 5", "squid 3"]},
            {"tokens": [2, 3, 4]},
            court=["hunter", *DEAR],
            seed=seed,
        )
        play(game, "recruit hunter")
        taken |= set(tokens(game, 0))
        assert token_counts(game) == [1, 2]
    assert taken == {2, 3, 4}


@pytest.mark.clause("A8.12", "A12")
def test_the_value_of_a_stolen_token_is_known_to_the_two_involved() -> None:
    game = table(
        {"hand": ["crab 5", "squid 3"]},
        {"tokens": [2, 2]},
        {"tokens": [3], "lords": ["shaman"]},
        {"tokens": [4]},
        court=["hunter", *DEAR],
    )
    play(game, "recruit hunter", "choose seat 3")
    stolen = {seat: happened(game, "monster_stolen", seat=seat)[0].value for seat in range(4)}
    assert stolen == {0: 4, 1: None, 2: None, 3: 4}


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


@pytest.mark.clause("A14")
def test_the_stack_is_shuffled_after_black_smokers_went_back() -> None:
    tops = set()
    for seed in range(12):
        game = table(
            {"keys": 1, "lords": ["keeper"]},
            threat=3,
            exploration_deck=["monster", "..."],
            available=["black_smokers", "the_jail"],
            location_deck=["the_depths", "the_chasm", "the_abyss"],
            seed=seed,
        )
        play(game, "explore", "fight", "control black_smokers", "exchange the_chasm")
        tops.add(tuple(game.state["location_deck"]))
    assert len(tops) > 2
