"""Lint: it says nothing of the real cards, and nothing of an ability with faults."""

from __future__ import annotations

import pytest

from abyss_rules.catalog import packs, paths
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from tests.unit.dsl.linted import GRAMMAR


@pytest.mark.untraced
def test_nothing_is_said_of_the_real_cards() -> None:
    assert packs.check(paths.cards_folder(), vocabularies()).diagnostics == ()


def test_nothing_is_said_unless_it_is_asked_for() -> None:
    text = 'location reef "The Reef" { score count(lords of me where influence < 0); }'
    source = Source("x", f"pack my.pack {{ format 1; ruleset abyss; }}\n{text}")
    assert compile_pack([source], vocabularies(), GRAMMAR).diagnostics == ()


def test_of_a_faulty_ability_only_the_faults_are_told() -> None:
    text = 'location reef "The Reef" { score count(lords of me where influence < 0) + thret; }'
    source = Source("x", f"pack my.pack {{ format 1; ruleset abyss; }}\n{text}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert [one.code for one in found] == ["A201"]
