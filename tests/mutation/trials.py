"""Runs the tests against a mutant, in a copy of the project, and tells whether they notice."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import zip_longest
from pathlib import Path

from attrs import define, frozen

from tests.mutation.places import ROOT, Mutant, mutated

#: What a copy needs to be tested.
_COPIED = ("cards", "docs", "editors", "grammar", "src", "templates", "tests")
_COPIED_FILES = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md")

#: Tests of the repository's own order: they would notice any change, whatever it does.
#: Those that are fuzzed measure by themselves.
_LEFT_OUT = ("tests/hygiene/", "tests/packaging/", "tests/mutation/", "tests/fuzz/")

#: The first tests that are tried, before others that reach the place; a quick one is that below
#: so many seconds.
FIRST_TRY = 40
QUICK = 1.0
#: So many tests may fail without a change; they are left out then. More, and something is amiss.
_MOST_FAILING = 20

#: In place of a test: the line runs while modules are loaded.
_LOADED = ""

#: Whoever takes this many times as long as without the change, and so many seconds, hangs.
_SLOWER, _SECONDS = 10, 60


@frozen
class Verdict:
    """What became of a mutant: ``killed``, ``hangs``, ``survived`` or ``unreached``; by what."""

    mutant: Mutant
    outcome: str
    by: str = ""

    @property
    def is_caught(self) -> bool:
        """Whether the tests noticed."""
        return self.outcome in ("killed", "hangs")


def copy_project(target: Path) -> None:
    """Make a copy of what the tests need."""
    target.mkdir(parents=True, exist_ok=True)
    ignore = shutil.ignore_patterns("__pycache__", "build")
    for name in _COPIED:
        shutil.copytree(ROOT / name, target / name, ignore=ignore, dirs_exist_ok=True)
    for name in _COPIED_FILES:
        shutil.copy2(ROOT / name, target / name)
    # Warnings stay errors; what only the installed package has, its entry points, stays out.
    shutil.copy2(ROOT / "pyproject.toml", target / "pyproject.toml")


def _pytest(copy: Path, *arguments: str, seconds: float | None = None) -> tuple[int, str]:
    """Run pytest in a copy; its exit code, None for too long, and its last lines."""
    cache = copy / "build" / "cache"
    shutil.rmtree(cache, ignore_errors=True)  # so that no pack checked by other code is found
    environment = {
        **os.environ,
        "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
        "ABYSS_CACHE": str(cache),
        "PYTHONDONTWRITEBYTECODE": "1",
        "ABYSS_TRACE_ALL": "1",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    with subprocess.Popen(
        command,
        cwd=copy,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # so that what a test has started ends with it
    ) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return HANGS, ""
    return process.returncode, output


#: In place of an exit code.
HANGS = -1


@define(slots=False)
class Map:
    """Which tests reach which line, and how long each takes: measured once."""

    folder: Path

    def measure(self) -> None:
        """Run all tests once with the coverage of each kept apart."""
        copy = self.folder / "measured"
        copy_project(copy)
        whole = ("-n", "2", "--dist", "worksteal", *(f"--ignore={name}" for name in _LEFT_OUT))
        _pytest(copy, *whole, "--cov", "--cov-context=test", "--cov-report=")
        shutil.copy2(copy / "build" / "coverage" / "data", self.data)
        # Once more for the times, as a test's first lines cost more to note than it takes.
        code, output = _pytest(copy, *whole, f"--junit-xml={self.times}")
        if code and (code != 1 or len(self.failing) > _MOST_FAILING):
            self.data.unlink()
            raise SystemExit(f"the tests do not pass without a change:\n{output[-4000:]}")
        for test in sorted(self.failing):
            print(f"fails without a change, and is left out: {test}", flush=True)
        shutil.rmtree(copy)

    @property
    def data(self) -> Path:
        """The file with the coverage."""
        return self.folder / "coverage.sqlite"

    @property
    def times(self) -> Path:
        """The file with how long each test took."""
        return self.folder / "times.xml"

    @cached_property
    def seconds(self) -> dict[str, float]:
        """How long each test takes, by its id."""
        found: dict[str, float] = {}
        for case in ET.parse(self.times).iter("testcase"):  # noqa: S314  # our own file
            found[f"{case.get('classname')}::{case.get('name')}"] = float(case.get("time") or 0)
        return found

    @cached_property
    def failing(self) -> set[str]:
        """The tests that fail without a change."""
        return {
            f"{case.get('classname')}::{case.get('name')}"
            for case in ET.parse(self.times).iter("testcase")  # noqa: S314  # our own file
            if case.find("failure") is not None or case.find("error") is not None
        }

    @cached_property
    def reached(self) -> dict[str, dict[int, set[str]]]:
        """File -> line -> the ids of the tests that run through it; "" when it is loaded."""
        from coverage.numbits import numbits_to_nums

        found: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        marker = "/src/abyss_rules/"
        with contextlib.closing(sqlite3.connect(self.data)) as base:
            has_arcs = base.execute("select count(*) from arc").fetchone()[0]
            lines: Iterable[tuple[str, str, int]]
            if has_arcs:
                lines = base.execute(
                    "select file.path, context.context, arc.tono from arc"
                    " join file on file.id = arc.file_id"
                    " join context on context.id = arc.context_id where arc.tono > 0"
                )
            else:
                lines = (
                    (path, context, line)
                    for path, context, bits in base.execute(
                        "select file.path, context.context, numbits from line_bits"
                        " join file on file.id = line_bits.file_id"
                        " join context on context.id = line_bits.context_id"
                    )
                    for line in numbits_to_nums(bits)
                )
            for path, context, line in lines:
                if marker in path:
                    name = f"src/abyss_rules/{path.split(marker)[1]}"
                    found[name][line].add(context.rpartition("|")[0])
        return found

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant's place, in the order in which they are tried.

        Of a line that runs when a module is loaded, these are all that reach its own; if that has
        nothing but such lines, all there are.
        """
        lines = self.reached.get(mutant.file, {})
        found = lines.get(mutant.line, {_LOADED})
        if _LOADED in found:
            found = self.all_of(mutant.file) or set(self.all())
        found = {test for test in found if _case(test) not in self.failing}
        return in_turn(found, mutant.file, self.seconds_of)

    def all_of(self, file: str) -> set[str]:
        """All tests that reach a file."""
        return set().union(*self.reached.get(file, {}).values()) - {_LOADED}

    def all(self) -> list[str]:
        """All tests that reach anything, in order."""
        found = {test for file in self.reached for test in self.all_of(file)}
        return sorted(test for test in found if _case(test) not in self.failing)

    def seconds_of(self, test: str) -> float:
        """How long a test takes."""
        return self.seconds.get(_case(test), 0.1)


