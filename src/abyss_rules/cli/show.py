"""How a ruleset's games are shown: one module a ruleset, ``show_`` and its name, has a ``SHOW``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from rich.console import RenderableType

    from abyss_rules.cli.screen import Screen
    from abyss_rules.game import Decision


class Show(ABC):
    """What the commands ask of a ruleset; views are its own."""

    #: The kinds of decisions before which a person is shown the table again.
    board_before: frozenset[str]

    #: Decision kind -> what a person is asked, in a sentence.
    questions: ClassVar[Mapping[str, str]]

    def question(self, view: Any, decision: Decision) -> str:  # noqa: ANN401  # each ruleset's own
        """What a person is asked; of a Power it names the card."""
        asked = self.questions.get(decision.kind)
        if asked is None:
            return f"{decision.kind.replace('_', ' ').capitalize()}?"
        card = view.cards[view.powers[-1][1]].name if view.powers else "the card"
        return asked.replace("{card}", card)

    @abstractmethod
    def board(self, view: Any) -> list[RenderableType]:  # noqa: ANN401  # each ruleset's own
        """What lies on the table, as the view's seat sees it."""

    @abstractmethod
    def facts(self, view: Any, argument: str) -> str:  # noqa: ANN401  # each ruleset's own
        """What a person should know of an option's argument, in a line; "" if nothing."""

    @abstractmethod
    def about(self, view: Any, decision: Decision) -> str:  # noqa: ANN401  # each ruleset's own
        """A line below a question, for who does not look at the table again."""

    def ask(self, screen: Screen, view: Any, decision: Decision) -> None:  # noqa: ANN401  # each ruleset's own
        """Write a question with its options, numbered from 1, and what is known of their cards."""
        screen.print()
        question = self.question(view, decision)
        screen.tell(f"Seat {decision.seat}: {question}", style="bold")
        if about := self.about(view, decision):
            screen.tell(about, first="  ", style="dim")
        width = max(len(str(option)) for option in decision.options)
        for number, option in enumerate(decision.options, 1):
            known = self.facts(view, option.argument)
            screen.tell(f"{str(option).ljust(width)}  {known}".rstrip(), first=f"{number:4}  ")

    def last_board(self, view: Any) -> list[RenderableType]:  # noqa: ANN401, ARG002  # each ruleset's own
        """What is shown of the table above the final score."""
        return []


@cache
def show_of(ruleset: str) -> Show:
    """How the games of a ruleset are shown."""
    module = import_module(f"abyss_rules.cli.show_{ruleset}")
    show: Show = module.SHOW
    return show
