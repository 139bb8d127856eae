"""The codes of all findings: what each means, why it is one, and how to mend it."""

from __future__ import annotations

from abyss_rules.dsl.codes import (
    cards,
    lint,
    meaning,
    messages,
    naming,
    packs,
    scenarios,
    writing,
)
from abyss_rules.dsl.codes.code import Code

__all__ = ["CODES", "GROUPS", "Code"]

#: The groups of codes, by their first letters.
GROUPS = {
    "A0": "Files",
    "A1": "Writing",
    "A2": "Names",
    "A3": "Types",
    "A4": "Effects",
    "A5": "Packs, cards and fields",
    "A6": "Lint",
    "A7": "Packs together",
    "A8": "Scenarios",
}

_TABLES = (
    *(writing.TABLE, naming.TABLE, meaning.TABLE),
    *(cards.TABLE, messages.TABLE, lint.TABLE, packs.TABLE, scenarios.TABLE),
)
CODES = {code.code: code for table in _TABLES for code in table}
