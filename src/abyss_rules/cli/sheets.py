"""Tables of text that never break a word: narrow terminals get their rows one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from abyss_rules.engine.lines import clean

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

#: Between two columns.
_GAP = 2
#: A table that is too wide for a terminal narrower than this is not squeezed.
_NARROW = 70


class Sheet:
    """A titled table; the columns of ``numbers`` stand at the right."""

    def __init__(self, title: str, columns: Sequence[str], numbers: Iterable[str] = ()) -> None:
        self._title = clean(title)
        self._columns = [clean(column) for column in columns]
        right = set(numbers)
        self._right = [column in right for column in columns]
        self._rows: list[tuple[list[str], str]] = []

    def add_row(self, *cells: str, style: str = "") -> None:
        """Add a row with a cell for each column."""
        self._rows.append(([clean(cell) for cell in cells], style))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The table, as wide as it wants where nobody's terminal has an end."""
        yield Text(self._title, "bold italic")
        widths = self._widths(options.max_width if console.is_terminal else None)
        lines = (
            self._upright(console, options.max_width)
            if widths is None
            else self._table(console, widths, rule="-" if options.ascii_only else "─")
        )
        for line in lines:
            line.rstrip()
            line.no_wrap = True
            line.overflow = "ignore"
            yield line
        yield Text()

    # --- the table --------------------------------------------------------------------------------

    def _widths(self, room: int | None) -> list[int] | None:
        """The columns' widths in so much room; None if words would be broken."""
        cells = [[row[place] for row, _style in self._rows] for place in range(len(self._columns))]
        wanted = [
            max(map(cell_len, (head, *column)))
            for head, column in zip(self._columns, cells, strict=True)
        ]
        if room is None:
            return wanted
        spare = room - _GAP * (len(wanted) - 1)
        if sum(wanted) <= spare:
            return wanted
        widths = [
            max(map(_longest_word, (head, *column)))
            for head, column in zip(self._columns, cells, strict=True)
        ]
        if room < _NARROW or sum(widths) > spare:
            return None
        for _ in range(spare - sum(widths)):
            missing = [want - width for want, width in zip(wanted, widths, strict=True)]
            widths[missing.index(max(missing))] += 1
        return widths

    def _table(self, console: Console, widths: list[int], *, rule: str) -> Iterator[Text]:
        whole = sum(widths) + _GAP * (len(widths) - 1)
        yield from self._row(console, widths, self._columns, "bold")
        yield Text(rule * whole)
        for cells, style in self._rows:
            yield from self._row(console, widths, cells, style)

    def _row(
        self, console: Console, widths: list[int], cells: Sequence[str], style: str
    ) -> Iterator[Text]:
        columns = [
            _wrapped(console, cell, width) for cell, width in zip(cells, widths, strict=True)
        ]
        for line in range(max(map(len, columns))):
            parts = []
            for column, width, right in zip(columns, widths, self._right, strict=True):
                part = column[line] if line < len(column) else ""
                space = " " * (width - cell_len(part))
                parts.append(f"{space}{part}" if right else f"{part}{space}")
            yield Text((" " * _GAP).join(parts).rstrip(), style)

    # --- one below the other ----------------------------------------------------------------------

    def _upright(self, console: Console, room: int) -> Iterator[Text]:
        for cells, style in self._rows:
            head, *others = cells
            number = head.strip(" >*")
            if number.isdigit():
                head = head.replace(number, f"{self._columns[0]} {number}")
            yield Text(head.strip(), style or "bold")
            numbers = []
            for column, cell, right in zip(self._columns[1:], others, self._right[1:], strict=True):
                if right:
                    numbers.append(f"{column} {cell}")
                else:
                    yield from _indented(console, f"{column}: {cell}", room, style)
            if numbers:
                yield from _indented(console, ", ".join(numbers), room, style)


def _longest_word(text: str) -> int:
    return max(map(cell_len, text.split()), default=0)


def _wrapped(console: Console, text: str, width: int) -> list[str]:
    if cell_len(text) <= width:
        return [text]
    return [line.plain.rstrip() for line in Text(text).wrap(console, width)]


def _indented(console: Console, text: str, room: int, style: str) -> Iterator[Text]:
    for line in _wrapped(console, text, max(room - 2, 1)):
        yield Text(f"  {line}", style)
