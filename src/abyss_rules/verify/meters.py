"""Counts what is met while games are played: each card's abilities, verbs, quantities.

The engine keeps no such counts, which would slow every game. They are taken by putting counting
functions in the places of those that cards call, in a process that does nothing else: ``install``
cannot be undone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from attrs import evolve, field, frozen

from abyss_rules import rulesets
from abyss_rules.engine import powers
from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.evaluate import Evaluate
from abyss_rules.engine.frames import BLOCK, SOURCE
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.standing import Alteration, Modifier, Protection
from abyss_rules.model.cards import Card
from abyss_rules.model.effects import Once, Score, Usable

#: An ability of a card: the card's id, and the head of the ability.
Ability = tuple[str, str]


@frozen
class Meters:
    """How often things were met; they add up."""

    #: The ability began, held, or was asked for its score.
    met: Counter[Ability] = field(factory=Counter)
    #: It changed something.
    did: Counter[Ability] = field(factory=Counter)
    #: The owner could use it.
    offered: Counter[str] = field(factory=Counter)
    verbs: Counter[str] = field(factory=Counter)
    quantities: Counter[str] = field(factory=Counter)

    def add(self, other: Meters) -> None:
        """Add what others have counted."""
        self.met.update(other.met)
        self.did.update(other.did)
        self.offered.update(other.offered)
        self.verbs.update(other.verbs)
        self.quantities.update(other.quantities)


def heads_of(card: Card) -> tuple[str, ...]:
    """The heads of a card's abilities: ``on arrival``, ``while free``, ``score``."""
    return tuple(dict.fromkeys(_head(ability) for ability in card.abilities))


def _head(ability: Any) -> str:
    match ability:
        case Once(moment=moment):
            return f"{'at' if moment == 'game_end' else 'on'} {moment}"
        case Usable(period=period):
            return f"once per {period}"
        case Score():
            return "score"
        case _:
            return f"while {ability.state}"


def install() -> Meters:
    """Count from now on, in all games that are prepared later in this process."""
    meters = Meters()
    for name in rulesets.NAMES:
        words = rulesets.find(name).words
        state_key = rulesets.find(name).state_key
        for key, function in words.verb_functions.items():
            words.verb_functions[key] = _counted_verb(meters, key, function, state_key)
        for quantity, read in words.quantity_functions.items():
            words.quantity_functions[quantity] = _counted_read(meters, quantity, read)
    _count_standing(meters)
    _count_beginnings(meters)
    return meters


def _of(rules: Rules, frame: list[Any]) -> Ability:
    """The ability that a power's frame, or that of a standing effect, belongs to."""
    number = frame[SOURCE]
    card = rules.cards[number]
    heads = heads_of(card)
    compiled = rules.compiled
    block = frame[BLOCK]
    for moment, blocks in compiled.once.items():
        if block >= 0 and blocks[number] == block:
            return card.id, next(head for head in heads if head.endswith(f" {moment}"))
    usable = compiled.usable[number]
    if usable is not None and block == usable.block:
        return card.id, next(head for head in heads if head.startswith("once per "))
    return card.id, _standing_head(card)


def _counted_verb(
    meters: Meters, name: str, function: Callable[..., Any], key: Callable[[Any], Any]
) -> Callable[..., Any]:
    def counted(rules: Any, s: Any, frame: list[Any], *operands: Any) -> Any:
        before = key(s)
        answer = function(rules, s, frame, *operands)
        ability = _of(rules, frame)
        meters.verbs[name] += 1
        meters.met[ability] += 1
        if key(s) != before:
            meters.did[ability] += 1
        return answer

    return counted


def _counted_read(meters: Meters, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def counted(*given: Any) -> Any:
        meters.quantities[name] += 1
        return function(*given)

    return counted


def _count_standing(meters: Meters) -> None:
    """Standing effects are met when it is asked whom they reach, and do something when it is."""
    compiled: Any = CompiledCards
    made = compiled._standing  # noqa: SLF001  # where all standing effects are made

    def counted(function: Evaluate, ability: Ability, counter: Counter[Ability]) -> Evaluate:
        def count(rules: Any, s: Any, frame: list[Any]) -> Any:
            answer = function(rules, s, frame)
            if answer is not False:
                counter[ability] += 1
            return answer

        return count

    def counting(self: Any, card: Card, condition: Any, effect: Any) -> Any:
        standing = made(self, card, condition, effect)
        ability = card.id, _standing_head(card)
        scope = counted(standing.scope, ability, meters.met)
        match standing:
            case Modifier(value=value):
                changed: dict[str, Any] = {"value": counted(value, ability, meters.did)}
            case Protection(matches=matches):
                changed = {"matches": counted(matches or _always, ability, meters.did)}
            case Alteration(changes=changes):
                told = tuple((at, counted(value, ability, meters.did)) for at, value in changes)
                changed = {"changes": told}
            case _:  # what a reaction does is done by its verbs
                changed = {}
        return evolve(standing, scope=scope, **changed)

    compiled._standing = counting  # noqa: SLF001  # as above


def _always(_rules: Any, _s: Any, _frame: list[Any]) -> bool:
    return True


def _standing_head(card: Card) -> str:
    """The head that a card's standing effects hang from, or its first that begins them."""
    heads = heads_of(card)
    standing = [head for head in heads if head.startswith("while ")]
    return (standing or [head for head in heads if head != "score"] or ["score"])[0]


def _count_beginnings(meters: Meters) -> None:
    """Powers are met when they begin, also if they come to nothing; scores when they are asked."""
    module: Any = powers
    rules_class: Any = Rules
    begin, card_score = module.begin, rules_class.card_score

    def counted_begin(rules: Any, s: Any, block: int, owner: int, source: int) -> None:
        begin(rules, s, block, owner, source)
        meters.met[_of(rules, s.stack[-1])] += 1

    def counted_score(rules: Any, s: Any, owner: int, card: int) -> int:
        points: int = card_score(rules, s, owner, card)
        ability = (rules.cards[card].id, "score")
        meters.met[ability] += 1
        if points:
            meters.did[ability] += 1
        return points

    module.begin = counted_begin
    rules_class.card_score = counted_score
