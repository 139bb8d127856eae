"""What stands in the files of packs where something is wrong with them together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from abyss_rules.catalog import files
from abyss_rules.catalog.dividing import by_pack, of_one

if TYPE_CHECKING:
    from abyss_rules.catalog.needs import Fault
    from abyss_rules.dsl.diagnostics import Diagnostic
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.cards import Pack


class Excerpts:
    """Shows faults with the lines of the packs' files; each pack is read once."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str], tuple[Source, ...]] = {}

    def shown(self, fault: Fault) -> Diagnostic:
        """The finding with what stands at its place, if that is still what the pack is made of."""
        key = fault.pack.path, fault.pack.digest
        if key not in self._texts:
            self._texts[key] = _texts(fault.pack)
        inner = fault.place.file
        return fault.diagnostic(next((one for one in self._texts[key] if one.inner == inner), None))


def _texts(pack: Pack) -> tuple[Source, ...]:
    """The files of a pack; none if its path is an id, or if they are gone or say something else."""
    if not pack.path:
        return ()
    for group in by_pack(of_one(files.read_path(Path(pack.path)))):
        if files.digest(group.sources) == pack.digest:
            return group.texts
    return ()
