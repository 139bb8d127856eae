"""Recruiting: pay, affiliate, the Lord arrives with its Power, then the Court (A6)."""

from __future__ import annotations

from abyss_rules.engine.course import trigger_end
from abyss_rules.engine.options import ARGUMENT
from abyss_rules.engine.powers import begin_once
from abyss_rules.engine.standing import ask, moved, react
from abyss_rules.engine.state import without
from abyss_rules.rulesets.abyss import moves, moves_allies, moves_lords
from abyss_rules.rulesets.abyss.payment import bubble_for, cost_for, payment_options
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame
from abyss_rules.rulesets.abyss.steps import (
    AFFILIATE,
    AFFILIATE_ALLY,
    AFFILIATING,
    ARRIVE,
    DONE,
    PAY,
    PAYING,
)


def begin_recruiting(r: AbyssRules, s: AbyssState, lord: int) -> None:
    """Put the payment for a Lord on the stack; its price holds from now on (A6.1, A6.2)."""
    seat = s.active
    s.stack.append([PAY, lord, cost_for(r, s, seat, lord), bubble_for(r, s, seat, lord)])


# --- A6.1: pay --------------------------------------------------------------------------------


def pay(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A6.1: the next Ally of the payment, or the end of it."""
    _step, lord, cost, bubble = f
    s.options = payment_options(r, s, s.active, r.races[lord], bubble, cost)
    s.seat = s.active
    s.kind = PAYING
    return True


def on_pay(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A6.1: put the Ally to the payment; at the end Pearls make up what is missing."""
    if code != DONE:
        face = code & ARGUMENT
        moves_allies.remove_from_hand(s, s.active, face)
        s.payment += (face,)
        return
    missing = f[2] - sum(face % 5 + 1 for face in s.payment)
    if s.log is not None:
        s.log.append(("lord_paid", s.active, f[1], s.payment, max(0, missing)))
    moves.pay_pearls(r, s, s.active, missing)
    f[0] = AFFILIATE


# --- A6.3: affiliate --------------------------------------------------------------------------


def affiliate(r: AbyssRules, s: AbyssState, _f: Frame) -> bool:
    """A6.3: the lowest Ally paid is affiliated, the player's choice among equals."""
    faces = list(dict.fromkeys(s.payment))
    if not ask(r, s, r.q_affiliation, s.active, 0):
        lowest = min(face % 5 for face in faces)
        faces = [face for face in faces if face % 5 == lowest]
    s.seat = s.active
    s.kind = AFFILIATING
    s.options = [AFFILIATE_ALLY | face for face in faces]
    return True


def on_affiliate(_r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A6.3: one Ally stays before the player, the others go to the exploration discard."""
    face = code & ARGUMENT
    rest = list(s.payment)
    rest.remove(face)
    s.payment = ()
    add_affiliated(s, s.active, face)
    s.exploration_discard += tuple(rest)
    f[:] = [ARRIVE, s.active, f[1], 1]


def add_affiliated(s: AbyssState, seat: int, face: int) -> None:
    """Put an Ally face up before a player for the rest of the game."""
    s.affiliated[seat] = tuple(sorted((*s.affiliated[seat], face)))
    if s.log is not None:
        s.log.append(("ally_affiliated", seat, face))


# --- A6.0, A6.4: the Lord arrives -------------------------------------------------------------


def arrive(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A6.4: the Lord comes into play free, then its arrival Power is applied."""
    _step, seat, lord, recruited = f
    s.stack.pop()
    if lord in s.court:
        s.court = without(s.court, lord)
    else:
        s.lord_deck = without(s.lord_deck, lord)
    s.free[seat] += (lord,)
    moved(r, s, lord)
    if s.log is not None:
        s.log.append(("lord_recruited" if recruited else "lord_taken", seat, lord))
    if recruited and len(moves_lords.all_lords(s, seat)) >= r.lords_to_end:
        trigger_end(s, seat, r.seats)  # A9.1: at the moment of recruiting
    if recruited:
        react(r, s, r.after_recruitment, seat, [lord])  # comes after the Lord's own Power
    begin_once(r, s, "arrival", seat, lord)
    return False


# --- A6.5: the Court --------------------------------------------------------------------------


def court(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A6.5: with few Lords left the player gains Pearls and the Court is refilled."""
    s.stack.pop()
    check_court(r, s, recruited=bool(f[1]))
    return False


def check_court(r: AbyssRules, s: AbyssState, *, recruited: bool) -> None:
    """A6.5: refill a Court of 2 or fewer as far as the deck goes, for 2 Pearls."""
    if len(s.court) > r.refill_at:
        return
    moves.gain_pearls(r, s, s.active, r.refill_pearls)
    free = r.court_spaces - len(s.court)
    # A15.lord_shortage
    if recruited and free > len(s.lord_deck) and r.options.lord_shortage == "refill_fails":
        trigger_end(s, s.active, r.seats)  # A9.1
    for _ in range(min(free, len(s.lord_deck))):
        moves_lords.reveal_lord(s)
