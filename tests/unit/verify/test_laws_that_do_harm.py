"""Laws that end or keep whoever imports or asks them: it is told, and what was found is kept."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from errno import ENOENT, ENOSPC
from itertools import count
from multiprocessing import Pipe, active_children, get_context
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Self

import pytest
from attrs import evolve
from click.testing import CliRunner

from abyss_rules.cli import app
from abyss_rules.errors import AbyssError, UnreadableError
from abyss_rules.scenarios.ending import exits_raised
from abyss_rules.testing.failures import Failure
from abyss_rules.testing.laws import law_named
from abyss_rules.verify import player, processes, running, showing
from abyss_rules.verify.keeping import keep, keep_counts, kept, kept_counts
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.player import Part
from abyss_rules.verify.processes import Board, Pool, end_with_the_first, heard_to_end
from abyss_rules.verify.running import verify
from abyss_rules.verify.showing import Aside
from tests.unit.verify.made import verified

_FROM = "from abyss_rules.testing import law\n"
HARM = f"""import time
{_FROM}
broken = []

def stay():
    open(__file__ + ".asked", "w").close()
    while True:
        time.sleep(0.05)

@law()
def stays_when_it_was_broken(game):
    if broken:
        stay()
    broken.append(game)
    assert False, "poor"
"""


def hurry(monkeypatch: pytest.MonkeyPatch, laws: Path) -> None:
    """Time flies once a law has said that it stays."""
    asked, seconds = Path(f"{laws}.asked"), count(1000, 1000)
    later = lambda: float(next(seconds)) if asked.exists() else 0.0  # noqa: E731  # a clock
    monkeypatch.setattr(processes, "monotonic", later)


# --- the import ---------------------------------------------------------------------------------


def test_a_file_that_ends_who_imports_it_is_told(tmp_path: Path) -> None:
    laws = tmp_path / "laws.py"
    laws.write_text("import os\nos._exit(0)\n", encoding="utf-8")
    result = verified("abyss", "--laws", laws, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert result.stdout == ""
    told = f"{laws} ends the process that imports it; a file of laws defines them, and does nothing"
    assert result.stderr == f"abyss: {told} else\n"
    assert not active_children()


def test_a_file_that_keeps_who_imports_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pool, "submit", lambda *_given: None)
    monkeypatch.setattr(Pool, "waits_for", lambda *_given, within: within != 60)
    with pytest.raises(UnreadableError, match=r"laws\.py was not imported in time; a file of laws"):
        verify(Plan("abyss", own_laws="laws.py", seconds=600))


@pytest.fixture
def a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """This process is one that plays, under the laws of a file; nothing is counted."""
    laws = tmp_path / "laws.py"
    plan = Plan("abyss", own_laws=str(laws))
    monkeypatch.setattr(player, "install", Meters)
    monkeypatch.setattr(player, "note_laws", lambda *_given: None)
    monkeypatch.setattr(player, "_GIVEN", [(plan, Board(get_context("spawn"), 1))])
    monkeypatch.setattr(player, "_PLAYER", [])
    return laws


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("import pytest\npytest.skip('x', allow_module_level=True)", "Skipped: x"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("class Other(BaseException): ...\nraise Other('so')", "Other: so"),
    ],
)
def test_whatever_an_import_raises_is_told(a_process: Path, text: str, says: str) -> None:
    a_process.write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableError) as caught:
        player.law_values()
    assert str(caught.value) == f"{a_process} cannot be imported: {says}"
    result = CliRunner().invoke(app, ["test", "cards", "--laws", str(a_process)])
    if says == "KeyboardInterrupt":  # here it may be the user's own
        assert result.exit_code == 130
        return
    assert result.exit_code == 2
    assert result.stderr == f"abyss: {a_process} cannot be imported: {says}\n"


def test_a_law_does_not_end_what_runs_scenarios_in_silence(tmp_path: Path) -> None:
    laws, folder = tmp_path / "laws.py", tmp_path / "mine"
    folder.mkdir()
    (folder / "it.abyss").write_text(
        'pack it { format 1; ruleset abyss; version "1"; }\n'
        'scenario "it" { given { threat 1; } then { holds ends; } }\n',
        encoding="utf-8",
    )
    end = "import os\ndef end(): os._exit(0)\n"
    args = ["test", str(folder), "--laws", str(laws)]
    laws.write_text(f"{end}end()\n", encoding="utf-8")
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 2
    assert "laws.py:2 cannot be imported: SystemExit: os._exit(0) is called" in result.stderr
    laws.write_text(f"{_FROM}{end}@law()\ndef ends(game): end()\n", encoding="utf-8")
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 1
    assert "`ends` does not hold: SystemExit: os._exit(0) is called" in result.stdout


def test_in_another_process_the_end_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    with exits_raised():
        monkeypatch.setattr("os.getpid", lambda: -1)
        with pytest.raises(SystemExit):  # as what ended it goes on here
            os._exit(3)
    assert ended == [3]


def test_laws_come_from_a_process_without_what_they_do(a_process: Path) -> None:
    a_process.write_text(f"{_FROM}@law('A1')\ndef mine(game): 'So.'", encoding="utf-8")
    *names, mine = player.law_values()
    assert "scores_add_up" in names
    assert not isinstance(mine, str)
    assert (mine.name, mine.sentence, mine.clauses) == ("mine", "So.", ("A1",))
    assert mine.why_not(None) == (
        "UnreadableError: this law is asked in the processes that play only (player.py:"
        f"{player._asked_elsewhere.__code__.co_firstlineno + 1})"
    )


# --- who waits ----------------------------------------------------------------------------------


def test_a_process_ends_with_the_one_that_began_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: SimpleQueue[int] = SimpleQueue()
    monkeypatch.setattr("os._exit", ended.put)
    end_with_the_first()  # nobody began this one
    reader, writer = Pipe(duplex=False)
    monkeypatch.setattr(processes, "parent_process", lambda: SimpleNamespace(sentinel=reader))
    end_with_the_first()
    assert ended.empty()
    writer.close()
    assert ended.get() == 1


def _term() -> None:
    signal.raise_signal(signal.SIGTERM)


@pytest.mark.parametrize(
    ("stop", "code", "why"),
    [(signal.default_int_handler, 130, "it was interrupted"), (_term, 143, "it was told to end")],
)
def test_what_was_found_is_told_after_ctrl_c_and_sigterm(
    stop: Callable[..., object],
    code: int,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = (2, None) if code == 130 else ()

    def stopped(_plan: Plan, pool: Pool, *, texts: bool) -> Iterator[Part]:
        pool.board.note_unkept(ENOSPC)
        pool.board.note_unkept(0)
        if texts:
            yield Part(1, Counter(), (Failure("scores_add_up", "", (), "no", None),))
        stop(*given)

    monkeypatch.setattr(running, "_parts", stopped)
    result = verified("abyss", "--out", tmp_path / "out")
    assert result.exit_code == code
    assert "scores_add_up does not hold: no" in result.stdout
    assert f"Broken off, as {why}; no law was asked just then\n" in result.stdout
    not_kept = f"could not be kept, and may be missing: {os.strerror(ENOSPC)}\n"
    assert not_kept in result.stdout
    assert (tmp_path / "out" / "found" / "scores_add_up.txt").exists()
    with heard_to_end():
        outcome = verify(Plan("abyss"))
    assert (outcome.ended, outcome.endless) == (False, ())
    assert evolve(outcome, unanswered={"the_best_win": 3}).endless == ()
    result = verified("abyss", "--law", "scores_add_up", "--out", tmp_path / "out")
    assert (result.exit_code, result.stdout) == (code, "")
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


# --- while a failure is made small --------------------------------------------------------------


def test_what_was_found_is_told_though_it_never_becomes_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laws, name = tmp_path / "laws.py", "stays_when_it_was_broken"
    laws.write_text(HARM, encoding="utf-8")
    hurry(monkeypatch, laws)
    monkeypatch.setattr("abyss_rules.cli.verify.Aside", _NoAside)
    args = ("--laws", laws, "--law", name, "--examples", "2", "--out", tmp_path / "out")
    result = verified("abyss", *args)
    assert result.exit_code == 1, result.stderr
    assert [name, "1", "BROKEN"] in [line.split() for line in result.stdout.splitlines()]
    assert f"{name} does not hold: poor" in result.stdout
    assert (
        "Broken off, as something did not end while a failure was made small; "
        f"asked just then: {name} (in game 1)\n"
    ) in result.stdout
    assert (tmp_path / "out" / "found" / f"{name}.abyss").exists()
    assert not active_children()


def test_what_was_found_is_told_though_a_process_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("scores_add_up", "", (), "no", None)

    def ends(_plan: Plan, pool: Pool, *, texts: bool) -> Iterator[Part]:
        assert texts
        yield Part(1, Counter(), (failure,))
        keep(pool.board.folder, (3, 1), evolve(failure, law="the_best_win"))
        keep(pool.board.folder, (4, 1), evolve(failure, message="not small"))
        keep_counts(pool.board.folder, 0, Part(3, Counter(scores_add_up=7), (), first=0))
        keep_counts(pool.board.folder, -1, Part(9, Counter(), ()))  # that was told
        raise BrokenProcessPool

    monkeypatch.setattr(running, "_parts", ends)
    outcome = verify(Plan("abyss"))
    assert outcome.failures == (failure, evolve(failure, law="the_best_win"))
    assert (outcome.games, outcome.ended, outcome.holds) == (4, False, False)
    assert outcome.asked == {"scores_add_up": 7}
    assert outcome.broken_off.startswith("a process that played games ended before they were over")


class _NoAside(Aside):
    """Asks nobody whether a scenario shows what was found."""

    def __call__(self, path: Path) -> str:
        assert path.exists()
        return ""


def test_what_goes_on_is_not_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(processes, "monotonic", lambda: now[0])
    with Pool(2, 1000.0, player.begin, ()) as pool:  # no process begins before it plays
        board = pool.board
        board.take_a_place()
        board.asks(1)
        for now[0] in (0.0, 61.0, 122.0):  # it is not looked after, and there is a time
            assert not pool._stuck()
        with board.looked_after():
            for now[0] in (200.0, 250.0, 300.0, 350.0):
                board.asks(1)
                assert not pool._stuck()
            now[0] = 410.0
            assert not pool._stuck()
            now[0] = 411.0
            assert pool._stuck() == [0]
        assert not pool._stuck()


def test_a_law_that_does_not_answer_is_broken_off_also_without_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(processes, "monotonic", lambda: now[0])
    monkeypatch.setattr(processes, "_LOOK", 0)
    with Pool(2, None, player.begin, ()) as pool:
        board = pool.board
        for law in (1, 2):
            board.take_a_place()
            board.plays(8 - law)
            board.asks(law)
        assert [board.playing] == [6]
        assert not pool._stuck()
        now[0] = 61.0
        board.asks(2)  # at its place it goes on
        assert not pool.waits_for(Future())
        assert pool.broken_off.startswith("a law did not answer within a minute; with a time limit")
        assert board.asked() == {0: 7, 1: 6}
        assert board.asked(pool.stuck) == {0: 7}
        board.plays(-1)
        assert [board.playing] == [None]
        assert board.asked() == {0: 7, 1: None}
        board.asks(1)
        board.plays(2)
        assert board.asked() == {0: 2}  # the first of two games
        board.asks(0)
        assert board.asked() == {0: 7}


def test_what_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_LOOK", 0)
    with Pool(1, None, player.begin, ()) as pool:
        assert not pool.waits_for(Future(), within=0)
        assert pool.broken_off == "something took too long"


def test_failures_are_kept_in_the_order_of_their_games(tmp_path: Path) -> None:
    first, second = (Failure(name, "", (), "no", None) for name in ("first", "second"))
    keep(str(tmp_path), (11, 1), second)
    assert keep(str(tmp_path), (2, 1), first) == 0
    (tmp_path / "half").write_bytes(b"not yet whole")
    assert kept(str(tmp_path)) == [first, second]
    keep("", (1, 1), first)
    assert keep(str(tmp_path / "gone"), (1, 1), first) == ENOENT  # and it is not kept
    assert kept(str(tmp_path / "gone")) == []
    keep_counts(str(tmp_path), 0, 1)
    keep_counts(str(tmp_path), 10, 3)
    keep_counts(str(tmp_path), 0, 2)  # in place of what was before
    assert (kept_counts(str(tmp_path)), kept_counts("")) == ([2, 3], [])


# --- while failures are written -----------------------------------------------------------------


class FakePool:
    """A pool whose process says what is wanted."""

    made = 0

    def __init__(self, *_given: object) -> None:
        FakePool.made += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_given: object) -> None:
        pass

    def submit(self, ask: Callable[[Path], str], path: Path) -> Future[str]:
        future: Future[str] = Future()
        try:
            future.set_result(ask(path))
        except (BrokenProcessPool, AbyssError) as error:
            future.set_exception(error)
        return future

    def waits_for(self, future: Future[str], within: float) -> bool:
        return within > 0 and (future.exception() is not None or future.result() != "stays")


@pytest.mark.parametrize(
    ("answer", "says", "pools"),
    [
        ("as it is", "as it is", 1),
        ("stays", "the law does not end when the scenario is run", 2),
        (BrokenProcessPool(), "the law ends what runs the scenario", 2),
        (UnreadableError("a law\nis gone"), "the scenario cannot be read again: a law", 1),
    ],
)
def test_a_scenario_is_run_where_it_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, answer: str | Exception, says: str, pools: int
) -> None:
    def ask(_path: Path) -> str:
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(showing, "Pool", FakePool)
    FakePool.made = 0
    with Aside(ask, player.begin, ()) as aside:
        assert [aside(Path()).startswith(says) for _twice in "12"] == [True, True]
    assert FakePool.made == pools


def test_in_a_process_scenarios_are_run_with_its_laws(a_process: Path, tmp_path: Path) -> None:
    a_process.write_text(f"{_FROM}@law()\ndef mine(game): assert False, 'no'", encoding="utf-8")
    scenario = tmp_path / "it.abyss"
    header = 'pack it { format 1; ruleset abyss; version "1"; }\n'
    for name, why in (("mine", ""), ("scores_add_up", showing.NOT_AGAIN)):
        text = f'{header}scenario "it" {{ given {{ threat 1; }} then {{ holds {name}; }} }}\n'
        scenario.write_text(text, encoding="utf-8")
        assert player.why_not_shown_here(scenario) == why
    assert law_named("scores_add_up") in player._PLAYER[0].asked
