"""Who may import whom: the table of the architecture page, enforced on the syntax trees.

An import counts wherever it stands: in a function, for the type checker only, or by name through
`importlib.import_module`. Only the search for circles leaves out those for the type checker.
"""

import ast
import graphlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "abyss_rules"
SOURCE = ROOT / "src" / PACKAGE
PAGE = ROOT / "docs" / "explanation" / "architecture.md"

# From the bottom up. `api` is the package itself: src/abyss_rules/__init__.py.
MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "model": {"errors"},
    "dsl": {"errors", "model"},
    "catalog": {"errors", "model", "dsl"},
    "engine": {"errors", "model"},
    "rulesets": {"errors", "model", "engine"},
    "game": {"errors", "model", "catalog", "engine", "rulesets"},
    "formats": {"errors", "model", "dsl", "catalog", "engine", "rulesets", "game"},
    "agents": {"errors", "model", "engine", "rulesets", "game"},
}
MAY_IMPORT["api"] = {*MAY_IMPORT, "scenarios"}
MAY_IMPORT["testing"] = set(MAY_IMPORT)
MAY_IMPORT["scenarios"] = set(MAY_IMPORT) - {"agents", "api"}
MAY_IMPORT["verify"] = set(MAY_IMPORT)
MAY_IMPORT["cli"] = set(MAY_IMPORT)
# Loaded by Pygments and by `make tables` only.
MAY_IMPORT["highlighting"] = {"errors", "model", "dsl", "catalog", "engine", "rulesets"}


def _module(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {_module(path): path for path in sorted(SOURCE.rglob("*.py"))}


def _layer(module: str) -> str:
    name = module.split(".")[1] if "." in module else "api"
    return "cli" if name == "__main__" else name


def _existing(name: str) -> str:
    """The module that a dotted name belongs to: the name may end in a class or a function."""
    while name not in MODULES:
        name = name.rpartition(".")[0]
    return name


def _absolute(node: ast.ImportFrom, module: str) -> str:
    if not node.level:
        return node.module or ""
    is_package = MODULES[module].name == "__init__.py"
    parts = module.split(".")
    kept = parts[: len(parts) - node.level + is_package]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _named(node: ast.AST, module: str) -> Iterator[str]:
    """The dotted names that a syntax node imports, ours or not."""
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(names=names):
            origin = _absolute(node, module)
            yield from (f"{origin}.{alias.name}" for alias in names)
        case ast.Call(
            func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            yield f"{module}{name}" if name.startswith(".") else name


def _without_types(tree: ast.AST) -> Iterator[ast.AST]:
    left = [tree]
    while left:
        node = left.pop()
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                continue
        yield node
        left += ast.iter_child_nodes(node)


@cache
def _imports(module: str, *, with_types: bool = True) -> tuple[tuple[int, str], ...]:
    """Line and module of every import of ours in `module`."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    return tuple(
        (getattr(node, "lineno", 0), _existing(name))
        for node in (ast.walk(tree) if with_types else _without_types(tree))
        for name in _named(node, module)
        if name.split(".")[0] == PACKAGE
    )


def test_a_module_imports_only_what_its_layer_may() -> None:
    unknown = {_layer(module) for module in MODULES} - set(MAY_IMPORT)
    assert not unknown, f"these have no row in the table of {PAGE.name}: {unknown}"
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {_layer(module)} may not import {target}"
        for module, path in MODULES.items()
        for line, target in _imports(module)
        if _layer(target) not in {_layer(module), *MAY_IMPORT[_layer(module)]}
    ]
    assert not wrong, "\n".join(wrong)


def test_rulesets_do_not_know_each_other() -> None:
    wrong = [
        f"{module}:{line}: imports {target}"
        for module in MODULES
        for line, target in _imports(module)
        if _layer(module) == _layer(target) == "rulesets"
        and len(target.split(".")) > 2  # the package `rulesets` itself is common ground
        and len(module.split(".")) > 2
        and module.split(".")[2] != target.split(".")[2]
    ]
    assert not wrong, "\n".join(wrong)


def test_agents_know_a_ruleset_by_its_views_only() -> None:
    wrong = [
        f"{module}:{line}: imports {target}"
        for module in MODULES
        if _layer(module) == "agents"
        for line, target in _imports(module)
        if _layer(target) == "rulesets" and not target.rpartition(".")[2].startswith("view")
    ]
    assert not wrong, "\n".join(wrong)


def test_modules_import_in_no_circle() -> None:
    graph = {
        module: {t for _, t in _imports(module, with_types=False) if t != module}
        for module in MODULES
    }
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        pytest.fail("circle: " + " -> ".join(error.args[1]))


def _rows_of_the_page() -> dict[str, set[str]]:
    rows: dict[str, set[str]] = {}
    in_table = False
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if [cell.lower() for cell in cells] == ["package", "purpose", "may import"]:
            in_table = True
        elif in_table and not line.lstrip().startswith("|"):
            break
        elif in_table and len(cells) == 3 and set(line) - set("|-: "):
            (name,) = re.findall(r"`([a-z_]+)`", cells[0])
            rows[name] = set(re.findall(r"`([a-z_]+)`", cells[2]))
            assert rows[name] or cells[2] == "nothing", f"no package named in: {line}"
    return rows


def test_the_architecture_page_has_the_same_table() -> None:
    assert _rows_of_the_page() == MAY_IMPORT
