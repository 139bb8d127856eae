"""A15: the options about decks and supplies that run out, and about refilling."""

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    DEAR,
    asked,
    court,
    deck_sizes,
    discard,
    happened,
    key_supply,
    keys,
    locations,
    pearls,
    play,
    recruit,
    table,
    texts,
    treasury,
)

SHEPHERD = ["seahorse 5", "seahorse 3"]
SQUID_10 = ["squid 5", "squid 4", "squid 1"]


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
