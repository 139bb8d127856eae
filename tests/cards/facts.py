"""The printed facts of the Lords and Locations, read from the tables beside this file.

The tables were written down from the printed cards, not from the card texts in `cards/`, so that
each can be checked against the other.
"""

import csv
from pathlib import Path

from attrs import frozen

_HERE = Path(__file__).resolve().parent


@frozen
class LordFacts:
    """One row of `lords.csv` or `expansion_lords.csv`."""

    id: str
    name: str
    guild: str
    influence: int
    keys: int
    cost: int
    races: int
    #: When the Power works: ``while free``, ``when recruited``, ``once per own turn`` or ``none``.
    kind: str


@frozen
class LocationFacts:
    """One row of `locations.csv`; ``points`` says in words what it is worth."""

    id: str
    name: str
    points: str


def rows(file: str) -> list[dict[str, str]]:
    """The rows of a table beside this file, each by the names of its columns."""
    with (_HERE / file).open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def _lords(file: str) -> dict[str, LordFacts]:
    return {
        row["id"]: LordFacts(
            row["id"],
            row["name"],
            row["guild"],
            int(row["influence"]),
            int(row["keys"]),
            int(row["cost"]),
            int(row["races"]),
            row["kind"],
        )
        for row in rows(file)
    }


LORDS = _lords("lords.csv")
#: Those of the two expansions that need none of their material.
EXPANSION_LORDS = _lords("expansion_lords.csv")

LOCATIONS = {
    row["id"]: LocationFacts(row["id"], row["name"], row["points"]) for row in rows("locations.csv")
}
