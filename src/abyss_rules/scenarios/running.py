"""Plays scenarios: builds the position, gives the answers, compares what is expected."""

from __future__ import annotations

from attrs import evolve, frozen

from abyss_rules.dsl.diagnostics import Diagnostic, Reporter
from abyss_rules.dsl.syntax import Span
from abyss_rules.errors import (
    AbyssError,
    AmbiguousError,
    GameOverError,
    IllegalError,
    UnknownAnswerError,
    UnreadableError,
    WrongSeatError,
)
from abyss_rules.game import Game, position
from abyss_rules.game.insight import shuffles_to_come, why_not_offered
from abyss_rules.scenarios.answers import can_be, meant
from abyss_rules.scenarios.compare import Situation
from abyss_rules.scenarios.faults import fault
from abyss_rules.scenarios.scenario import (
    OF_ANSWERS,
    Answer,
    Expected,
    Scenario,
    Shuffle,
    Then,
    When,
)


@frozen
class Finding:
    """What is wrong where a scenario was played, and lines that explain it, each with its label."""

    diagnostic: Diagnostic
    lines: tuple[tuple[str, str], ...] = ()


@frozen
class Result:
    """What became of a scenario; it passed if there are no failures."""

    scenario: Scenario
    failures: tuple[Finding, ...] = ()
    #: The answers that were given, with who gave each.
    answers: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether all is as expected."""
        return not self.failures


def run(scenario: Scenario) -> Result:
    """Play a scenario up to the first answer that is refused or group that is not as expected."""
    return _Run(scenario).result()


class _StoppedError(Exception):
    """The scenario cannot go on; why is told already."""


class _Run:
    """One scenario while it is played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.reporter = Reporter(scenario.source)
        self.failures: list[Finding] = []
        self.given: list[str] = []
        self.fixed: list[Shuffle] = []
        self.readers: set[int | None] = {
            expected.viewer
            for group in scenario.groups
            if isinstance(group, Then)
            for expected in group.expected
            if expected.kind in ("happened", "not_happened")
        }
        self.since: dict[int | None, int] = {}
        #: How many groups of answers are to come.
        self.left = sum(isinstance(group, When) for group in scenario.groups)
        #: The game before the last answer, where laws are asked of it.
        self.before: Game | None = None
        self.asks_laws = any(
            expected.kind == "holds"
            for group in scenario.groups
            if isinstance(group, Then)
            for expected in group.expected
        )

    def result(self) -> Result:
        """Play it."""
        try:
            game = self.begun()
            for group in self.scenario.groups:
                if isinstance(group, When):
                    self.answer(game, group)
                    self.left -= 1
                else:
                    self.compare(game, group)
            self.leftover(game)
        except _StoppedError:
            pass
        return Result(self.scenario, tuple(self.failures), tuple(self.given))

    def fail(
        self, code: str, span: Span, message: str, help_: str = "", *lines: tuple[str, str]
    ) -> None:
        """Note a failure."""
        self.reporter.report(code, span, message, help=help_)
        self.failures.append(Finding(self.reporter.found[-1], lines))

    # --- the steps ------------------------------------------------------------------------------

    def begun(self) -> Game:
        """The position."""
        scenario = self.scenario
        try:
            game = position(
                scenario.ruleset,
                scenario.description,
                packs=scenario.packs,
                options=scenario.options,
                seed=scenario.seed,
            )
        except AbyssError as error:
            code, span, message, help_ = fault(error, scenario)
            self.fail(code, span, message, help_)
            raise _StoppedError from error
        for reader in self.readers:
            game.events(reader)
        return game

    def answer(self, game: Game, group: When) -> None:
        """Give the answers of a group."""
        self.since = {reader: len(game.events(reader)) for reader in self.readers}
        for step in group.steps:
            if isinstance(step, Shuffle):
                game.fix_shuffle(step.deck, step.cards)
                self.fixed.append(step)
                continue
            if self.asks_laws:
                self.before = game.clone()
            try:
                seat = game.decision.seat if game.decision else None
                game.apply(step.text, seat=step.seat)
            except IllegalError as error:
                self.refused(game, step, error)
                raise _StoppedError from error
            except UnreadableError as error:  # a card that is not shuffled
                self.misshuffled(error)
                raise _StoppedError from error
            self.given.append(f"seat {seat}: {step.text}")

    def refused(self, game: Game, step: Answer, error: IllegalError) -> None:
        """Tell why an answer cannot be given, and what can."""
        text = " ".join(step.text.lower().split())
        decision = game.decision
        offered = [str(option) for option in decision.options] if decision else []
        help_ = ""
        lines: list[tuple[str, str]] = []
        if isinstance(error, GameOverError) or decision is None:
            message = f"the game is over, so nobody is asked; `{text}` answers nothing"
        elif isinstance(error, WrongSeatError):
            message = f"seat {decision.seat} is asked, not seat {step.seat}"
        elif isinstance(error, AmbiguousError):
            fitting = [option for option in offered if option.startswith(text)]
            message = f"`{text}` could be {' or '.join(f'`{one}`' for one in fitting)}"
        else:
            message = f"`{text}` is not offered"
            why = why_not_offered(game, text)
            lines = [("note", why)] if why else []
            if isinstance(error, UnknownAnswerError):
                right = meant(text, game.setup.rules)
                help_ = right.help if can_be(right, offered) else ""
            if self.was_forced(game, text):
                message += "; it was the only answer to a question before, and so not asked for"
                help_ = "leave it out"
        if decision is not None:
            lines.append(("asked", f"seat {decision.seat} {decision.kind}"))
            lines.append(("offered", ", ".join(offered)))
        self.fail("A852", step.span, message, help_, *lines)

    def was_forced(self, game: Game, text: str) -> bool:
        """Whether an answer was given by itself, since it was the only one."""
        forced = [
            event.option
            for seat in range(game.seats)
            for event in game.events(seat)
            if event.kind == "forced"
        ]
        return any(option.startswith(text) for option in forced)

    def misshuffled(self, error: UnreadableError) -> None:
        """Tell that a card to be on top is not among those shuffled."""
        step = next((one for one in self.fixed if error.where == f"shuffles.{one.deck}"), None)
        places = self.scenario.places
        span = step.span if step else places.get(error.where, places[""])
        self.fail("A853", span, error.message)

    def compare(self, game: Game, group: Then) -> None:
        """Compare all that a group expects."""
        situation = Situation(game, self.since)
        wrong: set[str] = set()
        for expected in group.expected:
            if expected.kind == "holds":
                self.ask_laws(game, expected)
                continue
            difference = situation.differs(expected)
            if difference is None:
                continue
            lines = [("expected", difference.wanted)] if difference.wanted else []
            lines.append(("found", difference.actual))
            message = f"`{expected.label}` is not as expected"
            self.fail("A851", expected.span, message, "", *lines, *difference.details)
            wrong.add(expected.kind)
        # Most likely an answer is missing. What is asked may be told already, or answered later.
        if wrong and not wrong & {*OF_ANSWERS, "asked"} and not self.left:
            asked = situation.still_asked()
            last = self.failures[-1]
            lines = [*last.lines, ("the game still asks", asked)]
            self.failures[-1] = evolve(last, lines=tuple(lines)) if asked else last
        if self.failures:
            raise _StoppedError

    def ask_laws(self, game: Game, expected: Expected) -> None:
        """Ask laws of the game where it stands, and of the answer that led there."""
        from abyss_rules.testing.laws import LAWS
        from abyss_rules.testing.shrinking import wrong_at

        known = {law.name: law for law in (*LAWS, *self.scenario.laws)}
        for name in expected.value:
            message = wrong_at(known[name], game, self.before)
            if message is not None:
                self.fail("A854", expected.span, f"`{name}` does not hold: {message}")

    def leftover(self, game: Game) -> None:
        """Tell of shuffles that did not come."""
        places = self.scenario.places
        for deck in shuffles_to_come(game):
            step = next((one for one in reversed(self.fixed) if one.deck == deck), None)
            span = step.span if step else places.get(f"shuffles.{deck}", places[""])
            message = f"`{deck}` was not shuffled after this was fixed"
            self.fail("A853", span, message)
