"""The cache and the reading of files where the system or a text does not play along."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from abyss_rules.catalog import cache, codec, files, packs, paths
from abyss_rules.rulesets.abyss.vocabulary import WORDS

VOCABULARIES = {"abyss": WORDS.vocabulary()}


def test_without_a_grammar_an_entry_has_a_name_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = files.read_path(packs.shipped()["abyss.base"]).sources
    usual = cache.key(sources, VOCABULARIES)
    monkeypatch.setattr(paths, "grammar_file", lambda: tmp_path / "missing.lark")
    assert cache.key(sources, VOCABULARIES) not in {"", usual}


def test_what_cannot_be_removed_stays(tmp_path: Path) -> None:
    cache._remove(str(tmp_path / "missing"))
    file = tmp_path / "there"
    file.touch()
    cache._remove(str(file))
    assert not file.exists()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything can be read")
def test_a_file_that_may_not_be_read_is_told(tmp_path: Path) -> None:
    file = tmp_path / "my.abyss"
    file.write_text("pack my.pack { format 1; ruleset abyss; }\n", encoding="utf-8")
    file.chmod(0)
    found = packs.check(file, VOCABULARIES).diagnostics
    assert [diagnostic.code for diagnostic in found][:1] == ["A001"]


def test_a_file_that_breaks_off_while_it_is_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "my.abyss"
    file.write_text("pack my.pack { format 1; ruleset abyss; }\n", encoding="utf-8")

    def fails(*_args: Any, **_words: Any) -> None:  # noqa: ANN401 - as a file is opened
        raise OSError("input/output error")

    monkeypatch.setattr(Path, "open", fails)
    found = packs.check(file, VOCABULARIES).diagnostics
    assert found[0].code == "A001"


@pytest.mark.parametrize(
    ("read", "wrong"),
    [
        (lambda: codec._node(["Number"], frozenset({"Number"}), 5), "wrong length"),
        (lambda: codec._truth(1), "not a truth"),
        (lambda: codec._number(1.5), "not a number"),
        (lambda: codec._number("1"), "not a number"),
        (lambda: codec._value(None, 3), "not a field's value"),
        (lambda: codec._value([1, [2, [3]]], 2), "not a field's value"),
    ],
)
def test_a_value_of_another_shape_is_refused(read: Any, wrong: str) -> None:  # noqa: ANN401 - a call
    with pytest.raises(codec.ShapeError, match=wrong):
        read()
