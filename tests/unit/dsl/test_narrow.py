"""Habits look at texts without long runs of white space, and at no statement that is too long."""

from __future__ import annotations

import re
from typing import Any

import pytest
from lark.exceptions import UnexpectedInput

from abyss_rules.dsl import habits, narrow, parse, sayings
from abyss_rules.dsl.faults import Fault
from abyss_rules.dsl.habit_words import Words
from abyss_rules.dsl.narrow import KEPT, STATEMENT, Narrow, as_sentence
from abyss_rules.dsl.repair import Repair
from tests.packs import GRAMMAR
from tests.unit.dsl.conftest import Check

#: What no habit may be given.
TOO_LONG = re.compile(rf"\s{{{2 * KEPT + 1}}}|[^;{{}}]{{{STATEMENT + 1}}}")
GAP = " " * 500
#: Statements with faults, far from what stands before, or too long.
FAR = (f"gain{GAP}2 pearls{GAP}if threat{GAP}> 3", f"gain 2 {'pearls ' * 300}if", "gain 2 perl +")


@pytest.fixture(name="seen")
def _seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts, or their statements, that the known habits are given."""
    seen: list[str] = []

    def fault_seen(fault: Any, _words: Words) -> None:  # noqa: ANN401  # a fault
        start, _ = fault.statement()
        end = re.compile("[;{}]|$").search(fault.text, fault.at)
        assert end is not None
        seen.append(fault.text[start : end.end()])

    def text_seen(shown: str, *_others: object) -> list[Repair]:
        seen.append(shown)
        return []

    monkeypatch.setattr(habits, "_HABITS", (fault_seen,))
    monkeypatch.setattr(sayings, "_KNOWN", (text_seen,))
    return seen


@pytest.mark.untraced
@pytest.mark.parametrize("statement", FAR)
def test_no_habit_is_given_long_runs_or_statements(
    check: Check, seen: list[str], statement: str
) -> None:
    assert check(f"on arrival {{ gain 1 pearl; {statement}; gain 1 +; }}").diagnostics
    assert seen
    assert not [text for text in seen if TOO_LONG.search(text)]


def test_a_long_text_is_given_as_it_is_where_it_is_laid_out_well() -> None:
    text = f"a{' ' * 2 * KEPT}b {GAP.join(['c'])} d\n"
    one = Narrow(text)
    assert one.text == text
    repair = Repair((1, 2), "", 0, (1, 2), "")
    assert one.widened(repair) is repair


def test_the_places_of_a_narrow_text_are_those_of_the_whole_one() -> None:
    text = f'ab{GAP}cd "e{GAP}f"{GAP}\n{GAP}gh'
    one = Narrow(text)
    assert len(one.text) < len(text)
    assert f'"e{GAP}f"' in one.text  # what is printed is not cut
    for sign in "abcdefgh":
        place = text.index(sign)
        assert one.text[one.at(place)] == sign
        assert one.back(one.at(place)) == place
    assert one.back(len(one.text)) == len(text)
    kept = [one.at(place) for place in range(len(text) + 1)]
    assert kept == sorted(kept)


def test_a_fault_has_all_its_places_in_a_narrow_text() -> None:
    text = f'lord a "A" {{{GAP}on arrival {{ gain{GAP}2 pearls\n}} }}'
    with pytest.raises(UnexpectedInput) as raised:
        parse._tree(text, GRAMMAR, "block")
    narrow = Narrow(text)
    one = Fault(raised.value, text, "block").within(narrow)
    assert one.text == narrow.text
    assert one.text[one.at :] == "} }"
    assert one.text[: one.missing_semicolon_at].endswith("2 pearls")


def test_a_change_of_a_narrow_text_is_one_of_the_whole() -> None:
    text = f"ab{GAP}cd{GAP}ef"
    one = Narrow(text)
    c, e = one.text.index("c"), one.text.index("e")
    repair = Repair((c, c + 2), "x", 0, (0, 2), "", fix_at=(0, c), more=(((e, e + 1), "y"),))
    whole = one.widened(repair)
    assert [text[slice(*span)] for span, _ in whole.changes()] == ["e", "cd"]
    assert text[slice(*whole.where)] == "ab"
    assert whole.fix_at == (0, text.index("c"))


def test_a_fault_far_from_what_stands_before_is_mended_all_the_same(check: Check) -> None:
    found = check(f"on arrival {{ gain 2 pearls if{GAP}threat > 3; }}").diagnostics
    (help_,) = [one.help for one in found]
    assert help_ == "write `if threat > 3 { gain 2 pearls; }`"


def test_a_sentence_has_single_spaces_and_an_end() -> None:
    assert as_sentence(f"a{GAP}b \n c") == "a b\nc"
    assert as_sentence("a" * (STATEMENT + 1)) == ""
    assert narrow.without_long(f"a {'b' * STATEMENT}; c;") == f"{' ' * (STATEMENT + 2)}; c;"
