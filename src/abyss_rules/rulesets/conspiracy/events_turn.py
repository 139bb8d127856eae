"""The events of the course of a turn, of the end, and of playing alone (C3, C7, C9)."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.engine.events import Event

# --- the turn -----------------------------------------------------------------------------------


@frozen
class Passed(Event):
    """A player passes, since no Lord is left to be taken (C3.3)."""

    kind = "passed"
    sentence = "{seat} passes, for no Lord is left."


@frozen
class EndTriggered(Event):
    """A Chamber is complete: every other player has one more turn (C7)."""

    kind = "end_triggered"
    sentence = "{seat} has completed the Chamber: the last turns begin."


# --- alone (C9) ---------------------------------------------------------------------------------


@frozen
class ReplayTokenGained(Event):
    """The human gains the replay token for a new area (C9)."""

    kind = "replay_token_gained"
    sentence = "{seat} gains the replay token."


@frozen
class ReplayTokenSpent(Event):
    """The human spends the replay token for an extra turn (C9)."""

    kind = "replay_token_spent"
    sentence = "{seat} spends the replay token and has another turn."


@frozen
class HumanBound(Event):
    """The opponent has taken the pile of its colour: the human must draw the top Lord (C9)."""

    kind = "human_bound"
    sentence = "{seat} must take the top Lord of the deck next."


CLASSES: tuple[type[Event], ...] = (
    Passed,
    EndTriggered,
    ReplayTokenGained,
    ReplayTokenSpent,
    HumanBound,
)
