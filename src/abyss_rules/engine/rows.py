"""The rows of a prepared power: what the step that runs powers goes through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

from abyss_rules.engine.evaluate import Evaluate


@frozen
class DoRow:
    """Apply a verb to the values of its operands."""

    verb: Any
    operands: tuple[Evaluate, ...]
    #: The places of the operands for things that may be missing; then nothing is done.
    needed: tuple[int, ...]


@frozen
class ChooseRow:
    """Ask for one of ``over`` and keep it in ``slot``; with nothing to choose go to ``skip``.

    With a ``count``, that many are asked for one by one in the order of ``over``, so that each set
    is reached by one path; ``picked`` holds them meanwhile.
    """

    slot: int
    over: Evaluate
    by: Evaluate | None
    kind: str
    skip: int
    count: Evaluate | None
    picked: int
    #: What can be chosen does not hang on an earlier choice of the same block.
    free: bool
    #: Shuffles what nobody else sees, when somebody has looked through it and chosen.
    shuffle: Callable[[Any, Any, int], None] | None = None
    #: What ``over`` filters, where only looking there tells what is left.
    unlooked: Evaluate | None = None


@frozen
class LoopRow:
    """Keep the things to go through in ``rest``; ``together`` marks the frame."""

    rest: int
    over: Evaluate
    together: bool


@frozen
class NextRow:
    """Bind the next of ``rest`` to ``slot``, or go to ``end`` when none is left."""

    rest: int
    slot: int
    end: int
    together: bool


@frozen
class MayRow:
    """Ask the owner whether to do what follows, or go to ``skip``."""

    condition: Evaluate | None
    skip: int


@frozen
class IfRow:
    """Go on where the condition holds, else to ``skip``."""

    condition: Evaluate
    skip: int


@frozen
class LetRow:
    """Keep a value in ``slot``."""

    slot: int
    value: Evaluate
    #: The value does not hang on an earlier choice of the same block.
    free: bool


@frozen
class UntilRow:
    """Begin the effects of ``group``, which hold until the owner's next moment."""

    group: int


@frozen
class GoRow:
    """Go to row ``to``."""

    to: int


Row = DoRow | ChooseRow | LoopRow | NextRow | MayRow | IfRow | LetRow | UntilRow | GoRow


@frozen
class Block:
    """The rows of one power; the frame that runs it has ``size`` entries."""

    rows: tuple[Row, ...]
    size: int
    #: The types of the frame's slots from ``FIRST_SLOT`` on, ``*`` for a tuple of things.
    types: tuple[str, ...]
