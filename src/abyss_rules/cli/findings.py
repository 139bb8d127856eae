"""Shows what `abyss check` found: to people, and in the forms that other programs read."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from attrs import field, frozen

from abyss_rules.cli.output import counted, say_data
from abyss_rules.cli.streams import say
from abyss_rules.dsl.diagnostics import SEVERITIES, Diagnostic, pieces, render, to_data

#: Of this form is what ``--format json`` prints.
FORMAT = 1
#: The forms in which findings can be had.
FORMS = ("text", "json", "sarif", "github")

#: So many packs are named.
_NAMED = 10

_COLOURS = {
    "place": "bold",
    "message": "bold",
    "error": "bold red",
    "warning": "bold yellow",
    "info": "bold cyan",
    "margin": "blue",
    "help": "bold green",
    "note": "bold cyan",
}


@frozen
class Findings:
    """What was found in all that was checked, and how many files and sound cards that was."""

    found: tuple[Diagnostic, ...]
    cards: int = 0
    files: int = 0
    #: Packs that lie at a place with others: their ids and folders.
    packs: tuple[tuple[str, str], ...] = ()
    #: How many fixes were made before.
    fixed: int = field(default=0, kw_only=True)
    #: How many of these were for what came to light only by others.
    behind: int = field(default=0, kw_only=True)

    def number(self, severity: str) -> int:
        """How many findings are of a severity."""
        return sum(finding.severity == severity for finding in self.found)

    def fails(self, *, strict: bool) -> bool:
        """Whether that is too bad to be let through."""
        return self.number("error") > 0 or (strict and self.number("warning") > 0)

    def summary(self) -> str:
        """One line on all of it."""
        errors = self.number("error")
        checked = f"{counted(self.cards, 'card')} checked in {counted(self.files, 'file')}"
        if errors:
            checked = f"{counted(self.cards, 'sound card')} in {counted(self.files, 'file')}"
        parts = [counted(errors, "error"), counted(self.number("warning"), "warning")]
        if infos := self.number("info"):
            parts.append(counted(infos, "remark"))
        told = f"{checked}; {', '.join(parts)}" if self.found else f"{checked}, no faults"
        if self.fixed:
            more = f", {self.behind} of them found behind others" if self.behind else ""
            return f"{told}; {self.fixed} fixed{more}"
        fixable = sum(finding.fix is not None for finding in self.found)
        return f"{told}; --fix mends {fixable}" if fixable else told

    def of_several(self) -> str:
        """What is to be known of packs at a place with others; "" if there are none."""
        if not self.packs:
            return ""
        named = [f"{id_} in {folder}" if folder else id_ for id_, folder in self.packs[:_NAMED]]
        if more := len(self.packs) - len(named):
            named.append(f"{more} more")
        told = f"these are {len(self.packs)} packs, each checked by itself: {', '.join(named)}"
        return f"{told}; --pack takes the folder of one"


def show(findings: Findings, form: str, *, err: bool = False) -> None:
    """Write findings to stdout, or to stderr, in one of the `FORMS`."""
    if form == "json":
        say_data(as_data(findings))
    elif form == "sarif":
        from abyss_rules.cli.sarif import sarif

        say_data(sarif(findings.found))
    elif form == "github":
        from abyss_rules.cli.github import command

        for finding in findings.found:
            say(command(finding))
        _sum_up(findings)
    else:
        show_text(findings.found, err=err)
        _sum_up(findings, err=err)


def _sum_up(findings: Findings, *, err: bool = False) -> None:
    """Write the last lines."""
    say(findings.summary(), err=err)
    if several := findings.of_several():
        say(several, err=err)


def as_data(findings: Findings) -> dict[str, Any]:
    """The findings as plain data, ready for JSON."""
    return {
        "format": FORMAT,
        "cards": findings.cards,
        "files": findings.files,
        **{f"{severity}s": findings.number(severity) for severity in SEVERITIES},
        "fixed": findings.fixed,
        "diagnostics": to_data(findings.found),
    }


def show_text(found: Sequence[Diagnostic], *, err: bool = False) -> None:
    """Write findings as people read them, in colours where a terminal can show them."""
    if not found:
        return
    stream = sys.stderr if err else sys.stdout
    if not (stream.isatty() or os.environ.get("FORCE_COLOR")):
        for finding in found:
            say(f"{render(finding)}\n", err=err)
        return
    from rich.text import Text

    from abyss_rules.cli.screen import Screen
    from abyss_rules.engine.lines import clean

    screen = Screen(err=err)
    for finding in found:
        for line in pieces(finding):
            parts = ((clean(text), _COLOURS.get(what, "")) for what, text in line)
            screen.print(Text.assemble(*parts), soft_wrap=True)
        screen.print()
