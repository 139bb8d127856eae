"""The facade: games, their decisions, scores and outcome."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from attrs import field, frozen

from abyss_rules import rulesets
from abyss_rules.catalog import packs as catalog
from abyss_rules.engine.loop import answer, run
from abyss_rules.engine.options import Option, Options
from abyss_rules.engine.record import PackMark, Record
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.settings import Value
from abyss_rules.engine.state import State
from abyss_rules.errors import (
    AmbiguousError,
    GameOverError,
    IllegalError,
    UnknownError,
    UnreadableError,
    WrongSeatError,
)
from abyss_rules.model.cards import Pack
from abyss_rules.model.vocabulary import Vocabulary
from abyss_rules.model.versions import LIBRARY, SAVE_FORMAT

#: Setups already prepared, oldest first, by what they were made of.
_SETUPS: dict[Any, Setup] = {}
_MOST_SETUPS = 128
#: A pack as a user names it: its id, its path, or the pack itself.
PackLike = str | Path | Pack
#: Every so many answers a copy of the state is kept, so that undo need not replay the whole game.
_KEEP_EVERY = 64
#: Seeds are taken modulo this, the number of states of the random source.
_SEEDS = 1 << 64


@frozen
class Setup:
    """What is fixed for a whole game: ruleset, packs, options, seats and the rules prepared."""

    ruleset: Ruleset = field(eq=False)
    packs: tuple[Pack, ...]
    options: tuple[tuple[str, Value], ...]
    seats: int
    rules: Rules = field(eq=False, repr=False)

    @cached_property
    def identity(self) -> tuple[Any, ...]:
        """A hashable value equal for games of the same ruleset, packs, options and seats."""
        packs = tuple((pack.header.id, pack.digest) for pack in self.packs)
        return (self.ruleset.name, packs, self.options, self.seats)

    @cached_property
    def marks(self) -> tuple[PackMark, ...]:
        """Which packs are played with, as records and saved games name them."""
        return tuple(
            PackMark(pack.header.id, pack.header.version, pack.digest) for pack in self.packs
        )

    @cached_property
    def header(self) -> dict[str, Any]:
        """What a saved game says before its state, ready for JSON."""
        return {
            "format": SAVE_FORMAT,
            "library": LIBRARY,
            "ruleset": self.ruleset.name,
            "packs": [
                {"id": mark.id, "version": mark.version, "digest": mark.digest}
                for mark in self.marks
            ],
            "options": dict(self.options),
            "seats": self.seats,
        }

    @cached_property
    def header_text(self) -> str:
        """The header as the inside of a JSON object."""
        return json.dumps(self.header)[1:-1]


@frozen
class Score:
    """A seat's score as the game stands: its named parts, their total, and what breaks ties."""

    seat: int
    parts: Mapping[str, int]
    total: int
    tie_break: Mapping[str, int]

    def __getitem__(self, part: str) -> int:
        """The points of one part."""
        return self.parts[part]


@frozen
class Outcome:
    """How a game stands: ``status`` is running, ended or unfinished; ``reason`` says why."""

    status: str
    reason: str = ""


class Decision:
    """A question to a seat: its kind (a word of the ruleset) and its options in order."""

    __slots__ = ("kind", "options", "seat")

    seat: int
    kind: str
    options: Options

    def __init__(self, seat: int, kind: str, options: Options) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}: {len(self.options)} options>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and (self.seat, self.kind) == (other.seat, other.kind)
            and self.options == other.options
        )

    __hash__ = None  # type: ignore[assignment]  # compared by value, as games are


