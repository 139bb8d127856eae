"""A pack to be verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.verify.made import PACK


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder in which laws may stand beside that of the pack."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.abyss").write_text(PACK, encoding="utf-8")
    return folder
