"""Faults in what is done with the text of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

import abyss_rules.catalog.codec as pack_codec
from abyss_rules.dsl import telling_statements
from abyss_rules.dsl.source import Source
from abyss_rules.testing import laws_texts
from tests.properties.faults_planting import fault, wrap

if TYPE_CHECKING:
    import pytest


@fault("layout_changes_nothing")
def _laying_out_changes_a_number(patch: pytest.MonkeyPatch) -> None:
    def formatted(original: Any, source: Source) -> Any:
        made = original(source)
        return made.replace("gain 3", "gain 4") if isinstance(made, str) else made

    wrap(patch, laws_texts, "formatted", formatted)


@fault("cards_are_told")
def _braces_are_left_in_sentences(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laws_texts, "told", lambda *_given: (("Gain {number} Pearls.",), ()))


@fault("what_is_done_is_told")
def _numbers_are_not_told(patch: pytest.MonkeyPatch) -> None:
    def describe(original: Any, *given: Any) -> Any:
        return tuple("".join(c for c in text if not c.isdigit()) for text in original(*given))

    wrap(patch, laws_texts, "describe", describe)


@fault("what_is_done_is_told")
def _where_a_block_ends_is_not_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling_statements.Statements, "goes_on", lambda *_given: False)


@fault("what_is_done_is_told")
def _a_condition_seems_to_be_on_other_things(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling_statements, "has_clause", lambda *_given: False)


@fault("packs_are_kept_as_they_are")
def _a_card_is_lost_in_the_cache(patch: pytest.MonkeyPatch) -> None:
    def decode(original: Any, data: Any) -> Any:
        pack = original(data)
        return evolve(pack, cards=pack.cards[:-1])

    wrap(patch, pack_codec, "decode", decode)
