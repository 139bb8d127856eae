"""Which clauses the rules have, and where tests and code cite them.

A test cites with `@pytest.mark.clause("A6.3", "A6.4")`, or with `@clause(...)` from here; code
cites in a comment or docstring (`# A6.3: lowest Ally paid is affiliated`), a scenario of the cards
in a comment inside it. All are read from the files, without running anything, so that the hygiene
test and the table in the docs agree.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLAUSES_FILE = ROOT / "tests" / "rules" / "clauses.txt"

clause = pytest.mark.clause

#: A scenario in the layout that all card files have: its name, and what stands in its braces.
_SCENARIO = re.compile(r'^scenario "([^"\n]*)".*?\{$(.*?)^\}', re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"#.*")
_CLAUSE = re.compile(r"\b[A-Z]\d+(?:\.(?:\d+|[a-z_]+))?\b")


def known_clauses() -> dict[str, str]:
    """The clauses in the order of the rules, each with its subject in a few words."""
    lines = CLAUSES_FILE.read_text(encoding="utf-8").splitlines()
    rows = (line.split(maxsplit=1) for line in lines if line and not line.startswith("#"))
    return dict(rows)  # a clause without a subject raises here


def cited_by_tests() -> dict[str, list[str]]:
    """For each clause cited by a mark: the tests (`tests/rules/test_x.py::name`) that carry it."""
    cited: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        place = path.relative_to(ROOT).as_posix()
        for name, test in _marked(tree, place):
            cited.setdefault(name, []).append(test)
    for name, scenario in _in_scenarios():
        cited.setdefault(name, []).append(scenario)
    return cited


def _in_scenarios() -> Iterator[tuple[str, str]]:
    """Each clause that a scenario's comments name, with the scenario: ``cards/x.abyss::name``."""
    for path in sorted((ROOT / "cards").rglob("*.abyss")):
        place = path.relative_to(ROOT).as_posix()
        for title, body in _SCENARIO.findall(path.read_text(encoding="utf-8")):
            comments = " ".join(_COMMENT.findall(body))
            for name in dict.fromkeys(_CLAUSE.findall(comments)):
                yield name, f"{place}::{title}"


def cited_by_code() -> dict[str, list[str]]:
    """For each known clause that a file of `src/` mentions: those files."""
    known = known_clauses()
    cited: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for name in sorted(set(_CLAUSE.findall(path.read_text(encoding="utf-8")))):
            if name in known:
                cited.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return cited


def _marked(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    """Each clause named by a mark at or below `node`, with the innermost test around it."""
    for child in ast.iter_child_nodes(node):
        inner = place
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = f"{place}::{child.name}"
        elif isinstance(child, ast.Call) and _is_clause_mark(child.func):
            for argument in child.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, place
        yield from _marked(child, inner)


def _is_clause_mark(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "clause" and ast.unparse(function).endswith("mark.clause")
    return isinstance(function, ast.Name) and function.id == "clause"
