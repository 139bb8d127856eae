"""The log's entries and their events: none forgotten, and each seen by whom A12 says."""

import json
import pickle

import pytest
from attrs import fields

import abyss_rules as ar
from abyss_rules.rulesets.abyss.events import KINDS
from tests.played import played
from tests.unit.rulesets.logged import logged

LOGGED = logged("abyss")


def test_the_sources_were_read() -> None:
    assert len(LOGGED) > 40


@pytest.mark.parametrize(("name", "values"), LOGGED)
def test_every_entry_of_the_log_has_its_class(name: str, values: int) -> None:
    assert name in KINDS.classes
    assert len(fields(KINDS.classes[name])) == 2 + values


def test_every_class_is_of_an_entry() -> None:
    assert set(KINDS.classes) == {name for name, _values in LOGGED}


@pytest.mark.parametrize("one", KINDS.classes.values(), ids=KINDS.classes)
def test_a_class_says_what_it_is(one: type) -> None:
    assert one.__doc__
    assert one.sentence  # type: ignore[attr-defined]  # every event has one


@pytest.fixture(scope="module")
def games() -> list[ar.Game]:
    return [played(seed, 5000, seats) for seed, seats in ((1, 2), (2, 3), (3, 4), (4, 4))]


def test_numbers_count_what_the_reader_saw(games: list[ar.Game]) -> None:
    for game in games:
        for seat in (None, *range(game.seats)):
            events = game.events(seat)
            assert [event.number for event in events] == list(range(len(events)))
            assert game.events(seat, since=7) == events[7:]


@pytest.mark.clause("A12")
def test_a_forced_move_is_told_to_nobody_else(games: list[ar.Game]) -> None:
    for game in games:
        assert not [event for event in game.events() if event.kind == "forced"]
        for seat in range(game.seats):
            forced = [event for event in game.events(seat) if event.kind == "forced"]
            assert all(event.seat == seat for event in forced)


@pytest.mark.clause("A12")
@pytest.mark.parametrize(
    ("kind", "field"),
    [
        ("stack_taken", "allies"),
        ("monsters_gained", "values"),
        ("stack_looked_through", "locations"),
    ],
)
def test_what_only_its_seat_sees(games: list[ar.Game], kind: str, field: str) -> None:
    met = 0
    for game in games:
        for seat in (None, *range(game.seats)):
            for event in game.events(seat):
                if event.kind == kind:
                    met += 1
                    assert (getattr(event, field) is not None) == (event.seat == seat)
    assert met


@pytest.mark.clause("A12")
def test_a_stolen_token_is_known_to_the_two_involved() -> None:
    game = ar.position(
        "abyss",
        {
            "seats": 3,
            "court": ["hunter", "sage", "elder", "hermit"],
            "council": {"crab": ["crab 1"]},
            "players": [{"hand": ["crab 5", "squid 5"]}, {"tokens": [4]}],
        },
    )
    ar.recruit(game, "hunter", ["crab 5", "squid 5"], affiliate="crab 5")
    seen = {
        seat: [event.value for event in game.events(seat) if event.kind == "monster_stolen"]
        for seat in (None, 0, 1, 2)
    }
    assert seen == {None: [None], 0: [4], 1: [4], 2: [None]}


def test_events_read_and_are_data(games: list[ar.Game]) -> None:
    for game in games:
        for event in game.events(0):
            text = str(event)
            assert text.endswith(".")
            assert not set("{}[]") & set(text)
            data = json.loads(json.dumps(event.to_data()))
            assert data["kind"] == event.kind


def test_what_the_track_showed_stays_known(games: list[ar.Game]) -> None:
    bought = [event for event in games[0].events() if event.kind == "ally_bought"]
    assert bought
    assert all(" buys " in str(event) and event.ally for event in bought)


def test_a_sentence_has_the_printed_names_of_cards() -> None:
    game = ar.position(
        "abyss",
        {
            "court": ["keeper"],
            "lord_deck": ["ship_master", "..."],
            "players": [{"pearls": 1}],
            "council": {"crab": ["crab 1"]},
        },
    )
    game.apply("plot")
    (event,) = [event for event in game.events() if "Ship_master" in event.text()]
    assert str(event) == event.text().replace("Ship_master", "The Ship Master")
    assert event.text({"ship_master": "Anne"}) == str(event).replace("The Ship Master", "Anne")
    again = pickle.loads(pickle.dumps(event))  # noqa: S301  # what was just written
    assert (again, hash(again), repr(again)) == (event, hash(event), repr(event))
    assert again.to_data() == event.to_data()
    assert "printed" not in event.to_data()
    assert str(again) == event.text()  # the names are no part of it
