"""A6: recruiting a Lord."""

import pytest

from tests.rules.table import (
    COUNCIL,
    affiliated,
    asked,
    available,
    court,
    deck_sizes,
    disabled,
    discard,
    free,
    hand,
    happened,
    keys,
    locations,
    lord_discard,
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

DEAR = ["sage", "hermit", "elder"]
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


@pytest.mark.clause("A6.0", "A9.1")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_the_traitor_and_the_schemer_recruit_nobody_else(lord: str) -> None:
    have = ["keeper", "reaper", "shepherd", "jailer", "trader"]
    game = table(
        {
            "hand": ["squid 5", "crab 4", "shellfish 3"],
            "locations": [{"the_jail": have[:3]}],
            "lords": have[3:],
        },
        court=[lord, "miller", *DEAR],
        lord_deck=["peddler", "..."],
        council=COUNCIL,
    )
    play(game, f"recruit {lord}", "accept", "choose jailer")
    if lord == "traitor":
        play(game, "choose miller")
    new = "miller" if lord == "traitor" else "peddler"
    assert free(game, 0) == ["trader", lord, new]
    assert [e.lord for e in happened(game, "lord_recruited")] == [lord]
    assert [e.lord for e in happened(game, "lord_taken")] == [new]
    assert happened(game, "end_triggered") == []
    assert lord_discard(game) == ["jailer"]


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


# --- A6.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.2", "A8.4")
@pytest.mark.parametrize(
    ("mine", "yours", "cost"),
    [
        ([], [], 8),
        (["treasurer"], [], 6),
        ([], ["recruiter"], 10),
        (["treasurer"], ["recruiter"], 8),
    ],
)
def test_the_cost_is_altered_and_the_number_of_races_is_not(
    mine: list[str], yours: list[str], cost: int
) -> None:
    def priced(value: int) -> set[str]:
        game = table(
            {"hand": ["seahorse 5"], "lords": mine, "pearls": value - 5},
            {"lords": yours},
            court=["shepherd", "miller", *DEAR],
        )
        return offers(game, "recruit")

    assert priced(cost) == {"shepherd"}  # the Miller costs as much, and needs a second Race
    assert priced(cost - 1) == set()


@pytest.mark.clause("A6.2")
def test_a_cost_paid_with_less_still_takes_an_ally_of_each_race() -> None:
    game = table(
        {"hand": ["jellyfish 1", "crab 1", "seahorse 2"], "lords": ["treasurer"]},
        court=["keeper", *DEAR],
    )
    recruit(game, "keeper", "jellyfish 1", "crab 1", "seahorse 2")
    play(game, "affiliate crab 1")
    assert free(game, 0) == ["treasurer", "keeper"]
    two = table({"hand": ["crab 3", "seahorse 5"], "lords": ["treasurer"]}, court=["keeper", *DEAR])
    assert offers(two, "recruit") == set()


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


# --- A6.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.4")
def test_a_one_shot_power_is_applied_on_arrival_only() -> None:
    game = table(
        {"hand": ["shellfish 5", "shellfish 4"]}, court=["peddler", *DEAR], council=COUNCIL
    )
    play(game, "recruit peddler")
    assert pearls(game) == [2, 0]
    play(game, "support crab", "support squid", "support seahorse")
    assert pearls(game) == [2, 0]


@pytest.mark.clause("A6.4")
def test_the_treasurer_and_the_diplomat_do_nothing_for_themselves() -> None:
    treasurer = {"hand": ["squid 5", "crab 3"], "pearls": 1}
    assert offers(table(treasurer, court=["treasurer", *DEAR]), "recruit") == set()
    diplomat = {"hand": ["crab 5", "crab 4"]}
    assert offers(table(diplomat, court=["diplomat", *DEAR]), "recruit") == set()


@pytest.mark.clause("A6.4")
def test_the_treasurer_helps_from_the_next_recruitment_on() -> None:
    game = table(
        {"hand": ["squid 5", "crab 5", "seahorse 5", "seahorse 1"]},
        court=["treasurer", "shepherd", *DEAR],
        council=COUNCIL,
    )
    recruit(game, "treasurer", "squid 5", "crab 5")
    play(game, "affiliate crab 5", "support crab")
    recruit(game, "shepherd", "seahorse 5", "seahorse 1")
    assert free(game, 0) == ["treasurer", "shepherd"]


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


@pytest.mark.clause("A6.5", "A8.5")
def test_the_refills_pearls_cannot_pay_the_corruptor() -> None:
    game = table({"hand": SQUID_10, "pearls": 4}, court=["corruptor", "miller", "sage"])
    recruit(game, "corruptor", *SQUID_10)
    assert free(game, 0) == ["corruptor"]
    assert (pearls(game), game.active) == ([6, 0], 1)


@pytest.mark.clause("A6.5", "A8.5")
def test_the_second_lord_comes_from_the_unrefilled_court() -> None:
    game = table(
        {"hand": SQUID_10, "pearls": 5},
        court=["corruptor", "miller", "sage"],
        lord_deck=["trader", "..."],
    )
    recruit(game, "corruptor", *SQUID_10)
    play(game, "accept")
    assert offered(game) == {"choose miller", "choose sage"}
    play(game, "choose miller")
    # The Court was checked once, at the end of it all.
    assert [e.amount for e in happened(game, "pearls_gained")] == [2]
    assert court(game)[:2] == ["sage", "trader"]


@pytest.mark.clause("A6.5")
def test_with_an_empty_deck_the_2_pearls_are_still_gained() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"]}, court=["sage", "shepherd", "hermit"], lord_deck=[]
    )
    play(game, "recruit shepherd")
    assert (pearls(game), court(game)) == ([2, 0], ["sage", "hermit"])


