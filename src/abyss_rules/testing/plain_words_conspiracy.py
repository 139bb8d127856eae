"""The words of Conspiracy cards read plainly from a state, as their sentences in the reference say.

Coalitions and alliances are not read: `tests/properties/plain_senate.py` is their plain reading.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from abyss_rules.game import Game
from abyss_rules.testing.plain_reading import PlainWords, State, Thing, card_of, members


def _of_kind(kind: str, zone: list[int]) -> list[Thing]:
    return [(kind, one) for one in zone]


def _chamber(_game: Game, state: State, player: int) -> list[Thing]:
    """A space is told by whose Chamber it is in and its place there."""
    return [("Space", (player, place)) for place in range(len(state["chamber"][player]))]


def _printed(field: str, kind: str = "") -> Callable[[Game, State, int], Any]:
    """What is printed on a Lord: a number, or a word of a closed kind."""

    def read(game: Game, _state: State, lord: int) -> object:
        value = card_of(game, lord)[field]
        return (kind, members(game, kind).index(value)) if kind else value

    return read


def _there(
    read: Callable[[Game, State, int], Any],
) -> Callable[[Game, State, tuple[int, int]], Any]:
    """The same of the Lord on a space."""

    def read_there(game: Game, state: State, space: tuple[int, int]) -> object:
        player, place = space
        return read(game, state, state["chamber"][player][place])

    return read_there


_OF_LORDS = {
    "guild": _printed("guild", "Guild"),
    "influence": _printed("influence"),
    "key": _printed("key", "Key"),
    "printed_pearls": _printed("pearls"),
}

WORDS = PlainWords(
    things={
        "chamber": _chamber,
        "locations": lambda _game, state, player: _of_kind("Location", state["locations"][player]),
        "discarded": lambda _game, state, _nobody: [
            ("Lord", lord) for pile in state["discards"] for lord in pile
        ],
        # The top lies at the end.
        "lord_deck": lambda _game, state, _nobody: _of_kind("Lord", state["lord_deck"][::-1]),
        "available": lambda _game, state, _nobody: _of_kind("Location", state["available"]),
        "guilds": lambda game, _state, _nobody: _of_kind(
            "Guild", list(range(len(members(game, "Guild"))))
        ),
    },
    properties={
        **{(name, "Lord"): read for name, read in _OF_LORDS.items()},
        **{(name, "Space"): _there(read) for name, read in _OF_LORDS.items()},
    },
    numbers={"pearls": lambda _game, state, player: state["pearls"][player]},
)
