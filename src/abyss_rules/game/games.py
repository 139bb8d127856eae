"""A game in progress: its decision, how it stands, copies and history."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.loop import run
from abyss_rules.engine.options import Option, Options
from abyss_rules.engine.record import Record
from abyss_rules.engine.settings import Value
from abyss_rules.engine.state import State
from abyss_rules.errors import IllegalError, UnreadableError
from abyss_rules.game.answers import code_of, not_offered, refuse_seat
from abyss_rules.game.history import KEEP_EVERY, KEEP_FIRST, codes_of, kept_before, replayed
from abyss_rules.game.setup import Setup, make_setup
from abyss_rules.game.values import Decision, Outcome, Score, decided
from abyss_rules.model.versions import LIBRARY, SAVE_FORMAT


class Game:
    """A game in progress. Make one with ``new_game``, ``position``, ``from_json`` or ``replay``.

    Games are equal when ruleset, seats, packs, options, state, random source and pending decision
    are; how they came there does not count. They can be copied and pickled, but not hashed.
    """

    __slots__ = (
        "_base",
        "_decision",
        "_depth",
        "_history",
        "_kept",
        "_log_on",
        "_seed",
        "_state",
        "setup",
    )

    setup: Setup
    _state: State
    #: The state where undo, record and events begin, before its first step.
    _base: State
    #: The answers given, last first: (code, earlier answers).
    _history: Any
    _depth: int
    #: States on the way, last first: (depth, state, answers so far, earlier ones).
    _kept: Any
    _decision: Decision | None
    _log_on: bool
    #: What ``new_game`` was given, for the record; None for a game that was loaded or built.
    _seed: int | None

    def __init__(self, setup: Setup, state: State, *, seed: int | None = None) -> None:
        """Start from a state that has not run yet; a user calls ``new_game`` instead."""
        for value, kind in ((setup, Setup), (state, State)):
            if isinstance(value, kind):
                continue
            raise UnreadableError("a game is made by new_game, position, from_json or replay")
        self.setup = setup
        self._base = state.clone()
        self._state = state
        self._history = None
        self._depth = 0
        self._kept = None
        self._decision = None
        self._log_on = False
        self._seed = seed
        run(setup.rules, state)

    # --- the decision -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over.

        It is the same object until the next answer. Its options are for the seat that is asked.
        """
        decision = self._decision
        if decision is None:
            s = self._state
            if s.seat < 0:
                return None
            rules = s.rules
            decision = self._decision = decided(
                s.seat, rules.kinds[s.kind], Options(s.options, rules.table)
            )
        return decision

    def apply(self, option: Option | str, *, seat: int | None = None) -> None:
        """Answer the pending decision, and run on to the next one.

        When it raises, whatever it is, the game is as it was.

        Args:
            option: One of the decision's options, also from any equal game; or its text, or the
                beginning of it if no other option begins so. Case and spaces do not matter.
            seat: Who answers. If given, it is checked before anything else.

        Raises:
            GameOverError: Nothing is asked any more.
            WrongSeatError: Another seat is asked.
            AmbiguousError: The text begins several options.
            IllegalError: The answer is not offered now; the message lists what is.
            UnknownAnswerError: No question of this game has such an answer.
            UnreadableError: It is neither an option nor a text, or the seat is no number.
        """
        s = self._state
        rules = s.rules
        if seat is not None and (type(seat) is not int or seat != s.seat):
            refuse_seat(s, seat)
        if type(option) is Option and rules.table.get(option.code) is option:
            code = option.code
            if code not in s.options:
                raise not_offered(s, option.text)
        else:
            code = code_of(s, option)
        history, depth = self._history, self._depth
        try:
            frame = s.stack[-1]
            rules.answers[frame[0]](rules, s, frame, code)
            run(rules, s)
            self._decision = None
            self._history = (code, history)
            self._depth = given = depth + 1
            if not given % KEEP_EVERY or given == KEEP_FIRST:
                self._kept = (given, s.clone(), self._history, self._kept)
        except BaseException:  # Ctrl-C, no memory, a fault of ours
            self._go_back(history, depth)
            raise

    # --- how it stands ------------------------------------------------------------------------

    @property
    def ruleset(self) -> str:
        """The name of the ruleset, ``abyss`` or ``conspiracy``."""
        return self.setup.ruleset.name

    @property
    def seats(self) -> int:
        """How many seats play; they are numbered from 0, clockwise."""
        return self.setup.seats

    @property
    def options(self) -> dict[str, Value]:
        """All options of the game by name, with their values; a mapping of your own."""
        return dict(self.setup.options)

    @property
    def active(self) -> int:
        """Whose turn it is, also while another seat is asked; alone, 1 is the opponent (C9)."""
        return self.setup.ruleset.active(self._state)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.setup.ruleset.turn(self._state)

    @property
    def outcome(self) -> Outcome:
        """How the game stands (running, ended, or unfinished, A9.4), and why."""
        finished = self.setup.ruleset.finished(self._state)
        if not finished:
            return Outcome("running")
        ended, reason = self.setup.ruleset.endings[finished - 1]
        return Outcome("ended" if ended else "unfinished", reason)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share it; empty before the end (A10, C8.4).

        An unfinished game is scored as it stands (A9.4). Alone, ``(1,)`` says that the opponent
        won, and a tie that the human loses gives ``()`` (C9).
        """
        ruleset = self.setup.ruleset
        if not ruleset.finished(self._state):
            return ()
        return ruleset.winners(self.setup.rules, self._state)

    def scores(self) -> list[Score]:
        """The scores by seat as the game stands, at any time (A10, C8.1).

        All is counted, hidden things too. An opponent without a seat of its own, as in a solo
        game (C9), comes last.
        """
        ruleset = self.setup.ruleset
        rules = self.setup.rules
        found = []
        for seat in range(rules.players):
            parts, ties = ruleset.score(rules, self._state, seat)
            found.append(
                Score(
                    seat,
                    dict(zip(rules.score_parts, parts, strict=True)),
                    sum(parts),
                    dict(zip(rules.tie_parts, ties, strict=True)),
                )
            )
        return found

    def view(self, seat: int | None = None) -> Any:
        """All and only what a seat may know (A12, C11).

        Name its class, and a type checker knows its fields: ``view: ar.AbyssView = game.view(0)``.

        Args:
            seat: From 0; None for a spectator, who sees what all players see.

        Returns:
            An ``AbyssView`` or a ``ConspiracyView``, by the ruleset, which cannot be changed.

        Raises:
            UnreadableError: There is no such seat.
        """
        return self.setup.ruleset.view(self.setup.rules, self._state, self._seat(seat))

    def _seat(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.setup.seats):
            return seat
        last = self.setup.seats - 1
        raise UnreadableError(f"there is no seat {plain.show(seat)}; seats are 0 to {last}")

    def events(self, seat: int | None = None, since: int = 0) -> list[Any]:
        """What happened since the game began or was loaded, as a seat saw it (A12, C11).

        Nothing is noted before the first call, which plays the game again to find it.

        Args:
            seat: From 0; None for a spectator.
            since: The number of the first event wanted. Each reader's events count from 0, so the
                number of those already read is the next one.

        Returns:
            The events in order, each of a class of its own kind.

        Raises:
            UnreadableError: There is no such seat, or ``since`` is no number of 0 or more.
        """
        self._seat(seat)
        if type(since) is not int or since < 0:
            shown = plain.show(since)
            raise UnreadableError(f"since is an event's number, 0 or more, not {shown}")
        if not self._log_on:
            rules = self.setup.rules
            self._state = replayed(rules, self._base, self._history, None, listen=True)
            self._log_on = True
        log = self._state.log
        return [] if log is None else self.setup.ruleset.events(self.setup.rules, log, seat, since)

    def describe(self) -> dict[str, Any]:
        """The position by the words of ``abyss_rules.position``, hidden cards included.

        At the start of a turn a game built from it is equal to this one but for the random source,
        as far as positions have words. In the middle of a turn it tells what lies on the table.
        """
        return self.setup.ruleset.describe(self.setup.rules, self._state)

    # --- copies, history ----------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, with its history; equal, and alike under the same answers."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new._state = self._state.clone()
        new._base = self._base
        new._history = self._history
        new._depth = self._depth
        new._kept = self._kept
        new._decision = self._decision
        new._log_on = False
        new._seed = self._seed
        return new

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        if self.setup is not other.setup and self.setup.identity != other.setup.identity:
            return False
        return self.setup.ruleset.same(self._state, other._state)

    __hash__ = None  # type: ignore[assignment]  # a game changes; use key()

    def __repr__(self) -> str:
        asked = self.decision or self.outcome.status
        return f"<Game {self.ruleset}, {self.seats} seats, turn {self.turn}: {asked!r}>"

    def key(self) -> tuple[Any, ...]:
        """A hashable value, equal for equal games and for them alone: for tables of positions.

        It is of use within one process, not to be kept.
        """
        return (self.setup.identity, self.setup.ruleset.state_key(self._state))

    @property
    def answers(self) -> tuple[Option, ...]:
        """The answers given so far, the first first, from where the game began or was loaded.

        Decisions with one option were not asked and have none here.
        """
        table = self.setup.rules.table
        return tuple(table[code] for code in codes_of(self._history))

    def fix_shuffle(self, deck: str, cards: Iterable[str]) -> None:
        """Say what lies on top of a deck after it is shuffled next: for tests and puzzles.

        The rest lies below in random order. Shuffles fixed one after the other come in that
        order. The game is taken to begin here: no answer before can be taken back, and while a
        fixed shuffle is still to come the game cannot be saved.

        Args:
            deck: A deck that the game shuffles, such as ``lord_deck``.
            cards: Its cards as positions name them, the top first.

        Raises:
            UnreadableError: There is no such deck, or no such card.
        """
        deck = plain.word(deck, "deck")
        named = plain.series(cards, f"shuffles.{deck}")
        s = self._state
        s.orders += self.setup.ruleset.fixed_shuffle(self.setup.rules, deck, named)
        self._base = s.clone()
        self._history = self._kept = self._seed = None
        self._depth = 0

    def undo(self) -> None:
        """Take the last answer back; again and again, down to where the game began.

        Raises:
            IllegalError: There is no answer to take back.
        """
        if self._history is None:
            raise IllegalError("there is no answer to take back")
        self._go_back(self._history[1], self._depth - 1)

    def _go_back(self, history: Any, depth: int) -> None:
        """Stand again where these answers, so many, led."""
        kept = kept_before(self._kept, depth)
        s = replayed(self.setup.rules, self._base, history, kept)
        self._state = s
        self._history = history
        self._depth = depth
        self._kept = kept
        self._decision = None
        self._log_on = False

    def __getstate__(self) -> dict[str, Any]:
        ruleset = self.setup.ruleset
        return {
            "ruleset": ruleset.name,
            "packs": self.setup.packs,
            "options": dict(self.setup.options),
            "seats": self.setup.seats,
            "base": ruleset.to_plain(self._base),
            "seed": self._seed,
            "answers": [option.text for option in self.answers],
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        setup = make_setup(saved["ruleset"], saved["seats"], saved["packs"], saved["options"])
        state = setup.ruleset.from_plain(setup.rules, saved["base"])
        Game.__init__(self, setup, state, seed=saved["seed"])
        for text in saved["answers"]:
            self.apply(text)

    # --- saved games, records (the texts are made by ``formats``) ------------------------------

    def record(self) -> Record:
        """The set-up and the answers since the game began or was loaded; ``replay`` reads it.

        Everything hidden can be worked out from it: show it when the game is over.
        """
        setup = self.setup
        return Record(
            SAVE_FORMAT,
            LIBRARY,
            self.ruleset,
            setup.marks,
            self.options,
            setup.seats,
            self._seed,
            None if self._seed is not None else setup.ruleset.to_plain(self._base),
            tuple(option.text for option in self.answers),
        )

    @property
    def state(self) -> dict[str, Any]:
        """The position as plain data, hidden parts included, for tools and not for agents.

        A mapping of names to numbers and lists of numbers, such as ``to_json`` writes it.
        """
        return self.setup.ruleset.to_plain(self._state)


def check_game(value: object, what: str) -> None:
    """Raise UnreadableError if it is no game; ``what`` says who wants one."""
    if not isinstance(value, Game):
        made = "a Record: replay(record) gives its game, str(record) is its JSON"
        shown = made if type(value) is Record else plain.show(value)
        raise UnreadableError(f"{what} wants a game, not {shown}")
