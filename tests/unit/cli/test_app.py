"""How the command line ends: exit codes, unknown commands, a pipe that nobody reads."""

from __future__ import annotations

import io
import runpy
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import abyss_rules.cli
from abyss_rules.catalog import packs
from abyss_rules.cli.app import BROKEN_PIPE, app, main


def code_of(*args: str) -> int:
    """The exit code of a command line."""
    with pytest.raises(SystemExit) as left:
        main(args)
    assert isinstance(left.value.code, int)
    return left.value.code


@pytest.mark.untraced
def test_what_is_done_ends_with_0() -> None:
    assert code_of("--version") == 0
    assert code_of("check") == 0


def test_wrong_use_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of("plya") == 2
    assert "plya" in capsys.readouterr().err
    assert code_of("play", "--seats", "many") == 2


def test_an_unknown_command_is_none() -> None:
    assert app.get_command(click.Context(app), "plya") is None
    assert CliRunner().invoke(app, ["plya"]).exit_code == 2


class Broken(io.StringIO):
    """A pipe that nobody reads any more."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_a_pipe_that_nobody_reads_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "main", lambda *_args, **_words: 0)
    monkeypatch.setattr(sys, "stdout", Broken())
    assert code_of("check") == BROKEN_PIPE


#: By path: pytest loads the modules of its plugins' packages itself, as runpy does not know it.
MAINS = [Path(abyss_rules.cli.__file__).parents[up] / "__main__.py" for up in (0, 1)]


@pytest.mark.parametrize("file", MAINS)
def test_the_package_can_be_run(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["abyss", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(file), run_name="__main__")
    assert left.value.code == 0


def test_importing_it_runs_nothing() -> None:
    for file in MAINS:
        runpy.run_path(str(file), run_name="imported")
    assert packs.shipped()
