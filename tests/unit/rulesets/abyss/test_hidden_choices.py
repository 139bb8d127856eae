"""A choice from what lies hidden tells nothing before somebody looks, and then that they looked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.testing import law_named
from abyss_rules.testing.laws_hidden import pairs
from tests.packs import lord, pack, with_cards
from tests.rules.table import asked, discard, hand, offered, play

RECOVER = "recover a; return 1 pearl from me;"
FIVE = ["crab 5", "squid 1", "squid 2"]
NO_FIVE = ["crab 4", "squid 1", "squid 2"]


def held(power: str, player: Mapping[str, Any] | None = None, **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    text = lord(f"once per turn {{ {power} }}")
    return with_cards(text, {"lords": ["tried"], "pearls": 3}, player or {}, **words)


@pytest.mark.parametrize(
    "choice",
    [
        "choose a from exploration_discard where value == 5;",
        "choose a from (exploration_discard where value > 4) where race == crab;",
        "let d = 5; choose a from exploration_discard where value == d;",
    ],
)
@pytest.mark.parametrize("lying", [FIVE, NO_FIVE])
def test_a_power_is_offered_whatever_lies_in_the_discard(choice: str, lying: list[str]) -> None:
    game = held(choice + RECOVER, exploration_discard=lying)
    assert "use tried" in offered(game)


@pytest.mark.untraced
@pytest.mark.parametrize("number", [1, 2])
def test_a_power_is_not_offered_where_all_know_that_too_little_lies_there(number: int) -> None:
    choice = f"choose {number} from exploration_discard where value == 5 as b;"
    game = held(f"{choice} each a in b {{ {RECOVER} }}", exploration_discard=["monster", "crab 5"])
    assert ("use tried" in offered(game)) is (number == 1)


@pytest.mark.parametrize("zone", ["hand of opponents", "d"])
@pytest.mark.parametrize("lying", [["crab 5"], ["crab 4"], []])
def test_a_power_is_offered_whatever_the_others_hold(zone: str, lying: list[str]) -> None:
    kept = "let d = hand of opponents; " if zone == "d" else ""
    power = f"{kept}choose a from {zone} where value == 5; gain value of a pearls;"
    game = held(power + "return 1 pearl from me;", {"hand": lying})
    assert ("use tried" in offered(game)) is bool(lying)


@pytest.mark.parametrize("value", [5, 4])
def test_what_an_owner_sees_decides_whether_its_power_is_offered(value: int) -> None:
    power = "choose a from hand of me where value == 5; discard a from hand of me; gain 1 key;"
    text = lord(f"once per turn {{ {power} }}")
    game = with_cards(text, {"lords": ["tried"], "hand": [f"crab {value}"]})
    assert ("use tried" in offered(game)) is (value == 5)


def test_a_deck_whose_cards_all_can_work_out_decides_too() -> None:
    power = "choose l from lord_deck where guild == mage; summon l; return 1 pearl from me;"
    court = ["keeper", "sage", "hermit"]
    for deck, wanted in ((["illusionist"], True), (["peddler"], False)):
        game = held(power, court=court, lord_deck=deck)
        assert ("use tried" in offered(game)) is wanted


@pytest.mark.parametrize(("lying", "found"), [(FIVE, "crab 5"), (NO_FIVE, "")])
def test_all_see_that_somebody_looked_found_or_not(lying: list[str], found: str) -> None:
    game = held(
        "choose a from exploration_discard where value == 5;" + RECOVER, exploration_discard=lying
    )
    game = play(game, "use tried")
    told = [event.kind for event in game.events(1)]
    assert told.count("discard_searched") == 1
    assert ("ally_recovered" in told) is bool(found)
    assert (hand(game, 0), discard(game)) == ([found] if found else [], 2 if found else 3)
    assert asked(game) == (0, "action")


def test_nobody_looks_through_a_discard_with_nothing_in_it() -> None:
    text = lord("on arrival { choose a from exploration_discard where value == 5; recover a; }")
    game = with_cards(
        text + lord("once per turn { take top of lord_deck; }", "opener"),
        {"lords": ["opener"]},
        lord_deck=["tried"],
        exploration_discard=["monster"],
    )
    game = play(game, "use opener")
    assert "discard_searched" not in [event.kind for event in game.events()]


def test_nobody_looks_where_there_is_nobody_to_look() -> None:
    choice = "choose a from exploration_discard where value == 5 by top of opponents;"
    safe = lord("while free { protect me from lords; }", "safe")
    text = lord(f"once per turn {{ {choice} {RECOVER} }}") + safe
    first, second = {"lords": ["tried"], "pearls": 3}, {"lords": ["safe"]}
    game = play(with_cards(text, first, second, exploration_discard=FIVE), "use tried")
    assert "discard_searched" not in [event.kind for event in game.events()]
    assert hand(game, 0) == []


@pytest.mark.parametrize("law", ["options_tell_nothing_hidden", "events_tell_nothing_hidden"])
@pytest.mark.parametrize("zone", ["exploration_discard", "hand of opponents"])
def test_the_laws_hold_where_somebody_looks(law: str, zone: str) -> None:
    power = f"choose a from {zone} where value >= 4; return 1 pearl from me; recover a;"
    asked_for = 0
    for seed in range(12):
        game = held(
            power,
            {"hand": ["crab 5", "shellfish 4", "squid 1"]},
            exploration_discard=["crab 4", "squid 4", "squid 2", "monster"],
            seed=seed,
        )
        for moment in (game, play(game.clone(), "use tried")):
            for other, seat in pairs(moment):
                asked_for += 1
                law_named(law)(moment, other, seat)
    assert asked_for > 50


def test_which_token_is_returned_by_chance_is_told_to_who_returns_it() -> None:
    told: set[str] = set()
    for seed in range(6):
        game = ar.position(
            "abyss",
            {"players": [{"lords": ["tried"], "tokens": [2, 3, 4]}, {}]},
            packs=[pack(lord("once per turn { return 1 monster from me; }"))],
            seed=seed,
        )
        for other, seat in pairs(game):
            law_named("events_tell_nothing_hidden")(game, other, seat)
        told.add(str(play(game, "use tried").events(0)[-1]))
    assert len(told) > 1
