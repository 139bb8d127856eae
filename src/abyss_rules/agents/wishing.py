"""Agents that go for Keys and for Powers, which random play rarely meets: for tests and balance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from abyss_rules.agents.chance import Chance
from abyss_rules.engine.options import Option
from abyss_rules.game import Decision

if TYPE_CHECKING:
    from abyss_rules.rulesets.abyss.view import AbyssView

#: How much an option is wanted: the most wanted ones are drawn from.
_Wish = Callable[["AbyssView", Option], float]
#: Every so many decisions one is answered wholly at random, so that games differ.
_STRAY = 8
#: With one Lord less than end the game (A9.1) there are turns left to use their Powers in.
_ENOUGH_LORDS = 6


class _Wishing:
    """Draws among the options it wants most."""

    wishes: Mapping[str, _Wish] = {}

    def __init__(self, seed: int = 0) -> None:
        self._below = Chance(seed).below

    def choose(self, view: AbyssView, decision: Decision) -> Option:
        """One of the options wanted most."""
        options = list(decision.options)
        wish = self.wishes.get(decision.kind)
        if wish is not None and self._below(_STRAY):
            wanted = [wish(view, option) for option in options]
            most = max(wanted)
            options = [
                option for option, value in zip(options, wanted, strict=True) if value == most
            ]
        return options[self._below(len(options))]


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


class KeysAgent(_Wishing):
    """Recruits Lords with Keys and waits for Monsters whose reward is a Key."""

    name = "keys"
    wishes: Mapping[str, _Wish] = {
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


class PowersAgent(_Wishing):
    """Recruits whom it can, uses every Power, accepts every offer and keeps its Lords free."""

    name = "powers"
    wishes: Mapping[str, _Wish] = {
        "action": _action_for_powers,
        "offer": lambda _view, option: float(option.verb == "buy"),
        "keep": _use_powers,
        "fight": _use_powers,
        "continue": _use_powers,
        "finish": _use_powers,
        "keys": lambda _view, option: float(option.verb == "spend token"),
        "may": lambda _view, option: float(option.verb == "accept"),
        "exchange": lambda _view, option: float(option.verb == "exchange"),
    }
