"""What a scenario expects is compared with the game, and each difference is told."""

from pathlib import Path

import pytest

from abyss_rules.scenarios.tell import story
from tests.scenes import GIVEN, differences, differs, results, scene


def test_a_card_does_what_its_scenario_says(tmp_path: Path) -> None:
    result = scene(
        tmp_path,
        """
        then { asked seat 0 action; offered recruit diver, explore; not_offered recruit keeper; }
        when { seat 0 recruit diver; }
        then {
          seat 0 { pearls 4; lords diver; hand none; affiliated crab 1; score lords 4, total 5; }
          turn 1; turn_number 2; court keeper, elder, sage; threat 1; outcome running; winners none;
          asked seat 1; happened lord_paid, pearls_gained; not_happened revealed;
        }
        when { support jellyfish; }
        then { seat 1 { hand jellyfish 1; } council none; }
        """,
    )
    assert result.passed, story(result)
    assert result.answers == ("seat 0: recruit diver", "seat 1: support jellyfish")


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("threat 2;", "threat 2: `threat` is not as expected; expected: 2; found: 1"),
        (
            "seat 0 { hand 2 of crab 1, squid 2; }",
            (
                "hand 2 of crab 1, squid 2: `seat 0 hand` is not as expected; "
                "expected: 2 of crab 1, squid 2; found: crab 1, shellfish 3, squid 2; "
                "missing: crab 1; besides: shellfish 3"
            ),
        ),
        (
            "court keeper, diver, elder, sage;",
            (
                "court keeper, diver, elder, sage: `court` is not as expected; "
                "expected: keeper, diver, elder, sage; found: diver, keeper, elder, sage; "
                "note: these are the same in another order"
            ),
        ),
        (
            "court none;",
            (
                "court none: `court` is not as expected; expected: none; "
                "found: diver, keeper, elder, sage; besides: diver, elder, keeper, sage"
            ),
        ),
        (
            "seat 0 { score lords 4, locations 2, total 0; }",
            (
                "score lords 4, locations 2, total 0: `seat 0 score` is not as expected; "
                "expected: lords 4, locations 2; found: lords 0, locations 0"
            ),
        ),
        (
            "asked seat 1 action;",
            (
                "asked seat 1 action: `asked` is not as expected; "
                "expected: seat 1 action; found: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "asked nobody;",
            (
                "asked nobody: `asked` is not as expected; expected: nobody; "
                "found: seat 0 action; offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "asked seat 0 action about keeper;",
            (
                "asked seat 0 action about keeper: `asked` is not as expected; "
                "expected: seat 0 action about keeper; found: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "offered plot, explore, recruit keeper;",
            (
                "offered plot, explore, recruit keeper: `offered` is not as expected; "
                "expected: plot, explore, recruit keeper; "
                "found: recruit diver, support jellyfish, explore, plot; missing: recruit keeper; "
                "note: recruit keeper: it costs 6, with 3 Races, seahorse among them"
            ),
        ),
        (
            "offered pass;",
            (
                "offered pass: `offered` is not as expected; expected: pass; "
                "found: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "not_offered recruit, pass;",
            (
                "not_offered recruit, pass: `not_offered` is not as expected; "
                "expected: not recruit, pass; found: recruit diver"
            ),
        ),
        (
            "not_offered recruti;",
            (
                "not_offered recruti: `not_offered` is not as expected; expected: recruti; "
                "found: no question of the game has the answer recruti; asked: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "offered_only nothing;",
            (
                "offered_only nothing: `offered_only` is not as expected; expected: nothing; "
                "found: no question of the game has the answer nothing; asked: seat 0 action; "
                "offered: recruit diver, support jellyfish, explore, plot"
            ),
        ),
        (
            "offered_only plot, recruit, pass;",
            (
                "offered_only plot, recruit, pass: `offered_only` is not as expected; "
                "expected: only plot, recruit, pass; "
                "found: recruit diver, support jellyfish, explore, plot; "
                "missing: pass; besides: support jellyfish, explore"
            ),
        ),
        (
            "winners 0, 1;",
            "winners 0, 1: `winners` is not as expected; expected: seat 0, seat 1; found: nobody",
        ),
        (
            "outcome ended;",
            "outcome ended: `outcome` is not as expected; expected: ended; found: running",
        ),
        (
            "happened lord_paid;",
            (
                "happened lord_paid: `happened` is not as expected; "
                "expected: lord_paid; found: nothing"
            ),
        ),
        (
            "seat 2 { pearls 1; }",
            "pearls 1: `seat 2 pearls` is not as expected; found: there is no seat 2",
        ),
        (
            "seat 2 { score total 1; }",
            "score total 1: `seat 2 score` is not as expected; found: there is no seat 2",
        ),
        (
            "seat 2 sees { threat 1; }",
            "threat 1: `seat 2 sees threat` is not as expected; found: there is no seat 2",
        ),
    ],
)
def test_what_differs_is_told(tmp_path: Path, expected: str, told: str) -> None:
    assert differs(tmp_path, expected) == [told]


def test_words_in_braces_are_told_with_their_names(tmp_path: Path) -> None:
    given = GIVEN + "lord_deck shaman; exploration_deck none; token_supply 2, 3, 4;"
    expected = "out_of_play { tokens 9 of 2; lords none; }"
    assert not differs(tmp_path, "out_of_play { locations none; }", given)
    (told,) = differs(tmp_path, expected, given)
    assert "expected: tokens 9 of 2; found: tokens 8 of 2, 8 of 3, 4;" in told


def test_what_is_true_or_named_is_compared_too(tmp_path: Path) -> None:
    text = """
scenario "so" {
  given { seats 1; opponent mage; discards value_one_mage, value_one_farmer; }
  then { bound true; opponent soldier; pearl_master 0; seat 0 { keys silver 1; locations none; } }
}
"""
    (result,) = results(tmp_path, text, "conspiracy")
    assert [line.partition("; ")[2] for line in differences(result)] == [
        "expected: true; found: false",
        "expected: soldier; found: mage",
        "expected: 0; found: none",
        "expected: silver 1; found: silver 0",
    ]


def test_locations_on_spaces_are_told_as_they_are_written(tmp_path: Path) -> None:
    text = """
scenario "so" {
  given { seat 0 { chamber value_one_mage, value_one_farmer; locations plain_seven on 1; } }
  then { seat 0 { locations plain_seven on 2; } }
}
"""
    (result,) = results(tmp_path, text, "conspiracy")
    assert [line.partition("; ")[2] for line in differences(result)] == [
        "expected: plain_seven on 2; found: plain_seven on 1"
    ]


def test_events_that_were_not_expected_are_told(tmp_path: Path) -> None:
    (told,) = differs(tmp_path, "not_happened lord_paid, plotted;", when="recruit diver;")
    assert told.endswith("expected: not lord_paid, plotted; found: lord_paid")


def test_all_differences_of_a_group_are_told_and_nothing_after_it(tmp_path: Path) -> None:
    result = scene(tmp_path, "then { threat 2; turn 1; } when { seat 1 plot; } then { threat 3; }")
    assert [told.split(":")[0] for told in differences(result)] == ["threat 2", "turn 1"]
    assert result.answers == ()


def test_a_deck_is_compared_from_its_top(tmp_path: Path) -> None:
    given = GIVEN + "lord_deck trader, hermit, shaman, tamer; exploration_deck crab 1, monster;"
    assert not differs(tmp_path, "lord_deck trader, rest; exploration_deck crab 1, monster;", given)
    assert differs(tmp_path, "lord_deck trader, shaman, rest;", given) == [
        (
            "lord_deck trader, shaman, rest: `lord_deck` is not as expected; "
            "expected: trader, shaman, rest; found: trader, hermit, shaman, tamer, rest"
        )
    ]
    (told,) = differs(tmp_path, "exploration_deck monster, crab 1;", given)
    assert told.endswith("note: these are the same in another order")


def test_a_seat_sees_its_own_and_how_many_the_others_have(tmp_path: Path) -> None:
    given = GIVEN + "seat 1 { tokens 2, 3; locations parliament with miller + hermit, the_jail; }"
    assert not differs(
        tmp_path,
        """
        seat 1 sees {
          hand none; tokens 2, 3; court diver, keeper, elder, sage; council jellyfish 1, crab 0;
          exploration_discard 0 hidden; locations the_jail, parliament with hermit + miller;
          seat 0 { pearls 1; hand 3 hidden; tokens 0 hidden; }
          not_happened turn_started;
        }
        """,
        given,
    )
    told = differs(
        tmp_path,
        "seat 1 sees { tokens 2 hidden; council crab 1; seat 0 { hand crab 1; pearls 2; }"
        " locations parliament, the_jail; }",
        given,
    )
    assert [line.partition("; ")[2] for line in told] == [
        "expected: 2 hidden; found: 2, 3",
        "expected: crab 1; found: crab 0",
        "expected: crab 1; found: 3 hidden",
        "expected: 2; found: 1",
        "expected: parliament, the_jail; found: parliament with miller + hermit, the_jail",
    ]


def test_events_are_those_that_a_seat_saw(tmp_path: Path) -> None:
    result = scene(
        tmp_path,
        """
        when { explore; }
        then { seat 0 sees { happened revealed; not_happened lord_paid; } }
        """,
        GIVEN + "exploration_deck crab 1, rest;",
    )
    assert result.passed, story(result)
