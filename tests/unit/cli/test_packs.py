"""Commands with packs of one's own: several, in archives, by their ids; and ``abyss new``."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from abyss_rules.catalog import installed
from abyss_rules.cli import app
from tests.unit.catalog.folders import in_zip, location, lord, written

DOCS = Path(__file__).resolve().parents[3] / "docs"


def abyss(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], prog_name="abyss")


@pytest.fixture(name="here", autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


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
    assert "cannot be used" in line
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


# --- abyss new ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["abyss", "conspiracy"])
def test_a_new_pack_passes_check_and_test_at_once(here: Path, ruleset: str) -> None:
    made = abyss("new", "pack", "deep_reef", "--ruleset", ruleset)
    assert made.exit_code == 0, made.output
    assert made.stdout.splitlines()[0] == (
        "deep_reef is made: README.md, pack.abyss, pearl_diver.abyss, the_pearl_bank.abyss"
    )
    for kind, name in (("lord", "The Drowned Queen"), ("location", "sunken_bell")):
        made = abyss("new", kind, name, "--pack", "deep_reef")
        assert made.exit_code == 0, made.output
    checked = abyss("check", "deep_reef", "--strict")
    assert (checked.exit_code, checked.stdout) == (0, "4 cards checked in 5 files, no faults\n")
    tested = abyss("test", "deep_reef")
    assert (tested.exit_code, tested.stdout) == (0, "4 scenarios passed\n")
    assert abyss("fmt", "--check", "deep_reef").exit_code == 0
    played = abyss("play", "--pack", "deep_reef", "--agents", "random", "--seed", "1")
    assert played.exit_code == 0, played.output
    assert [path.name for path in here.iterdir()] == ["deep_reef"]


def test_a_card_is_begun_in_the_pack_of_this_folder(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    abyss("new", "pack", "deep_reef")
    monkeypatch.chdir(here / "deep_reef")
    made = abyss("new", "lord", "The", "Drowned", "Queen")
    assert made.stdout.splitlines() == [
        "drowned_queen.abyss is made: The Drowned Queen",
        "Next: abyss check .; abyss test .; abyss explain drowned_queen --pack .",
    ]
    made = abyss("new", "lord", "diver", "--name", "Δύτης")
    assert made.stdout.startswith("diver.abyss is made: Δύτης\n")
    explained = abyss("explain", "drowned_queen", "--pack", ".")
    assert "The Drowned Queen" in explained.stdout


def test_the_guide_shows_what_is_said(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (DOCS / "how-to" / "share-a-pack.md").read_text(encoding="utf-8")
    begin = page.split("## Begin\n")[1].split("\n## ")[0]
    for block in re.findall(r"```console\n(.*?)```", begin, re.DOTALL):
        for part in block.split("$ ")[1:]:
            command, _, said = part.partition("\n")
            name, *args = shlex.split(command)
            if name == "cd":
                monkeypatch.chdir(args[0])
                continue
            assert name == "abyss"
            result = abyss(*args)
            assert result.exit_code == 0
            assert result.stdout.startswith(said)
    assert sorted(path.name for path in (here / "deep_sea").glob("*.abyss")) == [
        *("drowned_queen.abyss", "pack.abyss", "pearl_diver.abyss", "sunken_bell.abyss"),
        "the_pearl_bank.abyss",
    ]


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (("pack", "mine"), 2, "mine is there already: nothing is changed"),
        (("pack", "abyss.base"), 2, "there is a pack abyss.base already"),
        (("pack", "a/b"), 2, "is a path"),
        (("pack", "x", "--ruleset", "chess"), 2, "no ruleset 'chess'"),
        (("pack",), 2, "missing argument 'NAME'"),
        (("lord", "queen"), 2, "there is no pack in this folder"),
        (("lord", "queen", "--pack", "mine"), 2, "there is no pack in mine"),
        (("lord", "pirate", "--pack", "my.pack"), 2, "there is a card pirate already"),
        (("lord", "x", "--pack", "my.pack", "--ruleset", "conspiracy"), 1, "not conspiracy"),
        (("dance",), 2, "no such command 'dance'"),
    ],
)
def test_what_cannot_be_begun_is_told(
    here: Path, args: tuple[str, ...], code: int, message: str
) -> None:
    (here / "mine").mkdir()
    written(here, "my.pack", cards=lord("pirate"))
    before = sorted(here.rglob("*"))
    result = abyss("new", *args)
    assert result.exit_code == code, result.output
    assert message in result.stderr
    assert result.stderr.startswith("abyss: ")
    assert sorted(here.rglob("*")) == before
