"""What every ruleset's state has in common: the stack of frames, the random source, the question.

A *frame* is a short list of ints and tuples of ints: the step it is on, then the step's slots.
Nothing else says what is going on, so a state can be copied, compared and saved at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abyss_rules.engine.rules import Rules

#: A frame: its step, then the step's slots (whole numbers, or tuples of them).
Frame = list[Any]


class State:
    """The plain data of a game; a ruleset adds one slot for each of its zones and counters.

    ``rules``, ``cache`` and ``log`` are not part of the position: the rules are shared by all
    states of a game, the cache holds what standing effects answered since a card last moved, and
    the log (if someone listens) what happened. ``seat``, ``kind`` and ``options`` are the pending
    question; they follow from the rest and are derived again after loading.
    """

    __slots__ = ("cache", "chance", "kind", "log", "options", "passing", "rules", "seat", "stack")

    rules: Rules
    stack: list[Frame]
    chance: int
    #: Who is asked; -1 when nobody is.
    seat: int
    #: What is asked: an index of the ruleset's decision kinds.
    kind: int
    #: The answers, as codes (see ``engine.options``).
    options: list[int]
    cache: dict[int, Any]
    log: list[tuple[Any, ...]] | None
    #: Effects that hold for a time: (owner, card, group), in the order in which they began.
    passing: tuple[tuple[int, int, int], ...]

    def clone(self) -> State:
        """An independent copy that does not listen."""
        raise NotImplementedError  # pragma: no cover - every ruleset's state has its own
