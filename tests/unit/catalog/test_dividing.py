"""Which files are one pack: the same for checking, for testing and for playing."""

from __future__ import annotations

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog import limits
from abyss_rules.catalog.dividing import divided
from abyss_rules.scenarios import collect
from abyss_rules.scenarios.checking import check
from tests.scenes import pack
from tests.unit.catalog.folders import in_zip

SCENE = 'scenario "{}" {{ then {{ threat 1; }} }}\n'
LONE = "pack {} {{ format 1; ruleset abyss; }}\n" + SCENE
DEEP = 'scenario "deep" { given { court diver; } then { court diver; } }\n'
SHADOW = 'scenario "shadow" { given { seats 1; } then { turn 0; } }\n'


@pytest.fixture(name="several")
def _several(tmp_path: Path) -> Path:
    """A folder with a pack of its own, and with two other packs in folders below it."""
    pack(tmp_path / "deep", DEEP)
    pack(tmp_path / "shadow", SHADOW, "conspiracy")
    (tmp_path / "lone.abyss").write_text(LONE.format("lone", "lone"), encoding="utf-8")
    return tmp_path


def ids(path: Path) -> list[str]:
    """The packs that checking finds there; whoever tests finds no other scenarios, or faults."""
    report, found = check(path), collect(path)
    assert not report.has_errors
    assert not found.has_errors
    assert sorted(one.name for one in found.scenarios) == sorted(
        one.written.scenario.name.text for one in report.scenarios if one.written.scenario
    )
    return [one.header.id for one in report.packs]


def test_packs_below_a_pack_are_none_of_it(several: Path) -> None:
    assert ids(several) == ["my.abyss", "lone", "my.conspiracy"]
    assert ids(several / "lone.abyss") == ["lone"]
    assert ids(several / "deep") == ids(several / "deep" / "pack.abyss") == ["my.abyss"]
    assert ar.load_pack(several).header.id == "lone"
    assert ar.load_pack(several / "deep").header.id == "my.abyss"


def test_a_file_with_the_header_is_of_the_pack_around_it_as_others_are(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", "")
    card = 'lord reef "The Reef" { guild mage; cost 6; races 3; influence 4; keys 0; }\n'
    (folder / "more").mkdir()
    (folder / "more" / "reef.abyss").write_text(card, encoding="utf-8")
    header = folder / "pack.abyss"
    scene = 'scenario "reef" { given { court reef; } then { court reef; } }\n'
    header.write_text(header.read_text(encoding="utf-8") + scene, encoding="utf-8")
    assert ids(header) == ["my.abyss"]
    assert (check(header).cards, check(header).files) == (1, 1)
    assert check(folder).cards == 2


def test_files_that_all_have_headers_are_packs_alone(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.abyss").write_text(LONE.format(name, name), encoding="utf-8")
    assert ids(tmp_path / "a.abyss") == ["a"]
    assert ids(tmp_path / "b.abyss") == ["b"]
    told = {one.code for one in check(tmp_path).diagnostics}
    assert {one.code for one in collect(tmp_path).diagnostics} == told == {"A510"}


def test_an_archive_may_hold_several_packs(several: Path) -> None:
    names = ("lone.abyss", "deep/pack.abyss", "deep/scenes.abyss")
    texts = {name: (several / name).read_text(encoding="utf-8") for name in names}
    assert ids(in_zip(several / "both.zip", texts)) == ["my.abyss", "lone"]


def test_what_lies_beside_a_pack_in_a_pack_is_of_the_outer_one(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", "")
    (folder / "part").mkdir()
    pack(folder / "part" / "inner", SHADOW, "conspiracy")
    (folder / "part" / "scene.abyss").write_text(SCENE.format("of mine"), encoding="utf-8")
    assert sorted(ids(folder / "part")) == ["my.abyss", "my.conspiracy"]
    assert [one.name for one in collect(folder / "part" / "scene.abyss").scenarios] == ["of mine"]


def test_what_cannot_be_read_of_one_pack_keeps_no_other_from_its_scenarios(several: Path) -> None:
    (several / "deep" / "odd.abyss").write_bytes(b"\xff\xfe\xfa")
    found = collect(several)
    assert [one.name for one in found.scenarios] == ["lone", "shadow"]
    assert [one.code for one in found.diagnostics] == ["A002"]
    assert [one.name for one in collect(several / "lone.abyss").scenarios] == ["lone"]
    part = collect(several / "deep" / "scenes.abyss")
    assert (part.scenarios, [one.code for one in part.diagnostics]) == ((), ["A002"])


def test_a_file_with_a_header_in_a_folder_of_everything_is_a_pack_alone(
    several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WALKED", 2)
    assert ids(several / "lone.abyss") == ["lone"]
    assert [one.code for one in collect(several).diagnostics] == ["A004"]


def test_of_the_file_with_the_header_is_told_what_is_found_in_other_packs(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", "")
    header = "pack my.abyss { format 1; ruleset abyss; needs conspiracy.base; }"
    (folder / "pack.abyss").write_text(header, encoding="utf-8")
    assert [one.code for one in check(folder / "pack.abyss").diagnostics] == ["A704"]


def test_a_text_that_is_to_be_a_new_file_is_a_pack_if_it_has_a_header(several: Path) -> None:
    new = several / "deep" / "new.abyss"
    given = {new.as_posix(): LONE.format("new", "new").encode()}
    there = divided(new, given)
    assert [[source.inner for source in one.sources] for one in there.groups] == [["new.abyss"]]
    nowhere = several / "none" / "new.abyss"
    there = divided(nowhere, {nowhere.as_posix(): LONE.format("new", "new").encode()})
    assert [one.origin for one in there.groups] == [nowhere.parent.as_posix()]


def test_the_words_of_a_header_may_stand_on_lines_of_their_own(tmp_path: Path) -> None:
    text = " pack # the\n  my.pack # first\n{ format 1; ruleset abyss; }\n"
    (tmp_path / "a.abyss").write_text(text, encoding="utf-8")
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "b.abyss").write_text('location b "B" { score 1; }', encoding="utf-8")
    report = ar.check(tmp_path)
    assert not [one for one in report.diagnostics if one.severity == "error"]
    assert [card.id for pack in report.packs for card in pack.cards] == ["b"]
