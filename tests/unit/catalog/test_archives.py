"""Packs in zip archives: read as folders are, and no hostile one gets through."""

from __future__ import annotations

import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog import archives, limits
from tests.unit.catalog.folders import in_zip, location, lord, written

HEADER = 'pack my.pack { format 1; ruleset abyss; version "1"; }\n'
CARDS: dict[str, str | bytes] = {
    "pack.abyss": HEADER,
    "lords.abyss": lord("pirate"),
    "more/l.abyss": location("reef"),
}


def told(file: Path) -> list[tuple[str, str, str]]:
    """Codes, places in the archive and messages of what is found."""
    return [
        (one.code, one.file.removeprefix(file.as_posix()).removeprefix("/"), one.message)
        for one in ar.check(file).diagnostics
    ]


def codes(file: Path) -> list[tuple[str, str]]:
    return [(code, place) for code, place, _ in told(file)]


class TestReading:
    def test_an_archive_is_the_folder_that_was_put_in(self, tmp_path: Path) -> None:
        folder = tmp_path / "my"
        for name, text in CARDS.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(str(text), encoding="utf-8")
        expected = ar.load_pack(folder)
        outside = {f"my/{name}": text for name, text in CARDS.items()}
        for name, entries, inner in (("in.zip", CARDS, ""), ("OUT.ZIP", outside, "/my")):
            pack = ar.load_pack(in_zip(tmp_path / name, entries))
            assert pack == expected
            places = [(card.place, pack.where(card.place)) for card in pack.cards]
            assert places == [
                (card.place, f"{tmp_path}/{name}{inner}/{card.place.file}:1")
                for card in expected.cards
            ]

    def test_it_is_checked_and_played_where_a_path_is(self, tmp_path: Path) -> None:
        file = in_zip(tmp_path / "my.zip", CARDS | {"README.md": "# Mine", "art/a.png": b"\x89\0"})
        report = ar.check(file)
        assert (report.diagnostics, report.cards, report.files) == ((), 2, 3)
        game = ar.new_game("abyss", packs=[str(file)])
        assert ar.from_json(ar.to_json(game), packs=[file]) == game

    def test_findings_name_the_file_in_the_archive(self, tmp_path: Path) -> None:
        file = in_zip(tmp_path / "my.zip", CARDS | {"lords.abyss": lord("pirate", "costs 3;")})
        assert codes(file) == [("A203", "lords.abyss")]
        with pytest.raises(ar.PackError, match=r"my\.zip/lords\.abyss:1:"):
            ar.load_pack(file)

    def test_several_packs_in_one_archive_are_checked(self, tmp_path: Path) -> None:
        header = HEADER.replace("my.pack", "my.other")
        entries = {"a/pack.abyss": HEADER, "b/pack.abyss": header, "b/l.abyss": location("reef")}
        report = ar.check(in_zip(tmp_path / "my.zip", entries))
        assert [pack.header.id for pack in report.packs] == ["my.pack", "my.other"]

    def test_what_other_systems_leave_in_an_archive_is_left_alone(self, tmp_path: Path) -> None:
        more = {"__MACOSX/._lords.abyss": b"\0\5\x16\7", ".DS_Store": b"\0", "Thumbs.db": b"\0"}
        assert codes(in_zip(tmp_path / "my.zip", CARDS | more)) == []

    def test_names_in_other_letters_are_names(self, tmp_path: Path) -> None:
        assert codes(in_zip(tmp_path / "my.zip", CARDS | {"λόρδοι/é.abyss": ""})) == []

    def test_nothing_is_written_to_the_disk(self, tmp_path: Path) -> None:
        file = in_zip(tmp_path / "my.zip", CARDS)
        before = sorted(tmp_path.rglob("*"))
        ar.check(file)
        assert sorted(tmp_path.rglob("*")) == before

    def test_an_empty_archive_has_nothing_to_check(self, tmp_path: Path) -> None:
        assert codes(in_zip(tmp_path / "my.zip", {})) == [("A006", "")]

    @pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything can be read")
    def test_an_archive_that_may_not_be_read_is_told(self, tmp_path: Path) -> None:
        file = in_zip(tmp_path / "my.zip", CARDS)
        file.chmod(0)
        assert codes(file) == [("A001", "")]

    def test_an_archive_that_breaks_off_while_it_is_read_is_told(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = in_zip(tmp_path / "my.zip", CARDS)

        def fails(*_args: object, **_words: object) -> None:
            raise OSError("input/output error")

        monkeypatch.setattr(Path, "open", fails)
        assert codes(file) == [("A001", "")]


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("../out.abyss", "leads out of the archive"),
        ("a/../../out.abyss", "leads out of the archive"),
        ("./a.abyss", "leads out of the archive, or nowhere"),
        ("a//b.abyss", "leads out of the archive, or nowhere"),
        ("/etc/a.abyss", "no path within the archive"),
        ("C:/a.abyss", "no path within the archive"),
        ("c:a.abyss", "no path within the archive"),
        ("a\\..\\b.abyss", "no path within the archive"),
        ("a\x07.abyss", "signs that cannot be seen"),
        ("a\u202eb.abyss", "signs that cannot be seen"),
        ("a\u200bb.abyss", "signs that cannot be seen"),
        ("a\ufeffb.abyss", "signs that cannot be seen"),
        ("a\ue000b.abyss", "signs that cannot be seen"),
        ("a /b.abyss", "begins or ends with a space"),
        ("a./b.abyss", "ends with a dot"),
        ("a\u00a0/b.abyss", "begins or ends with a space"),
        ("a" * 300 + ".abyss", "longer than 240 characters"),
        ("../notes.txt", "leads out of the archive"),
    ],
)
def test_a_name_that_could_mean_something_else_is_refused(
    tmp_path: Path, name: str, message: str
) -> None:
    ((code, _, said),) = told(in_zip(tmp_path / "my.zip", CARDS | {name: location("cave")}))
    assert code == "A008"
    assert message in said


