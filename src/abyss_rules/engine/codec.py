"""States as plain data and back: the parts that every ruleset's codec needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeVar

from abyss_rules.engine import plain
from abyss_rules.engine.frames import BLOCK, FIRST_SLOT, OWNER, POWER, ROW, TOGETHER
from abyss_rules.engine.rows import Block, NextRow
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import Frame, State
from abyss_rules.errors import UnreadableError

S = TypeVar("S", bound=State)

#: More frames than any chain of powers puts on the stack.
DEEPEST = 500
#: More steps than any game goes without asking somebody something.
LONGEST = 100_000


def plain_stack(stack: list[Frame]) -> list[list[Any]]:
    """The frames as lists of ints and lists of ints."""
    return [[list(slot) if type(slot) is tuple else int(slot) for slot in frame] for frame in stack]


def read_passing(rules: Rules, value: object, where: str) -> tuple[tuple[int, int, int], ...]:
    """The effects that hold for a time, as (owner, card, group); raises UnreadableError."""
    found = []
    for place, row in enumerate(plain.listed(value, where)):
        here = f"{where}[{place}]"
        owner, card, group = plain.listed(row, here, 3)
        found.append(
            (
                plain.number(owner, here, 0, rules.players - 1),
                plain.number(card, here, 0, len(rules.cards) - 1),
                plain.number(group, here, len(rules.cards), len(rules.compiled.standing) - 1),
            )
        )
    return tuple(found)


class FrameReader:
    """Reads the frames of one set of rules.

    ``shapes`` gives the slots of each step that can be saved as (name, type); ``above`` which
    steps can stand on which, ``bottom`` which on none. ``members`` gives the numbers that a thing
    of each type can have; of a type that it does not give, any number will do.
    """

    def __init__(
        self,
        rules: Rules,
        shapes: Mapping[int, tuple[tuple[str, str], ...]],
        above: Mapping[int, frozenset[int]],
        bottom: frozenset[int],
        members: Mapping[str, frozenset[int]],
    ) -> None:
        self._blocks = rules.compiled.blocks
        self._shapes = shapes
        self._above = above
        self._bottom = bottom
        self._members = members
        self._power = (
            ("owner", "Player"),
            ("source", "Card"),
            ("together", "Truth"),
        )

    def stack(self, value: object, where: str) -> list[Frame]:
        """The stack of frames; raises UnreadableError."""
        frames = plain.listed(value, where)
        if len(frames) > DEEPEST:
            plain.fail(where, f"{len(frames)} frames are more than a game has")
        found: list[Frame] = []
        allowed = self._bottom
        for place, entry in enumerate(frames):
            at = f"{where}[{place}]"
            frame = plain.listed(entry, at).copy()  # what is read from stays as it is
            if not frame:
                plain.fail(at, "a frame is not empty")
            step = plain.number(frame[0], f"{at}[0]", 0, 255)
            if step not in allowed:
                plain.fail(f"{at}[0]", f"step {step} cannot stand here")
            found.append(self._frame(step, frame, at))
            allowed = self._above.get(step, frozenset())
        return found

    def _frame(self, step: int, frame: list[Any], at: str) -> Frame:
        if step == POWER:
            return self._power_frame(frame, at)
        shape = self._shapes[step]
        plain.listed(frame, at, len(shape) + 1)
        for place, (name, kind) in enumerate(shape, 1):
            frame[place] = self.slot(frame[place], f"{at}.{name}", kind)
        return frame

    def _power_frame(self, frame: list[Any], at: str) -> Frame:
        if len(frame) < FIRST_SLOT:
            plain.fail(at, f"a power's frame has {FIRST_SLOT} entries or more")
        number = plain.number(frame[BLOCK], f"{at}.block", 0, len(self._blocks) - 1)
        block = self._blocks[number]
        plain.listed(frame, at, block.size)
        plain.number(frame[ROW], f"{at}.row", 0, len(block.rows))
        for place, (name, kind) in enumerate(self._power, OWNER):
            self.slot(frame[place], f"{at}.{name}", kind)
        if frame[TOGETHER] and not _goes_through_together(block, frame[ROW]):
            plain.fail(f"{at}.together", "no players choose together there")
        for place, kind in enumerate(block.types, FIRST_SLOT):
            # A slot that is not bound yet holds 0; no thing found is -1.
            value = frame[place]
            unbound = {0} if kind.endswith("*") else {0, -1}
            if type(value) is not int or value not in unbound:
                numeric = "Number" if kind == "Count" else kind
                frame[place] = self.slot(value, f"{at}[{place}]", numeric)
        return frame

    def slot(self, value: object, where: str, kind: str) -> Any:
        """One slot's value: an int, or for a ``*`` type a tuple of ints."""
        if kind.endswith("*"):
            one = kind[:-1]
            return plain.things(value, where, self._members[one], one)
        members = self._members.get(kind)
        if members is None:
            low = 0 if kind == "Count" else -plain.LARGEST
            return plain.number(value, where, low)
        if type(value) is not int or value not in members:
            plain.fail(where, f"{plain.show(value)} is no {kind}")
        return value


