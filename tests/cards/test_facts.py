"""The card texts say of each card what is printed on it."""

from collections import Counter

import pytest

import abyss_rules as ar
from tests.cards.facts import EXPANSION_LORDS, LOCATIONS, LORDS

CARDS = {card.id: card for card in ar.load_pack("abyss.base").cards}
FURTHER = {card.id: card for card in ar.load_pack("abyss.expansions").cards}
ALL_LORDS = LORDS | EXPANSION_LORDS


def test_the_base_pack_holds_the_35_lords_and_20_locations_of_the_box() -> None:
    assert Counter(card.kind for card in CARDS.values()) == {"lord": 35, "location": 20}
    assert set(CARDS) == set(LORDS) | set(LOCATIONS)


def test_the_pack_of_the_expansions_holds_the_11_lords_that_need_no_further_material() -> None:
    assert set(FURTHER) == set(EXPANSION_LORDS)
    assert len(FURTHER) == 11


@pytest.mark.parametrize("name", ALL_LORDS)
def test_a_lord_has_its_printed_name_guild_cost_races_influence_and_keys(name: str) -> None:
    card, printed = (CARDS | FURTHER)[name], ALL_LORDS[name]
    assert (card.kind, card.name) == ("lord", printed.name)
    assert dict(card.fields) == {
        "guild": printed.guild,
        "cost": printed.cost,
        "races": printed.races,
        "influence": printed.influence,
        "keys": printed.keys,
    }


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_has_its_printed_name_and_no_printed_numbers(name: str) -> None:
    card = CARDS[name]
    assert (card.kind, card.name, card.fields) == ("location", LOCATIONS[name].name, ())
    assert any(type(ability).__name__ == "Score" for ability in card.abilities)


@pytest.mark.parametrize("name", ALL_LORDS)
def test_a_lord_acts_when_its_card_says(name: str) -> None:
    kinds = {type(ability).__name__ for ability in (CARDS | FURTHER)[name].abilities}
    expected = {
        "none": set(),
        "while free": {"Standing"},
        "when recruited": {"Once"},
        "once per own turn": {"Usable"},
    }[ALL_LORDS[name].kind]
    # Two standing Lords also act when they arrive: a hand is reduced, a Pearl gained at once.
    if name in {"commander", "landlord"}:
        expected = {"Standing", "Once"}
    assert kinds == expected
