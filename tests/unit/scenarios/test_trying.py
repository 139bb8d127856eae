"""Trying a card: every card finds a position in which its Power begins."""

from copy import copy
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.errors import IllegalError, UnknownError
from abyss_rules.game.setup import make_setup
from abyss_rules.scenarios.trying import changes, trial_of

CARDS = {
    name: [card.id for card in ar.load_pack(f"{name}.base").cards]
    for name in ("abyss", "conspiracy")
}


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", CARDS)
def test_every_card_can_be_tried(ruleset: str) -> None:
    for card in CARDS[ruleset]:
        trial = trial_of(ruleset, card)
        assert trial.game.decision is not None, card
        held = repr(trial.game.describe())
        assert f"'{card}'" in held, card
        assert trial.missed == "", card
        assert trial.scenario().startswith(f'scenario "trying {card}" {{\n'), card


def test_what_a_card_needs_to_be_in_play_is_chosen_besides_the_options() -> None:
    trial = trial_of("conspiracy", "alliance_of_ones", options={"turn_limit": 30})
    assert trial.needed == {"bonus_locations": True}
    assert trial.game.options["bonus_locations"] is True
    assert trial.game.options["turn_limit"] == 30
    assert "options bonus_locations true, turn_limit 30;" in trial.scenario()
    usual = trial_of("conspiracy", "plain_four")
    assert usual.needed == {}
    assert "options" not in usual.scenario()


def test_a_card_that_no_options_bring_into_play_is_told() -> None:
    said = "no card 'slaver' is in play with the packs conspiracy.base, whatever the options"
    with pytest.raises(UnknownError, match=said):
        trial_of("conspiracy", "slaver")


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
    used = trial.answer("use slaver")
    assert (used.seat, used.text) == (0, "use slaver")
    assert used.changed == ("Powers used in this turn: none -> The Slaver",)
    chosen = trial.answer("choose squid 3")
    assert chosen.happened == ("Seat 0 discards squid 3.", "Seat 0 gains 2 Pearls.")
    assert "Pearls of seat 0: 6 -> 8" in chosen.changed


def test_what_goes_on_by_itself_is_told_too() -> None:
    trial = trial_of("conspiracy", "value_zero_mage")
    assert "Seat 0 places Zero of mages on space 4." in trial.begun.happened
    assert "Lords taken and not placed yet: Zero of mages -> none" in trial.begun.changed
    recruited = trial_of("abyss", "traitor").steps[-1]
    assert "Seat 0 has one option: done." in recruited.happened
    assert "Seat 0 recruits The Traitor." in recruited.happened


def test_an_answer_is_taken_back_with_all_that_came_of_it() -> None:
    trial = trial_of("abyss", "traitor")
    before, steps = trial.game.describe(), list(trial.steps)
    step = trial.answer("accept")
    assert trial.undo() == step
    assert trial.steps == steps
    assert trial.game.describe() == before
    assert trial.answer("accept") == step
    while trial.steps:
        trial.undo()
    assert trial.undo() is None


@pytest.mark.parametrize("ruleset", CARDS)
def test_a_power_that_chooses_has_two_to_choose_from(ruleset: str) -> None:
    asking = ("may", "choice", "discard", "exchange", "drawn_location")
    for card in CARDS[ruleset]:
        trial = trial_of(ruleset, card)
        while (decision := trial.game.decision) is not None and decision.kind in asking:
            trial.answer(str(decision.options[0]))
        told = [line for step in (trial.begun, *trial.steps) for line in step.happened]
        for what in ("choose", "exchange", "discard", "accept"):
            assert not [line for line in told if f"has one option: {what}" in line], card


def test_a_card_that_cannot_come_where_it_is_wanted_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    described, _first = rulesets.find("abyss").trial(
        trial_of("abyss", "slaver").game.setup.rules, 0
    )
    found = type(rulesets.find("abyss"))
    monkeypatch.setattr(found, "trial", lambda *_: (described, ("recruit nobody",)))
    trial = trial_of("abyss", "slaver")
    assert trial.missed == "recruit nobody"
    assert trial.steps == []


def test_without_lords_with_keys_a_location_lies_there_all_the_same() -> None:
    rules: Any = copy(make_setup("conspiracy", 3, (), None).rules)
    rules.key = [0] * len(rules.cards)
    location = rules.locations[0]
    described, first = rulesets.find("conspiracy").trial(rules, location)
    assert rules.cards[location].id in described["available"]
    assert first == ()


@pytest.mark.parametrize("ruleset", CARDS)
def test_every_word_of_positions_is_called_what_people_call_it(ruleset: str) -> None:
    words = rulesets.find(ruleset).position_words
    titles = rulesets.find(ruleset).trial_titles
    names = {word.name for word in (*words.table, *words.player)}
    assert titles.keys() <= names
    assert {name for name in names - titles.keys() if "_" in name} == set()


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


def test_changes_are_told_by_what_people_call_the_words_of_positions() -> None:
    cards = {"keeper": "The Keeper"}
    players = {"pearls": 1, "hand": ["crab 1"], "lords": ["keeper"]}
    before = {"threat": 1, "track": ["squid 1"], "idle": 0, "players": [players]}
    after = {
        "threat": 2,
        "track": None,
        "idle": 1,
        "players": [{"pearls": 1, "hand": [], "lords": []}],
    }
    assert list(changes(before, after, rulesets.find("abyss"), cards)) == [
        "Threat: 1 -> 2",
        "exploration track: squid 1 -> none",
        "hand of seat 0: crab 1 -> none",
        "free Lords of seat 0: The Keeper -> none",
    ]


def test_of_long_lists_is_told_what_went_and_what_came() -> None:
    allies = [f"crab {value}" for value in (1, 1, 2, 3, 4, 5)]

    def told(before: list[str], after: list[str]) -> list[str]:
        old, new = ({"council": council, "players": []} for council in (before, after))
        return list(changes(old, new, rulesets.find("abyss"), {}))

    assert told([*allies, "squid 1"], allies[1:]) == ["Council: gone: crab 1, squid 1"]
    assert told(allies, [*allies[1:], "squid 1", "squid 2"]) == [
        "Council: gone: crab 1; new: squid 1, squid 2"
    ]
    assert told(allies[:2], allies[2:3]) == ["Council: 2 of crab 1 -> crab 2"]
