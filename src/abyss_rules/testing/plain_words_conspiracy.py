"""The words of Conspiracy cards read plainly from a state, as the reference says of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
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


def area(game: Game, marks: Sequence[Hashable], place: int) -> set[int]:
    """C8.2: the spaces of one mark that hang together with a space, itself included."""
    material = game.setup.rules.material  # type: ignore[attr-defined]  # each ruleset's rules have their material
    pairs = [(one - 1, other - 1) for one, other in material["adjacent"]]
    found = {place}
    while True:
        more = {
            b
            for pair in pairs
            for a, b in (pair, pair[::-1])
            if a in found and b < len(marks) and marks[b] == marks[place]
        }
        if more <= found:
            return found
        found |= more


def keys(game: Game, state: State, player: int) -> list[str]:
    """C5.1: the metals of the keys of Lords placed after the one with the latest Location."""
    behind = max(state["spaces"][player], default=-1) + 1
    found = [card_of(game, lord).get("key", "none") for lord in state["chamber"][player][behind:]]
    return [key for key in found if key != "none"]


def coalitions(game: Game, state: State, player: int) -> dict[str, int]:
    """C8.2: guild -> the size of its largest connected area in a Chamber, if it is there."""
    guilds = [card_of(game, lord)["guild"] for lord in state["chamber"][player]]
    largest: dict[str, int] = {}
    for place, guild in enumerate(guilds):
        largest[guild] = max(largest.get(guild, 0), len(area(game, guilds, place)))
    return largest


def _area_of(field: str) -> Callable[[Game, State, tuple[int, int]], int]:
    """C8.2, C8.3: how many Lords hang together with a space that have the same on them."""

    def size(game: Game, state: State, space: tuple[int, int]) -> int:
        player, place = space
        marks = [card_of(game, lord)[field] for lord in state["chamber"][player]]
        return len(area(game, marks, place))

    return size


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
        ("coalition", "Space"): _area_of("guild"),
        ("alliance", "Space"): _area_of("influence"),
    },
    numbers={"pearls": lambda _game, state, player: state["pearls"][player]},
)
