"""Cards that scenarios name and that are of a pack which is known, but not played with."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from abyss_rules.catalog import files
from abyss_rules.catalog import packs as catalog
from abyss_rules.errors import AbyssError

#: Titles of cards, and what the header says of the game. No pack is checked for a hint.
_TITLE = re.compile(r'^\s*(?P<kind>\w+)\s+(?P<id>\w+)\s+"(?P<name>[^"\n]*)"\s*\{', re.MULTILINE)
_RULESET = re.compile(r"[{;]\s*ruleset\s+(\w+)\s*;")


def help_of_unplayed(
    texts: Collection[str], ruleset: str, kinds: Collection[str], played: Collection[str]
) -> str:
    """The help line of a card that is called so in another pack, or "".

    Args:
        texts: What may be the card's id, or its printed name.
        ruleset: The game that is played.
        kinds: The kinds of its cards.
        played: The ids of the packs that it is played with.
    """
    others = tuple(id_ for id_ in catalog.known() if id_ not in played)
    found = _cards(ruleset, tuple(sorted(kinds)), others)
    for text in texts:
        if pack := found.get(text.lower()):
            return f"`{text}` is of the pack {pack}: name it in the header, `needs {pack};`"
    return ""


@lru_cache(maxsize=4)
def _cards(ruleset: str, kinds: tuple[str, ...], ids: tuple[str, ...]) -> Mapping[str, str]:
    """Of some packs, in which one the cards are that are called so."""
    found: dict[str, str] = {}
    for id_ in ids:
        try:
            located = catalog.find(id_)
            texts = [one.text for one in files.read_path(located.path).sources] if located else []
        except AbyssError:  # what is wrong with it is no matter of this pack
            continue
        if ruleset not in (said for text in texts for said in _RULESET.findall(text)):
            continue
        for title in (title for text in texts for title in _TITLE.finditer(text)):
            if title["kind"] in kinds:
                found.setdefault(title["id"], id_)
                found.setdefault(title["name"].lower(), id_)
    return found
