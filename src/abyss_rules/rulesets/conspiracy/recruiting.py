"""Step 1 of a turn: draw Lords and keep one, or take a whole discard pile (C3)."""

from __future__ import annotations

from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.standing import UNCHANGED, ask, asked
from abyss_rules.engine.state import without
from abyss_rules.rulesets.conspiracy import moves
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame
from abyss_rules.rulesets.conspiracy.steps import (
    DRAW,
    KEEP,
    KEEP_LORD,
    KEEPING,
    PASS,
    PLACE,
    RECRUITING,
    TAKE_PILE,
    TURN_END,
)

# --- C3.1, C3.3: draw or take a pile ----------------------------------------------------------


def recruit(r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """C3.1: draw 1, 2 or 3 Lords or take a pile; under a duty draw so many; without any pass."""
    left = len(s.lord_deck)
    duty = draw_duty(r, s, s.active) if left else 0  # C10: a duty lifts with an empty deck
    if duty:
        options = [DRAW | min(duty, left)]
    else:
        options = r.draws[min(left, r.most_lords_drawn)].copy()
        for guild, pile in enumerate(s.discards):
            if pile:
                options.append(TAKE_PILE | guild)
    s.seat = s.active
    s.kind = RECRUITING
    s.options = options or [PASS]
    return True


def draw_duty(r: ConspiracyRules, s: ConspiracyState, player: int) -> int:
    """How many Lords a player must draw; 0 for as they like (C5.2, C9)."""
    if s.bound:
        return 1
    if s.cache.get(player) is UNCHANGED:
        return 0
    if not r.strictest:
        return max(0, ask(r, s, r.q_draw_duty, player, 0))
    duties = asked(r, s, r.q_draw_duty, player)
    return min((duty for duty in duties if duty > 0), default=0)


def on_recruit(_r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """C3.1: the Lords drawn lie on the table, a pile leaves it whole (C4.1)."""
    s.bound = 0
    verb = code >> SHIFT << SHIFT
    if verb == DRAW:
        moves.draw_lords(s, s.active, code & ARGUMENT)
        f[0] = KEEP
    elif verb == TAKE_PILE:
        moves.take_pile(s, s.active, code & ARGUMENT)
        f[0] = PLACE
    else:
        pass_turn(s, f)


def can_recruit(s: ConspiracyState) -> bool:
    """Whether a Lord is left to be taken."""
    return bool(s.lord_deck) or any(s.discards)


def pass_turn(s: ConspiracyState, f: Frame) -> None:
    """C3.3: nothing is left to be taken; how it goes on is settled at the end of the turn (C7)."""
    if s.log is not None:
        s.log.append(("passed", s.active))
    f[0] = TURN_END


# --- C3.1: keep one of the Lords drawn --------------------------------------------------------


def keep(_r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """C3.1: exactly one of the Lords drawn is kept; copies of a Lord are one option."""
    s.seat = s.active
    s.kind = KEEPING
    s.options = [KEEP_LORD | lord for lord in dict.fromkeys(s.drawn_lords)]
    return True


def on_keep(r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """C3.1, C3.2: the others are on their piles before the kept Lord is placed."""
    lord = code & ARGUMENT
    rest = without(s.drawn_lords, lord)
    s.drawn_lords = ()
    s.taken = (lord,)
    if s.log is not None:
        s.log.append(("lord_kept", s.active, lord))
    moves.discard_lords(r, s, rest)
    f[0] = PLACE
