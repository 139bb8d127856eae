"""What of a view counts when it is compared, shown or written: all but what every view has."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, fields

import abyss_rules as ar
from abyss_rules import rulesets

#: What is the same in all views of a game, and left out.
COMMON = {"abyss": {"cards"}, "conspiracy": {"cards", "shape"}}


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_what_all_views_of_a_game_share_is_no_part_of_their_value(ruleset: str) -> None:
    view: Any = ar.new_game(ruleset, seed=1).view(0)
    shown, data = repr(view).replace("(", " "), view.to_data()
    parts = [part.name for part in fields(type(view))]
    assert set(parts) > COMMON[ruleset]
    for part in parts:
        counts = part not in COMMON[ruleset]
        assert (evolve(view, **{part: "other"}) != view) is counts, part
        assert (f" {part}=" in shown) is counts, part
        assert (part in data) is counts, part
    assert data["ruleset"] == ruleset
