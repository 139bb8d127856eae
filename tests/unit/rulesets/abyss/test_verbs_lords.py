"""The verbs for Lords do what they say, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.packs import arrival, carry
from tests.rules.table import (
    asked,
    court,
    deck_sizes,
    disabled,
    free,
    hand,
    locations,
    lord_discard,
    pearls,
    texts,
)
from tests.unit.rulesets.abyss.shown import protected, shows


@shows("discard_lord")
def test_discard_a_lord_of_the_court_and_a_free_one() -> None:
    game = arrival("discard top of court; discard top of court;")
    assert (court(game), lord_discard(game)) == (["shaman"], ["ship_master", "alchemist"])
    body = "choose l from free_lords of opponents; discard l; discard l; take l;"
    game = carry(arrival(body, {}, {"lords": ["peddler", "jailer"]}), "choose peddler")
    assert (free(game, 1), lord_discard(game)) == (["jailer"], ["peddler"])


@shows("discard_lord")
def test_a_discarded_lord_is_disabled_no_longer() -> None:
    game = arrival(
        "choose l from free_lords of opponents; discard l;",
        {},
        {"lords": ["peddler"], "disabled": ["peddler"]},
    )
    assert (free(game, 1), disabled(game), lord_discard(game)) == ([], [], ["peddler"])


@shows("discard_lord", "disable")
def test_a_lord_under_a_location_is_neither_discarded_nor_disabled() -> None:
    body = "each l in lords of opponents { discard l; disable l; }"
    game = arrival(body, {}, {"locations": [{"the_jail": ["peddler"]}]})
    assert (locations(game, 1), disabled(game)) == ({"the_jail": ["peddler"]}, [])


@shows("take_lord")
def test_take_a_lord_of_the_court_and_of_the_deck() -> None:
    game = arrival("take top of court; take top of lord_deck;", lord_deck=["peddler", "jailer"])
    assert free(game, 0) == ["opener", "tried", "ship_master", "peddler"]
    assert pearls(game) == [2, 0]  # the Peddler's own Power
    assert (court(game), deck_sizes(game)["lord"]) == (["alchemist", "shaman"], 1)


@shows("take_lord")
def test_a_lord_that_is_gone_or_owned_is_not_taken() -> None:
    body = "choose l from court; take l; take l; each m in free_lords of opponents { take m; }"
    game = carry(arrival(body, {}, {"lords": ["peddler"]}), "choose shaman")
    assert (free(game, 0), free(game, 1)) == (["opener", "tried", "shaman"], ["peddler"])


@shows("recruit")
@pytest.mark.parametrize(
    ("price", "left"),
    [
        ("5 pearls", (0, 3, 2)),
        ("2 keys", (5, 1, 2)),
        ("2 monsters", (5, 3, 0)),
        ("0 pearls", (5, 3, 2)),
        ("6 pearls", None),
        ("4 keys", None),
        ("3 monsters", None),
        ("1 extra_turn", None),
    ],
)
def test_recruit_for_a_fixed_price(price: str, left: tuple[int, int, int] | None) -> None:
    mine = {"pearls": 5, "keys": 3, "tokens": [2, 3]}
    # Keys are not to earn a Location meanwhile: the power is used before the action.
    game = arrival(f"choose l from court; recruit l for {price};", mine)
    game = carry(game, "choose alchemist")
    player = game.view().players[0]
    assert (player.pearls, player.keys, player.token_count) == (left or (5, 3, 2))
    assert ("alchemist" in free(game, 0)) is (left is not None)
    assert ("alchemist" in court(game)) is (left is None)


@shows("recruit")
def test_a_lord_that_is_not_at_court_is_not_recruited() -> None:
    body = "recruit top of lord_deck for 1 pearl;"
    body += "each l in free_lords of opponents { recruit l for 1 pearl; }"
    game = arrival(body, {"pearls": 3}, {"lords": ["peddler"]}, lord_deck=["jailer"])
    assert (pearls(game), free(game, 0)) == ([3, 0], ["opener", "tried"])


@shows("recruit")
def test_the_seventh_recruited_begins_the_end_and_a_taken_one_does_not() -> None:
    five = ["recruiter", "tamer", "slaver", "oracle", "peddler"]
    game = arrival("take top of court;", {"lords": five})
    assert not game.state["ending"]
    game = arrival("recruit top of court for 0 pearls;", {"lords": five})
    assert game.state["ending"] == 2


@shows("substitute")
def test_substitute() -> None:
    body = "choose l from court; substitute l with top of lord_deck; gain 1 pearl;"
    game = carry(arrival(body, lord_deck=["peddler", "jailer"]), "choose alchemist")
    assert court(game) == ["ship_master", "peddler", "shaman"]
    assert (lord_discard(game), deck_sizes(game)["lord"]) == (["alchemist"], 1)


@shows("substitute")
@pytest.mark.parametrize(
    "act",
    [
        "choose l from court; discard l; substitute l with top of lord_deck;",
        "let new = top of lord_deck; take new; substitute top of court with new;",
        "substitute top of lord_deck with top of court;",
        "substitute top of free_lords of me with top of lord_deck;",
    ],
)
def test_a_substitute_comes_from_the_deck_for_one_at_court(act: str) -> None:
    game = arrival(act, lord_deck=["slaver", "oracle"])
    if asked(game) == (0, "choice"):
        game = carry(game, "choose shaman")
    assert set(court(game)) <= {"ship_master", "alchemist", "shaman"}
    assert set(lord_discard(game)) <= {"shaman"}


@shows("disable")
def test_disable() -> None:
    body = "each l in free_lords of opponents { disable l; disable l; } disable top of court;"
    game = arrival(body, {}, {"lords": ["recruiter", "peddler"], "disabled": ["peddler"]})
    assert sorted(disabled(game)) == ["peddler", "recruiter"]
    assert free(game, 1) == ["recruiter", "peddler"]
    own = arrival("choose l from free_lords of me; disable l;", {"lords": ["recruiter"]})
    assert disabled(carry(own, "choose recruiter")) == ["recruiter"]


@shows("release")
def test_release() -> None:
    mine = {"locations": [{"the_jail": ["keeper", "sage"]}]}
    body = "choose l from covered_lords of me; release l; release l;"
    game = carry(arrival(body, mine), "choose keeper")
    assert free(game, 0)[-1] == "keeper"
    assert disabled(game) == []
    assert locations(game, 0) == {"the_jail": ["sage"]}
    assert disabled(carry(arrival(body, mine), "choose sage")) == ["sage"]
    theirs = arrival(
        "each o in opponents { each l in covered_lords of o { release l; } }", {}, mine
    )
    assert free(theirs, 1) == ["keeper", "sage"]


@shows("release")
def test_release_does_not_reach_the_protected() -> None:
    body = "each o in players { each l in covered_lords of o { release l; } }"
    game = protected(body, {}, {"locations": [{"the_jail": ["keeper"]}]})
    assert free(game, 1) == ["safe"]


@shows("summon")
def test_summon() -> None:
    words: dict[str, Any] = {"court": ["reaper"], "lord_deck": ["keeper", "miller"]}
    assert court(arrival("summon top of lord_deck; summon top of court;", **words))[-1] == "keeper"


@shows("recover")
def test_recover() -> None:
    words: dict[str, Any] = {"exploration_discard": ["crab 3", "monster", "squid 1"]}
    body = "choose a from exploration_discard; recover a; recover a;"
    game = arrival(body, **words)
    assert "choose crab 3" in texts(game)
    assert "crab 3" in hand(carry(game, "choose crab 3"), 0)
    assert not any("monster" in text for text in texts(arrival(body, **words)))
