"""What an agent is: it is asked with a view and a decision, and never sees the state."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from abyss_rules.engine.options import Option
from abyss_rules.errors import AbyssError
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


class AgentError(AbyssError):
    """An agent failed, or answered with what was not offered; ``__cause__`` is the reason."""


def needs_view(agent: Agent) -> bool:
    """Whether the agent wants to be given a view."""
    return bool(getattr(agent, "needs_view", True))


def agent_name(agent: Agent) -> str:
    """What an agent is called in messages: its ``name`` if it has one, else its class."""
    name = getattr(agent, "name", None)
    return name if isinstance(name, str) else type(agent).__name__
