"""Signs that are written otherwise elsewhere, and what is certainly meant by them here."""

from __future__ import annotations

import re
import unicodedata

#: What word processors, other languages and other keyboards make of the language's signs.
_SIGNS = {
    "&&": "and",
    "||": "or",
    "&": "and",
    "|": "or",
    "<>": "!=",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "\N{NOT EQUAL TO}": "!=",
    "\N{MULTIPLICATION SIGN}": "*",
    "\N{DIVISION SIGN}": "/",
    "\N{HYPHEN}": "-",
    "\N{NON-BREAKING HYPHEN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MINUS SIGN}": "-",
}
#: Quotation marks of all kinds, by pairs.
_MARKS = "".join(map(chr, (0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E)))
_QUOTED = re.compile(rf'[{_MARKS}]\s*(\w[^"{{}};\n{_MARKS}]*)[{_MARKS}](?!\w)')
_NOT = re.compile(r"!\s*(?=[\w(])")
#: A number glued to a word; `2d6` are dice, and none of the two.
_JOINED = re.compile(r"([0-9]+)(?!d[0-9])([^\W\d]\w*)")
#: What stands for characters that cannot be seen: spaces of other widths, marks, signals.
_UNSEEN = {"Zs": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cc": ""}
_WIDE = re.compile(r"[\uFF01-\uFF5E]")


def meant(text: str, at: int) -> tuple[tuple[int, int], str] | None:
    """What stands at a character that is no sign of the language, and what it is meant to be."""
    if quoted := _QUOTED.match(text, at):
        return quoted.span(), f'"{quoted[1].rstrip()}"'
    if joined := _JOINED.match(text, at):
        return joined.span(), f"{joined[1]} {joined[2]}"
    if negation := _NOT.match(text, at):
        return negation.span(), "not "
    for sign in (text[at : at + 2], text[at : at + 1]):
        if sign in _SIGNS:
            return (at, at + len(sign)), _SIGNS[sign]
    letter = text[at : at + 1]
    if _WIDE.match(letter):
        return (at, at + 1), unicodedata.normalize("NFKC", letter)
    seen = unicodedata.category(letter) if letter else ""
    return ((at, at + 1), _UNSEEN[seen]) if seen in _UNSEEN else None
