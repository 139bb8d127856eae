"""Damages inputs: bytes are changed, left out, doubled, moved, and exchanged for telling words.

JSON is damaged in what it says too, as hardly any damage to its bytes gets past the JSON parser.
"""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from tests.fuzz.targets import Target

#: Inputs are kept shorter than this.
LONGEST = 64 << 10
#: So often JSON is damaged in what it says.
_IN_WHAT_IT_SAYS = 0.8
#: What is put in the place of numbers, besides their neighbours.
_NUMBERS = (0, 1, -1, 2, 7, 99, 4095, 4096, 10**9, 10**9 + 1, 2**63, -(2**64), 0.5)


def damaged(target: Target, data: bytes, rng: Random) -> bytes:
    """An input with one to six changes."""
    if target.is_json and rng.random() < _IN_WHAT_IT_SAYS:
        return _said_otherwise(data, rng)
    for _ in range(rng.randint(1, 6)):
        data = _once(target, data, rng)
    return data[:LONGEST]


def _once(target: Target, data: bytes, rng: Random) -> bytes:
    start = rng.randint(0, len(data))
    end = min(len(data), start + rng.choice((0, 1, 1, 2, 8, 60)))
    other = rng.choice(target.seeds())
    at = rng.randint(0, len(other))
    new = rng.choice(
        (
            b"",
            bytes([rng.randrange(256)]),
            rng.choice(target.words()),
            b" " + rng.choice(target.words()) + b" ",
            data[start:end] * 2,
            other[at : at + rng.choice((4, 30, 200))],
        )
    )
    return data[:start] + new + data[end:]


def _said_otherwise(data: bytes, rng: Random) -> bytes:
    """JSON with one to four of its values changed, left out, doubled or moved."""
    try:
        whole = json.loads(data)
    except ValueError:  # bytes of it were damaged before
        return data[: rng.randint(0, len(data))]
    for _ in range(rng.randint(1, 4)):
        places = list(_places(whole))
        if not places:
            break
        inside, key = rng.choice(places)
        other, other_key = rng.choice(places)
        old = inside[key]
        near = old + rng.choice((-1, 1)) if isinstance(old, int) else old
        moved = deepcopy(other[other_key])  # so that nothing stands in two places, or in itself
        new: Any = rng.choice(
            (near, near, rng.choice(_NUMBERS), moved, None, "", [], {}, [deepcopy(old)], str(old))
        )
        how = rng.random()
        if how < 0.15:
            del inside[key]
        elif how < 0.3 and isinstance(inside, list):
            inside.insert(key, new)
        elif how < 0.4 and isinstance(inside, dict):
            inside[rng.choice((f"{key}s", str(other_key), ""))] = inside.pop(key)
        else:
            inside[key] = new
    return json.dumps(whole).encode()


def _places(whole: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401  # what JSON gives
    """All values below a value: what they stand in, and their key or index there."""
    found = []
    waiting = [whole]
    while waiting:
        inside = waiting.pop()
        if isinstance(inside, dict | list):
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            found += [(inside, key) for key in keys]
            waiting += [inside[key] for key in keys]
    return found
