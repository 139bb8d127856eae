"""What a game answers with: decisions, scores, outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from abyss_rules.engine.options import Options


@frozen
class Score:
    """A seat's score as the game stands: its named parts, their total, and what breaks ties.

    The parts are, in Abyss, ``locations``, ``lords``, ``allies`` and ``monsters`` (A10); in
    Conspiracy ``lords``, ``locations``, ``coalition`` and ``pearl_master`` (C8.1), and alone
    ``legend``, an opponent's extra points (C9). ``score[part]`` gives the points of one.
    """

    #: Whose score it is; alone, 1 is the opponent.
    seat: int
    #: Name of a part -> its points.
    parts: Mapping[str, int]
    #: The sum of the parts, in Influence Points.
    total: int
    #: What breaks a tie, name -> value, in the order in which it is looked at; more is better.
    tie_break: Mapping[str, int]

    def __getitem__(self, part: str) -> int:
        """The points of one part; raises KeyError for a name that is no part."""
        return self.parts[part]


@frozen
class Outcome:
    """How a game stands, and why.

    A game that has *ended* was played by the rules to its end (A9.2, C7); one that is *unfinished*
    was stopped, by the option ``turn_limit`` or because nobody can act any more (A9.4).
    """

    #: ``running``, ``ended`` or ``unfinished``.
    status: str
    #: Why it is over, for people; empty while it is running.
    reason: str = ""


class Decision:
    """A question to a seat, with two or more options. Decisions are compared by value."""

    __slots__ = ("kind", "options", "seat")

    #: Who is asked.
    seat: int
    #: What is asked, a word of the ruleset such as ``offer``; the pages on views list them.
    kind: str
    #: The answers in canonical order, made as they are looked at.
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
