"""Each command of the command line: what it prints, and the code it leaves with."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.catalog.packs import shipped
from abyss_rules.catalog.paths import cards_folder
from abyss_rules.cli import findings
from abyss_rules.cli.app import COMMANDS
from abyss_rules.dsl.wording import languages
from tests.commands import abyss
from tests.unit.cli.sessions import PACK


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.abyss").write_text(PACK, encoding="utf-8")
    return folder


# --- help, errors -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_explains_itself_with_examples(name: str) -> None:
    result = abyss(name, "--help")
    assert result.exit_code == 0
    assert "Examples:\n    abyss " in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_no_help_speaks_of_types_of_programs(command: str) -> None:
    assert not re.search(r"INTEGER|RANGE", abyss(command, "--help").stdout)


def test_the_help_lists_the_commands() -> None:
    result = abyss("--help")
    assert result.exit_code == 0
    assert all(f"  {name} " in result.stdout for name in COMMANDS)


def test_the_version_is_shown() -> None:
    result = abyss("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("abyss ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulte"], "did you mean 'simulate'?"),
        (["dance"], "there are play, replay"),
        (["play", "--seats", "x"], "'x' is not a valid integer"),
        (["play", "--seats", "7", "--agents", "greedy"], "played with 2 to 4 seats, not 7"),
        (["play", "--ruleset", "chess"], "no ruleset 'chess'"),
        (["play", "--preset", "house"], "no preset 'house'"),
        (["play", "--option", "turn_limit"], "'turn_limit' is not NAME=VALUE"),
        (["play", "--option", "turn_limt=3"], "did you mean 'turn_limit'?"),
        (["play", "--option", "turn_limit=soon"], "'soon' is not allowed"),
        (["play", "--agents", "gredy"], "did you mean 'greedy'?"),
        (["play", "--agents", "a,b,c"], "3 agents for 2 seats"),
        (["play", "--agents", "nowhere:Me"], "no module 'nowhere'"),
        (["play", "--pack", "no/such/pack"], "no/such/pack"),
        (["simulate", "--games", "0"], "0 is not in the range"),
        (["simulate", "--games", "x"], "'x' is not a valid integer"),
        (["simulate", "--agents", "human"], "no agent 'human'"),
        (["replay", "no_such_file.json"], "no_such_file.json: No such file"),
        (["explain", "shamen"], "did you mean The Shaman?"),
        (["explain", "a"], "no card 'a'; abyss list shows them all"),
        (["explain", "slaver", "--ruleset", "conspiracy"], "it is one of abyss: --ruleset abyss"),
        (["explain", "slavr", "--ruleset", "conspiracy"], "no card 'slavr'; abyss list --ruleset"),
        (["list", "--kind", "wizard"], "no kind 'wizard'; there are"),
        (["options", "--ruleset", "abys"], "did you mean 'abyss'?"),
    ],
)
def test_a_mistake_is_answered_in_a_line(args: list[str], message: str) -> None:
    result = abyss(*args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_faults_of_all_kinds_are_said_in_one_style() -> None:
    for args in (
        ["list", "--frmat", "json"],
        ["play", "--seats", "x"],
        ["explain"],
        ["--frmat"],
        ["dance"],
        ["replay", "no_such_file.json"],
    ):
        first, *others = abyss(*args).stderr.splitlines()
        assert first.startswith("abyss: ")
        assert first[7] in "'-" or first[7].islower()
        assert not first.endswith(".")
        assert [line for line in others if not line.startswith("abyss: see abyss ")] == []
    assert abyss("play", "--seats", "x").stderr == (
        "abyss: invalid value for '--seats': 'x' is not a valid integer\n"
        "abyss: see abyss play --help\n"
    )


def test_without_a_command_the_help_is_shown() -> None:
    result = abyss()
    assert result.exit_code == 2
    assert "Commands:" in result.stderr


def test_a_number_that_is_not_allowed_is_answered_with_those_that_are() -> None:
    assert "a number of 1 or more" in abyss("play", "--option", "turn_limit=0").stderr


# --- check ------------------------------------------------------------------------------------


@pytest.mark.untraced
def test_the_shipped_cards_have_no_faults() -> None:
    result = abyss("check")
    assert result.exit_code == 0
    packs = [ar.load_pack(pack) for pack in shipped()]
    cards = sum(len(pack.cards) for pack in packs)
    files = len(list(cards_folder().rglob("*.abyss")))
    last, several = result.stdout.splitlines()
    assert last == f"{cards} cards checked in {files} files, no faults"
    assert several.startswith(
        f"these are {len(packs)} packs, each checked by itself: abyss.base in "
    )


def test_of_packs_in_one_folder_is_said_that_they_are_several(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).mkdir()
        text = (
            f'pack x.{name} {{ format 1; ruleset abyss; }} location {name} "{name}" {{ score 1; }}'
        )
        (tmp_path / name / "cards.abyss").write_text(text, encoding="utf-8")
    place = tmp_path.as_posix()
    told = f"2 packs, each checked by itself: x.a in {place}/a, x.b in {place}/b; --pack takes"
    assert told in abyss("check", str(tmp_path)).stdout
    assert "packs" not in abyss("check", f"{place}/a", f"{place}/b").stdout
    many = findings.Findings((), packs=tuple((f"x.p{n}", "") for n in range(12)))
    assert "x.p9, 2 more; --pack" in many.of_several()


def test_faults_are_shown_where_they_stand(pack: Path) -> None:
    (pack / "pack.abyss").write_text(PACK.replace("gain", "gian"), encoding="utf-8")
    result = abyss("check", str(pack))
    assert result.exit_code == 1
    assert "pack.abyss:14:" in result.stdout
    assert "^^^^" in result.stdout
    assert result.stdout.endswith("0 sound cards in 1 file; 1 error, 0 warnings; --fix mends 1\n")


def test_faults_are_data_too(pack: Path) -> None:
    (pack / "pack.abyss").write_text(PACK.replace("gain", "gian"), encoding="utf-8")
    result = abyss("check", str(pack), "--format", "json")
    told = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (told["errors"], told["warnings"], told["cards"]) == (1, 0, 0)
    assert told["diagnostics"][0]["line"] == 14


def test_a_missing_path_is_wrong_use() -> None:
    result = abyss("check", "no_such_folder")
    assert result.exit_code == 2
    assert "no_such_folder" in result.stderr


# --- explain, list, options -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ship_master", "The Ship Master", "ship master", "SHIP MASTER"])
def test_a_card_is_explained_by_id_or_name(name: str) -> None:
    result = abyss("explain", name)
    assert result.exit_code == 0
    assert result.stdout.startswith("The Ship Master  (lord, ship_master)\n")
    assert "merchant, cost 6, 3 Races, 5 Influence, 1 Key\n" in result.stdout
    assert "Pearl" in result.stdout


def test_a_card_may_be_named_without_quotation_marks() -> None:
    assert abyss("explain", "the", "ship", "master").exit_code == 0


def test_a_card_without_power_says_so() -> None:
    assert "This Lord has no Power." in abyss("explain", "keeper").stdout


@pytest.mark.untraced
@pytest.mark.parametrize(("code", "word"), [("fr_CA", "Perle"), ("de", "Perle"), ("EN", "Pearl")])
def test_a_card_is_explained_in_other_languages(code: str, word: str) -> None:
    result = abyss("explain", "ship_master", "--lang", code)
    assert result.exit_code == 0
    assert f"1 {word} " in result.stdout


def test_a_language_without_texts_is_a_wrong_use() -> None:
    result = abyss("explain", "ship_master", "--lang", "tlh")
    assert result.exit_code == 2
    assert f"no card texts in 'tlh': there are {', '.join(languages())}" in result.stderr


def test_a_card_of_a_pack_is_explained(pack: Path) -> None:
    result = abyss("explain", "newcomer", "--pack", str(pack))
    assert result.exit_code == 0
    assert "pack my.pack" in result.stdout
    told = json.loads(abyss("explain", "newcomer", "--pack", str(pack), "--format", "json").stdout)
    assert told["fields"]["influence"] == 7
    assert len(told["text"]) == 1


def test_the_cards_are_listed_one_a_line() -> None:
    lines = abyss("list").stdout.splitlines()
    listed = {line.split()[0] for line in lines}
    assert len(listed) == len(lines)
    assert {card.id for card in ar.load_pack("abyss.base").cards} <= listed
    assert not any("…" in line for line in lines)


def test_the_list_can_be_narrowed(pack: Path) -> None:
    everything, locations, lords = (
        [line.split()[0] for line in abyss("list", *narrowed).stdout.splitlines()]
        for narrowed in ((), ("--kind", "location"), ("--kind", "Lords"))
    )
    assert len(locations) >= 20
    assert sorted(locations + lords) == sorted(everything)
    farmers = abyss("list", "--guild", "farmer", "--pack", str(pack)).stdout.splitlines()
    assert len(farmers) >= 7
    assert all("farmer" in line for line in farmers)


def test_the_list_is_data_too() -> None:
    cards = json.loads(abyss("list", "--format", "json").stdout)
    assert len(cards) == len(abyss("list").stdout.splitlines())
    assert "abyss.base" in {card["pack"] for card in cards}


def test_the_options_are_listed_with_values_and_presets() -> None:
    text = abyss("options").stdout
    assert "hand_limit\n  none, 12 (default none; bga: 12)\n" in text
    told = json.loads(abyss("options", "--format", "json").stdout)
    assert told["presets"]["bga"]["hand_limit"] == 12
    assert len(told["options"]) == 13


# --- simulate ---------------------------------------------------------------------------------


def simulated(*args: str) -> dict[str, Any]:
    result = abyss("simulate", "--format", "json", *args)
    assert result.exit_code == 0, result.stderr
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_a_simulation_sums_up_its_games() -> None:
    told = simulated("--games", "12", "--agents", "greedy,random", "--seed", "3")
    greedy, other = told["seats"]
    assert (greedy["agent"], other["agent"]) == ("greedy", "random")
    assert greedy["wins"] > other["wins"]
    assert sum(greedy["mean_parts"].values()) == pytest.approx(greedy["mean_score"], abs=0.01)
    assert told["unfinished"] == 0


@pytest.mark.untraced
def test_a_simulation_gives_the_same_result_for_every_number_of_jobs() -> None:
    args = ("--games", "9", "--agents", "keys", "--seats", "3", "--seed", "8")
    results = [simulated(*args, "--jobs", jobs) for jobs in ("1", "2")]
    for told in results:
        assert told.pop("timing")
    assert results[0] == results[1]


@pytest.mark.clause("A9.4")
def test_a_simulation_has_a_turn_limit_and_counts_unfinished_games() -> None:
    assert simulated("--games", "1")["options"]["turn_limit"] == 500
    told = simulated("--games", "5", "--option", "turn_limit=3")
    assert told["unfinished"] == 5
    assert told["turns"] == {"mean": 3.0, "least": 3, "most": 3}


def test_a_simulation_is_shown_as_a_table() -> None:
    result = abyss("simulate", "--games", "3")
    assert result.exit_code == 0
    assert "random" in result.stdout
    assert "decisions a second" in result.stdout
    assert result.stderr == ""


def test_agents_of_ones_own_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "cli_agents", raising=False)
    (tmp_path / "cli_agents.py").write_text(
        "class First:\n"
        "    def choose(self, view, decision):\n"
        "        return decision.options[0]\n"
        "class Wrong:\n"
        "    def choose(self, view, decision):\n"
        "        return 'dance'\n",
        encoding="utf-8",
    )
    told = simulated("--games", "2", "--agents", "cli_agents:First,random")
    assert told["seats"][0]["agent"] == "cli_agents:First"
    result = abyss("simulate", "--games", "1", "--agents", "cli_agents:Wrong")
    assert result.exit_code == 2
    assert "agent Wrong of seat" in result.stderr


# --- packs ------------------------------------------------------------------------------------


def test_a_pack_takes_part_in_play_and_simulation(pack: Path) -> None:
    told = simulated("--games", "2", "--pack", str(pack))
    assert told["packs"] == ["abyss.base", "my.pack"]
    assert abyss("play", "--agents", "random", "--pack", str(pack)).exit_code == 0


def test_a_pack_with_faults_is_not_played_and_its_faults_are_shown(pack: Path) -> None:
    (pack / "pack.abyss").write_text(PACK.replace("gain", "gian"), encoding="utf-8")
    result = abyss("play", "--agents", "random", "--pack", str(pack))
    assert result.exit_code == 1
    assert "^^^^" in result.stderr
    assert result.stdout == ""
