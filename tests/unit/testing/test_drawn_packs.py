"""Drawn packs are sound, can be played with and saved, and show what they say."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules import testing as vt
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.cards import Pack
from abyss_rules.testing.packs import MOST_CARDS_DRAWN, checked
from abyss_rules.testing.words import lexicon
from abyss_rules.testing.words_tree import laid_out, scattered

RULESETS = rulesets.NAMES
MANY = settings(max_examples=40)


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_drawn_pack_is_played_with(ruleset: str) -> None:
    @MANY
    @given(vt.packs(ruleset), st.integers(0, 5))
    def check(pack: vt.DrawnPack, seed: int) -> None:
        assert isinstance(pack, Pack)
        game = ar.new_game(ruleset, packs=[pack], seed=seed, options={"turn_limit": 40})
        assert game.setup.packs[1].digest == pack.digest
        assert 1 <= sum(card.copies for card in pack.cards) <= MOST_CARDS_DRAWN
        for _ in range(10):
            if game.decision is None:
                break
            game.apply(game.decision.options[-1])

    check()


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_drawn_pack_is_the_same_when_it_is_loaded_from_a_folder(
    ruleset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ABYSS_CACHE", "off")
    number = 0

    @settings(max_examples=20)
    @given(vt.packs(ruleset, scatter=True))
    def check(pack: vt.DrawnPack) -> None:
        nonlocal number
        number += 1
        assert pack.text is not None
        loaded = ar.load_pack(pack.text.save(tmp_path / str(number)))
        assert (loaded.digest, loaded.header) == (pack.digest, pack.header)
        assert loaded.cards == pack.cards

    check()


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_material_is_drawn_too(ruleset: str) -> None:
    names = {word.name for word in vocabularies()[ruleset].material}

    @settings(max_examples=30)
    @given(vt.packs(ruleset, material=True))
    def check(pack: vt.DrawnPack) -> None:
        assert {name for name, _value in pack.material} == names

    check()


@pytest.mark.untraced
def test_words_may_stand_anywhere_on_the_lines() -> None:
    from tests.unit.testing.test_drawn_cards import AtRandom, text_of

    vocabulary = vocabularies()["abyss"]
    for seed in range(1, 60):
        draft = AtRandom(lexicon(vocabulary), seed)
        tree = draft.card(draft.pick(vocabulary.card_kinds), 1, 3, 9, heads=1)
        plain = text_of(vocabulary, laid_out(tree.tokens()))
        odd = text_of(vocabulary, scattered(tree.tokens(), seed))
        assert plain != odd
        assert checked(plain).digest == checked(odd).digest
        assert checked(plain).cards == checked(odd).cards


@pytest.mark.untraced
def test_a_drawn_pack_shows_its_text() -> None:
    quick = settings(max_examples=2000, database=None, phases=[Phase.generate, Phase.shrink])
    pack = find(vt.packs("abyss"), lambda pack: "steal" in repr(pack), settings=quick)
    assert pack.text is not None
    assert repr(pack) == f"DrawnPack of\n{pack.text}"
    assert repr(pack.text) == f"PackText of\n{pack.text}"
    assert pack.text.ruleset == "abyss"
    assert len(repr(pack).splitlines()) <= 20
    assert len(pack.cards) == 1


@pytest.mark.untraced
def test_a_pack_of_two_files_is_drawn() -> None:
    quick = settings(max_examples=2000, database=None, phases=[Phase.generate])
    pack = find(
        vt.packs("abyss", most=6),
        lambda pack: pack.text is not None and len(pack.text.files) == 2,
        settings=quick,
    )
    assert {card.place.file for card in pack.cards} == {"cards.abyss", "more/cards.abyss"}


def test_what_is_not_sound_is_no_pack() -> None:
    text = vt.PackText(vocabularies()["abyss"], (("a.abyss", "pack a.b { format 1; }\n"),))
    with pytest.raises(ar.PackError, match="needs `ruleset`") as caught:
        checked(text)
    assert caught.value.diagnostics
