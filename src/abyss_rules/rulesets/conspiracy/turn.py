"""The course of a turn and the end of the game (C3, C4, C7): steps in the rulebook's order."""

from __future__ import annotations

from abyss_rules.engine.course import ENDED, STUCK, begin_turn, never, stop, tables
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

# --- the start of a turn ----------------------------------------------------------------------


def start(r: ConspiracyRules, s: ConspiracyState, f: Frame) -> bool:
    """A turn begins: what the player did until their next turn ends (C5.2)."""
    if begin_turn(r, s):
        f[0] = RECRUIT if s.active < r.seats else OPPONENT
    return False


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
        stop(s, STUCK)
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


_STEPS = {
    START: (start, never),
    RECRUIT: (recruiting.recruit, recruiting.on_recruit),
    steps.KEEP: (recruiting.keep, recruiting.on_keep),
    steps.PLACE: (placing.place, placing.on_place),
    steps.KEYS: (placing.keys, never),
    steps.CONTROL: (control.control, control.on_control),
    steps.DRAWN: (control.drawn, control.on_drawn),
    steps.ARCHIVE: (control.archive, control.on_archive),
    TURN_END: (turn_end, never),
    REPLAY: (replay, on_replay),
    OPPONENT: (solo.opponent_turn, solo.on_opponent_turn),
}

TABLES = tables(_STEPS)
