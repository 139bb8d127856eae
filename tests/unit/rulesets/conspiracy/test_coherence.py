"""What Chambers and frames of Conspiracy ask of the table, at their edges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from abyss_rules.errors import UnreadableError
from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy import steps
from abyss_rules.rulesets.conspiracy.coherence import check_chambers, check_frames
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from tests.cards.senate_facts import lord
from tests.unit.rulesets.conspiracy.tables import table

PLACE, RECRUIT, KEEP = [steps.PLACE], [steps.RECRUIT], [steps.KEEP]


@pytest.fixture(scope="module")
def two() -> Game:
    """Two players; the last Lord of the first has a key, the one before has none."""
    return table(
        [["mage 1", "mage 4", "mage 1"], ["farmer 1", "farmer 4"]],
        deck=["farmer 4", "farmer 6"],
        available=["plain_seven"],
        location_deck=["plain_five", "plain_four"],
    )


@pytest.fixture(scope="module")
def alone() -> Game:
    """A player and an opponent, whose last Lords have keys."""
    return table(
        [["mage 1"], ["farmer 1"]],
        seats=1,
        deck=["farmer 4", "farmer 6"],
        available=["plain_seven"],
        location_deck=["plain_five", "plain_four"],
        options={"opponent": "farmer"},
    )


def refused(check: Callable[..., None], game: Game, **slots: object) -> str:
    """What is said to be wrong where the state has these slots; "" if nothing is."""
    rules, state = game.setup.rules, game._state.clone()
    assert isinstance(rules, ConspiracyRules)
    assert isinstance(state, ConspiracyState)
    for name, value in slots.items():
        setattr(state, name, value)
    try:
        check(rules, state)
    except UnreadableError as error:
        return str(error)
    return ""


def fits(game: Game, *frames: list[Any], **slots: object) -> bool:
    """Whether such frames can be while this lies on the table."""
    return not refused(check_frames, game, stack=list(frames), **slots)


def test_how_many_lords_a_chamber_can_have(two: Game) -> None:
    keyless = two.setup.rules.number[lord("mage 4")]
    for number, slots, said in [
        (14, {}, ""),
        (15, {}, "is complete, and no last turns are played"),
        (15, {"ending": 1}, ""),
        (15, {"finished": 1}, ""),
        (16, {"ending": 1}, "16 Lords on 15 spaces"),
    ]:
        for chamber in ([(keyless,) * number, ()], [(), (keyless,) * number]):
            told = refused(check_chambers, two, chamber=chamber, **slots)
            assert told.endswith(said) if said else not told


def test_on_which_spaces_locations_can_lie(two: Game) -> None:
    names = ("plain_five", "plain_four", "plain_seven")
    one, other, third = (two.setup.rules.number[name] for name in names)
    for locations, spaces, said in [
        ((one,), (0,), ""),
        ((one,), (2,), ""),
        ((one, other), (0, 2), ""),
        ((one,), (), "there is one for each Location"),
        ((one,), (0, 2), "there is one for each Location"),
        ((one, other), (2, 0), "the spaces do not rise"),
        ((one, other), (2, 2), "the spaces do not rise"),
        ((one, other, third), (0, 0, 2), "the spaces do not rise"),
        ((one,), (1,), "on 1 lies no Lord with a key"),
        ((one,), (3,), "on 3 lies no Lord with a key"),
    ]:
        told = refused(check_chambers, two, locations=[locations, ()], spaces=[spaces, ()])
        assert told.endswith(said) if said else not told


def test_what_is_drawn_and_taken_goes_with_the_step(two: Game) -> None:
    some = (0,)
    assert fits(two, RECRUIT)
    assert not fits(two, RECRUIT, drawn_lords=some)
    assert fits(two, KEEP, drawn_lords=some)
    assert not fits(two, KEEP)
    assert fits(two, PLACE, taken=some)
    assert fits(two, PLACE, [steps.KEYS, 2], taken=some)
    assert fits(two, PLACE)
    assert not fits(two, RECRUIT, taken=some)
    assert fits(two, PLACE, [steps.DRAWN, 2], drawn=some)
    assert not fits(two, PLACE, [steps.DRAWN, 2])
    assert not fits(two, PLACE, [steps.CONTROL, 2], drawn=some)


def test_a_game_is_over_when_nothing_goes_on(two: Game) -> None:
    assert fits(two, finished=1)
    assert not fits(two)
    assert not fits(two, RECRUIT, finished=1)
    # Nobody takes a Lord any more, so that the Chamber may be full.
    full = [(two._state.lord_deck[0],) * 15, ()]  # type: ignore[attr-defined]  # a state of Conspiracy
    assert fits(two, finished=1, chamber=full)


@pytest.mark.parametrize("step", [steps.START, steps.RECRUIT, steps.KEEP])
def test_who_takes_a_lord_has_a_space_for_it(two: Game, step: int) -> None:
    one = (two._state.lord_deck[0],)  # type: ignore[attr-defined]  # a state of Conspiracy
    drawn = one if step == steps.KEEP else ()
    for number, can in ((14, True), (15, False)):
        assert fits(two, [step], drawn_lords=drawn, chamber=[one * number, ()]) is can
    assert fits(two, [step], drawn_lords=drawn, chamber=[(), one * 15])
    assert fits(two, PLACE, chamber=[one * 15, ()])


def test_whose_turn_it_is_alone(two: Game, alone: Game) -> None:
    drawn = {steps.KEEP: (0,)}
    for step, active, can in [
        (steps.OPPONENT, 0, False),
        (steps.OPPONENT, 1, True),
        (steps.RECRUIT, 0, True),
        (steps.RECRUIT, 1, False),
        (steps.KEEP, 0, True),
        (steps.KEEP, 1, False),
        (steps.REPLAY, 0, True),
        (steps.REPLAY, 1, False),
        (steps.START, 1, True),
        (steps.PLACE, 1, True),
    ]:
        slots = {"active": active, "drawn_lords": drawn.get(step, ()), "replay_token": 1}
        assert fits(alone, [step], **slots) is can, (step, active)
    assert not fits(alone, [steps.REPLAY], replay_token=0)
    assert not fits(two, [steps.OPPONENT], active=1)
    assert fits(two, RECRUIT, active=1)


LOCATING = [steps.CONTROL, steps.ARCHIVE, steps.DRAWN]


@pytest.mark.parametrize("step", [steps.KEYS, *LOCATING])
def test_a_key_is_that_of_the_lord_just_placed(two: Game, alone: Game, step: int) -> None:
    drawn = (0,) if step == steps.DRAWN else ()
    for space, can in ((2, True), (0, False), (1, False), (3, False)):
        assert fits(two, PLACE, [step, space], drawn=drawn) is can, space
    assert fits(two, PLACE, [step, 2], drawn=drawn, spaces=[(0,), ()])
    assert not fits(two, PLACE, [step, 2], drawn=drawn, spaces=[(2,), ()])
    assert not fits(two, PLACE, [step, 1], drawn=drawn, active=1)  # that Lord has no key
    # The opponent's Lords have keys too, but it takes its Locations as they come.
    assert fits(alone, PLACE, [step, 0], drawn=drawn)
    assert fits(alone, PLACE, [step, 0], drawn=drawn, active=1) is (step == steps.KEYS)
