"""Processes that play, and their clock: what is late is broken off, what never ends is ended."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from time import monotonic
from types import FrameType, TracebackType
from typing import Any, NoReturn, ParamSpec, Self, TypeVar

from abyss_rules.testing.declare import Law

P = ParamSpec("P")
T = TypeVar("T")

#: After its time a game has as long again, and at least so many seconds.
_GRACE = 30.0
#: So often it is looked whether the time is over, in seconds.
_LOOK = 0.5
#: Processes that have nothing more to do have so many seconds to end by themselves.
_LAST = 10.0
#: A law has so many seconds to answer, where no time is set or a failure is made small.
_ANSWER = 60.0
#: How late it is: no game is begun any more; none is played on; what goes on now never ends.
_LATE, _LEAVE, _END = 1, 2, 3
_TOO_LATE = "something did not end long after the time was over"
_STUCK = "something did not end while a failure was made small"
_NO_ANSWER = "a law did not answer within a minute; with a time limit it has longer"
#: Why something was broken off that would not have ended.
NO_END = (_TOO_LATE, _STUCK, _NO_ANSWER)
_TOO_LONG = "something took too long"


#: What is told of an error that no law should raise: in which it was.
IN_THE_LAW = "in the law "


class LeftError(BaseException):
    """It is late, and the game is not played on; no law may take it for an error of its own."""


class EndedError(KeyboardInterrupt):
    """The process was told to end, by SIGTERM: what was found is to be told first."""


class Board:
    """What processes tell each other while they play: how late it is, and which laws are asked."""

    def __init__(self, context: SpawnContext, jobs: int, folder: str = "") -> None:
        """A board for so many processes, each of which calls ``take_a_place``.

        ``folder`` is theirs to write into.
        """
        self.folder = folder
        self._stage = context.RawValue("i", 0)
        self._asked = context.RawArray("i", jobs)
        #: By place: how often the law changed that is asked, and whether it is looked after.
        self._changes = context.RawArray("Q", jobs)
        self._looked_after = context.RawArray("b", jobs)
        #: By place: one more than the number of the game that is played.
        self._games = context.RawArray("q", jobs)
        self._unkept = context.RawValue("i", 0)
        self._taken = context.Value("i", 0)
        self._place = 0

    @property
    def is_late(self) -> bool:
        """Whether no more games are to be begun."""
        return bool(self._stage.value >= _LATE)

    @property
    def is_left(self) -> bool:
        """Whether games are not to be played on."""
        return bool(self._stage.value >= _LEAVE)

    def tell(self, stage: int) -> None:
        """Tell how late it is."""
        self._stage.value = stage

    def take_a_place(self) -> None:
        """Have a place of one's own, as a process that plays."""
        with self._taken.get_lock():
            self._place = self._taken.value % len(self._asked)
            self._taken.value += 1

    def asks(self, number: int) -> int:
        """Tell the number of the law that is asked here now, 0 for none; gives the one before."""
        before: int = self._asked[self._place]
        self._asked[self._place] = number
        self._changes[self._place] += 1
        return before

    def plays(self, number: int) -> None:
        """Tell the number of the game that is played here now; -1 for none."""
        self._games[self._place] = number + 1

    @property
    def playing(self) -> int | None:
        """The number of the game that is played here; None if none is."""
        game: int = self._games[self._place]
        return game - 1 if game else None

    def note_unkept(self, error: int) -> None:
        """Tell the number of an error with which something found could not be kept; 0 for none."""
        self._unkept.value = error or self._unkept.value

    @property
    def unkept(self) -> str:
        """Why something that was found could not be kept; "" if all was."""
        return os.strerror(self._unkept.value) if self._unkept.value else ""

    @contextmanager
    def looked_after(self) -> Iterator[None]:
        """What is done here meanwhile asks one law after the other, or is not waited for."""
        self._looked_after[self._place] = True
        try:
            yield
        finally:
            self._looked_after[self._place] = False

    @property
    def has_begun(self) -> bool:
        """Whether any process came so far as to have a place."""
        return bool(self._taken.value)

    def is_looked_after(self, place: int) -> bool:
        """Whether what is done at a place is to be looked after."""
        return bool(self._looked_after[place])

    def moving(self, *, every: bool = False) -> list[int | None]:
        """By place a number that changes as long as all goes well; None where none must.

        It must where something is looked after; with ``every`` wherever a law is asked.
        """
        all_ = zip(self._changes, self._looked_after, self._asked, strict=True)
        return [
            changes if looked_after or (every and asked) else None
            for changes, looked_after, asked in all_
        ]

    def asked(self, at: Collection[int] = ()) -> dict[int, int | None]:
        """The places of the laws that are being asked, from 0 on, and in which game; None in none.

        Of several games in which one law is asked it is the first: who plays them again comes to
        that one before the others. Only ``at`` places, if said.
        """
        asked = sorted(
            (law - 1, game)
            for place, (law, game) in enumerate(zip(self._asked, self._games, strict=True))
            if law and (not at or place in at)
        )
        first: dict[int, int | None] = {}
        for law, game in asked:
            first.setdefault(law, game - 1 if game else None)
        return first


def note_laws(board: Board, laws: tuple[Law, ...]) -> None:
    """Tell from now on which of these laws is asked, whoever asks it; ask none if it is too late.

    That cannot be undone: it is for a process that does nothing else.
    """
    numbers = {law.name: number for number, law in enumerate(laws, 1)}
    of_law: Any = Law
    wrong = of_law._wrong  # noqa: SLF001  # where every law is asked

    def noted(law: Law, given: object) -> object:
        if board.is_left:
            raise LeftError
        before = board.asks(numbers.get(law.name, 0))
        try:
            return wrong(law, given)
        except BaseException as error:  # no error that a law tells: it breaks off all
            error.add_note(f"{IN_THE_LAW}{law.name}")
            raise
        finally:
            board.asks(before)

    of_law._wrong = noted  # noqa: SLF001  # as above


