"""Soldiers: each Power as it works, with nothing to do, and against a free Shaman."""

from typing import Any

import pytest

from tests.cards.positions import court_with, ends, price, recruit, without_power
from tests.rules.table import (
    COUNCIL,
    asked,
    copies,
    disabled,
    free,
    hand,
    keys,
    offers,
    pearls,
    play,
    table,
    texts,
    threat,
    token_counts,
    tokens,
)

KEEPER = price("keeper")


# --- Recruiter --------------------------------------------------------------------------------


@pytest.mark.clause("A6.2")
def test_recruiter_makes_opponents_pay_2_more() -> None:
    players: list[dict[str, Any]] = [{"lords": ["recruiter"]}, {"hand": KEEPER, "pearls": 1}]
    game = table(*players, turn=1, court=court_with("keeper"), council=COUNCIL)
    assert offers(game, "recruit") == set()
    players[1]["pearls"] = 3
    game = table(*players, turn=1, court=court_with("keeper"), council=COUNCIL)
    play(game, "recruit keeper")
    assert free(game, 1) == ["keeper"]
    assert pearls(game) == [0, 1]


def test_recruiter_lets_its_owner_pay_the_printed_cost() -> None:
    game = table(
        {"lords": ["recruiter"], "hand": KEEPER}, court=court_with("keeper"), council=COUNCIL
    )
    play(game, "recruit keeper")
    assert free(game, 0) == ["recruiter", "keeper"]


