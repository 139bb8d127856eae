"""How a game begins: set up anew, or from a described position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError
from abyss_rules.game.games import Game
from abyss_rules.game.loading import PackLike
from abyss_rules.game.setup import make_setup

#: Seeds are taken modulo this, the number of states of the random source.
_SEEDS = 1 << 64


def new_game(
    ruleset: str = "abyss",
    *,
    seats: int = 2,
    seed: int = 0,
    packs: Iterable[PackLike] = (),
    options: str | Mapping[str, Value] | None = None,
) -> Game:
    """A new game, set up and run to its first decision.

    ``seed`` is any whole number: equal seeds and answers give equal games everywhere. ``packs``
    adds packs to the ruleset's base pack, each by path, id or value. ``options`` is a preset's
    name or a mapping of option names to values (``preset`` among them names the base). Raises
    UnknownError, UnreadableError or PackError.
    """
    setup = make_setup(ruleset, seats, packs, options)
    if type(seed) is not int:
        raise UnreadableError(f"a seed is a whole number, not {seed!r}")
    return Game(setup, setup.ruleset.new_state(setup.rules, seed), seed=seed % _SEEDS)


def position(
    ruleset: str,
    description: Mapping[str, Any],
    *,
    packs: Iterable[PackLike] = (),
    options: str | Mapping[str, Value] | None = None,
    seed: int = 0,
) -> Game:
    """A game from a plain description of a position; the manual lists its words.

    What is not named is as at set-up, without cards in hand. Raises PositionError for what cannot
    be (a card in two zones), UnknownError for names that nothing answers to.
    """
    if not isinstance(description, Mapping):
        raise UnreadableError(f"a position is a mapping, not {type(description).__name__}")
    seats = description.get("seats", 2)
    setup = make_setup(ruleset, seats, packs, options)
    if type(seed) is not int:
        raise UnreadableError(f"a seed is a whole number, not {seed!r}")
    return Game(setup, setup.ruleset.position(setup.rules, description, seed))
