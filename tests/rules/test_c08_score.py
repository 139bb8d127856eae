"""C8: the score."""

from itertools import combinations

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS
from tests.rules.senate import ONE_SIDE, OTHER_SIDE, TOUCHING, chamber, colours, play, senate, total

BONUS = {"bonus_locations": True}


def scored(lords: list[str], **player: object) -> ar.Score:
    """The score of seat 0 with such a Chamber, which may be complete."""
    return senate({"chamber": lords, **player}, {}, turn=1, lord_deck=["..."]).scores()[0]


# --- C8.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C8.1")
def test_the_most_influential_lord_of_each_colour_scores() -> None:
    lords = ["farmer 4", "mage 6", "farmer 3", "soldier 0", "mage 4", "merchant 1", "merchant 1"]
    assert scored(lords)["lords"] == 4 + 6 + 0 + 1
    assert scored([])["lords"] == 0


@pytest.mark.clause("C8.1")
def test_the_locations_score_their_sum() -> None:
    lords = ["farmer 1", "soldier 4", "farmer 1", "soldier 3", "mage 2", "mage 6", "mage 2"]
    held = {"per_location": 3, "best_of_guild_soldier": 7}
    assert scored(lords, locations=held)["locations"] == 2 * 2 + 4


@pytest.mark.clause("C8.1")
@pytest.mark.parametrize(
    ("rows", "largest"),
    [
        ("", 0),
        ("1", 1),
        ("12", 1),
        ("1122", 2),
        # Two areas of one colour: only the larger counts.
        ("11211 2323", 2),
        ("11211 1323", 3),
        # Two areas of one size, and one in a ring around another Lord.
        ("11122 3344", 3),
        ("31132 1213 112", 6),
        # An area may turn back upwards.
        ("21343 1215 11", 5),
    ],
)
def test_the_largest_coalition_scores_3_for_each_lord(rows: str, largest: int) -> None:
    assert scored(colours(rows))["coalition"] == 3 * largest


@pytest.mark.clause("C8.1", "C6")
def test_the_pearl_master_scores_5() -> None:
    game = senate({"pearls": 2}, {"pearls": 2}, {}, pearl_master=1, lord_deck=["..."])
    assert total(game, "pearl_master") == [0, 5, 0]
    assert [score.total for score in game.scores()] == [0, 5, 0]


@pytest.mark.clause("C8.1")
def test_the_total_is_the_sum_of_the_four_parts() -> None:
    lords = ["farmer 4", "farmer 1", "mage 3", "mage 6", "mage 1"]
    score = scored(lords, locations={"plain_five": 5}, pearls=4)
    assert dict(score.parts) == {
        "lords": 4 + 6,
        "locations": 5,
        "coalition": 3 * 3,
        "pearl_master": 5,
    }
    assert score.total == 29
    assert dict(score.tie_break) == {"pearls": 4}


# --- C8.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C8.2")
def test_the_spaces_touch_as_the_table_says() -> None:
    shape = ar.new_game("conspiracy", seats=2, seed=1).view().shape
    assert shape.rows == (5, 4, 3, 2, 1)
    assert {space: set(beside) for space, beside in enumerate(shape.adjacent, 1)} == TOUCHING


@pytest.mark.clause("C8.2", "C8.3")
def test_two_equal_lords_are_an_alliance_where_their_spaces_touch() -> None:
    # The only Lords of the value 3 lie on two spaces; a key on another one carries the Location.
    others = [f"{guild} {value}" for guild in GUILDS for value in (1, 4, 6, 0)]
    for one, other in combinations(range(1, 16), 2):
        rest = iter(others)
        lords = [
            f"{GUILDS[space % 5]} 3" if space in {one, other} else next(rest)
            for space in range(1, 16)
        ]
        carrier = next(n for n, lord in enumerate(lords, 1) if lord.endswith(" 1"))
        game = senate(
            {"chamber": lords, "locations": {"alliance_of_threes": carrier}},
            {},
            turn=1,
            lord_deck=["..."],
            options=BONUS,
        )
        assert total(game, "locations")[0] == 2 * (2 if other in TOUCHING[one] else 1)


