"""The random source: a 64-bit integer in the state, advanced by SplitMix64."""

from __future__ import annotations

from abyss_rules.engine.state import State
from abyss_rules.errors import UnreadableError

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def below(s: State, bound: int) -> int:
    """Draw a whole number from 0 to ``bound - 1`` and advance the source."""
    s.chance = z = (s.chance + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * bound) >> 64


def shuffled(s: State, cards: tuple[int, ...] | list[int], name: str = "") -> tuple[int, ...]:
    """The cards in random order; every order is equally likely (Fisher and Yates).

    ``name`` is the deck that they become, whose order can have been fixed before.
    """
    deck = list(cards)
    chance = s.chance
    for last in range(len(deck) - 1, 0, -1):
        chance = z = (chance + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((z ^ (z >> 31)) * (last + 1)) >> 64
        deck[last], deck[other] = deck[other], deck[last]
    s.chance = chance
    return _in_fixed_order(s, deck, name) if s.orders else tuple(deck)


def _in_fixed_order(s: State, deck: list[int], name: str) -> tuple[int, ...]:
    """A shuffled deck with what was fixed to lie on top of it, if anything was; that is over now.

    Raises UnreadableError if something that was to lie there is not among the cards.
    """
    number = next((n for n, order in enumerate(s.orders) if order[0] == name), -1)
    if number < 0:
        return tuple(deck)
    _name, kind, wanted = s.orders[number]
    for thing in wanted:
        if thing not in deck:
            what = s.rules.describe(kind, thing)
            message = f"{what} is not among the cards shuffled"
            raise UnreadableError(message, where=f"shuffles.{name}")
        deck.remove(thing)
    s.orders = s.orders[:number] + s.orders[number + 1 :]
    return (*deck, *reversed(wanted))
