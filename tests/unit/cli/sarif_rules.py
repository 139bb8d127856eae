"""What a SARIF 2.1.0 log has to be: the parts of the standard that findings need, as code.

Each object may have the properties that the standard gives it, and no others; required ones have to
be there, and values have to be of their kind and in their range.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Check = Callable[[Any, str], None]

_URI = re.compile(r"(?:[a-z][a-z0-9+.-]*:)?(?:[\w\-.~!$&'()*+,;=:@/]|%[0-9A-F]{2})+", re.ASCII)


def text(value: Any, where: str) -> None:  # noqa: ANN401  # anything may be there
    assert isinstance(value, str), where


def one_of(*values: object) -> Check:
    def check(value: Any, where: str) -> None:  # noqa: ANN401  # as above
        assert value in values, where

    return check


def number_from(low: int) -> Check:
    def check(value: Any, where: str) -> None:  # noqa: ANN401  # as above
        assert isinstance(value, int), where
        assert value >= low, where

    return check


def uri(value: Any, where: str) -> None:  # noqa: ANN401  # as above
    text(value, where)
    assert _URI.fullmatch(value), f"{where}: {value}"


def listed(item: Check, least: int = 0) -> Check:
    def check(value: Any, where: str) -> None:  # noqa: ANN401  # as above
        assert isinstance(value, list), where
        assert len(value) >= least, where
        for number, part in enumerate(value):
            item(part, f"{where}[{number}]")

    return check


def of(required: dict[str, Check], **optional: Check) -> Check:
    """An object with these properties, and no others."""
    known = {**required, **optional}

    def check(value: Any, where: str) -> None:  # noqa: ANN401  # as above
        assert isinstance(value, dict), where
        assert set(required) <= set(value) <= set(known), f"{where}: {sorted(value)}"
        for name, part in value.items():
            known[name](part, f"{where}.{name}")

    return check


_LEVEL = one_of("none", "note", "warning", "error")
_MESSAGE = of({"text": text})
_HELP = of({"text": text}, markdown=text)
_FILE = of({"uri": uri}, uriBaseId=text)
_REGION = of(
    {"startLine": number_from(1)},
    startColumn=number_from(1),
    endLine=number_from(1),
    endColumn=number_from(1),
    snippet=_MESSAGE,
)
_RULE = of(
    {"id": text},
    name=text,
    shortDescription=_HELP,
    fullDescription=_HELP,
    help=_HELP,
    defaultConfiguration=of({}, level=_LEVEL),
)
_DRIVER = of({"name": text}, version=text, semanticVersion=text, rules=listed(_RULE))
_REPLACEMENT = of({"deletedRegion": _REGION}, insertedContent=_MESSAGE)
_CHANGE = of({"artifactLocation": _FILE, "replacements": listed(_REPLACEMENT, 1)})
_FIX = of({"artifactChanges": listed(_CHANGE, 1)}, description=_MESSAGE)
_PLACE = of({"physicalLocation": of({"artifactLocation": _FILE}, region=_REGION)})
_RESULT = of(
    {"message": _MESSAGE},
    ruleId=text,
    ruleIndex=number_from(0),
    level=_LEVEL,
    locations=listed(_PLACE),
    fixes=listed(_FIX),
)
_RUN = of(
    {"tool": of({"driver": _DRIVER})},
    results=listed(_RESULT),
    columnKind=one_of("utf16CodeUnits", "unicodeCodePoints"),
)
_LOG = of({"version": one_of("2.1.0"), "runs": listed(_RUN)}, **{"$schema": uri})


def validate(log: Any) -> None:  # noqa: ANN401  # as above
    """Fail if something is no SARIF log, or if what it says does not fit together."""
    _LOG(log, "log")
    for run in log["runs"]:
        rules = run["tool"]["driver"].get("rules", [])
        ids = [rule["id"] for rule in rules]
        assert len(set(ids)) == len(ids)
        for result in run["results"]:
            assert ids[result["ruleIndex"]] == result["ruleId"]
            regions = [place["physicalLocation"].get("region") for place in result["locations"]]
            for fix in result.get("fixes", ()):
                for change in fix["artifactChanges"]:
                    regions += [one["deletedRegion"] for one in change["replacements"]]
            for region in filter(None, regions):
                start = region["startLine"], region["startColumn"]
                assert start <= (region["endLine"], region["endColumn"])
