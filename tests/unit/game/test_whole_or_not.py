"""An answer is given wholly or not at all, whatever stops it; and decisions as values."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine import loop
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import State
from abyss_rules.game import games
from abyss_rules.rulesets.abyss.state import AbyssState
from tests.played import played, walk


class Breaking(BaseException):
    """Something that stops a rule in its middle."""


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> list[type[BaseException]]:
    """A list; while it holds an exception, the loop raises that when a rule has done its work."""
    raised: list[type[BaseException]] = []

    def run(rules: Rules, s: State) -> None:
        if raised:
            assert isinstance(s, AbyssState)
            s.pearls[0] += 1
            s.stack.append([0])
            raise raised.pop()
        loop.run(rules, s)

    monkeypatch.setattr(games, "run", run)
    return raised


@pytest.mark.untraced
@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError, ZeroDivisionError, Breaking])
@pytest.mark.parametrize("depth", [0, 1, 40, 63, 64, 65, 200])
def test_what_stops_a_rule_in_its_middle_leaves_the_game_as_it_was(
    failing: list[type[BaseException]], error: type[BaseException], depth: int
) -> None:
    game = played(5, depth)
    before, record, decision = game.clone(), game.record(), game.decision
    assert decision is not None
    failing.append(error)
    with pytest.raises(error):
        game.apply(decision.options[0])
    assert (game, game.record(), game.decision) == (before, record, decision)
    for each in (game, before):
        each.apply(decision.options[-1])
    assert game == before
    assert game.answers == before.answers
    while game.answers:
        game.undo()
    assert game == played(5, 0)


def test_events_go_on_after_a_rule_was_stopped(failing: list[type[BaseException]]) -> None:
    game = played(5, 70)
    before = game.events()
    assert game.decision is not None
    option = game.decision.options[0]
    failing.append(KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        game.apply(option)
    assert game.events() == before
    twin = played(5, 70)
    for each in (game, twin):
        each.apply(option)
    assert game.events() == twin.events()


def test_several_answers_in_one_call_are_all_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = ar.position(
        "abyss",
        {
            "court": ["slaver", "traitor", "master_of_magic"],
            "council": {"crab": ["crab 1"]},
            "players": [
                {"hand": ["jellyfish 3", "crab 2", "shellfish 5", "shellfish 1"], "pearls": 2}
            ],
        },
    )
    before = game.clone()
    apply = ar.Game.apply

    def stopped(self: ar.Game, option: ar.Option | str, *, seat: int | None = None) -> None:
        if self is game and self.answers:
            raise KeyboardInterrupt
        apply(self, option, seat=seat)

    monkeypatch.setattr(ar.Game, "apply", stopped)
    with pytest.raises(KeyboardInterrupt):
        ar.recruit(game, "master_of_magic", ["crab 2", "jellyfish 3", "shellfish 5"])
    assert game == before
    assert game.answers == ()


@pytest.mark.parametrize("seat", [True, False, 1.0, 0.0, "0", [], float("nan")])
def test_a_seat_is_a_whole_number(seat: object) -> None:
    for game in (played(5, 3), played(5, 5000)):
        before = game.clone()
        with pytest.raises(ar.UnreadableError, match="seat: a whole number is wanted"):
            game.apply("explore", seat=seat)  # type: ignore[arg-type]  # that is what is refused
        assert game == before


@pytest.mark.parametrize("ruleset", ["abyss", "conspiracy"])
def test_decisions_and_options_can_be_pickled_and_are_equal(ruleset: str) -> None:
    for game in walk(3, seats=2, most=60, ruleset=ruleset):
        decision = game.decision
        if decision is None:
            continue
        for again in (
            pickle.loads(pickle.dumps(decision)),  # noqa: S301  # what was just written
            copy.copy(decision),
            copy.deepcopy(decision),
        ):
            assert type(again) is ar.Decision
            assert type(again.options) is ar.Options
            assert again == decision
            assert again.options == decision.options == tuple(again.options)
            assert hash(again.options) == hash(decision.options)
            assert pickle.loads(pickle.dumps(again)) == decision  # noqa: S301  # as above
            twin = game.clone()
            twin.apply(again.options[0])


def test_a_decision_cannot_be_changed() -> None:
    decision: Any = played(3, 4).decision
    for name in ("seat", "kind", "options", "colour"):
        with pytest.raises(AttributeError, match=f"a decision cannot be changed \\({name}\\)"):
            setattr(decision, name, 1)
        with pytest.raises(AttributeError, match="a decision cannot be changed"):
            delattr(decision, name)
    with pytest.raises(TypeError, match="unhashable"):
        hash(decision)
    made = ar.Decision(decision.seat, decision.kind, decision.options)
    assert made == decision
    assert repr(made) == repr(decision)


@pytest.mark.parametrize(
    ("code", "verb", "argument"), [([], "buy", ""), (0, None, ""), (0, "a", 3)]
)
def test_an_option_is_made_of_a_code_and_texts(
    code: object, verb: object, argument: object
) -> None:
    with pytest.raises(ar.UnreadableError, match=r"^option: "):
        ar.Option(code, verb, argument)  # type: ignore[arg-type]  # that is what is refused


def test_an_option_made_by_hand_counts_by_its_text() -> None:
    game = played(3, 4)
    assert game.decision is not None
    offered = game.decision.options[0]
    twin = game.clone()
    twin.apply(ar.Option(10**30, offered.text))
    game.apply(offered)
    assert twin == game


def test_any_number_of_keys_is_refused_at_once() -> None:
    described = {
        "threat": 6,
        "exploration": {"revealed": "monster"},
        "players": [{"keys": 1, "lords": ["recruiter", "tamer"]}],
    }
    game = ar.position("abyss", described)
    game.apply("fight")
    with pytest.raises(ar.IllegalError, match=r"spend token, \.\.\. cannot be done"):
        ar.use_keys(game, tokens=10**8)
