"""Texts of anybody's as people see them: clean, in a line, never long."""

import pytest

from abyss_rules.engine.lines import clean, in_a_line
from abyss_rules.model.letters import unseen


@pytest.mark.parametrize("text", ["a b\tc\nd", "\u00e9\u03a9\u00a0x", "\u2764\ufe0f", "\U0001f419"])
def test_what_people_see_is_left_as_it_is(text: str) -> None:
    assert clean(text) == text
    assert unseen(text) == -1


@pytest.mark.parametrize("letter", [*"\x1b\u200b\u202e\u2028\u3164\u2800\ufe0f\ue000\u0378\udc80"])
def test_what_nobody_sees_is_shown_as_an_escape(letter: str) -> None:
    """Of fillers, marks without a sign before them and what no font has, too."""
    text = f"a{letter}b"
    assert unseen(text) == 1
    assert clean(text) == f"a{letter.encode('unicode_escape').decode()}b"


def test_a_line_has_what_stands_after_it_however_long_it_is() -> None:
    line = in_a_line("no\n " * 1000, " (there)")
    assert len(line) == 500
    assert line.startswith("no no")
    assert line.endswith("... (there)")
