"""What the wheel and the sdist hold. That the installed wheel plays is smoke.py's to show."""

import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both, built once: the wheel out of the sdist, as an index would."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


def _shipped_texts() -> Iterator[str]:
    shipped = (("cards", "*.abyss"), ("grammar", "*.lark"), ("templates", "*.*"))
    for folder, pattern in shipped:
        found = sorted((ROOT / folder).rglob(pattern))
        assert found, f"no {pattern} under {folder}/"
        yield from (path.relative_to(ROOT).as_posix() for path in found)


# One test, since each process that runs a part of the tests would build anew.
def test_wheel_and_sdist_hold_cards_grammar_and_templates(distributions: Path) -> None:
    (wheel,) = distributions.glob("*.whl")
    (sdist,) = distributions.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        in_wheel = set(archive.namelist())
    with tarfile.open(sdist) as archive_:
        in_sdist = {name.partition("/")[2] for name in archive_.getnames()}

    texts = set(_shipped_texts())
    assert {f"abyss_rules/_data/{text}" for text in texts} <= in_wheel
    assert "abyss_rules/py.typed" in in_wheel
    assert not [name for name in in_wheel if name.startswith(("tests/", "docs/"))]

    asked_for = {"CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md"}
    assert texts | asked_for | {"pyproject.toml", "tests/conftest.py", "docs/conf.py"} <= in_sdist
