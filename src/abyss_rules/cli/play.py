"""``abyss play``: a game at this terminal, of people, agents or both."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from abyss_rules.agents import Agent, agent_names, derived, make_agent, with_turn_limit
from abyss_rules.cli.board import PERSON, names_of, result, with_opponents
from abyss_rules.cli.output import console, examples
from abyss_rules.cli.session import Session, Stopped
from abyss_rules.cli.setup import GameChoice, game_options
from abyss_rules.cli.show import counted

if TYPE_CHECKING:
    from rich.console import Console

    from abyss_rules.game import Game

_EXAMPLES = """
Examples:
  abyss play                                    you against a greedy agent
  abyss play --seats 3 --agents human,human,greedy
  abyss play --seats 4 --seed 7 --agents greedy watch four agents
  abyss play --ruleset conspiracy --seats 3     Conspiracy, against two
  abyss play --ruleset conspiracy --seats 1     alone, against an opponent
  abyss play --preset bga --option turn_limit=100 --record game.json

While you are asked: ? for help, undo, quit.
"""


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
def command(choice: GameChoice, seed: int | None, agents: str | None, record: Path | None) -> None:
    """Play a game at this terminal: people, agents, or both.

    People see what their seat may see. With several, the terminal is passed from one to the next.
    """
    if seed is None:
        seed = secrets.randbelow(10**6)
    players = _players(agents, choice.seats, seed)
    if all(players):
        choice = GameChoice(
            choice.ruleset, choice.seats, with_turn_limit(choice.options), choice.packs
        )
    game = choice.new(seed)
    if record is not None:
        _ensure_writable(record)
    screen = console()
    screen.print(
        f"{choice.ruleset}, {counted(choice.seats, 'seat')}, seed {seed}: "
        f"{', '.join(with_opponents(names_of(players), game))}",
        soft_wrap=True,
    )
    try:
        Session(game, players, screen).play()
    except Stopped as stopped:
        screen.print(str(stopped))
    finally:
        if record is not None:
            _save(game, record, screen)
    screen.print()
    for part in result(game, names_of(players)):
        screen.print(part)


def _players(text: str | None, seats: int, seed: int) -> list[Agent | None]:
    """By seat: an agent, or None for a person."""
    names = agent_names(text, seats) if text else [PERSON, *["greedy"] * max(0, seats - 1)]
    return [
        None if name == PERSON else make_agent(name, derived(seed, seat))
        for seat, name in enumerate(names)
    ]


def _ensure_writable(path: Path) -> None:
    """Raise OSError now, not after the game, if the record cannot be written."""
    is_new = not path.exists()
    with path.open("ab"):
        pass
    if is_new:
        path.unlink()


def _save(game: Game, path: Path, screen: Console) -> None:
    path.write_text(str(game.record()), encoding="utf-8", newline="\n")
    screen.print(f"Record written to {path}.", soft_wrap=True)
