"""The words of a ruleset's card language as data: what the checker and the reference read.

Types are written as names: ``Count``, ``Truth``, ``Player``, and a ruleset's own kinds; a trailing
``*`` means "any number of" (``Lord*``), where one will do too; a trailing ``@`` means "the cards of
one zone of one player", which may be filtered (``Ally@``: ``hand of o where value > 1``).
"""

from __future__ import annotations

from attrs import frozen

#: The highest number that can be printed on a card, where its field names no other.
MOST_PRINTED = 99


def said(words: str) -> tuple[str, ...]:
    """Words with spaces between them, as declarations list what else authors call something."""
    return tuple(words.split())


@frozen
class Kind:
    """A type of things; a closed one lists its ``members``, which are words of the language."""

    name: str
    doc: str
    members: tuple[str, ...] = ()
    #: Other spellings of members, such as plurals: (spelling, member).
    spellings: tuple[tuple[str, str], ...] = ()
    #: What one and several are called in messages to authors.
    noun: tuple[str, str] = ("", "")
    #: Of things that are no cards, but consist of some: the type of these.
    holds: str = ""


@frozen
class Operand:
    """One operand of a verb: its name, its type and the preposition before it ("" for none)."""

    name: str
    type: str
    label: str = ""
    #: Of a number that says how many: below it nothing is done.
    low: int | None = None
    #: The lowest and the highest number on the official cards.
    usual: tuple[int, int] | None = None
    #: Of several things: with any other number of them nothing is done.
    size: int | None = None


@frozen
class Verb:
    """A verb's signature. Several signatures may share a ``name``; ``key`` tells them apart."""

    name: str
    key: str
    operands: tuple[Operand, ...]
    doc: str
    example: str
    #: May stand in the body of ``each … together`` (its effect waits until all have answered).
    together: bool = False
    #: The operand whose player does it; "" where it is the owner.
    subject: str = ""
    #: Whether the owner only gets something by it: nothing is paid, and nobody loses anything.
    gives: bool = False
    #: Takes no more than there is: the words that say how much its subject has. Empty: it does not.
    as_far: tuple[str, ...] = ()
    #: What else authors call it.
    called: tuple[str, ...] = ()
    #: Whether the owner may leave it when it comes to that, so that *you may* stands in its words.
    optional: bool = False
    #: The operand that has to be another player than the owner: with the owner nothing is done.
    other: str = ""
    #: The operands that lie before no player: with the card itself, which does, nothing is done.
    common: tuple[str, ...] = ()
    #: Operands, and the words for what they must be of: with what lies elsewhere nothing is done.
    lies: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: The members of kinds with which nothing is done.
    never: tuple[str, ...] = ()


@frozen
class Selector:
    """A word for things: a zone, players, or the members of a kind."""

    name: str
    gives: str
    of: str
    doc: str
    example: str
    #: Who sees what lies there: ``all``, the ``owner``, or ``nobody`` but who chooses from it.
    sees: str = "all"
    #: Is a zone cards can be taken out of: may stand where an ``@`` type is wanted.
    zone: bool = False
    #: Which things lie there follows from what all see elsewhere; only their order is hidden.
    deducible: bool = False
    #: What else authors call it.
    called: tuple[str, ...] = ()


@frozen
class AttributeWord:
    """A property of one thing of type ``of``."""

    name: str
    of: str
    gives: str
    doc: str
    example: str
    #: How many steps it takes to look it up, for the limit of what a card may do.
    weight: int = 1
    #: The lowest and the highest number it can be, where there is such a bound.
    low: int | None = None
    high: int | None = None
    #: What else authors call it.
    called: tuple[str, ...] = ()


@frozen
class QuantityWord:
    """A number or switch of the game; ``modes`` are what standing effects may do to it."""

    name: str
    gives: str
    of: str
    doc: str
    example: str
    readable: bool = True
    modes: tuple[str, ...] = ()
    #: As of an attribute.
    weight: int = 1
    low: int | None = None
    high: int | None = None
    #: What else authors call it.
    called: tuple[str, ...] = ()


@frozen
class EventWord:
    """A moment standing effects can answer to, with its typed fields.

    ``timings`` lists how: ``after``, ``at``, ``alter``.
    """

    name: str
    fields: tuple[tuple[str, str], ...]
    timings: tuple[str, ...]
    doc: str
    example: str
    #: Words of sentences that tell of it.
    called: tuple[str, ...] = ()
    #: What brings it about once more for a player who gains it.
    brought_by: tuple[str, ...] = ()


@frozen
class HeadWord:
    """A head: ``form`` (``while``, ``on``, ``once per``, ``at``, ``score``) and its word."""

    form: str
    word: str
    cards: tuple[str, ...]
    doc: str
    example: str
    #: Of a number: each official card can be as much as the one, and none is sure of more than the
    #: other.
    usual: tuple[int, int] | None = None
    #: Words of sentences that tell when it is.
    called: tuple[str, ...] = ()


@frozen
class FieldWord:
    """A printed field of a card, or a value of the material or of a pack's header.

    ``shape``: ``Count``, ``Text``, ``Range`` (``2 to 4``), ``Tally*`` (``9 of 2, 2 of 4``),
    ``Gains*`` (``2 pearls or 1 monster + 1 pearl, …``), ``Said*`` (``fr "…", de "…"``), or a closed
    kind's name; ``*`` for a list. ``low``/``high`` bound each number, and ``high`` the length of
    what is ``Said``.
    """

    name: str
    shape: str
    doc: str
    example: str
    required: bool = True
    default: int | str = 0
    low: int = 0
    high: int = MOST_PRINTED
    #: The lowest and the highest value on the official cards, where cards have the field.
    usual: tuple[int, int] | None = None
    #: What else authors call it.
    called: tuple[str, ...] = ()


@frozen
class CardKind:
    """A kind of card: the word that opens it, the type its ids have, its printed fields."""

    name: str
    type: str
    doc: str
    fields: tuple[FieldWord, ...]


@frozen
class Vocabulary:
    """All words of one ruleset."""

    ruleset: str
    kinds: tuple[Kind, ...]
    card_kinds: tuple[CardKind, ...]
    heads: tuple[HeadWord, ...]
    verbs: tuple[Verb, ...]
    selectors: tuple[Selector, ...]
    attributes: tuple[AttributeWord, ...]
    quantities: tuple[QuantityWord, ...]
    events: tuple[EventWord, ...]
    material: tuple[FieldWord, ...]
    #: The package with the words' messages, in its folder ``languages``.
    package: str = ""
