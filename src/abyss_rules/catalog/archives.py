"""Packs in zip archives: read where they are, never unpacked, and no more of them than of a folder.

Nothing is taken on trust: the archive, its directory and the number of its entries are bounded
before they are read, names are looked at before any content is, and what comes out is counted while
it is inflated.
"""

from __future__ import annotations

import io
import re
import stat
import struct
import unicodedata
import zipfile
import zlib
from itertools import takewhile
from typing import TYPE_CHECKING

from abyss_rules.catalog import limits
from abyss_rules.dsl.diagnostics import Diagnostic, about_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

#: Archives within an archive are not looked into.
_NESTED = (".zip", ".whl", ".jar", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".7z", ".rar")

_END = struct.Struct("<4s4H2LH")
_END_SIGN, _LONG_SIGN = b"PK\5\6", b"PK\6\7"
#: The length of the record that announces a directory of more than 4 GiB, just before the end.
_LONG = 20
_LONGEST_COMMENT = 0xFFFF
_ENCRYPTED = 0x1 | 0x40
_NAMED_IN_UTF8 = 0x800
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DRIVE = re.compile(r"[A-Za-z]:")
#: Categories of characters that cannot be seen, or steer what is seen.
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})


def read(
    path: Path, suffix: str | tuple[str, ...], left_out: str = ""
) -> Iterator[tuple[str, bytes] | Diagnostic]:
    """The files of an archive whose names end in a suffix, sorted by name, and what is wrong.

    Args:
        path: A file that is called as an archive is.
        suffix: One or several. Other files are not read, but their names are looked at.
        left_out: Files in folders of this name are not read either, unless all those that end in a
            suffix lie in one: then that is the folder which was put into the archive.

    Yields:
        Pairs of a name in the archive and a content, or findings. After a finding about the
        archive as a whole nothing follows.

    Raises:
        OSError: The file cannot be read.
    """
    shown = path.as_posix()
    with path.open("rb") as file:
        data = file.read(limits.ARCHIVE + 1)
    if len(data) > limits.ARCHIVE:
        message = f"this archive is larger than {limits.ARCHIVE >> 20} MiB"
        yield about_file("A004", shown, message, "leave out all but the cards")
        return
    if (wrong := _wrong_directory(data)) is not None:
        yield about_file(wrong[0], shown, *wrong[1:])
        return
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            yield from _Reader(archive, shown, suffix).files(left_out)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, EOFError, struct.error) as error:
        yield about_file("A007", shown, f"this archive cannot be read: {error}")


def _wrong_directory(data: bytes) -> tuple[str, ...] | None:
    """Code, message and help if an archive's directory is missing or longer than that of a pack."""
    at = data.rfind(_END_SIGN, max(0, len(data) - _END.size - _LONGEST_COMMENT))
    if at < 0 or at + _END.size > len(data):
        return "A007", "this is no zip archive, or its end is missing", "make it anew"
    _sign, disk, first, here, entries, size, _offset, _comment = _END.unpack_from(data, at)
    if data[max(0, at - _LONG) : at].startswith(_LONG_SIGN):
        return "A004", "this archive is made for more than 4 GiB", "leave out all but the cards"
    if disk or first or here != entries:
        return "A007", "this is one part of an archive of several", "make one of all parts"
    if entries > limits.ENTRIES or size > limits.DIRECTORY:
        message = f"this archive has more than {limits.ENTRIES} entries"
        return "A004", message, "leave out all but the cards"
    return None


