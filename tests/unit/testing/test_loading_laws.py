"""Laws of a user's are loaded from a file or a module, each with a name to tell it by."""

from __future__ import annotations

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.testing import (
    load_laws,
)

# --- laws of a user's -----------------------------------------------------------------------------

_MINE = """
from abyss_rules.testing import law, LAWS

@law("A1")
def second(game):
    "A law."

@law()
def first(game):
    "Another."

again = second
known = LAWS[0]
"""


def test_laws_are_loaded_from_a_file_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(_MINE, encoding="utf-8")
    assert [one.name for one in load_laws(tmp_path / "mine.py")] == ["second", "first"]
    monkeypatch.syspath_prepend(tmp_path)
    assert [one.name for one in load_laws("mine")] == ["second", "first"]


_FROM = "from abyss_rules.testing import law\n"
_NAMELESS = """
class Asks:
    __name__ = "a b"
    def __call__(self, game): ...

mine = law()(Asks())
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            f"{_FROM}\nnone = law()(lambda game: None)",
            r"laws\.py:3: '<lambda>' is no name for a law",
        ),
        (f"{_FROM}@law()\ndef a\ufe0f(game): ...", r"laws\.py:2: .* is no name for a law"),
        (f"{_FROM}@law()\ndef {'a' * 101}(game): ...", r"laws\.py:2: .* at most 100 letters"),
        (f"{_FROM}@law()\ndef scores_add_up(game): ...", r"laws\.py:2: the library has a law"),
        (f"{_FROM}{_NAMELESS}", r"laws\.py: 'a b' is no name for a law"),
        (f"{_FROM}law('4')", r"laws\.py:2 cannot be imported: UnreadableError: a clause is"),
    ],
)
def test_a_law_without_a_name_to_tell_it_by_is_refused_with_its_line(
    tmp_path: Path, text: str, says: str
) -> None:
    (tmp_path / "laws.py").write_text(text, encoding="utf-8")
    with pytest.raises(ar.UnreadableError, match=says):
        load_laws(tmp_path / "laws.py")


def test_a_law_of_another_file_of_that_name_is_told_by_its_own_path(tmp_path: Path) -> None:
    other = tmp_path / "other" / "laws.py"
    other.parent.mkdir()
    other.write_text(f"\n\n\n{_FROM}none = law()(lambda game: None)", encoding="utf-8")
    text = f"import runpy\nnone = runpy.run_path({str(other)!r})['none']\n"
    (tmp_path / "laws.py").write_text(text, encoding="utf-8")
    with pytest.raises(ar.UnreadableError) as caught:
        load_laws(tmp_path / "laws.py")
    assert str(caught.value).startswith(f"{other}:5: '<lambda>' is no name for a law")


def test_the_line_of_a_law_of_a_module_is_told_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "nameless_laws.py"
    file.write_text(f"{_FROM}none = law()(lambda game: None)", encoding="utf-8")
    with pytest.raises(ar.UnreadableError) as caught:
        load_laws("nameless_laws")
    assert str(caught.value).startswith(f"{file}:2: '<lambda>' is no name for a law")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1 / 0", "cannot be imported: ZeroDivisionError"),
        ("raise SystemExit", "cannot be imported: SystemExit"),
        ("import no_such_module", "cannot be imported: ModuleNotFoundError"),
        ("x = 1", r"has no law: mark a function with `@law\(\)`"),
    ],
)
def test_what_cannot_be_loaded_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, says: str
) -> None:
    (tmp_path / "broken_laws.py").write_text(text, encoding="utf-8")
    with pytest.raises(ar.UnreadableError, match=says):
        load_laws(str(tmp_path / "broken_laws.py"))
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ar.UnreadableError, match=says):
        load_laws("broken_laws")


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("no_such_laws.py", "no file 'no_such_laws.py' with laws"),
        ("no_such.laws", "no module no_such.laws with laws"),
        ("not a name", "'not a name' is neither a Python file nor a module's name"),
    ],
)
def test_what_is_not_there_is_unknown(where: str, says: str) -> None:
    with pytest.raises(ar.UnknownError, match=says):
        load_laws(where)
