"""How hostile packs are made: a folder of files, as full as may be, with such cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from attrs import frozen

from abyss_rules.catalog import limits
from abyss_rules.dsl.parse import BLOCK_LIMIT

HEADER = "pack hostile.pack { format 1; ruleset abyss; }\n"
FIELDS = "guild mage; cost 6; races 1; influence 2;"
KIB = 1 << 10


@frozen
class Hostile:
    """A hostile pack: what it does, how it is made, and what has to be said of it."""

    name: str
    make: Callable[[Path], Path]
    #: Each of these codes has to be among the findings.
    codes: tuple[str, ...]
    #: A pack that is odd, but does no harm and has no error.
    harmless: bool = False

    def build(self, folder: Path) -> Path:
        """Make it below a folder that is there; gives the path to be checked."""
        return self.make(folder)


def files_of(**texts: str | bytes) -> Callable[[Path], Path]:
    """A folder of files, each under its name without the ending; the text may be bytes."""

    def make(folder: Path) -> Path:
        for name, text in texts.items():
            data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
            (folder / f"{name}.abyss").write_bytes(data)
        return folder

    return make


def full_of(line: Callable[[int], str]) -> Callable[[Path], Path]:
    """As many lines as there is room for in the files of a pack."""

    def make(folder: Path) -> Path:
        number = 0
        for file in range(limits.TOTAL // limits.FILE):
            room = limits.FILE - 2 * KIB
            lines = [HEADER] if file == 0 else []
            while room > 0:
                lines.append(line(number))
                room -= len(lines[-1].encode("utf-8", "surrogatepass"))
                number += 1
            text = "".join(lines[:-1])
            (folder / f"f{file}.abyss").write_bytes(text.encode("utf-8", "surrogatepass"))
        return folder

    return make


def lord_with(body: str, number: int = 1) -> str:
    return f'lord l{number} "L {number}" {{ {FIELDS}\n{body}\n}}\n'


def location_with(score: str, number: int = 1, more: str = "") -> str:
    return f'location p{number} "P {number}" {{ {more} score {score}; }}\n'


def grown(piece: str, most: int) -> str:
    """A piece as often as it fits."""
    return piece * (most // len(piece))


ROOM = BLOCK_LIMIT - 200
