"""What happened in a game, as the steps write it while somebody listens."""

from __future__ import annotations

from typing import Any


class Log(list[tuple[Any, ...]]):
    """What happened, in order: (name, seat, *fields) each; it only grows.

    It keeps where each reader's events are, so that who reads on need not begin at its start.
    """

    __slots__ = ("_looked_at", "_seen")

    def __init__(self) -> None:
        super().__init__()
        #: Reader -> the places of the entries that they saw, and how many entries were looked at.
        self._seen: dict[int | None, list[int]] = {}
        self._looked_at: dict[int | None, int] = {}

    def seen_by(self, seat: int | None, private: frozenset[str]) -> list[int]:
        """The places of what ``seat`` saw: all but the ``private`` entries of others."""
        seen = self._seen.setdefault(seat, [])
        for place in range(self._looked_at.get(seat, 0), len(self)):
            name, who, *_values = self[place]
            if who == seat or name not in private:
                seen.append(place)
        self._looked_at[seat] = len(self)
        return seen
