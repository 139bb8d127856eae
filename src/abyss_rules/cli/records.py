"""Records in files: read from them or from stdin, and written to them."""

from __future__ import annotations

import sys
from pathlib import Path

from abyss_rules.errors import UnreadableError
from abyss_rules.formats.records import replay
from abyss_rules.game import Game

#: In a file's place: read from stdin.
STDIN = Path("-")


def read_game(file: Path, packs: tuple[str, ...]) -> Game:
    """The game of a record's file, up to its last answer."""
    named = "stdin" if file == STDIN else file
    try:
        data = _stdin() if file == STDIN else file.read_bytes()
        return replay(data, packs=packs)
    except UnreadableError as error:
        raise UnreadableError(f"{named}: {error}") from error


def _stdin() -> bytes:
    try:
        buffer = getattr(sys.stdin, "buffer", None)
        return sys.stdin.read().encode() if buffer is None else bytes(buffer.read())
    except (OSError, ValueError):  # closed, or not to be read
        return b""


def ensure_writable(path: Path) -> None:
    """Raise OSError now, not after the game, if a record cannot be written."""
    is_new = not path.exists()
    with path.open("ab"):
        pass
    if is_new:
        path.unlink()


def save(game: Game, path: Path) -> None:
    """Write the record of a game."""
    path.write_text(str(game.record()), encoding="utf-8", newline="\n")
