"""The answers of a scenario are given; one that is refused is told with its reason."""

from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.scenarios.compare import Situation
from abyss_rules.scenarios.tell import story
from tests.scenes import differences, differs, results, scene


@pytest.mark.parametrize(
    ("ruleset", "words", "answer"),
    [("abyss", {"council": {"crab": ["crab 1"]}}, "explore"), ("conspiracy", {}, "draw 2")],
)
def test_a_question_that_begins_a_turn_is_no_answer_that_lacks(
    ruleset: str, words: dict[str, Any], answer: str
) -> None:
    game = ar.position(ruleset, words, seed=1)
    assert game.decision is not None
    assert game.decision.kind == game.setup.ruleset.turn_kind
    assert Situation(game, {}).still_asked() == ""
    game.apply(answer)
    assert game.decision is not None
    still = f"seat {game.decision.seat} {game.decision.kind} ("
    assert Situation(game, {}).still_asked().startswith(still)


@pytest.mark.parametrize(
    ("when", "told"),
    [
        (
            "seat 1 explore;",
            (
                "explore: seat 0 is asked, not seat 1; asked: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "recruit keeper;",
            (
                "recruit keeper: `recruit keeper` is not offered; "
                "note: it costs 6, with 3 Races, seahorse among them; asked: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "recruit divr;",
            (
                "recruit divr: `recruit divr` is not offered; asked: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "recruit diver; pay crab 1;",
            (
                "pay crab 1: `pay crab 1` is not offered; it was the only answer to a question "
                "before, and so not asked for; asked: seat 1 action; "
                "offered: support jellyfish, explore"
            ),
        ),
    ],
)
def test_why_an_answer_is_refused_is_told(tmp_path: Path, when: str, told: str) -> None:
    result = scene(tmp_path, f"when {{ {when} }} then {{ threat 1; }}")
    assert differences(result) == [told]


def test_an_answer_that_could_be_several_is_refused(tmp_path: Path) -> None:
    given = "court sage, hermit, elder; council crab 1, squid 1;"
    result = scene(tmp_path, "when { s; } then { threat 1; }", given)
    assert differences(result) == [
        (
            "s: `s` could be `support crab` or `support squid`; asked: seat 0 action; "
            "offered: support crab, support squid, explore"
        )
    ]


def test_nobody_can_answer_when_the_game_is_over(tmp_path: Path) -> None:
    given = """
      turn 1; ending 1; exploration_deck none; lord_deck none; council none; court elder;
      seat 0 { lords keeper; }
    """
    result = scene(
        tmp_path,
        "then { outcome ended; winners 0; asked nobody; } when { explore; } then { threat 1; }",
        given,
    )
    assert differences(result) == [
        "explore: the game is over, so nobody is asked; `explore` answers nothing"
    ]
    (told,) = differs(tmp_path, "outcome running;", given)
    assert told.endswith("found: ended (the last turns have been played)")
    (told,) = differs(tmp_path, "asked seat 0;", given)
    assert told.endswith("expected: seat 0; found: nobody")
    (told,) = differs(tmp_path, "offered_only nothing;", given)
    assert told.endswith("the answer nothing; asked: nobody")


def test_an_answer_that_needs_an_option_is_told_with_it(tmp_path: Path) -> None:
    text = """
      location wall "The Wall" { series bonus; score 3; }
      scenario "so" { when { control wall; } then { winners none; } }
    """
    (result,) = results(tmp_path, text, "conspiracy")
    assert "help: `wall` is in play with `options bonus_locations true;`" in story(result)


def test_a_misspelling_says_what_is_meant(tmp_path: Path) -> None:
    (failure,) = scene(tmp_path, "when { exploer; } then { threat 1; }").failures
    assert failure.diagnostic.help == "did you mean `explore`?"


def test_an_answer_with_the_next_one_behind_it_says_where_it_ends(tmp_path: Path) -> None:
    (failure,) = scene(tmp_path, "when { recruit keeper with crab 5; } then { threat 1; }").failures
    assert failure.diagnostic.help == "did you mean `recruit keeper`?"


def test_a_lord_whom_nobody_could_pay_is_told_where_no_action_was_left(tmp_path: Path) -> None:
    given = "court diver;"
    refused = scene(tmp_path, "when { recruit diver; } then { threat 1; }", given)
    note = "note: seat 0 cannot pay diver: it costs 6, with 3 Races, shellfish among them"
    assert note in differences(refused)[0].split("; ")
    other = scene(tmp_path, "when { recruit keeper; } then { threat 1; }", given)
    assert "note:" not in differences(other)[0]


def test_a_misspelling_of_what_is_not_offered_says_what_is_meant(tmp_path: Path) -> None:
    (failure,) = scene(tmp_path, "when { recrut keeper; } then { threat 1; }").failures
    assert failure.diagnostic.help == "did you mean `recruit keeper`?"


@pytest.mark.clause("A6.1", "A6.2")
@pytest.mark.parametrize(
    ("given", "lord", "why"),
    [
        ("court diver;", "diver", "it costs 6, with 3 Races, shellfish among them"),
        ("court hermit;", "hermit", "it costs 10, with 5 Races"),
        ("court assassin;", "assassin", "it costs 10, with 1 Race, crab"),
        (
            "court assassin; seat 0 { lords diplomat, treasurer; } seat 1 { lords recruiter; }",
            "assassin",
            "it costs 10, with 1 Race",
        ),
        ("court diver;", "keeper", "keeper is not at Court"),
    ],
)
def test_why_a_lord_cannot_be_recruited_is_told(
    tmp_path: Path, given: str, lord: str, why: str
) -> None:
    given = f"{given} council jellyfish 1;"
    refused = scene(tmp_path, f"when {{ recruit {lord}; }} then {{ threat 1; }}", given)
    assert f"note: {why}" in differences(refused)[0].split("; ")
    (told,) = differs(tmp_path, f"offered recruit {lord};", given)
    assert f"note: recruit {lord}: {why}" in told.split("; ")


def test_what_the_game_still_asks_is_told_once(tmp_path: Path) -> None:
    given = """
      court diver, keeper, elder, sage;
      council jellyfish 1; seat 0 { hand shellfish 2, squid 2, crab 2; }
    """
    expected = "threat 2; seat 0 { pearls 3; }"
    first, last = differs(tmp_path, expected, given, "recruit diver;")
    asked = "the game still asks: seat 0 affiliation (affiliate shellfish 2, affiliate crab 2, "
    assert asked not in first
    assert f"{asked}affiliate squid 2)" in last
    # What is told already, what the scenario answers itself, and a new turn are no matter.
    (told,) = differs(tmp_path, "asked nobody;", given, "recruit diver;")
    assert "still asks" not in told
    more = "when { recruit diver; } then { threat 2; } when { affiliate crab; } then { threat 2; }"
    (told,) = differences(scene(tmp_path, more, given))
    assert "still asks" not in told
    assert "still asks" not in differs(tmp_path, "threat 2;", given)[0]
