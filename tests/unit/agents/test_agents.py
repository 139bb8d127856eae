"""The agents: the same answers for the same seed, the greedy one wins, those with a wish get it."""

from collections import Counter

import pytest

from abyss_rules.agents import (
    AGENTS,
    Chance,
    GreedyAgent,
    RandomAgent,
    derived,
    make_agents,
    play,
    with_turn_limit,
)
from abyss_rules.game import Game, new_game


def played(names: str, seed: int, seats: int = 2) -> Game:
    game = new_game("abyss", seats=seats, seed=seed, options=with_turn_limit(None))
    return play(game, make_agents(names, seats, seed))


@pytest.mark.untraced
@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_agent_plays_to_the_end_the_same_way_each_time(name: str, seats: int) -> None:
    game = played(name, 5, seats)
    assert game.outcome.status == "ended"
    assert game == played(name, 5, seats)


@pytest.mark.parametrize("name", ["random", "keys", "powers"])
def test_another_seed_plays_another_game(name: str) -> None:
    games = []
    for seed in (1, 2):
        game = new_game("abyss", seats=2, seed=1, options=with_turn_limit(None))
        games.append(play(game, make_agents(name, 2, seed)))
    assert games[0] != games[1]


@pytest.mark.untraced
def test_the_greedy_agent_clearly_beats_the_random_one() -> None:
    won = sum(
        played("greedy,random" if seed % 2 else "random,greedy", seed).winners == (1 - seed % 2,)
        for seed in range(40)
    )
    assert won >= 36


def test_the_random_agent_takes_each_option_about_as_often() -> None:
    decision = new_game("abyss", seats=2, seed=1).decision
    assert decision is not None
    agent = RandomAgent(4)
    counts = Counter(agent.choose(None, decision) for _ in range(1000))
    assert set(counts) == set(decision.options)
    assert min(counts.values()) > 1000 / len(decision.options) * 0.7


@pytest.mark.untraced
def test_agents_with_a_wish_get_more_of_what_they_seek() -> None:
    found = {}
    for name in ("random", "keys", "powers"):
        games = [played(name, seed) for seed in range(12)]
        found[name] = (
            sum(len(p.locations) for game in games for p in game.view(None).players),
            sum(option.verb in ("use", "accept") for game in games for option in game.answers),
        )
    assert found["keys"][0] > found["random"][0]
    assert found["powers"][1] > found["random"][1]


@pytest.mark.untraced
@pytest.mark.parametrize("preset", ["rulebook", "bga"])
def test_the_greedy_agent_plays_by_all_options(preset: str) -> None:
    for seed in range(4):
        game = new_game("abyss", seats=3, seed=seed, options=with_turn_limit(preset))
        assert play(game, [GreedyAgent()] * 3).outcome.status == "ended"


def test_derived_seeds_differ_by_place_and_stay_the_same() -> None:
    seeds = [derived(7, game, seat) for game in range(50) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert min(seeds) >= 0
    assert derived(7) == derived(7)
    assert derived(7) != derived(8) != derived(7, 0)


def test_a_chance_draws_every_number_below_its_bound() -> None:
    chance = Chance(3)
    assert {chance.below(6) for _ in range(200)} == set(range(6))
    assert [Chance(9).below(100) for _ in range(3)] == [Chance(9).below(100)] * 3
