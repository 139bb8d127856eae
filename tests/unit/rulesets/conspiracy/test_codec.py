"""States as plain data: what is written is read again, and what cannot be is refused."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy import frames, steps
from abyss_rules.rulesets.conspiracy.codec import from_plain, to_plain
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from tests.unit.rulesets.changes import Change, move, put
from tests.unit.rulesets.conspiracy.tables import play, table

_STEPS = {
    *("START", "RECRUIT", "KEEP", "PLACE", "KEYS", "CONTROL", "DRAWN", "ARCHIVE", "TURN_END"),
    *("REPLAY", "OPPONENT"),
}


def test_every_slot_is_saved() -> None:
    saved = to_plain(ar.new_game("conspiracy")._state)  # type: ignore[arg-type]  # a state of Conspiracy
    assert set(saved) == set(ConspiracyState.POSITION) - {"orders"}


def test_every_step_that_can_wait_has_its_frame_declared() -> None:
    numbers = {value for name, value in vars(steps).items() if name in _STEPS}
    assert numbers - set(frames.FRAMES) == {steps.TURN_END}


def _in(slot: str, place: int, value: object) -> Change:
    return lambda data: data[slot].__setitem__(place, value)


def recruiting() -> Game:
    game = ar.new_game("conspiracy", seats=2, seed=5)
    draw = random.Random(1)
    while game.decision is not None and (game.turn < 12 or game.decision.kind != "recruit"):
        game.apply(draw.choice(game.decision.options))
    return game


def locating() -> Game:
    game = table(
        [["mage 1"], []],
        deck=["mage 1", *["farmer 4"] * 2],
        available=["plain_seven"],
        location_deck=["plain_five", "plain_four"],
    )
    return play(game, "draw 1")


def piled() -> Game:
    return table([[], []], piles={"mage": "14"}, deck=["farmer 4"] * 2)


def replaying() -> Game:
    game = table(
        [["mage 1", "mage 2"], []],
        seats=1,
        piles={"mage": "3"},
        deck=["farmer 4"] * 2,
        options={"opponent": "farmer"},
    )
    return play(game, "pile mage")


FAULTS: list[tuple[Callable[[], Game], Change, str]] = [
    (recruiting, move("lord_deck", "box_locations"), "exists"),
    (recruiting, lambda data: data["lord_deck"].pop(), "exists"),
    (recruiting, lambda data: data["lord_deck"].append(True), "whole number"),
    (recruiting, lambda data: data["location_deck"].pop(), "exists"),
    (recruiting, move("lord_deck", "drawn_lords"), "state.drawn_lords"),
    (recruiting, move("lord_deck", "taken"), "state.taken"),
    (recruiting, move("location_deck", "drawn"), "state.drawn"),
    (piled, lambda data: data["discards"].reverse(), "is no farmer Lord"),
    (piled, lambda data: data["discards"][4].reverse(), "is not sorted"),
    (recruiting, put("master", -1), "state.master"),
    (recruiting, put("master", 2), "state.master"),
    (recruiting, put("opponent", 0), "state.opponent"),
    (recruiting, put("finished", 1), "state.finished"),
    (recruiting, put("lord_deck", 7), "a list is wanted"),
    (recruiting, put("discards", [[], [], [], [], 3]), "a list is wanted"),
    (recruiting, put("discards", []), "5 entries"),
    (recruiting, _in("spaces", 0, [14]), "state.spaces"),
    (recruiting, _in("spaces", 0, [99]), "state.spaces"),
    (recruiting, put("passing", [[0, 0, 0]]), "state.passing"),
    (recruiting, put("stack", [[steps.OPPONENT]]), "state.stack"),
    (recruiting, put("stack", [[steps.REPLAY]]), "state.stack"),
    (recruiting, put("stack", [[steps.TURN_END]]), "state.stack"),
    (recruiting, put("stack", [[steps.PLACE], [steps.KEYS, 0]]), "state.stack[1]"),
    (locating, _in("stack", 1, [steps.CONTROL, 0]), "state.stack[1]"),
    (locating, _in("stack", 1, [steps.CONTROL, 20]), "is no Place"),
    (locating, _in("stack", 1, [steps.DRAWN, 1]), "state.drawn"),
    (replaying, put("active", 1), "the opponent's turn"),
]


@pytest.mark.parametrize(("make", "change", "said"), FAULTS)
def test_what_cannot_be_is_refused(make: Callable[[], Game], change: Change, said: str) -> None:
    state: Any = make()._state
    data = copy.deepcopy(to_plain(state))
    assert from_plain(state.rules, copy.deepcopy(data)).same(state)
    change(data)
    with pytest.raises(ar.UnreadableError) as error:
        from_plain(state.rules, data)
    assert said in str(error.value)


def test_chambers_must_fit_the_rules() -> None:
    game = recruiting()
    state: Any = game._state
    data = to_plain(state)
    for _ in range(16 - len(data["chamber"][0])):
        data["chamber"][0].append(data["lord_deck"].pop())
    with pytest.raises(ar.UnreadableError, match="16 Lords on 15 spaces"):
        from_plain(state.rules, copy.deepcopy(data))
    data["box_lords"].append(data["chamber"][0].pop())
    with pytest.raises(ar.UnreadableError, match="no last turns"):
        from_plain(state.rules, copy.deepcopy(data))
    data["ending"] = 1
    data["active"] = 0
    with pytest.raises(ar.UnreadableError, match="no space left"):
        from_plain(state.rules, copy.deepcopy(data))


def test_locations_lie_on_lords_with_keys() -> None:
    game = table(
        [["mage 1", "mage 1", "mage 4"], []],
        locations=[{"plain_seven": 2}, {}],
        deck=["farmer 4"] * 2,
        pearls=[1, 0],
        master=0,
    )
    state: Any = game._state
    data = to_plain(state)
    for spaces, said in (([2], "no Lord with a key"), ([0, 1], "one for each")):
        data["spaces"][0] = spaces
        with pytest.raises(ar.UnreadableError, match=said):
            from_plain(state.rules, copy.deepcopy(data))
    data["locations"][0].append(data["box_locations"].pop())
    data["spaces"][0] = [1, 0]
    with pytest.raises(ar.UnreadableError, match="do not rise"):
        from_plain(state.rules, data)
