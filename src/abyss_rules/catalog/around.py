"""Finds the pack that a file or a folder lies in."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from abyss_rules.catalog import files, limits

#: A pack is looked for in so many folders above a path.
_FARTHEST = 2


def home(path: Path, within: Path | None = None) -> Path:
    """The pack around a file or folder: the nearest folder with a header in one of its files.

    It is the path itself if there is none, or if it is a file with a header beside others. Above
    the path, or above ``within`` if it lies there, only a few folders are looked into.
    """
    path = path.absolute()
    folder = path if path.is_dir() else path.parent
    start = within if within is not None and folder.is_relative_to(within) else folder
    inside = [around for around in (folder, *folder.parents) if around.is_relative_to(start)]
    for around in (*inside, *start.parents[:_FARTHEST]):
        near = islice(around.glob(f"*{files.SUFFIX}"), limits.FILES)
        headers = [file for file in sorted(near) if _has_header(file)]
        if len(headers) > 1 and path in headers:
            return path
        if headers:
            return around
    return path


def pack_of(folder: Path) -> Path | None:
    """The folder of the pack that a folder is, or lies in; as people would write it, if near."""
    around = home(folder)
    if around != folder.absolute():
        return as_written(around, folder)
    near = islice(folder.glob(f"*{files.SUFFIX}"), limits.FILES)
    return folder if any(map(_has_header, near)) else None


def as_written(around: Path, wanted: Path) -> Path:
    """The path of a pack as people wrote the path of what lies in it, if that can be."""
    for up in (wanted, *wanted.parents):
        if up.absolute() == around:
            return up
    return around


def _has_header(file: Path) -> bool:
    return any(files.header_id(source) for source in files.read_path(file).sources)
