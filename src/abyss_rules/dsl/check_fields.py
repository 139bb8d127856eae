"""Checks fields: which there are, that none is missing or doubled, and what each may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_values import (
    JOINTS,
    ShapeError,
    ValueReader,
    cut,
    example_of,
    gap,
    is_word,
)
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.faults import OPENING_WORDS, STANDING
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.said_slips import field_of_language, mended_field
from abyss_rules.dsl.spelling import certain, closest, in_digits

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from abyss_rules.dsl.check_values import Part
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.syntax import Span
    from abyss_rules.model.cards import FieldValue
    from abyss_rules.model.vocabulary import FieldWord

SHAPES = {
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


class FieldChecker(ValueReader):
    """Reads the fields of a header, the material or a card."""

    def __init__(
        self,
        names: Names | None,
        reporter: Reporter,
        doubtful: frozenset[str] = frozenset(),
        lost: int = 0,
    ) -> None:
        super().__init__(names, reporter)
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
            hollow = not written.parts or written.parts[-1].text in (*by_name, *JOINTS)
            if name not in by_name:
                guesses.append(self.unknown(written, by_name, owner))
            elif name in seen:
                self.twice(written, fields, by_name[name])
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

    def twice(self, written: syntax.Field, fields: Sequence[syntax.Field], word: FieldWord) -> None:
        """Report a field that is given already; two lists are one where they are neighbours."""
        before = next(field for field in fields if field.name.text == word.name)
        message, help_, fix = f"`{word.name}` is given twice", "", None
        if word.shape.endswith("*") and before.parts and written.parts:
            help_ = "write both in one, joined by `,`"
            between = before.parts[-1].span[1], written.parts[0].span[0]
            said = self.reporter.source.text[slice(*between)]
            fix = (between, ", ") if said.split() in ([";", word.name], [f";{word.name}"]) else None
        self.reporter.report("A502", written.name.span, message, help=help_, fix=fix)

    def unknown(self, written: syntax.Field, known: dict[str, FieldWord], owner: str) -> str:
        """Report a field that there is not; gives the one that was probably meant, or ""."""
        name = written.name.text
        if name in self.doubtful or self.reporter.is_full:
            return ""
        said = field_of_language(name) if self.names else ""
        if said and written.parts and isinstance(written.parts[0], syntax.Text):
            fix = self.reporter.instead(written.name, said) if len(written.parts) == 1 else None
            message = f"{owner} has no field `{name}`"
            help_ = f'write `{said} "…"`'
            self.reporter.report("A203", written.name.span, message, help=help_, fix=fix)
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
            near = closest(name, known)
            if near and self.names.not_among(known[near], [part.text for part in written.parts]):
                fix = None
            there = f"{owner} can have {quoted(known)}" if 0 < len(known) <= _LISTED else ""
            self.reporter.report(
                "A208", written.name.span, message, help=help_ or there, fix=fix if near else None
            )
            return near
        elif not help_ and (others := self.fields_elsewhere(name)):
            help_ = f"{' and '.join(others)} can have it"
        elif not help_ and 0 < len(known) <= _LISTED:
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
        except ShapeError as error:
            if shape != "Said" or not self.said_otherwise(written, word):
                self.wrong_shape(written, word, error)
            return None

    def wrong_shape(self, written: syntax.Field, word: FieldWord, error: ShapeError) -> None:
        """Report a field whose value has another shape."""
        if error.left_over and error.part and self.runs_on(written, error.part):
            return
        shape = word.shape.rstrip("*")
        part = error.part or error.behind or gap(written.parts)
        told = SHAPES.get(shape) or (self.names.one(shape) if self.names else shape)
        several = ", or several" if word.shape.endswith("*") else ""
        help_ = "" if written.parts else f"write `{word.name} {word.example};`"
        fix = None
        if shape == "Count" and part and (number := in_digits(part.text)):
            help_ = f"numbers are written in digits: `{number}`"
            fix = self.reporter.instead(part, number)
        if error.words and part:
            help_ = did_you_mean(part.text, error.words)
            if not help_ and shape not in SHAPES:
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
            else:
                rest = written.parts[written.parts.index(part) :]
                help_ = self.other_field(word.name, rest) or help_ or self.only_one(rest)
        self.reporter.report(
            "A504",
            span,
            f"`{word.name}` wants {told}{several}",
            help=help_,
            note=example_of(word),
            fix=fix,
        )

    def only_one(self, rest: Sequence[Part]) -> str:
        """What is said of what stands behind a whole value."""
        said = self.reporter.source.excerpt((rest[0].span[0], rest[-1].span[1]))
        return f"there is only one: leave `{said}` out"

    def other_field(self, name: str, rest: Sequence[Part]) -> str:
        """How a field is written that stands behind the value of another, which then is told."""
        words = [part for part in rest if isinstance(part, syntax.Word | syntax.Numeral)]
        own = [part for part in words if part.text in self.known and part.text != name]
        if len(own) != 1 or not isinstance(own[0], syntax.Word):
            return ""
        word = own[0]
        self.swallowed = [syntax.Field(word, (), word.span)]
        values = [part.text for part in words if isinstance(part, syntax.Numeral)]
        value = values[0] if len(values) == 1 else "…"
        return f"`{word.text}` is a field of its own: write `{word.text} {value};`"

    def said_otherwise(self, written: syntax.Field, word: FieldWord) -> bool:
        """Report a field in which it is clear what is said in which language."""
        meant = mended_field(written, self.reporter)
        if meant is None:
            return False
        span, right, sure = meant
        message = f"`{word.name}` wants {SHAPES['Said']}, or several"
        alone = span[0] == written.parts[0].span[0] and span[1] == written.parts[-1].span[1]
        help_ = f"write `{word.name} {right};`" if alone else f"write `{right}`"
        self.reporter.report("A504", span, message, help=help_, fix=(span, right) if sure else None)
        return True

    def is_quoted(self, part: syntax.Text, shape: str, words: Sequence[str]) -> bool:
        """Whether a text is only a word or a number of the field in quotation marks."""
        return part.text in words or (shape == "Count" and part.text.isdecimal())

    def runs_on(self, written: syntax.Field, part: Part) -> bool:
        """Report a field that the next one stands in, and keep that to be read on its own."""
        place = written.parts.index(part)
        comma = is_word(part) and part.text == ","
        following = written.parts[place + comma :]
        before = written.parts[place - 1].span[1]
        if self.is_named_again(written, part):
            return True
        if not following or not is_word(following[0]) or not self.is_field(following[0].text):
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

    def is_named_again(self, written: syntax.Field, part: Part) -> bool:
        """Report a field's own word behind its value: ``key silver key;``."""
        name, last = written.name.text, part is written.parts[-1]
        if not last or (part.text != name and certain(part.text, [name]) != name):
            return False
        before = written.parts[-2].span[1]
        right = self.reporter.source.excerpt((written.name.span[0], before))
        message = f"`{part.text}` is said before its value, and not again behind it"
        between = self.reporter.source.text[before : part.span[0]]
        start = part.span[0] if "#" in between else before  # a comment is left where it is
        fix = (start, part.span[1]), ""
        self.reporter.report("A102", part.span, message, help=f"write `{right};`", fix=fix)
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


#: So many fields are listed in a hint.
_LISTED = 12
_HEAD_WORDS = ("while", "on", "once", "at", "score")
#: How sentences begin that say when something is done.
_MOMENTS = frozenset({"when", "whenever", "if", "upon", "after", "each", "you"})
