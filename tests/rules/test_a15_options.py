"""A15: presets and options, value against value; options about one card stand beside the card."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    asked,
    copies,
    court,
    deck_sizes,
    discard,
    ended,
    free,
    hand,
    happened,
    key_supply,
    keys,
    locations,
    offered,
    payments,
    pearls,
    play,
    recruit,
    table,
    texts,
    total,
    track,
    treasury,
)

DEAR = ["sage", "hermit", "elder"]
SHEPHERD = ["seahorse 5", "seahorse 3"]
SQUID_10 = ["squid 5", "squid 4", "squid 1"]

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


# --- lord_shortage --------------------------------------------------------------------------------


@pytest.mark.clause("A15.lord_shortage", "A9.1")
@pytest.mark.parametrize(("value", "ends"), [("refill_fails", False), ("deck_empty", True)])
def test_an_empty_deck_and_a_space_at_the_court(value: str, *, ends: bool) -> None:
    game = table(
        {}, {}, {}, court=DEAR, lord_deck=[], council=COUNCIL, options={"lord_shortage": value}
    )
    play(game, "support crab")
    assert bool(happened(game, "end_triggered")) is ends
    play(game, "support squid", "support seahorse")
    assert (game.outcome.status == "ended") is ends


@pytest.mark.clause("A15.lord_shortage", "A9.1")
@pytest.mark.parametrize(("value", "ends"), [("refill_fails", False), ("deck_empty", False)])
def test_a_full_court_over_an_empty_deck_ends_nothing(value: str, *, ends: bool) -> None:
    game = table(
        {"hand": SHEPHERD},
        court=["shepherd", "sage", "hermit"],
        lord_deck=["keeper", "reaper", "miller", "trader"],
        council=COUNCIL,
        options={"lord_shortage": value},
    )
    recruit(game, "shepherd", *SHEPHERD)
    assert (len(court(game)), deck_sizes(game)["lord"]) == (6, 0)
    assert bool(happened(game, "end_triggered")) is ends


@pytest.mark.clause("A15.lord_shortage", "A9.1")
def test_a_failed_refill_leaves_the_deck_empty_at_the_end_of_the_turn_too() -> None:
    for value in ("refill_fails", "deck_empty"):
        game = table(
            {"hand": SHEPHERD},
            court=["shepherd", "sage", "hermit"],
            lord_deck=["keeper", "reaper", "miller"],
            council=COUNCIL,
            options={"lord_shortage": value},
        )
        recruit(game, "shepherd", *SHEPHERD)
        assert [e.seat for e in happened(game, "end_triggered")] == [0]
        play(game, "support crab")
        assert game.outcome.status == "ended"


@pytest.mark.clause("A15.lord_shortage")
def test_a_deck_emptied_by_a_plot() -> None:
    for value, ends in (("refill_fails", False), ("deck_empty", True)):
        game = table(
            {"pearls": 1},
            court=DEAR,
            lord_deck=["keeper"],
            council=COUNCIL,
            options={"lord_shortage": value},
        )
        play(game, "plot", "support crab")
        assert bool(happened(game, "end_triggered")) is ends


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


# --- reshuffle ------------------------------------------------------------------------------------


@pytest.mark.clause("A15.reshuffle", "A4.9")
@pytest.mark.parametrize("value", ["when_needed", "when_empty"])
@pytest.mark.parametrize("how", ["refused", "bought", "monster"])
def test_when_the_discard_becomes_the_deck(value: str, how: str) -> None:
    game = table(
        {"lords": ["slaver"], "hand": ["jellyfish 5"]},
        {"pearls": 1},
        exploration_deck=["monster" if how == "monster" else "crab 1"],
        exploration_discard=["squid 1", "squid 2", "squid 3"],
        options={"reshuffle": value},
    )
    play(game, "explore")
    if how != "monster":
        # Not before the offers.
        assert (asked(game), discard(game)) == ((1, "offer"), 3)
        play(game, "buy" if how == "bought" else "decline")
    early = value == "when_empty"
    assert deck_sizes(game)["exploration"] == (3 if early else 0)
    assert discard(game) == (0 if early else 3)
    # What is sold now is in the new deck, or lies in the discard for the next one.
    play(game, "use slaver")
    if how != "bought":
        play(game, "leave")
        assert deck_sizes(game)["exploration"] == (2 if early else 3)
        assert discard(game) == (1 if early else 0)


# --- court_bonus ----------------------------------------------------------------------------------


@pytest.mark.clause("A15.court_bonus", "A6.5")
@pytest.mark.parametrize("value", ["once_per_recruiting", "each_check"])
@pytest.mark.parametrize("action", ["explore", "support"])
def test_a_low_court_in_any_action(value: str, action: str) -> None:
    game = table(
        court=["sage", "hermit"],
        lord_deck=["keeper", "reaper", "miller", "trader", "peddler"],
        exploration_deck=["crab 1", "..."],
        options={"court_bonus": value},
    )
    play(game, *(["explore", "take"] if action == "explore" else ["support jellyfish"]))
    each = value == "each_check"
    assert pearls(game) == [2 if each else 0, 0]
    assert len(court(game)) == (6 if each else 2)
    assert game.active == 1


@pytest.mark.clause("A15.court_bonus", "A6.5")
@pytest.mark.parametrize(("value", "gained"), [("once_per_recruiting", 2), ("each_check", 6)])
def test_a_low_court_is_checked_again_after_each_location(value: str, gained: int) -> None:
    game = table(
        {"hand": SHEPHERD, "keys": 5},
        court=["shepherd", "sage", "hermit"],
        lord_deck=[],
        available=["the_jail", "parliament"],
        location_deck=[],
        options={"court_bonus": value},
    )
    recruit(game, "shepherd", *SHEPHERD)
    while asked(game)[0] == 0:
        play(game, texts(game)[0])
    assert len(locations(game, 0)) == 2
    assert pearls(game) == [gained, 0]


@pytest.mark.clause("A15.court_bonus", "A6.5")
@pytest.mark.parametrize("value", ["once_per_recruiting", "each_check"])
def test_a_recruitment_is_paid_once_for_a_court_that_is_refilled(value: str) -> None:
    game = table(
        {"hand": SQUID_10, "pearls": 5, "keys": 3},
        court=["corruptor", "miller", "sage"],
        available=["the_jail"],
        location_deck=[],
        options={"court_bonus": value},
    )
    recruit(game, "corruptor", *SQUID_10)
    play(game, "accept", "choose miller")
    assert pearls(game) == [2, 0]
    assert len(court(game)) == 6


@pytest.mark.clause("A15.court_bonus", "A9.1")
def test_a_refill_that_fails_without_a_recruitment_ends_nothing() -> None:
    game = table(
        court=["sage", "hermit"],
        lord_deck=["keeper"],
        council=COUNCIL,
        options={"court_bonus": "each_check"},
    )
    play(game, "support crab")
    assert court(game) == ["sage", "hermit", "keeper"]
    assert pearls(game) == [2, 0]
    assert happened(game, "end_triggered") == []


# --- supply ---------------------------------------------------------------------------------------


@pytest.mark.clause("A15.supply", "A1")
@pytest.mark.parametrize(("value", "gained", "left"), [("unlimited", 2, -1), ("box", 1, 0)])
def test_pearls_of_a_reward_and_the_treasury(value: str, gained: int, left: int) -> None:
    game = table(
        {"pearls": 9},
        {"pearls": 40},
        threat=2,
        exploration_deck=["monster", "..."],
        options={"supply": value},
    )
    assert treasury(game) == 1
    play(game, "explore", "fight", "reward 2 pearls")
    assert pearls(game) == [9 + gained, 40]
    assert treasury(game) == left
    assert sum(pearls(game)) + treasury(game) == 50


@pytest.mark.clause("A15.supply", "A4.2")
def test_pearls_between_players_and_to_the_treasury_come_from_no_supply() -> None:
    game = table(
        {"pearls": 10},
        {"pearls": 40},
        exploration_deck=["crab 1", "crab 2", "..."],
        court=DEAR,
        options={"supply": "box"},
    )
    play(game, "plot", "explore", "buy")
    assert (pearls(game), treasury(game)) == ([10, 39], 1)


@pytest.mark.clause("A15.supply")
@pytest.mark.parametrize(("value", "gained"), [("unlimited", 2), ("box", 1)])
def test_key_tokens_and_their_pile(value: str, gained: int) -> None:
    game = table(
        {},
        {"keys": 9},
        threat=6,
        exploration_deck=["monster", "..."],
        options={"supply": value},
    )
    play(game, "explore", "fight")
    assert keys(game) == [gained, 9]
    assert key_supply(game) == 1 - gained


@pytest.mark.clause("A15.supply", "A7.1")
def test_key_tokens_used_go_back_to_the_pile() -> None:
    game = table(
        {"keys": 2},
        {"keys": 8},
        threat=6,
        exploration_deck=["monster", "monster", "..."],
        available=["the_jail"],
        location_deck=[],
        options={"supply": "box"},
    )
    play(game, "explore", "fight")
    assert (keys(game), key_supply(game)) == ([2, 8], 0)  # none was left to gain
    two = table(
        {"keys": 2},
        {"keys": 7},
        threat=6,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
        location_deck=[],
        options={"supply": "box"},
    )
    play(two, "explore", "fight")
    assert (keys(two), key_supply(two)) == ([0, 7], 3)
    assert locations(two, 0) == {"the_jail": []}


@pytest.mark.clause("A15.supply")
def test_a_position_beyond_the_box_is_refused_with_that_option_only() -> None:
    with pytest.raises(ar.PositionError, match="Pearls"):
        table({"pearls": 51}, options={"supply": "box"})
    assert treasury(table({"pearls": 51})) == -1


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
