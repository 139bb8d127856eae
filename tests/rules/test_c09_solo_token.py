"""C9: the replay token of a solo game: how it is gained, and when it is spent."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.senate import DECK, alone, asked, chamber, filled, happened, offered, play


def human_places(
    before: list[str],
    lord: str,
    **words: Any,  # noqa: ANN401 - as in senate.py
) -> ar.Game:
    """The human places a Lord after such a Chamber."""
    described: dict[str, Any] = {"turn": 0, "lord_deck": [lord, *DECK], "piles": {"mage": [1]}}
    return play(alone("farmer", {"chamber": before}, {}, **described | words), "draw 1")


@pytest.mark.clause("C9")
@pytest.mark.parametrize(
    ("before", "gained"),
    [
        ([], False),
        (["farmer 4"], False),
        (["farmer 4", "farmer 3"], True),
        (["farmer 4", "merchant 4", "farmer 3"], False),
        # 3 were connected before
        (["farmer 4", "farmer 3", "farmer 1"], False),
        # two areas of 2 on spaces 1-2 and 4-5 are not joined by space 6, which touches 1 and 2
        (["farmer 4", "farmer 3", "merchant 4", "farmer 1", "farmer 1"], True),
        # space 7 joins the single Lords on 3 and 6
        (
            ["merchant 4", "merchant 3", "farmer 1", "merchant 4", "merchant 3", "farmer 1"],
            True,
        ),
        # space 7 joins an area of 3 and a single Lord
        (["merchant 4", "merchant 3", "farmer 1", "farmer 4", "farmer 3", "farmer 1"], False),
    ],
)
def test_a_placement_that_makes_a_new_area_of_3_gains_the_token(
    before: list[str], *, gained: bool
) -> None:
    game = human_places(before, "farmer 6")
    assert bool(happened(game, "replay_token_gained")) == gained
    assert game.view().replay_token == gained
    if gained:
        assert (asked(game), offered(game)) == ((0, "replay"), ["finish", "replay"])


@pytest.mark.clause("C9", "C4.3")
def test_a_swap_gains_no_token() -> None:
    before = ["farmer 4", "merchant 4", "farmer 3", "farmer 6"]
    game = human_places(before, "mage 0")
    play(game, "accept", "choose space 1 of seat 0", "choose space 2 of seat 0")
    assert chamber(game, 0) == ["merchant 4", "farmer 4", "farmer 3", "farmer 6", "mage 0"]
    assert happened(game, "replay_token_gained") == []


@pytest.mark.clause("C9")
def test_the_opponents_areas_gain_no_token() -> None:
    game = alone("farmer", {}, {}, piles={"mage": [1, 1, 1]}, lord_deck=DECK)
    assert chamber(game, 1) == ["mage 1"] * 3
    assert not game.view().replay_token


@pytest.mark.clause("C9")
def test_the_token_is_spent_for_an_extra_turn() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 6", piles={"soldier": [1, 1, 1]})
    play(game, "replay")
    assert not game.view().replay_token
    assert (asked(game), game.turn) == ((0, "recruit"), 2)
    # The first of DECK was revealed by the 6.
    play(game, "draw 1")
    assert chamber(game, 0)[3:] == ["politician 1"]
    assert [event.seat for event in happened(game, "turn_started")] == [0, 1, 0]


@pytest.mark.clause("C9")
def test_the_token_may_be_kept_for_a_later_turn() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 6", piles={"soldier": [1, 1]})
    play(game, "finish")
    # The opponent's turn lies between; it is asked again after the next.
    assert (chamber(game, 1), asked(game)) == (["soldier 1"] * 2, (0, "recruit"))
    play(game, "draw 1")
    assert (asked(game), offered(game)) == ((0, "replay"), ["finish", "replay"])
    assert len(happened(game, "replay_token_gained")) == 1


@pytest.mark.clause("C9")
def test_a_new_area_while_the_token_is_held_gains_nothing() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 6", replay_token=True)
    assert happened(game, "replay_token_gained") == []
    play(game, "replay")
    assert not game.view().replay_token


@pytest.mark.clause("C9")
def test_a_token_spent_can_be_gained_again() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 1", piles={"soldier": [1, 1, 1, 1, 2, 2]})
    play(game, "replay", "pile soldier", *["place soldier 1"] * 4)
    # On spaces 4 to 9; space 8 joined 4 and 5 with 6 and 7.
    assert [event.kind for event in happened(game, "lord_placed", "replay_token_gained")] == [
        *["lord_placed", "replay_token_gained"],
        *["lord_placed"] * 5,
        *["replay_token_gained", "lord_placed"],
    ]
    assert asked(game) == (0, "replay")


@pytest.mark.clause("C9")
def test_with_a_complete_chamber_the_token_is_not_spent() -> None:
    game = human_places(filled(14), "mage 1", replay_token=True, piles={"soldier": [1, 1]})
    # The opponent's last turn follows at once.
    assert game.outcome.status == "ended"
    assert len(chamber(game, 0)) == 15
    assert chamber(game, 1) == ["soldier 1", "soldier 1"]


@pytest.mark.clause("C9", "C7")
def test_the_token_may_be_spent_after_the_last_turn_too() -> None:
    game = alone(
        "farmer",
        {},
        {"chamber": filled(14)},
        piles={"soldier": [1, 1]},
        lord_deck=DECK,
        replay_token=True,
    )
    play(game, "draw 1")
    assert asked(game) == (0, "replay")
    done = play(game.clone(), "finish")
    assert (done.outcome.status, len(chamber(done, 0))) == ("ended", 1)
    play(game, "replay", "draw 1")
    assert (game.outcome.status, len(chamber(game, 0))) == ("ended", 2)