class Game:
    """A game in progress. Make one with ``new_game``, ``position``, ``from_json`` or ``replay``.

    Games are equal when ruleset, packs, options, state, random source and pending decision are;
    how they came there does not count.
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
        """The pending decision; None when the game is over."""
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
        """Answer the pending decision with one of its options, or with an option's text.

        ``seat`` is who answers, if it is to be checked. Raises GameOverError, WrongSeatError,
        AmbiguousError (a text that begins several options), IllegalError (not offered now) or
        UnreadableError (neither option nor text); the game is then as it was.
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
        """The name of the ruleset."""
        return self.setup.ruleset.name

    @property
    def seats(self) -> int:
        """How many seats play; they are numbered from 0, clockwise."""
        return self.setup.seats

    @property
    def options(self) -> dict[str, Value]:
        """The options of the game by name."""
        return dict(self.setup.options)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.setup.ruleset.active(self._state)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.setup.ruleset.turn(self._state)

    @property
    def outcome(self) -> Outcome:
        """Running, ended, or unfinished (A9.4), and why."""
        finished = self.setup.ruleset.finished(self._state)
        if not finished:
            return Outcome("running")
        ended, reason = self.setup.ruleset.endings[finished - 1]
        return Outcome("ended" if ended else "unfinished", reason)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share it; empty before the end (A10).

        An unfinished game is scored as it stands (A9.4).
        """
        ruleset = self.setup.ruleset
        if not ruleset.finished(self._state):
            return ()
        return ruleset.winners(self.setup.rules, self._state)

    def scores(self) -> list[Score]:
        """The scores by seat as the game stands, at any time (A10).

        An opponent without a seat of its own, as in a solo game, comes last.
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
        """All and only what a seat may know (A12); None: what a spectator may."""
        return self.setup.ruleset.view(self.setup.rules, self._state, self._seat(seat))

    def _seat(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.setup.seats):
            return seat
        raise UnreadableError(f"there is no seat {seat!r}; seats are 0 to {self.setup.seats - 1}")

    def events(self, seat: int | None = None, since: int = 0) -> list[Any]:
        """What happened from event number ``since`` on, as a seat saw it; None: a spectator.

        Nothing is recorded before the first call, which replays the game to find it.
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
        """An independent copy, with its history."""
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
        """A hashable value, equal for equal games and for them alone."""
        return (self.setup.identity, self.setup.ruleset.state_key(self._state))

    @property
    def answers(self) -> tuple[Option, ...]:
        """The answers given so far, from where the game began or was loaded."""
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
        """Take the last answer back, as often as there are answers.

        Raises IllegalError when there is none.
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
        """The set-up and the answers since the game began or was loaded; ``replay`` reads it."""
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
        """The position as plain data, hidden parts included: for tools, not for agents."""
        return self.setup.ruleset.to_plain(self._state)


class _Vocabularies(Mapping[str, Vocabulary]):
    """The vocabulary of every ruleset by name; a ruleset loads when it is first looked at."""

    def __getitem__(self, name: str) -> Vocabulary:
        if name not in rulesets.NAMES:
            raise KeyError(name)
        return _vocabulary(name)

    def __iter__(self) -> Iterator[str]:
        return iter(rulesets.NAMES)

    def __len__(self) -> int:
        return len(rulesets.NAMES)


@lru_cache
def _vocabulary(name: str) -> Vocabulary:
    return rulesets.find(name).words.vocabulary()


def vocabularies() -> Mapping[str, Vocabulary]:
    """The vocabulary of every ruleset by name."""
    return _Vocabularies()


@lru_cache(maxsize=64)
def _shipped(pack_id: str) -> Pack:
    return catalog.load(catalog.shipped()[pack_id], vocabularies())


def load_pack(pack: PackLike) -> Pack:
    """A checked pack from a path, or from the id of a shipped one.

    Raises PackError with the diagnostics if its cards have errors, UnknownError if there is no
    such pack.
    """
    if isinstance(pack, Pack):
        return pack
    if isinstance(pack, str) and pack in catalog.shipped():
        return _shipped(pack)
    if not isinstance(pack, str | Path):
        raise UnreadableError(f"a pack is an id, a path or a Pack, not {type(pack).__name__}")
    if not Path(pack).exists():
        known = ", ".join(sorted(catalog.shipped()))
        raise UnknownError(f"no pack {str(pack)!r}; there are {known}, or give a path")
    return catalog.load(pack, vocabularies())


