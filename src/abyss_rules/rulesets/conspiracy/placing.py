"""Step 2 of a turn: the Lords taken are placed one by one, each with its effects (C4)."""

from __future__ import annotations

from abyss_rules.engine.course import trigger_end
from abyss_rules.engine.options import ARGUMENT
from abyss_rules.engine.powers import begin_once
from abyss_rules.engine.state import without
from abyss_rules.rulesets.conspiracy import moves, solo
from abyss_rules.rulesets.conspiracy.control import earn_location
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame
from abyss_rules.rulesets.conspiracy.steps import (
    KEYS,
    OPPONENT_PLACING,
    PLACE_LORD,
    PLACING,
    TURN_END,
)

# --- C4.1, C4.2: which Lord comes next --------------------------------------------------------


def place(r: ConspiracyRules, s: ConspiracyState, f: Frame) -> bool:
    """C4.1: the next of the Lords taken; once the Chamber is complete the rest goes back (C4.2)."""
    taken = s.taken
    player = s.active
    if not taken or len(s.chamber[player]) >= r.chamber_spaces:
        if taken:
            moves.return_taken(r, s, player)
        f[0] = TURN_END
        return False
    if len(taken) == 1:
        s.options = [PLACE_LORD | taken[0]]
    else:
        s.options = [PLACE_LORD | lord for lord in dict.fromkeys(taken)]
    s.seat = r.speaker[player]
    s.kind = PLACING if s.seat == player else OPPONENT_PLACING
    return True


def on_place(r: ConspiracyRules, s: ConspiracyState, _f: Frame, code: int) -> None:
    """C4.1: the Lord comes onto the next space, then its effects; the frame asks for the next."""
    lord = code & ARGUMENT
    s.taken = without(s.taken, lord)
    player = s.active
    chamber = s.chamber[player]
    space = len(chamber)
    s.chamber[player] = (*chamber, lord)
    if s.log is not None:
        s.log.append(("lord_placed", player, lord, space + 1))
    if r.solo:
        solo.earn_token(r, s, player, space)
    if space + 1 == r.chamber_spaces:
        trigger_end(s, player, _last_turns(r, player))
    if r.pearls[lord]:
        moves.gain_pearls(r, s, player, r.pearls[lord])
    # C4.1: first what the Lord does, then the keys
    if r.key[lord]:
        if not r.acts[lord]:
            earn_location(r, s, space)
            return
        s.stack.append([KEYS, space])
    if r.acts[lord]:
        begin_once(r, s, "arrival", player, lord)


def keys(r: ConspiracyRules, s: ConspiracyState, f: Frame) -> bool:
    """C5.1: the key of a Lord that did something first.

    The frame is ``[step, the Lord's space]``.
    """
    s.stack.pop()
    earn_location(r, s, f[1])
    return False


# --- C7: a complete Chamber -------------------------------------------------------------------


def _last_turns(r: ConspiracyRules, player: int) -> int:
    """C7: this turn is finished, then every other player has exactly one more."""
    # C10.solo_last_turn
    alone = r.solo and player == 0 and r.options.solo_last_turn == "opponent_only"
    return 1 if alone else r.players
