"""What a game answers with: decisions, scores, outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast, final

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


_SLOTS = ("kind", "options", "seat")


class _Draft:
    """A decision while it is being made: the same slots, which can still be set."""

    __slots__ = _SLOTS

    seat: int
    kind: str
    options: Options


@final
class Decision:
    """A question to a seat, with two or more options.

    It cannot be changed. Decisions are compared by value, and can be pickled and kept.
    """

    __slots__ = _SLOTS

    #: Who is asked.
    seat: int
    #: What is asked, a word of the ruleset such as ``offer``; the pages on views list them.
    kind: str
    #: The answers in canonical order, made as they are looked at.
    options: Options

    def __new__(cls, seat: int, kind: str, options: Options) -> Decision:
        """A decision by its fields; ``Game.decision`` is where they come from."""
        return decided(seat, kind, options)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a decision cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a decision cannot be changed ({name})")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decision, (self.seat, self.kind, self.options))

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}: {len(self.options)} options>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and (self.seat, self.kind) == (other.seat, other.kind)
            and self.options == other.options
        )

    __hash__ = None  # type: ignore[assignment]  # compared by value, as games are


def decided(seat: int, kind: str, options: Options) -> Decision:
    """A decision, made in the quickest way there is: it is asked for after every answer.

    Setting the fields of a class that forbids it takes twice as long as all of this.
    """
    made = _Draft()
    made.seat = seat
    made.kind = kind
    made.options = options
    made.__class__ = Decision  # type: ignore[assignment]  # it is one from here on
    return cast("Decision", made)
