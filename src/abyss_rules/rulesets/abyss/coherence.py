"""Whether what is going on in a loaded state of Abyss fits what lies on the table."""

from __future__ import annotations

from collections import Counter

from abyss_rules.engine import plain
from abyss_rules.engine.frames import POWER, TOGETHER
from abyss_rules.rulesets.abyss import moves_allies, steps
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things


def check_frames(r: AbyssRules, s: AbyssState) -> None:
    """Check that the frames fit the zones; raises UnreadableError."""
    stack = s.stack
    if bool(stack) == bool(s.finished):
        plain.fail("state.finished", "a game is over when nothing is going on, and only then")
    steps_now = {frame[0] for frame in stack}
    top = stack[-1][0] if stack else -1
    if s.payment and top not in {steps.PAY, steps.AFFILIATE}:
        plain.fail("state.payment", "nobody is paying")
    if bool(s.drawn) != (top == steps.DRAWN):
        plain.fail("state.drawn", "Locations are drawn while one is chosen, and only then")
    if s.track and not steps_now & steps.EXPLORING:
        plain.fail("state.track", "nobody is exploring")
    lying = len(s.track) - moves_allies.set_aside(s)
    if lying > r.track_spaces:
        plain.fail("state.track", f"{lying} cards on {r.track_spaces} spaces")
    together = any(frame[0] == POWER and frame[TOGETHER] for frame in stack)
    if any(s.pending) and not together and top != steps.DISCARD:
        plain.fail("state.pending", "nobody is discarding")
    if top == steps.DISCARD and stack[-1][-1] and not together:
        plain.fail(f"state.stack[{len(stack) - 1}].together", "no others choose together with it")
    for place, frame in enumerate(stack):
        check = _CHECKS.get(frame[0])
        if check is not None and not check(r, s, frame):
            plain.fail(f"state.stack[{place}]", "does not fit what lies on the table")


def _exploring(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    step: int
    fought: int
    phase: int
    aside: int
    step, _asked, fought, phase, aside = f
    if step == steps.EXPLORED and phase == 2:
        return fought <= r.last_threat and not s.track
    if any(face != MONSTER for face in s.track[:aside]) or aside > len(s.track):
        return False
    if step == steps.EXPLORED:
        return fought <= r.last_threat and phase < 2
    if fought or phase:
        return False
    if step in {steps.REVEAL, steps.BOUGHT}:
        return len(s.track) - aside < r.track_spaces
    return len(s.track) > aside and (step == steps.KEEP or s.track[-1] != MONSTER)


def _paying(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    step, lord, _cost, bubble = f
    paid = s.payment
    races = list(dict.fromkeys(face // 5 for face in paid))
    order = [-1 if race == bubble else race for race in races]
    ranks = [(-1 if face // 5 == bubble else face // 5, -face) for face in paid]
    return (
        lord in s.court
        and len(races) <= r.races[lord]
        and order == sorted(order)
        and ranks == sorted(ranks)
        and (not paid or bubble < 0 or races[0] == bubble)
        and (step == steps.PAY or len(races) == r.races[lord])
    )


def _choosing_location(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    _step, seat, lords, tokens, *_rest = f
    return tokens <= s.keys[seat] and _distinct(lords) and set(lords) <= set(s.free[seat])


def _choosing_keys(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    return _choosing_location(_r, s, [f[0], s.active, f[2], f[1]])


def _discarding(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    _step, zone, owner, _chooser, left, cards, _together = f
    held = (s.hand, s.affiliated)[zone][owner]
    return (
        left <= len(cards)
        and list(cards) == sorted(cards, reverse=True)
        and Counter(cards) <= Counter(held)
    )


def _limiting(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    excess: int = f[1]
    return -1 <= excess <= len(s.hand[s.active])


def _ending(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    following: int = f[1]
    return -1 <= following <= sum(map(len, s.locations))


def _exchanging(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    return f[2] in s.locations[f[1]] and bool(s.location_deck)


def _copying(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    _step, seat, location, originals = f
    return (
        location in s.locations[seat]
        and not r.copyable[location]
        and bool(originals)
        and _distinct(originals)
        and all(r.copyable[other] for other in originals)
    )


def _distinct(things: Things) -> bool:
    return len(set(things)) == len(things)


_CHECKS = {
    **dict.fromkeys(steps.EXPLORING, _exploring),
    steps.PAY: _paying,
    steps.AFFILIATE: _paying,
    steps.KEYS: _choosing_keys,
    steps.CONTROL: _choosing_location,
    steps.DRAWN: _choosing_location,
    steps.DISCARD: _discarding,
    steps.LIMIT: _limiting,
    steps.GAME_END: _ending,
    steps.EXCHANGE: _exchanging,
    steps.COPY: _copying,
}
