"""Reads the values of fields, each by the shape that its field wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.model.cards import FieldValue
    from abyss_rules.model.vocabulary import FieldWord

Part = syntax.Word | syntax.Numeral | syntax.Text

#: The kind whose members a field of shape ``Gains*`` counts.
GAINS_KIND = "Resource"
#: The longest text of a field.
TEXT_LIMIT = 1000
#: What joins two things in a field's value.
JOINTS = (",", "+", "to", "of", "or")


class ShapeError(Exception):
    """A field's value has not the shape that is wanted.

    ``part`` is what is wrong in it, None if something is missing ``behind`` another; ``words`` are
    those of which one may stand there; ``left_over`` stands behind a value that is complete.
    """

    def __init__(
        self,
        part: Part | None = None,
        words: Iterable[str] = (),
        *,
        left_over: bool = False,
        behind: Part | None = None,
    ) -> None:
        super().__init__(part)
        self.part = part
        self.words = tuple(words)
        self.left_over = left_over
        self.behind = behind


class ValueReader:
    """Reads values out of the parts of a field; raises `ShapeError` where they are of another."""

    def __init__(self, names: Names | None, reporter: Reporter) -> None:
        self.names = names
        self.reporter = reporter

    def item(self, parts: list[Part], shape: str, word: FieldWord) -> FieldValue:
        """One value of a shape, of which nothing may be left over."""
        if not parts:
            raise ShapeError
        match shape:
            case "Count":
                return self.only(self.number(parts, word), parts)
            case "Text" | "Name":
                wanted = syntax.Text if shape == "Text" else syntax.Word
                if not isinstance(parts[0], wanted):
                    raise ShapeError(parts[0])
                text = parts.pop(0)
                if isinstance(text, syntax.Text):
                    length_within(text, TEXT_LIMIT, f"`{word.name}`", self.reporter)
                return self.only(text.text, parts)
            case "Range":
                low = self.number(parts, word)
                self.sign(parts, "to")
                high_part = parts[0] if parts else None
                high = self.number(parts, word)
                if high < low and high_part:
                    raise ShapeError(high_part)
                return self.only((low, high), parts)
            case "Tally":
                count = self.number(parts, word)
                self.sign(parts, "of")
                return self.only((count, self.number(parts, word)), parts)
            case "Amount":
                count = self.number(parts, word)
                self.sign(parts, "of")
                return self.only((count, self.name(parts)), parts)
            case "Need" | "Said":
                return self.named(parts, shape, word)
            case "Gains":
                return tuple(
                    tuple(self.gain(list(gain), word) for gain in cut(alternative, "+"))
                    for alternative in cut(parts, "or")
                )
        member = self.member(parts[0], shape)
        parts.pop(0)
        return self.only(member, parts)

    def gain(self, parts: list[Part], word: FieldWord) -> FieldValue:
        """A number of one resource."""
        last = parts[-1] if parts else None
        amount = self.number(parts, word)
        if not parts:
            raise ShapeError(behind=last)
        member = self.member(parts[0], GAINS_KIND)
        parts.pop(0)
        return self.only((amount, member), parts)

    def only(self, value: FieldValue, rest: list[Part]) -> FieldValue:
        """The value, behind which nothing may stand."""
        if rest:
            raise ShapeError(rest[0], left_over=True)
        return value

    def name(self, parts: list[Part]) -> str:
        """A name, of which nothing more is known here."""
        if not parts or not is_word(parts[0]) or not parts[0].text[:1].isalpha():
            raise ShapeError(parts[0] if parts else None)
        return parts.pop(0).text

    def named(self, parts: list[Part], shape: str, word: FieldWord) -> FieldValue:
        """A name and a text: a pack and its versions, if given, or a language and what is said."""
        first = parts[0]
        name = self.name(parts)
        text = None
        if parts and isinstance(parts[0], syntax.Text):
            text = parts[0]
            parts.pop(0)
        if shape == "Said":
            if text is None:
                raise ShapeError(parts[0]) if parts else ShapeError(behind=first)
            length_within(text, word.high, f"`{word.name}`", self.reporter)
        return self.only((name, text.text if text else ""), parts)

    def sign(self, parts: list[Part], text: str) -> None:
        """Skip a word that must stand here."""
        if not parts or not is_word(parts[0]) or parts[0].text != text:
            raise ShapeError(parts[0] if parts else None, [text])
        parts.pop(0)

    def member(self, part: Part, kind: str) -> str:
        """A member of a closed kind."""
        member = self.names.member(part.text, kind) if self.names and is_word(part) else None
        if member is None:
            kind_ = self.names.kinds.get(kind) if self.names else None
            raise ShapeError(part, self.names.spellings(kind_) if kind_ and self.names else ())
        return member

    def number(self, parts: list[Part], word: FieldWord) -> int:
        """A number within the range of the field."""
        negative = bool(parts) and is_word(parts[0]) and parts[0].text == "-"
        start = parts[0].span[0] if parts else 0
        if negative:
            parts.pop(0)
        if not parts or not isinstance(parts[0], syntax.Numeral):
            raise ShapeError(parts[0] if parts else None)
        part = parts.pop(0)
        digits = part.text.lstrip("0") or "0"
        number = int(digits) if len(digits) <= 6 else word.high + 1
        number = -number if negative else number
        if not word.low <= number <= word.high:
            self.reporter.report(
                "A503",
                (start, part.span[1]),
                f"`{word.name}` goes from {word.low} to {word.high}",
                note=example_of(word),
            )
            return word.low
        return number


def length_within(text: syntax.Text, limit: int, what: str, reporter: Reporter) -> None:
    """Report a text that is longer than anybody would show."""
    if len(text.text) > limit:
        message = f"{what} has at most {limit} characters, and this has {len(text.text)}"
        reporter.report("A516", text.span, message)


def example_of(word: FieldWord) -> str:
    """What a field means, and how it is written."""
    return f"{word.doc} Example: {word.name} {word.example};"


def gap(parts: Sequence[Part]) -> Part | None:
    """The first sign or word that joins two things in a value, of which one is missing."""
    for place, part in enumerate(parts):
        if is_word(part) and part.text in JOINTS:
            following = parts[place + 1] if place + 1 < len(parts) else None
            if place == 0 or following is None:
                return part
            if is_word(following) and following.text in JOINTS:
                return part
    return None


def is_word(part: Part) -> bool:
    """Whether a part of a value is a word or a sign."""
    return isinstance(part, syntax.Word)


def cut(parts: Sequence[Part], sign: str) -> list[list[Part]]:
    """The parts between the signs."""
    pieces: list[list[Part]] = [[]]
    for part in parts:
        if is_word(part) and part.text == sign:
            pieces.append([])
        else:
            pieces[-1].append(part)
    return pieces
