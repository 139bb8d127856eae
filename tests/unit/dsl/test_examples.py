"""The examples that people copy are right: those of the vocabulary and the page."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from abyss_rules.dsl.pipeline import Compiled
from abyss_rules.model.vocabulary import HeadWord
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.unit.dsl.linted import of_lord

Check = Callable[..., Compiled]
PAGE = Path(__file__).resolve().parents[3] / "docs" / "reference" / "language.md"
VOCABULARY = WORDS.vocabulary()

#: Where an example may stand: the kind of card, and what is around it.
PLACES = (
    ("lord", "on arrival {{ {} }}"),
    ("lord", "on arrival {{ each o in opponents {{ {} }} }}"),
    ("lord", "on arrival {{ choose o from opponents; {} gain count(lords of o) pearls; }}"),
    ("lord", "on arrival {{ each o in opponents {{ {} discard l; return 1 pearl from o; }} }}"),
    ("lord", "on arrival {{ {} discard l; }}"),
    ("lord", "on arrival {{ {} take s; }}"),
    ("lord", "on arrival {{ {} gain influence of l pearls; }}"),
    ("lord", "on arrival {{ {} steal 1 pearl from o; }}"),
    ("lord", "on arrival {{ {} choose m from locations of me; exchange m with l; }}"),
    ("lord", "on arrival {{ gain {} pearls; }}"),
    ("lord", "while free {{ {} }}"),
    ("location", "at game_end {{ {} }} score 0;"),
    ("location", "on control {{ {} }} score 0;"),
    ("lord", "{}"),
    ("location", "{}"),
    ("location", "{} score 0;"),
)


def examples() -> Iterator[tuple[str, str]]:
    for head in VOCABULARY.heads:
        yield f"{head.form} {head.word}", head.example
    for verb in VOCABULARY.verbs:
        yield verb.key, verb.example
    for selector in VOCABULARY.selectors:
        yield selector.name, selector.example
    for attribute in VOCABULARY.attributes:
        yield f"{attribute.name} of {attribute.of}", attribute.example
    for quantity in VOCABULARY.quantities:
        yield quantity.name, quantity.example
    for event in VOCABULARY.events:
        yield event.name, event.example


@pytest.mark.untraced
@pytest.mark.parametrize(
    "head", [one for one in VOCABULARY.heads if one.form == "once per"], ids=lambda one: one.word
)
def test_the_example_of_a_power_is_none_that_is_doubted(head: HeadWord) -> None:
    assert of_lord(head.example) == []


@pytest.mark.untraced
def test_each_example_of_the_vocabulary_is_right_somewhere(check: Check) -> None:
    wrong = []
    for word, example in examples():
        tries = (check(place.format(example), kind, mended=False) for kind, place in PLACES)
        if all(made.diagnostics for made in tries):
            wrong.append(f"{word}: {example}")
    assert not wrong


def test_the_blocks_on_the_page_are_right(check: Check) -> None:
    blocks = re.findall(r"```abyss\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    header, card, several, sequel = blocks
    for text, ids in (
        (header + card, ["diver"]),
        (several, ["plunger", "best_mage"]),
        (sequel, ["pirate"]),
    ):
        made = check(text, "pack")
        assert not made.diagnostics
        assert [card.id for card in made.cards][:2] == ids


def test_the_errors_on_the_page_are_those_of_the_checker(check: Check) -> None:
    *_, shown = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (found,) = check("on arrival { gian 1 pearl; }").diagnostics
    assert f"error[{found.code}]: {found.message}" in shown
    assert f"help: {found.help}" in shown
