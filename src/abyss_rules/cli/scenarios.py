"""``abyss test``: do the cards what their scenarios say?"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from abyss_rules.catalog import limits
from abyss_rules.catalog.files import FAILURES
from abyss_rules.cli.app import FAULTS
from abyss_rules.cli.output import counted, examples, say_data
from abyss_rules.cli.setup import CardsPath, format_option, here, pack_option
from abyss_rules.cli.streams import say, stdout_kept
from abyss_rules.dsl.diagnostics import Diagnostic, render, to_data
from abyss_rules.engine import plain
from abyss_rules.errors import UnreadableError
from abyss_rules.scenarios.collecting import collect
from abyss_rules.scenarios.ending import exits_raised
from abyss_rules.scenarios.running import Result, run
from abyss_rules.scenarios.scenario import Scenario
from abyss_rules.scenarios.tell import as_data, story

if TYPE_CHECKING:
    from abyss_rules.testing.declare import Law

#: Of this form is what ``--format json`` prints.
FORMAT = 1

_EXAMPLES = """
Examples:
  abyss test                       the pack of this folder, else all cards that are shipped
  abyss test my_cards/             a pack, with all below it
  abyss test my_cards/lords.abyss -k diver -x
  abyss test my_cards/ --format json
  abyss test abyss-failures --laws my_laws.py

Leaves with 0 if all scenarios pass, with 1 if not, and with 2 if it was called wrongly.
"""
#: What joins words that `pytest -k` seeks.
_JOINED = re.compile(r"\b(?:and|or|not)\b")


@click.command("test", epilog=examples(_EXAMPLES))
@click.argument("where", metavar="[PATH]...", nargs=-1, type=CardsPath(exists=True, path_type=Path))
@click.option(
    "-k",
    "text",
    metavar="TEXT",
    default="",
    help="Only scenarios whose name has TEXT as it stands; `and`, `or`, `not` mean nothing in it.",
)
@click.option("-x", "first", is_flag=True, help="Stop at the first that fails.")
@click.option("--laws", metavar="FILE", default="", help="Python with laws that `holds` may name.")
@pack_option
@format_option
@click.pass_context
def command(
    ctx: click.Context,
    where: tuple[Path, ...],
    text: str,
    packs: tuple[str, ...],
    form: str,
    laws: str,
    *,
    first: bool,
) -> None:
    """Run the scenarios of cards: of files, or of folders with all below them.

    Packs never bring code: what stands in --laws is run because you say so. What it prints goes to
    stderr. It has no clock: a law that does not end is ended by Ctrl-C, with nothing told.
    """
    own = _laws(laws)
    found: list[Diagnostic] = []
    scenarios: list[Scenario] = []
    unread: set[tuple[str, int]] = set()
    for path in where or (here(),):
        collected = collect(path, packs, own)
        found += [one for one in collected.diagnostics if one not in found]
        scenarios += [one for one in collected.scenarios if one not in scenarios]
        unread.update(collected.unread)
    wanted = [one for one in scenarios if text.lower() in one.name.lower()]
    if text and scenarios and not wanted:
        message = f"no scenario has {text!r} in its name"
        if _JOINED.search(text):
            message += "; it is sought as it stands: `and`, `or` and `not` mean nothing in it"
        raise click.UsageError(message, ctx)
    results: list[Result] = []
    for scenario in wanted:
        with stdout_kept(), exits_raised():  # laws of a user's may print, or end all
            results.append(run(scenario))
        if first and not results[-1].passed:
            break
    errors = sum(one.severity == "error" for one in found)
    failed = sum(not result.passed for result in results)
    left = len(scenarios) - len(results) + len(unread)
    if form == "json":
        say_data(
            {
                "format": FORMAT,
                "passed": len(results) - failed,
                "failed": failed,
                "not_run": left,
                "diagnostics": to_data(found),
                "scenarios": as_data(results),
            }
        )
    else:
        for diagnostic in found:
            say(f"{render(diagnostic)}\n")
        for result in results:
            if not result.passed:
                scenario = result.scenario
                say(f"FAILED {scenario.source.name}:{scenario.line} {scenario.name}")
                say(f"{story(result)}\n")
        for folder in _left_out(where or (here(),)):
            say(f"{folder.as_posix()} is left out; name it to run what is there")
        say(_summary(len(results) - failed, failed, left, errors))
    ctx.exit(FAULTS if errors or failed else 0)


def _left_out(where: tuple[Path, ...]) -> Iterator[Path]:
    """The folders with failures of a verification below those that were named, each once."""
    told = {os.path.realpath(path) for path in where}  # of what is named nothing is left out
    for path in where:
        for folder, folders, _files in islice(os.walk(path), limits.WALKED):
            if FAILURES in folders:
                folders.remove(FAILURES)
                left = Path(folder, FAILURES)
                if (real := os.path.realpath(left)) not in told:
                    told.add(real)
                    yield left


def _laws(where: str) -> tuple[Law, ...]:
    """The laws of the user's own, if they name a file with some."""
    if not where:
        return ()
    from abyss_rules.testing.laws import load_laws

    try:
        with stdout_kept(), exits_raised():
            return load_laws(where)
    except (Exception, KeyboardInterrupt):
        raise
    except BaseException as error:  # what skips a test, say
        raise UnreadableError(f"{where} cannot be imported: {plain.reason(error)}") from error


def _summary(passed: int, failed: int, left: int, errors: int) -> str:
    told = f"{counted(passed, 'scenario')} passed"
    if failed:
        told += f", {failed} failed"
    if left:
        told += f", {left} not run"
    return f"{told}; {counted(errors, 'error')}" if errors else told
