"""Cards in words: what their effects do, told from the effects themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.english import English
from abyss_rules.dsl.names import Names
from abyss_rules.errors import UnknownError

if TYPE_CHECKING:
    from abyss_rules.model.cards import Card
    from abyss_rules.model.vocabulary import Verb, Vocabulary

#: How cards are told, by language. Another language is another class like `English`, and texts
#: in the vocabulary for it.
LANGUAGES = {"en": English}


def describe(card: Card, vocabulary: Vocabulary, language: str = "en") -> tuple[str, ...]:
    """The abilities of a card as sentences, in their order; none for a card without abilities.

    Raises:
        UnknownError: there are no words for the language.
    """
    if language not in LANGUAGES:
        raise UnknownError(f"no card texts in {language!r}: there are {', '.join(LANGUAGES)}")
    names = Names(vocabulary, {})
    card_type = names.card_kinds[card.kind].type
    return tuple(
        sentence
        for ability in card.abilities
        for sentence in LANGUAGES[language](names, card_type).sentences(ability)
    )


def signature(verb: Verb) -> str:
    """A verb with its operands as an author reads it: ``steal AMOUNT WHAT from WHO``."""
    words = [verb.name]
    for operand in verb.operands:
        words += [operand.label] if operand.label else []
        words.append(operand.name.upper())
    return " ".join(words)


def signatures(vocabulary: Vocabulary) -> tuple[tuple[str, str, str], ...]:
    """For a reference: each verb's signature with its types, what it does, and an example."""
    return tuple((f"{signature(v)}  {_types(v)}", v.doc, v.example) for v in vocabulary.verbs)


def _types(verb: Verb) -> str:
    types = ", ".join(f"{operand.name.upper()}: {operand.type}" for operand in verb.operands)
    return f"({types})"
