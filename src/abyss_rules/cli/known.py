"""The packs that can be named by their ids: those shipped, and those of installed distributions."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.catalog import packs as catalog
from abyss_rules.catalog.installed import installed
from abyss_rules.cli.output import counted
from abyss_rules.dsl.diagnostics import Diagnostic, has_errors
from abyss_rules.errors import PackError
from abyss_rules.game.loading import known_pack


@frozen
class KnownPack:
    """A pack that is known by its id; of one with a fault nothing more is known."""

    id: str
    #: The distribution it comes from, or "" if it is shipped.
    distribution: str
    ruleset: str = ""
    version: str = ""
    title: str = ""
    cards: int = 0
    #: Why it cannot be used, or "".
    fault: str = ""

    def told(self) -> tuple[str, str, str]:
        """The columns of a line: its ruleset, its version, and the rest."""
        if self.fault:
            return "", "", f"cannot be used: {self.fault}"
        home = f"installed with {self.distribution}" if self.distribution else "shipped"
        title = f"{self.title}: " if self.title else ""
        return self.ruleset, self.version, f"{title}{counted(self.cards, 'card')}, {home}"


def known_packs() -> list[KnownPack]:
    """All packs that are known, in the order of their ids."""
    return [_known(id_) for id_ in catalog.known()]


def _known(id_: str) -> KnownPack:
    is_shipped = id_ in catalog.shipped()
    several = () if is_shipped else installed()[id_]
    home = " and ".join(one.distribution for one in several)
    try:
        pack = known_pack(id_)
    except PackError as error:
        found = [one for one in error.diagnostics if isinstance(one, Diagnostic)]
        fault = catalog.reason(found) if has_errors(found) else str(error)
        return KnownPack(id_, home, fault=fault)
    if pack is None:  # pragma: no cover - whatever is known can be found
        return KnownPack(id_, home, fault="it is gone")
    header = pack.header
    title = str(dict(header.values).get("title", ""))
    return KnownPack(id_, home, header.ruleset, header.version, title, len(pack.cards))
