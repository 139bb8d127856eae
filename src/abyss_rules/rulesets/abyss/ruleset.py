"""Abyss as the facade sees it: its tables and its readings of a state in one object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.engine.events import Event
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
    base_pack = "abyss.base"
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
    ) -> AbyssRules:
        return AbyssRules(seats, cards, material, AbyssOptions(**options), WORDS, TABLES)  # type: ignore[arg-type]  # read by read_options

    def new_state(self, rules: AbyssRules, seed: int) -> AbyssState:
        return new_state(rules, seed)

    def position(self, rules: AbyssRules, description: Mapping[str, Any], seed: int) -> AbyssState:
        from abyss_rules.rulesets.abyss.position import build_position

        return build_position(rules, description, seed)

    def finished(self, s: AbyssState) -> int:
        return s.finished

    def turn(self, s: AbyssState) -> int:
        return s.turn

    def active(self, s: AbyssState) -> int:
        return s.active

    def score(
        self, rules: AbyssRules, s: AbyssState, seat: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return scoring.score_parts(rules, s, seat), scoring.tie_break(rules, s, seat)

    def winners(self, rules: AbyssRules, s: AbyssState) -> tuple[int, ...]:
        return scoring.winners(rules, s)

    def view(self, rules: AbyssRules, s: AbyssState, seat: int | None) -> Any:
        from abyss_rules.rulesets.abyss.view import build_view

        return build_view(rules, s, seat)

    def events(
        self, rules: AbyssRules, raw: list[tuple[Any, ...]], seat: int | None, since: int
    ) -> list[Event]:
        from abyss_rules.rulesets.abyss.events import read_events

        return read_events(rules, raw, seat, since)

    def to_plain(self, s: AbyssState) -> dict[str, Any]:
        from abyss_rules.rulesets.abyss.codec import to_plain

        return to_plain(s)

    def from_plain(self, rules: AbyssRules, data: object) -> AbyssState:
        from abyss_rules.rulesets.abyss.codec import from_plain

        return from_plain(rules, data)

    def same(self, one: AbyssState, other: AbyssState) -> bool:
        return one.same(other)

    def state_key(self, s: AbyssState) -> tuple[Any, ...]:
        return s.key()


RULESET = AbyssRuleset()
