"""Agents that go for Keys and for Powers, which random play rarely meets: for tests and balance.

What they want is written for each ruleset in a module of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_rules.agents import wishes_abyss, wishes_conspiracy
from abyss_rules.agents.chance import Chance
from abyss_rules.engine.options import Option
from abyss_rules.game import Decision

#: By kind of decision: how much an option is wanted; the most wanted ones are drawn from.
_Wishes = Mapping[str, Callable[[Any, Option], float]]
#: Every so many decisions one is answered wholly at random, so that games differ.
_STRAY = 8


class _Wishing:
    """Draws among the options it wants most."""

    #: Ruleset -> what is wanted there.
    wishes: Mapping[str, _Wishes] = {}

    def __init__(self, seed: int = 0) -> None:
        self._below = Chance(seed).below

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401  # each ruleset's own
        """One of the options wanted most."""
        options = list(decision.options)
        wish = self.wishes.get(view.ruleset, {}).get(decision.kind)
        if wish is not None and self._below(_STRAY):
            wanted = [wish(view, option) for option in options]
            most = max(wanted)
            options = [
                option for option, value in zip(options, wanted, strict=True) if value == most
            ]
        return options[self._below(len(options))]


class KeysAgent(_Wishing):
    """Seeks Lords with Keys, and whatever else brings Keys and Locations."""

    name = "keys"
    wishes: Mapping[str, _Wishes] = {
        "abyss": wishes_abyss.KEYS,
        "conspiracy": wishes_conspiracy.KEYS,
    }


class PowersAgent(_Wishing):
    """Seeks cards with Powers, uses each of them and accepts every offer."""

    name = "powers"
    wishes: Mapping[str, _Wishes] = {
        "abyss": wishes_abyss.POWERS,
        "conspiracy": wishes_conspiracy.POWERS,
    }
