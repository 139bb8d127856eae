"""Cards in words: the shipped ones as in ``wording.txt``, other forms as in ``forms.txt``."""

import os
from pathlib import Path

import pytest

from abyss_rules.catalog import packs, paths
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.wording import describe, signatures
from abyss_rules.errors import UnknownError
from abyss_rules.rulesets.abyss.vocabulary import WORDS

VOCABULARY = WORDS.vocabulary()
STORED = Path(__file__).with_name("wording.txt")
FORMS = Path(__file__).with_name("forms.txt")
GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")


def told(abilities: str, kind: str = "lord") -> str:
    """The words for a card with these abilities."""
    fields = "guild mage; cost 6; races 3; influence 5; " if kind == "lord" else ""
    text = f'pack a.b {{ format 1; ruleset abyss; }} {kind} x "X" {{ {fields}{abilities} }}'
    made = compile_pack([Source("x", text)], {"abyss": VOCABULARY}, GRAMMAR)
    assert not made.diagnostics
    return " ".join(describe(made.cards[0], VOCABULARY))


def test_all_shipped_cards_are_told_as_stored() -> None:
    pack = packs.load(paths.cards_folder() / "abyss", {"abyss": VOCABULARY})
    text = "".join(
        f"{card.name}\n{''.join(f'  {line}{chr(10)}' for line in describe(card, VOCABULARY))}\n"
        for card in pack.cards
    )
    if os.environ.get("ABYSS_UPDATE"):
        STORED.write_text(text, encoding="utf-8")
    assert text == STORED.read_text(encoding="utf-8")


def test_forms_that_no_card_has_yet_are_told_as_stored() -> None:
    stored = FORMS.read_text(encoding="utf-8")
    cases = [line.split(": ", 1) for line in stored.splitlines() if not line.startswith(" ")]
    text = "".join(f"{kind}: {card}\n    {told(card, kind)}\n" for kind, card in cases)
    if os.environ.get("ABYSS_UPDATE"):
        FORMS.write_text(text, encoding="utf-8")
    assert text == FORMS.read_text(encoding="utf-8")


def test_an_unknown_language_is_an_error() -> None:
    card = packs.load(paths.cards_folder() / "abyss", {"abyss": VOCABULARY}).cards[0]
    with pytest.raises(UnknownError, match="there are en"):
        describe(card, VOCABULARY, "tlh")


def test_signatures_show_the_words_before_operands() -> None:
    shown = {signature for signature, _, _ in signatures(VOCABULARY)}
    assert "steal AMOUNT WHAT from WHO  (AMOUNT: Count, WHAT: Resource, WHO: Player)" in shown
