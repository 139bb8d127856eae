"""A slow, plain reading of the score (A10, A13) from the printed tables, for comparison.

Locations are read from the sentences of `tests/cards/locations.csv`; nothing here knows how the
card language or the engine reckon.
"""

import re
from collections.abc import Callable, Mapping

from attrs import frozen

from tests.cards.facts import LOCATIONS, LORDS

#: The colours that guilds and Races share (A1).
RACE_OF_GUILD = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}
RACES = tuple(RACE_OF_GUILD.values())


@frozen
class Tableau:
    """What lies before one player."""

    lords: tuple[str, ...]
    disabled: tuple[str, ...]
    locations: tuple[str, ...]
    #: (Race, value) of each.
    affiliated: tuple[tuple[str, int], ...]
    monsters: tuple[int, ...]
    #: Location -> the Location it copies.
    copies: Mapping[str, str]


def score(tableau: Tableau, options: Mapping[str, object]) -> dict[str, int]:
    """The parts of a score by name."""
    return {
        "locations": sum(worth(name, tableau, options) for name in tableau.locations),
        "lords": sum(LORDS[lord].influence for lord in tableau.lords),
        "allies": sum(
            max((value for race, value in tableau.affiliated if race == wanted), default=0)
            for wanted in RACES
        ),
        "monsters": sum(tableau.monsters),
    }


def worth(name: str, tableau: Tableau, options: Mapping[str, object]) -> int:
    """What one Location is worth, by the sentence in the table."""
    for pattern, reckoned in _SENTENCES:
        if found := re.fullmatch(pattern, LOCATIONS[name].points):
            numbers = [int(group) for group in found.groups() if group.isdigit()]
            words = [group for group in found.groups() if not group.isdigit()]
            return reckoned(_Reckoned(name, tableau, options), *numbers, *words)
    raise AssertionError(LOCATIONS[name].points)


class _Reckoned:
    """What the sentences speak of."""

    def __init__(self, name: str, tableau: Tableau, options: Mapping[str, object]) -> None:
        self.name = name
        self.tableau = tableau
        self.options = options
        self.lords = [
            LORDS[lord]
            for lord in tableau.lords
            if options["disabled_lords"] == "count" or lord not in tableau.disabled
        ]
        self.guilds = [lord.guild for lord in self.lords]
        self.influences = [lord.influence for lord in self.lords]
        self.races = [race for race, _value in tableau.affiliated]
        self.with_key = sum(
            bool(options["ambassador_keys"] if lord.guild == "ambassador" else lord.keys)
            for lord in self.lords
        )

    def weakest_allies(self) -> int:
        values: dict[str, int] = {}
        for race, value in self.tableau.affiliated:
            values[race] = min(value, values.get(race, value))
        return sum(values.values())

    def copied(self) -> int:
        original = self.tableau.copies.get(self.name)
        return 0 if original is None else worth(original, self.tableau, self.options)


_SENTENCES: tuple[tuple[str, Callable[..., int]], ...] = (
    (r"(\d+) \+ (\d+) per (\w+) Lord", lambda of, a, b, guild: a + b * of.guilds.count(guild)),
    (
        r"(\d+) \+ (\d+) per affiliated (\w+) Ally",
        lambda of, a, b, race: a + b * of.races.count(race),
    ),
    (r"(\d+) per guild with at least one Lord \(.*\)", lambda of, a: a * len(set(of.guilds))),
    (
        r"(\d+) x the Influence of your weakest Lord",
        lambda of, a: a * min(of.influences, default=0),
    ),
    (r"the Influence of your strongest Lord", lambda of: max(of.influences, default=0)),
    (r"(\d+) - number of your Lords", lambda of, a: a - len(of.lords)),
    (r"(\d+) - number of your affiliated Allies", lambda of, a: a - len(of.races)),
    (r"(\d+) per Lord with at least one Key", lambda of, a: a * of.with_key),
    (r"(\d+) per Lord without a Key", lambda of, a: a * (len(of.lords) - of.with_key)),
    (
        r"(\d+) \+ the sum of your weakest affiliated Ally of each Race",
        lambda of, a: a + of.weakest_allies(),
    ),
    (r"at the end of the game copies one Location of an opponent.*", lambda of: of.copied()),
    (r"0; .*", lambda _of: 0),
)
