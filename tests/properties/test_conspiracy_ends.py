"""Conspiracy always ends (C7): bounds of its turns and of the decisions between placements.

A turn places one Lord at least, no Lord ever leaves a Chamber, and who has a turn has a space
left: so that each side has at most 15 turns. Between two placements every answer leads on to a
question of a lower rank: so that there are at most as many answers as there are ranks.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules.agents import Chance
from abyss_rules.engine.options import Option
from abyss_rules.testing import choice, world_conspiracy
from abyss_rules.testing.playing import drawn_start, played

SPACES = 15
#: As the law has them, and what powers ask, of which the law says nothing: here the cards are
#: known, and of these a `may` leads to a choice, which can ask twice.
RANKS = {**world_conspiracy.RANKS, "may": world_conspiracy.RANKS["choice"] + 2}


def sides(game: ar.Game) -> int:
    """The players, and alone the opponent too."""
    return max(2, game.seats)


def placed(game: ar.Game) -> list[int]:
    """How many Lords each side has placed."""
    return [len(lords) for lords in game.state["chamber"]]


def measure(game: ar.Game) -> tuple[int, int]:
    """What every answer makes smaller: the spaces left, and the rank of the question."""
    assert game.decision is not None
    # A choice of two asks twice; the second time one is picked.
    second = game.decision.kind == "choice" and not game.view(game.decision.seat).picked
    return (SPACES * sides(game) - sum(placed(game)), RANKS[game.decision.kind] + second)


def step(before: ar.Game | None, _answer: Option | None, game: ar.Game) -> None:
    """Check one answer of a game."""
    if before is None:
        return
    assert before.decision is not None
    # C3: something can always be taken.
    if before.decision.kind in {"recruit", "opponent_pile"}:
        state = before.state
        assert state["lord_deck"] or any(state["discards"])
    had, now = placed(before), placed(game)
    assert all(new >= old for new, old in zip(now, had, strict=True))
    assert sum(now) - sum(had) >= game.turn - before.turn - 1
    if game.decision is not None:
        assert measure(game) < measure(before)


def test_every_kind_of_question_has_a_rank() -> None:
    kinds = ar.new_game("conspiracy").setup.ruleset.kinds
    assert set(RANKS) == set(kinds) - {""}


SEEDS = st.integers(0, 2**63 - 1)


@pytest.mark.clause("C7")
@settings(max_examples=3 * settings().max_examples)
@given(seed=SEEDS)
def test_a_game_has_at_most_15_turns_and_a_bounded_number_of_answers_for_each_side(
    seed: int,
) -> None:
    chosen = choice("conspiracy", starts="setup", whole=True)
    below = Chance(seed).below
    game = played(below, chosen, drawn_start(below, chosen), step)
    assert game.turn <= SPACES * sides(game)
    assert len(game.answers) <= (max(RANKS.values()) + 1) * SPACES * sides(game)
    if game.options["turn_limit"] is None:
        assert game.outcome.status == "ended"
    # Each turn placed a Lord, whoever's it was.
    turns = [event.seat for event in game.events() if event.kind == "turn_started"]
    assert all(turns.count(side) <= placed(game)[side] for side in range(sides(game)))


@pytest.mark.clause("C7", "C3.3")
def test_the_lords_do_not_run_out() -> None:
    # At the start of a turn its player has a space left: of 60 Lords 59 at most are placed.
    lords = 60
    for number in (2, 3, 4):
        assert SPACES * number - 1 < lords


@pytest.mark.clause("C7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_bound_of_the_turns_is_reached(seats: int) -> None:
    slowly = {"draw 1", "finish", "decline"}
    longest = 0
    for seed in range(6):
        game = ar.new_game("conspiracy", seats=seats, seed=seed)
        while game.decision is not None:
            options = game.decision.options
            game.apply(next((one for one in options if one.text in slowly), options[0]))
        longest = max(longest, game.turn)
    # Alone the opponent takes whole piles.
    assert longest == SPACES * seats if seats > 1 else longest <= SPACES * 2


@pytest.mark.clause("C7")
@given(seed=SEEDS)
def test_games_from_positions_end_too(seed: int) -> None:
    chosen = choice("conspiracy", options={}, starts="position", whole=True)
    below = Chance(seed).below
    start = drawn_start(below, chosen)
    turns = start.game().turn
    game = played(below, chosen, start, step)
    assert game.turn - turns <= SPACES * sides(game)
