"""A game at one terminal: people are asked there, agents answer by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_rules.agents import STOP_AFTER_TURNS, Agent
from abyss_rules.cli import strangers
from abyss_rules.cli.cards import called_in, tell_card, with_names
from abyss_rules.cli.keyboard import LONGEST, QUIT, Stopped, read_line
from abyss_rules.cli.log import Log
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.show import show_of
from abyss_rules.errors import AbyssError
from abyss_rules.game import Decision, Game

_HELP = """\
Answer with the number of an option, or with its text or the beginning of it.
  board    show the table again
  ? CARD   say what a card does
  undo     take back your last answer (and what the agents answered since)
  quit     stop playing
  ?        show this"""
_NO_MORE = "You stopped the game."


class Session:
    """Plays a game with a person at each seat whose agent is None."""

    def __init__(
        self,
        game: Game,
        agents: Sequence[Agent | None],
        screen: Screen,
        log: Log,
        listing: str = "abyss list",
        language: str = "en",
    ) -> None:
        """``listing`` is the command that lists the game's cards.

        Raises:
            UnknownError: There are no words for the language.
        """
        self._language = language
        self._called = called_in(game, language)
        self._game = game
        self._show = show_of(game.ruleset)
        self._agents = agents
        self._screen = screen
        self._log = log
        self._listing = listing
        self._people = [seat for seat, agent in enumerate(agents) if agent is None]
        #: Who sits at the terminal, when several people share it.
        self._present: int | None = self._people[0] if len(self._people) == 1 else None
        #: How many answers the game had before each answer of a person.
        self._answered: list[int] = []

    def play(self) -> None:
        """Play to the end; raises Stopped when a person stops or the input ends."""
        game = self._game
        while (decision := game.decision) is not None:
            agent = self._agents[decision.seat]
            if agent is None:
                self._ask_person(decision)
                continue
            strangers.answer(agent, game, decision)
            if not self._people:
                self._log.tell(None)
                if game.turn > STOP_AFTER_TURNS:
                    raise Stopped(f"The game stops here, after {STOP_AFTER_TURNS} turns.")
        self._log.tell(self._people[0] if len(self._people) == 1 else None)

    def _ask_person(self, decision: Decision) -> None:
        seat = decision.seat
        if seat != self._present:
            self._hand_over(seat)
            self._present = seat
            fresh = True
        else:
            fresh = not self._answered
        self._log.tell(seat)
        if fresh or decision.kind in self._show.board_before:
            self._show_board()
        self._show_question(decision)
        while self._game.decision is decision:
            self._answer(decision, read_line("> "))

    def _answer(self, decision: Decision, text: str) -> None:
        """Do what a person typed: a command, or an answer that is then given."""
        word = " ".join(text.lower().split())
        if word in QUIT:
            raise Stopped(_NO_MORE)
        if len(word) > LONGEST:
            self._screen.tell("That is too long for an answer. Type ? for help.")
        elif word == "undo":
            self._undo()
        elif word in ("board", "b"):
            self._show_board()
            self._show_question(decision)
        elif word.startswith(("?", "help ")) or word == "help":
            self._explain(word.removeprefix("?").removeprefix("help").strip())
        elif word:
            self._apply(decision, word)

    def _apply(self, decision: Decision, word: str) -> None:
        before = len(self._game.answers)
        options = decision.options
        answer: object = word
        if word.isascii() and word.isdigit():
            number = int(word)
            if not 1 <= number <= len(options):
                self._screen.tell(f"There are options 1 to {len(options)}. Type ? for help.")
                return
            answer = options[number - 1]
        try:
            self._game.apply(answer, seat=decision.seat)  # type: ignore[arg-type]  # option or text
        except AbyssError as error:
            self._screen.tell(f"{error}. Type ? for help.")
        else:
            self._answered.append(before)

    def _undo(self) -> None:
        if not self._answered:
            self._screen.tell("There is no answer of yours to take back.")
            return
        wanted = self._answered.pop()
        while len(self._game.answers) > wanted:
            self._game.undo()
        self._log.forget_undone()
        self._screen.tell("Taken back.")

    def _explain(self, card: str) -> None:
        if not card:
            self._screen.print(_HELP)
            return
        tell_card(self._screen, self._game, card, self._listing, self._language)

    # --- the screen -------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Hide what the one before saw before the next one looks."""
        self._screen.hide()
        typed = read_line(f"Pass the terminal to seat {seat}, who then presses Enter. ")
        if typed.strip().lower() in QUIT:
            raise Stopped(_NO_MORE)
        self._screen.hide()

    def _show_board(self) -> None:
        decision = self._game.decision
        self._screen.print()
        for part in self._show.board(self._view(decision.seat if decision else None)):
            self._screen.print(part)

    def _show_question(self, decision: Decision) -> None:
        self._show.ask(self._screen, self._view(decision.seat), decision)

    def _view(self, seat: int | None) -> object:
        return with_names(self._game.view(seat), self._called)
