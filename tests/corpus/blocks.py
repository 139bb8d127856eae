"""The blocks of real packs as they are read: their words, slots and swaps, and how types fit."""

from __future__ import annotations

from functools import cache

from attrs import define, field, frozen

from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import Vocabulary
from tests.corpus.tokens import Token

#: Any number of things, of whatever type.
MANY = "*"
Span = tuple[int, int]


@frozen
class Slot:
    """A place where an expression stands, and the types of which one is wanted there."""

    span: Span
    wanted: tuple[str, ...]
    #: The names bound there, with their types.
    bound: tuple[tuple[str, str], ...]


@frozen
class Swap:
    """Two parts of one construct; whether by their types each may stand where the other does."""

    first: Span
    second: Span
    fits: bool


@define
class Block:
    """A card, the material or the header of a real pack."""

    pack: CardPack
    source: Source
    span: Span
    tokens: list[Token]
    #: What a word is, by the character where it begins: ``verb``, ``selector`` and so on.
    roles: dict[int, str] = field(factory=dict)
    slots: list[Slot] = field(factory=list)
    swaps: list[Swap] = field(factory=list)
    #: Each name of the author's with the places where it is used, by where it is bound.
    uses: dict[int, list[int]] = field(factory=dict)
    #: Of a word that must be of one class: the words of that class, by where it begins.
    classes: dict[int, frozenset[str]] = field(factory=dict)


@define
class CardPack:
    """A shipped pack: its files, and the blocks in them."""

    id: str
    vocabulary: Vocabulary
    sources: tuple[Source, ...]
    blocks: list[Block] = field(factory=list)
    known: frozenset[str] = frozenset()


def one(type_: str) -> str:
    """The type of one of some things."""
    return type_.rstrip("*@")


def fitting(type_: str, wanted: str) -> bool:
    """Whether something of a type may stand where another is wanted; rather yes than no."""
    if wanted == MANY:
        return type_.endswith("*")
    if one(type_) != one(wanted):
        return False
    return not type_.endswith("*") or wanted[-1] in "*@"


@cache
def _member_kinds(ruleset: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for kind in vocabularies()[ruleset].kinds:
        for word in (*kind.members, *(spelling for spelling, _ in kind.spellings)):
            found.setdefault(word, []).append(kind.name)
    return found


def member_kinds(vocabulary: Vocabulary) -> dict[str, list[str]]:
    """The kinds of which each word is a member."""
    return _member_kinds(vocabulary.ruleset)


def readings(vocabulary: Vocabulary, name: str, it: str = "") -> list[str]:
    """All that a bare name may mean where ``it`` is looked at, as types."""
    found = [word.gives for word in vocabulary.attributes if word.name == name and word.of == it]
    for table in (vocabulary.selectors, vocabulary.quantities):
        found += [word.gives for word in table if word.name == name and not word.of]
    return found + member_kinds(vocabulary).get(name, [])
