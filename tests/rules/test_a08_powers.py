"""A8: powers, and how they meet."""

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    affiliated,
    asked,
    available,
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
    lord_discard,
    offered,
    offers,
    pearls,
    play,
    recruit,
    table,
    texts,
    threat,
    token_counts,
    tokens,
)

DEAR = ["sage", "hermit", "elder"]
SQUID_10 = ["squid 5", "squid 4", "squid 1"]
#: Pays the Traitor (12) and the Schemer (8), which both take three Races with squid.
TWELVE = ["squid 5", "crab 4", "shellfish 3"]
EIGHT = ["squid 3", "crab 3", "shellfish 2"]

# --- A8.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.1", "A6.6")
@pytest.mark.parametrize(
    ("mine", "gained"),
    [
        ({"lords": ["ship_master"]}, 2),
        ({"lords": ["ship_master"], "disabled": ["ship_master"]}, 0),
        ({"locations": [{"the_jail": ["ship_master"]}]}, 0),
    ],
    ids=["free", "disabled", "covered"],
)
def test_a_standing_power_works_while_the_lord_is_free_and_not_disabled(
    mine: dict[str, object], gained: int
) -> None:
    game = table(mine, exploration_deck=["crab 1", "squid 1", "crab 2", "crab 3", "..."])
    play(game, "explore", "leave", "leave", "leave", "take")
    assert pearls(game) == [gained, 0]


@pytest.mark.clause("A8.1", "A6.6")
def test_covering_a_lord_ends_its_power_at_once() -> None:
    game = table(
        {"lords": ["landlord", "keeper"], "keys": 0},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
        location_deck=[],
        council=COUNCIL,
    )
    play(game, "explore", "fight")
    assert locations(game, 0) == {"the_jail": ["landlord", "keeper"]}
    play(game, "support crab")
    assert (game.active, pearls(game)) == (0, [0, 0])


# --- A8.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.2")
def test_the_shaman_protects_from_one_shot_powers_of_soldiers() -> None:
    protected = {
        "lords": ["shaman", "miller"],
        "hand": ["squid 2", "squid 3"],
        "pearls": 3,
        "tokens": [4],
    }
    for lord, paid in (
        ("jailer", ["crab 4", "shellfish 1", "jellyfish 1"]),
        ("seeker", ["crab 4", "shellfish 3"]),
        ("assassin", ["crab 5", "crab 4", "crab 1"]),
        ("hunter", ["crab 5", "shellfish 3"]),
    ):
        game = table({"hand": paid}, protected, court=[lord, *DEAR])
        play(game, f"recruit {lord}")
        if asked(game)[1] == "affiliation":
            play(game, texts(game)[0])
        assert free(game, 0) == [lord]
        assert game.active == 1
        assert hand(game, 1) == ["squid 2", "squid 3"]
        assert (pearls(game)[1], token_counts(game)[1], disabled(game)) == (3, 1, [])


@pytest.mark.clause("A8.2")
@pytest.mark.parametrize("shaman", ["none", "free", "disabled", "covered"])
def test_the_shaman_protects_from_the_recruiter(shaman: str) -> None:
    mine: dict[str, object] = {"hand": ["seahorse 5"], "pearls": 3}
    if shaman in {"free", "disabled"}:
        mine["lords"] = ["shaman"]
    if shaman == "disabled":
        mine["disabled"] = ["shaman"]
    if shaman == "covered":
        mine["locations"] = [{"the_jail": ["shaman"]}]
    game = table(mine, {"lords": ["recruiter"]}, court=["shepherd", *DEAR])
    assert offers(game, "recruit") == ({"shepherd"} if shaman == "free" else set())


