"""What happened, as typed values: each kind of event is a class with named, documented fields."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import field, fields, frozen

if TYPE_CHECKING:
    from abyss_rules.engine.log import Log
    from abyss_rules.engine.rules import Rules

#: Who sees a field: everybody, the event's seat, or the seats of the event's two players.
PUBLIC = "public"
OWN = "own"
BOTH = "both"

#: What a field can hold that is a plain number outside too.
_NUMBERS = frozenset({"Count", "Token"})
_PART = re.compile(r"\[([^\[\]]*)\]")
_FIELD = re.compile(r"\{(\w+)(?::([\w ]+))?\}")


def seen(kind: str, sees: str = PUBLIC) -> Any:
    """A field of an event holding a ``kind`` of thing; who may not see it gets None."""
    return field(metadata={"kind": kind, "sees": sees})


class _Named:
    """What an event has beside its fields: no part of its value, its data or a pickle of it."""

    __slots__ = ("printed",)

    #: The printed names of the cards in play, by id; all events that are read together share it.
    printed: Mapping[str, str]


@frozen
class Event(_Named):
    """Something that happened; ``number`` counts the events that the reader saw, from 0.

    ``seat`` is who did it or whom it befell, None for nobody in particular. ``str(event)`` is its
    sentence with the printed names of cards.
    """

    #: The event's name in logs and JSON.
    kind: ClassVar[str] = ""
    #: One English sentence with the fields' names in braces. ``{amount:Pearl}`` is a number of
    #: Pearls, and what stands in brackets is left out when one of its fields is hidden or empty.
    sentence: ClassVar[str] = ""
    #: Nobody but its seat knows that it happened.
    private: ClassVar[bool] = False

    number: int
    seat: int | None

    def text(self, names: Mapping[str, str] | None = None) -> str:
        """The event in one English sentence, without what the reader may not see.

        Args:
            names: Other names for ``seat 2``, ``crab 3`` and the ids of cards, such as the
                players' names and the printed ones. Without them cards are called by their ids.
        """
        known = names or {}
        shown = {
            part.name: _shown(part.metadata.get("kind", "Player"), getattr(self, part.name), known)
            for part in fields(type(self))
        }

        def part_of(match: re.Match[str]) -> str:
            found = _FIELD.findall(match[1])
            return match[1] if all(shown[name] not in {"", "0"} for name, _noun in found) else ""

        def field_of(match: re.Match[str]) -> str:
            text = shown[match[1]]
            return _counted(text, match[2]) if match[2] else text

        sentence = _FIELD.sub(field_of, _PART.sub(part_of, self.sentence))
        return sentence[:1].upper() + sentence[1:]

    def __str__(self) -> str:
        return self.text(getattr(self, "printed", None))

    def to_data(self) -> dict[str, Any]:
        """The event as JSON-ready data: its kind, number, seat and fields."""
        data: dict[str, Any] = {"kind": self.kind}
        for part in fields(type(self)):
            value = getattr(self, part.name)
            data[part.name] = list(value) if isinstance(value, tuple) else value
        return data


@frozen
class TurnStarted(Event):
    """A player's turn begins."""

    kind = "turn_started"
    sentence = "Turn {turn} begins: it is {seat}'s."
    turn: int = seen("Count")


@frozen
class Forced(Event):
    """A decision had one option, which was taken; only the seat itself is told."""

    kind = "forced"
    sentence = "{seat} has one option: {option}."
    private = True
    decision: str = seen("Decision")
    option: str = seen("Option")


@frozen
class GameOver(Event):
    """Nothing more is asked; ``reason`` says why."""

    kind = "game_over"
    sentence = "The game is over: {reason}."
    reason: str = seen("Ending")


#: What the engine itself writes to the log, in every ruleset.
COMMON: tuple[type[Event], ...] = (TurnStarted, Forced, GameOver)


def _shown(kind: str, value: Any, names: Mapping[str, str]) -> str:
    if value is None:
        return ""
    if isinstance(value, tuple):
        return ", ".join(names.get(str(one), str(one)) for one in value)
    if kind == "Player":
        return names.get(f"seat {value}", f"seat {value}")
    return names.get(str(value), str(value))


def _counted(number: str, noun: str) -> str:
    if number == "1":
        return f"1 {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


class EventKinds:
    """The classes of a ruleset's events by name, as its log writes them: (name, seat, *fields).

    They are the ruleset's own ``classes`` and those that all rulesets have.
    """

    def __init__(self, classes: tuple[type[Event], ...]) -> None:
        self.classes: dict[str, type[Event]] = {one.kind: one for one in COMMON + classes}
        self._private = frozenset(name for name, one in self.classes.items() if one.private)
        self._parts = {
            name: [(part.metadata["kind"], part.metadata["sees"]) for part in fields(one)[2:]]
            for name, one in self.classes.items()
        }

    def read(self, rules: Rules, log: Log, seat: int | None, since: int) -> list[Event]:
        """The log as ``seat`` saw it (None: a spectator), from that seat's event ``since`` on.

        Events are counted as seen, so that a number never tells of one that was not.
        """
        places = log.seen_by(seat, self._private)[since:]
        seen = ((number, log[place], seat) for number, place in enumerate(places, since))
        return self._made(rules, seen)

    def read_all(self, rules: Rules, log: Log, since: int = 0) -> list[Event]:
        """The whole log with nothing hidden, from its entry ``since`` on."""
        # Whoever it befell knows all of it, and who that is, is in the entry.
        entries = enumerate(log[since:], since)
        return self._made(rules, ((number, entry, entry[1]) for number, entry in entries))

    def _made(
        self, rules: Rules, entries: Iterable[tuple[int, tuple[Any, ...], int | None]]
    ) -> list[Event]:
        """The events of entries, each with its number and whose eyes see it."""
        found: list[Event] = []
        printed = {card.id: card.name for card in rules.cards}
        for number, (name, who, *values), seat in entries:
            shown = self._shown(rules, name, who, values, seat)
            event = self.classes[name](number, who if who >= 0 else None, *shown)
            object.__setattr__(event, "printed", printed)  # it is no field
            found.append(event)
        return found

    def _shown(
        self, rules: Rules, name: str, who: int, values: list[Any], seat: int | None
    ) -> list[Any]:
        parts = self._parts[name]
        involved = {who}
        involved.update(
            value for (kind, _sees), value in zip(parts, values, strict=True) if kind == "Player"
        )
        return [
            described(rules, kind, value)
            if sees == PUBLIC or (seat == who if sees == OWN else seat in involved)
            else None
            for (kind, sees), value in zip(parts, values, strict=True)
        ]


def described(rules: Rules, kind: str, value: Any) -> Any:
    """A value of a log entry for people: ids and faces as texts, numbers as they are.

    A player below 0 is nobody: None.
    """
    if isinstance(value, tuple):
        return tuple(described(rules, kind, one) for one in value)
    if kind == "Player":
        return value if value >= 0 else None
    if kind in _NUMBERS:
        return value
    if kind == "Decision":
        return rules.kinds[value]
    if kind == "Option":
        return rules.table[value].text
    return rules.describe(kind, value)
