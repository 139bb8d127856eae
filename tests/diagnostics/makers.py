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


def _almost_named(folder: Path, *, wrong: bool) -> Path:
    _file(folder, HEADER)
    _file(folder, CARD, "reef.abyss.txt" if wrong else "reef.abyss")
    return folder


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


def _header(fields: str, right: str = "") -> Maker:
    """Packs whose header has other fields, with a card each."""

    def make(folder: Path, *, wrong: bool) -> Path:
        header = HEADER.replace("}", f"{fields if wrong else right} }}")
        return _file(folder, header + CARD)

    return make


def _card(wrong_card: str, right_card: str = CARD) -> Maker:
    """Packs with other cards."""

    def make(folder: Path, *, wrong: bool) -> Path:
        return _file(folder, HEADER + (wrong_card if wrong else right_card))

    return make


def _many_cards(folder: Path, *, wrong: bool) -> Path:
    cards = (CARD.replace("eef", f"eef{n}") for n in range(499 if wrong else 9))
    return _file(folder, HEADER + "".join(cards))


def _no_material(folder: Path, *, wrong: bool) -> Path:
    own = packs.shipped()["abyss.base"] / "pack.abyss"
    text = own.read_text(encoding="utf-8")
    return _file(folder, text[: text.index("material {")] if wrong else text)


def _changed_twice(folder: Path, *, wrong: bool) -> Path:
    for name, gone in (("one", "the_jail"), ("two", "the_jail" if wrong else "parliament")):
        header = HEADER.replace("my.pack", f"my.{name}").replace("}", f"removes {gone}; }}")
        _file(folder, header, f"{name}/my.abyss")
    _file(folder, HEADER.replace("}", "needs my.one, my.two; }"))
    return folder


def _same_id(folder: Path, *, wrong: bool) -> Path:
    _file(folder, HEADER, "one/my.abyss")
    other = HEADER if wrong else HEADER.replace("my.pack", "my.other")
    _file(folder, other + CARD, "two/my.abyss")
    return folder


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write files into a folder, by their names there."""
    for name, text in files.items():
        _file(folder, text, name)


def _no_language(folder: Path, *, wrong: bool) -> Path:
    header = HEADER.replace("}", "languages en, fr; }")
    name = "languages/french.ftl" if wrong else "languages/fr.ftl"
    write_files(folder, {"my.abyss": header, name: "kind-Ally = Compagnon\n    .gender = m\n"})
    return folder


def _said_twice(folder: Path, *, wrong: bool) -> Path:
    for name, word in (("one", "Ami"), ("two", "Compagnon" if wrong else "Ami")):
        header = HEADER.replace("my.pack", f"my.{name}").replace("}", "languages en, fr; }")
        text = f"kind-Ally = {word}\n    .gender = m\n"
        write_files(folder, {f"{name}/my.abyss": header, f"{name}/languages/fr.ftl": text})
    _file(folder, HEADER.replace("}", "needs my.one, my.two; }"))
    return folder


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
    "A009": _almost_named,
    "A108": _many_faults,
    "A515": _materials,
    "A517": _namesake,
    "A521": _no_language,
    "A703": _header("needs my.pack;", "needs abyss.base;"),
    "A704": _header("needs conspiracy.base;", "needs abyss.base;"),
    "A705": _card('location the_jail "The Gaol" { score 3; }\n'),
    "A706": _changed_twice,
    "A707": _header("removes the_gaol;", "removes the_jail;"),
    "A708": _header("removes reef;", "removes the_jail;"),
    "A709": _card(
        'location reef "The Reef" { replaces slaver; score 3; }\n',
        'location reef "The Reef" { replaces the_jail; score 3; }\n',
    ),
    "A710": _many_cards,
    "A711": _no_material,
    "A712": _same_id,
    "A713": _said_twice,
}
