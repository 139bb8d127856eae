"""Reports what is found in a mended text where it stands in the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.diagnostics import Reporter

if TYPE_CHECKING:
    from abyss_rules.dsl.draft import Draft
    from abyss_rules.dsl.source import Source
    from abyss_rules.dsl.syntax import Span


class MendedReporter(Reporter):
    """Reports to another reporter what is found in its file with a draft in it.

    So what is quoted is what was read, and no fix is put where the file says something else.
    """

    def __init__(self, reporter: Reporter, draft: Draft) -> None:
        text, end = reporter.source.text, draft.places[-1]
        read = f"{text[: draft.base]}{draft.text}{text[end:]}"
        super().__init__(evolve(reporter.source, text=read))
        self.reporter = reporter
        self.draft = draft
        self.found = reporter.found
        self.form = reporter.form

    @property
    def file(self) -> Source:
        """The file in which the findings stand."""
        return self.reporter.source

    def has_room(self, severity: str) -> bool:
        """Whether one more may be reported; what is not is noted."""
        return self.reporter.has_room(severity)

    def in_file(self, span: Span) -> Span:
        """Where in the file some characters stand, or others near them."""
        start, end = (min(max(n - self.draft.base, 0), len(self.draft.text)) for n in span)
        return self.draft.span(start, max(start, end))

    def kept_in_file(self, span: Span) -> Span | None:
        """Where in the file the same characters stand; None where what was read does not."""
        start, end = (n - self.draft.base for n in span)
        kept = self.draft.kept(start, end)
        same = kept and self.file.text[slice(*kept)] == self.source.text[slice(*span)]
        return kept if same else None
