"""Worked examples of Conspiracy, and faults of real implementations, of more than a single card."""

from typing import Any

import pytest

from tests.rules.senate import (
    alone,
    asked,
    chamber,
    colours,
    filled,
    locations,
    master,
    offered,
    pearls,
    piles,
    play,
    senate,
    total,
)

DECK = ["merchant 4", "politician 4", "merchant 3", "politician 3"]


def coalition(rows: str, spaces: int = 15) -> int:
    """The points of seat 0's largest coalition, by colours on so many spaces."""
    lords = colours(rows)[:spaces]
    return total(senate({"chamber": lords}, {}, turn=1, lord_deck=["..."]), "coalition")[0]


@pytest.mark.clause("C8.5", "C8.1", "C8.2")
def test_case_01_coalition() -> None:
    rows = "44113 2414 432 45 5"
    assert coalition(rows) == 15
    assert coalition(rows, spaces=13) == 15
    # Space 9 has the colour and is not connected: without it nothing changes.
    assert coalition("44113 2415 432 45 5") == 15
    # Without space 7 the area falls apart; 3, 4 and 8 are then the largest.
    assert coalition("44113 2514 432 45 5") == 9


@pytest.mark.clause("C8.1", "C8.2")
def test_case_02_coalition_at_the_bottom() -> None:
    assert coalition("33222 3255 344 44 4") == 15


@pytest.mark.clause("C5.1")
def test_case_04_keys() -> None:
    game = senate(
        {},
        {},
        lord_deck=["..."],
        piles={"soldier": [2, 2, 1, 1], "mage": [2]},
        available=["plain_seven"],
        location_deck=["plain_five"],
    )
    play(game, "pile soldier", "place soldier 2", "place soldier 1", "place soldier 1")
    # Gold, silver, silver: a Location on the third.
    assert asked(game) == (0, "location")
    play(game, "control plain_seven")
    # Then gold: none.
    assert locations(game, 0) == {"plain_seven": 3}
    assert chamber(game, 0) == ["soldier 2", "soldier 1", "soldier 1", "soldier 2"]
    play(game, "draw 1")
    while game.active != 0 or asked(game)[1] != "recruit":
        play(game, offered(game)[0])
    # Then gold: a Location.
    play(game, "pile mage", "draw 1")
    assert locations(game, 0) == {"plain_seven": 3, "plain_five": 5}


@pytest.mark.clause("C6")
@pytest.mark.parametrize("value", [0, 1, 2, 6])
def test_case_05_no_pearl_no_pearl_master(value: int) -> None:
    game = senate({}, {}, lord_deck=[f"mage {value}", *DECK], piles={"farmer": [4]})
    play(game, "draw 1")
    assert (master(game), pearls(game)) == (None, [0, 0])
    play(game, "pile farmer")
    assert (master(game), pearls(game)) == (1, [0, 1])


@pytest.mark.clause("C7")
@pytest.mark.parametrize(("first", "more"), [(0, [1, 2]), (2, [0, 1])])
def test_case_11_the_last_turns(first: int, more: list[int]) -> None:
    players: list[dict[str, Any]] = [{}, {}, {}]
    players[first] = {"chamber": filled(14)}
    game = senate(*players, turn=first, lord_deck=["mage 1", "mage 2", "mage 1", "mage 2"])
    played = []
    while game.decision is not None:
        played.append(game.active)
        play(game, "draw 1")
    assert played == [first, *more]
    assert game.outcome.status == "ended"


@pytest.mark.clause("C9")
def test_case_12_the_farmer_takes_the_biggest_pile() -> None:
    game = alone("farmer", piles={"mage": [3, 3], "soldier": [6]}, lord_deck=DECK)
    assert (chamber(game, 1), piles(game)) == (["mage 3", "mage 3"], {"soldier": [6]})


@pytest.mark.clause("C9", "C8.4")
@pytest.mark.parametrize(("human_is_master", "winners"), [(True, (0,)), (False, ())])
def test_case_12_a_solo_tie_at_60(*, human_is_master: bool, winners: tuple[int, ...]) -> None:
    # Each has 12 Lords of one colour on the spaces 1 to 12: 6 and 36 points.
    twelve = {
        guild: [f"{guild} {value}" for value in (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6, 0)]
        for guild in ("farmer", "soldier")
    }
    mine: dict[str, Any] = {"chamber": [*twelve["farmer"], "merchant 4"], "pearls": 3}
    theirs: dict[str, Any] = {
        "chamber": [*twelve["soldier"], "politician 6", "merchant 4", "mage 3"],
        "pearls": 3,
    }
    if human_is_master:
        # 42 + (4 + 0 + 4) + 5 + 5, and 42 + (6 + 4 + 3) + 5 for a Location
        mine["chamber"].append("politician 0")
        mine |= {"locations": {"plain_five": 1}, "pearls": 5}
        theirs["locations"] = {"plain_seven": 1}
    else:
        # 42 + (4 + 3 + 4) + 7, and 42 + (6 + 4 + 3) + 5 as Pearl Master
        mine["chamber"].append("politician 3")
        mine["locations"] = {"plain_seven": 1}
        theirs["pearls"] = 5
    game = alone("farmer", mine, theirs, turn=0, lord_deck=["mage 4"])
    assert master(game) == (0 if human_is_master else 1)
    assert [score.total for score in game.scores()] == [60, 60]
    assert game.winners == winners
