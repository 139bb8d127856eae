"""Commands with packs of one's own: several, in archives, by their ids."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from abyss_rules.catalog import installed
from tests.commands import abyss
from tests.unit.catalog.folders import in_zip, location, lord, written

#: Packs are made, and commands given, in a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")


@pytest.fixture(name="sea")
def _sea(here: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a pack that a distribution brings."""
    site = here / "site"
    info = site / "deep_sea-1.2.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Name: deep-sea\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(f"[{installed.GROUP}]\ndeep.sea = deep_sea_cards\n")
    written(site, "deep.sea", 'title "Deep Sea";', lord("pirate")).rename(site / "deep_sea_cards")
    monkeypatch.syspath_prepend(site)
    return "deep.sea"


@pytest.fixture(name="mine")
def _mine(here: Path) -> Path:
    """A pack that needs the other."""
    text = lord("corsair", "replaces pirate; copies 2;", "The Corsair") + location("reef")
    says = "needs deep.sea; removes slaver;"
    folder = written(here, "my.pack", says, text)
    return in_zip(here / "mine.zip", {"my/pack.abyss": (folder / "pack.abyss").read_text()})


# --- what is played -------------------------------------------------------------------------------


def test_list_shows_the_cards_as_they_are_played(sea: str, mine: Path) -> None:
    del sea
    lines = abyss("list", "--pack", mine).stdout.splitlines()
    ids = [line.split()[0] for line in lines]
    assert {"corsair", "corsair_2", "reef", "keeper"} <= set(ids)
    assert not {"pirate", "slaver"} & set(ids)
    data = json.loads(abyss("list", "--pack", mine, "--format", "json").stdout)
    assert {one["pack"] for one in data} == {"abyss.base", "my.pack"}
    assert "replaces" not in " ".join(lines)


def test_list_shows_the_packs_that_are_known(sea: str) -> None:
    result = abyss("list", "--packs")
    assert result.exit_code == 0
    by_id = {line.split()[0]: line for line in result.stdout.splitlines()}
    assert by_id["abyss.base"].endswith("Abyss: 55 cards, shipped")
    assert by_id[sea].endswith("Deep Sea: 1 card, installed with deep-sea 1.2")
    (one,) = [
        one
        for one in json.loads(abyss("list", "--packs", "--format", "json").stdout)
        if one["id"] == sea
    ]
    assert (one["ruleset"], one["version"], one["distribution"]) == ("abyss", "1", "deep-sea 1.2")


def test_a_known_pack_that_cannot_be_used_is_told(sea: str, here: Path) -> None:
    (here / "site" / "deep_sea_cards" / "more.abyss").write_text("lord ;", encoding="utf-8")
    result = abyss("list", "--packs")
    assert result.exit_code == 1
    (line,) = [line for line in result.stdout.splitlines() if line.startswith(sea)]
    assert line.count("cannot be used: ") == 1
    assert "more.abyss:1:" in line
    assert abyss("explain", "keeper").exit_code == 0


def test_explain_knows_cards_of_other_packs_too(sea: str, mine: Path) -> None:
    result = abyss("explain", "pirate")
    assert result.exit_code == 0
    assert f"pack {sea}" in result.stdout
    result = abyss("explain", "The Corsair", "--pack", mine)
    assert "corsair" in result.stdout
    assert "replaces" not in result.stdout
    assert abyss("explain", "corsiar", "--pack", mine).exit_code == 2


def test_check_takes_ids_archives_and_packs_to_be_played_with(sea: str, mine: Path) -> None:
    for args in ((sea,), (mine,), (mine, "--pack", sea)):
        result = abyss("check", *args)
        assert (result.exit_code, result.stderr) == (0, ""), result.stdout
    assert abyss("check", "no.such.pack").exit_code == 2


def test_check_finds_a_needed_pack_beside(here: Path) -> None:
    one = written(here, "a.one", "needs b.two;")
    two = written(here, "b.two")
    result = abyss("check", one)
    assert result.exit_code == 1
    assert "A701" in result.stdout
    assert abyss("check", one, "--pack", two).exit_code == 0
    assert abyss("check", here).exit_code == 0


