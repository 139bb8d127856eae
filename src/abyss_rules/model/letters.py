"""Which characters people see: what cannot be seen is refused in texts, and shown as an escape."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

_TAB = "\t"
#: Letters and marks that nobody sees, though they count as printed: fillers, joiners and what
#: chooses among variants of the character before it.
FILLER = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
#: What shows a sign such as a heart as text or in colour.
_STYLE = "\ufe0e\ufe0f"


def is_printed(letter: str, before: str) -> bool:
    """Whether people see a character behind another one, or what it does; plain spaces they do."""
    if letter in _STYLE and before and unicodedata.category(before) == "So":
        return True
    return letter == _TAB or (letter.isprintable() and not FILLER.match(letter))


def is_seen(letter: str, before: str) -> bool:
    """As ``is_printed``, but spaces of all sorts and ends of lines are seen as well."""
    return letter == "\n" or unicodedata.category(letter) == "Zs" or is_printed(letter, before)


def unseen(text: str) -> int:
    """Where the first character of a text stands that people do not see, or -1; spaces they do."""
    both = enumerate(pairwise(f"\n{text}"))
    return next((place for place, (before, letter) in both if not is_seen(letter, before)), -1)
