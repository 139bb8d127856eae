"""Each code's own examples: of the wrong one exactly this code is said, of the right one nothing.

The examples are those of its page, made from the same declaration. What its page says in words is
made by `makers`.
"""

import os
from pathlib import Path

import pytest

from abyss_rules.cli.check import looking
from abyss_rules.dsl.codes import CODES, Code
from abyss_rules.scenarios import collect, run
from abyss_rules.testing.laws import load_laws
from tests.diagnostics.makers import MAKERS, write_files

NAME = "example/cards.abyss"
WRITTEN = [code for code in CODES.values() if not code.in_words]
#: What is said beside a code and belongs to it.
WITH = {"A108": {"A102"}, "A711": {"A517"}}


def codes_of(code: Code, example: str, folder: Path) -> set[str]:
    """What is said of an example."""
    files = code.files(example)
    if len(files) == 1 and not code.played:
        found = looking([], {NAME: code.whole(example).encode()})({}).found
        return {one.code for one in found}
    write_files(folder, files)
    return codes_at(code, folder)


def codes_at(code: Code, path: Path) -> set[str]:
    """What is said of a path, of scenarios by `abyss test`."""
    if not code.played:
        return {one.code for one in looking([path], {})({}).found}
    laws = path / "laws.py"
    collected = collect(path, laws=load_laws(str(laws)) if laws.exists() else ())
    assert collected.diagnostics == ()  # nothing is wrong until it is played
    (scenario,) = collected.scenarios
    return {one.diagnostic.code for one in run(scenario).failures}


@pytest.mark.untraced
@pytest.mark.parametrize("code", WRITTEN, ids=lambda code: code.code)
def test_of_the_wrong_example_exactly_its_code_is_said(code: Code, tmp_path: Path) -> None:
    assert codes_of(code, code.wrong, tmp_path) == {code.code}


@pytest.mark.untraced
@pytest.mark.parametrize("code", WRITTEN, ids=lambda code: code.code)
def test_of_the_right_example_nothing_is_said(code: Code, tmp_path: Path) -> None:
    assert codes_of(code, code.right, tmp_path) == set()
    assert code.example(code.whole(code.right)) == code.right


@pytest.mark.untraced
@pytest.mark.parametrize("code", MAKERS)
def test_what_is_made_wrong_is_told_by_its_code_alone(code: str, tmp_path: Path) -> None:
    if code == "A005" and os.name == "nt":
        pytest.skip("links need a privilege there")
    found = codes_at(CODES[code], MAKERS[code](tmp_path, wrong=True))
    assert found == {code, *WITH.get(code, ())}


@pytest.mark.untraced
@pytest.mark.parametrize("code", MAKERS)
def test_of_what_is_made_right_nothing_is_said(code: str, tmp_path: Path) -> None:
    assert codes_at(CODES[code], MAKERS[code](tmp_path, wrong=False)) == set()


def test_each_code_has_its_pair() -> None:
    assert {code.code for code in CODES.values() if code.in_words} == set(MAKERS)
    for code in CODES.values():
        assert code.wrong
        assert code.right
        assert code.wrong != code.right
