"""``abyss try``: a card in a sensible position, step by step."""

from __future__ import annotations

import re

import click

from abyss_rules import rulesets
from abyss_rules.cli.cards import all_cards, facts, find_card, listing, sentences_of
from abyss_rules.cli.keyboard import QUIT, Stopped, read_line
from abyss_rules.cli.output import examples
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import pack_option, ruleset_of, ruleset_option
from abyss_rules.cli.show import show_of
from abyss_rules.errors import AbyssError
from abyss_rules.game import Decision
from abyss_rules.scenarios.trying import Trial, trial_of

_EXAMPLES = """
Examples:
  abyss try card_id                       step by step, at this terminal
  abyss try my_card --pack my_cards/
  abyss try my_card --pack my_cards/ --answers "accept; choose seat 1"
  abyss try my_card --pack my_cards/ --answers accept --scenario
                                          print it as a scenario, to be completed

You answer for all seats. While you are asked: a number, a text or its beginning; board, undo, quit.
"""


@click.command("try", epilog=examples(_EXAMPLES))
@click.argument("card", metavar="CARD", nargs=-1, required=True)
@ruleset_option
@pack_option
@click.option("--seed", type=int, default=0, metavar="NUMBER", help="Of what is drawn at random.")
@click.option(
    "--answers",
    metavar="TEXTS",
    help="Answers with ; between, in place of questions: the trial ends after the last.",
)
@click.option("--scenario", is_flag=True, help="Print what was done as a scenario at the end.")
def command(
    card: tuple[str, ...],
    ruleset: str,
    packs: tuple[str, ...],
    seed: int,
    answers: str | None,
    *,
    scenario: bool,
) -> None:
    """Put a card into a position and step through its Power: CARD is its id or printed name."""
    ruleset = ruleset_of(ruleset, packs)
    listed = find_card(" ".join(card), all_cards(ruleset, packs), listing(ruleset, packs))
    screen = Screen()
    screen.tell(f"{listed.card.name}: {facts(listed)}".rstrip(": "), style="bold")
    for sentence in sentences_of(listed, rulesets.find(ruleset)) or ["It has no Power."]:
        screen.tell(sentence, first="  ")
    trial = trial_of(ruleset, listed.card.id, packs, seed=seed)
    step = _Steps(trial, screen)
    step.show_board()
    for seat, text in trial.answers:
        screen.tell(f"seat {seat}: {text}", style="dim")
    try:
        if answers is None:
            step.ask()
        else:
            step.give([text for text in re.split(r"\s*;\s*", answers.strip()) if text])
    except Stopped as stopped:
        screen.tell(str(stopped))
    step.tell_scores()
    if scenario:
        screen.print()
        screen.print(trial.scenario().rstrip())


class _Steps:
    """The steps of a trial on a screen."""

    def __init__(self, trial: Trial, screen: Screen) -> None:
        self.trial = trial
        self.screen = screen
        self.show = show_of(trial.game.ruleset)
        self.turn = trial.game.turn

    def ask(self) -> None:
        """Ask until the turn is over or the author stops."""
        game = self.trial.game
        while (decision := game.decision) is not None and game.turn == self.turn:
            self.question(decision)
            text = " ".join(read_line("> ").split())
            if text.lower() in QUIT:
                return
            if text.lower() == "board":
                self.show_board()
            elif text.lower() == "undo":
                self.undo()
            elif text:
                self.try_answer(decision, text)
        self.screen.tell("The turn is over.")

    def try_answer(self, decision: Decision, text: str) -> None:
        """Give an answer; what is wrong with it is said."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= len(decision.options):
            text = str(decision.options[int(text) - 1])
        try:
            self.tell_changes(self.trial.answer(text))
        except AbyssError as error:
            self.screen.tell(f"{error}.")

    def undo(self) -> None:
        """Take the last answer back, also one that was given before the first question."""
        if not self.trial.answers:
            self.screen.tell("There is no answer to take back.")
            return
        self.trial.game.undo()
        seat, text = self.trial.answers.pop()
        self.screen.tell(f"Taken back: seat {seat}: {text}")

    def give(self, answers: list[str]) -> None:
        """Give the answers of the command line; what cannot be answered is raised."""
        for text in answers:
            if (decision := self.trial.game.decision) is not None:
                self.question(decision)
            changed = self.trial.answer(text)
            seat, given = self.trial.answers[-1]
            self.screen.tell(f"seat {seat}: {given}", style="dim")
            self.tell_changes(changed)
        if (decision := self.trial.game.decision) is not None:
            self.question(decision)

    # --- what is shown --------------------------------------------------------------------------

    def question(self, decision: Decision) -> None:
        """What is asked, with the options."""
        view = self.trial.game.view(decision.seat)
        self.screen.print()
        asked = self.show.question(view, decision)
        self.screen.tell(f"Seat {decision.seat}: {asked}", style="bold")
        for number, option in enumerate(decision.options, 1):
            known = self.show.facts(view, option.argument)
            self.screen.tell(f"{option}  {known}".rstrip(), first=f"{number:4}  ")

    def tell_changes(self, lines: list[str]) -> None:
        """What an answer changed."""
        for line in lines or ["nothing changed"]:
            self.screen.tell(line, first="     ")

    def show_board(self) -> None:
        """The table, as seat 0 sees it."""
        self.screen.print()
        for part in self.show.board(self.trial.game.view(0)):
            self.screen.print(part)

    def tell_scores(self) -> None:
        """What each seat's score would be now."""
        self.screen.print()
        for score in self.trial.game.scores():
            parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
            self.screen.tell(f"seat {score.seat} would have {score.total}: {parts}")
