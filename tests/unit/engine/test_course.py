"""How games come to their end: by which number that is saved, and what is said of it."""

from __future__ import annotations

from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from tests.played import walk

_OVER: dict[str, Any] = {"exploration_deck": [], "lord_deck": [], "court": [], "council": {}}
_STUCK: dict[str, Any] = {"exploration_deck": ["monster"], "token_supply": [], "threat": 3}


@pytest.mark.clause("A9.2")
def test_a_game_that_ends_keeps_the_number_by_which_it_is_saved() -> None:
    assert _ended(ar.position("abyss", _OVER | {"turn": 1, "ending": 1})) == (
        1,
        "ended",
        "the last turns have been played",
    )
    for ruleset in rulesets.NAMES:
        *_before, last = walk(1, 2, {"turn_limit": 1}, ruleset=ruleset)
        assert _ended(last) == (2, "unfinished", "the turn limit was reached")
    assert _ended(ar.position("abyss", _OVER | _STUCK)) == (
        3,
        "unfinished",
        "nobody can act any more",
    )


def _ended(game: ar.Game) -> tuple[int, str, str]:
    return game.state["finished"], game.outcome.status, game.outcome.reason
