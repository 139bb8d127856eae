"""Verifying: games in processes under laws, and what is told of them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner

from abyss_rules.cli import app
from abyss_rules.errors import UnknownError
from abyss_rules.testing.laws import laws_for
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan, laws_of
from abyss_rules.verify.running import Outcome, verify
from tests.unit.verify.made import OWN, verified

BROKEN_LAWS = """from abyss_rules.testing import law


@law()
def never(game):
    assert False


@law()
def nor_this(game):
    assert False
"""


@pytest.mark.untraced
def test_a_sound_ruleset_leaves_with_0_and_tells_law_by_law(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = verified("conspiracy", "--examples", "4", "--out", str(out))
    assert result.exit_code == 0, result.output
    told = result.stdout.splitlines()
    assert any(line.split() == ["the_game_ends", "4", "holds"] for line in told)
    assert told[-1] == "4 games, seed 0: no law broken"
    assert not out.exists()


@pytest.mark.untraced
def test_equal_plans_find_the_same_however_many_processes_there_are(tmp_path: Path) -> None:
    file = tmp_path / "laws.py"
    file.write_text(BROKEN_LAWS, encoding="utf-8")
    laws = ("nothing_is_lost", "the_game_ends", "never", "nor_this")
    plan = Plan("conspiracy", laws=laws, own_laws=str(file), examples=32)
    one, two = (verify(evolve(plan, jobs=jobs)) for jobs in (1, 2))
    assert (one.asked, one.meters, one.games) == (two.asked, two.meters, 32)
    assert [failure.law for failure in one.failures] == ["never", "nor_this"]
    assert one.failures == two.failures
    assert one.meters.verbs["swap"]


@pytest.mark.untraced
def test_a_law_of_ones_own_that_is_broken_is_told_with_the_game(pack: Path) -> None:
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    out = pack.parent / "out"
    named = ("--law", "the_game_ends", "--law", "nobody_is_rich")
    args = ("--laws", str(laws), *named, "--examples", "6", "--format", "json")
    result = verified(str(pack), *args, "--out", str(out))
    assert result.exit_code == 1, result.output
    data = json.loads(result.stdout)
    by_name = {law["name"]: law for law in data["laws"]}
    assert not by_name["nobody_is_rich"]["holds"]
    assert by_name["the_game_ends"]["holds"]
    assert data["never_met"] == []
    assert data["without_effect"] == ["idler: on arrival"]
    assert data["packs"] == ["my.pack"]
    assert data["written"] == [(out / "found" / "nobody_is_rich.abyss").as_posix()]
    assert by_name["nobody_is_rich"]["written"] == data["written"][0]
    # The scenario names the law, so that it is run again with the file that has it.
    again = CliRunner().invoke(app, ["test", str(out), "--laws", str(laws)], prog_name="abyss")
    assert again.exit_code == 1
    assert "`nobody_is_rich` does not hold" in again.output


def test_only_the_laws_named_are_asked_also_of_ones_own(pack: Path) -> None:
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    plan = Plan("abyss", own_laws=str(laws), laws=("nobody_is_rich",))
    assert [one.name for one in laws_of(plan)] == ["nobody_is_rich"]
    everything = [one.name for one in laws_of(evolve(plan, laws=()))]
    assert everything == [*(one.name for one in laws_for("abyss")), "nobody_is_rich"]


@pytest.mark.untraced
def test_dear_laws_are_asked_at_every_decision_if_that_is_wanted() -> None:
    laws = ("nothing_is_lost", "clones_are_independent", "undo_goes_back_to_the_start")
    plan = Plan("conspiracy", laws=laws, examples=1, every=1)
    asked = verify(plan).asked
    # At every decision and, as if it were not known there, once more at the end.
    assert asked["clones_are_independent"] == asked["nothing_is_lost"] + 1
    assert asked["undo_goes_back_to_the_start"] == asked["nothing_is_lost"] + 1
    assert verify(evolve(plan, every=16)).asked["undo_goes_back_to_the_start"] == 1


def test_time_ends_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games are played in any time: nothing would be asked in none."""
    monkeypatch.setattr("abyss_rules.verify.running._AT_ONCE", 1)
    little = ("--time", "0.000001s", "--law", "scores_add_up")
    result = verified("abyss", *little, "--out", str(tmp_path))
    assert result.exit_code == 0
    assert "1 of 100 games" in result.stdout


def test_a_run_in_which_no_game_came_to_its_end_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [0, 3, 0]

    def told(plan: Plan, *_more: object, **_named: object) -> Outcome:
        asked = Counter(nothing_is_lost=7)
        return Outcome(plan, laws_of(plan), (), asked, played.pop(0), Meters(), ())

    monkeypatch.setattr("abyss_rules.cli.verify.verify", told)
    asked = ("abyss", "--law", "scores_add_up", "--law", "nothing_is_lost", "--out", str(tmp_path))
    for code, last in (
        (1, "No game came to its end in this time, so that nothing is shown: give it more"),
        (0, "3 of 100 games, seed 0: no law broken, 1 law not asked"),
    ):
        result = verified(*asked)
        assert (result.exit_code, result.stdout.splitlines()[-1]) == (code, last)
    assert verified("abyss", "--law", "cards_are_told", "--out", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("abyss", "--law", "nothing_is_lots"), "nothing_is_lost"),
        (("abyss", "--law", "nope"), "no law 'nope'; there are set_ups_are_shuffled, "),
        (("abyss", "--law", "every_answer_leads_towards_the_end"), "does not speak of games"),
        (("abyss", "--every", "0"), "--every"),
        (("nowhere/at/all",), "the rulesets are abyss and conspiracy"),
        (("abys",), "did you mean `abyss`?"),
        (("abyss", "--time", "soon"), "no time such as"),
        (("abyss", "--time", "0"), "name a time above 0"),
        (("abyss", "--time", "0.0h"), "name a time above 0"),
        (("abyss", "--examples", "1000000001"), "is not in the range 1<=x<=1000000000"),
        (("abyss", "--laws", "there_is_no_such_file.py"), "no file"),
    ],
)
def test_what_cannot_be_verified_is_told(args: tuple[str, ...], says: str) -> None:
    result = verified(*args)
    assert result.exit_code == 2
    assert says in result.stderr


@pytest.mark.untraced
def test_a_pack_of_a_ruleset_s_own_is_verified_as_the_ruleset(tmp_path: Path) -> None:
    little = ("--examples", "1", "--law", "scores_add_up")
    result = verified("abyss.base", *little, "--format", "json", "--out", str(tmp_path))
    assert json.loads(result.stdout)["packs"] == []


def test_only_laws_of_the_ruleset_are_asked() -> None:
    assert laws_of(Plan("abyss")) == laws_for("abyss")
    with pytest.raises(UnknownError):
        laws_of(Plan("abyss", own_laws="no.such.module"))
