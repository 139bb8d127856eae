"""Drawn cards are right, of every word and form that there is, and shrink to small ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules import testing as vt
from abyss_rules.dsl import check_work
from abyss_rules.dsl.check_effects import EffectChecker
from abyss_rules.dsl.check_work import STEP_LIMIT, WorkChecker
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.parse import BLOCK_LIMIT
from abyss_rules.dsl.scope import Scope
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.syntax import Card
from abyss_rules.dsl.wording import describe
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import FieldWord, Vocabulary
from abyss_rules.testing.cards import CardDraft
from abyss_rules.testing.packs import PackText
from abyss_rules.testing.words import UNTIL, Lexicon, lexicon
from abyss_rules.testing.words_tree import Phrase, Word

T = TypeVar("T")

RULESETS = rulesets.NAMES
MANY = settings(max_examples=80)
_HEADER = "pack a.b {{ format 1; ruleset {}; }}\n"


def text_of(vocabulary: Vocabulary, card: str) -> PackText:
    return PackText(vocabulary, (("x.abyss", _HEADER.format(vocabulary.ruleset) + card),))


class AtRandom(CardDraft):
    """Draws as the strategies do, only each choice by chance alone: many cards in little time."""

    def __init__(self, words: Lexicon, seed: int) -> None:
        super().__init__(words, cast("st.DrawFn", self._by_chance))
        self.chance = random.Random(seed)

    def _by_chance(self, _strategy: object) -> object:
        raise NotImplementedError

    def pick(self, options: Sequence[T]) -> T:
        return self.chance.choice(options)

    def seldom(self, one_in: int = 2) -> bool:
        return self.chance.randrange(one_in) == 0

    def nested(self, make: Callable[[], T]) -> T:
        return make()

    def count(self, word: FieldWord, high: int) -> Word:
        return Word(str(self.chance.randint(word.low, high)), "field number")

    def text(self) -> Word:
        return Word('"so"', "text")


def drawn(vocabulary: Vocabulary, number: int) -> Iterator[Phrase]:
    """Cards as trees, drawn at random."""
    words = lexicon(vocabulary)
    for seed in range(number):
        draft = AtRandom(words, seed)
        yield draft.card(draft.pick(vocabulary.card_kinds), 1, 3, 9, heads=3)


# --- they are right -----------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_drawn_card_has_no_fault(ruleset: str) -> None:
    vocabulary = vocabularies()[ruleset]

    @MANY
    @given(vt.cards(ruleset), vt.cards(ruleset, number=2, scatter=True))
    def check(card: str, scattered: str) -> None:
        made = text_of(vocabulary, card + scattered).compiled()
        assert made.diagnostics == ()
        assert len(made.cards) >= 2
        assert all(all(describe(one, vocabulary)) for one in made.cards)
        assert len(card) < BLOCK_LIMIT // 2

    check()


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_drawn_card_does_less_than_it_may(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    plain = WorkChecker.card

    def counted(self: WorkChecker, card: Card) -> int:
        steps.append(plain(self, card))
        return steps[-1]

    monkeypatch.setattr(check_work.WorkChecker, "card", counted)

    @MANY
    @given(vt.cards(ruleset, size=4))
    def check(card: str) -> None:
        assert text_of(vocabularies()[ruleset], card).compiled().diagnostics == ()

    check()
    assert max(steps) < STEP_LIMIT * 4 // 5
    assert max(steps) > STEP_LIMIT // 100  # loops are drawn, too


@pytest.mark.parametrize("kind", ["lord", "location"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_kinds_of_cards_are_drawn_by_their_names(ruleset: str, kind: str) -> None:
    strategy = {"lord": vt.lords, "location": vt.locations}[kind](ruleset)

    @settings(max_examples=5)
    @given(strategy)
    def check(card: str) -> None:
        assert card.startswith(f"{kind} card_1 ")

    check()


def typed(vocabulary: Vocabulary, text: str, type_: str, scope: dict[str, str]) -> list[str]:
    """What the checker says of an expression where a type is wanted and names are known."""
    from abyss_rules.catalog import paths
    from abyss_rules.dsl.blocks import Block
    from abyss_rules.dsl.parse import parse

    card = f'location x "X" {{ score {text}; }}'
    reporter = Reporter(Source("x", card))
    parsed = parse(Block(card, 0), paths.grammar_file().read_text(encoding="utf-8"), reporter)
    assert isinstance(parsed.block, Card), reporter.found
    (head,) = parsed.block.heads
    assert head.value is not None
    names = Names(vocabulary, {})
    checker = EffectChecker(names, reporter, Scope(scope), frozenset())
    checker.checked(head.value, type_)
    return [found.code for found in reporter.found]


_SCOPE = {"me": "Player", "self": "Lord"}


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("ruleset", "type_", "more"),
    [
        ("abyss", "Count", {}),
        ("abyss", "Truth", {"it": "Ally", "o": "Player"}),
        ("abyss", "Lord", {"l": "Lord"}),
        ("abyss", "Ally@", {"o": "Player"}),
        ("abyss", "Ally*", {"sent": "Ally*"}),
        ("abyss", "Resource", {}),
        ("abyss", "Player", {"actor": "Player"}),
        ("conspiracy", "Space*", {}),
        ("conspiracy", "Guild", {"g": "Guild"}),
        ("conspiracy", "Truth", {"yes": "Truth"}),
    ],
)
def test_a_drawn_expression_is_of_its_type(ruleset: str, type_: str, more: dict[str, str]) -> None:
    vocabulary = vocabularies()[ruleset]

    @MANY
    @given(vt.expressions(ruleset, type_, more, card="lord"))
    def check(text: str) -> None:
        assert typed(vocabulary, text, type_, _SCOPE | more) == []

    check()


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_drawn_parts_stand_in_cards(ruleset: str) -> None:
    vocabulary = vocabularies()[ruleset]
    fields = " ".join(f"{field.name} {field.example};" for field in vocabulary.card_kinds[0].fields)

    @MANY
    @given(vt.effects(ruleset), vt.abilities(ruleset, card="location"))
    def check(statements: str, abilities: str) -> None:
        lord = f'lord a "A" {{ {fields} on arrival {{ {statements} }} }}\n'
        location = f'location b "B" {{ {abilities} }}\n'
        assert text_of(vocabulary, lord + location).compiled().diagnostics == ()

    check()


# --- all of the language is drawn ---------------------------------------------------------------

#: The forms of trees that there are if a vocabulary has the words for them.
_FORMS = {
    *("choose", "choose_several", "each", "may", "if", "let", "act", "score", "set", "protect"),
    *("comparison", "equality", "and", "or", "not", "sum", "product", "negative", "pair"),
    *("count", "fold", "where", "of", "parentheses"),
}
_MODES = {"add": "add", "set": "set", "at_most": "limit", "at_least": "limit"}


def words_of(vocabulary: Vocabulary) -> set[tuple[str, ...]]:
    """Everything that a vocabulary declares for cards, as `met` names it."""
    wanted: set[tuple[str, ...]] = {("verb", verb.key) for verb in vocabulary.verbs}
    wanted |= {("selector", word.name) for word in vocabulary.selectors}
    wanted |= {("attribute", word.name, word.of) for word in vocabulary.attributes}
    wanted |= {("quantity", word.name) for word in vocabulary.quantities if word.readable}
    wanted |= {(mode, word.name) for word in vocabulary.quantities for mode in word.modes}
    wanted |= {(timing, word.name) for word in vocabulary.events for timing in word.timings}
    wanted |= {("field", f.name) for kind in vocabulary.card_kinds for f in kind.fields}
    wanted |= {("form", form) for form in _FORMS}
    wanted |= {("form", _MODES[mode]) for word in vocabulary.quantities for mode in word.modes}
    wanted |= {("member", m) for kind in vocabulary.kinds for m in kind.members}
    wanted |= {
        ("template", f.shape)
        for kind in vocabulary.card_kinds
        for f in kind.fields
        if f.shape in lexicon(vocabulary).members and f.required
    }
    if any(verb.together for verb in vocabulary.verbs):
        wanted.add(("form", "together"))
    for head in vocabulary.heads:
        wanted |= {("head", card, head.form, head.word) for card in head.cards}
    return wanted


def met(tree: Phrase) -> set[tuple[str, ...]]:
    """What of a vocabulary stands in a card."""
    found: set[tuple[str, ...]] = set()
    card = next(tree.tokens())
    for part in tree.walk():
        if isinstance(part, Phrase):
            found |= {("form", part.form), ("verb", part.type)}
        elif part.role in ("selector", "quantity", "field", "member"):
            found.add((part.role, part.text))
        elif part.role == "attribute":
            found.add(("attribute", part.text, part.of))
        elif part.role in ("changed", "event"):
            found.add((part.of, part.text))
        elif part.role == "head":
            found.add(("head", card, part.of, part.text))
        elif part.role == "score":
            found.add(("head", card, "score", ""))
        elif part.role == "moment":
            found.add(("head", card, UNTIL, part.text))
        elif part.role == "template kind":
            found.add(("template", part.of))
    return found


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_word_and_form_of_the_language_is_drawn(ruleset: str) -> None:
    vocabulary = vocabularies()[ruleset]
    missing = words_of(vocabulary)
    for tree in drawn(vocabulary, 1500):
        missing -= met(tree)
        if not missing:
            break
    assert missing == set()


# --- they are small -----------------------------------------------------------------------------


def least(strategy: st.SearchStrategy[str], wanted: Callable[[str], bool]) -> str:
    # Without the phase that explains: it traces every line.
    quick = settings(max_examples=5000, database=None, phases=[Phase.generate, Phase.shrink])
    return find(strategy, wanted, settings=quick)


def test_the_smallest_cards_do_nothing() -> None:
    guild = lexicon(vocabularies()["abyss"]).members["Guild"][0]
    assert least(vt.lords("abyss"), lambda _card: True).split() == [
        *("lord", "card_1", '"Card', '1"', "{", "guild", f"{guild};", "cost", "0;", "races", "1;"),
        *("influence", "0;", "}"),
    ]
    assert least(vt.locations("abyss"), lambda _card: True) == (
        'location card_1 "Card 1" {\n  score 1;\n}\n'
    )


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("ruleset", "kind", "words", "lines"),
    [
        ("abyss", "lord", ("steal",), 11),
        ("abyss", "lord", ("together",), 11),
        ("abyss", "lord", ("alter",), 11),
        ("abyss", "location", ("copied_score",), 3),
        ("conspiracy", "location", ("until", "draw_duty"), 8),
        ("conspiracy", "lord", ("each", "recall"), 12),
        ("conspiracy", "location", ("alliance", "max("), 3),
    ],
)
def test_what_shrinks_comes_to_a_small_card(
    ruleset: str, kind: str, words: tuple[str, ...], lines: int
) -> None:
    card = least(vt.cards(ruleset, kind), lambda text: all(word in text for word in words))
    assert len(card.splitlines()) <= lines, card


# --- wrong use ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: vt.cards("atlantis"), "no ruleset 'atlantis'; there are abyss, conspiracy"),
        (lambda: vt.cards("abyss", "ship"), "no kind of card 'ship'; there are lord, location"),
        (lambda: vt.effects(card="ship"), "no kind of card 'ship'"),
        (lambda: vt.packs("atlantis"), "no ruleset 'atlantis'"),
        (lambda: vt.broken_cards("atlantis"), "no ruleset 'atlantis'"),
        (lambda: vt.broken_cards("abyss", "ship"), "no kind of card 'ship'"),
        (lambda: vt.broken_packs("atlantis"), "no ruleset 'atlantis'"),
        (lambda: vt.expressions("abyss", "Ship"), "nothing gives a 'Ship'"),
        (lambda: vt.expressions("abyss", "Lord@"), "nothing gives a 'Lord@'"),
        (lambda: vt.cards(3), "a ruleset is its name or its vocabulary"),  # type: ignore[arg-type]  # what is refused
    ],
)
def test_what_there_is_not_is_said_at_once(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ar.AbyssError, match=message):
        make()
