"""Making a failure small: fewer answers, fewer things on the table, defaults for options.

It works on what a person reads: it begins as late as a position can be described, leaves out what
is not needed to see the law broken, and lowers numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from attrs import evolve

from abyss_rules import rulesets
from abyss_rules.engine.position_words import NAMED
from abyss_rules.game import Game
from abyss_rules.game.insight import rebuilt
from abyss_rules.testing.blaming import no_pairs, pairs_of
from abyss_rules.testing.declare import Law, told
from abyss_rules.testing.endless import EndlessError, Steps, steps_counted
from abyss_rules.testing.failures import Failure, Start, described
from abyss_rules.testing.laws import LAWS
from abyss_rules.testing.laws_answers import each_option_applies

#: So many smaller failures are tried at most.
_MOST_TRIED = 2000
#: So many steps are taken by the games in which a law is asked once; no law needs as many.
_MOST_STEPS = 1_000_000
#: And so many where a smaller failure is tried, or twice as many as the first took.
_STEPS = 20_000
#: What never ends counts for so many tries: it is far dearer than what ends.
_ENDLESS = 10
#: More cards than this in a deck are better left unsaid.
_MANY = 8


def still_broken(failure: Failure, laws: Iterable[Law] = ()) -> str | None:
    """What is wrong where a failure says; None if nothing is any more, or one cannot come there.

    ``laws`` are those of a user, among which its law is sought beside those of the library.
    """
    law = next((one for one in (*laws, *LAWS) if one.name == failure.law), None)
    if law is None or failure.start is None:
        return None
    try:
        game = failure.start.game()
        for answer in failure.answers[:-1]:
            game.apply(answer)
    except Exception:  # noqa: BLE001  # it cannot be reached
        return None
    if not failure.answers:
        return wrong_at(law, game)
    before, last = game.clone(), failure.answers[-1]
    if before.decision is None or last not in map(str, before.decision.options):
        return None
    try:
        game.apply(last)
    except Exception as error:  # noqa: BLE001  # an answer that is offered and cannot be given
        return told(error) if law is each_option_applies else None
    return wrong_at(law, game, before)


def wrong_at(law: Law, game: Game, before: Game | None = None) -> str | None:
    """What is wrong by a law in a game where it stands; None if nothing is.

    ``before`` is the game before its last answer, of which a law about steps is asked.
    """
    if law.kind == "step":
        return law.why_not(before, game.answers[-1], game) if before else None
    if law.kind in {"state", "game"}:
        return law.why_not(game)
    if law.kind == "pair":
        found, error = pairs_of(game)
        if error is not None:
            return no_pairs(error)
        return next((m for other, seat in found if (m := law.why_not(game, other, seat))), None)
    return None


# --- smaller and smaller ------------------------------------------------------------------------


def _never() -> bool:
    return False


def _nobody(_smaller: Failure) -> None:
    """Who is told of smaller failures if nobody is."""


def shrunk(
    failure: Failure,
    laws: Iterable[Law] = (),
    *,
    most: int = _MOST_TRIED,
    enough: Callable[[], bool] = _never,
    found: Callable[[Failure], object] = _nobody,
) -> Failure:
    """The failure as small as it can be made: the same law is broken there.

    It comes to an end: where a smaller one does not, as the rules go on there for ever without
    asking anybody, the steps of the game are counted, and it is left.

    Args:
        failure: What was found.
        laws: The laws of a user, if its law is one of them.
        most: So many smaller ones are tried at most.
        enough: Is asked before each; none is tried any more once it says True.
        found: Is given each smaller failure as soon as it is known: the last is the smallest yet.
    """
    with steps_counted() as steps:
        shrinker = _Shrinker(failure, tuple(laws), most, enough, found, steps)
        try:
            return shrinker.shrunk()
        except (Exception, EndlessError):  # noqa: BLE001  # rules with a fault may fail anywhere
            return shrinker.best  # what is found is kept


class _Shrinker:
    def __init__(
        self,
        failure: Failure,
        laws: tuple[Law, ...],
        most: int,
        enough: Callable[[], bool],
        found: Callable[[Failure], object],
        steps: Steps,
    ) -> None:
        self.best = failure
        self.laws = laws
        self.left = most
        self.enough = enough
        self.found = found
        self.steps = steps
        self.most_steps = _MOST_STEPS

    def shrunk(self) -> Failure:
        if self.best.start is None or self._why_broken(self.best) is None:
            return self.best  # about texts, or it hangs on what cannot be seen again
        self.most_steps = max(_STEPS, 2 * self.steps.taken)
        self._begin_late()
        again = True
        while again and self.left > 0:
            smaller = [self._each(step) for step in _KINDS]
            again = any(smaller)
        return self.best

    def _try(self, smaller: Failure) -> bool:
        """Take a smaller failure, if the law is broken there too."""
        if self.left > 0 and self.enough():
            self.left = 0
        if self.left <= 0:
            return False
        message = self._why_broken(smaller)
        self.left -= 1
        if message is None:
            return False
        self.best = evolve(smaller, message=message)
        self.found(self.best)
        return True

    def _why_broken(self, failure: Failure) -> str | None:
        """As ``still_broken``; None, too, where the game does not come to an end of it."""
        self.steps.allow(self.most_steps)
        try:
            return still_broken(failure, self.laws)
        except EndlessError:
            self.left -= _ENDLESS
            return None

    def _begin_late(self) -> None:
        """Begin in the latest position from which the law can be seen broken."""
        start, answers = self.best.start, self.best.answers
        if start is None:
            return
        self.steps.allow(_MOST_STEPS)  # for what is not tried here: it is played, and described
        games = list(_along(start, answers))
        for place in range(len(games) - 1, -1, -1):
            for begun in _beginnings(games[place]):
                # The options as they were given, not all that there are.
                later = evolve(begun, options=start.options)
                if self._try(evolve(self.best, start=later, answers=answers[place:])):
                    return

    def _each(self, step: Callable[[Failure], Iterator[Failure]]) -> bool:
        """Go through the smaller ones of a kind, again from the best after each that will do."""
        better, going = False, True
        while going and self.left > 0:
            going = any(self._try(smaller) for smaller in step(self.best))
            better = better or going
        return better


def _beginnings(game: Game) -> Iterator[Start]:
    """The starts that a game's position is: with any seed, then as the random source stands.

    What is dealt or shuffled from there on may be what shows a law broken.
    """
    begun = described(game)
    if begun is None or begun.position is None:
        return
    yield begun
    again = rebuilt(game, begun.position)
    if again is not None and again[1] != begun.seed:
        yield evolve(begun, seed=again[1])


def _along(start: Start, answers: tuple[str, ...]) -> Iterator[Game]:
    """The game at each of its moments, as far as it can be played."""
    game = start.game()
    yield game.clone()
    for answer in answers:
        try:
            game.apply(answer)
        except Exception:  # noqa: BLE001  # the last answer may be what fails
            return
        yield game.clone()


# --- what can be smaller ------------------------------------------------------------------------


def _fewer_answers(failure: Failure) -> Iterator[Failure]:
    answers = failure.answers
    for place in range(len(answers)):
        yield evolve(failure, answers=(*answers[:place], *answers[place + 1 :]))


def _fewer_options(failure: Failure) -> Iterator[Failure]:
    start = failure.start
    if start is None:
        return
    if start.options:
        yield evolve(failure, start=evolve(start, options={}))
    for name in start.options:
        fewer = {other: value for other, value in start.options.items() if other != name}
        yield evolve(failure, start=evolve(start, options=fewer))
    if start.seed:
        yield evolve(failure, start=evolve(start, seed=0))
    for place in range(len(start.packs)):
        packs = (*start.packs[:place], *start.packs[place + 1 :])
        yield evolve(failure, start=evolve(start, packs=packs))


def _fewer_seats(failure: Failure) -> Iterator[Failure]:
    start = failure.start
    if start is None or start.seats <= 2 or start.position is None:
        return
    seats = start.seats - 1
    players = list(start.position.get("players", []))
    for place in range(start.seats - 1, -1, -1):
        position = {**start.position, "seats": seats}
        if isinstance(start.position.get("players", []), list):
            position["players"] = [*players[:place], *players[place + 1 :]]
        if position.get("turn", 0) >= seats:
            position["turn"] = seats - 1
        yield evolve(failure, start=evolve(start, seats=seats, position=position))


def _less_on_the_table(failure: Failure) -> Iterator[Failure]:
    """Without a word, or with less of what it says.

    A word without which more lies there (all that is left over) is left out only if much stands
    there that is needed.
    """
    start = failure.start
    if start is None or start.position is None:
        return
    words = rulesets.find(start.ruleset).position_words.table
    filled = {word.name for word in words if word.default is NAMED}
    for word, value in start.position.items():
        if word == "seats":
            continue
        others = {other: one for other, one in start.position.items() if other != word}
        smaller = [{**start.position, word: less} for less in _smaller(value)]
        if word not in filled:
            smaller.insert(0, others)
        elif len(value) > _MANY:
            smaller.append(others)
        for position in smaller:
            yield evolve(failure, start=evolve(start, position=position))


def _smaller(value: Any) -> Iterator[Any]:  # noqa: ANN401  # a description is made of anything
    """Values with less in them, those with least first."""
    match value:
        case bool():
            if value:
                yield False
        case int():
            if value > 0:
                yield from dict.fromkeys((0, value // 2, value - 1))
        case list():
            yield from _smaller_list(value)
        case Mapping():
            for word in value:
                yield {other: one for other, one in value.items() if other != word}
            for word, one in value.items():
                for smaller in _smaller(one):
                    yield {**value, word: smaller}


def _smaller_list(value: list[Any]) -> Iterator[list[Any]]:
    if value:
        yield []
    size = len(value) // 2
    while size:
        for place in range(0, len(value), size):
            yield [*value[:place], *value[place + size :]]
        size //= 2
    for place, one in enumerate(value):
        for smaller in _smaller(one):
            yield [*value[:place], smaller, *value[place + 1 :]]


_KINDS = (_fewer_options, _fewer_seats, _fewer_answers, _less_on_the_table)
