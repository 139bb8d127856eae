"""Habits that no linter checks: a reason beside each exception, short files, no foreign places."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 450

SOURCES = sorted((ROOT / "src").rglob("*.py"))
PYTHON = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), ROOT / "docs" / "conf.py"]

_TEXT_SUFFIXES = {"", ".abyss", ".cfg", ".json", ".lark", ".md", ".py", ".toml", ".txt", ".yaml"}
_FOLDERS = ("src", "tests", "docs", "cards", "editors", "grammar", "templates", ".ci")

# A directive, its codes, and then the reason: after ` - ` or in a comment of its own.
_DIRECTIVE = re.compile(
    r"# *(?:noqa(?:: *[A-Z]+\d+(?:[, ]+[A-Z]+\d+)*)?"
    r"|type: *ignore(?:\[[a-z-]+(?:, *[a-z-]+)*\])?"
    r"|pragma: *no *(?:cover|branch))"
    r"(?P<reason>.*)"
)
_REASON = re.compile(r"^\s*(?:#|-)\s*\w+.*\s.*\w")

_MACHINE_PATH = re.compile(r"(?<![\w.<])/(?:home|root|Users|work|opt|mnt)/\w|\b[A-Z]:\\\\?Users")
_URL = re.compile(r"https?://([\w.-]+)")
_INDEX_OPTION = re.compile(r"--(?:extra-)?index-url|--trusted-host|--registry|--find-links")
# Whatever else a page links to is a place that readers need, not one that the build asks.
_HOSTS = {
    "keepachangelog.com",
    "semver.org",
    "docs.python.org",
    "projectfluent.org",
    "docs.oasis-open.org",
    "example.com",
    "localhost",
}


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _texts() -> Iterator[Path]:
    for folder in _FOLDERS:
        yield from (p for p in sorted((ROOT / folder).rglob("*")) if p.is_file())
    yield from (p for p in sorted(ROOT.iterdir()) if p.is_file() and p.name != ".git")


TEXTS = [path for path in _texts() if path.suffix in _TEXT_SUFFIXES]


def _comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _without_reason(text: str) -> list[str]:
    if not _DIRECTIVE.search(text):  # most files: they need not be read word by word
        return []
    return [
        f"{line}: {comment}"
        for line, comment in _comments(text)
        for found in _DIRECTIVE.finditer(comment)
        if not _REASON.match(found["reason"])
    ]


def test_a_module_opens_with_a_docstring() -> None:
    assert len(PYTHON) > 300
    without = [
        _name(path)
        for path in PYTHON
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not without, "\n".join(without)


def test_a_file_is_short_enough_to_be_one_subject() -> None:
    lengths = {_name(path): path.read_text(encoding="utf-8").count("\n") for path in SOURCES}
    too_long = [f"{name}: {lines} lines" for name, lines in lengths.items() if lines > LONGEST]
    assert not too_long, "\n".join(too_long)


def test_every_silenced_check_has_its_reason() -> None:
    found = [
        f"{_name(path)}:{row}"
        for path in PYTHON
        for row in _without_reason(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_no_place_of_one_machine_or_registry_is_named() -> None:
    assert len(TEXTS) > len(PYTHON)
    named = []
    for path in TEXTS:
        text = path.read_text(encoding="utf-8")
        found = [*_MACHINE_PATH.findall(text), *(set(_URL.findall(text)) - _HOSTS)]
        if path != Path(__file__):
            found += _INDEX_OPTION.findall(text)
        named += [f"{_name(path)}: {place}" for place in found]
    assert not named, "\n".join(named)


@pytest.mark.parametrize("extra", ["", "testing", "watch", "docs", "dev"])
def test_every_dependency_is_justified_in_one_line(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["optional-dependencies"][extra] if extra else project["dependencies"]
    names = {re.split(r"[\[<>=~! ]", requirement)[0] for requirement in wanted}
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    justified = set(re.findall(r"^- `([\w.-]+)`: \S", page, re.MULTILINE))
    assert names - {project["name"]} <= justified


@pytest.mark.parametrize(
    "line",
    [
        "x = 1  # noqa: S101",
        "x = 1  # noqa: S101, S102",
        "x = 1  # type: ignore[arg-type]",
        "x = 1  # type: ignore[arg-type, misc]",
        "x = 1  # pragma: no cover",
    ],
)
def test_a_silenced_check_without_reason_is_seen(line: str) -> None:
    assert _without_reason(line)
    assert not _without_reason(line + "  # the library has no types")
    assert not _without_reason(line + " - the library has no types")
