"""Checks what packs say in several languages: names and texts of cards, declared languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_values import cut
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.language_codes import code_of, is_code
from abyss_rules.dsl.letters import folded
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.wording import languages

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.model.cards import FieldValue, Place

#: The fields of a card that are said in languages. They are for people, and do nothing.
SAID = ("name", "text")
CODE_HELP = "a code has two or three small letters, such as `fr`"
_TWO = 2


@frozen
class Said:
    """A text in a language, with its words as they are written."""

    code: syntax.Word
    text: syntax.Text


def said(fields: Iterable[syntax.Field], name: str) -> Iterator[Said]:
    """What fields of a name say in languages, as far as it has the shape."""
    for field in fields:
        if field.name.text == name:
            for parts in cut(field.parts, ","):
                match parts:
                    case [syntax.Word() as code, syntax.Text() as text]:
                        yield Said(code, text)


def values_of(fields: Iterable[tuple[str, FieldValue]], name: str) -> Iterator[tuple[str, str]]:
    """The codes and texts that a checked field of a card holds, each language once."""
    for field, value in fields:
        if field == name and isinstance(value, tuple):
            first: dict[str, str] = {}
            for pair in value:
                if isinstance(pair, tuple):
                    first.setdefault(str(pair[0]), str(pair[1]))
            yield from first.items()


class LanguageChecker:
    """Checks what the cards of one pack say in the languages that it declares."""

    def __init__(self, declared: Sequence[str]) -> None:
        self.declared = declared
        #: Languages that are used but not declared, which is told of each once.
        self.told: set[str] = set()
        #: Of names in other languages: where each stands first.
        self.names: dict[tuple[str, str], Place] = {}

    def card(self, written: syntax.Card, reporter: Reporter) -> None:
        """Check the names and the texts of a card."""
        for field in SAID:
            said_here = list(said(written.fields, field))
            seen: set[str] = set()
            for one in said_here:
                code = one.code.text
                if code in seen:
                    message = f"`{field}` has a text in `{code}` already"
                    reporter.report("A502", one.code.span, message)
                    continue
                seen.add(code)
                if not is_code(code):
                    self.no_code(one.code, reporter)
                elif self.declared:
                    self.language(one.code, [other.code.text for other in said_here], reporter)
                    if field == "name":
                        self.name(one, reporter)

    def no_code(self, code: syntax.Word, reporter: Reporter) -> None:
        """Report what stands for a language and has not the form of its code."""
        meant = code_of(code.text)
        help_ = f"write `{meant}`" if meant else CODE_HELP
        if meant and self.declared and meant not in self.declared:
            help_ += f", and `languages {', '.join(self.declared)}, {meant};` in the header"
        message = f"`{code.text}` is no code of a language"
        fix = reporter.instead(code, meant)
        reporter.report("A519", code.span, message, help=help_, fix=fix)

    def language(self, code: syntax.Word, here: Sequence[str], reporter: Reporter) -> None:
        """Report a language that the pack does not declare; ``here`` are those beside it too."""
        if code.text in self.declared or code.text in self.told:
            return
        self.told.add(code.text)
        missing = [one for one in self.declared if one not in here]
        meant = did_you_mean(code.text, missing)
        help_ = f"write `languages {', '.join(self.declared)}, {code.text};` in the header"
        if meant and code.text not in languages():
            help_ = f"{meant} else {help_}"
        message = f"the pack's header does not name the language `{code.text}`"
        fix = reporter.respelt(code, missing)
        reporter.report("A519", code.span, message, help=help_, fix=fix)

    def name(self, one: Said, reporter: Reporter) -> None:
        """Check a name in a language against the printed one's, and those of the cards before."""
        code, name = one.code.text, one.text.text
        if code == self.declared[0]:
            message = f"the printed name is the one in `{code}`, the first of the languages"
            help_ = "leave one of them out, or name the language of the printed names first"
            reporter.report("A502", one.code.span, message, help=help_)
            return
        if not name.strip():
            reporter.report("A507", one.text.span, f"this name in `{code}` is empty")
            return
        place = reporter.place(one.text.span[0])
        first = self.names.setdefault((code, folded(name)), place)
        if first is place:
            return
        if first == place:
            message = f"all cards of this template have the same name in `{code}`"
            help_ = "write the template's word in it, in braces as in the printed name"
        else:
            where = f"{first.file}:{first.line}"
            message = f"there is a card with the name “{name}” in `{code}` already, at {where}"
            help_ = ""
        reporter.report("A520", one.text.span, message, help=help_)


def declared(field: syntax.Field | None, reporter: Reporter, spoken: Collection[str] = ()) -> None:
    """Check the languages that a header declares; in those ``spoken`` the pack has messages."""
    seen: set[str] = set()
    for part in field.parts if field else ():
        code = part.text
        if not isinstance(part, syntax.Word) or code == ",":
            continue
        if code in seen:
            reporter.report("A502", part.span, f"`{code}` is named twice")
        elif not is_code(code):
            message = f"`{code}` is no code of a language"
            reporter.report("A504", part.span, message, help=CODE_HELP)
        elif code not in languages() and code not in spoken:
            help_ = f"a language is one of {quoted(languages())}"
            # Of two letters there are many more, and all are near.
            if len(code) > _TWO and (meant := did_you_mean(code, languages())):
                help_ = f"{meant} {help_}"
            message = f"in `{code}` this library cannot say what cards do"
            reporter.report("A518", part.span, message, help=help_)
        seen.add(code)
