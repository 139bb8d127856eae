"""Scores of whole games by the slow, plain readings of both scoring rules, as laws of our own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import abyss_rules as ar
from abyss_rules.testing import law
from tests.cards.facts import LORDS
from tests.cards.senate_facts import GUILDS, WRITTEN
from tests.properties import plain_scoring, plain_senate
from tests.properties.plain_scoring import RACES, Tableau
from tests.properties.plain_senate import Senator


def _names(game: ar.Game) -> list[str]:
    return [card.id for card in game.setup.rules.cards]


def _tableau(game: ar.Game, seat: int) -> Tableau:
    state = game.state
    names = _names(game)
    lords = [*state["free"][seat], *(lord for group in state["under"][seat] for lord in group)]
    return Tableau(
        tuple(names[lord] for lord in lords),
        tuple(names[lord] for lord in state["disabled"]),
        tuple(names[location] for location in state["locations"][seat]),
        tuple((RACES[face // 5], face % 5 + 1) for face in state["affiliated"][seat]),
        tuple(state["tokens"][seat]),
        {names[location]: names[original] for location, original in state["copies"]},
    )


def _senator(game: ar.Game, side: int) -> Senator:
    state = game.state
    names = _names(game)
    lords = [WRITTEN[names[card]].split() for card in state["chamber"][side]]
    legend = game.seats == 1 and side == 1
    return Senator(
        tuple((guild, int(value)) for guild, value in lords),
        tuple(names[card] for card in state["locations"][side]),
        state["pearls"][side],
        state["master"] == side,
        GUILDS[state["opponent"]] if legend else "",
    )


def score(game: ar.Game, player: int) -> Mapping[str, int]:
    """The parts of a player's score, read plainly."""
    if game.ruleset == "abyss":
        return plain_scoring.score(_tableau(game, player), game.options)
    return plain_senate.score(_senator(game, player), solo=game.seats == 1)


def ties(game: ar.Game, player: int) -> tuple[int, ...]:
    """What breaks a player's ties, read plainly."""
    if game.ruleset == "abyss":
        lords = _tableau(game, player).lords
        return (
            game.state["pearls"][player],
            max((LORDS[lord].influence for lord in lords), default=0),
        )
    if game.seats == 1:
        return (int(game.state["master"] == player),)
    return (int(game.state["pearls"][player]),)


def winners(game: ar.Game) -> tuple[int, ...]:
    """Who has won by the plain readings."""
    if game.seats > 1:
        return _best(game, range(game.seats))
    mine, theirs = (sum(score(game, side).values()) for side in (0, 1))
    if mine != theirs:
        return (0,) if mine > theirs else (1,)
    return (0,) if game.state["master"] == 0 else ()


def _best(game: ar.Game, seats: Iterable[int]) -> tuple[int, ...]:
    results = {seat: (sum(score(game, seat).values()), *ties(game, seat)) for seat in seats}
    best = max(results.values())
    return tuple(seat for seat, result in results.items() if result == best)


@law("A10", "A13", "C8.1", "C8.2", "C8.3", "C8.4", "C9", often="sometimes")
def scores_are_those_of_the_plain_reading(game: ar.Game) -> None:
    """The parts of each score, and what breaks ties, are what the printed sentences say."""
    for player, found in enumerate(game.scores()):
        assert dict(found.parts) == dict(score(game, player))
        assert tuple(found.tie_break.values()) == ties(game, player)


@law("A10", "C8.4", "C9", kind="game", often="seldom")
def winners_are_those_of_the_plain_reading(game: ar.Game) -> None:
    """Those win whose plainly read score is best."""
    assert game.winners == (winners(game) if game.decision is None else ())


#: They read the printed tables, which know no other cards than those of the box.
LAWS = (scores_are_those_of_the_plain_reading, winners_are_those_of_the_plain_reading)
