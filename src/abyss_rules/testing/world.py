"""What the laws must know of a ruleset beside what it declares, and what all rulesets share.

A `World` is one ruleset as the laws see it. What it says it works out from a state as plain data,
from the material and from the cards, and not by the functions whose work it is to judge.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, cast

from attrs import frozen

from abyss_rules import rulesets
from abyss_rules.engine.material import Counter as Counted
from abyss_rules.engine.material import Zone
from abyss_rules.engine.rules import Rules
from abyss_rules.game import Game
from abyss_rules.model.effects import Once, Score
from abyss_rules.testing.plain_reading import PlainWords

#: Draws a whole number from 0 to the bound less 1; 0 stands for what is simplest.
Below = Callable[[int], int]
#: A state as ``Game.state`` gives it.
State = dict[str, Any]
#: What is offered by a plain reading of the rules, as texts; None where it is too much to read.
Offer = Callable[[Game], set[str] | None]


@frozen(eq=False)
class World:
    """A ruleset as the laws see it."""

    ruleset: str
    #: Everything in the box: (kind, thing) -> how many there are.
    box: Callable[[Game], Counter[Any]]
    #: Everything that lies in a state, in the same form.
    found: Callable[[State, Game], Counter[Any]]
    #: Kind of thing that is no card -> what its things are called, by number.
    things: Mapping[str, Sequence[str]]
    #: The slots of a state that hold no material.
    bare: frozenset[str]
    #: What is wrong with what a state derives from itself, or with the form of its zones.
    faults: Callable[[Game], list[str]]
    #: The cards whose standing effects hold: (player, number of the card).
    in_force: Callable[[State, Game], list[tuple[int, int]]]
    #: The state with everything dealt anew that a seat (None: a spectator) does not know.
    dealt_anew: Callable[[Game, int | None, random.Random], State]
    #: Events by which hidden things are shown to everybody, so that what follows may differ.
    showing_events: frozenset[str]
    #: Events by which they are shown to the seats that the event names.
    telling_events: frozenset[str]
    #: A position drawn for rules with so many seats, as ``position`` takes it.
    position: Callable[[Below, Rules], dict[str, Any]]
    #: How the words of cards are read.
    words: PlainWords
    #: Kind of decision -> what the rules offer.
    offers: Mapping[str, Offer]
    #: How what answers do is read, of a game and a stretch of play: a class, see `plain_steps`.
    reading: Callable[[Game, Any], Any]
    #: What breaks a tie of totals: what a player has of it, in the order in which it is looked at.
    ties: Callable[[State, Game, int], tuple[int, ...]]
    #: Part of a score -> what it is for a player, by the rules.
    scores: Mapping[str, Callable[[Game, State, int], int]]
    #: The zones that are decks: what comes into one is shuffled with it.
    decks: tuple[str, ...]
    #: The zones whose order is made by shuffling at the set-up.
    dealt: tuple[str, ...]
    #: The kinds of decisions whose options lie in a deck, in an order that nobody knows.
    looking: frozenset[str]
    #: What is wrong with what a view tells that is reckoned from the state; None: of a spectator.
    told: Callable[[Game, State, Any], list[str]]
    #: Parts of a state beside zones and counters that are one for each seat.
    by_seat: tuple[str, ...]
    #: What each answer makes smaller, if there is such a thing: then every game ends.
    measure: Callable[[Game], tuple[int, ...]] | None
    #: The closed kinds whose members are colours: kind -> by number of the member, its colour.
    colours: Mapping[str, tuple[int, ...]]
    #: The kinds of decisions whose options depend on the order in which colours are listed.
    ordered: frozenset[str]
    #: The state with other colours; ``to[colour]`` is the new one.
    recoloured: Callable[[State, Game, tuple[int, ...]], State]


@cache
def world_of(ruleset: str) -> World:
    """The world of a ruleset; raises UnknownError for a name that none has."""
    name = rulesets.find(ruleset).name
    return cast("World", import_module(f"abyss_rules.testing.world_{name}").WORLD)


# --- what lies where ----------------------------------------------------------------------------


def lying(zone: Zone, state: State) -> Iterator[tuple[int, ...]]:
    """The cards of each zone of a declaration: one, one for each seat, or groups of them."""
    value = state[zone.name]
    if not zone.per:
        yield tuple(value)
    elif not zone.nested:
        yield from map(tuple, value)
    else:
        yield from (tuple(group) for groups in value for group in groups)


def things(game: Game, state: State, names: Mapping[str, str]) -> Counter[Any]:
    """All that lies in the declared zones; ``names`` calls what they hold otherwise."""
    found: Counter[Any] = Counter()
    for zone in game.setup.ruleset.zones:
        kind = names.get(zone.holds, zone.holds)
        for cards in lying(zone, state):
            found.update((kind, card) for card in cards)
    return found


def cards_of(game: Game) -> Counter[Any]:
    """Every card in play, as often as there are copies of it."""
    types = {kind.name: kind.type for kind in game.setup.rules.words.card_kinds}
    return Counter(
        {
            (types[card.kind], number): card.copies
            for number, card in enumerate(game.setup.rules.cards)
        }
    )


def declared(game: Game) -> set[str]:
    """The slots of a state that the material declares."""
    ruleset = game.setup.ruleset
    parts: tuple[Zone | Counted, ...] = (*ruleset.zones, *ruleset.counters)
    return {part.name for part in parts}


def seat_slots(game: Game) -> list[str]:
    """The slots with one part for each seat: zones, counters, and what the world names besides."""
    ruleset = game.setup.ruleset
    parts: tuple[Zone | Counted, ...] = (*ruleset.zones, *ruleset.counters)
    world = world_of(ruleset.name)
    return [*(part.name for part in parts if part.per == "seat"), *world.by_seat]


def chance_of(game: Game) -> int:
    """Where the random source of a game stands: another number after each shuffle and draw."""
    return game._state.chance  # noqa: SLF001  # as plain data it comes with all of the state


def with_state(game: Game, state: State) -> Game:
    """The game with another state in the place of its own: its question is derived anew."""
    return Game(game.setup, game.setup.ruleset.from_plain(game.setup.rules, state))


def acts(rules: Rules, card: int, moment: str = "") -> bool:
    """Whether a card does anything beside being worth something, or does so once at a moment."""
    abilities = rules.cards[card].abilities
    if moment:
        return any(isinstance(one, Once) and one.moment == moment for one in abilities)
    return any(not isinstance(one, Score) for one in abilities)


def shuffle_slots(slots: list[tuple[list[int], int]], draw: random.Random) -> None:
    """Let what lies in some places, each a zone and a number in it, change places."""
    held = [zone[place] for zone, place in slots]
    draw.shuffle(held)
    for (zone, place), thing in zip(slots, held, strict=True):
        zone[place] = thing


class Piles:
    """All that can be dealt, each thing once; 0 deals nothing, or the first."""

    def __init__(self, below: Below) -> None:
        self.below = below

    def deal(self, pile: list[Any], most: int) -> list[Any]:
        """Up to so many of a pile, which they leave."""
        return [
            pile.pop(self.below(len(pile))) for _ in range(self.below(min(most, len(pile)) + 1))
        ]

    def exactly(self, pile: list[Any], number: int) -> list[Any]:
        """So many of a pile, as far as there are."""
        return [pile.pop(self.below(len(pile))) for _ in range(min(number, len(pile)))]

    def one_of(self, *values: Any) -> Any:  # noqa: ANN401  # what is given comes back
        """One of some values."""
        return values[self.below(len(values))]

    def seldom(self, once_in: int) -> bool:
        """Yes, once in so many times."""
        return self.below(once_in) == once_in - 1
