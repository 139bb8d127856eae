"""Hostile packs are stopped by limits that are counted, and told what stopped them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from lark.exceptions import UnexpectedInput

import abyss_rules as ar
from abyss_rules.dsl import parse
from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE, FAULTS_PER_PACK, has_errors
from abyss_rules.dsl.draft import tokens
from abyss_rules.dsl.faults import stopped_at
from abyss_rules.dsl.repair import EFFORT
from abyss_rules.dsl.room import SCENARIO_WORDS_PER_PACK, WORDS_PER_PACK
from abyss_rules.model.cards import MOST_CARDS
from abyss_rules.scenarios import collect
from tests.hostile import HOSTILE, Hostile

#: What is put into a text to mend it is parsed with it, and is not counted.
PUT_IN = 1.25


@pytest.fixture(name="parsed")
def _parsed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many words and signs are parsed, of scenarios and of all else."""
    count: Counter[str] = Counter()
    plain = parse._parser

    class Counting:
        def __init__(self, parser: Any) -> None:  # noqa: ANN401  # lark's parser
            self.parser = parser

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # as above
            return getattr(self.parser, name)

        def parse(self, text: str, start: str) -> Any:  # noqa: ANN401  # as above
            sort = "scenarios" if text.startswith("scenario") else "cards"
            read = text
            try:
                return self.parser.parse(text, start=start)
            except UnexpectedInput as error:
                read = text[: stopped_at(error, text)]
                raise
            finally:
                count[sort] += len(tokens(read))

    parse._kept.cache_clear()  # what another test has read counts too
    monkeypatch.setattr(parse, "_parser", lambda grammar: Counting(plain(grammar)))
    return count


@pytest.mark.untraced
@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda hostile: hostile.name)
def test_a_hostile_pack_is_stopped_and_told(
    hostile: Hostile, tmp_path: Path, parsed: Counter[str]
) -> None:
    path = hostile.build(tmp_path)
    report = ar.check(path)
    found = Counter(one.code for one in report.diagnostics)
    assert set(hostile.codes) <= set(found)
    assert has_errors(report.diagnostics) is not hostile.harmless
    files = Counter(one.file for one in report.diagnostics)
    assert max(files.values(), default=0) <= FAULTS_PER_FILE + 1
    assert files.total() <= FAULTS_PER_PACK + FAULTS_PER_FILE + 1
    assert sum(card.copies for pack in report.packs for card in pack.cards) <= MOST_CARDS
    assert parsed["cards"] <= EFFORT * PUT_IN
    assert parsed["scenarios"] <= SCENARIO_WORDS_PER_PACK


def test_all_that_is_read_leaves_something_for_mending() -> None:
    assert WORDS_PER_PACK < EFFORT


@pytest.mark.untraced
@pytest.mark.parametrize("name", [one.name for one in HOSTILE if one.name.startswith("scenarios")])
def test_no_more_scenarios_are_read_to_play_them_than_to_check_them(
    name: str, tmp_path: Path, parsed: Counter[str]
) -> None:
    path = next(one for one in HOSTILE if one.name == name).build(tmp_path)
    found = collect(path)
    assert {"A004", "A103"} & {one.code for one in found.diagnostics}
    assert parsed["scenarios"] <= SCENARIO_WORDS_PER_PACK
    assert parsed["cards"] <= EFFORT * PUT_IN
