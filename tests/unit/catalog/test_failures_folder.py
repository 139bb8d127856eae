"""What breaks a law is written with headers of its own, and does not spoil the pack it lies in."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import abyss_rules as ar
from tests.unit.catalog.folders import lord, written

if TYPE_CHECKING:
    from pathlib import Path


def test_it_lies_in_a_pack_and_is_none_of_it(tmp_path: Path) -> None:
    place = written(tmp_path, "my.pack", cards=lord("miner"))
    found = place / "abyss-failures" / "found"
    found.mkdir(parents=True)
    header = "pack found.failures { format 1; ruleset abyss; needs my.pack; }\n"
    (found / "pack.abyss").write_text(header, encoding="utf-8")
    archive = tmp_path / "my.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for file in sorted(place.rglob("*.abyss")):
            packed.write(file, file.relative_to(place).as_posix())
    for path in (place, archive):
        assert [card.id for card in ar.load_pack(path).cards] == ["miner"]
        assert ar.check(path).diagnostics == ()
    # Whoever names it gets it.
    (pack,) = ar.check(found.parent, packs=[place]).packs
    assert pack.header.id == "found.failures"
