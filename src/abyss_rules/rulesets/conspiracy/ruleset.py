"""Conspiracy as the facade sees it: its tables and its readings of a state in one object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.engine.events import Event
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
    base_pack = "conspiracy.base"
    words = WORDS
    option_fields = FIELDS
    presets = PRESETS
    zones = ZONES
    counters = COUNTERS
    kinds = steps.KINDS
    endings = ENDINGS

    def seat_range(self, material: Mapping[str, Any]) -> tuple[int, int]:
        low, high = material["seats"]
        return int(low), int(high)

    def prepare(
        self,
        seats: int,
        cards: tuple[Card, ...],
        material: Mapping[str, Any],
        options: Mapping[str, Value],
    ) -> ConspiracyRules:
        chosen = ConspiracyOptions(**options)  # type: ignore[arg-type]  # read by read_options
        if not chosen.bonus_locations:
            cards = tuple(card for card in cards if ("series", "bonus") not in card.fields)
        return ConspiracyRules(seats, cards, material, chosen, WORDS, TABLES)

    def new_state(self, rules: ConspiracyRules, seed: int) -> ConspiracyState:
        return new_state(rules, seed)

    def position(
        self, rules: ConspiracyRules, description: Mapping[str, Any], seed: int
    ) -> ConspiracyState:
        from abyss_rules.rulesets.conspiracy.position import build_position

        return build_position(rules, description, seed)

    def finished(self, s: ConspiracyState) -> int:
        return s.finished

    def turn(self, s: ConspiracyState) -> int:
        return s.turn

    def active(self, s: ConspiracyState) -> int:
        return s.active

    def score(
        self, rules: ConspiracyRules, s: ConspiracyState, seat: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return scoring.score_parts(rules, s, seat), scoring.tie_break(rules, s, seat)

    def winners(self, rules: ConspiracyRules, s: ConspiracyState) -> tuple[int, ...]:
        return scoring.winners(rules, s)

    def view(self, rules: ConspiracyRules, s: ConspiracyState, seat: int | None) -> Any:
        from abyss_rules.rulesets.conspiracy.view import build_view

        return build_view(rules, s, seat)

    def events(
        self, rules: ConspiracyRules, raw: list[tuple[Any, ...]], seat: int | None, since: int
    ) -> list[Event]:
        from abyss_rules.rulesets.conspiracy.events import read_events

        return read_events(rules, raw, seat, since)

    def to_plain(self, s: ConspiracyState) -> dict[str, Any]:
        from abyss_rules.rulesets.conspiracy.codec import to_plain

        return to_plain(s)

    def from_plain(self, rules: ConspiracyRules, data: object) -> ConspiracyState:
        from abyss_rules.rulesets.conspiracy.codec import from_plain

        return from_plain(rules, data)

    def same(self, one: ConspiracyState, other: ConspiracyState) -> bool:
        return one.same(other)

    def state_key(self, s: ConspiracyState) -> tuple[Any, ...]:
        return s.key()


RULESET = ConspiracyRuleset()
