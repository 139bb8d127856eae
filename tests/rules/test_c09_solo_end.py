"""C9: what a solo game is worth to either side, and who wins it."""

import pytest

import abyss_rules as ar
from tests.rules.senate import DECK, ONE_SIDE, OTHER_SIDE, alone, total

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


def finished(
    mine: dict[str, object], theirs: dict[str, object], *, pearl_master: int | None
) -> ar.Game:
    """The opponent, a farmer, has a complete Chamber; the human's last Lord is no choice."""
    game = alone(
        "farmer",
        {"chamber": [*ONE_SIDE, *["politician 1"] * 2], **mine},
        {"chamber": [*OTHER_SIDE, *["politician 1"] * 2, "politician 2"], **theirs},
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
