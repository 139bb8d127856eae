"""The pages on scenarios: their examples pass, and they name every word there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abyss_rules import rulesets
from abyss_rules.scenarios import run
from abyss_rules.scenarios.tell import story
from tests.scenes import collected

DOCS = Path(__file__).resolve().parents[3] / "docs"
_EXAMPLE = re.compile(
    r"^```(?:text|abyss)\n((?:pack|lord|scenario) .*?)^```$", re.MULTILINE | re.DOTALL
)
PAGES = ("reference/scenarios.md", "how-to/test-cards.md")
EXAMPLES = [
    pytest.param(example, id=f"{page}-{number}")
    for page in PAGES
    for number, example in enumerate(_EXAMPLE.findall((DOCS / page).read_text(encoding="utf-8")), 1)
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_passes(example: str, tmp_path: Path) -> None:
    ruleset = "conspiracy" if "value_" in example else "abyss"
    # The card of the guide is the one that these tests have.
    found = collected(tmp_path, example[example.index("scenario") :], ruleset)
    assert not found.diagnostics
    for scenario in found.scenarios:
        result = run(scenario)
        assert result.passed, story(result)


def test_what_is_offered_is_seen_as_the_page_says(tmp_path: Path) -> None:
    page = (DOCS / PAGES[1]).read_text(encoding="utf-8")
    asking, told = re.findall(
        r"^```(?:abyss|text)\n((?:then|  =) .*?)^```$", page, re.MULTILINE | re.DOTALL
    )
    example = _EXAMPLE.findall(page)[0]
    text = example[example.index("scenario") :].replace("  when {", f"  {asking}  when {{", 1)
    (scenario,) = collected(tmp_path, text).scenarios
    assert told in story(run(scenario))


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_the_pages_name_every_word(name: str) -> None:
    pages = [DOCS / PAGES[0], DOCS / "reference" / "positions.md"]
    named = set(re.findall(r"\w+", " ".join(page.read_text(encoding="utf-8") for page in pages)))
    words = rulesets.find(name).position_words
    known = {word.name for word in (*words.table, *words.player, *words.seen)}
    known |= {inner.name for word in words.table for inner in word.words}
    assert known | set(words.decks) <= named
