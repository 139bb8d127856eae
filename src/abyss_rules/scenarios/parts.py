"""The parts of a scenario's lines: words, numbers and texts, and what stands between commas."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.dsl import syntax

Line = syntax.Field | syntax.Group
Part = syntax.Word | syntax.Numeral | syntax.Text


@frozen
class Entry:
    """What stands between two commas."""

    parts: tuple[Part, ...]

    @property
    def span(self) -> syntax.Span:
        """Where it stands."""
        return self.parts[0].span[0], self.parts[-1].span[1]

    @property
    def text(self) -> str:
        """Its words with a space between each."""
        return " ".join(part.text for part in self.parts)


def is_sign(part: Part, text: str) -> bool:
    """Whether a part is this sign or word of the language, outside of quotation marks."""
    return isinstance(part, syntax.Word) and part.text == text


def line_span(line: Line) -> syntax.Span:
    """Where a line stands, but for its braces."""
    return line.name.span[0], line.parts[-1].span[1] if line.parts else line.name.span[1]
