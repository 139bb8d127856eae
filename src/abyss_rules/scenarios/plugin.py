"""The pytest plugin: each scenario of an ``.abyss`` file is an item that pytest runs.

It is imported by every run of pytest where the library is installed, so that nothing of the library
is loaded before a file with a scenario is found.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from abyss_rules.scenarios.running import Result
    from abyss_rules.scenarios.scenario import Scenario
    from abyss_rules.testing.declare import Law

_SUFFIX = ".abyss"
#: Longer files are no card files.
_MOST = 256 << 10
#: Where pytest keeps the packs that were loaded, as long as it runs.
_FINDER = pytest.StashKey[Any]()
#: Where pytest keeps what was told, and of which file: a pack's faults are found in each of its.
_TOLD = pytest.StashKey[dict[str, Path]]()
#: The name of the item that stands for what cannot be read.
_FAULTS = "scenarios that cannot be read"
_SCENARIO = re.compile(rb"^[ \t]*scenario\b", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--abyss-laws`` names a user's laws, as ``abyss test --laws`` does."""
    parser.getgroup("abyss-rules").addoption(
        "--abyss-laws",
        default="",
        metavar="FILE",
        help="Python with laws of yours that scenarios may name in `holds`",
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> AbyssFile | None:
    """A file with scenarios; nothing is said to any other file.

    What a verification found is left out, as it is of packs, unless it is named.
    """
    if file_path.suffix != _SUFFIX or not _has_scenario(file_path):
        return None
    if _is_left_out(file_path, parent.config):
        return None
    return AbyssFile.from_parent(parent, path=file_path)


def _has_scenario(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return _SCENARIO.search(file.read(_MOST)) is not None
    except OSError:
        return False


def _is_left_out(path: Path, config: pytest.Config) -> bool:
    """Whether a file lies in a folder of failures below all that pytest was told to run."""
    from abyss_rules.catalog.files import FAILURES

    if FAILURES not in path.parts:
        return False
    below = [path.relative_to(one).parts for one in _named(config) if path.is_relative_to(one)]
    return bool(below) and all(FAILURES in parts for parts in below)


def _named(config: pytest.Config) -> list[Path]:
    """What pytest was told to run, as pytest itself names it: ``..`` is no part of its paths."""
    return _named_here(config, config.args)


def _named_here(config: pytest.Config, args: list[str]) -> list[Path]:
    """The paths of some arguments of pytest."""
    here = config.invocation_params.dir
    return [Path(os.path.abspath(here / arg.partition("::")[0])) for arg in args]  # noqa: PTH100  # a link stays one


class _WrongError(Exception):
    """Scenarios or cards cannot be read; the text says why."""


class _FailedError(Exception):
    """A scenario failed."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.scenario.name)
        self.result = result


class AbyssFile(pytest.File):
    """An ``.abyss`` file with its scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        """The scenarios by their names, and one item that fails for all that cannot be read.

        What is wrong with a pack is told once, of the first of its files. Where one scenario is
        named and none can be played, it is an error of the file: pytest would not find the item.
        """
        from abyss_rules.dsl.diagnostics import render
        from abyss_rules.scenarios.collecting import Finder

        stash = self.config.stash
        finder = stash.get(_FINDER, None)
        if finder is None:
            roots = [_shorter(one) for one in _named(self.config) if one.is_dir()]
            finder = stash[_FINDER] = Finder(laws=self._laws(), roots=roots)
        found = finder.collect(_shorter(self.path))
        told = stash.setdefault(_TOLD, {})
        faults = [render(one) for one in found.diagnostics if one.severity == "error"]
        if faults and not found.scenarios and self._is_asked_for_one():
            raise _WrongError("\n\n".join(faults))
        wrong = [one for one in faults if told.setdefault(one, self.path) == self.path]
        if wrong:
            yield FaultsItem.from_parent(self, name=_FAULTS, faults="\n\n".join(wrong))
        for scenario in found.scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)

    def _is_asked_for_one(self) -> bool:
        """Whether scenarios of this file are named."""
        named = [arg for arg in self.config.args if "::" in arg]
        return self.path in _named_here(self.config, named)

    def _laws(self) -> tuple[Law, ...]:
        """The laws of the user's own, if they name a file with some."""
        from abyss_rules.errors import AbyssError

        where = self.config.getoption("abyss_laws", "")
        if not where:
            return ()
        from abyss_rules.scenarios.ending import exits_raised
        from abyss_rules.testing.laws import load_laws

        try:
            with exits_raised():
                return load_laws(where)
        except AbyssError as error:
            raise _WrongError(str(error)) from error

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is wrong, as ``abyss check`` says it."""
        del style
        if isinstance(excinfo.value, _WrongError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)


def _shorter(path: Path) -> Path:
    """The path as it is written from the current folder, if it lies there."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


class FaultsItem(pytest.Item):
    """What cannot be read of a file or its pack: it fails."""

    def __init__(self, *, faults: str, **more: Any) -> None:
        super().__init__(**more)
        self.faults = faults

    def runtest(self) -> None:
        """Fail."""
        raise _WrongError(self.faults)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is wrong, as ``abyss check`` says it."""
        del excinfo, style
        return self.faults

    def reportinfo(self) -> tuple[Path, None, str]:
        """Where it stands, and what it is called."""
        return self.path, None, self.name


class ScenarioItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, scenario: Scenario, **more: Any) -> None:
        super().__init__(**more)
        self.scenario = scenario

    def runtest(self) -> None:
        """Play the scenario; it can be played again and again."""
        from abyss_rules.scenarios.ending import exits_raised
        from abyss_rules.scenarios.running import run

        with exits_raised():  # a law of the user's would end pytest, as if all were well
            result = run(self.scenario)
        if not result.passed:
            raise _FailedError(result)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """How the game differs from what was expected, as ``abyss test`` says it."""
        if isinstance(excinfo.value, _FailedError):
            from abyss_rules.scenarios.tell import story

            return story(excinfo.value.result)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands, and what it is called."""
        return self.path, self.scenario.line - 1, self.scenario.name
