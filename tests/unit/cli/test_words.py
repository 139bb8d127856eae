"""``abyss words``: the words that cards are written in."""

import json

import pytest
from click.testing import CliRunner, Result

from abyss_rules import rulesets
from abyss_rules.catalog.paths import grammar_file
from abyss_rules.cli import app
from abyss_rules.cli.words import forms


def words(*args: str) -> Result:
    return CliRunner().invoke(app, ("words", *args), prog_name="abyss")


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_every_word_has_a_line(ruleset: str) -> None:
    lines = words("--ruleset", ruleset).stdout.splitlines()
    vocabulary = rulesets.find(ruleset).words.vocabulary()
    told = json.loads(words("--ruleset", ruleset, "--format", "json").stdout)
    assert len(lines) == len(told["words"])
    assert all(" - " in line for line in lines)
    names = {word["name"] for word in told["words"]}
    for part in (
        vocabulary.verbs,
        vocabulary.selectors,
        vocabulary.attributes,
        vocabulary.quantities,
        vocabulary.events,
        vocabulary.kinds,
        vocabulary.card_kinds,
        vocabulary.material,
    ):
        assert {word.name for word in part} <= names
    assert len([line for line in lines if line.startswith("verb ")]) == len(vocabulary.verbs)
    assert len([line for line in lines if line.startswith("head ")]) == len(vocabulary.heads)


def test_the_lines_say_how_a_word_is_written_and_what_it_means() -> None:
    lines = words().stdout.splitlines()
    assert any(
        line.startswith("verb      steal AMOUNT WHAT from WHO  - The owner takes ")
        for line in lines
    )
    assert any(line.startswith("kind      Race: jellyfish, crab, ") for line in lines)
    assert any(line.startswith("switch    hand_limit of PLAYER  - ") for line in lines)


def test_a_word_is_told_with_its_types_and_an_example() -> None:
    text = words("steal").stdout
    assert text.startswith("steal AMOUNT WHAT from WHO  (verb)\n")
    assert "  AMOUNT: Count, WHAT: Resource, WHO: Player\n" in text
    assert "  Example: choose o from opponents" in text
    assert words("discard").stdout.count("(verb)") == 4


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("on arrival", "on arrival { ... }  (head)"),
        ("arrival", "on arrival { ... }  (head)"),
        ("Race", "(kind)"),
        ("crab", "Race: jellyfish, crab"),
        ("keys", "of a lord, holds Count"),
        ("hand_limit", "cards may add, set, at most, at least"),
        ("monster_reward", "gives space: Count"),
        ("court_spaces", "of the material"),
        ("replaces", "of a location, holds Name"),
        ("removes", "of the pack's header, holds Name*"),
        ("choose", "choose victim from free_lords"),
        ("me", "The player who has the card."),
    ],
)
def test_words_of_all_kinds_are_found(word: str, shown: str) -> None:
    result = words(*word.split())
    assert result.exit_code == 0
    assert shown in result.stdout


def test_a_word_that_there_is_not_is_answered_with_the_nearest() -> None:
    result = words("gian")
    assert result.exit_code == 2
    assert result.stderr == "abyss: abyss has no word 'gian'; did you mean 'gain'?\n"
    assert "abyss words lists them all" in words("xyzzy").stderr
    assert "conspiracy has no word 'threat'" in words("threat", "--ruleset", "conspiracy").stderr


def test_the_words_of_the_grammar_have_examples_that_hold_them() -> None:
    found = forms(grammar_file().read_text(encoding="utf-8"))
    assert {"choose", "each", "may", "while", "where", "count", "distinct"} <= {
        word.name for word in found
    }
    assert all(
        word.name in word.example for word in found if word.name in {"choose", "each", "let"}
    )
