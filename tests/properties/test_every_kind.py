"""The laws at every kind of decision, the seldom ones and those of single cards too."""

import pytest

import abyss_rules as ar
from tests.properties import laws
from tests.properties.strategies import moments
from tests.properties.world import World
from tests.properties.worlds import WORLDS


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.ruleset)
def test_the_laws_hold_at_every_kind_of_decision(world: World) -> None:
    found = moments(world, of_each=5, most_games=120)
    kinds = {kind.split()[0] for kind in found}
    assert kinds == set(ar.new_game(world.ruleset).setup.ruleset.kinds) - {""}
    for games in found.values():
        for game in games:
            for law in (*laws.EVERYWHERE, *laws.SOMETIMES):
                law(world, game)
