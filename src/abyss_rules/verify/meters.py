"""Counts what is met while games are played: each card's abilities, each word that cards have.

The engine keeps no such counts, which would slow every game. They are taken by putting counting
functions in the places of those that cards call, in a process that does nothing else: ``install``
cannot be undone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from attrs import field, frozen

from abyss_rules import rulesets
from abyss_rules.engine import powers
from abyss_rules.engine.evaluate import Evaluate, Evaluator, Scope
from abyss_rules.engine.frames import BLOCK, SOURCE
from abyss_rules.engine.rows import UntilRow
from abyss_rules.engine.rules import Rules
from abyss_rules.model.effects import Once
from abyss_rules.model.expressions import Select
from abyss_rules.verify.heads import head, power_to_be_used
from abyss_rules.verify.meters_standing import Ability, Reactions, count_standing


@frozen
class Meters:
    """How often things were met; they add up."""

    #: The ability began, held, was answered an event by, or was asked for its score.
    met: Counter[Ability] = field(factory=Counter)
    #: It changed something.
    did: Counter[Ability] = field(factory=Counter)
    #: A Power to be used lay before its owner, who could have been offered it: by the card's id,
    #: as a card has one such Power.
    ready: Counter[str] = field(factory=Counter)
    #: It was among the options offered.
    offered: Counter[str] = field(factory=Counter)
    #: The owner used it, in a game or in a copy that a law plays, as it is counted for the others.
    used: Counter[str] = field(factory=Counter)
    #: By the keys of their signatures.
    verbs: Counter[str] = field(factory=Counter)
    #: Read by a card, or changed by one for whoever asks.
    quantities: Counter[str] = field(factory=Counter)
    #: A card looked at what lies there.
    selectors: Counter[str] = field(factory=Counter)
    #: By name and what they are of, as the vocabulary has them.
    attributes: Counter[tuple[str, str]] = field(factory=Counter)

    def add(self, other: Meters) -> None:
        """Add what others have counted."""
        for mine, theirs in zip(self._all(), other._all(), strict=True):
            mine.update(theirs)

    def taken(self) -> Meters:
        """What was counted up to now; counting begins anew."""
        counted = Meters()
        counted.add(self)
        for counter in self._all():
            counter.clear()
        return counted

    @contextmanager
    def left_alone(self) -> Iterator[None]:
        """What is met meanwhile is not counted."""
        counted = self.taken()
        try:
            yield
        finally:
            self.taken()
            self.add(counted)

    def _all(self) -> tuple[Counter[Any], ...]:
        read = self.verbs, self.quantities, self.selectors, self.attributes
        return self.met, self.did, self.ready, self.offered, self.used, *read


def install() -> Meters:
    """Count from now on, in all games that are prepared later in this process."""
    meters = Meters()
    reactions: Reactions = WeakKeyDictionary()
    for name in rulesets.NAMES:
        words = rulesets.find(name).words
        state_key = rulesets.find(name).state_key
        for key, function in words.verb_functions.items():
            words.verb_functions[key] = _counted_verb(meters, key, function, state_key, reactions)
        for quantity, read in words.quantity_functions.items():
            words.quantity_functions[quantity] = _counted_read(meters.quantities, quantity, read)
        for attribute, read in words.attribute_functions.items():
            words.attribute_functions[attribute] = _counted_read(meters.attributes, attribute, read)
    _count_selectors(meters)
    count_standing(meters.met, meters.did, meters.quantities, reactions)
    _count_beginnings(meters, reactions)
    _count_offers(meters)
    return meters


def _of(rules: Rules, frame: list[Any], reactions: Reactions) -> tuple[Ability, ...]:
    """The abilities that a power's frame belongs to: two, where it answers to an event."""
    number = frame[SOURCE]
    card = rules.cards[number]
    compiled = rules.compiled
    block = frame[BLOCK]
    if (found := reactions.get(compiled, {}).get(block)) is not None:
        return found
    for moment, blocks in compiled.once.items():
        if blocks[number] == block:
            return ((card.id, head(Once(moment, ()))),)
    return ((card.id, power_to_be_used(card)),)


def _counted_verb(
    meters: Meters,
    name: str,
    function: Callable[..., Any],
    key: Callable[[Any], Any],
    reactions: Reactions,
) -> Callable[..., Any]:
    def counted(rules: Any, s: Any, frame: list[Any], *operands: Any) -> Any:
        before = key(s)
        answer = function(rules, s, frame, *operands)
        abilities = _of(rules, frame, reactions)
        meters.verbs[name] += 1
        meters.met.update(abilities)
        if key(s) != before:
            meters.did.update(abilities)
        return answer

    return counted


def _counted_read(
    counter: Counter[Any], name: object, function: Callable[..., Any]
) -> Callable[..., Any]:
    def counted(*given: Any) -> Any:
        counter[name] += 1
        return function(*given)

    return counted


def _count_selectors(meters: Meters) -> None:
    """Players are looked up without a function of a ruleset, so each is counted where it is made.

    Inside a sum or a filter they were looked up before: that is not counted again.
    """
    evaluator: Any = Evaluator
    made = evaluator._select  # noqa: SLF001  # where all lookups of things are made

    def counting(self: Any, e: Select, scope: Scope) -> Evaluate:
        looked_up: Evaluate = made(self, e, scope)
        if f"all {e.selector}" in scope.names:
            return looked_up
        return _counted_read(meters.selectors, e.selector, looked_up)

    evaluator._select = counting  # noqa: SLF001  # as above


def _count_beginnings(meters: Meters, reactions: Reactions) -> None:
    """Powers are met when they begin, also if they come to nothing; scores when they are asked.

    A power that has something hold for a time does something by that.
    """
    module: Any = powers
    rules_class: Any = Rules
    begin, step, card_score = module.begin, module._step, rules_class.card_score  # noqa: SLF001  # as above

    def counted_begin(rules: Any, s: Any, block: int, owner: int, source: int) -> None:
        begin(rules, s, block, owner, source)
        meters.met.update(_of(rules, s.stack[-1], reactions))
        usable = rules.compiled.usable[source]
        if usable is not None and usable.block == block:
            meters.used[rules.cards[source].id] += 1

    def counted_step(rules: Any, s: Any, frame: list[Any], row: Any) -> None:
        step(rules, s, frame, row)
        if isinstance(row, UntilRow):
            meters.did.update(_of(rules, frame, reactions))

    def counted_score(rules: Any, s: Any, owner: int, card: int) -> int:
        points: int = card_score(rules, s, owner, card)
        ability = (rules.cards[card].id, "score")
        meters.met[ability] += 1
        if points:
            meters.did[ability] += 1
        return points

    module.begin = counted_begin
    module._step = counted_step  # noqa: SLF001  # as above
    rules_class.card_score = counted_score


def _count_offers(meters: Meters) -> None:
    """Powers to be used are asked for one by one when a turn's options are made.

    Those that would come to something are offered.
    """
    module: Any = powers
    can_use = module.can_use

    def counted(rules: Any, s: Any, owner: int, source: int) -> bool:
        offered: bool = can_use(rules, s, owner, source)
        card = rules.cards[source].id
        meters.ready[card] += 1
        if offered:
            meters.offered[card] += 1
        return offered

    module.can_use = counted
