"""The 24 Locations of Conspiracy: points, Pearls and powers."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, LOCATIONS
from tests.rules.senate import (
    asked,
    available,
    chamber,
    happened,
    location_deck,
    locations,
    lord_deck,
    offered,
    pearls,
    piles,
    play,
    senate,
    total,
)

each_guild = pytest.mark.parametrize("guild", GUILDS)
DECK = ["merchant 4", "politician 4", "merchant 3", "politician 3"]


def worth(name: str, *others: str, at: int = 1, **player: Any) -> int:  # noqa: ANN401 - as in senate.py
    """What a Location is worth with such a Chamber (after a farmer 1), Pearls and so on."""
    mine: dict[str, Any] = {"chamber": ["farmer 1", *others], "locations": {name: at}}
    more = player.pop("more", {})
    mine["locations"] |= more
    game = senate(mine | player, {}, lord_deck=["..."])
    score: int = game.view(0).location_scores[name]
    if not more:
        assert total(game, "locations") == [score, 0]
    return score


def taking(name: str, **words: Any) -> ar.Game:  # noqa: ANN401 - as in senate.py
    """Seat 0 takes a Location with its second silver key, the only one that is face up."""
    described: dict[str, Any] = {"available": [name]}
    game = senate(
        {"chamber": ["farmer 1"]}, {}, {}, lord_deck=["mage 1", *DECK], **described | words
    )
    return play(game, "draw 1")


# --- points and Pearls --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points", "given"),
    [("plain_seven", 7, 0), ("plain_five", 5, 1), ("plain_four", 4, 2), ("plain_three", 3, 3)],
)
def test_plain_locations_have_points_and_pearls(name: str, points: int, given: int) -> None:
    game = taking(name)
    assert locations(game, 0) == {name: 2}
    assert total(game, "locations") == [points, 0, 0]
    assert pearls(game) == [given, 0, 0]


# --- what the owner has -------------------------------------------------------------------------


def test_per_silver_key_scores_1_each_spent_or_not() -> None:
    assert worth("per_silver_key") == 1
    assert worth("per_silver_key", "mage 1", "mage 2", "mage 4", "soldier 1") == 3
    # All but the last are spent by the Location on space 2.
    assert worth("per_silver_key", "mage 1", "mage 2", "soldier 1", at=2) == 3


def test_per_gold_key_scores_2_each_spent_or_not() -> None:
    assert worth("per_gold_key") == 0
    assert worth("per_gold_key", "mage 2", "mage 1", "mage 4", "soldier 2") == 4
    assert worth("per_gold_key", "mage 2", "soldier 2", "farmer 2", at=3) == 6


@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4)])
def test_per_pearl_pair_scores_1_for_each_pair(held: int, points: int) -> None:
    assert worth("per_pearl_pair", pearls=held) == points


def test_per_location_scores_2_each_itself_included() -> None:
    assert worth("per_location") == 2
    lords = ["soldier 1", "mage 1", "mage 2"]
    assert worth("per_location", *lords, more={"plain_seven": 2, "plain_five": 4}) == 6


@each_guild
def test_best_of_guild_scores_the_most_influential_lord(guild: str) -> None:
    name = f"best_of_guild_{guild}"
    others = [f"{other} 6" for other in GUILDS if other != guild]
    assert worth(name, *others) == (1 if guild == "farmer" else 0)
    assert worth(name, *others, f"{guild} 3", f"{guild} 4", f"{guild} 2") == 4
    assert worth(name, f"{guild} 0", f"{guild} 6") == 6


@each_guild
def test_count_of_guild_scores_1_and_1_for_each_lord(guild: str) -> None:
    name = f"count_of_guild_{guild}"
    first = int(guild == "farmer")
    others = [f"{other} 6" for other in GUILDS if other != guild]
    assert worth(name, *others) == 1 + first
    # Wherever they lie, and whatever they are worth.
    assert worth(name, f"{guild} 0", *others, f"{guild} 4", f"{guild} 4") == 4 + first


# --- duties -------------------------------------------------------------------------------------


def test_duty_of_one_makes_each_opponent_take_the_first_lord() -> None:
    game = taking("duty_of_one", piles={"soldier": [1, 3]})
    # The turns of seats 1 and 2 are forced; then it has ended.
    assert (chamber(game, 1), chamber(game, 2)) == (["merchant 4"], ["politician 4"])
    assert (asked(game), offered(game)) == (
        (0, "recruit"),
        ["draw 1", "draw 2", "pile soldier"],
    )
    assert total(game, "locations") == [3, 0, 0]
    play(game, "draw 1")
    assert (asked(game), offered(game)) == ((1, "recruit"), ["draw 1", "pile soldier"])


def test_duty_of_one_with_an_empty_deck_finds_nothing_to_bind() -> None:
    game = senate(
        {"chamber": ["farmer 1"]},
        {},
        lord_deck=["mage 1"],
        piles={"soldier": [1, 3], "mage": [3]},
        available=["duty_of_one"],
    )
    play(game, "draw 1")
    assert (asked(game), offered(game)) == ((1, "recruit"), ["pile soldier", "pile mage"])


def test_duty_of_two_makes_each_opponent_draw_exactly_two() -> None:
    game = taking("duty_of_two", piles={"soldier": [1, 3]})
    assert (asked(game), offered(game)) == ((1, "keep"), ["keep merchant 4", "keep politician 4"])
    assert game.view().players[2].must_draw == 2
    play(game, "keep politician 4")
    assert piles(game) == {"merchant": [4], "soldier": [1, 3]}
    assert (asked(game), offered(game)) == ((2, "keep"), ["keep merchant 3", "keep politician 3"])
    play(game, "keep merchant 3")
    assert (chamber(game, 1), chamber(game, 2)) == (["politician 4"], ["merchant 3"])
    assert asked(game) == (0, "recruit")
    assert game.view().passing == ()
    assert total(game, "locations") == [3, 0, 0]


def test_duty_of_two_with_an_empty_deck_finds_nothing_to_bind() -> None:
    game = senate(
        {"chamber": ["farmer 1"]},
        {},
        lord_deck=["mage 1"],
        piles={"soldier": [1, 3], "mage": [3]},
        available=["duty_of_two"],
    )
    play(game, "draw 1")
    assert (asked(game), offered(game)) == ((1, "recruit"), ["pile soldier", "pile mage"])


# --- recalls ------------------------------------------------------------------------------------


def test_recall_lords_shuffles_all_piles_into_the_deck() -> None:
    game = taking("recall_lords", piles={"soldier": [1, 3, 3], "farmer": [4], "mage": [6]})
    assert piles(game) == {}
    back = ["farmer 4", "mage 6", "soldier 1", "soldier 3", "soldier 3"]
    assert sorted(lord_deck(game)) == sorted([*DECK, *back])
    assert total(game, "locations") == [3, 0, 0]
    orders = {
        tuple(lord_deck(taking("recall_lords", piles={"soldier": [1]}, seed=seed)))
        for seed in range(20)
    }
    assert len(orders) > 12


def test_recall_lords_finds_nothing_discarded() -> None:
    game = taking("recall_lords")
    assert sorted(lord_deck(game)) == sorted(DECK)
    assert (piles(game), asked(game)) == ({}, (1, "recruit"))


def test_recall_locations_shuffles_the_face_up_ones_into_the_deck() -> None:
    game = taking(
        "recall_locations",
        available=["plain_seven", "recall_locations", "plain_five"],
        location_deck=["plain_four"],
    )
    play(game, "control recall_locations")
    assert available(game) == []
    assert sorted(location_deck(game)) == ["plain_five", "plain_four", "plain_seven"]
    assert locations(game, 0) == {"recall_locations": 2}
    assert total(game, "locations") == [3, 0, 0]


def test_recall_locations_finds_nothing_face_up() -> None:
    game = taking("recall_locations", location_deck=["plain_four"])
    play(game, "control recall_locations")
    assert (available(game), location_deck(game)) == ([], ["plain_four"])


def test_recall_locations_leaves_those_of_the_players() -> None:
    game = senate(
        {"chamber": ["farmer 1", "farmer 1", "mage 1"], "locations": {"plain_three": 2}},
        {"chamber": ["soldier 1"], "locations": {"plain_four": 1}},
        lord_deck=["mage 1", *DECK],
        available=["recall_locations"],
    )
    play(game, "draw 1")
    assert locations(game, 0) == {"plain_three": 2, "recall_locations": 4}
    assert locations(game, 1) == {"plain_four": 1}


# --- for the rest of the game -------------------------------------------------------------------


def owner_of(name: str, keys: list[str], last: str, **words: Any) -> ar.Game:  # noqa: ANN401 - as in senate.py
    """The owner of a Location on the second of two farmers places a Lord behind such others."""
    game = senate(
        {"chamber": ["farmer 1", "farmer 1", *keys], "locations": {name: 2}},
        {"chamber": ["soldier 1"]},
        lord_deck=[last, *DECK],
        **words,
    )
    return play(game, "draw 1")


@pytest.mark.parametrize(
    ("keys", "last", "earns"),
    [
        (["mage 1"], "mage 2", True),
        (["mage 2"], "mage 1", True),
        (["mage 2"], "soldier 2", True),
        (["mage 2", "mage 4"], "mage 1", True),
        ([], "mage 1", False),
        (["mage 2"], "mage 3", False),
    ],
)
def test_mixed_metals_makes_any_two_keys_enough(keys: list[str], last: str, *, earns: bool) -> None:
    game = owner_of("mixed_metals", keys, last, available=["plain_seven"])
    assert ("plain_seven" in locations(game, 0)) == earns


def test_mixed_metals_is_its_owners_alone() -> None:
    game = senate(
        {"chamber": ["farmer 1", "farmer 1"], "locations": {"mixed_metals": 2}},
        {"chamber": ["soldier 1"]},
        turn=1,
        lord_deck=["mage 2", *DECK],
        available=["plain_seven"],
    )
    play(game, "draw 1")
    assert locations(game, 1) == {}
    assert total(game, "locations") == [3, 0]


def test_mixed_metals_turns_no_keys_that_were_there_before() -> None:
    # A silver and a gold key lay there when it was taken with a third: all are spent.
    game = senate(
        {"chamber": ["farmer 1", "farmer 2"]},
        {},
        lord_deck=["mage 1", "soldier 2", "soldier 4", "merchant 1"],
        available=["mixed_metals", "plain_seven"],
    )
    play(game, "draw 1", "control mixed_metals")
    assert locations(game, 0) == {"mixed_metals": 3}
    assert game.view().players[0].keys == {"silver": 0, "gold": 0}


STACK = ["plain_four", "plain_three", "per_location", "recall_lords"]


def test_open_archive_chooses_from_the_whole_deck_which_is_reshuffled() -> None:
    orders = set()
    for seed in range(12):
        game = owner_of(
            "open_archive",
            ["mage 1"],
            "soldier 1",
            available=["plain_seven"],
            location_deck=STACK,
            seed=seed,
        )
        assert (asked(game), sorted(offered(game))) == (
            (0, "archive"),
            sorted(f"control {name}" for name in STACK),
        )
        play(game, "control per_location")
        assert locations(game, 0) == {"open_archive": 2, "per_location": 4}
        # Never a face-up one, and none becomes face up.
        assert available(game) == ["plain_seven"]
        assert sorted(location_deck(game)) == ["plain_four", "plain_three", "recall_lords"]
        orders.add(tuple(location_deck(game)))
    assert len(orders) > 3


def test_open_archive_with_one_location_left_takes_it() -> None:
    game = owner_of(
        "open_archive",
        ["mage 1"],
        "soldier 1",
        available=["plain_seven"],
        location_deck=["plain_four"],
    )
    assert locations(game, 0) == {"open_archive": 2, "plain_four": 4}
    assert (pearls(game), available(game), location_deck(game)) == ([2, 0], ["plain_seven"], [])


def test_open_archive_finds_nothing_in_an_empty_deck() -> None:
    game = owner_of("open_archive", ["mage 1"], "soldier 1", available=["plain_seven"])
    assert locations(game, 0) == {"open_archive": 2}
    # The keys stay for the next Lord with one.
    assert game.view().players[0].keys == {"silver": 2, "gold": 0}


def test_open_archive_is_its_owners_alone() -> None:
    game = senate(
        {"chamber": ["farmer 1", "farmer 1"], "locations": {"open_archive": 2}},
        {"chamber": ["soldier 1"]},
        turn=1,
        lord_deck=["mage 1", *DECK],
        available=["plain_seven"],
        location_deck=STACK,
    )
    play(game, "draw 1")
    assert (asked(game), offered(game)) == (
        (1, "location"),
        ["control plain_seven", "draw 1", "draw 2", "draw 3"],
    )
    assert total(game, "locations") == [3, 0]


def test_open_archive_and_mixed_metals_work_together() -> None:
    game = senate(
        {
            "chamber": ["farmer 1", "farmer 1", "merchant 1", "merchant 1", "mage 1"],
            "locations": {"open_archive": 2, "mixed_metals": 4},
        },
        {},
        lord_deck=["soldier 2", *DECK],
        available=["plain_seven"],
        location_deck=STACK,
    )
    play(game, "draw 1", "control recall_lords")
    assert locations(game, 0) == {"open_archive": 2, "mixed_metals": 4, "recall_lords": 6}
    assert [event.seat for event in happened(game, "lords_recalled")] == [0]


# --- the bonus set ------------------------------------------------------------------------------


def bonus(name: str, lords: list[str], at: int) -> int:
    """What a bonus Location is worth in a Chamber."""
    game = senate(
        {"chamber": lords, "locations": {name: at}},
        {},
        turn=1,
        lord_deck=["..."],
        options={"bonus_locations": True},
    )
    assert total(game, "locations") == [game.view(0).location_scores[name], 0]
    return total(game, "locations")[0]


@pytest.mark.parametrize(
    ("name", "value", "each"),
    [
        ("alliance_of_ones", 1, 1),
        ("alliance_of_twos", 2, 2),
        ("alliance_of_threes", 3, 2),
        ("alliance_of_fours", 4, 2),
    ],
)
def test_alliance_locations_score_the_largest_area_of_the_value(
    name: str, value: int, each: int
) -> None:
    # Spaces 1, 2, 6 and 7 touch; 4 and 5 too, but neither touches those.
    other = 6 if value in {1, 2} else 1
    same = [f"{guild} {value}" for guild in GUILDS] + [f"soldier {value}"]
    lords = [
        *same[:2],
        f"mage {other}",
        *same[2:4],
        *same[4:6],
        f"farmer {other}",
    ]
    at = 1 if value in {1, 2} else 3
    assert bonus(name, lords, at) == each * 4
    # Alone, and not at all.
    assert bonus(name, [f"mage {value}", "soldier 1" if value != 1 else "soldier 2"], 2) == each
    if value not in {1, 2}:
        assert bonus(name, ["mage 6", "farmer 1", "soldier 2"], 2) == 0


def test_neither_key_nor_pearl_scores_1_and_1_for_each_0_and_6() -> None:
    name = "neither_key_nor_pearl"
    assert bonus(name, ["farmer 1", "farmer 2", "farmer 3", "farmer 4"], 1) == 1
    assert bonus(name, ["farmer 1", "mage 6", "mage 0", "soldier 6", "mage 4"], 1) == 4


def test_all_locations_of_the_table_are_of_the_box() -> None:
    game = ar.new_game("conspiracy", seats=2, options={"bonus_locations": True})
    assert {name for name, fact in game.view().cards.items() if fact.kind == "location"} == set(
        LOCATIONS
    )
