"""C3: step 1 of a turn, recruiting Lords, whatever the Lords."""

import pytest

from tests.rules.senate import asked, chamber, lord_deck, offered, piles, play, senate

FIVE = ["farmer 4", "mage 1", "mage 3", "soldier 2", "merchant 4"]


# --- C3.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C3.1")
def test_draw_1_2_or_3_lords_or_take_a_pile() -> None:
    game = senate({}, {}, lord_deck=FIVE, piles={"mage": [4], "soldier": [1, 4]})
    assert asked(game) == (0, "recruit")
    assert offered(game) == ["draw 1", "draw 2", "draw 3", "pile soldier", "pile mage"]


@pytest.mark.clause("C3.1")
@pytest.mark.parametrize(("left", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_not_more_than_the_deck_holds(left: int, most: int) -> None:
    game = senate({}, {}, lord_deck=FIVE[:left], piles={"soldier": [1]})
    draws = [f"draw {number}" for number in range(1, most + 1)]
    assert offered(game) == [*draws, "pile soldier"]


@pytest.mark.clause("C3.1")
@pytest.mark.parametrize("number", [2, 3])
def test_exactly_one_is_kept_and_the_others_go_to_the_piles_of_their_colours(number: int) -> None:
    game = senate({}, {}, lord_deck=FIVE, piles={"mage": [4]})
    play(game, f"draw {number}")
    assert asked(game) == (0, "keep")
    assert offered(game) == [f"keep {lord}" for lord in FIVE[:number]]
    play(game, "keep farmer 4")
    assert chamber(game, 0) == ["farmer 4"]
    assert piles(game) == {"mage": {2: [1, 4], 3: [1, 3, 4]}[number]}
    assert lord_deck(game) == FIVE[number:]
    assert asked(game) == (1, "recruit")


@pytest.mark.clause("C3.1")
def test_a_single_lord_drawn_is_kept() -> None:
    game = senate({}, {}, lord_deck=FIVE)
    play(game, "draw 1")
    assert (chamber(game, 0), piles(game), asked(game)) == (["farmer 4"], {}, (1, "recruit"))


@pytest.mark.clause("C3.1")
def test_equal_lords_drawn_are_one_choice() -> None:
    game = senate({}, {}, lord_deck=["mage 1", "farmer 2", "mage 1", "soldier 1"])
    play(game, "draw 3")
    assert offered(game) == ["keep mage 1", "keep farmer 2"]
    play(game, "keep mage 1")
    assert piles(game) == {"farmer": [2], "mage": [1]}


@pytest.mark.clause("C3.1")
def test_a_pile_is_taken_whole() -> None:
    game = senate({}, {}, lord_deck=FIVE, piles={"mage": [4, 1, 2], "soldier": [3]})
    play(game, "pile mage")
    assert (asked(game), piles(game)) == ((0, "place"), {"soldier": [3]})
    play(game, "place mage 2", "place mage 4")
    assert chamber(game, 0) == ["mage 2", "mage 4", "mage 1"]
    assert (piles(game), lord_deck(game)) == ({"soldier": [3]}, FIVE)
    assert asked(game) == (1, "recruit")


# --- C3.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C3.2", "C11")
def test_all_lords_of_the_piles_are_seen_by_all() -> None:
    game = senate({}, {}, lord_deck=FIVE, piles={"mage": [4, 1, 1], "soldier": [3]})
    seen = {
        guild: sorted(view_pile) for guild, view_pile in game.view().discards.items() if view_pile
    }
    assert seen == {
        "mage": ["value_four_mage", "value_one_mage", "value_one_mage"],
        "soldier": ["value_three_soldier"],
    }
    assert game.view(0).discards == game.view(1).discards == game.view().discards


@pytest.mark.clause("C3.2")
def test_lords_not_kept_are_on_their_piles_before_the_kept_one_has_its_effect() -> None:
    game = senate(
        {"chamber": ["mage 1"]},
        {},
        lord_deck=["soldier 1", "farmer 4", "farmer 3"],
        available=["recall_lords", "plain_seven"],
    )
    play(game, "draw 3", "keep soldier 1")
    assert (asked(game), piles(game)) == ((0, "location"), {"farmer": [3, 4]})
    play(game, "control recall_lords")
    assert sorted(lord_deck(game)) == ["farmer 3", "farmer 4"]
    assert piles(game) == {}


# --- C3.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C3.3")
def test_with_an_empty_deck_only_piles_can_be_taken() -> None:
    game = senate({}, {}, lord_deck=[], piles={"mage": [4], "soldier": [1, 4], "farmer": [3]})
    assert offered(game) == ["pile farmer", "pile soldier", "pile mage"]
    play(game, "pile mage")
    # A 6 or an empty deck bring nothing more: it stays empty.
    assert (asked(game), offered(game)) == ((1, "recruit"), ["pile farmer", "pile soldier"])
