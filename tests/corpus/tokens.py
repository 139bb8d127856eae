"""The signs and words of card texts, and what a text of the language is made of."""

from __future__ import annotations

import re

from attrs import frozen

from abyss_rules.dsl.check_header import HEADER
from abyss_rules.model.vocabulary import Vocabulary

_TOKEN = re.compile(
    r"""(?P<comment>\#[^\n]*)
      | (?P<text>"(?:\\.|[^"\\\n])*")
      | (?P<name>[^\W\d]\w*(?:\.\w+)*)
      | (?P<number>[0-9]+)
      | (?P<sign>==|!=|<=|>=|[<>=+\-*/,;(){}])""",
    re.VERBOSE,
)

#: The words of the grammar, which no vocabulary declares.
KEYWORDS = frozenset(
    [
        *("pack", "material", "scenario", "while", "on", "once", "per", "score", "when"),
        *("choose", "each", "in", "together", "may", "if", "else", "let", "until"),
        *("my", "next", "add", "set", "limit", "most", "least", "protect", "alter"),
        *("after", "at", "where", "of", "or", "and", "not", "to", "from"),
        *("with", "by", "for", "as", "count", "sum", "min", "max", "distinct"),
        *("top"),
    ]
)
#: The names that every card knows.
GIVEN = frozenset({"me", "self", "it", "actor"})


@frozen
class Token:
    """A word, number, text or sign of a file, with where it stands."""

    kind: str
    text: str
    start: int
    end: int


def tokens(text: str, start: int, end: int) -> list[Token]:
    """The tokens between two characters of a text; comments are none."""
    return [
        Token(str(m.lastgroup), m[0], m.start(), m.end())
        for m in _TOKEN.finditer(text, start, end)
        if m.lastgroup != "comment"
    ]


def words(vocabulary: Vocabulary) -> frozenset[str]:
    """Every word that means something in a ruleset's cards, wherever it may stand."""
    found = {
        *KEYWORDS,
        *GIVEN,
        *(verb.name for verb in vocabulary.verbs),
        *(word.name for word in vocabulary.selectors),
        *(word.name for word in vocabulary.attributes),
        *(word.name for word in vocabulary.quantities),
        *(word.name for word in vocabulary.events),
        *(head.word for head in vocabulary.heads),
        *(name for event in vocabulary.events for name, _type in event.fields),
        *(word.name for word in vocabulary.material),
        *(word.name for word in HEADER),
        *(operand.label for verb in vocabulary.verbs for operand in verb.operands),
        vocabulary.ruleset,
    }
    for kind in vocabulary.card_kinds:
        found |= {kind.name, plural(vocabulary, kind.type), *(word.name for word in kind.fields)}
    for members in vocabulary.kinds:
        found |= {members.name.lower(), *members.members, *(word for word, _ in members.spellings)}
    return frozenset(found - {""})


def plural(vocabulary: Vocabulary, type_: str) -> str:
    """What cards of a type are called where ``protect`` names them: ``lords``."""
    return next(kind.noun[1].lower() for kind in vocabulary.kinds if kind.name == type_)
