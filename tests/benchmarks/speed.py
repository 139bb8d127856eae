"""What is measured of this library, each by a function that measures once."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from time import perf_counter

from abyss_rules.game import Game, new_game

#: Ruleset -> the seats it is measured with.
SEATS = {"abyss": 4, "conspiracy": 3}
_SECONDS = 1.0
_KEPT = 20_000
_STARTS = 500
_ROUND_TRIPS = 300

#: Modules that should load on first use only.
HEAVY = ("lark", "cattrs", "rich", "click", "hypothesis")

_IMPORT = """
import sys, time
start = time.perf_counter()
import abyss_rules
{use}
print(time.perf_counter() - start)
print(*[name for name in {heavy!r} if name in sys.modules])
"""

_READY = """
import time
import abyss_rules.game as game
start = time.perf_counter()
game.load_pack({pack!r})
print(time.perf_counter() - start)
"""


def _new(ruleset: str, seed: int) -> Game:
    return new_game(ruleset, seats=SEATS[ruleset], seed=seed)


def decisions(ruleset: str) -> float:
    """Decisions with two or more options a second, in random games from the start on."""
    count = 0
    spent = 0.0
    seed = 1
    while spent < _SECONDS:
        draw = random.Random(seed).random
        start = perf_counter()
        game = _new(ruleset, seed)
        while (decision := game.decision) is not None:
            options = decision.options
            game.apply(options[int(draw() * len(options))])
            count += 1
        spent += perf_counter() - start
        seed += 1
    return count / spent


def forced_share(ruleset: str, games: int = 50) -> float:
    """How many decisions with a single option there are for each one that is asked."""
    asked = forced = 0
    for seed in range(1, games + 1):
        draw = random.Random(seed)
        game = _new(ruleset, seed)
        game.events()  # listens from here on
        while (decision := game.decision) is not None:
            game.apply(draw.choice(decision.options))
            asked += 1
        forced += sum(entry[0] == "forced" for entry in game._state.log or ())
    return forced / asked


def middle_game(ruleset: str) -> Game:
    """A game some way on, with Lords and Locations in play: after half of its decisions."""
    draw = random.Random(3)
    game = _new(ruleset, 3)
    while (decision := game.decision) is not None:
        game.apply(draw.choice(decision.options))
    answers = game.answers[: len(game.answers) // 2]
    game = _new(ruleset, 3)
    for answer in answers:
        game.apply(answer)
    return game


def kept_clones(ruleset: str) -> float:
    """Clones a second when all of them stay alive, as in a search tree."""
    game = middle_game(ruleset)
    start = perf_counter()
    kept = [game.clone() for _ in range(_KEPT)]
    spent = perf_counter() - start
    return len(kept) / spent


def dropped_clones(ruleset: str) -> float:
    """Clones a second when each is dropped at once, as in playouts."""
    clone = middle_game(ruleset).clone
    start = perf_counter()
    for _ in range(_KEPT):
        clone()
    return _KEPT / (perf_counter() - start)


def new_game_time(ruleset: str) -> float:
    """Seconds for a new game, the packs being loaded."""
    start = perf_counter()
    for seed in range(_STARTS):
        _new(ruleset, seed)
    return (perf_counter() - start) / _STARTS


def json_time(ruleset: str) -> float:
    """Seconds to write a game as JSON and to read it again."""
    from abyss_rules.formats.saves import from_json, to_json

    game = middle_game(ruleset)
    from_json(to_json(game))
    start = perf_counter()
    for _ in range(_ROUND_TRIPS):
        from_json(to_json(game))
    return (perf_counter() - start) / _ROUND_TRIPS


def import_time(use: str = "") -> tuple[float, str]:
    """Seconds for the import and a first ``use``, and which heavy modules that loaded."""
    seconds, loaded = _fresh(_IMPORT.format(heavy=HEAVY, use=use))
    return float(seconds), loaded


def pack_times(pack: str) -> tuple[float, float]:
    """Seconds until the shipped pack is ready: without a cache, and from it."""
    with tempfile.TemporaryDirectory() as folder:
        cold, _ = _fresh(_READY.format(pack=pack), ABYSS_CACHE=folder)
        cached, _ = _fresh(_READY.format(pack=pack), ABYSS_CACHE=folder)
    return float(cold), float(cached)


@cache
def _bytecode_folder() -> str:
    return tempfile.mkdtemp(prefix="abyss-bytecode-")


def _fresh(code: str, **environment: str) -> tuple[str, str]:
    """The first two lines that a fresh interpreter prints."""
    source = Path(__file__).resolve().parents[2] / "src"
    path = os.pathsep.join(filter(None, (str(source), os.environ.get("PYTHONPATH", ""))))
    # An installed library has its bytecode; here it is kept beside, whatever the environment says.
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    bytecode = {"PYTHONPATH": path, "PYTHONPYCACHEPREFIX": _bytecode_folder()}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**inherited, **environment, **bytecode},
        capture_output=True,
        text=True,
        check=True,
    )
    first, _, rest = done.stdout.partition("\n")
    return first, rest.strip()


def state_size(ruleset: str) -> int:
    """The bytes of the largest state of some games, without history, rules and caches."""
    largest = 0
    for seed in range(5):
        draw = random.Random(seed)
        game = _new(ruleset, seed)
        while (decision := game.decision) is not None:
            game.apply(draw.choice(decision.options))
            largest = max(largest, _deep_size(game._state))
    return largest


def _deep_size(state: object) -> int:
    seen: set[int] = set()
    total = sys.getsizeof(state)
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    pending = [getattr(state, slot) for slot in slots if slot not in ("rules", "cache", "log")]
    while pending:
        thing = pending.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        if isinstance(thing, list | tuple):
            pending += thing
    return total
