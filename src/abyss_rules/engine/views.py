"""The parts of a view that every ruleset has: a pending decision, the printed facts of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from attrs import fields, frozen

from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import State


@frozen
class PendingDecision:
    """A question to a seat; the views of anybody else have its seat and kind only.

    ``source`` is the card that the question is about, such as the Lord paid for or whose Power
    asks; None if it is about none.
    """

    seat: int
    kind: str
    source: str | None
    #: The texts of the options, in order.
    options: tuple[str, ...] | None


@frozen
class CardFacts:
    """What is printed on a card; each ruleset adds what its cards have, by the fields' names.

    A fact is None where a card of its kind has no such thing.
    """

    #: ``lord`` or ``location``.
    kind: str
    #: The name by which options, views and files call the card.
    id: str
    #: The printed name, for people.
    name: str


F = TypeVar("F", bound=CardFacts)


class CardTable(Mapping[str, F], Generic[F]):
    """The facts of all cards in play by id: read only, shared by all views of a game."""

    __slots__ = ("_facts",)

    def __init__(self, facts: Mapping[str, F]) -> None:
        self._facts = dict(facts)

    def __getitem__(self, card: str) -> F:
        return self._facts[card]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __repr__(self) -> str:
        return f"<CardTable of {len(self)} cards>"


def ids_by_name(cards: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """The ids of the cards that a person may mean, by what they say in lower case.

    Said is an id, a printed name, or that without The, in this order; of cards of one printed
    name each may be meant. ``cards`` gives ids and printed names.
    """
    known = [(card, name.lower()) for card, name in cards]
    found: dict[str, tuple[str, ...]] = {}
    for said in (
        [(card, card) for card, _name in known],
        [(name, card) for card, name in known],
        [(name.removeprefix("the "), card) for card, name in known],
    ):
        new: dict[str, tuple[str, ...]] = {}
        for text, card in said:
            if text not in found:
                new[text] = (*new.get(text, ()), card)
        found |= new
    return found


def card_table(rules: Rules, of: type[F]) -> CardTable[F]:
    """The printed facts of all cards of a game, in the ruleset's class for them."""
    known = {part.name for part in fields(of)}
    return CardTable(
        {
            card.id: of(
                card.kind,
                card.id,
                card.name,
                **{name: value for name, value in card.fields if name in known},
            )
            for card in rules.cards
        }
    )


def pending_decision(
    rules: Rules, s: State, seat: int | None, source: str | None
) -> PendingDecision | None:
    """The pending decision as ``seat`` may know it; None when nothing is asked."""
    if s.seat < 0:
        return None
    if seat != s.seat:
        return PendingDecision(s.seat, rules.kinds[s.kind], None, None)
    table = rules.table
    options = tuple([table[code].text for code in s.options])
    return PendingDecision(s.seat, rules.kinds[s.kind], source, options)


def to_data(view: Any) -> dict[str, Any]:
    """A view as JSON-ready data, with the name of its ruleset."""
    from abyss_rules.engine.converter import converter

    data: dict[str, Any] = converter().unstructure(view)
    return {"ruleset": view.ruleset, **data}
