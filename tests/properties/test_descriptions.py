"""A described game is the game: what ``Game.describe`` says builds an equal one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules.game.insight import rebuilt
from tests.played import walk

#: What is asked at the start of a turn.
_AT_START = ("action", "recruit")

tables = st.sampled_from(
    [
        ("abyss", 2, None),
        ("abyss", 3, "bga"),
        ("abyss", 4, {"supply": "box"}),
        ("conspiracy", 2, None),
        ("conspiracy", 4, {"bonus_locations": True}),
        ("conspiracy", 1, None),
    ]
)


@given(tables, st.integers(0, 2**64 - 1))
def test_at_the_start_of_a_turn_the_description_builds_an_equal_game(
    table: tuple[str, int, Any], seed: int
) -> None:
    ruleset, seats, options = table
    turn = 0
    for game in walk(seed, seats, options, 400, ruleset):
        decision = game.decision
        starts = game.turn != turn and decision is not None and decision.kind in _AT_START
        turn = game.turn
        if not starts:
            continue
        found = rebuilt(game, game.describe())
        assert found is not None, game.describe()
        again, source = found
        assert again == game
        assert again.describe() == game.describe()
        assert again == ar.position(ruleset, game.describe(), options=game.options, seed=source)


@given(tables, st.integers(0, 2**64 - 1))
def test_a_described_game_says_what_lies_on_the_table_at_every_decision(
    table: tuple[str, int, Any], seed: int
) -> None:
    ruleset, seats, options = table
    for game in walk(seed, seats, options, 60, ruleset):
        described = game.describe()
        view = game.view()
        players = described.get("players", [])
        pearls = [player.get("pearls", 0) for player in players]
        assert pearls == [player.pearls for player in view.players[: len(players)]]
        assert described.get("turn", 0) == game.active
        assert len(described["lord_deck"]) == view.lord_deck
        assert described["available"] == list(view.available)


def test_an_exploration_that_begins_is_described() -> None:
    given_ = {"track": ["monster"], "revealed": "squid 4", "purchases": 1}
    game = ar.position("abyss", {"seats": 3, "exploration": given_})
    assert game.describe()["exploration"] == given_
    assert "track" not in game.describe()
    assert rebuilt(game, game.describe()) is not None


@pytest.mark.parametrize("word", ["players", "exploration", "opponent", "ending"])
def test_what_is_so_anyway_is_not_described(word: str) -> None:
    game = ar.position("abyss", {"council": {"crab": ["crab 1"]}})
    assert word not in game.describe()
