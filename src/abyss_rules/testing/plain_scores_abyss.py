"""The parts of a score of Abyss, read plainly from a state (A10)."""

from __future__ import annotations

from abyss_rules.game import Game
from abyss_rules.testing.plain_reading import State, card_of
from abyss_rules.testing.plain_scores import Part, highest, of_locations

_VALUES = 5


def _lords(game: Game, state: State, player: int) -> int:
    """All Lords count, free or under a Location, disabled or not."""
    covered = [lord for group in state["under"][player] for lord in group]
    return sum(card_of(game, lord)["influence"] for lord in (*state["free"][player], *covered))


def _allies(_game: Game, state: State, player: int) -> int:
    """The strongest affiliated Ally of each Race."""
    return highest((face // _VALUES, face % _VALUES + 1) for face in state["affiliated"][player])


PARTS: dict[str, Part] = {
    "locations": of_locations,
    "lords": _lords,
    "allies": _allies,
    "monsters": lambda _game, state, player: sum(state["tokens"][player]),
}
