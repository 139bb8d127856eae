"""The versions that files name."""

import tomllib
from pathlib import Path

import abyss_rules as ar
from abyss_rules.model.versions import LIBRARY

ROOT = Path(__file__).resolve().parents[3]


def test_the_version_in_saved_games_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == LIBRARY == ar.__version__
