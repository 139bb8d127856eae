"""How games of Abyss are shown: the Court, the players, one's own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from abyss_rules.cli.output import plain_table
from abyss_rules.cli.show import Show, counted

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from abyss_rules.game import Decision
    from abyss_rules.model.cards import FieldValue
    from abyss_rules.rulesets.abyss.view import AbyssView, PlayerView


class AbyssShow(Show):
    """Abyss."""

    board_before = frozenset({"action"})

    def board(self, view: AbyssView) -> list[RenderableType]:
        """What lies on the table, as the view's seat sees it."""
        return [_court(view), *_middle(view), _players(view), *_own(view)]

    def facts(self, view: AbyssView, argument: str) -> str:
        """A card's name and printed facts."""
        known = view.cards.get(argument)
        if known is None:
            return ""
        if known.kind == "location":
            return known.name
        return (
            f"{known.name}: {known.guild}, cost {known.cost}, {known.races} Race(s), "
            f"{known.influence} Influence, {known.keys} Key(s)"
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

    def printed(self, fields: Mapping[str, FieldValue]) -> list[str]:
        """``soldier``, ``cost 10``, ``2 Races``, ``4 Influence``, ``1 Key``."""
        said = []
        for name, value in fields.items():
            if name == "guild":
                said.append(str(value))
            elif name == "cost":
                said.append(f"cost {value}")
            elif name in _NOUNS:
                said.append(counted(value, *_NOUNS[name]))
            else:
                said.append(f"{value} {name}")
        return said


#: Field -> one of what it counts, and several.
_NOUNS = {"races": ("Race",), "keys": ("Key",), "influence": ("Influence", "Influence")}


def _court(view: AbyssView) -> Table:
    numbers = ("cost", "Races", "Influence", "Keys")
    table = plain_table(
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
    table = plain_table("Players", ("seat", *numbers, "Lords", "affiliated", "Locations"), numbers)
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
