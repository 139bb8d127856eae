"""Tries the fixes that are offered, and takes back those with which it would go on being wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.dsl.fixes import apply, badness, fitting
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.syntax import Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from abyss_rules.dsl.blocks import Block
    from abyss_rules.dsl.diagnostics import Diagnostic, Edit, Reporter
    from abyss_rules.dsl.repair import Effort

    #: From the texts of files, by the numbers of those that matter, to what is found in them.
    Check = Callable[[Sequence[Source]], Sequence[Diagnostic]]

#: So many times a pack's blocks are read again; fixes beyond that are offered untried.
MOST_TRIALS = 12
#: Blocks with more characters are no cards that people write.
LONGEST = 3000

#: Help that says no more than a fix does: what to write in the place of what is there.
_SAME = re.compile(r"(?:write|did you mean) `([^`]*)`\??")


@frozen
class Tried:
    """A block of a file, with what must be read for it to be understood."""

    source: Source
    span: Span
    #: The headers of the pack: files, and where in them.
    beside: tuple[tuple[Source, Span], ...]

    def texts(self, text: str | None = None) -> list[Source]:
        """The files with nothing but the block and the headers, or one with another text."""
        kept: dict[str, tuple[Source, list[Span]]] = {self.source.name: (self.source, [self.span])}
        for source, span in self.beside:
            kept.setdefault(source.name, (source, []))[1].append(span)
        plain = [
            Source(source.name, _only(source.text, spans), source.inner)
            for source, spans in kept.values()
        ]
        return plain if text is None else [evolve(plain[0], text=text), *plain[1:]]


class Trials:
    """Tries fixes until too many were tried."""

    def __init__(
        self, check: Check, effort: Effort, heads: tuple[tuple[Source, Span], ...] = ()
    ) -> None:
        """``heads`` are the headers of the pack: files, and where in them."""
        self.check = check
        self.effort = effort
        self.heads = heads
        self.left = MOST_TRIALS

    def take_back(self, reporter: Reporter, blocks: Sequence[Block]) -> None:
        """Take back the fixes in a file that make nothing better."""
        offset = reporter.source.offset
        places = [offset(found.line, found.column) for found in reporter.found if found.fix]
        for block in blocks:
            start, end = block.base, block.base + len(block.text)
            if block.guesses or not any(start <= place < end for place in places):
                continue
            if self.effort.left <= 0:
                return
            own = [f for f in reporter.found if start <= offset(f.line, f.column) < end]
            tried = Tried(reporter.source, (start, end), self.heads)
            other = {id(f): g for f, g in zip(own, self.left_over(tried, own), strict=True)}
            reporter.found[:] = [other.get(id(f), f) for f in reporter.found]

    def left_over(self, block: Tried, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        """What was found in a block, without the fixes that make nothing better."""
        offered = [one for one in found if one.fix is not None and one.severity == "error"]
        edits = fitting(one.fix for one in offered)
        # The text is read as it is, and at least once with fixes.
        if not edits or self.left < 2 or block.span[1] - block.span[0] > LONGEST:
            return list(found)
        text = block.texts()[0].text
        before = self.found(block, text)
        if not {_key(one) for one in offered} <= {_key(one) for one in before}:
            return list(found)  # what stands around has to do with it
        good = self.good(block, text, before, edits)
        return [
            _without_fix(one)
            if one in offered and one.fix in edits and one.fix not in good
            else one
            for one in found
        ]

    def found(self, block: Tried, text: str) -> Sequence[Diagnostic]:
        """What is found where a block's file has that text."""
        self.left -= 1
        return self.check(block.texts(text))

    def good(
        self, block: Tried, text: str, before: Sequence[Diagnostic], edits: Sequence[Edit]
    ) -> Sequence[Edit]:
        """Those of the edits with which less is wrong, and nothing new where they are made."""
        if self.left <= 0:
            return edits
        name = block.source.name
        mended = apply(text, edits)
        after = self.found(block, mended)
        if badness(after, name) < badness(before, name):
            known = {(one.code, one.message) for one in before}
            new = [one for one in after if one.severity == "error" and one.file == name]
            new = [one for one in new if (one.code, one.message) not in known]
            places = list(_places(Source(name, text), edits))
            if not any(_touches(Source(name, mended), one, places) for one in new):
                return edits
        if len(edits) == 1:
            return ()
        half = len(edits) // 2
        halves = (edits[:half], edits[half:])
        return [one for part in halves for one in self.good(block, text, before, part)]


def _only(text: str, spans: Iterable[Span]) -> str:
    """A text in which nothing but some parts stands, each in the line and column it stood in."""
    made = []
    done = 0
    for start, end in sorted(spans):
        *above, beside = text[done:start].split("\n")
        made += ["\n" * len(above), " " * len(beside), text[max(start, done) : end]]
        done = max(done, end)
    return "".join(made)


def _places(source: Source, edits: Sequence[Edit]) -> Iterable[Span]:
    """Where the new texts of edits, which are in order, stand once all are made."""
    grown = 0
    for edit in edits:
        start = source.offset(edit.line, edit.column)
        end = source.offset(edit.end_line, edit.end_column)
        yield start + grown, start + grown + len(edit.text)
        grown += len(edit.text) - (end - start)


def _touches(source: Source, found: Diagnostic, places: Sequence[Span]) -> bool:
    """Whether something was found at one of the places."""
    start = source.offset(found.line, found.column)
    end = max(start + 1, source.offset(found.end_line, found.end_column))
    return any(start < last and first < end for first, last in places)


def _key(found: Diagnostic) -> tuple[str, str, int, int]:
    return found.code, found.file, found.line, found.column


def _without_fix(found: Diagnostic) -> Diagnostic:
    """A finding without its fix, and without help that says the same."""
    same = _SAME.fullmatch(found.help)
    said = found.fix.text.strip() if found.fix else ""
    return evolve(found, fix=None, help="" if same and same[1] == said else found.help)
