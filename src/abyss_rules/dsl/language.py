"""One language: its messages, and from phrases to words with them.

The messages are Fluent files (``languages/*.ftl`` here and in each ruleset). Beside what Fluent
gives they have these functions, the same for every language:

* ``FORM($phrase, "dative")``: the phrase in a form, which its message reads as ``$form``;
* ``TRAIT($phrase, "gender")``: what its message, or that of its head, declares as ``.gender``;
* ``COUNTED($amount, $noun, "dative")``: so many of something, for any kind of number;
* ``CAPITAL(…)``: with a capital letter first.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from functools import cache, partial
from importlib import resources
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from abyss_rules.dsl.phrase import Amount, Clauses, Mention, Part, Phrase, say

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime.resolver import Message, Pattern

#: The language that stands in for words another one lacks.
USUAL = "en"

#: Stand for words that are put in last, since Fluent cuts long ones.
_OPEN, _CLOSE = "\ue000", "\ue001"
#: As long as this, words go in at once.
_SHORT = 40
#: A comma behind a clause is put by the clause, and goes where another sign or the end follows.
_COMMAS = re.compile(r" +(?=,)|,(?=\s*[.,;:)])")
_TOKEN = re.compile(f"{_OPEN}(\\d+){_CLOSE}")


def source(package: str, language: str) -> str:
    """The messages that a package has for a language; nothing if it has none."""
    file = resources.files(package) / "languages" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


class Language:
    """The messages of a language for one ruleset, whose package is named."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.bundle = FluentBundle([name], functions=_FUNCTIONS, use_isolating=False)
        for text in (source("abyss_rules.dsl", name), source(package, name) if package else ""):
            self.bundle.add_resource(FluentResource(text))
        self._joins = _joins(self.text("joins"), self.text("vowels"))
        #: What in a clause makes those beside it stand apart.
        self.apart = tuple(re.findall('"([^"]*)"', self.text("apart")))

    def text(self, id_: str) -> str:
        """A message that holds a setting of the language; "" if there is none."""
        pattern = self.pattern(id_)
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else ""

    def message(self, id_: str) -> Message | None:
        """The message of that id."""
        return self.bundle.get_message(id_) if self.bundle.has_message(id_) else None

    def pattern(self, id_: str) -> Pattern | None:
        """What a message, or an attribute of one (``selector-hand.all``), says."""
        name, _, attribute = id_.partition(".")
        message = self.message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def joined(self, text: str) -> str:
        """A text with what its language runs together: ``de le`` becomes ``du``."""
        for found, put in self._joins:
            text = found.sub(partial(_as_written, put), text)
        return _COMMAS.sub("", text)


#: Who is telling, for the functions that messages call.
_TELLER: ContextVar[Teller] = ContextVar("teller")


class _Given(FluentType):
    """A part of a phrase as a Fluent value."""

    def __init__(self, part: Part) -> None:
        self.part = part

    def format(self, _locale: Locale) -> str:
        teller = _TELLER.get()
        return teller.kept(teller.words(self.part))


def _part(value: object) -> Part:
    """What a message passed to a function."""
    if isinstance(value, _Given):
        return value.part
    return int(value) if isinstance(value, int) else str(value)


def _form(value: object, form: str) -> str:
    teller = _TELLER.get()
    return teller.kept(teller.words(_part(value), form))


def _trait(value: object, name: str) -> str | int:
    return _TELLER.get().trait(_part(value), name)


def _counted(amount: object, noun: object, form: str = "plain") -> str:
    teller, what = _TELLER.get(), _part(noun)
    phrase = what if isinstance(what, Phrase) else say(str(what))
    return teller.kept(teller.words(teller.counted(_part(amount), phrase), form))


def _capital(words: object) -> str:
    teller = _TELLER.get()
    return teller.kept(capital(teller.spelled(words)))


def _as_written(put: str, found: re.Match[str]) -> str:
    return capital(put) if found[0][0].isupper() else put


def _halved(clauses: list[Part], how: str) -> Part:
    """All but the last clause of a list, in halves, so that a long one does not nest deeply."""
    if len(clauses) == 1:
        return clauses[0]
    half = len(clauses) // 2
    first, last = _halved(clauses[:half], how), _halved(clauses[half:], how)
    return say(f"list-{how}-before", first=first, last=last)


def capital(words: str) -> str:
    """The words with a capital letter first."""
    return f"{words[:1].upper()}{words[1:]}"


_FUNCTIONS: dict[str, Any] = {
    "FORM": _form,
    "TRAIT": _trait,
    "COUNTED": _counted,
    "CAPITAL": _capital,
}


@cache
def language(name: str, package: str) -> Language:
    """The language of that name, read once."""
    return Language(name, package)


