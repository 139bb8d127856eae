"""Checks fields: which there are, that none is missing or doubled, and what each may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import closest, did_you_mean
from abyss_rules.dsl.names import quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.syntax import Span
    from abyss_rules.model.cards import FieldValue
    from abyss_rules.model.vocabulary import FieldWord

Part = syntax.Word | syntax.Numeral | syntax.Text

#: The kind whose members a field of shape ``Gains*`` counts.
GAINS_KIND = "Resource"
#: The longest text of a field.
TEXT_LIMIT = 1000

_SHAPES = {
    "Count": "a number",
    "Text": 'a text in `"…"`',
    "Name": "a name",
    "Range": "a range such as `2 to 4`",
    "Tally": "numbers of values such as `4 of 1`",
    "Gains": "alternatives such as `1 key + 1 pearl or 2 keys`",
}


class _ShapeError(Exception):
    """A field's value has not the shape that is wanted; ``part`` is what is wrong in it."""

    def __init__(self, part: Part | None = None) -> None:
        super().__init__(part)
        self.part = part


class FieldChecker:
    """Reads the fields of a header, the material or a card."""

    def __init__(
        self, names: Names | None, reporter: Reporter, doubtful: frozenset[str] = frozenset()
    ) -> None:
        self.names = names
        self.reporter = reporter
        self.doubtful = doubtful

    def read(
        self, fields: Sequence[syntax.Field], words: Sequence[FieldWord], owner: str, span: Span
    ) -> tuple[tuple[str, FieldValue], ...]:
        """The values in the order of ``words``, with defaults for optional ones not given.

        ``owner`` (``a lord``) and ``span`` are what is named when one is missing.
        """
        by_name = {word.name: word for word in words}
        values: dict[str, FieldValue] = {}
        seen: set[str] = set()
        for written in fields:
            name = written.name.text
            if name not in by_name:
                seen.add(self.unknown(written, by_name, owner))
            elif name in seen:
                self.reporter.report("A502", written.name.span, f"`{name}` is given twice")
            else:
                seen.add(name)
                value = self.value(written, by_name[name])
                if value is not None:
                    values[name] = value
        for word in words:
            if word.name in seen or word.name in self.doubtful:
                continue
            if word.required:
                self.reporter.report(
                    "A501",
                    span,
                    f"{owner} needs `{word.name}`",
                    help=f"write `{word.name} {word.example};`",
                    note=word.doc,
                )
            elif word.default != "":
                values[word.name] = word.default
        return tuple((word.name, values[word.name]) for word in words if word.name in values)

    def unknown(self, written: syntax.Field, known: dict[str, FieldWord], owner: str) -> str:
        """Report a field that there is not; gives the one that was probably meant, or ""."""
        name = written.name.text
        if name in self.doubtful or self.reporter.is_full:
            return ""
        help_ = did_you_mean(name, [*known, *_HEAD_WORDS])
        if self.names and name in self.names.verbs:
            help_ = f"`{name}` is a verb: put it into a head, such as `{self.example_head()}`"
        elif self.names and (foreign := self.names.foreign(name)):
            ruleset = self.names.vocabulary.ruleset
            self.reporter.report(
                "A208",
                written.name.span,
                f"`{name}` is a word of the ruleset `{foreign}`, not of `{ruleset}`",
            )
            return ""
        elif not help_ and 0 < len(known) <= 12:
            help_ = f"there is {quoted(known)}"
        self.reporter.report(
            "A203", written.name.span, f"{owner} has no field `{name}`", help=help_
        )
        return closest(name, known)

    def example_head(self) -> str:
        """A head of the ruleset, for a hint."""
        heads = self.names.vocabulary.heads if self.names else ()
        return next((f"{h.form} {h.word} {{ … }}" for h in heads if h.form == "on"), "on … { … }")

    # --- values ---------------------------------------------------------------------------------

    def value(self, written: syntax.Field, word: FieldWord) -> FieldValue | None:
        """The value of a field; None if it has another shape, which is reported."""
        shape = word.shape.rstrip("*")
        try:
            if not word.shape.endswith("*"):
                return self.item(list(written.parts), shape, word)
            return tuple(self.item(part, shape, word) for part in _cut(written.parts, ","))
        except _ShapeError as error:
            self.wrong_shape(written, word, error.part)
            return None

    def wrong_shape(self, written: syntax.Field, word: FieldWord, part: Part | None) -> None:
        """Report a field whose value has another shape."""
        shape = word.shape.rstrip("*")
        begun = next(
            (p for p in written.parts[1:] if _is_word(p) and p.text == part_text(part)), None
        )
        span = part.span if part else written.span
        kind = self.names.kinds.get(shape) if self.names else None
        told = _SHAPES.get(shape) or (self.names.one(shape) if self.names else shape)
        several = ", one or more," if word.shape.endswith("*") else ""
        help_ = ""
        if kind and kind.members and part:
            help_ = did_you_mean(part.text, kind.members)
            help_ = help_ or f"{told} is one of {quoted(kind.members)}"
        if begun and self.names and begun in written.parts[1:] and self.is_field(begun.text):
            help_ = f"is a `;` missing before `{begun.text}`?"
        self.reporter.report(
            "A504",
            span,
            f"`{word.name}` wants {told}{several}",
            help=help_,
            note=f"{word.doc} Example: {word.name} {word.example};",
        )

    def is_field(self, name: str) -> bool:
        """Whether a word is the name of some field."""
        vocabulary = self.names.vocabulary if self.names else None
        return vocabulary is not None and any(
            field.name == name
            for fields in (vocabulary.material, *(kind.fields for kind in vocabulary.card_kinds))
            for field in fields
        )

    def item(self, parts: list[Part], shape: str, word: FieldWord) -> FieldValue:
        """One value of a shape, of which nothing may be left over."""
        if not parts:
            raise _ShapeError
        match shape:
            case "Count":
                return self.only(self.number(parts, word), parts)
            case "Text" | "Name":
                wanted = syntax.Text if shape == "Text" else syntax.Word
                if not isinstance(parts[0], wanted):
                    raise _ShapeError(parts[0])
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
                    raise _ShapeError(high_part)
                return self.only((low, high), parts)
            case "Tally":
                count = self.number(parts, word)
                self.sign(parts, "of")
                return self.only((count, self.number(parts, word)), parts)
            case "Gains":
                return tuple(
                    tuple(self.gain(list(gain), word) for gain in _cut(alternative, "+"))
                    for alternative in _cut(parts, "or")
                )
        member = self.member(parts[0], shape)
        parts.pop(0)
        return self.only(member, parts)

    def gain(self, parts: list[Part], word: FieldWord) -> FieldValue:
        """A number of one resource."""
        amount = self.number(parts, word)
        if not parts:
            raise _ShapeError
        member = self.member(parts[0], GAINS_KIND)
        parts.pop(0)
        return self.only((amount, member), parts)

    def only(self, value: FieldValue, rest: list[Part]) -> FieldValue:
        """The value, behind which nothing may stand."""
        if rest:
            raise _ShapeError(rest[0])
        return value

    def sign(self, parts: list[Part], text: str) -> None:
        """Skip a word that must stand here."""
        if not parts or not _is_word(parts[0]) or parts[0].text != text:
            raise _ShapeError(parts[0] if parts else None)
        parts.pop(0)

    def member(self, part: Part, kind: str) -> str:
        """A member of a closed kind."""
        member = self.names.member(part.text, kind) if self.names and _is_word(part) else None
        if member is None:
            raise _ShapeError(part)
        return member

    def number(self, parts: list[Part], word: FieldWord) -> int:
        """A number within the range of the field."""
        negative = bool(parts) and _is_word(parts[0]) and parts[0].text == "-"
        if negative:
            parts.pop(0)
        if not parts or not isinstance(parts[0], syntax.Numeral):
            raise _ShapeError(parts[0] if parts else None)
        part = parts.pop(0)
        digits = part.text.lstrip("0") or "0"
        number = int(digits) if len(digits) <= 6 else word.high + 1
        number = -number if negative else number
        if not word.low <= number <= word.high:
            self.reporter.report(
                "A503",
                part.span,
                f"`{word.name}` goes from {word.low} to {word.high}",
                note=word.doc,
            )
            return word.low
        return number


def length_within(text: syntax.Text, limit: int, what: str, reporter: Reporter) -> None:
    """Report a text that is longer than anybody would show."""
    if len(text.text) > limit:
        message = f"{what} has at most {limit} characters, and this has {len(text.text)}"
        reporter.report("A516", text.span, message)


_HEAD_WORDS = ("while", "on", "once", "at", "score")


def part_text(part: Part | None) -> str:
    """What a part says, if there is one."""
    return part.text if part else ""


def _is_word(part: Part) -> bool:
    return isinstance(part, syntax.Word)


def _cut(parts: Sequence[Part], sign: str) -> list[list[Part]]:
    """The parts between the signs."""
    pieces: list[list[Part]] = [[]]
    for part in parts:
        if _is_word(part) and part.text == sign:
            pieces.append([])
        else:
            pieces[-1].append(part)
    return pieces
