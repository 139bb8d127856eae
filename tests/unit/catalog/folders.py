"""Packs of a test's own, written into folders: what several tests of the catalog share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import abyss_rules as ar
from abyss_rules.model.cards import Pack

FIELDS = "guild mage; cost 6; races 2; influence 3;"


def written(folder: Path, id_: str, says: str = "", cards: str = "", *, version: str = "1") -> Path:
    """A folder with a pack of Abyss: what its header says besides, and its cards."""
    place = folder / id_
    place.mkdir(parents=True, exist_ok=True)
    header = f'pack {id_} {{ format 1; ruleset abyss; version "{version}"; {says} }}\n'
    (place / "pack.abyss").write_text(header + cards, encoding="utf-8")
    return place


def loaded(folder: Path, id_: str, says: str = "", cards: str = "", *, version: str = "1") -> Pack:
    """The pack of such a folder."""
    return ar.load_pack(written(folder, id_, says, cards, version=version))


def lord(id_: str, more: str = "", name: str = "") -> str:
    """A Lord in a line."""
    return f'lord {id_} "{name or id_.title()}" {{ {FIELDS} {more} }}\n'


def location(id_: str, more: str = "", name: str = "") -> str:
    """A Location in a line."""
    return f'location {id_} "{name or id_.title()}" {{ {more} score 4; }}\n'


def faults(error: ar.PackError) -> list[tuple[str, str]]:
    """Codes and places of what an error lists."""
    return [
        (str(getattr(one, "code", "")), f"{getattr(one, 'file', '')}:{getattr(one, 'line', 0)}")
        for one in error.diagnostics
    ]


def in_zip(file: Path, entries: Mapping[str, str | bytes]) -> Path:
    """An archive with these files."""
    import zipfile

    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return file
