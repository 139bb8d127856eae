"""What the frames of Conspiracy hold: read when a saved game is loaded, and by nothing else."""

from __future__ import annotations

from abyss_rules.engine.frames import POWER
from abyss_rules.rulesets.conspiracy import steps

_ON_A_SPACE = (("place", "Place"),)

#: step -> its slots after the step itself: (name, type); ``*`` for a tuple of things. A power's
#: frame is declared by its block. A step that never asks and never waits is in no saved game.
FRAMES: dict[int, tuple[tuple[str, str], ...]] = {
    steps.START: (),
    steps.RECRUIT: (),
    steps.KEEP: (),
    steps.PLACE: (),
    steps.KEYS: _ON_A_SPACE,
    steps.CONTROL: _ON_A_SPACE,
    steps.DRAWN: _ON_A_SPACE,
    steps.ARCHIVE: _ON_A_SPACE,
    steps.REPLAY: (),
    steps.OPPONENT: (),
}

#: The steps that choose a Location.
LOCATION = frozenset({steps.CONTROL, steps.DRAWN, steps.ARCHIVE})

#: The steps about the key of the Lord just placed.
ON_A_SPACE = LOCATION | {steps.KEYS}

#: What the stack can begin with.
BOTTOM = frozenset(
    {steps.START, steps.RECRUIT, steps.KEEP, steps.PLACE, steps.REPLAY, steps.OPPONENT}
)
#: step -> what can stand directly above it; nothing for those not listed.
ABOVE: dict[int, frozenset[int]] = {
    steps.PLACE: LOCATION | {steps.KEYS, POWER},
    steps.KEYS: frozenset({POWER}),
}
