"""A3: the course of a turn."""

from typing import Any

import pytest

from tests.rules.table import (
    COUNCIL,
    asked,
    copies,
    council,
    court,
    deck_sizes,
    disabled,
    discard,
    free,
    hand,
    happened,
    keys,
    locations,
    offered,
    pearls,
    play,
    recruit,
    table,
    texts,
)

#: A Court that nobody can pay for without all five Races, so that it stays as it is.
DEAR = ["sage", "hermit", "elder"]


# --- A3.0 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A3.0")
def test_a_pearl_of_the_start_of_the_turn_can_pay_a_plot() -> None:
    game = table({}, {"lords": ["landlord"]}, court=DEAR, council=COUNCIL)
    play(game, "support crab")
    assert asked(game) == (1, "action")
    assert pearls(game) == [0, 1]
    play(game, "plot")
    assert pearls(game) == [0, 0]
    assert len(court(game)) == 4


@pytest.mark.clause("A3.0")
def test_powers_and_prices_are_fresh_in_an_extra_turn() -> None:
    game = table(
        {
            "lords": ["slaver", "landlord"],
            "hand": ["jellyfish 5", "jellyfish 3", "crab 1", "crab 1", "crab 1"],
        },
        {"pearls": 3},
        court=["invoker", *DEAR],
        exploration_deck=["squid 1", "squid 2", "..."],
    )
    play(game, "use slaver", "choose crab 1")
    recruit(game, "invoker", "jellyfish 5", "jellyfish 3")
    assert game.active == 0
    assert pearls(game) == [2 + 1, 3]  # the Landlord's, at the start of the extra turn
    assert "use slaver" in texts(game)
    play(game, "use slaver", "explore")
    assert asked(game) == (1, "offer")
    play(game, "buy")
    assert pearls(game) == [3 + 2 + 1, 2]
    assert game.turn == 2


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


@pytest.mark.clause("A3.4")
def test_a_turn_power_need_not_be_used() -> None:
    game = table({"lords": ["slaver"], "hand": ["crab 1"]}, court=DEAR, council=COUNCIL)
    play(game, "support squid", "finish")
    assert (game.active, pearls(game)) == (1, [0, 0])


@pytest.mark.clause("A3.4", "A3.1")
def test_the_pearls_of_a_power_pay_plots_at_once_and_between_plots() -> None:
    game = table(
        {"lords": ["slaver"], "hand": ["crab 1"], "pearls": 1}, court=DEAR, council=COUNCIL
    )
    play(game, "plot")
    assert "plot" not in texts(game)
    play(game, "use slaver", "plot", "plot")
    assert pearls(game) == [0, 0]
    assert len(court(game)) == 6


@pytest.mark.clause("A3.4")
def test_the_pearls_of_a_power_pay_for_a_lord() -> None:
    game = table(
        {"lords": ["slaver"], "hand": ["seahorse 5", "seahorse 1", "crab 1"]},
        court=["shepherd", *DEAR],
    )
    assert "recruit shepherd" not in texts(game)
    play(game, "use slaver", "choose crab 1", "recruit shepherd")
    assert free(game, 0) == ["slaver", "shepherd"]
    assert pearls(game) == [0, 0]


@pytest.mark.clause("A3.4")
def test_a_turn_power_on_an_ally_nobody_bought() -> None:
    game = table(
        {"lords": ["slaver"], "hand": ["crab 1"]}, exploration_deck=["squid 1", "squid 2", "..."]
    )
    play(game, "explore")
    assert offered(game) == {"take", "leave", "use slaver"}
    play(game, "use slaver")
    assert offered(game) == {"take", "leave"}
    play(game, "leave")
    assert offered(game) == {"take", "leave"}


@pytest.mark.clause("A3.4")
def test_a_turn_power_on_a_monster() -> None:
    game = table({"lords": ["oracle"]}, exploration_deck=["monster", "..."], council=COUNCIL)
    play(game, "explore")
    assert offered(game) == {"fight", "leave", "use oracle"}
    play(game, "use oracle", "choose crab")
    assert offered(game) == {"fight", "leave"}
    assert council(game)["crab"] == 0
    assert discard(game) == 1


@pytest.mark.clause("A3.4")
def test_a_turn_power_after_a_purchase_before_the_next_reveal() -> None:
    game = table(
        {"lords": ["oracle"]},
        {"pearls": 1},
        exploration_deck=["squid 1", "squid 2", "..."],
        council=COUNCIL,
    )
    play(game, "explore")
    assert offered(game) == {"buy", "decline"}  # nothing between a reveal and the offers
    play(game, "buy")
    assert asked(game) == (0, "continue")
    assert offered(game) == {"continue", "use oracle"}
    play(game, "use oracle", "choose crab")
    assert offered(game) == {"take", "leave"}


@pytest.mark.clause("A3.4")
def test_no_turn_power_inside_a_payment_a_power_or_a_choice_of_location() -> None:
    game = table(
        {
            "lords": ["oracle", "keeper"],
            "keys": 0,
            "hand": ["seahorse 5", "seahorse 4", "seahorse 3"],
        },
        {},
        court=["shepherd", *DEAR],
        council=COUNCIL,
        available=["the_jail", "parliament"],
    )
    play(game, "recruit shepherd")
    while asked(game)[1] == "payment":
        assert not [text for text in texts(game) if text.startswith("use")]
        play(game, texts(game)[0])
    assert asked(game) == (0, "location")
    assert not [text for text in texts(game) if text.startswith("use")]
    play(game, "control the_jail")
    assert game.active == 1  # the Oracle lies under the Location: there is no Power any more


