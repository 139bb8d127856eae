"""Runs a verification: games drawn by seeds, played under laws in processes, results added up."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from attrs import field, frozen

from abyss_rules.agents import Chance, derived
from abyss_rules.engine import plain
from abyss_rules.errors import UnknownError, UnreadableError
from abyss_rules.game.loading import load_pack
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Pack
from abyss_rules.rulesets import find
from abyss_rules.testing.checking import RARELY, SOMETIMES, watched_play
from abyss_rules.testing.declare import Law, LawBroken
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.testing.laws import LAWS, load_laws
from abyss_rules.testing.laws_texts import with_texts
from abyss_rules.testing.playing import Choice, choice
from abyss_rules.testing.shrinking import shrunk
from abyss_rules.verify.meters import Meters, install
from abyss_rules.verify.processes import Board, LeftError, Pool, note_laws

#: So many games are played by a process before it says what it found.
_AT_ONCE = 10
#: So many smaller failures are tried when one is shrunk.
_SHRINKING = 600
_SEATS = 3
_ENDED = (
    "a process that played games ended before they were over; a law may have ended it, or the "
    "memory ran out"
)
_BROKEN_OFF = "a law broke off what was played, by what is neither an error nor an end"


@frozen
class Plan:
    """What is verified, and how much."""

    ruleset: str
    #: The packs besides the game's own, by id or path: each process loads them anew.
    packs: tuple[str | Path, ...] = ()
    #: The names of laws, of the library or the user's own; all of both if there are none.
    laws: tuple[str, ...] = ()
    #: A Python file, or the name of a module, with laws of the user's own.
    own_laws: str = ""
    #: How many games are played.
    examples: int = 100
    seed: int = 0
    jobs: int = 1
    #: After so many seconds no more games are begun, but for the first one; those that are played
    #: then have as long again, at least half a minute, and are broken off. None for no limit.
    seconds: float | None = None
    #: How often dear laws are asked, as ``check_law`` takes it; 1 for at every decision.
    every: int = SOMETIMES


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
    #: False if something never ended, long after the time was over, and was broken off.
    ended: bool = True
    #: The names of the laws that were being asked then.
    unanswered: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether every law held wherever it was asked, and nothing went on without an end."""
        return self.ended and not self.failures


@frozen
class _Part:
    """What some games came to."""

    games: int
    asked: Counter[str]
    failures: tuple[Failure, ...]
    meters: Meters = field(factory=Meters)


def laws_of(plan: Plan) -> tuple[Law, ...]:
    """The laws that a plan asks.

    Raises:
        UnknownError: A name is of no law, or of one that speaks of other games.
        UnknownError, UnreadableError: As ``load_laws`` does.
    """
    own = load_laws(plan.own_laws) if plan.own_laws else ()
    known = {law.name: law for law in (*LAWS, *own)}
    speaking = [law for law in known.values() if plan.ruleset in law.rulesets]
    for name in plan.laws:
        if name not in known:
            raise UnknownError(f"no law {plain.show(name)}{plain.hint(name, known)}")
        if known[name] not in speaking:
            raise UnknownError(f"the law {name} does not speak of games of {plan.ruleset}")
    return tuple(law for law in speaking if not plan.laws or law.name in plan.laws)


def _nothing() -> None:
    """What a process does before it plays, if nothing is said."""


