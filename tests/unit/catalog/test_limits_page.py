"""The page on packs gives the limits that hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abyss_rules.catalog import limits
from abyss_rules.dsl import build, language, message_files, messages, parse, repair, room
from abyss_rules.dsl.blocks import BRACKET_LIMIT
from abyss_rules.dsl.check_cards import COMMON, NAME_LIMIT
from abyss_rules.dsl.check_expressions import NUMBER_LIMIT
from abyss_rules.dsl.check_header import ID_LIMIT
from abyss_rules.dsl.check_values import TEXT_LIMIT
from abyss_rules.dsl.check_work import STEP_LIMIT
from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE, FAULTS_PER_PACK
from abyss_rules.dsl.lint_languages import PIECES_PER_PACK
from abyss_rules.dsl.spelling import WORD_LIMIT
from abyss_rules.engine import plain
from abyss_rules.model.cards import MOST_CARDS, MOST_PACKS

DOCS = Path(__file__).resolve().parents[3] / "docs" / "reference"


def rows(page: str) -> dict[str, str]:
    """The table of limits of a page: what there is at most of what."""
    text = (DOCS / page).read_text(encoding="utf-8").split("\n## Limits\n")[1]
    table = text.split("| what | at most |\n|---|---|\n")[1].split("\n\n")[0]
    return dict(re.findall(r"^\| (.+) \| (.+) \|$", table, re.MULTILINE))


def spaced(number: int) -> str:
    """A number with spaces between its thousands."""
    return f"{number:_}".replace("_", " ")


PACKS = {
    "a file with cards": f"{limits.FILE >> 10} KiB",
    "all files with cards of a pack, together": f"{limits.TOTAL >> 10} KiB",
    "files with cards of a pack": f"{limits.FILES}",
    "files and folders of any kind in its folder": spaced(limits.WALKED),
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
    "a card, or another block": f"{parse.BLOCK_LIMIT >> 10} KiB",
    "words and signs of a pack's cards": spaced(room.WORDS_PER_PACK),
    "words and signs of its scenarios, which only checks and tests read": (
        f"{spaced(room.SCENARIO_WORDS)}, and {room.SCENARIO_WORDS_PER_CARD} for each card; "
        f"{spaced(room.SCENARIO_WORDS_PER_PACK)}"
    ),
    "braces and parentheses in each other; what is nested or chained in a card": (
        f"{BRACKET_LIMIT}; {build.DEPTH_LIMIT}"
    ),
    "a number": f"{NUMBER_LIMIT}",
    "a text that is no name": f"{TEXT_LIMIT} characters",
    "what a card does ([the steps](language.md#limits))": f"{spaced(STEP_LIMIT)} steps",
    "words and signs that are parsed to find what was meant in a faulty pack, "
    "with all that it has": spaced(repair.EFFORT),
    "a block in which that is sought; faults of a block": (
        f"{repair.LONGEST >> 10} KiB; {parse.FAULTS_PER_BLOCK}"
    ),
    "a word for which a similar one is sought": f"{WORD_LIMIT} characters",
    "a file of messages in a language; a message in it": (
        f"{messages.FILE_LIMIT >> 10} Ki characters; {messages.MESSAGE_LIMIT}"
    ),
    "messages of a file; braces in each other in one": (
        f"{messages.MESSAGES_LIMIT}; {messages.DEPTH_LIMIT}"
    ),
    "languages for which a pack has messages; findings that are shown of all its messages": (
        f"{message_files.LANGUAGES_LIMIT}; {message_files.FINDINGS_LIMIT}"
    ),
    "a number in a message; a name, a line of `joins`, `vowels` or `apart`": (
        f"{messages.DIGITS} digits; {messages.LINE_LIMIT} characters"
    ),
    "pieces a text is put together of with a pack's messages": (
        f"{language.PIECES_ALWAYS}, and {language.PIECES} for each part of what is told"
    ),
    "messages in each other then; what is told": (
        f"{language.DEEPEST}; {spaced(language.LONGEST)} characters"
    ),
    "pieces all texts of a pack are put together of, to look whether its messages will do": (
        spaced(PIECES_PER_PACK)
    ),
    "a saved game or a record": f"{plain.LONGEST // 10**6} million characters",
    "a number in a saved game or a record": spaced(plain.LARGEST),
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
        *(
            "FILE",
            "TOTAL",
            "FILES",
            "WALKED",
            "ARCHIVE",
            "ENTRIES",
            "DIRECTORY",
            "NAME",
            "RATIO",
            "PIECE",
        ),
    }
