"""Playing to the end: who is asked with what, where it stops, and what an agent may not do."""

from typing import Any

import pytest

from abyss_rules.agents import (
    DEFAULT_TURN_LIMIT,
    AgentError,
    Chance,
    GreedyAgent,
    KeysAgent,
    RandomAgent,
    agent_name,
    derived,
    make_agent,
    make_agents,
    play,
    with_turn_limit,
)
from abyss_rules.engine.options import Option
from abyss_rules.errors import AbyssError, IllegalError, UnreadableError
from abyss_rules.game import Decision, new_game
from abyss_rules.rulesets.abyss.view import AbyssView
from tests.odd import Mute, Silent, word


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
    with pytest.raises(UnreadableError, match=r"options: a mapping is wanted, not \["):
        with_turn_limit([])  # type: ignore[arg-type]  # that is what is refused


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


class Raising:
    """Raises the same whenever it is asked."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def choose(self, view: object, decision: Decision) -> Option:
        del view, decision
        raise self.error


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Silent(), r"Silent: \(it cannot say why\)$"),
        (ValueError("x" * 10_000), r"ValueError: x+\.\.\.$"),
        (ValueError(word("a secret")), r"ValueError: "),
        (SystemExit(3), r"SystemExit: 3$"),
        (RecursionError(), r"RecursionError$"),
        (ZeroDivisionError("by 0"), r"ZeroDivisionError: by 0$"),
    ],
)
def test_whatever_stops_an_agent_is_told_and_kept_as_the_cause(
    error: BaseException, said: str
) -> None:
    game = new_game("abyss", seats=2, seed=1)
    before = game.clone()
    with pytest.raises(AgentError, match=rf"^agent Raising of seat \d failed on 'offer': {said}"):
        play(game, [Raising(error)] * 2)
    assert game == before
    with pytest.raises(AgentError) as caught:
        play(game, [Raising(error)] * 2)
    assert caught.value.__cause__ is error
    assert len(str(caught.value)) < 600


def test_a_sudden_stop_by_the_keyboard_passes_through() -> None:
    game = new_game("abyss", seats=2, seed=1)
    before = game.clone()
    with pytest.raises(KeyboardInterrupt):
        play(game, [Raising(KeyboardInterrupt())] * 2)
    assert game == before


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Mute(), "answered a Mute that cannot be shown to 'offer': an answer is an option or its"),
        (word("dance"), "to 'offer': 'dance' is not offered now"),
        ("dance " * 1000, r"answered 'dance dance [a-z ]*\.\.\. to 'offer': 'dance dance"),
        (["buy"], r"answered \['buy'\] to 'offer': an answer is an option or its text, not \["),
        (Option(0, "x" * 5000), r"answered 'xxx*\.\.\. to 'offer'"),
    ],
    ids=["mute", "word", "long", "list", "option"],
)
def test_an_answer_whose_own_methods_fail_is_refused(answer: object, said: str) -> None:
    game = new_game("abyss", seats=2, seed=1)
    before = game.clone()
    with pytest.raises(AgentError, match=said) as caught:
        play(game, [Answering(answer)] * 2)
    assert game == before
    assert len(str(caught.value)) < 600


def test_a_text_of_a_class_of_its_own_is_an_answer() -> None:
    game = new_game("abyss", seats=2, seed=1)
    with pytest.raises(AgentError):
        play(game, [Answering(word("buy"))] * 2)
    assert game.answers[0].text == "buy"


class Nameless(Raising):
    """Has a name that nobody can read."""

    def __init__(self) -> None:
        super().__init__(KeyError("lost"))

    @property
    def name(self) -> str:
        raise RuntimeError


def test_a_name_that_cannot_be_read_is_that_of_the_class() -> None:
    assert agent_name(Nameless()) == "Nameless"
    with pytest.raises(AgentError, match=r"agent Nameless of seat \d failed .* KeyError: 'lost'"):
        play(new_game("abyss", seats=2), [Nameless()] * 2)


def test_names_in_messages_are_plain_and_short() -> None:
    agent: Any = Answering("buy")
    agent.name = word("gloomy")
    assert type(agent_name(agent)) is str
    agent.name = "x" * 5000
    assert agent_name(agent) == "x" * 77 + "..."


class Hidden:
    """Does not let anybody look whether it can choose."""

    @property
    def choose(self) -> object:
        raise RuntimeError


@pytest.mark.parametrize("wrong", [None, "x", 1.5, True, -1])
def test_the_turn_limit_of_play_is_a_number(wrong: object) -> None:
    game = new_game("abyss", seats=2)
    with pytest.raises(UnreadableError, match=r"^turn_limit: "):
        play(game, "greedy", turn_limit=wrong)  # type: ignore[arg-type]  # that is what is refused
    assert not game.answers


@pytest.mark.parametrize("wrong", ["1", None, True, 1.0])
def test_a_seed_is_a_whole_number_for_agents_too(wrong: Any) -> None:  # noqa: ANN401  # anything is refused
    game = new_game("abyss", seats=2)
    makers: list[Any] = [RandomAgent, GreedyAgent, KeysAgent, Chance, derived]
    for make in makers:
        with pytest.raises(UnreadableError, match="a seed is a whole number"):
            make(wrong)
    with pytest.raises(UnreadableError, match="a seed is a whole number"):
        play(game, [RandomAgent(), RandomAgent()], seed=wrong)
    with pytest.raises(UnreadableError, match="a seed is a whole number"):
        make_agents("greedy", 2, seed=wrong)
    with pytest.raises(UnreadableError, match="a seed is a whole number"):
        make_agent("greedy", seed=wrong)


@pytest.mark.parametrize(
    ("agents", "message"),
    [
        ([RandomAgent, RandomAgent()], "seat 0 has no agent: RandomAgent is a class; make one"),
        ([RandomAgent(), Hidden()], "seat 1 has no agent: Hidden"),
        (b"xy", "a name for all seats or a list"),
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
    with pytest.raises(UnreadableError, match="play wants a game, not '"):
        play("abyss", [])  # type: ignore[arg-type]  # a user's mistake


def test_agents_may_be_given_by_name() -> None:
    by_name = play(new_game("abyss", seats=2, seed=3), "random", seed=5)
    one_each = play(new_game("abyss", seats=2, seed=3), ["random", "random"], seed=5)
    assert by_name.outcome.status == "ended"
    assert by_name == one_each
    mixed = play(new_game("abyss", seats=2, seed=3), ["greedy", RandomAgent(1)])
    assert mixed.outcome.status == "ended"
