"""Conspiracy alone: how the opponents pick, what they score, the replay token, ties."""

from __future__ import annotations

import pytest

from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy import solo
from abyss_rules.rulesets.conspiracy.material import GUILDS
from tests.cards.senate_facts import lord
from tests.unit.rulesets.conspiracy.tables import chamber, owned, play, rules, state, table, texts


def alone(opponent: str, **zones: object) -> Game:
    """A solo game in which the opponent is about to take a pile."""
    return table([[], []], seats=1, active=1, options={"opponent": opponent}, **zones)  # type: ignore[arg-type]  # passed through


def test_the_farmer_takes_the_biggest_pile() -> None:
    game = alone("farmer", piles={"mage": "11", "farmer": "4"}, deck=["soldier 1"] * 2)
    assert chamber(game, 1) == [lord("mage 1")] * 2


def test_the_human_chooses_among_equals_and_orders_the_placements() -> None:
    game = alone("farmer", piles={"mage": "12", "farmer": "44"}, deck=["soldier 1"] * 2)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "opponent_pile")
    assert texts(game) == ["pile farmer", "pile mage"]
    play(game, "pile mage")
    assert game.decision.kind == "opponent_place"
    play(game, "place mage 2")
    assert chamber(game, 1) == [lord("mage 2"), lord("mage 1")]


def test_without_a_match_the_deck_is_revealed() -> None:
    game = alone("farmer", piles={"mage": "4"}, deck=["farmer 4", "mage 1", "soldier 1"])
    assert chamber(game, 1) in ([lord("mage 4"), lord("mage 1")], [])
    assert len(state(game).lord_deck) == 1


def test_the_soldier_binds_the_human() -> None:
    game = alone("soldier", piles={"soldier": "4", "mage": "6"}, deck=["mage 4", *["farmer 4"] * 2])
    # It takes the pile of its colour, the human is forced, then it takes the pile with the 6.
    assert chamber(game, 1) == [lord("soldier 4"), lord("mage 6")]
    assert chamber(game, 0) == [lord("mage 4")]


PICKS: list[tuple[str, dict[str, str], list[str], str]] = [
    ("farmer", {"mage": "11", "farmer": "4"}, [], "mage"),
    ("farmer", {"mage": "4", "soldier": "2"}, [], "soldier"),
    ("farmer", {"mage": "4", "soldier": "3"}, ["mage 3", "mage 4"], "mage"),
    ("soldier", {"soldier": "1", "mage": "6"}, [], "soldier"),
    ("soldier", {"farmer": "44", "mage": "6"}, [], "mage"),
    ("soldier", {"farmer": "44", "mage": "4"}, ["mage 3", "mage 4"], "mage"),
    ("soldier", {"farmer": "44", "mage": "4"}, ["mage 3"], "farmer"),
    ("merchant", {"farmer": "33", "mage": "4111"}, [], "farmer"),
    ("merchant", {"farmer": "12", "mage": "1"}, ["mage 3", "mage 4"], "mage"),
    ("politician", {"farmer": "11", "mage": "6"}, [], "mage"),
    ("politician", {"farmer": "11", "mage": "344"}, [], "farmer"),
    ("mage", {"farmer": "44", "mage": "1"}, [], "mage"),
    ("mage", {"farmer": "44", "mage": "3"}, ["mage 3", "mage 4"], "mage"),
    ("mage", {"farmer": "44", "mage": "3"}, [], "farmer"),
]


@pytest.mark.parametrize(("opponent", "piles", "before", "taken"), PICKS)
def test_what_an_opponent_picks(
    opponent: str, piles: dict[str, str], before: list[str], taken: str
) -> None:
    game = table(
        [[], before],
        seats=1,
        active=1,
        piles=piles,
        deck=["politician 1"] * 2,
        options={"opponent": opponent},
    )
    assert not state(game).discards[GUILDS.index(taken)]
    assert chamber(game, 1)[len(before)].endswith(taken) or texts(game)[0].endswith(taken)


def test_a_coalition_that_joins_areas_counts_every_space_once() -> None:
    # The next space, 7, touches the area of 1, 2, 3 and 6 three times.
    before = ["mage 3", "mage 4", "mage 3", "farmer 1", "farmer 2", "mage 4"]
    game = table([[], before], seats=1, piles={"mage": "11"}, deck=["politician 1"] * 2)
    assert solo._coalition(rules(game), state(game), GUILDS.index("mage")) == 5 + 2 - 1
    assert solo._coalition(rules(game), state(game), GUILDS.index("soldier")) == 0


@pytest.mark.parametrize(
    ("opponent", "points"),
    [("farmer", 0), ("soldier", 1 + 2 * 2), ("merchant", 2), ("politician", 6), ("mage", 1)],
)
def test_the_points_an_opponent_has_besides(opponent: str, points: int) -> None:
    game = table(
        [[], ["soldier 1", "soldier 4", "mage 6", "mage 4", "farmer 1"]],
        seats=1,
        deck=["politician 1"] * 2,
        locations=[{}, {"plain_seven": 5}],
        pearls=[0, 5],
        master=1,
        options={"opponent": opponent},
    )
    score = game.scores()[1]
    assert (score["legend"], score["locations"], score["pearl_master"]) == (points, 5, 5)


def test_any_two_keys_earn_the_mage_a_location() -> None:
    for opponent, count in (("mage", 1), ("farmer", 0)):
        game = table(
            [[], ["farmer 2"]],
            seats=1,
            active=1,
            piles={"soldier": "1"},
            deck=["politician 1"] * 2,
            available=["plain_three"],
            options={"opponent": opponent},
        )
        assert len(owned(game, 1)) == count
        assert state(game).pearls[1] == 3 * count


def test_a_tie_is_won_as_pearl_master_alone() -> None:
    game = table(
        [["mage 4"], ["farmer 6", "soldier 3"]],
        seats=1,
        finished=1,
        stack=[],
        pearls=[1, 0],
        master=0,
        options={"opponent": "farmer"},
    )
    assert [score.total for score in game.scores()] == [12, 12]
    assert game.winners == (0,)


def test_a_lost_tie_has_no_winner() -> None:
    game = table(
        [["mage 4"], ["farmer 4"]],
        seats=1,
        finished=1,
        stack=[],
        pearls=[0, 0],
        options={"opponent": "farmer"},
    )
    assert game.winners == ()
    assert len(game.scores()) == 2
    assert game.seats == 1


def test_the_replay_token() -> None:
    game = table(
        [["mage 1", "mage 2"], []],
        seats=1,
        piles={"mage": "3"},
        deck=["farmer 4"] * 2,
        options={"opponent": "farmer"},
    )
    play(game, "pile mage")
    assert texts(game) == ["finish", "replay"]
    play(game, "replay")
    assert (game.active, game.turn, state(game).replay_token) == (0, 2, 0)