@pytest.mark.clause("A8.2")
@pytest.mark.parametrize(("lords", "gained"), [([], 0), (["shaman"], 1)])
def test_the_shaman_protects_from_the_tamer(lords: list[str], gained: int) -> None:
    game = table(
        {"lords": lords}, {"lords": ["tamer"]}, threat=3, exploration_deck=["monster", "..."]
    )
    play(game, "explore", "fight")
    if not gained:
        assert offered(game) == {
            "reward 2 pearls",
            "reward 1 pearl + 1 monster",
            "reward 2 monsters",
        }
        play(game, "reward 2 pearls")
    assert keys(game) == [gained, 0]


@pytest.mark.clause("A8.2")
def test_the_shaman_protects_from_no_other_guild() -> None:
    # The Opportunist and the Oracle are no soldiers, and touch what the owner wanted.
    game = table(
        {"lords": ["opportunist"]},
        {"lords": ["shaman"]},
        court=["miller", *DEAR],
        lord_deck=["trader", "..."],
    )
    play(game, "use opportunist", "choose miller")
    assert court(game) == ["trader", *DEAR]


@pytest.mark.clause("A8.2")
def test_a_shaman_that_arrives_lifts_a_standing_power_at_once() -> None:
    game = table(
        {
            "hand": [
                "jellyfish 4",
                "crab 2",
                "squid 2",
                *copies(2, "shellfish 1", "shellfish 2"),
                *copies(2, "shellfish 3"),
                "shellfish 4",
            ],
        },
        {"lords": ["recruiter", "commander"]},
        court=["shaman", *DEAR],
    )
    # The Recruiter still asks 2 more for the Shaman itself, 8; then the Commander limits no more.
    recruit(game, "shaman", "jellyfish 4", "crab 2", "squid 2")
    play(game, "affiliate crab 2")
    assert (game.active, len(hand(game, 0))) == (1, 7)


# --- A8.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.3")
def test_what_a_player_may_do_can_be_declined() -> None:
    game = table({"hand": SQUID_10, "pearls": 5}, court=["corruptor", "miller", *DEAR])
    recruit(game, "corruptor", *SQUID_10)
    assert asked(game) == (0, "may")
    assert offered(game) == {"accept", "decline"}
    play(game, "decline")
    assert (free(game, 0), pearls(game), game.active) == (["corruptor"], [5, 0], 1)


@pytest.mark.clause("A8.3")
def test_what_a_player_must_do_is_not_asked() -> None:
    game = table(
        {"hand": ["crab 4", "squid 1", "jellyfish 1"]},
        {"hand": ["seahorse 1", "seahorse 2"]},
        court=["jailer", *DEAR],
    )
    play(game, "recruit jailer", "affiliate squid 1")
    assert asked(game) == (1, "discard")
    assert offered(game) == {"discard seahorse 2", "discard seahorse 1"}


@pytest.mark.clause("A8.3")
@pytest.mark.parametrize(
    ("lord", "paid"),
    [
        ("hunter", ["crab 5", "squid 3"]),
        ("assassin", ["crab 5", "crab 4", "crab 1"]),
        ("apprentice", ["jellyfish 4", "crab 1", "squid 2"]),
        ("illusionist", ["jellyfish 5", "jellyfish 4", "jellyfish 1"]),
        ("schemer", EIGHT),
        ("traitor", TWELVE),
    ],
)
def test_a_power_without_anything_to_choose_does_nothing(lord: str, paid: list[str]) -> None:
    game = table({"hand": paid}, court=[lord, *DEAR], council={})
    recruit(game, lord, *paid)
    assert (free(game, 0), game.active) == ([lord], 1)


# --- A8.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.4")
def test_the_recruiter_and_the_treasurer_leave_the_cost_as_it_was() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 3"], "lords": ["treasurer"], "pearls": 4},
        {"lords": ["recruiter"]},
        court=["shepherd", *DEAR],
    )
    recruit(game, "shepherd", "seahorse 5", "seahorse 3")
    (paid,) = happened(game, "lord_paid")
    assert (paid.allies, paid.pearls) == (("seahorse 5", "seahorse 3"), 0)


