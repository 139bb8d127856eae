"""Trying a card: every card finds a position in which its Power begins."""

import pytest

import abyss_rules as ar
from abyss_rules.errors import IllegalError
from abyss_rules.scenarios.trying import changes, trial_of

CARDS = {
    name: [card.id for card in ar.load_pack(f"{name}.base").cards]
    for name in ("abyss", "conspiracy")
}


@pytest.mark.parametrize("ruleset", CARDS)
def test_every_card_can_be_tried(ruleset: str) -> None:
    options = {"bonus_locations": True} if ruleset == "conspiracy" else None
    for card in CARDS[ruleset]:
        trial = trial_of(ruleset, card, options=options)
        assert trial.game.decision is not None, card
        held = repr(trial.game.describe())
        assert f"'{card}'" in held, card
        assert trial.scenario().startswith(f'scenario "trying {card}" {{\n'), card


def test_a_lord_is_recruited_and_its_power_asks() -> None:
    trial = trial_of("abyss", "traitor")
    decision = trial.game.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "may")
    assert trial.answers[0] == (0, "recruit traitor")


def test_a_location_is_controlled() -> None:
    trial = trial_of("abyss", "black_smokers")
    assert trial.answers[-1] == (0, "control black_smokers")
    assert trial.game.decision is not None
    assert trial.game.decision.kind == "exchange"


def test_a_standing_power_stands() -> None:
    trial = trial_of("abyss", "slaver")
    assert trial.answers == []
    assert trial.answer("use slaver") == ["used: none -> slaver"]
    assert "seat 0 pearls: 6 -> 8" in trial.answer("choose squid 3")


def test_what_is_no_answer_leaves_the_trial_as_it_was() -> None:
    trial = trial_of("abyss", "slaver")
    with pytest.raises(IllegalError):
        trial.answer("recruit slaver")
    assert trial.answers == []


def test_a_trial_of_a_game_that_is_over_answers_nothing() -> None:
    trial = trial_of("abyss", "slaver")
    trial.game = ar.position("abyss", {"ending": 1, "turn": 1, "council": ["crab 1"]})
    trial.answer("support crab")
    while trial.game.decision is not None:
        trial.answer(str(trial.game.decision.options[0]))
    with pytest.raises(IllegalError, match="over"):
        trial.answer("explore")
    assert "asked nobody" in trial.scenario()


def test_changes_are_told_by_the_words_of_positions() -> None:
    before = {"threat": 1, "track": [], "idle": 0, "players": [{"pearls": 1, "hand": ["crab 1"]}]}
    after = {"threat": 2, "track": None, "idle": 1, "players": [{"pearls": 1, "hand": []}]}
    assert list(changes(before, after)) == [
        "threat: 1 -> 2",
        "track: none -> none",
        "seat 0 hand: crab 1 -> none",
    ]
