"""What an agent is: it is asked with a view and a decision, and never sees the state."""

from __future__ import annotations

import inspect
from typing import Any, Protocol, runtime_checkable

from abyss_rules.engine import plain
from abyss_rules.engine.options import Option
from abyss_rules.game import Decision


@runtime_checkable
class Agent(Protocol):
    """Who answers for a seat.

    An agent class may set ``needs_view = False``: its ``choose`` is then given None for the view,
    which saves the time to make one.
    """

    def choose(self, view: Any, decision: Decision) -> Option | str:  # noqa: ANN401  # each ruleset's own
        """Answer for the seat ``decision.seat``.

        Args:
            view: All and only what that seat may know, as ``game.view(seat)`` gives it.
            decision: What is asked.

        Returns:
            One of ``decision.options``, or its text.
        """
        ...


def needs_view(agent: Agent) -> bool:
    """Whether the agent wants to be given a view."""
    return bool(getattr(agent, "needs_view", True))


def is_agent(value: object) -> bool:
    """Whether a value has a method ``choose``; a class has none before one is made of it."""
    if isinstance(value, type) and inspect.isfunction(
        inspect.getattr_static(value, "choose", None)
    ):
        return False
    try:
        return callable(getattr(value, "choose", None))
    except Exception:  # noqa: BLE001  # what is looked up may run code of the user's
        return False


def agent_name(agent: Agent) -> str:
    """What an agent is called in messages: its ``name`` if it has one, else its class."""
    try:
        name = getattr(agent, "name", None)
    except Exception:  # noqa: BLE001  # a property of the user's
        name = None
    return plain.shortened(str.__str__(name) if plain.is_text(name) else type(agent).__name__)