# --- A8.5 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.5")
@pytest.mark.parametrize(
    ("mine", "yours", "cost"), [([], ["recruiter"], 12), (["treasurer"], [], 8), ([], [], 10)]
)
def test_the_corruptors_price_is_exactly_5(mine: list[str], yours: list[str], cost: int) -> None:
    game = table(
        {"hand": ["squid 5"], "lords": mine, "pearls": cost - 5 + 5},
        {"lords": yours},
        court=["corruptor", "landowner", *DEAR],
    )
    play(game, "recruit corruptor", "accept", "choose landowner")
    assert pearls(game) == [0, 0]
    assert free(game, 0) == [*mine, "corruptor", "landowner"]
    assert affiliated(game, 0) == ["squid 5"]

    poorer = table(
        {"hand": ["squid 5"], "lords": mine, "pearls": cost - 5 + 4},
        {"lords": yours},
        court=["corruptor", "landowner", *DEAR],
    )
    play(poorer, "recruit corruptor")
    assert (poorer.active, free(poorer, 0)) == (1, [*mine, "corruptor"])


@pytest.mark.clause("A8.5")
def test_the_power_of_the_corruptors_lord_resolves_in_turn() -> None:
    game = table(
        {"hand": SQUID_10, "pearls": 5, "lords": ["keeper"]},
        {"hand": ["crab 1", "crab 2"]},
        court=["corruptor", "jailer", *DEAR],
    )
    recruit(game, "corruptor", *SQUID_10)
    play(game, "accept", "choose jailer")
    assert asked(game) == (1, "discard")
    play(game, "discard crab 2")
    assert free(game, 0) == ["keeper", "corruptor", "jailer"]

    chain = table(
        {"hand": SQUID_10, "pearls": 5, "lords": ["keeper"]},
        court=["corruptor", "traitor", "peddler", *DEAR],
    )
    recruit(chain, "corruptor", *SQUID_10)
    play(chain, "accept", "choose traitor", "accept")
    assert offered(chain) == {"choose keeper", "choose corruptor"}
    play(chain, "choose corruptor", "choose peddler")
    assert free(chain, 0) == ["keeper", "traitor", "peddler"]
    assert pearls(chain) == [2, 0]


# --- A8.6 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.6")
def test_the_traitors_lord_is_fresh_affiliates_nothing_and_uses_its_power() -> None:
    game = table(
        {"hand": TWELVE, "lords": ["keeper", "miller"]},
        court=["traitor", "peddler", *DEAR],
    )
    play(game, "recruit traitor", "accept")
    assert offered(game) == {"choose keeper", "choose miller"}  # another free Lord, not itself
    play(game, "choose keeper", "choose peddler")
    assert free(game, 0) == ["miller", "traitor", "peddler"]
    assert affiliated(game, 0) == ["shellfish 3"]
    assert pearls(game) == [2, 0]
    assert lord_discard(game) == ["keeper"]


@pytest.mark.clause("A8.6", "A6.0")
def test_the_schemers_lord_comes_from_the_deck() -> None:
    game = table(
        {"hand": EIGHT, "lords": ["keeper"]},
        court=["schemer", *DEAR],
        lord_deck=["trader", "miller"],
    )
    play(game, "recruit schemer", "accept")
    assert free(game, 0) == ["schemer", "trader"]
    assert pearls(game) == [3, 0]
    assert court(game) == DEAR
    assert deck_sizes(game)["lord"] == 1


@pytest.mark.clause("A8.6")
def test_a_disabled_lord_may_be_the_one_discarded_and_the_new_one_is_not_disabled() -> None:
    game = table(
        {"hand": EIGHT, "lords": ["keeper"], "disabled": ["keeper"], "keys": 2},
        court=["schemer", *DEAR],
        lord_deck=["reaper", "miller"],
        available=["the_jail"],
        location_deck=[],
    )
    play(game, "recruit schemer", "accept")
    assert disabled(game) == []
    assert locations(game, 0) == {"the_jail": ["reaper"]}  # its Key counts at once


