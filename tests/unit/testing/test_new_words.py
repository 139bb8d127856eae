"""A word is drawn as soon as it is declared, whatever it takes and gives."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from abyss_rules import testing as vt
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import (
    AttributeWord,
    CardKind,
    EventWord,
    FieldWord,
    HeadWord,
    Kind,
    Operand,
    QuantityWord,
    Selector,
    Verb,
    Vocabulary,
)

_SAID: dict[str, Any] = {"doc": "", "example": ""}
PLAYER = Kind("Player", "")
CORE = (
    Selector("opponents", "Player*", "", **_SAID),
    Selector("players", "Player*", "", **_SAID),
)


def with_words() -> Vocabulary:
    """A vocabulary with words of every sort that none of the games has."""
    known = vocabularies()["abyss"]
    verbs = (
        Verb("raise", "raise_flag", (Operand("flag", "Flag"),), **_SAID),
        Verb("bow", "bow", (Operand("whom", "Player*", "to"),), **_SAID),
        Verb("rest", "rest", (), **_SAID),
        Verb("when_true", "when_true", (Operand("so", "Truth", "as"),), **_SAID, together=True),
        Verb("paint", "paint", (Operand("lord", "Lord"), Operand("hue", "Hue", "with")), **_SAID),
        Verb("strike", "strike", (Operand("flags", "Flag@", "from"),), **_SAID),
    )
    return evolve(
        known,
        kinds=(*known.kinds, Kind("Flag", ""), Kind("Hue", "", ("teal", "coral"))),
        verbs=(*known.verbs, *verbs),
        selectors=(
            *known.selectors,
            Selector("flags", "Flag*", "Player", **_SAID, sees="owner", zone=True),
            Selector("buried_flags", "Flag*", "", **_SAID, sees="nobody"),
        ),
        attributes=(
            *known.attributes,
            AttributeWord("hue", "Flag", "Hue", **_SAID),
            AttributeWord("bearer", "Flag", "Player", **_SAID),
            AttributeWord("glory", "Flag", "Count", **_SAID, weight=5000),
            AttributeWord("proud", "Lord", "Truth", **_SAID),
        ),
        quantities=(
            *known.quantities,
            QuantityWord("tide", "Hue", "", **_SAID),
            QuantityWord("calm", "Truth", "Player", **_SAID),
            QuantityWord("wind", "Hue", "Player", **_SAID, readable=False, modes=("set",)),
        ),
        events=(
            *known.events,
            EventWord("storm", (("hues", "Hue*"), ("who", "Player")), ("alter", "at"), **_SAID),
        ),
        heads=(*known.heads, HeadWord("once per", "storm", ("lord",), **_SAID)),
        card_kinds=(
            CardKind(
                "lord",
                "Lord",
                "",
                (
                    *known.card_kinds[0].fields,
                    FieldWord("sail", "Hue*", "", "", required=False),
                    FieldWord("depth", "Range", "", "", low=-3, high=3),
                ),
            ),
            *known.card_kinds[1:],
            CardKind("wreck", "Wreck", "", ()),
        ),
    )


NEW = (
    *("raise", "bow", "rest", "when_true", "paint", "strike", "flags", "buried_flags", "hue"),
    *("bearer", "glory", "proud", "tide", "calm", "wind", "storm", "hues", "sail", "depth"),
    *("teal", "coral", "wreck"),
)


def drawn_texts(strategy: st.SearchStrategy[vt.PackText], examples: int) -> list[vt.PackText]:
    found: list[vt.PackText] = []

    @settings(
        max_examples=examples,
        phases=[Phase.generate],
        database=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(strategy)
    def keep(text: vt.PackText) -> None:
        found.append(text)

    keep()
    return found


@pytest.mark.untraced
def test_new_words_are_drawn_and_right() -> None:
    missing = set(NEW)
    for text in drawn_texts(vt.pack_texts(with_words(), most=3, heads=2), 250):
        assert text.compiled().diagnostics == ()
        missing -= set(str(text).replace(";", " ").split())
    assert missing == set()


@pytest.mark.untraced
def test_new_words_are_misspelt_and_mistyped_too() -> None:
    broken: list[vt.BrokenCard] = []
    strategy = vt.broken_cards(with_words())
    for text in drawn_texts(strategy.map(lambda card: card), 120):
        assert isinstance(text, vt.BrokenCard)
        broken.append(text)
        assert text.told(), text
    assert any(word in text.what for text in broken for word in NEW)


@pytest.mark.untraced
@pytest.mark.parametrize("sort", ["verbs", "selectors", "quantities", "events", "attributes"])
def test_a_vocabulary_that_lacks_a_sort_of_words_has_cards_too(sort: str) -> None:
    without: dict[str, Any] = {sort: CORE if sort == "selectors" else ()}
    vocabulary = evolve(vocabularies()["abyss"], **without)
    for text in drawn_texts(vt.pack_texts(vocabulary, heads=1), 25):
        assert text.compiled().diagnostics == ()


@pytest.mark.untraced
def test_the_least_vocabulary_has_cards() -> None:
    vocabulary = Vocabulary(
        ruleset="islands",
        kinds=(Kind("Count", ""), Kind("Truth", ""), PLAYER, Kind("Isle", "")),
        card_kinds=(CardKind("isle", "Isle", "", ()),),
        heads=(HeadWord("on", "sight", ("isle",), **_SAID),),
        verbs=(Verb("rest", "rest", (), **_SAID),),
        selectors=CORE,
        attributes=(),
        quantities=(),
        events=(),
        material=(),
    )
    texts = drawn_texts(vt.pack_texts(vocabulary, material=True), 30)
    assert all(text.compiled().diagnostics == () for text in texts)
    assert any("on sight" in str(text) for text in texts)
    for card in drawn_texts(vt.broken_packs(vocabulary), 60):
        assert isinstance(card, vt.BrokenPack)
        assert card.told(), card
