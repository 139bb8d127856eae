"""A state machine for Hypothesis: a game is answered, copied, saved, undone, always under laws."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from abyss_rules.agents import make_agent
from abyss_rules.agents.protocol import needs_view
from abyss_rules.formats.records import replay
from abyss_rules.formats.saves import from_json, to_json
from abyss_rules.testing.checking import Watch
from abyss_rules.testing.declare import Law, is_told, laws_given
from abyss_rules.testing.failures import Start
from abyss_rules.testing.laws import laws_for
from abyss_rules.testing.playing import AGENTS, STARTS, Choice, choice, drawn_start, last_answer
from abyss_rules.testing.strategies import below_of

if TYPE_CHECKING:
    from abyss_rules.game import Game
    from abyss_rules.game.loading import PackLike
    from abyss_rules.testing.settings import OptionSet

#: Where a law is broken pytest shows what it says, and no lines of ours.
__tracebackhide__ = is_told
#: More options than any decision has that is met in play: a number below stands for any of them.
_PLACES = 1 << 10
#: So many answers an agent gives at once at most.
_AT_ONCE = 12


def starts(chosen: Choice) -> st.SearchStrategy[Start]:
    """Where games of such a choice begin."""

    @st.composite
    def drawn(draw: st.DrawFn) -> Start:
        return drawn_start(below_of(draw), chosen)

    return drawn()


class GameMachine(RuleBasedStateMachine):
    """What every machine does; ``make_machine`` says of which games, and under which laws.

    Beside the game it keeps the keys of the positions on the way, to which undo has to lead back.
    """

    chosen: Choice
    laws: tuple[Law, ...]

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.watch: Watch
        self.keys: list[Any] = []
        self.before: tuple[Game, Any] | None = None

    def begin(self, start: Start) -> None:
        """Begin a game."""
        self.watch = Watch(self.laws, start)
        self.game = start.game()
        self.keys = [self.game.key()]

    def _apply(self, option: Any) -> None:  # noqa: ANN401  # what an agent answers
        before = self.game.clone()
        self.game.apply(option)
        self.keys.append(self.game.key())
        self.before = (before, last_answer(self.game))

    def _asked(self) -> bool:
        return self.game.decision is not None

    @precondition(_asked)
    @rule(place=st.integers(0, _PLACES))
    def answer(self, place: int) -> None:
        """Give any answer."""
        decision = self.game.decision
        if decision is not None:  # pragma: no branch - the precondition says so
            self._apply(decision.options[place % len(decision.options)])

    @precondition(_asked)
    @rule(data=st.data(), seed=st.integers(0, 1 << 16), number=st.integers(1, _AT_ONCE))
    def go_on(self, data: st.DataObject, seed: int, number: int) -> None:
        """Let an agent answer for all seats, some times."""
        agent = make_agent(data.draw(st.sampled_from(self.chosen.agents), label="agent"), seed)
        for _ in range(number):
            decision = self.game.decision
            if decision is None:
                return
            view = self.game.view(decision.seat) if needs_view(agent) else None
            self._apply(agent.choose(view, decision))
            self._ask()

    @precondition(lambda self: len(self.keys) > 1)
    @rule(number=st.integers(1, _AT_ONCE))
    def undo(self, number: int) -> None:
        """Take answers back: the game stands where it stood."""
        for _ in range(min(number, len(self.keys) - 1)):
            self.game.undo()
            self.keys.pop()
            assert self.game.key() == self.keys[-1], "undo leads elsewhere"  # noqa: S101  # what a machine says

    @rule()
    def copy(self) -> None:
        """Go on with a copy; the game it was copied from is played on and has no say."""
        original, self.game = self.game, self.game.clone()
        if original.decision is not None:
            original.apply(original.decision.options[-1])

    @rule()
    def save_and_load(self) -> None:
        """Go on with the game as it is loaded; it begins where it was loaded."""
        self.game = from_json(to_json(self.game), packs=self.game.setup.packs[1:])
        assert self.game.key() == self.keys[-1], "it is loaded as another game"  # noqa: S101  # as above
        self.keys = self.keys[-1:]

    @rule()
    def pickle_and_back(self) -> None:
        """Go on with the game out of a pickle, with its history."""
        self.game = pickle.loads(pickle.dumps(self.game))  # noqa: S301  # made in the same line

    @rule()
    def record_and_replay(self) -> None:
        """Go on with the game that its record plays."""
        self.game = replay(self.game.record(), packs=self.game.setup.packs[1:])

    @invariant()
    def the_position_is_known(self) -> None:
        """The game stands where it should, whatever was done with it."""
        assert self.game.key() == self.keys[-1], "the game stands elsewhere"  # noqa: S101  # as above

    @invariant()
    def the_laws_hold(self) -> None:
        """Every law holds; those that are dear are asked now and then."""
        self._ask()

    def _ask(self) -> None:
        """Ask the laws about where the game stands, and about the last answer once."""
        before, answer = self.before or (None, None)
        self.before = None
        self.watch(before, answer, self.game)

    def teardown(self) -> None:
        """Ask the laws that are asked at the end."""
        if self.keys:
            self.watch.end(self.game)


def make_machine(
    ruleset: str = "abyss",
    *,
    packs: Sequence[PackLike] = (),
    options: OptionSet | str | None = None,
    seats: int | None = None,
    laws: Law | Iterable[Law] | None = None,
    agents: str | Sequence[str] = AGENTS,
    starts: str | Sequence[str] = STARTS,
) -> type[GameMachine]:
    """A Hypothesis state machine that plays games of a ruleset, and whose invariants are laws.

    It gives any answers, lets agents answer, takes answers back, and goes on with copies, with
    saved games, with pickles and with replayed records. Run it with
    ``run_state_machine_as_test``, or name its ``TestCase``.

    Args:
        ruleset: Which game.
        packs: As for ``new_game``.
        options: As for ``new_game``; drawn if they are not said.
        seats: How many play; drawn if it is not said.
        laws: A law or some; those of the library that are not asked ``rarely`` if none are said.
        agents: Names of agents that answer now and then.
        starts: Where games begin: ``position`` (drawn), ``setup``, or both.

    Raises:
        UnknownError, UnreadableError, PackError: As ``new_game`` and ``make_agents`` do.
    """
    chosen_from = choice(
        ruleset, packs=packs, options=options, seats=seats, agents=agents, starts=starts
    )
    if laws is None:
        asked = tuple(law for law in laws_for(ruleset) if law.often != "rarely")
    else:
        asked = laws_given(laws)
    return _machine(chosen_from, asked)


def _machine(chosen_from: Choice, asked: tuple[Law, ...]) -> type[GameMachine]:
    class Machine(GameMachine):
        chosen = chosen_from
        laws = asked

        @initialize(start=starts(chosen_from))
        def begin(self, start: Start) -> None:
            super().begin(start)

    Machine.__name__ = Machine.__qualname__ = f"{chosen_from.ruleset.title()}Machine"
    Machine.__doc__ = f"Games of {chosen_from.ruleset} under {len(asked)} laws."
    return Machine
