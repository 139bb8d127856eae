"""Tries the fixes that are offered in scenarios, as those in cards are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.catalog import paths
from abyss_rules.dsl.pipeline import scenarios_in
from abyss_rules.dsl.repair import Effort
from abyss_rules.dsl.trial import Trials, Tried

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from abyss_rules.catalog.packs import Placed
    from abyss_rules.dsl.diagnostics import Diagnostic
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.cards import Pack

    #: From scenarios and the packs beside theirs to what is wrong with them.
    Again = Callable[[Sequence[Placed], Mapping[str, Pack]], Sequence[Diagnostic]]


def tried(
    found: Sequence[Diagnostic], placed: Sequence[Placed], beside: Mapping[str, Pack], again: Again
) -> tuple[Diagnostic, ...]:
    """What was found, without the fixes in scenarios that make nothing better."""
    told = list(found)
    trials: Trials | None = None
    for one in placed:
        source, scenario = one.written.source, one.written.scenario
        if scenario is None:
            continue
        first, last = map(source.position, scenario.span)
        inside = [
            n for n, f in enumerate(told)
            if f.file == source.name and first <= (f.line, f.column) < last
        ]  # fmt: skip
        if not any(told[n].fix for n in inside):
            continue
        grammar = paths.grammar_file().read_text(encoding="utf-8")

        def check(
            texts: Sequence[Source], one: Placed = one, grammar: str = grammar
        ) -> Sequence[Diagnostic]:
            written = scenarios_in(texts, grammar, len(one.pack.cards))
            return again([evolve(one, written=each) for each in written], beside)

        trials = trials or Trials(check, Effort())
        trials.check = check
        left = trials.left_over(Tried(source, (scenario.span,), ()), [told[n] for n in inside])
        for n, finding in zip(inside, left, strict=True):
            told[n] = finding
    return tuple(told)
