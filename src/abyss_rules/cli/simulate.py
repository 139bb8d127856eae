"""``abyss simulate``: many games by agents, summed up."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any

import click
from attrs import evolve, frozen

from abyss_rules.agents import AgentError, agent_names, derived, play, with_turn_limit
from abyss_rules.cli.board import with_opponents
from abyss_rules.cli.output import counted, examples, say_data
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import GameChoice, Numbers, format_option, game_options
from abyss_rules.cli.sheets import Sheet
from abyss_rules.cli.strangers import failure, made
from abyss_rules.cli.streams import mend, stdout_given_up, stdout_kept

#: Places of ``derived`` that keep a game's seed and its agents' seeds apart.
_GAME, _AGENTS = 0, 1
#: So many games are handed to a process at once; Ctrl-C waits for those under way.
_MOST_AT_ONCE = 20
#: Of this form is what ``--format json`` prints.
FORMAT = 1
#: Windows waits for no more processes at once.
_MOST_JOBS = 60


@frozen
class Played:
    """What is kept of a game: plain numbers, so that they travel between processes."""

    winners: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    turns: int
    decisions: int
    ended: bool


@frozen
class Batch:
    """Games for one process to play, from number ``first`` to before ``end``."""

    choice: GameChoice
    agents: tuple[str, ...]
    seed: int
    first: int
    end: int


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch; each depends on its number alone."""
    with stdout_kept():
        return [_play_one(batch, number) for number in range(batch.first, batch.end)]


def _play_one(batch: Batch, number: int) -> Played:
    choice = batch.choice
    seed = derived(batch.seed, number, _GAME)
    game = choice.new(seed)
    agents = made(batch.agents, choice.seats, derived(batch.seed, number, _AGENTS))
    try:
        play(game, agents)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        decision = game.decision
        if decision is None:
            raise
        told = failure(error, agents[decision.seat], decision)
        raise AgentError(f"game {number + 1} (seed {seed}): {told}") from error
    return Played(
        game.winners,
        tuple(tuple(score.parts.values()) for score in game.scores()),
        game.turn,
        len(game.answers),
        game.outcome.status == "ended",
    )


