"""Turns errors of the library into findings about a scenario: paths become places of the file."""

from __future__ import annotations

import re
from collections.abc import Mapping

from abyss_rules.dsl.syntax import Span
from abyss_rules.errors import AbyssError, PackError, PositionError
from abyss_rules.scenarios.scenario import Scenario

_CODES: dict[type[AbyssError], str] = {PositionError: "A805", PackError: "A808"}
_KEY = r"""\[(?:'[^']*'|"[^"]*"|\d+)\]"""
_PATH = re.compile(rf"\b[a-z_]+(?:\.\w+|{_KEY})*")
_SEAT = re.compile(r"players\[\d+\]")
_PARTS = re.compile(rf"\.?\w+|{_KEY}")


def told(error: AbyssError) -> tuple[str, str]:
    """What an error of the library says, as the message and the help line of a finding."""
    text = str(error)
    message, mark, meant = text.rpartition(" (did you mean ")
    if mark and meant.endswith("?)"):
        return message, f"did you mean `{meant[1:-3]}`?"
    return text, ""


def fault(error: AbyssError, scenario: Scenario) -> tuple[str, Span, str, str]:
    """What is wrong with a position: code, place, message, help; paths in it become lines."""
    message, help_ = told(error)
    places = scenario.places
    span = places[""]
    code = _CODES.get(type(error), "A803")
    head, colon, rest = message.partition(": ")
    path = _PATH.fullmatch(head)
    if colon and path:
        found = _place(path[0], places)
        if found is not None:
            span, message = found, rest
            if _SEAT.fullmatch(head):
                message = f"there is no such seat: {rest}"
    elif "seats" in message and "seats" in places:
        span = places["seats"]

    def line(match: re.Match[str]) -> str:
        there = places.get(match[0])
        if there is None or "[" not in match[0]:
            return match[0]
        return f"line {scenario.source.position(there[0])[0]}"

    return code, span, _PATH.sub(line, message), help_


def _place(path: str, places: Mapping[str, Span]) -> Span | None:
    """Where a path of a description stands, or what it is a part of."""
    whole, path = path, ""
    found = None
    for part in _PARTS.finditer(whole):
        path += part[0]
        found = places.get(path, found)
    return found
