"""Conspiracy as the facade sees it: its tables and its readings of a state in one object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.settings import Value
from abyss_rules.model.cards import Card
from abyss_rules.rulesets.conspiracy import scoring, steps
from abyss_rules.rulesets.conspiracy.material import COUNTERS, ENDINGS, ZONES
from abyss_rules.rulesets.conspiracy.options import FIELDS, PRESETS, ConspiracyOptions
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.setup import new_state
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from abyss_rules.rulesets.conspiracy.turn import TABLES
from abyss_rules.rulesets.conspiracy.vocabulary import WORDS


class ConspiracyRuleset(Ruleset):
    """Abyss: Conspiracy, the Senate chamber."""

    name = "conspiracy"
    package = f"abyss_rules.rulesets.{name}"
    base_pack = "conspiracy.base"
    words = WORDS
    option_fields = FIELDS
    presets = PRESETS
    zones = ZONES
    counters = COUNTERS
    kinds = steps.KINDS
    turn_kind = steps.KINDS[steps.RECRUITING]
    endings = ENDINGS

    def needed_options(self, card: Card) -> Mapping[str, Value]:
        # C10.bonus_locations
        return {"bonus_locations": True} if ("series", "bonus") in card.fields else {}

    def prepare(
        self,
        seats: int,
        cards: tuple[Card, ...],
        material: Mapping[str, Any],
        options: Mapping[str, Value],
    ) -> ConspiracyRules:
        chosen = ConspiracyOptions(**options)  # type: ignore[arg-type]  # read by read_options
        return ConspiracyRules(seats, cards, material, chosen, WORDS, TABLES)

    def new_state(self, rules: ConspiracyRules, seed: int) -> ConspiracyState:
        return new_state(rules, seed)

    def score(
        self, rules: ConspiracyRules, s: ConspiracyState, seat: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return scoring.score_parts(rules, s, seat), scoring.tie_break(rules, s, seat)

    def winners(self, rules: ConspiracyRules, s: ConspiracyState) -> tuple[int, ...]:
        return scoring.winners(rules, s)


RULESET = ConspiracyRuleset()
