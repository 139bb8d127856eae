"""Verifying: games in processes under laws, failures as scenarios, what was met of the cards."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from abyss_rules.cli import app
from abyss_rules.errors import UnknownError
from abyss_rules.game.loading import load_pack
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.scenarios.collecting import collect
from abyss_rules.scenarios.running import run
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.testing.laws import law_named, laws_for
from abyss_rules.verify.coverage import coverage
from abyss_rules.verify.meters import Meters, heads_of
from abyss_rules.verify.running import Outcome, Plan, laws_of, verify
from abyss_rules.verify.writing import scenario, write_failures

PACK = """pack my.pack {
  format 1;
  ruleset abyss;
  version "1.0";
  engine ">=0.1";
  title "Mine";
  authors "Me";
  licence "MIT";
  languages en;
}

lord idler "The Idler" {
  guild farmer; cost 6; races 2; influence 7; keys 0;
  on arrival { choose o from opponents where monsters of it > 90; steal 1 monster from o; }
}
"""
OWN = """from abyss_rules.testing import law


@law()
def nobody_is_rich(game):
    \"\"\"Nobody has Pearls after the second turn.\"\"\"
    assert game.turn < 3 or not any(player.pearls for player in game.view().players)
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.abyss").write_text(PACK, encoding="utf-8")
    return folder


def verified(*args: str) -> Result:
    return CliRunner().invoke(app, ["verify", *args], prog_name="abyss")


# --- whole runs ---------------------------------------------------------------------------------


def test_a_sound_ruleset_leaves_with_0_and_tells_law_by_law(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = verified("conspiracy", "--examples", "4", "--out", str(out))
    assert result.exit_code == 0, result.output
    told = result.stdout.splitlines()
    assert any(line.split() == ["the_game_ends", "4", "holds"] for line in told)
    assert told[-1] == "4 games, seed 0: no law broken"
    assert not out.exists()


def test_equal_plans_find_the_same_however_many_processes_there_are() -> None:
    laws = ("nothing_is_lost", "the_game_ends")
    one, two = (verify(Plan("conspiracy", laws=laws, examples=22, jobs=jobs)) for jobs in (1, 2))
    assert (one.asked, one.meters, one.games) == (two.asked, two.meters, 22)
    assert one.holds
    assert one.meters.verbs["swap"]


def test_a_law_of_ones_own_that_is_broken_is_told_with_the_game(pack: Path) -> None:
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    args = ("--laws", str(laws), "--law", "the_game_ends", "--examples", "6", "--format", "json")
    result = verified(str(pack), *args, "--out", str(pack.parent / "out"))
    assert result.exit_code == 1, result.output
    data = json.loads(result.stdout)
    by_name = {law["name"]: law for law in data["laws"]}
    assert not by_name["nobody_is_rich"]["holds"]
    assert by_name["the_game_ends"]["holds"]
    assert data["never_met"] == []
    assert data["without_effect"] == ["idler: on arrival"]
    assert data["packs"] == ["my.pack"]
    assert data["written"] == []  # a scenario names laws of the library


def test_time_ends_a_run(tmp_path: Path) -> None:
    result = verified("abyss", "--time", "0s", "--law", "scores_add_up", "--out", str(tmp_path))
    assert result.exit_code == 0
    assert "0 of 100 games" in result.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("abyss", "--law", "nothing_is_lots"), "nothing_is_lost"),
        (("nowhere/at/all",), "no pack"),
        (("abyss", "--time", "soon"), "no time such as"),
        (("abyss", "--laws", "there_is_no_such_file.py"), "no file"),
    ],
)
def test_what_cannot_be_verified_is_told(args: tuple[str, ...], says: str) -> None:
    result = verified(*args)
    assert result.exit_code == 2
    assert says in result.stderr


def test_a_pack_of_a_ruleset_s_own_is_verified_as_the_ruleset(tmp_path: Path) -> None:
    result = verified("abyss.base", "--time", "0s", "--format", "json", "--out", str(tmp_path))
    assert json.loads(result.stdout)["packs"] == []


# --- failures -----------------------------------------------------------------------------------

