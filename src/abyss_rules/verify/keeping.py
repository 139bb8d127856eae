"""Keeps what processes found and counted, game by game: they may never come to tell it."""

from __future__ import annotations

import pickle
from errno import EIO
from pathlib import Path
from typing import Any

from abyss_rules.testing.failures import Failure

_SUFFIX, _COUNTS = ".failure", ".counts"


def keep(folder: str, order: tuple[int, int], failure: Failure) -> int:
    """Keep a failure in a folder; in none, "", it is not kept.

    Args:
        folder: One that only the processes of this verification write into.
        order: Which game it was found in, and as which in it.
        failure: What was found.

    Returns:
        The number of the error with which it could not be kept; 0 for none.
    """
    return _write(folder, "-".join(map(_number, order)), _SUFFIX, failure)


def keep_counts(folder: str, first: int, counts: object) -> int:
    """Keep what was counted in games up to now, in place of what was before.

    Args:
        folder: As for ``keep``.
        first: The number of the first of the games that a process was given together.
        counts: What was counted.

    Returns:
        As for ``keep``.
    """
    return _write(folder, _number(first), _COUNTS, counts)


def kept_counts(folder: str) -> list[Any]:
    """What was counted last of each series of games."""
    paths = sorted(Path(folder).glob(f"*{_COUNTS}")) if folder else []
    return [pickle.loads(path.read_bytes()) for path in paths]  # noqa: S301  # our own processes wrote them


def _write(folder: str, name: str, suffix: str, value: object) -> int:
    if not folder:
        return 0
    path = Path(folder, f"{name}{suffix}.new")
    try:
        path.write_bytes(pickle.dumps(value))
        path.replace(Path(folder, f"{name}{suffix}"))  # whole, or not there
    except OSError as error:
        return error.errno or EIO
    return 0


def kept(folder: str, before: int | None = None) -> list[Failure]:
    """The failures that are kept in a folder, in their order; none in none, "".

    Args:
        folder: The one that they were kept in.
        before: Only those that were found in a game before this.
    """
    paths = sorted(Path(folder).glob(f"*{_SUFFIX}")) if folder else []
    if before is not None:
        paths = [path for path in paths if path.name < _number(before)]
    return [pickle.loads(path.read_bytes()) for path in paths]  # noqa: S301  # our own processes wrote them


def _number(number: int) -> str:
    return f"{number:012}"
