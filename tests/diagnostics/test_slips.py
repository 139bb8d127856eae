"""What authors write by habit, and what they are told: where, in which words, with which fix.

Each slip is made in the files of a new pack, as `abyss new pack` writes them.
"""

from __future__ import annotations

import pytest

from abyss_rules.catalog import scaffold
from abyss_rules.dsl.fixes import mended
from tests.diagnostics.slips import POWER, TITLE, Change, Slip
from tests.diagnostics.slips_deeds import DEEDS
from tests.diagnostics.slips_heads import HEADS
from tests.diagnostics.slips_lacking import LACKING
from tests.diagnostics.slips_layout import LAYOUT
from tests.diagnostics.slips_sentences import SENTENCES

#: All of them, by what is wrong.
SLIPS: dict[str, Slip] = {**LAYOUT, **HEADS, **LACKING, **SENTENCES, **DEEDS}


@pytest.fixture(scope="module", name="files")
def _files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = scaffold.new_pack("trial", "abyss", where=tmp_path_factory.mktemp("new"))
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.abyss")}


def test_a_new_pack_has_no_slip(files: dict[str, str]) -> None:
    assert Change(files, POWER, POWER).found(files["pearl_diver.abyss"]) == ()


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told_in_the_words_of_authors(files: dict[str, str], slip: Slip) -> None:
    place, new, expected, fixed = slip
    change = Change(files, place, new)
    found = change.found(change.text)
    assert change.told(found) == expected
    made = mended(change.text, change.name, change.found)
    assert made.text == f"{change.before}{fixed or new}{change.behind}"
    assert (made.number > 0) == bool(fixed)


def test_a_capital_letter_hides_nothing_that_is_wrong_in_the_card(files: dict[str, str]) -> None:
    change = Change(files, TITLE, TITLE.replace("lord", "Lord"))
    text = change.text.replace("cost 7", "cots 7").replace("gain 2", "gian 2")
    assert [(one.code, one.help) for one in change.found(text)] == [
        ("A207", "did you mean `lord`?"),
        ("A203", "did you mean `cost`?"),
        ("A202", "did you mean `gain`?"),
    ]
    assert mended(text, change.name, change.found).text == change.before + TITLE + change.behind
