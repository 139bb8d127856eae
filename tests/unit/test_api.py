"""What `import abyss_rules` gives: the public names, each loaded when it is first used."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import abyss_rules as ar

SOURCE = Path(ar.__file__)


def test_the_public_names_are_sorted_and_exist() -> None:
    assert ar.__all__ == sorted(ar.__all__)
    for name in ar.__all__:
        assert getattr(ar, name) is not None
    assert dir(ar) == ar.__all__


def test_what_functions_of_packs_take_and_give_has_a_name(tmp_path: Path) -> None:
    report = ar.check(tmp_path)
    assert isinstance(report, ar.Report)
    assert [type(one) for one in report.diagnostics] == [ar.Diagnostic]
    base = ar.load_pack("abyss.base")
    assert isinstance(base, ar.Pack)
    assert all(isinstance(one, ar.PackLike) for one in (base, "abyss.base", tmp_path))


def test_the_fields_of_a_view_are_known_where_its_class_is_named() -> None:
    view: ar.AbyssView = ar.new_game("abyss").view(0)
    other: ar.ConspiracyView = ar.new_game("conspiracy").view(0)
    assert (type(view), type(other)) == (ar.AbyssView, ar.ConspiracyView)
    assert (view.threat, len(other.players)) == (1, 2)
    with pytest.raises(AttributeError, match="trak"):
        _ = view.trak  # type: ignore[attr-defined]  # that is the test


def test_the_names_for_the_type_checker_are_those_loaded() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    typed = {
        alias.asname or alias.name: (node.module or "").removeprefix("abyss_rules.")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("abyss_rules.")
        for alias in node.names
    }
    assert typed == {name: module for name, module in ar._MODULE.items() if name != "__version__"}
    assert set(typed) | {"__version__"} == set(ar.__all__)


def test_a_name_that_does_not_exist_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        _ = ar.colour  # type: ignore[attr-defined]  # that is the test


def _loaded(program: str) -> set[str]:
    report = f"{program}\nimport sys\nprint(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", report], check=True, capture_output=True, text=True)
    return set(run.stdout.split())


def test_the_import_loads_nothing_heavy() -> None:
    loaded = _loaded("import abyss_rules")
    assert not loaded & {"lark", "cattrs", "rich", "click", "attr"}


def test_the_facade_loads_neither_lark_nor_cattrs_nor_rich() -> None:
    loaded = _loaded("import abyss_rules\nabyss_rules.new_game\nabyss_rules.from_json")
    assert not loaded & {"lark", "cattrs", "rich", "click"}


def test_errors_have_one_base_and_tell_each_other_apart() -> None:
    kinds = [getattr(ar, name) for name in ar.__all__ if name.endswith("Error")]
    assert all(issubclass(kind, ar.AbyssError) for kind in kinds)
    assert issubclass(ar.WrongSeatError, ar.IllegalError)
    assert not issubclass(ar.UnknownError, ar.IllegalError)
    assert not issubclass(ar.UnreadableError, ar.IllegalError)
