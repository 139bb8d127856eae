"""The cache gives back what was put into it, or nothing; it never gets in the way."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from attrs import fields
from hypothesis import given
from hypothesis import strategies as st

from abyss_rules.catalog import cache, codec, files, packs, paths
from abyss_rules.model.cards import Pack
from abyss_rules.model.effects import Ability, StandingEffect, Statement
from abyss_rules.model.expressions import Expression
from abyss_rules.rulesets.abyss.vocabulary import WORDS

VOCABULARIES = {"abyss": WORDS.vocabulary()}
BASE = packs.shipped()["abyss.base"]


@pytest.fixture(name="folder", autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ABYSS_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "packs"


def load() -> Pack:
    return packs.load(BASE, VOCABULARIES)


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_the_second_load_reads_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = load()
    assert only_file(folder).suffix == ".json"
    monkeypatch.setattr("abyss_rules.dsl.pipeline.compile_pack", None)
    assert load() == first
    assert [card.place for card in load().cards] == [card.place for card in first.cards]
    assert load().cards is load().cards  # the same text is made into cards once


def test_a_cached_load_needs_no_heavy_import(tmp_path: Path) -> None:
    load()
    script = (
        "import sys\n"
        "from abyss_rules.catalog import packs\n"
        "from abyss_rules.rulesets.abyss.vocabulary import WORDS\n"
        f"packs.load({str(BASE)!r}, {{'abyss': WORDS.vocabulary()}})\n"
        "print([m for m in ('lark', 'cattrs', 'rich', 'platformdirs') if m in sys.modules])\n"
    )
    environment = os.environ | {"ABYSS_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_changed_text_is_another_entry(folder: Path, tmp_path: Path) -> None:
    pack = tmp_path / "my"
    pack.mkdir()
    for score in "34":
        text = f'pack a.b {{ format 1; ruleset abyss; }}\nlocation a "A" {{ score {score}; }}'
        (pack / "a.abyss").write_text(text, encoding="utf-8")
        packs.load(pack, VOCABULARIES)
    assert len(list(folder.iterdir())) == 2


def test_another_vocabulary_is_another_entry() -> None:
    sources = files.read_path(BASE).sources
    assert cache.key(sources, VOCABULARIES) != cache.key(sources, {})


def test_a_pack_with_errors_is_not_kept(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "a.abyss").write_text("pack a.b { format 1; }", encoding="utf-8")
    with pytest.raises(ValueError, match="cannot be used"):
        packs.load(tmp_path / "a.abyss", VOCABULARIES)
    assert not folder.exists()


@pytest.mark.untraced
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[",
        b"null",
        b"\xff\xfe",
        b"[[[[[[[[[[" * 20000,
        b'["x", ["y", []]]',
        b"1" * 100_000,
        b"{}",
    ],
)
def test_hostile_files_are_ignored_and_written_anew(folder: Path, content: bytes) -> None:
    expected = load()
    file = only_file(folder)
    sound = file.read_bytes()
    file.write_bytes(content)
    assert load() == expected
    assert file.read_bytes() == sound


@pytest.mark.untraced
def test_a_changed_or_cut_file_is_ignored(folder: Path) -> None:
    expected = load()
    file = only_file(folder)
    sound = file.read_bytes()
    for damaged in (sound[:-30], sound.replace(b'["Number",2]', b'["Number",9]'), sound + b" "):
        assert damaged != sound
        file.write_bytes(damaged)
        assert load() == expected
        assert file.read_bytes() == sound


def test_a_file_of_another_entry_is_ignored(folder: Path) -> None:
    expected = load()
    file = only_file(folder)
    other = file.with_name(f"{'0' * 64}.json")
    file.rename(other)
    assert cache.load("0" * 64) is None
    assert load() == expected


def test_a_folder_in_the_place_of_the_file_is_no_error(folder: Path) -> None:
    expected = load()
    file = only_file(folder)
    file.unlink()
    file.mkdir()
    assert load() == expected
    assert [path.name for path in folder.iterdir()] == [file.name]


def test_a_file_in_the_place_of_the_folder_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("ABYSS_CACHE", str(tmp_path / "file"))
    assert load().cards


@pytest.mark.untraced
def test_the_variable_turns_it_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABYSS_CACHE", "OFF")
    assert load().cards
    assert paths.cache_folder() is None
    assert not folder.exists()


class TestFolder:
    def test_it_is_in_the_users_cache(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("ABYSS_CACHE")
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
        assert paths.cache_folder() == Path("/caches/abyss_rules")
        monkeypatch.setenv("XDG_CACHE_HOME", "")
        assert paths.cache_folder() == Path.home() / ".cache" / "abyss_rules"

    @pytest.mark.parametrize("platform", ["win32", "darwin"])
    def test_other_systems_have_their_own(
        self, platform: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("ABYSS_CACHE")
        monkeypatch.setattr(sys, "platform", platform)
        folder = paths.cache_folder()
        assert folder is not None
        assert "abyss_rules" in folder.parts

    def test_without_a_home_there_is_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def homeless() -> Path:
            raise RuntimeError

        monkeypatch.delenv("ABYSS_CACHE")
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(Path, "home", homeless)
        assert paths.cache_folder() is None
        assert load().cards


def test_the_installed_data_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    paths.data_folder.cache_clear()
    try:
        assert paths.data_folder() == tmp_path.parent.parent
        paths.data_folder.cache_clear()
        (tmp_path / "_data").mkdir()
        assert paths.grammar_file() == tmp_path / "_data" / "grammar" / "abyss.lark"
    finally:
        paths.data_folder.cache_clear()


class TestCodec:
    PACK = packs.load(BASE, VOCABULARIES)
    DATA = json.loads(json.dumps(codec.encode(PACK)))

    def test_it_gives_back_what_it_was_given(self) -> None:
        assert codec.decode(self.DATA) == self.PACK

    @given(st.data())
    def test_anything_else_is_a_pack_or_refused(self, data: st.DataObject) -> None:
        """One place anywhere in the data is changed to any JSON."""
        changed = json.loads(json.dumps(self.DATA))
        place: Any = changed
        while True:
            index = data.draw(st.integers(0, len(place) - 1))
            inner = place[index]
            if not isinstance(inner, list) or not inner or data.draw(st.integers(0, 5)) == 0:
                break
            place = inner
        json_values = st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
            lambda inside: st.lists(inside, max_size=4),
        )
        place[index] = data.draw(json_values)
        try:
            decoded = codec.decode(changed)
        except codec.ShapeError:
            return
        assert codec.decode(json.loads(json.dumps(codec.encode(decoded)))) == decoded

    def test_it_knows_every_class_and_field_of_the_model(self) -> None:
        unions = (Expression, Statement, StandingEffect, Ability)
        classes = {class_ for union in unions for class_ in get_args(union)}
        assert {class_: len(fields(class_)) for class_ in classes} == {
            class_: len(shape) for class_, shape in codec._SHAPES.items()
        }

    def test_deep_nesting_is_refused(self) -> None:
        deep: Any = ["Number", 1]
        for _ in range(2000):
            deep = ["Not", deep]
        header, (card, *_), *others = self.DATA
        changed = [header, [[*card[:4], [["Score", deep]], card[5]]], *others]
        with pytest.raises(codec.ShapeError):
            codec.decode(changed)


def test_the_name_of_an_entry_is_a_hash() -> None:
    name = cache.key(files.read_path(BASE).sources, VOCABULARIES)
    assert len(name) == len(hashlib.sha256().hexdigest())


def test_a_pack_is_made_anew_where_words_are_called_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def key() -> str:
        return cache.key(files.read_path(BASE).sources, VOCABULARIES)

    keys = {key()}
    monkeypatch.setattr(paths, "languages_folder", lambda _: tmp_path)
    keys.add(key())
    (tmp_path / "fr.ftl").write_text("member-Guild-mage = Mage\n", encoding="utf-8")
    keys.add(key())
    (tmp_path / "fr.ftl").write_text("member-Guild-mage = Magicien\n", encoding="utf-8")
    keys.add(key())
    (tmp_path / "notes.txt").write_text("No words.\n", encoding="utf-8")
    assert key() in keys
    assert len(keys) == 4
    (tmp_path / "de.ftl").mkdir()
    assert key() in keys  # what cannot be read is as if there were no words


def test_names_in_other_languages_come_back() -> None:
    first = load()
    assert any(card.names for card in first.cards)
    assert [card.names for card in load().cards] == [card.names for card in first.cards]


@pytest.mark.untraced
@pytest.mark.parametrize("names", [None, {}, [["fr"]], [["fr", 1]], [[1, "x"]], ["fr"]])
def test_names_of_another_shape_are_refused(names: object) -> None:
    data = json.loads(json.dumps(codec.encode(load())))
    data[1][0][6] = names
    with pytest.raises(codec.ShapeError):
        codec.decode(data)
