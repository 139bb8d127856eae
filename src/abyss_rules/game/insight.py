"""What tests see of a game beyond its public face: all of a position, and its random source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.engine.events import Event
from abyss_rules.engine.record import SEEDS
from abyss_rules.engine.settings import Value
from abyss_rules.game.games import Game
from abyss_rules.game.start import position


def why_not_offered(game: Game, text: str) -> str:
    """Why an answer is not offered where a game stands; "" if the ruleset has nothing to say."""
    return game.setup.ruleset.not_offered(game.setup.rules, game._state, text)


def all_values(game: Game) -> dict[str, Any]:
    """What all words of positions say of a game, hidden cards included."""
    return game.setup.ruleset.values(game.setup.rules, game._state)


def first_values(game: Game) -> dict[str, Any]:
    """As `all_values`, of where a game began: before what went on by itself from there."""
    return game.setup.ruleset.values(game.setup.rules, game._base)


def first_view(game: Game, seat: int | None) -> Any:
    """What a seat could know where a game began, as ``Game.view`` has it."""
    return game.setup.ruleset.view(game.setup.rules, game._base, seat)


def all_events(game: Game, since: int = 0) -> list[Event]:
    """What happened in a game with nothing hidden, from the event of that number on."""
    game.events()  # from now on it is noted
    log = game._state.log
    if log is None:  # pragma: no cover - whoever asked for events has a log
        return []
    return game.setup.ruleset.event_kinds.read_all(game.setup.rules, log, since)


def shuffles_to_come(game: Game) -> tuple[str, ...]:
    """The decks whose next shuffle is fixed and has not come yet, in order."""
    return tuple(deck for deck, _kind, _cards in game._state.orders)


def rebuilt(game: Game, description: Mapping[str, Any]) -> tuple[Game, int] | None:
    """A game equal to this one, built from a description, and the seed for that.

    None if no seed makes the game that the description describes equal to this one.
    """
    packs = game.setup.packs
    first = position(game.ruleset, description, packs=packs, options=game.options)
    # The source counts in equal steps, and what is laid out draws from it as often for each seed.
    seed = (game._state.chance - first._base.chance) % SEEDS
    again = position(game.ruleset, description, packs=packs, options=game.options, seed=seed)
    return (again, seed) if again == game else None


def moment(game: Game) -> tuple[Any, ...]:
    """Where a game stands, for `put_back`; costs next to nothing."""
    return game._base, game._history, game._depth, game._kept, game._seed


def put_back(game: Game, at: tuple[Any, ...]) -> bool:
    """Have a game stand where it stood at a moment; whether it stood elsewhere by its answers."""
    base, history, depth, kept, seed = at
    if game._history is history and game._base is base:
        return False
    game._base, game._kept, game._seed = base, kept, seed
    game._go_back(history, depth)
    return True


def same_beginning(one: Game, other: Game) -> bool:
    """Whether games come from one beginning, as a game and its copies do, not from an equal one."""
    return one._base is other._base


def changed_options(game: Game) -> dict[str, Value]:
    """The options of a game that are not as they are without any choice."""
    usual = game.setup.ruleset.read_options(None)
    return {name: value for name, value in game.options.items() if usual[name] != value}
