"""``abyss try``: a card in a sensible position, step by step."""

from __future__ import annotations

import re
from collections.abc import Iterable

import click

from abyss_rules import rulesets
from abyss_rules.cli.cards import (
    all_cards,
    facts,
    find_known_card,
    listing,
    no_power,
    sentences_of,
    tell_card,
    with_names,
)
from abyss_rules.cli.keyboard import LONGEST, QUIT, Stopped, read_line
from abyss_rules.cli.output import examples
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import (
    language_in_games,
    pack_option,
    ruleset_of,
    ruleset_option,
    with_pack_here,
)
from abyss_rules.cli.show import show_of
from abyss_rules.engine.settings import format_options
from abyss_rules.errors import AbyssError, IllegalError
from abyss_rules.game import Decision
from abyss_rules.game.insight import all_values, first_values, first_view
from abyss_rules.scenarios.trying import Step, Trial, trial_of

_EXAMPLES = """
Examples:
  abyss try card_id                       step by step, at this terminal
  abyss try my_card --pack my_cards/
  abyss try my_card --pack my_cards/ --answers "accept; choose seat 1"
  abyss try my_card --pack my_cards/ --lang fr
                                          with the cards' French names and texts
  abyss try my_card --pack my_cards/ --answers accept --scenario
                                          print it as a scenario, to be completed

You answer for all seats. While you are asked: a number, a text or its beginning; ? for help.
"""
_HELP = """\
You answer for all seats: with the number of an option, or with its text or the beginning of it.
  board     show the table as it is now
  scenario  show what was done so far as a scenario, to be put beside the card
  undo      take back the last answer
  ? CARD    say what a card does
  quit      stop here
  ?         show this"""


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
@language_in_games
def command(
    card: tuple[str, ...],
    ruleset: str,
    packs: tuple[str, ...],
    seed: int,
    answers: str | None,
    language: str,
    *,
    scenario: bool,
) -> None:
    """Put a card into a position and step through its Power: CARD is its id or printed name.

    Shows the table before, then after each answer what happened and what it changed, then the
    table and the scores after it.
    """
    packs = with_pack_here(packs)
    ruleset = ruleset_of(ruleset, packs)
    cards = all_cards(ruleset, packs)
    listed = find_known_card(" ".join(card), ruleset, packs, cards)
    if listed not in cards:  # of a pack that is known, and that it is then played with
        packs = (*packs, listed.pack.header.id)
    screen = Screen()
    sentences = sentences_of(listed, rulesets.find(ruleset), language)
    name = listed.card.name_in(language)
    screen.tell(f"{name}: {facts(listed, language)}".rstrip(": "), style="bold")
    for sentence in sentences or [no_power(listed, language)]:
        screen.tell(sentence, first="  ")
    trial = trial_of(ruleset, listed.card.id, packs, seed=seed, language=language)
    step = _Steps(trial, screen, listing(ruleset, packs), language)
    step.begin()
    try:
        if answers is None:
            step.ask()
        else:
            step.give([text for text in re.split(r"\s*;\s*", answers.strip()) if text])
    except Stopped as stopped:
        screen.tell(str(stopped))
    step.end()
    if scenario:
        screen.print()
        screen.print(trial.scenario().rstrip())


