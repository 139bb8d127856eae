"""Changes of a saved game, for what a reader has to refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

#: What changes the data of a saved state.
Change = Callable[[dict[str, Any]], object]


def put(slot: str, value: object) -> Change:
    """Put a value into a slot."""
    return lambda data: data.__setitem__(slot, value)


def move(zone: str, other: str) -> Change:
    """Move the last card of a zone to another."""
    return lambda data: data[other].append(data[zone].pop())
