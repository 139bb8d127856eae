"""Brackets of another shape than the language wants, where their contents show what is meant."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.source import QUOTED
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Comments, texts, also such as are not closed, and brackets.
#: Each begins with a sign of its own, so that those between them are skipped at once.
_PARTS = re.compile(rf'#[^\n]*|{QUOTED}|"[^\n]*|\(|\)|\[|\]|\{{|\}}')
_OTHERS = ("#", '"')
_PARTNERS = {")": "(", "]": "[", "}": "{"}
_FUNCTION = re.compile(rf"\b(?P<name>{'|'.join(FUNCTIONS)})\Z")
#: Without any of these no bracket is of another shape.
_DOUBTFUL = re.compile(rf"\[|[;}}]\s*+\)|\b(?:{'|'.join(FUNCTIONS)})\s*+\{{")
#: So many characters are looked at for a function: one more than any has.
_NEAR = max(map(len, FUNCTIONS)) + 1
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
    plain = _PARTS.sub(_without_others, text)
    if _DOUBTFUL.search(plain) is None:
        return text, []  # as nearly all texts are
    shown, ends = list(plain), [found.start() for found in re.finditer(";", plain)]
    found: list[Pair] = []
    for opening, closing in _pairs(text):
        if len(found) == _MOST:
            break
        if pair := _meant(text, shown, ends, (opening, closing)):
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
    return " " * len(found[0]) if found[0][0] in _OTHERS else found[0]


def _pairs(text: str) -> Iterator[tuple[int, int]]:
    """The brackets that belong together, the inner ones first."""
    open_: list[int] = []
    for found in _PARTS.finditer(text):
        if found[0][0] in _OTHERS:
            continue
        if found[0] in _PARTNERS.values():
            open_.append(found.start())
        elif open_ and text[open_[-1]] == _PARTNERS[found[0]]:
            yield open_.pop(), found.start()


def _meant(text: str, shown: list[str], ends: list[int], pair: tuple[int, int]) -> Pair | None:
    """Which brackets are meant in the place of two; None if they are right, or it is unclear.

    ``ends`` are the places of semicolons: in one text there may be brackets without number.
    """
    opening, closing = pair
    written = text[opening], text[closing]
    before = _last(shown, opening)
    function = _FUNCTION.search("".join(shown[max(0, before + 1 - _NEAR) : before + 1]))
    if function is not None:
        holds_one = bisect_left(ends, opening) < bisect_left(ends, closing)
        if written[0] == "(" or (written[0] == "{" and holds_one):
            return None
        return Pair(
            opening,
            closing,
            ("(", ")"),
            f"`{function['name']}` stands before `(` and `)`, not before "
            f"`{written[0]}` and `{written[1]}`",
            "write `(` and `)`",
        )
    inside = _last(shown, closing)
    if written[0] == "{" or inside < 0 or shown[inside] not in (";", "}"):
        return None
    # Else it is a part of an expression in which a sign is wrong.
    if before >= 0 and not (shown[before].isalnum() or shown[before] in "_{};)"):
        return None
    message = f"what is done, and what a card is, stands in `{{` and `}}`, not in `{written[0]}`"
    return Pair(opening, closing, ("{", "}"), message, "write `{` and `}`")


def _last(shown: list[str], before: int) -> int:
    """Where the last sign before a place is; -1 if there is none."""
    place = before - 1
    while place >= 0 and shown[place].isspace():
        place -= 1
    return place
