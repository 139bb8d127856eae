"""From checked cards to effect objects: rows of a power, standing effects, scores."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from abyss_rules.engine.blocks import BlockMaker
from abyss_rules.engine.evaluate import Evaluate, Evaluator, Scope, parts
from abyss_rules.engine.frames import FIRST_SLOT, OWNER, SOURCE
from abyss_rules.engine.rows import Block
from abyss_rules.engine.standing import (
    MOST_QUANTITIES,
    Alteration,
    Modifier,
    Protection,
    Reaction,
    Reactions,
)
from abyss_rules.engine.words import Words
from abyss_rules.model import effects as ef
from abyss_rules.model import expressions as ex
from abyss_rules.model.cards import Card

StandingObject = Modifier | Protection | Alteration | Reaction


@frozen
class Usable:
    """A power its owner may use: the block, and the condition to use it."""

    condition: Evaluate | None
    block: int


#: Keys of the cache from here down are for the reactions to events; what rulesets keep is above.
_REACTIONS = -1000


class CompiledCards:
    """What the cards of a game do, by their numbers."""

    def __init__(self, cards: tuple[Card, ...], words: Words) -> None:
        self._words = words
        self._evaluator = Evaluator(words)
        self._unheeding = Evaluator(words, heeding=False)
        vocabulary = words.vocabulary()
        self.quantities = {word.name: i for i, word in enumerate(vocabulary.quantities)}
        if len(self.quantities) > MOST_QUANTITIES:
            many = f"{len(self.quantities)} quantities"
            raise ValueError(f"{words.ruleset} has {many}; at most {MOST_QUANTITIES} can be kept")
        self.events = {word.name: i for i, word in enumerate(vocabulary.events)}
        self._event_fields = {word.name: word.fields for word in vocabulary.events}
        self._types = {kind.name: kind.type for kind in vocabulary.card_kinds}
        self.zones = tuple(self._evaluator.zones)
        self.blocks: list[Block] = []
        #: moment -> block of each card, -1 for none.
        self.once: dict[str, list[int]] = {
            head.word: [-1] * len(cards) for head in vocabulary.heads if head.form in {"on", "at"}
        }
        self.usable: list[Usable | None] = [None] * len(cards)
        #: The standing effects by group: a card's own are the group of its number, those that
        #: hold for a time have the numbers behind.
        self.standing: list[tuple[StandingObject, ...]] = [()] * len(cards)
        #: Whether a card does anything while it lies there: if it comes or goes, answers change.
        self.stands = [False] * len(cards)
        self.score: list[Evaluate | None] = [None] * len(cards)
        #: The quantities a score reads by name, for words such as a copied score.
        self.scored_words: list[frozenset[str]] = [frozenset()] * len(cards)
        self.varying = [False] * len(self.quantities)
        #: The standing effects by what they change or answer to, then by group.
        self.modifiers: list[dict[int, tuple[Modifier, ...]]] = [{} for _ in self.quantities]
        #: Group -> the quantities its effects change.
        self.modified: dict[int, frozenset[int]] = {}
        self.alterations: list[dict[int, tuple[Alteration, ...]]] = [{} for _ in self.events]
        self._reactions: dict[tuple[str, int], dict[int, tuple[Reaction, ...]]] = {}
        self.protects = False
        for number, card in enumerate(cards):
            self._card(number, card)

    def reactions(self, timing: str, event: str) -> Reactions:
        """What the cards do ``at`` or ``after`` an event, by their numbers."""
        number = self.events[event]
        key = _REACTIONS - 2 * number - (timing == "at")
        return Reactions(key, self._reactions.get((timing, number), {}))

    def _scope(self, card: Card, names: tuple[tuple[str, str], ...] = ()) -> Scope:
        known = {"me": (OWNER, "Player"), "self": (SOURCE, self._types[card.kind])}
        scope = Scope(known, FIRST_SLOT)
        for name, kind in names:
            scope.bind(name, kind)
        return scope

    def _card(self, number: int, card: Card) -> None:
        standing: list[StandingObject] = []
        for ability in card.abilities:
            match ability:
                case ef.Once(moment=moment, body=body):
                    self.once[moment][number] = self._block(card, body, self._scope(card))
                case ef.Usable(condition=condition, body=body):
                    block = self._block(card, body, self._scope(card))
                    self.usable[number] = Usable(self._maybe(condition, self._scope(card)), block)
                case ef.Score(value=value):
                    self.score[number] = self._evaluator.prepare(value, self._scope(card))
                    self.scored_words[number] = frozenset(_quantities(value))
                case _:
                    standing += [
                        self._standing(card, ability.condition, effect)
                        for effect in ability.effects
                    ]
        self._group(number, tuple(standing))
        self.stands[number] = bool(standing) or self.usable[number] is not None

    def _group(self, group: int, effects: tuple[StandingObject, ...]) -> None:
        """Note a group of standing effects under what they change or answer to."""
        self.standing[group] = effects
        for effect in effects:
            if isinstance(effect, Modifier):
                _add(self.modifiers[effect.quantity], group, effect)
                quantities = self.modified.get(group, frozenset())
                self.modified[group] = quantities | {effect.quantity}
            elif isinstance(effect, Alteration):
                _add(self.alterations[effect.event], group, effect)
            elif isinstance(effect, Reaction):
                answers = self._reactions.setdefault((effect.timing, effect.event), {})
                _add(answers, group, effect)

    def _maybe(self, e: ex.Expression | None, scope: Scope) -> Evaluate | None:
        return None if e is None else self._evaluator.prepare(e, scope)

    def _standing(
        self, card: Card, condition: ex.Expression | None, effect: ef.StandingEffect
    ) -> StandingObject:
        prepare, prepare_as = self._evaluator.prepare, self._evaluator.prepare_as
        scope = self._scope(card)
        holds = self._maybe(condition, scope)
        match effect:
            case ef.Modify(operation=operation, quantity=name, value=value, scope=who):
                quantity = self.quantities[name]
                constant = (
                    condition is None
                    and isinstance(value, ex.Number | ex.Constant)
                    and _is_plain(who)
                )
                if not constant:
                    self.varying[quantity] = True
                amount = prepare_as(self._evaluator.type_of(value, scope), value, scope)
                return Modifier(quantity, operation, amount, prepare(who, scope), holds)
            case ef.Protect(scope=who, kind=kind, condition=matches):
                self.protects = True
                if condition is not None or not _is_plain(who) or _looks_around(matches):
                    self.varying = [True] * len(self.varying)
                inner = scope.inner()
                slot = inner.bind("it", self._types[kind])
                evaluator = self._unheeding
                return Protection(
                    kind,
                    evaluator.prepare(who, scope),
                    slot,
                    None if matches is None else evaluator.prepare(matches, inner),
                    None if condition is None else evaluator.prepare(condition, scope),
                )
            case ef.Alter(event=event, of=who, changes=changes):
                fields = self._event_fields[event]
                places = {name: (place, kind) for place, (name, kind) in enumerate(fields)}
                inner = self._scope(card, fields)
                return Alteration(
                    self.events[event],
                    prepare(who, scope),
                    holds,
                    tuple(
                        (place, prepare_as(kind, value, inner))
                        for name, value in changes
                        for place, kind in (places[name],)
                    ),
                )
            case ef.Trigger(timing=timing, event=event, of=who, condition=where, body=body):
                fields = (("actor", "Player"), *self._event_fields[event])
                inner = self._scope(card, fields)
                block = self._block(card, body, inner)
                return Reaction(
                    timing,
                    self.events[event],
                    prepare(who, scope),
                    holds,
                    self._maybe(where, self._scope(card, fields)),
                    block,
                    self.blocks[block].size,
                )
        raise TypeError(effect)  # pragma: no cover - the checker makes no other effect

    def _block(self, card: Card, body: tuple[ef.Statement, ...], scope: Scope) -> int:
        def begin(effects: tuple[ef.StandingEffect, ...]) -> int:
            group = len(self.standing)
            self.standing.append(())
            self._group(group, tuple(self._standing(card, None, effect) for effect in effects))
            return group

        self.blocks.append(BlockMaker(self._words, self._evaluator, begin).block(body, scope))
        return len(self.blocks) - 1


def _add(by_card: dict[int, tuple[Any, ...]], card: int, effect: StandingObject) -> None:
    by_card[card] = (*by_card.get(card, ()), effect)


def _is_plain(who: ex.Expression) -> bool:
    """Whether a scope is always the same players while no card moves."""
    return isinstance(who, ex.Binding) or (isinstance(who, ex.Select) and who.of is None)


def _looks_around(matches: ex.Expression | None) -> bool:
    """Whether what a source is compared with can change while no card with effects moves."""
    return any(isinstance(part, ex.Quantity | ex.Select) for part in parts(matches))


def _quantities(e: ex.Expression) -> list[str]:
    """The names of the quantities an expression reads."""
    return [part.quantity for part in parts(e) if isinstance(part, ex.Quantity)]
