"""The command as a process: terminals of all kinds, pipes, and what is loaded."""

import os
import subprocess
import sys
from functools import partial

import pytest

from abyss_rules.catalog.paths import cards_folder

_RUN = "import sys; from abyss_rules.cli import main; main(sys.argv[1:])"
#: What a process does is traced once; most of these differ in where it shows it.
untraced = partial(pytest.param, marks=pytest.mark.untraced)


def process(*args: str, code: str = _RUN, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, **environment},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        check=False,
        timeout=60,
    )


@pytest.mark.untraced
@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"TERM": "dumb"},
        {"NO_COLOR": "1", "FORCE_COLOR": "1"},
        {"PYTHONIOENCODING": "cp1252"},
        {"COLUMNS": "20"},
    ],
    ids=str,
)
def test_a_game_is_shown_on_every_kind_of_terminal(environment: dict[str, str]) -> None:
    done = process("play", "--agents", "random", "--seed", "1", **environment)
    assert done.returncode == 0, done.stderr
    assert b"wins with" in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.untraced
def test_no_colour_is_no_colour() -> None:
    done = process("options", NO_COLOR="1", TERM="dumb")
    assert b"\x1b[3" not in done.stdout


@pytest.mark.untraced
def test_the_list_is_never_cut() -> None:
    wide = process("list", COLUMNS="300").stdout
    assert process("list", COLUMNS="20").stdout == wide


@pytest.mark.parametrize(
    "command",
    [
        ["list"],
        untraced(["check", str(cards_folder() / "abyss_expansions")]),
        ["explain", "--help"],
        untraced(["play", "--agents", "random"]),
        untraced(["play"]),
        untraced(["simulate", "--games", "1", "--format", "json"]),
        untraced(["simulate", "--games", "1"]),
    ],
    ids=" ".join,
)
def test_a_pipe_that_nobody_reads_is_no_fault_of_the_command(command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-c", _RUN, *command],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
        timeout=60,
    )
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="a terminal of POSIX")
@pytest.mark.parametrize("width", [40, untraced(80)])
def test_no_line_is_wider_than_the_terminal_and_no_word_is_broken(width: int) -> None:
    for args in (
        ["play", "--seed", "3", "--seats", "4"],
        ["play", "--seed", "3", "--ruleset", "conspiracy"],
        ["simulate", "--games", "1", "--ruleset", "conspiracy", "--seats", "1"],
    ):
        text = on_terminal(width, *args)
        assert max(map(len, text.splitlines())) <= width, text
        for word in ("Influence", "opponent", "Legend"):
            assert word[:-1] not in text.replace(word, "").replace(word.lower(), "")


def on_terminal(width: int, *args: str) -> str:
    """What a terminal of POSIX is shown, without colours."""
    import pty

    parent, child = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(width), "TERM": "dumb", "NO_COLOR": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", _RUN, *args],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=child,
        stderr=subprocess.DEVNULL,
    ):
        os.close(child)
        shown = b""
        try:
            while part := os.read(parent, 65536):
                shown += part
        except OSError:  # Linux says so when the other side is closed
            pass
    os.close(parent)
    return shown.decode().replace("\r\n", "\n")


@pytest.mark.untraced
def test_piped_output_has_no_spaces_at_the_end_of_lines() -> None:
    for args in (["play", "--ruleset", "conspiracy", "--seats", "3", "--seed", "1"], ["options"]):
        lines = process(*args, COLUMNS="30").stdout.decode().splitlines()
        assert not [line for line in lines if line != line.rstrip()]


@pytest.mark.untraced
def test_the_end_of_the_input_is_no_crash() -> None:
    done = process("play", "--seed", "1")
    assert done.returncode == 0
    assert b"The input ended" in done.stdout


def test_the_help_loads_no_more_than_it_needs() -> None:
    code = (
        f"{_RUN.replace('main(sys.argv[1:])', '')}\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('rich', 'lark', 'cattrs', 'abyss_rules.game')"
        " if name in sys.modules])"
    )
    done = process(code=code)
    assert done.stdout.splitlines()[-1] in (b"[]", b"['abyss_rules.game']"), done.stdout


def test_the_command_can_be_run_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "abyss_rules.cli", "--version"],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stdout.startswith(b"abyss ")
