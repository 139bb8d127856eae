"""A scenario that was read: the position, what is answered, and what is expected then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from abyss_rules.dsl.source import Source
from abyss_rules.dsl.syntax import Span
from abyss_rules.engine.position_words import PositionWord
from abyss_rules.model.cards import Pack
from abyss_rules.testing.declare import Law

#: What is expected of the answers that are offered.
OF_ANSWERS = ("offered", "offered_only", "not_offered")


@frozen
class Answer:
    """An answer by its text; ``seat`` is who has to be asked, None for whoever is."""

    seat: int | None
    text: str
    span: Span


@frozen
class Shuffle:
    """What lies on top of a deck after its next shuffle, the top first."""

    deck: str
    cards: tuple[Any, ...]
    span: Span


@frozen
class Expected:
    """One thing that is expected.

    ``kind`` says what is looked at: ``values`` (the whole state), ``seen`` (what a seat sees),
    ``score``, ``asked``, ``offered``, ``offered_only``, ``not_offered``, ``winners``, ``outcome``,
    ``happened``, ``not_happened``, or ``holds`` (laws).
    """

    kind: str
    span: Span
    #: What it is called in a message: ``seat 0 hand``.
    label: str
    value: Any
    word: PositionWord | None = None
    #: Whose it is; None for the table.
    seat: int | None = None
    #: Who sees it; None where nobody's eyes are borrowed.
    viewer: int | None = None
    #: Where the parts of the value stand, as far as they have places of their own.
    spans: Mapping[str, Span] = field(factory=dict)


@frozen
class When:
    """What is answered, and how shuffles come out, in order."""

    steps: tuple[Answer | Shuffle, ...]
    span: Span


@frozen
class Then:
    """What is expected at one moment."""

    expected: tuple[Expected, ...]
    span: Span


@frozen
class Scenario:
    """A scenario that can be run."""

    name: str
    source: Source = field(repr=False)
    #: Where its name stands.
    span: Span
    ruleset: str
    #: The packs it is played with, besides the game's own.
    packs: tuple[Pack, ...] = field(repr=False)
    options: Mapping[str, str]
    seed: int
    description: Mapping[str, Any]
    #: Path in the description -> where it stands; "" is the whole.
    places: Mapping[str, Span] = field(repr=False)
    groups: tuple[When | Then, ...]
    #: The laws of a user's that ``holds`` may name, beside those of the library.
    laws: tuple[Law, ...] = field(default=(), repr=False)

    @property
    def line(self) -> int:
        """The line of its file on which it begins."""
        return self.source.position(self.span[0])[0]
