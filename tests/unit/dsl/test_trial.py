"""Fixes that are offered are tried: none is left after which it goes on being wrong."""

from __future__ import annotations

import pytest

from abyss_rules.dsl import diagnostics, trial
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.repair import EFFORT
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from tests.packs import GRAMMAR

HEADER = "pack my.pack { format 1; ruleset abyss; }\n"


def found_in(*powers: str, beside: str = "", doubts: bool = True) -> tuple[Diagnostic, ...]:
    """What is found in a Lord for each of some powers, with other files beside them."""
    lords = [
        f'lord l{n} "L{n}" {{\n  guild mage; cost 8; races 2; influence 5;\n'
        f"  on arrival {{ {power} }}\n}}\n"
        for n, power in enumerate(powers)
    ]
    head, *more = (beside, HEADER) if beside else (HEADER,)
    sources = [Source("x", head + "".join(lords)), *(Source("head", one) for one in more)]
    return compile_pack(sources, vocabularies(), GRAMMAR, doubts=doubts).diagnostics


def fixes(found: tuple[Diagnostic, ...]) -> list[str]:
    return [one.fix.text if one.fix else "" for one in found]


def test_a_fix_that_mends_nothing_is_not_offered() -> None:
    (plain,) = found_in("disable lord of opponent;", doubts=False)
    (told,) = found_in("disable lord of opponent;")
    assert plain.fix is not None
    assert told.fix is None
    assert (plain.code, plain.message, plain.note) == (told.code, told.message, told.note)


def test_of_two_fixes_the_one_that_mends_is_offered() -> None:
    power = "choose a from hand of opponent; discard a from hand of opponent;"
    assert fixes(found_in(power, doubts=False)) == ["opponents", "opponents"]
    first, second = found_in(power)
    assert fixes((first, second)) == ["opponents", ""]
    # Help that says nothing but what fails is left out too.
    assert (first.help, second.help) == ("did you mean `opponents`?", "")


@pytest.mark.parametrize("beside", ["", "# the header stands in another file\n"])
def test_fixes_that_mend_are_offered_together(beside: str) -> None:
    found = found_in("gian 1 pearl; gain 1 perl;", "gain 1 pearl;", "gian 1 key;", beside=beside)
    assert fixes(found) == ["gain", "pearl", "gain"]


def test_fixes_of_many_cards_are_tried_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_TRIALS", 2)
    wrong, *powers = "disable lord of opponent;", "gain 1 perl;", "gian 1 pearl;\n gian 1 key;"
    # Beyond so many trials that is left out which made nothing better with all the others.
    found = found_in(wrong, *powers, wrong, wrong, *powers)
    assert fixes(found) == ["", "pearl", "gain", "gain", "", "", "pearl", "gain", "gain"]


def test_where_not_all_is_told_each_card_is_tried_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnostics, "FAULTS_PER_FILE", 3)
    found = found_in("gain 1 perl; " * 2, "gain 1 perl; " * 2)
    assert fixes(found) == ["pearl"] * (len(found) - 1) + [""]
    assert found[-1].code == "A108"


def test_what_is_too_much_to_be_tried_is_offered_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = "disable lord of opponent;"
    monkeypatch.setattr(trial, "MOST_TRIALS", 2)
    with monkeypatch.context() as much:
        much.setattr(trial, "length", lambda text: EFFORT + len(text))
        assert fixes(found_in(wrong, wrong)) == ["", "opponents"]
    monkeypatch.setattr(trial, "MOST_TRIALS", 3)
    power = "choose a from hand of opponent; discard a from hand of opponent;"
    assert fixes(found_in(power)) == ["opponents", ""]
    monkeypatch.setattr(trial, "LONGEST", 20)
    assert fixes(found_in(wrong)) == ["opponents"]
