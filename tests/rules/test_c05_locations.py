"""C5: keys and Locations."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.senate import (
    asked,
    available,
    chamber,
    happened,
    location_deck,
    locations,
    lord_deck,
    offered,
    pearls,
    piles,
    play,
    senate,
)

DECK = ["merchant 4", "politician 4", "merchant 3", "politician 3"]
#: By the first letter of a key (or "-" for none), Lords that have it.
LORDS = {
    "s": [f"{guild} 1" for guild in ("farmer", "soldier", "merchant") for _ in range(4)],
    "g": [f"{guild} 2" for guild in ("farmer", "soldier", "merchant") for _ in range(2)],
    "-": [f"{guild} 6" for guild in ("farmer", "soldier", "merchant")],
}
SEVEN = "plain_seven"


def with_keys(keys: str) -> list[str]:
    """A Chamber of Lords with these keys, space by space."""
    return [LORDS[key][keys[:place].count(key)] for place, key in enumerate(keys)]


def placing(keys: str, last: str, **words: Any) -> ar.Game:  # noqa: ANN401 - as in senate.py
    """Seat 0 has a Chamber with such keys and places a Lord with the last one."""
    described: dict[str, Any] = {"available": [SEVEN], "location_deck": []}
    lord = {"s": "mage 1", "g": "mage 2", "-": "mage 3"}[last]
    game = senate({"chamber": with_keys(keys)}, {}, lord_deck=[lord, *DECK], **described | words)
    return play(game, "draw 1")


# --- C5.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C5.1")
@pytest.mark.parametrize(
    ("keys", "last", "earns"),
    [
        ("s", "s", True),
        ("g", "g", True),
        ("s", "g", False),
        ("g", "s", False),
        ("sg", "s", True),
        ("sg", "g", True),
        ("gs", "s", True),
        ("s-", "s", True),
        ("s--", "g", False),
        ("s-g", "s", True),
        ("", "s", False),
        ("s", "-", False),
        ("sg", "-", False),
    ],
)
def test_two_keys_of_a_metal_or_any_three_earn_a_location(
    keys: str, last: str, *, earns: bool
) -> None:
    game = placing(keys, last)
    # It lies on the Lord just placed.
    assert locations(game, 0) == ({SEVEN: len(keys) + 1} if earns else {})
    assert available(game) == ([] if earns else [SEVEN])


@pytest.mark.clause("C5.1")
def test_the_keys_must_be_turned_at_once() -> None:
    game = placing("s", "s", available=[SEVEN, "plain_five"])
    assert asked(game) == (0, "location")
    assert offered(game) == [f"control {SEVEN}", "control plain_five"]


@pytest.mark.clause("C5.1")
@pytest.mark.parametrize(
    ("keys", "spaces", "last", "earns"),
    [
        ("ss", {"plain_five": 2}, "s", False),
        ("ss", {"plain_five": 2}, "g", False),
        ("sss", {"plain_five": 2}, "s", True),
        ("sgg", {"plain_five": 3}, "s", False),
        ("ggs", {"plain_five": 2}, "g", False),
        ("ggsg", {"plain_five": 2}, "s", True),
        ("sssss", {"plain_five": 2, "plain_four": 4}, "g", False),
        ("sssss", {"plain_five": 2, "plain_four": 4}, "s", True),
        # A gold key before the Location is spent by it, though two silver ones were turned.
        ("gss", {"plain_five": 3}, "g", False),
    ],
)
def test_keys_before_the_last_location_are_spent(
    keys: str, spaces: dict[str, int], last: str, *, earns: bool
) -> None:
    game = senate(
        {"chamber": with_keys(keys), "locations": spaces},
        {},
        lord_deck=[{"s": "mage 1", "g": "mage 2"}[last], *DECK],
        available=[SEVEN],
    )
    play(game, "draw 1")
    assert (SEVEN in locations(game, 0)) == earns


@pytest.mark.clause("C5.1", "C5.2")
def test_one_location_only_whatever_the_number_of_keys() -> None:
    # While there was no Location four keys were gathered.
    game = placing("ssgg", "s", available=[SEVEN, "plain_five"])
    play(game, f"control {SEVEN}")
    assert locations(game, 0) == {SEVEN: 5}
    assert asked(game) == (1, "recruit")


@pytest.mark.clause("C5.1", "C11")
def test_a_view_shows_which_keys_are_available() -> None:
    game = senate({"chamber": with_keys("s-gsg-s"), "locations": {SEVEN: 4}}, {}, lord_deck=DECK)
    mine = game.view(1).players[0]
    metals = [{"silver": "s", "gold": "g", None: "-"}[space.key] for space in mine.chamber[:7]]
    assert "".join(metals) == "s-gsg-s"
    assert [space.space for space in mine.chamber if space.available] == [5, 7]
    assert mine.keys == {"silver": 1, "gold": 1}


@pytest.mark.clause("C5.1")
def test_the_keys_of_others_do_not_count() -> None:
    game = senate(
        {"chamber": ["farmer 1"]},
        {"chamber": ["farmer 1"]},
        lord_deck=["mage 2", *DECK],
        available=[SEVEN],
    )
    play(game, "draw 1")
    assert available(game) == [SEVEN]


# --- C5.2 ---------------------------------------------------------------------------------------

STACK = ["plain_five", "plain_four", "plain_three", "per_location", "recall_lords"]


@pytest.mark.clause("C5.2")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5])
def test_a_face_up_location_or_1_2_or_3_of_the_deck(left: int) -> None:
    game = placing("s", "s", available=[SEVEN, "per_pearl_pair"], location_deck=STACK[:left])
    draws = [f"draw {number}" for number in range(1, min(left, 3) + 1)]
    assert offered(game) == [f"control {SEVEN}", "control per_pearl_pair", *draws]


@pytest.mark.clause("C5.2")
@pytest.mark.parametrize("number", [2, 3])
def test_one_of_those_drawn_is_kept_and_the_others_become_face_up(number: int) -> None:
    game = placing("s", "s", location_deck=STACK)
    play(game, f"draw {number}")
    assert asked(game) == (0, "drawn_location")
    assert offered(game) == [f"keep {name}" for name in STACK[:number]]
    play(game, "keep plain_four")
    assert locations(game, 0) == {"plain_four": 2}
    rest = [name for name in STACK[:number] if name != "plain_four"]
    assert sorted(available(game)) == sorted([SEVEN, *rest])
    assert location_deck(game) == STACK[number:]


@pytest.mark.clause("C5.2")
def test_a_single_location_drawn_is_kept() -> None:
    game = placing("s", "s", location_deck=STACK)
    play(game, "draw 1")
    assert (locations(game, 0), available(game)) == ({"plain_five": 2}, [SEVEN])
    assert location_deck(game) == STACK[1:]


@pytest.mark.clause("C5.2")
def test_without_face_up_locations_some_must_be_drawn() -> None:
    game = placing("s", "s", available=[], location_deck=STACK)
    assert offered(game) == ["draw 1", "draw 2", "draw 3"]
    last = placing("s", "s", available=[], location_deck=STACK[:1])
    assert locations(last, 0) == {"plain_five": 2}


@pytest.mark.clause("C5.2", "C6")
@pytest.mark.parametrize(
    ("name", "gained"),
    [("plain_seven", 0), ("plain_five", 1), ("plain_four", 2), ("plain_three", 3)],
)
def test_the_pearls_printed_on_it_are_gained(name: str, gained: int) -> None:
    game = placing("s", "s", available=[name])
    assert pearls(game) == [gained, 0]
    assert [event.amount for event in happened(game, "pearls_gained")] == [gained] * (gained > 0)


@pytest.mark.clause("C5.2")
def test_its_power_applies_after_it_is_taken() -> None:
    game = placing("s", "s", available=["recall_locations", SEVEN], location_deck=STACK)
    play(game, "control recall_locations")
    # It stays where it is; those face up are in the deck.
    assert (locations(game, 0), available(game)) == ({"recall_locations": 2}, [])
    assert sorted(location_deck(game)) == sorted([SEVEN, *STACK])


# --- C5.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C5.3", "C4.3")
def test_a_lord_with_a_location_is_not_swapped() -> None:
    game = senate(
        {"chamber": ["farmer 1", "farmer 4", "farmer 1", "soldier 4"], "locations": {SEVEN: 3}},
        {},
        lord_deck=["mage 0", *DECK],
    )
    play(game, "draw 1", "accept")
    assert offered(game) == ["choose space 2 of seat 0", "choose space 4 of seat 0"]
    play(game, "choose space 2 of seat 0", "choose space 4 of seat 0")
    assert chamber(game, 0) == ["farmer 1", "soldier 4", "farmer 1", "farmer 4", "mage 0"]
    assert locations(game, 0) == {SEVEN: 3}


# --- C5.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C5.4")
def test_without_any_location_nothing_is_taken_and_the_keys_stay() -> None:
    # The third silver key finds Locations again: three keys lie there.
    game = senate(
        {"chamber": ["farmer 1", "farmer 1"]},
        {"chamber": ["mage 1"]},
        lord_deck=["soldier 1", *DECK],
        available=[],
    )
    play(game, "draw 1")
    assert (locations(game, 0), asked(game)) == ({}, (1, "recruit"))
    again = placing("ss", "g", available=[SEVEN])
    assert locations(again, 0) == {SEVEN: 3}


@pytest.mark.clause("C5.4")
def test_the_keys_are_tested_again_only_when_a_lord_with_a_key_is_placed() -> None:
    without = placing("ss", "-", available=[SEVEN])
    assert (locations(without, 0), available(without)) == ({}, [SEVEN])
    pile = senate(
        {"chamber": ["farmer 1", "farmer 1"]},
        {},
        lord_deck=DECK,
        piles={"mage": [2, 4]},
        available=[SEVEN],
    )
    play(pile, "pile mage", "place mage 4")
    assert locations(pile, 0) == {SEVEN: 4}


@pytest.mark.clause("C5.4")
def test_a_recall_of_locations_includes_those_just_drawn_and_not_kept() -> None:
    stack = ["plain_five", "recall_locations", "plain_three", "per_location"]
    game = placing("s", "s", available=[SEVEN], location_deck=stack)
    play(game, "draw 3", "keep recall_locations")
    assert available(game) == []
    assert sorted(location_deck(game)) == sorted([SEVEN, "plain_five", "plain_three", stack[3]])


@pytest.mark.clause("C5.4")
def test_what_is_recalled_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        game = senate(
            {"chamber": ["farmer 1"]},
            {},
            lord_deck=["mage 1", *DECK],
            available=["recall_locations", SEVEN, "plain_five"],
            location_deck=["plain_four", "plain_three"],
            seed=seed,
        )
        play(game, "draw 1", "control recall_locations")
        orders.add(tuple(location_deck(game)))
    assert len(orders) > 8
    assert {tuple(sorted(order)) for order in orders} == {
        ("plain_five", "plain_four", "plain_seven", "plain_three")
    }


@pytest.mark.clause("C5.4", "C4.1")
def test_a_recall_of_lords_does_not_touch_lords_taken_and_not_placed_yet() -> None:
    game = senate(
        {"chamber": ["farmer 1"]},
        {},
        lord_deck=DECK,
        piles={"soldier": [1, 3, 4], "mage": [2, 3]},
        available=["recall_lords", SEVEN],
    )
    play(game, "pile soldier", "place soldier 1", "control recall_lords")
    assert (asked(game), offered(game)) == ((0, "place"), ["place soldier 3", "place soldier 4"])
    assert sorted(lord_deck(game)) == sorted([*DECK, "mage 2", "mage 3"])
    assert piles(game) == {}
    play(game, "place soldier 4")
    assert chamber(game, 0) == ["farmer 1", "soldier 1", "soldier 4", "soldier 3"]


@pytest.mark.clause("C5.4", "C3.3")
def test_recalled_lords_fill_an_empty_deck() -> None:
    game = senate(
        {"chamber": ["farmer 1"]},
        {},
        lord_deck=[],
        piles={"soldier": [1], "mage": [2, 3, 4]},
        available=["recall_lords", SEVEN],
    )
    play(game, "pile soldier", "control recall_lords")
    assert sorted(lord_deck(game)) == ["mage 2", "mage 3", "mage 4"]
    assert (asked(game), offered(game)) == ((1, "recruit"), ["draw 1", "draw 2", "draw 3"])
