"""How the forms that all rulesets share are written, for the notes on what is written otherwise."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from abyss_rules.dsl.names import quoted

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


def notes(vocabulary: Vocabulary) -> Callable[[str, str], str]:
    """What gives the note on a word of `FORMS` for a kind of card, with the ruleset's example."""
    return partial(note, vocabulary)


def note(vocabulary: Vocabulary, word: str, kind: str = "") -> str:
    """The forms of a word and an example; "" for a word that has none.

    The example is none of a head that cards of a kind cannot have, if that is a kind of cards.
    """
    forms = FORMS.get(word)
    if forms is None:
        return ""
    begins = re.compile(rf"(?:^|[{{;] ){word}\b")
    found = sorted(filter(begins.search, _examples(vocabulary, kind)), key=len)
    return f"write {quoted(forms)}" + (f", as in: {found[0]}" if found else "")


def _examples(vocabulary: Vocabulary, kind: str) -> Iterator[str]:
    any_card = all(kind != one.name for one in vocabulary.card_kinds)
    for words in (
        [head for head in vocabulary.heads if any_card or kind in head.cards],
        vocabulary.verbs,
        vocabulary.selectors,
        vocabulary.attributes,
        vocabulary.quantities,
        vocabulary.events,
    ):
        for word in words:
            yield word.example
