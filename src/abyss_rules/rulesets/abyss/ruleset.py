"""Abyss as the facade sees it: its tables and its readings of a state in one object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.settings import Value
from abyss_rules.model.cards import Card
from abyss_rules.rulesets.abyss import scoring, steps
from abyss_rules.rulesets.abyss.material import COUNTERS, ENDINGS, ZONES
from abyss_rules.rulesets.abyss.options import FIELDS, PRESETS, AbyssOptions
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.setup import new_state
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.rulesets.abyss.turn import TABLES
from abyss_rules.rulesets.abyss.vocabulary import WORDS


class AbyssRuleset(Ruleset):
    """The base game of Abyss."""

    name = "abyss"
    package = f"abyss_rules.rulesets.{name}"
    base_pack = "abyss.base"
    words = WORDS
    option_fields = FIELDS
    presets = PRESETS
    zones = ZONES
    counters = COUNTERS
    kinds = steps.KINDS
    turn_kind = steps.KINDS[steps.ACTION]
    endings = ENDINGS

    def prepare(
        self,
        seats: int,
        cards: tuple[Card, ...],
        material: Mapping[str, Any],
        options: Mapping[str, Value],
    ) -> AbyssRules:
        return AbyssRules(seats, cards, material, AbyssOptions(**options), WORDS, TABLES)  # type: ignore[arg-type]  # read by read_options

    def new_state(self, rules: AbyssRules, seed: int) -> AbyssState:
        return new_state(rules, seed)

    def score(
        self, rules: AbyssRules, s: AbyssState, seat: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return scoring.score_parts(rules, s, seat), scoring.tie_break(rules, s, seat)

    def not_offered(self, rules: AbyssRules, s: AbyssState, text: str) -> str:
        why: str = self._part("describe").not_offered(rules, s, text)
        return why

    def winners(self, rules: AbyssRules, s: AbyssState) -> tuple[int, ...]:
        return scoring.winners(rules, s)


RULESET = AbyssRuleset()
