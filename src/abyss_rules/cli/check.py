"""``abyss check``: are these cards sound?"""

from __future__ import annotations

from pathlib import Path

import click

from abyss_rules.catalog import packs, paths
from abyss_rules.cli.app import FAULTS
from abyss_rules.cli.output import counted, examples, say_data
from abyss_rules.cli.setup import format_option
from abyss_rules.cli.streams import say
from abyss_rules.dsl.diagnostics import Diagnostic, render, to_data
from abyss_rules.game import vocabularies

#: Of this form is what ``--format json`` prints.
FORMAT = 1

_EXAMPLES = """
Examples:
  abyss check                      all cards that are shipped
  abyss check my_cards/            a folder, with all below it
  abyss check a.abyss b.abyss --strict
  abyss check my_cards/ --format json

Leaves with 0 if there is nothing worse than a warning, else with 1.
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument(
    "where", metavar="[PATH]...", nargs=-1, type=click.Path(exists=True, path_type=Path)
)
@click.option("--strict", is_flag=True, help="Leave with 1 for warnings too.")
@format_option
@click.pass_context
def command(ctx: click.Context, where: tuple[Path, ...], form: str, *, strict: bool) -> None:
    """Check cards for faults: files, or folders with all below them."""
    words = vocabularies()
    found: list[Diagnostic] = []
    cards = files = 0
    for path in where or (paths.cards_folder(),):
        report = packs.check(path, words)
        found += report.diagnostics
        cards += report.cards
        files += report.files
    errors = sum(diagnostic.severity == "error" for diagnostic in found)
    warnings = len(found) - errors
    if form == "json":
        told = {
            "format": FORMAT,
            "cards": cards,
            "files": files,
            "errors": errors,
            "warnings": warnings,
            "diagnostics": to_data(found),
        }
        say_data(told)
    else:
        for diagnostic in found:
            say(f"{render(diagnostic)}\n")
        say(_summary(cards, files, errors, warnings))
    ctx.exit(FAULTS if errors or (strict and warnings) else 0)


def _summary(cards: int, files: int, errors: int, warnings: int) -> str:
    checked = f"{counted(cards, 'card')} checked in {counted(files, 'file')}"
    if not errors and not warnings:
        return f"{checked}, no faults"
    if errors:
        checked = f"{counted(cards, 'sound card')} in {counted(files, 'file')}"
    return f"{checked}; {counted(errors, 'error')}, {counted(warnings, 'warning')}"
