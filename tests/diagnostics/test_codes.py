"""Each code with bad cards and exactly what is said of them: ``A101.abyss`` and ``A101.txt``."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from abyss_rules.catalog import packs
from abyss_rules.dsl.codes import CODES, GROUPS, Code
from abyss_rules.dsl.codes.page import lines, markdown, plain
from abyss_rules.dsl.diagnostics import Diagnostic, render
from abyss_rules.model.vocabulary import Operand, Verb, Vocabulary
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.diagnostics.makers import MAKERS

HERE = Path(__file__).parent

_SURGE = Verb("surge", "surge", (Operand("n", "Count"),), "Rise.", "")
VOCABULARIES = {
    "abyss": WORDS.vocabulary(),
    "tides": Vocabulary("tides", (), (), (), (_SURGE,), (), (), (), (), ()),
}
CASES = sorted(file.stem for file in HERE.glob("A*.abyss"))
#: What is said of whole files, of which there is no text to be stored.
FILE_CODES = ("A001", "A002", "A003", "A004", "A005", "A006", "A108")


def told(found: Iterable[Diagnostic], folder: Path) -> str:
    """What a person reads, the files named as in their folder."""
    text = "\n\n".join(render(diagnostic) for diagnostic in found) + "\n"
    return text.replace(f"{folder.as_posix()}/", "").replace(folder.as_posix(), "pack")


@pytest.mark.untraced
@pytest.mark.parametrize("code", CASES)
def test_a_bad_card_is_told_as_expected(code: str, tmp_path: Path) -> None:
    shutil.copy(HERE / f"{code}.abyss", tmp_path)
    found = packs.check(tmp_path / f"{code}.abyss", VOCABULARIES).diagnostics
    assert code in {diagnostic.code for diagnostic in found}
    assert told(found, tmp_path) == expected(code, told(found, tmp_path))


@pytest.mark.untraced
@pytest.mark.parametrize("code", FILE_CODES)
def test_a_bad_file_is_told_as_expected(code: str, tmp_path: Path) -> None:
    if code == "A005" and os.name == "nt":
        pytest.skip("links need a privilege there")
    found = packs.check(MAKERS[code](tmp_path, wrong=True), VOCABULARIES).diagnostics[-1:]
    assert [diagnostic.code for diagnostic in found] == [code]
    assert told(found, tmp_path) == expected(code, told(found, tmp_path))


def expected(code: str, actual: str) -> str:
    """What is stored, or with ABYSS_UPDATE set what is said now, stored from then on."""
    file = HERE / f"{code}.txt"
    if os.environ.get("ABYSS_UPDATE"):
        file.write_text(actual, encoding="utf-8")
    return file.read_text(encoding="utf-8")


def test_no_file_is_left_of_a_code_that_is_gone() -> None:
    assert {*CASES, *FILE_CODES} == {file.stem for file in HERE.glob("A*.*")}
    assert set(CASES) <= set(CODES)


def test_no_page_is_left_of_a_code_that_is_gone() -> None:
    pages = HERE.parents[1] / "docs" / "reference" / "diagnostics"
    assert {page.stem for page in pages.iterdir()} == set(CODES)


def test_codes_stand_in_their_groups_and_in_order() -> None:
    assert list(CODES) == sorted(CODES)
    assert {code[:2] for code in CODES} == set(GROUPS)


@pytest.mark.parametrize("code", CODES.values(), ids=lambda code: code.code)
class TestPages:
    def test_a_page_says_what_it_is_and_why(self, code: Code) -> None:
        page = markdown(code)
        for part in (code.title, code.means, code.why):
            assert part
            assert part in page
            assert part in plain(code)
        for head, text in (("Wrong", code.wrong), ("Right", code.right), ("Fix", code.mend)):
            assert (f"\n## {head}\n" in page) == bool(text)
        for example in (code.wrong, code.right):
            assert all(text in page for _, text, _ in code.blocks(example))

    def test_sentences_end_as_such(self, code: Code) -> None:
        for text in (code.means, code.why, code.mend):
            assert not text or text[-1] in ".!?"
        assert code.title[-1] not in ".!"

    def test_a_terminal_gets_the_same_in_lines(self, code: Code) -> None:
        kinds = {kind for kind, _ in lines(code)}
        assert kinds <= {"title", "head", "text", "code", ""}
        assert ("code" in kinds) != code.in_words
