"""Every card of Abyss has scenarios of its own beside it, of each kind that its Power asks for.

So have the Lords of the expansions.
"""

from tests.cards.beside import beside
from tests.cards.facts import EXPANSION_LORDS, LOCATIONS, LORDS

SCENARIOS = beside("abyss") | beside("abyss_expansions")
ALL_LORDS = LORDS | EXPANSION_LORDS

#: Lords whose Power may be declined: "may" on the card, or used once in a turn.
OPTIONAL = {
    "slaver",
    "oracle",
    "opportunist",
    "illusionist",
    "corruptor",
    "traitor",
    "schemer",
    "recipient",
}
#: Lords whose Power may find nothing to do or to choose from.
MAY_FIND_NOTHING = OPTIONAL | {
    "jailer",
    "assassin",
    "commander",
    "hunter",
    "apprentice",
    "alchemist",
    "ship_master",
    "master_of_magic",
    "healer",
    "executioner",
    "liberator",
    "coward",
}
#: Lords of the expansions that act as long as they are free.
EXPANSION_STANDING = {lord for lord, facts in EXPANSION_LORDS.items() if facts.kind == "while free"}
_NOTHING = ("nothing", "nobody", "without")


def _without(cards: object, *words: str) -> list[str]:
    """The cards of which no scenario's title holds one of the words."""
    assert isinstance(cards, set | dict)
    return sorted(
        card
        for card in cards
        if not any(word in title for title in SCENARIOS[card] for word in words or ("",))
    )


def test_every_card_has_scenarios_that_name_it() -> None:
    assert set(SCENARIOS) == {*ALL_LORDS, *LOCATIONS}
    assert _without(SCENARIOS) == []
    for card, scenarios in SCENARIOS.items():
        assert all(card in text for text in scenarios.values()), card


def test_every_lord_shows_its_cost_and_what_is_printed() -> None:
    for lord, fact in ALL_LORDS.items():
        titles = " | ".join(SCENARIOS[lord])
        assert f" costs {fact.cost}, paid with {fact.races} Race" in titles
        assert f" has Influence {fact.influence} and " in titles


def test_every_soldier_has_a_scenario_against_the_protected() -> None:
    soldiers = {lord for lord, facts in ALL_LORDS.items() if facts.guild == "soldier"}
    assert _without(soldiers, "protect") == []


def test_every_optional_power_has_a_scenario_in_which_it_is_declined() -> None:
    assert _without(OPTIONAL, "declined") == []


def test_every_power_that_can_find_nothing_has_a_scenario_in_which_it_does() -> None:
    assert _without(MAY_FIND_NOTHING, *_NOTHING) == []


def test_every_standing_lord_of_the_expansions_is_covered_or_disabled_in_a_scenario() -> None:
    assert sorted(EXPANSION_STANDING) == ["coward", "highwayman", "hypnotist", "shareholder"]
    assert _without(EXPANSION_STANDING, "covered", "disabled") == []
