"""What a card is checked against, and how its words are quoted and explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import base, quoted

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.scope import Scope


class NameChecker:
    """The words and names of one card, and the faults of those that are none."""

    def __init__(
        self, names: Names, reporter: Reporter, scope: Scope, doubtful: frozenset[str]
    ) -> None:
        self.names = names
        self.reporter = reporter
        self.scope = scope
        #: The kind of the card, whose examples are shown before those of others.
        self.kind = ""
        #: Words of which nothing can be said, because what explained them may be lost.
        self.doubtful = doubtful
        #: The names of the power in which something that holds on begins: it does not know them.
        self.outer: Scope | None = None

    def form(self, word: str) -> str:
        """The note on a word that begins a statement or a head."""
        return self.reporter.form(word, self.kind)

    def quote(self, node: syntax.Expression) -> str:
        """What an expression says, as code."""
        return f"`{self.reporter.source.excerpt(node.span)}`"

    def members_help(self, node: syntax.Expression, wanted: str) -> str:
        """A hint at the members of the wanted kind."""
        kind = self.names.kinds.get(base(wanted))
        if not kind or not kind.members:
            return ""
        meant = ""
        if isinstance(node, syntax.Word):
            meant = did_you_mean(node.text, self.names.spellings(kind))
        return meant or f"{self.names.one(wanted)} is one of {quoted(kind.members)}"

    def example_of(self, word: str) -> str:
        """What a word for things or numbers means, with an example; "" for other words."""
        vocabulary = self.names.vocabulary
        for words in (vocabulary.selectors, vocabulary.quantities, vocabulary.attributes):
            for one in words:
                if one.name == word:
                    return f"{one.doc} Example: {one.example}"
        return ""

    def owned_by(self, type_: str) -> list[str]:
        """The words that may stand before ``of`` a thing of that type."""
        vocabulary = self.names.vocabulary
        return [
            *(word.name for word in vocabulary.attributes if word.of == type_),
            *(word.name for word in vocabulary.selectors if word.of == type_),
            *(word.name for word in vocabulary.quantities if word.of == type_),
        ]
