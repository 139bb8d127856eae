"""Merchants: Pearls gained on arrival, in each turn, by an exploration or by a sale."""

import pytest

from tests.cards.positions import court_with, ends, price, without_power
from tests.rules.table import (
    COUNCIL,
    asked,
    discard,
    free,
    hand,
    offers,
    pearls,
    play,
    table,
    texts,
)

GAINS = {"trader": 3, "peddler": 2, "shopkeeper": 1, "landlord": 1}


def gained(lord: str) -> int:
    """The Pearls gained by a Lord's arrival."""
    game = table({"hand": price(lord)}, court=court_with(lord), council=COUNCIL)
    play(game, f"recruit {lord}")
    assert free(game, 0) == [lord]
    assert pearls(game)[1] == 0
    return pearls(game)[0]


def test_trader_brings_3_pearls() -> None:
    assert gained("trader") == 3


def test_peddler_brings_2_pearls() -> None:
    assert gained("peddler") == 2


def test_shopkeeper_brings_1_pearl() -> None:
    assert gained("shopkeeper") == 1


@pytest.mark.parametrize("lord", ["trader", "peddler", "shopkeeper"])
@pytest.mark.clause("A6.4")
def test_pearls_of_an_arrival_come_once_and_after_the_payment(lord: str) -> None:
    game = table({"hand": price(lord)[1:], "pearls": 1}, court=court_with(lord), council=COUNCIL)
    assert offers(game, "recruit") == set()
    game = table({"hand": price(lord)}, court=court_with(lord), council=COUNCIL)
    play(game, f"recruit {lord}", "support crab", "support squid", "support jellyfish")
    assert pearls(game) == [GAINS[lord], 0]


@pytest.mark.parametrize("lord", ["trader", "peddler", "shopkeeper", "landlord"])
@pytest.mark.clause("A15.supply")
def test_pearls_of_an_arrival_are_those_left_in_the_box(lord: str) -> None:
    game = table(
        {"hand": price(lord)},
        {"pearls": 50},
        court=court_with(lord),
        council=COUNCIL,
        options={"supply": "box"},
    )
    play(game, f"recruit {lord}")
    assert pearls(game) == [0, 50]


# --- Landlord ---------------------------------------------------------------------------------


@pytest.mark.clause("A3.0", "A6.4")
def test_landlord_brings_a_pearl_now_and_at_the_start_of_each_own_turn() -> None:
    assert gained("landlord") == 1
    game = table({"hand": price("landlord")}, court=court_with("landlord"), council=COUNCIL)
    play(game, "recruit landlord")
    play(game, "support crab")
    assert (game.active, pearls(game)) == (0, [2, 0])
    play(game, "support squid")
    assert (game.active, pearls(game)) == (1, [2, 0])
    play(game, "support jellyfish")
    assert (game.active, pearls(game)) == (0, [3, 0])


@pytest.mark.clause("A3.0")
def test_landlord_pays_a_plot_with_the_pearl_of_the_turn() -> None:
    game = table({"lords": ["landlord"]}, turn=1, court=["sage"], council=COUNCIL)
    play(game, "support crab")
    assert pearls(game) == [1, 0]
    assert "plot" in texts(game)


@ends
@pytest.mark.clause("A6.6")
def test_landlord_ends_when_covered_or_disabled(how: str) -> None:
    game = table(without_power("landlord", how), turn=1, council=COUNCIL)
    play(game, "support crab")
    assert (game.active, pearls(game)) == (0, [0, 0])


# --- Ship Master ------------------------------------------------------------------------------

TRACK = ["crab 1", "crab 2", "squid 1", "jellyfish 2", "..."]


@pytest.mark.clause("A8.13")
def test_ship_master_brings_a_pearl_for_each_race_sent_to_the_council() -> None:
    game = table({"lords": ["ship_master"]}, exploration_deck=TRACK)
    play(game, "explore", "leave", "leave", "leave", "take")
    # crab twice and squid; the jellyfish was taken.
    assert pearls(game) == [2, 0]


