"""Turns errors of the library into findings about a scenario: paths become places of the file."""

from __future__ import annotations

import re
from collections.abc import Mapping

from abyss_rules.dsl.spelling import certain, closest
from abyss_rules.dsl.syntax import Span
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.settings import format_options
from abyss_rules.errors import AbyssError, PackError, PositionError, UnreadableError
from abyss_rules.scenarios.scenario import Scenario

_CODES: dict[type[AbyssError], str] = {PositionError: "A805", PackError: "A808"}
_KEY = r"""\[(?:'[^']*'|"[^"]*"|\d+)\]"""
_SEAT = re.compile(r"players\[\d+\]")
_PARTS = re.compile(rf"\.?\w+|{_KEY}")


def help_of(error: AbyssError) -> str:
    """The help line of a finding that tells an error: the word meant, or the options wanted."""
    if error.options:
        return f"it is in play with `options {error.options};`"
    return f"did you mean `{error.meant}`?" if error.meant else ""


def help_of_absent(text: str, rules: Rules) -> str:
    """The help line of an answer that names a card which an option would bring into play."""
    words = text.split()
    for card, needs in rules.absent:
        if card.id in words:
            return f"`{card.id}` is in play with `options {format_options(needs)};`"
    return ""


def answer_meant(text: str, rules: Rules) -> tuple[str, bool]:
    """The answer that a text was probably meant for, or "", and whether that is certain.

    The text is compared with the answers of its verb only: all of them are too many for a long
    file with many wrong ones.
    """
    table = rules.table
    first, _, rest = text.partition(" ")
    if first not in table.first_words:
        lacking = (answer for answer in table.texts() if answer.partition(" ")[2] == text)
        if answer := next(lacking, ""):
            return answer, False
    answers = table.texts(first) if first in table.first_words else ()
    begun = [one for one in answers if text.startswith(f"{one} ")]
    if begun:
        return max(begun, key=len), False  # what stands behind is an answer of its own
    verb = first if first in table.first_words else closest(first, table.first_words)
    if not verb:
        return "", False
    # A number is in none of the texts.
    respelt = f"{verb} {rest}".rstrip()
    known = [respelt] if table.knows(respelt) else list(dict.fromkeys(table.texts(verb)))
    behind = {answer.partition(" ")[2]: answer for answer in known}
    meant = behind.get(closest(rest, behind) if rest else "", "")
    return meant, bool(meant) and certain(text, known) == meant


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
