"""A game at one terminal: people are asked there, agents answer by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from abyss_rules.agents import Agent, ask_agent
from abyss_rules.cli.board import names_of, with_opponents
from abyss_rules.cli.show import show_of
from abyss_rules.errors import AbyssError
from abyss_rules.game import Decision, Game

if TYPE_CHECKING:
    from rich.console import Console

_HELP = """\
Answer with the number of an option, or with its text or the beginning of it.
  board    show the table again
  ? CARD   say what a card does
  undo     take back your last answer (and what the agents answered since)
  quit     stop playing
  ?        show this"""


class Stopped(Exception):  # noqa: N818  # no error: a person has had enough
    """A person stops the game; the message says how."""


class Log:
    """Tells what happened, each seat what it saw, from where it was told last."""

    def __init__(self, screen: Console, game: Game, players: Sequence[str] = ()) -> None:
        self._screen = screen
        self._game = game
        self._names = {card.id: card.name for card in game.setup.rules.cards}
        sides = with_opponents(players, game) if players else []
        if len(set(sides)) > 1:
            for seat, player in enumerate(sides):
                self._names[f"seat {seat}"] = f"seat {seat} ({player})"
        self._told: dict[int | None, int] = {}

    def tell(self, seat: int | None) -> None:
        """Write what happened since ``seat`` was told last; None: what a spectator saw."""
        events = self._game.events(seat, since=self._told.get(seat, 0))
        for event in events:
            if event.kind == "forced":
                continue  # what came of it is told
            text = event.text(self._names)
            if event.kind == "turn_started":
                self._screen.print(f"\n{text}", style="bold", soft_wrap=True)
            else:
                self._screen.print(f"  {text}", soft_wrap=True)
        if events:
            self._told[seat] = events[-1].number + 1

    def forget_undone(self) -> None:
        """Go on from where the game now stands, after an undo."""
        for seat, told in self._told.items():
            self._told[seat] = min(told, len(self._game.events(seat)))


class Session:
    """Plays a game with a person at each seat whose agent is None."""

    def __init__(self, game: Game, agents: Sequence[Agent | None], screen: Console) -> None:
        self._game = game
        self._show = show_of(game.ruleset)
        self._agents = agents
        self._screen = screen
        self._people = [seat for seat, agent in enumerate(agents) if agent is None]
        #: Who sits at the terminal, when several people share it.
        self._present: int | None = self._people[0] if len(self._people) == 1 else None
        #: How many answers the game had before each answer of a person.
        self._answered: list[int] = []
        self._log = Log(screen, game, names_of(agents))

    def play(self) -> None:
        """Play to the end; raises Stopped when a person stops or the input ends."""
        game = self._game
        while (decision := game.decision) is not None:
            agent = self._agents[decision.seat]
            if agent is None:
                self._ask_person(decision)
            else:
                ask_agent(agent, game, decision)
                if not self._people:
                    self._log.tell(None)
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
            self._answer(decision, self._read("> "))

    def _answer(self, decision: Decision, text: str) -> None:
        """Do what a person typed: a command, or an answer that is then given."""
        word = text.strip().lower()
        if word in ("quit", "q", "exit"):
            raise Stopped("You stopped the game.")
        if word == "undo":
            self._undo()
        elif word in ("board", "b"):
            self._show_board()
            self._show_question(decision)
        elif word.startswith("?") or word == "help":
            self._explain(word.removeprefix("?").removeprefix("help").strip())
        elif word:
            self._apply(decision, word)

    def _apply(self, decision: Decision, word: str) -> None:
        before = len(self._game.answers)
        options = decision.options
        answer: object = word
        if word.isascii() and word.isdigit() and len(word) < 6:
            if not 1 <= int(word) <= len(options):
                self._screen.print(f"There are options 1 to {len(options)}.")
                return
            answer = options[int(word) - 1]
        try:
            self._game.apply(answer, seat=decision.seat)  # type: ignore[arg-type]  # option or text
        except AbyssError as error:
            self._screen.print(f"{error}. Type ? for help.")
        else:
            self._answered.append(before)

    def _undo(self) -> None:
        if not self._answered:
            self._screen.print("There is no answer of yours to take back.")
            return
        wanted = self._answered.pop()
        while len(self._game.answers) > wanted:
            self._game.undo()
        self._log.forget_undone()
        self._screen.print("Taken back.")

    def _explain(self, card: str) -> None:
        if not card:
            self._screen.print(_HELP)
            return
        from abyss_rules.cli.cards import Listed, english, facts, find_card

        setup = self._game.setup
        cards = [Listed(card, pack) for pack in setup.packs for card in pack.cards]
        try:
            found = find_card(card, cards)
        except AbyssError as error:
            self._screen.print(str(error))
            return
        self._screen.print(f"{found.card.name}: {facts(found)}".rstrip(": "))
        for sentence in english(found, setup.ruleset):
            self._screen.print(f"  {sentence}", soft_wrap=True)

    # --- the screen -------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Hide what the one before saw before the next one looks."""
        self._screen.clear()
        self._read(f"Pass the terminal to seat {seat}, who then presses Enter. ")
        self._screen.clear()

    def _show_board(self) -> None:
        decision = self._game.decision
        self._screen.print()
        for part in self._show.board(self._game.view(decision.seat if decision else None)):
            self._screen.print(part)

    def _show_question(self, decision: Decision) -> None:
        view = self._game.view(decision.seat)
        screen = self._screen
        screen.print(f"\nSeat {decision.seat}, {decision.kind.replace('_', ' ')}:", style="bold")
        if about := self._show.about(view, decision):
            screen.print(f"  {about}", style="dim", soft_wrap=True)
        width = max(len(str(option)) for option in decision.options)
        for number, option in enumerate(decision.options, 1):
            facts = self._show.facts(view, option.argument)
            line = f"{number:4}  {str(option).ljust(width)}  {facts}"
            screen.print(line.rstrip(), soft_wrap=True)

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            self._screen.print()
            raise Stopped("The input ended, so the game stops here.") from None
