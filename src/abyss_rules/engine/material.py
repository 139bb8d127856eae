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
