"""C9: alone against a legendary Lord: how it picks, places and scores, and how it ends."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS
from tests.rules.senate import (
    alone,
    asked,
    available,
    chamber,
    filled,
    happened,
    location_deck,
    locations,
    lord_deck,
    master,
    offered,
    pearls,
    piles,
    play,
    total,
)

#: Enough Lords that the human has a choice.
DECK = ["politician 3", "politician 1", "politician 2", "politician 1"]


def picks(
    opponent: str,
    on_table: dict[str, list[int]],
    before: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
) -> set[str]:
    """The piles that the opponent may take now: the one it took, or those it is asked between."""
    game = alone(opponent, {}, {"chamber": before}, piles=on_table, lord_deck=[*deck, *DECK])
    if game.decision is not None and asked(game) == (0, "opponent_pile"):
        return {text.removeprefix("pile ") for text in offered(game)}
    # More may have happened since, where nobody had a choice.
    taken = happened(game, "pile_taken")[0]
    assert taken.seat == 1
    return {taken.guild}


# --- the two sides ------------------------------------------------------------------------------


@pytest.mark.clause("C9")
@pytest.mark.parametrize("guild", GUILDS)
def test_the_human_is_seat_0_and_answers_everything(guild: str) -> None:
    for seed in range(3):
        game = ar.new_game("conspiracy", seats=1, seed=seed, options={"opponent": guild})
        while game.decision is not None:
            assert game.decision.seat == 0
            play(game, offered(game)[seed % len(offered(game))])
        assert game.outcome.status == "ended"
        mine, theirs = (score.total for score in game.scores())
        assert [score.seat for score in game.scores()] == [0, 1]
        if mine != theirs:
            assert game.winners == ((0,) if mine > theirs else (1,))


@pytest.mark.clause("C9")
def test_the_sides_take_turns() -> None:
    game = ar.new_game("conspiracy", seats=1, seed=2, options={"opponent": "mage"})
    while game.decision is not None:
        play(game, next((text for text in offered(game) if text == "finish"), offered(game)[0]))
    seats = [event.seat for event in happened(game, "turn_started")]
    assert seats == [turn % 2 for turn in range(len(seats))]


# --- what it picks: the criteria, first that matches --------------------------------------------

#: The next space, 6, touches the two mages on 1 and 2 and nothing else.
MAGES_BESIDE = ("mage 4", "mage 4", "soldier 3", "politician 4", "politician 4")


@pytest.mark.clause("C9")
@pytest.mark.parametrize(
    ("opponent", "on_table", "before", "expected"),
    [
        # farmer: biggest pile, of 2 Lords at least
        ("farmer", {"mage": [3, 4], "soldier": [2]}, (), {"mage"}),
        ("farmer", {"mage": [3, 4], "soldier": [1, 1], "farmer": [1]}, (), {"mage", "soldier"}),
        # most keys
        ("farmer", {"mage": [3], "soldier": [2], "farmer": [6]}, (), {"soldier"}),
        ("farmer", {"mage": [1], "soldier": [2], "farmer": [6]}, (), {"mage", "soldier"}),
        # extends a coalition
        ("farmer", {"mage": [3], "soldier": [6], "farmer": [4]}, MAGES_BESIDE, {"mage"}),
        ("farmer", {"mage": [3], "soldier": [1]}, MAGES_BESIDE, {"soldier"}),
        # soldier: the red pile, whatever there is besides
        ("soldier", {"mage": [6, 1, 1], "soldier": [0], "farmer": [1, 2]}, (), {"soldier"}),
        # a pile with a 6
        ("soldier", {"mage": [6], "merchant": [1, 1], "farmer": [1, 6]}, (), {"mage", "farmer"}),
        ("soldier", {"mage": [6], "merchant": [1, 1], "farmer": [1, 2]}, (), {"mage"}),
        ("soldier", {"mage": [3], "merchant": [6]}, MAGES_BESIDE, {"merchant"}),
        # extends a coalition
        ("soldier", {"mage": [3], "merchant": [1, 1, 1]}, MAGES_BESIDE, {"mage"}),
        # biggest pile
        ("soldier", {"mage": [3], "merchant": [1, 1, 1]}, (), {"merchant"}),
        ("soldier", {"mage": [1, 2], "merchant": [3, 4]}, (), {"mage", "merchant"}),
        # merchant: most Lords with Pearls, not most Pearls
        ("merchant", {"mage": [3], "soldier": [4, 4], "farmer": [1, 1, 1]}, (), {"soldier"}),
        ("merchant", {"mage": [3], "soldier": [4], "farmer": [1, 1, 1]}, (), {"mage", "soldier"}),
        ("merchant", {"mage": [1], "soldier": [3]}, MAGES_BESIDE, {"soldier"}),
        # extends a coalition
        ("merchant", {"mage": [1], "soldier": [2], "farmer": [1, 1, 1]}, MAGES_BESIDE, {"mage"}),
        # biggest pile
        ("merchant", {"mage": [1], "soldier": [2], "farmer": [1, 1, 1]}, (), {"farmer"}),
        # politician: a pile with a 6
        ("politician", {"mage": [1, 1, 1], "soldier": [6]}, (), {"soldier"}),
        ("politician", {"mage": [1, 6], "soldier": [6], "farmer": [1, 1]}, (), {"mage", "soldier"}),
        ("politician", {"mage": [3], "soldier": [6]}, MAGES_BESIDE, {"soldier"}),
        # most keys
        ("politician", {"mage": [1, 2], "soldier": [1, 3, 4]}, (), {"mage"}),
        ("politician", {"mage": [1, 2], "soldier": [1, 1, 4]}, (), {"mage", "soldier"}),
        ("politician", {"mage": [3], "soldier": [1]}, MAGES_BESIDE, {"soldier"}),
        # extends a coalition
        ("politician", {"mage": [3], "soldier": [3, 4, 4]}, MAGES_BESIDE, {"mage"}),
        # biggest pile
        ("politician", {"mage": [3], "soldier": [3, 4, 4]}, (), {"soldier"}),
        # mage: most keys
        ("mage", {"mage": [6, 4, 4], "soldier": [2]}, (), {"soldier"}),
        ("mage", {"mage": [1, 4], "soldier": [2]}, (), {"mage", "soldier"}),
        ("mage", {"mage": [3], "soldier": [1]}, MAGES_BESIDE, {"soldier"}),
        # extends a coalition
        ("mage", {"mage": [3], "soldier": [3, 4]}, MAGES_BESIDE, {"mage"}),
        # biggest pile
        ("mage", {"mage": [3], "soldier": [3, 4]}, (), {"soldier"}),
    ],
)
def test_the_first_criterion_that_matches_picks_the_pile(
    opponent: str, on_table: dict[str, list[int]], before: tuple[str, ...], expected: set[str]
) -> None:
    assert picks(opponent, on_table, before) == expected


@pytest.mark.clause("C9")
@pytest.mark.parametrize(
    ("on_table", "expected"),
    [
        # The area and the rest of the pile: 3 + 1 of mages are as many as 4 + 0 of farmers.
        ({"mage": [3, 3], "farmer": [6]}, {"mage", "farmer"}),
        ({"mage": [3], "farmer": [6]}, {"farmer"}),
        ({"mage": [3, 3, 6], "farmer": [6]}, {"mage"}),
        # Of a colour with an area of 2 the pile does not matter, however big it is.
        ({"mage": [3], "soldier": [3, 3, 4, 4]}, {"mage"}),
        ({"mage": [3], "politician": [0, 6]}, {"mage"}),
    ],
)
def test_the_measure_is_the_area_and_the_rest_of_the_pile(
    on_table: dict[str, list[int]], expected: set[str]
) -> None:
    # Space 7 touches 2, 3 and 6: mages on 2 and 6, farmers on 3, 4 and 5.
    before = ("soldier 2", "mage 4", "farmer 4", "farmer 4", "farmer 3", "mage 4")
    assert picks("mage", on_table, before) == expected


@pytest.mark.clause("C9")
def test_every_space_of_an_area_is_counted_once() -> None:
    # The two mages beside space 7, on 2 and 6, touch each other: with it they are 3, not 5.
    before = ("soldier 2", "mage 4", "farmer 4", "farmer 4", "farmer 3", "mage 4")
    assert picks("mage", {"mage": [3], "farmer": [6]}, before) == {"farmer"}
    # Two areas that only space 8 joins are counted together: it touches 3, 4 and 7.
    joined = (
        *["soldier 2", "soldier 3"],
        "mage 4",
        "farmer 4",
        "farmer 4",
        "soldier 3",
        "farmer 3",
    )
    # mages: 3 alone is no area of 3; farmers: 4-5 and 7 are 2 + 1, and 1 more.
    assert picks("mage", {"mage": [3], "farmer": [6], "merchant": [3]}, joined) == {"farmer"}


@pytest.mark.clause("C9")
def test_the_human_chooses_between_equal_piles() -> None:
    game = alone("farmer", piles={"mage": [3, 4], "soldier": [1, 1], "farmer": [1]}, lord_deck=DECK)
    assert asked(game) == (0, "opponent_pile")
    assert offered(game) == ["pile soldier", "pile mage"]
    play(game, "pile soldier")
    assert (chamber(game, 1), piles(game)) == (["soldier 1"] * 2, {"mage": [3, 4], "farmer": [1]})


@pytest.mark.clause("C9")
def test_without_a_match_lords_of_the_deck_go_to_their_piles_until_there_is_one() -> None:
    deck = ["farmer 4", "mage 6", "mage 4", "soldier 4", *DECK]
    game = alone("farmer", piles={"soldier": [3]}, lord_deck=deck)
    assert [event.lord for event in happened(game, "lord_revealed")] == [
        "value_four_farmer",
        "value_six_mage",
        "value_four_mage",
    ]
    assert asked(game) == (0, "opponent_place")
    play(game, "place mage 4")
    # The mage 6 then reveals the soldier 4.
    assert chamber(game, 1) == ["mage 4", "mage 6"]
    assert piles(game) == {"soldier": [3, 4], "farmer": [4]}


@pytest.mark.clause("C9")
def test_without_any_pile_the_deck_is_revealed() -> None:
    game = alone("mage", lord_deck=["farmer 4", "mage 3", "soldier 1", *DECK])
    assert chamber(game, 1) == ["soldier 1"]
    assert piles(game) == {"farmer": [4], "mage": [3]}


@pytest.mark.clause("C9")
def test_with_an_empty_deck_and_no_match_the_human_picks_any_pile() -> None:
    table = {"farmer": [3], "soldier": [4], "mage": [0]}
    game = alone("farmer", piles=table, lord_deck=[])
    assert asked(game) == (0, "opponent_pile")
    assert offered(game) == ["pile farmer", "pile soldier", "pile mage"]
    revealed = alone("farmer", piles={"farmer": [3], "mage": [0]}, lord_deck=["soldier 4"])
    assert offered(revealed) == ["pile farmer", "pile soldier", "pile mage"]
    play(revealed, "pile mage")
    assert chamber(revealed, 1) == ["mage 0"]


# --- how it places ------------------------------------------------------------------------------


@pytest.mark.clause("C9", "C4.1")
def test_the_human_orders_its_placements() -> None:
    game = alone("farmer", piles={"mage": [3, 4, 1]}, lord_deck=DECK)
    assert asked(game) == (0, "opponent_place")
    assert offered(game) == ["place mage 1", "place mage 3", "place mage 4"]
    play(game, "place mage 4", "place mage 1")
    assert chamber(game, 1) == ["mage 4", "mage 1", "mage 3"]
    assert (pearls(game), master(game)) == ([0, 3], 1)
    assert asked(game) == (0, "recruit")


@pytest.mark.clause("C9", "C4.2")
def test_the_human_chooses_which_of_a_large_pile_complete_its_chamber() -> None:
    game = alone("farmer", {}, {"chamber": filled(14)}, piles={"mage": [3, 4, 1]}, lord_deck=DECK)
    play(game, "place mage 3")
    assert chamber(game, 1)[14] == "mage 3"
    assert piles(game) == {"mage": [1, 4]}
    assert asked(game) == (0, "recruit")


@pytest.mark.clause("C9", "C4.3")
def test_it_never_swaps() -> None:
    game = alone("farmer", {}, {"chamber": ["farmer 4"]}, piles={"mage": [0, 4]}, lord_deck=DECK)
    play(game, "place mage 4")
    assert chamber(game, 1) == ["farmer 4", "mage 4", "mage 0"]
    assert asked(game) == (0, "recruit")


@pytest.mark.clause("C9", "C4.3")
def test_its_six_reveals() -> None:
    game = alone("politician", piles={"mage": [6]}, lord_deck=["soldier 3", *DECK])
    assert (chamber(game, 1), piles(game), lord_deck(game)) == (
        ["mage 6"],
        {"soldier": [3]},
        DECK,
    )
    empty = alone("politician", piles={"mage": [6], "soldier": [1], "farmer": [1]}, lord_deck=[])
    assert piles(empty) == {"soldier": [1], "farmer": [1]}


@pytest.mark.clause("C9", "C5.2")
def test_it_takes_a_random_face_up_location() -> None:
    shown = ["plain_seven", "plain_five", "plain_four"]
    found = set()
    for seed in range(25):
        game = alone(
            "farmer",
            {},
            {"chamber": ["farmer 1"]},
            piles={"mage": [1]},
            lord_deck=DECK,
            available=shown,
            location_deck=["per_location"],
            seed=seed,
        )
        (name,) = locations(game, 1)
        assert locations(game, 1) == {name: 2}
        assert available(game) == [other for other in shown if other != name]
        assert location_deck(game) == ["per_location"]
        assert asked(game) == (0, "recruit")
        found.add(name)
    assert found == set(shown)


@pytest.mark.clause("C9", "C5.2", "C5.4")
def test_or_the_top_of_the_deck_or_none() -> None:
    words: dict[str, Any] = {"piles": {"mage": [1]}, "lord_deck": DECK}
    legend = {"chamber": ["farmer 1"]}
    deck = alone("farmer", {}, legend, location_deck=["plain_five", "per_location"], **words)
    assert (locations(deck, 1), location_deck(deck)) == ({"plain_five": 2}, ["per_location"])
    none = alone("farmer", {}, legend, **words)
    assert locations(none, 1) == {}


@pytest.mark.clause("C9", "C5.1")
@pytest.mark.parametrize("opponent", GUILDS)
@pytest.mark.parametrize(
    ("keys", "earns"),
    [((1, 1), True), ((2, 2), True), ((1, 2), False), ((2, 1), False), ((1, 2, 1), True)],
)
def test_keys_earn_it_locations_and_the_mage_any_two(
    opponent: str, keys: tuple[int, ...], *, earns: bool
) -> None:
    *before, last = keys
    game = alone(
        opponent,
        {},
        {"chamber": [f"soldier {value}" for value in before]},
        piles={"merchant": [last, 4], "farmer": [0]},
        lord_deck=DECK,
        location_deck=["plain_seven", "plain_four"],
    )
    if (opponent, len(keys)) == ("mage", 3):
        # Its first two keys earned nothing, for there was no Location.
        earns = True
    play(game, f"place merchant {last}")
    assert bool(locations(game, 1)) == (earns or opponent == "mage")


@pytest.mark.clause("C9", "C5.1")
def test_its_keys_before_a_location_are_spent() -> None:
    game = alone(
        "mage",
        {},
        {"chamber": ["soldier 1", "soldier 1"], "locations": {"plain_seven": 2}},
        piles={"merchant": [1]},
        lord_deck=DECK,
        location_deck=["plain_five"],
    )
    assert locations(game, 1) == {"plain_seven": 2}


@pytest.mark.clause("C9", "C6")
def test_printed_pearls_are_taken_and_tested_for_the_pearl_master() -> None:
    game = alone(
        "farmer",
        {"pearls": 3},
        {"chamber": ["farmer 1"]},
        piles={"mage": [1]},
        lord_deck=DECK,
        available=["plain_three"],
    )
    assert (pearls(game), master(game)) == ([3, 3], 1)
    fewer = alone(
        "farmer",
        {"pearls": 4},
        {"chamber": ["farmer 1"]},
        piles={"mage": [1]},
        lord_deck=DECK,
        available=["plain_three"],
    )
    assert (pearls(fewer), master(fewer)) == ([4, 3], 0)


@pytest.mark.clause("C9", "C5.4")
@pytest.mark.parametrize("name", ["recall_lords", "recall_locations", "duty_of_one", "duty_of_two"])
def test_the_powers_of_its_locations_are_ignored(name: str) -> None:
    game = alone(
        "farmer",
        {},
        {"chamber": ["farmer 1"]},
        piles={"mage": [1], "soldier": [3]},
        lord_deck=DECK,
        available=[name],
        location_deck=["plain_seven"],
    )
    assert locations(game, 1) == {name: 2}
    assert (piles(game), lord_deck(game)) == ({"soldier": [3]}, DECK)
    assert location_deck(game) == ["plain_seven"]
    assert offered(game) == ["draw 1", "draw 2", "draw 3", "pile soldier"]


@pytest.mark.clause("C9", "C5.1")
@pytest.mark.parametrize("name", ["mixed_metals", "open_archive"])
def test_nothing_holds_for_it_for_the_rest_of_the_game(name: str) -> None:
    game = alone(
        "farmer",
        {"chamber": ["soldier 1"]},
        {"chamber": ["farmer 1", "farmer 1", "farmer 2"], "locations": {name: 2}},
        piles={"mage": [2]},
        lord_deck=["soldier 2", *DECK],
        available=["plain_five"],
        location_deck=["plain_seven"],
    )
    # A second gold key: it takes the face-up one. Not for the human either.
    assert locations(game, 1) == {name: 2, "plain_five": 4}
    play(game, "draw 1")
    assert locations(game, 0) == {}
    silver = alone(
        "farmer",
        {},
        {"chamber": ["farmer 1", "farmer 1", "farmer 2"], "locations": {name: 2}},
        piles={"mage": [1]},
        lord_deck=DECK,
        available=["plain_five"],
    )
    assert locations(silver, 1) == {name: 2}


@pytest.mark.clause("C9", "C10")
@pytest.mark.parametrize("duty", ["duty_of_one", "duty_of_two"])
def test_the_humans_duties_do_not_bind_it(duty: str) -> None:
    game = alone(
        "farmer",
        {"chamber": ["farmer 1"]},
        {},
        turn=0,
        piles={"soldier": [1, 3], "mage": [1]},
        lord_deck=DECK,
        available=[duty],
    )
    play(game, "pile mage")
    assert locations(game, 0) == {duty: 2}
    # It takes the biggest pile as ever.
    assert (asked(game), piles(game)) == ((0, "opponent_place"), {})


# --- the soldier's duty -------------------------------------------------------------------------


@pytest.mark.clause("C9")
def test_after_the_soldier_took_the_red_pile_the_human_takes_the_first_lord() -> None:
    game = alone(
        "soldier",
        piles={"soldier": [3], "mage": [1, 1]},
        lord_deck=["farmer 4", *DECK],
    )
    # The human's next turn is forced, the soldier's second then takes the mages.
    assert chamber(game, 0) == ["farmer 4"]
    assert [event.seat for event in happened(game, "human_bound")] == [0]
    assert (chamber(game, 1), asked(game)) == (["soldier 3", "mage 1", "mage 1"], (0, "recruit"))
    assert offered(game) == ["draw 1", "draw 2", "draw 3"]


@pytest.mark.clause("C9")
def test_another_pile_or_opponent_does_not_bind_the_human() -> None:
    other = alone("soldier", piles={"mage": [6], "farmer": [1]}, lord_deck=DECK)
    assert offered(other) == ["draw 1", "draw 2", "draw 3", "pile farmer", "pile politician"]
    mage = alone("mage", piles={"mage": [1], "farmer": [3]}, lord_deck=DECK)
    assert offered(mage) == ["draw 1", "draw 2", "draw 3", "pile farmer"]


@pytest.mark.clause("C9", "C10")
def test_the_soldiers_duty_lifts_with_an_empty_deck() -> None:
    game = alone("soldier", piles={"soldier": [3], "mage": [1], "farmer": [1]}, lord_deck=[])
    assert (asked(game), offered(game)) == ((0, "recruit"), ["pile farmer", "pile mage"])


@pytest.mark.clause("C9")
def test_only_the_next_turn_is_bound_not_an_extra_one() -> None:
    game = alone(
        "soldier",
        {"chamber": ["farmer 3"]},
        {},
        turn=0,
        bound=True,
        replay_token=True,
        piles={"mage": [1, 1]},
        lord_deck=["farmer 4", *DECK],
    )
    # The forced turn is over: the token may be spent.
    assert (chamber(game, 0), asked(game)) == (["farmer 3", "farmer 4"], (0, "replay"))
    play(game, "replay")
    assert offered(game) == ["draw 1", "draw 2", "draw 3", "pile mage"]


# --- the replay token ---------------------------------------------------------------------------


def human_places(
    before: list[str],
    lord: str,
    **words: Any,  # noqa: ANN401 - as in senate.py
) -> ar.Game:
    """The human places a Lord after such a Chamber."""
    described: dict[str, Any] = {"turn": 0, "lord_deck": [lord, *DECK], "piles": {"mage": [1]}}
    return play(alone("farmer", {"chamber": before}, {}, **described | words), "draw 1")


@pytest.mark.clause("C9")
@pytest.mark.parametrize(
    ("before", "gained"),
    [
        ([], False),
        (["farmer 4"], False),
        (["farmer 4", "farmer 3"], True),
        (["farmer 4", "merchant 4", "farmer 3"], False),
        # 3 were connected before
        (["farmer 4", "farmer 3", "farmer 1"], False),
        # two areas of 2 on spaces 1-2 and 4-5 are not joined by space 6, which touches 1 and 2
        (["farmer 4", "farmer 3", "merchant 4", "farmer 1", "farmer 1"], True),
        # space 7 joins the single Lords on 3 and 6
        (
            ["merchant 4", "merchant 3", "farmer 1", "merchant 4", "merchant 3", "farmer 1"],
            True,
        ),
        # space 7 joins an area of 3 and a single Lord
        (["merchant 4", "merchant 3", "farmer 1", "farmer 4", "farmer 3", "farmer 1"], False),
    ],
)
def test_a_placement_that_makes_a_new_area_of_3_gains_the_token(
    before: list[str], *, gained: bool
) -> None:
    game = human_places(before, "farmer 6")
    assert bool(happened(game, "replay_token_gained")) == gained
    assert game.view().replay_token == gained
    if gained:
        assert (asked(game), offered(game)) == ((0, "replay"), ["finish", "replay"])


@pytest.mark.clause("C9", "C4.3")
def test_a_swap_gains_no_token() -> None:
    before = ["farmer 4", "merchant 4", "farmer 3", "farmer 6"]
    game = human_places(before, "mage 0")
    play(game, "accept", "choose space 1 of seat 0", "choose space 2 of seat 0")
    assert chamber(game, 0) == ["merchant 4", "farmer 4", "farmer 3", "farmer 6", "mage 0"]
    assert happened(game, "replay_token_gained") == []


@pytest.mark.clause("C9")
def test_the_opponents_areas_gain_no_token() -> None:
    game = alone("farmer", {}, {}, piles={"mage": [1, 1, 1]}, lord_deck=DECK)
    assert chamber(game, 1) == ["mage 1"] * 3
    assert not game.view().replay_token


@pytest.mark.clause("C9")
def test_the_token_is_spent_for_an_extra_turn() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 6", piles={"soldier": [1, 1, 1]})
    play(game, "replay")
    assert not game.view().replay_token
    assert (asked(game), game.turn) == ((0, "recruit"), 2)
    # The first of DECK was revealed by the 6.
    play(game, "draw 1")
    assert chamber(game, 0)[3:] == ["politician 1"]
    assert [event.seat for event in happened(game, "turn_started")] == [0, 1, 0]


@pytest.mark.clause("C9")
def test_the_token_may_be_kept_for_a_later_turn() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 6", piles={"soldier": [1, 1]})
    play(game, "finish")
    # The opponent's turn lies between; it is asked again after the next.
    assert (chamber(game, 1), asked(game)) == (["soldier 1"] * 2, (0, "recruit"))
    play(game, "draw 1")
    assert (asked(game), offered(game)) == ((0, "replay"), ["finish", "replay"])
    assert len(happened(game, "replay_token_gained")) == 1


@pytest.mark.clause("C9")
def test_a_new_area_while_the_token_is_held_gains_nothing() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 6", replay_token=True)
    assert happened(game, "replay_token_gained") == []
    play(game, "replay")
    assert not game.view().replay_token


@pytest.mark.clause("C9")
def test_a_token_spent_can_be_gained_again() -> None:
    game = human_places(["farmer 4", "farmer 3"], "farmer 1", piles={"soldier": [1, 1, 1, 1, 2, 2]})
    play(game, "replay", "pile soldier", *["place soldier 1"] * 4)
    # On spaces 4 to 9; space 8 joined 4 and 5 with 6 and 7.
    assert [event.kind for event in happened(game, "lord_placed", "replay_token_gained")] == [
        *["lord_placed", "replay_token_gained"],
        *["lord_placed"] * 5,
        *["replay_token_gained", "lord_placed"],
    ]
    assert asked(game) == (0, "replay")


@pytest.mark.clause("C9")
def test_with_a_complete_chamber_the_token_is_not_spent() -> None:
    game = human_places(filled(14), "mage 1", replay_token=True, piles={"soldier": [1, 1]})
    # The opponent's last turn follows at once.
    assert game.outcome.status == "ended"
    assert len(chamber(game, 0)) == 15
    assert chamber(game, 1) == ["soldier 1", "soldier 1"]


@pytest.mark.clause("C9", "C7")
def test_the_token_may_be_spent_after_the_last_turn_too() -> None:
    game = alone(
        "farmer",
        {},
        {"chamber": filled(14)},
        piles={"soldier": [1, 1]},
        lord_deck=DECK,
        replay_token=True,
    )
    play(game, "draw 1")
    assert asked(game) == (0, "replay")
    done = play(game.clone(), "finish")
    assert (done.outcome.status, len(chamber(done, 0))) == ("ended", 1)
    play(game, "replay", "draw 1")
    assert (game.outcome.status, len(chamber(game, 0))) == ("ended", 2)


# --- the score and the end ----------------------------------------------------------------------

LEGEND_CHAMBER = ["soldier 4", "soldier 1", "merchant 1", "soldier 3", "mage 1", "mage 1"]


@pytest.mark.clause("C9", "C8.1")
@pytest.mark.parametrize(
    ("opponent", "more"),
    [
        ("farmer", 0),
        ("soldier", 1 + 2 * 3),
        ("merchant", 7 // 2),
        ("politician", 4),
        ("mage", 2),
    ],
)
def test_the_opponents_extra_points(opponent: str, more: int) -> None:
    game = alone(
        opponent,
        {"pearls": 3},
        {
            "chamber": LEGEND_CHAMBER,
            "locations": {"plain_seven": 3, "count_of_guild_soldier": 6},
            "pearls": 7,
        },
        turn=0,
        lord_deck=DECK,
    )
    human, legend = game.scores()
    assert dict(legend.parts) == {
        "lords": 4 + 1 + 1,
        "locations": 5 * 2,
        "coalition": 3 * 2,
        "pearl_master": 5,
        "legend": more,
    }
    assert human["legend"] == 0
    assert dict(legend.tie_break) == {"pearl_master": 1}


@pytest.mark.clause("C9")
def test_the_humans_locations_score_as_ever() -> None:
    game = alone(
        "mage",
        {"chamber": ["soldier 1", "soldier 1"], "locations": {"plain_seven": 2}},
        {"chamber": ["farmer 1", "farmer 1"], "locations": {"plain_four": 2}},
        turn=0,
        lord_deck=DECK,
    )
    assert total(game, "locations") == [7, 5]
    assert total(game, "legend") == [0, 1]


#: Two Chambers of equal worth but for the last Lords placed.
MINE = [*["farmer 1"] * 4, *["farmer 2"] * 2, *["merchant 1"] * 4, *["merchant 2"] * 2]
THEIRS = [*["soldier 1"] * 4, *["soldier 2"] * 2, *["mage 1"] * 4, *["mage 2"] * 2]


def finished(
    mine: dict[str, object], theirs: dict[str, object], *, pearl_master: int | None
) -> ar.Game:
    """The opponent, a farmer, has a complete Chamber; the human's last Lord is no choice."""
    game = alone(
        "farmer",
        {"chamber": [*MINE, *["politician 1"] * 2], **mine},
        {"chamber": [*THEIRS, *["politician 1"] * 2, "politician 2"], **theirs},
        turn=0,
        lord_deck=["politician 2"],
        pearl_master=pearl_master,
    )
    assert game.outcome.status == "ended"
    return game


