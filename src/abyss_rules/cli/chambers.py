"""A Chamber of Conspiracy as an inverted pyramid of text, for terminals of all kinds.

A space has two lines: the guild, then the Influence with its Pearls or its key. An available key is
``silver``, one that is spent ``(silver)``, and one that the Location A lies on ``silver:A``. Colour
only repeats the guild.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from abyss_rules.rulesets.conspiracy.view import SpaceView

#: Guild -> how a terminal that has colours shows it.
COLOURS = {
    "farmer": "yellow",
    "soldier": "red",
    "merchant": "green",
    "politician": "bright_blue",
    "mage": "magenta",
}
#: The characters of a space's inside, and from the edge of one space to that of the next.
_INSIDE = 10
_PITCH = _INSIDE + 1
#: (up, down, left, right): the line's character where lines meet so.
_LINES = {
    (0, 0, 1, 1): "─",
    (0, 1, 0, 1): "┌",
    (0, 1, 1, 1): "┬",
    (0, 1, 1, 0): "┐",
    (1, 0, 0, 1): "└",
    (1, 0, 1, 1): "┴",
    (1, 0, 1, 0): "┘",
    (1, 1, 1, 1): "┼",
}


class Chamber:
    """Draws a Chamber with a heading, and the Locations on it by their letters."""

    def __init__(
        self,
        heading: Sequence[Text],
        spaces: Sequence[SpaceView],
        rows: Sequence[int],
        letters: Mapping[str, str],
        names: Mapping[str, str],
    ) -> None:
        self._heading = heading
        self._rows: list[Sequence[SpaceView]] = []
        first = 0
        for size in rows:
            self._rows.append(spaces[first : first + size])
            first += size
        self._letters = letters
        self._names = names
        self.width = max(rows) * _PITCH + 1

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """As wide as the pyramid, where there is room."""
        width = min(self.width, options.max_width)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The heading, the pyramid or else a list of its spaces, and the Locations."""
        plain = options.ascii_only
        drawn = self._pyramid(plain) if options.max_width >= self.width else self._list(plain)
        for line in (*self._heading, *drawn, *self._locations()):
            yield from line.wrap(console, options.max_width)
        yield Segment.line()

    # --- the pyramid ------------------------------------------------------------------------------

    def _pyramid(self, plain: bool) -> Iterator[Text]:  # noqa: FBT001  # a kind of terminal
        above: Sequence[SpaceView] = ()
        for place, row in enumerate(self._rows):
            yield self._line(place, above, row, plain=plain)
            for lines in zip(*(self._inside(space, plain=plain) for space in row), strict=True):
                edge = "|" if plain else "│"
                text = Text(" " * _offset(place) + edge, no_wrap=True)
                for inside in lines:
                    text.append_text(inside).append(edge)
                yield text
            above = row
        yield self._line(len(self._rows), above, (), plain=plain)

    def _line(
        self, place: int, above: Sequence[SpaceView], below: Sequence[SpaceView], *, plain: bool
    ) -> Text:
        """The line between two rows, with the numbers of the spaces below it."""
        ups, downs = _edges(place - 1, len(above)), _edges(place, len(below))
        flat = {
            column
            for edges in (ups, downs)
            if edges
            for column in range(edges[0], edges[-1])  # the stretch to the right of each column
        }
        characters = [
            self._character(column, ups, downs, flat, plain=plain)
            for column in range(max((*ups, *downs)) + 1)
        ]
        for space, edge in zip(below, downs, strict=False):
            number = str(space.space)
            characters[edge + 2 : edge + 2 + len(number)] = number
        return Text("".join(characters), no_wrap=True)

    @staticmethod
    def _character(
        column: int, ups: list[int], downs: list[int], flat: set[int], *, plain: bool
    ) -> str:
        meets = (column in ups, column in downs, column - 1 in flat, column in flat)
        if not any(meets):
            return " "
        if plain:
            return "+" if meets[0] or meets[1] else "-"
        return _LINES[tuple(map(int, meets))]  # type: ignore[index]  # four of them

    def _inside(self, space: SpaceView, *, plain: bool) -> tuple[Text, Text]:
        if space.guild is None:
            return Text(" " * _INSIDE), Text(" " * _INSIDE)
        style = COLOURS.get(space.guild, "")
        guild = Text(space.guild.ljust(_INSIDE)[:_INSIDE], style)
        return guild, Text(self._detail(space, plain=plain).ljust(_INSIDE)[:_INSIDE], style)

    def _detail(self, space: SpaceView, *, plain: bool) -> str:
        said = str(space.influence)
        if space.pearls:
            said += " " + _pearls(space.pearls, plain=plain)
        if space.location is not None:
            said += f" {space.key}:{self._letters[space.location]}"
        elif space.key is not None:
            said += f" {space.key}" if space.available else f" ({space.key})"
        return said

    # --- without room, and below ------------------------------------------------------------------

    def _list(self, plain: bool) -> Iterator[Text]:  # noqa: FBT001  # a kind of terminal
        for row in self._rows:
            for space in row:
                if space.guild is not None:
                    text = f"{space.space}: {space.guild} {self._detail(space, plain=plain)}"
                    yield Text(text, COLOURS.get(space.guild, ""))

    def _locations(self) -> Iterator[Text]:
        for row in self._rows:
            for space in row:
                if space.location is not None:
                    yield Text(f"{self._letters[space.location]}: {self._names[space.location]}")


class Legend:
    """Says what the signs in a Chamber mean."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """A sentence, with the sign for a Pearl that the terminal can show."""
        yield Text(
            f"{_pearls(1, plain=options.ascii_only)} a Pearl; silver, gold: an available key, "
            "(silver) a spent one, silver:A one with the Location A on it",
            "dim",
        )


def _pearls(number: int, *, plain: bool) -> str:
    return ("o" if plain else "●") * number


def _offset(place: int) -> int:
    """The first column of a row: each begins half a space further in."""
    return place * _PITCH // 2


def _edges(place: int, size: int) -> list[int]:
    """The columns of a row's upright edges; none for a row without spaces."""
    return [_offset(place) + _PITCH * edge for edge in range(size + 1)] if size else []
