"""What the tests of cards set up: exact payments, and a Court that stays."""

from tests.cards.facts import LORDS

RACE_OF_GUILD = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}
_RACES = tuple(RACE_OF_GUILD.values())

#: (number of Races, value) -> the values by Race, the large bubble's first; the lowest is alone.
_VALUES: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {
    (1, 7): ((5, 2),),
    (1, 8): ((5, 3),),
    (1, 10): ((5, 4, 1),),
    (1, 12): ((5, 4, 3),),
    (2, 7): ((5,), (2,)),
    (2, 8): ((5,), (3,)),
    (2, 10): ((5,), (4, 1)),
    (2, 12): ((5, 2), (5,)),
    (3, 6): ((3,), (2,), (1,)),
    (3, 8): ((5,), (2,), (1,)),
    (3, 9): ((5,), (3,), (1,)),
    (3, 10): ((5,), (3,), (2,)),
    (3, 12): ((5,), (4,), (3,)),
    (5, 10): ((3,), (2,), (2,), (2,), (1,)),
}


def price(lord: str, *, more: int = 0) -> list[str]:
    """Allies of exactly a Lord's cost (and `more`), in exactly its number of Races."""
    facts = LORDS[lord]
    first = RACE_OF_GUILD.get(facts.guild, "jellyfish")
    races = (first, *(race for race in _RACES if race != first))
    values = _VALUES[facts.races, facts.cost + more]
    return [f"{race} {value}" for race, some in zip(races, values, strict=False) for value in some]


#: Lords that nobody in these tests can pay for: enough of them that the Court is not refilled.
OTHERS = ["sage", "hermit", "elder"]


def court_with(*lords: str) -> list[str]:
    """A Court with these Lords in which 3 are left when all of them are gone."""
    return [*lords, *(other for other in OTHERS if other not in lords)]
