"""How games of Conspiracy are shown: the piles, the Locations, and every Chamber as a pyramid."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_letters
from typing import TYPE_CHECKING, ClassVar

from abyss_rules.cli.output import counted
from abyss_rules.cli.sheets import Sheet
from abyss_rules.cli.show import Show

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from abyss_rules.game import Decision
    from abyss_rules.rulesets.conspiracy.view import ConspiracyView, PlayerView


class ConspiracyShow(Show):
    """Abyss: Conspiracy."""

    board_before = frozenset({"recruit"})
    questions: ClassVar[Mapping[str, str]] = {
        "recruit": "How many Lords do you draw, or which discard pile do you take?",
        "keep": "Which of the Lords you drew do you keep?",
        "place": "Which Lord do you place on the next space?",
        "location": "Which Location do you take, or how many do you draw to choose from?",
        "drawn_location": "Which of the Locations you drew do you keep?",
        "archive": "Which Location of the deck do you take?",
        "replay": "Do you play again with the replay token, or end your turn?",
        "opponent_pile": "Which discard pile does the opponent take?",
        "opponent_place": "Which Lord does the opponent place on its next space?",
        "choice": "What do you choose for {card}?",
        "may": "Do you use what {card} offers?",
    }

    def board(self, view: ConspiracyView) -> list[RenderableType]:
        """What lies on the table, as the view's seat sees it."""
        return [_piles(view), *_locations(view), *_going_on(view), "", *_chambers(view)]

    def last_board(self, view: ConspiracyView) -> list[RenderableType]:
        """Every Chamber as it was at the end."""
        return _chambers(view)

    def facts(self, view: ConspiracyView, argument: str) -> str:
        """A Lord or Location with its facts, the Lords of a pile, the Lord on a space."""
        if argument in view.discards:
            return ", ".join(_lord(view, lord) for lord in view.discards[argument])
        if argument.startswith("space "):
            _space, number, _of, _seat, seat = argument.split()
            lord = view.players[int(seat)].chamber[int(number) - 1].lord
            return "" if lord is None else _lord(view, lord)
        known = view.cards.get(argument)
        if known is None:
            return ""
        if known.kind == "lord":
            return _lord(view, argument)
        said = [known.name]
        if known.pearls:
            said.append(counted(known.pearls, "Pearl"))
        if argument in view.location_scores:
            said.append(f"worth {view.location_scores[argument]} as it stands")
        return ", ".join(said)

    def about(self, view: ConspiracyView, decision: Decision) -> str:
        """Which Lords are to be placed, on which space, and what a choice has so far."""
        said = []
        if view.taken:
            said.append(f"to place: {' and '.join(_lord(view, lord) for lord in view.taken)}")
            chamber = view.players[view.active].chamber
            if free := [space.space for space in chamber if space.lord is None]:
                said.append(f"next space: {free[0]}")
        if view.picked:
            said.append(f"chosen: {', '.join(view.picked)}")
        if decision.kind.startswith("opponent"):
            said.append(f"you choose for the opponent ({view.opponent})")
        return "; ".join(said)


def _lord(view: ConspiracyView, card: str) -> str:
    """``mage 4, 1 Pearl``."""
    known = view.cards[card]
    said = [f"{known.guild} {known.influence}"]
    if known.key:
        said.append(f"{known.key} key")
    if known.pearls:
        said.append(counted(known.pearls, "Pearl"))
    return ", ".join(said)


def _piles(view: ConspiracyView) -> RenderableType:
    from abyss_rules.cli.chambers import COLOURS

    table = Sheet("Discard piles", ("guild", "Lords"))
    for guild, pile in view.discards.items():
        lords = "; ".join(_lord(view, lord).removeprefix(f"{guild} ") for lord in pile)
        table.add_row(guild, lords or "-", style=COLOURS.get(guild, ""))
    return table


def _locations(view: ConspiracyView) -> list[str]:
    named = [SHOW.facts(view, card) for card in view.available]
    return [
        f"Face-up Locations: {'; '.join(named) or 'none'}",
        f"Decks: {counted(view.lord_deck, 'Lord')}, {counted(view.location_deck, 'Location')}",
    ]


def _going_on(view: ConspiracyView) -> list[str]:
    """What was drawn or taken, duties, the state of a solo game."""
    lines = []
    if view.drawn_lords:
        lines.append(f"Drawn: {'; '.join(_lord(view, lord) for lord in view.drawn_lords)}")
    if view.drawn:
        lines.append(f"Drawn: {'; '.join(SHOW.facts(view, card) for card in view.drawn)}")
    lines += [
        f"{view.cards[card].name} of seat {player} holds until that seat's next turn."
        for player, card in view.passing
    ]
    lines += [
        f"Seat {player.seat} must draw {counted(player.must_draw, 'Lord')}."
        for player in view.players
        if player.must_draw
    ]
    if view.replay_token:
        lines.append("You have the replay token.")
    if view.ending:
        lines.append(f"The last turns are played: {counted(view.ending, 'turn')} left.")
    return lines


def _chambers(view: ConspiracyView) -> list[RenderableType]:
    from rich.columns import Columns

    from abyss_rules.cli.chambers import Chamber, Legend

    placed = [card for player in view.players for card in player.locations]
    letters = dict(zip(placed, ascii_letters.upper()[:26] + ascii_letters[:26], strict=False))
    names = {card: view.cards[card].name for card in placed}
    drawn = [
        Chamber(_heading(view, player), player.chamber, view.shape.rows, letters, names)
        for player in view.players
    ]
    return [Columns(drawn, padding=(0, 2)), Legend()]


def _heading(view: ConspiracyView, player: PlayerView) -> list[Text]:
    from rich.text import Text

    mark = "> " if player.seat == view.active and not view.finished else "  "
    who = f"seat {player.seat}"
    if player.seat >= view.seats:
        who = f"opponent ({view.opponent})"
    master = ", Pearl Master" if view.pearl_master == player.seat else ""
    keys = ", ".join(f"{number} {metal}" for metal, number in player.keys.items() if number)
    guild, size = max(player.coalitions.items(), key=lambda item: item[1])
    coalition = f"; coalition: {size} ({guild})" if size else ""
    return [
        Text(f"{mark}{who}: {counted(player.pearls, 'Pearl')}{master}", "bold"),
        Text(f"  keys: {keys or 'none'}{coalition}"),
    ]


SHOW = ConspiracyShow()
