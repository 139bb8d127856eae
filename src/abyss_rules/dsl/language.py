"""One language: its messages, and from phrases to words with them.

The messages are Fluent files (``languages/*.ftl`` here and in each ruleset). Beside what Fluent
gives they have these functions, the same for every language:

* ``FORM($phrase, "dative")``: the phrase in a form, which its message reads as ``$form``;
* ``TRAIT($phrase, "gender")``: what its message, or that of its head, declares as ``.gender``;
* ``COUNTED($amount, $noun, "dative")``: so many of something, for any kind of number;
* ``CAPITAL(…)``: with a capital letter first.

A pack can bring messages of its own. They come from strangers: what is told with them is bounded,
and a phrase that they fail is told once more with those of the library.
"""

from __future__ import annotations

import math
import re
from contextvars import ContextVar
from functools import lru_cache, partial
from importlib import resources
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent

from abyss_rules.dsl import messages
from abyss_rules.dsl.phrase import Amount, Clauses, Mention, Part, Phrase, say, size

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax.ast import Resource

#: The language that stands in for words another one lacks.
USUAL = "en"

#: Stand for words that are put in last, since Fluent cuts long ones.
_OPEN, _CLOSE = "\ue000", "\ue001"
#: As long as this, words go in at once.
_SHORT = 40
#: With messages of a pack, a text is put together of so many pieces for each part of its phrase,
#: and some more for all. The library's own messages need a third of that.
PIECES = 12
PIECES_ALWAYS = 50
#: So deeply phrases may stand in each other then; those of the shipped cards do at most 9.
DEEPEST = 60
#: So long a text may become then; the longest of the shipped cards has 300 signs.
LONGEST = 10_000
#: A comma behind a clause is put by the clause, and goes where another sign or the end follows.
_COMMAS = re.compile(r" +(?=,)|,(?=\s*[.,;:·)])")
_TOKEN = re.compile(f"{_OPEN}(\\d+){_CLOSE}")


def source(package: str, language: str) -> str:
    """The messages that a package has for a language; nothing if it has none."""
    file = resources.files(package) / "languages" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache(maxsize=64)
def _read(package: str, language: str) -> Resource:
    """The messages that a package has for a language, parsed once for all packs that add some."""
    return FluentResource(source(package, language))


class EndlessError(Exception):
    """Messages of a pack that make too much of a phrase."""


class Language:
    """The messages of a language for one ruleset, whose package is named.

    ``own`` are message files of packs, the later ones first in what they say.
    """

    def __init__(self, name: str, package: str, own: tuple[str, ...] = ()) -> None:
        self.name = name
        #: The same language without what packs say in it; None if they say nothing.
        self.plain = language(name, package) if own else None
        # Plurals are those of the usual language where nobody knows those of this one.
        self.bundle = FluentBundle([name, USUAL], functions=_FUNCTIONS, use_isolating=False)
        for one in filter(None, ("abyss_rules.dsl", package)):
            self.bundle.add_resource(_read(one, name))
        for text in own:
            self.bundle.add_resource(messages.read(text).resource(), allow_overrides=True)
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

    def put(self, pattern: Pattern, args: dict[str, Any]) -> tuple[object, list[Exception], int]:
        """A pattern with its arguments, what is wrong with it, and how many pieces it is of.

        It is what the bundle does itself, but for the number.
        """
        given = {name: native_to_fluent(value) for name, value in args.items()}
        made = ResolverEnvironment(self.bundle, [], current=CurrentEnvironment(given))
        try:
            words = pattern(made)
        except ValueError as error:  # more parts, or longer ones, than Fluent lets through
            made.errors.append(error)
            words = ""
        return words, made.errors, 1 + made.part_count

    def joined(self, text: str) -> str:
        """A text with what its language runs together: ``de le`` becomes ``du``.

        Raises:
            EndlessError: It becomes too long by that.
        """
        for found, put in self._joins:
            text = found.sub(partial(_as_written, put), text)
            if len(text) > LONGEST and self.plain is not None:
                raise EndlessError("the joins make it longer and longer")
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


@lru_cache(maxsize=128)
def language(name: str, package: str, own: tuple[str, ...] = ()) -> Language:
    """The language of that name, with the message files of packs, read once."""
    return Language(name, package, own)


