"""Laws that do harm to a verification: they print, end it, never end, come too late."""

from __future__ import annotations

import json
import signal
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from attrs import evolve

from abyss_rules.errors import UnreadableError
from abyss_rules.testing.declare import Law, law
from abyss_rules.verify import player, processes
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.processes import Board, LeftError, Pool, interrupts_left, note_laws
from abyss_rules.verify.running import verify
from tests.unit.verify.made import two_files, verified

LAWS = """
import os, threading, time
from abyss_rules.testing import law

print("imported")

@law()
def loud(game):
    print("chatter")
    os.write(1, b"more")

@law(kind="text")
def loud_about_texts(pack, sources):
    print("reading")
    assert False, "poor"

@law()
def ends(game):
    os._exit(0)

@law(kind="text")
def ends_at_a_text(pack, sources):
    os._exit(0)

@law()
def never_ends(game):
    open(__file__ + ".asked", "w").close()
    while True:
        time.sleep(0.1)

@law(kind="text")
def leaves_a_thread(pack, sources):
    threading.Thread(target=time.sleep, args=(600,)).start()
"""
SKIPS = """
import pytest
from abyss_rules.testing import law

games = []

@law(kind="game")
def skips(game):
    games.append(game)
    if len(games) == 3:
        pytest.skip("enough")

@law(kind="game")
def short(game):
    pass
"""


@pytest.fixture(name="pack")
def _pack(tmp_path: Path) -> Path:
    """Beside it stand laws."""
    (tmp_path / "laws.py").write_text(LAWS, encoding="utf-8")
    return two_files(tmp_path / "mine")


