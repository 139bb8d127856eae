"""Names and texts hold what can be seen, once, and not too much of it."""

from __future__ import annotations

import pytest

from abyss_rules.dsl.letters import folded
from tests.packs import codes, compiled, location


@pytest.mark.parametrize(
    "letter",
    [
        *("\x07", "\x1b", "\x7f", "\x85", "\u200b", "\u200d", "\u202e", "\u2066"),
        *("\ufeff", "\u00ad", "\u2028", "\u00a0", "\u3000", "\ue000", "\U000e0041"),
    ],
)
def test_what_cannot_be_seen_is_told(letter: str) -> None:
    text = f'location reef "The {letter} Reef" {{ score 3; }}'
    found = compiled(text).diagnostics
    assert [finding.code for finding in found] == ["A109"]
    assert f"U+{ord(letter):04X}" in found[0].message
    assert (found[0].line, found[0].column) == (2, text.index(letter) + 1)


@pytest.mark.parametrize("letter", ["\x1b", "\u202e", "\u2066"])
def test_in_comments_too_what_misleads(letter: str) -> None:
    assert codes(f"# turned {letter} round\n" + location("score 3;")) == ["A109"]


@pytest.mark.parametrize(
    "text", ["caf\u00e9", "\u00a0", "\U0001f469\u200d\U0001f680", "\t", "\u6f5c"]
)
def test_a_comment_may_hold_all_else(text: str) -> None:
    assert codes(f"# {text}\n" + location("score 3;")) == []


@pytest.mark.parametrize(
    "name",
    [
        "L\u2019\u0152il",
        "\u041f\u0435\u0449\u0435\u0440\u0430",
        "\u6df1\u6df5",
        "Caf\u00e9 \u2013 Crab",
        "\u03a0\u03ac\u03b3\u03bf\u03c2",
    ],
)
def test_names_of_any_one_alphabet_are_right(name: str) -> None:
    assert codes(f'location reef "{name}" {{ score 3; }}') == []


@pytest.mark.parametrize("name", ["R\u0435ef", "\u0410byss", "p\u03bfol"])
def test_letters_that_look_alike_are_a_warning(name: str) -> None:
    made = compiled(f'location reef "{name}" {{ score 3; }}')
    assert [(found.code, found.severity) for found in made.diagnostics] == [("A110", "warning")]
    assert len(made.cards) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The Reef", "the reef"),
        ("The Reef", "The  Reef"),
        ("Caf\u00e9", "Cafe\u0301"),
        ("Reef 1", "Reef \uff11"),
        ("Stra\u00dfe", "STRASSE"),
    ],
)
def test_names_that_read_alike_are_one_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)
    text = f'location a "{one}" {{ score 1; }}\nlocation b "{other}" {{ score 2; }}'
    assert "A506" in codes(text)


def test_texts_are_not_too_long() -> None:
    assert codes(f'location reef "{"x" * 80}" {{ score 3; }}') == []
    assert codes(f'location reef "{"x" * 81}" {{ score 3; }}') == ["A516"]


@pytest.mark.parametrize(("length", "found"), [(1000, []), (1001, ["A516"])])
def test_texts_of_a_header_are_not_too_long(length: int, found: list[str]) -> None:
    from abyss_rules.catalog import paths
    from abyss_rules.dsl.pipeline import compile_pack
    from abyss_rules.dsl.source import Source
    from abyss_rules.game.loading import vocabularies

    text = f'pack a.b {{ format 1; ruleset abyss; notes "{"x" * length}"; }}'
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    made = compile_pack([Source("x", text)], vocabularies(), grammar)
    assert [finding.code for finding in made.diagnostics] == found
