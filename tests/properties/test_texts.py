"""The laws about the text of cards, for the cards that are shipped and for cards that are drawn."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyss_rules import rulesets
from abyss_rules.catalog.packs import shipped
from abyss_rules.testing import law_named, laws_for, packs, with_texts

#: Laid out is a whole pack in its own tests; it takes long, for the scenarios in it.
QUICK = [one.name for one in laws_for("abyss", "text") if one.name != "layout_changes_nothing"]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("pack", sorted(shipped()))
def test_shipped_packs_keep_the_laws(pack: str, name: str) -> None:
    law_named(name)(*with_texts(pack))


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
@settings(max_examples=max(1, settings().max_examples // 2))
@given(data=st.data())
def test_drawn_packs_keep_the_laws(ruleset: str, data: st.DataObject) -> None:
    pack = data.draw(packs(ruleset))
    assert pack.text is not None
    for law in laws_for(ruleset, "text"):
        law(pack, pack.text.sources())
