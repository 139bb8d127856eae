"""A text that is mended while it is read, and its words and signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.source import QUOTED

if TYPE_CHECKING:
    from abyss_rules.dsl.syntax import Span

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

    def __init__(self, text: str, places: list[int], own: list[bool]) -> None:
        self.text = text
        #: Where in the file the text begins, whatever is changed.
        self.base = places[0]
        #: The place of each character, and of the end; of what is not the author's one near.
        self.places = places
        #: Which characters are the author's.
        self.own = own

    @classmethod
    def of(cls, text: str, base: int) -> Draft:
        """The unchanged text that begins at a character of the file."""
        return cls(text, list(range(base, base + len(text) + 1)), [True] * len(text))

    @property
    def is_changed(self) -> bool:
        """Whether anything was changed."""
        return not all(self.own) or self.places[-1] - self.base != len(self.text)

    def at(self, place: int) -> int:
        """Where a character of the text stands in the file."""
        return self.places[place]

    def span(self, start: int, end: int) -> Span:
        """Where some characters stand in the file, with all between those of the author."""
        places, own = self.places[start:end], self.own[start:end]
        if not any(own):
            return self.places[start], max(self.places[start], self.places[end])
        return min(places), max(place + one for place, one in zip(places, own, strict=True))

    def kept(self, start: int, end: int) -> Span | None:
        """Where in the file the same characters stand in the same order; None if nowhere.

        Between two characters a place is kept if they are neighbours there.
        """
        first, last = (start, end) if start < end else (max(start - 1, 0), end + 1)
        last = min(last, len(self.text))
        places = self.places[first:last]
        where = places[0] if places else self.base
        if not all(self.own[first:last]) or places != list(range(where, where + len(places))):
            return None
        return where + start - first, where + end - first

    def part(self, start: int, end: int) -> Draft:
        """A part of the text, to be changed on its own."""
        return Draft(self.text[start:end], self.places[start : end + 1], self.own[start:end])

    def replace(self, start: int, end: int, new: str) -> None:
        """Put something else in the place of some characters; words in both keep their places."""
        kept = _kept(self.text, tokens(self.text, start, end), new)
        places: list[int] = []
        own: list[bool] = []
        place = self.places[start]
        for number in range(len(new)):
            before = kept.get(number)
            place = place if before is None else self.places[before]
            places.append(place)
            own.append(before is not None and self.own[before])
            place += own[-1]
        self.text = self.text[:start] + new + self.text[end:]
        self.places[start:end] = places
        self.own[start:end] = own

    def blank(self, start: int, end: int) -> None:
        """Leave out some characters, but keep the lines."""
        blank = re.sub(r"[^\n]", " ", self.text[start:end])
        self.text = self.text[:start] + blank + self.text[end:]
        self.own[start:end] = [False] * (end - start)


def _kept(text: str, old: list[Token], new: str) -> dict[int, int]:
    """Which characters of a new text stand for which of those of old tokens and between them.

    A word stands for the next one of the old, or the first that is alike; a sign for the next only.
    """
    kept: dict[int, int] = {}
    left = dict(enumerate(old))
    last, end = -1, 0
    for token in tokens(new):
        able = [n for n, one in left.items() if one.text == token.text]
        number = next((n for n in able if n == last + 1), able[0] if able else None)
        if number is None or (token.kind == "sign" and number != last + 1):
            continue
        one = left.pop(number)
        gap = text[old[last].end : one.start] if number == last + 1 and number else ""
        if gap and gap == new[end : token.start]:
            kept.update(zip(range(end, token.start), range(old[last].end, one.start), strict=True))
        kept.update(zip(range(token.start, token.end), range(one.start, one.end), strict=True))
        last, end = number, token.end
    return kept
