"""Conspiracy as the laws see it: its box, its states, what is hidden, why its games end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.testing import (
    offers_conspiracy,
    plain_scores_conspiracy,
    plain_words_conspiracy,
    positions_conspiracy,
)
from abyss_rules.testing.answers_conspiracy import SenateReading
from abyss_rules.testing.world import State, World, cards_of, things


def _rules(game: Game) -> ConspiracyRules:
    return cast("ConspiracyRules", game.setup.rules)


# --- what the box holds (C1) and where a state keeps it -----------------------------------------


def _found(state: State, game: Game) -> Counter[Any]:
    return things(game, state, {})


def _faults(game: Game) -> list[str]:
    state = game.state
    rules = _rules(game)
    spaces = sum(rules.material["chamber_rows"])
    most_drawn = max(rules.material["most_lords_drawn"], rules.material["most_locations_drawn"])
    facts = [dict(card.fields) for card in rules.cards]
    sides = max(2, game.seats)
    chambers, places = state["chamber"], state["spaces"]
    most = max(state["pearls"])
    holds = {
        "there is one of everything for each side": {sides}
        == {len(state[name]) for name in ("pearls", "chamber", "locations", "spaces")},
        "no Chamber has too many Lords": all(len(lords) <= spaces for lords in chambers),
        "each pile has its colour": all(
            facts[card]["guild"] == GUILDS[place]
            for place, pile in enumerate(state["discards"])
            for card in pile
        ),
        "Lords taken together are of one colour": len(
            {facts[card]["guild"] for card in state["taken"]}
        )
        <= 1,
        "not too many cards are drawn": max(len(state["drawn"]), len(state["drawn_lords"]))
        <= most_drawn,
        "each Location lies on a Lord with a key": all(
            facts[lords[place]].get("key", "none") != "none"
            for lords, taken in zip(chambers, places, strict=True)
            for place in taken
        ),
        "each Location lies on a space of its own": all(
            len(set(taken)) == len(taken) == len(zone)
            for taken, zone in zip(places, state["locations"], strict=True)
        ),
        "the Pearl Master has most Pearls": (
            state["pearls"][state["master"]] == most > 0 if most else state["master"] == -1
        ),
        "the tokens of a solo game are in a solo game": game.seats == 1
        or (state["opponent"], state["replay_token"], state["bound"]) == (-1, 0, 0),
        "last turns are played when a Chamber is complete": (
            bool(state["ending"] or state["finished"])
            or not any(len(lords) == spaces for lords in chambers)
        ),
    }
    return [what for what, it_does in holds.items() if not it_does]


def _in_force(state: State, game: Game) -> list[tuple[int, int]]:
    """C5.2: the Locations of those who have a seat (C9)."""
    return [
        (player, location)
        for player, locations in enumerate(state["locations"])
        if player < game.seats
        for location in locations
    ]


def _ties(state: State, game: Game, player: int) -> tuple[int, ...]:
    """C8.4: most Pearls. C9: alone the player wins a tie as Pearl Master, the opponent never."""
    if game.seats == 1:
        return (int(player == 0 and state["master"] == 0),)
    return (state["pearls"][player],)


def _told(game: Game, state: State, view: Any) -> list[str]:  # noqa: ANN401  # as each game has it
    """C5.1, C8.2: the keys that are available, and the largest coalition of each guild."""
    wrong = []
    for player, shown in enumerate(view.players):
        keys = Counter(plain_words_conspiracy.keys(game, state, player))
        if {metal: number for metal, number in shown.keys.items() if number} != keys:
            wrong.append(f"player {player} has the keys {dict(shown.keys)}, by the rules {keys}")
        largest = plain_words_conspiracy.coalitions(game, state, player)
        if {guild: size for guild, size in shown.coalitions.items() if size} != largest:
            wrong.append(
                f"player {player} has coalitions of {dict(shown.coalitions)}, and by the rules of "
                f"{largest}"
            )
    return wrong


# --- what is hidden (C11) -----------------------------------------------------------------------


def _dealt_anew(game: Game, _seat: int | None, draw: random.Random) -> State:
    """The order of both decks, which nobody knows."""
    state = game.state
    draw.shuffle(state["lord_deck"])
    draw.shuffle(state["location_deck"])
    state["chance"] = draw.getrandbits(64)
    return state


# --- why every game ends (C7) -------------------------------------------------------------------

#: The kinds of questions in the order in which they can follow each other until a Lord is placed:
#: those about the Lord just placed, the end of the turn, and the start of the next. What powers
#: ask stands above all others: Lords have theirs before their key, and a Location taken counts.
RANKS = {
    "place": 0,
    "opponent_place": 0,
    "keep": 1,
    "recruit": 2,
    "opponent_pile": 2,
    "replay": 3,
    "archive": 4,
    "drawn_location": 4,
    "location": 5,
    "choice": 6,
    "may": 6,
}


def _measure(game: Game) -> tuple[int, ...]:
    """The spaces left, the Locations not taken, and the rank of the question.

    No Lord ever leaves a Chamber and no Location its Lord, and each turn places a Lord.
    """
    decision = game.decision
    state = game.state
    spaces = sum(_rules(game).material["chamber_rows"]) * max(2, game.seats)
    left = spaces - sum(map(len, state["chamber"]))
    taken = sum(map(len, state["locations"]))
    return (left, -taken, -1 if decision is None else RANKS[decision.kind])


# --- other colours ------------------------------------------------------------------------------


def _recoloured(state: State, _game: Game, to: tuple[int, ...]) -> State:
    """Piles of other guilds; Lords and Locations are numbers, and their pack has other colours."""
    new = dict(state)
    new["discards"] = [state["discards"][to.index(guild)] for guild in range(len(GUILDS))]
    return new


WORLD = World(
    ruleset="conspiracy",
    box=cards_of,
    found=_found,
    things={},
    bare=frozenset(
        {
            *("stack", "chance", "passing", "active", "turn", "ending", "finished"),
            *("opponent", "bound", "spaces"),
        }
    ),
    faults=_faults,
    in_force=_in_force,
    dealt_anew=_dealt_anew,
    showing_events=frozenset(
        {
            *("lords_drawn", "lord_revealed", "locations_drawn"),
            *("location_controlled", "lord_placed"),
        }
    ),
    telling_events=frozenset(),
    position=positions_conspiracy.drawn,
    words=plain_words_conspiracy.WORDS,
    offers=offers_conspiracy.OFFERS,
    reading=SenateReading,
    ties=_ties,
    scores=plain_scores_conspiracy.PARTS,
    decks=("lord_deck", "location_deck"),
    dealt=("lord_deck", "location_deck"),
    looking=frozenset({"archive"}),
    told=_told,
    by_seat=("spaces",),
    measure=_measure,
    colours={"Guild": tuple(range(len(GUILDS)))},
    ordered=frozenset(),
    recoloured=_recoloured,
)
