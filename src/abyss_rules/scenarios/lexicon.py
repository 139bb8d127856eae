"""What can be named in the scenarios of a pack: cards, Allies, guilds, Races, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.views import ids_by_name
from abyss_rules.model.cards import Card

if TYPE_CHECKING:
    from abyss_rules.testing.declare import Law


class Lexicon:
    """The names of things by their kind; a card is named by its id or its printed name."""

    def __init__(
        self,
        ruleset: Ruleset,
        cards: Iterable[Card],
        laws: Iterable[Law] = (),
        packs: Iterable[str] = (),
    ) -> None:
        """What is known.

        Args:
            ruleset: The game.
            cards: Those that are played with.
            laws: A user's own, which can be named beside those of the library.
            packs: The ids of the packs that the cards are of.
        """
        self.ruleset = ruleset
        self.packs = frozenset(packs)
        #: The kinds of cards.
        self.kinds = frozenset(kind.name for kind in ruleset.words.card_kinds)
        self.laws = tuple(law for law in laws if ruleset.name in law.rulesets)
        self.words = words = ruleset.position_words
        #: By name what may be given, and what expected: of the table, and of one player.
        self.given = {word.name: word for word in words.table if word.given}
        self.given_player = {word.name: word for word in words.player if word.given}
        self.expected = {word.name: word for word in words.table if word.expected}
        self.expected_player = {word.name: word for word in words.player if word.expected}
        #: The words that lines of positions begin with.
        self.lines = frozenset(word.name for word in (*words.table, *words.player))
        pairs: dict[str, list[tuple[str, str]]] = {}
        for card in cards:
            pairs.setdefault(card.kind, []).append((card.id, card.name))
        #: Kind of thing -> what is said, in lower case -> the things that may be meant.
        self._said: dict[str, Mapping[str, tuple[str, ...]]] = {
            kind: ids_by_name(named) for kind, named in pairs.items()
        }
        for kind, texts in words.things.items():
            self._said[kind] = {text: (text,) for text in texts}

    def things(self, kind: str, said: str) -> tuple[str, ...]:
        """The things of a kind that are called so; none, one, or several of one printed name."""
        return self._said.get(kind, {}).get(said.lower(), ())

    def known(self, kind: str) -> Iterable[str]:
        """All that can be said for a thing of a kind."""
        return self._said.get(kind, {})
