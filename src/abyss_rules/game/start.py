"""How a game begins: set up anew, or from a described position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.record import SEEDS
from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError
from abyss_rules.game.games import Game
from abyss_rules.game.loading import PackLike
from abyss_rules.game.setup import make_setup


def new_game(
    ruleset: str = "abyss",
    *,
    seats: int = 2,
    seed: int = 0,
    packs: Iterable[PackLike] = (),
    options: str | Mapping[str, Value] | None = None,
) -> Game:
    """A new game, set up (A2, C2) and run to its first decision.

    Args:
        ruleset: Which game: ``"abyss"`` or ``"conspiracy"``.
        seats: How many play: 2 to 4, in Conspiracy also 1 (C9).
        seed: Any whole number, taken modulo 2 to the power of 64. Equal seeds and answers give
            equal games everywhere.
        packs: Packs added to the ruleset's base pack, each by path, id or value. A pack given by
            path takes the place of one of the same id.
        options: A preset's name, or a mapping of option names to values; ``preset`` among the
            names says which preset the others change (A15, C10).

    Returns:
        The game, at its first decision with two or more options.

    Raises:
        UnknownError: Nothing answers to a name: of a ruleset, preset, option or pack.
        UnreadableError: A value is of a wrong type or not allowed, ``seats`` included.
        PackError: A pack has errors, or does not go with the others.
    """
    setup = make_setup(ruleset, seats, packs, options)
    plain.seed(seed)
    return Game(setup, setup.ruleset.new_state(setup.rules, seed), seed=seed % SEEDS)


def position(
    ruleset: str,
    description: Mapping[str, Any],
    *,
    packs: Iterable[PackLike] = (),
    options: str | Mapping[str, Value] | None = None,
    seed: int = 0,
) -> Game:
    """A game from a plain description of a position; the page on positions lists its words.

    What is not named is as at set-up, without cards in hand and without Pearls. The game begins
    at the start of the named seat's turn.

    Args:
        ruleset: Which game.
        description: A mapping of texts, numbers and lists, such as JSON holds; ``seats`` in it
            says how many play (2 if it does not).
        packs: As for ``new_game``.
        options: As for ``new_game``.
        seed: Any whole number; it shuffles what the description does not put in order.

    Returns:
        The game, at its first decision with two or more options.

    Raises:
        PositionError: The description is none of a position that can be: a card in two zones,
            negative Pearls, an unknown card or word, a value of a wrong type.
        UnknownError: Nothing answers to a name: of a ruleset, preset, option or pack.
        UnreadableError: ``description`` is no mapping, or ``seats`` in it, the seed or an option is
            of a wrong type or not allowed.
        PackError: As for ``new_game``.
    """
    if not isinstance(description, Mapping):
        raise UnreadableError(f"a position is a mapping, not {plain.show(description)}")
    seats = description.get("seats", 2)
    setup = make_setup(ruleset, seats, packs, options)
    plain.seed(seed)
    return Game(setup, setup.ruleset.position(setup.rules, description, seed))
