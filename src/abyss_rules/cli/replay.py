"""``abyss replay``: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path

import click

from abyss_rules.cli.board import result
from abyss_rules.cli.output import console, examples
from abyss_rules.cli.session import Log
from abyss_rules.cli.setup import pack_option
from abyss_rules.errors import UnreadableError
from abyss_rules.formats.records import replay

_EXAMPLES = """
Examples:
  abyss play --seats 4 --seed 7 --agents greedy --record game.json
  abyss replay game.json
  abyss replay game.json --seat 0               as seat 0 saw it
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="NUMBER", help="Tell it as this seat saw it.")
@pack_option
def command(file: Path, seat: int | None, packs: tuple[str, ...]) -> None:
    """Tell a recorded game again, and show its score."""
    try:
        game = replay(file.read_bytes(), packs=packs)
    except UnreadableError as error:
        raise UnreadableError(f"{file}: {error}") from error
    screen = console()
    Log(screen, game).tell(seat)
    screen.print()
    for part in result(game):
        screen.print(part)
