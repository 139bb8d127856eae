"""A3: the course of a turn, whatever the cards; when a Power comes in it stands beside its card."""

from typing import Any

import pytest

from tests.rules.table import (
    COUNCIL,
    DEAR,
    asked,
    copies,
    court,
    deck_sizes,
    hand,
    happened,
    keys,
    locations,
    offered,
    pearls,
    play,
    table,
    texts,
)

# --- A3.0 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.0", "A4.2")
def test_the_price_of_a_purchase_is_1_again_in_the_next_turn() -> None:
    game = table(
        {"pearls": 1},
        {"pearls": 1},
        exploration_deck=["crab 1", "crab 2", "crab 3", "crab 4", "..."],
    )
    play(game, "explore", "buy", "take")
    assert pearls(game) == [2, 0]
    play(game, "explore")
    assert asked(game) == (0, "offer")
    play(game, "buy")
    assert pearls(game) == [1, 1]


# --- A3.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.1")
def test_plots_fill_the_court_from_the_top_of_the_deck() -> None:
    game = table({"pearls": 4}, court=DEAR, lord_deck=["miller", "trader", "keeper", "reaper"])
    play(game, "plot", "plot", "plot")
    assert court(game) == [*DEAR, "miller", "trader", "keeper"]
    assert pearls(game) == [1, 0]
    assert "plot" not in texts(game)  # no empty space


@pytest.mark.clause("A3.1")
@pytest.mark.parametrize(
    ("have", "lords", "deck", "offered"),
    [
        (1, DEAR, ["miller"], True),
        (0, DEAR, ["miller"], False),
        (1, DEAR, [], False),
        (1, [*DEAR, "keeper", "reaper", "shepherd"], ["miller"], False),
    ],
)
def test_a_plot_needs_a_pearl_a_space_and_a_deck(
    have: int, lords: list[str], deck: list[str], *, offered: bool
) -> None:
    game = table({"pearls": have}, court=lords, lord_deck=deck, council=COUNCIL)
    assert ("plot" in texts(game)) is offered


@pytest.mark.clause("A3.1", "A3.2")
def test_plots_come_before_the_action_only() -> None:
    game = table({"pearls": 5, "lords": ["oracle"]}, court=DEAR, council=COUNCIL)
    play(game, "support crab")
    assert asked(game) == (0, "finish")
    assert offered(game) == {"finish", "use oracle"}


# --- A3.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.2")
def test_the_three_actions_are_offered() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 4"]},
        court=["shepherd", "miller", *DEAR],
        council={"crab": ["crab 1"], "squid": ["squid 1"]},
    )
    assert offered(game) == {"explore", "support crab", "support squid", "recruit shepherd"}


@pytest.mark.clause("A3.2")
@pytest.mark.parametrize("action", ["explore", "support", "recruit"])
def test_after_one_action_the_turn_is_over(action: str) -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"]},
        court=["shepherd", *DEAR],
        council=COUNCIL,
        exploration_deck=["crab 2", "..."],
    )
    answers = {
        "explore": ["explore", "take"],
        "support": ["support crab"],
        "recruit": ["recruit shepherd"],
    }[action]
    play(game, *answers)
    assert (game.active, game.turn) == (1, 2)
    assert asked(game) == (1, "action")


# --- A3.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.3", "A7.1")
def test_as_long_as_3_keys_remain_another_location_is_controlled() -> None:
    game = table(
        {"lords": ["keeper", "reaper"], "keys": 2},
        threat=6,
        exploration_deck=["monster", "..."],
        available=["the_jail", "parliament", "the_depths"],
    )
    play(game, "explore", "fight")
    # 4 tokens and 2 Lords: at least 1 token is used, so the first one is spent unasked.
    assert offered(game) == {"spend token", "spend keeper"}
    play(game, "spend token", "spend token", "control the_jail")
    assert asked(game) == (0, "location")  # token, keeper, reaper: the only three left
    play(game, "control parliament")
    assert keys(game) == [0, 0]
    assert locations(game, 0) == {"the_jail": [], "parliament": ["keeper", "reaper"]}
    assert game.active == 1


