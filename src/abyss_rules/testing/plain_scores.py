"""Scores read plainly from a state: what the parts that the rules name have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from abyss_rules.game import Game
from abyss_rules.testing.plain_reading import State
from abyss_rules.testing.plain_standing import worth

#: What a part of a score is for a player; it raises UnsaidError where a word is not read.
Part = Callable[[Game, State, int], int]


def highest(numbers: Iterable[tuple[object, int]]) -> int:
    """The sum of the highest number of each sort."""
    best: dict[object, int] = {}
    for sort, number in numbers:
        best[sort] = max(number, best.get(sort, number))
    return sum(best.values())


def of_locations(game: Game, state: State, player: int) -> int:
    """What a player's Locations are worth, by what stands on them."""
    return sum(worth(game, state, player, location) for location in state["locations"][player])
