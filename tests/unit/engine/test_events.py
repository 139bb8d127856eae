"""Events in general: sentences with counted things, parts left out, names for people."""

import random

from attrs import frozen

import abyss_rules as ar
from abyss_rules.engine.events import Event, seen


@frozen
class Moved(Event):
    """Something made up for these tests."""

    kind = "moved"
    sentence = "{seat} moves {number_of:Ally}[ of {allies}][ for {price:Pearl}] to {other}."
    number_of: int = seen("Count")
    allies: tuple[str, ...] | None = seen("Ally")
    price: int = seen("Count")
    other: int = seen("Player")


def test_a_sentence_counts_its_things() -> None:
    event = Moved(3, 0, 2, ("crab 3", "squid 1"), 1, 2)
    assert str(event) == "Seat 0 moves 2 Allies of crab 3, squid 1 for 1 Pearl to seat 2."


def test_what_is_hidden_or_nothing_is_left_out() -> None:
    event = Moved(3, 0, 1, None, 0, 2)
    assert str(event) == "Seat 0 moves 1 Ally to seat 2."


def test_names_stand_for_seats_and_cards() -> None:
    event = Moved(3, 0, 1, ("crab 3",), 0, 2)
    names = {"seat 0": "Ann", "seat 2": "Bo", "crab 3": "Crab (3)"}
    assert event.text(names) == "Ann moves 1 Ally of Crab (3) to Bo."


def test_data_names_every_field() -> None:
    assert Moved(3, 0, 1, ("crab 3",), 0, 2).to_data() == {
        "kind": "moved",
        "number": 3,
        "seat": 0,
        "number_of": 1,
        "allies": ["crab 3"],
        "price": 0,
        "other": 2,
    }


def test_who_reads_on_reads_what_who_reads_all_at_once_does() -> None:
    game = ar.new_game("abyss", seats=3, seed=4)
    readers = (None, *range(3))
    found: dict[int | None, list[Event]] = {reader: [] for reader in readers}
    draw = random.Random(2)
    while game.decision is not None:
        for reader in readers:
            if draw.randrange(2):
                found[reader] += game.events(reader, since=len(found[reader]))
        game.apply(draw.choice(game.decision.options))
    for reader in readers:
        found[reader] += game.events(reader, since=len(found[reader]))
        assert found[reader] == game.clone().events(reader)
        assert game.events(reader, since=len(found[reader]) + 5) == []
    assert len({len(events) for events in found.values()}) > 1
