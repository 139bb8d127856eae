"""A random source for agents: a 64-bit integer advanced by SplitMix64, the same everywhere."""

from __future__ import annotations

from abyss_rules.engine import plain

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def derived(seed: int, *places: int) -> int:
    """A seed of its own for a place: ``derived(seed, game, seat)``; 63 bits, never negative."""
    z = _mixed(plain.seed(seed) & _MASK)
    for place in places:
        z = _mixed((z + _STEP * (plain.whole(place, "place") + 1)) & _MASK)
    return z >> 1


class Chance:
    """Whole numbers at random; equal seeds, which are any whole numbers, give equal numbers."""

    __slots__ = ("_state",)

    def __init__(self, seed: int = 0) -> None:
        self._state = plain.seed(seed) & _MASK

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``."""
        self._state = z = (self._state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * bound) >> 64
