"""Each code's own examples: of the wrong one exactly this code is said, of the right one nothing.

The examples are those of its page, made from the same declaration. What cannot be shown as a text
is made by `makers`.
"""

import os
from pathlib import Path

import pytest

from abyss_rules.catalog import packs
from abyss_rules.cli.check import looking
from abyss_rules.dsl.codes import CODES, Code
from abyss_rules.game import vocabularies
from tests.diagnostics.makers import MAKERS, write_files

NAME = "example/cards.abyss"
WRITTEN = [code for code in CODES.values() if code.wrong]
#: What is said beside a code and belongs to it.
WITH = {"A108": {"A102"}, "A711": {"A517"}}
#: What only playing says, or a library that lacks words, and where that is tested.
PLAYED = {
    "A608": "tests/unit/dsl",
    "A808": "tests/unit/scenarios",
    "A851": "tests/unit/scenarios",
    "A852": "tests/unit/scenarios",
    "A853": "tests/unit/scenarios",
    "A854": "tests/unit/scenarios",
}


def codes_of(code: Code, example: str, folder: Path) -> set[str]:
    """What is said of an example."""
    files = code.files(example)
    if len(files) == 1:
        found = looking([], {NAME: code.whole(example).encode()})({}).found
    else:
        write_files(folder, files)
        found = looking([folder], {})({}).found
    return {one.code for one in found}


@pytest.mark.untraced
@pytest.mark.parametrize("code", WRITTEN, ids=lambda code: code.code)
def test_of_the_wrong_example_exactly_its_code_is_said(code: Code, tmp_path: Path) -> None:
    assert codes_of(code, code.wrong, tmp_path) == {code.code}


@pytest.mark.untraced
@pytest.mark.parametrize("code", WRITTEN, ids=lambda code: code.code)
def test_of_the_right_example_nothing_is_said(code: Code, tmp_path: Path) -> None:
    assert code.right
    assert codes_of(code, code.right, tmp_path) == set()
    assert code.example(code.whole(code.right)) == code.right


@pytest.mark.untraced
@pytest.mark.parametrize("code", MAKERS)
def test_what_is_made_wrong_is_told_by_its_code_alone(code: str, tmp_path: Path) -> None:
    if code == "A005" and os.name == "nt":
        pytest.skip("links need a privilege there")
    found = packs.check(MAKERS[code](tmp_path, wrong=True), vocabularies()).diagnostics
    assert {one.code for one in found} == {code, *WITH.get(code, ())}


@pytest.mark.untraced
@pytest.mark.parametrize("code", MAKERS)
def test_of_what_is_made_right_nothing_is_said(code: str, tmp_path: Path) -> None:
    assert packs.check(MAKERS[code](tmp_path, wrong=False), vocabularies()).diagnostics == ()


def test_each_code_has_its_pair() -> None:
    written = {code.code for code in WRITTEN}
    assert written | set(MAKERS) | set(PLAYED) == set(CODES)
    assert not written & set(MAKERS)
    assert not (written | set(MAKERS)) & set(PLAYED)
