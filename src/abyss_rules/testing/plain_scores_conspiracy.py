"""The parts of a score of Conspiracy, read plainly from a state (C8, C9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.testing.plain_reading import State, card_of
from abyss_rules.testing.plain_scores import Part, highest, of_locations
from abyss_rules.testing.plain_words_conspiracy import coalitions


def _chamber(game: Game, state: State, player: int) -> list[dict[str, Any]]:
    """What is printed on the Lords of a Chamber, space by space."""
    return [card_of(game, lord) for lord in state["chamber"][player]]


def _material(game: Game) -> Mapping[str, Any]:
    rules: Any = game.setup.rules  # each ruleset's rules have their material
    material: Mapping[str, Any] = rules.material
    return material


def _lords(game: Game, state: State, player: int) -> int:
    """The most influential Lord of each guild."""
    return highest((one["guild"], one["influence"]) for one in _chamber(game, state, player))


def _locations(game: Game, state: State, player: int) -> int:
    """C9: those of an opponent without a seat are worth the same each."""
    if player >= game.seats:
        return int(_material(game)["opponent_location_points"]) * len(state["locations"][player])
    return of_locations(game, state, player)


def _coalition(game: Game, state: State, player: int) -> int:
    """C8.2: the largest area of one colour."""
    sizes = coalitions(game, state, player).values()
    return int(_material(game)["coalition_points"]) * max(sizes, default=0)


def _pearl_master(game: Game, state: State, player: int) -> int:
    return int(_material(game)["pearl_master_points"]) if state["master"] == player else 0


def _soldiers(game: Game, state: State, player: int) -> int:
    red = [one for one in _chamber(game, state, player) if one["guild"] == "soldier"]
    return 1 + 2 * len(red)


def _highest_lord(game: Game, state: State, player: int) -> int:
    return max((int(one["influence"]) for one in _chamber(game, state, player)), default=0)


#: C9: the opponents that have something besides, by their guilds.
_LEGENDS: dict[str, Callable[[Game, State, int], int]] = {
    "soldier": _soldiers,
    "merchant": lambda _game, state, player: int(state["pearls"][player]) // 2,
    "politician": _highest_lord,
    "mage": lambda _game, state, player: len(state["locations"][player]),
}


def _legend(game: Game, state: State, player: int) -> int:
    """C9: what the opponent has besides, and nothing for who has a seat."""
    reckoned = _LEGENDS.get(GUILDS[state["opponent"]])
    return 0 if reckoned is None or player < game.seats else reckoned(game, state, player)


PARTS: dict[str, Part] = {
    "lords": _lords,
    "locations": _locations,
    "coalition": _coalition,
    "pearl_master": _pearl_master,
    "legend": _legend,
}
