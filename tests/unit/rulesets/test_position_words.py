"""What each word of a described position means where it is not named, and what counts in it."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import pytest

from abyss_rules import rulesets
from abyss_rules.engine.position_words import NAMED, PositionWord, PositionWords, deck, things

GAMES = pytest.mark.parametrize("ruleset", rulesets.NAMES)

#: The words whose lists are in order.
IN_ORDER = {
    "abyss": {"court", "track", "lord_deck", "location_deck", "exploration_deck", "token_supply"},
    "conspiracy": {"lord_deck", "location_deck", "duties", "chamber"},
}
#: The words that a position always has to name.
ALWAYS = {
    "abyss": IN_ORDER["abyss"] - {"track"} | {"available"},
    "conspiracy": {"lord_deck", "location_deck", "available"},
}
#: What a position has, where it does not name the word, that is not nothing.
DEFAULTS = {
    "abyss": {"seats": 2, "turn_number": 1, "threat": 1},
    "conspiracy": {"seats": 2, "turn_number": 1},
}
#: The words that only scenarios can expect, and those that they cannot.
EXPECTED_ONLY = {
    "abyss": {
        *("set_aside", "payment", "drawn", "used", "recruiting", "price", "treasury"),
        *("key_supply", "out_of_play", "usable_keys", "score"),
    },
    "conspiracy": {"drawn", "out_of_play", "keys", "coalitions", "must_draw", "score"},
}
GIVEN_ONLY = {"abyss": {"idle", "exploration"}, "conspiracy": set[str]()}


def words(ruleset: str) -> PositionWords:
    found: PositionWords = import_module(f"abyss_rules.rulesets.{ruleset}.position_words").WORDS
    return found


def named(found: Iterable[PositionWord]) -> set[str]:
    return {word.name for word in found}


@GAMES
def test_the_words_of_a_position(ruleset: str) -> None:
    known = words(ruleset)
    alone = [*known.table, *known.player, known.score]
    every = [*alone, *(inner for word in alone for inner in word.words)]
    assert named(word for word in every if word.ordered) == IN_ORDER[ruleset]
    assert named(word for word in every if word.default is NAMED) == ALWAYS[ruleset]
    assert named(word for word in every if not word.given) == EXPECTED_ONLY[ruleset]
    assert named(word for word in every if not word.expected) == GIVEN_ONLY[ruleset]
    given = [word for word in every if word.given and word.default is not NAMED]
    assert {word.name: word.default for word in given if word.default} == DEFAULTS[ruleset]


@GAMES
def test_each_word_is_told(ruleset: str) -> None:
    known = words(ruleset)
    alone = [*known.table, *known.player, *known.seen, *known.seen_player, known.score]
    every = [*alone, *(inner for word in alone for inner in word.words)]
    assert [word.name for word in every if not word.doc or word.doc.endswith(".")] == []


@GAMES
def test_what_a_seat_sees_can_only_be_expected(ruleset: str) -> None:
    known = words(ruleset)
    expected = named(word for word in known.table if word.expected)
    assert named(known.seen) == expected
    assert named(word for word in known.seen if word.given) <= {"council"}
    assert known.seen_player == known.player


def test_a_list_is_in_no_order_and_need_not_be_named() -> None:
    assert things("heap", "lord") == PositionWord("heap", "things", "lord", default=[])
    assert things("row", "lord", ordered=True, always=True, given=False) == PositionWord(
        "row", "things", "lord", ordered=True, default=NAMED, given=False
    )
    assert deck("pile", "lord") == PositionWord("pile", "deck", "lord", ordered=True, default=NAMED)
