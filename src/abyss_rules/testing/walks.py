"""Small worlds exhaustively: every path of answers from a position, walked once and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import NoReturn

from attrs import frozen

from abyss_rules.engine import plain
from abyss_rules.engine.frames import POWER
from abyss_rules.engine.options import Option
from abyss_rules.errors import AbyssError, UnknownError
from abyss_rules.game import Game
from abyss_rules.game.games import check_game
from abyss_rules.testing.blaming import blamed, no_pairs, pairs_of, says_itself, sound_first
from abyss_rules.testing.declare import Law, is_told, laws_given, told
from abyss_rules.testing.failures import broken_law, start_of
from abyss_rules.testing.laws import laws_for
from abyss_rules.testing.laws_answers import each_option_applies

#: Where a law is broken pytest shows what it says, and no lines of ours.
__tracebackhide__ = is_told
#: Where a path ends: a game that is not to be played on.
Until = Callable[[Game], bool]


class TooLargeError(AbyssError):
    """There are more positions than a walk may look at."""


@frozen
class Walk:
    """What a walk came by."""

    #: Positions that differ, the first and the last ones among them.
    positions: int
    #: Answers given in them.
    answers: int
    #: Ways from the first position to an end, each a series of answers.
    paths: int
    #: The positions at which paths end.
    ends: tuple[Game, ...]

    def __str__(self) -> str:
        return (
            f"{self.paths} paths through {self.positions} positions by {self.answers} answers "
            f"to {len(self.ends)} ends"
        )


# --- where a path ends --------------------------------------------------------------------------


def _turn(game: Game) -> Until:
    """Until the turn that is under way in a game is over."""
    turn = game.turn
    return lambda later: later.turn != turn


def _power(game: Game) -> Until:
    """Until no power of a card is under way, or the turn is over."""
    over = _turn(game)
    return lambda later: over(later) or all(frame[0] != POWER for frame in later.state["stack"])


def _exploration(game: Game) -> Until:
    """Until nobody is exploring, or the turn is over; UnknownError where nobody ever explores."""
    over = _turn(game)
    steps = import_module(f"{game.setup.ruleset.package}.steps")
    exploring: frozenset[int] = getattr(steps, "EXPLORING", frozenset())
    if not exploring:
        known = ", ".join(name for name in UNTIL if name != "exploration")
        raise UnknownError(f"nobody explores in {game.ruleset}; a path ends by {known}")
    return lambda later: (
        over(later) or all(frame[0] not in exploring for frame in later.state["stack"])
    )


#: Where paths end, by name.
UNTIL: dict[str, Callable[[Game], Until]] = {
    "turn": _turn,
    "power": _power,
    "exploration": _exploration,
}


# --- the walk -----------------------------------------------------------------------------------


def walk(
    game: Game,
    until: str | Until = "turn",
    *,
    laws: Law | Iterable[Law] | None = None,
    limit: int = 20_000,
) -> Walk:
    """Give every series of answers from a position on, and check laws at each position once.

    Positions to which several paths lead are looked at once, so that there can be many more paths
    than positions. What lies face down lies as it does in the game: other orders are other games.

    Args:
        game: Where to begin; it is left as it is.
        until: Where paths end: when the ``turn`` is over, when no ``power`` of a card is under way
            any more, when the ``exploration`` is over; or a function that says so of a game. The
            first position is not asked; where the game is over they end in any case.
        laws: A law or some that are asked at every position and of every answer; if they are not
            said, those of the library that are asked ``always``. Laws about texts are left out.
        limit: The most positions.

    Returns:
        How many positions, answers and paths there are, and the ends.

    Raises:
        LawBroken: A law does not hold, an answer that is offered cannot be given, or answers lead
            back to a position before them.
        TooLargeError: There are more positions than ``limit``.
        UnknownError: Nothing ends by that name, or not in games of this ruleset.
        UnreadableError: It is no game, or the limit no number.
    """
    check_game(game, "walk")
    plain.number(limit, "limit", 1)
    if isinstance(until, str):
        if until not in UNTIL:
            shown = plain.show(until)
            raise UnknownError(f"no path ends by {shown}; there are {', '.join(UNTIL)}")
        until = UNTIL[until](game)
    if laws is None:
        laws = [law for law in laws_for(game.ruleset) if law.often == "always"]
    asked = laws_given(laws)
    chosen = [law for law in asked if game.ruleset in law.rulesets and law.kind != "text"]
    return _Walker(game, until, chosen, limit).walked()


class _Place:
    """A position while the answers from it are given."""

    def __init__(self, key: object, game: Game) -> None:
        self.key = key
        self.game = game
        decision = game.decision
        self.options: Iterator[Option] = iter(() if decision is None else decision.options)
        #: The paths from here to an end, as far as they are counted.
        self.paths = 0


class _Walker:
    """Goes through the positions, deepest first, and counts the paths from each."""

    def __init__(self, game: Game, until: Until, laws: list[Law], limit: int) -> None:
        self.first = game
        self.until = until
        self.laws = sound_first(laws)
        self.limit = limit
        #: Key of a position -> how many paths lead from it to an end.
        self.paths: dict[object, int] = {}
        self.answers = 0
        self.seen = 0
        self.ends: list[Game] = []
        #: A law that could not be asked, what is told of it, and the game.
        self.held: tuple[Law, str, Game] | None = None

    def walked(self) -> Walk:
        first = self.first.clone()
        self._look_at(first)
        root = _Place(first.key(), first)
        way = [root]
        open_keys = {root.key}
        while way:
            place = way[-1]
            option = next(place.options, None)
            if option is None:
                way.pop()
                open_keys.discard(place.key)
                self.paths[place.key] = place.paths
                if way:
                    way[-1].paths += place.paths
                continue
            game = self._answered(place.game, option)
            key = game.key()
            if key in open_keys:
                self._say(each_option_applies, game, "the answers lead back to where they were")
            if key not in self.paths:
                self._look_at(game)
                if game.decision is not None and not self.until(game):
                    way.append(_Place(key, game))
                    open_keys.add(key)
                    continue
                self.ends.append(game)
                self.paths[key] = 1
            place.paths += self.paths[key]
        paths = root.paths if self.answers else 1
        return Walk(len(self.paths), self.answers, paths, tuple(self.ends or [first]))

    def _answered(self, game: Game, option: Option) -> Game:
        """The game after an answer, of which the laws about steps hold."""
        after = game.clone()
        try:
            after.apply(option)
        except Exception as error:  # noqa: BLE001  # a fault of the engine's or of a card
            self._say(each_option_applies, game, f"{option.text!r} fails: {told(error)}", option)
        self.answers += 1
        for law in self.laws:
            if law.kind == "step":
                self._ask(law, after, game, option, after)
        self._say_held()
        return after

    def _look_at(self, game: Game) -> None:
        """Ask the laws of a position that was not met before."""
        self.seen += 1
        if self.seen > self.limit:
            raise TooLargeError(
                f"there are more than {self.limit} positions; walk on less far (until=), from a "
                "smaller position, or with a higher limit"
            )
        for law in self.laws:
            if law.kind in {"state", "game"}:
                self._ask(law, game, game)
        of_pairs = [law for law in self.laws if law.kind == "pair"]
        others, error = pairs_of(game) if of_pairs else ([], None)
        for law in of_pairs:
            if error is not None:
                self._say(law, game, no_pairs(error))
            for other, seat in others:
                self._ask(law, game, game, other, seat)
        self._say_held()

    def _ask(self, law: Law, game: Game, *given: object) -> None:
        """Ask a law; of several that do not hold, raise that the one does that says most.

        One that could not be asked is held back, as long as others may say more.
        """
        message, error = law.verdict(*given)
        if message is not None:
            found = law, message, game
            found = blamed(found, error, start_of(game), self.laws) or found
            if found[0] is law and not says_itself(error):
                self.held = self.held or found
                return
            law, message, game = found
            self._say(law, game, message)

    def _say_held(self) -> None:
        """Raise what was held back, if no other law said anything."""
        if self.held is not None:
            law, message, game = self.held
            self._say(law, game, message)

    def _say(self, law: Law, game: Game, message: str, last: Option | None = None) -> NoReturn:
        """Raise that a law does not hold there."""
        given = [option.text for option in game.answers]
        raise broken_law(law, message, start_of(game), (*given, *([last.text] if last else [])))
