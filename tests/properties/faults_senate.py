"""Faults in how Conspiracy is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from abyss_rules.engine import evaluate
from abyss_rules.rulesets.conspiracy import moves as senate_moves
from abyss_rules.rulesets.conspiracy import ruleset as senate_ruleset
from abyss_rules.rulesets.conspiracy import steps as senate_steps
from abyss_rules.rulesets.conspiracy import turn as senate_turn
from abyss_rules.rulesets.conspiracy.vocabulary import verbs as senate_verbs
from tests.properties.faults_planting import evolve_tables, fault, wrap

if TYPE_CHECKING:
    import pytest


@fault("every_answer_leads_towards_the_end", "conspiracy")
def _lords_drawn_are_all_discarded(patch: pytest.MonkeyPatch) -> None:
    tables = senate_turn.TABLES
    table = list(tables.answers)
    original: Any = table[senate_steps.RECRUIT]

    def draw(r: Any, s: Any, f: Any, code: int) -> None:
        original(r, s, f, code)
        if f[0] == senate_steps.KEEP:
            for lord in s.drawn_lords:
                s.discards[r.guild[lord]] = tuple(sorted((*s.discards[r.guild[lord]], lord)))
            s.drawn_lords = ()
            f[0] = senate_steps.RECRUIT

    table[senate_steps.RECRUIT] = draw
    patch.setattr(senate_ruleset, "TABLES", evolve_tables(tables, "answers", tuple(table)))


@fault("protected_seats_are_left_alone", "conspiracy", fan=True)
def _nobody_is_protected_in_the_senate(patch: pytest.MonkeyPatch) -> None:
    for module in (evaluate, senate_verbs):
        patch.setattr(module, "protected", lambda *_given: False)


@fault("answers_do_what_the_rules_say", "conspiracy")
def _nobody_else_becomes_pearl_master(patch: pytest.MonkeyPatch) -> None:
    def gain(original: Any, r: Any, s: Any, player: int, amount: int) -> None:
        before = s.master
        original(r, s, player, amount)
        if before >= 0:
            s.master = before

    wrap(patch, senate_moves, "gain_pearls", gain)
