"""What the laws need to know of a ruleset, worked out for the tests and not asked of `src/`.

A `World` is one ruleset as the laws see it: what its box holds, where a state keeps it, which
policies and options to play with, what is hidden from whom, and a plain reading of the score. A
further ruleset gives one more `World` to `worlds.py`; the laws and strategies need no change.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from attrs import frozen

import abyss_rules as ar

#: A state as `Game.state` gives it.
State = dict[str, Any]
Value = str | int | None
OptionSet = Mapping[str, Value]
#: Chooses one of a decision's options.
Policy = Callable[[ar.Game, random.Random], ar.Option]


@frozen(eq=False)
class World:
    """A ruleset as the laws see it."""

    ruleset: str
    seats: tuple[int, ...]
    presets: tuple[str, ...]
    #: Option -> its values, with which games end.
    options: Mapping[str, tuple[Value, ...]]
    policies: Mapping[str, Policy]
    #: Everything in the box: (kind, thing) -> how many there are.
    box: Callable[[ar.Game], Counter[Any]]
    #: Everything in the state, in the same form.
    found: Callable[[ar.Game], Counter[Any]]
    #: A description of some position, as `ar.position` takes it.
    position: Callable[[random.Random], dict[str, Any]]
    #: What is wrong with what the state derives from itself, or with the form of its zones.
    faults: Callable[[ar.Game], list[str]]
    #: The state with everything dealt anew that a seat (None: a spectator) does not know.
    dealt_anew: Callable[[ar.Game, int | None, random.Random], State]
    #: The kinds of decisions that powers of cards ask.
    kinds_of_powers: frozenset[str]
    #: Events by which hidden things are shown to everybody, so that what follows may differ.
    showing_events: frozenset[str]
    #: Events by which they are shown to the seats that the event names.
    telling_events: frozenset[str]
    #: What the reason says when a game stops that can never go on.
    stuck: str
    #: The score of a seat (or of an opponent without one), read plainly.
    scored: Callable[[ar.Game, int], Mapping[str, int]]
    ties: Callable[[ar.Game, int], tuple[int, ...]]
    winners: Callable[[ar.Game], tuple[int, ...]]


# --- options ------------------------------------------------------------------------------------


@lru_cache
def pairwise(world: World) -> list[dict[str, Value]]:
    """Few settings in which every two values of two options meet at least once."""
    options = world.options
    names = list(options)
    open_pairs = {
        ((one, a), (other, b))
        for one, other in combinations(names, 2)
        for a, b in product(options[one], options[other])
    }
    draw = random.Random(0)
    rows = []
    while open_pairs:
        tried = [{name: draw.choice(values) for name, values in options.items()} for _ in range(60)]
        met = [
            {pair for pair in open_pairs if all(row[name] == value for name, value in pair)}
            for row in tried
        ]
        best = max(range(len(tried)), key=lambda place: len(met[place]))
        if met[best]:
            rows.append(tried[best])
            open_pairs -= met[best]
    return rows


# --- policies -----------------------------------------------------------------------------------


def _asked(game: ar.Game) -> ar.Decision:
    decision = game.decision
    assert decision is not None
    return decision


def at_random(game: ar.Game, draw: random.Random) -> ar.Option:
    options = _asked(game).options
    return options[draw.randrange(len(options))]


def first(game: ar.Game, _draw: random.Random) -> ar.Option:
    return _asked(game).options[0]


def last(game: ar.Game, _draw: random.Random) -> ar.Option:
    return _asked(game).options[-1]


def seeking(wishes: Iterable[str], stray: int = 8) -> Policy:
    """A policy that takes the earliest wish an option's text begins with, seldom any option."""
    wanted = tuple(wishes)

    def choose(game: ar.Game, draw: random.Random) -> ar.Option:
        options = _asked(game).options
        if draw.randrange(stray):
            for wish in wanted:
                fitting = [option for option in options if option.text.startswith(wish)]
                if fitting:
                    return draw.choice(fitting)
        return options[draw.randrange(len(options))]

    return choose


# --- winners ------------------------------------------------------------------------------------


def best_of(
    game: ar.Game,
    seats: Iterable[int],
    scored: Callable[[ar.Game, int], Mapping[str, int]],
    ties: Callable[[ar.Game, int], tuple[int, ...]],
) -> tuple[int, ...]:
    """Those with the best total, ties broken in order; more than one share the win."""
    results = {seat: (sum(scored(game, seat).values()), *ties(game, seat)) for seat in seats}
    best = max(results.values())
    return tuple(seat for seat, result in results.items() if result == best)
