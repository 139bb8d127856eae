"""Which word a misspelt one was meant to be, and when that is certain."""

import pytest

from abyss_rules.dsl.letters import latin
from abyss_rules.dsl.spelling import certain, closest, distance

WORDS = ("gain", "return", "steal", "discard", "discard_down", "pearl", "pearls", "guild", "races")
CYRILLIC_A = chr(0x430)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("gian", "gain"),
        ("gai", "gain"),
        ("gainn", "gain"),
        ("gaim", "gain"),
        ("Gain", "gain"),
        ("GAIN", "gain"),
        (f"g{CYRILLIC_A}in", "gain"),
        ("gains", "gain"),
        ("guilds", "guild"),
        ("race", "races"),
        ("discrad", "discard"),
        ("dicsard_dwon", "discard_down"),
    ],
)
def test_a_word_that_can_only_be_one_is_that(word: str, meant: str) -> None:
    assert certain(word, WORDS) == meant
    assert closest(word, WORDS) == meant


@pytest.mark.parametrize(
    "word",
    [
        "gain",  # nothing is wrong with it
        "gxyn",  # two slips in a short word
        "pearlz",  # of two words that near
        "ga",
        "me",
        "",
        "x" * 50,
        "nothing_like_it",
    ],
)
def test_of_any_other_word_nothing_is_certain(word: str) -> None:
    assert certain(word, WORDS) == ""


def test_short_names_are_never_certain() -> None:
    assert certain("mee", ["me"]) == ""
    assert certain("xo", ["o", "l"]) == ""


@pytest.mark.parametrize(
    ("word", "meant"),
    [("allies", "ally"), ("ally", "allies"), ("foxes", "fox"), ("fox", "foxes"), ("lords", "lord")],
)
def test_the_other_number_of_a_word_is_known(word: str, meant: str) -> None:
    assert certain(word, [meant, "nothing"]) == meant


def test_two_spellings_in_other_case_are_not_certain() -> None:
    assert certain("GUILD", ["guild", "Guild"]) == ""


def test_what_is_only_near_is_a_guess() -> None:
    assert closest("retrun_it", WORDS) == "return"
    assert closest("x" * 50, WORDS) == ""
    assert closest("zzz", WORDS) == ""


@pytest.mark.parametrize(
    ("word", "other", "steps"),
    [
        ("", "", 0),
        ("a", "", 1),
        ("ab", "ba", 1),
        ("abc", "cab", 2),
        ("steal", "stale", 2),
        ("form", "from", 1),
        ("kitten", "sitting", 3),
    ],
)
def test_slips_are_counted(word: str, other: str, steps: int) -> None:
    assert distance(word, other) == distance(other, word) == steps


def test_letters_that_look_alike_become_latin() -> None:
    assert latin("".join(map(chr, (0x421, 0x430, 0x440, 0x435)))) == "Cape"
    assert latin("plain") == "plain"
