"""``python -m tests.mutation.cards``: how many changed cards do the scenarios notice?

Makes changes of the real cards that leave valid cards (another number, guild, player, sign, a
statement less), and runs with each only the scenarios that stand beside the card or name it.
Those that no scenario notices are listed with the file and line of what was changed.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from functools import cache
from pathlib import Path

from attrs import evolve, frozen

from abyss_rules.catalog import packs as catalog
from abyss_rules.dsl.blocks import split
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.scenarios import Scenario, collect, run
from tests.corpus.blocks import Block
from tests.mutation.card_changes import Mutant, draw

#: Mutants that play like the original, each with the reason: card, change, reason.
EQUIVALENT = Path(__file__).parent / "equivalent_cards.txt"

GOAL = 95


@frozen
class Outcome:
    """What became of a mutant: the scenario that noticed it, if one did."""

    mutant: Mutant
    #: How many scenarios were there to notice it.
    scenarios: int
    by: str = ""
    #: Why no scenario can notice it, "" where one could.
    equal: str = ""


def try_out(mutant: Mutant) -> Outcome:
    """Run the scenarios of the changed card with it, up to the first one that fails."""
    scenarios = scenarios_of(mutant.change.block)
    for scenario in scenarios:
        changed = tuple(
            mutant.pack(pack) if pack.header.id == mutant.change.block.pack.id else pack
            for pack in scenario.packs
        )
        if not run(evolve(scenario, packs=changed)).passed:
            return Outcome(mutant, len(scenarios), scenario.name)
    change = mutant.change
    return Outcome(mutant, len(scenarios), equal=equivalents().get((change.card, change.told), ""))


def scenarios_of(block: Block) -> list[Scenario]:
    """The scenarios of a pack that stand beside a card, those first, or name it."""
    card = block.tokens[1].text
    named = re.compile(rf"\b{card}(?:_\w+)?\b")
    beside, others = [], []
    for scenario, text in _scenarios(block.pack.id):
        if scenario.source.name == block.source.name and _before(block, scenario):
            beside.append(scenario)
        elif named.search(text):
            others.append(scenario)
    return beside + others


def _before(block: Block, scenario: Scenario) -> bool:
    """Whether a card is the last one before a scenario of its file."""
    following = [b.span[0] for b in block.pack.blocks if b.source is block.source]
    end = min((at for at in following if at > block.span[0]), default=len(block.source.text))
    return block.span[0] < scenario.span[0] < end


@cache
def _scenarios(pack_id: str) -> tuple[tuple[Scenario, str], ...]:
    """The scenarios of a pack, each with its text; only those that pass without any change."""
    collected = collect(catalog.shipped()[pack_id])
    assert not collected.has_errors, collected.diagnostics
    found = []
    for scenario in collected.scenarios:
        blocks = split(scenario.source, Reporter(scenario.source))
        inside = max((b for b in blocks if b.base <= scenario.span[0]), key=lambda b: b.base)
        if run(scenario).passed:
            found.append((scenario, inside.text))
    return tuple(found)


@cache
def equivalents() -> dict[tuple[str, str], str]:
    """The reasons why changed cards play like the original, by card and change."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    parts = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return {(card, change): reason for card, change, reason in parts}


def main() -> None:
    """Draw changes, try them and print the score."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.cards", description=__doc__)
    parser.add_argument("--mutants", type=int, default=10**6, help="how many (all)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--pack", help="of this pack only")
    wanted = parser.parse_args()
    mutants = draw(wanted.seed, wanted.mutants, wanted.pack)
    outcomes = [try_out(mutant) for mutant in mutants]
    print("\n".join(report(outcomes)))


def report(outcomes: list[Outcome]) -> list[str]:
    """The table by kind of change, the score, and the mutants that nothing noticed."""
    kinds = Counter(outcome.mutant.change.kind for outcome in outcomes)
    caught = Counter(outcome.mutant.change.kind for outcome in outcomes if outcome.by)
    equal = Counter(outcome.mutant.change.kind for outcome in outcomes if outcome.equal)
    lines = [f"{'change':16}{'drawn':>8}{'caught':>8}{'equal':>8}"]
    lines += [f"{kind:16}{kinds[kind]:8}{caught[kind]:8}{equal[kind]:8}" for kind in sorted(kinds)]
    lines.append(f"{'all':16}{kinds.total():8}{caught.total():8}{equal.total():8}")
    share = 100 * caught.total() / max(1, kinds.total() - equal.total())
    lines.append(
        f"\n{share:.1f} % of those that play otherwise are caught by scenarios (goal {GOAL})"
    )
    for outcome in outcomes:
        if not outcome.by and not outcome.equal:
            change = outcome.mutant.change
            beside = f"{outcome.scenarios} scenarios"
            lines.append(f"  {change.place} {change.card}: {change.told} ({beside})")
    return lines


if __name__ == "__main__":
    main()
