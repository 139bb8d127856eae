"""The course that all games have: turns begin and count, the end is triggered, a game stops."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_rules.engine import powers
from abyss_rules.engine.frames import POWER
from abyss_rules.engine.rules import Answer, Prompt, Rules, Tables
from abyss_rules.engine.standing import expire
from abyss_rules.engine.state import Frame, State

# How a game came to its end, as the state's ``finished`` says it; 0 while it is played.
ENDED, TURN_LIMIT, STUCK = 1, 2, 3


def endings(stuck: str) -> tuple[tuple[bool, str], ...]:
    """By ``finished`` less 1: (ended properly, reason); ``stuck`` says why nobody can go on."""
    return (
        (True, "the last turns have been played"),
        (False, "the turn limit was reached"),
        (False, stuck),
    )


def begin_turn(rules: Rules, s: State) -> bool:
    """Count the turn and end what was to hold until it; False if the turn limit was reached."""
    if rules.turn_limit and s.turn >= rules.turn_limit:
        stop(s, TURN_LIMIT)
        return False
    s.turn += 1
    if s.passing:
        expire(s, s.active)
    if s.log is not None:
        s.log.append(("turn_started", s.active, s.turn))
    return True


def trigger_end(s: State, seat: int, turns: int) -> None:
    """``turns`` are left, the current one included, unless the end was triggered before."""
    if not s.ending:
        s.ending = turns
        if s.log is not None:
            s.log.append(("end_triggered", seat))


def stop(s: State, how: int) -> None:
    """Nothing is asked any more."""
    s.finished = how
    s.stack.clear()
    if s.log is not None:
        s.log.append(("game_over", -1, how))


def never(_rules: Any, _s: Any, f: Frame, _code: int) -> None:
    """The answer of a step without a question; it raises TypeError, for nobody can be asked."""
    raise TypeError(f)  # pragma: no cover - a step without a question gets no answer


def _at_once(_rules: Any, _s: Any) -> None:
    """No verb waits until all have answered."""


def tables(
    steps: Mapping[int, tuple[Prompt, Answer]], settle: Callable[[Any, Any], None] = _at_once
) -> Tables:
    """The tables of a ruleset's steps, numbered from 1 without a gap, and of powers."""
    every = {POWER: (powers.prompt, powers.answer), **steps}
    return Tables(
        tuple(every[step][0] for step in range(len(every))),
        tuple(every[step][1] for step in range(len(every))),
        settle,
    )
