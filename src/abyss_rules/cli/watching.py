"""Checks again whenever cards are saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path

from abyss_rules.catalog.files import ARCHIVE_SUFFIX, SUFFIXES
from abyss_rules.errors import UnknownError

#: Files of which something changed, each with how it did.
Changes = AbstractSet[tuple[object, str]]


def again(changes: Iterable[Changes], check: Callable[[Sequence[str]], None]) -> None:
    """Check once, and again for each set of changes in which there are cards.

    ``check`` is given the names of the files that changed, sorted; none the first time.
    """
    check(())
    for changed in changes:
        if names := sorted({name for _, name in changed if is_card(name)}):
            check(names)


def is_card(name: str) -> bool:
    """Whether a file may hold cards or messages: what editors write beside it is not looked at."""
    path = Path(name)
    return path.suffix in (*SUFFIXES, ARCHIVE_SUFFIX) and not path.name.startswith(".")


def changes(paths: Sequence[Path]) -> Iterator[Changes]:
    """What changes at these paths or below them, without end; Ctrl-C raises KeyboardInterrupt.

    Raises:
        UnknownError: the library that watches is not installed.
    """
    try:
        from watchfiles import watch
    except ImportError as error:
        message = "--watch needs the library watchfiles: pip install watchfiles"
        raise UnknownError(message) from error
    # Editors put another file in the place of the old one, so a file's folder is watched.
    wanted = {path.resolve() for path in paths}
    folders = {path if path.is_dir() else path.parent for path in wanted}

    def concerns(_change: object, name: str) -> bool:
        path = Path(name)
        return is_card(name) and any(one in (path, *path.parents) for one in wanted)

    yield from watch(*folders, watch_filter=concerns, raise_interrupt=True)
