"""``abyss fmt``: what it writes, what it only says, and which files it leaves alone."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest
from click.testing import Result

from abyss_rules.catalog import files
from abyss_rules.cli import fmt
from abyss_rules.errors import UnreadableError
from tests.commands import abyss

UNTIDY = b'lord x "X" {cost 5;\r\n  races 2; }'
TIDY = b'lord x "X" {\n  cost 5; races 2;\n}\n'
BROKEN = b'lord x "X" { cost 5'


def abyss_fmt(*args: str | Path, typed: bytes | None = None) -> Result:
    return abyss("fmt", *args, typed=typed)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.abyss").write_bytes(UNTIDY)
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "b.abyss").write_bytes(TIDY)
    (tmp_path / "notes.txt").write_bytes(UNTIDY)
    return tmp_path


# --- files ----------------------------------------------------------------------------------------


def test_a_folder_is_laid_out_with_all_below_it(folder: Path) -> None:
    result = abyss_fmt(folder)
    assert result.exit_code == 0
    assert result.stdout == (
        f"formatted {(folder / 'a.abyss').as_posix()}\n"
        "1 file formatted, 1 file already in the one layout\n"
    )
    assert (folder / "a.abyss").read_bytes() == TIDY
    assert (folder / "notes.txt").read_bytes() == UNTIDY
    assert sorted(path.name for path in folder.iterdir()) == ["a.abyss", "below", "notes.txt"]


def test_a_second_run_writes_nothing(folder: Path) -> None:
    abyss_fmt(folder)
    before = (folder / "a.abyss").stat()
    result = abyss_fmt(folder, folder / "a.abyss")
    assert result.stdout == "2 files already in the one layout\n"
    after = (folder / "a.abyss").stat()  # when it was last read may differ
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


def test_check_names_the_files_and_writes_nothing(folder: Path) -> None:
    result = abyss_fmt("--check", folder)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"would format {(folder / 'a.abyss').as_posix()}",
        "1 file would change, 1 file already in the one layout",
    ]
    assert (folder / "a.abyss").read_bytes() == UNTIDY
    assert abyss_fmt("--check", folder / "below").exit_code == 0


def test_diff_shows_what_would_change_and_writes_nothing(folder: Path) -> None:
    result = abyss_fmt("--diff", folder)
    name = (folder / "a.abyss").as_posix()
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"--- {name}",
        f"+++ {name}",
        "@@ -1,2 +1,3 @@",
        '-lord x "X" {cost 5;\\r',
        "-  races 2; }",
        "\\ No newline at end of file",
        '+lord x "X" {',
        "+  cost 5; races 2;",
        "+}",
    ]
    assert result.stderr == "1 file would change, 1 file already in the one layout\n"
    assert (folder / "a.abyss").read_bytes() == UNTIDY
    assert abyss_fmt("--diff", "--check", folder).exit_code == 1


def test_files_with_faults_are_left_and_told_and_the_others_laid_out(folder: Path) -> None:
    (folder / "0.abyss").write_bytes(BROKEN)
    (folder / "1.abyss").write_bytes(b'lord x "\xe9" {}')
    result = abyss_fmt(folder)
    assert result.exit_code == 1
    assert "0.abyss:1:12: error[A103]" in result.stderr
    assert "1.abyss:1:1: error[A002]" in result.stderr
    assert result.stdout.endswith(
        "1 file formatted, 1 file already in the one layout, "
        "2 files with faults, left as they are\n"
    )
    assert (folder / "0.abyss").read_bytes() == BROKEN
    assert (folder / "a.abyss").read_bytes() == TIDY


def test_unless_a_path_is_named_it_is_the_pack_of_this_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    (folder / "0.abyss").write_text("pack my.pack { format 1; ruleset abyss; }", encoding="utf-8")
    assert "would format 0.abyss\n" in abyss_fmt("--check").stdout
    assert abyss_fmt().exit_code == 0
    assert (folder / "0.abyss").read_text(encoding="utf-8").startswith("pack my.pack {\n")
    assert "already in the one layout" in abyss_fmt("--check").stdout


def test_a_file_of_another_name_is_laid_out_if_it_is_named(folder: Path) -> None:
    assert abyss_fmt(folder / "notes.txt").exit_code == 0
    assert (folder / "notes.txt").read_bytes() == TIDY


def test_a_folder_without_cards_and_an_archive_are_told(tmp_path: Path) -> None:
    (tmp_path / "cards.zip").write_bytes(b"")
    result = abyss_fmt(tmp_path, tmp_path / "cards.zip")
    assert result.exit_code == 1
    assert "error[A006]: there are no `.abyss` files here" in result.stderr
    assert "error[A001]: an archive is not formatted" in result.stderr


def test_a_byte_order_mark_goes(tmp_path: Path) -> None:
    file = tmp_path / "a.abyss"
    file.write_bytes(b"\xef\xbb\xbf" + TIDY)
    assert abyss_fmt("--check", file).exit_code == 1
    assert abyss_fmt(file).exit_code == 0
    assert file.read_bytes() == TIDY


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "this folder is of no pack: name the files or folders to lay out"),
        (("-", "."), "- is stdin, and stands alone"),
        ((".", "--stdin-name", "x"), "--stdin-name is for stdin"),
        (("nowhere",), "Path 'nowhere' does not exist"),
    ],
)
def test_wrong_use_is_told(args: tuple[str, ...], message: str) -> None:
    result = abyss_fmt(*args)
    assert result.exit_code == 2
    assert message in result.stderr


# --- stdin ----------------------------------------------------------------------------------------


def test_stdin_comes_out_laid_out() -> None:
    result = abyss_fmt("-", typed=UNTIDY)
    assert (result.exit_code, result.stdout_bytes, result.stderr) == (0, TIDY, "")


def test_letters_of_stdin_stay_whatever_they_are() -> None:
    text = 'lord x "Ä\u202e" {}\n'.encode()
    assert abyss_fmt("-", typed=text).stdout_bytes == text


def test_stdin_with_faults_gives_nothing_but_the_faults() -> None:
    result = abyss_fmt("-", "--stdin-name", "mine.abyss", typed=BROKEN)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("mine.abyss:1:12: error[A103]")
    for kind, lacks in (("lord", "an id and a printed name"), ("pack", "the pack's id")):
        told = abyss_fmt("-", typed=f"{kind} {{\n  cost 8;\n}}\n".encode()).stderr
        assert told.startswith(f"<stdin>:1:1: error[A102]: `{kind}` lacks {lacks}\n")
        assert told.count("error[") == 1


def test_stdin_can_be_checked_and_compared() -> None:
    result = abyss_fmt("--check", "-", typed=UNTIDY)
    assert (result.exit_code, result.stdout) == (1, "would format <stdin>\n")
    assert abyss_fmt("--check", "-", typed=TIDY).exit_code == 0
    result = abyss_fmt("--diff", "-", typed=UNTIDY)
    assert (result.exit_code, result.stdout[:13]) == (0, "--- <stdin>\n+")


def test_too_long_a_stdin_is_told() -> None:
    result = abyss_fmt("-", typed=b"#" * (files.SIZE_LIMIT + 1))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "error[A004]" in result.stderr


# --- what goes wrong ------------------------------------------------------------------------------


def test_a_text_that_cannot_be_laid_out_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_source: object) -> str:
        raise UnreadableError("it cannot be laid out")

    monkeypatch.setattr(fmt, "formatted", refuse)
    result = abyss_fmt(folder / "a.abyss")
    assert result.exit_code == 1
    assert result.stderr.endswith("a.abyss: it cannot be laid out\n")
    assert (folder / "a.abyss").read_bytes() == UNTIDY


def test_a_file_that_cannot_be_written_is_told_and_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("shutil.copymode", full)
    result = abyss_fmt(folder)
    assert result.exit_code == 1
    assert result.stderr.endswith("a.abyss: No space left on device\n")
    assert (folder / "a.abyss").read_bytes() == UNTIDY
    assert sorted(path.name for path in folder.iterdir()) == ["a.abyss", "below", "notes.txt"]


def test_a_file_that_may_not_be_written_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda _path, how: how != os.W_OK)
    result = abyss_fmt(folder / "a.abyss")
    assert result.exit_code == 1
    assert result.stderr.endswith("a.abyss: Permission denied\n")
    assert (folder / "a.abyss").read_bytes() == UNTIDY


@pytest.mark.skipif(sys.platform == "win32", reason="links and modes are a POSIX system's")
def test_links_and_modes_stay(folder: Path) -> None:
    file = folder / "a.abyss"
    file.chmod(0o640)
    link = folder / "below" / "link.abyss"
    link.symlink_to(file)
    assert abyss_fmt(link).exit_code == 0
    assert link.readlink() == file
    assert file.read_bytes() == TIDY
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