@pytest.mark.clause("A8.6")
def test_a_traitor_brought_by_a_schemer_may_discard_that_schemer() -> None:
    game = table(
        {"hand": EIGHT, "lords": ["keeper"]},
        court=["schemer", "landowner", *DEAR],
        lord_deck=["traitor", "miller"],
    )
    play(game, "recruit schemer", "accept")
    assert asked(game) == (0, "may")
    play(game, "accept")
    # The Schemer is the only other free Lord left.
    assert offers(game, "choose") == {"landowner", *DEAR}
    play(game, "choose landowner")
    assert free(game, 0) == ["traitor", "landowner"]
    assert lord_discard(game) == ["keeper", "schemer"]


@pytest.mark.clause("A8.6")
def test_discarded_lords_never_come_back() -> None:
    game = table(
        {"hand": EIGHT, "lords": ["keeper"]},
        court=["schemer", "sage", "hermit"],
        lord_deck=["trader", "miller"],
    )
    play(game, "recruit schemer", "accept")
    # The refill takes what the deck has left, and the discarded Lord stays where it is.
    assert court(game) == ["sage", "hermit", "miller"]
    assert deck_sizes(game)["lord"] == 0
    assert lord_discard(game) == ["keeper"]


@pytest.mark.clause("A8.6", "A8.5")
def test_a_corruptor_brought_by_a_schemer_recruits() -> None:
    game = table(
        {"hand": EIGHT, "lords": ["keeper"], "pearls": 5},
        court=["schemer", "landowner", *DEAR],
        lord_deck=["corruptor", "miller"],
    )
    play(game, "recruit schemer", "accept", "accept", "choose landowner")
    assert free(game, 0) == ["schemer", "corruptor", "landowner"]
    assert [e.lord for e in happened(game, "lord_recruited")] == ["schemer", "landowner"]


@pytest.mark.clause("A8.6", "A9.2")
def test_an_invoker_brought_by_a_traitor_gives_its_turn() -> None:
    game = table(
        {"hand": TWELVE, "lords": ["keeper"]}, court=["traitor", "invoker", *DEAR], council=COUNCIL
    )
    play(game, "recruit traitor", "accept", "choose invoker")
    assert (game.active, game.turn) == (0, 2)


@pytest.mark.clause("A8.6", "A3.5")
def test_replacing_the_own_shaman_lets_the_commander_bite_at_the_end_of_the_turn() -> None:
    game = table(
        {
            "hand": [*TWELVE, *copies(3, "seahorse 1", "seahorse 2"), "seahorse 5"],
            "lords": ["shaman"],
        },
        {"lords": ["commander"]},
        court=["traitor", "miller", *DEAR],
    )
    recruit(game, "traitor", *TWELVE)
    play(game, "accept", "choose miller")
    assert asked(game) == (0, "discard")
    play(game, "discard seahorse 5")
    assert (game.active, len(hand(game, 0))) == (1, 6)


# --- A8.7 ---------------------------------------------------------------------------------------

JELLYFISH_10 = ["jellyfish 5", "jellyfish 4", "jellyfish 1"]


@pytest.mark.clause("A8.7")
def test_the_illusionist_exchanges_a_location_with_the_lords_under_it() -> None:
    game = table(
        {
            "hand": JELLYFISH_10,
            "locations": [{"the_jail": ["keeper"]}, {"the_chasm": ["reaper", "miller"]}],
        },
        court=["illusionist", *DEAR],
        available=["parliament", "the_depths"],
    )
    recruit(game, "illusionist", *JELLYFISH_10)
    play(game, "accept")
    assert offered(game) == {"choose the_jail", "choose the_chasm"}
    play(game, "choose the_jail", "choose the_depths")
    assert locations(game, 0) == {"the_depths": ["keeper"], "the_chasm": ["reaper", "miller"]}
    assert available(game) == ["parliament", "the_jail"]


