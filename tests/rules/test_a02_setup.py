"""A2: how a game begins."""

import pytest

import abyss_rules as ar
from tests.rules.table import (
    affiliated,
    available,
    council,
    court,
    deck_sizes,
    discard,
    free,
    hand,
    keys,
    locations,
    pearls,
    threat,
    token_counts,
    track,
)


@pytest.mark.clause("A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_as_the_rulebook_says(seats: int) -> None:
    game = ar.new_game("abyss", seats=seats, seed=3)
    assert len(court(game)) == 6
    assert len(available(game)) == 1
    assert threat(game) == 1
    assert pearls(game) == [1] * seats
    assert keys(game) == token_counts(game) == [0] * seats
    for seat in range(seats):
        assert hand(game, seat) == affiliated(game, seat) == free(game, seat) == []
        assert locations(game, seat) == {}
    assert set(council(game).values()) == {0}
    assert discard(game) == 0
    # With nothing but one Pearl the first player can only explore: that is done unasked.
    assert deck_sizes(game) == {"exploration": 70, "lord": 29, "location": 19}
    assert (game.turn, len(track(game))) == (1, 1)


@pytest.mark.clause("A2")
def test_everything_is_shuffled_and_the_first_player_is_drawn() -> None:
    games = [ar.new_game("abyss", seats=4, seed=seed) for seed in range(40)]
    assert {game.active for game in games} == {0, 1, 2, 3}
    assert len({tuple(court(game)) for game in games}) == 40
    assert len({tuple(available(game)) for game in games}) > 10


@pytest.mark.clause("A2")
def test_the_same_seed_gives_the_same_game() -> None:
    assert ar.new_game("abyss", seats=3, seed=5) == ar.new_game("abyss", seats=3, seed=5)
    assert ar.new_game("abyss", seats=3, seed=5) != ar.new_game("abyss", seats=3, seed=6)
