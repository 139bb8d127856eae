"""Who wins a tie is read from the state, not from what the game says of it."""

from __future__ import annotations

from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss import scoring
from abyss_rules.rulesets.conspiracy import scoring as senate_scoring
from abyss_rules.testing import law_named

LAW = law_named("the_best_win")
#: Both have 13: two Lords of 6 and an Ally, and a Lord of 12 and an Ally.
TWO, ONE = {"lords": ["keeper", "corruptor"]}, {"lords": ["landowner"], "affiliated": ["crab 1"]}


def ended(first: dict[str, Any], second: dict[str, Any]) -> ar.Game:
    """A game of Abyss that ends with 13 for both."""
    table = {"ending": 1, "council": {"squid": ["squid 1"]}, "players": [first, second]}
    game = ar.position("abyss", table)
    game.apply("support squid")
    assert [score.total for score in game.scores()] == [13, 13]
    return game


@pytest.mark.clause("A10")
@pytest.mark.parametrize(("pearls", "winner"), [((2, 1), 0), ((1, 2), 1), ((2, 2), 1)])
def test_a_tie_is_broken_by_pearls_then_by_the_best_lord(
    pearls: tuple[int, int], winner: int
) -> None:
    game = ended({**TWO, "pearls": pearls[0]}, {**ONE, "pearls": pearls[1]})
    assert game.winners == (winner,)
    LAW(game)


def test_ties_that_are_broken_in_another_order_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ended({**TWO, "pearls": 2}, {**ONE, "pearls": 1})
    right = scoring.tie_break
    monkeypatch.setattr(scoring, "tie_break", lambda *given: right(*given)[::-1])
    told = LAW.why_not(game)
    assert told is not None
    assert told.startswith("(1,) win, and the results are")


@pytest.mark.clause("C9")
@pytest.mark.parametrize(("master", "winners"), [(0, (0,)), (1, ()), (-1, ())])
def test_alone_a_tie_is_won_by_the_player_as_pearl_master(
    master: int, winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ar.new_game("conspiracy", seats=1, seed=1)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    state: Any = game._state
    state.master = master
    monkeypatch.setattr(senate_scoring, "score_parts", lambda *_given: (5, 0, 0, 0, 0))
    assert game.winners == winners
    LAW(game)
    monkeypatch.setattr(senate_scoring, "winners", lambda *_given: (1,))
    told = LAW.why_not(game)
    assert told is not None
    assert told.startswith("(1,) win, and the results are")


def test_who_is_ahead_is_read_while_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ar.position("abyss", {"players": [{"lords": ["keeper"]}, {}]})
    scores = law_named("scores_are_those_of_the_rules")
    scores(game)
    monkeypatch.setattr(scoring, "winners", lambda *_given: (1,))
    assert LAW.why_not(game) is None
    assert str(scores.why_not(game)).startswith("(1,) are ahead, and by the rules the results are")