@pytest.mark.clause("A8.7")
@pytest.mark.parametrize(
    ("mine", "shown"), [([], ["parliament"]), ([{"the_jail": ["keeper"]}], [])]
)
def test_without_a_location_on_both_sides_the_illusionist_is_not_asked(
    mine: list[dict[str, list[str]]], shown: list[str]
) -> None:
    game = table(
        {"hand": JELLYFISH_10, "locations": mine}, court=["illusionist", *DEAR], available=shown
    )
    recruit(game, "illusionist", *JELLYFISH_10)
    assert game.active == 1


@pytest.mark.clause("A8.7", "A14")
def test_black_smokers_gained_by_the_illusionist_are_exchanged() -> None:
    game = table(
        {"hand": JELLYFISH_10, "locations": [{"the_jail": ["keeper"]}]},
        court=["illusionist", *DEAR],
        available=["black_smokers"],
        location_deck=["the_depths", "the_chasm"],
    )
    recruit(game, "illusionist", *JELLYFISH_10)
    play(game, "accept")
    assert asked(game) == (0, "exchange")
    assert sorted(texts(game)) == ["decline", "exchange the_chasm", "exchange the_depths"]
    play(game, "exchange the_chasm")
    assert locations(game, 0) == {"the_chasm": ["keeper"]}
    assert available(game) == ["the_jail"]
    assert deck_sizes(game)["location"] == 2


# --- A8.8 ---------------------------------------------------------------------------------------


def jailer(*, first: str = "discard squid 1") -> ar.Game:
    game = table(
        {},
        {"hand": ["crab 4", "seahorse 1", "jellyfish 1"]},
        {"hand": ["squid 1", "squid 2"]},
        {"hand": ["shellfish 1", "shellfish 2"]},
        turn=1,
        court=["jailer", *DEAR],
    )
    play(game, "recruit jailer", "affiliate seahorse 1")
    assert asked(game) == (2, "discard")
    return play(game, first)


