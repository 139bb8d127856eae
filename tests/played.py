"""Games that tests play to come by states of all kinds: seeded, and fond of Lords and Powers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import abyss_rules as ar

_FOND_OF = {"recruit", "use", "accept", "pay", "done", "fight", "buy", "exchange"}


def choose(game: ar.Game, draw: random.Random) -> ar.Option:
    """One of the pending options, often one that brings Lords, Keys and Powers into play."""
    assert game.decision is not None
    options = list(game.decision.options)
    fond = [option for option in options if option.verb in _FOND_OF]
    return draw.choice(fond if fond and draw.random() < 0.6 else options)


def walk(
    seed: int,
    seats: int = 3,
    options: str | Mapping[str, Any] | None = None,
    most: int = 2000,
    ruleset: str = "abyss",
) -> Iterator[ar.Game]:
    """The same game at every decision from the first to the last, and when it is over."""
    game = ar.new_game(ruleset, seats=seats, seed=seed, options=options)
    draw = random.Random(seed)
    yield game
    for _ in range(most - 1):
        if game.decision is None:
            return
        game.apply(choose(game, draw))
        yield game


def played(
    seed: int,
    decisions: int,
    seats: int = 3,
    options: str | None = None,
    ruleset: str = "abyss",
) -> ar.Game:
    """A game after so many decisions, or at its end."""
    *_before, last = walk(seed, seats, options, decisions + 1, ruleset)
    return last
