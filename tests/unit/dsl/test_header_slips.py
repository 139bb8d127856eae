"""Headers that are no block of their own, or hold what they should not; what is left alone."""

from __future__ import annotations

import pytest

from abyss_rules.catalog import paths
from abyss_rules.dsl import scenario_slips
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.fixes import apply
from abyss_rules.dsl.header_slips import slips
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
REEF = 'location reef "The Reef" { score 3; }'
WALL = 'location wall "The Wall" { score 4; }'
HEADER = "pack my.p { format 1; ruleset abyss; }"


def found(text: str) -> list[Diagnostic]:
    """What is found in a file."""
    return list(compile_pack([Source("my.abyss", text)], vocabularies(), GRAMMAR).diagnostics)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (
            f"pack my.p {{ format 1; ruleset abyss; {REEF} {WALL} }}",
            f"pack my.p {{ format 1; ruleset abyss; }} {REEF} {WALL}",
        ),
        (
            f"pack my.p {{\n  format 1; # so {{\n  ruleset abyss;\n\n  {REEF}\n}}\n\n{WALL}\n",
            f"pack my.p {{\n  format 1; # so {{\n  ruleset abyss;\n}}\n\n  {REEF}\n\n{WALL}\n",
        ),
        (
            f"pack my.p {{\nformat 1; ruleset abyss;\n{REEF}\n}} # the end\n",
            f"pack my.p {{\nformat 1; ruleset abyss;\n}}\n{REEF} # the end\n",
        ),
    ],
)
def test_cards_in_the_braces_of_a_header_are_one_fault(text: str, right: str) -> None:
    (one,) = found(text)
    assert (one.code, one.message) == (
        "A103",
        "cards stand behind the header, and not in its braces",
    )
    assert one.fix is not None
    assert apply(text, [one.fix]) == right
    assert found(right) == []


def test_many_cards_in_the_braces_of_a_header_are_not_moved() -> None:
    reefs = "\n".join(REEF.replace("eef", f"eef{n}") for n in range(200))
    (one,) = found(f"pack my.p {{ format 1; ruleset abyss;\n{reefs}\n}}")
    assert (one.code, one.fix) == ("A103", None)


def test_a_header_that_is_not_closed_stays_that() -> None:
    (one,) = found(f"pack my.p {{ format 1; ruleset abyss;\n{REEF}")
    assert (one.code, one.message) == ("A103", "this `{` is not closed")


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (
            f"pack my.p;\nformat 1;\nruleset abyss;\n\n{REEF}\n",
            f"pack my.p {{\nformat 1;\nruleset abyss;\n}}\n\n{REEF}\n",
        ),
        (
            f"pack my.p\nformat 1;\nruleset abyss;\n\n{REEF}\n",
            f"pack my.p {{\nformat 1;\nruleset abyss;\n}}\n\n{REEF}\n",
        ),
        ("pack my.p: format 1; ruleset abyss;\n", "pack my.p { format 1; ruleset abyss; }\n"),
    ],
)
def test_a_header_without_braces_is_one_fault(text: str, right: str) -> None:
    (one,) = found(text)
    assert (one.code, one.help) == ("A102", "write `pack my.p { … }`")
    assert one.fix is not None
    assert apply(text, [one.fix]) == right
    assert found(right) == []


@pytest.mark.parametrize(
    "header",
    [
        HEADER,
        "pack my.p { format 2; ruleset abyss; title Deeper; }",  # it may mean another thing
        "pack my.p { format 1; ruleset abyss conspiracy; }",  # which of the two
        "pack my.p { format 1; ruleset abyss; title # a comment\n Deeper; }",
        "pack my.p { format 1; ruleset abyss; title\n Deeper\n Seas; }",
        "pack my.p { format 1; ruleset abyss; title ---; }",
        "pack my.p { format 1; ruleset abyss; title Deeper\n licence MIT; }",  # a `;` is missing
        "pack my.p { format 1; ruleset abyss; removes keeper slaver; }",
        "pack my.p { format 1; ruleset abyss; copies slaver, 2; }",
        "pack my.p { format 1; ruleset abyss; needs my.sea my.reef; }",
        'pack my.p { format 1; ruleset abyss; engine "new"; }',
        "pack my.p { format one; ruleset abyss; }",
        'pack "A" "B" { format 1; ruleset abyss; }',
        "pack ??? { format 1; ruleset abyss; }",
        f"{HEADER[:-1]} notes {'a ' * 3000}; }}",
        "pack my.p { format 1; ruleset abyss; needs ???; }",
        "pack my.p",
        "lord",
    ],
)
def test_what_may_be_anything_is_left(header: str) -> None:
    assert list(slips(header, vocabularies())) == []


@pytest.mark.parametrize(
    "scenario", ['scenario "a"', f'scenario "a" {{ given {{ court {"(keeper) " * 2000}; }} }}']
)
def test_nothing_is_sought_in_what_is_no_scenario(scenario: str) -> None:
    assert list(scenario_slips.slips(scenario)) == []


def test_a_title_may_be_there_already() -> None:
    text = 'pack "My Pack" { format 1; ruleset abyss; title "Other"; }'
    (one,) = found(text)
    assert one.help == "write `pack my_pack {`"


def test_several_games_in_a_title_are_told_without_a_fix() -> None:
    (one,) = found('pack my.p { format 1; ruleset "Abyss: Conspiracy"; }')
    assert (one.code, one.help, one.fix) == ("A504", "write `ruleset conspiracy;`", None)


def test_what_stands_elsewhere_is_told() -> None:
    (one,) = found("pack my.p { format 1; ruleset abyss; id my.p; }")
    assert one.help == "the id stands behind `pack`, before the brace"
