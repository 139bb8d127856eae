"""What is offered against a plain reading of the rules: to each seat, and to a solo opponent."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, LORDS, VALUES
from tests.properties.plain_senate import touch
from tests.properties.senate_world import CONSPIRACY
from tests.properties.strategies import Setting, settings_of
from tests.rules.senate import (
    alone,
    asked,
    available,
    chamber,
    happened,
    location_deck,
    locations,
    lord_deck,
    offered,
    piles,
    written,
)

# --- every question -------------------------------------------------------------------------------


def _cards(game: ar.Game, slot: str) -> list[str]:
    cards = game.setup.rules.cards
    return [cards[number].id for number in game.state[slot]]


def _duty(game: ar.Game) -> int:
    """How many Lords must be drawn; 0 for as one likes."""
    if game.state["bound"]:
        return 1
    names = {"duty_of_one": 1, "duty_of_two": 2}
    duties = [names[card] for owner, card in game.view().passing if owner != game.active]
    if not duties:
        return 0
    return min(duties) if game.options["duties_together"] == "strictest" else duties[-1]


def _recruit(game: ar.Game) -> set[str]:
    deck = len(lord_deck(game))
    if deck and (duty := _duty(game)):
        return {f"draw {min(duty, deck)}"}
    draws = {f"draw {number}" for number in (1, 2, 3) if number <= deck}
    return draws | {f"pile {guild}" for guild in piles(game)}


def _location(game: ar.Game) -> set[str]:
    shown = {f"control {name}" for name in available(game)}
    if "open_archive" in locations(game, game.active):
        assert (location_deck(game), game.options["empty_location_deck"]) == ([], "face_up")
        return shown
    return shown | {f"draw {n}" for n in (1, 2, 3) if n <= len(location_deck(game))}


def _swaps(game: ar.Game) -> set[str]:
    """The first or second of the pairs of Lords without keys."""
    seat = game.active
    spaces = [
        space
        for space, lord in enumerate(chamber(game, seat), 1)
        if VALUES[int(lord[-1])].key == "none"
    ]
    picked = [int(text.split()[1]) for text in game.view().picked]
    pairs = combinations(spaces, 2)
    if picked:
        wanted = {second for one, second in pairs if [one] == picked}
    else:
        wanted = {one for one, _second in pairs}
    return {f"choose space {space} of seat {seat}" for space in wanted}


_OFFERS: dict[str, Callable[[ar.Game], set[str]]] = {
    "recruit": _recruit,
    "keep": lambda game: {f"keep {card}" for card in _cards(game, "drawn_lords")},
    "place": lambda game: {f"place {card}" for card in _cards(game, "taken")},
    "opponent_place": lambda game: {f"place {card}" for card in _cards(game, "taken")},
    "location": _location,
    "drawn_location": lambda game: {f"keep {card}" for card in _cards(game, "drawn")},
    "archive": lambda game: {f"control {card}" for card in _cards(game, "location_deck")},
    "replay": lambda _game: {"finish", "replay"},
    "may": lambda _game: {"accept", "decline"},
    "choice": _swaps,
}


@settings(max_examples=2 * settings().max_examples)
@given(setting=settings_of(CONSPIRACY))
@pytest.mark.clause("C3.1", "C4.1", "C4.3", "C5.2", "C10.duties_together")
def test_each_question_offers_what_the_rules_say(setting: Setting) -> None:
    game = setting.game()
    draw = random.Random(setting.draw)
    while (decision := game.decision) is not None:
        if decision.kind in _OFFERS:
            texts = [option.text for option in decision.options]
            assert set(texts) == _OFFERS[decision.kind](game)
            assert len(texts) == len(set(texts))
        game.apply(setting.policy(game, draw))


# --- what a solo opponent takes -------------------------------------------------------------------

#: C9 in its words.
CRITERIA = {
    "farmer": ("biggest", "keys", "coalition"),
    "soldier": ("red", "six", "coalition", "biggest"),
    "merchant": ("pearls", "coalition", "biggest"),
    "politician": ("six", "keys", "coalition", "biggest"),
    "mage": ("keys", "coalition", "biggest"),
}


def _area_with(guild: str, before: list[str]) -> int:
    """The area that a Lord of a guild on the next space would be part of."""
    guilds = [*(lord.split()[0] for lord in before), guild]
    area = {len(guilds)}
    while True:
        more = {
            space
            for space in range(1, len(guilds) + 1)
            if guilds[space - 1] == guild and any(touch(space, other) for other in area)
        }
        if more <= area:
            return len(area)
        area |= more


def _measure(criterion: str, guild: str, pile: list[int], before: list[str]) -> int:
    if criterion == "red":
        return int(guild == "soldier")
    if criterion == "six":
        return int(6 in pile)
    if criterion == "keys":
        return sum(value in {1, 2} for value in pile)
    if criterion == "pearls":
        return sum(value in {3, 4} for value in pile)
    if criterion == "biggest":
        return len(pile) if len(pile) >= 2 else 0
    area = _area_with(guild, before)
    return area + len(pile) - 1 if area >= 3 else 0


def wanted(
    opponent: str, on_table: dict[str, list[int]], deck: list[str], before: list[str]
) -> tuple[set[str], list[str]]:
    """The piles it may take, and the Lords revealed before."""
    revealed: list[str] = []
    while True:
        for criterion in CRITERIA[opponent]:
            found = {
                guild: _measure(criterion, guild, pile, before) for guild, pile in on_table.items()
            }
            best = max(found.values(), default=0)
            if best:
                return {guild for guild, measure in found.items() if measure == best}, revealed
        if len(revealed) == len(deck):
            return set(on_table), revealed
        revealed.append(deck[len(revealed)])
        guild, value = revealed[-1].split()
        on_table.setdefault(guild, []).append(int(value))


@settings(max_examples=12 * settings().max_examples)
@given(
    seed=st.integers(0, 2**32),
    opponent=st.sampled_from(GUILDS),
    spaces=st.integers(0, 14),
    deck=st.integers(0, 6),
    few=st.booleans(),
)
@pytest.mark.clause("C9")
def test_the_opponent_takes_what_the_table_says(
    seed: int, opponent: str, spaces: int, deck: int, *, few: bool
) -> None:
    draw = random.Random(seed)
    lords = list(LORDS)
    draw.shuffle(lords)
    before, lords = lords[:spaces], lords[spaces:]
    revealed, lords = lords[:deck], lords[deck:]
    on_table: dict[str, list[int]] = {}
    # Piles of many Lords nearly always have a biggest one; those of one seldom have.
    for lord in lords[: draw.randint(1 - bool(deck), 4 if few else 12)]:
        guild, value = lord.split()
        if not (few and guild in on_table):
            on_table.setdefault(guild, []).append(int(value))
    game = alone(
        opponent,
        {},
        {"chamber": before},
        piles={guild: list(values) for guild, values in on_table.items()},
        lord_deck=revealed,
    )
    expected, shown = wanted(opponent, on_table, revealed, before)
    events = happened(game, "lord_revealed", "pile_taken")
    taken = next((n for n, event in enumerate(events) if event.kind == "pile_taken"), len(events))
    assert [written(event.lord) for event in events[:taken]] == shown
    if len(expected) > 1:
        assert asked(game) == (0, "opponent_pile")
        assert offered(game) == [f"pile {guild}" for guild in GUILDS if guild in expected]
    else:
        assert {events[taken].guild} == expected
        assert events[taken].seat == 1
