"""Laws about what a seat sees: views, options and events tell nothing that it may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from abyss_rules.engine.events import Event, Forced
from abyss_rules.engine.options import Option
from abyss_rules.game import Game
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.world import chance_of, with_state, world_of

#: So many answers are given to see what is told of each; where there are more, they are drawn.
_FOLLOWED = 4


def pairs(game: Game) -> Iterator[tuple[Game, int | None]]:
    """Games that differ from one only in what a seat may not see, each with that seat.

    One for each seat and one for a spectator (None). Where the question is to somebody else, or a
    choice of somebody else has become none, there is no pair: whether a seat has a choice may hang
    on what it alone knows.
    """
    world = world_of(game.ruleset)
    chance = chance_of(game)
    decision = game.decision
    for seat in (None, *range(game.seats)):
        other = with_state(game, world.dealt_anew(game, seat, random.Random(chance)))
        asked = other.decision
        same = (decision is None) == (asked is None) and (
            decision is None
            or asked is None
            or (asked.seat, asked.kind) == (decision.seat, decision.kind)
        )
        if same or decision is None or decision.seat == seat:
            yield other, seat


@law("A6.6", "A7.1", "A12", "C5.1", "C8.2", "C11", often="sometimes")
def views_can_be_kept(game: Game) -> None:
    """Each seat and a spectator have a view at every decision, JSON as it is, reckoned rightly.

    What is reckoned in it, as the Keys that a player can use, is what a plain reading of the rules
    reckons.
    """
    told, state = world_of(game.ruleset).told, game.state
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        if wrong := told(game, state, view):
            broken(f"{_who(seat)} sees that {'; that '.join(wrong)}")
        data = view.to_data()
        if json.loads(json.dumps(data)) != data:
            broken(f"the view of {_who(seat)} comes back from JSON as another")


@law("A12", "C11", kind="pair", often="sometimes")
def views_tell_nothing_hidden(game: Game, other: Game, seat: int | None) -> None:
    """A seat's view is the same whatever lies where it cannot look."""
    mine, theirs = game.view(seat), other.view(seat)
    if mine != theirs:
        broken(f"{_who(seat)} sees {_difference(mine.to_data(), theirs.to_data())}")


@law("A12", "C11", kind="pair", often="sometimes")
def options_tell_nothing_hidden(game: Game, other: Game, seat: int | None) -> None:
    """What a seat is asked, and what it can answer, is the same whatever lies where it cannot look.

    It is also the same moment: no choice comes or goes with what is hidden from who has it.
    """
    mine, theirs = game.decision, other.decision
    if mine is None or theirs is None:
        if mine is not theirs:
            broken(f"one game is over and the other is not, as {_who(seat)} can tell")
        return
    if mine.seat == seat and mine != theirs:
        broken(
            f"seat {seat} can answer {mine.kind} with {', '.join(map(str, mine.options))}, "
            f"or {theirs.kind} with {', '.join(map(str, theirs.options))}"
        )


@law("A12", "C11", kind="pair", often="sometimes")
def events_tell_nothing_hidden(game: Game, other: Game, seat: int | None) -> None:
    """After the same answer a seat sees the same, up to an event that shows a hidden thing.

    From there on what follows may hang on what was shown. Of many answers some are given, others
    each time.
    """
    if game.decision is None or other.decision is None:
        return
    both = [option for option in game.decision.options if option in other.decision.options]
    if not both:
        return
    # A loaded game's events begin where it was loaded.
    mine = with_state(game, game.state)
    first = chance_of(game)
    followed = min(len(both), _FOLLOWED)
    for number in range(followed):
        answer = both[(first + number * len(both) // followed) % len(both)]
        _see_the_same(mine.clone(), other.clone(), answer, seat)


def _see_the_same(one: Game, two: Game, answer: Option, seat: int | None) -> None:
    """Give two games an answer, and say if a seat then sees one thing here and another there."""
    world = world_of(one.ruleset)
    one.apply(answer)
    two.apply(answer)
    for mine, theirs in zip(_told(one, seat), _told(two, seat), strict=False):
        if {**mine.to_data(), "number": 0} == {**theirs.to_data(), "number": 0}:
            continue
        shown = {mine.kind, theirs.kind} & world.showing_events
        told = mine.kind in world.telling_events and seat in {
            mine.seat,
            getattr(mine, "victim", None),
        }
        if not (shown or (told and seat is not None)):
            broken(f"after {answer} {_who(seat)} sees {mine}, or {theirs}")
        return


def _told(game: Game, seat: int | None) -> list[Event]:
    """A game's events as a seat sees them, without the choices made for it.

    Who has one thing to choose has looked where it lies. The numbers of events are their places.
    """
    return [
        event
        for event in game.events(seat)
        if not (isinstance(event, Forced) and event.decision == "choice")
    ]


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _difference(mine: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The first part of two views that differs."""
    for name, value in mine.items():
        if value != theirs.get(name):
            return f"{name}: {value}, or {theirs.get(name)}"
    return "views that are the same in JSON"


LAWS = (
    views_can_be_kept,
    views_tell_nothing_hidden,
    options_tell_nothing_hidden,
    events_tell_nothing_hidden,
)
