"""Agents of one's own on the command line: they print, fail, and end the process."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import Result

from abyss_rules.cli.simulate import processes
from tests.commands import abyss

AGENTS = """\
import json
import os
import sys

print("imported")


class First:
    def choose(self, view, decision):
        return decision.options[0]


class Loud(First):
    def choose(self, view, decision):
        print("chatter")
        os.write(1, b"more\\n")
        return super().choose(view, decision)


class Exits:
    def choose(self, view, decision):
        sys.exit(0)


class Fails:
    def choose(self, view, decision):
        return self.reads("{")

    def reads(self, text):
        return json.loads(text)


class Wrong:
    def choose(self, view, decision):
        return "dance"


class Unborn(First):
    def __init__(self):
        sys.exit(0)


class Ends:
    def choose(self, view, decision):
        os._exit(0)
"""
#: The lines of ``AGENTS`` where its agents fail.
LINES = {
    "Exits": AGENTS.splitlines().index("        sys.exit(0)") + 1,
    "Fails": AGENTS.splitlines().index("        return json.loads(text)") + 1,
}


@pytest.fixture(autouse=True)
def _agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "strange_agents.py").write_text(AGENTS, encoding="utf-8")
    yield
    sys.modules.pop("strange_agents", None)


def simulated(agents: str, *args: str) -> Result:
    return abyss("simulate", "--games", "4", "--agents", f"strange_agents:{agents}", *args)


@pytest.mark.untraced
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("agent", ["Exits", "Fails"])
def test_an_agent_that_fails_is_told_with_game_seed_seat_decision_and_place(
    agent: str, jobs: str
) -> None:
    result = simulated(agent, "--jobs", jobs)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = [line for line in result.stderr.splitlines() if line.startswith("abyss: ")]
    assert line.startswith("abyss: game 1 (seed 6017775124710473527): agent ")
    assert f"agent {agent} of seat 1 failed on 'offer': " in line
    assert line.endswith(f"(strange_agents.py:{LINES[agent]})")


def test_an_answer_that_is_not_offered_is_told_with_the_game() -> None:
    result = simulated("Wrong")
    assert result.exit_code == 2
    assert "game 1 (seed " in result.stderr
    assert "agent Wrong of seat 1 " in result.stderr
    assert "'dance'" in result.stderr


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_agent_that_ends_the_process_while_it_is_made_is_an_error(command: str) -> None:
    result = abyss(command, "--agents", "strange_agents:Unborn")
    assert result.exit_code == 2
    assert "strange_agents:Unborn could not be made: SystemExit: 0" in result.stderr
    assert result.stdout == ""


def test_a_process_that_ends_is_no_silence() -> None:
    if processes(2, 2) < 2:
        pytest.skip("one processor plays in this process")
    result = simulated("Ends", "--jobs", "2")
    assert result.exit_code == 2
    assert "a process that played games ended before they were over" in result.stderr


@pytest.mark.parametrize("agent", ["Exits", "Fails", "Wrong"])
def test_an_agent_that_fails_ends_a_game_that_is_watched(agent: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    agents = f"strange_agents:{agent}"
    result = abyss("play", "--seed", "1", "--agents", agents, "--record", record)
    assert result.exit_code == 2
    assert f"agent {agent} of seat 0 " in result.stderr
    assert "Traceback" not in result.stderr
    assert json.loads(record.read_text(encoding="utf-8"))["answers"] == []


@pytest.mark.untraced
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_agents_print_is_not_among_the_results(
    jobs: str, capfd: pytest.CaptureFixture[str]
) -> None:
    result = simulated("Loud", "--jobs", jobs, "--format", "json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 4
    shown = capfd.readouterr()
    assert "chatter" not in shown.out
    assert "chatter" in result.stderr + shown.err


def test_no_more_processes_play_than_there_are_games_and_processors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert processes(999999, 3) <= 3
    monkeypatch.delattr("os.sched_getaffinity", raising=False)
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    assert processes(999999, 1000) == 4
    assert processes(3, 1000) == 3
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert processes(2, 1000) == 1


def test_the_number_of_processes_that_play_is_told() -> None:
    args = ("simulate", "--games", "1", "--jobs", "999999")
    text = abyss(*args).stdout
    assert text.startswith("1 game of abyss, seed 0\n")
    assert text.rstrip().endswith(" s in 1 process")
