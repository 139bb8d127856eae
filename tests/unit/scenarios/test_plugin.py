"""In a folder of cards pytest runs the scenarios: by name, by file, one after the other or not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from abyss_rules.catalog.files import MARK
from abyss_rules.scenarios.plugin import pytest_collect_file
from tests.scenes import pack

GOOD = 'scenario "a good one" { given { court diver; } then { court diver; } }\n'
BAD = 'scenario "a bad one" { then { threat 2; } }\n'


pytest_plugins = ["pytester"]

#: As an author's run is: without what this project's own tests need besides.
ALONE = ("-p", "no:xdist", "-p", "no:cov", "-p", "no:cacheprovider")


@pytest.fixture
def cards(pytester: pytest.Pytester) -> Path:
    """A folder of cards with scenarios, in which warnings are errors."""
    pytester.makeini("[pytest]\nfilterwarnings = error\n")
    return pack(pytester.path, GOOD + BAD)


def pytest_in(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a process of its own."""
    command = [sys.executable, "-m", "pytest", *args]
    return subprocess.run(  # noqa: PLW1510  # what it leaves with is looked at
        command, cwd=folder, capture_output=True, text=True, encoding="utf-8"
    )


def test_each_scenario_is_an_item_and_failures_can_be_read(
    pytester: pytest.Pytester, cards: Path
) -> None:
    del cards
    done = pytester.runpytest_inprocess("-v", *ALONE)
    done.assert_outcomes(passed=1, failed=1)
    told = done.stdout.str()
    assert "scenes.abyss::a good one PASSED" in told
    assert "scenes.abyss::a bad one FAILED" in told
    assert "scenes.abyss:2:31: error[A851]: `threat` is not as expected" in told
    assert "  = expected: 2\n  = found: 1\n  = the game still asks: seat 0 fight" in told
    assert "\nanswers so far: none" in told
    assert "Traceback" not in told
    # The file of the cards holds no scenario, and is none of the files collected.
    assert "pack.abyss" not in told


def test_items_are_chosen_by_name_and_the_first_failure_may_be_the_last(
    pytester: pytest.Pytester, cards: Path
) -> None:
    (cards / "scenes.abyss").write_text(BAD + GOOD, encoding="utf-8")
    pytester.runpytest_inprocess("-k", "good", *ALONE).assert_outcomes(passed=1, deselected=1)
    pytester.runpytest_inprocess("-x", *ALONE).assert_outcomes(failed=1)
    pytester.runpytest_inprocess("scenes.abyss::a good one", *ALONE).assert_outcomes(passed=1)


@pytest.mark.untraced
def test_several_workers_share_the_scenarios(cards: Path) -> None:
    done = pytest_in(cards, "-n", "1", "-p", "no:cov", "--import-mode=importlib")
    assert done.returncode == 1, done.stdout
    assert "1 failed, 1 passed" in done.stdout
    assert "= expected: 2" in done.stdout
    assert done.stderr == ""


#: A law that ends pytest, and one that a test asks.
LAWS = """import os
from abyss_rules.testing import check_law, law
if os.environ.get("END_IT"):
    os._exit(0)

@law()
def ends(game):
    os._exit(0)

@law()
def never(game):
    assert game.seats > 9, "few"
"""
ASKS = """from our_laws import check_law, never

def test_it():
    check_law(never, starts="setup", examples=1)

def test_it_alone():
    import abyss_rules as ar
    never(ar.new_game())
"""


