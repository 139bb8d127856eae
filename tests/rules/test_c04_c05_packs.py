"""What the rules of Conspiracy say beyond the cards of the box, by cards of other packs."""

from typing import Any

import pytest

from tests.packs import pack
from tests.rules.senate import (
    alone,
    asked,
    chamber,
    happened,
    locations,
    offered,
    pearls,
    piles,
    play,
    senate,
)

CARDS = """
lord mover "The Mover" {
  guild mage; influence 5; copies 1;
  on arrival { choose 2 from chamber of me as pair; swap pair; }
}

lord keyed "The Keyed" {
  guild mage; influence 5; copies 1; key silver;
  on arrival { gain 2 pearls; discard top of lord_deck; }
}

location purse "The Purse" {
  pearls 1;
  on control { gain 3 pearls; }
  score 0;
}
"""
PACKS = [pack(CARDS, "conspiracy")]
DECK = ["merchant 4", "politician 4", "merchant 3", "politician 3"]


@pytest.mark.clause("C4.3", "C5.3")
@pytest.mark.parametrize(
    ("one", "other", "moved"), [(1, 3, False), (1, 4, False), (2, 4, True), (2, 5, True)]
)
def test_no_power_moves_a_lord_with_a_key_or_a_location(
    one: int, other: int, *, moved: bool
) -> None:
    before = ["farmer 1", "farmer 4", "farmer 1", "soldier 4"]
    game = senate(
        {"chamber": before, "locations": {"plain_seven": 3}},
        {},
        lord_deck=["mover", *DECK],
        packs=PACKS,
    )
    play(game, "draw 1", f"choose space {one} of seat 0", f"choose space {other} of seat 0")
    after = [*before, "mover"]
    if moved:
        after[one - 1], after[other - 1] = after[other - 1], after[one - 1]
    assert chamber(game, 0) == after
    assert locations(game, 0) == {"plain_seven": 3}
    assert len(happened(game, "lords_swapped")) == moved


@pytest.mark.clause("C4.1", "C5.1")
def test_what_a_lord_does_comes_before_its_key_earns_a_location() -> None:
    words: dict[str, Any] = {"available": ["plain_seven", "purse"], "packs": PACKS}
    game = senate({"chamber": ["farmer 1"]}, {}, lord_deck=["keyed", *DECK], **words)
    play(game, "draw 1")
    assert (asked(game), pearls(game)) == ((0, "location"), [2, 0])
    assert piles(game) == {"merchant": [4]}
    assert offered(game) == ["control plain_seven", "control purse"]
    play(game, "control purse")
    # C5.2: the printed Pearl, then its power.
    assert [event.amount for event in happened(game, "pearls_gained")] == [2, 1, 3]
    assert locations(game, 0) == {"purse": 2}


@pytest.mark.clause("C9")
def test_a_solo_opponent_has_the_printed_pearls_of_a_location_and_not_its_power() -> None:
    game = alone(
        "farmer",
        {},
        {"chamber": ["soldier 1"]},
        piles={"farmer": [1]},
        lord_deck=DECK,
        available=["purse"],
        packs=PACKS,
    )
    assert (locations(game, 1), pearls(game)) == ({"purse": 2}, [0, 1])
