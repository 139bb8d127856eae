"""Playing to the end: who is asked with what, where it stops, and what an agent may not do."""

from typing import Any

import pytest

from abyss_rules.agents import (
    DEFAULT_TURN_LIMIT,
    AgentError,
    RandomAgent,
    make_agents,
    play,
    with_turn_limit,
)
from abyss_rules.engine.options import Option
from abyss_rules.errors import AbyssError, IllegalError, UnreadableError
from abyss_rules.game import Decision, new_game
from abyss_rules.rulesets.abyss.view import AbyssView


class Watching:
    """Answers with the first option and notes what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[AbyssView, Decision]] = []

    def choose(self, view: AbyssView, decision: Decision) -> Option:
        self.seen.append((view, decision))
        return decision.options[0]


class Blind:
    """Answers with the first option and wants no view."""

    needs_view = False

    def __init__(self) -> None:
        self.seen: list[object] = []

    def choose(self, view: object, decision: Decision) -> Option:
        self.seen.append(view)
        return decision.options[0]


class Answering:
    """Gives the same answer to everything."""

    def __init__(self, answer: object) -> None:
        self.answer: Any = answer

    def choose(self, view: object, decision: Decision) -> Option:
        del view, decision
        return self.answer  # type: ignore[no-any-return]  # whatever it is


def test_an_agent_sees_the_view_of_its_own_seat() -> None:
    watching = Watching()
    play(new_game("abyss", seats=2, seed=1, options={"turn_limit": 6}), [watching, RandomAgent()])
    assert watching.seen
    for view, decision in watching.seen:
        assert decision.seat == view.seat == 0
        assert view.decision is not None
        assert view.decision.options == tuple(str(option) for option in decision.options)
        assert view.players[1].hand is None


def test_an_agent_that_needs_no_view_is_given_none() -> None:
    blind = Blind()
    play(new_game("abyss", seats=2, seed=1, options={"turn_limit": 6}), [blind, RandomAgent()])
    assert set(blind.seen) == {None}


@pytest.mark.clause("A9.4")
def test_the_turn_limit_of_a_game_ends_it_unfinished() -> None:
    game = new_game("abyss", seats=2, options={"turn_limit": 4})
    assert play(game, make_agents("random", 2)) is game
    assert game.outcome.status == "unfinished"
    assert game.turn == 4


@pytest.mark.clause("A9.4")
def test_a_game_without_a_turn_limit_is_asked_no_more_after_that_of_play() -> None:
    game = new_game("abyss", seats=2)
    play(game, make_agents("random", 2), turn_limit=4)
    assert game.outcome.status == "running"
    assert game.turn == 5
    assert game.decision is not None


def test_play_goes_on_from_where_a_game_stands() -> None:
    game = new_game("abyss", seats=2, seed=2)
    play(game, make_agents("random", 2), turn_limit=4)
    assert play(game, make_agents("random", 2)).outcome.status == "ended"


def test_options_get_a_turn_limit_unless_they_have_one() -> None:
    assert with_turn_limit(None) == {"turn_limit": DEFAULT_TURN_LIMIT}
    assert with_turn_limit("bga") == {"preset": "bga", "turn_limit": DEFAULT_TURN_LIMIT}
    assert with_turn_limit({"turn_limit": 9}) == {"turn_limit": 9}
    assert with_turn_limit({"turn_limit": None}) == {"turn_limit": None}


def test_an_answer_may_be_a_text() -> None:
    game = new_game("abyss", seats=2, seed=1)
    assert game.decision is not None
    text = str(game.decision.options[0])
    with pytest.raises(AgentError):
        play(game, [Answering(text)] * 2)
    assert game.answers[0].text == text


@pytest.mark.parametrize("answer", ["dance", None, 3, ""])
def test_what_is_not_offered_is_an_error_that_names_agent_and_seat(answer: object) -> None:
    game = new_game("abyss", seats=2, seed=1)
    before = game.clone()
    with pytest.raises(AgentError, match=r"Answering of seat [01]") as caught:
        play(game, [Answering(answer)] * 2)
    assert isinstance(caught.value, AbyssError)
    assert isinstance(caught.value.__cause__, IllegalError | UnreadableError)
    assert game == before


def test_an_agent_that_fails_is_named_with_its_reason() -> None:
    class Failing:
        name = "gloomy"

        def choose(self, view: AbyssView, decision: Decision) -> Option:
            raise ZeroDivisionError(f"{view.seat} {decision.seat}")

    with pytest.raises(AgentError, match=r"gloomy of seat . failed .*ZeroDivisionError") as caught:
        play(new_game("abyss", seats=2), [Failing()] * 2)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


@pytest.mark.parametrize(
    ("agents", "message"),
    [
        ([RandomAgent()], "2 seats want 2 agents, not 1"),
        ([RandomAgent(), object()], "seat 1 has no agent: object"),
        (["random"], "2 seats want 2 agents, not 1"),
        (7, "a name for all seats or a list"),
    ],
)
def test_there_is_one_agent_for_each_seat(agents: object, message: str) -> None:
    with pytest.raises(UnreadableError, match=message):
        play(new_game("abyss", seats=2), agents)  # type: ignore[arg-type]  # a user's mistake


def test_play_wants_a_game() -> None:
    with pytest.raises(UnreadableError, match="play wants a game, not str"):
        play("abyss", [])  # type: ignore[arg-type]  # a user's mistake


def test_agents_may_be_given_by_name() -> None:
    by_name = play(new_game("abyss", seats=2, seed=3), "random", seed=5)
    one_each = play(new_game("abyss", seats=2, seed=3), ["random", "random"], seed=5)
    assert by_name.outcome.status == "ended"
    assert by_name == one_each
    mixed = play(new_game("abyss", seats=2, seed=3), ["greedy", RandomAgent(1)])
    assert mixed.outcome.status == "ended"
