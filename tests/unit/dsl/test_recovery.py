"""A statement that lacks only its semicolon is read all the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from abyss_rules.dsl.pipeline import Compiled

Check = Callable[..., Compiled]

MISSING = "A102 `;` is missing after"


def told(made: Compiled) -> list[str]:
    return [f"{found.code} {found.message}" for found in made.diagnostics]


@pytest.mark.parametrize(
    ("power", "faults"),
    [
        (
            "each o in opponents { steal 1 perl from o }",
            ["A201 unknown name `perl`", f"{MISSING} `o`"],
        ),
        (
            "each o in opponents { steal 1 perl from o} gian 2 pearls}",
            ["A201 unknown name `perl`", f"{MISSING} `o`", "A202 unknown verb `gian`"],
        ),
        ("gain 1 pearl # a comment; and more\n", [f"{MISSING} `pearl`"]),
        ("choose l from cuort; take l", ["A201 unknown name `cuort`", f"{MISSING} `l`"]),
        ("let n = thret; gain n pearls", ["A201 unknown name `thret`", f"{MISSING} `pearls`"]),
        (
            "if threat > 3 { gain 1 perl } else { gian 1 pearl }",
            [
                "A201 unknown name `perl`",
                f"{MISSING} `perl`",
                "A202 unknown verb `gian`",
                f"{MISSING} `pearl`",
            ],
        ),
        (
            "gain 1 perl\n gain 2 prls;",
            ["A401 `gain` has too many operands", "A201 unknown name `perl`", "A201 unknown name"],
        ),
        (
            "gain 1 perl\n gian 2 pearls;",
            ["A401 `gain` has too many operands", "A201 unknown name `perl`", "A202 unknown verb"],
        ),
        (
            "gain 1 perl # so\n choose l from court; take l;",
            ["A401 `gain` has too many operands", "A201 unknown name `perl`"],
        ),
    ],
)
def test_both_faults_come_in_one_run(check: Check, power: str, faults: list[str]) -> None:
    found = told(check(f"on arrival {{ {power} }}"))
    assert len(found) >= len(faults)
    for line, fault in zip(found, faults, strict=False):
        assert line.startswith(fault), found


def test_columns_behind_a_missing_semicolon_are_the_authors(check: Check) -> None:
    body = "on arrival { each o in opponents { return 1 pearl from o} gain 2 perls; gain 1 prl}"
    found = check(body).diagnostics
    for finding in found:
        marked = finding.source[finding.column - 1 : finding.end_column - 1]
        assert marked in {"o", "perls", "prl", "l"}, finding
    assert {finding.column for finding in found} >= {body.index("perls") + 1, body.index("prl") + 1}


def test_a_card_lacking_only_a_semicolon_has_one_fault(check: Check) -> None:
    for body in ("gain 1 pearl", "choose l from court; take l", "gain 1 pearl; gain 1 key"):
        (found,) = check(f"on arrival {{ {body} }}").diagnostics
        assert found.message.startswith("`;` is missing after")


def test_a_field_lacking_its_semicolon_is_read(check: Check) -> None:
    text = (
        'lord x "X" { guild mage; cost 6; races 3; influence 100\n on arrival { gain 1 pearl; } }'
    )
    made = check(f"pack a.b {{ format 1; ruleset abyss; }}\n{text}", "pack")
    assert [found.code for found in made.diagnostics] == ["A503", "A102"]


def test_a_semicolon_that_does_not_help_is_told_once(check: Check) -> None:
    found = told(check("on arrival { choose l from\n each o in opponents { gain 1 pearl; } }"))
    assert len(found) == 1


def test_many_statements_in_one_are_taken_apart(check: Check) -> None:
    made = check("on arrival { " + "gain 1 pearl\n" * 900 + "}")
    assert {found.code for found in made.diagnostics} == {"A401", "A102", "A108"}
