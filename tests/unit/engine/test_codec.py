"""A state is only loaded if a game can go on from it, whatever its steps do."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import abyss_rules as ar
from abyss_rules.engine import codec
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import State
from abyss_rules.errors import UnreadableError
from tests.packs import arrival


class Counting:
    """A state with one frame, and nothing else."""

    def __init__(self) -> None:
        self.stack = [[0, 0]]
        self.options: list[int] = []

    def clone(self) -> Counting:
        return self


def tried(prompt: Callable[[Any, Any, list[Any]], bool]) -> Any:  # noqa: ANN401 - a state of its own
    def answer(_rules: Any, _state: Any, frame: list[Any], _code: int) -> None:  # noqa: ANN401 - as steps are
        frame[1] += 1

    rules = SimpleNamespace(prompts=(prompt,), answers=(answer,))
    return codec.continuable(cast("Rules", rules), cast("State", Counting()))


def asks(*options: int) -> Callable[[Any, Any, list[Any]], bool]:
    def prompt(_rules: Any, state: Any, _frame: list[Any]) -> bool:  # noqa: ANN401 - as steps are
        state.options = list(options)
        return True

    return prompt


def test_a_question_is_where_a_game_goes_on() -> None:
    assert tried(asks(1, 2)).stack == [[0, 0]]


def test_a_step_that_fails_is_told() -> None:
    def fails(_rules: Any, _state: Any, _frame: list[Any]) -> bool:  # noqa: ANN401 - as steps are
        raise IndexError("no card")

    with pytest.raises(UnreadableError, match="cannot be continued: IndexError: no card"):
        tried(fails)


def test_a_question_without_an_answer_is_told() -> None:
    with pytest.raises(UnreadableError, match="nothing can be chosen"):
        tried(asks())


def test_steps_that_never_ask_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "LONGEST", 50)
    with pytest.raises(UnreadableError, match="never asks anybody anything"):
        tried(asks(1))


def test_things_picked_that_are_not_offered_end_the_choice() -> None:
    game = arrival("choose 2 from court as pair; each l in pair { discard l; }")
    game.apply("choose ship_master")
    data = json.loads(ar.to_json(game))
    power = data["state"]["stack"][-1]
    place = next(i for i, slot in enumerate(power) if isinstance(slot, list) and slot)
    power[place] = [game.setup.rules.number["peddler"]]
    again = ar.from_json(json.dumps(data), packs=game.setup.packs[1:])
    assert again.decision is not None
    assert again.decision.kind == "action"
