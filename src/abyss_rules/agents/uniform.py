"""An agent that answers at random, without looking at anything."""

from __future__ import annotations

from abyss_rules.agents.chance import Chance
from abyss_rules.engine.options import Option
from abyss_rules.game import Decision


class RandomAgent:
    """Takes each of the options with the same chance; equal seeds give equal answers."""

    name = "random"
    needs_view = False

    def __init__(self, seed: int = 0) -> None:
        self._below = Chance(seed).below

    def choose(self, view: object, decision: Decision) -> Option:
        """Any of the options."""
        del view
        options = decision.options
        return options[self._below(len(options))]
