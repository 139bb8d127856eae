"""Ambassadors: a Location at once, with the Ambassador alone under it."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.cards.positions import court_with, price, recruit
from tests.rules.table import (
    COUNCIL,
    asked,
    available,
    free,
    keys,
    locations,
    play,
    table,
    texts,
)

DECK = ["the_jail", "the_depths", "parliament", "the_chasm", "..."]


def recruited(lord: str, options: dict[str, Any] | None = None, **words: object) -> ar.Game:
    """A game in which an Ambassador comes to a player with a Key token and a Key on a Lord."""
    settings: dict[str, Any] = {
        "available": ["the_abyss"],
        "location_deck": DECK,
        "council": COUNCIL,
        **words,
    }
    game = table(
        {"hand": price(lord), "keys": 1, "lords": ["keeper"]},
        court=court_with(lord, "miller"),
        options=options,
        **settings,
    )
    return play(game, f"recruit {lord}")


@pytest.mark.clause("A7.3", "A8.9")
def test_sage_draws_2_and_controls_one_alone() -> None:
    game = recruited("sage")
    assert (asked(game), texts(game)) == (
        (0, "drawn_location"),
        ["keep the_jail", "keep the_depths"],
    )
    play(game, "keep the_depths")
    assert locations(game, 0) == {"the_depths": ["sage"]}
    assert available(game) == ["the_abyss", "the_jail"]
    # No other Key was used.
    assert (free(game, 0), keys(game)) == (["keeper"], [1, 0])
    assert game.active == 1


@pytest.mark.clause("A7.3")
def test_hermit_draws_1_and_controls_it() -> None:
    game = recruited("hermit")
    assert locations(game, 0) == {"the_jail": ["hermit"]}
    assert available(game) == ["the_abyss"]
    assert (free(game, 0), keys(game), game.active) == (["keeper"], [1, 0], 1)


@pytest.mark.clause("A7.3")
def test_elder_draws_3_and_controls_one_alone() -> None:
    game = recruited("elder")
    assert texts(game) == ["keep the_jail", "keep the_depths", "keep parliament"]
    play(game, "keep parliament")
    assert locations(game, 0) == {"parliament": ["elder"]}
    assert available(game) == ["the_abyss", "the_jail", "the_depths"]
    assert (free(game, 0), keys(game)) == (["keeper"], [1, 0])


@pytest.mark.parametrize("lord", ["sage", "elder"])
@pytest.mark.clause("A7.2")
def test_an_ambassador_draws_what_the_stack_holds(lord: str) -> None:
    game = recruited(lord, location_deck=["the_depths"])
    assert locations(game, 0) == {"the_depths": [lord]}
    assert available(game) == ["the_abyss"]


@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
@pytest.mark.clause("A15.ambassador_without_stack")
def test_an_ambassador_takes_a_face_up_location_when_the_stack_is_empty(lord: str) -> None:
    game = recruited(lord, location_deck=[], available=["the_abyss", "the_chasm"])
    assert (asked(game), texts(game)) == (
        (0, "location"),
        ["control the_abyss", "control the_chasm"],
    )
    play(game, "control the_chasm")
    assert locations(game, 0) == {"the_chasm": [lord]}
    assert (free(game, 0), keys(game)) == (["keeper"], [1, 0])


@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
@pytest.mark.clause("A15.ambassador_without_stack", "A8.3")
def test_an_ambassador_has_nothing_to_control_without_any_location(lord: str) -> None:
    game = recruited(lord, location_deck=[], available=[])
    assert (free(game, 0), locations(game, 0)) == (["keeper", lord], {})
    assert game.active == 1


@pytest.mark.clause("A8.9", "A8.6")
def test_an_ambassador_gained_by_a_schemer_controls_its_location_at_once() -> None:
    game = table(
        {"hand": price("schemer"), "lords": ["keeper", "miller"], "keys": 1},
        court=["schemer", "sage", "elder", "landowner"],
        lord_deck=["hermit", "..."],
        available=["the_abyss"],
        location_deck=DECK,
        council=COUNCIL,
    )
    play(game, "recruit schemer", "accept", "choose miller")
    assert locations(game, 0) == {"the_jail": ["hermit"]}
    assert (free(game, 0), keys(game)) == (["keeper", "schemer"], [1, 0])


@pytest.mark.clause("A8.9", "A8.5")
def test_an_ambassador_gained_by_a_corruptor_controls_its_location_at_once() -> None:
    game = table(
        {"hand": price("corruptor"), "pearls": 5, "keys": 2},
        court=["corruptor", "sage", "hermit", "elder"],
        available=["the_abyss"],
        location_deck=DECK,
        council=COUNCIL,
    )
    play(recruit(game, "corruptor"), "accept", "choose sage", "keep the_depths")
    assert locations(game, 0) == {"the_depths": ["sage"]}
    assert keys(game) == [2, 0]


@pytest.mark.clause("A7.3", "A14")
def test_an_ambassador_may_exchange_black_smokers_and_stays_under_the_new_location() -> None:
    game = recruited("hermit", location_deck=["black_smokers", "the_jail", "the_chasm"])
    assert texts(game) == ["exchange the_jail", "exchange the_chasm", "decline"]
    play(game, "exchange the_chasm")
    assert locations(game, 0) == {"the_chasm": ["hermit"]}
