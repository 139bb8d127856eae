"""Files and folders of which a code is said that no text alone can show, and right ones."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from abyss_rules.catalog import packs

HEADER = "pack my.pack { format 1; ruleset abyss; }\n"
CARD = 'location reef "The Reef" { score 3; }\n'


class Maker(Protocol):
    """Makes a path to be checked, in a folder of its own."""

    def __call__(self, folder: Path, *, wrong: bool) -> Path: ...


def _file(folder: Path, data: str | bytes, name: str = "my.abyss") -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data.encode() if isinstance(data, str) else data)
    return file


def _unreadable(folder: Path, *, wrong: bool) -> Path:
    return folder / "missing.abyss" if wrong else _file(folder, HEADER)


def _no_utf8(folder: Path, *, wrong: bool) -> Path:
    name = "# caf\xe9\n"
    return _file(folder, HEADER.encode() + name.encode("latin-1" if wrong else "utf-8"))


def _no_text(folder: Path, *, wrong: bool) -> Path:
    return _file(folder, HEADER + ("# \0\n" if wrong else "# none\n"))


def _too_large(folder: Path, *, wrong: bool) -> Path:
    return _file(folder, HEADER + "#" * (1 << (20 if wrong else 10)))


def _link(folder: Path, *, wrong: bool) -> Path:
    _file(folder, HEADER)
    if wrong:
        (folder / "more.abyss").symlink_to(Path(os.devnull))
    else:
        _file(folder, CARD, "more.abyss")
    return folder


def _empty(folder: Path, *, wrong: bool) -> Path:
    if not wrong:
        _file(folder, HEADER)
    return folder


def _archive(folder: Path, *, wrong: bool) -> Path:
    if wrong:
        return _file(folder, b"no archive", "my.zip")
    with zipfile.ZipFile(folder / "my.zip", "w") as archive:
        archive.writestr("my.abyss", HEADER + CARD)
    return folder / "my.zip"


def _names_in_archive(folder: Path, *, wrong: bool) -> Path:
    with zipfile.ZipFile(folder / "my.zip", "w") as archive:
        archive.writestr("my.abyss", HEADER)
        archive.writestr("../reef.abyss" if wrong else "reef.abyss", CARD)
    return folder / "my.zip"


def _many_faults(folder: Path, *, wrong: bool) -> Path:
    number = 200 if wrong else 0
    faulty = (CARD.replace("eef", f"eef{n}").replace("3;", "3 pearl;") for n in range(number))
    return _file(folder, HEADER + "".join(faulty))


def _materials(folder: Path, *, wrong: bool) -> Path:
    own = packs.shipped()["abyss.base"] / "pack.abyss"
    text = own.read_text(encoding="utf-8").replace("abyss.base", "my.base")
    twice = text[text.index("material {") :] if wrong else ""
    return _file(folder, text + twice)


def _namesake(folder: Path, *, wrong: bool) -> Path:
    return _file(folder, HEADER + (CARD.replace("The Reef", "The Jail") if wrong else CARD))


def _many_cards(folder: Path, *, wrong: bool) -> Path:
    cards = (CARD.replace("eef", f"eef{n}") for n in range(499 if wrong else 9))
    return _file(folder, HEADER + "".join(cards))


def _no_material(folder: Path, *, wrong: bool) -> Path:
    own = packs.shipped()["abyss.base"] / "pack.abyss"
    text = own.read_text(encoding="utf-8")
    return _file(folder, text[: text.index("material {")] if wrong else text)


def _no_space(folder: Path, *, wrong: bool) -> Path:
    for file in packs.shipped()["abyss.base"].glob("*.abyss"):
        text = file.read_text(encoding="utf-8").partition("scenario")[0]
        if wrong:
            text = text.replace("starting_threat 1", "starting_threat 6")
            text = text.replace(",\n    2 keys;", ";")
        _file(folder, text, file.name)
    _file(folder, 'scenario "so" { then { threat 1; } }\n', "scenes.abyss")
    return folder


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write files into a folder, by their names there."""
    for name, text in files.items():
        _file(folder, text, name)


#: What makes a wrong or a right path of each code, in a folder of its own.
MAKERS: dict[str, Maker] = {
    "A001": _unreadable,
    "A002": _no_utf8,
    "A003": _no_text,
    "A004": _too_large,
    "A005": _link,
    "A006": _empty,
    "A007": _archive,
    "A008": _names_in_archive,
    "A108": _many_faults,
    "A515": _materials,
    "A517": _namesake,
    "A710": _many_cards,
    "A711": _no_material,
    "A808": _no_space,
}
