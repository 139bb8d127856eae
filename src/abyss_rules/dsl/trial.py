"""Tries the fixes that are offered, and takes back those with which it would go on being wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.dsl.draft import length
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

#: So many times a block of a pack is read by itself. Before that all of a file are tried together:
#: what was good then, needs no more, and what was not, loses its fixes beyond this number.
MOST_TRIALS = 24
#: Blocks with more characters are no cards that people write.
LONGEST = 3000

#: A text is read as it is, and at least once with fixes.
_ONCE = 2
#: That not all was told.
_MORE = "A108"
#: Help that says no more than a fix does: what to write in the place of what is there.
_SAME = re.compile(r"(?:write|did you mean) `([^`]*)`\??")


@frozen
class Tried:
    """Blocks of a file, with what must be read for them to be understood."""

    source: Source
    spans: tuple[Span, ...]
    #: The headers of the pack: files, and where in them.
    beside: tuple[tuple[Source, Span], ...]

    def texts(self, text: str | None = None) -> list[Source]:
        """The files with nothing but the blocks and the headers, or one with another text."""
        kept = {self.source.name: (self.source, [*self.spans])}
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
        wanted = [found for found in reporter.found if found.fix]
        spans = [
            (block.base, block.base + len(block.text))
            for block in blocks
            if not block.guesses and len(block.text) <= LONGEST
        ]
        spans = [span for span in spans if _within(reporter.source, wanted, span)]
        good = self.together(Tried(reporter.source, tuple(spans), self.heads), reporter.found)
        for span in spans:
            if self.effort.left <= 0:
                return
            own = _within(reporter.source, reporter.found, span)
            left = own
            if good.get(span) is False and self.left < _ONCE:
                left = [_without_fix(one) if one in _offered(own) else one for one in own]
            elif not good.get(span):
                left = self.left_over(Tried(reporter.source, (span,), self.heads), own)
            other = {id(f): g for f, g in zip(own, left, strict=True)}
            reporter.found[:] = [other.get(id(f), f) for f in reporter.found]

    def together(self, tried: Tried, found: Sequence[Diagnostic]) -> dict[Span, bool]:
        """Whether all fixes of blocks are good, by the blocks of which that shows if all are made.

        None does if they are too many to be read with what is left of the effort.
        """
        if len(tried.spans) == 1:
            return {}
        whole, name = tried.source, tried.source.name
        source = evolve(whole, text=tried.texts()[0].text)
        offered = {span: _offered(_within(whole, found, span)) for span in tried.spans}
        edits = fitting(one.fix for own in offered.values() for one in own)
        if not edits or self.effort.left < 2 * length(source.text):
            return {}
        mended = evolve(source, text=apply(source.text, edits))
        before, after = (
            [one for one in self.check(tried.texts(text)) if one.file == name]
            for text in (source.text, mended.text)
        )
        if self.effort.left <= 0 or any(one.code == _MORE for one in (*before, *after)):
            return {}  # not all was found
        good = {}
        for span, own in offered.items():
            told = _within(whole, before, span)
            first, last = (_moved(source, edits, place) for place in span)
            left = _within(mended, after, (first, last))
            if own and {_key(one) for one in own} <= {_key(one) for one in told}:
                good[span] = _is_better(source, mended, told, left, edits)
        return good

    def left_over(self, block: Tried, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        """What was found in a block, without the fixes that make nothing better."""
        offered = _offered(found)
        edits = fitting(one.fix for one in offered)
        ((start, end),) = block.spans
        if not edits or self.left < _ONCE or end - start > LONGEST:
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
            return ()  # of these together it is known that they are not
        name = block.source.name
        mended = apply(text, edits)
        after = self.found(block, mended)
        if _is_better(Source(name, text), Source(name, mended), before, after, edits):
            return edits
        if len(edits) == 1:
            return ()
        half = len(edits) // 2
        halves = (edits[:half], edits[half:])
        good = [one for part in halves for one in self.good(block, text, before, part)]
        return [] if good == [*edits] else good  # each alone is, and all of them are not


def _offered(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The errors that a fix is offered for."""
    return [one for one in found if one.fix is not None and one.severity == "error"]


def _within(source: Source, found: Iterable[Diagnostic], span: Span) -> list[Diagnostic]:
    """What was found among some characters of a file."""
    return [one for one in found if span[0] <= source.offset(one.line, one.column) < span[1]]


def _is_better(
    source: Source,
    mended: Source,
    before: Sequence[Diagnostic],
    after: Sequence[Diagnostic],
    edits: Sequence[Edit],
) -> bool:
    """Whether less is wrong in a file once edits are made, and nothing new where they are."""
    if not badness(after, source.name) < badness(before, source.name):
        return False
    known = {(one.code, one.message) for one in before}
    new = [one for one in after if one.severity == "error" and one.file == source.name]
    new = [one for one in new if (one.code, one.message) not in known]
    places = list(_places(source, edits)) if new else []
    return not any(_touches(mended, one, places) for one in new)


def _moved(source: Source, edits: Sequence[Edit], place: int) -> int:
    """Where a place of a file is once edits are made, of which none goes on behind it."""
    grown = 0
    for edit in edits:
        start = source.offset(edit.line, edit.column)
        if start < place:
            grown += len(edit.text) - (source.offset(edit.end_line, edit.end_column) - start)
    return place + grown


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