def _goes_through_together(block: Block, place: int) -> bool:
    """Whether a row stands in the body of an ``each … together``."""
    return any(
        isinstance(row, NextRow) and row.together and head < place < row.end
        for head, row in enumerate(block.rows)
    )


#: A zone as it was read: the slot, its place in the slot (-1 for the whole), what lies in it, the
#: numbers that may, and what such a thing is called.
ReadZone = tuple[str, int, tuple[int, ...], frozenset[int], str]


def conserved(zones: list[ReadZone], wanted: tuple[int, ...], name: Callable[[int], str]) -> None:
    """Check that the zones together hold exactly ``wanted``, each only what may lie there.

    Raises UnreadableError naming what is wrong and where it lies.
    """
    every: Counter[int] = Counter()
    for slot, place, found, allowed, kind in zones:
        every.update(plain.things(list(found), _where(slot, place), allowed, kind))
    if every != Counter(wanted):  # pragma: no branch - asked only when something is wrong
        _misplaced(zones, every, Counter(wanted), name)


def _where(slot: str, place: int) -> str:
    return f"state.{slot}" if place < 0 else f"state.{slot}[{place}]"


def _misplaced(
    zones: list[ReadZone],
    found: Counter[int],
    wanted: Counter[int],
    name: Callable[[int], str],
) -> NoReturn:
    for thing in sorted(found.keys() | wanted.keys()):
        if found[thing] != wanted[thing]:
            places = [_where(slot, place) for slot, place, held, *_kind in zones if thing in held]
            plain.fail(
                ", ".join(dict.fromkeys(places)) or "state",
                f"{name(thing)} is there {found[thing]} times, and exists {wanted[thing]} times",
            )
    raise TypeError  # pragma: no cover - equal counts are equal lists


def continuable(rules: Rules, s: S) -> S:
    """The state, if a game can go on from it: tried on a copy. Raises UnreadableError."""
    trial = s.clone()
    try:
        _try(rules, trial)
    except UnreadableError:
        raise
    except Exception as error:
        detail = f"{type(error).__name__}: {error}".rstrip(": ")
        raise UnreadableError(f"the state cannot be continued: {detail}") from error
    return s


def _try(rules: Rules, s: State) -> None:
    """Run as ``engine.loop`` does, up to the first question or the end, but not for ever."""
    for _ in range(LONGEST):
        if not s.stack:
            return
        frame = s.stack[-1]
        if rules.prompts[frame[0]](rules, s, frame):
            if not s.options:
                raise UnreadableError("the state cannot be continued: nothing can be chosen")
            if len(s.options) > 1:
                return
            rules.answers[frame[0]](rules, s, frame, s.options[0])
    raise UnreadableError("the state cannot be continued: it never asks anybody anything")
