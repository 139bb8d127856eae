"""C9: how the opponent of a solo game places its Lords, and how it gets Locations."""

from typing import Any

import pytest

from tests.cards.senate_facts import GUILDS
from tests.rules.senate import (
    DECK,
    alone,
    asked,
    available,
    chamber,
    filled,
    location_deck,
    locations,
    lord_deck,
    master,
    offered,
    pearls,
    piles,
    play,
)


@pytest.mark.clause("C9", "C4.1")
def test_the_human_orders_its_placements() -> None:
    game = alone("farmer", piles={"mage": [3, 4, 1]}, lord_deck=DECK)
    assert asked(game) == (0, "opponent_place")
    assert offered(game) == ["place mage 1", "place mage 3", "place mage 4"]
    play(game, "place mage 4", "place mage 1")
    assert chamber(game, 1) == ["mage 4", "mage 1", "mage 3"]
    assert (pearls(game), master(game)) == ([0, 3], 1)
    assert asked(game) == (0, "recruit")


@pytest.mark.clause("C9", "C4.2")
def test_the_human_chooses_which_of_a_large_pile_complete_its_chamber() -> None:
    game = alone("farmer", {}, {"chamber": filled(14)}, piles={"mage": [3, 4, 1]}, lord_deck=DECK)
    play(game, "place mage 3")
    assert chamber(game, 1)[14] == "mage 3"
    assert piles(game) == {"mage": [1, 4]}
    assert asked(game) == (0, "recruit")


@pytest.mark.clause("C9", "C4.3")
def test_it_never_swaps() -> None:
    game = alone("farmer", {}, {"chamber": ["farmer 4"]}, piles={"mage": [0, 4]}, lord_deck=DECK)
    play(game, "place mage 4")
    assert chamber(game, 1) == ["farmer 4", "mage 4", "mage 0"]
    assert asked(game) == (0, "recruit")


@pytest.mark.clause("C9", "C4.3")
def test_its_six_reveals() -> None:
    game = alone("politician", piles={"mage": [6]}, lord_deck=["soldier 3", *DECK])
    assert (chamber(game, 1), piles(game), lord_deck(game)) == (
        ["mage 6"],
        {"soldier": [3]},
        DECK,
    )
    empty = alone("politician", piles={"mage": [6], "soldier": [1], "farmer": [1]}, lord_deck=[])
    assert piles(empty) == {"soldier": [1], "farmer": [1]}


@pytest.mark.clause("C9", "C5.2")
def test_it_takes_a_random_face_up_location() -> None:
    shown = ["plain_seven", "plain_five", "plain_four"]
    found = set()
    for seed in range(25):
        game = alone(
            "farmer",
            {},
            {"chamber": ["farmer 1"]},
            piles={"mage": [1]},
            lord_deck=DECK,
            available=shown,
            location_deck=["per_location"],
            seed=seed,
        )
        (name,) = locations(game, 1)
        assert locations(game, 1) == {name: 2}
        assert available(game) == [other for other in shown if other != name]
        assert location_deck(game) == ["per_location"]
        assert asked(game) == (0, "recruit")
        found.add(name)
    assert found == set(shown)


@pytest.mark.clause("C9", "C5.2", "C5.4")
def test_or_the_top_of_the_deck_or_none() -> None:
    words: dict[str, Any] = {"piles": {"mage": [1]}, "lord_deck": DECK}
    legend = {"chamber": ["farmer 1"]}
    deck = alone("farmer", {}, legend, location_deck=["plain_five", "per_location"], **words)
    assert (locations(deck, 1), location_deck(deck)) == ({"plain_five": 2}, ["per_location"])
    none = alone("farmer", {}, legend, **words)
    assert locations(none, 1) == {}


