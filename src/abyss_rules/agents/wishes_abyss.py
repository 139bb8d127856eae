"""What the agents that seek Keys or Powers want in Abyss."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from abyss_rules.engine.options import Option

if TYPE_CHECKING:
    from abyss_rules.rulesets.abyss.view import AbyssView

_Wish = Callable[["AbyssView", Option], float]
#: With one Lord less than end the game (A9.1) there are turns left to use their Powers in.
_ENOUGH_LORDS = 6


def _keys_of(view: AbyssView, option: Option) -> int:
    facts = view.cards.get(option.argument)
    return (facts.keys or 0) if facts is not None else 0


def _action_for_keys(view: AbyssView, option: Option) -> float:
    if option.verb == "recruit":
        return 1 + 2 * _keys_of(view, option)
    return {"explore": 2.0, "support": 2.0}.get(option.verb, 0.0)


def _fight_for_keys(view: AbyssView, option: Option) -> float:
    wanted = "fight" if view.threat >= 3 else "leave"
    return float(option.verb == wanted)


def _reward_keys(_view: AbyssView, option: Option) -> float:
    number, _, what = option.argument.partition(" ")
    return float(number) if what.startswith("key") else 0.0


#: Recruits Lords with Keys and waits for Monsters whose reward is a Key.
KEYS: Mapping[str, _Wish] = {
    "action": _action_for_keys,
    "keep": lambda _view, option: float(option.verb == "leave"),
    "fight": _fight_for_keys,
    "reward": _reward_keys,
    "choice": _keys_of,
    "may": lambda _view, option: float(option.verb == "accept"),
}


def _action_for_powers(view: AbyssView, option: Option) -> float:
    if option.verb == "use":
        return 5.0
    if option.verb == "recruit":
        me = view.players[view.active]
        if len(me.lords) + sum(len(place.lords) for place in me.locations) >= _ENOUGH_LORDS:
            return 0.0
        facts = view.cards[option.argument]
        # What a Lord costs beyond its Influence is the price of its Power.
        return 3.0 + ((facts.cost or 0) > (facts.influence or 0))
    if option.verb == "support":
        return 1.0 + (view.council[option.argument] > 2)
    return {"explore": 1.0, "plot": 0.5}.get(option.verb, 0.0)


def _use_powers(_view: AbyssView, option: Option) -> float:
    return {"use": 2.0, "take": 1.0, "fight": 1.0, "continue": 1.0}.get(option.verb, 0.0)


def _fewest_points(view: AbyssView, option: Option) -> float:
    """A Location of few points: what it does is the rest of its worth."""
    if option.verb == "draw":
        return -3.5
    return -float(view.location_scores.get(option.argument, 0))


#: Recruits whom it can, uses every Power, accepts every offer and keeps its Lords free.
POWERS: Mapping[str, _Wish] = {
    "action": _action_for_powers,
    "offer": lambda _view, option: float(option.verb == "buy"),
    "keep": _use_powers,
    "fight": _use_powers,
    "continue": _use_powers,
    "finish": _use_powers,
    "keys": lambda _view, option: float(option.verb == "spend token"),
    "location": _fewest_points,
    "drawn_location": _fewest_points,
    "may": lambda _view, option: float(option.verb == "accept"),
    "exchange": lambda _view, option: float(option.verb == "exchange"),
}
