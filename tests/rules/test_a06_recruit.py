"""A6: recruiting any Lord: payments, the Court, Keys; Lords that change it have scenarios."""

import pytest

from tests.rules.table import (
    DEAR,
    affiliated,
    asked,
    court,
    deck_sizes,
    disabled,
    discard,
    free,
    hand,
    keys,
    locations,
    offered,
    offers,
    order_of,
    payments,
    pearls,
    play,
    recruit,
    table,
    texts,
)

SQUID_10 = ["squid 5", "squid 4", "squid 1"]

# --- A6.0 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.0")
def test_a_recruitment_goes_in_the_order_of_the_rules() -> None:
    game = table(
        {
            "hand": ["shellfish 5", "crab 5", "squid 1"],
            "lords": ["slaver", "keeper", "reaper"],
        },
        court=["landlord", "sage", "hermit"],
        available=["the_jail"],
        location_deck=[],
    )
    recruit(game, "landlord", "shellfish 5", "crab 5")
    play(game, "affiliate crab 5")
    assert asked(game)[1] == "keys"  # keeper, reaper, slaver and landlord have one Key each
    assert len(court(game)) == 6
    play(game, "spend keeper")  # with the Reaper and the Landlord; the Slaver stays
    assert offered(game) == {"finish", "use slaver"}
    play(game, "finish")
    assert order_of(
        game,
        (
            "lord_paid",
            "ally_affiliated",
            "lord_recruited",
            "pearls_gained",
            "lord_revealed",
            "location_controlled",
            "turn_started",
        ),
    ) == [
        "lord_paid",
        "ally_affiliated",
        "lord_recruited",
        "pearls_gained",  # the Landlord's Power
        "pearls_gained",  # the Court's
        *["lord_revealed"] * 4,
        "location_controlled",
        "turn_started",
    ]


# --- A6.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.1")
def test_exactly_the_number_of_races_with_the_large_bubbles_among_them() -> None:
    game = table({"hand": ["seahorse 4", "crab 4", "squid 4"]}, court=["reaper", *DEAR])
    assert payments(game, "reaper") == {
        (("crab 4", "seahorse 4"), 0),
        (("seahorse 4", "squid 4"), 0),
    }


@pytest.mark.clause("A6.1")
def test_any_number_of_each_race_and_superfluous_cards() -> None:
    game = table({"hand": ["seahorse 4", "seahorse 2", "seahorse 2"]}, court=["shepherd", *DEAR])
    assert payments(game, "shepherd") == {(("seahorse 2", "seahorse 2", "seahorse 4"), 0)}
    game = table({"hand": ["seahorse 5", "seahorse 4", "seahorse 1"]}, court=["shepherd", *DEAR])
    assert payments(game, "shepherd") == {
        (("seahorse 4", "seahorse 5"), 0),
        (("seahorse 1", "seahorse 4", "seahorse 5"), 0),
    }


@pytest.mark.clause("A6.1")
def test_pearls_make_up_what_is_missing_and_never_more() -> None:
    game = table({"hand": ["seahorse 5", "seahorse 2"], "pearls": 6}, court=["shepherd", *DEAR])
    assert payments(game, "shepherd") == {
        (("seahorse 2", "seahorse 5"), 1),
        (("seahorse 5",), 3),
        (("seahorse 2",), 6),
    }
    poorer = table({"hand": ["seahorse 5", "seahorse 2"], "pearls": 2}, court=["shepherd", *DEAR])
    assert payments(poorer, "shepherd") == {(("seahorse 2", "seahorse 5"), 1)}


@pytest.mark.clause("A6.1")
def test_pearls_replace_no_race() -> None:
    game = table(
        {"hand": ["seahorse 5", "crab 5"], "pearls": 40}, court=["keeper", "miller", *DEAR]
    )
    assert offers(game, "recruit") == {"miller"}


