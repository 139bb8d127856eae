"""C4: step 2 of a turn, placing Lords; what one does when it is placed stands beside it."""

from typing import Any

import pytest

from tests.rules.senate import (
    asked,
    available,
    chamber,
    filled,
    locations,
    lord_deck,
    master,
    offered,
    pearls,
    piles,
    play,
    senate,
)

DECK = ["merchant 1", "politician 1", "merchant 2", "politician 2"]


# --- C4.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C4.1")
def test_the_player_orders_the_lords_of_a_pile() -> None:
    game = senate({}, {}, lord_deck=DECK, piles={"soldier": [1, 3, 6]})
    play(game, "pile soldier")
    assert asked(game) == (0, "place")
    assert offered(game) == ["place soldier 1", "place soldier 3", "place soldier 6"]
    play(game, "place soldier 3")
    assert offered(game) == ["place soldier 1", "place soldier 6"]
    play(game, "place soldier 1")
    assert chamber(game, 0) == ["soldier 3", "soldier 1", "soldier 6"]


@pytest.mark.clause("C4.1")
def test_equal_lords_of_a_pile_are_one_choice() -> None:
    game = senate({}, {}, lord_deck=DECK, piles={"soldier": [1, 4, 4]})
    play(game, "pile soldier")
    assert offered(game) == ["place soldier 1", "place soldier 4"]
    play(game, "place soldier 4")
    assert offered(game) == ["place soldier 1", "place soldier 4"]


@pytest.mark.clause("C4.1", "C4.3")
def test_a_pile_leaves_the_table_whole_before_the_first_is_placed() -> None:
    game = senate({}, {}, lord_deck=["soldier 4", *DECK], piles={"soldier": [1, 3, 6]})
    play(game, "pile soldier", "place soldier 6")
    # The Lord that the 6 reveals begins a new pile: it is not one of those taken.
    assert piles(game) == {"soldier": [4]}
    assert offered(game) == ["place soldier 1", "place soldier 3"]
    play(game, "place soldier 3")
    assert (chamber(game, 0), piles(game)) == (
        ["soldier 6", "soldier 3", "soldier 1"],
        {"soldier": [4]},
    )


@pytest.mark.clause("C4.1", "C5.2")
def test_a_location_earned_by_the_first_is_taken_before_the_second_is_placed() -> None:
    game = senate(
        {"chamber": ["mage 1"]},
        {},
        lord_deck=DECK,
        piles={"soldier": [1, 4]},
        available=["plain_three", "plain_seven"],
    )
    play(game, "pile soldier", "place soldier 1")
    assert (asked(game), chamber(game, 0)) == ((0, "location"), ["mage 1", "soldier 1"])
    assert offered(game) == ["control plain_three", "control plain_seven"]
    play(game, "control plain_three")
    # The 4 came after the Location's 3 Pearls.
    assert (chamber(game, 0), pearls(game)) == (["mage 1", "soldier 1", "soldier 4"], [4, 0])
    assert locations(game, 0) == {"plain_three": 2}


@pytest.mark.clause("C4.1")
def test_the_spaces_are_filled_from_left_to_right_and_from_top_to_bottom() -> None:
    # Space by space a Location tells where its Lord came to lie.
    for spaces in range(1, 15):
        before = [*filled(spaces - 1), "farmer 1"]
        game = senate(
            {"chamber": before}, {}, lord_deck=["mage 1", *DECK], available=["plain_seven"]
        )
        play(game, "draw 1")
        assert chamber(game, 0) == [*before, "mage 1"]
        assert locations(game, 0) == {"plain_seven": spaces + 1}


@pytest.mark.clause("C4.1", "C7")
def test_the_15th_lord_has_its_effects_too() -> None:
    before = [*filled(13), "merchant 1"]
    words: dict[str, Any] = {"lord_deck": ["politician 6", "mage 2"], "piles": {"soldier": [1, 3]}}
    game = senate({"chamber": before}, {}, available=["plain_three", "plain_seven"], **words)
    key = play(game.clone(), "pile soldier", "place soldier 1")
    assert (asked(key), len(chamber(key, 0))) == ((0, "location"), 15)
    play(key, "control plain_three")
    assert (locations(key, 0), pearls(key), master(key)) == ({"plain_three": 15}, [3, 0], 0)
    assert piles(key) == {"soldier": [3]}
    pearl = play(game.clone(), "pile soldier", "place soldier 3")
    assert (pearls(pearl), master(pearl), piles(pearl)) == ([2, 0], 0, {"soldier": [1]})
    six = play(game, "draw 2", "keep politician 6")
    assert piles(six) == {"mage": [2], "soldier": [1, 3]}


@pytest.mark.clause("C4.1", "C4.3")
def test_a_six_and_a_zero_can_be_the_15th_lord() -> None:
    before = filled(14)
    deck = ["politician 6", "mage 2", "merchant 2"]
    six = senate({"chamber": before}, {}, lord_deck=deck, piles={"soldier": [3]})
    play(six, "draw 1")
    assert (piles(six), lord_deck(six)) == ({"mage": [2], "soldier": [3]}, ["merchant 2"])
    zero = senate({"chamber": filled(14)}, {}, lord_deck=["mage 0", "mage 2", "merchant 2"])
    play(zero, "draw 1")
    assert asked(zero) == (0, "may")
    play(zero, "accept", "choose space 1 of seat 0", "choose space 15 of seat 0")
    assert chamber(zero, 0) == ["mage 0", *filled(14)[1:], filled(14)[0]]


# --- C4.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C4.2")
def test_of_a_pile_too_large_the_rest_goes_back() -> None:
    game = senate(
        {"chamber": filled(13)}, {}, lord_deck=DECK, piles={"mage": [1, 2, 2, 4], "farmer": [1]}
    )
    play(game, "pile mage", "place mage 2")
    assert offered(game) == ["place mage 1", "place mage 2", "place mage 4"]
    play(game, "place mage 4")
    assert chamber(game, 0) == [*filled(13), "mage 2", "mage 4"]
    assert piles(game) == {"farmer": [1], "mage": [1, 2]}
    assert asked(game) == (1, "recruit")
    assert "pile mage" in offered(game)


@pytest.mark.clause("C4.2", "C4.3", "C4.1")
def test_the_rest_joins_what_a_six_has_revealed() -> None:
    game = senate(
        {"chamber": filled(14)}, {}, lord_deck=["soldier 2", *DECK], piles={"soldier": [1, 1, 6]}
    )
    play(game, "pile soldier", "place soldier 6")
    assert piles(game) == {"soldier": [1, 1, 2]}


# --- C4.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C4.4", "C5.1")
@pytest.mark.parametrize("one", [0, 1, 2, 3, 4, 6])
@pytest.mark.parametrize("other", [0, 1, 2, 3, 4, 6])
def test_the_values_1_and_2_give_a_silver_and_a_gold_key(one: int, other: int) -> None:
    game = senate(
        {"chamber": [f"farmer {one}"]},
        {},
        lord_deck=[f"mage {other}", *DECK],
        available=["plain_seven"],
    )
    play(game, "draw 1")
    # Two equal keys earn a Location, and nothing else does.
    assert (available(game) == []) == ((one, other) in {(1, 1), (2, 2)})
