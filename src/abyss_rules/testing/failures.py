"""A law that was found broken: where the game began, by which answers, and what was wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from attrs import field, frozen

from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError
from abyss_rules.game import Game, new_game, position
from abyss_rules.model.cards import Pack
from abyss_rules.testing.declare import RULES_OF, Law, LawBroken


class _Printer(Protocol):
    """What Hypothesis shows a failing example with; it would take the packs to pieces."""

    def text(self, obj: str, /) -> None:
        """Add text as it is."""
        ...


@frozen(repr=False)
class Start:
    """Where a game begins: a seed, or a position as ``position`` takes one."""

    ruleset: str
    seats: int
    seed: int
    options: Mapping[str, Value]
    #: The packs besides the base pack.
    packs: tuple[Pack, ...] = ()
    #: None for the set-up of a new game.
    position: Mapping[str, Any] | None = None

    def game(self) -> Game:
        """The game at its first decision; raises what ``new_game`` and ``position`` do."""
        if self.position is None:
            return new_game(
                self.ruleset,
                seats=self.seats,
                seed=self.seed,
                packs=self.packs,
                options=self.options,
            )
        return position(
            self.ruleset, self.position, packs=self.packs, options=self.options, seed=self.seed
        )

    def __str__(self) -> str:
        """The call that makes the game, as Python."""
        more = "".join(
            f", {name}={value!r}"
            for name, value in (
                ("packs", [pack.path or pack.header.id for pack in self.packs]),
                ("options", dict(self.options)),
            )
            if value
        )
        if self.position is None:
            return f"ar.new_game({self.ruleset!r}, seats={self.seats}, seed={self.seed}{more})"
        return f"ar.position({self.ruleset!r}, {dict(self.position)!r}, seed={self.seed}{more})"

    def __repr__(self) -> str:
        """The call that makes the start, to be pasted where Hypothesis shows an example."""
        packs = "".join(f"ar.load_pack({pack.path or pack.header.id!r}), " for pack in self.packs)
        position = None if self.position is None else dict(self.position)
        more = "".join(
            f", {name}={value}"
            for name, value in (
                ("packs", packs and f"({packs.rstrip()})"),
                ("position", "" if position is None else repr(position)),
            )
            if value
        )
        return (
            f"Start({self.ruleset!r}, seats={self.seats}, seed={self.seed}, "
            f"options={dict(self.options)!r}{more})"
        )

    def _repr_pretty_(self, printer: _Printer, cycle: bool) -> None:  # noqa: FBT001 - as it is called
        del cycle
        printer.text(repr(self))


@frozen
class Failure:
    """A law that does not hold, with all that is needed to see it again."""

    #: The name of the law.
    law: str
    #: What the law says, and the clauses that it rests on.
    sentence: str
    clauses: tuple[str, ...]
    #: What is wrong.
    message: str
    #: Where the game begins; None if the law is about the text of cards.
    start: Start | None
    #: The answers from there, by their texts; after the last of them the law does not hold.
    answers: tuple[str, ...] = ()
    #: The pack, if the law is about the text of cards.
    pack: Pack | None = None
    #: The seed of the search that found it.
    found_by: int | None = field(default=None, eq=False)

    def game(self) -> Game:
        """The game where the law does not hold; raises UnreadableError for one about texts."""
        if self.start is None:
            raise UnreadableError(f"{self.law} is about cards, not about a game")
        game = self.start.game()
        for answer in self.answers:
            game.apply(answer)
        return game

    def __str__(self) -> str:
        lines = [f"{self.law} does not hold: {self.message}", f"the law: {self.sentence}"]
        if self.clauses:
            lines[-1] += f" ({', '.join(self.clauses)})"
        if self.start is not None:
            lines.append(f"game = {self.start}")
            lines += [f"game.apply({answer!r})" for answer in self.answers]
        elif self.pack is not None:
            pack = self.pack
            path = f" ({pack.path})" if pack.path not in ("", pack.header.id) else ""
            lines.append(f"in the pack {pack.header.id}{path}")
        return "\n".join(lines)


def broken_law(
    law: Law, message: str, start: Start | None, answers: tuple[str, ...] = ()
) -> LawBroken:
    """The error that says that a law does not hold there; of its clauses those of the game."""
    clauses = tuple(
        clause for clause in law.clauses if start is None or RULES_OF[clause[0]] == start.ruleset
    )
    failure = Failure(law.name, law.sentence, clauses, message, start, answers)
    error = LawBroken(str(failure))
    error.failure = failure
    return error


def start_of(game: Game) -> Start | None:
    """Where a game began; None if no position describes that."""
    setup = game.setup
    options, packs = dict(setup.options), setup.packs[1:]
    seed = game._seed  # noqa: SLF001  # a record names it too, and is more to make
    if seed is not None:
        return Start(setup.ruleset.name, setup.seats, seed, options, packs)
    first = Game(setup, game._base.clone())  # noqa: SLF001  # as above
    return described(first)


def described(game: Game) -> Start | None:
    """The start that a game's position is, if a description of it leads to the same question."""
    setup = game.setup
    try:
        position = setup.ruleset.describe(setup.rules, game._state)  # noqa: SLF001  # no view has it all
        start = Start(
            setup.ruleset.name,
            setup.seats,
            0,
            dict(setup.options),
            setup.packs[1:],
            position,
        )
        return start if start.game().decision == game.decision else None
    except Exception:  # noqa: BLE001  # nor does one of a state that is not sound
        return None