def verify(
    plan: Plan,
    told: Callable[[int, int], None] | None = None,
    begin: Callable[[], object] = _nothing,
) -> Outcome:
    """Verify a ruleset with packs.

    Equal plans without a time limit find the same, however many jobs there are.

    Args:
        plan: What to do.
        told: Is given, from time to time, how many games were played and how many failures found.
        begin: Is called in each process that plays before it does: a function of a module.

    Raises:
        PackError, UnknownError, UnreadableError: The packs or laws cannot be used, or a number of
            the plan is none that can be.
    """
    for name in ("examples", "jobs", "every"):
        plain.number(getattr(plan, name), name, 1)
    _check_seconds(plan.seconds)
    laws = laws_of(plan)
    packs = tuple(map(load_pack, plan.packs))
    make_setup(plan.ruleset, _SEATS, packs)
    asked: Counter[str] = Counter()
    failures: list[Failure] = []
    games, meters = 0, Meters()
    with Pool(plan.jobs, plan.seconds, _begin, (plan, begin)) as pool:
        try:
            for part in _parts(plan, pool, texts=any(law.kind == "text" for law in laws)):
                games += part.games
                asked.update(part.asked)
                meters.add(part.meters)
                known = {failure.law for failure in failures}
                failures += [failure for failure in part.failures if failure.law not in known]
                if told is not None:
                    told(games, len(failures))
        except BrokenProcessPool as error:
            raise UnreadableError(_ENDED + _just_then(_names(pool, laws))) from error
    told_too = [law for law in LAWS if law not in laws and law.name in {f.law for f in failures}]
    return Outcome(
        plan,
        (*laws, *told_too),
        tuple(failures),
        asked,
        games,
        meters,
        packs,
        not pool.was_broken_off,
        _names(pool, laws) if pool.was_broken_off else (),
    )


def _check_seconds(seconds: object) -> None:
    """Raise UnreadableError if it is no time."""
    if seconds is None:
        return
    if type(seconds) not in {int, float}:
        raise UnreadableError(f"seconds: a number above 0 is wanted, not {plain.show(seconds)}")
    if not seconds > 0:  # type: ignore[operator]  # a number, as was seen
        raise UnreadableError(f"seconds: {plain.show(seconds)} is not above 0")


def _numbered(laws: tuple[Law, ...]) -> tuple[Law, ...]:
    """The laws by whose places processes tell which one they ask: those of the library, too."""
    return tuple(dict.fromkeys((*laws, *LAWS)))


def _names(pool: Pool, laws: tuple[Law, ...]) -> tuple[str, ...]:
    """The names of the laws that the processes were asking when last seen."""
    numbered = _numbered(laws)
    return tuple(numbered[place].name for place in pool.board.asked())


def _just_then(names: tuple[str, ...]) -> str:
    return f"; asked just then: {', '.join(names)}" if names else ""


def _parts(plan: Plan, pool: Pool, *, texts: bool) -> Iterator[_Part]:
    """What the processes find, part by part in the order of the seeds; first the texts."""
    firsts = range(-_AT_ONCE if texts else 0, plan.examples, _AT_ONCE)
    waiting: dict[int, Future[_Part]] = {}
    following = delivered = 0
    broken: set[str] = set()
    while delivered < len(firsts):
        late = pool.is_late()
        while following < len(firsts) and len(waiting) < 2 * plan.jobs:
            if late and following > texts:
                break  # some games are played in any time: else nothing would be asked
            first = firsts[following]
            numbers = range(max(first, 0), min(first + _AT_ONCE, plan.examples))  # texts: none
            waiting[following] = pool.submit(_play, numbers, frozenset(broken))
            following += 1
        if delivered not in waiting:
            return  # the time is over
        if not pool.waits_for(waiting[delivered]):
            yield from (part.result() for part in waiting.values() if part.done())
            return
        part = waiting.pop(delivered).result()
        broken.update(failure.law for failure in part.failures)
        delivered += 1
        yield part


# --- in the processes ---------------------------------------------------------------------------


