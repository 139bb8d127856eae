"""``abyss check``: which files are checked, what it leaves with, and what a code means."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_rules.catalog.paths import cards_folder
from abyss_rules.cli import findings
from abyss_rules.dsl.codes import CODES
from tests.unit.cli.checked import DOUBTFUL, FAULTY, HEADER, SOUND, UNUSUAL, checked, file

#: Files are called as they are written, from a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")


# --- severities -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "strict", "told"),
    [
        (SOUND, 0, 0, "1 card checked in 1 file, no faults"),
        (FAULTY, 1, 1, "0 sound cards in 1 file; 1 error, 0 warnings; --fix mends 1"),
        (DOUBTFUL, 0, 1, "1 card checked in 1 file; 0 errors, 1 warning"),
        (UNUSUAL, 0, 0, "1 card checked in 1 file; 0 errors, 0 warnings, 1 remark"),
        (FAULTY + DOUBTFUL, 1, 1, "1 sound card in 1 file; 1 error, 1 warning; --fix mends 1"),
    ],
)
def test_what_is_found_decides_the_code_to_leave_with(
    text: str, code: int, strict: int, told: str
) -> None:
    file(text)
    result = checked("my.abyss")
    assert result.exit_code == code
    assert result.stdout.splitlines()[-1] == told
    assert checked("my.abyss", "--strict").exit_code == strict


# --- which files ----------------------------------------------------------------------------------


def test_several_paths_are_checked_and_each_finding_is_told_once() -> None:
    file(FAULTY, "one/my.abyss")
    file(DOUBTFUL, "two/my.abyss")
    result = checked("one", "two", "one/my.abyss")
    assert result.stdout.count("unknown verb") == 1
    assert "1 error, 1 warning" in result.stdout


@pytest.mark.untraced
def test_what_lies_at_several_paths_is_counted_once() -> None:
    file(SOUND, "two/a/my.abyss")
    other = file(SOUND.replace("diver", "piper").replace("Diver", "Piper"), "two/b/my.abyss")
    other.write_text(other.read_text().replace("my.pack", "my.other"))
    once, packs = checked("two").stdout.splitlines()
    assert once == "2 cards checked in 2 files, no faults"
    assert "these are 2 packs, each checked by itself: my.pack in two/a, my.other in" in packs
    for places in (
        ("two", "two"),
        ("two", "two/a"),
        ("two/a/my.abyss", "two"),
        ("two", str(Path("two").absolute())),
        ("two", "two/../two/b"),
    ):
        assert (places, checked(*places).stdout.splitlines()) == (places, [once, packs])
    assert checked("two/a", "two/b", "two/b/my.abyss").stdout.splitlines() == [once]


def test_a_finding_at_several_paths_is_told_once_whatever_they_are_called() -> None:
    file(FAULTY, "two/my.abyss")
    whole = str(Path("two").absolute())
    told = checked("two", whole, "two/../two/my.abyss").stdout
    assert told == checked("two").stdout


def test_a_file_is_checked_within_its_pack() -> None:
    file(SOUND, "my/a.abyss")
    Path("my/more.abyss").write_text(FAULTY, encoding="utf-8")
    result = checked("my/more.abyss")
    assert "there is a card `diver` already, at my/a.abyss:2" in result.stdout
    assert "1 file" in result.stdout


def test_stdin_is_checked_alone() -> None:
    result = checked("-", typed=HEADER + FAULTY)
    assert "<stdin>:4:16: error[A202]" in result.stdout
    assert result.exit_code == 1
    assert checked("-", typed=HEADER + SOUND).exit_code == 0


@pytest.mark.parametrize("name", ["more.abyss", "sub/new.abyss"])
def test_stdin_can_stand_for_a_file_of_a_pack(name: str) -> None:
    file(SOUND, "my/a.abyss")
    Path("my/more.abyss").write_text("nothing to be read", encoding="utf-8")
    lord = FAULTY.replace("diver", "piper").replace("Diver", "Piper")
    if name.startswith("sub"):
        file("", "my/sub/a.abyss")
    result = checked("-", "--stdin-name", f"my/{name}", typed=lord)
    assert result.stdout.startswith(f"my/{name}:3:16: error[A202]: unknown verb `gian`")
    assert "1 error" in result.stdout
    same = checked("-", "--stdin-name", f"my/{name}", typed=SOUND)
    assert ("there is a card `diver` already" in same.stdout) == (name == "more.abyss")


def test_what_stdin_holds_is_judged_as_a_file_would_be() -> None:
    assert "A002" in checked("-", typed=b"\xff").stdout
    assert "A004" in checked("-", typed=b"#" * (300 << 10)).stdout
    assert "A509" in checked("-", typed=SOUND).stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["-", "my.abyss"], "- is stdin, and stands alone"),
        (["my.abyss", "--stdin-name", "x"], "--stdin-name is for stdin"),
        (["--watch", "--fix"], "--watch shows text"),
        (["--watch", "-"], "--watch shows text"),
        (["--watch", "--format", "json"], "--watch shows text"),
        (["--diff", "--format", "sarif"], "a changed text is shown as it is"),
        (["-", "--fix", "--format", "json"], "a changed text is shown as it is"),
        (["--format", "xml"], "'xml' is not one of"),
        (["--explain", "A999"], "no code 'A999'; they begin with A0, A1, A2"),
        (["--explain", "wording"], "no code 'wording'; they begin with A0"),
    ],
)
def test_wrong_use_is_told(args: list[str], told: str) -> None:
    file(SOUND)
    result = checked(*args, typed="")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


# --- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["A202", "a202", " A202 "])
def test_a_code_is_explained(name: str) -> None:
    result = checked("--explain", name)
    assert result.exit_code == 0
    assert result.stdout.startswith("A202: unknown verb (error)\n")
    code = CODES["A202"]
    for part in (code.means, code.why, f"    {code.wrong}", f"    {code.right}", code.mend):
        assert f"\n{part}\n" in result.stdout


def test_every_code_is_explained() -> None:
    for code in CODES:
        assert checked("--explain", code).stdout.startswith(f"{code}: ")


def test_a_code_that_is_nearly_one_is_asked_for() -> None:
    assert "did you mean A202?" in checked("--explain", "B202").stderr


@pytest.mark.untraced
def test_the_shipped_cards_are_sound_in_every_form() -> None:
    assert checked("--strict", str(cards_folder())).exit_code == 0
    for form in findings.FORMS:
        pack = cards_folder() / "abyss_expansions"
        assert checked("--format", form, "--strict", str(pack)).exit_code == 0
