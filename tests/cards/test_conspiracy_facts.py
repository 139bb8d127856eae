"""The card texts of Conspiracy say of each card what is printed on it."""

from collections import Counter

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, LOCATIONS, LORDS, VALUES, lord

CARDS = {card.id: card for card in ar.load_pack("conspiracy.base").cards}
KINDS = [f"{guild} {value}" for guild in GUILDS for value in VALUES]


def test_the_pack_holds_60_lords_and_24_locations_and_5_of_the_bonus_set() -> None:
    assert set(CARDS) == {*map(lord, KINDS), *LOCATIONS}
    copies = {
        card.id: dict(card.fields)["copies"] for card in CARDS.values() if card.kind == "lord"
    }
    assert copies == Counter(map(lord, LORDS))
    assert len(LORDS) == 60
    assert Counter(fact.series for fact in LOCATIONS.values()) == {"base": 24, "bonus": 5}


@pytest.mark.parametrize("name", KINDS)
def test_a_lord_has_its_printed_guild_influence_copies_key_and_pearls(name: str) -> None:
    guild, value = name.split()
    card, printed = CARDS[lord(name)], VALUES[int(value)]
    assert card.kind == "lord"
    assert dict(card.fields) == {
        "guild": guild,
        "influence": printed.influence,
        "copies": printed.copies,
        "key": printed.key,
        "pearls": printed.pearls,
    }
    # The 0 and the 6 alone do something.
    kinds = [type(ability).__name__ for ability in card.abilities]
    assert kinds == (["Once"] if printed.power else [])


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_has_its_printed_pearls_and_set_and_a_score(name: str) -> None:
    card, printed = CARDS[name], LOCATIONS[name]
    assert card.kind == "location"
    assert dict(card.fields) == {"pearls": printed.pearls, "series": printed.series}
    kinds = [type(ability).__name__ for ability in card.abilities]
    power = {"Until": "Once", "At on": "Once", "For t": "Standing"}.get(printed.power[:5])
    assert sorted(kinds) == sorted(["Score", *([power] if power else [])])


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS)


def test_every_card_can_be_explained() -> None:
    game = ar.new_game("conspiracy", seats=2, options={"bonus_locations": True})
    for name, fact in game.view().cards.items():
        assert (fact.id, fact.name) == (name, CARDS[name].name)
