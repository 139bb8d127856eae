"""Standing effects: asked when needed, never stored in what they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from abyss_rules.engine.frames import BLOCK, new_frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_rules.engine.rules import Rules
    from abyss_rules.engine.state import State

    Evaluate = Callable[[Any, Any, list[Any]], Any]

_EVERY_SOURCE = -1


@frozen
class Modifier:
    """``operation`` with ``value`` on a quantity of the players in ``scope``."""

    quantity: int
    operation: str
    value: Evaluate
    scope: Evaluate
    condition: Evaluate | None


@frozen
class Protection:
    """The players in ``scope`` are not affected by cards of ``kind`` that meet ``matches``."""

    kind: str
    scope: Evaluate
    #: Frame slot of ``it`` while ``matches`` is asked.
    slot: int
    matches: Evaluate | None
    condition: Evaluate | None


@frozen
class Alteration:
    """Before ``event`` happens to a player in ``scope``, its fields become the changes' values."""

    event: int
    scope: Evaluate
    condition: Evaluate | None
    changes: tuple[tuple[int, Evaluate], ...]


@frozen
class Reaction:
    """``after`` or ``at`` an event of a player in ``scope``, the block is done."""

    timing: str
    event: int
    scope: Evaluate
    condition: Evaluate | None
    where: Evaluate | None
    block: int
    size: int


def _holds(
    rules: Rules, s: State, effect: Modifier | Protection | Alteration | Reaction, frame: list[Any]
) -> bool:
    return effect.condition is None or bool(effect.condition(rules, s, frame))


def _sources(rules: Rules, s: State) -> list[tuple[int, int, int]]:
    """(seat, card, group) of the standing effects in force; kept until a card moves.

    The cards' own come first, then those that hold for a time, in the order they began.
    """
    sources: list[tuple[int, int, int]] | None = s.cache.get(_EVERY_SOURCE)
    if sources is None:
        standing = rules.compiled.standing
        sources = [(seat, card, card) for seat, card in rules.standing_sources(s) if standing[card]]
        sources += s.passing
        s.cache[_EVERY_SOURCE] = sources
    return sources


def moved(rules: Rules, s: State, card: int) -> None:
    """A card arrives where it has its effects, or leaves it: what was answered may have changed."""
    if rules.compiled.stands[card]:
        s.cache = {}


def begin_passing(s: State, owner: int, card: int, group: int) -> None:
    """Effects of a card begin to hold for a time."""
    s.passing += ((owner, card, group),)
    s.cache = {}


def expire(s: State, owner: int) -> None:
    """The owner's next turn begins: what was to hold until then ends."""
    s.passing = tuple(row for row in s.passing if row[0] != owner)
    s.cache = {}


def protected(rules: Rules, s: State, seat: int, source: int) -> bool:
    """Whether ``seat`` is not affected by the card ``source`` (A8.2)."""
    if not rules.compiled.protects:
        return False
    for owner, card, group in _sources(rules, s):
        for effect in rules.compiled.standing[group]:
            if isinstance(effect, Protection) and rules.cards[source].kind == effect.kind:
                frame = new_frame(owner, card)
                if not _holds(rules, s, effect, frame) or not _reaches(
                    effect.scope(rules, s, frame), seat
                ):
                    continue
                if effect.matches is None:
                    return True
                frame += [0] * (effect.slot + 1 - len(frame))
                frame[effect.slot] = source
                if effect.matches(rules, s, frame):
                    return True
    return False


def _reaches(scope: int | tuple[int, ...], seat: int) -> bool:
    return scope == seat if isinstance(scope, int) else seat in scope


def ask(rules: Rules, s: State, quantity: int, seat: int, base: int) -> int:
    """What a quantity is for a seat: the base, then set, add, at least, at most, in that order.

    Several of a kind add up (A8.4).
    """
    row = s.cache.get(seat)
    if row is None:
        row = s.cache[seat] = _row(rules, s, seat)
    change = row[quantity]
    if change is _NO_CHANGE:
        return base
    if change is None:
        change = _change(rules, s, quantity, seat)
    fixed, more, least, most = change
    answer = (base if fixed is None else fixed) + more
    if least is not None and answer < least:
        answer = least
    if most is not None and answer > most:
        answer = most
    return int(answer)


