"""The streams: what cannot be read, cannot be shown, or must not be shown raw."""

import io
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from abyss_rules.catalog.paths import cards_folder
from abyss_rules.cli.cards import Listed
from abyss_rules.cli.keyboard import Stopped, read_line
from abyss_rules.cli.listing import _lines
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.streams import adapt
from abyss_rules.engine.lines import clean
from tests.packs import HEADER

_RUN = "import sys; from abyss_rules.cli import main; main(sys.argv[1:])"
#: What a process does is traced once; most of these differ in which streams it has.
untraced = partial(pytest.param, marks=pytest.mark.untraced)

PACK = f"""{HEADER}lord newcomer "Ångström \N{CRAB}" {{
  guild farmer; cost 6; races 2; influence 7; keys 0;
  on arrival {{ gain 2 pearls; }}
}}
lord broken "\N{CRAB}" {{ guild \N{CRAB}; }}
"""


def process(
    *args: str, typed: bytes = b"", closed: str = "", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """The command in a process, with streams closed as a shell closes them."""
    command = [sys.executable, "-c", _RUN, *args]
    if closed:
        command = ["sh", "-c", f'exec "$@" {closed}', "sh", *command]
    return subprocess.run(
        command,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        input=typed,
        capture_output=True,
        check=False,
        timeout=60,
    )


# --- what is typed ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "encoding"),
    [("é\n".encode(), "ascii"), untraced(b"\xff\n", "utf-8"), untraced(b"\0\n", "utf-8")],
)
def test_bytes_that_are_no_text_are_no_answer(typed: bytes, encoding: str) -> None:
    done = process("play", "--seed", "1", typed=typed + b"quit\n", encoding=encoding)
    assert done.returncode == 0, done.stderr
    assert b"; seat 0 can: buy, decline. Type ? for help." in done.stdout
    assert b"You stopped the game." in done.stdout


class Lost(io.StringIO):
    """A stream that cannot be read."""

    def isatty(self) -> bool:
        raise OSError(9, "Bad file descriptor")


@pytest.mark.parametrize("stdin", [Lost(), io.StringIO()], ids=["lost", "at its end"])
def test_an_input_that_gives_nothing_has_ended(
    stdin: io.StringIO, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", stdin)
    with pytest.raises(Stopped, match="The input ended"):
        read_line("> ")
    assert capsys.readouterr().out.strip() in {"", ">"}


def test_what_comes_from_a_pipe_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"take\n\x1b[2J\n{'x' * 300}\n"))
    assert [read_line("> ") for _ in range(3)] == ["take", "\x1b[2J", "x" * 300]
    shown = capsys.readouterr().out.splitlines()
    assert shown == ["> take", "> \\x1b[2J", f"> {'x' * 200}..."]


def test_a_terminal_shows_by_itself_what_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr("builtins.input", lambda prompt: f"{prompt}!")
    assert read_line("> ") == "> !"


# --- closed streams ---------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="a shell of POSIX closes the streams")
@pytest.mark.parametrize(
    ("args", "closed", "code"),
    [
        (["play", "--seed", "1"], "<&-", 0),
        untraced(["replay", "-"], "<&-", 2),
        untraced(["check", str(cards_folder() / "abyss_expansions")], ">&-", 0),
        untraced(["check", "no_such_folder"], ">&-", 2),
        (["list", "--help"], ">&-", 0),
        (["simulate", "--games", "2", "--jobs", "2"], "<&- >&- 2>&-", 0),
        (["plya"], "<&- >&- 2>&-", 2),
    ],
    ids=str,
)
def test_closed_streams_change_nothing_else(args: list[str], closed: str, code: int) -> None:
    done = process(*args, closed=closed)
    assert done.returncode == code, done.stderr
    assert b"Traceback" not in done.stderr
    if args[0] == "play":
        assert b"The input ended" in done.stdout


