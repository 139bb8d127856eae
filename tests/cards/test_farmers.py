"""Farmers: no Power, only Influence and Keys."""

import pytest

from tests.cards.facts import LORDS
from tests.cards.positions import court_with, price
from tests.rules.table import COUNCIL, affiliated, asked, discard, free, locations, play, table


@pytest.mark.parametrize(
    "lord", ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"]
)
def test_a_farmer_arrives_and_nothing_else_happens(lord: str) -> None:
    paid = price(lord)
    game = table({"hand": paid}, {"hand": ["crab 5"]}, court=court_with(lord), council=COUNCIL)
    before = game.state
    play(game, f"recruit {lord}")
    assert (game.active, free(game, 0)) == (1, [lord])
    assert game.scores()[0]["lords"] == LORDS[lord].influence
    assert len(affiliated(game, 0)) == 1
    assert discard(game) == len(paid) - 1
    after = game.state
    for untouched in ("pearls", "keys", "tokens", "council", "exploration_deck", "lord_deck"):
        assert after[untouched] == before[untouched]


@pytest.mark.parametrize("lord", ["keeper", "reaper", "shepherd"])
@pytest.mark.clause("A7.1")
def test_a_farmer_with_a_key_brings_it_for_a_location(lord: str) -> None:
    game = table(
        {"hand": price(lord), "keys": 2},
        court=court_with(lord),
        available=["the_jail", "parliament"],
        council=COUNCIL,
    )
    play(game, f"recruit {lord}", "control the_jail")
    assert (free(game, 0), locations(game, 0)) == ([], {"the_jail": [lord]})
    assert asked(game) == (1, "action")


@pytest.mark.parametrize("lord", ["miller", "aquaculturalist", "landowner"])
@pytest.mark.clause("A7.1")
def test_a_farmer_without_a_key_brings_none(lord: str) -> None:
    game = table(
        {"hand": price(lord), "keys": 2},
        court=court_with(lord),
        available=["the_jail", "parliament"],
        council=COUNCIL,
    )
    play(game, f"recruit {lord}")
    assert (game.active, free(game, 0)) == (1, [lord])
