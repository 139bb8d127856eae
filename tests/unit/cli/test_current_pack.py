"""Commands given in the folder of a pack: its cards are there without being named."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_rules.errors import PackError
from tests.commands import abyss
from tests.unit.catalog.folders import location, lord, written

#: Packs are made, and commands given, in a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")


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


def test_a_sound_card_is_explained_while_another_has_faults(deep: Path, here: Path) -> None:
    card = 'lord ghost "The Ghost" { guild mage; cost 8; races 2; influence 5; on arrival { go; } }'
    (deep / "more" / "ghost.abyss").write_text(card, encoding="utf-8")
    told = "deep cannot be played with, as more/ghost.abyss has faults; abyss check says what"
    for args in (["pirate"], ["pirate", "--pack", str(here / "deep")], ["the", "pirate"]):
        result = abyss("explain", *args)
        assert result.exit_code == 0
        assert result.stdout.startswith("Pirate")
        assert f"abyss: {told.partition(chr(44))[0]}, as " in result.stderr
    assert told in abyss("explain", "pirate").stderr
    # Of the card that has them, its faults are told.
    for name in ("ghost", "The Ghost"):
        result = abyss("explain", name)
        assert (result.exit_code, result.stdout) == (1, "")
        assert "more/ghost.abyss:1:81: error[A202]: unknown verb `go`" in result.stderr
    for name in ("ghost", "pirate"):
        assert abyss("explain", name, "--ruleset", "conspiracy").exit_code == 2
    assert abyss("explain", "keeper").exit_code == 0


def test_so_is_one_that_cannot_be_read_at_all(deep: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(_pack: object) -> None:
        raise PackError("it is gone")

    del deep
    monkeypatch.setattr("abyss_rules.cli.setup.load_pack", unreadable)
    assert "is left out, as it has faults; abyss check" in abyss("explain", "keeper").stderr


def test_in_the_folder_of_a_game_of_ones_own_nothing_is_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[3] / "cards" / "abyss")
    result = abyss("explain", "keeper")
    assert (result.exit_code, result.stderr) == (0, "")


@pytest.mark.untraced
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
    result = abyss("check", "-", "--stdin-name", "pack.abyss", typed=lord("pirate"))
    assert result.exit_code == 1
    assert "pack.abyss:1:1: error[A509]" in result.stdout


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
