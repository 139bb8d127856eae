"""What happened in a game, told as it goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from abyss_rules.cli.board import with_opponents
from abyss_rules.cli.screen import Screen
from abyss_rules.game import Game


class Log:
    """Tells what happened, each seat what it saw, from where it was told last."""

    def __init__(
        self,
        screen: Screen,
        game: Game,
        players: Sequence[str] = (),
        cards: Mapping[str, str] | None = None,
    ) -> None:
        """``players`` are what the seats are called, ``cards`` names in place of printed ones."""
        self._screen = screen
        self._game = game
        self._names = {card.id: card.name for card in game.setup.rules.cards} | dict(cards or {})
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
            if event.kind == "turn_started":
                who = self._names.get(f"seat {event.seat}", f"seat {event.seat}")
                self._screen.print()
                turn = event.to_data()["turn"]
                self._screen.tell(f"Turn {turn} begins for {who}.", style="bold")
            else:
                self._screen.tell(event.text(self._names), first="  ")
        if events:
            self._told[seat] = events[-1].number + 1

    def skip(self) -> None:
        """Take everything up to now as told."""
        for seat in (None, *range(self._game.seats)):
            self._told[seat] = len(self._game.events(seat))

    def forget_undone(self) -> None:
        """Go on from where the game now stands, after an undo."""
        for seat, told in self._told.items():
            self._told[seat] = min(told, len(self._game.events(seat)))