class _Steps:
    """The steps of a trial on a screen."""

    def __init__(self, trial: Trial, screen: Screen, listing: str, language: str) -> None:
        self.trial = trial
        self.language = language
        self.screen = screen
        self.listing = listing
        self.show = show_of(trial.game.ruleset)
        #: A Power that begins by itself is over with the turn; another may be noticed in the
        #: turns of the others.
        self.turns = 1 if trial.steps else trial.game.seats
        self.turn = trial.game.turn
        self.scores = {score.seat: score.total for score in trial.game.scores()}

    def begin(self) -> None:
        """The table before, and what leads to the Power."""
        game, card = self.trial.game, self.trial.card
        self.heading("The table before")
        for part in self.show.board(self.named(first_view(game, 0))):
            self.screen.print(part)
        self.tell_hands(first_values(game))
        if self.trial.needed:
            self.screen.print()
            needed = format_options(self.trial.needed)
            self.screen.tell(f"Played with `options {needed}`, without which it is not in play.")
        if self.trial.begun.happened:
            self.heading("What goes on by itself")
            self.tell_step(self.trial.begun)
        for step in self.trial.steps:
            self.tell_step(step)
        options = [] if game.decision is None else [str(one) for one in game.decision.options]
        hint = ""
        if game.turn > first_values(game)["turn_number"]:
            hint = "That was its turn. Go on with the turns of the others, or stop here."
        elif self.trial.missed:
            hint = f"{self.trial.missed!r} is not offered, so the card lies where it was."
        elif f"use {card}" in options:
            hint = f"Answer 'use {card}' to use its Power."
        elif not self.trial.steps and not self.trial.begun.happened:
            hint = "Its Power is not used: it shows in what players do from here on."
        if hint:
            self.screen.print()
            self.screen.tell(hint)

    def ask(self) -> None:
        """Ask until the trial's turns are over or the author stops."""
        game = self.trial.game
        fresh = True
        self.screen.print()
        self.screen.tell("Answer for all seats; ? shows what else can be typed.", style="dim")
        while (decision := game.decision) is not None and game.turn < self.turn + self.turns:
            if fresh:
                self.question(decision)
            fresh = True
            text = " ".join(read_line("> ").split())
            word = text.lower()
            if word in QUIT:
                return
            if word in ("board", "b"):
                self.show_board()
            elif word == "scenario":
                self.screen.print()
                self.screen.print(self.trial.scenario().rstrip())
            elif word == "undo":
                self.undo()
            elif word.startswith(("?", "help ")) or word == "help":
                self.help(text.removeprefix("?").removeprefix("help").strip())
                fresh = False
            elif text:
                fresh = self.try_answer(decision, text)
            else:
                fresh = False
        self.screen.print()
        self.screen.tell("The turn is over." if game.decision else "The game is over.")

    def help(self, card: str) -> None:
        """What can be typed, or what a card does."""
        if card:
            tell_card(self.screen, self.trial.game, card, self.listing, self.language)
        else:
            self.screen.print(_HELP)

    def try_answer(self, decision: Decision, text: str) -> bool:
        """Give an answer; what is wrong with it is said. Whether it was given."""
        if len(text) > LONGEST:
            self.screen.tell("That is too long for an answer. Type ? for help.")
            return False
        if text.isascii() and text.isdigit():
            if not 1 <= int(text) <= len(decision.options):
                self.screen.tell(f"There are options 1 to {len(decision.options)}.")
                return False
            text = str(decision.options[int(text) - 1])
        try:
            self.tell_step(self.trial.answer(text))
        except AbyssError as error:
            self.screen.tell(f"{error}. Type ? for help.")
            return False
        return True

    def undo(self) -> None:
        """Take the last answer back, also one that was given before the first question."""
        step = self.trial.undo()
        if step is None:
            self.screen.tell("There is no answer to take back.")
        else:
            self.screen.tell(f"Taken back: seat {step.seat}: {step.text}")

    def give(self, answers: list[str]) -> None:
        """Give the answers of the command line; what cannot be answered is raised."""
        for text in answers:
            if (decision := self.trial.game.decision) is not None:
                self.question(decision)
            try:
                step = self.trial.answer(text)
            except IllegalError as error:
                if decision is None:
                    raise
                message = (
                    f"{error}. --answers takes texts as they are offered, or beginnings of them "
                    f"that fit no other: --answers {str(decision.options[0])!r}"
                )
                raise type(error)(message) from None
            self.tell_step(step)
        if (decision := self.trial.game.decision) is not None:
            self.question(decision)

    def end(self) -> None:
        """The table after it, and what each seat's score would be now."""
        self.heading("The table now")
        self.show_board()
        self.heading("If the game ended now")
        for score in self.trial.game.scores():
            parts = ", ".join(
                f"{name.replace('_', ' ')} {points}" for name, points in score.parts.items()
            )
            before = self.scores[score.seat]
            was = "" if before == score.total else f" (at the first question: {before})"
            self.screen.tell(f"seat {score.seat}: {score.total} points{was}: {parts}", first="  ")

    # --- what is shown --------------------------------------------------------------------------

    def heading(self, text: str) -> None:
        """A line that says what comes next."""
        self.screen.print()
        self.screen.tell(f"--- {text} ---", style="bold")

    def question(self, decision: Decision) -> None:
        """What is asked, with the options."""
        view = self.named(self.trial.game.view(decision.seat))
        self.show.ask(self.screen, view, decision)

    def named(self, view: object) -> object:
        """A view with the names of cards in the language."""
        return with_names(view, self.trial.names)

    def tell_step(self, step: Step) -> None:
        """An answer, what happened then, and what is otherwise after it."""
        if step.seat is not None:
            self.screen.print()
            self.screen.tell(f"Seat {step.seat} answers: {step.text}", style="bold")
        self.tell_lines(step.happened)
        self.tell_lines(step.changed or ["nothing has changed yet"], "* ")

    def tell_lines(self, lines: Iterable[str], sign: str = "") -> None:
        """Lines that belong to a step."""
        for line in lines:
            self.screen.tell(line, first=f"     {sign}")

    def show_board(self) -> None:
        """The table as seat 0 sees it, with what the others hold."""
        for part in self.show.board(self.named(self.trial.game.view(0))):
            self.screen.print(part)
        self.tell_hands(all_values(self.trial.game))

    def tell_hands(self, values: dict[str, object]) -> None:
        """The hands that seat 0 does not see: an author does."""
        players = values["players"]
        assert isinstance(players, list)  # noqa: S101  # so positions are described
        for seat, player in enumerate(players):
            if seat and "hand" in player:
                held = ", ".join(player["hand"]) or "empty"
                self.screen.tell(f"Hand of seat {seat}: {held}")
