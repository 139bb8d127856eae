"""Counts what standing effects do: whether anything is otherwise by them than it would be."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakKeyDictionary

from attrs import evolve

from abyss_rules.engine import standing
from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.evaluate import Evaluate
from abyss_rules.engine.frames import FIRST_SLOT
from abyss_rules.engine.standing import Alteration, Modifier, Protection, Reaction
from abyss_rules.model.cards import Card
from abyss_rules.verify.heads import standing_of

#: An ability of a card: the card's id, and the head of the ability.
Ability = tuple[str, str]
#: The cards of a game -> the block of an answer to an event -> the abilities that it belongs to.
Reactions = WeakKeyDictionary[CompiledCards, dict[int, tuple[Ability, ...]]]
#: What a standing effect does to a quantity: whose it is, how, and with which value.
Given = tuple[tuple[Ability, ...], str, int]
_LIBRARY = "abyss_rules."


class _Change(tuple[Any, ...]):  # noqa: SLOT001  # no tuple has slots beside its entries
    """What the engine keeps of all that changes a quantity, with the single effects."""

    given: tuple[Given, ...]


def count_standing(
    met: Counter[Ability], did: Counter[Ability], quantities: Counter[str], reactions: Reactions
) -> None:
    """Standing effects are met when it is asked whom they reach.

    They do something when a quantity, or a field of an event, is otherwise than without them, or a
    card is kept away. A quantity is met when a value is asked that changes it: by the ruleset, or
    by a card.
    """
    compiled: Any = CompiledCards
    made = compiled._standing  # noqa: SLF001  # where all standing effects are made
    given = _count_values(did)

    def counting(self: Any, card: Card, condition: Any, effect: Any) -> Any:
        one = made(self, card, condition, effect)
        names = next((names for part, names in standing_of(card) if part is effect), ())
        abilities = tuple((card.id, name) for name in names)
        changed: dict[str, Any] = {}
        match one:
            case Modifier(operation=operation, value=value):
                asked = _noted(value, given, abilities, operation)
                changed = {
                    "value": _seen(asked, lambda *_all: quantities.update([effect.quantity]))
                }
            case Protection(matches=matches):
                changed = {
                    "matches": _seen(matches or _always, lambda *_all: did.update(abilities))
                }
            case Alteration(changes=changes):
                changed = {
                    "changes": tuple((at, _altering(at, v, did, abilities)) for at, v in changes)
                }
            case Reaction(block=block):  # what it does is done by its verbs
                reactions.setdefault(self, {})[block] = abilities
        return evolve(one, scope=_seen(one.scope, lambda *_all: met.update(abilities)), **changed)

    compiled._standing = counting  # noqa: SLF001  # as above


def _always(_rules: Any, _s: Any, _frame: list[Any]) -> bool:
    return True


def _seen(function: Evaluate, tell: Callable[..., None]) -> Evaluate:
    """The function, which tells of each answer but False."""

    def seen(rules: Any, s: Any, frame: list[Any]) -> Any:
        answer = function(rules, s, frame)
        if answer is not False:
            tell()
        return answer

    return seen


def _altering(
    at: int, value: Evaluate, did: Counter[Ability], abilities: tuple[Ability, ...]
) -> Evaluate:
    """The new value of a field; one that the field has already does nothing."""

    def altering(rules: Any, s: Any, frame: list[Any]) -> Any:
        answer = value(rules, s, frame)
        if answer != frame[FIRST_SLOT + at]:
            did.update(abilities)
        return answer

    return altering


def _noted(
    value: Evaluate, given: list[Given], abilities: tuple[Ability, ...], operation: str
) -> Evaluate:
    """The value of an effect, of which is noted that it was asked."""

    def noted(rules: Any, s: Any, frame: list[Any]) -> Any:
        answer = value(rules, s, frame)
        given.append((abilities, operation, int(answer)))  # after what it asks itself
        return answer

    return noted


def _count_values(did: Counter[Ability]) -> list[Given]:
    """Count, where a quantity is asked, what changes it; into the list values are to be noted."""
    module: Any = standing
    change, ask, asked = module._change, module.ask, module.asked  # noqa: SLF001  # as above
    noted: list[Given] = []
    #: What was asked last of what the engine keeps nothing of.
    last: list[Given] = []

    def counted_change(rules: Any, s: Any, quantity: int, seat: int) -> Any:
        before = len(noted)
        found = change(rules, s, quantity, seat)
        last[:] = noted[before:]
        del noted[before:]
        if not last:
            return found
        kept = _Change(found)
        kept.given = tuple(last)
        return kept

    def counted_ask(rules: Any, s: Any, quantity: int, seat: int, base: int) -> Any:
        answer = ask(rules, s, quantity, seat, base)
        kept = s.cache[seat][quantity]
        count_changes(last if kept is None else getattr(kept, "given", ()), base, did)
        return answer

    def counted_asked(rules: Any, s: Any, quantity: int, seat: int) -> Any:
        before = len(noted)
        answer = asked(rules, s, quantity, seat)
        count_changes(noted[before:], 0, did)
        del noted[before:]
        return answer

    module._change = counted_change  # noqa: SLF001  # as above
    for word, original, counted in (("ask", ask, counted_ask), ("asked", asked, counted_asked)):
        for name, other in list(sys.modules.items()):  # they have it by its name
            if name.startswith(_LIBRARY) and vars(other).get(word) is original:
                setattr(other, word, counted)
    return noted


_ORDER = ("set", "add", "at_least", "at_most")


def count_changes(given: Iterable[Given], base: int, did: Counter[Ability]) -> None:
    """Count those effects by which a quantity becomes another than by those before."""
    now = base
    for abilities, operation, value in sorted(given, key=lambda one: _ORDER.index(one[1])):
        match operation:
            case "set":
                after = value
            case "add":
                after = now + value
            case "at_least":
                after = max(now, value)
            case _:
                after = min(now, value)
        if after != now:
            did.update(abilities)
        now = after
