"""Reads the files of packs: which there are, and their texts or what is wrong with them."""

from __future__ import annotations

import hashlib
import os
import posixpath
import re
import stat
from operator import itemgetter
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.catalog import limits
from abyss_rules.dsl import message_files
from abyss_rules.dsl.blocks import words
from abyss_rules.dsl.diagnostics import FAULTS_PER_PACK, Diagnostic, about_file, there_is_more
from abyss_rules.dsl.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

SUFFIX = ".abyss"
#: Files of a pack that are read: with cards, and with messages of a language.
SUFFIXES = (SUFFIX, message_files.SUFFIX)
#: A folder of this name in a pack is none of it: what breaks laws is written there, with headers.
FAILURES = "abyss-failures"
#: What marks a folder that a verification writes anew, whatever the folder around it is called.
MARK = "made-by-abyss-verify.txt"
#: The folder of what a verification found and that of the packs beside it, which are needed there.
FOUND, COPIES = "found", "packs"
#: A file with such an ending is an archive of them.
ARCHIVE_SUFFIX = ".zip"
#: What editors and word processors add to the name of a file, so that it is read no more.
ADDED = (".txt", ".rtf", ".doc", ".docx", ".odt")

#: Larger files are no cards.
SIZE_LIMIT = limits.FILE

#: Where a header begins, words on lines of their own or not; the group is the pack's id.
_GAP = r"(?:\s|#[^\n]*\n)"
HEADER = re.compile(rf"^[ \t]*pack{_GAP}+([\w.]+){_GAP}*\{{", re.MULTILINE)


@frozen
class Texts:
    """The readable files of a folder in the order of their names, and what is wrong there.

    ``folder`` may be an archive too. ``sources`` are those with cards, ``messages`` those with
    messages of a language.
    """

    folder: Path
    sources: tuple[Source, ...]
    diagnostics: tuple[Diagnostic, ...] = ()
    messages: tuple[Source, ...] = ()


def nothing_in(path: Path) -> Diagnostic:
    """The finding that no cards lie at a path."""
    return about_file("A006", path.as_posix(), f"there are no `{SUFFIX}` files here")


def header_id(source: Source) -> str:
    """The id of the pack whose header a file seems to hold, or ""."""
    found = HEADER.search(source.text) if "pack" in source.text else None
    return found[1] if found else ""


def digest(sources: Sequence[Source]) -> str:
    """The hash of what a pack's texts say: which pack it is to saved games and records.

    Comments, layout, scenarios and names in other languages are no part of it, nor is where the
    pack lies or in which of its files something stands, as long as the order of the cards is the
    same.
    """
    total = hashlib.sha256()
    for source in sources:
        said = "".join(f"{word}\n" for word in words(source.text))
        total.update(said.encode("utf-8", "surrogatepass"))
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
    """The texts of one file, or of all files of packs in a folder or archive and below it.

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
    if not _is_read(path.name) and _is_alike(path.name):
        return Texts(path.parent, (), (_not_read([path]),))
    inside = message_files.language_of(path.as_posix())
    folder = path.parent.parent if inside else path.parent
    return evolve(_gathered(path, [_read_file(path, path.name, {})]), folder=folder)


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
    messages: list[Source] = []
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
            (messages if found.name.endswith(message_files.SUFFIX) else sources).append(found)
        elif len(wrong) < FAULTS_PER_PACK:
            wrong.append(found)
        else:
            wrong.append(there_is_more(path.as_posix()))
            break
    return Texts(path, tuple(sources), tuple(wrong), tuple(messages))


def _read_folder(root: Path, instead: Mapping[str, bytes]) -> Iterator[_File | Diagnostic]:
    """All files of packs below a folder in the order of their names, never outside it."""
    real_root = os.path.realpath(root)
    names: list[tuple[str, Path]] = []
    links: list[tuple[str, Path]] = []
    alike: list[Path] = []
    #: What is said of files and folders, by their paths: that may not hang on their order there.
    said: list[tuple[Path, Diagnostic]] = []
    entries = 0
    for folder, folders, files in os.walk(root, followlinks=False):
        folders[:] = [name for name in folders if name != FAILURES]
        entries += len(folders) + len(files)
        if entries > limits.WALKED:
            message = (
                f"in this folder and below it there are more than {limits.WALKED} files and folders"
            )
            help_ = "keep the cards in a folder of their own"
            yield about_file("A004", root.as_posix(), message, help_)
            return
        for name in [*folders, *files]:
            path = Path(folder, name)
            is_link = path.is_symlink()
            if is_link and not _inside(path, real_root) and (name in folders or _is_read(name)):
                message = "this link leads out of the pack's folder, or nowhere"
                help_ = "copy the file instead"
                said.append((path, about_file("A005", path.as_posix(), message, help_)))
            elif name in files and _is_read(name):
                found = links if is_link else names
                found.append((path.relative_to(root).as_posix(), path))
            elif name in files and _is_alike(name):
                alike.append(path)
            elif name in folders and _is_read(name):
                said.append((path, _called_like_a_file(path)))
    yield from (told for _, told in sorted(said, key=itemgetter(0)))
    for inner, path in sorted([*names, *_only_links(links, names)]):
        yield _read_file(path, inner, instead)
    if alike:
        yield _not_read(sorted(alike))


def _only_links(
    links: Sequence[tuple[str, Path]], names: Sequence[tuple[str, Path]]
) -> list[tuple[str, Path]]:
    """Those of the links whose files are read by no other name."""
    if not links:
        return []
    there = {os.path.realpath(path) for _, path in names}
    by_file = {os.path.realpath(path): (inner, path) for inner, path in sorted(links, reverse=True)}
    return [link for real, link in by_file.items() if real not in there]


def _read_archive(path: Path) -> Iterator[_File | Diagnostic]:
    """All files of packs in an archive in the order of their names."""
    from abyss_rules.catalog import archives

    try:
        for found in archives.read(path, SUFFIXES, FAILURES):
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
    both = texts.sources, texts.messages
    folders = [PurePosixPath(source.inner).parent for sources in both for source in sources]
    outer = PurePosixPath(posixpath.commonpath(folders)) if folders else PurePosixPath()
    cards, messages = (
        tuple(
            evolve(source, inner=PurePosixPath(source.inner).relative_to(outer).as_posix())
            for source in sources
        )
        for sources in both
    )
    return evolve(texts, sources=cards, messages=messages)


def _is_read(name: str) -> bool:
    return name.endswith(SUFFIXES) and not name.startswith(".")


def _is_alike(name: str) -> bool:
    """Whether a file is not read, though its name tells that it should be."""
    plain = name.lower()
    for added in ADDED:
        plain = plain.removesuffix(added)
    return plain.endswith(SUFFIX) and not name.endswith(SUFFIX) and not name.startswith(".")


def _not_read(alike: Sequence[Path]) -> Diagnostic:
    """The warning about files that are called almost as card files are."""
    first = alike[0]
    message = f"this file is not read: its name does not end in `{SUFFIX}`"
    if len(alike) > 1:
        message += f"; {len(alike) - 1} more here are called so"
    name = first.name[: first.name.lower().rindex(SUFFIX)] + SUFFIX
    return about_file("A009", first.as_posix(), message, f"call it `{name}`")


def _called_like_a_file(folder: Path) -> Diagnostic:
    """The warning about a folder that is called as a file of a pack is."""
    message = f"this is a folder, though its name ends in `{folder.suffix}`; no such file is read"
    help_ = f"put what it was to be into a file, or leave `{folder.suffix}` out of its name"
    return about_file("A009", folder.as_posix(), message, help_)


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
