"""A file's text, and where in it a character stands."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property, lru_cache
from itertools import accumulate

from attrs import field, frozen

from abyss_rules.model.cards import Place

#: A text between quotation marks, as a regular expression.
QUOTED = r'"(?:\\.|[^"\\\n])*"'
#: White space and comments; one reaches to the end of its line, so that there is one way only.
BLANK = r"(?:\s|#[^\n]*\n)*"
_COMMENT = re.compile(rf"{QUOTED}|#[^\n]*")


@frozen
class Source:
    """A file: its name as people see it, its text with plain line ends, its name in the pack."""

    name: str
    text: str = field(repr=False)
    inner: str = ""

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        """Where each line begins; found when it is asked, as most files have nothing to tell of."""
        *lines, _last = self.text.split("\n")
        return tuple(accumulate((len(line) + 1 for line in lines), initial=0))

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of a character, both from 1; the text's end counts as one more."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """The character at a line and column."""
        return self._starts[line - 1] + column - 1

    def place(self, offset: int) -> Place:
        """As `position`, with the file as people see it."""
        return Place(self.name, *self.position(offset))

    def inner_place(self, offset: int) -> Place:
        """As `place`, with the file as it is called in its pack, wherever that lies."""
        return Place(self.inner or self.name, *self.position(offset))

    def line(self, number: int) -> str:
        """The text of a line, without its end."""
        start = self._starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start:] if end < 0 else self.text[start:end]

    @property
    def plain(self) -> str:
        """The text without its comments, each character where it was."""
        return _plain(self.text)

    def excerpt(self, span: tuple[int, int]) -> str:
        """What stands there, on one line, without comments and not too long, to be quoted."""
        said = self.text[slice(*span)]
        return shortened(in_one_line(self.plain[slice(*span)] if "#" in said else said))


def in_one_line(text: str) -> str:
    """A text with a single space between its words."""
    return " ".join(text.split())


def without_comments(text: str) -> str:
    """A text with white space in the place of its comments, so that all else stays where it is."""
    return _COMMENT.sub(lambda found: found[0] if found[0][0] == '"' else " " * len(found[0]), text)


# Of a file much may be said, and of most files nothing.
_plain = lru_cache(maxsize=4)(without_comments)


def comments(text: str) -> list[str]:
    """The comments of a text."""
    return [found[0] for found in _COMMENT.finditer(text) if found[0][0] == "#"]


def shortened(text: str, most: int = 60) -> str:
    """A text cut where it is longer than a message can bear."""
    return text if len(text) <= most else text[: most - 3].rstrip() + "…"
