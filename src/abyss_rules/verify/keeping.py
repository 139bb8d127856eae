"""Keeps failures as they are found: what is made small of them may never come back."""

from __future__ import annotations

import pickle
from contextlib import suppress
from pathlib import Path

from abyss_rules.testing.failures import Failure

_SUFFIX = ".failure"


def keep(folder: str, order: tuple[int, int], failure: Failure) -> None:
    """Keep a failure in a folder; in none, "", and where it cannot be, it is not kept.

    Args:
        folder: One that only the processes of this verification write into.
        order: Which game it was found in, and as which in it.
        failure: What was found.
    """
    if not folder:
        return
    path = Path(folder, "-".join(map(_number, order)))
    with suppress(OSError):
        path.write_bytes(pickle.dumps(failure))
        path.rename(path.with_suffix(_SUFFIX))  # whole, or not there


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
