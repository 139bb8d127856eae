"""The verbs for Allies and their stacks do what they say, and no more."""

from __future__ import annotations

import pytest

from tests.packs import arrival, carry
from tests.rules.table import affiliated, asked, council, discard, hand, texts
from tests.unit.rulesets.abyss.shown import shows


@shows("discard_some")
@pytest.mark.parametrize("zone", ["hand", "affiliated"])
def test_discard_some(zone: str) -> None:
    cards = ["crab 1", "crab 1", "squid 4"]
    game = arrival(f"discard 2 from {zone} of me by me;", {zone: cards})
    assert texts(game) == ["discard squid 4", "discard crab 1"]
    other = carry(game, "discard crab 1")
    assert (discard(other), list(getattr(other.view(0).players[0], zone))) == (2, ["squid 4"])
    game = carry(game, "discard squid 4")
    assert (discard(game), list(getattr(game.view(0).players[0], zone))) == (2, ["crab 1"])


@shows("discard_some")
@pytest.mark.parametrize(("number", "left"), [("0", 3), ("-1", 3), ("3", 0), ("9", 0)])
def test_discard_none_or_all_is_no_question(number: str, left: int) -> None:
    body = f"let n = {number}; discard n from hand of me by me;"
    game = arrival(body, {"hand": ["crab 1", "crab 2", "squid 4"]})
    assert (asked(game), len(hand(game, 0)), discard(game)) == ((0, "action"), left, 3 - left)


@shows("discard_some")
def test_somebody_else_chooses_what_is_discarded_of_a_part() -> None:
    body = "each o in opponents { discard 1 from hand of o where value < 4 by me; }"
    game = arrival(body, {}, {"hand": ["crab 2", "squid 3", "squid 5"]})
    assert (asked(game), texts(game)) == ((0, "discard"), ["discard squid 3", "discard crab 2"])
    assert hand(carry(game, "discard squid 3"), 1) == ["crab 2", "squid 5"]


@shows("discard_down")
@pytest.mark.parametrize(("limit", "left"), [("1", 1), ("0", 0), ("-2", 0), ("2", 2), ("5", 2)])
def test_discard_down(limit: str, left: int) -> None:
    body = f"let n = {limit}; discard_down to n from hand of me by me;"
    game = arrival(body, {"hand": ["crab 2", "squid 3"]})
    if left == 1:
        game = carry(game, "discard squid 3")
        assert hand(game, 0) == ["crab 2"]
    assert (len(hand(game, 0)), discard(game)) == (left, 2 - left)


@shows("discard_ally")
@pytest.mark.parametrize("zone", ["hand", "affiliated"])
def test_discard_a_chosen_ally(zone: str) -> None:
    body = f"choose a from {zone} of me; discard a from {zone} of me; discard a from {zone} of me;"
    cards = ["crab 1", "crab 2", "crab 2", "crab 2"]
    game = carry(arrival(body, {zone: cards}), "choose crab 2")
    assert (list(getattr(game.view(0).players[0], zone)), discard(game)) == (cards[:2], 2)
    game = carry(arrival(body, {zone: cards}), "choose crab 1")  # the second time it is gone
    assert (list(getattr(game.view(0).players[0], zone)), discard(game)) == (cards[1:], 1)


@shows("discard_ally")
def test_an_ally_is_not_discarded_from_where_it_does_not_lie() -> None:
    body = "choose a from hand of me; discard a from affiliated of me;"
    game = arrival(body, {"hand": ["crab 1"], "affiliated": ["crab 2"]})
    assert (hand(game, 0), affiliated(game, 0), discard(game)) == (["crab 1"], ["crab 2"], 0)


@shows("take_stack", "discard_stack")
def test_take_and_discard_a_stack() -> None:
    stacks = {"crab": ["crab 1", "crab 5"], "squid": ["squid 1"]}
    game = arrival("choose s from council where size > 0; take s; take s;", council=stacks)
    taken = carry(game, "choose crab")
    assert (hand(taken, 0), council(taken)["crab"]) == (["crab 1", "crab 5"], 0)
    game = arrival("choose s from council where size > 0; discard s; discard s;", council=stacks)
    gone = carry(game, "choose crab")
    assert (hand(gone, 0), council(gone)["crab"], discard(gone)) == ([], 0, 2)
    assert council(gone)["squid"] == 1
