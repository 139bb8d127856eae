"""What is drawn broken is told by the checker, whatever the fault; every sort of fault is drawn."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings

from abyss_rules import rulesets
from abyss_rules import testing as vt
from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.diagnostics import has_errors
from abyss_rules.game.loading import vocabularies
from abyss_rules.testing.broken import _PACK_FAULTS, EDITS
from abyss_rules.testing.broken_edits import Edit, Place
from abyss_rules.testing.words import lexicon
from abyss_rules.testing.words_tree import Phrase, Word, laid_out
from tests.unit.testing.test_drawn_cards import AtRandom, text_of

RULESETS = rulesets.NAMES
MANY = settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_broken_card_is_told(ruleset: str) -> None:
    @MANY
    @given(vt.broken_cards(ruleset))
    def check(card: vt.BrokenCard) -> None:
        assert has_errors(card.compiled().diagnostics)
        assert card.told(), card
        assert card.what
        assert card.card in card.files[0][1]
        assert repr(card).endswith(f"# broken: {card.what}")

    check()


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_broken_pack_is_told(ruleset: str) -> None:
    @MANY
    @given(vt.broken_packs(ruleset))
    def check(pack: vt.BrokenPack) -> None:
        assert pack.told(), pack

    check()


#: Codes that no card and no pack of drawn ones can have, and why.
ELSEWHERE = {
    **dict.fromkeys(
        ("A001", "A002", "A003", "A005", "A006", "A007", "A008"), "of files, not of texts"
    ),
    "A108": "says only that there is more",
}


def _is_elsewhere(code: str) -> bool:
    """Warnings and hints are no errors; A6 and A8 are of scenarios, A7 of several packs."""
    return code in ELSEWHERE or CODES[code].severity != "error" or code[1] not in "012345"


@pytest.mark.untraced
@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_every_way_to_break_a_card_is_told_with_its_code(edit: Edit) -> None:
    assert _codes_of(edit)


@cache
def _codes_of(edit: Edit) -> set[str]:
    """The codes with which an edit is told on some cards; each time one of those it names."""
    met: set[str] = set()
    roles: set[str] = set()
    made = 0
    for seed in range(150):
        draft, tree = _card(seed)
        draft.chance.seed(seed)  # so that no edit depends on those before it
        found = edit.places(draft, list(tree.places()))
        # Words of a role that none had before come first.
        new = [place for place in found if _role(place) not in roles]
        if not found or (made >= 20 and not new):
            continue
        place = draft.pick(new or found)
        roles.add(_role(place))
        met |= _told(draft, edit, tree, place)
        made += 1
    return met


@cache
def _card(seed: int) -> tuple[AtRandom, Phrase]:
    """A card as a tree, of one game or the other, and what drew it."""
    vocabulary = vocabularies()[RULESETS[seed % 2]]
    draft = AtRandom(lexicon(vocabulary), seed)
    return draft, draft.card(draft.pick(vocabulary.card_kinds), 1, 2, 1, heads=2)


def _role(place: Place) -> str:
    return place[0].role if isinstance(place[0], Word) else ""


def _told(draft: AtRandom, edit: Edit, tree: Phrase, place: Place) -> set[str]:
    change = edit.change(draft, place)
    tokens = list(tree.tokens())
    tokens[change.start : change.end] = change.tokens
    text = text_of(draft.lexicon.vocabulary, laid_out(tokens))
    codes = {found.code for found in text.compiled().diagnostics} & change.codes
    assert codes, (change, text)
    return codes


@pytest.mark.untraced
def test_every_error_of_the_language_can_be_drawn() -> None:
    met = {code for edit in EDITS for code in _codes_of(edit)}
    awaited = set(_PACK_FAULTS)

    def is_last(pack: vt.BrokenPack) -> bool:
        """Whether all ways to break a pack were drawn, of which each is looked at once."""
        if pack.fault in awaited:
            awaited.remove(pack.fault)
            met.update(found.code for found in pack.told())
        return not awaited

    find(
        vt.broken_packs("abyss"),
        is_last,
        settings=settings(max_examples=3000, database=None, phases=[Phase.generate]),
    )
    missing = [code for code in CODES if code not in met and not _is_elsewhere(code)]
    assert missing == []


@pytest.mark.untraced
def test_a_broken_card_shrinks_to_little_more_than_its_fault() -> None:
    card = find(
        vt.broken_cards("abyss", "lord"),
        lambda card: card.fault == "what cannot wait",
        settings=settings(max_examples=5000, database=None, phases=[Phase.generate, Phase.shrink]),
    )
    assert len(card.card.splitlines()) <= 14, card
