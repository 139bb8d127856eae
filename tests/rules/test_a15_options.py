"""A15: presets and options, value against value; options about one card stand beside the card."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    DEAR,
    asked,
    copies,
    discard,
    ended,
    free,
    hand,
    keys,
    offered,
    payments,
    pearls,
    play,
    recruit,
    table,
    texts,
    total,
    track,
)

# --- presets --------------------------------------------------------------------------------------

RULEBOOK = {
    "superfluous_allies": "allowed",
    "hand_limit": None,
    "lord_shortage": "refill_fails",
    "standing_hand_limit": "own_turn_end",
    "ambassador_keys": 3,
    "ambassador_without_stack": "face_up",
    "stack_exchange": "optional_return",
    "mirror_choice": "owner",
    "disabled_lords": "count",
    "reshuffle": "when_needed",
    "court_bonus": "once_per_recruiting",
    "supply": "unlimited",
    "turn_limit": None,
}
BGA = {
    "superfluous_allies": "refused",
    "hand_limit": 12,
    "lord_shortage": "deck_empty",
    "standing_hand_limit": "at_once",
    "ambassador_keys": 0,
    "ambassador_without_stack": "nothing",
    "stack_exchange": "forced_remove",
    "mirror_choice": "best",
    "disabled_lords": "count",
    "reshuffle": "when_empty",
    "court_bonus": "each_check",
    "supply": "unlimited",
    "turn_limit": None,
}


@pytest.mark.clause("A15")
@pytest.mark.parametrize(("preset", "values"), [("rulebook", RULEBOOK), ("bga", BGA)])
def test_a_preset_sets_every_option(preset: str, values: dict[str, Any]) -> None:
    assert ar.new_game("abyss", seats=2, options=preset).options == values


@pytest.mark.clause("A15")
def test_the_rulebook_is_the_default() -> None:
    assert ar.new_game("abyss", seats=2).options == RULEBOOK


@pytest.mark.clause("A15")
def test_single_options_change_a_preset() -> None:
    game = ar.new_game("abyss", seats=2, options={"preset": "bga", "supply": "box"})
    assert game.options == BGA | {"supply": "box"}


@pytest.mark.clause("A15")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[(name, "neither") for name in RULEBOOK],
        ("hand_limit", 11),
        ("ambassador_keys", 1),
        ("turn_limit", 0),
        ("turn_limit", -1),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    given: dict[str, Any] = {name: value}
    with pytest.raises(ar.AbyssError, match=name):
        ar.new_game("abyss", seats=2, options=given)


# --- without options ------------------------------------------------------------------------------


@pytest.mark.clause("A15", "A3.3")
def test_three_keys_and_no_location_anywhere_are_kept() -> None:
    game = table(
        {"lords": ["keeper"], "keys": 1},
        threat=3,
        exploration_deck=["monster", "..."],
        available=[],
        location_deck=[],
    )
    play(game, "explore", "fight")
    assert (keys(game)[0], free(game, 0), game.active) == (2, ["keeper"], 1)


# --- superfluous_allies ---------------------------------------------------------------------------


PAYMENTS: list[tuple[str, list[str], int, set[tuple[tuple[str, ...], int]]]] = [
    # (Lord, hand, Pearls, what only "allowed" allows)
    (
        "shepherd",  # 8, one Race
        ["seahorse 5", "seahorse 4", "seahorse 1"],
        0,
        {(("seahorse 1", "seahorse 4", "seahorse 5"), 0)},
    ),
    (
        "reaper",  # 7, two Races: the crab is the only one of its Race
        ["seahorse 5", "crab 4", "seahorse 2"],
        0,
        {(("crab 4", "seahorse 2", "seahorse 5"), 0)},
    ),
    (
        "reaper",
        ["seahorse 1", "crab 5", "crab 4"],
        3,
        # 10 for 7: both crabs are worth more than 3, nothing is superfluous.
        set(),
    ),
    (
        "reaper",
        ["seahorse 3", "crab 5", "crab 1"],
        0,
        {(("crab 1", "crab 5", "seahorse 3"), 0)},
    ),
    # Pearls that stand for a card make none superfluous.
    ("shepherd", ["seahorse 5", "seahorse 3"], 8, set()),
    ("shepherd", ["seahorse 5", "seahorse 2", "seahorse 1"], 3, set()),
]


@pytest.mark.clause("A15.superfluous_allies", "A6.1")
@pytest.mark.parametrize(("lord", "held", "have", "superfluous"), PAYMENTS)
def test_superfluous_allies_are_allowed_or_refused(
    lord: str, held: list[str], have: int, superfluous: set[tuple[tuple[str, ...], int]]
) -> None:
    found = {
        value: payments(
            table(
                {"hand": held, "pearls": have},
                court=[lord, *DEAR],
                options={"superfluous_allies": value},
            ),
            lord,
        )
        for value in ("allowed", "refused")
    }
    assert found["allowed"] - found["refused"] == superfluous
    assert found["refused"] <= found["allowed"]
    assert found["refused"]


@pytest.mark.clause("A15.superfluous_allies")
def test_a_lone_card_of_its_race_is_never_superfluous() -> None:
    game = table(
        {"hand": ["seahorse 5", "crab 5"]},
        court=["reaper", *DEAR],
        options={"superfluous_allies": "refused"},
    )
    assert payments(game, "reaper") == {(("crab 5", "seahorse 5"), 0)}


# --- hand_limit -----------------------------------------------------------------------------------


#: 12 Allies, and with the stack's one 13.
TWELVE = [*copies(4, "crab 1", "squid 1"), *copies(3, "crab 2"), "crab 5"]


@pytest.mark.clause("A15.hand_limit")
def test_without_a_limit_any_hand_is_kept() -> None:
    game = table({"hand": TWELVE, "pearls": 3})
    play(game, "support jellyfish")
    assert (game.active, len(hand(game, 0)), pearls(game)) == (1, 13, [3, 0])


@pytest.mark.clause("A15.hand_limit")
def test_above_12_an_ally_is_discarded_or_a_pearl_paid_for_it() -> None:
    game = table({"hand": TWELVE, "pearls": 1}, options={"hand_limit": 12})
    play(game, "support jellyfish")
    assert asked(game) == (0, "hand_limit")
    faces = ("jellyfish 1", "crab 1", "crab 2", "crab 5", "squid 1")
    assert offered(game) == {"pay pearl", *[f"discard {face}" for face in faces]}
    paid = play(game.clone(), "pay pearl")
    assert (paid.active, len(hand(paid, 0)), pearls(paid)) == (1, 13, [0, 0])
    discarded = play(game, "discard crab 5")
    assert (discarded.active, len(hand(discarded, 0)), pearls(discarded)) == (1, 12, [1, 0])
    assert "crab 5" not in hand(discarded, 0)
    assert discard(discarded) == 1


@pytest.mark.clause("A15.hand_limit")
def test_the_limit_is_paid_card_by_card() -> None:
    game = table(
        {"hand": [*TWELVE, "shellfish 4"], "pearls": 1},
        options={"hand_limit": 12},
        council={"jellyfish": ["jellyfish 1"], "seahorse": ["seahorse 5"]},
    )
    play(game, "support jellyfish")
    # 14: two are discarded, or paid for; Pearls come first, so that no way is there twice.
    discarded = play(game.clone(), "discard squid 1")
    assert "pay pearl" not in texts(discarded)
    play(game, "pay pearl")
    assert asked(game) == (0, "hand_limit")
    assert "pay pearl" not in texts(game)
    play(game, "discard shellfish 4")
    assert (game.active, len(hand(game, 0)), pearls(game)) == (1, 13, [0, 0])


@pytest.mark.clause("A15.hand_limit")
def test_a_hand_of_12_is_within_the_limit() -> None:
    game = table({"hand": TWELVE[1:], "pearls": 3}, options={"hand_limit": 12})
    play(game, "support jellyfish")
    assert (game.active, len(hand(game, 0)), pearls(game)) == (1, 12, [3, 0])


@pytest.mark.clause("A15.hand_limit", "A3.5")
def test_the_limit_of_12_comes_after_the_one_of_6() -> None:
    game = table(
        {"hand": TWELVE, "pearls": 5}, {"lords": ["commander"]}, options={"hand_limit": 12}
    )
    play(game, "support jellyfish")
    for _ in range(7):
        if asked(game) != (0, "discard"):
            break
        assert "pay pearl" not in texts(game)
        play(game, texts(game)[0])
    assert (game.active, len(hand(game, 0)), pearls(game)) == (1, 6, [5, 0])


# --- disabled_lords -------------------------------------------------------------------------------


@pytest.mark.clause("A15.disabled_lords", "A13")
@pytest.mark.parametrize(
    ("location", "counted", "influence_only"),
    [
        ("the_jail", 15 - 3, 15 - 2),
        ("sargasso_silos", 5 + 4, 5 + 2),
        ("the_abyss", 4, 4),
        ("the_throne_room", 10, 9),
        ("the_depths", 12, 12),
        ("the_closed_tower", 3, 3),
        ("the_lost_tower", 6, 3),
    ],
)
def test_disabled_lords_and_locations(location: str, counted: int, influence_only: int) -> None:
    mine = {
        "locations": [location],
        "lords": ["keeper", "miller", "trader"],
        "disabled": ["miller"],
    }
    for value, points in (("count", counted), ("influence_only", influence_only)):
        game = ended(mine, options={"disabled_lords": value})
        assert total(game, "locations")[0] == points
        assert total(game, "lords")[0] == 6 + 10 + 9  # its Influence counts in any case


# --- turn_limit -----------------------------------------------------------------------------------


@pytest.mark.clause("A15.turn_limit", "A9.4")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_after_the_limits_turns_the_game_stops_unfinished(limit: int) -> None:
    game = table({"lords": ["miller"]}, {}, council=COUNCIL, options={"turn_limit": limit})
    for race in ("crab", "squid", "seahorse")[:limit]:
        assert game.outcome.status == "running"
        play(game, f"support {race}")
    assert game.decision is None
    assert game.outcome.status == "unfinished"
    # It is scored as it stands: nothing in hand is affiliated.
    assert [score.total for score in game.scores()] == [10, 0]
    assert game.winners == (0,)


@pytest.mark.clause("A15.turn_limit", "A9.2")
def test_an_extra_turn_counts() -> None:
    paid = ["jellyfish 5", "jellyfish 3"]
    game = table(
        {"hand": paid}, court=["invoker", *DEAR], council=COUNCIL, options={"turn_limit": 1}
    )
    recruit(game, "invoker", *paid)
    assert game.outcome.status == "unfinished"
    longer = table(
        {"hand": paid}, court=["invoker", *DEAR], council=COUNCIL, options={"turn_limit": 2}
    )
    recruit(longer, "invoker", *paid)
    assert (longer.active, longer.turn) == (0, 2)
    play(longer, "support crab")
    assert longer.outcome.status == "unfinished"


@pytest.mark.clause("A15.turn_limit")
def test_without_a_limit_the_game_goes_on() -> None:
    game = table(council=COUNCIL)
    for race in COUNCIL:
        play(game, f"support {race}")
    assert (game.turn, game.outcome.status) == (6, "running")
    assert track(game) != []  # only exploring is left, and was begun unasked


@pytest.mark.clause("A15.turn_limit", "A9.2")
def test_a_game_that_ends_in_its_last_turn_has_ended() -> None:
    game = table(turn=1, ending=1, council=COUNCIL, options={"turn_limit": 1})
    play(game, "support crab")
    assert game.outcome.status == "ended"
