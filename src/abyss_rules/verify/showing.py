"""Whether a scenario shows what was found, asked where a law that does harm can do none."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from abyss_rules.engine.lines import in_a_line
from abyss_rules.errors import AbyssError
from abyss_rules.scenarios.collecting import Finder
from abyss_rules.scenarios.running import run
from abyss_rules.verify.processes import Pool

#: What a scenario says that does not fail at all.
NOT_AGAIN = "it hangs on how the game came there: the scenario does not fail when it is run"
_UNREAD = "the scenario cannot be read again"
_OTHERWISE = "the scenario does not come so far"
_NO_END = "the law does not end when the scenario is run"
_ENDED = "the law ends what runs the scenario"
#: The code of a scenario whose law does not hold.
_LAW = "A854"
#: A scenario that is run has so many seconds.
_LONGEST = 60.0


def why_not_shown(path: Path, finder: Finder) -> str:
    """Why a scenario does not fail because its law does not hold; "" if it does."""
    collected = finder.collect(path)
    for wrong in collected.diagnostics:
        if wrong.severity == "error":
            return f"{_UNREAD}: {in_a_line(wrong.message)}"
    failures = [one.diagnostic for each in collected.scenarios for one in run(each).failures]
    if not failures:
        return NOT_AGAIN
    if all(failure.code != _LAW for failure in failures):
        return f"{_OTHERWISE}: {in_a_line(failures[0].message)}"
    return ""


class Aside:
    """Asks `why_not_shown` in a process; after one that had to be ended in another.

    Leaving the ``with`` ends it.
    """

    def __init__(
        self, ask: Callable[[Path], str], begin: Callable[..., None], given: tuple[object, ...]
    ) -> None:
        """``ask`` is called in the process, after ``begin`` with a board and what is given."""
        self._ask = ask
        self._begun = begin, given
        self._pool: Pool | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._open.__exit__(kind, error, traceback)

    def __call__(self, path: Path) -> str:
        """What `why_not_shown` says, or why it does not come to say anything."""
        if self._pool is None:
            self._pool = self._open.enter_context(Pool(1, None, *self._begun))
        future = self._pool.submit(self._ask, path.absolute())  # a law may go elsewhere
        try:
            if self._pool.waits_for(future, within=_LONGEST):
                return future.result()
            why = _NO_END
        except BrokenProcessPool:
            why = _ENDED
        except AbyssError as error:
            return f"{_UNREAD}: {in_a_line(str(error))}"
        self._pool = None
        self._open.close()
        return why
