"""What the commands write with: consoles, JSON."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table

#: How wide a table may be where no terminal says how wide it is.
_WIDE = 120


def examples(text: str) -> str:
    """An epilog that click leaves as it is written: paragraphs between empty lines."""
    return "\n\n".join(f"\b\n{part}" for part in text.strip().split("\n\n"))


def console(*, err: bool = False) -> Console:
    """A console on the present stdout or stderr; NO_COLOR and dumb terminals are respected."""
    from rich.console import Console

    stream = sys.stderr if err else sys.stdout
    made = Console(file=stream, emoji=False, markup=False, highlight=False)
    if not made.is_terminal:
        made.width = _WIDE
    return made


def indented(text: str) -> Padding:
    """A text moved in by two, with all lines it is broken into."""
    from rich.padding import Padding

    return Padding(text, (0, 0, 0, 2), expand=False)


def plain_table(title: str, columns: Sequence[str], numbers: Iterable[str] = ()) -> Table:
    """An empty table; the columns of ``numbers`` stand at the right."""
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    right = set(numbers)
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", overflow="fold")
    return table


def to_text(data: object) -> str:
    """Data as JSON, in characters that every terminal and pipe can carry."""
    return json.dumps(data, indent=2)
