"""Scenarios are set up, answered and compared; what differs is told so that it can be read."""

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog.paths import cards_folder
from abyss_rules.scenarios import Result, collect, run
from abyss_rules.scenarios.tell import as_data, story
from abyss_rules.testing import Law, law
from tests.scenes import differences, pack, results

#: Nobody but seat 0 has anything to do, and seat 0 something to choose.
GIVEN = """
    court diver, keeper, elder, sage;
    council jellyfish 1;
    seat 0 { pearls 1; hand shellfish 3, squid 2, crab 1; }
"""


def scene(folder: Path, rest: str, given: str = GIVEN, head: str = "") -> Result:
    """What becomes of one scenario."""
    (one,) = results(folder, f'scenario "so" {{ {head} given {{ {given} }} {rest} }}')
    return one


def differs(folder: Path, expected: str, given: str = GIVEN, when: str = "") -> list[str]:
    """How things differ from what is expected."""
    told = f"when {{ {when} }}" if when else ""
    return differences(scene(folder, f"{told} then {{ {expected} }}", given))


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


# --- answers --------------------------------------------------------------------------------------


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


# --- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            "court keeper;\n seat 0 { lords keeper; }",
            "keeper: there is only one keeper, and line 2",
        ),
        ("track 4 of crab 1, crab 2, crab 3;", "track: 6 entries, and there is room for 5"),
        ("seats 7;", "7: abyss is played with 2 to 4 seats, not 7"),
        ("seat 5 { pearls 1; }", "seat 5: there is no such seat: 5 is not from 0 to 1"),
        ("seat 0 { pearls 1; disabled keeper; }", "keeper: keeper is none of the seat's other"),
        ("threat 9;", "9: 9 is not from 1 to 6"),
        ("council 5 of crab 5;", "5 of crab 5: there is only one crab 5, and line 1 has named it"),
        (
            "seat 0 { hand crab 1, crab 1, 9 of crab 1; }",
            "9 of crab 1: there are only 4 crab 1, and all are named already: line 1",
        ),
        (
            "council crab 5;\n seat 0 { hand 5 of crab 1, crab 5; }",
            "5 of crab 1: there are only 4 crab 1, and all are named already: line 2",
        ),
    ],
)
def test_a_position_that_cannot_be_is_told_with_its_place(
    tmp_path: Path, given: str, told: str
) -> None:
    (line,) = differences(scene(tmp_path, "then { threat 1; }", given))
    assert line.startswith(told)


def test_a_pack_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    for file in (cards_folder() / "abyss").glob("*.abyss"):
        text = file.read_text(encoding="utf-8").replace("starting_threat 1", "starting_threat 6")
        text = text.replace(",\n    2 keys;", ";")
        (tmp_path / file.name).write_text(text.partition("scenario")[0], encoding="utf-8")
    (tmp_path / "scenes.abyss").write_text(
        'scenario "so" { then { threat 7; } }\n', encoding="utf-8"
    )
    (scenario,) = collect(tmp_path).scenarios
    (told,) = run(scenario).failures
    assert told.diagnostic.code == "A808"
    assert "starting_threat is 6" in told.diagnostic.message


# --- options, seeds, shuffles ---------------------------------------------------------------------


def test_options_and_seeds_are_those_of_the_scenario(tmp_path: Path) -> None:
    decks = set()
    for seed in (0, 1, 2):
        given = "council jellyfish 1; exploration_deck rest; seat 0 { hand 3 of crab 1; }"
        result = scene(
            tmp_path,
            "then { lord_deck none; }",
            given,
            f"options preset bga, hand_limit none; seed {seed};",
        )
        decks.add(dict(result.failures[0].lines)["found"])
    assert len(decks) == 3


def test_a_shuffle_comes_out_as_fixed_though_the_step_draws_from_it(tmp_path: Path) -> None:
    given = (
        "exploration_deck none; exploration_discard 3 of crab 1, squid 5, monster; council crab 2;"
    )
    result = scene(
        tmp_path,
        """
        when { shuffle exploration_deck to squid 5, monster; seat 0 explore; }
        then { track squid 5; exploration_deck monster, 3 of crab 1; exploration_discard none; }
        """,
        given,
    )
    assert result.passed, story(result)


def test_a_shuffle_before_the_first_answer_is_fixed_in_the_position(tmp_path: Path) -> None:
    given = """
      exploration_deck none; exploration_discard 3 of crab 1, squid 5, monster; council none;
      court elder; shuffle exploration_deck to squid 5, crab 1;
    """
    result = scene(tmp_path, "then { track squid 5; exploration_deck crab 1, rest; }", given)
    assert result.passed, story(result)


