"""``abyss replay``: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path

import click

from abyss_rules.cli.board import result
from abyss_rules.cli.log import Log
from abyss_rules.cli.output import examples
from abyss_rules.cli.records import read_game
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import pack_option

_EXAMPLES = """
Examples:
  abyss play --seats 4 --seed 7 --agents greedy --record game.json
  abyss replay game.json
  abyss replay game.json --seat 0               as seat 0 saw it
  abyss replay - < game.json
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--seat", type=int, metavar="NUMBER", help="Tell it as this seat saw it.")
@pack_option
def command(file: Path, seat: int | None, packs: tuple[str, ...]) -> None:
    """Tell a recorded game again, and show its score.

    FILE is a record that abyss play has written; - reads one from stdin.
    """
    game = read_game(file, packs)
    screen = Screen()
    Log(screen, game).tell(seat)
    screen.print()
    for part in result(game):
        screen.print(part)
