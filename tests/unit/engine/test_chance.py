"""The random source: that of the literature, and what is fixed to lie on a shuffled deck."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.engine.chance import below, shuffled
from abyss_rules.engine.state import State

CARDS = (3, 1, 4, 1, 5, 9, 2, 6)


def state(chance: int = 1) -> State:
    made = ar.new_game("abyss", seed=1)._state.clone()
    made.chance = chance
    return made


def test_numbers_are_those_of_splitmix64() -> None:
    source = state(1_234_567)
    assert [below(source, 1 << 64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_number_is_from_0_on_and_below_its_bound() -> None:
    source = state()
    drawn = [below(source, 3) for _ in range(60)]
    assert set(drawn) == {0, 1, 2}
    assert [below(source, 1) for _ in range(5)] == [0] * 5


@pytest.mark.parametrize("number", [0, 1, 2, 8])
def test_cards_are_shuffled_with_a_number_for_each_but_the_last(number: int) -> None:
    one, other = state(7), state(7)
    wanted = list(CARDS[:number])
    for last in range(number - 1, 0, -1):
        place = below(one, last + 1)
        wanted[last], wanted[place] = wanted[place], wanted[last]
    assert shuffled(other, CARDS[:number]) == tuple(wanted)
    assert other.chance == one.chance


def test_what_is_fixed_lies_on_top_of_its_own_deck_once() -> None:
    source = state()
    source.orders = (("one", "Lord", (9, 4)), ("other", "Lord", (2,)), ("one", "Lord", (5,)))
    before: list[object] = list(source.orders)
    assert shuffled(source, CARDS, "none") == shuffled(state(), CARDS)
    assert list(source.orders) == before
    assert shuffled(source, CARDS, "other")[-1] == 2
    assert list(source.orders) == [before[0], before[2]]
    laid = shuffled(source, CARDS, "one")
    assert laid[-2:] == (4, 9)  # the top is the end
    assert sorted(laid) == sorted(CARDS)
    assert shuffled(source, CARDS, "one")[-1] == 5
    assert not source.orders


def test_what_is_fixed_has_to_be_among_the_cards() -> None:
    source = state()
    lord = source.rules.number["keeper"]
    source.orders = (("one", "Lord", (lord,)),)
    with pytest.raises(ar.UnreadableError, match="keeper is not among the cards shuffled") as error:
        shuffled(source, CARDS, "one")
    assert error.value.where == "shuffles.one"
