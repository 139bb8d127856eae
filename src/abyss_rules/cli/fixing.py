"""Mends files by the certain fixes of what is found in them, or shows what that would change."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Mapping
from pathlib import Path

from attrs import frozen

from abyss_rules.cli.differences import difference
from abyss_rules.cli.findings import Findings
from abyss_rules.cli.streams import say
from abyss_rules.cli.writing import write_whole
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.fixes import mended
from abyss_rules.errors import UnreadableError

#: Checks all that is asked for, with other bytes in place of what some files hold.
Look = Callable[[Mapping[str, bytes]], Findings]


@frozen
class Fixes:
    """The bytes of the files that can be mended, before and after, and how many fixes that is."""

    before: dict[str, bytes]
    after: dict[str, bytes]
    number: int
    #: How many fixes there were for what was found at first.
    offered: int


def fixes(look: Look, given: Mapping[str, bytes]) -> Fixes:
    """All certain fixes of what is found.

    ``given`` are the bytes of files that are not read from where they lie.
    """
    before: dict[str, bytes] = {}
    after: dict[str, bytes] = {}
    number = 0
    offered: int | None = None
    while True:
        fixable = [f.file for f in look({**given, **after}).found if f.fix is not None]
        offered = len(fixable) if offered is None else offered
        names = dict.fromkeys(fixable)
        made = 0
        for name in names:
            data = after.get(name) or before.get(name) or given.get(name) or _bytes(name)
            if data is None:
                continue
            before.setdefault(name, data)
            now, more = _mended(data, name, lambda name, data: look({**given, **after, name: data}))
            if more:
                after[name] = now
                made += more
        number += made
        if not made:  # what was mended in one file may have hidden what can be in another
            return Fixes({name: before[name] for name in after}, after, number, offered)


def _bytes(name: str) -> bytes | None:
    """What a file holds; None if it is none, but in an archive."""
    path = Path(name)
    return path.read_bytes() if path.is_file() else None


def _mended(data: bytes, name: str, look: Callable[[str, bytes], Findings]) -> tuple[bytes, int]:
    """The bytes of one file with its fixes, and how many there are."""
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""

    def check(text: str) -> tuple[Diagnostic, ...]:
        return look(name, mark + text.encode()).found

    made = mended(data[len(mark) :].decode(), name, check)
    return mark + made.text.encode(), made.number


def write(made: Fixes) -> None:
    """Write the mended files, each as a whole.

    Raises:
        UnreadableError: a file holds something else by now; it is left as it is.
    """
    for name, data in made.after.items():
        if _bytes(name) != made.before[name]:
            raise UnreadableError(f"{name} has changed meanwhile; it is left as it is")
        write_whole(Path(name), data)


def show_difference(made: Fixes) -> None:
    """Show what the fixes would change, as a unified diff."""
    for name, data in made.after.items():
        for line in difference(name, made.before[name], data):
            say(line)
