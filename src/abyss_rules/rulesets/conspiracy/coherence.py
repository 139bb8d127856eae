"""Whether what is going on in a loaded state of Conspiracy fits what lies on the table."""

from __future__ import annotations

from abyss_rules.engine import plain
from abyss_rules.rulesets.conspiracy import frames, steps
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState

#: The steps before a Lord is taken.
_BEGINNING = frozenset({steps.START, steps.RECRUIT, steps.KEEP, steps.OPPONENT})


def check_chambers(r: ConspiracyRules, s: ConspiracyState) -> None:
    """Check the Chambers and the Locations on them; raises UnreadableError."""
    for player, chamber in enumerate(s.chamber):
        if len(chamber) > r.chamber_spaces:
            plain.fail(
                f"state.chamber[{player}]",
                f"{len(chamber)} Lords on {r.chamber_spaces} spaces",
            )
        if len(chamber) == r.chamber_spaces and not s.ending and not s.finished:
            plain.fail(f"state.chamber[{player}]", "is complete, and no last turns are played")
        spaces = s.spaces[player]
        if len(spaces) != len(s.locations[player]):
            plain.fail(f"state.spaces[{player}]", "there is one for each Location")
        if list(spaces) != sorted(set(spaces)):  # C5.3: a Location lies on a later Lord each time
            plain.fail(f"state.spaces[{player}]", "the spaces do not rise")
        for place in spaces:
            if place >= len(chamber) or not r.key[chamber[place]]:
                plain.fail(f"state.spaces[{player}]", f"on {place} lies no Lord with a key")


def check_frames(r: ConspiracyRules, s: ConspiracyState) -> None:
    """Check that the frames fit the zones and counters; raises UnreadableError."""
    stack = s.stack
    if bool(stack) == bool(s.finished):
        plain.fail("state.finished", "a game is over when nothing is going on, and only then")
    bottom = stack[0][0] if stack else -1
    top = stack[-1][0] if stack else -1
    if bool(s.drawn_lords) != (bottom == steps.KEEP):
        plain.fail("state.drawn_lords", "Lords are drawn while one is kept, and only then")
    if s.taken and bottom != steps.PLACE:
        plain.fail("state.taken", "no Lords are being placed")
    if bool(s.drawn) != (top == steps.DRAWN):
        plain.fail("state.drawn", "Locations are drawn while one is chosen, and only then")
    automatic = s.active >= r.seats
    if bottom == steps.OPPONENT and not automatic:
        plain.fail("state.stack[0]", "it is not the opponent's turn")
    if bottom in {steps.RECRUIT, steps.KEEP, steps.REPLAY} and automatic:
        plain.fail("state.stack[0]", "it is the opponent's turn")
    if bottom in _BEGINNING and len(s.chamber[s.active]) >= r.chamber_spaces:
        plain.fail("state.active", f"player {s.active} has no space left for a Lord")
    if bottom == steps.REPLAY and not s.replay_token:
        plain.fail("state.stack[0]", "there is no replay token to spend")
    for number, frame in enumerate(stack):
        if frame[0] in frames.ON_A_SPACE:
            _check_space(r, s, number)


def _check_space(r: ConspiracyRules, s: ConspiracyState, number: int) -> None:
    """A frame about the key of the Lord just placed: the last of the Chamber, without Location."""
    chamber = s.chamber[s.active]
    place: int = s.stack[number][1]
    if (
        place != len(chamber) - 1
        or not r.key[chamber[place]]
        or place in s.spaces[s.active]
        or (s.stack[number][0] in frames.LOCATION and s.active >= r.seats)
    ):
        plain.fail(f"state.stack[{number}]", "does not fit what lies on the table")