class _Reader:
    """Goes through the entries of one archive."""

    def __init__(self, archive: zipfile.ZipFile, shown: str, suffix: str | tuple[str, ...]) -> None:
        self.archive = archive
        self.shown = shown
        self.suffix = suffix
        #: Names as some systems see them -> as they are written.
        self.seen: dict[str, str] = {}

    def files(self, left_out: str) -> Iterator[tuple[str, bytes] | Diagnostic]:
        """The files wanted, or the findings about names that keep all from being read."""
        infos = self.archive.infolist()
        if len(infos) > limits.ENTRIES:
            message = f"this archive has more than {limits.ENTRIES} entries"
            yield about_file("A004", self.shown, message, "leave out all but the cards")
            return
        wrong = [found for info in infos if (found := self.wrong_entry(info)) is not None]
        if wrong:
            yield from wrong
            return
        wanted = [info for info in infos if self.is_wanted(info.filename)]
        outer = len(_outer_folders([info.filename for info in wanted]))
        for info in sorted(wanted, key=lambda one: one.filename):
            if left_out in info.filename.split("/")[outer:-1]:
                continue
            content = self.content(info)
            yield content if isinstance(content, Diagnostic) else (info.filename, content)

    def is_wanted(self, name: str) -> bool:
        """Whether an entry is a file that is read."""
        return name.endswith(self.suffix) and not name.rpartition("/")[2].startswith(".")

    def told(self, code: str, name: str, message: str, help_: str = "") -> Diagnostic:
        """A finding about an entry."""
        visible = "".join("\N{REPLACEMENT CHARACTER}" if _is_unseen(c) else c for c in name)
        return about_file(code, f"{self.shown}/{visible[: limits.NAME]}", message, help_)

    # --- names ----------------------------------------------------------------------------------

    def wrong_entry(self, info: zipfile.ZipInfo) -> Diagnostic | None:
        """What is wrong with an entry before anything of it is read."""
        name = info.orig_filename
        if (why := _wrong_name(name, in_utf8=bool(info.flag_bits & _NAMED_IN_UTF8))) is not None:
            return self.told("A008", name, why, "give the file a plain name")
        key = unicodedata.normalize("NFKC", name.rstrip("/")).casefold()
        if key in self.seen:
            message = f"`{self.seen[key]}` is the same name on some systems"
            return self.told("A008", name, message, "give one of the files another name")
        self.seen[key] = name
        mode = info.external_attr >> 16
        if stat.S_ISLNK(mode):
            message = "this is a link, and what a pack is must not depend on what lies elsewhere"
            return self.told("A005", name, message, "put the file itself in")
        if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
            return self.told("A007", name, "this is not a file")
        if info.flag_bits & _ENCRYPTED:
            return self.told("A007", name, "this is encrypted", "make the archive without password")
        if name.lower().endswith(_NESTED):
            message = "an archive within an archive is not looked into"
            return self.told("A007", name, message, "unpack it, or leave it out")
        if info.compress_type not in _METHODS:
            message = "this is compressed in an unusual way"
            return self.told("A007", name, message, "use `deflate`, as nearly all programs do")
        return None

    # --- contents -------------------------------------------------------------------------------

    def content(self, info: zipfile.ZipInfo) -> bytes | Diagnostic:
        """The content of an entry, counted while it is inflated."""
        name = info.filename
        pieces: list[bytes] = []
        length = 0
        try:
            with self.archive.open(info) as entry:
                while piece := entry.read(limits.PIECE):
                    pieces.append(piece)
                    length += len(piece)
                    if length > limits.FILE:
                        message = f"this file is larger than {limits.FILE >> 10} KiB"
                        return self.told("A004", name, message, "split it")
                    if limits.PIECE < length > limits.RATIO * info.compress_size:
                        message = f"this is {limits.RATIO} times as long as in the archive, or more"
                        return self.told("A004", name, message, "no cards are: leave it out")
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError) as error:
            return self.told("A007", name, f"this cannot be read: {error}", "make the archive anew")
        return b"".join(pieces)


def _outer_folders(names: Sequence[str]) -> list[str]:
    """The folders, each in the one before, that all of some files of an archive lie in."""
    paths = [name.split("/")[:-1] for name in names]
    # All that stands between the first and the last in order begins as both of them do.
    both = zip(min(paths, default=[]), max(paths, default=[]), strict=False)
    return [one for one, _ in takewhile(lambda pair: pair[0] == pair[1], both)]


def _wrong_name(name: str, *, in_utf8: bool) -> str | None:
    """Why a name could mean something else on another system, if it could."""
    parts = name.removesuffix("/").split("/")
    if len(name) > limits.NAME:
        return f"this name is longer than {limits.NAME} characters"
    if any(map(_is_unseen, name)):
        return "this name has signs that cannot be seen"
    if not name.isascii() and not in_utf8:
        return "nothing says how the letters of this name are written"
    if "\\" in name or name.startswith("/") or _DRIVE.match(name):
        return "this name is no path within the archive: it has `\\`, or begins with `/` or a drive"
    if any(part in ("", ".", "..") for part in parts):
        return "this name leads out of the archive, or nowhere"
    if any(part != part.strip() or part.endswith(".") for part in parts):
        return "a part of this name begins or ends with a space, or ends with a dot"
    return None


def _is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN
