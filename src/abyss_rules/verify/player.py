"""What the processes of a verification do: play games under laws, make small what breaks one."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import evolve, field, frozen

from abyss_rules.agents import Chance, derived
from abyss_rules.engine import plain
from abyss_rules.engine.lines import in_a_line
from abyss_rules.errors import AbyssError, UnreadableError
from abyss_rules.game.loading import load_pack, load_packs
from abyss_rules.game.setup import make_setup
from abyss_rules.rulesets import find
from abyss_rules.scenarios.collecting import Finder
from abyss_rules.testing.checking import RARELY, watched_play
from abyss_rules.testing.declare import Law, LawBroken
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.testing.laws import LAWS
from abyss_rules.testing.laws_texts import with_texts
from abyss_rules.testing.playing import Choice, choice
from abyss_rules.testing.shrinking import shrunk
from abyss_rules.verify.keeping import keep, keep_counts, kept
from abyss_rules.verify.meters import Meters, install
from abyss_rules.verify.plan import Plan, laws_of, numbered
from abyss_rules.verify.processes import (
    IN_THE_LAW,
    SIGNALS,
    Board,
    LeftError,
    end_with_the_first,
    note_laws,
)
from abyss_rules.verify.showing import why_not_shown

#: So many smaller failures are tried when one is shrunk.
_SHRINKING = 600
#: How many seats a game has that begins where a card can be tried.
SEATS = 3
_BROKEN_OFF = "a law broke off what was played, by what is neither an error nor an end"
_NO_IMPORT = "cannot be imported"


@frozen
class Part:
    """What some games came to."""

    games: int
    asked: Counter[str]
    failures: tuple[Failure, ...]
    meters: Meters = field(factory=Meters)
    #: The number of the first of them; -1 for the texts.
    first: int = -1


class BrokenOffError(UnreadableError):
    """A law broke off what was played; ``law`` names it, and ``game`` the game by its number."""

    law = ""
    game: int | None = None


class Player:
    """What a process keeps: the laws, what games are drawn from, the counts."""

    def __init__(self, plan: Plan, board: Board) -> None:
        """Load laws and packs; what they say is counted from here on in all of the process."""
        self.meters = install()
        self.plan = plan
        self.board = board
        #: All that the plan asks.
        self.asked = laws_of(plan)
        note_laws(board, numbered(self.asked))
        self.laws = tuple(law for law in self.asked if law.kind != "text")
        self.of_texts = tuple(law for law in self.asked if law.kind == "text")
        self.chosen = choice(plan.ruleset, packs=plan.packs)
        rules = make_setup(plan.ruleset, SEATS, plan.packs).rules
        own = {card.id for pack in plan.packs for card in load_pack(pack).cards}
        #: What was counted of the games that are being played.
        self._going = Part(0, Counter(), ())
        #: The cards that are tried one by one: those of the packs, or all.
        self.cards = [n for n, card in enumerate(rules.cards) if not own or card.id in own]
        self.rules = rules

    def start(self, number: int, seed: int) -> tuple[Start | None, Choice]:
        """Every other game begins where a card can be tried, played by those who seek Powers."""
        if number % 2 == 0 or not self.cards:
            return None, self.chosen
        card = self.cards[number // 2 % len(self.cards)]
        packs = self.chosen.packs
        described, _first = find(self.plan.ruleset).trial(self.rules, card)
        start = Start(self.plan.ruleset, SEATS, seed % (1 << 32), {}, packs, described)
        try:
            start.game()
        except AbyssError:  # the packs have too few cards for a trial
            return None, self.chosen
        except Exception:  # noqa: BLE001, S110  # it is told when the game is played
            pass
        return start, choice(self.plan.ruleset, packs=packs, agents="powers", most=60)

    def play(self, numbers: range, found: frozenset[str]) -> Part:
        """Play some games under all laws; without any, ask of texts.

        Laws that were ``found`` broken before are asked like the others, so that equal plans find
        the same, however far others have come; only nothing is made small again.
        """
        asked: Counter[str] = Counter()
        failures: list[Failure] = []
        games = 0
        going = self._going = Part(0, asked, (), self.meters, numbers.start if numbers else -1)
        try:
            if not numbers:
                self._ask_of_texts(asked, failures)
            for number in numbers:
                if games and self.board.is_late:
                    break
                self.board.plays(number)
                self._play_one(number, found, asked, failures)
                games += 1
                self._going = evolve(going, games=games)
                self._keep_counts()
        except LeftError:
            pass  # what was found up to now is told
        self.board.plays(-1)
        return Part(games, asked, tuple(failures), self.meters.taken(), going.first)

    def _keep_counts(self) -> None:
        board = self.board
        board.note_unkept(keep_counts(board.folder, self._going.first, self._going))

    def _keep(self, order: tuple[int, int], failure: Failure) -> None:
        self.board.note_unkept(keep(self.board.folder, order, failure))

    def _ask_of_texts(self, asked: Counter[str], failures: list[Failure]) -> None:
        """Ask laws about texts of each pack, or of the game's own if there are no others."""
        for law in self.of_texts:
            for one in self.plan.packs or (find(self.plan.ruleset).base_pack,):
                pack, sources = with_texts(one)
                asked[law.name] += 1
                if (message := law.why_not(pack, sources)) is not None:
                    found = Failure(law.name, law.sentence, law.clauses, message, None, pack=pack)
                    failures.append(found)
                    self._keep((0, len(failures)), found)
                    break

    def _play_one(
        self,
        number: int,
        found: frozenset[str],
        asked: Counter[str],
        failures: list[Failure],
    ) -> None:
        """Play the game of a number, again as long as it breaks one law more."""
        known = {failure.law for failure in failures}
        while (failure := self._broken(number, known, asked)) is not None:
            known.add(failure.law)
            failures.append(failure)
            self._keep_counts()
            if failure.law not in found:
                self._make_small(number, failures)
            if self.board.is_late:
                break

    def _make_small(self, number: int, failures: list[Failure]) -> None:
        """Make the last failure small, unless an earlier game has such a one.

        It may be broken off at any time: as small as it is by then, it is kept.
        """
        failure, folder = failures[-1], self.board.folder
        if any(one.law == failure.law for one in kept(folder, before=number + 1)):
            return
        order = number + 1, len(failures)

        def smaller(found: Failure) -> None:
            failures[-1] = found
            self._keep(order, found)

        smaller(failure)
        with self.board.looked_after(), self.meters.left_alone():
            failures[-1] = shrunk(
                failure,
                self.laws,
                most=_SHRINKING,
                enough=lambda: self.board.is_late,
                found=smaller,
            )

    def _broken(self, number: int, known: Collection[str], asked: Counter[str]) -> Failure | None:
        """The first law that the game of a number breaks, of those that are not known to be."""
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
            return None if error.failure.law in known else error.failure
        return None


# --- what processes are told to do --------------------------------------------------------------

_GIVEN: list[tuple[Plan, Board]] = []
_PLAYER: list[Player] = []


def begin(board: Board, plan: Plan, first: Callable[[], object]) -> None:
    """A process begins, calling ``first``: Ctrl-C and SIGTERM are for the one that waits."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    end_with_the_first()
    first()
    board.take_a_place()
    _GIVEN.append((plan, board))


def play(numbers: range, found: frozenset[str]) -> Part:
    """Play games of these numbers here; without any, ask of texts.

    Args:
        numbers: Which games of the plan.
        found: The names of laws that games before these broke: what breaks them is told as it is.

    Raises:
        BrokenOffError: A law broke off what was played.
    """
    with _told(_BROKEN_OFF):
        return _player().play(numbers, found)


def law_values() -> tuple[Law | str, ...]:
    """The laws that are asked here: by name, those of the user's own without what they do.

    Raises:
        UnknownError, UnreadableError: As ``laws_of`` does.
    """
    with _told(f"{_GIVEN[0][0].own_laws} {_NO_IMPORT}"):
        laws = _player().asked
    return tuple(law.name if law in LAWS else _without_its_function(law) for law in laws)


def why_not_shown_here(path: Path) -> str:
    """What ``why_not_shown`` says of a scenario of the plan's packs, under the plan's laws."""
    with _told(_BROKEN_OFF):
        player = _player()
        return why_not_shown(path, Finder(load_packs(player.plan.packs), player.asked))


def _player() -> Player:
    """The player of this process, made when it is first wanted, where an error is told."""
    if not _PLAYER:  # packs and laws may be others by now than when the process began
        _PLAYER.append(Player(*_GIVEN[0]))
    return _PLAYER[0]


@contextmanager
def _told(what: str) -> Iterator[None]:
    """What is no error, and ends a process or a test where it is not caught, is told as one."""
    try:
        yield
    except Exception:
        raise
    except BaseException as error:  # noqa: BLE001  # what a law raised to leave a test, say
        notes = getattr(error, "__notes__", [])[:1]
        by = "".join(f" ({note})" for note in notes)
        told = BrokenOffError(f"{what}: {in_a_line(plain.reason(error), by)}")
        told.law = "".join(note.removeprefix(IN_THE_LAW) for note in notes)
        told.game = _PLAYER[0].board.playing if _PLAYER else None
        raise told from None


def _without_its_function(law: Law) -> Law:
    """A law that travels between processes, for those who tell of it and cannot ask it."""
    return Law(
        law.name, law.sentence, law.clauses, law.kind, law.rulesets, law.often, _asked_elsewhere
    )


def _asked_elsewhere(*_given: object) -> None:
    raise UnreadableError("this law is asked in the processes that play only")
