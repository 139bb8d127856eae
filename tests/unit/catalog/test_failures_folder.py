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
    # Whoever names it gets it, and whoever puts it into an archive of its own.
    only = tmp_path / "failures.zip"
    with zipfile.ZipFile(only, "w") as packed:
        for file in sorted(found.rglob("*.abyss")):
            packed.write(file, file.relative_to(place).as_posix())
    for path in (found.parent, only):
        (pack,) = ar.check(path, packs=[place]).packs
        assert pack.header.id == "found.failures"
    # One that lies in it again is none of it either.
    with zipfile.ZipFile(only, "a") as packed:
        packed.writestr("abyss-failures/found/abyss-failures/a/pack.abyss", header)
        packed.writestr("abyss-failures/more.abyss", "\n")
    assert ar.check(only, packs=[place]).files == 2


def test_what_lies_there_in_an_archive_is_not_even_read(tmp_path: Path) -> None:
    archive = tmp_path / "my.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.write(written(tmp_path, "my.pack", cards=lord("miner")) / "pack.abyss", "pack.abyss")
        packed.writestr("abyss-failures/found/large.abyss", "#" * (1 << 20))
    assert ar.check(archive).diagnostics == ()