def test_a_law_does_not_end_pytest(
    pytester: pytest.Pytester, cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (cards / "our_laws.py").write_text(LAWS, encoding="utf-8")
    (cards / "scenes.abyss").write_text('scenario "it" { then { holds ends; } }\n', "utf-8")
    done = pytester.runpytest_inprocess("--abyss-laws", "our_laws.py", *ALONE)
    done.assert_outcomes(failed=1)
    assert "`ends` does not hold: SystemExit: os._exit(0) is called" in done.stdout.str()
    told = pytester.runpytest_inprocess(*ALONE).stdout.str()
    assert "known with `abyss test --laws FILE` and `pytest --abyss-laws FILE`" in told
    monkeypatch.setenv("END_IT", "1")
    done = pytester.runpytest_inprocess("--abyss-laws", "our_laws.py", *ALONE)
    done.assert_outcomes(errors=1)
    assert "our_laws.py:4 cannot be imported: SystemExit: os._exit(0) is c" in done.stdout.str()


def test_a_law_that_does_not_hold_is_shown_without_lines_of_the_library(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(our_laws=LAWS, test_ours=ASKS)
    done = pytester.runpytest_inprocess(*ALONE)
    done.assert_outcomes(failed=2)
    told = done.stdout.str()
    assert "LawBroken: never does not hold: few\n" in told
    assert "E       game = ar.position('abyss', {" in told
    assert "LawBroken: never: few\n" in told
    assert "test_ours.py:4: LawBroken" in told
    assert "test_ours.py:8: LawBroken" in told
    assert "declare.py" not in told
    assert "checking.py" not in told


def test_a_scenario_can_be_run_again(pytester: pytest.Pytester, cards: Path) -> None:
    del cards
    items, _record = pytester.inline_genitems(*ALONE)
    item = next(one for one in items if one.name == "a good one")
    item.runtest()
    item.runtest()
    assert item.reportinfo()[1:] == (0, "a good one")


def test_what_cannot_be_read_fails_beside_what_can(pytester: pytest.Pytester, cards: Path) -> None:
    broken = 'scenario "broken" { given { court kepper; } then { turn 0; } }\n'
    (cards / "scenes.abyss").write_text(GOOD + broken, encoding="utf-8")
    done = pytester.runpytest_inprocess("-v", *ALONE)
    done.assert_outcomes(passed=1, failed=1)
    told = done.stdout.str()
    assert "scenes.abyss::scenarios that cannot be read FAILED" in told
    assert "error[A803]: `kepper` is no Lord" in told
    assert "did you mean `keeper`?" in told


@pytest.mark.untraced
@pytest.mark.parametrize("on_ci", [False, True], ids=["by hand", "where CI is set"])
def test_a_faulty_pack_is_one_item_that_fails(
    pytester: pytest.Pytester, cards: Path, monkeypatch: pytest.MonkeyPatch, *, on_ci: bool
) -> None:
    for name in ("CI", "BUILD_NUMBER"):
        monkeypatch.delenv(name, raising=False)
    if on_ci:
        monkeypatch.setenv("CI", "true")
    (cards / "pack.abyss").write_text("pack my.abyss { format 1; }\n", encoding="utf-8")
    (cards / "more.abyss").write_text(GOOD, encoding="utf-8")
    done = pytester.runpytest_inprocess(*ALONE)
    done.assert_outcomes(failed=1)
    told = done.stdout.str()
    assert "FAILED more.abyss::scenarios that cannot be read" in told
    # On a server that builds, pytest says all of it once more in its summary.
    assert told.partition("short test summary")[0].count("error[A501]") == 1
    assert "Traceback" not in told
    # An item that is not there would only be told to be missing.
    done = pytester.runpytest_inprocess("scenes.abyss::a good one", *ALONE)
    done.assert_outcomes(errors=1)
    assert "error[A501]" in done.stdout.str()


def test_faults_of_ours_are_shown_as_python_shows_them(
    pytester: pytest.Pytester, cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del cards

    def fail(*_args: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr("abyss_rules.scenarios.running.run", fail)
        done = pytester.runpytest_inprocess("-k", "good", *ALONE)
    done.assert_outcomes(failed=1, deselected=1)
    assert "RuntimeError: a fault of ours" in done.stdout.str()
    monkeypatch.setattr("abyss_rules.scenarios.collecting.Finder.collect", fail)
    done = pytester.runpytest_inprocess(*ALONE)
    done.assert_outcomes(errors=1)
    assert "RuntimeError: a fault of ours" in done.stdout.str()


def test_what_a_verification_found_is_left_out_unless_it_is_named(
    pytester: pytest.Pytester, cards: Path
) -> None:
    found = cards / "abyss-failures" / "found"
    found.mkdir(parents=True)
    header = (cards / "pack.abyss").read_text(encoding="utf-8")
    own = header.replace("my.abyss", "failures.found").replace("}", "needs my.abyss; }", 1)
    own = own.partition("\n")[0] + "\n"  # the card is that of the pack
    (found / "pack.abyss").write_text(own, encoding="utf-8")
    (found / "it.abyss").write_text(GOOD, encoding="utf-8")
    (found / MARK).touch()
    copy = cards / "abyss-failures" / "packs" / "my.abyss"
    copy.mkdir(parents=True)
    (copy / "pack.abyss").write_text(header, encoding="utf-8")
    for whole in ((), ("abyss-failures/..",)):
        pytester.runpytest_inprocess(*whole, *ALONE).assert_outcomes(passed=1, failed=1)
    pytester.runpytest_inprocess(".", str(found), *ALONE).assert_outcomes(passed=2, failed=1)
    for named in ("abyss-failures", "abyss-failures/found/it.abyss::a good one"):
        pytester.runpytest_inprocess(named, *ALONE).assert_outcomes(passed=1)


def test_a_file_that_cannot_be_opened_is_left_alone(tmp_path: Path) -> None:
    nowhere: Any = None  # what it would belong to is not asked
    assert pytest_collect_file(tmp_path / "nowhere.abyss", nowhere) is None


def test_other_files_are_left_alone_and_nothing_is_loaded_for_them(tmp_path: Path) -> None:
    (tmp_path / "notes.abyss").write_text("# no scenario is here\n", encoding="utf-8")
    if sys.platform != "win32":  # links need a privilege there
        (tmp_path / "gone.abyss").symlink_to(tmp_path / "nowhere.abyss")
    (tmp_path / "test_it.py").write_text(
        "import sys\n\n\ndef test_it():\n"
        "    loaded = {name for name in sys.modules if name.startswith('abyss_rules')}\n"
        "    assert loaded <= {'abyss_rules', 'abyss_rules.scenarios',\n"
        "                      'abyss_rules.scenarios.plugin'}, loaded\n",
        encoding="utf-8",
    )
    done = pytest_in(tmp_path, *ALONE)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout
