"""``abyss test``: what it prints, and the code it leaves with."""

import json
from pathlib import Path

import pytest
from click.testing import Result

from tests.commands import abyss
from tests.scenes import pack

GOOD = 'scenario "a good one" { given { court diver; } then { court diver; } }\n'
BAD = 'scenario "a bad one" { then { threat 2; } }\n'
WORSE = 'scenario "a worse one" { when { plot; } then { threat 2; } }\n'


def abyss_test(*args: object) -> Result:
    return abyss("test", *map(str, args))


def test_all_pass(tmp_path: Path) -> None:
    done = abyss_test(pack(tmp_path / "mine", GOOD))
    assert (done.exit_code, done.output) == (0, "1 scenario passed\n")


def test_what_fails_is_shown_and_counted(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", GOOD + BAD + WORSE)
    done = abyss_test(folder)
    file = (folder / "scenes.abyss").as_posix()
    assert done.exit_code == 1
    assert done.output.startswith(
        f"FAILED {file}:2 a bad one\n"
        f"{file}:2:31: error[A851]: `threat` is not as expected\n"
        '2 | scenario "a bad one" { then { threat 2; } }\n'
        "  |                               ^^^^^^^^\n"
        "  = expected: 2\n"
        "  = found: 1\n"
        "  = the game still asks: seat 0 fight (fight, leave)\n"
        "answers so far: none\n\n"
        f"FAILED {file}:3 a worse one\n"
    )
    assert done.output.endswith("\n\n1 scenario passed, 2 failed\n")


def test_some_are_chosen_and_the_first_that_fails_may_be_the_last(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", GOOD + BAD + WORSE)
    done = abyss_test(folder, "-k", "GOOD")
    assert (done.exit_code, done.output) == (0, "1 scenario passed, 2 not run\n")
    done = abyss_test(folder, "-x")
    assert done.output.endswith("1 scenario passed, 1 failed, 1 not run\n")
    done = abyss_test(folder, "-k", "nothing so")
    assert done.exit_code == 2
    assert "no scenario has 'nothing so' in its name\n" in done.output
    told = abyss_test(folder, "-k", "good and not bad").output
    assert "in its name; it is sought as it stands: `and`, `or` and `not` mean nothing" in told


def test_faults_of_scenarios_and_cards_are_shown(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", GOOD + 'scenario "x" { then { tread 1; } }\n')
    done = abyss_test(folder)
    assert done.exit_code == 1
    assert "error[A801]: unknown word `tread`" in done.output
    assert done.output.endswith("1 scenario passed, 1 not run; 1 error\n")
    (folder / "pack.abyss").write_text("pack my.pack { format 1; }\n", encoding="utf-8")
    done = abyss_test(folder)
    assert done.exit_code == 1
    assert "0 scenarios passed; " in done.output


def test_warnings_fail_nothing(tmp_path: Path) -> None:
    done = abyss_test(pack(tmp_path / "mine", 'scenario "x" { given { threat 2; } }'))
    assert done.exit_code == 0
    assert "warning[A807]" in done.output
    assert done.output.endswith("1 scenario passed\n")


def test_the_same_is_there_as_data(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", GOOD + BAD + 'scenario "x" { then { tread 1; } }\n')
    done = abyss_test(folder, "--format", "json")
    data = json.loads(done.output)
    assert done.exit_code == 1
    assert {name: data[name] for name in ("format", "passed", "failed", "not_run")} == {
        "format": 1,
        "passed": 1,
        "failed": 1,
        "not_run": 1,
    }
    assert [one["code"] for one in data["diagnostics"]] == ["A801"]
    good, bad = data["scenarios"]
    assert (good["name"], good["passed"], good["failures"]) == ("a good one", True, [])
    assert (bad["line"], bad["failures"][0]["code"]) == (2, "A851")


def test_several_paths_are_tested_once_each(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", GOOD)
    done = abyss_test(folder, folder / "scenes.abyss")
    assert done.output == "1 scenario passed\n"
    assert abyss_test(tmp_path / "missing").exit_code == 2


def test_what_a_verification_found_is_left_out_with_a_word(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", GOOD)
    found = pack(folder / "abyss-failures", BAD)
    done = abyss_test(folder)
    left = f"{found.as_posix()} is left out; name it to run what is there\n"
    assert (done.exit_code, done.output) == (0, f"{left}1 scenario passed\n")
    twice = abyss_test(folder, tmp_path, folder / ".." / "mine").output
    assert twice.count("is left out") == 1
    assert abyss_test(found).output.endswith("\n0 scenarios passed, 1 failed\n")
    assert "left out" not in abyss_test(found).output
    assert "left out" not in abyss_test(folder, found).output


def test_without_a_path_it_is_the_pack_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack(tmp_path / "mine", GOOD)
    (folder / "more").mkdir()
    (folder / "more" / "bad.abyss").write_text(BAD, encoding="utf-8")
    monkeypatch.chdir(folder)
    assert abyss_test().output.endswith("1 scenario passed, 1 failed\n")
    monkeypatch.chdir(folder / "more")
    assert abyss_test().output.endswith("0 scenarios passed, 1 failed\n")


@pytest.mark.untraced
def test_else_it_is_the_cards_that_are_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = abyss_test("-k", "the Slaver has nobody to sell")
    assert done.exit_code == 0
    assert done.output.startswith("1 scenario passed, ")
