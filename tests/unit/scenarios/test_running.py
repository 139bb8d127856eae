"""A scenario is run in its position, with its options, its seed and its shuffles."""

from pathlib import Path

import pytest

from abyss_rules.catalog.paths import cards_folder
from abyss_rules.scenarios import collect, run
from abyss_rules.scenarios.tell import story
from tests.scenes import GIVEN, differences, differs, scene

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
