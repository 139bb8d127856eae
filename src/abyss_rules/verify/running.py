"""Runs a verification: games drawn by seeds, played under laws in processes, results added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from attrs import field, frozen

from abyss_rules.engine import plain
from abyss_rules.engine.lines import in_a_line
from abyss_rules.errors import AbyssError, UnreadableError
from abyss_rules.game.loading import load_pack
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Pack
from abyss_rules.testing.declare import Law
from abyss_rules.testing.failures import Failure
from abyss_rules.testing.laws import LAWS
from abyss_rules.verify import player
from abyss_rules.verify.keeping import kept, kept_counts
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan, check_numbers, chosen_laws, numbered
from abyss_rules.verify.player import SEATS, BrokenOffError, Part
from abyss_rules.verify.processes import NO_END, EndedError, Pool

#: So many games are played by a process before it says what it found.
_AT_ONCE = 10
#: The laws of a user have so many seconds to be imported.
_IMPORT = 60.0
_ENDED = (
    "a process that played games ended before they were over; a law may have ended it, or the "
    "memory ran out"
)
_NOT_BEGUN = (
    "no process that plays could begin; each imports the script that verifies, so that it must be "
    'a file, and do so under `if __name__ == "__main__":`'
)
#: Why not all was played after Ctrl-C or SIGTERM, if something was found up to then.
INTERRUPTED, TERMINATED = "it was interrupted", "it was told to end"
_STOPPED = (INTERRUPTED, TERMINATED)
#: Where not all was played for one of these reasons, it is told beside it what was asked then.
UNTOLD = (*NO_END, _ENDED, *_STOPPED)
#: Why not all was played -> what is told of a law that was being asked then.
_STATES = {**dict.fromkeys(NO_END, "NO END"), _ENDED: "ENDED"}
_NO_IMPORT = (
    "was not imported in time; a file of laws defines them, and what lasts is done where they are "
    "asked"
)
_IMPORT_ENDS = (
    "ends the process that imports it; a file of laws defines them, and does nothing else"
)


@frozen
class Outcome:
    """What a verification came to."""

    plan: Plan
    #: Those that were asked; and that answers can be given, if that was found not to hold.
    laws: tuple[Law, ...]
    #: At most one for each law, as small as it could be made.
    failures: tuple[Failure, ...]
    #: The name of a law -> how often it was asked.
    asked: Counter[str]
    games: int
    meters: Meters
    #: Those of the plan, as they were when it began.
    packs: tuple[Pack, ...] = ()
    #: Why not all was played, if something never ended, a process ended too early or could not go
    #: on, or it was interrupted; else "".
    broken_off: str = ""
    #: The name of each law that was being asked then, or broke off itself -> the number of the
    #: game, from 0 on; None for a law about texts.
    unanswered: Mapping[str, int | None] = field(factory=dict)
    #: Why something that was found before it was broken off could not be kept, and may be missing
    #: here; "" if all was.
    unkept: str = ""

    @property
    def ended(self) -> bool:
        """Whether all was played that was to be."""
        return not self.broken_off

    @property
    def endless(self) -> tuple[str, ...]:
        """The names of the laws that did not come to an answer, and would not have."""
        return tuple(self.unanswered) if self.broken_off not in _STOPPED else ()

    @property
    def not_asked(self) -> tuple[str, ...]:
        """The names of the laws that were asked nowhere."""
        known = {failure.law for failure in self.failures} | {*self.unanswered}
        names = (law.name for law in self.laws)
        return tuple(name for name in names if not self.asked[name] and name not in known)

    @property
    def shows_nothing(self) -> bool:
        """Whether no game came to its end, and laws about games were to be asked."""
        return not self.games and any(law.kind != "text" for law in self.laws)

    def state(self, law: str) -> str:
        """What became of a law, in a word or two for a table."""
        if any(failure.law == law for failure in self.failures):
            return "BROKEN"
        if law in self.endless:
            return _STATES.get(self.broken_off, "BROKE OFF")
        return "holds" if self.asked[law] else "not asked"

    @property
    def holds(self) -> bool:
        """Whether every law held wherever it was asked, and all was played that was to be.

        Where no game came to its end in the time, nothing is known of any.
        """
        return self.ended and not self.failures and not self.shows_nothing


class _Found:
    """What the processes told up to now, added up."""

    def __init__(self) -> None:
        self.games = 0
        self.asked: Counter[str] = Counter()
        self.failures: dict[str, Failure] = {}
        self.meters = Meters()
        self._told: set[int] = set()

    def add(self, part: Part) -> None:
        """Add what some games came to."""
        self._told.add(part.first)
        self.games += part.games
        self.asked.update(part.asked)
        self.meters.add(part.meters)
        for failure in part.failures:
            self.failures.setdefault(failure.law, failure)

    def add_kept(self, folder: str) -> None:
        """Add what was kept of games that nobody told of: failures as they were found."""
        for failure in kept(folder):
            self.failures.setdefault(failure.law, failure)
        for part in kept_counts(folder):
            if part.first not in self._told:
                self.add(part)


def _nothing() -> None:
    """What a process does before it plays, if nothing is said."""


def verify(
    plan: Plan,
    told: Callable[[int, int], None] | None = None,
    begin: Callable[[], object] = _nothing,
) -> Outcome:
    """Verify a ruleset with packs.

    Equal plans without a time limit find the same, however many jobs there are. It is done in
    processes that are spawned: each imports the script that calls this, which must be a file and
    call it under ``if __name__ == "__main__":``. Where no time limit is set, a law that does not
    answer within a minute breaks it off; so does one that ends its process, or skips a test.

    Args:
        plan: What to do.
        told: Is given, from time to time, how many games were played and how many failures found.
        begin: Is called in each process that plays before it does: a function of a module.

    Raises:
        PackError, UnknownError, UnreadableError: The packs or laws cannot be used, or a number of
            the plan is none that can be.
        KeyboardInterrupt: It is interrupted, and nothing was found; what was found is not lost. An
            ``EndedError`` under ``heard_to_end``.
    """
    check_numbers(plan)
    packs = tuple(map(load_pack, plan.packs))
    make_setup(plan.ruleset, SEATS, packs)
    found = _Found()
    unanswered: dict[str, int | None] = {}
    with Pool(plan.jobs, plan.seconds, player.begin, (plan, begin)) as pool:
        laws = _laws(plan, pool)
        try:
            for part in _parts(plan, pool, texts=any(law.kind == "text" for law in laws)):
                found.add(part)
                if told is not None:
                    told(found.games, len(found.failures))
        except (Exception, KeyboardInterrupt) as error:  # whatever it is, nothing found is lost
            if not found.failures and not kept(pool.board.folder):
                if isinstance(error, BrokenProcessPool) and not pool.board.has_begun:
                    raise UnreadableError(_NOT_BEGUN) from error
                if not isinstance(error, BrokenProcessPool | BrokenOffError):
                    raise  # no law has to do with it
            pool.broken_off = _told(error)
            if isinstance(error, BrokenOffError) and error.law:
                unanswered = {error.law: error.game}
        if broken_off := pool.broken_off:
            found.add_kept(pool.board.folder)
        if broken_off in UNTOLD:
            unanswered = _asked_then(pool, laws)
    told_too = [law for law in LAWS if law not in laws and law.name in found.failures]
    return Outcome(
        plan,
        (*laws, *told_too),
        tuple(found.failures.values()),
        found.asked,
        found.games,
        found.meters,
        packs,
        broken_off,
        unanswered,
        pool.board.unkept if broken_off else "",  # else each process told what it found itself
    )


def _laws(plan: Plan, pool: Pool) -> tuple[Law, ...]:
    """The laws that a plan asks; a user's own are imported by a process, and cannot be asked here.

    Raises:
        UnknownError, UnreadableError: As ``laws_of`` does; or the import does not end, or ends
            what imports.
    """
    if not plan.own_laws:
        return chosen_laws(plan, ())
    values = pool.submit(player.law_values)
    try:
        if not pool.waits_for(values, within=_IMPORT):
            raise UnreadableError(f"{plan.own_laws} {_NO_IMPORT}")
        found = values.result()
    except BrokenProcessPool as error:
        begun = pool.board.has_begun
        why = f"{plan.own_laws} {_IMPORT_ENDS}" if begun else _NOT_BEGUN
        raise UnreadableError(why) from error
    known = {law.name: law for law in LAWS}
    return tuple(known[one] if isinstance(one, str) else one for one in found)


def _told(error: BaseException) -> str:
    """Why not all was played that was to be."""
    match error:
        case EndedError():
            return TERMINATED
        case KeyboardInterrupt():
            return INTERRUPTED
        case BrokenProcessPool():
            return _ENDED
        case AbyssError():
            return in_a_line(str(error))
    return in_a_line(plain.reason(error))


def _asked_then(pool: Pool, laws: tuple[Law, ...]) -> dict[str, int | None]:
    """The laws that the processes were asking, or those of them that were stuck; in which game."""
    places = numbered(laws)
    return {places[place].name: game for place, game in pool.board.asked(pool.stuck).items()}


def _parts(plan: Plan, pool: Pool, *, texts: bool) -> Iterator[Part]:
    """What the processes find, part by part in the order of the seeds; first the texts."""
    firsts = range(-_AT_ONCE if texts else 0, plan.examples, _AT_ONCE)
    waiting: dict[int, Future[Part]] = {}
    following = delivered = 0
    found: set[str] = set()
    while delivered < len(firsts):
        late = pool.is_late()
        while following < len(firsts) and len(waiting) < 2 * plan.jobs:
            if late and following > texts:
                break  # some games are played in any time: else nothing would be asked
            first = firsts[following]
            numbers = range(max(first, 0), min(first + _AT_ONCE, plan.examples))  # texts: none
            waiting[following] = pool.submit(player.play, numbers, frozenset(found))
            following += 1
        if delivered not in waiting:
            return  # the time is over
        try:
            if not pool.waits_for(waiting[delivered]):
                yield from _done(waiting.values())
                return
            part = waiting.pop(delivered).result()
        except (Exception, KeyboardInterrupt):
            yield from _done(waiting.values())
            raise
        found.update(failure.law for failure in part.failures)
        delivered += 1
        yield part


def _done(parts: Iterable[Future[Part]]) -> Iterator[Part]:
    """Those parts that came to an end."""
    return (part.result() for part in parts if part.done() and part.exception() is None)
