"""Mends a text by the fixes of its findings, and keeps only those after which less is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.diagnostics import Diagnostic, Edit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    #: From a file's text to its findings, and those of the rest of its pack.
    Check = Callable[[str], Sequence[Diagnostic]]

_LINE_END = re.compile(r"\r\n|\r|\n")
#: Beginnings of codes: what stands further up hides what stands further down.
_HIDING = (
    ("A511",),
    ("A0", "A1"),
    ("A207", "A212"),
    ("A202", "A203", "A204", "A205", "A206"),
    ("A2",),
    ("A801", "A802", "A804"),
    ("A",),
)


@frozen
class Mended:
    """A text after its fixes, how many there were, and what is still found in it."""

    text: str
    number: int
    found: tuple[Diagnostic, ...]


def mended(text: str, name: str, check: Check) -> Mended:
    """Mend the text of the file ``name`` until no fix makes it better.

    A fix is kept if fewer faults of its sort are left, and none of a sort that hides others came
    up; so a sound text stays sound, and what is mended needs no second run. Line ends stay.
    """
    now = Mended(text, 0, tuple(check(text)))
    while True:
        offered = [finding.fix for finding in now.found if finding.file == name]
        edits = fitting(offered)
        better = _with_best(now, edits, name, check)
        for edit in fitting(edit for edit in offered if edit not in edits):
            if better.number == now.number:  # what they overlap made nothing better
                better = _with_best(now, [edit], name, check)
        if better.number == now.number:
            return now
        now = better


def _with_best(now: Mended, edits: Sequence[Edit], name: str, check: Check) -> Mended:
    """The text with all edits if that makes it better, else with those halves that do."""
    if not edits:
        return now
    text = apply(now.text, edits)
    after = Mended(text, now.number + len(edits), tuple(check(text)))
    if badness(after.found, name) < badness(now.found, name):
        return after
    if len(edits) == 1:
        return now
    half = len(edits) // 2  # the later ones first, which move no others
    later = _with_best(now, edits[half:], name, check)
    return _with_best(later, edits[:half], name, check)


def badness(found: Iterable[Diagnostic], name: str) -> tuple[int, ...]:
    """How bad it is: the numbers of errors, those first that hide others; then of all else."""
    counts = [0] * (len(_HIDING) + 1)
    last = 1 << 30
    lines = [0]
    for finding in found:
        if finding.code == "A108" and finding.file == name:
            last = 0  # more is hidden behind the last line that is told of
        lines.append(finding.line if finding.file == name else 0)
        if finding.severity != "error":
            counts[-1] += finding.fix is not None
            continue
        counts[next(n for n, codes in enumerate(_HIDING) if finding.code.startswith(codes))] += 1
    return (-max(last, *lines), *counts)


def fitting(edits: Iterable[Edit | None]) -> list[Edit]:
    """The edits in the order of their places, without those that overlap an earlier one."""
    ordered = sorted({edit for edit in edits if edit is not None}, key=_place)
    kept: list[Edit] = []
    for edit in ordered:
        last = kept[-1] if kept else None
        end = (last.end_line, last.end_column) if last else (0, 0)
        # Behind what is replaced something may be put in: `Pearls` and the `;` that it lacks.
        beside = last is not None and _place(last)[0] < end == _place(edit)[0]
        if _place(edit)[0] > end or beside:
            kept.append(edit)
    return kept


def _place(edit: Edit) -> tuple[tuple[int, int], tuple[int, int], str]:
    return (edit.line, edit.column), (edit.end_line, edit.end_column), edit.text


def apply(text: str, edits: Iterable[Edit]) -> str:
    """The text with the edits made, which do not overlap; line ends are of any kind."""
    starts = [0, *(found.end() for found in _LINE_END.finditer(text))]
    for edit in sorted(edits, key=_place, reverse=True):
        start = starts[edit.line - 1] + edit.column - 1
        end = starts[edit.end_line - 1] + edit.end_column - 1
        text = text[:start] + edit.text + text[end:]
    return text
