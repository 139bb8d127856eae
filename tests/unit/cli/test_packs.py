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
from abyss_rules.cli.app import COMMANDS
from abyss_rules.errors import PackError
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


@pytest.mark.untraced
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


@pytest.mark.parametrize("name", ["abyss", "Conspiracy"])
def test_a_pack_is_not_called_as_a_game_is(here: Path, name: str) -> None:
    result = abyss("new", "pack", name)
    assert result.exit_code == 2
    assert f"{name.lower()} is a game: take another name" in result.stderr
    assert list(here.iterdir()) == []


def test_the_help_of_new_tells_what_is_made() -> None:
    assert "Make a folder with a pack to begin with." in abyss("new", "--help").stdout
    assert "the id is made: drowned_queen" in abyss("new", "lord", "--help").stdout
    assert "[default" not in abyss("new", "location", "--help").stdout
    assert "unless given, that of the packs" not in abyss("new", "pack", "--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_no_help_speaks_of_types_of_programs(command: str) -> None:
    assert not re.search(r"INTEGER|RANGE", abyss(command, "--help").stdout)


# --- the pack of the current folder -----------------------------------------------------------


@pytest.fixture(name="deep")
def _deep(here: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack in whose folder the commands are given, with a folder below."""
    folder = written(here, "deep", "", lord("pirate"))
    (folder / "more").mkdir()
    (folder / "more" / "reef.abyss").write_text(location("reef"), encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("where", [".", "more"])
def test_cards_of_the_pack_of_this_folder_are_found(
    deep: Path, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(deep / where)
    for args in (["explain", "pirate"], ["try", "reef", "--answers", ""], ["list"]):
        result = abyss(*args)
        assert result.exit_code == 0, args
        assert result.stderr == "abyss: with the pack of this folder, deep; --pack names others\n"
    assert "\npirate " in abyss("list").stdout


def test_packs_that_are_named_win_over_that_of_this_folder(deep: Path, here: Path) -> None:
    del deep
    other = written(here, "other", "", location("cave"))
    result = abyss("list", "--pack", other)
    assert "\ncave " in result.stdout
    assert "pirate" not in result.stdout
    assert result.stderr == ""


def test_the_pack_of_this_folder_gives_way_to_another_ruleset(deep: Path) -> None:
    del deep
    result = abyss("list", "--ruleset", "conspiracy")
    assert (result.exit_code, result.stderr) == (0, "")


def test_words_are_those_of_the_game_of_the_pack(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert abyss("new", "pack", "senate", "--ruleset", "conspiracy").exit_code == 0
    monkeypatch.chdir(here / "senate")
    found = abyss("words", "swap")
    assert (found.exit_code, found.stderr) == (0, "")
    assert found.stdout.startswith("swap PAIR  (verb)")
    assert abyss("words", "steal", "--ruleset", "abyss").exit_code == 0
    (here / "senate" / "more.abyss").write_text("lord ;", encoding="utf-8")
    assert abyss("words", "steal").exit_code == 0


def test_a_faulty_pack_of_this_folder_is_left_out_and_told(deep: Path) -> None:
    (deep / "stray.abyss").write_text("lord ;", encoding="utf-8")
    result = abyss("explain", "keeper")
    assert result.exit_code == 0
    told = "is left out, as stray.abyss has faults; abyss check says what they are"
    assert told in result.stderr
    (deep / "more" / "astray.abyss").write_text("lord ;", encoding="utf-8")
    told = "is left out, as more/astray.abyss and 1 other file have faults; abyss check"
    assert told in abyss("explain", "keeper").stderr


def test_so_is_one_that_cannot_be_read_at_all(deep: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(_pack: object) -> None:
        raise PackError("it is gone")

    del deep
    monkeypatch.setattr("abyss_rules.cli.setup.load_pack", unreadable)
    assert "is left out, as it has faults; abyss check" in abyss("explain", "keeper").stderr


def test_packs_are_checked_each_by_itself_unless_one_is_put_beside(here: Path) -> None:
    one = written(here, "one", "", lord("pirate"))
    two = written(here, "two", "", lord("pirate"))
    apart = abyss("check", one, two)
    assert (apart.exit_code, "A705" in apart.stdout) == (0, False)
    together = abyss("check", one, "--pack", two)
    assert (together.exit_code, "A705" in together.stdout) == (1, True)


def test_in_the_folder_of_a_game_of_ones_own_nothing_is_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[3] / "cards" / "abyss")
    result = abyss("explain", "keeper")
    assert (result.exit_code, result.stderr) == (0, "")


def test_check_looks_at_a_part_of_a_pack_within_the_pack(
    deep: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert abyss("check").stdout == "2 cards checked in 2 files, no faults\n"
    one = "1 card checked in 1 file, no faults\n"
    assert abyss("check", "more").stdout == one
    assert abyss("check", "more/reef.abyss").stdout == one
    wrong = 'location cave "The Cave" { score perls of me; }'
    (deep / "more" / "cave.abyss").write_text(wrong, encoding="utf-8")
    (deep / "also.abyss").write_text(wrong.replace("ave", "oast"), encoding="utf-8")
    monkeypatch.chdir(deep / "more")
    for args in (["check"], ["check", "."], ["check", "../more"]):
        result = abyss(*args)
        assert result.exit_code == 1, args
        assert "cave.abyss:1:34: error[A201]" in result.stdout, args
        assert result.stdout.count("error[") == 1, args


def test_a_header_that_an_editor_has_taken_out_is_missing(deep: Path) -> None:
    del deep
    result = CliRunner().invoke(
        app, ["check", "-", "--stdin-name", "pack.abyss"], input=lord("pirate"), prog_name="abyss"
    )
    assert result.exit_code == 1
    assert "pack.abyss:1:1: error[A509]" in result.stdout


@pytest.mark.parametrize("command", ["check", "test"])
def test_a_folder_of_cards_in_no_pack_has_no_header(here: Path, command: str) -> None:
    (here / "loose.abyss").write_text(location("reef"), encoding="utf-8")
    result = abyss(command, here)
    assert result.exit_code == 1
    assert "error[A509]" in result.stdout


def test_what_was_tried_is_a_scenario_of_the_pack_that_passes(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    abyss("new", "pack", "deep")
    monkeypatch.chdir(here / "deep")
    card = here / "deep" / "pearl_diver.abyss"
    card.write_text(
        'lord pearl_diver "The Pearl Diver" {\n'
        "  guild merchant; cost 30; races 2; influence 5; keys 0;\n"
        "  on arrival { may { choose l from court; discard l; gain 2 pearls; } }\n}\n",
        encoding="utf-8",
    )
    result = abyss("try", "pearl_diver", "--answers", "accept", "--scenario")
    assert "Seat 0 pays" in result.stdout  # however dear it is
    block = result.stdout[result.stdout.index("scenario ") :]
    card.write_text(card.read_text(encoding="utf-8") + "\n" + block, encoding="utf-8")
    assert abyss("check", "--strict").exit_code == 0
    assert abyss("test", "-k", "trying").stdout.startswith("1 scenario passed")


# --- what is wrong with packs is said once --------------------------------------------------------


def test_each_fault_of_a_pack_is_said_once(here: Path) -> None:
    folder = written(here, "deep", "", 2 * location("reef") + "location cave { score perls; }")
    result = abyss("list", "--pack", folder)
    assert result.exit_code == 1
    assert f"abyss: the pack {folder} cannot be used: " in result.stderr
    found = re.findall(r"\S+ error\[A\d+\]: .*", result.stderr)
    assert len(found) == len(set(found)) >= 2
    assert f"cannot be used: {len(found)} errors\n" in result.stderr


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