@pytest.mark.untraced
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is always full here")
def test_an_output_that_is_full_is_said_in_a_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", _RUN, "list"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr == b"abyss: No space left on device\n"


# --- what is shown ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, with a tab\t and lines\n", "plain, with a tab\t and lines\n"),
        ("é \N{CRAB} ß", "é \N{CRAB} ß"),
        ("\x1b[31m\x07\r\x7f\x9b", "\\x1b[31m\\x07\\r\\x7f\\x9b"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", "a\\u202eb"),
        ("a\N{ZERO WIDTH SPACE}\N{SOFT HYPHEN}b", "a\\u200b\\xadb"),
        ("\N{LINE SEPARATOR}\ud800", "\\u2028\\ud800"),
    ],
)
def test_what_would_steer_a_terminal_is_escaped(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_the_screen_escapes_whatever_it_shows() -> None:
    from rich.text import Text

    from abyss_rules.cli.sheets import Sheet

    screen = Screen(io.StringIO(), width=60, force_terminal=True, color_system=None)
    evil = "a\x1b[31m\N{RIGHT-TO-LEFT OVERRIDE}b"
    table = Sheet(evil, (evil, "b"))
    table.add_row(evil, "1")
    for part in (evil, Text(evil), table):
        screen.print(part)
    screen.tell(evil, first="  ")
    text = screen.file.getvalue()  # type: ignore[attr-defined]  # the text stream above
    assert "\x1b[31m" not in text
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in text
    assert text.count("a\\x1b[31m\\u202eb") == 6


@pytest.mark.untraced
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_every_command_gives_what_the_terminal_can_show(encoding: str, tmp_path: Path) -> None:
    pack = tmp_path / "pack.abyss"
    pack.write_text(PACK, encoding="utf-8")
    done = process("check", str(pack), encoding=encoding)
    assert done.returncode == 1
    assert "\N{CRAB}".encode() not in done.stdout
    assert b"?" in done.stdout
    pack.write_text(PACK.rpartition("lord broken")[0], encoding="utf-8")
    for args in (["list"], ["explain", "newcomer"]):
        done = process(*args, "--pack", str(pack), encoding=encoding)
        shown = "Angstrom ?" if encoding == "ascii" else "Ångström ?"
        assert shown.encode(encoding) in done.stdout
    done = process("explain", "no_\N{CRAB}", encoding=encoding)
    assert b"no card 'no_?'" in done.stderr


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("“it\N{RIGHT SINGLE QUOTATION MARK}s”\N{EM DASH}a…", b'"it\'s"-a.'),
        ("Æon naïve e\N{COMBINING ACUTE ACCENT}", b"Aon naive e"),
        ("│─●", b"|-*"),
        ("\N{CRAB}\N{CJK UNIFIED IDEOGRAPH-4E00}", b"??"),
    ],
)
def test_a_character_becomes_the_nearest(
    text: str, shown: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", stream)
    adapt()
    stream.write(text)
    assert stream.buffer.getvalue() == shown


def test_wide_characters_are_counted_as_they_are_shown() -> None:
    from attrs import evolve

    from abyss_rules.cli.cards import all_cards

    first, second, *_others = all_cards("abyss")
    wide = Listed(evolve(first.card, name="\N{CJK UNIFIED IDEOGRAPH-4E00}" * 3), first.pack)
    slim = Listed(evolve(second.card, name="abcdef"), second.pack)
    columns = [
        line.index(one.card.kind)
        for line, one in zip(_lines([wide, slim]), (wide, slim), strict=True)
    ]
    assert columns[1] - columns[0] == 3


def test_what_is_printed_meanwhile_goes_to_stderr() -> None:
    code = (
        "import os\n"
        "from abyss_rules.cli.streams import stdout_kept\n"
        "with stdout_kept():\n"
        "    print('a', flush=True)\n"
        "    os.write(1, b'b\\n')\n"
        "print('c')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    assert done.stdout.split() == [b"c"]
    assert done.stderr.split() == [b"a", b"b"]