@pytest.mark.clause("A8.13", "A4.8")
def test_ship_master_counts_after_a_fight_too_and_no_monsters() -> None:
    deck = ["crab 1", "monster", "squid 1", "monster", "..."]
    game = table({"lords": ["ship_master"]}, exploration_deck=deck, council=COUNCIL)
    play(game, "explore", "leave", "leave", "leave", "fight")
    assert asked(game) == (0, "reward")
    # They come before the reward is chosen.
    assert pearls(game) == [2, 0]


@pytest.mark.clause("A8.13")
def test_ship_master_finds_nothing_to_count_when_all_was_taken_or_bought() -> None:
    game = table({"lords": ["ship_master"]}, {"pearls": 1}, exploration_deck=TRACK, council=COUNCIL)
    play(game, "explore", "buy", "take")
    assert pearls(game) == [1, 0]  # the price paid for the first


def test_ship_master_does_nothing_in_the_explorations_of_others() -> None:
    game = table({"lords": ["ship_master"]}, turn=1, exploration_deck=TRACK, council=COUNCIL)
    play(game, "explore", "leave", "leave", "take")
    assert pearls(game) == [0, 0]


@ends
@pytest.mark.clause("A6.6")
def test_ship_master_ends_when_covered_or_disabled(how: str) -> None:
    game = table(without_power("ship_master", how), exploration_deck=TRACK, council=COUNCIL)
    play(game, "explore", "leave", "leave", "take")
    assert pearls(game) == [0, 0]


# --- Slaver -----------------------------------------------------------------------------------

HAND = ["crab 1", "crab 1", "squid 2"]


def test_slaver_sells_an_ally_for_2_pearls() -> None:
    game = table({"lords": ["slaver"], "hand": HAND}, council={"squid": ["squid 1"]})
    play(game, "use slaver")
    # Allies are chosen by face: the two crabs are one option.
    assert texts(game) == ["choose crab 1", "choose squid 2"]
    play(game, "choose squid 2")
    assert (pearls(game), hand(game, 0)) == ([2, 0], ["crab 1", "crab 1"])
    assert discard(game) == 1
    assert [event.kind for event in game.events(1)].count("allies_discarded") == 1


@pytest.mark.clause("A3.4")
def test_slaver_sells_once_in_each_own_turn() -> None:
    game = table({"lords": ["slaver"], "hand": HAND}, council=COUNCIL)
    play(game, "use slaver", "choose squid 2")
    assert "use slaver" not in texts(game)
    play(game, "support squid")
    assert asked(game) == (1, "action")
    assert "use slaver" not in texts(game)
    play(game, "support crab")
    assert "use slaver" in texts(game)


@pytest.mark.clause("A3.4")
def test_slaver_works_in_the_turn_it_arrives() -> None:
    game = table(
        {"hand": [*price("slaver"), "squid 2"]}, court=court_with("slaver"), council=COUNCIL
    )
    play(game, "recruit slaver")
    assert (asked(game), texts(game)) == ((0, "finish"), ["finish", "use slaver"])
    play(game, "use slaver")
    assert (game.active, pearls(game), hand(game, 0)) == (1, [2, 0], [])


@pytest.mark.clause("A8.3")
def test_slaver_may_be_declined() -> None:
    game = table({"lords": ["slaver"], "hand": HAND}, council=COUNCIL)
    play(game, "support crab", "finish")
    assert (game.active, pearls(game)) == (1, [0, 0])


def test_slaver_has_nothing_to_sell_with_an_empty_hand() -> None:
    game = table({"lords": ["slaver"]}, council=COUNCIL)
    assert "use slaver" not in texts(game)


@ends
@pytest.mark.clause("A6.6")
def test_slaver_ends_when_covered_or_disabled(how: str) -> None:
    game = table({**without_power("slaver", how), "hand": HAND}, council=COUNCIL)
    assert "use slaver" not in texts(game)
