"""The same seed and answers give the same game in every process, whatever its hash seed."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import abyss_rules as ar

_ROOT = Path(__file__).resolve().parents[2]


#: Ruleset, seats and options of the games that are compared.
_GAMES: tuple[tuple[str, int, dict[str, str | int | None]], ...] = (
    ("abyss", 2, {"preset": "bga", "turn_limit": 120}),
    ("abyss", 3, {"preset": "rulebook", "turn_limit": 120}),
    ("abyss", 4, {"preset": "bga", "turn_limit": 120}),
    ("conspiracy", 1, {"solo_start": "opponent"}),
    ("conspiracy", 3, {"duties_together": "strictest"}),
    ("conspiracy", 4, {"bonus_locations": True}),
)


def digest() -> str:
    """What a few games are at all their decisions, and what was seen of them, in one number."""
    seen = hashlib.sha256()
    for ruleset, seats, options in _GAMES:
        game = ar.new_game(ruleset, seats=seats, seed=2**40 + seats, options=options)
        step = 0
        while (decision := game.decision) is not None:
            step += 1
            seen.update(ar.to_json(game).encode())
            seen.update(" | ".join(map(str, decision.options)).encode())
            game.apply(decision.options[step * 7919 % len(decision.options)])
        seen.update(ar.to_json(game).encode())
        seen.update(repr([score.total for score in game.scores()]).encode())
        for seat in (None, *range(seats)):
            seen.update("\n".join(map(str, game.events(seat))).encode())
            seen.update(repr(game.view(seat).to_data()).encode())
        seen.update(str(game.record()).encode())
    return seen.hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_a_game_is_the_same_in_another_process(hash_seed: str) -> None:
    path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    # -I would ignore the hash seed.
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "from tests.properties.test_processes import digest as d; print(d())",
        ],
        cwd=_ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == digest()
