"""The rulesets' folders mirror each other, as the page on adding one says."""

import re
from pathlib import Path

import pytest

from abyss_rules import rulesets

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "abyss_rules"
PAGE = (ROOT / "docs" / "how-to" / "add-a-ruleset.md").read_text(encoding="utf-8")

#: The files that belong to the chapters of one rulebook.
OF_ONE = {
    "abyss": {
        *("exploration.py", "hands.py", "payment.py", "turn_powers.py"),
        *("moves_allies.py", "moves_lords.py", "moves_locations.py"),
    },
    "conspiracy": {"areas.py", "placing.py", "solo.py"},
}


def _files(ruleset: str) -> set[str]:
    folder = PACKAGE / "rulesets" / ruleset
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}


def test_both_have_the_same_files_but_for_the_chapters_of_their_rulebooks() -> None:
    common = [_files(name) - OF_ONE[name] for name in rulesets.NAMES]
    assert common[0] == common[1]


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_the_page_names_every_file_of_a_ruleset(ruleset: str) -> None:
    named = set(re.findall(r"`(?:\w+/)*(\w+\.py)`", PAGE)) | {"__init__.py"}
    assert {Path(file).name for file in _files(ruleset)} <= named


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_what_the_page_wants_outside_the_folder_is_there(ruleset: str) -> None:
    wanted = set(re.findall(r"`((?:cli|agents|testing)/\w+_NAME\.py)`", PAGE))
    assert len(wanted) == 9
    for file in wanted:
        assert (PACKAGE / file.replace("NAME", ruleset)).is_file()


def test_the_steps_of_the_page_are_numbered_in_order() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", PAGE, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
