"""The reference pages that follow from the code are as the code has them."""

import importlib.util
from pathlib import Path

import pytest

from abyss_rules.testing.laws import LAWS
from tests.clauses import known_clauses

ROOT = Path(__file__).resolve().parents[2]
_SPEC = importlib.util.spec_from_file_location("tables", ROOT / "docs" / "tables.py")
assert _SPEC is not None
assert _SPEC.loader is not None
tables = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(tables)


def test_every_clause_has_a_law_or_a_reason_why_not() -> None:
    resting = {clause for law in LAWS for clause in law.clauses}
    known = set(known_clauses())
    assert resting <= known
    assert set(tables.WHY_NO_LAW) == known - resting


@pytest.mark.parametrize("path", tables.PAGES, ids=lambda path: path.name)
def test_a_page_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == tables.PAGES[path](), "run `make tables`"
