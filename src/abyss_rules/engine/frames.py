"""The frame of a power: one layout, made here and read by its slots' names."""

from __future__ import annotations

from abyss_rules.engine.state import Frame

#: The step of a power's frame, in every ruleset.
POWER = 0

# The slots of a power's frame: the block of rows it runs and the row it is on, whose power it is,
# the card it stands on, whether several choose together, then what the power has bound so far.
BLOCK = 1
ROW = 2
OWNER = 3
SOURCE = 4
TOGETHER = 5
FIRST_SLOT = 6


def new_frame(owner: int, source: int, block: int = 0, size: int = FIRST_SLOT) -> Frame:
    """A frame of ``size`` entries at the first row of a block, with nothing bound.

    What stands on a card and no block, such as a score, is evaluated with a frame of its own too.
    """
    frame: Frame = [POWER, block, 0, owner, source, 0]
    return frame if size == FIRST_SLOT else frame + [0] * (size - FIRST_SLOT)
