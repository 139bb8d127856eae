"""The events of Conspiracy: what each entry of the log says, and who sees it (C11)."""

from __future__ import annotations

from typing import Any

from abyss_rules.engine.events import Event, EventKinds
from abyss_rules.rulesets.conspiracy import events_moves, events_turn
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules

#: Every entry the log can have, by name.
KINDS = EventKinds(events_turn.CLASSES + events_moves.CLASSES)


def read_events(
    r: ConspiracyRules, raw: list[tuple[Any, ...]], seat: int | None, since: int
) -> list[Event]:
    """The log as ``seat`` saw it (None: a spectator), from the event number ``since`` on."""
    return KINDS.read(r, raw, seat, since)
