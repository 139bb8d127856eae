"""Cards in words: what their effects do, told from the effects themselves in any language.

``own`` are always the message files of the packs that are played with, in their order.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from abyss_rules.dsl.names import SELF, Names, quoted
from abyss_rules.errors import UnknownError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from abyss_rules.dsl import language as spoken
    from abyss_rules.model.cards import Card, MessageFile
    from abyss_rules.model.vocabulary import Verb, Vocabulary

#: The language that is meant where none is named, and that stands in for words another lacks.
USUAL = "en"
#: Kinds of every ruleset that are no terms of a game.
_CORE = ("kind-Count", "kind-Truth", "kind-Player")


@cache
def languages() -> tuple[str, ...]:
    """The languages in which cards can be told, the usual one first."""
    files = (resources.files("abyss_rules.dsl") / "languages").iterdir()
    found = sorted(f.name.removesuffix(".ftl") for f in files if f.name.endswith(".ftl"))
    return tuple(sorted(found, key=lambda name: name != USUAL))


def languages_with(own: Iterable[MessageFile]) -> tuple[str, ...]:
    """The languages in which cards can be told with the messages of packs."""
    others = {one.language for one in own}.difference(languages())
    return (*languages(), *sorted(others))


def find_language(wanted: str, own: Sequence[MessageFile] = ()) -> str:
    """The language meant by a code, however it is written: ``fr`` for ``fr_CA`` or ``FR-ca``.

    Raises:
        UnknownError: there are no words for the language.
    """
    code = re.split(r"[-_.@]", wanted.strip().lower())[0]
    known = languages_with(own)
    if code in known:
        return code
    raise UnknownError(f"no card texts in {wanted!r}: there are {', '.join(known)}")


def describe(
    card: Card, vocabulary: Vocabulary, language: str = USUAL, own: Sequence[MessageFile] = ()
) -> tuple[str, ...]:
    """The abilities of a card as sentences, in their order; none for a card without abilities.

    Raises:
        UnknownError: there are no words for the language.
    """
    return told(card, vocabulary, find_language(language, own), own)[0]


def told(
    card: Card, vocabulary: Vocabulary, language: str, own: Sequence[MessageFile] = ()
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The abilities of a card as sentences, and the faults of the language's messages.

    The faults are for our own tests: where a message is missing or wrong the usual language, or a
    word's own name, stands in for it.
    """
    tellings = list(tellings_of(card, vocabulary, language, own))
    faults = [fault for _, teller in tellings for fault in teller.faults]
    return tuple(sentence for sentence, _ in tellings), tuple(faults)


def lacking(card: Card, vocabulary: Vocabulary, language: str) -> tuple[str, ...]:
    """The messages that a language lacks for what a card does; English stands in for them."""
    tellings = tellings_of(card, vocabulary, language)
    return tuple(dict.fromkeys(id_ for _, teller in tellings for id_ in teller.lacking))


def tellings_of(
    card: Card, vocabulary: Vocabulary, language: str, own: Sequence[MessageFile] = ()
) -> Iterator[tuple[str, spoken.Teller]]:
    """The sentences of a card, each with who told it."""
    from abyss_rules.dsl import language as spoken
    from abyss_rules.dsl.phrase import say
    from abyss_rules.dsl.telling import Telling

    names = Names(vocabulary, {})
    telling = Telling(names, names.card_kinds[card.kind].type)
    for ability in card.abilities:
        for phrase in telling.sentences(ability):
            teller = _teller(vocabulary.package, language, own)
            told_ = spoken.capital(teller.tell(say("sentence", clause=phrase)))
            yield told_, teller


def _teller(package: str, language: str, own: Sequence[MessageFile]) -> spoken.Teller:
    from abyss_rules.dsl import language as spoken

    texts = tuple(one.text for one in own if one.language == language)
    known = spoken.language(language, package, texts)
    return spoken.Teller(known, spoken.language(USUAL, package))


def member(
    vocabulary: Vocabulary,
    kind: str,
    name: str,
    language: str,
    form: str = "plain",
    own: Sequence[MessageFile] = (),
) -> str:
    """What a member of a kind is called in a language, or in the usual one.

    ``form`` is a form of the language's message; ``plural`` is one where there is no such form too.
    """
    from abyss_rules.dsl.phrase import say

    spoken = language if language in languages_with(own) else USUAL
    count = "other" if form == "plural" else "one"
    return _teller(vocabulary.package, spoken, own).tell(
        say(f"member-{kind}-{name}", count=count), form
    )


