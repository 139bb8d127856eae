"""What is drawn: seeds, options, seats, policies and whole games' set-ups."""

from __future__ import annotations

import random
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules.model.cards import Pack
from tests.properties.fan import fan_pack
from tests.properties.world import OptionSet, Policy, Value, World, pairwise

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


@frozen
class Setting:
    """A drawn game before its first decision, and how it is to be played."""

    world: World
    seats: int
    seed: int
    options: OptionSet
    policy_name: str
    draw: int
    #: Begin at a drawn position instead of the set-up; it says how many seats there are.
    from_position: bool = False
    #: Cards that are in no box are in play too.
    fan: bool = False

    @property
    def policy(self) -> Policy:
        return self.world.policies[self.policy_name]

    @property
    def packs(self) -> tuple[Pack, ...]:
        return (fan_pack(self.world.ruleset),) if self.fan else ()

    def game(self) -> ar.Game:
        if self.from_position:
            return ar.position(
                self.world.ruleset,
                self.world.position(random.Random(self.seed)),
                seed=self.seed,
                options=self.options,
                packs=self.packs,
            )
        return ar.new_game(
            self.world.ruleset,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            packs=self.packs,
        )


def option_sets(world: World) -> st.SearchStrategy[dict[str, Value]]:
    """A preset, a row of the pairwise table, or any values; always with a turn limit."""
    limits = st.sampled_from(world.options["turn_limit"])
    presets = st.fixed_dictionaries(
        {"preset": st.sampled_from(world.presets), "turn_limit": limits}
    )
    pairs = st.sampled_from(pairwise(world))
    free: Any = st.fixed_dictionaries(
        {name: st.sampled_from(values) for name, values in world.options.items()}
    )
    return st.one_of(presets, pairs, free)


def settings_of(
    world: World, *, from_position: bool = False, fan: bool = False
) -> st.SearchStrategy[Setting]:
    """Any set-up, or a drawn position, with any policy."""
    return st.builds(
        Setting,
        world=st.just(world),
        seats=st.sampled_from(world.seats),
        seed=SEEDS,
        options=option_sets(world),
        policy_name=st.sampled_from(sorted(world.policies)),
        draw=st.integers(0, 2**32),
        from_position=st.booleans() if fan else st.just(from_position),
        fan=st.just(fan),
    )


def moments(world: World, *, of_each: int, most_games: int) -> dict[str, list[ar.Game]]:
    """Games at each kind of decision, and at those of each card's power, found by playing."""
    found: dict[str, list[ar.Game]] = {}
    names = sorted(world.policies)
    for number in range(most_games):
        setting = Setting(
            world,
            world.seats[number % len(world.seats)],
            number,
            {"preset": world.presets[number // 3 % len(world.presets)], "turn_limit": 150},
            names[number % len(names)],
            number,
            from_position=number % 2 == 1,
        )
        draw = random.Random(number)
        game = setting.game()
        while (decision := game.decision) is not None:
            kind = decision.kind
            if kind in world.kinds_of_powers:
                kind = f"{kind} of {game.view(decision.seat).decision.source}"
            some = found.setdefault(kind, [])
            if len(some) < of_each:
                some.append(game.clone())
            game.apply(setting.policy(game, draw))
    return found
