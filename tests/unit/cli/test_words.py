"""``abyss words``: the words that cards are written in."""

import json
import re
from pathlib import Path

import pytest
from click.testing import Result

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.catalog.paths import grammar_file
from abyss_rules.cli.keywords import KEYWORDS
from abyss_rules.engine.position_words import PositionWords
from abyss_rules.highlighting import SCENARIO_WORDS
from abyss_rules.scenarios.words import scenario_words
from tests.commands import abyss


def words(*args: str) -> Result:
    return abyss("words", *args)


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
        ("choose", "choose NAME from THINGS;"),
        ("given", "given { ... }  (scenario)"),
        ("court", "court LORD, ...;  (scenario)\n  of the table, in given and then\n"),
        ("idle", "of the table, in given\n"),
        ("revealed", "in exploration { ... }, in given\n"),
        ("council", "of what a player sees, in seat NUMBER sees { ... }, in then\n"),
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


def test_a_word_of_another_game_is_told_as_one() -> None:
    result = words("chamber")
    assert result.exit_code == 2
    assert result.stderr == (
        "abyss: abyss has no word 'chamber'; it is one of conspiracy: "
        "see abyss words chamber --ruleset conspiracy\n"
    )
    assert words("chamber", "--ruleset", "conspiracy").exit_code == 0
    assert "it is one of abyss: see" in words("threat", "--ruleset", "conspiracy").stderr


def test_a_verb_is_found_by_what_people_call_it() -> None:
    text = words("lose").stdout
    assert text.startswith("No word is called lose; this is what may be meant.\n\n")
    assert "(verb)" in text
    told = json.loads(words("--format", "json").stdout)["words"]
    assert any("lose" in word["called"] for word in told)
    assert "No word is called" not in words("gain").stdout


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_all_words_of_scenarios_are_told(ruleset: str) -> None:
    words = rulesets.find(ruleset).position_words
    told = {one.name for one in scenario_words(words)}
    declared = {one.name for one in (*words.table, *words.player, *words.seen)}
    assert told == {*SCENARIO_WORDS, "given", "when", "then", "score", *declared, *inner(words)}


def test_a_word_of_positions_is_told_with_what_it_says_and_its_form() -> None:
    text = " ".join(words("court").stdout.split())
    court = "the Lords at Court, the one furthest from the deck first"
    assert f"In scenarios, of the table: {court}; a list of any length, or none." in text


def inner(words: PositionWords) -> set[str]:
    """The words that stand in the groups of others."""
    return {one.name for word in (*words.table, *words.player) for one in word.words}


# --- the words of every card language ---------------------------------------------------------

#: In the grammar: the terminals that are words, each with a priority.
_TERMINAL = re.compile(r"^_?[A-Z]+\.\d: /\(?([a-z|]+)", re.MULTILINE)


def test_all_words_of_the_grammar_are_told() -> None:
    grammar = grammar_file().read_text(encoding="utf-8")
    found = {word for several in _TERMINAL.findall(grammar) for word in several.split("|")}
    assert len(found) > 40
    assert set(KEYWORDS) == found


def test_an_example_holds_its_word() -> None:
    for word, (written, _doc, example) in KEYWORDS.items():
        for text in (written, example):
            assert re.search(rf"\b{word}\b", text), (word, text)


def test_the_examples_are_sound_cards(tmp_path: Path) -> None:
    blocks = ["pack my.examples { format 1; ruleset abyss; }"]
    for number, (word, (_written, _doc, example)) in enumerate(KEYWORDS.items()):
        kind = "location" if example.startswith(("score", "at game_end")) else "lord"
        facts = "" if kind == "location" else "guild mage; cost 7; races 2; influence 5; keys 0; "
        if word in ("per", "scenario"):
            blocks.append(example)
        elif word not in ("pack", "material"):  # once in a pack
            more = "" if kind == "lord" or example.startswith("score") else " score 0;"
            blocks.append(f'{kind} card{number} "Card {number}" {{ {facts}{example}{more} }}')
    file = tmp_path / "my.abyss"
    file.write_text("\n".join(blocks), encoding="utf-8")
    found = ar.check(file).diagnostics
    assert [str(one) for one in found if one.severity != "info"] == []


def test_a_word_of_the_language_is_explained_to_an_author() -> None:
    text = words("for").stdout
    assert "For whom something holds" in text
    assert "Example: while free { add 2 to recruit_cost for opponents; }" in text
