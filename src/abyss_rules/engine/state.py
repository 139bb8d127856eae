"""What every ruleset's state has in common: the stack of frames, the random source, the question.

A *frame* is a short list of ints and tuples of ints: the step it is on, then the step's slots.
Nothing else says what is going on, so a state can be copied, compared and saved at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from abyss_rules.engine.log import Log
    from abyss_rules.engine.rules import Rules

#: A frame: its step, then the step's slots (whole numbers, or tuples of them).
Frame = list[Any]
#: What lies in a zone.
Things = tuple[int, ...]

_MASK = (1 << 64) - 1


class State:
    """The plain data of a game; a ruleset adds one slot for each of its zones and counters.

    ``rules``, ``cache`` and ``log`` are not part of the position: the rules are shared by all
    states of a game, the cache holds what standing effects answered since a card last moved, and
    the log (if someone listens) what happened. ``seat``, ``kind`` and ``options`` are the pending
    question; they follow from the rest and are derived again after loading.
    """

    __slots__ = (
        "active",
        "cache",
        "chance",
        "ending",
        "finished",
        "kind",
        "log",
        "options",
        "orders",
        "passing",
        "rules",
        "seat",
        "stack",
        "turn",
    )

    #: The slots that make the position, in the order in which they are compared: those that differ
    #: most often first, then a ruleset's own.
    POSITION: ClassVar[tuple[str, ...]] = (
        "stack",
        "chance",
        "orders",
        "passing",
        "active",
        "turn",
        "ending",
        "finished",
    )

    rules: Rules
    stack: list[Frame]
    chance: int
    #: What the next shuffles of decks are to come to, a part of the random source: (deck, kind of
    #: thing, what lies on top, the top first). For positions that are built; it is not saved.
    orders: tuple[tuple[str, str, Things], ...]
    #: Who is asked; -1 when nobody is.
    seat: int
    #: What is asked: an index of the ruleset's decision kinds.
    kind: int
    #: The answers, as codes (see ``engine.options``).
    options: list[int]
    cache: dict[int, Any]
    log: Log | None
    #: Effects that hold for a time: (owner, card, group), in the order in which they began.
    passing: tuple[tuple[int, int, int], ...]
    #: Whose turn it is.
    active: int
    #: The number of the turn, from 1; 0 before the first.
    turn: int
    #: Turns left to play, the current one included; 0 before the end is triggered.
    ending: int
    #: 0 while it is played, else how it came to its end (see ``engine.course``).
    finished: int

    def __init_subclass__(cls) -> None:
        cls.POSITION = (*State.POSITION, *cls.__slots__)

    @classmethod
    def blank(cls, rules: Rules, chance: int) -> Self:
        """A state in which nothing goes on, without the ruleset's own slots."""
        s = cls()
        s.rules = rules
        s.cache = {}
        s.log = None
        s.seat = -1
        s.kind = 0
        s.options = []
        s.chance = chance & _MASK
        s.stack = []
        s.passing = s.orders = ()
        s.active = s.turn = s.ending = s.finished = 0
        return s

    def clone(self) -> Self:
        """An independent copy that does not listen."""
        raise NotImplementedError  # pragma: no cover - every ruleset's state has its own

    def same(self, other: Self) -> bool:
        """Whether every zone, counter and frame and the random source are equal."""
        return all(getattr(self, slot) == getattr(other, slot) for slot in self.POSITION)

    def key(self) -> tuple[object, ...]:
        """A hashable value equal for equal states only."""
        return tuple(
            [
                tuple([tuple(v) if type(v) is list else v for v in value])
                if type(value := getattr(self, slot)) is list
                else value
                for slot in self.POSITION
            ]
        )


def without(zone: Things, thing: int) -> Things:
    """A zone without one of what is equal to ``thing``."""
    place = zone.index(thing)
    return zone[:place] + zone[place + 1 :]


def drawn(deck: Things, number: int) -> tuple[Things, Things]:
    """The top of a deck, the first drawn first, no more than it holds; and what is left of it."""
    left = max(0, len(deck) - max(0, number))
    return deck[left:][::-1], deck[:left]
