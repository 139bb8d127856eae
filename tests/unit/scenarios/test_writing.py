"""Scenarios written from values: they say the same when they are read again, and pass."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.dsl.format import format_text
from abyss_rules.engine.position_words import Hidden
from abyss_rules.scenarios import run, scenario_of, scenario_text
from abyss_rules.scenarios.tell import story
from tests.played import played
from tests.scenes import collected

GIVEN: dict[str, Any] = {
    "seats": 3,
    "threat": 3,
    "court": ["keeper", "elder", "sage"],
    "lord_deck": ["hermit", "slaver", "..."],
    "exploration_deck": ["crab 1", "crab 1", ("squid", 5), ...],
    "council": {"crab": ["crab 2"], "squid": ["squid 1", "squid 1"]},
    "token_supply": [3, 3, 2],
    "players": [
        {"pearls": 2, "hand": ["crab 3", "crab 3"], "tokens": [2]},
        {},
        {"lords": ["jailer"], "locations": {"parliament": ["shaman", "oracle"], "the_jail": []}},
    ],
    "shuffles": {"exploration_deck": ["crab 5", "monster"]},
}


def reread(folder: Path, text: str, ruleset: str = "abyss") -> Any:  # noqa: ANN401 - a scenario
    found = collected(folder, text, ruleset)
    assert not found.has_errors, found.diagnostics
    (scene,) = found.scenarios
    return scene


def test_what_is_written_is_laid_out_and_read_again(tmp_path: Path) -> None:
    text = scenario_text(
        'a "quoted" \\ name',
        "abyss",
        GIVEN,
        options={"preset": "bga", "hand_limit": None},
        seed=7,
        answers=[(0, "support crab"), (None, "explore")],
        expected={
            "asked": "seat 1 action",
            "offered": ["explore"],
            "not_offered": ["recruit sage"],
            "happened": ["stack_taken"],
            "winners": [],
            "outcome": "running",
            "recruiting": None,
            "treasury": -3,
            "out_of_play": {"lords": [], "tokens": [2]},
            "players": {0: {"pearls": 2, "score": {"total": 3, "lords": -1}}},
            "sees": {
                1: {
                    "lord_deck": Hidden(3),
                    "council": {"crab": 0},
                    "hand": [],
                    "players": [{"tokens": Hidden(1)}],
                }
            },
        },
    )
    assert format_text(text) == text
    scene = reread(tmp_path, text)
    assert (scene.name, scene.seed) == ('a "quoted" \\ name', 7)
    assert scene.options == {"preset": "bga", "hand_limit": "none"}
    assert scene.description == {
        **GIVEN,
        "exploration_deck": ["crab 1", "crab 1", "squid 5", "..."],
        "council": ["crab 2", "squid 1", "squid 1"],
        "players": {seat: player for seat, player in enumerate(GIVEN["players"]) if player},
    }
    when, then = scene.groups
    assert [(step.seat, step.text) for step in when.steps] == [
        (0, "support crab"),
        (None, "explore"),
    ]
    assert {one.label: one.value for one in then.expected} == {
        "recruiting": None,
        "treasury": -3,
        "out_of_play": {"lords": [], "tokens": [2]},
        "seat 0 pearls": 2,
        "seat 0 score": {"total": 3, "lords": -1},
        "asked": (1, "action", None),
        "offered": ("explore",),
        "not_offered": ("recruit sage",),
        "happened": ("stack_taken",),
        "winners": (),
        "outcome": "running",
        "seat 1 sees lord_deck": Hidden(3),
        "seat 1 sees council": {"crab": 0},
        "seat 1 sees hand": [],
        "seat 1 sees seat 0 tokens": Hidden(1),
    }


def test_names_that_are_signs_of_the_language_are_quoted() -> None:
    text = scenario_text("so", "abyss", {"court": ["rest", "none", "with"]})
    assert 'court "rest", "none", "with";' in text


def test_the_other_game_is_written_too(tmp_path: Path) -> None:
    given = {
        "seats": 1,
        "bound": True,
        "opponent": "mage",
        "discards": {"mage": ["value_one_mage", "value_one_mage"]},
        "players": {"0": {"chamber": ["value_one_farmer"], "locations": {"plain_nine": 1}}},
    }
    scene = reread(tmp_path, scenario_text("so", "conspiracy", given), "conspiracy")
    assert scene.description == {
        **given,
        "discards": ["value_one_mage", "value_one_mage"],
        "players": {0: {"chamber": ["value_one_farmer"], "locations": {"plain_nine": 1}}},
    }
    given = {"exploration": {"track": ["crab 1"], "revealed": "squid 1"}}
    assert reread(tmp_path, scenario_text("so", "abyss", given)).description == given


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"treat": 3}, r"treat: no word of a scenario \(did you mean 'threat'\?\)"),
        ({"court": 1.5}, "court: 1.5 cannot be written"),
        ({"court": [1.5]}, "court: a text is wanted, not 1.5"),
        ({"exploration": 3}, "exploration: a mapping is wanted, not 3"),
    ],
)
def test_what_cannot_be_written_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ar.UnreadableError, match=message):
        scenario_text("so", "abyss", given)
    with pytest.raises(ar.UnknownError, match="chess"):
        scenario_text("so", "chess", {})


# --- of games -------------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("ruleset", "seats", "options"),
    [("abyss", 3, "bga"), ("abyss", 2, None), ("conspiracy", 3, None), ("conspiracy", 1, None)],
)
def test_a_scenario_of_a_game_leads_to_where_it_stands(
    tmp_path: Path, ruleset: str, seats: int, options: str | None
) -> None:
    game = ar.new_game(ruleset, seats=seats, seed=5, options=options)
    chance = random.Random(1)
    texts = []
    for number in range(300):
        decision = game.decision
        if decision is None:
            break
        if number % 10 == 0:
            texts.append(scenario_of(game, f"number {number}"))
        game.apply(chance.choice(decision.options))
    texts.append(scenario_of(game, "the end"))
    # The packs of a scenario are its own pack's: here none but the game's own one.
    found = collected(tmp_path, "\n".join(texts), ruleset)
    assert not found.diagnostics
    assert len(found.scenarios) == len(texts)


def test_it_passes_and_what_is_expected_can_be_said(tmp_path: Path) -> None:
    game = ar.position("abyss", {"council": {"crab": ["crab 1"]}, "lord_deck": ["hermit", "..."]})
    before = game.clone()
    text = scenario_of(game, "so")
    assert game == before
    assert "then { asked seat 0 action; }" in text
    assert "when" not in text
    game.apply("support crab")
    text = scenario_of(game, "so", {"players": {0: {"hand": ["crab 1"]}}})
    result = run(reread(tmp_path, text))
    assert result.passed, story(result)
    text = scenario_of(game, "so", {"players": {0: {"hand": ["crab 2"]}}})
    assert not run(reread(tmp_path, text)).passed


def test_it_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    game = played(1, 30)
    text = scenario_of(game, "so")
    assert "asked" in text
    assert run(reread(tmp_path, text)).passed


def test_a_game_that_no_position_leads_to_is_refused() -> None:
    game = ar.from_json(ar.to_json(_paying()))
    with pytest.raises(ar.IllegalError, match="no position of this game can be described exactly"):
        scenario_of(game, "so")


def _paying() -> ar.Game:
    """A game in the middle of a payment, which positions have no words for."""
    hand = ["crab 1", "crab 2", "crab 3", "jellyfish 3", "squid 1", "squid 2"]
    game = ar.position("abyss", {"court": ["jailer"], "players": [{"hand": hand, "pearls": 9}]})
    game.apply("recruit jailer")
    assert game.decision is not None
    assert game.decision.kind == "payment"
    return game
