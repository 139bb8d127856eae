"""C9: alone against a legendary Lord: who plays when, what it picks, and the soldier's duty."""

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS
from tests.rules.senate import DECK, alone, asked, chamber, happened, offered, piles, play


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
