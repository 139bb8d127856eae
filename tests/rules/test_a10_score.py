"""A10: the score, and who wins."""

import pytest

from tests.rules.table import COUNCIL, ended, play, table


@pytest.mark.clause("A10")
def test_the_four_parts_of_a_score() -> None:
    game = ended(
        {
            "locations": [{"parliament": ["corruptor"]}],
            "lords": ["keeper"],
            "affiliated": ["crab 2", "crab 4", "squid 3"],
            "tokens": [2, 4],
        }
    )
    (mine, yours) = game.scores()
    assert dict(mine.parts) == {
        "locations": 6 + 2,
        "lords": 6 + 6,
        "allies": 4 + 3,  # the strongest of each Race
        "monsters": 6,
    }
    assert mine.total == 33
    assert yours.total == 0
    assert game.winners == (0,)


@pytest.mark.clause("A10")
def test_pearls_keys_and_allies_in_hand_are_worth_nothing() -> None:
    game = table({"pearls": 9, "keys": 2, "hand": ["crab 5"]})
    assert game.scores()[0].total == 0
    assert dict(game.scores()[0].tie_break) == {"pearls": 9, "best_lord": 0}


@pytest.mark.clause("A10")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ([{"lords": ["landowner"]}, {"lords": ["aquaculturalist"]}], (0,)),
        ([{"lords": ["aquaculturalist"]}, {"lords": ["landowner"]}], (1,)),
        # 10 each: Pearls first,
        ([{"lords": ["miller"], "pearls": 1}, {"lords": ["keeper"], "tokens": [4]}], (0,)),
        ([{"lords": ["miller"]}, {"lords": ["keeper"], "tokens": [4], "pearls": 1}], (1,)),
        # then the best Lord,
        ([{"lords": ["keeper"], "tokens": [4]}, {"lords": ["miller"]}], (1,)),
        # then the win is shared.
        ([{"lords": ["keeper"]}, {"lords": ["reaper"]}], (0, 1)),
        ([{"lords": ["keeper"]}, {"lords": ["reaper"]}, {"tokens": [2]}], (0, 1)),
        ([{"tokens": [3]}, {"lords": ["keeper"]}, {"lords": ["reaper"]}], (1, 2)),
    ],
)
def test_who_wins(players: list[dict[str, object]], winners: tuple[int, ...]) -> None:
    assert ended(*players).winners == winners


@pytest.mark.clause("A10", "A6.6")
def test_the_best_lord_may_lie_under_a_location_or_be_disabled() -> None:
    game = ended(
        {"lords": ["miller"], "disabled": ["miller"]},
        {"lords": ["keeper"], "tokens": [4]},
    )
    assert game.winners == (0,)
    covered = ended(
        {"locations": [{"the_depths": ["miller"]}]},  # 10 + 2 x 10
        {"locations": ["the_jail"], "tokens": [4, 4, 2, 2, 3]},  # 15 + 15
    )
    assert [score.total for score in covered.scores()] == [30, 30]
    assert covered.winners == (0,)


@pytest.mark.clause("A10")
def test_a_score_can_be_read_at_any_time_and_there_is_no_winner_before_the_end() -> None:
    game = table({"lords": ["miller"]}, {}, council=COUNCIL)
    assert [score.total for score in game.scores()] == [10, 0]
    assert game.winners == ()
    play(game, "support crab")
    assert game.winners == ()
