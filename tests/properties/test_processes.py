"""The same seed and answers give the same game in every process, whatever its hash seed."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import abyss_rules as ar

_ROOT = Path(__file__).resolve().parents[2]


def digest() -> str:
    """What a few games are at all their decisions, and what was seen of them, in one number."""
    seen = hashlib.sha256()
    for seats, preset in ((2, "bga"), (3, "rulebook"), (4, "bga")):
        options: dict[str, str | int | None] = {"preset": preset, "turn_limit": 120}
        game = ar.new_game("abyss", seats=seats, seed=2**40 + seats, options=options)
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