@pytest.mark.untraced
def test_what_laws_print_is_not_in_the_report(
    pack: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    args = ("--laws", pack.parent / "laws.py", "--law", "loud", "--law", "loud_about_texts")
    more = ("--examples", "1", "--format", "json", "--out", pack.parent / "out")
    result = verified(pack, *args, *more)
    assert result.exit_code == 1, result.stderr
    assert json.loads(result.stdout)["games"] == 1
    shown = capfd.readouterr()
    assert "reading" in shown.err
    assert shown.out == ""
    assert "chatter" in shown.err
    assert "more" in shown.err


@pytest.mark.parametrize("name", ["ends", "ends_at_a_text"])
def test_a_law_that_ends_its_process_is_suspected(pack: Path, name: str) -> None:
    args = ("--laws", pack.parent / "laws.py", "--law", name, "--examples", "1")
    result = verified(pack, *args, "--law", "scores_add_up")
    assert (result.exit_code, result.stderr) == (1, "")
    states = {line.split()[0]: line.split()[1:] for line in result.stdout.splitlines()[:2]}
    assert states == {"scores_add_up": ["0", "not", "asked"], name: ["?", "ENDED"]}
    assert "ended before they were over; a law may have ended it" in result.stdout
    told, again = result.stdout.splitlines()[-2:]
    at_a_text = name == "ends_at_a_text"
    assert told.endswith(f"asked just then: {name}" + ("" if at_a_text else " (in game 1)"))
    games = "" if at_a_text else " --examples 1 --every 16 --seed 0"
    verify_it = f"abyss verify {pack} --law {name} --laws {pack.parent / 'laws.py'}"
    assert again == f"To come there again: {verify_it}{games}"


def test_what_was_played_before_a_law_breaks_it_off_is_counted(pack: Path) -> None:
    laws = pack.parent / "laws.py"
    laws.write_text(SKIPS, encoding="utf-8")
    args = ("--laws", laws, "--law", "skips", "--law", "short", "--examples", "4")
    result = verified("abyss", *args, "--out", pack.parent / "out")
    assert result.exit_code == 1
    states = [line.split() for line in result.stdout.splitlines()[:2]]
    assert states == [["skips", "2", "BROKE", "OFF"], ["short", "2", "holds"]]
    assert "2 of 4 games, seed 0: no law broken" in result.stdout
    assert (
        "Skipped: enough (in the law skips); asked just then: skips (in game 3)\n" in result.stdout
    )
    assert f"--law skips --laws {laws} --examples 3 --every 16 --seed 0\n" in result.stdout
    data = json.loads(verified("abyss", *args, "--format", "json").stdout)
    assert [(one["in_game"], one["holds"]) for one in data["laws"]] == [(2, False), (None, True)]


def test_a_law_that_never_ends_is_broken_off_when_the_time_is_long_over(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laws = pack.parent / "laws.py"
    asked = Path(f"{laws}.asked")
    monkeypatch.setattr(processes, "monotonic", lambda: 1000.0 if asked.exists() else 0.0)
    args = ("--laws", laws, "--law", "never_ends", "--law", "what_is_done_is_told", "--time", "2s")
    result = verified(pack, *args, "--out", pack.parent / "out")
    assert result.exit_code == 1, result.stderr
    told = [line.split() for line in result.stdout.splitlines()]
    assert ["what_is_done_is_told", "1", "holds"] in told
    assert ["never_ends", "?", "NO", "END"] in told
    assert "0 of 100 games, seed 0: no law broken" in result.stdout
    after = "long after the time was over; asked just then: never_ends (in game 1)\n"
    assert after in result.stdout
    assert not active_children()


def test_a_thread_that_a_law_leaves_is_not_waited_for(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "_LAST", 0.5)
    laws = str(pack.parent / "laws.py")
    outcome = verify(Plan("abyss", (pack,), ("leaves_a_thread",), laws, examples=1))
    assert outcome.holds
    assert outcome.asked["leaves_a_thread"] == outcome.games == 1
    assert not active_children()


def test_the_later_it_is_the_less_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(processes, "monotonic", lambda: now[0])
    for seconds, times in (
        (10.0, {9.0: 0, 10.0: 1, 24.0: 1, 25.0: 2, 39.0: 2, 40.0: 3}),
        (100.0, {99.0: 0, 100.0: 1, 150.0: 2, 200.0: 3}),
        (None, {1e9: 0}),
    ):
        now[0] = 0.0
        with Pool(1, seconds, player.begin, ()) as pool:  # no process begins before it plays
            for now[0], stage in times.items():
                assert (pool._stage(), pool.is_late()) == (stage, stage > 0)


def test_laws_are_told_while_they_are_asked_and_not_asked_when_it_is_too_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = Board(get_context("spawn"), 2)
    board.take_a_place()
    told: list[dict[int, int | None]] = []

    @law()
    def outer(game: object) -> None:
        told.append(board.asked())
        inner(game)
        told.append(board.asked())

    @law()
    def inner(_game: object) -> None:
        told.append(board.asked())
        raise AssertionError("so it is")

    monkeypatch.setattr(Law, "_wrong", Law._wrong)  # as it is now, it comes back
    note_laws(board, (outer, inner))
    assert outer.why_not(None) == "inner: so it is"
    assert told == [{0: None}, {1: None}]
    assert not board.asked()
    board.tell(1)
    assert inner.why_not(None)
    assert board.is_late
    board.tell(2)
    with pytest.raises(LeftError):
        inner.why_not(None)


class Late(player.Player):
    """A process's part that plays nothing, and finds it late."""

    def __init__(self, *, left_at: int = -1) -> None:
        self.meters = Meters()
        self.board = Board(get_context("spawn"), 1)
        self.board.tell(1)
        self.left_at = left_at

    def _play_one(self, number: int, *_more: object) -> None:
        if number == self.left_at:
            raise LeftError
        if number == 7:
            raise GeneratorExit("done")


def test_when_it_is_late_one_game_is_played_or_broken_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Late().play(range(3, 6), frozenset()).games == 1
    assert Late(left_at=3).play(range(3, 6), frozenset()).games == 0
    monkeypatch.setattr(player, "_PLAYER", [Late()])
    assert player.play(range(3, 6), frozenset()).games == 1
    with pytest.raises(UnreadableError, match=r"a law broke off what was played.*GeneratorExit"):
        player.play(range(7, 8), frozenset())


def test_ctrl_c_ends_what_is_still_played(monkeypatch: pytest.MonkeyPatch) -> None:
    players: list[BaseProcess] = []

    def interrupted(_jobs: object, **_more: object) -> None:
        players.extend(active_children())
        raise KeyboardInterrupt

    monkeypatch.setattr(processes, "wait", interrupted)
    heard = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        verify(Plan("abyss", laws=("scores_add_up",), jobs=2))
    assert len(players) == 2
    assert all(player.exitcode not in {None, 0} for player in players)
    assert signal.getsignal(signal.SIGINT) is heard


def test_a_process_that_plays_leaves_ctrl_c_to_the_one_that_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(player, "_GIVEN", [])
    board = Board(get_context("spawn"), 2)
    heard = {number: signal.getsignal(number) for number in processes.SIGNALS}
    try:
        player.begin(board, Plan("abyss"), lambda: begun.append("begun"))
        assert {signal.getsignal(number) for number in heard} == {signal.SIG_IGN}
    finally:
        for number, how in heard.items():
            signal.signal(number, how)
    assert begun == ["begun"]
    assert [(Plan("abyss"), board)] == player._GIVEN


def test_signals_are_left_alone_outside_of_the_main_thread() -> None:
    found: list[object] = []

    def play() -> None:
        with interrupts_left():
            found.append(signal.getsignal(signal.SIGINT))

    thread = Thread(target=play)
    thread.start()
    thread.join()
    assert found == [signal.getsignal(signal.SIGINT)]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"examples": 0}, "examples: 0 is less than 1"),
        ({"jobs": 0}, "jobs: 0 is less than 1"),
        ({"every": True}, "every: a whole number is wanted, not True"),
        ({"seconds": 0}, "seconds: 0 is not above 0"),
        ({"seconds": "10"}, "seconds: a number above 0 is wanted, not '10'"),
        ({"seconds": True}, "seconds: a number above 0 is wanted, not True"),
        ({"seconds": float("nan")}, "seconds: nan is not above 0"),
    ],
)
def test_a_plan_that_asks_nothing_is_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(UnreadableError, match=says):
        verify(evolve(Plan("abyss"), **changes))