@pytest.mark.clause("C8.2")
@pytest.mark.parametrize("space", range(1, 16))
def test_a_lord_joins_all_of_its_colour_around_it(space: int) -> None:
    # The others have three colours in turn, so that no two of one colour touch.
    places = [(row, column) for row in range(5) for column in range(5 - row)]
    rows = "".join(
        "1" if other == space or other in TOUCHING[space] else str(2 + (column + 2 * row) % 3)
        for other, (row, column) in enumerate(places, 1)
    )
    assert scored(colours(rows))["coalition"] == 3 * (1 + len(TOUCHING[space]))


# --- C8.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C8.3")
def test_an_alliance_is_of_one_value_whatever_the_colours() -> None:
    lords = ["farmer 2", "mage 2", "soldier 2", "farmer 1", "merchant 2", "soldier 1"]
    game = senate(
        {"chamber": lords, "locations": {"alliance_of_twos": 3}},
        {},
        lord_deck=["..."],
        options=BONUS,
    )
    # 1, 2 and 3 are connected; 5 is not.
    assert total(game, "locations")[0] == 2 * 3


# --- C8.4 ---------------------------------------------------------------------------------------


def tied(first: dict[str, object], last: dict[str, object], *, pearl_master: int | None) -> ar.Game:
    """Both have complete Chambers of equal worth; seat 1 places the 15th Lord, a 1."""
    return senate(
        {"chamber": [*ONE_SIDE, *["politician 1"] * 2, "politician 2"], **first},
        {"chamber": [*OTHER_SIDE, *["politician 1"] * 2], **last},
        turn=1,
        lord_deck=["politician 2"],
        pearl_master=pearl_master,
    )


@pytest.mark.clause("C8.4")
def test_a_tie_is_shared_when_pearls_are_equal_too() -> None:
    game = tied({}, {}, pearl_master=None)
    assert game.outcome.status == "ended"
    assert [score.total for score in game.scores()] == [6 + 3 * 6] * 2
    assert game.winners == (0, 1)


@pytest.mark.clause("C8.4")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(3, 1, 0), (1, 3, 1)])
def test_a_tie_goes_to_most_pearls(mine: int, theirs: int, winner: int) -> None:
    five = {"plain_five": 1}
    lists: list[dict[str, object]] = [{"pearls": mine}, {"pearls": theirs}]
    # A Location makes up for the Pearl Master's 5 points.
    lists[1 - winner]["locations"] = five
    game = tied(lists[0], lists[1], pearl_master=winner)
    assert [score.total for score in game.scores()] == [24 + 5] * 2
    assert [score.tie_break["pearls"] for score in game.scores()] == [mine, theirs]
    assert game.winners == (winner,)


@pytest.mark.clause("C8.4", "C6")
def test_with_equal_pearls_the_pearl_master_has_more_points() -> None:
    game = tied({"pearls": 2}, {"pearls": 2}, pearl_master=1)
    assert [score.total for score in game.scores()] == [24, 29]
    assert game.winners == (1,)


@pytest.mark.clause("C8.4")
def test_nobody_wins_before_the_end() -> None:
    game = senate({"pearls": 3}, {}, lord_deck=["..."])
    assert game.winners == ()


# --- C8.5 ---------------------------------------------------------------------------------------


@pytest.mark.clause("C8.5", "C8.1")
def test_the_worked_example() -> None:
    lords = colours("44113 2414 432 45 5")
    assert len(lords) == 15
    assert scored(lords)["coalition"] == 15
    # Without the three Lords outside the row of spaces 1, 2, 7, 10, 13 as well.
    game = senate({"chamber": lords[:13]}, {}, turn=1, lord_deck=["..."])
    assert (len(chamber(game, 0)), total(game, "coalition")) == (13, [15, 0])
    assert total(play(game, "draw 1"), "coalition")[0] == 15
