"""A game in progress: its decision, how it stands, copies and history."""

from __future__ import annotations

from typing import Any

from abyss_rules.engine.loop import answer, run
from abyss_rules.engine.options import Option, Options
from abyss_rules.engine.record import Record
from abyss_rules.engine.settings import Value
from abyss_rules.engine.state import State
from abyss_rules.errors import (
    AmbiguousError,
    GameOverError,
    IllegalError,
    UnreadableError,
    WrongSeatError,
)
from abyss_rules.game.setup import Setup, make_setup
from abyss_rules.game.values import Decision, Outcome, Score
from abyss_rules.model.versions import LIBRARY, SAVE_FORMAT

#: Every so many answers a copy of the state is kept, so that undo need not replay the whole game.
_KEEP_EVERY = 64


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
            decision = self._decision = Decision(
                s.seat, rules.kinds[s.kind], Options(s.options, rules.table)
            )
        return decision

    def apply(self, option: Option | str, *, seat: int | None = None) -> None:
        """Answer the pending decision, and run on to the next one.

        When it raises, the game is as it was.

        Args:
            option: One of the decision's options, also from any equal game; or its text, or the
                beginning of it if no other option begins so. Case and spaces do not matter.
            seat: Who answers. If given, it is checked before anything else.

        Raises:
            GameOverError: Nothing is asked any more.
            WrongSeatError: Another seat is asked.
            AmbiguousError: The text begins several options.
            IllegalError: The answer is not offered now; the message lists what is.
            UnreadableError: It is neither an option nor a text.
        """
        s = self._state
        rules = s.rules
        if seat is not None and seat != s.seat:
            self._refuse_seat(seat)
        if type(option) is Option and rules.table.get(option.code) is option:
            code = option.code
            if code not in s.options:
                raise self._not_offered(option.text)
        else:
            code = self._code(option)
        self._decision = None
        self._history = history = (code, self._history)
        self._depth = depth = self._depth + 1
        frame = s.stack[-1]
        rules.answers[frame[0]](rules, s, frame, code)
        run(rules, s)
        if not depth % _KEEP_EVERY:
            self._kept = (depth, s.clone(), history, self._kept)

    def _code(self, option: object) -> int:
        """The code of an option of this decision given as a text or as another game's option."""
        s = self._state
        table = s.rules.table
        if not isinstance(option, Option | str):
            kind = type(option).__name__
            raise UnreadableError(f"an answer is an option or its text, not {kind}")
        text = " ".join(str(option).split()).lower()
        if s.seat < 0:
            raise GameOverError(f"the game is over; {text!r} answers nothing")
        texts = {table[code].text: code for code in s.options}
        if text in texts:
            return texts[text]
        fitting = [other for other in texts if text and other.startswith(text)]
        if isinstance(option, str) and len(fitting) == 1:
            return texts[fitting[0]]
        if isinstance(option, str) and fitting:
            raise AmbiguousError(f"{text!r} could be {', '.join(fitting)}")
        raise self._not_offered(text)

    def _not_offered(self, text: str) -> IllegalError:
        s = self._state
        if s.seat < 0:
            return GameOverError(f"the game is over; {text!r} answers nothing")
        offered = ", ".join(str(option) for option in Options(s.options, s.rules.table))
        return IllegalError(f"{text!r} is not offered now; seat {s.seat} can: {offered}")

    def _refuse_seat(self, seat: object) -> None:
        s = self._state
        if s.seat < 0:
            raise GameOverError("the game is over; nobody is asked")
        raise WrongSeatError(f"seat {s.seat} is asked, not seat {seat}")

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

        Args:
            seat: From 0; None for a spectator, who sees what all players see.

        Returns:
            An ``AbyssView`` or a ``ConspiracyView``, which cannot be changed.

        Raises:
            UnreadableError: There is no such seat.
        """
        return self.setup.ruleset.view(self.setup.rules, self._state, self._seat(seat))

    def _seat(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.setup.seats):
            return seat
        raise UnreadableError(f"there is no seat {seat!r}; seats are 0 to {self.setup.seats - 1}")

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
            raise UnreadableError(f"since is an event's number, 0 or more, not {since!r}")
        if not self._log_on:
            self._state = self._replayed(listen=True)
            self._log_on = True
        log = self._state.log
        return self.setup.ruleset.events(self.setup.rules, log or [], seat, since)

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
        return tuple(table[code] for code in self._codes())

    def _codes(self) -> list[int]:
        codes = []
        node = self._history
        while node is not None:
            codes.append(node[0])
            node = node[1]
        codes.reverse()
        return codes

    def _replayed(self, *, listen: bool) -> State:
        """The present state, played again from the base."""
        rules = self.setup.rules
        s = self._base.clone()
        if listen:
            s.log = []
        run(rules, s)
        for code in self._codes():
            answer(rules, s, code)
        return s

    def undo(self) -> None:
        """Take the last answer back; again and again, down to where the game began.

        Raises:
            IllegalError: There is no answer to take back.
        """
        if self._history is None:
            raise IllegalError("there is no answer to take back")
        target = self._history[1]
        self._depth -= 1
        kept = self._kept
        while kept is not None and kept[0] > self._depth:
            kept = kept[3]
        self._kept = kept
        first = None if kept is None else kept[2]
        codes = []
        node = target
        while node is not first:
            codes.append(node[0])
            node = node[1]
        rules = self.setup.rules
        s = self._base.clone() if kept is None else kept[1].clone()
        if kept is None:
            run(rules, s)
        for code in reversed(codes):
            answer(rules, s, code)
        self._history = target
        self._state = s
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
