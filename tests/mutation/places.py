"""Where the code could be changed for a mutant, and which of those places tell nothing."""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from attrs import frozen

ROOT = Path(__file__).resolve().parents[2]

#: What mutants are drawn from: the engine, the rulesets, and the checker of cards.
WHERE = ("engine/**/*.py", "rulesets/**/*.py", "dsl/check_*.py")

#: Calls whose arguments are sentences for people: what a message says is not what is tested here.
MESSAGES = {"fail", "report", "show", "hint", "counted", "did_you_mean", "shortened"}

#: Operators of cosmic-ray that tell nothing here. A variable's name put in for another one, or
#: into a sum, is nearly always caught at once by the first test; decorators register words and
#: values, so that without one nothing can even be imported.
LEFT_OUT = {"VariableReplacer", "VariableInserter", "RemoveDecorator", "ExceptionReplacer"} | {
    # small whole numbers and the values of a table are equal when they are the same object
    f"ReplaceComparisonOperator_{pair}"
    for pair in ("Eq_Is", "Is_Eq", "NotEq_IsNot", "IsNot_NotEq")
}

#: Half-open: ((line, column), (line, column)), lines from 1, columns from 0.
Span = tuple[tuple[int, int], tuple[int, int]]


@frozen(order=True)
class Mutant:
    """One change of the code: the operator's occurrence in a file, and the place it changes."""

    file: str
    line: int
    column: int
    operator: str
    occurrence: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column + 1} {self.operator} {self.occurrence}"


def files() -> list[Path]:
    """The files that mutants are drawn from, in order."""
    source = ROOT / "src" / "abyss_rules"
    return sorted(path for pattern in WHERE for path in source.glob(pattern))


def silent(text: str) -> list[Span]:
    """The places of a module that are no behaviour: annotations, messages and type aliases."""
    lines = text.splitlines()
    return [
        _span(part, lines) for node in ast.walk(ast.parse(text)) for part in _silent_parts(node)
    ]


def _silent_parts(node: ast.AST) -> list[ast.AST]:
    """What of a node tells nothing."""
    parts: list[ast.AST | None] = []
    match node:
        case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation):
            parts = [annotation]
        case ast.FunctionDef(returns=returns):
            parts = [returns]
        case ast.Raise(exc=ast.Call(args=args)):
            parts = [*args]
        case ast.Call(args=args, keywords=keywords) if _called(node) in MESSAGES:
            parts = [*args, *(keyword.value for keyword in keywords)]
        case ast.Call(args=[first, *_]) if _called(node) == "cast":
            parts = [first]
        case ast.keyword(arg="strict", value=value):  # of zip: it guards against ourselves
            parts = [value]
        case ast.JoinedStr() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            parts = [node]
        case ast.Assign() if _is_alias(node):
            parts = [node]
    return [part for part in parts if part is not None]


def _called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_alias(node: ast.Assign) -> bool:
    """Whether an assignment at the top of a module names a type: ``Things = tuple[int, ...]``."""
    target = node.targets[0]
    return (
        node.col_offset == 0
        and isinstance(node.value, ast.Subscript | ast.BinOp)
        and isinstance(target, ast.Name)
        and target.id[:1].isupper()
        and not target.id.isupper()
    )


def _span(node: Any, lines: list[str]) -> Span:  # noqa: ANN401  # any node with a place
    """The place of a node; ``ast`` counts columns in bytes, and what is mutated in characters."""

    def characters(line: int, column: int) -> tuple[int, int]:
        return line, len(lines[line - 1].encode()[:column].decode())

    return (
        characters(node.lineno, node.col_offset),
        characters(node.end_lineno, node.end_col_offset),
    )


def mutants(path: Path) -> Iterator[Mutant]:
    """All mutants of a file, in the order of their places."""
    text = path.read_text(encoding="utf-8")
    skipped = silent(text)
    nodes = list(import_module("cosmic_ray.ast").ast_nodes(_tree(text)))
    name = path.relative_to(ROOT).as_posix()
    for operator in operators():
        occurrence = -1
        for node in nodes:
            for (line, column), _stop in operators()[operator].mutation_positions(node):
                occurrence += 1
                if not any(low <= (line, column) < high for low, high in skipped):
                    yield Mutant(name, line, column, operator, occurrence)


def draw(number: int, seed: int, among: Sequence[Path] = ()) -> list[Mutant]:
    """So many mutants of these files, else of all; the same for the same seed and code.

    First a place in the code is drawn and then what becomes of it: an operator that can be
    replaced by ten others has no greater part than a number.
    """
    by_place: dict[tuple[str, int, int], list[Mutant]] = defaultdict(list)
    for path in among or files():
        for mutant in mutants(path):
            by_place[mutant.file, mutant.line, mutant.column].append(mutant)
    chance = random.Random(seed)
    places = chance.sample(sorted(by_place), min(number, len(by_place)))
    return [chance.choice(sorted(by_place[place])) for place in places]


def mutated(mutant: Mutant) -> str:
    """The text of the mutant's file with its change."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    operator = operators()[mutant.operator]
    changed: str | None = import_module("cosmic_ray.mutating").mutate_code(
        text, operator, mutant.occurrence
    )
    assert changed is not None
    assert changed != text, str(mutant)
    return changed


_OPERATORS: dict[str, Any] = {}


def operators() -> dict[str, Any]:
    """The operators by their names: those of cosmic-ray that are of use here."""
    if not _OPERATORS:
        provider = import_module("cosmic_ray.operators.provider").OperatorProvider()
        for name in sorted(set(provider) - LEFT_OUT):
            if not provider[name].arguments():
                _OPERATORS[name] = provider[name]()
        _OPERATORS["DropStatement"] = _drop_statement()
    return _OPERATORS


def _tree(text: str) -> Any:  # noqa: ANN401  # a tree of parso, which has no types
    return import_module("cosmic_ray.ast").get_ast(text)


def _drop_statement() -> Any:  # noqa: ANN401  # as _tree
    """An operator that cosmic-ray lacks: a call, or a change of what is there, is left out."""
    base: Any = import_module("cosmic_ray.operators.operator").Operator
    parse: Any = import_module("parso").parse

    class DropStatement(base):  # type: ignore[misc]  # cosmic-ray has no types
        """Puts ``pass`` in the place of a statement that stands for its effect."""

        def mutation_positions(self, node: Any) -> Iterator[Span]:  # noqa: ANN401  # as _tree
            if node.type == "simple_stmt" and _has_effect(node.children[0]):
                yield node.start_pos, node.end_pos

        def mutate(self, node: Any, _index: int) -> Any:  # noqa: ANN401  # as _tree
            prefix = node.get_first_leaf().prefix
            (dropped,) = parse("pass\n").children[:1]
            dropped.get_first_leaf().prefix = prefix
            return dropped

        @classmethod
        def examples(cls) -> tuple[()]:
            return ()

    return DropStatement()


def _has_effect(node: Any) -> bool:  # noqa: ANN401  # as _tree
    """A call as a statement, or an assignment to an attribute, an entry, or with ``+=``."""
    if node.type in ("atom_expr", "power"):
        return bool(node.children[-1].type == "trailer" and node.children[-1].children[0] == "(")
    if node.type != "expr_stmt" or len(node.children) < 2:
        return False
    target, sign = node.children[:2]
    return target.type in ("atom_expr", "power") or sign.type == "augassign"
