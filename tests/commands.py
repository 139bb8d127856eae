"""The command line as a test uses it: what a command prints, and the code it leaves with."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from abyss_rules.cli import app


def abyss(*args: str | Path, typed: str | bytes | None = None) -> Result:
    """What becomes of ``abyss`` with these arguments, and this on its standard input."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, prog_name="abyss")
