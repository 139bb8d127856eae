"""The log's entries and their events: none forgotten, and each seen by whom C11 says."""

import json

import pytest
from attrs import fields

import abyss_rules as ar
from abyss_rules.rulesets.conspiracy.events import KINDS
from tests.cards.senate_facts import lord
from tests.played import played
from tests.unit.rulesets.logged import logged

LOGGED = logged("conspiracy")


def test_the_sources_were_read() -> None:
    assert len(LOGGED) > 20


@pytest.mark.parametrize(("name", "values"), LOGGED)
def test_every_entry_of_the_log_has_its_class(name: str, values: int) -> None:
    assert len(fields(KINDS.classes[name])) == 2 + values


def test_every_class_is_of_an_entry() -> None:
    assert set(KINDS.classes) == {name for name, _values in LOGGED}


@pytest.mark.parametrize("one", KINDS.classes.values(), ids=KINDS.classes)
def test_a_class_says_what_it_is(one: type) -> None:
    assert one.__doc__
    assert one.sentence  # type: ignore[attr-defined]  # every event has one


@pytest.fixture(scope="module")
def games() -> list[ar.Game]:
    return [played(seed, 5000, 1 + seed % 4, ruleset="conspiracy") for seed in range(8)]


def test_numbers_count_what_the_reader_saw(games: list[ar.Game]) -> None:
    for game in games:
        for seat in (None, *range(game.seats)):
            events = game.events(seat)
            assert [event.number for event in events] == list(range(len(events)))
            assert game.events(seat, since=7) == events[7:]


@pytest.mark.clause("C11")
def test_all_but_forced_moves_is_told_to_everybody_alike(games: list[ar.Game]) -> None:
    for game in games:
        told = [str(event) for event in game.events() if event.kind != "archive_looked_through"]
        for seat in range(game.seats):
            assert told == [
                str(event)
                for event in game.events(seat)
                if event.kind not in {"forced", "archive_looked_through"}
            ]


def test_events_read_and_are_data(games: list[ar.Game]) -> None:
    met = set()
    for game in games:
        for event in game.events(0):
            met.add(event.kind)
            text = str(event)
            assert text.endswith(".")
            assert not set("{}[]") & set(text)
            data = json.loads(json.dumps(event.to_data()))
            assert data["kind"] == event.kind
    assert {"lords_drawn", "pile_taken", "location_controlled", "pearl_master_taken"} <= met


@pytest.mark.clause("C6")
def test_the_first_pearl_master_follows_nobody() -> None:
    game = ar.position("conspiracy", {"taken": [lord("mage 4")]})
    (first,) = [event for event in game.events() if event.kind == "pearl_master_taken"]
    assert (first.seat, first.former) == (0, None)
    assert str(first) == "Seat 0 becomes Pearl Master."
    game = ar.position("conspiracy", {"taken": [lord("mage 4")], "players": [{}, {"pearls": 1}]})
    (second,) = [event for event in game.events() if event.kind == "pearl_master_taken"]
    assert second.to_data()["former"] == 1
    assert str(second) == "Seat 0 becomes Pearl Master in place of seat 1."


@pytest.mark.clause("C4.3")
def test_a_swap_says_where_both_lords_are_now() -> None:
    game = ar.position(
        "conspiracy",
        {
            "players": [{"chamber": [lord("mage 3"), lord("farmer 6")]}],
            "taken": [lord("mage 0")],
        },
    )
    for answer in ("accept", "choose space 1 of seat 0", "choose space 2 of seat 0"):
        game.apply(answer)
    (swap,) = [event for event in game.events() if event.kind == "lords_swapped"]
    assert swap.spaces == (1, 2)
    assert swap.lords == (lord("farmer 6"), lord("mage 3"))


@pytest.mark.clause("C5.4")
def test_an_empty_recall_names_no_cards() -> None:
    game = ar.position(
        "conspiracy",
        {
            "players": [{"chamber": [lord("mage 1")]}],
            "taken": [lord("mage 1")],
            "available": ["recall_locations"],
            "location_deck": [],
        },
    )
    texts = [event.text() for event in game.events()]
    assert "Seat 0 takes recall_locations and puts it on space 2." in texts
    assert "Seat 0 shuffles the face-up Locations back into the deck." in texts
