"""Agents that play: the library's own, the protocol for one's own, and playing to the end."""

from __future__ import annotations

from abyss_rules.agents.chance import Chance, derived
from abyss_rules.agents.greedy import GreedyAgent
from abyss_rules.agents.playing import (
    DEFAULT_TURN_LIMIT,
    STOP_AFTER_TURNS,
    ask_agent,
    check_agents,
    play,
    with_turn_limit,
)
from abyss_rules.agents.protocol import Agent, agent_name
from abyss_rules.agents.registry import AGENTS, agent_names, make_agent, make_agents
from abyss_rules.agents.uniform import RandomAgent
from abyss_rules.agents.wishing import KeysAgent, PowersAgent
from abyss_rules.errors import AgentError

__all__ = [
    "AGENTS",
    "DEFAULT_TURN_LIMIT",
    "STOP_AFTER_TURNS",
    "Agent",
    "AgentError",
    "Chance",
    "GreedyAgent",
    "KeysAgent",
    "PowersAgent",
    "RandomAgent",
    "agent_name",
    "agent_names",
    "ask_agent",
    "check_agents",
    "derived",
    "make_agent",
    "make_agents",
    "play",
    "with_turn_limit",
]
