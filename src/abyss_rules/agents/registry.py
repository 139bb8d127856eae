"""Agents by name: those of the library, and one's own as ``module:Class``."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import cast

from abyss_rules.agents.chance import derived
from abyss_rules.agents.greedy import GreedyAgent
from abyss_rules.agents.protocol import Agent, is_agent
from abyss_rules.agents.uniform import RandomAgent
from abyss_rules.agents.wishing import KeysAgent, PowersAgent
from abyss_rules.engine import plain
from abyss_rules.errors import UnknownError, UnreadableError

#: The library's agents by name; each is made with a seed.
AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "keys": KeysAgent,
    "powers": PowersAgent,
}
#: More seats than any game has.
_MOST_SEATS = 100


def agent_names(text: str | Sequence[str], seats: int) -> list[str]:
    """One name a seat, from one name for all or a list (or comma-separated text) of all.

    Raises UnreadableError if there are neither one nor ``seats`` names, or what is given is none.
    """
    plain.number(seats, "seats", 1, _MOST_SEATS)
    if plain.is_text(text):
        names: list[object] = [*str.__str__(text).split(",")]
    else:
        names = plain.series(text, "agents")
    texts = [str.__str__(name).strip() for name in names if plain.is_text(name)]
    found = [name for name in texts if name]
    if not found or len(found) != len(names):
        shown = plain.show(text)
        raise UnreadableError(f"agents are names with commas between them, not {shown}")
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
        UnreadableError: The number of names is wrong, an agent could not be made, or an argument
            is of a wrong type.
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
    name = plain.word(name, "agent")
    plain.seed(seed)
    if ":" in name:
        return _imported(name, seed)
    if name in AGENTS:
        return AGENTS[name](seed)
    hint = plain.hint(name, AGENTS) or f"; there are {', '.join(AGENTS)}"
    raise UnknownError(f"no agent {plain.show(name)}{hint}; module:Class names one of your own")


def _imported(name: str, seed: int) -> Agent:
    module_name, _, class_name = name.partition(":")
    shown = f"agent {plain.shortened(name)}"
    found = _looked_up(_module(module_name, shown), module_name, class_name, shown)
    try:
        agent = found(seed=seed) if _takes_seed(found) else found()
    except (Exception, SystemExit) as error:
        raise UnreadableError(f"{shown} could not be made: {plain.reason(error)}") from error
    if not is_agent(agent):
        raise UnreadableError(f"{shown} is no agent: it has no choose(view, decision)")
    return cast("Agent", agent)


def _looked_up(
    module: ModuleType, module_name: str, class_name: str, shown: str
) -> Callable[..., object]:
    """The class, or function that makes an agent, of a module."""
    try:
        found = getattr(module, class_name, None) if class_name else None
    except Exception as error:
        raise UnreadableError(f"{shown} cannot be looked up: {plain.reason(error)}") from error
    if found is None:
        offered = [
            other
            for other, value in getattr(module, "__dict__", {}).items()
            if inspect.isclass(value) and callable(getattr(value, "choose", None))
        ]
        hint = f"; it has {', '.join(offered)}" if offered else ""
        name = plain.shortened(class_name)
        raise UnknownError(f"{shown}: {module_name} has no class {name!r}{hint}")
    # What is written in C makes no agents, and might end the program: os.abort, sys.exit.
    if not callable(found) or inspect.isbuiltin(found):
        raise UnreadableError(f"{shown}: {class_name} is no class but {plain.show(found)}")
    return cast("Callable[..., object]", found)


def _module(module_name: str, shown: str) -> ModuleType:
    """The module of an agent, sought in the current folder first."""
    if not module_name or not all(part.isidentifier() for part in module_name.split(".")):
        raise UnreadableError(f"{shown}: {plain.show(module_name)} is no module's name")
    here = _current_folder()
    if here and here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        name = plain.shortened(missing)
        if module_name == missing or module_name.startswith(f"{missing}."):
            raise UnknownError(
                f"{shown}: no module {name!r}, neither installed nor in {here}"
            ) from error
        raise UnreadableError(f"{shown}: {module_name} needs {name!r}") from error
    except (Exception, SystemExit) as error:
        why = plain.reason(error)
        raise UnreadableError(f"{shown}: {module_name} cannot be imported: {why}") from error


def _current_folder() -> str:
    try:
        return os.getcwd()  # noqa: PTH109  # sys.path holds texts
    except OSError:  # it has been removed
        return ""


def _takes_seed(make: Callable[..., object]) -> bool:
    try:
        parameters = inspect.signature(make).parameters
    except (TypeError, ValueError):  # a class without a readable signature
        return False
    return "seed" in parameters
