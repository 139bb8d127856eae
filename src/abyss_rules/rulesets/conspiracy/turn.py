"""The course of a turn and the end of the game (C3, C4, C7): steps in the rulebook's order."""

from __future__ import annotations

from abyss_rules.engine import powers
from abyss_rules.engine.rules import Answer, Prompt, Tables
from abyss_rules.engine.standing import POWER, expire
from abyss_rules.rulesets.conspiracy import control, placing, recruiting, solo, steps
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame
from abyss_rules.rulesets.conspiracy.steps import (
    FINISH,
    OPPONENT,
    PLAY_AGAIN,
    RECRUIT,
    REPLAY,
    REPLAYING,
    START,
    TURN_END,
)

# How a game came to its end: the state's ``finished``.
PLAYING, ENDED, TURN_LIMIT, NO_LORD_LEFT = range(4)


# --- the start of a turn ----------------------------------------------------------------------


def start(r: ConspiracyRules, s: ConspiracyState, f: Frame) -> bool:
    """A turn begins: what the player did until their next turn ends (C5.2)."""
    if r.turn_limit and s.turn >= r.turn_limit:
        stop(s, TURN_LIMIT)
        return False
    s.turn += 1
    if s.passing:
        expire(r, s, s.active)
    if s.log is not None:
        s.log.append(("turn_started", s.active, s.turn))
    f[0] = RECRUIT if s.active < r.seats else OPPONENT
    return False


def stop(s: ConspiracyState, how: int) -> None:
    """Nothing is asked any more."""
    s.finished = how
    s.stack.clear()
    if s.log is not None:
        s.log.append(("game_over", -1, how))


# --- C7: the end of a turn and of the game ----------------------------------------------------


def turn_end(r: ConspiracyRules, s: ConspiracyState, f: Frame) -> bool:
    """C7: the next player's turn, or the end of the game; before it the replay token (C9)."""
    if s.replay_token and solo.can_replay(r, s):
        f[0] = REPLAY
    else:
        next_turn(r, s, f)
    return False


def next_turn(r: ConspiracyRules, s: ConspiracyState, f: Frame) -> None:
    """C7: after the last turns the game is over, else the turn goes on clockwise."""
    if s.ending:
        s.ending -= 1
        if not s.ending:
            stop(s, ENDED)
            return
    elif not recruiting.can_recruit(s):
        stop(s, NO_LORD_LEFT)
        return
    s.active = (s.active + 1) % r.players
    f[0] = START


# --- C9: the replay token ---------------------------------------------------------------------


def replay(_r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """C9: spend the token for an extra turn, or keep it."""
    s.seat = s.active
    s.kind = REPLAYING
    s.options = [FINISH, PLAY_AGAIN]
    return True


def on_replay(r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """C9: the token goes back and the human has another turn, or the turn ends."""
    if code != PLAY_AGAIN:
        next_turn(r, s, f)
        return
    s.replay_token = 0
    f[0] = START
    if s.log is not None:
        s.log.append(("replay_token_spent", s.active))


# --- the tables -------------------------------------------------------------------------------


def _never(_r: ConspiracyRules, _s: ConspiracyState, f: Frame, _code: int) -> None:
    raise TypeError(f)  # pragma: no cover - a step without a question gets no answer


def _settle(_r: ConspiracyRules, _s: ConspiracyState) -> None:
    """No verb waits until all have answered."""


_STEPS: dict[int, tuple[Prompt, Answer]] = {
    POWER: (powers.prompt, powers.answer),
    START: (start, _never),
    RECRUIT: (recruiting.recruit, recruiting.on_recruit),
    steps.KEEP: (recruiting.keep, recruiting.on_keep),
    steps.PLACE: (placing.place, placing.on_place),
    steps.KEYS: (placing.keys, _never),
    steps.CONTROL: (control.control, control.on_control),
    steps.DRAWN: (control.drawn, control.on_drawn),
    steps.ARCHIVE: (control.archive, control.on_archive),
    TURN_END: (turn_end, _never),
    REPLAY: (replay, on_replay),
    OPPONENT: (solo.opponent_turn, solo.on_opponent_turn),
}

TABLES = Tables(
    tuple(_STEPS[step][0] for step in range(len(_STEPS))),
    tuple(_STEPS[step][1] for step in range(len(_STEPS))),
    _settle,
)
