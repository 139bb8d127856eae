"""The commands that the README and the docs tell people to type exist.

Read are the lines `$ make ...` and `$ abyss ...` of blocks fenced as `console`.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

_BLOCK = re.compile(r"^ *```console\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def _commands(program: str) -> Iterator[tuple[str, list[str]]]:
    for page in PAGES:
        for block in _BLOCK.findall(page.read_text(encoding="utf-8")):
            for line in block.replace("\\\n", " ").splitlines():
                words = shlex.split(line, comments=True)
                if words[:1] == ["$"] and Path(words[1]).name == program:
                    yield page.relative_to(ROOT).as_posix(), words[2:]


def _options(command: click.Command) -> set[str]:
    named = {name for p in command.params for name in [*p.opts, *p.secondary_opts]}
    return named | {"--help"}


def test_make_targets_in_the_pages_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    used = {(page, word) for page, words in _commands("make") for word in words if "=" not in word}
    assert not [f"{page}: make {word}" for page, word in used if word not in targets]


def test_abyss_commands_in_the_pages_exist() -> None:
    from abyss_rules.cli import app

    assert isinstance(app, click.Group)
    context = click.Context(app)
    faults = []
    for page, words in _commands("abyss"):
        name = next((word for word in words if not word.startswith("-")), None)
        command = app.get_command(context, name) if name else app
        if isinstance(command, click.Group) and command is not app:  # abyss new pack
            inner = next(iter(words[words.index(str(name)) + 1 :]), "")
            command = command.get_command(context, inner)
        if command is None:
            faults.append(f"{page}: abyss {name}")
            continue
        given = {word.partition("=")[0] for word in words if word.startswith("--")}
        faults += [f"{page}: abyss {name} {o}" for o in given - _options(command) - _options(app)]
    assert not faults


@pytest.mark.parametrize("target", ["demo", "test"])
def test_the_readme_shows_the_two_commands_that_do_everything(target: str) -> None:
    assert ("README.md", [target]) in list(_commands("make"))
