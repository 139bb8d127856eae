"""Findings as SARIF 2.1.0, which code hosts and editors read."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.codes.page import markdown, plain
from abyss_rules.model.versions import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.diagnostics import Diagnostic, Edit

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
#: What SARIF calls the severities.
_LEVELS = {"error": "error", "warning": "warning", "info": "note"}


def sarif(found: Sequence[Diagnostic]) -> dict[str, Any]:
    """The findings as one run, with the rules of the codes that occur."""
    codes = sorted({finding.code for finding in found})
    driver = {
        "name": "abyss check",
        "version": LIBRARY,
        "semanticVersion": LIBRARY,
        "rules": [_rule(code) for code in codes],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(finding, codes.index(finding.code)) for finding in found],
    }
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(name: str) -> dict[str, Any]:
    code = CODES[name]
    return {
        "id": name,
        "shortDescription": {"text": code.title},
        "fullDescription": {"text": code.means},
        "help": {"text": plain(code), "markdown": markdown(code)},
        "defaultConfiguration": {"level": _LEVELS[code.severity]},
    }


def _result(finding: Diagnostic, rule: int) -> dict[str, Any]:
    said = (
        finding.message,
        finding.help and f"help: {finding.help}",
        finding.note and f"note: {finding.note}",
    )
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": rule,
        "level": _LEVELS[finding.severity],
        "message": {"text": "\n".join(part for part in said if part)},
        "locations": [{"physicalLocation": _place(finding)}],
    }
    if finding.fix is not None:
        result["fixes"] = [_fix(finding, finding.fix)]
    return result


def _place(finding: Diagnostic) -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": _file(finding.file)}
    if finding.source:
        place["region"] = _region(finding) | {"snippet": {"text": finding.source}}
    return place


def _fix(finding: Diagnostic, fix: Edit) -> dict[str, Any]:
    replacement = {"deletedRegion": _region(fix), "insertedContent": {"text": fix.text}}
    change = {"artifactLocation": _file(finding.file), "replacements": [replacement]}
    told = f"put `{fix.text}` here" if fix.text else "leave this out"
    return {"description": {"text": told}, "artifactChanges": [change]}


def _region(place: Diagnostic | Edit) -> dict[str, Any]:
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }


def _file(name: str) -> dict[str, str]:
    path = PurePath(name)
    return {"uri": path.as_uri() if path.is_absolute() else quote(path.as_posix())}
