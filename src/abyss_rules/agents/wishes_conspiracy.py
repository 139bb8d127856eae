"""What the agents that seek Keys or Powers want in Conspiracy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from abyss_rules.engine.options import Option

if TYPE_CHECKING:
    from abyss_rules.rulesets.conspiracy.view import ConspiracyView

_Wish = Callable[["ConspiracyView", Option], float]


def _has_key(view: ConspiracyView, card: str) -> bool:
    facts = view.cards.get(card)
    return facts is not None and facts.key is not None


def _recruit_keys(view: ConspiracyView, option: Option) -> float:
    """The pile with most keys, else as many Lords to choose from as can be drawn."""
    if option.verb == "pile":
        return 2.0 * sum(_has_key(view, lord) for lord in view.discards[option.argument])
    return 0.5 * int(option.argument) if option.verb == "draw" else 0.0


def _with_key(view: ConspiracyView, option: Option) -> float:
    return float(_has_key(view, option.argument))


#: Keeps Lords with keys, and places them first.
KEYS: Mapping[str, _Wish] = {
    "recruit": _recruit_keys,
    "keep": _with_key,
    "place": _with_key,
}


def _does_something(view: ConspiracyView, card: str) -> bool:
    """Whether a Lord has a power: those that bring neither a key nor Pearls do."""
    facts = view.cards[card]
    return facts.key is None and not facts.pearls


def _recruit_powers(view: ConspiracyView, option: Option) -> float:
    """Keys earn Locations, whose powers count as well."""
    if option.verb == "pile":
        pile = view.discards[option.argument]
        return sum(1.5 if _does_something(view, lord) else _has_key(view, lord) for lord in pile)
    return 1.0 if option.argument == "3" else 0.0


def _keep_powers(view: ConspiracyView, option: Option) -> float:
    return 2.0 * _does_something(view, option.argument) + _has_key(view, option.argument)


def _least_points(view: ConspiracyView, option: Option) -> float:
    """A Location without Pearls, of the fewest points: its power is the rest of its worth."""
    if option.verb == "draw":
        return -4.0
    pearls = view.cards[option.argument].pearls or 0
    return -float(pearls) - abs(view.location_scores.get(option.argument, 0) - 3)


#: Takes Lords and Locations with powers and accepts every offer.
POWERS: Mapping[str, _Wish] = {
    "recruit": _recruit_powers,
    "keep": _keep_powers,
    "place": lambda view, option: -float(_does_something(view, option.argument)),
    "location": _least_points,
    "drawn_location": _least_points,
    "may": lambda _view, option: float(option.verb == "accept"),
    "replay": lambda _view, option: float(option.verb == "replay"),
}