@pytest.mark.clause("A8.2")
def test_recruiter_does_not_reach_the_protected() -> None:
    game = table(
        {"lords": ["recruiter"]},
        {"lords": ["shaman"], "hand": KEEPER},
        turn=1,
        court=court_with("keeper"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == {"keeper"}


@ends
@pytest.mark.clause("A6.6", "A8.1")
def test_recruiter_ends_when_covered_or_disabled(how: str) -> None:
    game = table(
        without_power("recruiter", how),
        {"hand": KEEPER},
        turn=1,
        court=court_with("keeper"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == {"keeper"}


# --- Jailer -----------------------------------------------------------------------------------


@pytest.mark.clause("A8.8")
def test_jailer_has_each_opponent_discard_an_ally_of_their_choice() -> None:
    game = table(
        {"hand": price("jailer")},
        {"hand": ["crab 1", "squid 4"]},
        {"hand": ["squid 3", "squid 1"]},
        court=court_with("jailer"),
        council=COUNCIL,
    )
    play(game, "recruit jailer")
    assert asked(game) == (1, "discard")
    assert texts(game) == ["discard squid 4", "discard crab 1"]
    play(game, "discard squid 4")
    # Nothing is shown before both have chosen.
    assert asked(game) == (2, "discard")
    assert not [event for event in game.events(2) if event.kind == "allies_discarded"]
    play(game, "discard squid 1")
    assert (hand(game, 1), hand(game, 2)) == (["crab 1"], ["squid 3"])
    assert [event.seat for event in game.events(0) if event.kind == "allies_discarded"] == [1, 2]


def test_jailer_finds_nothing_in_an_empty_hand() -> None:
    game = table(
        {"hand": price("jailer")}, {"hand": []}, court=court_with("jailer"), council=COUNCIL
    )
    play(game, "recruit jailer")
    assert (game.active, free(game, 0)) == (1, ["jailer"])


@pytest.mark.clause("A8.2")
def test_jailer_does_not_reach_the_protected() -> None:
    game = table(
        {"hand": price("jailer")},
        {"hand": ["squid 2", "squid 1"], "lords": ["shaman"]},
        {"hand": ["crab 2", "crab 4"]},
        court=court_with("jailer"),
        council=COUNCIL,
    )
    play(game, "recruit jailer")
    assert asked(game) == (2, "discard")
    play(game, "discard crab 2")
    assert (hand(game, 1), hand(game, 2)) == (["squid 1", "squid 2"], ["crab 4"])


# --- Seeker -----------------------------------------------------------------------------------


@pytest.mark.clause("A8.3")
def test_seeker_costs_each_opponent_2_pearls_or_nothing_if_they_have_nothing() -> None:
    game = table(
        {"hand": price("seeker"), "pearls": 4},
        {"pearls": 3},
        {"pearls": 1},
        {"pearls": 0},
        court=court_with("seeker"),
        council=COUNCIL,
    )
    recruit(game, "seeker")
    assert pearls(game) == [4, 1, 0, 0]


@pytest.mark.clause("A8.2")
def test_seeker_does_not_reach_the_protected() -> None:
    game = table(
        {"hand": price("seeker")},
        {"pearls": 3, "lords": ["shaman"]},
        {"pearls": 3},
        court=court_with("seeker"),
        council=COUNCIL,
    )
    play(game, "recruit seeker")
    assert pearls(game) == [0, 3, 1]


# --- Assassin ---------------------------------------------------------------------------------


@pytest.mark.clause("A8.12", "A6.6")
def test_assassin_disables_a_free_lord_of_each_opponent() -> None:
    game = table(
        {"hand": price("assassin")},
        {"lords": ["treasurer", "miller"]},
        {"lords": ["trader", "keeper"]},
        court=court_with("assassin"),
        council=COUNCIL,
    )
    play(game, "recruit assassin")
    assert (asked(game), texts(game)) == ((0, "choice"), ["choose treasurer", "choose miller"])
    play(game, "choose treasurer")
    assert texts(game) == ["choose trader", "choose keeper"]
    play(game, "choose keeper")
    assert sorted(disabled(game)) == ["keeper", "treasurer"]
    # It stays free and counts its Influence, without its Key.
    assert free(game, 2) == ["trader", "keeper"]
    assert game.scores()[2]["lords"] == 9 + 6


@pytest.mark.clause("A8.12")
def test_assassin_does_nothing_to_covered_and_disabled_lords() -> None:
    game = table(
        {"hand": price("assassin")},
        {"locations": [{"the_jail": ["keeper", "reaper"]}]},
        {"lords": ["trader"], "disabled": ["trader"]},
        {},
        court=court_with("assassin"),
        council=COUNCIL,
    )
    play(game, "recruit assassin")
    assert game.active == 1
    assert disabled(game) == ["trader"]


@pytest.mark.clause("A8.2")
def test_assassin_does_not_reach_the_protected() -> None:
    game = table(
        {"hand": price("assassin")},
        {"lords": ["shaman", "keeper"]},
        {"lords": ["trader"]},
        court=court_with("assassin"),
        council=COUNCIL,
    )
    play(game, "recruit assassin")
    assert disabled(game) == ["trader"]


# --- Commander --------------------------------------------------------------------------------

SEVEN = [*copies(3, "squid 2", "squid 3"), "squid 4"]


@pytest.mark.clause("A6.4")
def test_commander_has_opponents_discard_down_to_6_at_once() -> None:
    game = table(
        {"hand": price("commander")},
        {"hand": [*SEVEN, "squid 5"]},
        court=court_with("commander"),
        council=COUNCIL,
    )
    play(game, "recruit commander")
    assert asked(game) == (1, "discard")
    play(game, "discard squid 5", "discard squid 2")
    assert hand(game, 1) == SEVEN[1:]
    assert asked(game) == (1, "action")


def test_commander_does_nothing_to_hands_of_6() -> None:
    game = table(
        {"hand": price("commander")},
        {"hand": SEVEN[1:]},
        court=court_with("commander"),
        council=COUNCIL,
    )
    play(game, "recruit commander")
    assert asked(game) == (1, "action")


@pytest.mark.clause("A3.5")
def test_commander_limits_opponents_at_the_end_of_their_turns() -> None:
    game = table(
        {"lords": ["commander"], "hand": copies(4, "crab 1")},
        {"hand": SEVEN[1:]},
        turn=1,
        council={"crab": ["crab 3"], "shellfish": copies(4, "shellfish 1")},
    )
    play(game, "support crab")
    assert asked(game) == (1, "discard")
    play(game, "discard crab 3")
    assert game.active == 0
    # Its owner may hold more.
    play(game, "support shellfish")
    assert len(hand(game, 0)) == 8


@pytest.mark.clause("A8.2")
def test_commander_does_not_reach_the_protected() -> None:
    game = table(
        {"lords": ["commander"]},
        {"hand": SEVEN, "lords": ["shaman"]},
        turn=1,
        council=COUNCIL,
    )
    play(game, "support crab")
    assert (game.active, len(hand(game, 1))) == (0, 8)
    game = table(
        {"hand": price("commander")},
        {"hand": SEVEN, "lords": ["shaman"]},
        court=court_with("commander"),
        council=COUNCIL,
    )
    play(game, "recruit commander")
    assert (asked(game), len(hand(game, 1))) == ((1, "action"), 7)


@ends
@pytest.mark.clause("A3.5", "A6.6")
def test_commander_ends_when_covered_or_disabled(how: str) -> None:
    game = table(without_power("commander", how), {"hand": SEVEN}, turn=1, council=COUNCIL)
    play(game, "support crab")
    assert (game.active, len(hand(game, 1))) == (0, 8)


# --- Tamer ------------------------------------------------------------------------------------

MONSTERS = ["monster", "monster", "..."]


@pytest.mark.clause("A8.11")
@pytest.mark.parametrize(
    ("space", "rewards"),
    [
        (1, ["1 pearl", "1 monster"]),
        (2, ["1 pearl", "1 monster"]),
        (3, ["2 pearls", "1 pearl + 1 monster", "2 monsters"]),
        (5, ["1 key + 1 pearl", "1 key + 1 monster"]),
        (6, ["1 key + 2 pearls", "1 key + 1 pearl + 1 monster", "1 key + 2 monsters"]),
    ],
)
def test_tamer_gives_opponents_the_reward_of_the_previous_space(
    space: int, rewards: list[str]
) -> None:
    game = table(
        {"lords": ["tamer"]}, turn=1, threat=space, exploration_deck=MONSTERS, council=COUNCIL
    )
    play(game, "explore", "fight")
    assert offers(game, "reward") == set(rewards)
    play(game, f"reward {rewards[0]}")
    assert threat(game) == 1


def test_tamer_gives_the_only_reward_of_the_previous_space_unasked() -> None:
    game = table({"lords": ["tamer"]}, turn=1, threat=4, exploration_deck=MONSTERS, council=COUNCIL)
    play(game, "explore", "fight")
    assert (keys(game), threat(game)) == ([0, 1], 1)


def test_tamer_does_nothing_to_its_owner() -> None:
    game = table({"lords": ["tamer"]}, threat=6, exploration_deck=MONSTERS, council=COUNCIL)
    play(game, "explore", "fight")
    assert keys(game)[0] == 2


@pytest.mark.clause("A8.2")
def test_tamer_does_not_reach_the_protected() -> None:
    game = table(
        {"lords": ["tamer"]},
        {"lords": ["shaman"]},
        turn=1,
        threat=6,
        exploration_deck=MONSTERS,
        council=COUNCIL,
        location_deck=[],
        available=[],
    )
    play(game, "explore", "fight")
    assert keys(game)[1] == 2


@ends
@pytest.mark.clause("A6.6")
def test_tamer_ends_when_covered_or_disabled(how: str) -> None:
    game = table(
        without_power("tamer", how), turn=1, threat=2, exploration_deck=MONSTERS, council=COUNCIL
    )
    play(game, "explore", "fight")
    assert offers(game, "reward") == {"2 pearls", "1 pearl + 1 monster", "2 monsters"}


# --- Hunter -----------------------------------------------------------------------------------


def test_hunter_takes_a_token_of_the_opponent_chosen() -> None:
    game = table(
        {"hand": price("hunter"), "tokens": [2]},
        {"tokens": [3]},
        {"tokens": [4]},
        court=court_with("hunter"),
        council=COUNCIL,
    )
    play(game, "recruit hunter")
    assert (asked(game), texts(game)) == ((0, "choice"), ["choose seat 1", "choose seat 2"])
    play(game, "choose seat 2")
    assert tokens(game, 0) == [2, 4]
    assert token_counts(game) == [2, 1, 0]


def test_hunter_takes_a_token_at_random() -> None:
    taken = set()
    for seed in range(20):
        game = table(
            {"hand": price("hunter")},
            {"tokens": [2, 3, 4]},
            court=court_with("hunter"),
            council=COUNCIL,
            seed=seed,
        )
        play(game, "recruit hunter")
        taken |= set(tokens(game, 0))
        assert token_counts(game) == [1, 2]
    assert taken == {2, 3, 4}


def test_hunter_finds_nothing_where_nobody_has_tokens() -> None:
    game = table(
        {"hand": price("hunter"), "tokens": [2]}, {}, court=court_with("hunter"), council=COUNCIL
    )
    play(game, "recruit hunter")
    assert (game.active, token_counts(game)) == (1, [1, 0])


@pytest.mark.clause("A8.2")
def test_hunter_does_not_reach_the_protected() -> None:
    game = table(
        {"hand": price("hunter")},
        {"tokens": [3], "lords": ["shaman"]},
        {"tokens": [2]},
        court=court_with("hunter"),
        council=COUNCIL,
    )
    play(game, "recruit hunter")
    assert (tokens(game, 0), token_counts(game)) == ([2], [1, 1, 0])
