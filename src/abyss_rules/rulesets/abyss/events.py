"""The events of Abyss: what each entry of the log says, and who sees which part of it (A12)."""

from __future__ import annotations

from typing import Any

from abyss_rules.engine.events import Event, EventKinds
from abyss_rules.rulesets.abyss import events_moves, events_turn
from abyss_rules.rulesets.abyss.rules import AbyssRules

#: Every entry the log can have, by name.
KINDS = EventKinds(events_turn.CLASSES + events_moves.CLASSES)


def read_events(
    r: AbyssRules, raw: list[tuple[Any, ...]], seat: int | None, since: int
) -> list[Event]:
    """The log as ``seat`` saw it (None: a spectator), from the event number ``since`` on."""
    return KINDS.read(r, raw, seat, since)
