"""C5: which keys earn a Location, and how it is taken; what one does stands beside it."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.senate import (
    asked,
    available,
    location_deck,
    locations,
    offered,
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


@pytest.mark.untraced
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
