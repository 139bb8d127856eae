"""Hypothesis strategies: options, positions, games reached by play, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from abyss_rules import rulesets
from abyss_rules.engine.options import Option
from abyss_rules.engine.settings import Value
from abyss_rules.errors import GameOverError
from abyss_rules.game import Game
from abyss_rules.game.games import check_game
from abyss_rules.game.loading import PackLike
from abyss_rules.game.setup import make_setup
from abyss_rules.testing.failures import Start
from abyss_rules.testing.playing import (
    AGENTS,
    STARTS,
    Choice,
    Watch,
    choice,
    drawn_start,
    played,
    seats_of,
)
from abyss_rules.testing.settings import OptionSet, drawn_options
from abyss_rules.testing.world import Below, world_of

#: Packs, or a strategy that draws some.
Packs = Sequence[PackLike] | PackLike | st.SearchStrategy[Any]
#: Options, or a strategy that draws some; None: any.
OptionsLike = OptionSet | str | st.SearchStrategy[Any] | None


class DrawnGame(Game):
    """A game that was drawn; shown by the calls that lead to it, so that it can be made again."""

    __slots__ = ("start",)

    start: Start

    def __repr__(self) -> str:
        answers = "".join(f"; game.apply({option.text!r})" for option in self.answers)
        return f"game = {self.start}{answers}"


def below_of(draw: st.DrawFn) -> Below:
    """Whole numbers below a bound, drawn by Hypothesis, which shrinks them to 0."""

    def below(bound: int) -> int:
        return draw(st.integers(0, bound - 1)) if bound > 1 else 0

    return below


def options(ruleset: str = "abyss") -> st.SearchStrategy[dict[str, Value]]:
    """Options of a ruleset, as ``new_game`` takes them.

    Presets, settings of a table in which every two values meet, and any values. Those that are as
    by default are not named; what shrinks comes to the preset ``rulebook``, ``{}``.

    Raises:
        UnknownError: There is no such ruleset.
    """
    name = rulesets.find(ruleset).name

    @st.composite
    def drawn(draw: st.DrawFn) -> dict[str, Value]:
        return drawn_options(below_of(draw), name)

    return drawn()


def positions(
    ruleset: str = "abyss",
    *,
    packs: Packs = (),
    options: OptionsLike = None,  # noqa: A002, RUF100  # as everywhere
    seats: int | None = None,
) -> st.SearchStrategy[dict[str, Any]]:
    """Positions as ``position`` takes them, which are sound by construction.

    They stand in the middle of a game, with all cards of the packs in it: at the start of a turn,
    or in one that has begun (an exploration, Lords drawn or taken). What shrinks comes to few
    things on an empty table.

    Args:
        ruleset: Which game.
        packs: As for ``new_game``; or a strategy that draws such.
        options: As for ``new_game``, where they say what is in the box; or a strategy.
        seats: How many play; drawn if it is not said.

    Raises:
        UnknownError, UnreadableError, PackError: As ``new_game`` does.
    """
    chosen = _choices(ruleset, packs, {} if options is None else options, seats=seats)

    @st.composite
    def drawn(draw: st.DrawFn) -> dict[str, Any]:
        below = below_of(draw)
        found = draw(chosen)
        counts = sorted(seats_of(found), key=lambda number: (number == 1, number))
        number = found.seats or counts[below(len(counts))]
        rules = make_setup(found.ruleset, number, found.packs, found.options).rules
        return world_of(found.ruleset).position(below, rules)

    return drawn()


def games(  # noqa: PLR0913  # each says what games are drawn from
    ruleset: str = "abyss",
    *,
    packs: Packs = (),
    options: OptionsLike = None,  # noqa: A002, RUF100  # as everywhere
    seats: int | None = None,
    agents: str | Sequence[str] = AGENTS,
    starts: str | Sequence[str] = STARTS,
    most: int = 200,
    whole: bool = False,
) -> st.SearchStrategy[Game]:
    """Games reached by play, from the set-up or a drawn position, at any decision or over.

    An agent answers, and now and then any option is taken instead. What shrinks comes to few
    answers on a small table. The ``repr`` of such a game is the calls that make it.

    Args:
        ruleset: Which game.
        packs: As for ``new_game``; or a strategy that draws such.
        options: As for ``new_game``; or a strategy; any if they are not said.
        seats: How many play; drawn if it is not said.
        agents: Names of agents, one of which plays all seats of a game.
        starts: Where games begin: ``position``, ``setup``, or both.
        most: The most answers of a game.
        whole: Play all games to their end.

    Raises:
        UnknownError, UnreadableError, PackError: As ``new_game`` and ``make_agents`` do.
    """
    chosen = _choices(
        ruleset,
        packs,
        options,
        seats=seats,
        agents=agents,
        starts=starts,
        most=most,
        whole=whole,
    )
    return plays(chosen)


def plays(chosen: st.SearchStrategy[Choice], watch: Watch | None = None) -> st.SearchStrategy[Game]:
    """Games of such a choice; ``watch`` is told of every step, and may raise."""

    @st.composite
    def drawn(draw: st.DrawFn) -> Game:
        below = below_of(draw)
        found = draw(chosen)
        start = drawn_start(below, found)
        game = played(below, found, start, watch)
        return _shown(game, start)

    return drawn()


def answers(game: Game) -> st.SearchStrategy[Option]:
    """The options of the pending decision, the first the simplest.

    Raises:
        GameOverError: Nothing is asked any more.
        UnreadableError: It is no game.
    """
    check_game(game, "answers")
    if game.decision is None:
        raise GameOverError("the game is over; nothing is asked")
    return st.sampled_from(list(game.decision.options))


def _shown(game: Game, start: Start) -> Game:
    """The game as one that shows how it was drawn."""
    made = DrawnGame.__new__(DrawnGame)
    for slot in Game.__slots__:
        setattr(made, slot, getattr(game, slot))
    made.start = start
    return made


def _choices(
    ruleset: str,
    packs: Packs,
    options: OptionsLike,
    **more: Any,  # noqa: ANN401  # what `choice` takes
) -> st.SearchStrategy[Choice]:
    """What games are drawn from; checked now as far as it is known now."""
    if not isinstance(packs, st.SearchStrategy) and not isinstance(options, st.SearchStrategy):
        return st.just(choice(ruleset, packs=packs, options=options, **more))  # type: ignore[arg-type]  # a pack alone stands for itself
    some = packs if isinstance(packs, st.SearchStrategy) else st.just(packs)
    any_options = options if isinstance(options, st.SearchStrategy) else st.just(options)
    return st.builds(
        lambda pack, option: choice(ruleset, packs=pack, options=option, **more),
        some,
        any_options,
    )