def processes(jobs: int, games: int) -> int:
    """How many processes play: no more than there are games, or processors to run them."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        processors = len(os.sched_getaffinity(0))
    else:
        processors = os.cpu_count() or 1
    return min(jobs, games, processors, _MOST_JOBS)


def play_all(
    choice: GameChoice, agents: tuple[str, ...], seed: int, games: int, jobs: int
) -> Iterator[list[Played]]:
    """The games' results in order, some at a time."""
    size = max(1, min(_MOST_AT_ONCE, games // (jobs * 8)))
    batches = [
        Batch(choice, agents, seed, first, min(first + size, games))
        for first in range(0, games, size)
    ]
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    import multiprocessing

    # A fresh interpreter for each process: it works alike on every system.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, begin)
    try:
        yield from pool.map(play_batch, batches)
    except BrokenProcessPool as error:
        raise AgentError(
            "a process that played games ended before they were over; an agent may have ended it "
            "(--jobs 1 plays them here, one after the other)"
        ) from error
    finally:
        before = _leave_interrupts()  # a second Ctrl-C comes too late to be of use
        for process in multiprocessing.active_children():
            process.terminate()  # what is still played then is wanted by nobody
        pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGINT, before)


def begin() -> None:
    """A process that plays begins: Ctrl-C is for the one that waits, and so is stdout."""
    _leave_interrupts()
    mend()
    stdout_given_up()


def _leave_interrupts() -> Any:  # noqa: ANN401  # as signal has it
    return signal.signal(signal.SIGINT, signal.SIG_IGN)


def summed_up(
    part_names: tuple[str, ...], agents: Sequence[str], results: list[Played]
) -> dict[str, Any]:
    """The results as plain data; ``agents`` names all sides, opponents of a solo game too."""
    games = len(results)
    seats = []
    for seat, agent in enumerate(agents):
        sums = [sum(r.parts[seat][place] for r in results) for place in range(len(part_names))]
        seats.append(
            {
                "seat": seat,
                "agent": agent,
                "wins": sum(r.winners == (seat,) for r in results),
                "shared_wins": sum(seat in r.winners and len(r.winners) > 1 for r in results),
                "mean_score": _mean(sum(sums), games),
                "mean_parts": {
                    name: _mean(total, games) for name, total in zip(part_names, sums, strict=True)
                },
            }
        )
    return {
        "seats": seats,
        "turns": _spread([r.turns for r in results]),
        "decisions": _spread([r.decisions for r in results]),
        "unfinished": sum(not r.ended for r in results),
    }


def _mean(total: int, games: int) -> float:
    return round(total / games, 3)


def _spread(values: list[int]) -> dict[str, float]:
    return {"mean": _mean(sum(values), len(values)), "least": min(values), "most": max(values)}


_EXAMPLES = """
Examples:
  abyss simulate --games 200 --seats 2 --agents greedy,random
  abyss simulate --games 1000 --seats 4 --agents random --jobs 4 --seed 5
  abyss simulate --ruleset conspiracy --seats 3 --agents greedy,random,random
  abyss simulate --games 50 --agents my_agents:Careful,greedy --format json > result.json

Equal seeds give equal results, whatever --jobs says; "timing" alone differs from run to run.
"""


@click.command(epilog=examples(_EXAMPLES))
@game_options
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=Numbers(min=1),
    metavar="NUMBER",
    help="How many.",
)
@click.option(
    "--seed",
    default=0,
    show_default=True,
    type=int,
    metavar="NUMBER",
    help="Equal seeds give equal results.",
)
@click.option(
    "--agents",
    default="random",
    show_default=True,
    metavar="NAMES",
    help="One agent for all seats, or one for each with commas between: random, greedy, keys, "
    "powers, module:Class.",
)
@click.option(
    "--jobs",
    default=1,
    show_default=True,
    type=Numbers(min=1),
    metavar="NUMBER",
    help="Processes that play, at most one for each game and processor.",
)
@format_option
def command(choice: GameChoice, games: int, seed: int, agents: str, jobs: int, form: str) -> None:
    """Let agents play many games and sum them up.

    Every game has a turn limit (the option turn_limit, 500 unless given); one that it stops is
    scored as it stands and counted as unfinished. What agents print goes to stderr.
    """
    choice = evolve(choice, options=with_turn_limit(choice.options))
    first = choice.new(0)  # whatever is wrong with the choice shows here
    names = tuple(agent_names(agents, choice.seats))
    made(names, choice.seats)
    part_names = first.setup.rules.score_parts
    jobs = processes(jobs, games)

    start = perf_counter()
    results = _watched(play_all(choice, names, seed, games, jobs), games)
    seconds = perf_counter() - start

    told = {
        "format": FORMAT,
        "ruleset": choice.ruleset,
        "options": first.options,
        "packs": [pack.header.id for pack in first.setup.packs],
        "games": games,
        "seed": seed,
        **summed_up(part_names, with_opponents(names, first), results),
        "timing": {
            "seconds": round(seconds, 3),
            "jobs": jobs,
            "decisions_per_second": round(sum(r.decisions for r in results) / seconds),
        },
    }
    if form == "json":
        say_data(told)
    else:
        _show(told)


def _watched(batches: Iterator[list[Played]], games: int) -> list[Played]:
    """All results, with the progress on stderr if someone watches there."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    results: list[Played] = []
    screen = Screen(err=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        console=screen,
        disable=not screen.is_terminal,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    ) as bar:
        task = bar.add_task("", total=games)
        for batch in batches:
            results += batch
            bar.update(task, completed=len(results))
    return results


def _show(told: dict[str, Any]) -> None:
    parts = [name.replace("_", " ") for name in told["seats"][0]["mean_parts"]]
    numbers = ("wins", "shared", *parts, "total")
    title = f"{counted(told['games'], 'game')} of {told['ruleset']}, seed {told['seed']}"
    table = Sheet(title, ("seat", "agent", *numbers), ("seat", *numbers))
    for seat in told["seats"]:
        means = [f"{mean:.1f}" for mean in (*seat["mean_parts"].values(), seat["mean_score"])]
        table.add_row(
            str(seat["seat"]), seat["agent"], str(seat["wins"]), str(seat["shared_wins"]), *means
        )
    screen = Screen()
    screen.print(table)
    for name in ("turns", "decisions"):
        spread = told[name]
        screen.tell(f"{name} a game: {spread['mean']:.1f} ({spread['least']} to {spread['most']})")
    if told["unfinished"]:
        screen.tell(f"unfinished games: {told['unfinished']}")
    timing = told["timing"]
    screen.tell(
        f"{timing['decisions_per_second']:,} decisions a second, {timing['seconds']:.1f} s in "
        f"{counted(timing['jobs'], 'process', 'processes')}"
    )
