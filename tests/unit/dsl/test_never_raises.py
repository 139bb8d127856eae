"""Whatever a text says, checking it gives findings with places in the file, never an exception."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from abyss_rules.catalog import paths
from abyss_rules.dsl.diagnostics import render, to_data
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.wording import describe
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.packs import GRAMMAR

VOCABULARY = WORDS.vocabulary()
FILES = [
    path.read_text(encoding="utf-8")
    for path in sorted((paths.cards_folder() / "abyss").glob("*.abyss"))
]
HEADER = "pack a.b { format 1; ruleset abyss; }\n"
WORDS_AND_SIGNS = sorted(
    {word for text in FILES for word in text.split()} | set('{}();,+-*/=<>"#.$')
)


def check(text: str) -> Compiled:
    """Check a text, and what must hold of all findings."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    source = Source("x.abyss", text)
    made = compile_pack([source], {"abyss": VOCABULARY}, GRAMMAR)
    lines = text.split("\n")
    for found in made.diagnostics:
        assert 1 <= found.line <= found.end_line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        assert 1 <= found.end_column <= len(lines[found.end_line - 1]) + 1
        assert (found.line, found.column) <= (found.end_line, found.end_column)
        assert render(found)
    assert len(to_data(made.diagnostics)) == len(made.diagnostics)
    for card in made.cards:
        assert all(describe(card, VOCABULARY)) or not card.abilities
    return made


@given(st.text())
@example('"')
@example("pack")
@example("lord a {" * 50)
@example("((((" * 50)
@example("pack a { format " + "9" * 5000 + "; ruleset abyss; }")
def test_no_text_raises(text: str) -> None:
    check(text)
    check(HEADER + text)


@pytest.mark.untraced
@given(st.lists(st.sampled_from(WORDS_AND_SIGNS), max_size=60))
def test_no_heap_of_words_raises(words: list[str]) -> None:
    check(HEADER + " ".join(words))
    check(HEADER + 'lord x "X" { on arrival { ' + " ".join(words) + " } }")


@pytest.mark.untraced
@given(st.data())
def test_no_damage_to_real_cards_raises(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(FILES))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 12))
        put = data.draw(st.sampled_from(["", " ", *WORDS_AND_SIGNS]))
        text = text[:start] + put + text[start + length :]
    check(HEADER + text)


def test_a_deep_chain_of_any_form_is_told() -> None:
    for chain in (
        "not " * 3000 + "disabled",
        "1" + " + 1" * 3000,
        "guild of " * 3000 + "it",
        "-" * 3000,
    ):
        made = check(f'{HEADER}lord a "A" {{ on arrival {{ gain {chain} pearls; }} }}')
        assert made.cards == ()
        assert made.diagnostics


def test_thousands_of_faults_take_no_long_time() -> None:
    made = check(HEADER + 'lord a "A" { on arrival { gain 1 } }\n' * 2000)
    assert made.diagnostics[-1].code == "A108"
    assert made.cards == ()