@pytest.mark.clause("A3.3", "A6.0")
def test_the_third_key_of_a_recruited_lord_controls_a_location() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"], "keys": 2},
        court=["shepherd", *DEAR],
        available=["the_jail"],
        location_deck=[],
    )
    play(game, "recruit shepherd")
    assert locations(game, 0) == {"the_jail": ["shepherd"]}
    assert keys(game) == [0, 0]


# --- A3.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.4")
def test_a_turn_power_is_used_once_before_or_after_the_action() -> None:
    mine = {"lords": ["slaver"], "hand": copies(3, "crab 1"), "pearls": 0}
    game = table(mine, court=DEAR, council=COUNCIL)
    before = play(game.clone(), "use slaver")
    assert "use slaver" not in texts(before)
    play(before, "support squid")
    assert (before.active, pearls(before)[0]) == (1, 2)

    after = play(game, "support squid")
    assert asked(after) == (0, "finish")
    play(after, "use slaver", "choose crab 1")
    assert (after.active, pearls(after)[0]) == (1, 2)
    assert hand(after, 0) == ["crab 1", "crab 1", "squid 1"]


# --- A3.5 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.5")
def test_the_next_player_clockwise_follows() -> None:
    game = table({}, {}, {}, {}, turn=2, court=DEAR, council=COUNCIL)
    seats = []
    for race in ("crab", "squid", "seahorse"):
        seats.append(game.active)
        play(game, f"support {race}")
    assert seats == [2, 3, 0]


# --- A3.6 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.6")
def test_who_can_do_nothing_passes() -> None:
    game = table(
        {},
        {"hand": ["seahorse 5", "seahorse 3"], "pearls": 1},
        exploration_deck=[],
        council={},
        court=["shepherd", *DEAR],
    )
    assert game.active == 1
    assert [event.seat for event in happened(game, "passed")] == [0]
    assert offered(game) == {"recruit shepherd", "plot"}


@pytest.mark.clause("A3.6")
def test_a_pass_does_not_end_plots_and_turn_powers() -> None:
    game = table(
        {"pearls": 2, "lords": ["slaver"], "hand": ["crab 1"]},
        exploration_deck=[],
        council={},
        court=DEAR,
        lord_deck=["miller", "trader", "keeper", "reaper"],
    )
    assert offered(game) == {"pass", "plot", "use slaver"}
    play(game, "plot")
    assert offered(game) == {"pass", "plot", "use slaver"}
    play(game, "pass")
    assert asked(game) == (0, "finish")
    assert offered(game) == {"finish", "plot", "use slaver"}
    play(game, "plot", "use slaver", "plot")
    assert len(court(game)) == 6
    assert game.active == 1
    assert deck_sizes(game)["lord"] == 1


@pytest.mark.clause("A3.6")
@pytest.mark.parametrize("left", ["deck", "discard", "stack", "lord"])
def test_nobody_may_pass_who_can_act(left: str) -> None:
    words: dict[str, Any] = {"exploration_deck": [], "council": {}, "court": ["shepherd", *DEAR]}
    mine: dict[str, object] = {"pearls": 1}
    if left == "deck":
        words["exploration_deck"] = ["crab 1"]
    elif left == "discard":
        words["exploration_discard"] = ["crab 1"]
    elif left == "stack":
        words["council"] = {"crab": ["crab 1"]}
    else:
        mine["hand"] = ["seahorse 5", "seahorse 3"]
    game = table(mine, **words)
    action = {
        "deck": "explore",
        "discard": "explore",
        "stack": "support crab",
        "lord": "recruit shepherd",
    }[left]
    assert offered(game) == {action, "plot"}