def test_scenarios_are_played_with_a_needed_pack_beside(here: Path) -> None:
    text = """
scenario "the pirate is there" {
  given { seat 0 { lords pirate; } }
  then { seat 0 { lords NAME; } }
}
"""
    one = written(here, "a.one", "needs b.two;", text.replace("NAME", "pirate"))
    two = written(here, "b.two", cards=lord("pirate"))
    assert abyss("test", one).exit_code == 1
    assert abyss("test", one, "--pack", two).stdout == "1 scenario passed\n"
    written(here, "a.one", "needs b.two;", text.replace("NAME", "pirat"))
    checked = abyss("check", one, "--pack", two)
    assert checked.exit_code == 1
    assert "did you mean `pirate`?" in checked.stdout


def test_play_records_and_replays_with_several_packs(sea: str, mine: Path, here: Path) -> None:
    record = here / "game.json"
    agents = ("--agents", "random", "--seed", "3")
    played = abyss("play", "--pack", mine, "--pack", sea, *agents, "--record", record)
    assert played.exit_code == 0, played.output
    marks = [mark["id"] for mark in json.loads(record.read_text(encoding="utf-8"))["packs"]]
    assert marks == ["abyss.base", "deep.sea", "my.pack"]
    assert abyss("replay", record, "--pack", mine).exit_code == 0
    missing = abyss("replay", record)
    assert missing.exit_code == 1
    assert "my.pack 1, which is neither shipped nor installed" in missing.stderr
    assert "--pack PATH" in missing.stderr


def test_simulate_takes_several_packs(sea: str, mine: Path) -> None:
    result = abyss("simulate", "--games", "1", "--pack", sea, "--pack", mine, "--format", "json")
    assert json.loads(result.stdout)["packs"] == ["abyss.base", "deep.sea", "my.pack"]


@pytest.mark.parametrize("command", ["options", "list", "simulate"])
def test_the_ruleset_is_that_of_the_packs(here: Path, command: str) -> None:
    text = "pack my.senate { format 1; ruleset conspiracy; }\n"
    (here / "senate.abyss").write_text(text, encoding="utf-8")
    more = ("--games", "1") if command == "simulate" else ()
    result = abyss(command, "--pack", "senate.abyss", *more)
    assert result.exit_code == 0, result.stderr
    shown = {"options": "bonus_locations", "list": "value_zero_mage", "simulate": "conspiracy"}
    assert shown[command] in result.stdout
    asked = abyss(command, "--pack", "senate.abyss", "--ruleset", "abyss", *more)
    if command == "options":
        assert "turn_limit" in asked.stdout
    else:
        assert asked.exit_code == 1
        assert "A704" in asked.stderr


def test_packs_of_two_rulesets_are_refused(here: Path) -> None:
    text = "pack my.senate { format 1; ruleset conspiracy; }\n"
    (here / "senate.abyss").write_text(text, encoding="utf-8")
    one = written(here, "a.one")
    result = abyss("list", "--pack", one, "--pack", "senate.abyss")
    assert result.exit_code == 1
    assert "my.senate is of the ruleset conspiracy" in result.stderr


def test_conflicts_are_told_with_both_places(here: Path) -> None:
    one = written(here, "a.one", cards=lord("pirate"))
    two = written(here, "b.two", "removes slavre;", lord("pirate"))
    result = abyss("list", "--pack", one, "--pack", two)
    assert result.exit_code == 1
    assert f"a.one ({one}/pack.abyss:2) and b.two ({two}/pack.abyss:2)" in result.stderr
    assert "help: did you mean `slaver`?" in result.stderr


def test_an_id_that_hides_a_folder_is_told(here: Path, sea: str) -> None:
    written(here, sea, "", lord("diver"))
    made = abyss("new", "lord", "Zed", "--pack", sea)
    assert f"abyss check ./{sea}; abyss test ./{sea}" in made.stdout
    note = f"abyss: {sea} is the pack that is installed; ./{sea} is what lies here\n"
    assert abyss("check", sea).stderr == abyss("test", sea).stderr == note
    assert abyss("list", "--pack", sea).stderr == note
    assert abyss("verify", sea, "--law", "no_such_law").stderr.startswith(note)
    checked = abyss("check", f"./{sea}")
    assert (checked.stdout, checked.stderr) == ("2 cards checked in 2 files, no faults\n", "")
    assert abyss("check", "abyss.base").stderr == ""


