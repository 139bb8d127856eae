"""C1: what is in the box of Conspiracy."""

from collections import Counter

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS
from tests.rules.senate import available, chamber, location_deck, lord_deck, senate

#: Each guild's Lords by value.
COPIES = {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}


@pytest.mark.clause("C1")
def test_the_deck_holds_12_lords_of_each_of_the_five_guilds() -> None:
    deck = lord_deck(ar.new_game("conspiracy", seats=2, seed=1))
    assert len(deck) == 60
    assert Counter(deck) == {
        f"{guild} {value}": copies for guild in GUILDS for value, copies in COPIES.items()
    }


@pytest.mark.clause("C1")
@pytest.mark.parametrize("value", COPIES)
def test_there_are_no_more_lords_than_the_box_holds(value: int) -> None:
    mages = [f"mage {value}"] * COPIES[value]
    assert chamber(senate({"chamber": mages}, lord_deck=["farmer 4"] * 2), 0) == mages
    with pytest.raises(ar.PositionError):
        senate({"chamber": [*mages, f"mage {value}"]}, lord_deck=["farmer 4"] * 2)


@pytest.mark.clause("C1")
@pytest.mark.parametrize(("bonus", "number"), [(False, 24), (True, 29)])
def test_there_are_24_locations_and_5_more_as_an_option(*, bonus: bool, number: int) -> None:
    game = ar.new_game("conspiracy", seats=2, seed=1, options={"bonus_locations": bonus})
    locations = [*available(game), *location_deck(game)]
    assert len(locations) == len(set(locations)) == number


@pytest.mark.clause("C1", "C9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    game = ar.new_game("conspiracy", seats=seats, seed=1)
    assert game.seats == seats
    # Alone there is an opponent, who has a score but no seat.
    assert len(game.scores()) == max(2, seats)


@pytest.mark.clause("C1")
@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_no_others_can_play(seats: int) -> None:
    with pytest.raises(ar.AbyssError, match="seats"):
        ar.new_game("conspiracy", seats=seats, seed=1)
