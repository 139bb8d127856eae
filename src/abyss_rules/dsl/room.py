"""How much of a pack is read: words and signs of its cards, and of its scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import Block, is_scenario
from abyss_rules.dsl.draft import length
from abyss_rules.dsl.parse import BLOCK_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.diagnostics import Reporter

#: So many words and signs of one pack are read: five hundred cards have fewer.
WORDS_PER_PACK = 20_000
#: Of its scenarios, which nobody reads to play, so many are; and so many more for each card, as
#: thorough ones need two thirds of that. All that are read at most take about a second.
SCENARIO_WORDS = 20_000
SCENARIO_WORDS_PER_CARD = 1000
SCENARIO_WORDS_PER_PACK = 42_000


class Room:
    """What may still be read of a pack with so many cards; its header may count as one."""

    def __init__(self, cards: int = 0) -> None:
        scenarios = min(SCENARIO_WORDS_PER_PACK, SCENARIO_WORDS + cards * SCENARIO_WORDS_PER_CARD)
        #: Of cards and the like, and of scenarios.
        self.most = (WORDS_PER_PACK, scenarios)
        self.read = [0, 0]

    def takes(self, block: Block, reporter: Reporter) -> bool:
        """Whether the words of one more block are not too many, which is reported once."""
        if len(block.text) > BLOCK_LIMIT:
            return True  # it is not read, which is told where it would be
        scenario = is_scenario(block)
        most = self.most[scenario]
        if self.read[scenario] > most:
            return False  # which is told
        self.read[scenario] += length(block.text)
        if self.read[scenario] <= most:
            return True
        whose = "the pack's scenarios have" if scenario else "the pack has"
        message = f"with this {whose} more than {most} words and signs"
        per_card = scenario and most < SCENARIO_WORDS_PER_PACK
        help_ = f"there may be {SCENARIO_WORDS_PER_CARD} more for each card" if per_card else ""
        where = (block.base, block.base + 1)
        reporter.report("A004", where, message, help=help_ or "make it two packs")
        return False


def to_be_read(blocks: Iterable[Block]) -> int:
    """How many words and signs will be read beside scenarios; so much of what may be parsed."""
    number = 0
    for block in blocks:
        if number >= WORDS_PER_PACK:
            break
        if not is_scenario(block) and len(block.text) <= BLOCK_LIMIT:
            number += length(block.text)
    return min(number, WORDS_PER_PACK)
