"""A9: the end of the game, for any number of players; Lords that change it have scenarios."""

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    DEAR,
    RACES,
    affiliated,
    asked,
    discard,
    free,
    hand,
    happened,
    offered,
    pearls,
    play,
    recruit,
    table,
    texts,
)

SIX = ["keeper", "reaper", "miller", "trader", "peddler", "shopkeeper"]
SHEPHERD = ["seahorse 5", "seahorse 3"]


def finish(game: ar.Game) -> list[int]:
    """Request support in every turn that is left; the seats that had one."""
    seats = []
    races = [race for race in RACES if game.view().council[race]]
    while game.decision is not None:
        assert asked(game)[1] == "action"
        seats.append(game.active)
        play(game, f"support {races.pop(0)}")
    return seats


# --- A9.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A9.1")
@pytest.mark.parametrize(
    "mine",
    [
        {"lords": SIX},
        {"locations": [{"the_jail": SIX[:3]}, {"the_chasm": SIX[3:]}]},
        {"lords": SIX, "disabled": SIX[:2]},
    ],
    ids=["free", "under Locations", "disabled"],
)
def test_the_7th_lord_recruited_triggers_the_end(mine: dict[str, object]) -> None:
    game = table(
        mine | {"hand": SHEPHERD},
        court=["shepherd", *DEAR],
        council=COUNCIL,
        available=[],
        location_deck=[],
    )
    recruit(game, "shepherd", *SHEPHERD)
    assert [e.seat for e in happened(game, "end_triggered")] == [0]
    assert finish(game) == [1]
    assert game.outcome.status == "ended"


@pytest.mark.clause("A9.1")
def test_the_6th_lord_triggers_nothing() -> None:
    game = table({"lords": SIX[2:], "hand": SHEPHERD}, court=["shepherd", *DEAR], council=COUNCIL)
    recruit(game, "shepherd", *SHEPHERD)
    assert len(free(game, 0)) == 5
    assert happened(game, "end_triggered") == []


@pytest.mark.clause("A9.1", "A6.5")
@pytest.mark.parametrize(("deck", "ends"), [(3, True), (0, True), (4, False), (5, False)])
def test_a_refill_that_the_deck_cannot_complete_triggers_the_end(deck: int, *, ends: bool) -> None:
    lords = ["keeper", "reaper", "miller", "trader", "peddler"][:deck]
    game = table(
        {"hand": SHEPHERD}, court=["shepherd", "sage", "hermit"], lord_deck=lords, council=COUNCIL
    )
    recruit(game, "shepherd", *SHEPHERD)
    assert bool(happened(game, "end_triggered")) is ends
    assert len(game.view().court) == 2 + min(deck, 4)
    assert pearls(game) == [2, 0]


@pytest.mark.clause("A9.1", "A6.5")
def test_an_empty_deck_alone_triggers_nothing() -> None:
    # Three Lords are left: the Court need not be refilled.
    game = table({"hand": SHEPHERD}, court=["shepherd", *DEAR], lord_deck=[], council=COUNCIL)
    recruit(game, "shepherd", *SHEPHERD)
    assert happened(game, "end_triggered") == []


# --- A9.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_player_has_exactly_one_more_turn(seats: int) -> None:
    players: list[dict[str, object]] = [{} for _ in range(seats)]
    players[1] = {"lords": SIX, "hand": SHEPHERD}
    game = table(
        *players,
        turn=1,
        court=["shepherd", *DEAR],
        council=COUNCIL,
        available=[],
        location_deck=[],
    )
    recruit(game, "shepherd", *SHEPHERD)
    assert finish(game) == [*range(2, seats), 0]


@pytest.mark.clause("A9.2")
def test_a_second_trigger_in_the_last_round_adds_no_turn() -> None:
    game = table(
        {},
        {"lords": SIX, "hand": SHEPHERD},
        {},
        turn=1,
        ending=2,
        court=["shepherd", *DEAR],
        council=COUNCIL,
        available=[],
        location_deck=[],
    )
    recruit(game, "shepherd", *SHEPHERD)
    assert finish(game) == [2]


@pytest.mark.clause("A9.2")
def test_the_active_player_finishes_the_turn() -> None:
    paid = ["shellfish 5", "shellfish 3"]
    game = table(
        {"lords": SIX, "hand": [*paid, "crab 1"]},
        court=["slaver", *DEAR],
        council=COUNCIL,
        available=[],
        location_deck=[],
    )
    recruit(game, "slaver", *paid)
    assert offered(game) == {"finish", "use slaver"}
    play(game, "use slaver")
    assert game.active == 1
    assert finish(game) == [1]


# --- A9.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A9.3")
def test_each_affiliates_the_lowest_of_each_race_and_discards_the_rest() -> None:
    game = table(
        {"hand": ["crab 2", "crab 2", "crab 5", "squid 3"], "affiliated": ["crab 4"]},
        {"hand": ["jellyfish 4", "seahorse 1", "seahorse 3"]},
        turn=1,
        ending=1,
        council={"shellfish": ["shellfish 1"]},
    )
    play(game, "support shellfish")
    assert affiliated(game, 0) == ["crab 2", "crab 4", "squid 3"]
    assert affiliated(game, 1) == ["jellyfish 4", "seahorse 1", "shellfish 1"]
    assert hand(game, 0) == hand(game, 1) == []
    assert discard(game) == 2 + 1
    assert [score["allies"] for score in game.scores()] == [4 + 3, 4 + 1 + 1]


# --- A9.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A9.4")
def test_without_a_limit_monsters_can_circulate_for_ever() -> None:
    game = table(exploration_deck=["monster"] * 6, council=COUNCIL)
    for _ in range(600):
        play(game, "explore")
        while asked(game)[1] != "action":
            play(game, texts(game)[0])
    assert game.outcome.status == "running"


@pytest.mark.clause("A9.4")
def test_a_single_monster_that_comes_back_for_ever_stops_the_game_unfinished() -> None:
    game = table(exploration_deck=["monster"], council={}, court=[], lord_deck=[], token_supply=[2])
    # The last Monster token is taken: from now on nobody has any choice.
    assert offered(game) == {"reward 1 pearl", "reward 1 monster"}
    play(game, "reward 1 monster")
    assert game.decision is None
    assert game.outcome.status == "unfinished"
    assert game.winners == (0,)


@pytest.mark.clause("A9.4")
def test_an_ally_that_comes_back_with_a_choice_each_time_does_not() -> None:
    # It is taken and one Ally too many is discarded again: which one is the player's choice.
    mine = [f"crab {value}" for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5)]
    yours = [face.replace("crab", "squid") for face in mine]
    game = table(
        {"hand": mine},
        {"hand": yours},
        exploration_deck=["jellyfish 1"],
        council={},
        court=[],
        lord_deck=[],
        options={"hand_limit": 12},
    )
    for turn in range(600):
        assert asked(game) == (turn % 2, "hand_limit")
        play(game, "discard jellyfish 1")
    assert game.outcome.status == "running"


@pytest.mark.clause("A9.4", "A3.6")
def test_a_game_in_which_nobody_can_ever_act_stops_unfinished() -> None:
    game = table({"lords": ["miller"]}, exploration_deck=[], council={}, lord_deck=[])
    assert game.decision is None
    assert game.outcome.status == "unfinished"
    assert game.outcome.reason
    assert game.winners == (0,)
    assert game.scores()[0].total == 10
