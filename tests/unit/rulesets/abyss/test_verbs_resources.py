"""The verbs for Pearls, keys, Monsters and turns do what they say, and no more."""

from __future__ import annotations

from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss import moves
from tests.packs import arrival, carry, lord, with_cards
from tests.rules.table import (
    affiliated,
    asked,
    disabled,
    free,
    hand,
    key_supply,
    keys,
    pearls,
    table,
    token_counts,
    tokens,
    treasury,
)
from tests.unit.rulesets.abyss.shown import protected, shows

# --- gain -----------------------------------------------------------------------------------------


@shows("gain")
@pytest.mark.parametrize("supply", ["unlimited", "box"])
@pytest.mark.parametrize(("amount", "got"), [("3", 3), ("0", 0), ("-2", 0), ("threat", 1)])
def test_gain_pearls(supply: str, amount: str, got: int) -> None:
    game = arrival(f"gain {amount} pearls;", options={"supply": supply})
    assert (pearls(game), treasury(game)) == ([got, 0], 50 - got)


@shows("gain")
@pytest.mark.parametrize(("supply", "got"), [("unlimited", 5), ("box", 2)])
def test_gain_more_pearls_than_there_are(supply: str, got: int) -> None:
    game = arrival("gain 5 pearls;", {"pearls": 8}, {"pearls": 40}, options={"supply": supply})
    assert (pearls(game), treasury(game)) == ([8 + got, 40], 2 - got)


@shows("gain")
@pytest.mark.parametrize(("supply", "got"), [("unlimited", 4), ("box", 1)])
def test_gain_keys(supply: str, got: int) -> None:
    game = arrival("gain 4 keys;", {}, {"keys": 9}, options={"supply": supply})
    assert (keys(game), key_supply(game)) == ([got, 9], 1 - got)
    for amount in ("0", "-1"):
        assert keys(arrival(f"gain {amount} keys;")) == [0, 0]


@shows("gain")
def test_gain_nothing_from_an_empty_supply() -> None:
    empty: dict[str, Any] = {"options": {"supply": "box"}}
    game = arrival("gain 1 key; gain 1 pearl;", {}, {"keys": 10, "pearls": 50}, **empty)
    assert (keys(game), pearls(game)) == ([0, 10], [0, 50])


@shows("gain")
def test_gain_monsters() -> None:
    game = arrival("gain 2 monsters;", {"tokens": [2]}, token_supply=[4, 3, 2])
    assert (tokens(game, 0), token_counts(game)) == ([2, 3, 4], [3, 0])
    assert token_counts(arrival("gain 0 monsters;", token_supply=[4])) == [0, 0]
    assert tokens(arrival("gain 9 monsters;", token_supply=[4, 3]), 0) == [3, 4]
    assert tokens(arrival("gain 1 monster;", token_supply=[]), 0) == []


@shows("gain")
@pytest.mark.parametrize(("amount", "turns"), [("1", 1), ("2", 2), ("0", 0), ("-1", 0)])
def test_gain_extra_turns(amount: str, turns: int) -> None:
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"], "shellfish": ["shellfish 1"]}
    game = arrival(f"gain {amount} extra_turns;", council=stacks)
    for stack, active in zip(stacks, ([0] * turns + [1])[: turns + 1], strict=False):
        game = carry(game, f"support {stack}")
        if asked(game) == (0, "finish"):  # the opener can be used in each turn
            game = carry(game, "finish")
        assert game.active == active


@shows("gain")
@pytest.mark.parametrize(("amount", "told"), [("0", 0), ("-1", 0), ("1", 1)])
def test_who_gains_no_extra_turn_is_not_told_of_one(amount: str, told: int) -> None:
    game = ar.new_game("abyss")
    before = len(game.events())
    state: Any = game._state
    moves.gain(state.rules, state, state.active, moves.EXTRA_TURN, int(amount))
    assert [event.kind for event in game.events(since=before)] == ["extra_turn_gained"] * told


@shows("gain")
def test_an_extra_turn_is_only_gained_in_an_own_turn() -> None:
    late = lord("while free { at turn_start of opponents { gain 1 extra_turn; gain 1 pearl; } }")
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"]}
    game = carry(with_cards(late, {"lords": ["tried"]}, council=stacks), "support crab")
    assert (pearls(game), game.active) == ([1, 0], 1)
    game = carry(game, "support squid")
    assert game.active == 0


# --- return ---------------------------------------------------------------------------------------


