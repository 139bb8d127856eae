"""Agents by name: those of the library, and one's own as ``module:Class``."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from types import ModuleType

from abyss_rules.agents.chance import derived
from abyss_rules.agents.greedy import GreedyAgent
from abyss_rules.agents.protocol import Agent
from abyss_rules.agents.uniform import RandomAgent
from abyss_rules.agents.wishing import KeysAgent, PowersAgent
from abyss_rules.errors import UnknownError, UnreadableError

#: The library's agents by name; each is made with a seed.
AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "keys": KeysAgent,
    "powers": PowersAgent,
}


def agent_names(text: str | Sequence[str], seats: int) -> list[str]:
    """One name a seat, from one name for all or a list (or comma-separated text) of all.

    Raises UnreadableError if there are neither one nor ``seats`` names.
    """
    names: list[object] = [*text.split(",")] if isinstance(text, str) else [*text]
    found = [name.strip() for name in names if isinstance(name, str) and name.strip()]
    if not found or len(found) != len(names):
        raise UnreadableError(f"agents are names with commas between them, not {text!r}")
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise UnreadableError(
            f"{len(found)} agents for {seats} seats: give one for all of them or one for each"
        )
    return found


def make_agents(text: str | Sequence[str], seats: int, seed: int = 0) -> list[Agent]:
    """The agents of all seats from their names.

    Args:
        text: One name for all seats; or one for each, as a list or with commas between. Names
            are ``random``, ``greedy``, ``keys``, ``powers``, and ``module:Class``.
        seats: How many agents are wanted.
        seed: Any whole number, from which each agent gets a seed of its own.

    Raises:
        UnreadableError: The number of names is wrong, or an agent could not be made.
        UnknownError: A name, module or class is not there.
    """
    return [
        make_agent(name, derived(seed, seat)) for seat, name in enumerate(agent_names(text, seats))
    ]


def make_agent(name: str, seed: int = 0) -> Agent:
    """An agent by name.

    Args:
        name: One of the library's, or ``module:Class`` for a class of one's own, sought in the
            current folder first.
        seed: Any whole number; a class of one's own is given it if it takes ``seed=``.

    Raises:
        UnknownError: A name, module or class is not there.
        UnreadableError: The module cannot be imported, or what it has is no agent.
    """
    if ":" in name:
        return _imported(name, seed)
    if name in AGENTS:
        return AGENTS[name](seed)
    close = get_close_matches(name, AGENTS, 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(AGENTS)}"
    raise UnknownError(f"no agent {name!r}; {hint} (module:Class names one of your own)")


def _imported(name: str, seed: int) -> Agent:
    module_name, _, class_name = name.partition(":")
    module = _module(module_name, name)
    found = getattr(module, class_name, None) if class_name else None
    if found is None:
        offered = [
            other
            for other, value in vars(module).items()
            if inspect.isclass(value) and callable(getattr(value, "choose", None))
        ]
        hint = f"; it has {', '.join(offered)}" if offered else ""
        raise UnknownError(f"agent {name}: {module_name} has no class {class_name!r}{hint}")
    if not callable(found):
        raise UnreadableError(f"agent {name}: {class_name} is no class but {found!r}")
    try:
        agent = found(seed=seed) if _takes_seed(found) else found()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnreadableError(f"agent {name} could not be made: {why}") from error
    if not isinstance(agent, Agent):
        raise UnreadableError(f"agent {name} is no agent: it has no choose(view, decision)")
    return agent


def _module(module_name: str, name: str) -> ModuleType:
    """The module of an agent, sought in the current folder first."""
    if not module_name or not all(part.isidentifier() for part in module_name.split(".")):
        raise UnreadableError(f"agent {name}: {module_name!r} is no module's name")
    here = os.getcwd()  # noqa: PTH109  # sys.path holds texts
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if module_name == missing or module_name.startswith(f"{missing}."):
            raise UnknownError(
                f"agent {name}: no module {missing!r}, neither installed nor in {here}"
            ) from error
        raise UnreadableError(f"agent {name}: {module_name} needs {missing!r}") from error
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnreadableError(f"agent {name}: {module_name} cannot be imported: {why}") from error


def _takes_seed(make: Callable[..., object]) -> bool:
    try:
        parameters = inspect.signature(make).parameters
    except (TypeError, ValueError):  # a class without a readable signature
        return False
    return "seed" in parameters
