"""Says what became of scenarios: for people, and as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abyss_rules.dsl.diagnostics import render, to_data
from abyss_rules.scenarios.running import Finding, Result


def explained(failure: Finding) -> str:
    """The lines that a person reads of a failure."""
    text = render(failure.diagnostic)
    margin = " " * len(str(failure.diagnostic.line))
    lines = [f"{margin} = {label}: {said}" for label, said in failure.lines]
    return "\n".join([text, *lines])


def story(result: Result) -> str:
    """What went wrong in a scenario, all of it, and the answers that led there."""
    answers = f"answers so far: {'; '.join(result.answers) or 'none'}"
    return "\n".join([*(explained(failure) for failure in result.failures), answers])


def as_data(results: Iterable[Result]) -> list[dict[str, Any]]:
    """The results as plain data, ready for JSON."""
    return [
        {
            "name": result.scenario.name,
            "file": result.scenario.source.name,
            "line": result.scenario.line,
            "passed": result.passed,
            "answers": list(result.answers),
            "failures": [
                {
                    **to_data([failure.diagnostic])[0],
                    "lines": [{"label": label, "text": said} for label, said in failure.lines],
                }
                for failure in result.failures
            ],
        }
        for result in results
    ]
