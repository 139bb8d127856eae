"""What is hidden in a game of either ruleset: who can tell two games apart."""

from __future__ import annotations

import abyss_rules as ar


def same_for(one: ar.Game, other: ar.Game, *seats: int | None) -> None:
    """The seats (None: a spectator) cannot tell the two games apart."""
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