def facts(
    card: Card, vocabulary: Vocabulary, language: str = USUAL, own: Sequence[MessageFile] = ()
) -> tuple[str, ...]:
    """The printed fields of a card in words: ``soldier``, ``cost 10``, ``1 Key``.

    What has no message is not told, nor what a message leaves empty.

    Raises:
        UnknownError: there are no words for the language.
    """
    from abyss_rules.dsl.phrase import say

    code = find_language(language, own)
    shapes = {
        field.name: field.shape
        for kind in vocabulary.card_kinds
        if kind.name == card.kind
        for field in kind.fields
    }
    found = []
    for name, value in card.fields:
        teller = _teller(vocabulary.package, code, own)
        ids = (f"fact-{name}.is-{value}", f"fact-{name}")
        shown = say(f"member-{shapes.get(name)}-{value}", count="one")
        told_ = teller.tell(say(*ids, value=value if isinstance(value, int) else shown))
        found += [] if teller.faults else [told_]
    return tuple(fact for fact in found if fact)


def no_power(
    card: Card, vocabulary: Vocabulary, language: str = USUAL, own: Sequence[MessageFile] = ()
) -> str:
    """The sentence on a card without abilities, which names its kind.

    Raises:
        UnknownError: there are no words for the language.
    """
    from abyss_rules.dsl import language as spoken
    from abyss_rules.dsl.phrase import say
    from abyss_rules.dsl.telling import Telling

    names = Names(vocabulary, {})
    this = Telling(names, names.card_kinds[card.kind].type).binding(SELF)
    teller = _teller(vocabulary.package, find_language(language, own), own)
    return spoken.capital(teller.tell(say("no-power", card=this)))


def messages(vocabulary: Vocabulary) -> Iterator[str]:
    """The ids of the messages that a language must have for the words of a ruleset."""
    from abyss_rules.dsl.telling_statements import head_id

    for kind in vocabulary.kinds:
        yield f"kind-{kind.name}"
        yield from (f"member-{kind.name}-{member}" for member in kind.members)
    yield from (head_id(head.form, head.word) for head in vocabulary.heads)
    yield from (f"verb-{verb.key}" for verb in vocabulary.verbs)
    yield from (f"selector-{selector.name}" for selector in vocabulary.selectors)
    yield from dict.fromkeys(f"attribute-{word.name}" for word in vocabulary.attributes)
    yield from (f"quantity-{word.name}" for word in vocabulary.quantities)
    fields = (field for card in vocabulary.card_kinds for field in card.fields)
    yield from dict.fromkeys(f"fact-{field.name}" for field in fields)
    for event in vocabulary.events:
        yield f"event-{event.name}"
        yield from (f"event-{event.name}.{field}" for field, _ in event.fields)


def missing(
    vocabulary: Vocabulary, language: str, own: Sequence[MessageFile] = ()
) -> tuple[str, ...]:
    """The ids of the messages that a language lacks for the words of a ruleset."""
    from abyss_rules.dsl import language as spoken

    texts = tuple(one.text for one in own if one.language == language)
    known = spoken.language(language, vocabulary.package, texts)
    return tuple(id_ for id_ in messages(vocabulary) if known.pattern(id_) is None)


def terms(vocabulary: Vocabulary, language: str) -> dict[str, tuple[str, bool]]:
    """What the terms of a ruleset are called in a language, and whether by its rulebook.

    The terms are its kinds and their members, and what the usual language has from a rulebook.
    """
    from abyss_rules.dsl import language as spoken
    from abyss_rules.dsl.phrase import say

    known, usual = (spoken.language(name, vocabulary.package) for name in (language, USUAL))
    found = {}
    for id_ in messages(vocabulary):
        named, original = known.message(id_), usual.message(id_)
        official = original is not None and "source" in original.attributes
        if official or (id_.startswith(("kind-", "member-")) and id_ not in _CORE):
            term = spoken.Teller(known, usual).tell(say(id_, count="one"))
            found[id_] = term, named is not None and "source" in named.attributes
    return found


def signature(verb: Verb) -> str:
    """A verb with its operands as an author reads it: ``steal AMOUNT WHAT from WHO``."""
    words = [verb.name]
    for operand in verb.operands:
        words += [operand.label] if operand.label else []
        words.append(operand.name.upper())
    return " ".join(words)


def explain(verbs: Sequence[Verb]) -> str:
    """The signatures of verbs, and an example."""
    return f"write {quoted(map(signature, verbs))}, as in: {verbs[0].example}"


def signatures(vocabulary: Vocabulary) -> tuple[tuple[str, str, str], ...]:
    """For a reference: each verb's signature with its types, what it does, and an example."""
    return tuple((f"{signature(v)}  {_types(v)}", v.doc, v.example) for v in vocabulary.verbs)


def _types(verb: Verb) -> str:
    types = ", ".join(f"{operand.name.upper()}: {operand.type}" for operand in verb.operands)
    return f"({types})"
