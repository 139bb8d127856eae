"""Cards and packs as checked values."""

from __future__ import annotations

from attrs import field, frozen

from abyss_rules.model.effects import Ability

#: The most cards of a pack, and of all packs in a game; each copy of a card is one.
MOST_CARDS = 500

#: A field's value: a number, a word (member of a kind or free text), or a list of such.
FieldValue = int | str | tuple["FieldValue", ...]


@frozen
class Place:
    """Where something stands in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int


@frozen
class Card:
    """One card: its kind (``lord``), id, printed name, printed fields and abilities in order."""

    kind: str
    id: str
    name: str
    fields: tuple[tuple[str, FieldValue], ...]
    abilities: tuple[Ability, ...]
    place: Place = field(eq=False)

    @property
    def copies(self) -> int:
        """How many there are of it in the box."""
        number = dict(self.fields).get("copies", 1)
        return number if isinstance(number, int) else 1


@frozen
class Header:
    """What a pack says of itself; ``values`` holds the words the format knows, as written."""

    id: str
    format: int
    ruleset: str
    version: str
    values: tuple[tuple[str, FieldValue], ...]


@frozen
class Pack:
    """A checked pack: header, cards in file order, material and the hash of its text."""

    header: Header
    cards: tuple[Card, ...]
    material: tuple[tuple[str, FieldValue], ...]
    digest: str
