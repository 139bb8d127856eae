"""What `abyss_rules.testing` gives: its names, loaded when they are first used, and the fixture."""

from __future__ import annotations

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import abyss_rules.testing as package
from abyss_rules.errors import AbyssError
from abyss_rules.testing import check_law

ROOT = Path(__file__).resolve().parents[3]
SOURCE = Path(package.__file__)


def test_the_public_names_are_sorted_and_exist() -> None:
    order = sorted(package.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    assert package.__all__ == order
    for name in package.__all__:
        assert getattr(package, name) is not None
    assert set(package.__all__) <= set(dir(package))


def test_the_names_for_the_type_checker_are_those_loaded() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    start = "abyss_rules.testing."
    typed = {
        alias.name: (node.module or "").removeprefix(start)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(start)
        for alias in node.names
    }
    assert typed == package._MODULE
    assert set(typed) == set(package.__all__)


def test_a_name_that_does_not_exist_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        _ = package.colour  # type: ignore[attr-defined]  # that is the test


def test_no_module_hides_the_name_that_it_gives() -> None:
    import importlib

    for name in ("packs", "cards"):
        importlib.import_module(f"abyss_rules.testing.{name}")
        assert callable(getattr(package, name))


def _run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_laws_need_no_hypothesis() -> None:
    program = (
        "import sys\nsys.modules['hypothesis'] = None\n"
        "import abyss_rules.testing as t\n"
        "t.check_law(t.laws_for('abyss', 'step'), examples=1, most=3); t.walk, t.shrunk\n"
        "try:\n    t.games\nexcept ImportError as error:\n    print(error)"
    )
    assert _run(program) == ("abyss_rules.testing.games needs hypothesis: pip install hypothesis")


def test_what_is_missing_is_an_error_of_the_library_too() -> None:
    error = package.MissingError("games", "hypothesis")
    assert isinstance(error, AbyssError)
    assert isinstance(error, ImportError)
    assert error.name == "hypothesis"


@pytest.mark.untraced
def test_the_law_of_the_guide_about_an_answer_holds_as_often_as_it_is_asked() -> None:
    laws = runpy.run_path(str(ROOT / "docs" / "examples" / "test_my_laws.py"))
    assert check_law(laws["the_threat_rises_by_one"], "abyss", examples=50)


@pytest.mark.untraced
def test_the_example_of_the_guide_passes_with_the_numbers_of_the_command_line(
    tmp_path: Path,
) -> None:
    example = ROOT / "docs" / "examples" / "test_my_laws.py"
    copy = tmp_path / example.name
    copy.write_text(example.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "conftest.py").write_text(
        'pytest_plugins = ["abyss_rules.testing.plugin"]\n', encoding="utf-8"
    )
    (tmp_path / "test_numbers.py").write_text(
        "def test_numbers(check_law):\n"
        '    assert check_law.keywords == {"examples": 3, "seed": 9}\n',
        encoding="utf-8",
    )
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *("--rootdir", str(tmp_path), "--abyss-examples", "3", "--abyss-seed", "9"),
            str(tmp_path),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 passed" in done.stdout


@pytest.mark.untraced
def test_the_fixture_needs_no_conftest_if_the_plugin_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_numbers.py").write_text(
        "def test_numbers(check_law):\n    assert check_law.keywords['examples'] == 4\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *("-p", "abyss_rules.testing.plugin", "--rootdir", str(tmp_path)),
            *("--abyss-examples", "4", str(tmp_path)),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