class _Player:
    """What a process keeps: the laws, what games are drawn from, the counts."""

    def __init__(self, plan: Plan, board: Board) -> None:
        self.meters = install()
        self.plan = plan
        self.board = board
        laws = laws_of(plan)
        note_laws(board, _numbered(laws))
        self.laws = tuple(law for law in laws if law.kind != "text")
        self.of_texts = tuple(law for law in laws if law.kind == "text")
        self.chosen = choice(plan.ruleset, packs=plan.packs)
        rules = make_setup(plan.ruleset, _SEATS, plan.packs).rules
        own = {card.id for pack in plan.packs for card in load_pack(pack).cards}
        #: The cards that are tried one by one: those of the packs, or all.
        self.cards = [n for n, card in enumerate(rules.cards) if not own or card.id in own]
        self.rules = rules

    def start(self, number: int, seed: int) -> tuple[Start | None, Choice]:
        """Every other game begins where a card can be tried, played by those who seek Powers."""
        if number % 2 == 0 or not self.cards:
            return None, self.chosen
        card = self.cards[number // 2 % len(self.cards)]
        packs = self.chosen.packs
        try:
            described, _first = find(self.plan.ruleset).trial(self.rules, card)
            start = Start(self.plan.ruleset, _SEATS, seed % (1 << 32), {}, packs, described)
            start.game()
        except Exception:  # noqa: BLE001  # see below
            # The packs have too few cards for a trial; or there is a fault that other games show.
            return None, self.chosen
        return start, choice(self.plan.ruleset, packs=packs, agents="powers", most=60)

    def play(self, numbers: range, broken: frozenset[str]) -> _Part:
        """Play some games under the laws that were not found broken; without any, ask of texts."""
        asked: Counter[str] = Counter()
        failures: list[Failure] = []
        games = 0
        try:
            if not numbers:
                self._ask_of_texts(asked, failures)
            for number in numbers:
                if games and self.board.is_late:
                    break
                self._play_one(number, broken, asked, failures)
                games += 1
        except LeftError:
            pass  # what was found up to now is told
        return _Part(games, asked, tuple(failures), self.meters.taken())

    def _ask_of_texts(self, asked: Counter[str], failures: list[Failure]) -> None:
        """Ask laws about texts of each pack, or of the game's own if there are no others."""
        for law in self.of_texts:
            for one in self.plan.packs or (find(self.plan.ruleset).base_pack,):
                pack, sources = with_texts(one)
                asked[law.name] += 1
                if (message := law.why_not(pack, sources)) is not None:
                    failures.append(
                        Failure(law.name, law.sentence, law.clauses, message, None, pack=pack)
                    )
                    break

    def _play_one(
        self,
        number: int,
        broken: frozenset[str],
        asked: Counter[str],
        failures: list[Failure],
    ) -> None:
        """Play the game of a number."""
        known = {*broken, *(failure.law for failure in failures)}
        seed = derived(self.plan.seed, number)
        start, chosen = self.start(number, seed)
        try:
            watched_play(
                Chance(seed).below,
                chosen,
                [law for law in self.laws if law.name not in known],
                asked,
                every=self.plan.every,
                rarely=number % RARELY == 0,
                start=start,
                known=[law for law in self.laws if law.name in known],
            )
        except LawBroken as error:
            if error.failure is None:  # pragma: no cover - a runner always says where
                raise
            # That answers can be given is told though it may not be among the laws asked.
            if error.failure.law not in known:
                failures.append(error.failure)
                failures[-1] = shrunk(
                    error.failure, self.laws, most=_SHRINKING, enough=lambda: self.board.is_late
                )


_GIVEN: list[tuple[Plan, Board]] = []
_PLAYER: list[_Player] = []


def _begin(board: Board, plan: Plan, begin: Callable[[], object]) -> None:
    """A process that plays begins: Ctrl-C is for the one that waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin()
    board.take_a_place()
    _GIVEN.append((plan, board))


def _play(numbers: range, broken: frozenset[str]) -> _Part:
    if not _PLAYER:  # here, where an error is told: packs and laws may be others by now
        _PLAYER.append(_Player(*_GIVEN[0]))
    try:
        return _PLAYER[0].play(numbers, broken)
    except Exception:
        raise
    except BaseException as error:  # noqa: BLE001  # what a law raised to leave a test, say
        said = plain.in_a_line(plain.reason(error))
        raise UnreadableError(f"{_BROKEN_OFF}: {said}") from None
