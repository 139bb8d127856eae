"""``abyss check --fix`` and ``--diff``: what is mended, shown, and left as it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from abyss_rules.cli import check, fixing
from abyss_rules.errors import UnreadableError
from tests.unit.cli.checked import DOUBTFUL, FAULTY, HEADER, SOUND, checked, file

#: Files are called as they are written, from a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")


@pytest.mark.untraced
def test_fixes_are_written_and_counted() -> None:
    path = file(FAULTY + DOUBTFUL)
    result = checked("--fix", "my.abyss")
    assert path.read_text(encoding="utf-8") == HEADER + SOUND + DOUBTFUL
    assert "2 cards checked in 1 file; 0 errors, 1 warning; 1 fixed" in result.stdout
    assert result.exit_code == 0
    again = checked("--fix", "my.abyss")
    assert "fixed" not in again.stdout
    assert sorted(path.name for path in Path().iterdir()) == ["my.abyss"]


def test_the_rest_of_a_file_stays_byte_for_byte() -> None:
    wrong = ("\ufeff" + HEADER + "# café\n" + FAULTY).replace("\n", "\r\n").encode()
    path = Path("my.abyss")
    path.write_bytes(wrong)
    path.chmod(0o640)
    assert checked("--fix", "my.abyss").exit_code == 0
    assert path.read_bytes() == wrong.replace(b"gian", b"gain")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_sound_file_is_not_written() -> None:
    path = file(SOUND)
    os.utime(path, (1, 1))
    assert checked("--fix", "my.abyss").exit_code == 0
    assert path.stat().st_mtime == 1


def test_what_is_mended_in_one_file_lets_others_be_mended() -> None:
    file("", "my/a.abyss")
    Path("my/a.abyss").write_text(HEADER.replace("abyss;", "abys;"), encoding="utf-8")
    Path("my/b.abyss").write_text(FAULTY, encoding="utf-8")
    result = checked("--fix", "my")
    assert "1 card checked in 2 files, no faults; 2 fixed\n" in result.stdout


def test_what_comes_to_light_by_a_fix_is_counted_apart() -> None:
    file(FAULTY.replace("pearl", "perl"))
    assert checked("my.abyss").stdout.endswith("1 error, 0 warnings; --fix mends 1\n")
    told = "no faults; 2 fixed, 1 of them found behind others\n"
    assert checked("--fix", "my.abyss").stdout.endswith(told)


def test_archives_are_left_as_they_are() -> None:
    import zipfile

    with zipfile.ZipFile("my.zip", "w") as archive:
        archive.writestr("my.abyss", HEADER + FAULTY)
    before = Path("my.zip").read_bytes()
    result = checked("--fix", "my.zip")
    assert result.exit_code == 1
    assert "A202" in result.stdout
    assert result.stderr == ("abyss: my.zip is an archive, in which nothing is mended: unpack it\n")
    assert "--fix mends" not in checked("my.zip").stdout
    assert Path("my.zip").read_bytes() == before


def test_what_no_fix_makes_better_is_not_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    file(FAULTY)
    monkeypatch.setattr(fixing, "_mended", lambda data, *_: (data, 0))
    assert checked("my.abyss").stdout.endswith("; --fix mends 1\n")
    assert checked("--fix", "my.abyss").stdout.endswith(
        "0 sound cards in 1 file; 1 error, 0 warnings\n"
    )
    assert '"fix": null' in checked("--fix", "--format", "json", "my.abyss").stdout
    assert "--fix mends" not in checked("--diff", "my.abyss").stderr


@pytest.mark.untraced
def test_a_difference_is_shown_and_nothing_written() -> None:
    path = file(FAULTY)
    before = path.read_bytes()
    for args in (["--diff"], ["--diff", "--fix"]):
        result = checked(*args, "my.abyss")
        assert "--- my.abyss\n+++ my.abyss\n" in result.stdout
        assert "-  on arrival { gian 1 pearl; }\n+  on arrival { gain 1 pearl; }\n" in result.stdout
        assert "no faults; 1 fixed" in result.stderr
        assert result.exit_code == 1
        assert path.read_bytes() == before
    path.write_text((HEADER + FAULTY).rstrip("\n"), encoding="utf-8")
    assert "\\ No newline at end of file\n" in checked("--diff", "my.abyss").stdout
    path.write_text(HEADER + SOUND, encoding="utf-8")
    sound = checked("--diff", "my.abyss")
    assert (sound.exit_code, sound.stdout) == (0, "")


def test_stdin_is_mended_to_stdout() -> None:
    result = checked("--fix", "-", typed=HEADER + FAULTY)
    assert result.stdout == HEADER + SOUND
    assert "no faults; 1 fixed" in result.stderr
    assert checked("--fix", "-", typed=HEADER + SOUND).stdout == HEADER + SOUND
    assert "-  on arrival { gian" in checked("--diff", "-", typed=HEADER + FAULTY).stdout


def test_a_file_that_changed_meanwhile_is_left_as_it_is() -> None:
    path = file(FAULTY)
    made = fixing.fixes(check.looking([path], {}), {})
    path.write_text("changed", encoding="utf-8")
    with pytest.raises(UnreadableError, match="has changed meanwhile"):
        fixing.write(made)
    assert path.read_text(encoding="utf-8") == "changed"


def test_a_file_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(FAULTY)

    def refuse(path: Path, data: bytes) -> None:
        del data
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(fixing, "write_whole", refuse)
    result = checked("--fix", "my.abyss")
    assert result.exit_code == 2
    assert result.stderr == "abyss: my.abyss: Permission denied\n"
    assert path.read_text(encoding="utf-8") == HEADER + FAULTY