@pytest.mark.clause("A3.4")
def test_a_lord_that_arrived_this_turn_can_be_used() -> None:
    game = table({"hand": ["shellfish 5", "shellfish 3", "crab 1"]}, court=["slaver", *DEAR])
    recruit(game, "slaver", "shellfish 5", "shellfish 3")
    assert offered(game) == {"finish", "use slaver"}
    play(game, "use slaver")
    assert (pearls(game), hand(game, 0)) == ([2, 0], [])


@pytest.mark.clause("A3.4", "A3.5")
def test_turn_powers_come_before_the_hand_checks() -> None:
    game = table(
        {"lords": ["slaver"], "hand": copies(3, "crab 1", "crab 2")},
        {"lords": ["commander"]},
        court=DEAR,
        council=COUNCIL,
    )
    play(game, "support squid")
    assert asked(game) == (0, "finish")
    play(game, "use slaver", "choose squid 1")
    assert (game.active, len(hand(game, 0))) == (1, 6)


# --- A3.5 ---------------------------------------------------------------------------------------


SEVEN = ["crab 1", "crab 2", "crab 3", "squid 2", "squid 3", "squid 4", "squid 5"]


@pytest.mark.clause("A3.5", "A8.1")
def test_the_hand_is_checked_at_the_end_of_the_own_turn_only() -> None:
    game = table(
        {"hand": SEVEN[:6]},
        {"lords": ["commander"]},
        {"hand": SEVEN[:1]},
        court=DEAR,
        council=COUNCIL,
    )
    play(game, "support seahorse")
    assert asked(game) == (0, "discard")
    play(game, "discard seahorse 1")
    assert sorted(hand(game, 0)) == SEVEN[:6]
    assert game.active == 1


@pytest.mark.clause("A3.5", "A8.2", "A6.6")
@pytest.mark.parametrize(
    ("mine", "yours", "kept"),
    [
        ({}, {"lords": ["commander"]}, 6),
        ({"lords": ["shaman"]}, {"lords": ["commander"]}, 8),
        ({"lords": ["shaman"], "disabled": ["shaman"]}, {"lords": ["commander"]}, 6),
        ({}, {"lords": ["commander"], "disabled": ["commander"]}, 8),
        ({}, {"locations": [{"the_jail": ["commander"]}]}, 8),
    ],
    ids=["in force", "Shaman", "disabled Shaman", "disabled", "covered"],
)
def test_what_is_in_force_at_the_end_of_the_turn_counts(
    mine: dict[str, object], yours: dict[str, object], kept: int
) -> None:
    game = table(mine | {"hand": SEVEN}, yours, court=DEAR, council=COUNCIL)
    play(game, "support seahorse")
    while asked(game)[1] == "discard":
        play(game, texts(game)[0])
    assert len(hand(game, 0)) == kept
    assert game.active == 1


@pytest.mark.clause("A3.5", "A6.6")
def test_a_commander_disabled_in_this_turn_limits_nothing_at_its_end() -> None:
    game = table(
        {
            "hand": [
                "crab 5",
                "crab 4",
                "crab 4",
                *copies(2, "squid 1", "squid 2", "squid 3"),
                "squid 4",
            ]
        },
        {"lords": ["commander", "miller"]},
        court=["assassin", *DEAR],
    )
    recruit(game, "assassin", "crab 5", "crab 4", "crab 4")
    play(game, "choose commander")
    assert disabled(game) == ["commander"]
    assert (game.active, len(hand(game, 0))) == (1, 7)


@pytest.mark.clause("A3.5")
def test_the_owner_of_the_commander_has_no_limit() -> None:
    game = table({"lords": ["commander"], "hand": SEVEN}, court=DEAR, council=COUNCIL)
    play(game, "support seahorse")
    assert (game.active, len(hand(game, 0))) == (1, 8)


@pytest.mark.clause("A3.5", "A9.3")
def test_in_the_last_round_the_hand_is_checked_before_the_last_affiliation() -> None:
    game = table(
        {"lords": ["commander"]},
        {"hand": SEVEN[:6]},
        turn=1,
        ending=1,
        court=DEAR,
        council={"seahorse": ["seahorse 5"]},
    )
    play(game, "support seahorse")
    assert asked(game) == (1, "discard")
    play(game, "discard seahorse 5")
    assert game.outcome.status == "ended"
    assert game.scores()[1]["allies"] == 1 + 2


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
def test_a_power_that_makes_an_action_possible_ends_the_need_to_pass() -> None:
    game = table(
        {"lords": ["slaver"], "hand": ["crab 1"]},
        exploration_deck=[],
        council={},
        court=DEAR,
    )
    assert offered(game) == {"pass", "use slaver"}
    play(game, "use slaver")
    assert offered(game) == {"explore", "plot"}  # the Ally sold lies in the discard


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


@pytest.mark.clause("A3.3")
def test_a_turn_power_after_requesting_support_checks_no_keys_that_were_there() -> None:
    game = table({"lords": ["slaver"], "keys": 3, "hand": ["crab 1"]})
    play(game, "support jellyfish", "use slaver", "choose crab 1")
    assert asked(game)[1] != "keys"
    assert keys(game) == [3, 0]
