"""How the forms that all rulesets share are written, for the notes on what is written otherwise."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_values import example_of
from abyss_rules.dsl.names import SELF, quoted
from abyss_rules.dsl.wording import explain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from abyss_rules.model.vocabulary import Vocabulary

#: The forms of each word that begins a statement, a standing effect or a head.
FORMS = {
    "choose": (
        "choose NAME from THINGS;",
        "choose NAME from THINGS by PLAYER;",
        "choose 2 from THINGS as NAME;",
    ),
    "each": ("each NAME in THINGS { … }", "each NAME in THINGS together { … }"),
    "may": ("may { … }", "may when CONDITION { … }"),
    "if": ("if CONDITION { … }", "if CONDITION { … } else { … }"),
    "let": ("let NAME = VALUE;",),
    "until": ("until my next MOMENT { … }",),
    "add": ("add NUMBER to QUANTITY for PLAYERS;",),
    "set": ("set QUANTITY to VALUE for PLAYERS;",),
    "limit": (
        "limit QUANTITY to at most NUMBER for PLAYERS;",
        "limit QUANTITY to at least NUMBER for PLAYERS;",
    ),
    "protect": ("protect PLAYERS from CARDS;", "protect PLAYERS from CARDS where CONDITION;"),
    "alter": ("alter EVENT of PLAYERS { FIELD = VALUE; }",),
    "after": ("after EVENT of PLAYERS { … }", "after EVENT of PLAYERS where CONDITION { … }"),
    "at": ("at EVENT of PLAYERS { … }", "at MOMENT { … }"),
    "while": ("while STATE { … }", "while STATE when CONDITION { … }"),
    "on": ("on MOMENT { … }",),
    "once": ("once per PERIOD { … }", "once per PERIOD when CONDITION { … }"),
    "score": ("score NUMBER;",),
}

#: A name that an example binds and does not use.
_UNUSED = re.compile(r"\b(?:choose|each|let) (\w+)\b(?!.*\b\1\b)")
#: Those of them that begin nothing but heads.
_HEADS = ("while", "on", "once", "score")


def notes(vocabulary: Vocabulary) -> Callable[[str, str], str]:
    """What gives the note on a word of `FORMS` for a kind of card, with the ruleset's example."""
    return partial(note, vocabulary)


def note(vocabulary: Vocabulary, word: str, kind: str = "") -> str:
    """The forms of a word and an example; "" for a word that has none, or for other cards only.

    Of a verb it is its signatures, and of any other word of the ruleset what it means.

    The example is a whole one that cards of the kind can have, if that is a kind of cards, and
    the shortest of those that explain the word itself, or else another.
    """
    forms = FORMS.get(word)
    if forms is None:
        return _word(vocabulary, word, kind)
    if not _can_have(vocabulary, word, kind):
        return ""
    begins = re.compile(rf"(?:^|[{{;] ){word}\b")
    found = next(
        (
            sorted(able, key=len)
            for examples in _examples(vocabulary, word, kind)
            if (able := [one for one in examples if begins.search(one)])
        ),
        [],
    )
    return f"write {quoted(forms)}" + (f", as in: {found[0]}" if found else "")


def _word(vocabulary: Vocabulary, word: str, kind: str) -> str:
    """How a verb is written, or what another word of a kind of card means, with an example."""
    if verbs := [verb for verb in vocabulary.verbs if verb.name == word]:
        return explain(verbs)
    for fields in (one.fields for one in vocabulary.card_kinds if one.name == kind):
        if known := next((field for field in fields if field.name == word), None):
            return example_of(known)
    told = (vocabulary.selectors, vocabulary.quantities, vocabulary.events, vocabulary.attributes)
    found = (
        f"{one.doc} Example: {one.example}" for words in told for one in words if one.name == word
    )
    return next(found, "")


def _can_have(vocabulary: Vocabulary, word: str, kind: str) -> bool:
    """Whether a word is no head, or one that cards of a kind, if it is one, can have."""
    if word not in _HEADS or all(kind != one.name for one in vocabulary.card_kinds):
        return True
    own = [head for head in vocabulary.heads if kind in head.cards]
    return not own or any(head.form.split()[0] == word for head in own)


def _examples(vocabulary: Vocabulary, word: str, kind: str) -> Iterator[list[str]]:
    """The examples of a ruleset, those first that show best how a word is used."""
    any_card = all(kind != one.name for one in vocabulary.card_kinds)
    heads = [head for head in vocabulary.heads if any_card or kind in head.cards]
    yield [head.example for head in heads if head.form.split()[0] == word]
    # What an example says of the card itself may not be so for another kind of card.
    verbs = [verb.example for verb in vocabulary.verbs]
    done = [*verbs, *(selector.example for selector in vocabulary.selectors)]
    yield [one for one in done if not re.search(rf"\b{SELF}\b", one) and not _UNUSED.search(one)]
    yield [head.example for head in heads]
    yield [event.example for event in vocabulary.events]
    yield verbs
    for words in (vocabulary.selectors, vocabulary.attributes, vocabulary.quantities):
        yield [one.example for one in words]
