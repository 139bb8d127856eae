"""A slow, plain reading of the score of Conspiracy (C8, C9) from the printed tables.

Areas are found by labelling spaces until nothing changes, on a pyramid drawn here; Locations are
read from the sentences of `tests/cards/conspiracy_locations.csv`. Nothing here knows how the
card language or the engine reckon.
"""

import re
from collections.abc import Callable, Hashable, Sequence

from attrs import frozen

from tests.cards.senate_facts import GUILDS, LOCATIONS, VALUES

#: (column in half spaces, row) of each space: a row is half a space to the right of that above.
_PLACES = [(2 * column + row, row) for row in range(5) for column in range(5 - row)]


def touch(one: int, other: int) -> bool:
    """Whether two spaces, counted from 1, have a side in common."""
    (x1, y1), (x2, y2) = _PLACES[one - 1], _PLACES[other - 1]
    return (abs(x1 - x2), abs(y1 - y2)) in {(2, 0), (1, 1)}


def largest_area(marks: Sequence[Hashable]) -> int:
    """The spaces of the largest connected area of one mark."""
    # Each space has a label; equal neighbours take the lower one until nothing changes.
    labels = list(range(len(marks)))
    changed = True
    while changed:
        changed = False
        for one in range(len(marks)):
            for other in range(len(marks)):
                if (
                    labels[other] < labels[one]
                    and marks[one] == marks[other]
                    and touch(one + 1, other + 1)
                ):
                    labels[one] = labels[other]
                    changed = True
    return max(map(labels.count, labels), default=0)


@frozen
class Senator:
    """What lies before one player, or before the opponent of a solo game."""

    #: (guild, Influence) space by space.
    chamber: tuple[tuple[str, int], ...]
    locations: tuple[str, ...]
    pearls: int
    is_master: bool
    #: The guild of a solo game's opponent whose side this is, else "".
    legend: str = ""


def score(one: Senator, *, solo: bool) -> dict[str, int]:
    """The parts of a score by name."""
    best = {
        guild: max((value for other, value in one.chamber if other == guild), default=0)
        for guild in GUILDS
    }
    parts = {
        "lords": sum(best.values()),
        "locations": (
            5 * len(one.locations)
            if one.legend
            else sum(worth(name, one) for name in one.locations)
        ),
        "coalition": 3 * largest_area([guild for guild, _value in one.chamber]),
        "pearl_master": 5 if one.is_master else 0,
    }
    return {**parts, "legend": _legend(one)} if solo else parts


def _legend(one: Senator) -> int:
    """The opponent's extra points (C9)."""
    values = [value for _guild, value in one.chamber]
    return {
        "": 0,
        "farmer": 0,
        "soldier": 1 + 2 * sum(guild == "soldier" for guild, _value in one.chamber),
        "merchant": one.pearls // 2,
        "politician": max(values, default=0),
        "mage": len(one.locations),
    }[one.legend]


def worth(name: str, one: Senator) -> int:
    """What one Location is worth, by the sentence in the table."""
    for pattern, reckoned in _SENTENCES:
        if found := re.fullmatch(pattern, LOCATIONS[name].points):
            return reckoned(_Reckoned(name, one), *map(int, found.groups()))
    raise AssertionError(LOCATIONS[name].points)


class _Reckoned:
    """What the sentences speak of."""

    def __init__(self, name: str, one: Senator) -> None:
        self.one = one
        self.values = [value for _guild, value in one.chamber]
        keys = [VALUES[value].key for value in self.values]
        self.silver, self.gold = keys.count("silver"), keys.count("gold")
        own = LOCATIONS[name].guild
        self.of_guild = [value for guild, value in one.chamber if guild == own]

    def alliance(self, value: int) -> int:
        """The largest connected area of Lords of one value (C8.3)."""
        # Any other space gets a mark of its own.
        marks = [v if v == value else ("other", n) for n, v in enumerate(self.values)]
        return largest_area(marks) if value in self.values else 0


_SENTENCES: tuple[tuple[str, Callable[..., int]], ...] = (
    (r"(\d+)", lambda _of, a: a),
    (r"(\d+) per silver key in your Chamber, spent or not", lambda of, a: a * of.silver),
    (r"(\d+) per gold key in your Chamber, spent or not", lambda of, a: a * of.gold),
    (r"(\d+) per pair of Pearls you own", lambda of, a: a * (of.one.pearls // 2)),
    (
        r"(\d+) per Location you control, itself included",
        lambda of, a: a * len(of.one.locations),
    ),
    (
        r"the Influence of your most influential Lord of that guild",
        lambda of: max(of.of_guild, default=0),
    ),
    (r"(\d+) \+ (\d+) per Lord of that guild", lambda of, a, b: a + b * len(of.of_guild)),
    (
        r"(\d+) per Lord in your biggest alliance of Lords of value (\d+)",
        lambda of, a, value: a * of.alliance(value),
    ),
    (
        r"(\d+) \+ (\d+) per Lord of value (\d+) or (\d+)",
        lambda of, a, b, one, other: a + b * sum(v in {one, other} for v in of.values),
    ),
)
