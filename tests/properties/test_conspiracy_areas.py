"""Areas of drawn Chambers against a plain reading: coalitions, alliances, the pyramid itself."""

from __future__ import annotations

import random
from collections.abc import Hashable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, LORDS, lord
from tests.properties.plain_senate import largest_area, touch
from tests.rules.senate import TOUCHING

#: Alliance Location -> the value it counts, and its points for each Lord.
ALLIANCES = {
    "alliance_of_ones": (1, 1),
    "alliance_of_twos": (2, 2),
    "alliance_of_threes": (3, 2),
    "alliance_of_fours": (4, 2),
}


def test_the_pyramid_drawn_here_is_that_of_the_rules() -> None:
    for one in range(1, 16):
        assert {other for other in range(1, 16) if touch(one, other)} == TOUCHING[one]


@pytest.mark.parametrize("space", range(1, 16))
def test_the_declared_spaces_are_those_of_the_pyramid(space: int) -> None:
    shape = ar.new_game("conspiracy").view().shape
    assert set(shape.adjacent[space - 1]) == {n for n in range(1, 16) if touch(space, n)}


def naive(marks: list[Hashable]) -> int:
    """The largest area by filling it from each space anew."""
    best = 0
    for start in range(len(marks)):
        found, waiting = {start}, [start]
        while waiting:
            one = waiting.pop()
            for other in range(len(marks)):
                if (
                    other not in found
                    and other + 1 in TOUCHING[one + 1]
                    and marks[other] == marks[start]
                ):
                    found.add(other)
                    waiting.append(other)
        best = max(best, len(found))
    return best


def drawn(draw: random.Random) -> list[str]:
    """A Chamber of up to 15 Lords, often of few colours or values so that areas are large."""
    guilds = draw.sample(GUILDS, draw.choice((2, 3, 5)))
    values = draw.choice(("012346", "12", "34", "16"))
    lords = [one for one in LORDS if one.split()[0] in guilds and one[-1] in values]
    draw.shuffle(lords)
    return lords[: draw.randint(0, 15)]


@settings(max_examples=8 * settings().max_examples)
@given(seed=st.integers(0, 2**32))
@pytest.mark.clause("C8.1", "C8.2", "C8.3")
def test_the_largest_areas_are_those_of_a_plain_reading(seed: int) -> None:
    draw = random.Random(seed)
    lords = drawn(draw)
    colours: list[Hashable] = [one.split()[0] for one in lords]
    values = [int(one[-1]) for one in lords]
    keyed = [space for space, value in enumerate(values, 1) if value in {1, 2}]
    held = dict(zip(ALLIANCES, keyed, strict=False))
    game = ar.position(
        "conspiracy",
        {
            "seats": 2,
            "turn": 1,
            "players": [{"chamber": [lord(one) for one in lords], "locations": held}, {}],
        },
        options={"bonus_locations": True},
    )
    assert naive(colours) == largest_area(colours)
    assert game.scores()[0]["coalition"] == 3 * naive(colours)
    worth = game.view(0).location_scores
    for name in held:
        value, points = ALLIANCES[name]
        # Lords of other values are areas of their own.
        marks: list[Hashable] = [v if v == value else (v, n) for n, v in enumerate(values)]
        assert worth[name] == points * (naive(marks) if value in values else 0)


@given(keys=st.lists(st.sampled_from("sg-"), max_size=15))
@settings(max_examples=4 * settings().max_examples)
@pytest.mark.clause("C5.1", "C4.1")
def test_keys_earn_locations_as_a_plain_count_says(keys: list[str]) -> None:
    stock = {
        "s": [f"value_one_{guild}" for guild in GUILDS for _ in range(4)],
        "g": [f"value_two_{guild}" for guild in GUILDS for _ in range(2)],
        "-": [f"value_{value}_{guild}" for guild in GUILDS for value in ("three", "four", "six")],
    }
    lords = [stock[key].pop() for key in keys if stock[key]]
    keys = [_key(one) for one in lords]
    if len(keys) < 2:
        return
    game = ar.position(
        "conspiracy",
        {
            "seats": 2,
            "players": [{"chamber": lords[:-1], "locations": _earned(keys[:-1])}, {}],
            "lord_deck": [lords[-1], "..."],
            "available": [f"best_of_guild_{GUILDS[0]}"],
        },
    )
    game.apply("draw 1")
    if game.decision is not None and game.decision.seat == 0:
        game.apply(f"control best_of_guild_{GUILDS[0]}")
    assert len(game.state["spaces"][0]) == len(_earned(keys))


def _key(name: str) -> str:
    return "s" if "_one_" in name else "g" if "_two_" in name else "-"


def _earned(keys: list[str]) -> dict[str, int]:
    """Location -> the space on which a pair or the third key earned it, read key by key."""
    names = [f"count_of_guild_{guild}" for guild in GUILDS]
    names += [f"best_of_guild_{guild}" for guild in GUILDS[1:]]
    earned: dict[str, int] = {}
    held = {"s": 0, "g": 0}
    for space, key in enumerate(keys, 1):
        if key == "-":
            continue
        held[key] += 1
        if 2 in held.values() or sum(held.values()) == 3:
            earned[names[len(earned)]] = space
            held = {"s": 0, "g": 0}
    return earned
