"""Packs that somebody made to do harm: nested, long, many, odd. Each is stopped by a limit.

`HOSTILE` names them; each is made in a folder of its own, with the codes by which the check has to
stop it. The tests ask what is said, the benchmark what it takes.
"""

from __future__ import annotations

from tests.hostile.growth import growth
from tests.hostile.layout import layout
from tests.hostile.letters import letters
from tests.hostile.making import Hostile
from tests.hostile.messages import messages
from tests.hostile.nesting import nesting
from tests.hostile.numbers import numbers
from tests.hostile.paths import paths
from tests.hostile.size import size

__all__ = ["HOSTILE", "Hostile"]

HOSTILE: tuple[Hostile, ...] = (
    *nesting(),
    *size(),
    *numbers(),
    *letters(),
    *growth(),
    *layout(),
    *messages(),
    *paths(),
)
