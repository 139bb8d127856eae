"""The laws at every kind of decision, the seldom ones and those of single cards too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.agents import Chance
from abyss_rules.testing import Law, choice, laws_for, pairs
from abyss_rules.testing.playing import drawn_start, played
from tests.properties import plain

#: The kinds of decisions that powers of cards ask.
_OF_POWERS = {"choice", "may"}


def _moments(ruleset: str, *, of_each: int, games: int) -> dict[str, list[ar.Game]]:
    """Games at each kind of decision, and at those of each card's power, found by playing."""
    found: dict[str, list[ar.Game]] = {}

    def watch(_before: object, _answer: object, game: ar.Game) -> None:
        decision = game.decision
        if decision is None:
            return
        kind = decision.kind
        if kind in _OF_POWERS:
            kind = f"{kind} of {game.view(decision.seat).decision.source}"
        some = found.setdefault(kind, [])
        if len(some) < of_each:
            some.append(game.clone())

    chosen = choice(ruleset, agents=("keys", "powers", "random"), whole=True)
    for seed in range(games):
        below = Chance(seed).below
        played(below, chosen, drawn_start(below, chosen), watch)
    return found


def _asked(law: Law, game: ar.Game) -> Iterator[str | None]:
    """What a law says of a game, whatever its kind."""
    if law.kind == "pair":
        for other, seat in pairs(game):
            yield law.why_not(game, other, seat)
    elif law.kind == "step":
        for option in () if game.decision is None else game.decision.options:
            after = game.clone()
            after.apply(option)
            yield law.why_not(game, option, after)
    else:
        yield law.why_not(game)


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_the_laws_hold_at_every_kind_of_decision(ruleset: str) -> None:
    found = _moments(ruleset, of_each=2, games=80)
    kinds = {kind.split()[0] for kind in found}
    assert kinds == set(ar.new_game(ruleset).setup.ruleset.kinds) - {""}
    laws = [
        one
        for one in (*laws_for(ruleset), *plain.LAWS)
        if one.often in {"always", "sometimes"} and one.kind != "text"
    ]
    for games in found.values():
        for game in games:
            for law in laws:
                assert not any(_asked(law, game)), law.name
