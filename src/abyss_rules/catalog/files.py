"""Reads the files of packs: which there are, and their texts or what is wrong with them."""

from __future__ import annotations

import hashlib
import os
import re
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.diagnostics import Diagnostic, about_file
from abyss_rules.dsl.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SUFFIX = ".abyss"

#: Larger files are no cards.
SIZE_LIMIT = 256 << 10
#: Files that are larger together are no pack.
TOTAL_LIMIT = 512 << 10
#: More files than this are no pack.
FILES_LIMIT = 1000

_HEADER = re.compile(r"^[ \t]*pack[ \t]+([\w.]+)\s*\{", re.MULTILINE)


@frozen
class Texts:
    """The readable files of a folder in the order of their names, and what is wrong there."""

    folder: Path
    sources: tuple[Source, ...]
    diagnostics: tuple[Diagnostic, ...] = ()


def header_id(source: Source) -> str:
    """The id of the pack whose header a file seems to hold, or ""."""
    found = _HEADER.search(source.text)
    return found[1] if found else ""


def digest(sources: Sequence[Source]) -> str:
    """The hash of texts and their names in the pack; the same wherever the pack lies."""
    total = hashlib.sha256()
    for source in sources:
        for part in (source.inner, source.text):
            data = part.encode("utf-8", "surrogatepass")
            total.update(b"%d:" % len(data) + data)
    return total.hexdigest()


def read_path(path: Path) -> Texts:
    """The texts of one file, or of all ``.abyss`` files in a folder and below it."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError) as error:
        return Texts(path, (), (_unreadable(path, error),))
    if not stat.S_ISDIR(mode):
        found = read_file(path, path.as_posix(), path.name)
        if isinstance(found, Diagnostic):
            return Texts(path.parent, (), (found,))
        return Texts(path.parent, (found,))
    sources: list[Source] = []
    wrong: list[Diagnostic] = []
    total = 0
    for number, found in enumerate(_read_folder(path)):
        if isinstance(found, Source):
            total += len(found.text)
        if number >= FILES_LIMIT or total > TOTAL_LIMIT:
            most = f"{FILES_LIMIT} files" if number >= FILES_LIMIT else f"{TOTAL_LIMIT >> 10} KiB"
            message = f"more than {most}; the others are not read"
            wrong.append(about_file("A004", path.as_posix(), message))
            break
        if isinstance(found, Diagnostic):
            wrong.append(found)
        else:
            sources.append(found)
    return Texts(path, tuple(sources), tuple(wrong))


def _read_folder(root: Path) -> Iterator[Source | Diagnostic]:
    """All card files below a folder in the order of their names, never outside it."""
    real_root = os.path.realpath(root)
    names: list[tuple[str, Path]] = []
    for folder, folders, files in os.walk(root, followlinks=False):
        for name in [*folders, *files]:
            path = Path(folder, name)
            is_link = path.is_symlink()
            if is_link and not _inside(path, real_root) and (name in folders or _is_card(name)):
                message = "this link leads out of the pack's folder, or nowhere"
                yield about_file("A005", path.as_posix(), message, "copy the file instead")
            elif name in files and _is_card(name):
                names.append((path.relative_to(root).as_posix(), path))
    for inner, path in sorted(names):
        yield read_file(path, path.as_posix(), inner)


def _is_card(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".")


def _inside(path: Path, real_root: str) -> bool:
    try:
        real = os.path.realpath(path, strict=True)
        return os.path.commonpath([real, real_root]) == real_root
    except (OSError, ValueError):
        return False


def read_file(path: Path, name: str, inner: str) -> Source | Diagnostic:
    """A card file's text, or why it cannot be read as one."""
    try:
        state = path.stat()
        if not stat.S_ISREG(state.st_mode):
            return about_file("A001", name, "this is not a file")
        if state.st_size > SIZE_LIMIT:
            return about_file(
                "A004", name, f"this file is larger than {SIZE_LIMIT >> 10} KiB", "split it"
            )
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        return _unreadable(path, error)
    return decode(data, name, inner)


def decode(data: bytes, name: str, inner: str) -> Source | Diagnostic:
    """The text of a file's bytes: UTF-8, with or without a mark at its beginning."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"this file is not UTF-8 (see line {line})"
        return about_file("A002", name, message, "save it as UTF-8")
    if "\0" in text:
        return about_file("A003", name, "this file holds NUL characters, as no text does")
    return Source(name, text.replace("\r\n", "\n").replace("\r", "\n"), inner)


def _unreadable(path: Path, error: Exception) -> Diagnostic:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return about_file("A001", path.as_posix(), f"this cannot be read: {reason}")
