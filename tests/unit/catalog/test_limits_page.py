"""The page on packs gives the limits that hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abyss_rules.catalog import limits
from abyss_rules.dsl.check_cards import COMMON, NAME_LIMIT
from abyss_rules.dsl.check_header import ID_LIMIT
from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE
from abyss_rules.dsl.pipeline import FAULTS_PER_PACK
from abyss_rules.model.cards import MOST_CARDS, MOST_PACKS

DOCS = Path(__file__).resolve().parents[3] / "docs" / "reference"


def rows(page: str) -> dict[str, str]:
    """The table of limits of a page: what there is at most of what."""
    text = (DOCS / page).read_text(encoding="utf-8").split("\n## Limits\n")[1]
    table = text.split("| what | at most |\n|---|---|\n")[1].split("\n\n")[0]
    return dict(re.findall(r"^\| (.+) \| (.+) \|$", table, re.MULTILINE))


PACKS = {
    "a file with cards": f"{limits.FILE >> 10} KiB",
    "all files with cards of a pack, together": f"{limits.TOTAL >> 10} KiB",
    "files with cards of a pack": f"{limits.FILES}",
    "an archive": f"{limits.ARCHIVE >> 20} MiB",
    "entries of an archive, folders and other files too": f"{limits.ENTRIES}",
    "the directory of an archive": f"{limits.DIRECTORY >> 10} KiB",
    "a name in an archive": f"{limits.NAME} characters",
    "a file in an archive, against its length there "
    f"(from {limits.PIECE >> 10} KiB on)": f"{limits.RATIO} times",
    "packs of a game, with all that they need": f"{MOST_PACKS}",
    "cards of a pack, and of all packs of a game, each copy counted": f"{MOST_CARDS}",
    "copies of a card": f"{COMMON[0].high}",
    "the id of a pack; of a card": f"{ID_LIMIT} characters",
    "a printed name": f"{NAME_LIMIT} characters",
    "findings that are shown of a file; of a pack": f"{FAULTS_PER_FILE}; {FAULTS_PER_PACK}",
}


def test_the_page_on_packs_lists_all_limits() -> None:
    assert rows("packs.md") == PACKS


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("a file", f"{limits.FILE >> 10} KiB, of which {FAULTS_PER_FILE} findings are shown"),
        (
            "a pack",
            (
                f"{limits.FILES} files, {limits.TOTAL >> 10} KiB, {MOST_CARDS} cards, "
                f"{FAULTS_PER_PACK} findings shown"
            ),
        ),
        ("the packs of a game together", f"{MOST_CARDS} cards"),
    ],
)
def test_the_page_on_the_language_says_the_same(what: str, most: str) -> None:
    assert rows("language.md")[what] == most


def test_no_limit_of_reading_is_left_out() -> None:
    named = {name for name in vars(limits) if name.isupper()}
    assert named == {
        *("FILE", "TOTAL", "FILES", "ARCHIVE", "ENTRIES", "DIRECTORY", "NAME", "RATIO", "PIECE"),
    }
