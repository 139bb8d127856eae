"""What the frames of Abyss hold: read when a saved game is loaded, and by nothing else."""

from __future__ import annotations

from abyss_rules.engine.frames import POWER
from abyss_rules.rulesets.abyss import steps

_EXPLORING = (("asked", "seat"), ("fought", "Count"), ("phase", "Count"), ("aside", "Count"))
_PAYING = (("lord", "Lord"), ("cost", "Count"), ("bubble", "Race"))

#: step -> its slots after the step itself: (name, type); ``*`` for a tuple of things. A power's
#: frame is declared by its block. A step that never asks and never waits is in no saved game.
FRAMES: dict[int, tuple[tuple[str, str], ...]] = {
    steps.START: (),
    steps.MENU: (),
    steps.REVEAL: _EXPLORING,
    steps.OFFER: _EXPLORING,
    steps.KEEP: _EXPLORING,
    steps.BOUGHT: _EXPLORING,
    steps.EXPLORED: _EXPLORING,
    steps.SUPPORT: (("more", "Count"),),
    steps.PAY: _PAYING,
    steps.AFFILIATE: _PAYING,
    steps.COURT: (("recruited", "Truth"),),
    steps.LOCATIONS: (("controlled", "Truth"),),
    steps.KEYS: (("tokens", "Count"), ("lords", "Lord*")),
    steps.CONTROL: (
        ("owner", "Player"),
        ("lords", "Lord*"),
        ("tokens", "Count"),
        ("may_draw", "Truth"),
    ),
    steps.DRAWN: (("owner", "Player"), ("lords", "Lord*"), ("tokens", "Count")),
    steps.FINISH: (("passed", "Truth"),),
    steps.TURN_END: (),
    steps.DISCARD: (
        ("zone", "Truth"),
        ("owner", "Player"),
        ("chooser", "Player"),
        ("left", "Count"),
        ("cards", "Ally*"),
        ("together", "Truth"),
    ),
    steps.LIMIT: (("excess", "Number"), ("highest", "Count")),
    steps.GAME_END: (("next", "Number"),),
    steps.EXCHANGE: (("owner", "Player"), ("mine", "Location")),
    steps.COPY: (("owner", "Player"), ("location", "Location"), ("originals", "Location*")),
}

_IN_TURN = steps.EXPLORING | {steps.SUPPORT, steps.PAY, steps.AFFILIATE, steps.COURT, POWER}
_CHOOSING_LOCATION = frozenset({steps.CONTROL, steps.DRAWN})

#: What the stack can begin with.
BOTTOM = frozenset({steps.START, steps.MENU, steps.FINISH, steps.TURN_END, steps.GAME_END})
#: step -> what can stand directly above it; nothing for those not listed.
ABOVE: dict[int, frozenset[int]] = {
    POWER: _CHOOSING_LOCATION | {POWER, steps.DISCARD, steps.EXCHANGE, steps.COPY},
    steps.MENU: frozenset({POWER}),
    steps.FINISH: _IN_TURN | {steps.LOCATIONS},
    steps.LOCATIONS: _IN_TURN | _CHOOSING_LOCATION | {steps.KEYS},
    steps.COURT: _IN_TURN,
    **dict.fromkeys(steps.EXPLORING, frozenset({POWER, steps.DISCARD})),
    steps.TURN_END: frozenset({steps.LIMIT, steps.DISCARD}),
    steps.LIMIT: frozenset({steps.DISCARD}),
    steps.GAME_END: frozenset({POWER}),
}
