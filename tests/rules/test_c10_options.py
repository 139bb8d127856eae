"""C10: options of Conspiracy, value against value; options about one card stand beside the card."""

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, LOCATIONS
from tests.rules.senate import (
    alone,
    asked,
    available,
    chamber,
    filled,
    happened,
    location_deck,
    locations,
    lord_deck,
    offered,
    play,
    senate,
)

RULEBOOK = {
    "duties_together": "replace",
    "empty_location_deck": "nothing",
    "bonus_locations": False,
    "opponent": "random",
    "solo_start": "human",
    "solo_last_turn": "both",
    "turn_limit": None,
}


@pytest.mark.clause("C10")
def test_the_defaults_are_the_first_values() -> None:
    assert ar.new_game("conspiracy", seats=2).options == RULEBOOK
    assert ar.new_game("conspiracy", seats=2, options="rulebook").options == RULEBOOK


@pytest.mark.clause("C10")
@pytest.mark.parametrize("name", RULEBOOK)
def test_other_values_are_refused(name: str) -> None:
    with pytest.raises(ar.AbyssError, match=name):
        ar.new_game("conspiracy", seats=2, options={name: "now_and_then"})


# --- C10.duties_together ------------------------------------------------------------------------

DECK = ["farmer 4", "mage 4", "soldier 4", "merchant 4", "politician 4"]


def both_in_force(first: str, then: str, together: str) -> ar.Game:
    """Seats 0 and 1 each took a duty; seat 2 is about to recruit."""
    one, other = ({"chamber": [lord], "locations": {}} for lord in ("farmer 1", "farmer 1"))
    one["locations"], other["locations"] = {first: 1}, {then: 1}
    return senate(
        one,
        other,
        {},
        turn=2,
        duties=[first, then],
        lord_deck=DECK,
        piles={"soldier": [1, 3]},
        options={"duties_together": together},
    )


@pytest.mark.clause("C10.duties_together")
@pytest.mark.parametrize(
    ("first", "then", "together", "drawn"),
    [
        ("duty_of_one", "duty_of_two", "replace", 2),
        ("duty_of_two", "duty_of_one", "replace", 1),
        ("duty_of_one", "duty_of_two", "strictest", 1),
        ("duty_of_two", "duty_of_one", "strictest", 1),
    ],
)
def test_of_two_duties_the_later_or_the_stricter_holds(
    first: str, then: str, together: str, drawn: int
) -> None:
    game = both_in_force(first, then, together)
    draws = [event for event in happened(game, "lords_drawn") if event.seat == 2]
    assert [len(event.lords) for event in draws] == [drawn]
    if drawn == 2:
        assert (asked(game), offered(game)) == ((2, "keep"), ["keep farmer 4", "keep mage 4"])
        play(game, "keep farmer 4")
    assert chamber(game, 2) == ["farmer 4"]
    # Seat 0's duty has ended, for its turn has begun; seat 1's still binds it.
    last = [event for event in happened(game, "lords_drawn") if event.seat == 0]
    assert [len(event.lords) for event in last] == [1 if then == "duty_of_one" else 2]


@pytest.mark.untraced
@pytest.mark.clause("C10.duties_together")
@pytest.mark.parametrize(("together", "drawn"), [("replace", 2), ("strictest", 1)])
def test_two_duties_of_one_turn(together: str, drawn: int) -> None:
    game = senate(
        {"chamber": ["farmer 1"]},
        {},
        lord_deck=DECK,
        piles={"soldier": [1, 1, 1, 3]},
        available=["duty_of_one", "duty_of_two"],
        options={"duties_together": together},
    )
    play(game, "pile soldier", "place soldier 1", "control duty_of_one")
    play(game, "place soldier 1", "place soldier 1")
    assert locations(game, 0) == {"duty_of_one": 2, "duty_of_two": 4}
    assert len(happened(game, "lords_drawn")[0].lords) == drawn


# --- C10.bonus_locations ------------------------------------------------------------------------


@pytest.mark.clause("C10.bonus_locations")
@pytest.mark.parametrize("value", [False, True])
def test_the_bonus_locations_are_shuffled_in(*, value: bool) -> None:
    places = set()
    for seed in range(12):
        game = ar.new_game("conspiracy", seats=2, seed=seed, options={"bonus_locations": value})
        deck = [*available(game), *location_deck(game)]
        bonus = {name for name in deck if LOCATIONS[name].series == "bonus"}
        assert len(bonus) == (5 if value else 0)
        places |= {deck.index(name) for name in bonus}
    assert len(places) > 15 or not value


@pytest.mark.clause("C10.bonus_locations")
def test_without_the_option_there_is_no_bonus_location() -> None:
    with pytest.raises(ar.PositionError, match="alliance_of_ones"):
        senate({}, {}, lord_deck=DECK, available=["alliance_of_ones"])


# --- C10.opponent -------------------------------------------------------------------------------