class Pool:
    """Some processes that play; leaving the ``with`` ends them, whatever they do."""

    def __init__(
        self,
        jobs: int,
        seconds: float | None,
        begin: Callable[..., None],
        given: tuple[object, ...],
    ) -> None:
        """Each of ``jobs`` processes calls ``begin`` with the board and what is given."""
        # Not forked: a process that counts must begin before any game is prepared.
        context = get_context("spawn")
        self._folder = TemporaryDirectory(prefix="abyss-", ignore_cleanup_errors=True)
        self.board = Board(context, jobs, self._folder.name)
        #: Why no more is waited for, once something did not end in its time; "" before.
        self.broken_off = ""
        #: The places where something did not go on that must, if it was broken off for that.
        self.stuck: list[int] = []
        #: By place: what ``moving`` told when it last changed, and when that was.
        self._moved: dict[int, tuple[int | None, float]] = {}
        self._executor = ProcessPoolExecutor(jobs, context, begin, (self.board, *given))
        self._processes: dict[int, BaseProcess] = {}
        self._seconds = seconds
        self._began = monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with interrupts_left():  # a second Ctrl-C comes too late to be of use
            if kind is not None or self.broken_off:  # what is still played is wanted by nobody
                for process in self._processes.values():
                    process.kill()  # they leave it to this one to be told to end
            executor: Any = self._executor
            watching = executor._executor_manager_thread  # noqa: SLF001  # it waits for the processes
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._await_the_end()
            if watching is not None:
                watching.join()
            self._folder.cleanup()

    def _await_the_end(self) -> None:
        """Wait until the processes have ended; those that do not are killed."""
        # Only the pool's own thread joins them: of two that do, one would not know the exit code.
        going: dict[Any, BaseProcess] = {one.sentinel: one for one in self._processes.values()}
        last = monotonic() + _LAST
        while going and (left := last - monotonic()) > 0:
            for ended in connection.wait(list(going), timeout=left):
                going.pop(ended)
        for process in going.values():  # a law left a thread there, or has it hear no signal
            process.kill()

    def submit(self, function: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
        """Have a process call a function of a module."""
        with interrupts_left():  # a process that is started now leaves them, too
            future = self._executor.submit(function, *given, **named)
        self._processes.update(self._executor._processes)  # noqa: SLF001  # nobody else knows them
        return future

    def is_late(self) -> bool:
        """Whether the time is over."""
        return self._stage() >= _LATE

    def waits_for(self, future: Future[T], within: float | None = None) -> bool:
        """Wait until something is done; False if it is not, and nothing more is waited for.

        So it is long after the time was over, after ``within`` seconds, where something that is
        looked after does not go on, and, if no time was set, where a law does not answer.
        ``broken_off`` says which.
        """
        began = monotonic()
        while True:
            stage = self._stage()
            self.board.tell(stage)
            wait([future], timeout=_LOOK)
            if future.done():
                return True
            if stage == _END:
                self.broken_off = _TOO_LATE
            elif within is not None and monotonic() - began > within:
                self.broken_off = _TOO_LONG
            elif stuck := self._stuck():
                self.stuck = stuck
                small = any(map(self.board.is_looked_after, stuck))
                self.broken_off = _STUCK if small else _NO_ANSWER
            if self.broken_off:
                return False

    def _stuck(self) -> list[int]:
        """The places where something does not go on that must."""
        now = monotonic()
        for place, moving in enumerate(self.board.moving(every=self._seconds is None)):
            if moving is None or self._moved.get(place, (None, now))[0] != moving:
                self._moved[place] = moving, now
        return [
            place
            for place, (moving, since) in self._moved.items()
            if moving is not None and now - since > _ANSWER
        ]

    def _stage(self) -> int:
        """How late it is."""
        if self._seconds is None:
            return 0
        over = monotonic() - self._began - self._seconds
        grace = max(self._seconds, _GRACE)
        return sum(over >= after for after in (0, grace / 2, grace))


def end_with_the_first() -> None:
    """Let this process end when the one that began it is gone: what it plays is wanted by nobody.

    One that was killed could not end its processes, and they would wait for it for ever.
    """
    first = parent_process()
    if first is not None:
        threading.Thread(target=_end_after, args=(first.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


#: By what a process is told to end: Ctrl-C, and what others send, ``timeout`` to all at once.
SIGNALS = (signal.SIGINT, signal.SIGTERM)


def interrupts_left() -> AbstractContextManager[None]:
    """Neither Ctrl-C nor SIGTERM does anything meanwhile."""
    return _heard(dict.fromkeys(SIGNALS, signal.SIG_IGN))


def heard_to_end() -> AbstractContextManager[None]:
    """Meanwhile SIGTERM raises an `EndedError`, as Ctrl-C raises a KeyboardInterrupt."""
    return _heard({signal.SIGTERM: _end})


def _end(_number: int, _frame: FrameType | None) -> NoReturn:
    raise EndedError


@contextmanager
def _heard(handlers: Mapping[signal.Signals, Any]) -> Iterator[None]:
    """Have signals handled so meanwhile; they are only ever heard by the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, how) for number, how in handlers.items()}
    try:
        yield
    finally:
        for number, how in before.items():
            signal.signal(number, how)