BROKEN = Failure(
    "nothing_is_lost",
    law_named("nothing_is_lost").sentence,
    ("A1",),
    "Pearls\nare lost",
    Start("abyss", 2, 3, {}, (), {"council": ["crab 1", "squid 1"], "players": [{"pearls": 1}]}),
    ("support crab",),
)


def _outcome(*failures: Failure, packs: tuple[Path, ...] = ()) -> Outcome:
    plan = Plan("abyss", packs=packs)
    return Outcome(plan, laws_of(plan), failures, Counter(), 1, Meters())


def test_a_failure_is_a_scenario_that_fails_while_the_law_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (written,) = write_failures(_outcome(BROKEN), tmp_path)
    text = written.read_text(encoding="utf-8")
    assert "# What is wrong: Pearls are lost" in text
    assert "holds nothing_is_lost;" in text
    (found,) = collect(tmp_path).scenarios
    assert run(found).passed

    def take(_r: object, s: AbyssState, _stack: int) -> int:
        s.pearls[0] += 1
        return 0

    monkeypatch.setattr("abyss_rules.rulesets.abyss.exploration.begin_support", take)
    (failure,) = run(found).failures
    assert failure.diagnostic.code == "A854"
    assert "`nothing_is_lost` does not hold" in failure.diagnostic.message


def test_a_failure_with_a_pack_is_written_beside_the_pack(pack: Path, tmp_path: Path) -> None:
    start = Start(
        "abyss", 2, 0, {}, (load_pack(pack),), {"court": ["idler"], "council": ["crab 1"]}
    )
    failure = Failure("scores_add_up", "", (), "no", start)
    out = tmp_path / "out"
    write_failures(_outcome(failure, packs=(pack,)), out)
    collected = collect(out)
    assert collected.diagnostics == ()
    (found,) = collected.scenarios
    assert found.name == "scores_add_up does not hold"
    assert run(found).passed


def test_a_failure_from_the_set_up_is_told_as_a_position() -> None:
    text = scenario(Failure("scores_add_up", "", (), "no", Start("conspiracy", 2, 5, {})))
    assert text is not None
    assert "lord_deck" in text


def test_an_answer_that_cannot_be_given_is_left_out_of_the_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_given: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("abyss_rules.rulesets.abyss.exploration.begin_support", fail)
    failure = Failure("each_option_applies", "", (), "no", BROKEN.start, ("support crab",))
    text = scenario(failure)
    assert text is not None
    assert "support crab" not in text


def test_what_is_no_scenario_is_not_written(tmp_path: Path) -> None:
    texts = Failure("cards_are_told", "", (), "no", None)
    own = Failure("nobody_is_rich", "", (), "no", BROKEN.start)
    assert write_failures(_outcome(texts, own), tmp_path / "out") == []
    assert not (tmp_path / "out").exists()


# --- what is met --------------------------------------------------------------------------------


def test_abilities_are_told_by_what_became_of_them() -> None:
    outcome = _outcome()
    meters = outcome.meters
    meters.met["trader", "on arrival"] = meters.did["trader", "on arrival"] = 2
    meters.met["peddler", "on arrival"] = 3
    meters.verbs["gain"] = 5
    met = coverage(outcome)
    assert "peddler: on arrival" in met.without_effect
    assert "slaver: once per turn" in met.never_used
    assert "seeker: on arrival" in met.never_met
    assert not any("trader" in name for name in (*met.never_met, *met.without_effect))
    assert met.heads["on arrival"] == 5
    assert (met.verbs["gain"], met.verbs["take_lord"]) == (5, 0)


def test_each_card_has_its_heads() -> None:
    heads = {card.id: heads_of(card) for card in load_pack("abyss.base").cards}
    assert heads["landlord"] == ("on arrival", "while free")
    assert heads["city_of_mirrors"] == ("at game_end", "score")
    assert heads["keeper"] == ()


def test_only_laws_of_the_ruleset_are_asked() -> None:
    assert laws_of(Plan("abyss")) == laws_for("abyss")
    with pytest.raises(UnknownError):
        laws_of(Plan("abyss", own_laws="no.such.module"))
