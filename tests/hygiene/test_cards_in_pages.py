"""The cards that pages show are well-formed and in the one layout, as readers will copy them."""

import re
from pathlib import Path

import pytest

from abyss_rules.catalog.formatting import format_text
from abyss_rules.scenarios import collect, run

ROOT = Path(__file__).resolve().parents[2]
#: What is shown to be laid out, and cards with faults, of which each has a page of its own.
LEFT_OUT = ("docs/how-to/edit-cards.md", "docs/reference/diagnostics/")
PAGES = [
    page
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if not page.relative_to(ROOT).as_posix().startswith(LEFT_OUT)
]
_CARDS = re.compile(r"^ *```abyss\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
#: What begins a whole block, no part of one.
_WHOLE = re.compile(r"(?:#.*\n|\n)*(?:pack|material|scenario|lord|location)\b")


def cards(page: Path) -> list[str]:
    """The blocks of cards on a page that can stand alone."""
    found = _CARDS.findall(page.read_text(encoding="utf-8"))
    return [text for text in found if _WHOLE.match(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_cards_of_a_page_are_in_the_one_layout(page: Path) -> None:
    for text in cards(page):
        assert format_text(text, page.name) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_pack_on_a_page_can_be_copied(page: Path, tmp_path: Path) -> None:
    texts = [text for text in cards(page) if text.startswith("pack ") and "\nlord " in text]
    texts = [text for text in texts if "needs " not in text]  # a part of several packs
    for number, text in enumerate(texts):
        file = tmp_path / f"{number}" / "my.abyss"
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
        found = collect(file)
        assert [str(one) for one in found.diagnostics] == []
        assert [scene.name for scene in found.scenarios if not run(scene).passed] == []


def test_there_are_cards_on_pages() -> None:
    shown = {page.relative_to(ROOT).as_posix() for page in PAGES if cards(page)}
    assert {"README.md", "docs/tutorial/first-card.md", "docs/reference/language.md"} <= shown
    for page in ("check-cards.md", "test-cards.md"):  # newcomers copy the first card from there
        assert any(text.startswith("pack ") for text in cards(ROOT / "docs" / "how-to" / page))


def test_cards_are_not_shown_as_plain_text() -> None:
    plain = re.compile(
        r"^ *```text\n(?:lord|location|pack|material|scenario) [^\n]*\{", re.MULTILINE
    )
    for page in PAGES:
        assert not plain.search(page.read_text(encoding="utf-8")), f"write ```abyss in {page}"
