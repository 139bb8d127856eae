"""What a card can do, told apart by heads: ``on arrival``, ``while free``, ``alter EVENT``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from abyss_rules.model.cards import Card
from abyss_rules.model.effects import (
    Alter,
    Each,
    If,
    May,
    Modify,
    Once,
    Protect,
    Score,
    Standing,
    StandingEffect,
    Trigger,
    Until,
    Usable,
)

#: So begins the head of a Power that its owner may use.
TO_BE_USED = "once per "
_WRITTEN = {"add": "add to {}", "set": "set {}", "at_least": "limit {}", "at_most": "limit {}"}
#: What tells one of several from the others.
_TOLD_APART = re.compile(r"(: .*| \(\d+\))$")


def heads_of(card: Card) -> tuple[str, ...]:
    """The heads of what a card does, one for each ability.

    What answers an event while something holds (``while free { after exploration … }``) is one
    ability, told by the event. Where several other standing effects have the same head, each is
    told by what it does (``while free: add to recruit_cost``); where that is the same, too, the
    later ones are numbered.
    """
    return tuple(dict.fromkeys(names[-1] for _part, names in _named(card) if names))


def standing_of(card: Card) -> tuple[tuple[StandingEffect, tuple[str, ...]], ...]:
    """The standing effects of a card, each with the heads that it belongs to."""
    return tuple((part, names) for part, names in _named(card) if _stands(part))


def head_of(name: str) -> str:
    """The head alone, without what tells one of several from the others."""
    return _TOLD_APART.sub("", name)


def power_to_be_used(card: Card) -> str:
    """The head of the one Power that the owner of a card may use, of a card that has one."""
    return next(head(part) for part in card.abilities if isinstance(part, Usable))


def head(part: object) -> str:
    """The head of an ability, of what holds for a time, of an answer to an event; else nothing."""
    match part:
        case Once(moment=moment):
            return f"{'at' if moment == 'game_end' else 'on'} {moment}"
        case Usable(period=period):
            return f"{TO_BE_USED}{period}"
        case Score():
            return "score"
        case Standing(state=state):
            return f"while {state}"
        case Until(moment=moment):
            return f"until my next {moment}"
        case Trigger(timing=timing, event=event):
            return f"{timing} {event}"
        case Alter(event=event):
            return f"alter {event}"
    return ""


def _stands(part: object) -> bool:
    return isinstance(part, Modify | Protect | Alter | Trigger)


def _named(card: Card) -> Iterator[tuple[StandingEffect, tuple[str, ...]]]:
    """What a card does, with all names that it is told by: each once, but for a Power's."""
    parts = list(_parts(card.abilities))
    several = Counter(holder for part, holder in parts if _stands(part))
    used: Counter[str] = Counter()
    for part, holder in parts:
        names = []
        if holder and _stands(part):
            names.append(f"{holder}: {_deed(part)}" if several[holder] > 1 else holder)
        if (own := head(part)) and not isinstance(part, Standing | Until):
            names.append(own)
        used.update(names)
        told = (f"{name} ({used[name]})" if used[name] > 1 else name for name in names)
        yield part, tuple(told)  # type: ignore[misc]  # who asks for standing effects looks


def _parts(parts: Iterable[object], holder: str = "") -> Iterator[tuple[object, str]]:
    """Parts of a card with all that stands in them, and the head that standing effects have."""
    for part in parts:
        yield part, holder
        yield from _parts(_inner(part), head(part) if isinstance(part, Standing | Until) else "")


def _deed(part: object) -> str:
    """What tells a standing effect from others of the same head."""
    match part:
        case Modify(operation=operation, quantity=quantity):
            return _WRITTEN[operation].format(quantity)
        case Protect():
            return "protect"
    return head(part)


def _inner(part: object) -> tuple[object, ...]:
    """What stands in the braces of a part."""
    match part:
        case Standing(effects=inner) | Until(effects=inner):
            return inner
        case Once(body=inner) | Usable(body=inner) | Trigger(body=inner):
            return inner
        case Each(body=inner) | May(body=inner):
            return inner
        case If(then=then, otherwise=otherwise):
            return (*then, *otherwise)
    return ()
