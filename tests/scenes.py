"""Scenarios of a test's own, written beside two cards, and what becomes of them."""

from __future__ import annotations

from pathlib import Path

from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.scenarios import Collected, Result, collect, run
from abyss_rules.scenarios.checking import check

#: An expectation that may stand in any scenario of Abyss.
THEN = "then { threat 1; }"
_CARDS = {
    "abyss": """
lord diver "The Diver" {
  guild merchant; cost 6; races 3; influence 4; keys 0;
  on arrival { gain 3 pearls; }
}
""",
    "conspiracy": """
location plain_nine "Points: 9" { score 9; }
""",
}

#: A position: nobody but seat 0 has anything to do, and seat 0 something to choose.
GIVEN = """
    court diver, keeper, elder, sage;
    council jellyfish 1;
    seat 0 { pearls 1; hand shellfish 3, squid 2, crab 1; }
"""


def pack(folder: Path, text: str, ruleset: str = "abyss") -> Path:
    """The folder of a pack with a card and these scenarios, which stand in a file of their own."""
    header = f"pack my.{ruleset} {{ format 1; ruleset {ruleset}; }}\n"
    folder.mkdir(exist_ok=True)
    (folder / "pack.abyss").write_text(header + _CARDS[ruleset], encoding="utf-8")
    (folder / "scenes.abyss").write_text(text, encoding="utf-8")
    return folder


def collected(folder: Path, text: str, ruleset: str = "abyss") -> Collected:
    """What is found in such a pack."""
    return collect(pack(folder, text, ruleset))


def results(folder: Path, text: str, ruleset: str = "abyss") -> list[Result]:
    """What becomes of scenarios that can be read."""
    found = collected(folder, text, ruleset)
    assert not found.has_errors, found.diagnostics
    return [run(scenario) for scenario in found.scenarios]


def faults(folder: Path, text: str, ruleset: str = "abyss") -> list[str]:
    """What checking says of such a pack: what is marked, code and message, help. No remarks."""
    found = check(pack(folder, text, ruleset)).diagnostics
    return [told(one) for one in found if one.severity != "info"]


def told(one: Diagnostic) -> str:
    """A finding in short: code, what is marked, message, help."""
    help_ = f" | {one.help}" if one.help else ""
    return f"{one.code} {marked(one)}: {one.message}{help_}"


def marked(one: Diagnostic) -> str:
    """What the caret of a finding stands under."""
    end = one.end_column - 1 if one.end_line == one.line else None
    return one.source[one.column - 1 : end]


def differences(result: Result) -> list[str]:
    """How a game differs from what was expected, in short."""
    return [
        "; ".join(
            [
                f"{marked(failure.diagnostic)}: {failure.diagnostic.message}",
                *(f"{label}: {text}" for label, text in failure.lines),
            ]
        )
        for failure in result.failures
    ]


def scene(folder: Path, rest: str, given: str = GIVEN, head: str = "") -> Result:
    """What becomes of one scenario."""
    (one,) = results(folder, f'scenario "so" {{ {head} given {{ {given} }} {rest} }}')
    return one


def differs(folder: Path, expected: str, given: str = GIVEN, when: str = "") -> list[str]:
    """How things differ from what is expected."""
    told = f"when {{ {when} }}" if when else ""
    return differences(scene(folder, f"{told} then {{ {expected} }}", given))
