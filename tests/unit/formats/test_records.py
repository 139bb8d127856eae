"""Records: set-up and answers, played again to an equal game; and records that cannot be."""

import json
from typing import Any

import pytest
from attrs import evolve

import abyss_rules as ar
from tests.played import played


@pytest.mark.untraced
@pytest.mark.parametrize("options", [None, "bga"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_plays_again_to_an_equal_game(seats: int, options: str | None) -> None:
    game = played(seats, 5000, seats, options)
    record = game.record()
    assert ar.replay(record) == ar.replay(str(record)) == ar.replay(record.to_json()) == game
    assert ar.Record.from_json(str(record)) == record
    assert ar.replay(record).record() == record


def test_a_record_says_what_is_played_and_what_was_answered() -> None:
    game = played(7, 12, 3)
    record = game.record()
    assert (record.ruleset, record.seats, record.seed, record.start) == ("abyss", 3, 7, None)
    assert (record.format, record.library) == (1, ar.__version__)
    assert record.options == game.options
    assert [pack.id for pack in record.packs] == ["abyss.base"]
    assert record.answers == tuple(map(str, game.answers))
    lines = str(record).splitlines()
    assert lines[0] == '{"abyss_rules": "record",'
    assert len(lines) == 10 + len(record.answers)


@pytest.mark.parametrize("seed", [0, -1, 2**64 + 5, 10**5000], ids=["0", "-1", "wide", "huge"])
def test_every_seed_can_be_recorded(seed: int) -> None:
    game = ar.new_game("abyss", seed=seed)
    assert ar.replay(str(game.record())) == game


def test_a_decision_with_one_option_is_left_out() -> None:
    game = played(7, 100, 2)
    assert all(event.kind != "forced" for event in game.events())
    forced = [event for seat in (0, 1) for event in game.events(seat) if event.kind == "forced"]
    assert forced
    assert len(game.record().answers) == 100


def _with(**changes: object) -> str:
    data = json.loads(str(played(3, 4, 2).record()))
    return json.dumps(data | changes)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"abyss_rules": "game"}, ar.UnreadableError, "this text is a 'game', not a 'record'"),
        ({"format": 9}, ar.UnreadableError, "a newer version is wanted"),
        (
            {"answers": ["explore", 3]},
            ar.UnreadableError,
            r"record\.answers\[1\]: a text is wanted",
        ),
        ({"answers": "explore"}, ar.UnreadableError, r"record\.answers: a list is wanted"),
        ({"answers": ["sing"]}, ar.UnreadableError, r"record\.answers\[0\]: 'sing' is not offered"),
        ({"seats": 2.0}, ar.UnreadableError, r"record\.seats: a whole number is wanted, not 2\.0"),
        ({"seats": True}, ar.UnreadableError, r"record\.seats: a whole number is wanted, not True"),
        ({"seed": None}, ar.UnreadableError, "either the seed or the start is wanted"),
        ({"seed": "7"}, ar.UnreadableError, r"record\.seed: a whole number is wanted, not '7'"),
        ({"start": []}, ar.UnreadableError, "record"),
        ({"start": {}, "seed": None}, ar.UnreadableError, "state: the key 'stack' is missing"),
        ({"packs": [{"id": "x"}]}, ar.UnreadableError, r"record\.packs\[0\]: the key 'version'"),
        ({"packs": 3}, ar.UnreadableError, r"record\.packs: a list is wanted, not 3"),
        ({"options": {"supply": 1.5}}, ar.UnreadableError, "1.5 is no value of an option"),
        ({"options": {"supply": 3}}, ar.UnreadableError, "option supply: 3 is not allowed"),
        ({"ruleset": "chess"}, ar.UnknownError, "no ruleset 'chess'"),
        ({"colour": 1}, ar.UnreadableError, "record: unknown key 'colour'"),
    ],
)
def test_a_record_that_cannot_be_is_refused(
    changes: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        ar.replay(_with(**changes))


def test_a_record_with_a_part_missing_is_refused() -> None:
    data = json.loads(_with())
    for key in list(data):
        rest = {name: value for name, value in data.items() if name != key}
        with pytest.raises(ar.UnreadableError, match=r"^record"):
            ar.replay(json.dumps(rest))


def test_answers_after_the_end_are_refused() -> None:
    game = played(3, 5000, 2)
    data = json.loads(str(game.record()))
    data["answers"].append("explore")
    with pytest.raises(ar.UnreadableError, match="the game is over"):
        ar.replay(json.dumps(data))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": 99}, r"record\.format: 99, written by .*a newer version is wanted"),
        ({"ruleset": []}, r"record\.ruleset: a text is wanted, not \[\]"),
        ({"packs": ({"id": "abyss.base"},)}, r"record\.packs\[0\]: a PackMark is wanted"),
        ({"packs": []}, r"record\.packs: a tuple is wanted"),
        ({"options": []}, r"record\.options: a mapping is wanted, not \[\]"),
        ({"options": {"supply": 1.5}}, r"record\.options\.supply: 1\.5 is no value of an option"),
        ({"seats": 2.0}, r"record\.seats: a whole number is wanted, not 2\.0"),
        ({"seed": "5"}, r"record\.seed: a whole number is wanted, not '5'"),
        ({"seed": -5}, r"record\.seed: -5 is less than 0"),
        ({"seed": 2**64}, r"record\.seed: 18446744073709551616 is not less than 2 to the power"),
        ({"seed": None}, "either the seed or the start is wanted"),
        ({"seed": None, "start": [1]}, r"record\.start: an object is wanted"),
        ({"answers": (3,)}, r"record\.answers\[0\]: a text is wanted, not 3"),
        ({"answers": None}, r"record\.answers: a tuple is wanted, not None"),
    ],
)
def test_a_record_made_by_hand_is_checked_before_it_is_used(
    changes: dict[str, Any], said: str
) -> None:
    record = evolve(played(3, 4, 2).record(), **changes)
    with pytest.raises(ar.UnreadableError, match=said):
        ar.replay(record)
    with pytest.raises(ar.UnreadableError, match=said):
        str(record)


def test_a_seed_of_a_text_is_in_range_too() -> None:
    with pytest.raises(ar.UnreadableError, match=r"record\.seed: -5 is less than 0"):
        ar.replay(_with(seed=-5))


def test_a_byte_order_mark_does_not_matter() -> None:
    game = played(3, 4, 2)
    assert ar.replay(f"\ufeff{game.record()}") == game
