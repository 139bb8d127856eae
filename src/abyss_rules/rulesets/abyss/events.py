"""The events of Abyss: what each entry of the log says, and who sees which part of it (A12)."""

from __future__ import annotations

from abyss_rules.engine.events import EventKinds
from abyss_rules.rulesets.abyss import events_moves, events_turn

#: Every entry the log can have, by name.
KINDS = EventKinds(events_turn.CLASSES + events_moves.CLASSES)
