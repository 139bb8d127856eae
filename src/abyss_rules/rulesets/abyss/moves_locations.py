"""What can be done with Locations: each function moves them and tells the log."""

from __future__ import annotations

from abyss_rules.engine.frames import OWNER, SOURCE
from abyss_rules.engine.powers import begin_once
from abyss_rules.engine.standing import moved
from abyss_rules.engine.state import drawn, without
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things
from abyss_rules.rulesets.abyss.steps import CONTROL, COPY, DRAWN, EXCHANGE

#: So many frames on the stack that a Location which is exchanged does nothing more: two that
#: exchange one another would go on for ever.
DEEP = 200


def control(r: AbyssRules, s: AbyssState, seat: int, location: int, lords: Things) -> None:
    """A Location comes before a player with the Lords under it, whose Powers end (A6.6)."""
    s.locations[seat] += (location,)
    s.under[seat] += (lords,)
    if lords:
        s.free[seat] = tuple(lord for lord in s.free[seat] if lord not in lords)
        for lord in lords:
            moved(r, s, lord)
    if s.log is not None:
        s.log.append(("location_controlled", seat, location, lords))
    begin_once(r, s, "control", seat, location)


def replace_location(r: AbyssRules, s: AbyssState, seat: int, mine: int, other: int) -> None:
    """Another Location takes a controlled one's place and the Lords under it (A8.7)."""
    place = s.locations[seat].index(mine)
    s.locations[seat] = (*s.locations[seat][:place], other, *s.locations[seat][place + 1 :])
    if s.log is not None:
        s.log.append(("location_exchanged", seat, mine, other))
    if len(s.stack) < DEEP:
        begin_once(r, s, "control", seat, other)


def exchange(r: AbyssRules, s: AbyssState, seat: int, mine: int, other: int) -> None:
    """Exchange a controlled Location for an available one, which takes its place (A8.7)."""
    if mine in s.locations[seat] and other in s.available:
        s.available = (*without(s.available, other), mine)
        replace_location(r, s, seat, mine, other)


def begin_stack_exchange(r: AbyssRules, s: AbyssState, seat: int, mine: int) -> None:
    """Ask which Location of the stack to take instead (A14); with an empty stack none."""
    del r
    if mine in s.locations[seat] and s.location_deck:
        if s.log is not None:
            s.log.append(("stack_looked_through", seat, tuple(sorted(s.location_deck))))
        s.stack.append([EXCHANGE, seat, mine])


def begin_control_drawn(r: AbyssRules, s: AbyssState, seat: int, number: int, lord: int) -> None:
    """Draw Locations to control one with a Lord alone (A7.3, A8.9); not with a disabled one."""
    if lord not in s.free[seat] or lord in s.disabled or number <= 0:
        return
    if s.location_deck:
        draw_locations(s, seat, number)
        s.stack.append([DRAWN, seat, (lord,), 0])
    elif s.available and r.options.ambassador_without_stack == "face_up":
        s.stack.append([CONTROL, seat, (lord,), 0, 0])


def draw_locations(s: AbyssState, seat: int, number: int) -> None:
    """Draw Locations, not more than the stack holds; everybody sees them (A12)."""
    s.drawn, s.location_deck = drawn(s.location_deck, number)
    if s.log is not None:
        s.log.append(("locations_drawn", seat, s.drawn))


def begin_copy(r: AbyssRules, s: AbyssState, frame: Frame, originals: Things) -> None:
    """Settle which Location the source copies (A13); without any it is worth nothing."""
    copies = not r.copyable[frame[SOURCE]] and frame[SOURCE] in s.locations[frame[OWNER]]
    # A copy is never copied, lest two of them look at each other for ever.
    originals = tuple(original for original in originals if r.copyable[original])
    if originals and copies:
        s.stack.append([COPY, frame[OWNER], frame[SOURCE], originals])


def copied_score(r: AbyssRules, s: AbyssState, frame: Frame) -> int:
    """What the Location copied by the frame's source is worth for the frame's owner."""
    for location, original in s.copies:
        if location == frame[SOURCE]:
            return r.card_score(s, frame[OWNER], original)
    return 0