@pytest.mark.clause("A8.8", "A12")
def test_opponents_discard_clockwise_by_their_own_choice_and_unseen() -> None:
    one, other = jailer(first="discard squid 1"), jailer(first="discard squid 2")
    assert asked(one) == (3, "discard")
    # Nobody but the chooser can tell the two games apart before all have chosen.
    for seat in (0, 1, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    assert discard(one) == 2  # only what paid for the Jailer
    play(one, "discard shellfish 2")
    assert hand(one, 2) == ["squid 2"]
    assert hand(one, 3) == ["shellfish 1"]
    assert [(e.seat, e.allies) for e in happened(one, "allies_discarded")] == [
        (2, ("squid 1",)),
        (3, ("shellfish 2",)),
    ]


@pytest.mark.clause("A8.8")
def test_a_commander_asks_several_opponents_one_after_the_other() -> None:
    seven = [*copies(4, "squid 1"), *copies(3, "squid 2")]
    also = [*copies(4, "shellfish 1"), *copies(3, "shellfish 2")]
    game = table(
        {"hand": ["crab 5", "crab 3"]},
        {"hand": seven},
        {"hand": also},
        court=["commander", *DEAR],
    )
    play(game, "recruit commander")
    assert asked(game) == (1, "discard")
    play(game, "discard squid 2")
    assert asked(game) == (2, "discard")
    assert len(hand(game, 1)) == 7
    play(game, "discard shellfish 1")
    assert (len(hand(game, 1)), len(hand(game, 2))) == (6, 6)


@pytest.mark.clause("A8.8", "A5")
def test_the_alchemists_second_stack_is_chosen_after_the_first_was_taken() -> None:
    game = table(
        {"lords": ["alchemist"]},
        council={"crab": ["crab 2"], "squid": ["squid 3"], "seahorse": ["seahorse 1"]},
    )
    play(game, "support squid")
    assert asked(game) == (0, "support")
    assert hand(game, 0) == ["squid 3"]
    assert offered(game) == {"support crab", "support seahorse"}  # mandatory, and another one
    play(game, "support seahorse")
    assert hand(game, 0) == ["seahorse 1", "squid 3"]
    assert (game.active, council(game)["crab"]) == (1, 1)


# --- A8.9 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A8.9", "A7.3")
@pytest.mark.parametrize("by", ["corruptor", "traitor", "schemer"])
def test_an_ambassador_gained_by_another_lords_power_controls_at_once(by: str) -> None:
    hands = {"corruptor": SQUID_10, "traitor": TWELVE, "schemer": EIGHT}
    game = table(
        {
            "hand": hands[by],
            "lords": ["miller"],
            "keys": 2,
            "pearls": 5 if by == "corruptor" else 0,
        },
        court=[by, *DEAR],
        lord_deck=["peddler", "..."] if by != "schemer" else ["keeper", "..."],
        available=["the_jail"],
        location_deck=["the_depths", "the_chasm", "the_abyss", "parliament"],
    )
    if by == "schemer":
        game = table(
            {"hand": EIGHT, "lords": ["miller"], "keys": 2},
            court=["schemer", "hermit", "elder", "keeper"],
            lord_deck=["sage", "..."],
            available=["the_jail"],
            location_deck=["the_depths", "the_chasm", "the_abyss", "parliament"],
        )
    recruit(game, by, *hands[by])
    play(game, "accept")
    if by != "schemer":
        play(game, "choose sage")
    assert asked(game) == (0, "drawn_location")
    assert offered(game) == {"keep the_depths", "keep the_chasm"}
    play(game, "keep the_depths")
    # Its Keys are combined with no others: the 2 tokens stay.
    assert locations(game, 0) == {"the_depths": ["sage"]}
    assert keys(game)[0] == 2
    assert game.active == 1


# --- A8.10 --------------------------------------------------------------------------------------


@pytest.mark.clause("A8.10")
def test_the_opportunists_lord_takes_the_space_of_the_discarded_one() -> None:
    game = table(
        {"lords": ["opportunist"]},
        court=["sage", "miller", "hermit", "elder"],
        lord_deck=["trader", "peddler"],
    )
    play(game, "use opportunist", "choose miller")
    assert court(game) == ["sage", "trader", "hermit", "elder"]
    assert lord_discard(game) == ["miller"]
    assert "use opportunist" not in texts(game)


@pytest.mark.clause("A8.10")
def test_with_an_empty_deck_the_opportunist_cannot_be_used() -> None:
    game = table({"lords": ["opportunist"]}, court=DEAR, lord_deck=[], council=COUNCIL)
    assert "use opportunist" not in texts(game)


@pytest.mark.clause("A8.10", "A9.1")
def test_taking_the_last_lord_of_the_deck_triggers_nothing() -> None:
    game = table(
        {"lords": ["opportunist"]}, court=["sage", "hermit"], lord_deck=["trader"], council=COUNCIL
    )
    play(game, "use opportunist", "choose sage")
    assert court(game) == ["trader", "hermit"]
    assert happened(game, "end_triggered") == []
    assert pearls(game) == [0, 0]


# --- A8.11 --------------------------------------------------------------------------------------


@pytest.mark.clause("A8.11")
def test_the_tamer_on_space_6_leaves_the_options_of_space_5() -> None:
    game = table({}, {"lords": ["tamer"]}, threat=6, exploration_deck=["monster", "..."])
    play(game, "explore", "fight")
    assert offered(game) == {
        "reward 1 key + 2 pearls",
        "reward 1 key + 1 pearl + 1 monster",
        "reward 1 key + 2 monsters",
    }
    play(game, "reward 1 key + 2 pearls")
    assert (keys(game), pearls(game), threat(game)) == ([1, 0], [2, 0], 1)


@pytest.mark.clause("A8.11", "A8.1")
def test_the_tamer_on_space_1_changes_nothing_nor_does_it_for_its_owner() -> None:
    game = table({}, {"lords": ["tamer"]}, threat=1, exploration_deck=["monster", "..."])
    play(game, "explore", "fight")
    assert offered(game) == {"reward 1 pearl", "reward 1 monster"}
    own = table({"lords": ["tamer"]}, threat=6, exploration_deck=["monster", "..."])
    play(own, "explore", "fight")
    assert keys(own) == [2, 0]


# --- A8.12 --------------------------------------------------------------------------------------


@pytest.mark.clause("A8.12")
def test_the_assassin_chooses_a_lord_not_yet_disabled_of_each_opponent() -> None:
    game = table(
        {"hand": ["crab 5", "crab 4", "crab 1"]},
        {"lords": ["keeper", "reaper", "miller"], "disabled": ["reaper"]},
        {"lords": ["trader"], "disabled": ["trader"]},
        {"lords": ["peddler", "shepherd"]},
        court=["assassin", *DEAR],
    )
    recruit(game, "assassin", "crab 5", "crab 4", "crab 1")
    assert asked(game) == (0, "choice")
    assert offered(game) == {"choose keeper", "choose miller"}
    play(game, "choose miller")
    assert offered(game) == {"choose peddler", "choose shepherd"}
    play(game, "choose shepherd")
    assert sorted(disabled(game)) == ["miller", "reaper", "shepherd", "trader"]
    assert game.active == 1


@pytest.mark.clause("A8.12", "A12")
def test_the_hunter_chooses_among_unprotected_opponents_with_tokens() -> None:
    game = table(
        {"hand": ["crab 5", "squid 3"]},
        {"tokens": [2, 2]},
        {"tokens": [3], "lords": ["shaman"]},
        {"tokens": [4]},
        court=["hunter", *DEAR],
    )
    play(game, "recruit hunter")
    assert offered(game) == {"choose seat 1", "choose seat 3"}
    play(game, "choose seat 3")
    assert tokens(game, 0) == [4]
    assert token_counts(game) == [1, 2, 1, 0]
    # Its value is known to the two involved.
    stolen = {seat: happened(game, "monster_stolen", seat=seat)[0].value for seat in range(4)}
    assert stolen == {0: 4, 1: None, 2: None, 3: 4}


# --- A8.13 --------------------------------------------------------------------------------------


@pytest.mark.clause("A8.13")
def test_the_ship_master_counts_races_sent_to_the_council() -> None:
    game = table(
        {"lords": ["ship_master"]},
        {"pearls": 1},
        exploration_deck=["crab 1", "crab 2", "squid 1", "jellyfish 1", "shellfish 1", "..."],
    )
    play(game, "explore", "decline", "leave", "decline", "leave")
    play(game, "decline", "leave", "buy", "take")
    # crab, crab and squid were sent; the jellyfish was bought for 1, the shellfish taken.
    assert pearls(game) == [2 + 1, 0]


@pytest.mark.clause("A8.13")
def test_the_ship_master_counts_after_a_fight_too_and_no_monsters() -> None:
    game = table(
        {"lords": ["ship_master"]},
        threat=2,
        exploration_deck=["monster", "squid 1", "monster", "..."],
    )
    play(game, "explore", "leave", "leave", "fight")
    assert (pearls(game), keys(game)) == ([1, 0], [1, 0])


@pytest.mark.clause("A8.13")
def test_an_opponents_exploration_brings_the_ship_master_nothing() -> None:
    game = table({}, {"lords": ["ship_master"]}, exploration_deck=["crab 1", "squid 1", "..."])
    play(game, "explore", "leave", "take")
    assert pearls(game) == [0, 0]
