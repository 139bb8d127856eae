"""Walks: where paths end, how they are counted, and what stops them."""

from __future__ import annotations

from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine.options import Option
from abyss_rules.rulesets.abyss import moves_allies
from abyss_rules.testing import Law, LawBroken, TooLargeError, law, walk


def _exploring(**words: Any) -> ar.Game:  # noqa: ANN401  # a position is made of anything
    table: dict[str, Any] = {"court": [], "lord_deck": [], "available": [], "location_deck": []}
    return ar.position("abyss", {**table, "exploration_deck": ["crab 1", "squid 2"], **words})


def test_paths_are_counted_to_where_they_end() -> None:
    # Take the first card, or leave it and have the second.
    assert str(walk(_exploring(), "exploration")) == (
        "2 paths through 3 positions by 2 answers to 2 ends"
    )


def test_the_game_is_left_as_it_is() -> None:
    game = _exploring()
    key = game.key()
    found = walk(game)
    assert game.key() == key
    assert all(end.turn > game.turn for end in found.ends)


def test_positions_to_which_several_paths_lead_are_looked_at_once() -> None:
    seen: list[object] = []

    @law()
    def note(game: ar.Game) -> None:
        seen.append(game.key())

    game = ar.position(
        "conspiracy",
        {
            "taken": ["value_three_mage", "value_four_mage", "value_four_mage"],
            "available": [],
            "location_deck": [],
        },
    )
    found = walk(game, laws=note)
    assert len(seen) == len(set(seen)) == found.positions
    assert found.paths == 3


def test_a_function_can_say_where_paths_end() -> None:
    assert walk(_exploring(), lambda _game: True).answers == 2
    game = _exploring(players=[{}, {"pearls": 3}])
    asked = walk(game, lambda later: later.decision is not None and later.decision.seat == 0)
    assert {end.decision.seat for end in asked.ends if end.decision} <= {0, 1}


def test_a_game_that_is_over_is_one_path() -> None:
    game = _exploring(ending=1)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    assert str(walk(game)) == "1 paths through 1 positions by 0 answers to 1 ends"


def test_there_is_no_exploration_in_conspiracy() -> None:
    with pytest.raises(ar.UnknownError, match="nobody explores in conspiracy; a path ends by turn"):
        walk(ar.new_game("conspiracy", seed=1), "exploration")


def test_what_is_no_law_is_refused() -> None:
    with pytest.raises(ar.UnreadableError, match="is that missing above the function"):
        walk(_exploring(), laws=len)  # type: ignore[arg-type]  # that is what is refused


def test_too_many_positions_are_refused() -> None:
    with pytest.raises(TooLargeError, match="more than 2 positions; walk on less far"):
        walk(_exploring(), limit=2)


def test_what_is_no_end_is_refused() -> None:
    with pytest.raises(ar.UnknownError, match="no path ends by 'tea'; there are turn, power"):
        walk(_exploring(), "tea")
    with pytest.raises(ar.UnreadableError, match="walk wants a game"):
        walk(7)  # type: ignore[arg-type]  # that is the test
    with pytest.raises(ar.UnreadableError, match="limit"):
        walk(_exploring(), limit=0)


# --- laws on the way ------------------------------------------------------------------------------


@law("A1")
def nobody_has_a_squid(game: ar.Game) -> None:
    """No squid is in a hand."""
    assert 21 not in game.state["hand"][0]


@law("A4.4", kind="step")
def nothing_is_left(_before: ar.Game, answer: Option, _after: ar.Game) -> None:
    """No Ally is left."""
    assert answer.text != "leave"


@law("A12", kind="pair")
def no_pair_has_hands(_game: ar.Game, other: ar.Game, _seat: int | None) -> None:
    """Nobody has a hand."""
    assert not any(other.state["hand"])


@pytest.mark.parametrize(
    ("one", "answers"),
    [
        (nobody_has_a_squid, ("leave",)),
        (nothing_is_left, ("leave",)),
        (no_pair_has_hands, ("take",)),
    ],
    ids=lambda one: getattr(one, "name", ""),
)
def test_a_law_that_does_not_hold_is_told_with_its_path(one: Law, answers: tuple[str, ...]) -> None:
    with pytest.raises(LawBroken) as caught:
        walk(_exploring(), "exploration", laws=[one])
    failure = caught.value.failure
    assert failure is not None
    assert failure.answers == answers
    assert failure.start is not None
    assert failure.start.game().view(0) == _exploring().view(0)


def test_an_answer_that_fails_is_told_with_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    game = _exploring()
    monkeypatch.setattr(moves_allies, "add_to_hand", None)
    with pytest.raises(LawBroken, match="each_option_applies does not hold: 'take' fails"):
        walk(game)


def test_answers_that_lead_back_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = _exploring()
    there = game.clone()

    def go_back(self: ar.Game, _answer: object) -> None:
        self._state = there._state.clone()

    monkeypatch.setattr(ar.Game, "apply", go_back)
    with pytest.raises(LawBroken, match="the answers lead back to where they were"):
        walk(game, laws=[])