def _joins(table: str, vowels: str) -> list[tuple[re.Pattern[str], str]]:
    """Each line ``left > right``; ``V`` stands for a word that begins with a vowel."""
    made = []
    for line in table.splitlines():
        left, _, right = (part.strip().strip('"') for part in line.partition(">"))
        before = left.endswith(" V")
        found = (r"(?<![\w-])" if left[0].isalpha() else "") + re.escape(left.removesuffix(" V"))
        if before or left[-1].isalpha():
            found += rf" (?=[{vowels}])" if before else r"\b"
        put = right.removesuffix("V")
        made.append((re.compile(found, re.IGNORECASE if before else 0), put))
    return made


class Teller:
    """Tells phrases in a language, one after another, and remembers what it has named.

    ``faults`` are those of the messages: an unknown reference, an argument that is not there.
    """

    def __init__(self, spoken: Language, usual: Language) -> None:
        self.spoken = spoken
        self.usual = usual
        self.named: set[int] = set()
        self.faults: list[str] = []
        #: Messages for which the usual language stood in.
        self.lacking: list[str] = []
        self._kept: list[str] = []

    def tell(self, part: Part, form: str = "plain") -> str:
        """A phrase in words, with what the language runs together."""
        before = _TELLER.set(self)
        try:
            return self.spoken.joined(self.words(part, form))
        finally:
            _TELLER.reset(before)

    # --- words ----------------------------------------------------------------------------------

    def words(self, part: Part, form: str = "plain") -> str:
        """Anything in words, in a form of the language."""
        match part:
            case Phrase():
                pattern = self._found(part)[1]
                return self._filled(pattern, part, form) if pattern else part.ids[0]
            case Mention():
                shown = part.later if part.key in self.named else part.first
                self.named.add(part.key)
                return self.words(shown, form)
            case Amount():
                return self.words(part.value, form)
            case Clauses():
                return self._clauses(part, form)
            case int():
                return self.words(say("number", count=part), form)
        return part

    def _found(self, phrase: Phrase) -> tuple[Message | None, Pattern | None]:
        """The first message that the language has, else the usual language; and what it says."""
        for known in (self.spoken, self.usual):
            for id_ in phrase.ids:
                if pattern := known.pattern(id_):
                    if known is not self.spoken:
                        self.lacking.append(id_)
                    return known.message(id_.partition(".")[0]), pattern
        self.faults.append(f"{phrase.ids[-1]}: there is no such message")
        return None, None

    def _filled(self, pattern: Pattern, phrase: Phrase, form: str) -> str:
        args = {
            name: part if isinstance(part, int | str) else _Given(part)
            for name, part in phrase.args.items()
        }
        words, errors = self.spoken.bundle.format_pattern(pattern, {**args, "form": form})
        self.faults += [f"{phrase.ids[-1]}: {error}" for error in errors]
        return self.spelled(words)

    def _clauses(self, part: Clauses, form: str) -> str:
        how = part.how
        if how == "and" and len(part.clauses) > 1 and self._is_long(part.clauses, form):
            how = "then"
        *most, last = part.clauses or ("",)
        if not most:
            return self.words(last, form)
        return self.words(say(f"list-{how}", first=_halved(most, how), last=last), form)

    def _is_long(self, clauses: tuple[Part, ...], form: str) -> bool:
        """Whether one of the clauses has signs of its own in it; nothing counts as named by it."""
        named = set(self.named)
        told = [self.words(clause, form) for clause in clauses]
        self.named = named
        return any(sign in words for words in told for sign in self.spoken.apart)

    # --- what messages ask ----------------------------------------------------------------------

    def trait(self, part: Part, name: str) -> str | int:
        """What a phrase declares, is told with, or has from its head; "" if it is nothing."""
        match part:
            case Mention():
                return self.trait(part.later if part.key in self.named else part.first, name)
            case Amount():
                return self.trait(part.value, name)
            case Phrase():
                message = self._found(part)[0]
                if message and (pattern := message.attributes.get(name)):
                    return self._filled(pattern, part, "plain")
                own = part.args.get(name)
                if isinstance(own, int | str):
                    return own
                return self.trait(part.args.get("head", ""), name)
        return ""

    def counted(self, amount: Part, noun: Phrase) -> Phrase:
        """So many of something."""
        match amount:
            case int():
                return say("counted", count=amount, head=noun.with_args(count=amount))
            case Amount(each=Phrase() as each):
                return say("counted-each", each=each, head=noun.with_args(count="one"))
        return say("counted-equal", value=amount, head=noun.with_args(count="other"))

    def spelled(self, words: object) -> str:
        """Words with the tokens in them put in."""
        if isinstance(words, _Given):
            return self.words(words.part)
        return _TOKEN.sub(lambda token: self._kept[int(token[1])], str(words))

    def kept(self, words: str) -> str:
        """A token that stands for these words until they are put in."""
        if len(words) <= _SHORT:
            return words
        self._kept.append(words)
        return f"{_OPEN}{len(self._kept) - 1}{_CLOSE}"
