"""Discarding from hands, and how many Allies a hand may hold (A3.5, A8.8)."""

from __future__ import annotations

from abyss_rules.engine.options import ARGUMENT
from abyss_rules.engine.standing import UNCHANGED, ask
from abyss_rules.rulesets.abyss import moves, moves_allies
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame
from abyss_rules.rulesets.abyss.steps import (
    DISCARD,
    DISCARD_ALLY,
    DISCARDING,
    LIMITING,
    PAY_PEARL,
)

#: No standing limit: more Allies than there are.
UNLIMITED = 1 << 16

# The slots of a frame that discards.
_ZONE = 1
_HELD_BY = 2
_CHOOSER = 3
_LEFT = 4
_CARDS = 5
_TOGETHER = 6


def limit_hand(r: AbyssRules, s: AbyssState, seat: int) -> None:
    """Have a seat discard down to the hand limit in force, if there is one (A3.5)."""
    if s.cache.get(seat) is UNCHANGED:
        return
    limit = max(0, ask(r, s, r.q_hand_limit, seat, UNLIMITED))
    hand = s.hand[seat]
    if len(hand) > limit:
        s.stack.append([DISCARD, moves_allies.HAND, seat, seat, len(hand) - limit, hand[::-1], 0])


def discard(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A8.8: choose the next card, falling; under ``together`` nothing shows before all chose."""
    left = f[_LEFT]
    if left <= 0:
        s.stack.pop()
        if not f[_TOGETHER]:
            moves_allies.settle(r, s)
        return False
    cards = f[_CARDS]
    s.seat = f[_CHOOSER]
    s.kind = DISCARDING
    # A card may be chosen if enough others stand behind it in the falling order.
    s.options = list(dict.fromkeys(DISCARD_ALLY | face for face in cards[: len(cards) - left + 1]))
    return True


def on_discard(_r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A8.8: mark the card chosen; the ones before it in the order are kept."""
    if len(s.options) > 1:
        s.idle = 0
    face = code & ARGUMENT
    cards = f[_CARDS]
    f[_CARDS] = cards[cards.index(face) + 1 :]
    f[_LEFT] -= 1
    owner = f[_HELD_BY]
    s.pending[owner] += (f[_ZONE], f[_CHOOSER], face)


def limit(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """Option ``hand_limit``: discard, or pay a Pearl for each Ally above; Pearls come first."""
    seat = s.active
    if f[1] < 0:  # counted now, after the standing limit has been applied
        f[1] = max(0, len(s.hand[seat]) - (r.options.hand_limit or 0))
    excess, highest = f[1], f[2]
    if excess <= 0:
        s.stack.pop()
        return False
    cards = [face for face in reversed(s.hand[seat]) if face <= highest]
    s.seat = seat
    s.kind = LIMITING
    s.options = list(
        dict.fromkeys(DISCARD_ALLY | face for face in cards[: len(cards) - excess + 1])
    )
    if highest == UNLIMITED and s.pearls[seat] > 0:
        s.options.append(PAY_PEARL)
    return True


def on_limit(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """Option ``hand_limit``: a Pearl or an Ally goes."""
    if len(s.options) > 1:
        s.idle = 0
    f[1] -= 1
    if code == PAY_PEARL:
        moves.pay_pearls(r, s, s.active, 1)
    else:
        f[2] = code & ARGUMENT
        moves_allies.discard_allies(r, s, moves_allies.HAND, s.active, (f[2],))
