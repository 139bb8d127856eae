"""What is wrong with a text, as values, as lines for people and as data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import asdict, evolve, frozen

from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.source import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.source import Source
    from abyss_rules.dsl.syntax import Span

#: So many faults of one file are reported; a file with more is no card file.
FAULTS_PER_FILE = 100


@frozen
class Diagnostic:
    """One finding. Lines and columns count from 1; the end is the column after the last.

    ``source`` is the line it stands on, ``help`` what to write instead, ``note`` what the word's
    rule is. Of a finding about a whole file, line and column are 1 and ``source`` is empty.
    """

    #: Such as ``A202``; the page of diagnostics explains each.
    code: str
    #: ``error`` or ``warning``.
    severity: str
    message: str
    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1
    source: str = ""
    help: str = ""
    note: str = ""

    def __str__(self) -> str:
        return (
            f"{self.file}:{self.line}:{self.column}: {self.severity}[{self.code}]: {self.message}"
        )


def render(diagnostic: Diagnostic) -> str:
    """The lines a person reads: where and what, the source line, a caret, help and note."""
    lines = [_printable(str(diagnostic))]
    number = str(diagnostic.line)
    margin = " " * len(number)
    if diagnostic.source.strip():
        text = diagnostic.source.rstrip()
        start = min(diagnostic.column - 1, len(text))
        end = diagnostic.end_column - 1 if diagnostic.end_line == diagnostic.line else len(text)
        width = max(1, min(end, len(text)) - start)
        indent = "".join("\t" if c == "\t" else " " for c in text[:start])
        lines.append(f"{number} | {_printable(text)}")
        lines.append(f"{margin} | {indent}{'^' * width}")
    if diagnostic.help:
        lines.append(f"{margin} = help: {_printable(diagnostic.help)}")
    if diagnostic.note:
        lines.append(f"{margin} = note: {_printable(diagnostic.note)}")
    return "\n".join(lines)


def _printable(text: str) -> str:
    """The text without characters that would move a terminal's cursor."""
    return "".join(c if c.isprintable() or c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in text)


def to_data(diagnostics: Iterable[Diagnostic]) -> list[dict[str, str | int]]:
    """The findings as plain data, ready for JSON."""
    return [asdict(diagnostic) for diagnostic in diagnostics]


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether one of them is an error."""
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)


def about_file(code: str, file: str, message: str, help_: str = "") -> Diagnostic:
    """A finding about a whole file or folder."""
    return Diagnostic(code, CODES[code].severity, message, file, help=help_)


def closest(word: str, candidates: Iterable[str]) -> str:
    """The candidate that was probably meant, or ""."""
    if len(word) > 40:
        return ""
    from difflib import get_close_matches

    by_lower = {candidate.lower(): candidate for candidate in candidates}
    found = get_close_matches(word.lower(), by_lower, 1, 0.6)
    return by_lower[found[0]] if found else ""


def did_you_mean(word: str, candidates: Iterable[str]) -> str:
    """The question for a help line, or "" when nothing is close."""
    meant = closest(word, candidates)
    return f"did you mean `{meant}`?" if meant else ""


class Reporter:
    """Collects the findings in one file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[Diagnostic] = []

    def report(
        self,
        code: str,
        span: Span,
        message: str,
        *,
        help: str = "",  # noqa: A002 - the name of the part it fills
        note: str = "",
    ) -> None:
        """Add a finding about the characters of ``span``."""
        if self.is_full:
            return
        if len(self.found) == FAULTS_PER_FILE:
            self.close()
            return
        line, column = self.source.position(span[0])
        end_line, end_column = self.source.position(max(span))
        self.found.append(
            Diagnostic(
                code,
                CODES[code].severity,
                shortened(message, 400),
                self.source.name,
                line,
                column,
                end_line,
                end_column,
                self.source.line(line)[:400],
                help,
                note,
            )
        )

    def close(self) -> None:
        """Say that there is more, and take no more findings."""
        message = "there are more faults than are shown"
        self.found.append(about_file("A108", self.source.name, message))

    @property
    def is_full(self) -> bool:
        """Whether more was found than is shown."""
        return bool(self.found) and self.found[-1].code == "A108"

    def has_errors_in(self, span: Span) -> bool:
        """Whether an error was found within the span, or may have been left out."""
        if self.is_full:
            return True
        start, end = map(self.source.position, span)
        return any(
            finding.severity == "error" and start <= (finding.line, finding.column) < end
            for finding in self.found
        )

    def annotate(self, since: int, note: str) -> None:
        """Give the findings from number ``since`` on a note, if they have none."""
        self.found[since:] = [
            finding if finding.note else evolve(finding, note=note)
            for finding in self.found[since:]
        ]
