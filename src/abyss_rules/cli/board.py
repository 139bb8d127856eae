"""What the commands show of a game at its end: the scores, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from abyss_rules.agents import Agent, agent_name
from abyss_rules.cli.cards import with_names
from abyss_rules.cli.sheets import Sheet
from abyss_rules.cli.show import show_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from abyss_rules.game import Game

#: How a seat with nobody's name is called, and a side that the rules play.
PERSON = "human"
OPPONENT = "opponent"


def names_of(agents: Sequence[Agent | None]) -> list[str]:
    """What the players of a table are called."""
    return [PERSON if agent is None else agent_name(agent) for agent in agents]


def with_opponents(names: Sequence[str], game: Game) -> list[str]:
    """The names of all sides: those of the seats, then sides without one, as in a solo game."""
    return [*names, *[OPPONENT] * (game.setup.rules.players - len(names))]


def score_table(game: Game, names: Sequence[str] | None = None) -> Sheet:
    """The scores in their parts with what breaks ties; a star marks who wins."""
    scores = game.scores()
    named = with_opponents(names, game) if names else None
    parts = list(scores[0].parts)
    ties = [tie for tie in scores[0].tie_break if tie not in parts]
    title = "Final score" if game.outcome.status == "ended" else "Score as it stands"
    numbers = [*(_title(part) for part in parts), "Total", *(_title(tie) for tie in ties)]
    table = Sheet(title, ("seat", *(("player",) if named else ()), *numbers), numbers)
    for score in scores:
        row = [
            f"{score.seat} *" if score.seat in game.winners else str(score.seat),
            *((named[score.seat],) if named else ()),
            *(str(points) for points in score.parts.values()),
            str(score.total),
            *(str(score.tie_break[tie]) for tie in ties),
        ]
        table.add_row(*row)
    return table


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def result(
    game: Game, names: Sequence[str] | None = None, cards: Mapping[str, str] | None = None
) -> list[RenderableType]:
    """The final score and who won; of a game that goes on nothing that may still be hidden.

    ``names`` are what the seats are called, ``cards`` other names than the printed ones.
    """
    if game.outcome.status == "running":
        return ["The game is not over."]
    table = show_of(game.ruleset).last_board(with_names(game.view(None), cards or {}))
    return [*table, score_table(game, names), outcome_line(game, names)]


def outcome_line(game: Game, names: Sequence[str] | None = None) -> str:
    """Who won a game that is over, and why it was over."""
    outcome = game.outcome
    sides = with_opponents(names or (), game)
    named = with_opponents(names, game) if names and len(set(sides)) > 1 else None
    seats = [f"seat {seat}" + (f" ({named[seat]})" if named else "") for seat in game.winners]
    if not seats:
        won = "nobody wins"
    elif len(seats) == 1:
        won = f"{seats[0]} wins"
    else:
        won = f"{' and '.join(seats)} share the win"
    if outcome.status == "ended":
        best = max(score.total for score in game.scores())
        if not seats:
            return f"Nobody wins, with {best} points each."
        return f"{won[0].upper()}{won[1:]} with {best} points."
    return f"Unfinished: {outcome.reason}. As it stands, {won}."