@pytest.mark.parametrize(
    ("shuffle", "told"),
    [
        (
            "shuffle exploration_deck to squid 4;",
            "shuffle exploration_deck to squid 4: squid 4 is not among the cards shuffled",
        ),
        (
            "shuffle exploration_deck to squid 5; shuffle exploration_deck to crab 1;",
            (
                "shuffle exploration_deck to crab 1: "
                "`exploration_deck` was not shuffled after this was fixed"
            ),
        ),
        (
            "shuffle lord_deck to sage;",
            "shuffle lord_deck to sage: `lord_deck` was not shuffled after this was fixed",
        ),
    ],
)
def test_a_shuffle_that_does_not_come_so_is_told(tmp_path: Path, shuffle: str, told: str) -> None:
    given = (
        "exploration_deck none; exploration_discard crab 1, squid 5; council crab 2; court elder;"
    )
    result = scene(tmp_path, f"when {{ {shuffle} explore; }} then {{ threat 1; }}", given)
    assert differences(result) == [told]


def test_a_shuffle_in_the_position_that_does_not_come_is_told(tmp_path: Path) -> None:
    given = GIVEN + "shuffle lord_deck to tamer;"
    (told,) = differs(tmp_path, "threat 1;", given)
    assert told == "shuffle: `lord_deck` was not shuffled after this was fixed"


# --- what is told ---------------------------------------------------------------------------------


def test_the_story_of_a_failure_can_be_read(tmp_path: Path) -> None:
    text = """scenario "so" {
  given {
    court diver, keeper, elder, sage; council jellyfish 1;
    seat 0 { pearls 1; hand shellfish 3, squid 2, crab 1; }
  }
  when { recruit diver; }
  then {
    seat 0 { pearls 3; lords keeper; }
  }
}
"""
    (result,) = results(tmp_path, text)
    file = (tmp_path / "scenes.abyss").as_posix()
    assert (
        story(result)
        == f"""{file}:8:14: error[A851]: `seat 0 pearls` is not as expected
8 |     seat 0 {{ pearls 3; lords keeper; }}
  |              ^^^^^^^^
  = expected: 3
  = found: 4
{file}:8:24: error[A851]: `seat 0 lords` is not as expected
8 |     seat 0 {{ pearls 3; lords keeper; }}
  |                        ^^^^^^^^^^^^
  = expected: keeper
  = found: diver
  = missing: keeper
  = besides: diver
answers so far: seat 0: recruit diver"""
    )
    (data,) = as_data([result])
    assert (data["name"], data["file"], data["line"], data["passed"]) == ("so", file, 1, False)
    assert data["answers"] == ["seat 0: recruit diver"]
    assert data["failures"][0]["lines"] == [
        {"label": "expected", "text": "3"},
        {"label": "found", "text": "4"},
    ]
    assert data["failures"][0]["code"] == "A851"


def test_long_lists_are_cut(tmp_path: Path) -> None:
    (told,) = differs(tmp_path, "exploration_deck none;")
    assert "and 27 more" in told


# --- laws -----------------------------------------------------------------------------------------


@law("A4.6", kind="step")
def the_threat_stays(before: ar.Game, _answer: object, after: ar.Game) -> None:
    """No answer moves the Threat."""
    assert after.view().threat == before.view().threat, "it moved"


@law("A4.6")
def the_threat_is_low(game: ar.Game) -> None:
    """The Threat is on one of the first two spaces."""
    assert game.view().threat < 3, "it is high"


MONSTERS = "threat 2; exploration_deck monster, monster, rest; council jellyfish 1;"


def asked(folder: Path, rest: str, *laws: Law) -> list[str]:
    """How laws of one's own do not hold in a scenario."""
    text = f'scenario "so" {{ given {{ {MONSTERS} }} {rest} }}'
    found = collect(pack(folder, text), laws=laws)
    assert not found.diagnostics
    return differences(run(found.scenarios[0]))


def test_laws_that_hold_are_no_difference(tmp_path: Path) -> None:
    expected = "then { holds nothing_is_lost, each_option_applies, the_threat_is_low; }"
    assert asked(tmp_path, f"{expected} when {{ explore; }} {expected}", the_threat_is_low) == []


@pytest.mark.parametrize("first", ["", "shuffle lord_deck to sage;"])
def test_a_law_is_asked_where_the_game_stands_and_of_the_last_answer(
    tmp_path: Path, first: str
) -> None:
    laws = the_threat_stays, the_threat_is_low
    rest = (
        f"when {{ {first} explore; leave; }} then {{ holds the_threat_stays, the_threat_is_low; }}"
    )
    told = asked(tmp_path, rest, *laws)
    assert [line.partition(": ")[2] for line in told] == [
        "`the_threat_stays` does not hold: it moved",
        "`the_threat_is_low` does not hold: it is high",
    ]


def test_a_law_about_answers_holds_before_the_first(tmp_path: Path) -> None:
    assert asked(tmp_path, "then { holds the_threat_stays; }", the_threat_stays) == []
