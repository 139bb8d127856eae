"""Going through games and asking laws: one game by its seed, many, until one does not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.agents import Chance, derived
from abyss_rules.engine import plain
from abyss_rules.errors import UnreadableError
from abyss_rules.game.loading import PackLike, pack_list
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Pack
from abyss_rules.rulesets import find
from abyss_rules.testing.blaming import (
    blamed,
    no_pairs,
    pairs_of,
    says_itself,
    sound_first,
    unsound,
)
from abyss_rules.testing.declare import Law, LawBroken, is_told, laws_given, told
from abyss_rules.testing.failures import Failure, Start, broken_law
from abyss_rules.testing.laws_answers import each_option_applies
from abyss_rules.testing.laws_texts import with_texts
from abyss_rules.testing.playing import (
    AGENTS,
    STARTS,
    AnswerFailed,
    Choice,
    choice,
    drawn_start,
    played,
)
from abyss_rules.testing.shrinking import shrunk
from abyss_rules.testing.world import world_of

if TYPE_CHECKING:
    from abyss_rules.engine.options import Option
    from abyss_rules.game import Game
    from abyss_rules.testing.settings import OptionSet
    from abyss_rules.testing.world import Below

#: Where a law is broken pytest shows what it says, and no lines of ours.
__tracebackhide__ = is_told
#: Laws that are asked sometimes are asked at one decision in so many, and at the first and last;
#: those that are asked seldom at one in the square of it, and at the last.
SOMETIMES = 16
#: Laws that are asked rarely are asked of one game in so many.
RARELY = 25


class Watch:
    """Asks laws while a game is played; the first that does not hold is raised as ``LawBroken``.

    ``asked`` counts how often each was asked. ``every`` scales how often the dear ones are: with 1
    all laws about games as they stand are asked at every decision. Those about games that were
    played as far as they were to be (``game``) are asked at the end only. Where a state is not
    sound, that is told rather than what follows from it; ``known`` are laws that were found not to
    hold before: what follows from them is not told at all. A law that could not be asked is told
    only if none of those asked at the same time says itself what is wrong.
    """

    def __init__(
        self,
        laws: Iterable[Law],
        start: Start,
        asked: Counter[str] | None = None,
        *,
        every: int = SOMETIMES,
        rarely: bool = True,
        known: Iterable[Law] = (),
    ) -> None:
        speaking = sound_first(law for law in laws if start.ruleset in law.rulesets)
        self._speaking = speaking
        self._known = tuple(known)
        self._start = start
        #: The game as it was told of last.
        self.game: Game | None = None
        self.asked: Counter[str] = Counter() if asked is None else asked
        #: What is told of a law that could not be asked, as long as others may say more.
        self._held: LawBroken | None = None
        self._moments = 0
        self._every = every
        self._always = [law for law in speaking if law.often == "always"]
        self._sometimes = [law for law in speaking if law.often == "sometimes"]
        self._seldom = [law for law in speaking if law.often == "seldom"]
        self._rarely = [law for law in speaking if rarely and law.often == "rarely"]

    def __call__(self, before: Game | None, answer: Option | None, game: Game) -> None:
        """What is told of a play, see ``playing.Watch``."""
        self.game = game
        laws = self._always
        if self._moments % self._every == 0:
            laws = [*laws, *self._sometimes]
        self._moments += 1
        # Counted from behind: at the first decision there is nothing to take back or to replay.
        if self._moments % (self._every * self._every) == 0:
            laws = [*laws, *self._seldom]
            if self._every == 1:
                laws = [*laws, *self._rarely]
        for law in laws:
            if law.kind == "step" and before is not None and answer is not None:
                self._ask(law, game, before, answer, game)
        if self._looks(game):
            # Rarely met: what is offered out of a deck could tell its order.
            dear = (law for law in self._sometimes if law.kind == "pair")
            laws = [*laws, *(law for law in dear if law not in laws)]
        self._ask_all([law for law in laws if law.kind in {"state", "pair"}], game)
        self._say_held()

    @staticmethod
    def _looks(game: Game) -> bool:
        """Whether somebody is asked for something that lies in a deck."""
        return game.decision is not None and game.decision.kind in world_of(game.ruleset).looking

    def end(self, game: Game, *, dear: bool = True) -> None:
        """The game goes on no further: ask those laws too that are asked at the end."""
        if dear:
            self._ask_all([law for law in self._sometimes if law.kind != "step"], game)
            self._ask_all([*self._seldom, *self._rarely], game)
        for law in (*self._always, *self._sometimes):
            if law.kind == "game":
                self._ask(law, game, game)
        self._say_held()

    def follows(self, game: Game) -> bool:
        """Whether a game stands where laws do not hold that are known: no wonder it fails."""
        return unsound((game,), self._known) is not None

    def _ask_all(self, laws: Sequence[Law], game: Game) -> None:
        for law in laws:
            if law.kind in {"state", "game"}:
                self._ask(law, game, game)
        # No other game can be made of a state that is not sound: that was asked first.
        of_pairs = [law for law in laws if law.kind == "pair"]
        found, error = pairs_of(game) if of_pairs else ([], None)
        for law in of_pairs:
            if error is not None:
                self._say(law, no_pairs(error), game, error)
            for other, seat in found:
                self._ask(law, game, game, other, seat)

    def _ask(self, law: Law, game: Game, *given: object) -> None:
        self.asked[law.name] += 1
        message, error = law.verdict(*given)
        if message is not None and not self._say(law, message, game, error):
            self.asked[law.name] -= 1

    def _say(self, law: Law, message: str, game: Game, error: BaseException | None) -> bool:
        """Raise that a law does not hold, or the one that it follows from; False if it is known.

        Where the law could not be asked, that is held back.
        """
        found = blamed((law, message, game), error, self._start, self._speaking, self._known)
        if found is None:
            return False
        broken, what, at = found
        said = broken_law(broken, what, self._start, tuple(option.text for option in at.answers))
        if broken is not law or says_itself(error):
            raise said
        self._held = self._held or said
        return True

    def _say_held(self) -> None:
        """Raise what was held back, if no other law said anything."""
        held, self._held = self._held, None
        if held is not None:
            raise held


def watched_play(  # noqa: PLR0913  # what is asked, and when
    below: Below,
    chosen: Choice,
    laws: Iterable[Law],
    asked: Counter[str] | None = None,
    *,
    every: int = SOMETIMES,
    rarely: bool = True,
    at_end: bool = True,
    start: Start | None = None,
    known: Iterable[Law] = (),
) -> Game:
    """A game drawn and played under laws; raises LawBroken with the failure in it.

    Where an answer that is offered cannot be given, or a game cannot begin, the law broken is
    ``each_option_applies``. ``start`` is where it begins, if that is not drawn too; ``known`` are
    laws that were found not to hold before: where a game cannot go on because of them, it ends.
    """
    start = start or drawn_start(below, chosen)
    make_setup(start.ruleset, start.seats, start.packs, start.options)  # else it is nobody's fault
    watch = Watch(laws, start, asked, every=every, rarely=rarely, known=known)
    try:
        game = played(below, chosen, start, watch)
    except LawBroken:
        raise
    except AnswerFailed as error:
        if watch.follows(error.game):
            return error.game
        answers = tuple(option.text for option in error.game.answers)
        what = f"{error.answer!r} fails" if error.answer else "what an agent sees cannot be made"
        message = f"{what}: {told(error.__cause__ or error)}"
        given = (*answers, error.answer) if error.answer else answers
        raise broken_law(each_option_applies, message, start, given) from error
    except Exception as error:
        if watch.game is not None and watch.follows(watch.game):
            return watch.game
        raise _failed(error, watch.game, start) from error
    watch.end(game, dear=at_end)
    return game


def _failed(error: Exception, game: Game | None, start: Start) -> LawBroken:
    """That a game fails where nothing was answered: when it is made, or looked at."""
    what = "the game cannot begin" if game is None else "the game cannot go on"
    answers = () if game is None else tuple(option.text for option in game.answers)
    return broken_law(each_option_applies, f"{what}: {told(error)}", start, answers)


def check_play(
    laws: Iterable[Law],
    chosen: Choice,
    seed: int,
    asked: Counter[str] | None = None,
    *,
    every: int = SOMETIMES,
    ends: int = 1,
) -> Failure | None:
    """Play the one game that a seed draws under laws: the law that it breaks, or None.

    Equal arguments play equal games everywhere. The failure is not shrunk; see ``shrunk``.

    Args:
        laws: The laws; those that speak of games of other rulesets, or of texts, are left out.
        chosen: What games are drawn from, made by ``choice``.
        seed: Any whole number.
        asked: Counts how often each law was asked, by its name.
        every: At one decision in so many the laws are asked that are asked ``sometimes``, and at
            one in the square of it those that are asked ``seldom``.
        ends: At the end of one game in so many both are asked once more, and those that are asked
            ``rarely`` at the end of some of these.
    """
    drawn = derived(seed)
    rarely, at_end = drawn % RARELY == 0, drawn // RARELY % ends == 0
    try:
        watched_play(
            Chance(seed).below, chosen, laws, asked, every=every, rarely=rarely, at_end=at_end
        )
    except LawBroken as error:
        return None if error.failure is None else evolve(error.failure, found_by=seed)
    return None


@frozen
class Found:
    """What going through games came to."""

    #: The first law that does not hold, as small as it could be made; None if all hold.
    failure: Failure | None
    #: How many games were played.
    games: int
    #: The name of a law -> how often it was asked.
    asked: Counter[str]


def look_for_failure(
    laws: Iterable[Law],
    chosen: Choice,
    *,
    examples: int = 100,
    seed: int = 0,
    every: int = SOMETIMES,
) -> Found:
    """Play so many games under laws, or until one does not hold, which is then shrunk.

    Equal arguments play equal games everywhere. ``every`` is as for ``check_play``.
    """
    speaking = tuple(laws)
    asked: Counter[str] = Counter()
    for number in range(examples):
        failure = check_play(speaking, chosen, derived(seed, number), asked, every=every)
        if failure is not None:
            return Found(shrunk(failure, speaking), number + 1, asked)
    return Found(None, examples, asked)


def check_law(  # noqa: PLR0913  # each says what games are drawn from
    law: Law | Iterable[Law],
    ruleset: str = "abyss",
    *,
    packs: Sequence[PackLike] = (),
    options: OptionSet | str | None = None,
    seats: int | None = None,
    agents: str | Sequence[str] = AGENTS,
    starts: str | Sequence[str] = STARTS,
    most: int = 200,
    whole: bool = False,
    examples: int = 100,
    seed: int = 0,
    every: int = SOMETIMES,
) -> Counter[str]:
    """Check a law, or several, in games of a ruleset that are drawn.

    Args:
        law: A law, or some; those that speak of games of other rulesets are left out.
        ruleset: Which game.
        packs: As for ``new_game``. Laws about texts are asked of those that are named by id or
            path; of the game's own pack, if none is.
        options: As for ``new_game``; drawn if they are not said.
        seats: How many play; drawn if it is not said.
        agents: Names of agents, one of which plays all seats of a game; now and then any option is
            taken instead.
        starts: Where games begin: ``position`` (drawn), ``setup``, or both.
        most: The most answers of a game.
        whole: Play all games to their end.
        examples: How many games.
        seed: Any whole number. Equal arguments check the same games.
        every: How often dear laws are asked: those asked ``sometimes`` at one decision in so many,
            those asked ``seldom`` at one in the square of it; with 1 both at every decision.

    Returns:
        The name of each law -> how often it was asked.

    Raises:
        LawBroken: A law does not hold; the message has the calls that show it, as few as could be
            found, and ``failure`` has them as a value.
        UnreadableError: There is no law among them that speaks of a game of the ruleset.
        UnknownError, PackError: As ``new_game`` and ``make_agents`` do.
    """
    laws = laws_given(law)
    chosen = choice(
        ruleset,
        packs=packs,
        options=options,
        seats=seats,
        agents=agents,
        starts=starts,
        most=most,
        whole=whole,
    )
    plain.number(examples, "examples", 1)
    plain.number(every, "every", 1)
    speaking = [one for one in laws if chosen.ruleset in one.rulesets]
    if not speaking:
        raise UnreadableError(f"there is no law to ask in games of {chosen.ruleset}")
    asked = _check_texts([one for one in speaking if one.kind == "text"], chosen, packs)
    of_games = [one for one in speaking if one.kind != "text"]
    if of_games:
        found = look_for_failure(of_games, chosen, examples=examples, seed=seed, every=every)
        if found.failure is not None:
            error = LawBroken(str(found.failure))
            error.failure = found.failure
            raise error
        asked += found.asked
    return asked


def _check_texts(laws: Sequence[Law], chosen: Choice, packs: Iterable[PackLike]) -> Counter[str]:
    """Ask laws about texts of the packs that are named by id or path, or of the game's own."""
    asked: Counter[str] = Counter()
    named = [pack for pack in pack_list(packs) if not isinstance(pack, Pack)]
    for pack in named or [find(chosen.ruleset).base_pack]:
        for law in laws:
            checked, sources = with_texts(pack)
            asked[law.name] += 1
            if (message := law.why_not(checked, sources)) is not None:
                failure = Failure(law.name, law.sentence, law.clauses, message, None, pack=checked)
                error = LawBroken(str(failure))
                error.failure = failure
                raise error
    return asked