def test_a_name_with_nul_is_refused(tmp_path: Path) -> None:
    file = in_zip(tmp_path / "my.zip", CARDS | {"a@b.abyss": location("cave")})
    file.write_bytes(file.read_bytes().replace(b"a@b.abyss", b"a\0b.abyss"))
    assert [code for code, _ in codes(file)] == ["A008"]


def test_letters_of_unknown_meaning_are_refused(tmp_path: Path) -> None:
    """Written with an old code page: another system would show another name."""
    file = in_zip(tmp_path / "my.zip", CARDS | {"a@b.abyss": location("cave")})
    file.write_bytes(file.read_bytes().replace(b"a@b.abyss", b"a\x82b.abyss"))
    ((code, _, said),) = told(file)
    assert (code, said) == ("A008", "nothing says how the letters of this name are written")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a.abyss", "a.abyss"),
        ("a.abyss", "A.abyss"),
        ("é.abyss", "e\u0301.abyss"),
        ("ﬁn.abyss", "fin.abyss"),
        ("a/b.abyss", "A/b.abyss"),
        ("straße.abyss", "STRASSE.abyss"),
    ],
)
def test_two_entries_of_one_name_are_refused(
    tmp_path: Path, one: str, other: str, recwarn: pytest.WarningsRecorder
) -> None:
    file = tmp_path / "my.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("pack.abyss", HEADER)
        archive.writestr(one, location("cave"))
        if one == other:
            with pytest.warns(UserWarning, match="Duplicate name"):
                archive.writestr(other, location("reef"))
        else:
            archive.writestr(other, location("reef"))
    assert not recwarn.list or one == other
    ((code, place, said),) = told(file)
    assert (code, place) == ("A008", other)
    assert said == f"`{one}` is the same name on some systems"


# --- what is no file ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "code"), [(stat.S_IFLNK, "A005"), (stat.S_IFIFO, "A007"), (stat.S_IFCHR, "A007")]
)
def test_links_and_devices_are_refused(tmp_path: Path, mode: int, code: str) -> None:
    info = zipfile.ZipInfo("away.abyss")
    info.external_attr = (mode | 0o777) << 16
    file = tmp_path / "my.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("pack.abyss", HEADER)
        archive.writestr(info, "/etc/passwd")
    assert codes(file) == [(code, "away.abyss")]


@pytest.mark.parametrize("name", ["more.zip", "x/MORE.ZIP", "wheel.whl", "a.tar.gz", "a.7z"])
def test_an_archive_within_an_archive_is_refused(tmp_path: Path, name: str) -> None:
    assert codes(in_zip(tmp_path / "my.zip", CARDS | {name: b"PK"})) == [("A007", name)]


def test_an_encrypted_entry_is_refused(tmp_path: Path) -> None:
    file = in_zip(tmp_path / "my.zip", {"pack.abyss": HEADER})
    data = bytearray(file.read_bytes())
    data[data.index(b"PK\1\2") + 8] |= 1
    file.write_bytes(data)
    ((code, place, said),) = told(file)
    assert (code, place, said) == ("A007", "pack.abyss", "this is encrypted")


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_unusual_method_is_refused(tmp_path: Path, method: int) -> None:
    file = tmp_path / "my.zip"
    with zipfile.ZipFile(file, "w", method) as archive:
        archive.writestr("pack.abyss", HEADER)
    assert codes(file) == [("A007", "pack.abyss")]


# --- broken ---------------------------------------------------------------------------------------


def _cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def _renamed(data: bytes) -> bytes:
    """The name in the file's own header is another than that in the directory."""
    return data.replace(b"pack.abyss", b"pock.abyss", 1)


def _changed(data: bytes) -> bytes:
    """One byte of a content is another."""
    at = data.index(b"pack.abyss") + 40
    return data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :]


def _parted(data: bytes) -> bytes:
    at = data.rindex(b"PK\5\6")
    return data[: at + 4] + struct.pack("<H", 1) + data[at + 6 :]


