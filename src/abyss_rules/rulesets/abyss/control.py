"""Keys and Locations: which Keys are used, which Location is controlled (A7, A14)."""

from __future__ import annotations

from abyss_rules.engine.chance import shuffled
from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.state import without
from abyss_rules.rulesets.abyss import moves, moves_locations
from abyss_rules.rulesets.abyss.recruiting import check_court
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things
from abyss_rules.rulesets.abyss.steps import (
    CHOOSING_DRAWN,
    CHOOSING_KEYS,
    CHOOSING_LOCATION,
    CONTROL,
    CONTROL_LOCATION,
    COPY_OF,
    COPYING,
    DECLINE,
    DRAW,
    DRAWN,
    EXCHANGE_FOR,
    EXCHANGING,
    KEEP_LOCATION,
    KEYS,
    SPEND_LORD,
    SPEND_TOKEN,
)

# --- A3.3, A7.1: with enough Keys a Location must be controlled -------------------------------


def locations(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A3.3: as long as the Keys suffice and a Location is left, one must be controlled.

    The frame is ``[step, a Location was controlled before]``.
    """
    if f[1] and r.checks_court_always:
        f[1] = 0
        check_court(r, s, recruited=False)
        if s.stack[-1] is not f:  # a power answers to the Pearls gained
            return False
    f[1] = 0
    if (
        moves.usable_keys(r, s, s.active) >= r.needed_keys
        and (s.available or s.location_deck)
        and _reaches(r, s.keys[s.active], _with_keys(r, s), r.needed_keys)
    ):
        f[1] = 1
        s.stack.append([KEYS, 0, ()])
    else:
        s.stack.pop()
    return False


def _with_keys(r: AbyssRules, s: AbyssState) -> Things:
    """The free, not disabled Lords with Keys of the active seat."""
    return tuple(lord for lord in s.free[s.active] if r.keys[lord] and lord not in s.disabled)


def _reaches(r: AbyssRules, tokens: int, lords: Things, wanted: int) -> bool:
    """Whether some of the tokens and Lords have exactly the wanted number of Keys."""
    sums = {0}
    for lord in lords:
        sums |= {total + r.keys[lord] for total in sums}
    return any(total <= wanted <= total + tokens for total in sums)


def keys(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A7.1: which Keys are used, exactly 3: tokens first, then Lords in order of arrival."""
    _step, tokens, lords = f
    missing = r.needed_keys - tokens - sum(r.keys[lord] for lord in lords)
    if not missing:
        f[:] = [CONTROL, s.active, lords, tokens, 1]
        return False
    options = []
    candidates = _with_keys(r, s)
    if lords:
        candidates = candidates[candidates.index(lords[-1]) + 1 :]
    elif tokens < s.keys[s.active] and _reaches(
        r, s.keys[s.active] - tokens - 1, candidates, missing - 1
    ):
        options.append(SPEND_TOKEN)
    for place, lord in enumerate(candidates):
        after = missing - r.keys[lord]
        if after >= 0 and _reaches(r, 0, candidates[place + 1 :], after):
            options.append(SPEND_LORD | lord)
    s.seat = s.active
    s.kind = CHOOSING_KEYS
    s.options = options
    return True


def on_keys(_r: AbyssRules, _s: AbyssState, f: Frame, code: int) -> None:
    """A7.1: one more Key is chosen."""
    if code == SPEND_TOKEN:
        f[1] += 1
    else:
        f[2] = (*f[2], code & ARGUMENT)


# --- A7.2, A7.3: which Location ---------------------------------------------------------------


def control(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A7.2: take a face-up Location, or draw some.

    The frame is ``[step, seat, Lords, tokens, may draw]``; so is the one of the drawn Locations.
    """
    s.seat = f[1]
    s.kind = CHOOSING_LOCATION
    s.options = [CONTROL_LOCATION | location for location in s.available]
    if f[4]:
        most = min(r.most_drawn, len(s.location_deck))
        s.options += [DRAW | number for number in range(1, most + 1)]
    return True


def on_control(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A7.2: control the Location taken, or look at those drawn."""
    if code >> SHIFT == DRAW >> SHIFT:
        moves_locations.draw_locations(s, f[1], code & ARGUMENT)
        f[:] = [DRAWN, f[1], f[2], f[3]]
        return
    location = code & ARGUMENT
    s.available = without(s.available, location)
    _controlled(r, s, f, location)


def drawn(_r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A7.2: which of the Locations drawn is kept."""
    s.seat = f[1]
    s.kind = CHOOSING_DRAWN
    s.options = [KEEP_LOCATION | location for location in s.drawn]
    return True


def on_drawn(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A7.2: the others become available."""
    location = code & ARGUMENT
    s.available += tuple(other for other in s.drawn if other != location)
    s.drawn = ()
    _controlled(r, s, f, location)


def _controlled(r: AbyssRules, s: AbyssState, f: Frame, location: int) -> None:
    """A7.1: the tokens go back to the pile, the Lords under the Location."""
    _step, seat, lords, tokens, *_rest = f
    s.stack.pop()
    moves.return_keys(s, seat, tokens)
    moves_locations.control(r, s, seat, location, lords)


# --- A14: exchange with the stack -------------------------------------------------------------


def stack_exchange(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A14: any Location of the stack instead; it may be declined unless the option forces it.

    What lies in the stack is listed by number, so that its order is not given away.
    """
    s.seat = f[1]
    s.kind = EXCHANGING
    s.options = [EXCHANGE_FOR | location for location in sorted(s.location_deck)]
    # A15.stack_exchange
    if r.options.stack_exchange == "optional_return":
        s.options.append(DECLINE)
    return True


def on_stack_exchange(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A14: Lords under the old Location move to the new one; the stack is shuffled."""
    _step, seat, mine = f
    s.stack.pop()
    deck = list(s.location_deck)
    other = -1
    if code != DECLINE:
        other = code & ARGUMENT
        deck.remove(other)
        if r.options.stack_exchange == "optional_return":
            deck.append(mine)
        else:
            s.box_locations += (mine,)
    s.location_deck = shuffled(s, sorted(deck), "location_deck")
    if other >= 0:
        moves_locations.replace_location(r, s, seat, mine, other)


# --- A13: copy a score ------------------------------------------------------------------------


def copy(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A13: the owner says which Location is copied, or the best is (option)."""
    _step, seat, location, originals = f
    # A15.mirror_choice
    if r.options.mirror_choice == "best":
        best = max(originals, key=lambda other: (r.card_score(s, seat, other), -other))
        _copied(s, seat, location, best)
        s.stack.pop()
        return False
    s.seat = seat
    s.kind = COPYING
    s.options = [COPY_OF | other for other in originals]
    return True


def on_copy(_r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A13: note which Location is copied."""
    s.stack.pop()
    _copied(s, f[1], f[2], code & ARGUMENT)


def _copied(s: AbyssState, seat: int, location: int, original: int) -> None:
    s.copies = (*(pair for pair in s.copies if pair[0] != location), (location, original))
    if s.log is not None:
        s.log.append(("score_copied", seat, location, original))
