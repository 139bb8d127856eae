"""What the sources of a ruleset write to the log of a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import abyss_rules as ar

_SOURCE = Path(ar.__file__).parent


def logged(ruleset: str) -> list[tuple[str, int]]:
    """(name, number of values) of every entry that a ruleset and the engine write, each once."""
    files = [
        *(_SOURCE / "rulesets" / ruleset).rglob("*.py"),
        *(_SOURCE / "engine").glob("*.py"),
    ]
    return sorted({entry for path in files for entry in _entries(path)})


def _entries(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="append", value=ast.Attribute(attr="log")),
                args=[ast.Tuple(elts=[name, _seat, *values])],
            ):
                for one in _names(name):
                    yield one, len(values)


def _names(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(name)):
            return [name]
        case ast.IfExp(body=body, orelse=other):
            return [*_names(body), *_names(other)]
    raise AssertionError(ast.dump(node))
