"""Takes lines of a scenario apart that ran together because a semicolon is missing."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl import syntax
from abyss_rules.dsl.source import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.diagnostics import Reporter

    Line = syntax.Field | syntax.Group
    Part = syntax.Word | syntax.Numeral | syntax.Text

#: Signs and words that go on with what stands before them, or are gone on with.
JOINING = frozenset({",", "+", "-", "of", "to", "or", "with", "on"})


def taken_apart(written: syntax.Scenario, reporter: Reporter) -> syntax.Scenario:
    """The scenario with each line on its own; reports the semicolons that are missing.

    A word at the beginning of a text line begins a new line of the scenario, unless what stands
    before it or it itself joins them.
    """
    if not any(_is_broken(line, reporter.source.text) for line in written.lines):
        return written
    return evolve(written, lines=tuple(_lines(written.lines, reporter)))


def _is_broken(line: Line, text: str) -> bool:
    """Whether the words of a line, or of one in it, stand on several lines of the text."""
    last = line.parts[-1] if line.parts else line.name
    if "\n" in text[line.span[0] : last.span[1]]:
        return True
    inner = line.lines if isinstance(line, syntax.Group) else ()
    return any(_is_broken(one, text) for one in inner)


def _lines(lines: tuple[Line, ...], reporter: Reporter) -> Iterator[Line]:
    for line in lines:
        pieces = _pieces((line.name, *line.parts), reporter)
        for words in pieces[:-1]:
            last = words[-1].span
            missing = f"`;` is missing after `{shortened(reporter.source.excerpt(last))}`"
            fix = (last[1], last[1]), ";"
            reporter.report("A102", (last[1] - 1, last[1]), missing, fix=fix)
            yield syntax.Field(_name(words), words[1:], (words[0].span[0], last[1]))
        own = pieces[-1]
        span = (own[0].span[0], line.span[1])
        if isinstance(line, syntax.Field):
            yield syntax.Field(_name(own), own[1:], span)
        else:
            inner = tuple(_lines(line.lines, reporter))
            yield syntax.Group(_name(own), own[1:], inner, span)


def _pieces(words: tuple[Part, ...], reporter: Reporter) -> list[tuple[Part, ...]]:
    text = reporter.source.text
    pieces = [words[:1]]
    for before, word in pairwise(words):
        apart = (
            isinstance(word, syntax.Word)
            and before.text not in JOINING
            and word.text not in JOINING
            and "\n" in text[before.span[1] : word.span[0]]
        )
        if apart:
            pieces.append((word,))
        else:
            pieces[-1] = (*pieces[-1], word)
    return pieces


def _name(words: tuple[Part, ...]) -> syntax.Word:
    """The first of some words, which begins a line and so is no number or text."""
    first = words[0]
    return syntax.Word(first.text, first.span)
