"""What the tests of effects that hold on share: what a quantity is now, and a Council."""

from __future__ import annotations

import abyss_rules as ar
from abyss_rules.engine.standing import ask
from abyss_rules.rulesets.abyss.rules import AbyssRules
from tests.packs import resumed

#: A Council with a stack for each of the next three turns.
STACKS = {"crab": ["crab 1"], "squid": ["squid 1"], "shellfish": ["shellfish 1"]}


def limit(game: ar.Game, seat: int = 0, quantity: str = "hand_limit", base: int = 20) -> int:
    """What a quantity is for a seat now; it is also what a fresh copy of the game says."""
    answers = []
    for one in (game, resumed(game)):
        rules, state = one.setup.rules, one._state
        assert isinstance(rules, AbyssRules)
        answers.append(ask(rules, state, rules.compiled.quantities[quantity], seat, base))
    assert answers[0] == answers[1]
    return answers[0]
