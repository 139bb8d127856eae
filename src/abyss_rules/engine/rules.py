"""What is prepared once for a ruleset, its packs, options and seats, and shared by all states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from attrs import frozen

from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.frames import new_frame
from abyss_rules.engine.options import MOST_ARGUMENTS, OptionTable, OptionVerb
from abyss_rules.errors import PackError

if TYPE_CHECKING:
    from abyss_rules.engine.settings import Value
    from abyss_rules.engine.words import Words
    from abyss_rules.model.cards import Card

#: Derives the question from the frame and returns True, or goes on and returns False.
Prompt = Callable[[Any, Any, list[Any]], bool]
#: Applies an answer (a code) to the frame's question.
Answer = Callable[[Any, Any, list[Any], int], None]


@frozen
class Tables:
    """What a ruleset brings to the engine's loop: a prompt and an answer for each step."""

    prompts: tuple[Prompt, ...]
    answers: tuple[Answer, ...]
    #: Applies what was answered under ``together``, now that all have answered.
    settle: Callable[[Any, Any], None]


class Rules(ABC):
    """Tables of a game: cards by number, steps, options, compiled effects.

    A card's number is its place in ``cards``; zones, frames and options hold numbers.
    """

    ruleset: str
    #: The decision kinds by number.
    kinds: tuple[str, ...]
    #: The option verb with which a thing of a kind is chosen: kind -> verb.
    choice_verbs: dict[str, int]
    accept: int
    decline: int
    #: Index of the decision kinds of choosing inside a power, and of accepting it.
    choose_kind: int
    may_kind: int
    #: Why a game stopped, by the state's ``finished`` less 1: (ended properly, reason).
    endings: tuple[tuple[bool, str], ...]
    #: After so many turns the game stops; 0 for never.
    turn_limit: int = 0
    #: The cards that the options leave out of play, each with those that would bring it.
    absent: tuple[tuple[Card, Mapping[str, Value]], ...] = ()
    #: The names of a score's parts and of what breaks ties, in order.
    score_parts: tuple[str, ...]
    tie_parts: tuple[str, ...]

    def __init__(
        self,
        seats: int,
        cards: tuple[Card, ...],
        words: Words,
        verbs: tuple[OptionVerb, ...],
        tables: Tables,
        players: int = 0,
    ) -> None:
        """``players`` says how many sides there are, if some of them have no seat.

        A side without a seat is played by the rules: it declines what it may do, and the last
        seat is asked what else has to be chosen for it.
        """
        if len(cards) > MOST_ARGUMENTS:
            message = f"{len(cards)} cards in play, and at most {MOST_ARGUMENTS} can be"
            raise PackError(message)
        self.seats = seats
        self.players = players or seats
        #: Who answers for each player.
        self.speaker = tuple(min(player, seats - 1) for player in range(self.players))
        self.prompts = tables.prompts
        self.answers = tables.answers
        self.settle = tables.settle
        self.cards = cards
        self.words = words
        self.compiled = CompiledCards(cards, words)
        self._facts = [dict(card.fields) for card in cards]
        self._card_types = frozenset(kind.type for kind in words.card_kinds)
        self._members = {kind.name: kind.members for kind in words.kinds if kind.members}
        self.number = {card.id: number for number, card in enumerate(cards)}
        self.table = OptionTable(verbs, self.describe)
        #: The players after each player, clockwise.
        self.others = tuple(
            tuple((player + step) % self.players for step in range(1, self.players))
            for player in range(self.players)
        )

    def card_score(self, s: Any, owner: int, card: int) -> int:
        """What a card is worth for a player as the state stands."""
        score = self.compiled.score[card]
        return 0 if score is None else int(score(self, s, new_frame(owner, card)))

    def column(self, field: str) -> list[int]:
        """A number printed on cards, by card; 0 where there is none."""
        return [int(fact.get(field, 0)) for fact in self._facts]  # type: ignore[arg-type]  # fields of shape Count

    def column_of(self, kind: str, field: str, missing: int = -1) -> list[int]:
        """Which member of a closed kind is printed on cards, by card."""
        members = self._members[kind]
        return [
            members.index(str(fact[field])) if field in fact else missing for fact in self._facts
        ]

    def describe(self, kind: str, argument: int) -> str:
        """An argument of an option in words: a card's id, ``seat 2``, a member, a number."""
        if kind in self._card_types:
            return self.cards[argument].id
        if kind in self._members:
            return self._members[kind][argument]
        if kind == "Player":
            return f"seat {range(self.players)[argument]}"
        if kind == "Ending":
            return self.endings[argument - 1][1]
        return str(argument)

    @abstractmethod
    def standing_sources(self, s: Any) -> list[tuple[int, int]]:
        """(seat, card) of every card whose standing effects hold now, in a fixed order."""
