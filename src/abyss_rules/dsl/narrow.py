"""Texts as habits look at them: laid out as people do it, so that no look takes long.

What a pattern seeks between words is white space of any length. In a long run of it there are so
many ways to divide it that seeking would take the square of its length, or the cube; a statement
of thousands of words is as bad. Nobody writes so: a run is cut short before habits see it, and a
statement that is too long is none in which a habit is sought.
"""

from __future__ import annotations

import re
from bisect import bisect_left

from attrs import evolve

from abyss_rules.dsl.repair import Repair
from abyss_rules.dsl.source import QUOTED
from abyss_rules.dsl.syntax import Span

#: So much white space is kept at both ends of a run.
KEPT = 32
#: A longer statement is looked at by no habit.
STATEMENT = 1 << 10
_RUN = re.compile(rf"{QUOTED}|(?<!\s)\s{{{KEPT}}}(?P<cut>\s+)(?=\s{{{KEPT}}})")
_LONG = re.compile(rf"(?:(?<=[;{{}}])|\A)[^;{{}}]{{{STATEMENT + 1},}}+")
_GAP = re.compile(r"\s++")
_END = re.compile(r"[;{}]")


class Narrow:
    """A text without the middle of its long runs of white space, which knows its places in it."""

    def __init__(self, text: str) -> None:
        pieces: list[str] = []
        #: Where each piece that is kept begins, in the narrow text and in the whole one.
        self.inner, self.outer = [0], [0]
        done = size = 0
        for found in _RUN.finditer(text):
            if found["cut"]:
                pieces.append(text[done : found.start("cut")])
                size += len(pieces[-1])
                done = found.end("cut")
                self.inner.append(size)
                self.outer.append(done)
        self.text = "".join((*pieces, text[done:]))

    def at(self, place: int) -> int:
        """Where a place of the whole text is in the narrow one."""
        number = bisect_left(self.outer, place + 1) - 1
        here = self.inner[number] + place - self.outer[number]
        following = self.inner[number + 1 : number + 2]
        return min(here, *following) if following else here

    def back(self, place: int) -> int:
        """Where a place of the narrow text is in the whole one."""
        number = bisect_left(self.inner, place + 1) - 1
        return self.outer[number] + place - self.inner[number]

    def span(self, span: Span) -> Span:
        """The characters of the whole text that some of the narrow one are."""
        return self.back(span[0]), self.back(span[1])

    def widened(self, repair: Repair) -> Repair:
        """A change of the narrow text as one of the whole."""
        if len(self.inner) == 1:
            return repair
        return evolve(
            repair,
            span=self.span(repair.span),
            where=self.span(repair.where),
            fix_at=repair.fix_at and self.span(repair.fix_at),
            more=tuple((self.span(span), new) for span, new in repair.more),
        )


def is_long(text: str, start: int, at: int) -> bool:
    """Whether the statement that begins at one place, and goes on at another, is too long."""
    end = _END.search(text, at)
    return (end.start() if end else len(text)) - start > STATEMENT


def without_long(text: str) -> str:
    """A text with white space in the place of statements that are too long."""
    return _LONG.sub(lambda found: " " * len(found[0]), text)


def as_sentence(text: str) -> str:
    """A statement with a single space or line end between its words; "" if it is too long."""
    said = _GAP.sub(lambda found: "\n" if "\n" in found[0] else " ", text)
    return said if len(said) <= STATEMENT else ""
