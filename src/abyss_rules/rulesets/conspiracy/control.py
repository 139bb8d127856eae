"""Keys and Locations: when one is earned, and which (C5)."""

from __future__ import annotations

from abyss_rules.engine.chance import shuffled
from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.standing import ask
from abyss_rules.engine.state import without
from abyss_rules.rulesets.conspiracy import moves, solo
from abyss_rules.rulesets.conspiracy.material import KEYS as METALS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame
from abyss_rules.rulesets.conspiracy.steps import (
    ARCHIVE,
    CHOOSING_DRAWN,
    CHOOSING_LOCATION,
    CONTROL,
    CONTROL_LOCATION,
    DRAW_LOCATIONS,
    DRAWN,
    KEEP_LOCATION,
    LOOKING_THROUGH,
)

# --- C5.1, C5.4: is one earned? ---------------------------------------------------------------


def available_keys(r: ConspiracyRules, s: ConspiracyState, player: int) -> list[int]:
    """C5.1: by metal, how many keys lie behind the last Location taken."""
    spaces = s.spaces[player]
    keys = [0] * len(METALS)
    for lord in s.chamber[player][spaces[-1] + 1 if spaces else 0 :]:
        keys[r.key[lord]] += 1
    keys[0] = 0
    return keys


def earn_location(r: ConspiracyRules, s: ConspiracyState, space: int) -> None:
    """C5.1: with the key just placed, enough of one metal or of any must be turned at once.

    With no Location left that could be taken nothing happens (C5.4): the keys stay available.
    """
    player = s.active
    keys = available_keys(r, s, player)
    every = sum(keys)
    if every < r.keys_of_one_metal:
        return
    if max(keys) < r.keys_of_one_metal and every < r.keys_of_any_metal:
        any_metal = (
            solo.opponent(s).any_metal
            if r.speaker[player] != player
            else ask(r, s, r.q_matching_keys, player, 0)
        )
        if not any_metal:
            return
    if r.speaker[player] != player:
        solo.take_location(r, s, player, space)
        return
    if ask(r, s, r.q_location_source, player, 0):
        if s.location_deck:
            if s.log is not None:
                s.log.append(("archive_looked_through", player, tuple(sorted(s.location_deck))))
            s.stack.append([ARCHIVE, space])
            return
        if not r.face_up_instead:  # C10
            return
    if s.available or s.location_deck:
        s.stack.append([CONTROL, space])


# --- C5.2: which one? -------------------------------------------------------------------------


def control(r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """C5.2: take a face-up Location, or draw some.

    The frame is ``[step, space of the Lord just placed]``, as in the two steps below.
    """
    most = min(r.most_locations_drawn, len(s.location_deck))
    s.seat = s.active
    s.kind = CHOOSING_LOCATION
    s.options = [CONTROL_LOCATION | location for location in s.available]
    s.options += [DRAW_LOCATIONS | number for number in range(1, most + 1)]
    return True


def on_control(r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """C5.2: the Location taken is controlled, or those drawn lie on the table."""
    if code >> SHIFT == DRAW_LOCATIONS >> SHIFT:
        moves.draw_locations(s, s.active, code & ARGUMENT)
        f[0] = DRAWN
        return
    location = code & ARGUMENT
    s.available = without(s.available, location)
    s.stack.pop()
    moves.control(r, s, s.active, location, f[1])


def drawn(_r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """C5.2: which of the Locations drawn is kept."""
    s.seat = s.active
    s.kind = CHOOSING_DRAWN
    s.options = [KEEP_LOCATION | location for location in s.drawn]
    return True


def on_drawn(r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """C5.2: the others become face up before the one kept has its power (C5.4)."""
    location = code & ARGUMENT
    s.available += without(s.drawn, location)
    s.drawn = ()
    s.stack.pop()
    moves.control(r, s, s.active, location, f[1])


def archive(_r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """C5.2, C11: any Location of the deck, by number, so that its order is not given away."""
    s.seat = s.active
    s.kind = LOOKING_THROUGH
    s.options = [CONTROL_LOCATION | location for location in sorted(s.location_deck)]
    return True


def on_archive(r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """C5.2: the deck is shuffled again before the Location has its power."""
    location = code & ARGUMENT
    s.location_deck = shuffled(s, sorted(without(s.location_deck, location)), "location_deck")
    s.stack.pop()
    moves.control(r, s, s.active, location, f[1])
