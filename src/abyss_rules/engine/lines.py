"""Showing texts of anybody's: nothing in them steers a terminal or is invisible, none is long."""

from __future__ import annotations

import re
from itertools import pairwise

from abyss_rules.engine.plain import TOLD, shortened
from abyss_rules.model.letters import is_seen

_UNUSUAL = re.compile(r"[^\t\n\x20-\x7e]")


def clean(text: str) -> str:
    r"""The text with escapes for what would steer a terminal or be invisible there.

    Cards come from anyone: escape sequences, bells, marks that turn the direction of writing and
    characters without width are shown as ``\x1b``, not carried out.
    """
    if _UNUSUAL.search(text) is None:
        return text
    return "".join(
        letter if is_seen(letter, before) else letter.encode("unicode_escape").decode("ascii")
        for before, letter in pairwise(f"\n{text}")
    )


def in_a_line(text: str, after: str = "") -> str:
    """A text of somebody else's as one clean line, and what stands ``after`` it; never long."""
    return shortened(clean(" ".join(text.split())), TOLD - len(after)) + after
