"""Brackets of another shape than the language wants, where their contents show what is meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.source import QUOTED
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Comments, texts, also such as are not closed, and brackets.
_PARTS = re.compile(rf'(?P<other>#[^\n]*|{QUOTED}|"[^\n]*)|[()\[\]{{}}]')
_PARTNERS = {")": "(", "]": "[", "}": "{"}
_FUNCTION = re.compile(rf"\b(?P<name>{'|'.join(FUNCTIONS)})\s*\Z")
#: So many characters before a bracket may be a function.
_NEAR = 20
#: What is longer is told, and not put in as a whole.
_LONGEST = 4 << 10
#: So many are told of one file.
_MOST = 100


@frozen
class Pair:
    """Two brackets with the first characters of each, and what is said of them."""

    opening: int
    closing: int
    #: What stands in their places.
    right: tuple[str, str]
    message: str
    help: str


def reshaped(text: str) -> tuple[str, list[Pair]]:
    """The text, each character where it was, with the brackets that are meant, and the others.

    Brackets around statements are braces, and those behind a function parentheses.
    """
    shown = list(_PARTS.sub(_without_others, text))
    found: list[Pair] = []
    for opening, closing in _pairs(text):
        if len(found) == _MOST:
            break
        if pair := _meant(text, shown, opening, closing):
            shown[opening], shown[closing] = pair.right
            found.append(pair)
    if not found:
        return text, []
    signs = list(text)
    for pair in found:
        signs[pair.opening], signs[pair.closing] = pair.right
    return "".join(signs), found


def mended(text: str, pair: Pair) -> str | None:
    """What certainly mends a pair, in the place of all from its first to its last sign."""
    if pair.closing - pair.opening > _LONGEST:
        return None
    return f"{pair.right[0]}{text[pair.opening + 1 : pair.closing]}{pair.right[1]}"


def _without_others(found: re.Match[str]) -> str:
    return " " * len(found[0]) if found["other"] else found[0]


def _pairs(text: str) -> Iterator[tuple[int, int]]:
    """The brackets that belong together, the inner ones first."""
    open_: list[int] = []
    for found in _PARTS.finditer(text):
        if found["other"]:
            continue
        if found[0] in _PARTNERS.values():
            open_.append(found.start())
        elif open_ and text[open_[-1]] == _PARTNERS[found[0]]:
            yield open_.pop(), found.start()


def _meant(text: str, shown: list[str], opening: int, closing: int) -> Pair | None:
    """Which brackets are meant in the place of two; None if they are right, or it is unclear."""
    written = text[opening], text[closing]
    function = _FUNCTION.search("".join(shown[max(0, opening - _NEAR) : opening]))
    if function is not None:
        if written[0] == "(" or (written[0] == "{" and ";" in shown[opening:closing]):
            return None
        return Pair(
            opening,
            closing,
            ("(", ")"),
            f"`{function['name']}` stands before `(` and `)`, not before "
            f"`{written[0]}` and `{written[1]}`",
            "write `(` and `)`",
        )
    if written[0] == "{" or _last(shown, closing) not in (";", "}"):
        return None
    before = _last(shown, opening)
    # Else it is a part of an expression in which a sign is wrong.
    if not (before.isalnum() or before in ("", " ", "_", "{", "}", ";", ")")):
        return None
    message = f"what is done, and what a card is, stands in `{{` and `}}`, not in `{written[0]}`"
    return Pair(opening, closing, ("{", "}"), message, "write `{` and `}`")


def _last(shown: list[str], before: int) -> str:
    """The last sign before a place; "" if there is none."""
    place = before - 1
    while place >= 0 and shown[place].isspace():
        place -= 1
    return shown[place] if place >= 0 else ""
