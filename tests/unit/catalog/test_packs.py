"""Packs in folders and files: found, loaded, checked and put together."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from abyss_rules.catalog import around, files, limits, packs, paths
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.errors import PackError, UnknownError
from abyss_rules.rulesets.abyss.vocabulary import WORDS

VOCABULARIES = {"abyss": WORDS.vocabulary()}
HEADER = "pack my.pack { format 1; ruleset abyss; }\n"
REEF = 'location reef "The Reef" { score 3; }\n'
CAVE = 'location cave "The Cave" { score 4; }\n'

links = pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABYSS_CACHE", "off")


@pytest.fixture(name="write")
def _write(tmp_path: Path) -> Callable[..., Path]:
    def write(**files: str) -> Path:
        for name, text in files.items():
            path = tmp_path / (name.replace("__", "/") + ".abyss")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write


def codes(error: pytest.ExceptionInfo[PackError]) -> list[str]:
    found = error.value.diagnostics
    return [diagnostic.code for diagnostic in found if isinstance(diagnostic, Diagnostic)]


class TestShipped:
    def test_the_base_pack_is_there_by_its_id(self) -> None:
        assert packs.shipped()["abyss.base"] == paths.cards_folder() / "abyss"

    @pytest.mark.untraced
    def test_it_holds_all_cards_and_the_material(self) -> None:
        pack = packs.load(packs.shipped()["abyss.base"], VOCABULARIES)
        assert [card.kind for card in pack.cards].count("lord") == 35
        assert [card.kind for card in pack.cards].count("location") == 20
        assert dict(pack.material)["seats"] == (2, 4)
        assert pack.header.id == "abyss.base"

    @pytest.mark.untraced
    def test_it_has_no_findings_at_all(self) -> None:
        report = packs.check(packs.shipped()["abyss.base"], VOCABULARIES)
        assert report.diagnostics == ()
        number = len(list((paths.cards_folder() / "abyss").glob("*.abyss")))
        assert (report.cards, report.files, len(report.packs)) == (55, number, 1)


class TestLoading:
    def test_a_folder_with_folders_is_one_pack(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER, deep__down__b=REEF, c=CAVE)
        pack = packs.load(folder, VOCABULARIES)
        assert [(card.id, card.place.file) for card in pack.cards] == [
            ("cave", "c.abyss"),
            ("reef", "deep/down/b.abyss"),
        ]

    def test_a_file_alone_can_be_a_pack(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER + REEF)
        assert packs.load(str(folder / "a.abyss"), VOCABULARIES).header.id == "my.pack"

    def test_other_files_are_left_alone(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER + REEF)
        (folder / "readme.md").write_bytes(b"\xff\0")
        (folder / ".hidden.abyss").write_bytes(b"\xff\0")
        assert packs.load(folder, VOCABULARIES).cards

    def test_errors_come_with_their_findings(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER + REEF, b='location a "A" { score crab; }', c="location ;")
        with pytest.raises(PackError, match=r"cannot be used.*and 1 more") as error:
            packs.load(folder, VOCABULARIES)
        assert codes(error) == ["A301", "A102"]

    def test_warnings_are_no_errors(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER + 'location a "A" { }')
        assert packs.load(folder, VOCABULARIES).cards

    @pytest.mark.parametrize("name", ["none", "a\0b"])
    def test_a_missing_path_is_an_error(self, tmp_path: Path, name: str) -> None:
        with pytest.raises(UnknownError, match=r"no pack .*; there are abyss\.base"):
            packs.load(tmp_path / name, VOCABULARIES)
        found = packs.check(tmp_path / name, VOCABULARIES).diagnostics
        assert [one.code for one in found] == ["A001"]

    def test_a_path_that_is_too_long_is_no_pack(self) -> None:
        with pytest.raises(UnknownError, match=r"no pack 'x{80}\.\.\.'"):
            packs.load("x" * 5000, VOCABULARIES)

    @pytest.mark.untraced
    def test_an_id_of_a_shipped_pack_is_its_path_too(self) -> None:
        pack = packs.load("abyss.base", VOCABULARIES)
        assert pack == packs.load(paths.cards_folder() / "abyss", VOCABULARIES)
        assert pack.file(pack.header.place) == "abyss.base/pack.abyss"
        assert packs.check("abyss.base", VOCABULARIES).packs == (pack,)

    def test_the_name_of_a_pack_is_its_path_as_it_was_given(
        self, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = write(set__a=HEADER + REEF)
        monkeypatch.chdir(folder)
        for name in ("set", "set/a.abyss", Path("set"), f"{folder}/set"):
            pack = packs.load(name, VOCABULARIES)
            expected = f"{folder}/set" if name == f"{folder}/set" else "set"
            assert pack.where(pack.cards[0].place) == f"{expected}/a.abyss:2"
        monkeypatch.chdir(folder / "set")
        for name in (".", "a.abyss"):
            pack = packs.load(name, VOCABULARIES)
            assert pack.where(pack.cards[0].place) == "a.abyss:2"

    def test_an_empty_folder_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(PackError) as error:
            packs.load(tmp_path, VOCABULARIES)
        assert codes(error) == ["A006"]

    def test_a_mark_of_byte_order_and_foreign_line_ends_do_not_matter(self, tmp_path: Path) -> None:
        text = HEADER + REEF
        digests = set()
        for name, data in (
            ("plain", text.encode()),
            ("marked", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()),
            ("old", text.replace("\n", "\r").encode()),
        ):
            folder = tmp_path / name
            folder.mkdir()
            (folder / "a.abyss").write_bytes(data)
            digests.add(packs.load(folder, VOCABULARIES).digest)
        assert len(digests) == 1

    def test_the_digest_knows_what_is_said_and_not_how_it_is_laid_out(
        self, write: Callable[..., Path]
    ) -> None:
        folder = write(a=HEADER, b=REEF)
        first = packs.load(folder, VOCABULARIES).digest
        (folder / "b.abyss").rename(folder / "c.abyss")
        write(c=f'# more\n{REEF}\nscenario "s" {{ given {{ threat 1; }} }}\n')
        assert packs.load(folder, VOCABULARIES).digest == first
        write(c=REEF.replace("3", "4"))
        assert packs.load(folder, VOCABULARIES).digest != first

    def test_too_many_files_are_an_error(
        self, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("abyss_rules.catalog.limits.FILES", 1)
        with pytest.raises(PackError) as error:
            packs.load(write(a=HEADER, b=REEF), VOCABULARIES)
        assert codes(error) == ["A004"]

    @links
    def test_no_link_leads_out_of_the_folder(self, write: Callable[..., Path]) -> None:
        folder = write(pack__a=HEADER, out__b=REEF) / "pack"
        (folder / "away").symlink_to(folder.parent / "out")
        (folder / "c.abyss").symlink_to(folder.parent / "out" / "b.abyss")
        (folder / "loop.abyss").symlink_to("loop.abyss")
        with pytest.raises(PackError) as error:
            packs.load(folder, VOCABULARIES)
        assert codes(error) == ["A005", "A005", "A005"]

    @links
    def test_a_link_within_the_folder_is_harmless(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER, more__b=REEF)
        (folder / "around").symlink_to(folder)
        assert len(packs.load(folder, VOCABULARIES).cards) == 1

    @links
    def test_a_file_that_links_lead_to_is_read_once(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER, more__reef=REEF)
        (folder / "0.abyss").symlink_to("more/reef.abyss")
        (folder / "reef.text").write_text(REEF.replace("reef", "bay").replace("Reef", "Bay"))
        (folder / "bay.abyss").symlink_to("reef.text")
        (folder / "more" / "z.abyss").symlink_to("../reef.text")
        names = [source.inner for source in files.read_path(folder).sources]
        assert names == ["a.abyss", "bay.abyss", "more/reef.abyss"]
        assert len(packs.load(folder, VOCABULARIES).cards) == 2

    def test_a_folder_that_is_called_like_a_file_is_told(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER, languages__it=REEF)
        (folder / "languages" / "it.ftl").mkdir()
        (told,) = files.read_path(folder).diagnostics
        assert (told.code, told.severity) == ("A009", "warning")
        assert told.file == f"{folder.as_posix()}/languages/it.ftl"
        assert "a folder, though its name ends in `.ftl`" in told.message

    def test_folders_called_like_files_are_told_by_their_names(
        self, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = write(a=HEADER)
        for name in ("c", "b", "d"):
            (folder / f"{name}.abyss").mkdir()
        walk = os.walk
        for turned in (False, True):

            def walked(root: Path, *, followlinks: bool, turned: bool = turned) -> Any:  # noqa: ANN401  # what os.walk gives
                for one, folders, names in walk(root, followlinks=followlinks):
                    folders.sort(reverse=turned)
                    yield one, folders, names

            monkeypatch.setattr(os, "walk", walked)
            told = [Path(one.file).name for one in files.read_path(folder).diagnostics]
            assert told == ["b.abyss", "c.abyss", "d.abyss"]

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes there")
    def test_a_pipe_is_not_read(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER)
        os.mkfifo(folder / "b.abyss")
        with pytest.raises(PackError) as error:
            packs.load(folder, VOCABULARIES)
        assert codes(error) == ["A001"]


class TestChecking:
    @pytest.mark.untraced
    def test_a_folder_may_hold_several_packs(self, write: Callable[..., Path]) -> None:
        other = HEADER.replace("my.pack", "my.other")
        folder = write(one__a=HEADER + REEF, two__a=other, two__more__b=REEF)
        report = packs.check(folder, VOCABULARIES)
        assert report.diagnostics == ()
        assert [(p.header.id, len(p.cards)) for p in report.packs] == [
            ("my.pack", 1),
            ("my.other", 1),
        ]

    @pytest.mark.untraced
    def test_a_file_is_checked_with_the_header_of_its_folder(
        self, write: Callable[..., Path]
    ) -> None:
        folder = write(a=HEADER, b=REEF, c=REEF.replace("3", "crab"))
        report = packs.check(folder / "b.abyss", VOCABULARIES)
        assert report.diagnostics == ()
        assert (report.cards, report.files) == (1, 1)
        wrong = packs.check(folder / "c.abyss", VOCABULARIES)
        assert {found.code for found in wrong.diagnostics} == {"A301", "A505", "A506"}
        assert {found.file for found in wrong.diagnostics} == {f"{folder.as_posix()}/c.abyss"}

    def test_a_file_that_belongs_to_no_pack_is_told(self, write: Callable[..., Path]) -> None:
        folder = write(a=REEF)
        for path in (folder, folder / "a.abyss"):
            assert [f.code for f in packs.check(path, VOCABULARIES).diagnostics] == ["A509"]

    def test_a_part_of_a_pack_is_not_loaded_as_one(self, write: Callable[..., Path]) -> None:
        folder = write(a=HEADER, sub__b=REEF)
        part = folder / "sub" / "b.abyss"
        said = f"{part} is a part of the pack {folder}; name that folder instead"
        with pytest.raises(PackError, match=re.escape(said)):
            packs.load(part, VOCABULARIES)
        (folder / "a.abyss").unlink()
        with pytest.raises(PackError, match="A509"):
            packs.load(part, VOCABULARIES)

    def test_a_broken_header_is_not_called_missing(self, write: Callable[..., Path]) -> None:
        folder = write(a="pack { format 1; }\n" + REEF)
        assert [f.code for f in packs.check(folder, VOCABULARIES).diagnostics] == ["A102"]

    @pytest.mark.untraced
    def test_files_are_named_as_the_path_was_given(
        self, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = write(set__a=HEADER, set__b="location ;")
        monkeypatch.chdir(folder)
        found = packs.check("set", VOCABULARIES).diagnostics
        assert [(finding.file, finding.code) for finding in found] == [("set/b.abyss", "A102")]


def test_where_a_header_is_looked_for_hangs_on_no_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FILES", 2)
    listed = Path.glob
    for header, found in (("b", True), ("c", False)):
        folder = tmp_path / header
        folder.mkdir()
        for name in "abcd":
            (folder / f"{name}.abyss").write_text(HEADER if name == header else "")
        for turned in (False, True):

            def glob(path: Path, pattern: str, turned: bool = turned) -> list[Path]:  # noqa: FBT001  # bound here
                return sorted(listed(path, pattern), reverse=turned)

            monkeypatch.setattr(Path, "glob", glob)
            assert around.pack_of(folder) == (folder if found else None)