def _long(data: bytes) -> bytes:
    at = data.rindex(b"PK\5\6")
    return data[:at] + b"PK\6\7" + bytes(16) + data[at:]


def _directory_elsewhere(data: bytes) -> bytes:
    at = data.rindex(b"PK\5\6")
    return data[: at + 16] + struct.pack("<L", 1 << 31) + data[at + 20 :]


def _newer(data: bytes) -> bytes:
    """Wants a version of the format that nobody reads."""
    at = data.index(b"PK\1\2")
    return data[: at + 6] + struct.pack("<H", 999) + data[at + 8 :]


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (lambda _data: b"", "A007"),
        (lambda _data: b"no archive at all", "A007"),
        (lambda _data: b"PK\5\6", "A007"),
        (_cut, "A007"),
        (_renamed, "A007"),
        (_changed, "A007"),
        (_parted, "A007"),
        (_long, "A004"),
        (_directory_elsewhere, "A007"),
        (_newer, "A007"),
    ],
)
def test_a_broken_archive_is_told(
    tmp_path: Path, broken: Callable[[bytes], bytes], code: str
) -> None:
    file = in_zip(tmp_path / "my.zip", CARDS)
    file.write_bytes(broken(file.read_bytes()))
    assert {found for found, _ in codes(file)} <= {code, "A509", "A006"}
    assert code in {found for found, _ in codes(file)}
    with pytest.raises(ar.PackError):
        ar.load_pack(file)


# --- bombs ----------------------------------------------------------------------------------------


def test_an_archive_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "my.zip"
    with file.open("wb") as opened:
        opened.truncate(limits.ARCHIVE + 1)
    ((code, place, said),) = told(file)
    assert (code, place, said) == ("A004", "", "this archive is larger than 4 MiB")


@pytest.mark.parametrize("most", [limits.ENTRIES, 3])
def test_more_entries_than_a_pack_has_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(limits, "ENTRIES", 3)
    entries = {f"{n}.txt": b"" for n in range(3)}
    assert codes(in_zip(tmp_path / "a.zip", entries)) == [("A006", "")]
    entries["more.txt"] = b""
    file = in_zip(tmp_path / "b.zip", entries)
    if most == 3:
        data = bytearray(file.read_bytes())  # its end says that there are fewer
        at = data.rindex(b"PK\5\6")
        data[at + 8 : at + 12] = struct.pack("<HH", 1, 1)
        file.write_bytes(data)
    assert told(file) == [("A004", "", "this archive has more than 3 entries")]


def test_a_directory_longer_than_that_of_a_pack_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = in_zip(tmp_path / "my.zip", CARDS)
    monkeypatch.setattr(limits, "DIRECTORY", 100)
    assert [code for code, _ in codes(file)] == ["A004"]


def test_a_file_is_counted_while_it_is_inflated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RATIO", 1 << 30)
    file = in_zip(tmp_path / "my.zip", CARDS | {"big.abyss": b"#" * (limits.FILE + 1)})
    assert codes(file) == [("A004", "big.abyss")]
    # What the directory says of its length is not believed.
    data = file.read_bytes()
    file.write_bytes(data.replace(struct.pack("<L", limits.FILE + 1), struct.pack("<L", 100)))
    assert codes(file) == [("A007", "big.abyss")]
    file = in_zip(tmp_path / "my.zip", CARDS | {"big.abyss": b"#" * limits.FILE})
    assert codes(file) == []


def test_a_file_much_longer_than_in_the_archive_is_refused(tmp_path: Path) -> None:
    file = in_zip(tmp_path / "my.zip", CARDS | {"big.abyss": b"#" * limits.FILE})
    ((code, place, said),) = told(file)
    assert (code, place) == ("A004", "big.abyss")
    assert said == "this is 200 times as long as in the archive, or more"
    short = in_zip(tmp_path / "short.zip", CARDS | {"big.abyss": b"#" * limits.PIECE})
    assert codes(short) == []


def test_all_files_together_are_counted_also_those_that_are_no_text(tmp_path: Path) -> None:
    noise = bytes(range(128, 256)) * (limits.FILE // 128 // 2)
    file = tmp_path / "my.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for number in range(9):
            archive.writestr(f"{number}.abyss", noise)
    found = codes(file)
    assert [code for code, _ in found] == ["A002"] * 4 + ["A004"]


def test_other_files_are_not_inflated(tmp_path: Path) -> None:
    file = in_zip(tmp_path / "my.zip", CARDS | {"big.txt": b" " * (8 << 20)})
    assert codes(file) == []


def test_reading_is_no_more_than_it_says(tmp_path: Path) -> None:
    file = in_zip(tmp_path / "my.zip", CARDS)
    found = list(archives.read(file, ".abyss"))
    assert found == [(name, str(CARDS[name]).encode()) for name in sorted(CARDS)]


def test_a_folder_called_like_an_archive_is_a_folder(tmp_path: Path) -> None:
    folder = written(tmp_path, "my.zip")
    assert ar.load_pack(folder).header.id == "my.zip"
