"""Compiles parts of a pack by themselves: a mended block, and the blocks whose fixes are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_cards import CardChecker
from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.check_header import header
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.repair import STAND_IN
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.templates import expand
from abyss_rules.dsl.trial import Trials

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from abyss_rules.dsl.blocks import Block
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.repair import Effort
    from abyss_rules.dsl.trial import Check


def faults(
    block: syntax.Block,
    text: str,
    inserted: syntax.Span,
    names: Names | None,
    rulesets: Iterable[str],
) -> int:
    """How many faults a block of some text has, but for those where something was inserted.

    Without names only a header has some, which names one of the ``rulesets``.
    """
    reporter = Reporter(Source("", text))
    if isinstance(block, syntax.PackHeader):
        header(block, rulesets, reporter, frozenset())
    elif names is None:
        return 0
    elif isinstance(block, syntax.Material):
        FieldChecker(names, reporter).read(block.fields, names.vocabulary.material, "", block.span)
    elif isinstance(block, syntax.Card):
        for one in expand(block, names, reporter)[:1]:
            doubtful = frozenset({STAND_IN} if inserted[0] < inserted[1] else ())
            CardChecker(names).card(one, reporter, doubtful)
    first, last = map(reporter.source.position, inserted)
    return sum(
        not first <= (found.line, found.column) < last
        for found in reporter.found
        if found.severity == "error" or found.code == "A210"
    )


def try_fixes(
    files: Sequence[tuple[Reporter, list[Block]]],
    headers: Collection[Block],
    again: Check,
    effort: Effort,
) -> None:
    """Take back the fixes that make nothing better, in files with their blocks.

    Each block is read ``again`` with the ``headers`` of its pack, for what is left of the effort.
    """
    heads = tuple(
        (reporter.source, (block.base, block.base + len(block.text)))
        for reporter, blocks in files
        for block in blocks
        if block in headers
    )
    trials = Trials(again, effort, heads)
    for reporter, blocks in files:
        trials.take_back(reporter, blocks)