@pytest.mark.clause("C9", "C5.1")
@pytest.mark.parametrize("opponent", GUILDS)
@pytest.mark.parametrize(
    ("keys", "earns"),
    [((1, 1), True), ((2, 2), True), ((1, 2), False), ((2, 1), False), ((1, 2, 1), True)],
)
def test_keys_earn_it_locations_and_the_mage_any_two(
    opponent: str, keys: tuple[int, ...], *, earns: bool
) -> None:
    *before, last = keys
    game = alone(
        opponent,
        {},
        {"chamber": [f"soldier {value}" for value in before]},
        piles={"merchant": [last, 4], "farmer": [0]},
        lord_deck=DECK,
        location_deck=["plain_seven", "plain_four"],
    )
    if (opponent, len(keys)) == ("mage", 3):
        # Its first two keys earned nothing, for there was no Location.
        earns = True
    play(game, f"place merchant {last}")
    assert bool(locations(game, 1)) == (earns or opponent == "mage")


@pytest.mark.clause("C9", "C5.1")
def test_its_keys_before_a_location_are_spent() -> None:
    game = alone(
        "mage",
        {},
        {"chamber": ["soldier 1", "soldier 1"], "locations": {"plain_seven": 2}},
        piles={"merchant": [1]},
        lord_deck=DECK,
        location_deck=["plain_five"],
    )
    assert locations(game, 1) == {"plain_seven": 2}


@pytest.mark.clause("C9", "C6")
def test_printed_pearls_are_taken_and_tested_for_the_pearl_master() -> None:
    game = alone(
        "farmer",
        {"pearls": 3},
        {"chamber": ["farmer 1"]},
        piles={"mage": [1]},
        lord_deck=DECK,
        available=["plain_three"],
    )
    assert (pearls(game), master(game)) == ([3, 3], 1)
    fewer = alone(
        "farmer",
        {"pearls": 4},
        {"chamber": ["farmer 1"]},
        piles={"mage": [1]},
        lord_deck=DECK,
        available=["plain_three"],
    )
    assert (pearls(fewer), master(fewer)) == ([4, 3], 0)


@pytest.mark.clause("C9", "C5.4")
@pytest.mark.parametrize("name", ["recall_lords", "recall_locations", "duty_of_one", "duty_of_two"])
def test_the_powers_of_its_locations_are_ignored(name: str) -> None:
    game = alone(
        "farmer",
        {},
        {"chamber": ["farmer 1"]},
        piles={"mage": [1], "soldier": [3]},
        lord_deck=DECK,
        available=[name],
        location_deck=["plain_seven"],
    )
    assert locations(game, 1) == {name: 2}
    assert (piles(game), lord_deck(game)) == ({"soldier": [3]}, DECK)
    assert location_deck(game) == ["plain_seven"]
    assert offered(game) == ["draw 1", "draw 2", "draw 3", "pile soldier"]


@pytest.mark.clause("C9", "C5.1")
@pytest.mark.parametrize("name", ["mixed_metals", "open_archive"])
def test_nothing_holds_for_it_for_the_rest_of_the_game(name: str) -> None:
    game = alone(
        "farmer",
        {"chamber": ["soldier 1"]},
        {"chamber": ["farmer 1", "farmer 1", "farmer 2"], "locations": {name: 2}},
        piles={"mage": [2]},
        lord_deck=["soldier 2", *DECK],
        available=["plain_five"],
        location_deck=["plain_seven"],
    )
    # A second gold key: it takes the face-up one. Not for the human either.
    assert locations(game, 1) == {name: 2, "plain_five": 4}
    play(game, "draw 1")
    assert locations(game, 0) == {}
    silver = alone(
        "farmer",
        {},
        {"chamber": ["farmer 1", "farmer 1", "farmer 2"], "locations": {name: 2}},
        piles={"mage": [1]},
        lord_deck=DECK,
        available=["plain_five"],
    )
    assert locations(silver, 1) == {name: 2}


@pytest.mark.clause("C9", "C10")
@pytest.mark.parametrize("duty", ["duty_of_one", "duty_of_two"])
def test_the_humans_duties_do_not_bind_it(duty: str) -> None:
    game = alone(
        "farmer",
        {"chamber": ["farmer 1"]},
        {},
        turn=0,
        piles={"soldier": [1, 3], "mage": [1]},
        lord_deck=DECK,
        available=[duty],
    )
    play(game, "pile mage")
    assert locations(game, 0) == {duty: 2}
    # It takes the biggest pile as ever.
    assert (asked(game), piles(game)) == ((0, "opponent_place"), {})
