"""``abyss play``: a game at this terminal, of people, agents or both."""

from __future__ import annotations

import secrets
from pathlib import Path
from shlex import quote

import click
from attrs import evolve
from click.core import ParameterSource

from abyss_rules.agents import Agent, agent_names, derived, with_turn_limit
from abyss_rules.cli.board import PERSON, names_of, result, with_opponents
from abyss_rules.cli.cards import called_in, listing
from abyss_rules.cli.keyboard import Stopped
from abyss_rules.cli.log import Log
from abyss_rules.cli.output import counted, examples
from abyss_rules.cli.records import STDIN, ensure_writable, read_game, save
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.session import Session
from abyss_rules.cli.setup import GameChoice, game_options, language_in_games
from abyss_rules.cli.strangers import made_one
from abyss_rules.game import Game

_EXAMPLES = """
Examples:
  abyss play                                    you against a greedy agent
  abyss play --seats 3 --agents human,human,greedy
  abyss play --seats 4 --seed 7 --agents greedy watch four agents
  abyss play --ruleset conspiracy --seats 3     Conspiracy, against two
  abyss play --ruleset conspiracy --seats 1     alone, against an opponent
  abyss play --lang fr                          with the cards' French names
  abyss play --option turn_limit=100 --record game.json
  abyss play --from game.json --record game.json
                                                go on where you stopped

While you are asked: ? for help, undo, quit.
"""
#: What a record settles: these options do not go with --from.
_SETTLED = ("ruleset", "seats", "preset", "option", "seed")


@click.command(epilog=examples(_EXAMPLES))
@game_options
@click.option("--seed", type=int, metavar="NUMBER", help="Equal seeds give equal games.")
@click.option(
    "--agents",
    metavar="NAMES",
    help="One name for all seats, or one for each with commas between: human, random, greedy, "
    "keys, powers, module:Class. Unless given you play against greedy agents.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the record of the game there at the end.",
)
@click.option(
    "--from",
    "source",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on with the game of this record, which settles ruleset, seats, options and seed.",
)
@language_in_games
def command(
    choice: GameChoice,
    seed: int | None,
    agents: str | None,
    record: Path | None,
    source: Path | None,
    language: str,
) -> None:
    """Play a game at this terminal: people, agents, or both.

    People see what their seat may see. With several, the terminal is passed from one to the next.
    """
    if source is None:
        seed = secrets.randbelow(10**6) if seed is None else seed
        players = _players(agents, choice.seats, seed)
        if all(players):
            choice = evolve(choice, options=with_turn_limit(choice.options))
        game = choice.new(seed)
    else:
        _refuse_settled()
        game = read_game(source, choice.packs)
        seed = game.record().seed
        players = _players(agents, game.seats, seed or 0)
    if record is not None:
        ensure_writable(record)
    names, called = names_of(players), called_in(game, language)
    screen = Screen()
    screen.tell(_heading(game, seed, names))
    log = Log(screen, game, names, called)
    if source is not None:
        log.skip()
        screen.tell(f"It goes on in turn {game.turn}.")
    try:
        listed = listing(game.ruleset, choice.packs)
        Session(game, players, screen, log, listed, language).play()
    except Stopped as stopped:
        screen.tell(str(stopped))
    finally:
        if record is not None:
            save(game, record)
    if record is not None:
        screen.tell(_saved(game, record, agents, choice.packs))
    screen.print()
    for part in result(game, names, called):
        screen.print(part)


def _refuse_settled() -> None:
    """Raise a UsageError for options that the record of --from settles, and for stdin."""
    ctx = click.get_current_context()
    for name in _SETTLED:
        if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise click.UsageError(f"--{name} does not go with --from: the record settles it")
    if ctx.params["source"] == STDIN:
        raise click.UsageError("--from wants a file: stdin is for your answers")


def _players(text: str | None, seats: int, seed: int) -> list[Agent | None]:
    """By seat: an agent, or None for a person."""
    greedy = ["greedy"] * max(0, seats - 1)
    names = [PERSON, *greedy] if text is None else agent_names(text, seats)
    return [
        None if name == PERSON else made_one(name, derived(seed, seat))
        for seat, name in enumerate(names)
    ]


def _heading(game: Game, seed: int | None, names: list[str]) -> str:
    said = [game.ruleset, counted(game.seats, "seat")]
    if seed is not None:
        said.append(f"seed {seed}")
    return f"{', '.join(said)}: {', '.join(with_opponents(names, game))}"


def _saved(game: Game, record: Path, agents: str | None, packs: tuple[str, ...]) -> str:
    said = f"Record written to {record}."
    if game.decision is None:
        return said
    words = ["abyss play --from", quote(str(record))]
    words += [f"--agents {quote(agents)}"] if agents else []
    words += [f"--pack {quote(pack)}" for pack in packs]
    return f"{said} Go on with: {' '.join(words)}"
