"""What all tests share: how hard Hypothesis works, which tests count for the coverage, the memory.

`ABYSS_HYPOTHESIS_PROFILE` chooses the profile. `quick`, the default, draws the same few examples
on every run, so that a failure is the change's and not the draw's; `thorough` draws many new ones.
No profile has a deadline: whole games are played, on machines of every speed.
"""

import gc
import os
from collections.abc import Callable, Generator
from functools import partial
from multiprocessing import spawn
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

# What is asserted in modules that tests share is told in as much detail as in tests.
pytest.register_assert_rewrite(
    "tests.packs",
    "tests.played",
    "tests.rules.hidden",
    "tests.rules.senate",
    "tests.rules.table",
    "tests.scenes",
    "tests.unit.cli.sarif_rules",
    "tests.unit.engine.standing",
)

#: Card files below this folder are material of tests, and their scenarios none of ours.
collect_ignore_glob = ["*.abyss"]

# A drawn game is played while it is drawn, which Hypothesis would call slow under coverage.
_WHOLE_GAMES = (HealthCheck.too_slow,)

settings.register_profile(
    "quick",
    derandomize=True,
    deadline=None,
    max_examples=20,
    print_blob=True,
    suppress_health_check=_WHOLE_GAMES,
)
settings.register_profile(
    "thorough",
    deadline=None,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=_WHOLE_GAMES,
)
settings.load_profile(os.environ.get("ABYSS_HYPOTHESIS_PROFILE", "quick"))

#: Tests that go over thousands of texts and games. They take several times as long while their
#: lines are traced; what they run has tests of its own beside it, which are.
_NOT_TRACED = ("corpus", "fuzz", "golden", "hygiene", "mutation", "properties")
#: By this coverage has the processes measured that a test starts.
_IN_PROCESSES = "COVERAGE_PROCESS_CONFIG"
_HERE = Path(__file__).parent

#: After so many more objects the collector looks for those that nothing refers to; usually 700.
_OBJECTS = 20_000


def pytest_configure() -> None:
    """Look for memory to free less often: with thousands of tests it takes a tenth of all time."""
    gc.set_threshold(_OBJECTS, 20)


def pytest_collection_finish() -> None:
    """Leave out the tests themselves, which are there to the end."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Leave scenarios, the tests of these folders, and those so marked, unmeasured."""
    if os.environ.get("ABYSS_TRACE_ALL"):  # whoever asks which test reaches what wants them all
        return (yield)
    beside_cards = not item.path.is_relative_to(_HERE)  # a scenario
    left_out = beside_cards or item.path.relative_to(_HERE).parts[0] in _NOT_TRACED
    if not (left_out or item.get_closest_marker("untraced")):
        return (yield)
    prepared = spawn.get_preparation_data
    stopped = []
    # There are two in a worker: that of each process, and beside it that of pytest's plugin.
    while measured := Coverage.current():
        measured.stop()
        stopped.append(measured)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.delenv(_IN_PROCESSES, raising=False)
            patch.setattr(spawn, "get_preparation_data", partial(_unmeasured, prepared))
            return (yield)
    finally:
        for measured in reversed(stopped):
            measured.start()


def _unmeasured(prepared: Callable[[str], dict[str, Any]], name: str) -> dict[str, Any]:
    """What a process is told that is spawned, without that by which coverage begins in it."""
    return {what: said for what, said in prepared(name).items() if what != "stowaway"}
