"""Exploring, from the first card revealed to the reward (A4), and requesting support (A5).

An exploration's frame is ``[step, next opponent asked, fought, phase, set aside]``: as many of the
track's first cards are Monsters that were ignored and take up no space.
"""

from __future__ import annotations

from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.standing import UNCHANGED, alter, ask, react
from abyss_rules.rulesets.abyss import moves, moves_allies
from abyss_rules.rulesets.abyss.hands import limit_hand
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.moves_allies import ASIDE
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame
from abyss_rules.rulesets.abyss.steps import (
    BOUGHT,
    BUY,
    CONTINUE,
    CONTINUING,
    DECLINE,
    EXPLORED,
    FIGHT,
    FIGHTING,
    IGNORE,
    KEEP,
    KEEPING,
    LEAVE,
    OFFER,
    OFFERED,
    REVEAL,
    REWARD,
    REWARDING,
    SUPPORTING,
    TAKE,
    TAKE_STACK,
    USE,
)
from abyss_rules.rulesets.abyss.turn_powers import turn_powers, use_power

ASKED = 1
FOUGHT = 2
PHASE = 3


def begin_exploration(s: AbyssState) -> None:
    """Put an exploration on the stack."""
    s.stack.append([REVEAL, 0, 0, 0, 0])


# --- A4.1, A4.9: reveal the top card ----------------------------------------------------------


def reveal(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A4.1: the top card comes onto the next free space; without any the exploration ends."""
    if not s.exploration_deck and not moves_allies.refill_exploration(s):
        f[0] = EXPLORED
        return False
    deck = s.exploration_deck
    card = deck[-1]
    s.exploration_deck = deck[:-1]
    s.track += (card,)
    if s.log is not None:
        s.log.append(("revealed", s.active, card, len(s.track) - f[ASIDE]))
    f[ASKED] = 0
    if card != MONSTER:
        f[0] = OFFER
        return offer(r, s, f)
    f[0] = KEEP  # A4.6: a Monster is not offered
    _reshuffle_early(r, s)
    return keep(r, s, f)


def _reshuffle_early(r: AbyssRules, s: AbyssState) -> None:
    """Option ``reshuffle: when_empty``: after the offers an empty deck is made anew."""
    if r.reshuffles_when_empty and not s.exploration_deck:
        moves_allies.refill_exploration(s)


# --- A4.2, A4.3: offer an Ally to the others --------------------------------------------------


def offer(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A4.2: ask the next player who can pay and has bought nothing yet this turn.

    A standing effect can let a player buy more, or nothing.
    """
    price = r.first_price + s.purchases
    others = r.others[s.active]
    asked = f[ASKED]
    while asked < len(others):
        seat = others[asked]
        if s.pearls[seat] >= price and s.bought[seat] < (
            1 if s.cache.get(seat) is UNCHANGED else ask(r, s, r.q_purchases_per_turn, seat, 1)
        ):
            f[ASKED] = asked
            s.seat = seat
            s.kind = OFFERED
            s.options = [BUY, DECLINE]
            return True
        asked += 1
    f[0] = KEEP
    _reshuffle_early(r, s)
    return keep(r, s, f)


def on_offer(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A4.2: the buyer pays the explorer and takes the Ally, or the next player is asked."""
    s.idle = 0  # somebody had a choice
    seat = s.seat
    if code != BUY:
        if s.log is not None:
            s.log.append(("declined", seat, s.track[-1]))
        f[ASKED] += 1
        return
    price = r.first_price + s.purchases
    face = s.track[-1]
    s.track = s.track[:-1]
    s.pearls[seat] -= price
    s.pearls[s.active] += price
    s.purchases += 1
    s.bought[seat] += 1
    moves_allies.add_to_hand(s, seat, (face,))
    if s.log is not None:
        s.log.append(("ally_bought", seat, s.active, face, price))
    f[0] = BOUGHT
    _reshuffle_early(r, s)
    if r.limits_at_once:
        limit_hand(r, s, seat)


def bought(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A4.3: the explorer must go on; A3.4: turn powers may be used before that."""
    powers = turn_powers(r, s)
    if powers:
        s.seat = s.active
        s.kind = CONTINUING
        s.options = [CONTINUE, *powers]
        return True
    f[0] = REVEAL
    return False


def on_bought(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A3.4, A4.3: use a power, or reveal the next card."""
    if code == CONTINUE:
        f[0] = REVEAL
    else:
        use_power(r, s, code & ARGUMENT)


# --- A4.4, A4.5, A4.6: take or leave, fight or leave ------------------------------------------


def keep(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A4.4: the last card revealed is taken or fought, or left if another can follow.

    A standing effect can let the explorer ignore a Monster, on the last space too.
    """
    s.seat = s.active
    track = s.track
    if track[-1] == MONSTER:
        s.kind = FIGHTING
        options = [FIGHT]
    else:
        s.kind = KEEPING
        options = [TAKE]
    # A4.5, A4.6: not on the last space; A4.9: not when no card can follow.
    if s.exploration_deck or s.exploration_discard:
        if len(track) - f[ASIDE] < r.track_spaces:
            options.append(LEAVE)
        if track[-1] == MONSTER and ask(r, s, r.q_monster_choice, s.active, 0):
            options.append(IGNORE)
    powers = turn_powers(r, s)
    if powers:
        options += powers
    s.options = options
    return True


def on_keep(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A4.4, A4.6: take, fight, leave (a Monster left moves the Threat), or use a power."""
    if len(s.options) > 1:
        s.idle = 0
    card = s.track[-1]
    if code in (LEAVE, IGNORE):
        _go_on(r, s, f, code)
        return
    if code >> SHIFT == USE >> SHIFT:
        use_power(r, s, code & ARGUMENT)
        return
    f[0] = EXPLORED
    on_last_space = len(s.track) - f[ASIDE] >= r.track_spaces
    if code == FIGHT:
        f[FOUGHT] = 1
        if s.log is not None:
            s.log.append(("monster_fought", s.active, s.threat))
    else:
        s.track = s.track[:-1]
        moves_allies.add_to_hand(s, s.active, (card,))
        if s.log is not None:
            s.log.append(("ally_taken", s.active, card))
    if on_last_space:
        moves.gain_pearls(r, s, s.active, r.last_space_pearls)  # A4.8: before all else


def _go_on(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A4.4, A4.6: the last card stays on its space, or a Monster is ignored and leaves it free."""
    card = s.track[-1]
    f[0] = REVEAL
    if code == IGNORE:
        s.track = (card, *s.track[:-1])
        f[ASIDE] += 1
        if s.log is not None:
            s.log.append(("monster_ignored", s.active))
        return
    if s.log is not None:
        s.log.append(("left", s.active, card))
    if card == MONSTER and s.threat < r.last_threat:
        s.threat += 1
        if s.log is not None:
            s.log.append(("threat_moved", -1, s.threat))


# --- A4.8, A4.7: the end of an exploration ----------------------------------------------------


def explored(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A4.8: powers of the end of an exploration, the track, then the reward of a fight."""
    if f[PHASE] == 0:
        f[PHASE] = 1
        sent = tuple(face for face in s.track if face != MONSTER)
        react(r, s, r.after_exploration, s.active, [sent])
        if s.stack[-1] is not f:
            return False
    if f[PHASE] == 1:
        f[PHASE] = 2
        moves_allies.send_track(s)
        if f[FOUGHT]:
            # A8.11: who alters the reward does so once, before it is chosen.
            (space,) = alter(r, s, r.e_monster_reward, s.active, [s.threat])
            f[FOUGHT] = max(1, min(space, r.last_threat))
    if f[FOUGHT]:
        space = f[FOUGHT] - 1
        options = [
            REWARD | space * 16 + alternative
            for alternative, (_pearls, tokens, _keys) in enumerate(r.rewards[space])
            if tokens <= len(s.token_supply)
        ]
        if options:
            s.seat = s.active
            s.kind = REWARDING
            s.options = options
            return True
        s.threat = r.starting_threat
    s.stack.pop()
    return False


def on_explored(r: AbyssRules, s: AbyssState, _f: Frame, code: int) -> None:
    """A4.7: gain the reward chosen; the Threat token returns to its first space."""
    if len(s.options) > 1:
        s.idle = 0
    space, alternative = divmod(code & ARGUMENT, 16)
    pearls, tokens, keys = r.rewards[space][alternative]
    s.stack.pop()
    if s.log is not None:
        s.log.append(("rewarded", s.active, space + 1, code & ARGUMENT))
    s.threat = r.starting_threat
    moves.gain_pearls(r, s, s.active, pearls)
    moves.gain_tokens(s, s.active, tokens)
    moves.gain_keys(r, s, s.active, keys)


# --- A5: request support ----------------------------------------------------------------------


def begin_support(r: AbyssRules, s: AbyssState, stack: int) -> int:
    """A5: take a stack; gives how many more are to be taken (A8.8)."""
    moves_allies.take_stack(r, s, s.active, stack)
    return ask(r, s, r.q_support_stacks, s.active, 1) - 1


def support(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A8.8: another stack, chosen after the one before was taken; it is mandatory."""
    options = [TAKE_STACK | race for race in range(5) if s.council[race]]
    if f[1] <= 0 or not options:
        s.stack.pop()
        return False
    s.seat = s.active
    s.kind = SUPPORTING
    s.options = options
    return True


def on_support(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A8.8: take the stack chosen."""
    f[1] -= 1
    moves_allies.take_stack(r, s, s.active, code & ARGUMENT)
