"""The printed facts of the cards of Conspiracy, read from the tables beside this file.

A Lord is written ``soldier 4``, by its guild and Influence; copies cannot be told apart.
"""

from attrs import frozen

from tests.cards.facts import rows

#: The guilds in the order of C1; as colours yellow, red, green, blue, purple.
GUILDS = ("farmer", "soldier", "merchant", "politician", "mage")
_IN_WORDS = {0: "zero", 1: "one", 2: "two", 3: "three", 4: "four", 6: "six"}


@frozen
class LordFacts:
    """One row of `conspiracy_lords.csv`: the Lords of one value, the same in each guild."""

    influence: int
    copies: int
    key: str
    pearls: int
    power: str


@frozen
class LocationFacts:
    """One card of `conspiracy_locations.csv`; ``points`` says in words what it is worth."""

    id: str
    #: The guild of a Location that there is one of for each guild, else "".
    guild: str
    series: str
    pearls: int
    points: str
    power: str


#: Influence -> the facts of the Lords of that value.
VALUES = {
    int(row["influence"]): LordFacts(
        int(row["influence"]),
        int(row["copies_per_colour"]),
        row["key"] or "none",
        int(row["pearls"]),
        row["power"],
    )
    for row in rows("conspiracy_lords.csv")
}


def _location(row: dict[str, str], guild: str) -> LocationFacts:
    name = f"{row['id']}_{guild}" if guild else row["id"]
    return LocationFacts(name, guild, row["set"], int(row["pearls"]), row["points"], row["power"])


LOCATIONS = {
    fact.id: fact
    for row in rows("conspiracy_locations.csv")
    for guild in (GUILDS if "one per guild" in row["copies"] else ("",))
    for fact in (_location(row, guild),)
}


def lord(text: str) -> str:
    """The id of the Lord written ``soldier 4``."""
    guild, value = text.split()
    return f"value_{_IN_WORDS[int(value)]}_{guild}"


#: Id -> the Lord as it is written.
WRITTEN = {lord(f"{guild} {value}"): f"{guild} {value}" for guild in GUILDS for value in VALUES}
#: All 60 Lords.
LORDS = tuple(
    f"{guild} {value}"
    for guild in GUILDS
    for value, fact in VALUES.items()
    for _ in range(fact.copies)
)
