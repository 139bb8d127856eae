"""Packs are checked as they are played: with those beside them and those that they need."""

from __future__ import annotations

from pathlib import Path

import abyss_rules as ar
from tests.unit.catalog.folders import lord, written

# --- what the checker says ------------------------------------------------------------------------


def test_a_pack_is_checked_as_it_is_played(tmp_path: Path) -> None:
    folder = written(tmp_path, "my.pack", "removes slavre;", lord("keeper"))
    found = ar.check(folder).diagnostics
    marked = [one.source[one.column - 1 : one.end_column - 1] for one in found]
    assert [one.code for one in found] == ["A707", "A705"]
    assert marked == ["slavre", "keeper"]
    assert found[0].source.startswith("pack my.pack {")
    assert found[0].file == f"{folder}/pack.abyss"


def test_packs_in_one_folder_know_each_other(tmp_path: Path) -> None:
    written(tmp_path, "a.one", "needs b.two; removes pirate;")
    written(tmp_path, "b.two", cards=lord("pirate"))
    assert ar.check(tmp_path).diagnostics == ()
    (found,) = ar.check(tmp_path / "a.one").diagnostics
    assert (found.code, found.help) == ("A701", "name it too, with `--pack PATH` or `packs=[…]`")
    assert ar.check(tmp_path / "a.one", packs=[tmp_path / "b.two"]).diagnostics == ()


def test_packs_in_one_folder_that_do_not_need_each_other_are_not_played_together(
    tmp_path: Path,
) -> None:
    written(tmp_path, "a.one", cards=lord("pirate"))
    written(tmp_path, "b.two", cards=lord("pirate"))
    assert ar.check(tmp_path).diagnostics == ()
    found = ar.check(tmp_path / "a.one", packs=[tmp_path / "b.two"]).diagnostics
    assert [one.code for one in found] == ["A705"]


def test_of_cards_that_have_faults_nothing_is_said_to_be_missing(tmp_path: Path) -> None:
    written(tmp_path, "a.one", "needs b.two; removes pirate, nix;")
    written(tmp_path, "b.two", cards=lord("pirate", "costs 3;"))
    assert [one.code for one in ar.check(tmp_path).diagnostics] == ["A203"]
    written(tmp_path, "a.one", 'needs b.two ">=9";')
    assert sorted(one.code for one in ar.check(tmp_path).diagnostics) == ["A203", "A702"]


def test_only_the_file_that_is_checked_is_told_of(tmp_path: Path) -> None:
    folder = written(tmp_path, "my.pack", "removes slavre;")
    (folder / "a.abyss").write_text(lord("keeper"), encoding="utf-8")
    (folder / "b.abyss").write_text(lord("pirate"), encoding="utf-8")
    assert [one.code for one in ar.check(folder / "a.abyss").diagnostics] == ["A705"]
    assert ar.check(folder / "b.abyss").diagnostics == ()
