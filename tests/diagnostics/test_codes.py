"""Each code with a bad card and exactly what is said of it: ``A101.abyss`` and ``A101.txt``."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from abyss_rules.catalog import packs
from abyss_rules.dsl.codes import CODES, GROUPS, reference
from abyss_rules.dsl.diagnostics import Diagnostic, render
from abyss_rules.model.vocabulary import Operand, Verb, Vocabulary
from abyss_rules.rulesets.abyss.vocabulary import WORDS

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "reference" / "diagnostics.md"

_SURGE = Verb("surge", "surge", (Operand("n", "Count"),), "Rise.", "", "rise")
VOCABULARIES = {
    "abyss": WORDS.vocabulary(),
    "tides": Vocabulary("tides", (), (), (), (_SURGE,), (), (), (), (), ()),
}
#: Codes of files that cannot be shown as a text; `broken_file` makes them.
FILE_CODES = ("A001", "A002", "A003", "A004", "A005", "A006", "A108")


def broken_file(code: str, folder: Path) -> Path:
    """Something in the folder of which the code is said."""
    header = "pack my.pack { format 1; ruleset abyss; }\n"
    file = folder / "my.abyss"
    match code:
        case "A001":
            return folder / "missing.abyss"
        case "A002":
            file.write_bytes(b"# caf\xe9\n")
        case "A003":
            file.write_bytes(b"# \0\n")
        case "A004":
            file.write_text(header + "#" * (1 << 20), encoding="utf-8")
        case "A005":
            (folder / "my.abyss").write_text(header, encoding="utf-8")
            (folder / "more.abyss").symlink_to(Path(os.devnull))
            return folder
        case "A006":
            return folder
        case "A108":
            file.write_text(header + 'lord a "A" { gain 1 pearl }\n' * 200, encoding="utf-8")
    return file


def told(found: Iterable[Diagnostic], folder: Path) -> str:
    """What a person reads, the files named as in their folder."""
    text = "\n\n".join(render(diagnostic) for diagnostic in found) + "\n"
    return text.replace(f"{folder.as_posix()}/", "").replace(folder.as_posix(), "pack")


@pytest.mark.parametrize("code", sorted(set(CODES) - set(FILE_CODES)))
def test_a_bad_card_is_told_as_expected(code: str, tmp_path: Path) -> None:
    shutil.copy(HERE / f"{code}.abyss", tmp_path)
    found = packs.check(tmp_path / f"{code}.abyss", VOCABULARIES).diagnostics
    assert code in {diagnostic.code for diagnostic in found}
    assert told(found, tmp_path) == expected(code, told(found, tmp_path))


@pytest.mark.parametrize("code", FILE_CODES)
def test_a_bad_file_is_told_as_expected(code: str, tmp_path: Path) -> None:
    if code == "A005" and os.name == "nt":
        pytest.skip("links need a privilege there")
    found = packs.check(broken_file(code, tmp_path), VOCABULARIES).diagnostics[-1:]
    assert [diagnostic.code for diagnostic in found] == [code]
    assert told(found, tmp_path) == expected(code, told(found, tmp_path))


def expected(code: str, actual: str) -> str:
    """What is stored, or with ABYSS_UPDATE set what is said now, stored from then on."""
    file = HERE / f"{code}.txt"
    if os.environ.get("ABYSS_UPDATE"):
        file.write_text(actual, encoding="utf-8")
    return file.read_text(encoding="utf-8")


def test_no_file_is_left_of_a_code_that_is_gone() -> None:
    assert {file.stem for file in HERE.glob("A*.*")} == set(CODES)


def test_codes_stand_in_their_groups_and_in_order() -> None:
    assert list(CODES) == sorted(CODES)
    assert {code[:2] for code in CODES} == set(GROUPS)


def test_the_reference_page_is_that_of_the_table() -> None:
    if os.environ.get("ABYSS_UPDATE"):
        PAGE.write_text(reference(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == reference()
