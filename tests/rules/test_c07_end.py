"""C7: the last turns."""

import pytest

import abyss_rules as ar
from tests.rules.senate import asked, chamber, filled, happened, play, senate

#: Lords without effects that matter here: no Location is left.
DECK = [f"{guild} 1" for guild in ("soldier", "mage") for _ in range(4)]


def turns(game: ar.Game) -> list[int]:
    """Draw one Lord in every turn that is left; the seats that had one."""
    seats = []
    while game.decision is not None:
        assert asked(game)[1] == "recruit"
        seats.append(game.active)
        play(game, "draw 1")
    return seats


@pytest.mark.clause("C7")
@pytest.mark.parametrize(
    ("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(seats)]
)
def test_every_other_player_has_exactly_one_more_turn(seats: int, first: int) -> None:
    players: list[dict[str, object]] = [{"chamber": ["politician 1"]} for _ in range(seats)]
    players[first] = {"chamber": filled(14)}
    game = senate(*players, turn=first, lord_deck=DECK)
    play(game, "draw 1")
    assert [event.seat for event in happened(game, "end_triggered")] == [first]
    assert turns(game) == [(first + step) % seats for step in range(1, seats)]
    assert game.outcome.status == "ended"
    assert len(chamber(game, first)) == 15


@pytest.mark.clause("C7")
def test_the_14th_lord_triggers_nothing() -> None:
    game = senate({"chamber": filled(13)}, {}, lord_deck=DECK)
    play(game, "draw 1", "draw 1")
    assert happened(game, "end_triggered") == []
    assert (game.active, game.outcome.status) == (0, "running")


@pytest.mark.clause("C7")
def test_a_second_complete_chamber_adds_no_turn() -> None:
    game = senate({"chamber": filled(14)}, {"chamber": filled(14, seat=1)}, {}, lord_deck=DECK)
    play(game, "draw 1", "draw 1")
    assert [event.seat for event in happened(game, "end_triggered")] == [0]
    assert turns(game) == [2]


@pytest.mark.clause("C7", "C4.2")
def test_a_pile_can_complete_a_chamber() -> None:
    game = senate(
        {"chamber": filled(12)}, {}, {}, lord_deck=DECK, piles={"politician": [1, 1, 1, 1, 2]}
    )
    play(game, "pile politician", "place politician 1", "place politician 2")
    # The third is another 1: they are all that is left.
    assert len(chamber(game, 0)) == 15
    assert turns(game) == [1, 2]


@pytest.mark.clause("C7", "C5.2")
def test_the_player_finishes_the_turn_that_completes_the_chamber() -> None:
    game = senate(
        {"chamber": [*filled(13), "politician 1"]},
        {},
        lord_deck=DECK,
        available=["plain_seven", "plain_five"],
    )
    play(game, "draw 1")
    assert asked(game) == (0, "location")
    play(game, "control plain_five")
    assert asked(game) == (1, "recruit")
    assert turns(game) == [1]
