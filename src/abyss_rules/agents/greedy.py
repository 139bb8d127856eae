"""An agent that takes what is worth most now, reckoned from what its seat may know.

It knows no card: how it judges what it sees is written for each ruleset in a module of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_rules.agents import greedy_abyss, greedy_conspiracy
from abyss_rules.engine import plain
from abyss_rules.engine.options import Option
from abyss_rules.game import Decision

#: Makes what reckons the options of a decision from a view and the decision's kind; None where
#: the first option will do.
_Judge = Callable[[Any, str], "Callable[[Option], float] | None"]

_JUDGES: Mapping[str, _Judge] = {
    "abyss": greedy_abyss.judge,
    "conspiracy": greedy_conspiracy.judge,
}


class GreedyAgent:
    """Takes the option with the greatest worth; among equals the first, so it needs no chance."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        plain.seed(seed)  # every agent is made with one

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401  # each ruleset's own
        """The option worth most."""
        options = decision.options
        make = _JUDGES.get(view.ruleset)
        worth = None if make is None else make(view, decision.kind)
        return options[0] if worth is None else max(options, key=worth)
