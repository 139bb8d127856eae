"""Findings as GitHub's workflow commands, which become remarks beside the lines of a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.codes import CODES

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Diagnostic

#: What GitHub calls the severities.
_COMMANDS = {"error": "error", "warning": "warning", "info": "notice"}
#: What has a meaning of its own in a command, and in a property of one besides.
_IN_MESSAGE = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTY = {**_IN_MESSAGE, ":": "%3A", ",": "%2C"}


def command(finding: Diagnostic) -> str:
    """The line that tells GitHub of a finding."""
    properties: dict[str, str | int] = {"file": finding.file}
    if finding.source:
        properties |= {"line": finding.line, "endLine": finding.end_line}
        if finding.line == finding.end_line:  # of several lines GitHub takes no columns
            properties |= {"col": finding.column, "endColumn": finding.end_column}
    properties["title"] = f"{finding.code}: {CODES[finding.code].title}"
    told = ",".join(f"{name}={_escaped(str(v), _IN_PROPERTY)}" for name, v in properties.items())
    parts = (
        finding.message,
        finding.help and f"help: {finding.help}",
        finding.note and f"note: {finding.note}",
    )
    said = _escaped("\n".join(part for part in parts if part), _IN_MESSAGE)
    return f"::{_COMMANDS[finding.severity]} {told}::{said}"


def _escaped(text: str, signs: dict[str, str]) -> str:
    return "".join(signs.get(sign, sign) for sign in text)
