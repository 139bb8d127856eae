"""Games saved by an earlier version are read, whatever numbers the code has for things by now.

What a saved game holds are numbers: of steps, of the ways a game ends, of rows of powers. As
long as the version of its form and its packs are the same, it is promised to be read. When cards
are changed: `ABYSS_UPDATE=1 python -m pytest tests/golden`; while they are the same, this leaves
the stored games as they are.
"""

from __future__ import annotations

import json
import os

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss import steps as abyss
from abyss_rules.rulesets.conspiracy import steps as conspiracy
from tests.golden.saves import PACKS, asked, digest, read, shown, update

BOTH = pytest.mark.parametrize("ruleset", PACKS)
KINDS = {"abyss": abyss.KINDS, "conspiracy": conspiracy.KINDS}
#: Steps that are stored, by their numbers: those in which somebody can be asked. The others pass.
STEPS = {
    "abyss": {0, 2, *range(4, 11), *range(12, 24)},
    "conspiracy": {0, 2, 3, 4, 6, 7, 8, 10, 11},
}
ENDS = {"abyss": {1, 2, 3}, "conspiracy": {1, 2}}


@BOTH
def test_what_an_earlier_version_saved_is_read_and_asks_the_same(ruleset: str) -> None:
    if os.environ.get("ABYSS_UPDATE"):
        update(ruleset)
    for stored in read(ruleset):
        saved = stored["game"]
        saved["packs"][0]["digest"] = digest(ruleset)  # other words on a card change no number
        game = ar.from_json(json.dumps(saved))
        assert asked(game) == stored["asked"]
        assert game.state == saved["state"]


@BOTH
def test_the_stored_games_show_every_kind_of_moment(ruleset: str) -> None:
    found: set[str] = set()
    for stored in read(ruleset):
        state = stored["game"]["state"]
        found |= shown(state, "" if state["finished"] else stored["asked"][1])
    assert {f"asks {kind}" for kind in KINDS[ruleset] if kind} <= found
    assert {f"step {step}" for step in STEPS[ruleset]} <= found
    assert {f"finished {end}" for end in ENDS[ruleset]} <= found
