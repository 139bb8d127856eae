"""A draft: a text that is mended, and where its characters stood."""

from __future__ import annotations

from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.draft import Draft
from abyss_rules.dsl.mended import MendedReporter
from abyss_rules.dsl.source import Source


def test_a_draft_knows_where_its_characters_stood() -> None:
    draft = Draft.of("abcdef", 10)
    draft.replace(2, 4, "XYZ")
    assert draft.text == "abXYZef"
    assert [draft.at(place) for place in range(8)] == [10, 11, 12, 12, 12, 14, 15, 16]
    part = draft.part(5, 7)
    part.replace(0, 0, ";")
    part.blank(1, 2)
    assert (part.text, part.at(0), part.at(2), part.at(3)) == ("; f", 14, 15, 16)


def test_words_that_are_moved_keep_their_places() -> None:
    draft = Draft.of("gain 2 pearls if threat > crab; end", 100)
    draft.replace(0, 31, "if threat > crab { gain 2 pearls; }")
    assert draft.span(3, 16) == (117, 130)
    assert draft.span(19, 32) == (100, 113)
    assert draft.span(0, 35) == (100, 130)
    assert draft.span(17, 18) == (130, 130)
    assert draft.at(36) == 132


def test_only_what_is_unchanged_can_be_replaced_in_the_file() -> None:
    draft = Draft.of("gain 2 pearls if threat > crab; end", 100)
    draft.replace(0, 31, "if threat > crab { gain 2 pearls; }")
    assert draft.kept(12, 16) == (126, 130)
    assert draft.kept(19, 32) == (100, 113)
    assert draft.kept(0, 35) is draft.kept(17, 18) is draft.kept(16, 17) is None
    assert draft.kept(20, 20) == (101, 101)
    assert draft.kept(19, 19) is None
    assert draft.kept(39, 39) == (135, 135)
    draft.replace(12, 16, "kraken kraken")
    assert draft.kept(12, 18) is draft.kept(19, 25) is None
    assert Draft.of("", 7).kept(0, 0) == (7, 7)


def test_what_is_found_in_a_mended_text_is_told_where_it_stands_in_the_file() -> None:
    text = "pack x; gain 2 pearls if threat > crab; end"
    reporter = Reporter(Source("x", text, "inner"))
    draft = Draft.of(text[8:39], 8)
    draft.replace(0, 31, "if threat > crab { gain 2 pearls; }")
    mended = MendedReporter(reporter, draft)
    assert mended.source.text == "pack x; if threat > crab { gain 2 pearls; } end"
    assert mended.source.excerpt((20, 24)) == "crab"
    mended.report("A301", (20, 24), "a", fix=((20, 24), "3"))
    mended.report("A301", (8, 43), "b", fix=((8, 43), "c"))
    found = [(one.column, one.end_column, one.fix and one.fix.text) for one in reporter.found]
    assert found == [(35, 39, "3"), (9, 39, None)]
    assert [mended.place(at).column for at in (8, 20)] == [23, 35]
    assert mended.inner_place(20).file == "inner"
    assert mended.has_errors_in((20, 24))
    assert not mended.has_errors_in((11, 17))
    while not reporter.is_full:
        mended.report("A301", (20, 24), "again")
    assert mended.is_full