@pytest.mark.clause("A6.5", "A6.0")
def test_the_traitors_lord_is_gone_before_the_court_is_checked() -> None:
    game = table(
        {"hand": ["squid 5", "crab 4", "shellfish 3"], "lords": ["keeper"]},
        court=["traitor", "miller", "sage", "hermit"],
        lord_deck=["trader", "peddler", "reaper", "shepherd", "jailer"],
    )
    play(game, "recruit traitor", "accept", "choose miller")
    assert court(game) == ["sage", "hermit", "trader", "peddler", "reaper", "shepherd"]
    assert pearls(game) == [2, 0]


# --- A6.6 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A6.6")
@pytest.mark.parametrize("how", ["free", "covered", "disabled"])
def test_covered_and_disabled_lords_have_no_power(how: str) -> None:
    mine: dict[str, object] = {"hand": ["seahorse 5"], "pearls": 1}
    if how == "covered":
        mine["locations"] = [{"the_jail": ["treasurer"]}]
    else:
        mine["lords"] = ["treasurer"]
        mine["disabled"] = ["treasurer"] if how == "disabled" else []
    game = table(mine, court=["shepherd", *DEAR])
    assert offers(game, "recruit") == ({"shepherd"} if how == "free" else set())
    assert game.scores()[0]["lords"] == 5


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


@pytest.mark.clause("A6.6", "A8.6")
def test_a_disabled_lord_stays_free_and_can_be_replaced() -> None:
    game = table(
        {
            "hand": ["squid 5", "crab 4", "shellfish 3"],
            "lords": ["keeper"],
            "disabled": ["keeper"],
        },
        court=["traitor", "shepherd", *DEAR],
    )
    play(game, "recruit traitor", "accept")
    assert asked(game) == (0, "choice")  # only the Court is left to choose from
    play(game, "choose shepherd")
    assert free(game, 0) == ["traitor", "shepherd"]
    assert disabled(game) == []


@pytest.mark.clause("A6.6", "A8.6")
def test_a_lord_under_a_location_cannot_be_replaced() -> None:
    game = table(
        {
            "hand": ["squid 5", "crab 4", "shellfish 3"],
            "locations": [{"the_jail": ["keeper", "reaper"]}],
        },
        court=["traitor", "shepherd", *DEAR],
        available=["parliament"],
    )
    play(game, "recruit traitor")
    assert (game.active, free(game, 0)) == (1, ["traitor"])
    assert available(game) == ["parliament"]
