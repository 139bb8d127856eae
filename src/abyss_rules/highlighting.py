"""Colours for cards: the words of all rulesets, as a Pygments lexer and a TextMate grammar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from pygments.lexer import Lexer
from pygments.token import Text, string_to_tokentype

from abyss_rules import rulesets
from abyss_rules.catalog import paths
from abyss_rules.dsl.highlight import LOOKS, Highlighter, Rule, rules
from abyss_rules.dsl.highlight_textmate import textmate as textmate_of
from abyss_rules.engine.position_words import PositionWord

#: Words that begin lines of scenarios, besides those of positions.
SCENARIO_WORDS = (
    *("options", "seed", "seat", "shuffle", "asked", "offered", "offered_only", "not_offered"),
    *("winners", "outcome", "happened", "not_happened", "holds"),
)


class AbyssLexer(Lexer):
    """The card language for Pygments; what it does not know is a plain name, never an error.

    >>> from pygments.token import Name
    >>> (Name.Class, "diver") in AbyssLexer().get_tokens('lord diver "The Diver" { cost 6; }')
    True
    """

    name = "Abyss cards"
    url = ""
    aliases = ["abyss"]  # noqa: RUF012 - as Pygments has it
    filenames = ["*.abyss"]  # noqa: RUF012 - as above

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, Any, str]]:
        """Each piece of a text: where it begins, its token, and it."""
        for at, category, piece in _highlighter().pieces(text):
            yield at, string_to_tokentype(LOOKS[category].token) if category else Text, piece


def textmate() -> dict[str, Any]:
    """The TextMate grammar of cards of all rulesets, as plain data."""
    return textmate_of(_rules())


@cache
def _highlighter() -> Highlighter:
    return Highlighter(_rules())


@cache
def _rules() -> tuple[Rule, ...]:
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    found = [rulesets.find(name) for name in rulesets.NAMES]
    scenario = [*SCENARIO_WORDS]
    for ruleset in found:
        words = ruleset.position_words
        scenario += _names((*words.table, *words.player, *words.seen, *words.seen_player))
        scenario += words.score.names
    return rules(grammar, [ruleset.words.vocabulary() for ruleset in found], scenario)


def _names(words: Iterable[PositionWord]) -> Iterator[str]:
    """The names of words and of all that stands in their groups."""
    for word in words:
        yield word.name
        yield from _names(word.words)
