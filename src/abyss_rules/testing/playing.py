"""Games reached by play: where they begin, who answers, and how far they go; all of it drawn.

What is drawn comes from a function that gives whole numbers below a bound, so that Hypothesis, a
random source, or a list of numbers can be behind it. 0 stands for what is simplest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from abyss_rules import rulesets
from abyss_rules.agents import Agent, make_agents
from abyss_rules.agents.protocol import needs_view
from abyss_rules.engine.options import Option
from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError
from abyss_rules.game import Game
from abyss_rules.game.loading import PackLike, load_pack, pack_list
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Pack
from abyss_rules.testing.failures import Start
from abyss_rules.testing.settings import OptionSet, drawn_options
from abyss_rules.testing.world import Below, world_of

#: Who answers by default: by chance, seeking Keys, seeking Powers, for points.
AGENTS = ("random", "keys", "powers", "greedy")
#: Where games begin: at the set-up, or in a drawn position.
STARTS = ("position", "setup")
#: One number says how a decision is answered: 0 not at all, up to here by the option of that
#: number, beyond by the agent.
_NAMED = 16
_WAYS = 128
_SEEDS = 1 << 32
#: The turn limit of whole games that need one.
_TURNS = 160

#: What is told of a play: the game before an answer, the answer, and the game after it; at the
#: beginning only the game.
Watch = Callable[[Game | None, Option | None, Game], None]


@frozen
class Choice:
    """What games are drawn from; what is None or empty is drawn, or as the ruleset has it."""

    ruleset: str
    packs: tuple[Pack, ...] = ()
    options: OptionSet | str | None = None
    seats: int | None = None
    agents: tuple[str, ...] = AGENTS
    starts: tuple[str, ...] = STARTS
    #: The most answers.
    most: int = 200
    #: Whether games are played to their end, however many answers that takes.
    whole: bool = False


def choice(  # noqa: PLR0913  # each says what games are drawn from
    ruleset: str,
    *,
    packs: Sequence[PackLike] = (),
    options: OptionSet | str | None = None,
    seats: int | None = None,
    agents: str | Sequence[str] = AGENTS,
    starts: str | Sequence[str] = STARTS,
    most: int = 200,
    whole: bool = False,
) -> Choice:
    """What games are drawn from, checked.

    Raises UnknownError, UnreadableError or PackError for what cannot be.
    """
    found = rulesets.find(ruleset)
    loaded = tuple(load_pack(pack) for pack in pack_list(packs))
    if options is not None:
        found.read_options(options)
    named = (agents,) if isinstance(agents, str) else tuple(agents)
    for name in named:
        make_agents(name, 1)
    begins = (starts,) if isinstance(starts, str) else tuple(starts)
    if not begins or not set(begins) <= set(STARTS):
        raise UnreadableError(f"games start at {' or '.join(STARTS)}, not {starts!r}")
    if not named:
        raise UnreadableError("games are played by at least one agent")
    made = Choice(found.name, loaded, options, seats, named, begins, most, whole)
    if seats is not None:
        make_setup(found.name, seats, loaded, options)
    return made


def seats_of(chosen: Choice) -> range:
    """How many seats a game can have."""
    found = rulesets.find(chosen.ruleset)
    rules: Any = make_setup(found.name, 2, chosen.packs).rules
    low, high = found.seat_range(rules.material)
    return range(low, high + 1)


# --- where a game begins ------------------------------------------------------------------------


def drawn_start(below: Below, chosen: Choice) -> Start:
    """Where a game begins: options, seats, and a position or the set-up."""
    how = chosen.starts[below(len(chosen.starts))]
    options = _options(below, chosen)
    counts = sorted(seats_of(chosen), key=lambda number: (number == 1, number))
    seats = chosen.seats or counts[below(len(counts))]
    if how == "setup":
        return Start(chosen.ruleset, seats, below(_SEEDS), options, chosen.packs)
    rules = make_setup(chosen.ruleset, seats, chosen.packs, options).rules
    position = world_of(chosen.ruleset).position(below, rules)
    return Start(chosen.ruleset, seats, below(_SEEDS), options, chosen.packs, position)


def _options(below: Below, chosen: Choice) -> dict[str, Value]:
    given = chosen.options
    if given is None:
        drawn = drawn_options(below, chosen.ruleset)
    else:
        drawn = {"preset": given} if isinstance(given, str) else dict(given)
    if chosen.whole and world_of(chosen.ruleset).measure is None and not drawn.get("turn_limit"):
        drawn["turn_limit"] = _TURNS  # A9.4: nothing else forces an end
    return drawn


# --- how it is played ---------------------------------------------------------------------------


class AnswerFailed(Exception):  # noqa: N818  # it is caught by whoever plays
    """An answer could not be given, or an agent could not find one (``answer`` is then "")."""

    def __init__(self, game: Game, answer: str) -> None:
        super().__init__(answer)
        self.game = game
        self.answer = answer


def _asked(agent: Agent, game: Game) -> Option | str:
    """What an agent answers to the pending decision."""
    decision = game.decision
    try:
        view = game.view(decision.seat) if decision and needs_view(agent) else None
        return agent.choose(view, decision)  # type: ignore[arg-type]  # somebody is asked
    except Exception as error:
        raise AnswerFailed(game, "") from error


def last_answer(game: Game) -> Option:
    """The answer given last; the game has been given one."""
    code: int = game._history[0]  # noqa: SLF001  # answers makes the list of all of them
    return game.setup.rules.table[code]


def played(below: Below, chosen: Choice, start: Start, watch: Watch | None = None) -> Game:
    """A game played on from a start, by an agent and by whatever is drawn instead.

    What ``watch`` raises passes through; where an agent or the game itself fails, that is an
    ``AnswerFailed``.
    """
    game = start.game()
    agents = make_agents(chosen.agents[below(len(chosen.agents))], start.seats, below(_SEEDS))
    if watch is not None:
        watch(None, None, game)
    given = 0
    while (decision := game.decision) is not None and (chosen.whole or given < chosen.most):
        way = below(_WAYS)
        if way == 0 and not chosen.whole:
            break
        if way < _NAMED:
            answer: Option | str = decision.options[(way - 1) % len(decision.options)]
        else:
            answer = _asked(agents[decision.seat], game)
        before = None if watch is None else game.clone()
        try:
            game.apply(answer)
        except Exception as error:
            raise AnswerFailed(game, str(answer)) from error
        given += 1
        if watch is not None:
            watch(before, last_answer(game), game)
    return game