@pytest.mark.clause("A6.1")
def test_an_ambassador_takes_all_five_races() -> None:
    hand_of_five = ["jellyfish 2", "crab 2", "seahorse 2", "shellfish 2", "squid 2"]
    game = table({"hand": hand_of_five}, court=["sage", "keeper", "reaper", "miller"])
    assert "recruit sage" in texts(game)
    assert payments(game, "sage") == {(tuple(sorted(hand_of_five)), 0)}
    four = table(
        {"hand": [*hand_of_five[:4], "crab 5"], "pearls": 20},
        court=["sage", "keeper", "reaper", "miller"],
    )
    assert "recruit sage" not in texts(four)


@pytest.mark.clause("A6.1")
def test_only_lords_of_the_court_can_be_recruited() -> None:
    game = table(
        {"hand": ["seahorse 5"], "pearls": 9},
        court=["shepherd", *DEAR],
        lord_deck=["landowner", "..."],
    )
    assert offers(game, "recruit") == {"shepherd"}


# --- A6.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.3")
def test_the_lowest_ally_paid_is_affiliated_and_the_others_are_discarded() -> None:
    game = table(
        {"hand": ["seahorse 5", "crab 2"], "affiliated": ["squid 4"]}, court=["reaper", *DEAR]
    )
    play(game, "recruit reaper")
    assert affiliated(game, 0) == ["crab 2", "squid 4"]
    assert (hand(game, 0), discard(game)) == ([], 1)


@pytest.mark.clause("A6.3")
def test_among_equals_the_player_chooses() -> None:
    game = table({"hand": ["seahorse 2", "crab 2", "squid 4"]}, court=["keeper", *DEAR])
    play(game, "recruit keeper")
    assert asked(game) == (0, "affiliation")
    assert offered(game) == {"affiliate seahorse 2", "affiliate crab 2"}
    play(game, "affiliate crab 2")
    assert affiliated(game, 0) == ["crab 2"]


@pytest.mark.clause("A6.3")
def test_affiliated_allies_cannot_pay() -> None:
    game = table({"hand": ["seahorse 5"], "affiliated": ["seahorse 4"]}, court=["shepherd", *DEAR])
    assert offers(game, "recruit") == set()


# --- A6.5 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.5")
def test_with_three_lords_left_nothing_happens() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"]}, court=["sage", "shepherd", "hermit", "elder"]
    )
    play(game, "recruit shepherd")
    assert court(game) == ["sage", "hermit", "elder"]
    assert pearls(game) == [0, 0]


@pytest.mark.clause("A6.5")
def test_with_two_left_the_court_is_refilled_from_the_deck_for_2_pearls() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"]},
        court=["sage", "shepherd", "hermit"],
        lord_deck=["keeper", "reaper", "miller", "trader", "peddler"],
    )
    play(game, "recruit shepherd")
    assert court(game) == ["sage", "hermit", "keeper", "reaper", "miller", "trader"]
    assert pearls(game) == [2, 0]
    assert deck_sizes(game)["lord"] == 1


@pytest.mark.clause("A6.5")
def test_fewer_than_two_are_refilled_just_so() -> None:
    game = table(
        {"hand": SQUID_10, "pearls": 5},
        court=["corruptor", "miller", "sage"],
    )
    recruit(game, "corruptor", *SQUID_10)
    play(game, "accept", "choose miller")
    assert court(game)[0] == "sage"
    assert len(court(game)) == 6
    assert pearls(game) == [2, 0]


@pytest.mark.clause("A6.5")
def test_with_an_empty_deck_the_2_pearls_are_still_gained() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"]}, court=["sage", "shepherd", "hermit"], lord_deck=[]
    )
    play(game, "recruit shepherd")
    assert (pearls(game), court(game)) == ([2, 0], ["sage", "hermit"])


# --- A6.6 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.6", "A7.1")
def test_a_disabled_lord_has_no_keys() -> None:
    game = table(
        {"lords": ["keeper", "reaper"], "disabled": ["reaper"], "keys": 0},
        threat=3,
        exploration_deck=["monster", "monster", "..."],
        available=["the_jail"],
        location_deck=[],
    )
    play(game, "explore", "fight")
    assert (keys(game), locations(game, 0)) == ([1, 0], {})
    assert free(game, 0) == ["keeper", "reaper"]
    play(game, "explore", "fight")
    assert disabled(game) == ["reaper"]
