"""Playing a game to its end by agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from abyss_rules.agents.chance import derived
from abyss_rules.agents.protocol import Agent, agent_name, is_agent, needs_view
from abyss_rules.agents.registry import make_agent, make_agents
from abyss_rules.engine import plain
from abyss_rules.engine.options import Option
from abyss_rules.engine.settings import Value
from abyss_rules.errors import AgentError, IllegalError, UnreadableError
from abyss_rules.game import Decision, Game
from abyss_rules.game.games import check_game

#: The turn limit (A9.4) that games played without a person are given unless they have one.
DEFAULT_TURN_LIMIT = 500
#: Where ``play`` stops asking in a game that has no turn limit of its own.
STOP_AFTER_TURNS = 1000


def with_turn_limit(options: str | Mapping[str, Value] | None) -> dict[str, Value]:
    """Options for ``new_game`` with a turn limit (A9.4), 500 turns if they name none.

    Raises UnreadableError for what is neither a preset's name nor a mapping nor None.
    """
    if isinstance(options, str):
        options = {"preset": options}
    given = {} if options is None else plain.mapping(options, "options")
    return {"turn_limit": DEFAULT_TURN_LIMIT, **given}


def play(
    game: Game,
    agents: str | Sequence[Agent | str],
    *,
    seed: int = 0,
    turn_limit: int = STOP_AFTER_TURNS,
) -> Game:
    """Play a game on to its end, with one agent a seat.

    Args:
        game: The game, which is played on itself.
        agents: One name for all seats (``"greedy"``), several with commas between, or a list with
            an agent or a name for each seat.
        seed: Any whole number, from which the agents given by name get seeds of their own.
        turn_limit: A game without the option ``turn_limit`` (A9.4) is asked no more once this
            turn is over; its ``outcome`` then still says running. A game with the option ends by
            that, unfinished.

    Returns:
        The same game.

    Raises:
        AgentError: An agent failed, or answered with what is not offered; the game then stands
            where that agent was asked.
        UnknownError: No agent has a name given.
        UnreadableError: There are not as many agents as seats, or one has no ``choose``; or an
            argument is of a wrong type.
    """
    check_game(game, "play")
    plain.seed(seed)
    plain.whole(turn_limit, "turn_limit", 0)
    ready = _made(agents, game.seats, seed)
    while (decision := game.decision) is not None and game.turn <= turn_limit:
        ask_agent(ready[decision.seat], game, decision)
    return game


def _made(agents: object, seats: int, seed: int) -> Sequence[Agent]:
    """The agents, with those given by name made; checked."""
    if isinstance(agents, str):
        return make_agents(agents, seats, seed)
    made: object = agents
    if isinstance(agents, Sequence) and not isinstance(agents, bytes | bytearray):
        made = [
            make_agent(agent, derived(seed, seat)) if isinstance(agent, str) else agent
            for seat, agent in enumerate(agents)
        ]
    check_agents(made, seats)
    return cast("Sequence[Agent]", made)


def check_agents(agents: object, seats: int) -> None:
    """Raise UnreadableError if there is not exactly one agent for each seat."""
    if not isinstance(agents, Sequence) or isinstance(agents, str | bytes | bytearray):
        raise UnreadableError("agents are a name for all seats or a list with one for each seat")
    if len(agents) != seats:
        raise UnreadableError(f"{seats} seats want {seats} agents, not {len(agents)}")
    for seat, agent in enumerate(agents):
        if isinstance(agent, type) and not is_agent(agent):
            name = agent.__name__
            raise UnreadableError(f"seat {seat} has no agent: {name} is a class; make one of it")
        if not is_agent(agent):
            kind = type(agent).__name__
            raise UnreadableError(f"seat {seat} has no agent: {kind} has no choose(view, decision)")


def ask_agent(agent: Agent, game: Game, decision: Decision) -> None:
    """Have an agent answer the pending decision; raises AgentError as ``play`` does.

    Ctrl-C passes through; an agent that ends the program with ``sys.exit`` has failed.
    """
    try:
        answer = agent.choose(game.view(decision.seat) if needs_view(agent) else None, decision)
    except (Exception, SystemExit) as error:
        raise _failed(agent, decision, error) from error
    try:
        game.apply(answer)
    except (IllegalError, UnreadableError) as error:
        raise _refused(agent, decision, answer, error) from error


def _failed(agent: Agent, decision: Decision, error: BaseException) -> AgentError:
    return AgentError(
        f"agent {agent_name(agent)} of seat {decision.seat} failed on {decision.kind!r}: "
        f"{plain.reason(error)}"
    )


def _refused(agent: Agent, decision: Decision, answer: object, error: Exception) -> AgentError:
    shown = plain.show(answer.text if type(answer) is Option else answer)
    return AgentError(
        f"agent {agent_name(agent)} of seat {decision.seat} answered {shown} "
        f"to {decision.kind!r}: {error}"
    )
