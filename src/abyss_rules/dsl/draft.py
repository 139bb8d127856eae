"""A text that is mended while it is read, and its words and signs."""

from __future__ import annotations

import re

from attrs import frozen

from abyss_rules.dsl.source import QUOTED

_COMMENT = r"#[^\n]*"
#: The kinds of tokens, and what each looks like where none before it does.
_KINDS = {
    "text": QUOTED,
    "name": r"[^\W\d]\w*(?:\.\w+)*",
    "number": r"[0-9]+\b",
    "sign": r"==|!=|<=|>=|[^\s\w]|\w+",
}
_TOKEN = re.compile("|".join([_COMMENT, *(f"(?P<{kind}>{_KINDS[kind]})" for kind in _KINDS)]))
#: The same without parts that have names: to count them takes a quarter of the time.
_WORD = re.compile("|".join([_COMMENT, *_KINDS.values()]))


@frozen
class Token:
    """A word, number, text or sign of a text, with its first character and the one behind it."""

    kind: str
    text: str
    start: int
    end: int


def tokens(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The words and signs of a text, or of a part of it, without the comments."""
    return [
        Token(str(m.lastgroup), m[0], m.start(), m.end())
        for m in _TOKEN.finditer(text, start, len(text) if end is None else end)
        if m.lastgroup
    ]


def length(text: str) -> int:
    """How many words and signs a text has, without the comments."""
    return sum(word[0] != "#" for word in _WORD.findall(text))


class Draft:
    """A text with changes, which knows where each of its characters stood in the file."""

    def __init__(self, text: str, places: list[int]) -> None:
        self.text = text
        #: The place of each character, and of the end.
        self.places = places

    @classmethod
    def of(cls, text: str, base: int) -> Draft:
        """The unchanged text that begins at a character of the file."""
        return cls(text, list(range(base, base + len(text) + 1)))

    def at(self, place: int) -> int:
        """Where a character of the text stands in the file."""
        return self.places[place]

    def part(self, start: int, end: int) -> Draft:
        """A part of the text, to be changed on its own."""
        return Draft(self.text[start:end], self.places[start : end + 1])

    def replace(self, start: int, end: int, new: str) -> None:
        """Put something else in the place of some characters."""
        self.text = self.text[:start] + new + self.text[end:]
        if len(new) != end - start:
            self.places[start:end] = [self.places[start]] * len(new)

    def blank(self, start: int, end: int) -> None:
        """Leave out some characters, but keep the lines."""
        self.replace(start, end, re.sub(r"[^\n]", " ", self.text[start:end]))