def asked(rules: Rules, s: State, quantity: int, seat: int) -> tuple[int, ...]:
    """The values that all ``set``s in force give a quantity of a seat, the latest last."""
    return tuple(
        int(effect.value(rules, s, frame))
        for owner, card, group in _sources(rules, s)
        for effect in rules.compiled.modifiers[quantity].get(group, ())
        if effect.operation == "set"
        for frame in (new_frame(owner, card),)
        if _holds(rules, s, effect, frame) and _reaches(effect.scope(rules, s, frame), seat)
    )


_Change = tuple[int | None, int, int | None, int | None]
_NO_CHANGE: _Change = (None, 0, None, None)
#: The most quantities of a vocabulary, which the compiled cards of a game see to.
MOST_QUANTITIES = 256
#: What the cache holds under a seat of which nothing is changed: ``s.cache.get(seat) is UNCHANGED``
#: tells that every quantity of the seat is its base, without asking for each.
UNCHANGED: list[_Change | None] = [_NO_CHANGE] * MOST_QUANTITIES


def _row(rules: Rules, s: State, seat: int) -> list[_Change | None]:
    """What is done to each quantity of a seat; None where it has to be asked each time."""
    modified = rules.compiled.modified
    touched = {q for _, _, group in _sources(rules, s) for q in modified.get(group, ())}
    if not touched:
        return UNCHANGED
    row: list[_Change | None] = [_NO_CHANGE] * len(rules.compiled.modifiers)
    for quantity in touched:
        if rules.compiled.varying[quantity]:
            row[quantity] = None
        else:
            row[quantity] = _change(rules, s, quantity, seat)
    return row


def _change(rules: Rules, s: State, quantity: int, seat: int) -> _Change:
    fixed: int | None = None
    more = 0
    least: int | None = None
    most: int | None = None
    found = False
    modifiers = rules.compiled.modifiers[quantity]
    for owner, card, group in _sources(rules, s):
        for effect in modifiers.get(group, ()):
            frame = new_frame(owner, card)
            if not _holds(rules, s, effect, frame) or not _reaches(
                effect.scope(rules, s, frame), seat
            ):
                continue
            found = True
            value: int = effect.value(rules, s, frame)
            if effect.operation == "set":
                fixed = value
            elif effect.operation == "add":
                more += value
            elif effect.operation == "at_least":
                least = value if least is None else max(least, value)
            else:
                most = value if most is None else min(most, value)
    return (fixed, more, least, most) if found else _NO_CHANGE


def alter(rules: Rules, s: State, event: int, actor: int, fields: list[Any]) -> list[Any]:
    """The fields of an event of ``actor`` after every standing effect has altered them once."""
    alterations = rules.compiled.alterations[event]
    for owner, card, group in _sources(rules, s):
        for effect in alterations.get(group, ()):
            frame = new_frame(owner, card) + fields
            if _holds(rules, s, effect, frame) and _reaches(effect.scope(rules, s, frame), actor):
                fields = list(fields)
                for field, value in effect.changes:
                    fields[field] = value(rules, s, frame)
    return fields


@frozen
class Reactions:
    """What cards do at an event, by group; ``key`` is where the cache keeps those in force."""

    key: int
    by_group: dict[int, tuple[Reaction, ...]]


def react(rules: Rules, s: State, answers: Reactions, actor: int, fields: list[Any]) -> None:
    """Put the powers that answer to an event on the stack, the first source's on top.

    ``answers`` is what the cards do then, from ``CompiledCards.reactions``.
    """
    in_force = s.cache.get(answers.key)
    if in_force is None:
        in_force = s.cache[answers.key] = [
            (owner, card, effect)
            for owner, card, group in _sources(rules, s)
            for effect in answers.by_group.get(group, ())
        ]
    if not in_force:
        return
    found = []
    for owner, card, effect in in_force:
        frame = [*new_frame(owner, card), actor, *fields]
        if (
            _holds(rules, s, effect, frame)
            and _reaches(effect.scope(rules, s, frame), actor)
            and (effect.where is None or effect.where(rules, s, frame))
        ):
            frame[BLOCK] = effect.block
            found.append(frame + [0] * (effect.size - len(frame)))
    if found:
        s.stack.extend(reversed(found))
