"""The screen: what the commands show for people, on terminals of all kinds and in pipes."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from shutil import get_terminal_size
from typing import IO, TYPE_CHECKING, Any

from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from abyss_rules.engine.lines import clean

if TYPE_CHECKING:
    from rich.console import ConsoleOptions, RenderableType

#: How wide drawings may be where no terminal says how wide it is; texts are not broken there.
_WIDE = 120
#: The lines that push what was shown out of sight where the screen cannot be cleared.
_SCREENFUL = 60
_TRAILING = re.compile(r"[ \t]+(?=\n)")


class Screen(Console):
    """A console on the present stdout, or stderr, or another stream.

    NO_COLOR and dumb terminals are respected. Nothing it is given is taken for markup, and what
    would steer the terminal is shown with escapes. Where no terminal is, lines are not broken and
    have no spaces at their end.
    """

    def __init__(self, file: IO[str] | None = None, *, err: bool = False, **more: Any) -> None:  # noqa: ANN401  # what rich takes
        """Write to ``file``, or else to stdout (``err``: to stderr)."""
        stream = file or (sys.stderr if err else sys.stdout)
        super().__init__(file=stream, emoji=False, markup=False, highlight=False, **more)
        if "width" in more:
            return
        if not self.is_terminal:
            self.width = _WIDE
        elif self.is_dumb_terminal:  # rich takes them all for 80 wide
            self.width, self.height = get_terminal_size()

    def print(self, *objects: Any, **options: Any) -> None:  # noqa: ANN401  # as rich has it
        """Print as rich does."""
        if self.is_terminal:
            super().print(*objects, **options)
            return
        with self.capture() as caught:
            super().print(*objects, **{"soft_wrap": True, **options})
        self.file.write(_TRAILING.sub("", caught.get()))
        self.file.flush()

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Render as rich does, with escapes for whatever would steer the terminal."""
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control else Segment(clean(text), style)

    def render_str(self, text: str, **options: Any) -> Text:  # noqa: ANN401  # as rich has it
        """A text as rich makes it; its escapes are counted when it is laid out."""
        return super().render_str(clean(text), **options)

    def on_broken_pipe(self) -> None:
        """Nobody reads any more: that is for the command to hear."""
        raise  # noqa: PLE0704  # rich calls this while it handles the BrokenPipeError

    def tell(self, text: str, *, first: str = "", style: str = "") -> None:
        """Print a text, broken between words on a terminal; ``first`` opens its first line."""
        text = clean(text)
        room = self.width - len(first)
        if not self.is_terminal or room < 1:
            self.print(f"{first}{text}", style=style, soft_wrap=True)
            return
        if room < 20:
            first, text, room = "", f"{first.strip()} {text}".strip(), self.width
        lines = Text(text).wrap(self, room)
        for number, line in enumerate(lines):
            before = first if number == 0 else " " * len(first)
            self.print(f"{before}{line.plain.rstrip()}", style=style)

    def hide(self) -> None:
        """Clear the screen; where that cannot be done, push what it shows out of sight."""
        if self.is_terminal and not self.is_dumb_terminal:
            self.clear()
        else:
            self.print("\n" * max(_SCREENFUL, self.height))
