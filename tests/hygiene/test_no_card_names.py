"""No card is known to the code: an engine that tests for a card is the defect to avoid.

Ids are sought in identifiers (split at `_` and at capitals), ids and printed names as whole words
in string literals. Docstrings and comments may name cards.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog.packs import shipped

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")

# Also the title of the game, so "The Abyss" is sought with its article only.
TITLES = {"Abyss"}


def _cards() -> dict[str, str]:
    """Ids and printed names of all shipped cards, those made by templates too."""
    packs = [ar.load_pack(pack) for pack in shipped()]
    return {card.id: card.name for pack in packs for card in pack.cards}


CARDS = _cards()


def _short(name: str) -> str:
    short = name.removeprefix("The ")
    return name if short in TITLES else short


_IDS_AS_WORDS = {tuple(card.split("_")): card for card in CARDS}
_IN_TEXT = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, {*CARDS, *map(_short, CARDS.values())})) + r")s?(?!\w)",
    re.IGNORECASE,
)


def _card_in_identifier(name: str) -> str | None:
    words = [word.lower() for word in _WORDS.findall(name)]
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            if card := _IDS_AS_WORDS.get(tuple(words[start:end])):
                return card
    return None


def _identifiers(node: ast.AST) -> Iterator[str]:
    """The names that a node itself holds: fields such as `id`, `attr`, `arg` and `name`."""
    if isinstance(node, ast.Constant):
        return
    for _, value in ast.iter_fields(node):
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str):
                yield item


def _faults(path: Path) -> Iterator[str]:
    place = path.relative_to(ROOT).as_posix()
    if card := _card_in_identifier(path.stem):
        yield f"{place}: the file is named after the card {card}"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        for name in _identifiers(node):
            if card := _card_in_identifier(name):
                yield f"{place}:{line}: identifier `{name}` holds the card id {card}"
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            for found in _IN_TEXT.findall(node.value):
                yield f"{place}:{line}: a text names the card {found}"


def test_cards_are_found() -> None:
    assert len(CARDS) >= 55, "35 Lords and 20 Locations are the least there can be"


def test_source_names_no_card() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert len(files) > 200
    assert not (faults := [fault for path in files for fault in _faults(path)]), "\n".join(faults)


@pytest.mark.parametrize("name", ["sage", "is_sage_free", "SageFrame", "ship_master", "ShipMaster"])
def test_a_card_in_an_identifier_is_seen(name: str) -> None:
    assert _card_in_identifier(name)


@pytest.mark.parametrize("name", ["message", "usage", "housekeeper", "shipping", "AbyssError"])
def test_a_word_that_merely_contains_an_id_is_left_alone(name: str) -> None:
    assert _card_in_identifier(name) is None


def test_a_card_in_a_text_is_seen_as_a_whole_word() -> None:
    assert _IN_TEXT.search("when the Sage arrives")
    assert _IN_TEXT.search("not a sage")
    assert _IN_TEXT.search("The Abyss scores")
    assert not _IN_TEXT.search("a message about Abyss")
