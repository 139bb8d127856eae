"""``abyss new``: packs and cards to begin with, which are sound."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.commands import abyss
from tests.unit.catalog.folders import lord, written

#: Packs are made, and commands given, in a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")

DOCS = Path(__file__).resolve().parents[3] / "docs"


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


@pytest.mark.untraced
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
        (("lord", "../queen"), 2, "is a path: name the pack's folder with --pack"),
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
