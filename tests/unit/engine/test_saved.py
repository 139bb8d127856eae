"""Saved states: between which numbers each of their counters may be."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.engine import plain

ANY = 10**9
#: Slot -> the lowest and the highest number in a game of three seats, and in one alone.
NUMBERS: dict[str, dict[str, tuple[int, int]]] = {
    "abyss": {
        "active": (0, 2),
        "turn": (0, ANY),
        "ending": (0, 3),
        "finished": (0, 3),
        "extra_turns": (0, ANY),
        "idle": (0, ANY),
        "purchases": (0, ANY),
        "threat": (1, 6),
        "treasury": (-ANY, ANY),
        "key_supply": (-ANY, ANY),
    },
    "conspiracy": {
        "active": (0, 2),
        "turn": (0, ANY),
        "ending": (0, 3),
        "finished": (0, 3),
        "opponent": (-1, -1),
        "bound": (0, 0),
        "master": (-1, 2),
        "replay_token": (0, 0),
    },
}
ALONE = {
    "active": (0, 1),
    "ending": (0, 2),
    "opponent": (0, 4),
    "bound": (0, 1),
    "master": (-1, 1),
    "replay_token": (0, 1),
}


def told(game: ar.Game, slot: str, value: int) -> str:
    """What is said of a saved state with this number in it; "" if it is read."""
    data = copy.deepcopy(game.state)
    data[slot] = value
    ruleset: Any = rulesets.find(game.ruleset)
    try:
        ruleset.from_plain(game.setup.rules, data)
    except ar.UnreadableError as error:
        return str(error)
    return ""


def tried(game: ar.Game, bounds: dict[str, tuple[int, int]]) -> None:
    for slot, (low, high) in bounds.items():
        for value in (low - 1, high + 1):
            known = high < plain.LARGEST or value > high
            what = f"is not from {low} to {high}" if known else f"is less than {low}"
            assert told(game, slot, value) == f"state.{slot}: {value} {what}"
        for value in (low, high):
            assert f"{value} is not from" not in told(game, slot, value)


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_the_numbers_of_a_state_have_bounds(ruleset: str) -> None:
    game = ar.new_game(ruleset, seats=3, seed=1)
    numbers = {slot for slot, value in game.state.items() if isinstance(value, int)}
    assert set(NUMBERS[ruleset]) == numbers - {"chance"}
    tried(game, NUMBERS[ruleset])


def test_alone_there_is_an_opponent() -> None:
    tried(ar.new_game("conspiracy", seats=1, seed=1), ALONE)


def test_supplies_of_a_box_are_never_below_nothing() -> None:
    game = ar.new_game("abyss", seed=1, options={"supply": "box"})
    tried(game, dict.fromkeys(("treasury", "key_supply"), (0, ANY)))
