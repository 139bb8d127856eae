"""What mutants are drawn from: behaviour, not the words around it."""

from __future__ import annotations

import pytest

from tests.mutation.places import ROOT, draw, files, mutated, silent

MODULE = """
from typing import cast

Pair = tuple[int, int]
LIMIT = 3


def f(x: int | None = 1) -> int | str:
    y: int | None = x
    if x is None:
        raise ValueError(f"{x + 1} is " + "none")
    fail("here", x + 2)
    for a, b in zip([1], [2], strict=True):
        y = a + b
    return cast("int | None", y) or 7
"""


def _told(text: str) -> set[str]:
    """The parts of a text on one line that are left out."""
    lines = text.splitlines()
    return {
        lines[start[0] - 1][start[1] : stop[1]]
        for start, stop in silent(text)
        if start[0] == stop[0]
    }


def test_words_and_types_are_left_out_and_behaviour_is_not() -> None:
    assert _told(MODULE) == {
        "Pair = tuple[int, int]",
        "int | None",
        "int | str",
        'f"{x + 1} is " + "none"',
        'f"{x + 1} is "',
        '"here"',
        "x + 2",
        "True",
        '"int | None"',
    }


def test_engine_rulesets_and_checker_are_drawn_from() -> None:
    names = {path.relative_to(ROOT / "src" / "abyss_rules").as_posix() for path in files()}
    assert {"engine/loop.py", "rulesets/abyss/payment.py", "dsl/check_acts.py"} <= names
    assert not {name for name in names if name.startswith(("cli/", "game/", "dsl/english"))}


def test_draw_is_the_same_for_the_same_seed_and_each_mutant_differs() -> None:
    pytest.importorskip("cosmic_ray", reason="only who tries mutants installs cosmic-ray")
    one = [path for path in files() if path.name == "payment.py"]  # all of them take a minute
    drawn = draw(5, seed=3, among=one)
    assert drawn == draw(5, seed=3, among=one)
    assert len(drawn) == 5
    assert all(mutated(m) != (ROOT / m.file).read_text(encoding="utf-8") for m in drawn)
