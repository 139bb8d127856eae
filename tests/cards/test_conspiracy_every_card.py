"""Every card of Conspiracy has scenarios beside it, also in which nothing comes of it."""

import abyss_rules as ar
from tests.cards.beside import beside
from tests.cards.senate_facts import LOCATIONS

SCENARIOS = beside("conspiracy")

#: What can come to nothing.
MAY_FIND_NOTHING = {
    "value_zero",
    "value_six",
    "duty_of_one",
    "duty_of_two",
    "recall_lords",
    "recall_locations",
    "mixed_metals",
    "open_archive",
}
OF_THE_OWNER_ALONE = {"mixed_metals", "open_archive"}


def _without(cards: set[str], word: str = "") -> list[str]:
    return sorted(card for card in cards if not any(word in title for title in SCENARIOS[card]))


def test_there_are_18_kinds_of_cards_and_5_of_the_bonus_set() -> None:
    # 6 values; 14 Locations of which there is one, and 2 of which there is one for each guild.
    assert len(SCENARIOS) == 6 + 14 + 2 + 5


def test_every_card_of_conspiracy_has_scenarios_of_its_own() -> None:
    assert _without(set(SCENARIOS)) == []
    for card, scenarios in SCENARIOS.items():
        assert all(card in text for text in scenarios.values()), card


def test_cards_of_each_guild_have_scenarios_for_each_guild() -> None:
    per_guild = {card for card in SCENARIOS if card.startswith("value_") or "_of_guild" in card}
    assert len(per_guild) == 8
    for card in per_guild:
        assert any("per guild g" in text for text in SCENARIOS[card].values()), card


def test_every_power_that_can_find_nothing_has_a_scenario_in_which_it_does() -> None:
    assert _without(MAY_FIND_NOTHING, "nothing") == []


def test_the_power_that_may_be_declined_is_declined_in_a_scenario() -> None:
    assert any("decline;" in text for text in SCENARIOS["value_zero"].values())


def test_what_holds_for_the_owner_has_a_scenario_for_the_others() -> None:
    assert _without(OF_THE_OWNER_ALONE, "alone") == []


def test_all_locations_of_the_table_are_of_the_box() -> None:
    game = ar.new_game("conspiracy", seats=2, options={"bonus_locations": True})
    assert {name for name, fact in game.view().cards.items() if fact.kind == "location"} == set(
        LOCATIONS
    )
