"""Checks cards together with their scenarios, as far as that can be said without playing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from attrs import evolve

from abyss_rules.catalog.packs import Placed, Report
from abyss_rules.dsl.diagnostics import (
    FAULTS_PER_FILE,
    Diagnostic,
    Reporter,
    of_file,
)
from abyss_rules.dsl.syntax import Span
from abyss_rules.errors import AbyssError
from abyss_rules.game import check as check_cards
from abyss_rules.game.loading import PackLike, load_packs
from abyss_rules.game.setup import Setup, make_setup
from abyss_rules.model.cards import Pack
from abyss_rules.scenarios.answers import Meant, meant
from abyss_rules.scenarios.collecting import gathered, in_files
from abyss_rules.scenarios.elsewhere import help_of_unplayed
from abyss_rules.scenarios.faults import fault
from abyss_rules.scenarios.fixing import tried
from abyss_rules.scenarios.scenario import OF_ANSWERS, Answer, Scenario, Then, When


def check(path: str | Path, packs: Iterable[PackLike] = ()) -> Report:
    """Check the cards of a file or folder, which may hold several packs, and their scenarios.

    Nothing is played: scenarios are held against the words and cards there are, their positions
    are built, and their answers have to be answers to something.

    Args:
        path: A folder, with all below it, a zip archive or one file; or the id of a pack that is
            shipped or installed.
        packs: Packs that those at the path are to be played with, as for ``new_game``. What they
            need is found without, if it lies at the path too, is shipped or installed.

    Returns:
        All findings, faults of the path among them, and the cards that are sound.

    Raises:
        UnreadableError: It is neither a text nor a path.
        PackError: One of ``packs`` has errors.
        UnknownError: There is no such pack among ``packs``.
    """
    beside = load_packs(packs)
    return with_scenarios(check_cards(path, beside), beside)


def with_scenarios(report: Report, others: Iterable[Pack] = ()) -> Report:
    """What was found in cards, and what is found in their scenarios.

    ``others`` are packs in which is looked for what those of the report need.
    """
    if not report.scenarios:
        return report
    beside = {pack.header.id: pack for pack in (*others, *report.packs)}
    beside |= {placed.pack.header.id: placed.pack for placed in report.scenarios}
    told = _Told(report.diagnostics)
    _tell(report.scenarios, beside, told)
    return evolve(report, diagnostics=tried(told.found(), report.scenarios, beside, _again))


def _tell(placed: Iterable[Placed], beside: Mapping[str, Pack], told: _Told) -> None:
    """Tell what is wrong with scenarios."""
    made = gathered(placed, beside)
    told.add(made.found)
    for scenario in made.scenarios:
        if not told.is_full(scenario.source.name):
            told.add(_unplayed(scenario))
    for scenario in made.faulty:
        if not told.is_full(scenario.source.name):
            told.add(_unanswered(scenario))


def _again(placed: Sequence[Placed], beside: Mapping[str, Pack]) -> tuple[Diagnostic, ...]:
    """What is wrong with scenarios that were written anew."""
    told = _Told(found for one in placed for found in one.written.found)
    _tell(placed, beside, told)
    return told.found()


class _Told:
    """What was found in files, and more that is found there: each thing at each place once."""

    def __init__(self, found: Iterable[Diagnostic]) -> None:
        self._known: set[tuple[str, str, int, int]] = set()
        self._by_file: dict[str, list[Diagnostic]] = {}
        self._changed: set[str] = set()
        for one in found:
            self._by_file.setdefault(one.file, []).append(one)
            self._known.add((one.code, one.file, one.line, one.column))

    def add(self, found: Iterable[Diagnostic]) -> None:
        """Add what was not told: of a template what is wrong with several is told once."""
        for one in found:
            key = (one.code, one.file, one.line, one.column)
            if key not in self._known:
                self._by_file.setdefault(one.file, []).append(one)
                self._changed.add(one.file)
                self._known.add(key)

    def is_full(self, file: str) -> bool:
        """Whether more errors were found in a file than are shown."""
        found = self._by_file.get(file, [])
        wrong = sum(one.severity == "error" or one.code == "A108" for one in found)
        return wrong > FAULTS_PER_FILE

    def found(self) -> tuple[Diagnostic, ...]:
        """All that is shown, in the order of files and places."""
        for file in self._changed:
            self._by_file[file] = of_file(self._by_file[file], file)
        return in_files(chain.from_iterable(self._by_file.values()))


def _unplayed(scenario: Scenario) -> Iterator[Diagnostic]:
    """What is wrong with the position and the answers of a scenario."""
    reporter = Reporter(scenario.source)
    setup = None
    try:
        setup = _setup(scenario)
        setup.ruleset.position(setup.rules, scenario.description, scenario.seed)
    except AbyssError as error:
        code, span, message, help_ = fault(error, scenario)
        reporter.report(code, span, message, help=help_)
    if setup is not None:
        for group in scenario.groups:
            for step in group.steps if isinstance(group, When) else ():
                if isinstance(step, Answer):
                    _seat(step.seat, setup.seats, step.span, reporter)
            for expected in group.expected if isinstance(group, Then) else ():
                players = setup.rules.players
                _seat(expected.seat, players, expected.span, reporter)
                _seat(expected.viewer, setup.seats, expected.span, reporter)
        _answers(scenario, setup, reporter)
    yield from reporter.found


def _unanswered(scenario: Scenario) -> Iterator[Diagnostic]:
    """What is wrong with the answers of a scenario of which not everything can be read."""
    reporter = Reporter(scenario.source)
    try:
        setup = _setup(scenario)
    except AbyssError:  # which is told once the rest can be read
        return
    _answers(scenario, setup, reporter)
    yield from reporter.found


def _setup(scenario: Scenario) -> Setup:
    seats = scenario.description.get("seats", 2)
    return make_setup(scenario.ruleset, seats, scenario.packs, scenario.options)


def _answers(scenario: Scenario, setup: Setup, reporter: Reporter) -> None:
    """Report the answers, given or expected, that no question of the game has."""
    for group in scenario.groups:
        for step in group.steps if isinstance(group, When) else ():
            if isinstance(step, Answer):
                _answer(step.text, step.span, setup, reporter)
        for expected in group.expected if isinstance(group, Then) else ():
            for text in expected.value if expected.kind in OF_ANSWERS else ():
                _answer(text, expected.spans[text], setup, reporter, listed=True)


def _seat(seat: int | None, seats: int, span: Span, reporter: Reporter) -> None:
    """Report a seat that nobody has."""
    if seat is not None and seat >= seats:
        message = f"there is no seat {seat}: seats are 0 to {seats - 1}"
        reporter.report("A803", span, message)


def _of_other_packs(text: str, setup: Setup) -> str:
    """What helps with an answer that names a card of a pack that is not played with, or ""."""
    rules = setup.rules
    in_play = {card.id for card in (*rules.cards, *(absent for absent, _needs in rules.absent))}
    words = [word for word in text.split()[1:] if word not in in_play]
    kinds = {kind.name for kind in setup.ruleset.words.card_kinds}
    played = {pack.header.id for pack in setup.packs}
    return help_of_unplayed(words, setup.ruleset.name, kinds, played)


def _answer(
    text: str, span: Span, setup: Setup, reporter: Reporter, *, listed: bool = False
) -> None:
    """Report an answer that no question of the game has."""
    text = " ".join(text.lower().split()).replace(" ,", ",")
    if reporter.is_full or setup.rules.table.knows(text):
        return
    unplayed = _of_other_packs(text, setup)
    right = Meant(unplayed) if unplayed else meant(text, setup.rules, listed=listed)
    # What a template's word stands for is not written there.
    written = reporter.source.text[slice(*span)].lower().replace('"', "")
    written = " ".join(written.split()).replace(" ,", ",")
    fix = (span, right.certain) if right.certain and written == text else None
    message = f"`{text}` answers no question of the game"
    reporter.report("A806", span, message, help=right.help, fix=fix)
