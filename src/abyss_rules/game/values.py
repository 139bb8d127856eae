"""What a game answers with: decisions, scores, outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from abyss_rules.engine.options import Options


@frozen
class Score:
    """A seat's score as the game stands: its named parts, their total, and what breaks ties."""

    seat: int
    parts: Mapping[str, int]
    total: int
    tie_break: Mapping[str, int]

    def __getitem__(self, part: str) -> int:
        """The points of one part."""
        return self.parts[part]


@frozen
class Outcome:
    """How a game stands: ``status`` is running, ended or unfinished; ``reason`` says why."""

    status: str
    reason: str = ""


class Decision:
    """A question to a seat: its kind (a word of the ruleset) and its options in order."""

    __slots__ = ("kind", "options", "seat")

    seat: int
    kind: str
    options: Options

    def __init__(self, seat: int, kind: str, options: Options) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}: {len(self.options)} options>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and (self.seat, self.kind) == (other.seat, other.kind)
            and self.options == other.options
        )

    __hash__ = None  # type: ignore[assignment]  # compared by value, as games are
