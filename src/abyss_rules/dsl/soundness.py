"""Whether what is wrong with a pack touches its cards, or only its header and its scenarios."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from abyss_rules.dsl.blocks import Block
    from abyss_rules.dsl.diagnostics import Diagnostic, Reporter

#: What a header says of other packs, whose cards are then among those that are played with.
_OTHERS = re.compile(r"\b(?:needs|removes|copies)\b")


def cards_are_sound(
    blocks: Iterable[tuple[Reporter, Sequence[Block]]],
    headers: Collection[Block | None],
    in_scenarios: Iterable[Diagnostic],
) -> bool:
    """Whether all cards are known, and nothing is wrong with them.

    Args:
        blocks: The blocks of each file, and what is wrong in it.
        headers: Those that are headers. One that speaks of other packs may be misread.
        in_scenarios: What is wrong with scenarios.
    """
    spared = set(map(id, in_scenarios))
    if any(block and _OTHERS.search(block.text) for block in headers):
        return False
    for reporter, own in blocks:
        heads = [(b.base, b.base + len(b.written or b.text)) for b in own if b in headers]
        for one in reporter.found:
            if id(one) in spared or (one.severity != "error" and one.code != "A108"):
                continue
            at = reporter.source.offset(one.line, one.column)
            if not any(start <= at < end for start, end in heads):
                return False
    return True
