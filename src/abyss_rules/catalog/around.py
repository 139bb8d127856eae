"""Finds the pack that a folder lies in."""

from __future__ import annotations

from heapq import nsmallest
from pathlib import Path

from abyss_rules.catalog import files, limits

#: A pack is looked for in so many folders above a path.
_FARTHEST = 2


def pack_of(folder: Path) -> Path | None:
    """The folder of the pack that a folder is, or lies in; as people would write it, if near.

    It is the nearest with a header in one of its files; only a few above the folder are looked at.
    """
    whole = folder.absolute()
    for around in (whole, *whole.parents[:_FARTHEST]):
        if any(map(_has_header, _near(around))):
            return _as_written(around, folder)
    return None


def _as_written(around: Path, wanted: Path) -> Path:
    """The path of a pack as people wrote the path of what lies in it, if that can be."""
    for up in (wanted, *wanted.parents):
        if up.absolute() == around:
            return up
    return around


def _near(folder: Path) -> list[Path]:
    """The card files of a folder that are looked into: the first by their names."""
    return nsmallest(limits.FILES, folder.glob(f"*{files.SUFFIX}"))


def _has_header(file: Path) -> bool:
    return any(files.header_id(source) for source in files.read_path(file).sources)
