"""Tables laid by hand for the tests of Conspiracy: Lords are written ``soldier 4``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from abyss_rules.game import Game, make_setup
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.setup import empty_state
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from tests.cards.senate_facts import lord


def table(
    chambers: Sequence[Iterable[str]],
    *,
    seats: int = 0,
    deck: Iterable[str] = (),
    piles: Mapping[str, Iterable[str]] | None = None,
    locations: Sequence[Mapping[str, int]] = (),
    available: Iterable[str] = (),
    location_deck: Iterable[str] = (),
    options: Mapping[str, str | int | bool | None] | None = None,
    **counters: object,
) -> Game:
    """A game in which seat 0 is about to recruit; the top of a deck is named first.

    ``locations`` gives each player's with the spaces they lie on, counted from 1; ``piles`` the
    values of a guild's discarded Lords. What is not named is out of play.
    """
    setup = make_setup("conspiracy", seats or len(chambers), (), options)
    r = setup.rules
    assert isinstance(r, ConspiracyRules)
    s = empty_state(r, 1)
    number = r.number
    s.chamber = [tuple(number[lord(text)] for text in chamber) for chamber in chambers]
    s.lord_deck = tuple(number[lord(text)] for text in deck)[::-1]
    for guild, values in (piles or {}).items():
        s.discards[GUILDS.index(guild)] = tuple(
            sorted(number[lord(f"{guild} {value}")] for value in values)
        )
    for player, owned in enumerate(locations):
        s.locations[player] = tuple(number[name] for name in owned)
        s.spaces[player] = tuple(space - 1 for space in owned.values())
    s.available = tuple(number[name] for name in available)
    s.location_deck = tuple(number[name] for name in location_deck)[::-1]
    for name, value in counters.items():
        setattr(s, name, value)
    _box(r, s)
    return Game(setup, s)


def _box(r: ConspiracyRules, s: ConspiracyState) -> None:
    """Put what lies nowhere out of play."""
    lords = Counter(r.lords)
    lords.subtract([*s.lord_deck, *s.taken])
    for zone in (*s.chamber, *s.discards):
        lords.subtract(zone)
    assert min(lords.values()) >= 0, "a Lord is named too often"
    s.box_lords = tuple(lords.elements())
    used = {*s.location_deck, *s.available, *(name for owned in s.locations for name in owned)}
    s.box_locations = tuple(location for location in r.locations if location not in used)


def state(game: Game) -> ConspiracyState:
    """The state of a game of Conspiracy."""
    assert isinstance(game._state, ConspiracyState)
    return game._state


def rules(game: Game) -> ConspiracyRules:
    """The rules of a game of Conspiracy."""
    assert isinstance(game.setup.rules, ConspiracyRules)
    return game.setup.rules


def texts(game: Game) -> list[str]:
    """The texts of the pending decision's options."""
    return [] if game.decision is None else [option.text for option in game.decision.options]


def play(game: Game, *answers: str) -> Game:
    """The game after these answers; ``soldier 4`` in one is that Lord's id."""
    for answer in answers:
        verb, _, rest = answer.partition(" ")
        named = rest.split(" ")[0] in GUILDS and " " in rest
        game.apply(f"{verb} {lord(rest)}" if named else answer)
    return game


def chamber(game: Game, player: int) -> list[str]:
    """The ids of a player's Lords, space by space."""
    return [rules(game).cards[number].id for number in state(game).chamber[player]]


def owned(game: Game, player: int) -> list[str]:
    """The ids of a player's Locations."""
    return [rules(game).cards[number].id for number in state(game).locations[player]]
