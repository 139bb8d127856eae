"""The Lords of Conspiracy, of each guild: what each value does when it is placed."""

import pytest

from tests.cards.senate_facts import GUILDS
from tests.rules.senate import (
    asked,
    chamber,
    happened,
    locations,
    lord_deck,
    master,
    offered,
    pearls,
    piles,
    play,
    senate,
)

each_guild = pytest.mark.parametrize("guild", GUILDS)
#: Of each guild the one whose Lords the tests surround it with.
NEXT = dict(zip(GUILDS, (*GUILDS[1:], GUILDS[0]), strict=True))


def deck(guild: str, value: int) -> list[str]:
    """A Lord, and below it two of another guild."""
    return [f"{guild} {value}", f"{NEXT[guild]} 2", f"{NEXT[guild]} 3"]


# --- 0 ------------------------------------------------------------------------------------------


@each_guild
def test_value_zero_swaps_two_lords_without_keys(guild: str) -> None:
    other = NEXT[guild]
    before = [f"{other} 4", f"{other} 1", f"{other} 3", f"{other} 6"]
    game = senate({"chamber": before}, {}, lord_deck=deck(guild, 0))
    play(game, "draw 1")
    assert (asked(game), game.view(0).decision.source) == ((0, "may"), f"value_zero_{guild}")
    play(game, "accept", "choose space 3 of seat 0", "choose space 4 of seat 0")
    assert chamber(game, 0) == [*before[:2], f"{other} 6", f"{other} 3", f"{guild} 0"]
    (swap,) = happened(game, "lords_swapped")
    assert swap.seat == 0
    assert swap.spaces == (3, 4)
    assert pearls(game) == [0, 0]


@each_guild
def test_value_zero_swaps_itself_too(guild: str) -> None:
    other = NEXT[guild]
    game = senate({"chamber": [f"{other} 4", f"{other} 3"]}, {}, lord_deck=deck(guild, 0))
    play(game, "draw 1", "accept", "choose space 1 of seat 0", "choose space 3 of seat 0")
    assert chamber(game, 0) == [f"{guild} 0", f"{other} 3", f"{other} 4"]


@each_guild
def test_value_zero_declined(guild: str) -> None:
    other = NEXT[guild]
    game = senate({"chamber": [f"{other} 4", f"{other} 3"]}, {}, lord_deck=deck(guild, 0))
    play(game, "draw 1", "decline")
    assert chamber(game, 0) == [f"{other} 4", f"{other} 3", f"{guild} 0"]
    assert happened(game, "lords_swapped") == []


@each_guild
def test_value_zero_finds_nothing_to_swap(guild: str) -> None:
    other = NEXT[guild]
    game = senate({"chamber": [f"{other} 1", f"{other} 2"]}, {}, lord_deck=[f"{guild} 0", "..."])
    play(game, "draw 1")
    assert chamber(game, 0) == [f"{other} 1", f"{other} 2", f"{guild} 0"]
    assert asked(game) == (1, "recruit")


@each_guild
def test_value_zero_alone_finds_nothing_to_swap(guild: str) -> None:
    game = senate({}, {"chamber": ["farmer 4", "mage 4"]}, lord_deck=[f"{guild} 0", "..."])
    play(game, "draw 1")
    # Lords of others are never swapped.
    assert (chamber(game, 0), chamber(game, 1)) == ([f"{guild} 0"], ["farmer 4", "mage 4"])
    assert asked(game) == (1, "recruit")


# --- 1 and 2 ------------------------------------------------------------------------------------


@each_guild
@pytest.mark.parametrize(("value", "metal"), [(1, "silver"), (2, "gold")])
def test_value_one_and_value_two_bring_a_key(guild: str, value: int, metal: str) -> None:
    game = senate({}, {}, lord_deck=deck(guild, value), available=["plain_seven"])
    play(game, "draw 1")
    other = "gold" if metal == "silver" else "silver"
    assert game.view().players[0].keys == {metal: 1, other: 0}
    assert (locations(game, 0), pearls(game)) == ({}, [0, 0])


@each_guild
def test_value_one_turns_two_silver_keys(guild: str) -> None:
    before = [f"{NEXT[guild]} 1"]
    game = senate(
        {"chamber": before}, {}, lord_deck=deck(guild, 1), available=["plain_seven", "plain_five"]
    )
    play(game, "draw 1")
    assert (asked(game), game.view(0).decision.source) == ((0, "location"), f"value_one_{guild}")
    play(game, "control plain_five")
    assert locations(game, 0) == {"plain_five": 2}
    assert game.view().players[0].keys == {"silver": 0, "gold": 0}


@each_guild
def test_value_two_turns_two_gold_keys(guild: str) -> None:
    game = senate(
        {"chamber": [f"{guild} 2"]},
        {},
        lord_deck=deck(guild, 2),
        available=["plain_seven", "plain_five"],
    )
    play(game, "draw 1", "control plain_seven")
    assert locations(game, 0) == {"plain_seven": 2}


@each_guild
@pytest.mark.parametrize("value", [1, 2])
def test_value_one_and_value_two_find_nothing_to_turn_keys_into(guild: str, value: int) -> None:
    game = senate({"chamber": [f"{guild} {value}"]}, {}, lord_deck=deck(guild, value))
    play(game, "draw 1")
    assert (locations(game, 0), asked(game)) == ({}, (1, "recruit"))


# --- 3 and 4 ------------------------------------------------------------------------------------


@each_guild
def test_value_three_gives_two_pearls(guild: str) -> None:
    game = senate({}, {"pearls": 1}, lord_deck=[f"{guild} 3", "..."])
    play(game, "draw 1")
    assert (pearls(game), master(game)) == ([2, 1], 0)


@each_guild
def test_value_four_gives_one_pearl(guild: str) -> None:
    game = senate({}, {"pearls": 2}, lord_deck=deck(guild, 4))
    play(game, "draw 1")
    assert (pearls(game), master(game)) == ([1, 2], 1)


# --- 6 ------------------------------------------------------------------------------------------


@each_guild
def test_value_six_discards_the_top_of_the_deck(guild: str) -> None:
    game = senate({}, {}, lord_deck=deck(guild, 6))
    play(game, "draw 1")
    assert piles(game) == {NEXT[guild]: [2]}
    assert lord_deck(game) == [f"{NEXT[guild]} 3"]
    assert [event.lord for event in happened(game, "lord_revealed")] == [f"value_two_{NEXT[guild]}"]


@each_guild
def test_value_six_of_the_pile_reveals_one_of_its_colour(guild: str) -> None:
    game = senate({}, {}, lord_deck=[f"{guild} 2", f"{guild} 4"], piles={guild: [6, 3]})
    play(game, f"pile {guild}", f"place {guild} 6")
    assert (chamber(game, 0), piles(game)) == ([f"{guild} 6", f"{guild} 3"], {guild: [2]})


@each_guild
def test_value_six_finds_nothing_in_an_empty_deck(guild: str) -> None:
    other = NEXT[guild]
    game = senate({}, {}, lord_deck=[f"{guild} 6"], piles={other: [1], NEXT[other]: [2]})
    play(game, "draw 1")
    assert piles(game) == {other: [1], NEXT[other]: [2]}
    assert offered(game) == [f"pile {g}" for g in GUILDS if g in {other, NEXT[other]}]
