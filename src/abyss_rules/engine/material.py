"""How a ruleset declares its zones and counters."""

from __future__ import annotations

from attrs import frozen


@frozen
class Zone:
    """A place for cards: the state's slot ``name`` holds them.

    ``per`` is ``"seat"``, the name of another division, or "" for one shared zone; ``sees`` is
    ``"all"``, ``"owner"`` or ``"nobody"`` (then only the number of cards is seen). A ``nested``
    zone holds groups of cards.
    """

    name: str
    holds: str
    per: str = ""
    sees: str = "all"
    nested: bool = False


@frozen
class Counter:
    """A number that everybody sees, one in all or one ``per`` seat."""

    name: str
    per: str = ""


def shared_zones(zones: tuple[Zone, ...]) -> dict[str, str]:
    """The zones of which there is one: slot -> what lies in it."""
    return {zone.name: zone.holds for zone in zones if not zone.per}


def divided_zones(zones: tuple[Zone, ...], *, per: str) -> dict[str, str]:
    """The plain zones with one ``per`` seat, Race and so on: slot -> what lies in it."""
    return {zone.name: zone.holds for zone in zones if zone.per == per and not zone.nested}


def counters_of(counters: tuple[Counter, ...], *, per: str) -> tuple[str, ...]:
    """The slots of the counters of which there is one ``per`` seat, or one in all ("")."""
    return tuple(counter.name for counter in counters if counter.per == per)
