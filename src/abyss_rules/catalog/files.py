"""Reads the files of packs: which there are, and their texts or what is wrong with them."""

from __future__ import annotations

import hashlib
import os
import posixpath
import re
import stat
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.catalog import limits
from abyss_rules.dsl.blocks import words
from abyss_rules.dsl.diagnostics import Diagnostic, about_file
from abyss_rules.dsl.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

SUFFIX = ".abyss"
#: A file with such an ending is an archive of them.
ARCHIVE_SUFFIX = ".zip"

#: Larger files are no cards.
SIZE_LIMIT = limits.FILE

_HEADER = re.compile(r"^[ \t]*pack[ \t]+([\w.]+)\s*\{", re.MULTILINE)


@frozen
class Texts:
    """The readable files of a folder in the order of their names, and what is wrong there.

    ``folder`` may be an archive too.
    """

    folder: Path
    sources: tuple[Source, ...]
    diagnostics: tuple[Diagnostic, ...] = ()


def header_id(source: Source) -> str:
    """The id of the pack whose header a file seems to hold, or ""."""
    found = _HEADER.search(source.text)
    return found[1] if found else ""


def digest(sources: Sequence[Source]) -> str:
    """The hash of what a pack's texts say: which pack it is to saved games and records.

    Comments, layout, scenarios and names in other languages are no part of it, nor is where the
    pack lies or in which of its files something stands, as long as the order of the cards is the
    same.
    """
    total = hashlib.sha256()
    for source in sources:
        for word in words(source.text):
            total.update(word.encode("utf-8", "surrogatepass") + b"\n")
    return total.hexdigest()


def fingerprint(sources: Sequence[Source]) -> str:
    """The hash of whole texts and their names in the pack: whether anything was changed in them."""
    total = hashlib.sha256()
    for source in sources:
        for part in (source.inner, source.text):
            data = part.encode("utf-8", "surrogatepass")
            total.update(b"%d:" % len(data) + data)
    return total.hexdigest()


def read_path(path: Path, instead: Mapping[str, bytes] | None = None) -> Texts:
    """The texts of one file, or of all ``.abyss`` files in a folder or archive and below it.

    ``instead`` has what files hold that are named there, whatever they hold where they lie.
    """
    instead = instead or {}
    if path.as_posix() in instead:
        given = _read_file(path, path.name, instead)
        return evolve(_gathered(path, [given]), folder=path.parent)
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError) as error:
        return Texts(path, (), (_unreadable(path, error),))
    if stat.S_ISDIR(mode):
        return _gathered(path, _read_folder(path, instead))
    if is_archive(path):
        return _without_outer_folders(_gathered(path, _read_archive(path)))
    return evolve(_gathered(path, [_read_file(path, path.name, {})]), folder=path.parent)


def is_archive(path: Path) -> bool:
    """Whether a file is called as an archive is."""
    return path.name.lower().endswith(ARCHIVE_SUFFIX)


@frozen
class _File:
    """A file's bytes: its name as people see it, and its name in the pack."""

    name: str
    inner: str
    data: bytes


def _gathered(path: Path, files: Iterable[_File | Diagnostic]) -> Texts:
    """The texts of some files; those beyond the limits are not read any more."""
    sources: list[Source] = []
    wrong: list[Diagnostic] = []
    total = 0
    for number, file in enumerate(files):
        total += len(file.data) if isinstance(file, _File) else 0
        if number >= limits.FILES or total > limits.TOTAL:
            is_many = number >= limits.FILES
            most = f"{limits.FILES} files" if is_many else f"{limits.TOTAL >> 10} KiB"
            message = f"more than {most}; the others are not read"
            wrong.append(about_file("A004", path.as_posix(), message))
            break
        found = decode(file.data, file.name, file.inner) if isinstance(file, _File) else file
        if isinstance(found, Source):
            sources.append(found)
        else:
            wrong.append(found)
    return Texts(path, tuple(sources), tuple(wrong))


def _read_folder(root: Path, instead: Mapping[str, bytes]) -> Iterator[_File | Diagnostic]:
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
        yield _read_file(path, inner, instead)


def _read_archive(path: Path) -> Iterator[_File | Diagnostic]:
    """All card files of an archive in the order of their names."""
    from abyss_rules.catalog import archives

    try:
        for found in archives.read(path, SUFFIX):
            if isinstance(found, Diagnostic):
                yield found
            else:
                inner, data = found
                yield _File(f"{path.as_posix()}/{inner}", inner, data)
    except OSError as error:
        yield _unreadable(path, error)


def _without_outer_folders(texts: Texts) -> Texts:
    """The texts named as below the innermost folder that holds all of them.

    An author may have put the folder into the archive, or what is in it.
    """
    folders = [PurePosixPath(source.inner).parent for source in texts.sources]
    outer = PurePosixPath(posixpath.commonpath(folders)) if folders else PurePosixPath()
    inner = [PurePosixPath(source.inner).relative_to(outer) for source in texts.sources]
    pairs = zip(texts.sources, inner, strict=True)
    return evolve(texts, sources=tuple(evolve(one, inner=name.as_posix()) for one, name in pairs))


def _is_card(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".")


def _inside(path: Path, real_root: str) -> bool:
    try:
        real = os.path.realpath(path, strict=True)
        return os.path.commonpath([real, real_root]) == real_root
    except (OSError, ValueError):
        return False


def _read_file(path: Path, inner: str, instead: Mapping[str, bytes]) -> _File | Diagnostic:
    """A card file, or why it cannot be read as one."""
    name = path.as_posix()
    if (given := instead.get(name)) is not None:
        if len(given) > limits.FILE:
            return _too_large(name)
        return _File(name, inner, given)
    try:
        state = path.stat()
        if not stat.S_ISREG(state.st_mode):
            return about_file("A001", name, "this is not a file")
        if state.st_size > limits.FILE:
            return _too_large(name)
        with path.open("rb") as file:
            data = file.read(limits.FILE + 1)
    except (OSError, ValueError) as error:
        return _unreadable(path, error)
    return _File(name, inner, data)


def _too_large(name: str) -> Diagnostic:
    return about_file("A004", name, f"this file is larger than {limits.FILE >> 10} KiB", "split it")


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
