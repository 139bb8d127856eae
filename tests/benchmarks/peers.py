"""Other libraries of games: their published speed, and catanatron's measured here."""

from __future__ import annotations

import random
from importlib.util import find_spec
from time import perf_counter
from typing import Any

#: (library, decisions a second, clones a second); uniformly random play on one core with Python
#: 3.11, forced choices counted; 0: no figure.
PUBLISHED = (
    ("catanatron", 23_000, 20_000),
    ("RLCard gin rummy", 15_000, 750),
    ("RLCard Uno", 57_000, 1_200),
    ("python-chess", 25_000, 0),
    ("OpenSpiel dominoes (Python)", 27_000, 8_000),
    ("OpenSpiel gin rummy (C++ from Python)", 42_000, 26_000),
    ("fireplace", 1_000, 300),
)

_SECONDS = 1.0
_CLONES = 2_000


def has_catanatron() -> bool:
    """Whether catanatron is installed beside us."""
    return find_spec("catanatron") is not None


def catanatron_decisions() -> float:
    """Decisions a second of four random players; each tick is one, forced ones among them."""
    decisions = 0
    spent = 0.0
    seed = 1
    while spent < _SECONDS:
        game = _catan(seed)
        start = perf_counter()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        spent += perf_counter() - start
        seed += 1
    return decisions / spent


def catanatron_clones() -> float:
    """Copies a second of a game under way."""
    game = _catan(1)
    for _ in range(200):
        game.play_tick()
    start = perf_counter()
    for _ in range(_CLONES):
        game.copy()
    return _CLONES / (perf_counter() - start)


def _catan(seed: int) -> Any:  # noqa: ANN401  # it may not be installed
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]  # may be missing

    random.seed(seed)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)