def test_packs_are_checked_each_by_itself_unless_one_is_put_beside(here: Path) -> None:
    one = written(here, "one", "", lord("pirate"))
    two = written(here, "two", "", lord("pirate"))
    apart = abyss("check", one, two)
    assert (apart.exit_code, "A705" in apart.stdout) == (0, False)
    together = abyss("check", one, "--pack", two)
    assert (together.exit_code, "A705" in together.stdout) == (1, True)


@pytest.mark.parametrize("command", ["check", "test"])
def test_a_folder_of_cards_in_no_pack_has_no_header(here: Path, command: str) -> None:
    (here / "loose.abyss").write_text(location("reef"), encoding="utf-8")
    result = abyss(command, here)
    assert result.exit_code == 1
    assert "error[A509]" in result.stdout


# --- what is wrong with packs is said once --------------------------------------------------------


def test_each_fault_of_a_pack_is_said_once(here: Path) -> None:
    folder = written(here, "deep", "", 2 * location("reef") + "location cave { score perls; }")
    result = abyss("list", "--pack", folder)
    assert result.exit_code == 1
    assert f"abyss: the pack {folder} cannot be used: " in result.stderr
    found = re.findall(r"\S+ error\[A\d+\]: .*", result.stderr)
    assert len(found) == len(set(found)) >= 2
    assert f"cannot be used: {len(found)} errors\n" in result.stderr


def test_a_place_with_several_packs_is_told_as_that(here: Path) -> None:
    texts = {}
    for name in ("one", "two"):
        written(here / "both", name, "", lord("pirate"))
        texts[f"{name}/pack.abyss"] = (here / "both" / name / "pack.abyss").read_text()
    result = abyss("list", "--pack", "both")
    assert result.exit_code == 1
    told = "abyss: both holds 2 packs: one in both/one, two in both/two; name the folder of one\n"
    assert result.stderr == told
    result = abyss("list", "--pack", in_zip(here / "both.zip", texts))
    assert result.stderr.endswith("; put each into an archive\n")
    for number in range(12):
        written(here / "many", f"pack{number}")
    assert "; name the folder" in (many := abyss("list", "--pack", "many").stderr)
    assert "many holds 12 packs: " in many
    assert ", 2 more; " in many


def test_a_file_in_an_archive_is_called_the_same_by_all(here: Path) -> None:
    text = (written(here, "deep", "removes keper;") / "pack.abyss").read_text()
    file = in_zip(here / "deep.zip", {"deep/pack.abyss": text})
    for args in (("check", file), ("list", "--pack", file)):
        result = abyss(*args)
        assert "deep.zip/deep/pack.abyss:1:" in result.stdout + result.stderr


def test_packs_that_do_not_go_together_are_told_once(here: Path) -> None:
    packs = [written(here, name, "", lord("pirate")) for name in ("one", "two")]
    result = abyss("list", "--pack", packs[0], "--pack", packs[1])
    assert result.exit_code == 1
    first, *rest = result.stderr.splitlines()
    assert first == "abyss: these packs do not go together: 1 error"
    assert sum("error[" in line for line in rest) == 1


def test_a_file_with_another_ending_is_told(here: Path) -> None:
    folder = written(here, "deep", "", lord("pirate"))
    for name in ("reef.abyss.txt", "CAVE.ABYSS", ".hidden.abyss.txt", "notes.txt"):
        (folder / name).write_text(location("reef"), encoding="utf-8")
    result = abyss("check", folder)
    assert "CAVE.ABYSS:1:1: warning[A009]: this file is not read" in result.stdout
    assert "`.abyss`; 1 more here are called so" in result.stdout
    assert "call it `CAVE.abyss`" in result.stdout
    assert abyss("list", "--pack", folder).exit_code == 0
    alone = abyss("check", folder / "reef.abyss.txt")
    assert alone.exit_code == 1
    assert "call it `reef.abyss`" in alone.stdout
    (folder / "pack.abyss").rename(folder / "pack.abyss.txt")
    nothing = abyss("check", folder).stdout
    assert "error[A006]" in nothing
    assert "warning[A009]" in nothing
    refused = abyss("list", "--pack", folder).stderr
    assert "cannot be used: 1 error" in refused
    assert "warning[A009]" in refused
    assert "A006" in abyss("fmt", "--check", folder).stderr
