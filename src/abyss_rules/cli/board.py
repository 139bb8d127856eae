"""A view as tables for people: the board, the players, one's own hand, the scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from abyss_rules.agents import Agent, agent_name

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from abyss_rules.game import Game
    from abyss_rules.rulesets.abyss.view import AbyssView, PlayerView

#: How a seat with nobody's name is called.
PERSON = "human"


def board(view: AbyssView) -> list[RenderableType]:
    """What lies on the table, as the view's seat sees it."""
    return [_court(view), *_middle(view), _players(view), *_own(view)]


def facts(view: AbyssView, card: str) -> str:
    """A card's name and printed facts in a line; "" if the view knows no such card."""
    known = view.cards.get(card)
    if known is None:
        return ""
    if known.kind == "location":
        return known.name
    return (
        f"{known.name}: {known.guild}, cost {known.cost}, {known.races} Race(s), "
        f"{known.influence} Influence, {known.keys} Key(s)"
    )


def _table(title: str, columns: Sequence[str], numbers: Iterable[str] = ()) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    right = set(numbers)
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", overflow="fold")
    return table


def _court(view: AbyssView) -> Table:
    numbers = ("cost", "Races", "Influence", "Keys")
    table = _table(
        f"Court ({view.lord_deck} Lords in the deck)", ("Lord", "id", "guild", *numbers), numbers
    )
    for card in view.court:
        known = view.cards[card]
        table.add_row(
            known.name,
            card,
            known.guild,
            *(str(n) for n in (known.cost, known.races, known.influence, known.keys)),
        )
    return table


def _middle(view: AbyssView) -> list[str]:
    council = ", ".join(f"{race} {size}" for race, size in view.council.items())
    places = ", ".join(view.cards[card].name for card in view.available) or "none"
    lines = [
        f"Council: {council}",
        f"Locations: {places} ({view.location_deck} in the stack)",
        (
            f"Threat {view.threat}; exploration deck {view.exploration_deck}, "
            f"discard {view.exploration_discard}"
        ),
    ]
    if view.track:
        lines.append(f"Track: {', '.join(view.track)}")
    if view.drawn:
        lines.append(f"Drawn: {', '.join(view.cards[card].name for card in view.drawn)}")
    return lines


def _players(view: AbyssView) -> Table:
    numbers = ("Pearls", "Keys", "hand", "Monsters")
    table = _table("Players", ("seat", *numbers, "Lords", "affiliated", "Locations"), numbers)
    for player in view.players:
        mark = "> " if player.seat == view.active else "  "
        table.add_row(
            f"{mark}{player.seat}",
            str(player.pearls),
            str(player.usable_keys),
            str(player.hand_size),
            str(player.token_count),
            _lords(view, player),
            ", ".join(player.affiliated) or "-",
            _locations(view, player),
        )
    return table


def _lords(view: AbyssView, player: PlayerView) -> str:
    named = [
        view.cards[card].name + (" (disabled)" if card in player.disabled else "")
        for card in player.lords
    ]
    return ", ".join(named) or "-"


def _locations(view: AbyssView, player: PlayerView) -> str:
    named = []
    for place in player.locations:
        under = ", ".join(view.cards[card].name for card in place.lords)
        named.append(view.cards[place.id].name + (f" ({under})" if under else ""))
    return ", ".join(named) or "-"


def _own(view: AbyssView) -> list[str]:
    if view.seat is None:
        return []
    me = view.players[view.seat]
    lines = [f"Your hand: {', '.join(me.hand or ()) or 'empty'}"]
    if me.tokens:
        lines.append(f"Your Monster tokens: {', '.join(str(value) for value in me.tokens)}")
    if view.payment:
        lines.append(f"Paid so far: {', '.join(view.payment)} of {view.price}")
    return lines


def names_of(agents: Sequence[Agent | None]) -> list[str]:
    """What the players of a table are called."""
    return [PERSON if agent is None else agent_name(agent) for agent in agents]


def score_table(game: Game, names: Sequence[str] | None = None) -> Table:
    """The scores in their parts with what breaks ties; a star marks who wins."""
    scores = game.scores()
    parts = list(scores[0].parts)
    ties = list(scores[0].tie_break)
    title = "Final score" if game.outcome.status == "ended" else "Score as it stands"
    numbers = [*(_title(part) for part in parts), "Total", *(_title(tie) for tie in ties)]
    table = _table(title, ("seat", *(("player",) if names else ()), *numbers), numbers)
    for score in scores:
        row = [
            f"{score.seat} *" if score.seat in game.winners else str(score.seat),
            *((names[score.seat],) if names else ()),
            *(str(points) for points in score.parts.values()),
            str(score.total),
            *(str(value) for value in score.tie_break.values()),
        ]
        table.add_row(*row)
    return table


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def result(game: Game, names: Sequence[str] | None = None) -> list[RenderableType]:
    """The final score and who won; of a game that goes on nothing that may still be hidden."""
    if game.outcome.status == "running":
        return ["The game is not over."]
    return [score_table(game, names), outcome_line(game, names)]


def outcome_line(game: Game, names: Sequence[str] | None = None) -> str:
    """Who won a game that is over, and why it was over."""
    outcome = game.outcome
    named = names if names and len(set(names)) > 1 else None
    seats = [f"seat {seat}" + (f" ({named[seat]})" if named else "") for seat in game.winners]
    won = f"{seats[0]} wins" if len(seats) == 1 else f"{' and '.join(seats)} share the win"
    if outcome.status == "ended":
        return f"{won[0].upper()}{won[1:]} with {game.scores()[game.winners[0]].total} points."
    return f"Unfinished: {outcome.reason}. As it stands, {won}."
