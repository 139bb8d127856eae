"""The law about what answers do notices each basic step that goes wrong."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.agents import Chance
from abyss_rules.engine.options import Option
from abyss_rules.rulesets import find
from abyss_rules.testing import law_named
from abyss_rules.testing.answers_abyss import AbyssReading
from abyss_rules.testing.answers_conspiracy import SenateReading
from tests.properties.faults_steps import BASIC_FAULTS, BasicFault

LAW = law_named("answers_do_what_the_rules_say")
READINGS = {"abyss": AbyssReading, "conspiracy": SenateReading}
#: The kinds of questions that powers ask, of which nothing is read.
OF_POWERS = {"choice", "may"}
#: A position in which much is at hand: Keys, Monsters, Lords that make seven, a Court of few.
RICH = {
    "threat": 5,
    "court": ["keeper", "reaper", "shepherd"],
    "exploration_deck": ["crab 3", "monster", "squid 2", "monster", "crab 1", "monster", "..."],
    "council": {"crab": ["crab 1", "crab 2"], "squid": ["squid 1", "squid 3"]},
    "players": [
        {
            "pearls": 6,
            "keys": keys,
            "hand": [f"{race} {value}" for race in races for value in (2, 3, 4)],
            "lords": lords,
        }
        for keys, races, lords in (
            (2, ("seahorse", "crab"), ["miller", "peddler", "landowner", "jailer", "slaver"]),
            (4, ("shellfish", "squid"), ["shopkeeper", "hunter"]),
        )
    ],
}
#: What is played: options, and where it begins; each option that changes a basic step is on once.
GAMES: dict[str, list[tuple[dict[str, Any], dict[str, Any] | None]]] = {
    "abyss": [
        ({}, None),
        ({"preset": "bga"}, {"players": [{"pearls": 2}, {"pearls": 2}]}),
        ({"supply": "box", "hand_limit": 12}, RICH),
        ({}, RICH),
    ],
    "conspiracy": [
        ({}, None),
        ({"bonus_locations": True}, {"seats": 3}),
        ({}, {"seats": 3, "location_deck": ["plain_three", "plain_four", "plain_five", "..."]}),
        ({"solo_last_turn": "opponent_only"}, {"seats": 1}),
        ({"opponent": "mage", "solo_start": "opponent"}, {"seats": 1}),
    ],
}


@cache
def answered(ruleset: str) -> list[tuple[ar.Game, Option]]:
    """Each answer of some games, with the game before it."""
    found = []
    for number, (options, position) in enumerate(GAMES[ruleset]):
        limited = {**options, "turn_limit": 30}
        game = ar.position(ruleset, position or {}, options=limited, seed=number)
        chance = Chance(number)
        while (decision := game.decision) is not None:
            listed = {str(option): option for option in decision.options}
            answer = decision.options[chance.below(len(listed))]
            for wanted in ("explore", "fight", f"draw {1 + chance.below(3)}"):
                if chance.below(2):
                    answer = listed.get(wanted, answer)
            found.append((game.clone(), answer))
            game.apply(answer)
    return found


def rules_of(ruleset: str) -> list[Any]:
    """The rules of each of the games."""
    return [game.setup.rules for game, _answer in answered(ruleset)]


def first_told(ruleset: str, beginning: str) -> str | None:
    """What the law tells first of the answers that begin so; None if it holds of all."""
    for before, answer in answered(ruleset):
        if str(answer).startswith(beginning):
            after = before.clone()
            after.apply(answer)
            if (message := LAW.why_not(before, answer, after)) is not None:
                return message
    return None


@pytest.mark.parametrize("fault", BASIC_FAULTS, ids=str)
def test_a_basic_step_that_goes_wrong_is_noticed(
    fault: BasicFault, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = {id(one): one for one in rules_of(fault.ruleset)}
    fault.plant(monkeypatch, list(rules.values()))
    message = first_told(fault.ruleset, fault.answer)
    assert message is not None
    assert re.search(fault.told, message), message


@pytest.mark.parametrize("ruleset", GAMES)
def test_nothing_is_noticed_where_nothing_is_wrong(ruleset: str) -> None:
    assert first_told(ruleset, "") is None


@pytest.mark.parametrize("ruleset", GAMES)
def test_of_every_kind_of_question_it_is_read_what_its_answers_do(ruleset: str) -> None:
    kinds = {kind for kind in find(ruleset).kinds if kind}
    assert {kind for kind, _word in READINGS[ruleset].answers} == kinds - OF_POWERS
