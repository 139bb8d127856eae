"""Checks fields: which there are, that none is missing or doubled, and what each may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.faults import OPENING_WORDS, STANDING
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.spelling import closest, in_digits

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

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
    "Need": 'a pack such as `my.sea` or `my.sea ">=1.2"`',
    "Amount": "numbers of cards such as `2 of first_card`",
    "Said": 'a language and a text such as `fr "…"`',
}


class _ShapeError(Exception):
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


class FieldChecker:
    """Reads the fields of a header, the material or a card."""

    def __init__(
        self,
        names: Names | None,
        reporter: Reporter,
        doubtful: frozenset[str] = frozenset(),
        lost: int = 0,
    ) -> None:
        self.names = names
        self.reporter = reporter
        self.doubtful = doubtful
        #: The names of the fields that there are.
        self.known: frozenset[str] = frozenset()
        #: The fields that stand in the one before, which does not end with a semicolon.
        self.swallowed: list[syntax.Field] = []
        #: How many fields may be lost in what could not be read.
        self.lost = lost
        #: The forms of the heads that stand in the card.
        self.heads: Collection[str] = ()

    def read(
        self, fields: Sequence[syntax.Field], words: Sequence[FieldWord], owner: str, span: Span
    ) -> tuple[tuple[str, FieldValue], ...]:
        """The values in the order of ``words``, with defaults for optional ones not given.

        ``owner`` (``a lord``) and ``span`` are what is named when one is missing.
        """
        by_name = {word.name: word for word in words}
        self.known = frozenset(by_name)
        values: dict[str, FieldValue] = {}
        seen: set[str] = set()
        #: What the unknown fields were probably meant to be.
        guesses: list[str] = []
        hollow = False
        left = list(fields)
        while left:
            written = left.pop(0)
            name = written.name.text
            if hollow and name not in by_name:  # it is what the field before it lacks
                seen.update(part.text for part in written.parts[:1])
                hollow = False
                continue
            hollow = not written.parts or written.parts[-1].text in (*by_name, *_JOINTS)
            if name not in by_name:
                guesses.append(self.unknown(written, by_name, owner))
            elif name in seen:
                self.reporter.report("A502", written.name.span, f"`{name}` is given twice")
            else:
                seen.add(name)
                value = self.value(written, by_name[name])
                seen |= {field.name.text for field in self.swallowed if not field.parts}
                left[:0] = [field for field in self.swallowed if field.parts]
                self.swallowed = []
                if value is not None:
                    values[name] = value
        missing = [w for w in words if w.name not in seen and w.name not in self.doubtful]
        needed = {word.name for word in missing if word.required}
        # A field with a fault is one of those that are missing.
        lost = self.lost + sum(guess not in needed for guess in guesses)
        needed -= set(guesses)
        for word in missing:
            if word.name in needed and lost < len(needed):
                self.reporter.report(
                    "A501",
                    span,
                    f"{owner} needs `{word.name}`",
                    help=f"write `{word.name} {word.example};`",
                    note=example_of(word),
                )
            elif not word.required and word.default != "":
                values[word.name] = word.default
        return tuple((word.name, values[word.name]) for word in words if word.name in values)

    def unknown(self, written: syntax.Field, known: dict[str, FieldWord], owner: str) -> str:
        """Report a field that there is not; gives the one that was probably meant, or ""."""
        name = written.name.text
        if name in self.doubtful or self.reporter.is_full:
            return ""
        help_ = did_you_mean(name, [*known, *_HEAD_WORDS])
        fix = self.reporter.respelt(written.name, [*known, *_HEAD_WORDS])
        called = self.names and not fix and self.names.meant_by(name)
        says = bool(fix) or any(isinstance(part, syntax.Text) for part in written.parts)
        other = self.names.field_meant(name, known, owner) if self.names and not says else ""
        if other in self.heads:
            help_ = f"there is `{other}` alone for it, and one stands there: leave the other out"
        elif other and self.names and (" " not in other or not written.parts):
            wrong = self.names.not_among(known.get(other), [part.text for part in written.parts])
            help_ = f"write `{other}`{wrong}"
            fix = None if wrong else self.reporter.instead(written.name, other)
        elif self.names and (verb := name.lower()) in self.names.verbs:
            help_ = f"`{verb}` is a verb: put it into a head, such as `{self.example_head(owner)}`"
            fix = None
        elif name in OPENING_WORDS and self.names:
            form = "while" if name in STANDING else "on"
            help_ = f"`{name}` stands in a head, such as `{self.example_head(owner, form)}`"
            fix = None
        elif called or name.lower() in _MOMENTS:
            help_ = f"what a card does stands in a head, such as `{self.example_head(owner)}`"
            fix = None
        elif self.names and (foreign := self.names.foreign(name)):
            ruleset = self.names.vocabulary.ruleset
            message = f"`{name}` is a word of the ruleset `{foreign}`, not of `{ruleset}`"
            self.reporter.report("A208", written.name.span, message)
            return ""
        elif not help_ and (others := self.fields_elsewhere(name)):
            help_ = f"{' and '.join(others)} can have it"
        elif not help_ and 0 < len(known) <= 12:
            help_ = f"there is {quoted(known)}"
        meant = known.get(other.split(" ")[0] or closest(name, known))
        self.reporter.report(
            "A203",
            written.name.span,
            f"{owner} has no field `{name}`",
            help=help_,
            note=example_of(meant) if meant else "",
            fix=fix,
        )
        return meant.name if meant else ""

    def fields_elsewhere(self, name: str) -> list[str]:
        """The kinds of cards, with their articles, that have a field."""
        kinds = self.names.card_kinds.values() if self.names else ()
        return [f"a {k.name}" for k in kinds if any(field.name == name for field in k.fields)]

    def example_head(self, owner: str, form: str = "on") -> str:
        """A head that such a card can have, for a hint."""
        heads = self.names.vocabulary.heads if self.names else ()
        own = [head for head in heads if head.word and owner.endswith(head.cards)] or heads
        of_form = (f"{h.form} {h.word} {{ … }}" for h in own if h.form == form)
        return next(of_form, f"{form} … {{ … }}")

    # --- values ---------------------------------------------------------------------------------

    def value(self, written: syntax.Field, word: FieldWord) -> FieldValue | None:
        """The value of a field; None if it has another shape, which is reported."""
        shape = word.shape.rstrip("*")
        try:
            if not word.shape.endswith("*"):
                return self.item(list(written.parts), shape, word)
            return tuple(self.item(part, shape, word) for part in cut(written.parts, ","))
        except _ShapeError as error:
            self.wrong_shape(written, word, error)
            return None

    def wrong_shape(self, written: syntax.Field, word: FieldWord, error: _ShapeError) -> None:
        """Report a field whose value has another shape."""
        if error.left_over and error.part and self.runs_on(written, error.part):
            return
        shape = word.shape.rstrip("*")
        part = error.part or error.behind or gap(written.parts)
        told = _SHAPES.get(shape) or (self.names.one(shape) if self.names else shape)
        several = ", or several" if word.shape.endswith("*") else ""
        help_ = "" if written.parts else f"write `{word.name} {word.example};`"
        fix = None
        if shape == "Count" and part and (number := in_digits(part.text)):
            help_ = f"numbers are written in digits: `{number}`"
            fix = self.reporter.instead(part, number)
        if error.words and part:
            help_ = did_you_mean(part.text, error.words)
            if not help_ and shape not in _SHAPES:
                help_ = f"{told} is one of {quoted(dict.fromkeys(error.words))}"
            if isinstance(part, syntax.Word):
                fix = self.reporter.respelt(part, error.words)
        if isinstance(part, syntax.Text) and self.is_quoted(part, shape, error.words):
            help_ = f"write `{part.text}` without quotation marks"
            said = self.reporter.source.text[slice(*part.span)]
            fix = (part.span, part.text) if said == f'"{part.text}"' else None
        if shape == "Said" and isinstance(part, syntax.Text) and not error.left_over:
            language = word.example.split()[0]
            help_ = f'say first in which language it is: `{word.name} {language} "…"`'
        span = part.span if part else written.span
        if error.left_over and part:
            before = written.parts[written.parts.index(part) - 1].span[1]
            if several and not help_:
                help_ = did_you_mean(part.text, ["or"] if shape == "Gains" else [])
                help_ = help_ or f"is a `,` missing before `{part.text}`?"
            if "\n" in self.reporter.source.text[before : span[0]]:
                span = before - 1, before
            elif not help_:
                rest = self.reporter.source.excerpt((span[0], written.parts[-1].span[1]))
                help_ = f"there is only one: leave `{rest}` out"
        self.reporter.report(
            "A504",
            span,
            f"`{word.name}` wants {told}{several}",
            help=help_,
            note=example_of(word),
            fix=fix,
        )

    def is_quoted(self, part: syntax.Text, shape: str, words: Sequence[str]) -> bool:
        """Whether a text is only a word or a number of the field in quotation marks."""
        return part.text in words or (shape == "Count" and part.text.isdecimal())

    def runs_on(self, written: syntax.Field, part: Part) -> bool:
        """Report a field that the next one stands in, and keep that to be read on its own."""
        place = written.parts.index(part)
        comma = _is_word(part) and part.text == ","
        following = written.parts[place + comma :]
        before = written.parts[place - 1].span[1]
        if not following or not _is_word(following[0]) or not self.is_field(following[0].text):
            return False
        name = syntax.Word(following[0].text, following[0].span)
        self.swallowed = [syntax.Field(name, following[1:], (name.span[0], written.span[1]))]
        said = self.reporter.source.excerpt(written.parts[place - 1].span)
        if comma:
            message, help_ = "a field ends with `;`, not with `,`", "write `;` instead"
            self.reporter.report("A102", part.span, message, help=help_, fix=(part.span, ";"))
        else:
            message = f"`;` is missing after `{said}`"
            self.reporter.report("A102", (before - 1, before), message, fix=((before, before), ";"))
        return True

    def is_field(self, name: str) -> bool:
        """Whether a word is the name of some field."""
        vocabulary = self.names.vocabulary if self.names else None
        return name in self.known or (
            vocabulary is not None
            and any(
                field.name == name
                for fields in (vocabulary.material, *(k.fields for k in vocabulary.card_kinds))
                for field in fields
            )
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
            raise _ShapeError(behind=last)
        member = self.member(parts[0], GAINS_KIND)
        parts.pop(0)
        return self.only((amount, member), parts)

    def only(self, value: FieldValue, rest: list[Part]) -> FieldValue:
        """The value, behind which nothing may stand."""
        if rest:
            raise _ShapeError(rest[0], left_over=True)
        return value

    def name(self, parts: list[Part]) -> str:
        """A name, of which nothing more is known here."""
        if not parts or not _is_word(parts[0]) or not parts[0].text[:1].isalpha():
            raise _ShapeError(parts[0] if parts else None)
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
                raise _ShapeError(parts[0]) if parts else _ShapeError(behind=first)
            length_within(text, word.high, f"`{word.name}`", self.reporter)
        return self.only((name, text.text if text else ""), parts)

    def sign(self, parts: list[Part], text: str) -> None:
        """Skip a word that must stand here."""
        if not parts or not _is_word(parts[0]) or parts[0].text != text:
            raise _ShapeError(parts[0] if parts else None, [text])
        parts.pop(0)

    def member(self, part: Part, kind: str) -> str:
        """A member of a closed kind."""
        member = self.names.member(part.text, kind) if self.names and _is_word(part) else None
        if member is None:
            kind_ = self.names.kinds.get(kind) if self.names else None
            raise _ShapeError(part, self.names.spellings(kind_) if kind_ and self.names else ())
        return member

    def number(self, parts: list[Part], word: FieldWord) -> int:
        """A number within the range of the field."""
        negative = bool(parts) and _is_word(parts[0]) and parts[0].text == "-"
        start = parts[0].span[0] if parts else 0
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


#: What joins two things in a field's value.
_JOINTS = (",", "+", "to", "of", "or")

_HEAD_WORDS = ("while", "on", "once", "at", "score")
#: How sentences begin that say when something is done.
_MOMENTS = frozenset({"when", "whenever", "if", "upon", "after", "each", "you"})


def gap(parts: Sequence[Part]) -> Part | None:
    """The first sign or word that joins two things in a value, of which one is missing."""
    for place, part in enumerate(parts):
        if _is_word(part) and part.text in _JOINTS:
            following = parts[place + 1] if place + 1 < len(parts) else None
            if place == 0 or following is None:
                return part
            if _is_word(following) and following.text in _JOINTS:
                return part
    return None


def _is_word(part: Part) -> bool:
    return isinstance(part, syntax.Word)


def cut(parts: Sequence[Part], sign: str) -> list[list[Part]]:
    """The parts between the signs."""
    pieces: list[list[Part]] = [[]]
    for part in parts:
        if _is_word(part) and part.text == sign:
            pieces.append([])
        else:
            pieces[-1].append(part)
    return pieces
