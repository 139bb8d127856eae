"""Agents as the commands use them: what they print goes to stderr, and how they fail is told."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import walk_tb
from types import TracebackType

import abyss_rules
from abyss_rules.agents import Agent, AgentError, agent_name, ask_agent, make_agent, make_agents
from abyss_rules.cli.streams import stdout_kept
from abyss_rules.errors import UnreadableError
from abyss_rules.game import Decision, Game

_LIBRARY = Path(abyss_rules.__file__).parent
#: Errors that are nobody's failure: they go where they want.
_PASSED_ON = (KeyboardInterrupt, BrokenPipeError)


def made(names: Sequence[str], seats: int, seed: int = 0) -> list[Agent]:
    """The agents of these names; raises as ``make_agents`` does, whatever their modules do."""
    with stdout_kept():
        try:
            return make_agents(names, seats, seed)
        except (SystemExit, GeneratorExit) as error:
            raise _unmade(", ".join(dict.fromkeys(names)), error) from error


def made_one(name: str, seed: int) -> Agent:
    """The agent of a name; raises as ``make_agent`` does, whatever its module does."""
    with stdout_kept():
        try:
            return make_agent(name, seed)
        except (SystemExit, GeneratorExit) as error:
            raise _unmade(name, error) from error


def _unmade(name: str, error: BaseException) -> UnreadableError:
    return UnreadableError(f"agent {name} could not be made: {_said(error)}")


def answer(agent: Agent, game: Game, decision: Decision) -> None:
    """Have an agent answer; raises AgentError that says where in its file it failed."""
    with stdout_kept():
        try:
            ask_agent(agent, game, decision)
        except _PASSED_ON:
            raise
        except BaseException as error:
            raise AgentError(failure(error, agent, decision)) from error


def failure(error: BaseException, agent: Agent, decision: Decision) -> str:
    """What is told of an agent that failed: who, on what, why, and where in its file."""
    if isinstance(error, AgentError):
        text, reason = str(error), error.__cause__
    else:
        seat, kind = decision.seat, decision.kind
        text = f"agent {agent_name(agent)} of seat {seat} failed on {kind!r}: {_said(error)}"
        reason = error
    place = _place(reason.__traceback__ if reason else None, agent)
    return f"{text} ({place})" if place else text


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(": ")


def _place(trace: TracebackType | None, agent: Agent) -> str:
    """File and line of the deepest call in the agent's file, else in any that is not ours."""
    own = getattr(sys.modules.get(type(agent).__module__), "__file__", None)
    found = ""
    in_own = False
    for frame, line in walk_tb(trace):
        file = frame.f_code.co_filename
        if Path(file).is_relative_to(_LIBRARY) or (in_own and file != own):
            continue
        in_own = file == own
        found = f"{_near(file)}:{line}"
    return found


def _near(file: str) -> str:
    """A file's path from the current folder, if it lies there."""
    path = Path(file)
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else file
