"""Files, folders and archives that do harm."""

from __future__ import annotations

import os
import random
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from abyss_rules.catalog import limits
from tests.hostile.making import HEADER, Hostile


def paths() -> Iterator[Hostile]:
    yield Hostile("a link out of the folder", _link("../outside.abyss"), ("A005",))
    yield Hostile("a link to the whole disk", _link("/"), ("A005",))
    yield Hostile("a link to itself", _link("a.abyss"), ("A005",))
    yield Hostile("a pipe that nobody writes to", _pipe, ("A001",))
    yield Hostile("folders inside each other", _deep_folders, (), harmless=True)
    yield Hostile("more folders than anybody looks through", _many_folders, ("A004",))
    yield Hostile("an archive of zeros", _bomb, ("A004",))
    yield Hostile("an archive whose files overlap", _overlapping, ("A007",))
    yield Hostile("an archive with names that lead out", _leading_out, ("A008",))
    yield Hostile("an archive of archives", _nested_archive, ("A007",))
    yield Hostile("an archive of many entries", _many_entries, ("A004",))
    yield Hostile("an archive cut in half", _cut, ("A007",))


def _link(target: str) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        inner = folder / "pack"
        inner.mkdir()
        (folder / "outside.abyss").write_text(HEADER, encoding="utf-8")
        (inner / "a.abyss").symlink_to(target)
        return inner

    return make


def _pipe(folder: Path) -> Path:
    (folder / "b.abyss").write_text(HEADER, encoding="utf-8")
    os.mkfifo(folder / "a.abyss")
    return folder


def _deep_folders(folder: Path) -> Path:
    inner = folder
    for _ in range(200):
        inner = inner / "in"
        inner.mkdir()
    (inner / "a.abyss").write_text(HEADER, encoding="utf-8")
    return folder


def _many_folders(folder: Path) -> Path:
    (folder / "a.abyss").write_text(HEADER, encoding="utf-8")
    one = folder / "one"
    one.touch()  # a name for it costs a system much less than a file
    for outer in range(limits.WALKED // 1000 + 1):
        (folder / f"{outer}").mkdir()
        for number in range(1000):
            os.link(one, f"{folder}/{outer}/{number}")
    return folder


def _zip(folder: Path, **entries: bytes) -> Path:
    path = folder / "pack.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("cards.abyss", HEADER)
        for name, data in entries.items():
            archive.writestr(name.replace("__", "."), data)
    return path


def _bomb(folder: Path) -> Path:
    path = _zip(folder)
    with (
        zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as archive,
        archive.open("zeros.abyss", "w") as entry,
    ):
        for _ in range(300):
            entry.write(b"#" * (1 << 20))
    return path


def _overlapping(folder: Path) -> Path:
    """One compressed stream that a thousand entries call their own."""
    data = zlib.compress(b"#" * (200 << 10), 9)[2:-4]
    crc = zlib.crc32(b"#" * (200 << 10))
    first = b"a.abyss"
    local = struct.pack(
        "<4s5H3L2H", b"PK\3\4", 20, 0, 8, 0, 33, crc, len(data), 200 << 10, len(first), 0
    )
    body = local + first + data
    directory = b""
    for number in range(1000):
        name = f"f{number}.abyss".encode()
        sizes = (crc, len(data), 200 << 10, len(name))
        entry = (b"PK\1\2", 20, 20, 0, 8, 0, 33, *sizes, 0, 0, 0, 0, 0, 0)
        directory += struct.pack("<4s6H3L5H2L", *entry) + name
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1000, 1000, len(directory), len(body), 0)
    path = folder / "pack.zip"
    path.write_bytes(body + directory + end)
    return path


def _leading_out(folder: Path) -> Path:
    path = folder / "pack.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("cards.abyss", HEADER)
        archive.writestr("../../outside.abyss", HEADER)
        archive.writestr("/root.abyss", HEADER)
    return path


def _nested_archive(folder: Path) -> Path:
    inner = _zip(folder, a__abyss=b"#" * 1000).read_bytes()
    return _zip(folder, inner__zip=inner)


def _many_entries(folder: Path) -> Path:
    path = folder / "pack.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(limits.ENTRIES * 4):
            archive.writestr(f"f{number}.abyss", b"")
    return path


def _cut(folder: Path) -> Path:
    path = _zip(folder, a__abyss=random.Random(1).randbytes(90_000))
    path.write_bytes(path.read_bytes()[:45_000])
    return path
