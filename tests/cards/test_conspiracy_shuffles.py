"""That a shuffle comes out in many orders: a scenario shows one game, these look at many seeds."""

import pytest

import abyss_rules as ar
from tests.rules.senate import location_deck, lord_deck, play, senate

DECK = ["merchant 4", "politician 4", "merchant 3", "politician 3"]
STACK = ["plain_four", "plain_three", "per_location", "recall_lords"]


def recalled(seed: int) -> ar.Game:
    """Seat 0 takes the recall of Lords with its second silver key."""
    game = senate(
        {"chamber": ["farmer 1"]},
        {},
        lord_deck=["mage 1", *DECK],
        piles={"soldier": [1]},
        available=["recall_lords"],
        seed=seed,
    )
    return play(game, "draw 1")


def searched(seed: int) -> ar.Game:
    """Seat 0 takes a Location out of the whole deck."""
    game = senate(
        {"chamber": ["farmer 1", "farmer 1", "mage 1"], "locations": {"open_archive": 2}},
        {},
        lord_deck=["soldier 1", *DECK],
        available=["plain_seven"],
        location_deck=STACK,
        seed=seed,
    )
    return play(game, "draw 1", "control per_location")


def test_recalled_lords_are_shuffled() -> None:
    assert len({tuple(lord_deck(recalled(seed))) for seed in range(20)}) > 12


def test_the_searched_deck_is_shuffled() -> None:
    orders = {tuple(location_deck(searched(seed))) for seed in range(12)}
    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {
        ("plain_four", "plain_three", "recall_lords")
    }


@pytest.mark.clause("C5.4")
def test_recalled_locations_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        game = senate(
            {"chamber": ["farmer 1"]},
            {},
            lord_deck=["mage 1", *DECK],
            available=["recall_locations", "plain_seven", "plain_five"],
            location_deck=["plain_four", "plain_three"],
            seed=seed,
        )
        play(game, "draw 1", "control recall_locations")
        orders.add(tuple(location_deck(game)))
    assert len(orders) > 8
    assert {tuple(sorted(order)) for order in orders} == {
        ("plain_five", "plain_four", "plain_seven", "plain_three")
    }
