"""C6: the Pearl Master."""

import pytest

from tests.rules.senate import chamber, happened, master, pearls, play, senate, total

DECK = ["merchant 1", "politician 1", "merchant 2", "politician 2"]


@pytest.mark.clause("C6")
@pytest.mark.parametrize(
    ("value", "taken"), [(0, False), (1, False), (2, False), (6, False), (3, True), (4, True)]
)
def test_the_first_player_to_own_a_pearl_is_pearl_master(value: int, *, taken: bool) -> None:
    game = senate({}, {}, {}, lord_deck=[f"farmer {value}", *DECK])
    assert master(game) is None
    play(game, "draw 1")
    assert master(game) == (0 if taken else None)
    assert total(game, "pearl_master") == ([5, 0, 0] if taken else [0, 0, 0])


@pytest.mark.clause("C6")
@pytest.mark.parametrize(
    ("mine", "theirs", "value", "after"),
    [
        (1, 4, 3, 1),  # 3 against 4
        (2, 4, 3, 0),  # as many
        (3, 4, 4, 0),
        (3, 4, 3, 0),  # more
        (2, 4, 4, 1),
        (0, 1, 4, 0),
        (0, 3, 3, 1),
        (0, 3, 6, 1),
    ],
)
def test_who_gains_and_then_has_at_least_as_many_takes_the_token(
    mine: int, theirs: int, value: int, after: int
) -> None:
    game = senate(
        {"pearls": mine}, {"pearls": theirs}, pearl_master=1, lord_deck=[f"farmer {value}", *DECK]
    )
    play(game, "draw 1")
    assert master(game) == after
    assert total(game, "pearl_master") == ([5, 0] if after == 0 else [0, 5])


@pytest.mark.clause("C6")
def test_it_is_checked_only_when_pearls_are_gained() -> None:
    # Both have 3; seat 1 was last to come to them.
    game = senate({"pearls": 3}, {"pearls": 3}, pearl_master=1, lord_deck=["farmer 6", *DECK])
    play(game, "draw 1")
    assert master(game) == 1


@pytest.mark.clause("C6")
def test_the_holder_stays_when_gaining() -> None:
    game = senate(
        {"pearls": 3}, {"pearls": 3}, {"pearls": 3}, pearl_master=0, lord_deck=["farmer 4", *DECK]
    )
    play(game, "draw 1")
    assert (pearls(game), master(game)) == ([4, 3, 3], 0)
    assert happened(game, "pearl_master_taken") == []


@pytest.mark.clause("C6", "C5.2")
def test_it_is_checked_after_each_single_gain() -> None:
    game = senate(
        {"chamber": ["mage 1"]},
        {"pearls": 1},
        pearl_master=1,
        lord_deck=DECK,
        piles={"soldier": [1, 4]},
        available=["plain_five"],
    )
    # A Location's Pearl makes it 1 to 1, the 4 then 2 to 1.
    play(game, "pile soldier", "place soldier 1")
    kinds = ("lord_placed", "location_controlled", "pearls_gained", "pearl_master_taken")
    assert [event.kind for event in happened(game, *kinds)] == [
        "lord_placed",
        "location_controlled",
        "pearls_gained",
        "pearl_master_taken",
        "lord_placed",
        "pearls_gained",
    ]
    assert (pearls(game), master(game)) == ([2, 1], 0)
    assert chamber(game, 0) == ["mage 1", "soldier 1", "soldier 4"]


@pytest.mark.clause("C6")
def test_pearls_are_never_spent() -> None:
    game = senate(
        {"pearls": 2, "chamber": ["mage 1"]},
        {"pearls": 5},
        lord_deck=DECK,
        available=["plain_seven"],
    )
    play(game, "draw 1", "draw 1", "draw 1")
    assert pearls(game) == [2, 5]
    assert master(game) == 1
