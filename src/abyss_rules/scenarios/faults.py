"""Turns errors of the library into findings about a scenario: paths become places of the file."""

from __future__ import annotations

import re
from collections.abc import Mapping

from abyss_rules.dsl.syntax import Span
from abyss_rules.errors import AbyssError, PackError, PositionError, UnreadableError
from abyss_rules.scenarios.scenario import Scenario

_CODES: dict[type[AbyssError], str] = {PositionError: "A805", PackError: "A808"}
_KEY = r"""\[(?:'[^']*'|"[^"]*"|\d+)\]"""
_OPTION = re.compile(r"\boption (\w+)(?=:)")
_QUOTED = re.compile(r"'([^'`]*)'")
_SEAT = re.compile(r"players\[\d+\]")
_PARTS = re.compile(rf"\.?\w+|{_KEY}")


def help_of(error: AbyssError) -> str:
    """The help line of a finding that tells an error: the word meant, or the options wanted."""
    if error.options:
        return f"it is in play with `options {error.options};`"
    return f"did you mean `{error.meant}`?" if error.meant else ""


def in_words(message: str) -> str:
    """A message about options with its words quoted as those of scenarios are."""
    named = _OPTION.sub(r"option `\1`", message)
    return _QUOTED.sub(r"`\1`", named)


def fault(error: AbyssError, scenario: Scenario) -> tuple[str, Span, str, str]:
    """What is wrong with a position: code, place, message, help; paths in it become lines."""
    places = scenario.places
    code = _CODES.get(type(error), "A803")
    message = error.message
    if error.places:
        lines = dict.fromkeys(_line(path, scenario) for path in error.places)
        message = message.replace(", ".join(error.places), ", ".join(lines))
    if _SEAT.fullmatch(error.where):
        message = f"there is no such seat: {message}"
    found = _place(error.where, places)
    if found is None and error.where:
        message = f"{error.where}: {message}"
    if found is None and type(error) is UnreadableError:
        found = places.get("seats")  # the one number that is no matter of the position
    return code, found or places[""], message, help_of(error)


def _line(path: str, scenario: Scenario) -> str:
    """The line of the file that says what a path of the description does; else the path."""
    there = scenario.places.get(path)
    return f"line {scenario.source.position(there[0])[0]}" if there else path


def _place(path: str, places: Mapping[str, Span]) -> Span | None:
    """Where a path of a description stands, or what it is a part of."""
    whole, path = path, ""
    found = None
    for part in _PARTS.finditer(whole):
        path += part[0]
        found = places.get(path, found)
    return found
