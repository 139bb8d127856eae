"""C2: how a game of Conspiracy begins."""

from itertools import pairwise

import pytest

import abyss_rules as ar
from tests.rules.senate import (
    available,
    chamber,
    location_deck,
    locations,
    lord_deck,
    master,
    offered,
    pearls,
    piles,
)


@pytest.mark.clause("C2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_as_the_rulebook_says(seats: int) -> None:
    game = ar.new_game("conspiracy", seats=seats, seed=3)
    assert (len(lord_deck(game)), len(location_deck(game)), len(available(game))) == (60, 23, 1)
    assert piles(game) == {}
    assert (master(game), pearls(game)) == (None, [0] * seats)
    for seat in range(seats):
        assert (chamber(game, seat), locations(game, seat)) == ([], {})
    assert game.turn == 1
    assert offered(game) == ["draw 1", "draw 2", "draw 3"]


@pytest.mark.clause("C2")
def test_both_decks_are_shuffled_and_the_first_player_is_drawn() -> None:
    games = [ar.new_game("conspiracy", seats=4, seed=seed) for seed in range(40)]
    assert {game.active for game in games} == {0, 1, 2, 3}
    assert len({tuple(lord_deck(game)) for game in games}) == 40
    assert len({tuple(location_deck(game)) for game in games}) == 40
    assert len({tuple(available(game)) for game in games}) > 10


@pytest.mark.clause("C2")
def test_the_same_seed_gives_the_same_game() -> None:
    games = [ar.new_game("conspiracy", seats=3, seed=seed) for seed in (5, 5, 6)]
    assert [one == other for one, other in pairwise(games)] == [True, False]