@pytest.mark.clause("C9")
def test_the_higher_score_wins() -> None:
    mine = finished({"pearls": 2}, {"pearls": 2}, pearl_master=0)
    assert [score.total for score in mine.scores()] == [29, 24]
    assert mine.winners == (0,)
    theirs = finished({"pearls": 2}, {"pearls": 2}, pearl_master=1)
    assert [score.total for score in theirs.scores()] == [24, 29]
    assert theirs.winners == (1,)


@pytest.mark.clause("C9", "C8.4")
def test_a_tie_is_won_by_the_human_as_pearl_master() -> None:
    # Its Location makes up for the 5 points of the Pearl Master.
    game = finished({"pearls": 2}, {"pearls": 2, "locations": {"plain_seven": 1}}, pearl_master=0)
    assert [score.total for score in game.scores()] == [29, 29]
    assert game.winners == (0,)


@pytest.mark.clause("C9", "C10", "C8.4")
@pytest.mark.parametrize(("pearl_master", "held"), [(1, 2), (None, 0)])
def test_another_tie_has_no_winner(pearl_master: int | None, held: int) -> None:
    mine: dict[str, object] = {"pearls": held}
    if pearl_master == 1:
        mine["locations"] = {"plain_five": 1}
    game = finished(mine, {"pearls": held}, pearl_master=pearl_master)
    one, other = (score.total for score in game.scores())
    assert one == other
    assert game.winners == ()
