"""The story of a scenario can be read, and says which laws do not hold."""

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.scenarios import collect, run
from abyss_rules.scenarios.tell import as_data, story
from abyss_rules.testing import Law, law
from tests.scenes import differences, differs, pack, results

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