def check(path: str | Path) -> catalog.Report:
    """Check the cards of a file or folder (all packs below it): its findings, its sound cards."""
    return catalog.check(path, vocabularies())


def make_setup(
    ruleset: str, seats: object, packs: Iterable[PackLike] = (), options: object = None
) -> Setup:
    """Prepare a game; the same arguments give the same object.

    Raises UnknownError, UnreadableError or PackError for arguments that cannot be.
    """
    found = rulesets.find(ruleset)
    if isinstance(packs, str | Path | Pack):
        packs = (packs,)
    loaded = {found.base_pack: _shipped(found.base_pack)}
    for pack in packs:
        one = load_pack(pack)
        loaded[one.header.id] = one
    values = tuple(found.read_options(options).items())
    if type(seats) is not int:
        raise UnreadableError(f"seats is a whole number, not {seats!r}")
    chosen = tuple(loaded.values())
    key = (ruleset, tuple((pack.header.id, pack.digest) for pack in chosen), values, seats)
    setup = _SETUPS.get(key)
    if setup is None:
        if len(_SETUPS) >= _MOST_SETUPS:
            _SETUPS.pop(next(iter(_SETUPS)))
        setup = _SETUPS[key] = _make_setup(found, chosen, values, seats)
    return setup


def _make_setup(
    found: Ruleset, packs: tuple[Pack, ...], options: tuple[tuple[str, Value], ...], seats: int
) -> Setup:
    whole = catalog.compose(packs[0], packs[1:])
    material = dict(whole.material)
    low, high = found.seat_range(material)
    if not low <= seats <= high:
        raise UnreadableError(f"{found.name} is played with {low} to {high} seats, not {seats}")
    rules = found.prepare(seats, whole.cards, material, dict(options))
    return Setup(found, packs, options, seats, rules)


def new_game(
    ruleset: str = "abyss",
    *,
    seats: int = 2,
    seed: int = 0,
    packs: Iterable[PackLike] = (),
    options: str | Mapping[str, Value] | None = None,
) -> Game:
    """A new game, set up and run to its first decision.

    ``seed`` is any whole number: equal seeds and answers give equal games everywhere. ``packs``
    adds packs to the ruleset's base pack, each by path, id or value. ``options`` is a preset's
    name or a mapping of option names to values (``preset`` among them names the base). Raises
    UnknownError, UnreadableError or PackError.
    """
    setup = make_setup(ruleset, seats, packs, options)
    if type(seed) is not int:
        raise UnreadableError(f"a seed is a whole number, not {seed!r}")
    return Game(setup, setup.ruleset.new_state(setup.rules, seed), seed=seed % _SEEDS)


def position(
    ruleset: str,
    description: Mapping[str, Any],
    *,
    packs: Iterable[PackLike] = (),
    options: str | Mapping[str, Value] | None = None,
    seed: int = 0,
) -> Game:
    """A game from a plain description of a position; the manual lists its words.

    What is not named is as at set-up, without cards in hand. Raises PositionError for what cannot
    be (a card in two zones), UnknownError for names that nothing answers to.
    """
    if not isinstance(description, Mapping):
        raise UnreadableError(f"a position is a mapping, not {type(description).__name__}")
    seats = description.get("seats", 2)
    setup = make_setup(ruleset, seats, packs, options)
    if type(seed) is not int:
        raise UnreadableError(f"a seed is a whole number, not {seed!r}")
    return Game(setup, setup.ruleset.position(setup.rules, description, seed))


def legal_texts(game: Game) -> Iterator[str]:
    """The texts of the pending decision's options."""
    if game.decision is not None:
        yield from map(str, game.decision.options)
