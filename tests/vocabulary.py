"""What the tests of every ruleset's words share: cards around examples, and which are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from abyss_rules.model.vocabulary import CardKind, Vocabulary
from tests.packs import compiled

F = TypeVar("F", bound=Callable[..., None])

#: What may stand around an example that is no head of its own.
_AROUND = (
    "{}",
    "score {};",
    "{{ {} }}",
    "{{ each o in opponents {{ {} }} }}",
    "{{ choose o from opponents; {} gain count(locations of o) pearls; }}",
    "{{ each o in opponents {{ {} discard l; return 1 pearl from o; }} }}",
    "{{ {} discard l; }}",
    "{{ {} take s; }}",
    "{{ {} gain influence of l pearls; }}",
    "{{ {} steal 1 pearl from o; }}",
    "{{ {} choose m from locations of me; exchange m with l; }}",
    "{{ gain {} pearls; }}",
    "{{ gain count({}) pearls; }}",
)


def examples(vocabulary: Vocabulary) -> Iterator[tuple[str, str, str]]:
    """Every example of a vocabulary: what it is of, the word itself, the text."""
    for head in vocabulary.heads:
        yield f"{head.form} {head.word}", head.word, head.example
    for verb in vocabulary.verbs:
        yield f"verb {verb.key}", verb.name, verb.example
    for selector in vocabulary.selectors:
        yield f"selector {selector.name}", selector.name, selector.example
    for attribute in vocabulary.attributes:
        yield f"{attribute.name} of {attribute.of}", attribute.name, attribute.example
    for quantity in vocabulary.quantities:
        yield f"quantity {quantity.name}", quantity.name, quantity.example
    for event in vocabulary.events:
        yield f"event {event.name}", event.name, event.example


def card(kind: CardKind, abilities: str) -> str:
    """A card of a kind with its fields as their examples, and these abilities."""
    fields = " ".join(f"{field.name} {field.example};" for field in kind.fields)
    return f'{kind.name} tried "Tried" {{ {fields}\n{abilities} }}'


def cards_around(vocabulary: Vocabulary, example: str) -> Iterator[str]:
    """Cards in which an example may stand: by itself, or under each head of each kind of card."""
    for kind in vocabulary.card_kinds:
        heads = [h for h in vocabulary.heads if kind.name in h.cards]
        score = any(head.form == "score" for head in heads)
        for around in _AROUND:
            text = around.format(example)
            if not text.startswith("{"):
                whole = f"{text} score 0;" if score and not text.startswith("score") else text
                yield card(kind, whole)
                continue
            for head in heads:
                if head.form not in {"score", "until my next"}:
                    yield card(kind, f"{head.form} {head.word} {text} {'score 0;' * score}")


def fits_somewhere(vocabulary: Vocabulary, example: str) -> bool:
    """Whether an example is right in one of the cards around it."""
    return any(
        not compiled(text, vocabulary.ruleset, mended=False).diagnostics
        for text in cards_around(vocabulary, example)
    )


class Shown:
    """Which verbs have a test that shows what they do: noted beside the test."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def __call__(self, *keys: str) -> Callable[[F], F]:
        """Mark a test as showing what these verbs do."""
        self.keys.update(keys)
        return lambda test: test

    def missing(self, vocabulary: Vocabulary) -> list[str]:
        """The verbs that no test shows."""
        return [verb.key for verb in vocabulary.verbs if verb.key not in self.keys]
