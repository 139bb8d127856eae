"""Packs that installed distributions bring: found by what is written of them, never by running it.

A distribution names its packs as entry points of the group `GROUP`, each an id and a package:
``"deep.sea" = "deep_sea_cards.packs"``. The package's folder is looked for on the disk; no module
of the distribution is imported.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: The group of entry points that name packs.
GROUP = "abyss_rules.packs"

_PACKAGE = re.compile(r"\w+(\.\w+)*")


@frozen
class Installed:
    """A pack that a distribution names; without a folder if there is none, and then why."""

    id: str
    #: The distribution's name and version.
    distribution: str
    folder: Path | None
    fault: str = ""


def installed() -> dict[str, tuple[Installed, ...]]:
    """The packs of all distributions on the path by their ids; of one id there may be several."""
    return _installed_on(tuple(sys.path))


@lru_cache(maxsize=4)
def _installed_on(_path: tuple[str, ...]) -> dict[str, tuple[Installed, ...]]:
    from importlib import metadata

    found: dict[str, tuple[Installed, ...]] = {}
    try:
        points = sorted(metadata.entry_points(group=GROUP), key=lambda one: one.name)
    except (OSError, TypeError, ValueError):  # of a distribution that is broken
        return {}
    for point in points:
        found[point.name] = (*found.get(point.name, ()), _read(point))
    return found


def _read(point: EntryPoint) -> Installed:
    """What an entry point says; its own methods are no help, for they import what it names."""
    distribution = point.dist
    told = f"{distribution.name} {distribution.version}" if distribution else "a distribution"
    if not _PACKAGE.fullmatch(point.value):
        fault = f"{told} names {point.value!r} as its folder, which is no package's name"
        return Installed(point.name, told, None, fault)
    folder = next(_folders(point), None)
    fault = "" if folder else f"{told} names the package {point.value}, whose folder is not there"
    return Installed(point.name, told, folder, fault)


def _folders(point: EntryPoint) -> Iterator[Path]:
    """The folders that a package's name can mean: beside what is known of its distribution first.

    Of a distribution that is used where it was written the first part of the name alone is asked
    for, which imports nothing.
    """
    from importlib.util import find_spec

    top, *rest = point.value.split(".")
    if point.dist is not None:
        beside = Path(str(point.dist.locate_file(top)), *rest)
        if beside.is_dir():
            yield beside
    try:
        spec = find_spec(top)
    except (ImportError, ValueError, AttributeError):  # a module that does not know its origin
        return
    for location in (spec and spec.submodule_search_locations) or ():
        folder = Path(location, *rest)
        if folder.is_dir():
            yield folder
