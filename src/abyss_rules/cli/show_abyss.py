"""How games of Abyss are shown: the Court, the players, one's own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from abyss_rules.cli.output import counted
from abyss_rules.cli.sheets import Sheet
from abyss_rules.cli.show import Show

if TYPE_CHECKING:
    from rich.console import RenderableType

    from abyss_rules.game import Decision
    from abyss_rules.rulesets.abyss.view import AbyssView, PlayerView


class AbyssShow(Show):
    """Abyss."""

    board_before = frozenset({"action"})
    questions: ClassVar[Mapping[str, str]] = {
        "action": "What do you do?",
        "offer": "Do you buy the card that was revealed last?",
        "keep": "Do you take the card that was revealed last, or explore on?",
        "fight": "Do you fight the Monster, or explore on?",
        "continue": "Do you explore on, or use a Lord's Power first?",
        "reward": "Which reward do you take for the Monster?",
        "support": "Which other stack of the Council do you take?",
        "payment": "Which Ally do you pay with?",
        "affiliation": "Which of the Allies you paid do you affiliate?",
        "keys": "Which Key do you spend on the Location?",
        "location": "Which Location do you take, or how many do you draw to choose from?",
        "drawn_location": "Which of the Locations you drew do you keep?",
        "finish": "Do you end your turn, or use a Lord's Power first?",
        "discard": "Which Ally do you discard?",
        "hand_limit": "You hold too many Allies: what do you give up?",
        "exchange": "Which Location of the stack do you take in exchange?",
        "copy": "Which Location's score does {card} copy?",
        "choice": "What do you choose for {card}?",
        "may": "Do you use what {card} offers?",
    }

    def board(self, view: AbyssView) -> list[RenderableType]:
        """What lies on the table, as the view's seat sees it."""
        return [_court(view), *_middle(view), "", _players(view), *_own(view)]

    def facts(self, view: AbyssView, argument: str) -> str:
        """A card's name and printed facts."""
        known = view.cards.get(argument)
        if known is None:
            return ""
        if known.kind == "location":
            return known.name
        return (
            f"{known.name}: {known.guild}, cost {known.cost}, {counted(known.races, 'Race')}, "
            f"{known.influence} Influence, {counted(known.keys, 'Key')}"
        )

    def about(self, view: AbyssView, decision: Decision) -> str:
        """The track, the price, what is paid and one's own hand."""
        if decision.kind in self.board_before:
            return ""
        said = [f"on the track: {', '.join(view.track)}"] if view.track else []
        if view.recruiting or decision.kind == "offer":
            said.append(f"price {view.price}")
        if view.payment:
            said.append(f"paid: {', '.join(view.payment)}")
        said.append(f"hand: {', '.join(view.players[decision.seat].hand or ()) or 'empty'}")
        return "; ".join(said)


def _court(view: AbyssView) -> Sheet:
    numbers = ("cost", "Races", "Influence", "Keys")
    table = Sheet(
        f"Court ({view.lord_deck} Lords in the deck)", ("Lord", "id", "guild", *numbers), numbers
    )
    for card in view.court:
        known = view.cards[card]
        table.add_row(
            known.name,
            card,
            known.guild or "-",
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


def _players(view: AbyssView) -> Sheet:
    numbers = ("Pearls", "Keys", "hand", "Monsters")
    table = Sheet("Players", ("seat", *numbers, "Lords", "affiliated", "Locations"), numbers)
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


SHOW = AbyssShow()
