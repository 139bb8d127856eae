"""Cards and packs as checked values."""

from __future__ import annotations

import hashlib
from functools import cached_property

from attrs import field, frozen

from abyss_rules.model.effects import Ability

#: The most cards of a pack, and of all packs in a game; each copy of a card is one.
MOST_CARDS = 500
#: The most packs of a game.
MOST_PACKS = 100

#: A field's value: a number, a word (member of a kind or free text), or a list of such.
FieldValue = int | str | tuple["FieldValue", ...]


@frozen
class Place:
    """Where something stands in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int


#: Of what stands nowhere, such as a value that a program made.
NOWHERE = Place("", 1, 1)


@frozen
class Card:
    """One card: its kind (``lord``), id, printed name, printed fields and abilities in order."""

    kind: str
    id: str
    name: str
    fields: tuple[tuple[str, FieldValue], ...]
    abilities: tuple[Ability, ...]
    place: Place = field(eq=False)
    #: Its names in other languages, by their codes; no part of what a game is.
    names: tuple[tuple[str, str], ...] = ()

    def name_in(self, language: str) -> str:
        """Its name in a language (``fr``, ``fr-CA``); the printed one if it has none in it."""
        code = language.strip().lower().replace("_", "-").split("-")[0]
        return dict(self.names).get(code, self.name)

    @property
    def copies(self) -> int:
        """How many there are of it in the box."""
        number = dict(self.fields).get("copies", 1)
        return number if isinstance(number, int) else 1

    @property
    def replaces(self) -> str:
        """The id of the card of another pack whose place it takes, or ""."""
        return str(dict(self.fields).get("replaces", ""))


@frozen
class Need:
    """Another pack that a pack is played with, and which versions of it will do ("": any)."""

    pack: str
    versions: str = ""
    place: Place = field(default=NOWHERE, eq=False)


@frozen
class Change:
    """What a pack does to a card of another: ``removes`` or ``replaces`` it, or says ``copies``."""

    what: str
    card: str
    #: Of ``copies``: how many there are to be.
    number: int = 0
    place: Place = field(default=NOWHERE, eq=False)


@frozen
class Header:
    """What a pack says of itself; ``values`` holds the words the format knows, as written.

    ``needs`` and ``changes`` are what it says there of other packs and their cards.
    """

    id: str
    format: int
    ruleset: str
    version: str
    values: tuple[tuple[str, FieldValue], ...]
    needs: tuple[Need, ...] = ()
    changes: tuple[Change, ...] = ()
    place: Place = field(default=NOWHERE, eq=False)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that it declares, that of the printed names first; English if none."""
        declared = dict(self.values).get("languages", ())
        codes = declared if isinstance(declared, tuple) else ()
        return tuple(str(code) for code in codes) or ("en",)


@frozen
class MessageFile:
    """A file of a pack with messages of a language; no part of what a game is."""

    #: The code of the language.
    language: str
    #: Its name in the pack.
    file: str
    text: str = field(repr=False)


@frozen
class Pack:
    """A checked pack: header, cards in file order, material and the hash of its text.

    ``origin`` says to people where it was found: its folder, archive or id. ``messages`` are the
    words that it brings for telling cards. ``path`` is what loads it again: its id if it is known
    by that, else its path as it was given; "" of a pack that was not loaded from anywhere.
    """

    header: Header
    cards: tuple[Card, ...]
    material: tuple[tuple[str, FieldValue], ...]
    digest: str
    origin: str = field(default="", eq=False)
    messages: tuple[MessageFile, ...] = ()
    path: str = field(default="", eq=False)

    @cached_property
    def said(self) -> str:
        """The hash of what people are told of it that is no part of a game.

        That is its cards' names in languages, its messages, and where it and all in it was found.
        """
        header = self.header
        names = [card.names for card in self.cards]
        messages = [(one.language, one.file, one.text) for one in self.messages]
        places = [
            header.place,
            *(need.place for need in header.needs),
            *(change.place for change in header.changes),
            *(card.place for card in self.cards),
        ]
        lines = [(place.file, place.line, place.column) for place in places]
        told = repr((names, messages, self.origin, self.path, lines))
        return hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()

    def where(self, place: Place) -> str:
        """A place in the pack as people find it: ``my_cards/lords.abyss:3``."""
        return f"{self.file(place)}:{place.line}"

    def file(self, place: Place) -> str:
        """The file of a place in the pack, as people find it."""
        return f"{self.origin}/{place.file}" if self.origin else place.file
