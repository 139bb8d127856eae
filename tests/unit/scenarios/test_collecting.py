"""Which scenarios are found where, and with which packs they are played."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from abyss_rules.catalog import files
from abyss_rules.catalog.around import pack_of
from abyss_rules.scenarios import collect, run
from abyss_rules.scenarios.collecting import Finder
from tests.scenes import pack, told

ONE = 'scenario "one" { given { court diver; } then { court diver; } }\n'
TWO = 'scenario "two" { then { threat 1; } }\n'


def names(path: Path) -> list[str]:
    found = collect(path)
    assert not found.diagnostics
    return [scene.name for scene in found.scenarios]


def test_a_folder_holds_the_scenarios_of_all_its_files(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", ONE)
    (folder / "more").mkdir()
    (folder / "more" / "two.abyss").write_text(TWO, encoding="utf-8")
    assert names(folder) == ["two", "one"]
    assert all(run(scene).passed for scene in collect(folder).scenarios)


def test_a_file_belongs_to_the_pack_around_it(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", ONE)
    (folder / "more").mkdir()
    inner = folder / "more" / "two.abyss"
    inner.write_text(TWO + ONE.replace("one", "three"), encoding="utf-8")
    assert names(folder / "scenes.abyss") == ["one"]
    assert names(inner) == names(folder / "more") == ["two", "three"]
    assert pack_of(folder / "more") == pack_of(folder) == folder
    assert pack_of(tmp_path) is None


def test_paths_are_shown_as_they_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack(tmp_path / "mine", ONE + TWO.replace("1", "kepper"))
    monkeypatch.chdir(folder)
    for path, shown in (
        (Path("scenes.abyss"), "scenes.abyss"),
        (Path(), "scenes.abyss"),
        (Path("../mine"), "../mine/scenes.abyss"),
    ):
        assert [one.file for one in collect(path).diagnostics] == [shown]
        assert [scene.source.name for scene in collect(path).scenarios] == [shown]


def test_several_packs_in_a_folder_have_their_own_scenarios(tmp_path: Path) -> None:
    pack(tmp_path / "a", ONE)
    pack(tmp_path / "b", 'scenario "alone" { given { seats 1; } then { turn 0; } }', "conspiracy")
    found = collect(tmp_path)
    assert not found.diagnostics
    assert [(scene.name, scene.ruleset) for scene in found.scenarios] == [
        ("one", "abyss"),
        ("alone", "conspiracy"),
    ]


def test_packs_beside_each_other_that_need_each_other_are_played_together(tmp_path: Path) -> None:
    pack(tmp_path / "a", ONE)
    (tmp_path / "b").mkdir()
    text = "pack my.other { format 1; ruleset abyss; needs my.abyss; }\n" + ONE
    (tmp_path / "b" / "pack.abyss").write_text(text, encoding="utf-8")
    found = collect(tmp_path)
    assert not found.diagnostics
    assert all(run(scene).passed for scene in found.scenarios)
    alone = collect(tmp_path / "b")
    assert not alone.scenarios
    assert [one.code for one in alone.diagnostics] == ["A701"]
    assert "my.abyss" in alone.diagnostics[0].message


def needing(folder: Path, id_: str, needs: str) -> Path:
    """A pack that needs another, with a scenario of its card."""
    folder.mkdir(parents=True)
    text = f"pack {id_} {{ format 1; ruleset abyss; needs {needs}; }}\n" + ONE
    (folder / "pack.abyss").write_text(text, encoding="utf-8")
    return folder


def test_what_a_pack_needs_is_looked_for_in_all_of_a_folder_that_was_named(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    pack(tmp_path / "inner" / "a", ONE)
    second = needing(tmp_path / "inner" / "b", "my.second", "my.abyss")
    third = needing(tmp_path / "c", "my.third", "my.second") / "pack.abyss"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    finder = Finder(roots=(tmp_path, elsewhere, tmp_path / "inner"))
    for path in (second, third):  # my.third needs what needs another
        found = finder.collect(path)
        assert not found.diagnostics
        assert [run(scene).passed for scene in found.scenarios] == [True]
    (tmp_path / "inner" / "a" / "pack.abyss").write_text("pack my.abyss {}\n", encoding="utf-8")
    codes = [one.code for one in Finder(roots=(tmp_path,)).collect(third).diagnostics]
    assert "A701" in codes  # and why it cannot be used
    assert len(codes) > 1


def test_what_was_found_in_a_pack_is_played_with_the_copy_beside_it(tmp_path: Path) -> None:
    (tmp_path / files.COPIES).mkdir()
    copy = pack(tmp_path / files.COPIES / "my.abyss", TWO)
    found = needing(tmp_path / files.FOUND, "failures.found", "my.abyss")
    (found / "it.abyss").write_text(ONE.replace("one", "it"), encoding="utf-8")
    assert [one.code for one in collect(found).diagnostics] == ["A701"]
    (found / files.MARK).touch()
    assert names(found) == ["it", "one"]
    assert names(found / "it.abyss") == ["it"]
    copy.rename(tmp_path / "away")
    (tmp_path / files.COPIES).rmdir()
    assert [one.code for one in collect(found).diagnostics] == ["A701"]


def test_files_with_headers_of_their_own_are_packs_of_their_own(tmp_path: Path) -> None:
    for name in ("a", "b"):
        text = f"pack my.{name} {{ format 1; ruleset abyss; }}\n{TWO}"
        (tmp_path / f"{name}.abyss").write_text(text, encoding="utf-8")
    assert names(tmp_path / "a.abyss") == ["two"]


def test_an_archive_is_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", ONE)
    archive = tmp_path / "mine.zip"
    with zipfile.ZipFile(archive, "w") as opened:
        for file in folder.iterdir():
            opened.write(file, file.name)
    assert names(archive) == ["one"]
    assert run(collect(archive).scenarios[0]).passed


def test_of_a_faulty_pack_nothing_is_played(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", ONE)
    (folder / "wrong.abyss").write_text('lord x "X" { gulid mage; }\n', encoding="utf-8")
    found = collect(folder)
    assert not found.scenarios
    assert "A501" in {one.code for one in found.diagnostics}
    assert found.has_errors


def test_a_faulty_scenario_hides_no_other(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", 'scenario "so" { given { threat ! ; } }\n' + ONE)
    (folder / "b.abyss").write_text('scenario "b" { when explore; }\n' + TWO, encoding="utf-8")
    found = collect(folder)
    assert [scene.name for scene in found.scenarios] == ["two", "one"]
    assert {one.file.rpartition("/")[2] for one in found.diagnostics} == {
        "scenes.abyss",
        "b.abyss",
    }
    # What is wrong in another file is not told of one.
    assert {one.file for one in collect(folder / "b.abyss").diagnostics} == {
        (folder / "b.abyss").as_posix()
    }


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda _path: None, "A001"),
        (lambda path: path.mkdir(), "A006"),
        (lambda path: path.write_text("", encoding="utf-8"), "A509"),
    ],
)
def test_what_is_wrong_with_the_path_is_found(tmp_path: Path, make: object, code: str) -> None:
    path = tmp_path / "there"
    assert callable(make)
    make(path)
    found = collect(path)
    assert not found.scenarios
    assert [one.code for one in found.diagnostics] == [code]


def test_scenarios_without_a_pack_are_told(tmp_path: Path) -> None:
    (tmp_path / "scenes.abyss").write_text(TWO, encoding="utf-8")
    found = collect(tmp_path)
    assert not found.scenarios
    assert [one.code for one in found.diagnostics] == ["A509"]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_out_of_the_pack_is_told(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", ONE)
    (folder / "link.abyss").symlink_to(Path(os.devnull))
    assert "A005" in {one.code for one in collect(folder).diagnostics}


def test_findings_come_in_the_order_of_their_places(tmp_path: Path) -> None:
    text = 'scenario "a" { then { tread 1; } }\nscenario "b" { x 1; given { then 3; } }\n'
    found = collect(pack(tmp_path / "mine", text))
    lines = [(one.line, one.column) for one in found.diagnostics]
    assert lines == sorted(lines)
    assert told(found.diagnostics[0]).startswith("A801 tread")
