"""What described positions share: players by seat, in a list or each under its number."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.engine.piles import by_seat, card_pile


@pytest.mark.parametrize(
    ("players", "found"),
    [
        (["a", "b"], [(0, "a"), (1, "b")]),
        (("a", "b", "c"), [(0, "a"), (1, "b"), (2, "c")]),
        ([], []),
        ({2: "c", 0: "a"}, [(2, "c"), (0, "a")]),
        ({"2": "c", "0": "a"}, [(2, "c"), (0, "a")]),
        ({"002": "c"}, [(2, "c")]),
        ({}, []),
    ],
)
def test_players_are_described_by_seat(players: object, found: list[tuple[int, str]]) -> None:
    assert list(by_seat(players, 3)) == found


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["a"] * 4, "players: 4 players, and 3 seats"),
        ("abc", "players: a list is wanted, not 'abc'"),
        ({3: "a"}, "players[3]: 3 is not from 0 to 2"),
        ({"3": "a"}, "players[3]: 3 is not from 0 to 2"),
        ({-1: "a"}, "players[-1]: -1 is not from 0 to 2"),
        ({"-1": "a"}, "players[-1]: a whole number is wanted, not '-1'"),
        ({"x": "a"}, "players[x]: a whole number is wanted, not 'x'"),
        ({"": "a"}, "players[]: a whole number is wanted, not ''"),
        ({"\u0662": "a"}, "players[\u0662]: a whole number is wanted, not '\u0662'"),
        ({"\u00b2": "a"}, "players[\u00b2]: a whole number is wanted, not '\u00b2'"),
        ({"0002": "a"}, "players[0002]: a whole number is wanted, not '0002'"),
        ({True: "a"}, "players[True]: a whole number is wanted, not True"),
        ({1: "a", "1": "b"}, "players[1]: the seat is described twice"),
    ],
)
def test_what_is_no_seat_is_refused_with_its_place(players: object, said: str) -> None:
    with pytest.raises(ar.AbyssError) as error:
        list(by_seat(players, 3))
    assert str(error.value) == said


def test_what_is_left_of_a_pile_is_taken_once() -> None:
    rules = ar.new_game("abyss").setup.rules
    pile = card_pile(rules, [3, 1, 2], "lord", "Lord")
    assert pile.rest() == [1, 2, 3]
    assert pile.rest() == []