@pytest.mark.clause("C10.opponent")
@pytest.mark.parametrize("guild", GUILDS)
def test_the_opponent_is_the_one_chosen(guild: str) -> None:
    for seed in range(4):
        game = ar.new_game("conspiracy", seats=1, seed=seed, options={"opponent": guild})
        assert game.view().opponent == guild


@pytest.mark.clause("C10.opponent")
def test_a_random_opponent_is_drawn_from_the_seed() -> None:
    drawn = [
        [ar.new_game("conspiracy", seats=1, seed=seed).view().opponent for seed in range(40)]
        for _ in range(2)
    ]
    assert drawn[0] == drawn[1]
    assert set(drawn[0]) == set(GUILDS)
    assert ar.new_game("conspiracy", seats=2, seed=1).view().opponent is None


# --- C10.solo_start -----------------------------------------------------------------------------


@pytest.mark.clause("C10.solo_start")
def test_the_human_or_the_opponent_begins() -> None:
    for seed in range(5):
        mine = ar.new_game("conspiracy", seats=1, seed=seed, options={"solo_start": "human"})
        assert (asked(mine), game_chambers(mine)) == ((0, "recruit"), (0, 0))
        assert len(lord_deck(mine)) == 60
        theirs = ar.new_game(
            "conspiracy",
            seats=1,
            seed=seed,
            options={"solo_start": "opponent", "opponent": "farmer"},
        )
        assert happened(theirs, "turn_started")[0].seat == 1
        # No pile lies there: it reveals Lords until it can take one.
        assert happened(theirs, "lord_revealed")


def game_chambers(game: ar.Game) -> tuple[int, ...]:
    """How many Lords each side has."""
    return tuple(len(chamber(game, side)) for side in (0, 1))


# --- C10.solo_last_turn -------------------------------------------------------------------------


@pytest.mark.clause("C10.solo_last_turn", "C9", "C7")
@pytest.mark.parametrize(("value", "more"), [("both", [1]), ("opponent_only", [])])
def test_the_opponents_last_turn_after_the_human_fills_first(value: str, more: list[int]) -> None:
    game = alone(
        "farmer",
        {"chamber": filled(14)},
        {},
        turn=0,
        lord_deck=["mage 4", "soldier 4", "soldier 3"],
        piles={"soldier": [1]},
        options={"solo_last_turn": value},
    )
    play(game, "draw 1")
    assert game.outcome.status == "ended"
    assert [event.seat for event in happened(game, "turn_started")] == more
    assert len(chamber(game, 1)) == len(more)


@pytest.mark.clause("C10.solo_last_turn", "C9", "C7")
@pytest.mark.parametrize("value", ["both", "opponent_only"])
def test_the_humans_last_turn_after_the_opponent_fills_first(value: str) -> None:
    game = alone(
        "farmer",
        {},
        {"chamber": filled(14)},
        lord_deck=["mage 4", "soldier 4", "soldier 3"],
        piles={"soldier": [1]},
        options={"solo_last_turn": value},
    )
    assert len(chamber(game, 1)) == 15
    assert asked(game) == (0, "recruit")
    play(game, "draw 1")
    assert game.outcome.status == "ended"
    assert chamber(game, 0) == ["mage 4"]


# --- C10.turn_limit -----------------------------------------------------------------------------


@pytest.mark.clause("C10.turn_limit")
@pytest.mark.parametrize("limit", [1, 2, 7])
def test_a_turn_limit_stops_the_game_unfinished(limit: int) -> None:
    game = ar.new_game("conspiracy", seats=3, seed=4, options={"turn_limit": limit})
    while game.decision is not None:
        play(game, offered(game)[0])
    assert (game.turn, game.outcome.status) == (limit, "unfinished")
    assert game.outcome.reason
    placed = sum(len(chamber(game, seat)) for seat in range(3))
    assert placed == limit
    best = max(score.total for score in game.scores())
    assert {game.scores()[seat].total for seat in game.winners} == {best}


@pytest.mark.clause("C10.turn_limit")
def test_without_a_limit_a_game_ends_by_itself() -> None:
    game = ar.new_game("conspiracy", seats=2, seed=4)
    while game.decision is not None:
        play(game, offered(game)[0])
    assert game.outcome.status == "ended"
    assert game.turn <= 2 * 15


@pytest.mark.clause("C10.turn_limit")
@pytest.mark.parametrize("limit", [1, 999_999_999, "999999999", " 12 "])
def test_whole_numbers_of_up_to_nine_digits_are_taken(limit: int | str) -> None:
    game = ar.new_game("conspiracy", seats=2, options={"turn_limit": limit})
    assert game.options["turn_limit"] == int(limit)


@pytest.mark.clause("C10.turn_limit")
@pytest.mark.parametrize("limit", [0, -1, 10**9, "1000000000", True, 2.0, "soon"])
def test_no_other_limit_is_taken(limit: object) -> None:
    with pytest.raises(ar.AbyssError, match="turn_limit"):
        ar.new_game("conspiracy", seats=2, options={"turn_limit": limit})  # type: ignore[dict-item]  # that is the point
