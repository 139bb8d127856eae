"""The random source: a 64-bit integer in the state, advanced by SplitMix64."""

from __future__ import annotations

from abyss_rules.engine.state import State

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def below(s: State, bound: int) -> int:
    """Draw a whole number from 0 to ``bound - 1`` and advance the source."""
    s.chance = z = (s.chance + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * bound) >> 64


def shuffled(s: State, cards: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """The cards in random order; every order is equally likely (Fisher and Yates)."""
    deck = list(cards)
    chance = s.chance
    for last in range(len(deck) - 1, 0, -1):
        chance = z = (chance + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((z ^ (z >> 31)) * (last + 1)) >> 64
        deck[last], deck[other] = deck[other], deck[last]
    s.chance = chance
    return tuple(deck)
