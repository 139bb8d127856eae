"""Small worlds exhaustively: every path of answers through powers, and through an exploration.

Each position is asked all laws but those that play whole games. ``pytest -s`` prints the counts,
which are facts of the rules: a change of one is a change of what can be answered.
"""

from __future__ import annotations

from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.testing import (
    laws_for,
    walk,
)
from tests.properties import plain

_EMPTY = {"court": [], "lord_deck": [], "available": [], "location_deck": [], "token_supply": [2]}


def _abyss(*first: str, **words: Any) -> ar.Game:  # noqa: ANN401  # a position is made of anything
    game = ar.position("abyss", {**_EMPTY, "exploration_deck": ["crab 1"], **words})
    for answer in first:
        game.apply(answer)
    return game


def _conspiracy(**words: Any) -> ar.Game:  # noqa: ANN401  # as above
    return ar.position("conspiracy", {"available": [], "location_deck": [], **words})


#: What is walked through: a game, where the paths end, and how many positions and paths there are.
#: Some can be reckoned: 3 x 2 ways to lose an Ally each, 22 to choose 2 of 8 with two equal ones,
#: 3 pairs of Lords and 1 refusal.
WORLDS: dict[str, tuple[ar.Game, str, int, int]] = {
    "the Jailer: each opponent discards, all together": (
        _abyss(
            "recruit jailer",
            "affiliate squid 1",
            seats=3,
            court=["jailer"],
            players=[
                {"hand": ["crab 5", "squid 1", "seahorse 1"]},
                {"hand": ["crab 1", "crab 2", "squid 2"]},
                {"hand": ["jellyfish 1", "squid 3", "squid 3"]},
            ],
        ),
        "power",
        10,
        6,
    ),
    "the Assassin: a Lord of each opponent but of the Shaman's": (
        _abyss(
            seats=4,
            court=["assassin"],
            players=[
                {"hand": ["crab 5", "crab 4", "crab 3"]},
                {"lords": ["elder", "keeper"]},
                {"lords": ["shaman", "miller"]},
                {"lords": ["sage", "trader", "reaper"], "disabled": ["reaper"]},
            ],
        ),
        "power",
        9,
        5,
    ),
    "the Commander: hands down to six": (
        _abyss(
            "recruit commander",
            court=["commander"],
            players=[
                {"hand": ["crab 5", "crab 3"]},
                {"hand": [f"squid {value}" for value in (1, 1, 2, 3, 4, 5)] + ["crab 1", "crab 2"]},
            ],
        ),
        "power",
        28,
        22,
    ),
    "the Schemer: an exchange for the top of the deck, an Ambassador": (
        _abyss(
            lord_deck=["sage", "elder"],
            location_deck=["parliament", "the_jail", "the_depths"],
            available=["the_abyss"],
            court=["schemer"],
            players=[
                {"hand": ["squid 4", "crab 2", "jellyfish 1", "seahorse 2"], "lords": ["miller"]},
                {},
            ],
        ),
        "turn",
        13,
        7,
    ),
    "the Slaver: sales in the middle of a turn": (
        _abyss(
            council={"crab": ["crab 1"]},
            players=[{"hand": ["squid 1", "squid 1", "crab 2"], "lords": ["slaver"]}, {}],
        ),
        "turn",
        20,
        18,
    ),
    "an exploration with two buyers and two Monsters": (
        _abyss(
            seats=3,
            exploration_deck=["crab 2", "monster", "squid 1", "crab 1", "monster", "squid 3"],
            players=[{}, {"pearls": 2}, {"pearls": 1}],
        ),
        "exploration",
        95,
        48,
    ),
    "a Lord of value 0: two Lords change places": (
        _conspiracy(
            taken=["value_zero_mage"],
            players=[{"chamber": ["value_three_mage", "value_one_farmer", "value_four_mage"]}, {}],
            lord_deck=["value_six_mage", "..."],
        ),
        "power",
        7,
        4,
    ),
    "a pile placed in every order, with a key, a duty and a recall": (
        _conspiracy(
            taken=["value_one_mage", "value_six_mage", "value_zero_mage"],
            players=[{"chamber": ["value_one_mage", "value_four_mage"]}, {}],
            lord_deck=["value_three_farmer", "value_two_farmer"],
            available=["duty_of_one", "recall_lords"],
            location_deck=["plain_seven", "recall_locations"],
        ),
        "turn",
        142,
        90,
    ),
}


@pytest.mark.parametrize("name", WORLDS)
def test_every_path_is_walked_and_keeps_the_laws(name: str) -> None:
    game, until, positions, paths = WORLDS[name]
    asked = [
        *(one for one in laws_for(game.ruleset) if one.often in {"always", "sometimes"}),
        plain.scores_are_those_of_the_plain_reading,
    ]
    found = walk(game, until, laws=asked)
    print(f"\n{name}: {found}")  # noqa: T201  # the counts are to be seen
    assert (found.positions, found.paths) == (positions, paths)