def _joins(table: str, vowels: str) -> list[tuple[re.Pattern[str], str]]:
    """Each line ``left > right``; ``V`` stands for a word that begins with a vowel."""
    made = []
    vowels = re.escape(vowels) or "\\0"
    for line in table.splitlines():
        left, _, right = (part.strip().strip('"') for part in line.partition(">"))
        if not left:
            continue  # a line without anything to be put together
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
    ``refused`` are faults for which phrases were told without the messages of packs.
    """

    def __init__(self, spoken: Language, usual: Language) -> None:
        self.spoken = spoken
        self.usual = usual
        self.named: set[int] = set()
        self.faults: list[str] = []
        self.refused: list[str] = []
        #: Of how many pieces all texts were put together.
        self.pieces = 0
        #: How deeply the message stands that is filled.
        self._depth = 0
        #: How many more there may be; without messages of packs, any number.
        self._left = math.inf
        #: Messages for which the usual language stood in.
        self.lacking: list[str] = []
        self._kept: list[str] = []

    def tell(self, part: Part, form: str = "plain") -> str:
        """A phrase in words, with what the language runs together."""
        if self.spoken.plain is None:
            return self._told(part, form)
        named, faults = set(self.named), len(self.faults)
        self._depth, self._left = 0, PIECES_ALWAYS + PIECES * size(part)
        try:
            told = self._told(part, form)
            found, self.faults[faults:] = self.faults[faults:], []
        except (EndlessError, RecursionError):
            told, found, self.faults[faults:] = "", ["it becomes endless, or too long"], []
        if not found:
            return told
        self.refused += found
        known, self.spoken, self.named = self.spoken, self.spoken.plain, named
        lacking, self._left = len(self.lacking), math.inf
        try:
            return self._told(part, form)
        finally:
            self.spoken = known
            del self.lacking[lacking:]

    def _told(self, part: Part, form: str) -> str:
        before = _TELLER.set(self)
        try:
            words = self.words(part, form)
            # Where a language says nothing of it, most is told by the usual one.
            return (self.spoken if self.spoken.message("joins") else self.usual).joined(words)
        finally:
            _TELLER.reset(before)

    # --- words ----------------------------------------------------------------------------------

    def words(self, part: Part, form: str = "plain") -> str:
        """Anything in words, in a form of the language."""
        match part:
            case Phrase():
                known, _, pattern = self._found(part)
                return self._filled(known, pattern, part, form) if pattern else part.ids[0]
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

    def _found(self, phrase: Phrase) -> tuple[Language, Message | None, Pattern | None]:
        """The first message that the language has, else the usual one; whose, and what it says."""
        for known in (self.spoken, self.usual):
            for id_ in phrase.ids:
                if pattern := known.pattern(id_):
                    if known is not self.spoken:
                        self.lacking.append(id_)
                    return known, known.message(id_.partition(".")[0]), pattern
        self.faults.append(f"{phrase.ids[-1]}: there is no such message")
        return self.spoken, None, None

    def _filled(self, known: Language, pattern: Pattern, phrase: Phrase, form: str) -> str:
        if self._left < 0:  # Fluent goes on with what else stands in the message
            raise EndlessError("too much is put together")
        if self._depth >= DEEPEST and self._left < math.inf:
            raise EndlessError("messages stand too deeply in each other")
        args = {
            name: part if isinstance(part, int | str) else _Given(part)
            for name, part in phrase.args.items()
        }
        self._depth += 1
        words, errors, pieces = known.put(pattern, {**args, "form": form})
        self._depth -= 1
        self.pieces += pieces
        self._left -= pieces
        for error in errors:
            if isinstance(error, EndlessError | RecursionError):  # which Fluent goes on after
                raise error
            self.faults.append(f"{phrase.ids[-1]}: {error}")
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
        apart = self.spoken.apart or self.usual.apart
        return any(sign in words for words in told for sign in apart)

    # --- what messages ask ----------------------------------------------------------------------

    def trait(self, part: Part, name: str) -> str | int:
        """What a phrase declares, is told with, or has from its head; "" if it is nothing."""
        match part:
            case Mention():
                return self.trait(part.later if part.key in self.named else part.first, name)
            case Amount():
                return self.trait(part.value, name)
            case Phrase():
                known, message, _ = self._found(part)
                if message and (pattern := message.attributes.get(name)):
                    return self._filled(known, pattern, part, "plain")
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
        spelled = _TOKEN.sub(lambda token: self._kept[int(token[1])], str(words))
        if len(spelled) > LONGEST and self._left < math.inf:
            raise EndlessError("a text becomes too long")
        return spelled

    def kept(self, words: str) -> str:
        """A token that stands for these words until they are put in."""
        if len(words) <= _SHORT:
            return words
        self._kept.append(words)
        return f"{_OPEN}{len(self._kept) - 1}{_CLOSE}"