@shows("give_back")
@pytest.mark.parametrize(("amount", "left"), [("2", 3), ("5", 0), ("9", 0), ("0", 5), ("-3", 5)])
def test_return_pearls_and_keys(amount: str, left: int) -> None:
    mine = {"pearls": 5, "keys": 1}
    body = f"return {amount} pearls from me; each o in opponents {{ return {amount} keys from o; }}"
    game = arrival(body, mine, {"keys": 5})
    assert (pearls(game), treasury(game)) == ([left, 0], 50 - left)
    assert (keys(game), key_supply(game)) == ([1, left], 10 - 1 - left)


@shows("give_back")
def test_return_monsters_at_random() -> None:
    body = "each o in opponents { return 2 monsters from o; }"
    game = arrival(body, {"tokens": [4]}, {"tokens": [2, 3, 3]}, token_supply=[2])
    (left,) = tokens(game, 1)
    assert token_counts(game) == [1, 1]
    assert sorted(game.state["token_supply"]) == sorted([2, 2, 3, 3, left][:0] + back(left))
    assert token_counts(arrival(body, {}, {"tokens": [2]}, token_supply=[])) == [0, 0]


def back(left: int) -> list[int]:
    """The supply of the test above once ``left`` is the only token not returned."""
    every = [2, 2, 3, 3]
    every.remove(left)
    return every


@shows("give_back")
def test_an_extra_turn_cannot_be_returned_or_stolen() -> None:
    body = "each p in players { return 1 extra_turn from p; steal 1 extra_turn from p; }"
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"]}
    game = arrival(f"gain 1 extra_turn; {body}", council=stacks)
    assert carry(game, "support crab").active == 0


def test_a_resource_that_there_is_not_is_neither_gained_nor_returned() -> None:
    game = table({"pearls": 2})
    rules, state = game.setup.rules, game._state
    before = game.clone()
    moves.give_back(rules, state, 0, moves.EXTRA_TURN, 1)  # type: ignore[arg-type]  # those of Abyss
    assert game == before


@pytest.mark.untraced
@shows("give_back", "steal", "discard_lord", "disable", "discard_some", "discard_down")
@pytest.mark.parametrize(
    "act",
    [
        "each o in opponents { return 2 pearls from o; }",
        "each p in players { return 2 pearls from p; }",
        "each o in opponents { steal 1 monster from o; }",
        "choose o from opponents; steal 1 key from o;",
        "each l in free_lords of opponents { disable l; }",
        "each l in free_lords of opponents { discard l; }",
        "each o in opponents together { discard 1 from hand of o by o; }",
        "each o in opponents { discard_down to 0 from affiliated of o by me; }",
    ],
)
def test_nothing_befalls_a_protected_player(act: str) -> None:
    yours = {
        "pearls": 3,
        "keys": 2,
        "tokens": [2],
        "hand": ["crab 1"],
        "affiliated": ["squid 1"],
        "lords": ["peddler"],
    }
    game = protected(act, {"pearls": 2}, yours)
    player = game.view(1).players[1]
    assert (player.pearls, player.keys, player.token_count) == (3, 2, 1)
    assert (hand(game, 1), affiliated(game, 1)) == (["crab 1"], ["squid 1"])
    assert (free(game, 1), disabled(game)) == (["peddler", "safe"], [])


# --- steal ----------------------------------------------------------------------------------------


@shows("steal")
@pytest.mark.parametrize(("amount", "got"), [("1", 1), ("3", 3), ("4", 3), ("0", 0), ("-1", 0)])
def test_steal_pearls_and_keys(amount: str, got: int) -> None:
    body = f"each o in opponents {{ steal {amount} pearls from o; steal {amount} keys from o; }}"
    game = arrival(body, {"pearls": 1}, {"pearls": 3, "keys": 3})
    assert pearls(game) == [1 + got, 3 - got]
    assert keys(game) == [got, 3 - got]
    assert (treasury(game), key_supply(game)) == (46, 7)


@shows("steal")
def test_steal_monsters() -> None:
    body = "each o in opponents { steal 2 monsters from o; }"
    game = arrival(body, {"tokens": [2]}, {"tokens": [3, 4]}, {"tokens": [2]}, {})
    assert (tokens(game, 0), token_counts(game)) == ([2, 2, 3, 4], [4, 0, 0, 0])


@shows("steal")
def test_nothing_is_stolen_from_oneself() -> None:
    body = "each p in players { steal 1 pearl from p; steal 1 monster from p; }"
    game = arrival(body, {"pearls": 2, "tokens": [3]}, {"pearls": 2, "tokens": [4]})
    assert (pearls(game), tokens(game, 0)) == ([3, 1], [3, 4])
