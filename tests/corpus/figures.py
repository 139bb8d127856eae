"""Counts what came of planted mistakes, and lays the counts out as a table."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, field

from tests.corpus.judging import Verdict


@define
class Figures:
    """The counts of one class of mistakes, or of all."""

    planted: int = 0
    #: No card any more, by the oracle.
    left: int = 0
    found: int = 0
    right_line: int = 0
    #: Misspellings of which a suggestion is due, and those of them with the right one.
    misspelt: int = 0
    right_word: int = 0
    #: More than one finding for one mistake.
    several: int = 0
    #: Still cards: such that mean the same, and others.
    same: int = 0
    other: int = 0
    #: Valid by the oracle, and an error is found all the same.
    alarms: int = 0
    verdicts: list[Verdict] = field(factory=list, repr=False)

    def count(self, verdict: Verdict) -> None:
        """Count one more mistake."""
        mistake = verdict.mistake
        self.verdicts.append(verdict)
        self.planted += 1
        if not mistake.left:
            self.alarms += verdict.found
            self.same += not verdict.found and verdict.same
            self.other += not verdict.found and not verdict.same
            return
        self.left += 1
        self.found += verdict.found
        self.right_line += verdict.right_line
        self.several += len(verdict.errors) > 1
        if mistake.meant:
            self.misspelt += 1
            self.right_word += verdict.right_word

    # --- shares, in percent ---------------------------------------------------------------------

    @property
    def share_found(self) -> float:
        """Of those that left the language or its types."""
        return percent(self.found, self.left)

    @property
    def share_right_line(self) -> float:
        """Of those found."""
        return percent(self.right_line, self.found)

    @property
    def share_right_word(self) -> float:
        """Of the misspellings."""
        return percent(self.right_word, self.misspelt)


def percent(part: int, whole: int) -> float:
    """A share in percent; of nothing it is all."""
    return 100 * part / whole if whole else 100.0


def figures(verdicts: Iterable[Verdict]) -> tuple[dict[tuple[str, str], Figures], Figures]:
    """The counts by class, and those of all."""
    total = Figures()
    by_class: dict[tuple[str, str], Figures] = {}
    for verdict in verdicts:
        total.count(verdict)
        key = verdict.mistake.group, verdict.mistake.what
        by_class.setdefault(key, Figures()).count(verdict)
    return dict(sorted(by_class.items())), total


_HEADS = (
    *("planted", "left", "found", "right line", "right word", "several", "same", "other"),
    "alarms",
)


def table(by_class: dict[tuple[str, str], Figures], total: Figures) -> list[str]:
    """The table, line by line."""
    lines = [f"{'class':32}" + "".join(f"{head:>12}" for head in _HEADS)]
    for (group, what), counts in by_class.items():
        lines.append(f"{group + ': ' + what:32}{_row(counts)}")
    lines.append(f"{'all':32}{_row(total)}")
    return lines


def _row(counts: Figures) -> str:
    words = f"{counts.right_word}/{counts.misspelt}" if counts.misspelt else "-"
    cells = (
        *(counts.planted, counts.left, counts.found, counts.right_line, words),
        *(counts.several, counts.same, counts.other, counts.alarms),
    )
    return "".join(f"{cell:>12}" for cell in cells)