def in_turn(tests: Iterable[str], file: str, seconds_of: Callable[[str], float]) -> list[str]:
    """Tests by turns, one from each file of theirs; the quickest of a file comes first.

    The files whose names have most in common with the changed one begin: what it does is asked
    there. Thousands of quick tests pass through a line that every game runs through, nearly all
    of them on the way to something else.
    """
    files: dict[str, list[str]] = defaultdict(list)
    for test in sorted(tests, key=lambda test: (seconds_of(test), test)):
        files[test.partition("::")[0]].append(test)
    words = _words_of(file)
    near = sorted(files, key=lambda other: (-len(words & _words_of(other)), other))
    turns = zip_longest(*(files[other] for other in near))
    return [test for turn in turns for test in turn if test is not None]


def _words_of(path: str) -> set[str]:
    """The words in a path, as those of folders and of a name with underscores."""
    return set(re.findall(r"[a-z0-9]+", path))


def _case(test: str) -> str:
    """What a test's id is called where its time is kept."""
    place, bracket, values = test.partition("[")
    file, *classes, name = place.split("::")
    names = ".".join([file.removesuffix(".py").replace("/", "."), *classes])
    return f"{names}::{name}{bracket}{values}"


@frozen
class Bench:
    """A copy of the project in which one mutant after the other is tried.

    Tests are tried for about so many ``seconds`` altogether; what they do not notice counts as
    survived, though others might notice it: the score is what is caught at least.
    """

    copy: Path
    map: Map
    seconds: float

    def check(self) -> None:
        """Make sure that all tests are found by their ids, so that none fails for its name."""
        code, output = _pytest(self.copy, "--collect-only", self.listed(self.map.all()))
        if code:
            raise SystemExit(f"the tests are not found by their ids:\n{output[-4000:]}")

    def try_(self, mutant: Mutant) -> Verdict:
        """Put the change in, run the tests that reach it, and take it out again."""
        tests = self.map.tests(mutant)
        if not tests:
            return Verdict(mutant, "unreached")
        changed = self.copy / mutant.file
        original = changed.read_text(encoding="utf-8")
        changed.write_text(mutated(mutant), encoding="utf-8")
        try:
            first = [test for test in tests[:FIRST_TRY] if self.map.seconds_of(test) < QUICK]
            for some in (first, self.others([test for test in tests if test not in first])):
                if some and (verdict := self.run(mutant, some)).is_caught:
                    return verdict
        finally:
            changed.write_text(original, encoding="utf-8")
        return Verdict(mutant, "survived")

    def others(self, tests: list[str]) -> list[str]:
        """As many tests as the time goes for."""
        found: list[str] = []
        left = self.seconds
        for test in tests:
            left -= self.map.seconds_of(test)
            if left < 0:
                break
            found.append(test)
        return found

    def listed(self, tests: list[str]) -> str:
        """The argument that names some tests."""
        names = self.copy / "build" / "tests.txt"
        names.parent.mkdir(exist_ok=True)
        names.write_text("\n".join(tests), encoding="utf-8")
        return f"@{names}"

    def run(self, mutant: Mutant, tests: list[str]) -> Verdict:
        """Run some tests against the change."""
        usual = sum(map(self.map.seconds_of, tests))
        code, output = _pytest(
            self.copy, "-x", self.listed(tests), seconds=_SECONDS + _SLOWER * usual
        )
        if code == HANGS:
            return Verdict(mutant, "hangs")
        if code == 0:
            return Verdict(mutant, "survived")
        told = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return Verdict(mutant, "killed", told[0] if told else output[-300:])
