"""The agents in Conspiracy: they end all games, the greedy one wins, those with a wish get it."""

import pytest

import abyss_rules as ar
from abyss_rules.agents import AGENTS, GreedyAgent, make_agents, play, with_turn_limit
from abyss_rules.game import Game, new_game


def played(names: str, seed: int, seats: int = 2, agents: int | None = None) -> Game:
    game = new_game("conspiracy", seats=seats, seed=seed, options=with_turn_limit(None))
    return play(game, make_agents(names, seats, seed if agents is None else agents))


@pytest.mark.untraced
@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_agent_plays_to_the_end_the_same_way_each_time(name: str, seats: int) -> None:
    game = played(name, 5, seats)
    assert game.outcome.status == "ended"
    assert game == played(name, 5, seats)


@pytest.mark.parametrize("name", ["random", "keys", "powers"])
def test_another_seed_plays_another_game(name: str) -> None:
    assert played(name, 1, agents=1) != played(name, 1, agents=2)


@pytest.mark.untraced
def test_the_greedy_agent_clearly_beats_the_random_one() -> None:
    won = sum(
        played("greedy,random" if seed % 2 else "random,greedy", seed).winners == (1 - seed % 2,)
        for seed in range(40)
    )
    assert won >= 36


@pytest.mark.untraced
def test_agents_with_a_wish_get_more_of_what_they_seek() -> None:
    found = {}
    for name in ("random", "keys", "powers"):
        games = [played(name, seed) for seed in range(20)]
        found[name] = (
            sum(len(p.locations) for game in games for p in game.view(None).players),
            sum(option.verb == "accept" for game in games for option in game.answers),
        )
    assert found["keys"][0] > found["random"][0]
    assert found["powers"][1] > found["random"][1]


@pytest.mark.untraced
@pytest.mark.parametrize(
    "options",
    [
        {"duties_together": "strictest", "bonus_locations": True},
        {"empty_location_deck": "face_up", "opponent": "merchant"},
    ],
)
def test_the_greedy_agent_plays_by_all_options(options: dict[str, str | bool]) -> None:
    for seats in (1, 3):
        game = new_game("conspiracy", seats=seats, seed=seats, options=with_turn_limit(options))
        assert play(game, [GreedyAgent()] * seats).outcome.status == "ended"


def _answer(described: dict[str, object]) -> str:
    game = ar.position("conspiracy", described)
    decision = game.decision
    assert decision is not None
    return str(GreedyAgent().choose(game.view(decision.seat), decision))


def test_the_greedy_agent_keeps_the_lord_that_joins_a_coalition() -> None:
    chamber = ["value_four_mage", "value_four_mage", "value_three_mage"]
    drawn = ["value_two_farmer", "value_three_mage", "value_one_soldier"]
    described = {"players": [{"chamber": chamber}], "drawn_lords": drawn}
    assert _answer(described) == "keep value_three_mage"


def test_the_greedy_agent_swaps_if_that_joins_a_coalition_and_else_does_not() -> None:
    row = ["mage 4", "farmer 3", "mage 3", "soldier 4", "mage 6", "farmer 4", "mage 3"]
    chamber = [f"value_{_WORDS[lord.split()[1]]}_{lord.split()[0]}" for lord in row]
    described: dict[str, object] = {"players": [{"chamber": chamber}], "taken": [_ZERO]}
    assert _answer(described) == "accept"
    game = ar.position("conspiracy", described)
    agent = GreedyAgent()
    before = game.scores()[0].total
    while (decision := game.decision) is not None and decision.seat == 0:
        game.apply(agent.choose(game.view(0), decision))
        if decision.kind == "choice":
            continue
    assert game.scores()[0].total > before
    alone: dict[str, object] = {
        "players": [{"chamber": ["value_four_mage"]}],
        "taken": ["value_zero_farmer"],
    }
    assert _answer(alone) == "decline"


_WORDS = {"3": "three", "4": "four", "6": "six"}
_ZERO = "value_zero_politician"
