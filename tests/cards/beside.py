"""The cards of a shipped pack with the scenarios that stand beside each, read from the files."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

CARDS = Path(__file__).resolve().parents[2] / "cards"

_BLOCK = re.compile(
    r'^(?:(?:lord|location) (?P<card>\w+)|scenario "(?P<title>[^"\n]*)")'
    r"(?:[^\n]*\}$|.*?^\})",
    re.MULTILINE | re.DOTALL,
)


@lru_cache
def beside(folder: str) -> dict[str, dict[str, str]]:
    """Card (or template) -> title -> text of the scenarios behind it, up to the next card."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((CARDS / folder).glob("*.abyss")):
        card = ""
        for block in _BLOCK.finditer(path.read_text(encoding="utf-8")):
            if block["card"]:
                card = block["card"]
                found[card] = {}
            elif card:
                found[card][block["title"]] = block[0]
    return found
