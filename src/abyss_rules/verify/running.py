"""Runs a verification: games drawn by seeds, played under laws in processes, results added up."""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path

from attrs import field, frozen

from abyss_rules.agents import Chance, derived
from abyss_rules.engine import plain
from abyss_rules.errors import AbyssError, UnknownError, UnreadableError
from abyss_rules.game import Game
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

#: So many games are played by a process before it says what it found.
_AT_ONCE = 10
#: So many smaller failures are tried when one is shrunk.
_SHRINKING = 600
_SEATS = 3
_ENDED = (
    "a process that played games ended before they were over; a law may have ended it, or the "
    "memory ran out"
)


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
    #: After so many seconds no more games are begun, but for the first few; None for no limit.
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

    @property
    def holds(self) -> bool:
        """Whether every law held wherever it was asked."""
        return not self.failures


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
    if plan.seconds is not None and not plan.seconds > 0:
        raise UnreadableError(f"seconds: {plain.show(plan.seconds)} is not above 0")
    laws = laws_of(plan)
    packs = tuple(map(load_pack, plan.packs))
    make_setup(plan.ruleset, _SEATS, packs)
    asked: Counter[str] = Counter()
    failures = list(_texts(plan, laws, asked))
    games, meters = 0, Meters()
    for part in _parts(plan, {failure.law for failure in failures}, begin):
        games += part.games
        asked.update(part.asked)
        meters.add(part.meters)
        known = {failure.law for failure in failures}
        failures += [failure for failure in part.failures if failure.law not in known]
        if told is not None:
            told(games, len(failures))
    told_too = [law for law in LAWS if law not in laws and law.name in {f.law for f in failures}]
    return Outcome(plan, (*laws, *told_too), tuple(failures), asked, games, meters, packs)


def _texts(plan: Plan, laws: Sequence[Law], asked: Counter[str]) -> Iterator[Failure]:
    """Ask the laws about texts of each pack, or of the game's own if there are no others."""
    packs = plan.packs or (find(plan.ruleset).base_pack,)
    for law in laws:
        if law.kind != "text":
            continue
        for one in packs:
            pack, sources = with_texts(one)
            asked[law.name] += 1
            if (message := law.why_not(pack, sources)) is not None:
                yield Failure(law.name, law.sentence, law.clauses, message, None, pack=pack)
                break


def _parts(plan: Plan, broken: set[str], begin: Callable[[], object]) -> Iterator[_Part]:
    """What the processes find, part by part in the order of the seeds."""
    began = time.monotonic()
    firsts = range(0, plan.examples, _AT_ONCE)
    others = active_children()
    # Not forked: a process that counts must begin before any game is prepared.
    pool = ProcessPoolExecutor(plan.jobs, get_context("spawn"), _begin, (plan, begin))
    waiting: dict[int, Future[_Part]] = {}
    following = delivered = 0
    try:
        while delivered < len(firsts):
            late = plan.seconds is not None and time.monotonic() - began >= plan.seconds
            while following < len(firsts) and len(waiting) < 2 * plan.jobs:
                if late and following:
                    break  # some games are played in any time: else nothing would be asked
                first = firsts[following]
                numbers = range(first, min(first + _AT_ONCE, plan.examples))
                with _interrupts_left():  # a process that is started now leaves them, too
                    waiting[following] = pool.submit(_play, numbers, frozenset(broken))
                following += 1
            if delivered not in waiting:
                return  # the time is over
            wait([waiting[delivered]])
            part = waiting.pop(delivered).result()
            broken.update(failure.law for failure in part.failures)
            delivered += 1
            yield part
    except BrokenProcessPool as error:
        raise UnreadableError(_ENDED) from error
    finally:
        with _interrupts_left():  # a second Ctrl-C comes too late to be of use
            if waiting:  # Ctrl-C: what is still played then is wanted by nobody
                for process in set(active_children()).difference(others):
                    process.terminate()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_left() -> Iterator[None]:
    """Ctrl-C does nothing meanwhile; it is only ever heard by the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- in the processes ---------------------------------------------------------------------------


class _Player:
    """What a process keeps: the laws, what games are drawn from, the counts."""

    def __init__(self, plan: Plan) -> None:
        self.meters = install()
        self.plan = plan
        self.laws = tuple(law for law in laws_of(plan) if law.kind != "text")
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
        described, _first = find(self.plan.ruleset).trial(self.rules, card)
        packs = self.chosen.packs
        start = Start(self.plan.ruleset, _SEATS, seed % (1 << 32), {}, packs, described)
        return start, choice(self.plan.ruleset, packs=packs, agents="powers", most=60)

    def play(self, numbers: range, broken: frozenset[str]) -> _Part:
        """Play some games under the laws that were not found broken."""
        left = [law for law in self.laws if law.name not in broken]
        asked: Counter[str] = Counter()
        failures: list[Failure] = []
        for number in numbers:
            seed = derived(self.plan.seed, number)
            start, chosen = self.start(number, seed)
            below = Chance(seed).below
            try:
                if start is not None:
                    start.game()
                game = watched_play(
                    below,
                    chosen,
                    left,
                    asked,
                    every=self.plan.every,
                    rarely=number % RARELY == 0,
                    start=start,
                )
            except LawBroken as error:
                if error.failure is None:  # pragma: no cover - a runner always says where
                    raise
                found = error.failure
                # That answers can be given is told though it may not be among the laws asked.
                if found.law not in {*broken, *(one.law for one in failures)}:
                    failures.append(shrunk(found, self.laws, most=_SHRINKING))
                left = [law for law in left if law.name != found.law]
                continue
            except AbyssError:
                if start is None:
                    raise
                continue  # the packs have too few cards for a trial's position
            self._note_uses(game)
        return _Part(len(numbers), asked, tuple(failures), self.meters.taken())

    def _note_uses(self, game: Game) -> None:
        """Note which Powers were used."""
        for option in game.answers:
            if option.text.startswith("use "):
                self.meters.used[option.argument] += 1


_PLANS: list[Plan] = []
_PLAYER: list[_Player] = []


def _begin(plan: Plan, begin: Callable[[], object]) -> None:
    """A process that plays begins: Ctrl-C is for the one that waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin()
    _PLANS.append(plan)


def _play(numbers: range, broken: frozenset[str]) -> _Part:
    if not _PLAYER:  # here, where an error is told: packs and laws may be others by now
        _PLAYER.append(_Player(_PLANS[0]))
    return _PLAYER[0].play(numbers, broken)
