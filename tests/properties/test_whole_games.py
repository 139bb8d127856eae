"""Whole drawn games under the laws."""

from __future__ import annotations

import random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from tests.properties import laws
from tests.properties.abyss_world import ABYSS
from tests.properties.strategies import Setting, settings_of
from tests.properties.world import World, pairwise
from tests.properties.worlds import WORLDS

#: The quick profile draws 25; a test that is dear draws a share of what the profile says.
_DRAWN = settings().max_examples

every_world = pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.ruleset)


def _share(part: int) -> settings:
    # Not shrunk: a smaller seed makes no simpler game, and each try plays a whole one.
    return settings(
        max_examples=max(1, _DRAWN // part), phases=(Phase.explicit, Phase.reuse, Phase.generate)
    )


@every_world
@_share(1)
@given(data=st.data())
def test_at_every_decision_nothing_is_lost_and_the_options_are_fair(
    world: World, data: st.DataObject
) -> None:
    setting = data.draw(settings_of(world))
    laws.run(
        world,
        setting.game(),
        setting.policy,
        random.Random(setting.draw),
        everywhere=laws.EVERYWHERE,
        sometimes=laws.SOMETIMES,
        every=60,
    )


@every_world
@_share(1)
@given(data=st.data())
def test_games_from_drawn_positions_keep_the_laws(world: World, data: st.DataObject) -> None:
    setting = data.draw(settings_of(world, from_position=True))
    laws.run(
        world,
        setting.game(),
        setting.policy,
        random.Random(setting.draw),
        everywhere=laws.EVERYWHERE,
        sometimes=(*laws.SOMETIMES, *laws.SELDOM),
        every=80,
    )


@every_world
@_share(3)
@given(data=st.data())
def test_cards_of_other_packs_keep_the_laws(world: World, data: st.DataObject) -> None:
    setting = data.draw(settings_of(world, fan=True))
    laws.run(
        world,
        setting.game(),
        setting.policy,
        random.Random(setting.draw),
        everywhere=[law for law in laws.EVERYWHERE if law not in laws.OF_THE_BOX],
        sometimes=[law for law in laws.SOMETIMES if law not in laws.OF_THE_BOX],
        every=40,
    )


@every_world
@_share(12)
@given(data=st.data())
def test_every_decision_of_some_games_can_be_saved_copied_and_answered(
    world: World, data: st.DataObject
) -> None:
    setting = data.draw(settings_of(world))
    laws.run(
        world,
        setting.game(),
        setting.policy,
        random.Random(setting.draw),
        everywhere=(
            laws.json_round_trips,
            laws.clones_are_independent,
            laws.every_option_can_be_answered,
            laws.scores_add_up,
        ),
    )


@every_world
@_share(6)
@given(data=st.data())
def test_what_is_hidden_never_shows(world: World, data: st.DataObject) -> None:
    setting = data.draw(settings_of(world))
    laws.run(
        world,
        setting.game(),
        setting.policy,
        random.Random(setting.draw),
        sometimes=(laws.hidden_things_do_not_show,),
        every=6,
    )


@every_world
@_share(4)
@given(data=st.data())
def test_records_pickles_and_undo_lead_to_the_same_game(world: World, data: st.DataObject) -> None:
    setting = data.draw(settings_of(world))
    laws.run(
        world,
        setting.game(),
        setting.policy,
        random.Random(setting.draw),
        sometimes=laws.SELDOM,
        every=150,
    )


_ROWS = [(world, row) for world in WORLDS for row in pairwise(world)]


@pytest.mark.parametrize(
    ("world", "row"), _ROWS, ids=[f"{world.ruleset}-{n}" for n, (world, _) in enumerate(_ROWS)]
)
def test_all_options_play_together_in_pairs(world: World, row: dict[str, str]) -> None:
    for place, policy in enumerate(("keys", "powers")):
        seats = world.seats[(len(row) + place) % len(world.seats)]
        setting = Setting(world, seats, place, row, policy, place)
        laws.run(
            world,
            setting.game(),
            setting.policy,
            random.Random(place),
            everywhere=laws.EVERYWHERE,
            sometimes=laws.SOMETIMES,
            every=80,
        )


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.ruleset)
def test_the_worlds_know_all_options_and_presets(world: World) -> None:
    setup = ar.new_game(world.ruleset).setup
    assert set(world.options) == set(dict(setup.options))
    assert set(world.presets) == set(setup.ruleset.presets)
    for field in setup.ruleset.option_fields:
        if field.name != "turn_limit":
            assert world.options[field.name] == field.values


def test_pairwise_meets_every_pair() -> None:
    rows = pairwise(ABYSS)
    names = list(ABYSS.options)
    for one in names:
        for other in names:
            if one != other:
                met = {(row[one], row[other]) for row in rows}
                assert len(met) == len(ABYSS.options[one]) * len(ABYSS.options[other])
    assert len(rows) < 16
