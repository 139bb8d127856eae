"""The words of described positions: what each says, declared by the rulesets.

A word of a position is also one of a scenario, which expects values by the same words; and some
can only be expected there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from attrs import frozen

#: The forms of what a word says.
#:
#: * ``number``, ``truth``, ``name`` (of a card, or of a member of a closed kind);
#: * ``things``: a list; ``deck``: a list from the top, which may end in "and the rest";
#: * ``covered``: things, each with a list of those under it; ``lying``: things, each with a number;
#: * ``counts``: names, each with a number; ``group``: further words.
Form = Literal["number", "truth", "name", "things", "deck", "covered", "lying", "counts", "group"]

#: The default of a word that a description always has to name.
NAMED = object()


@frozen
class PositionWord:
    """A word of a position, or one that scenarios can expect.

    ``of`` is the kind of what is named: a kind of card (``lord``), or a key of
    ``PositionWords.things``. What lies under a ``covered`` thing is of the kind ``under``.
    """

    name: str
    form: Form
    of: str = ""
    #: Whether the order of a list counts.
    ordered: bool = False
    #: What a position has where the word is not named.
    default: object = 0
    #: Whether positions have the word, and whether scenarios can expect it.
    given: bool = True
    expected: bool = True
    under: str = ""
    #: The words of a group, and the names that are counted.
    words: tuple[PositionWord, ...] = ()
    names: tuple[str, ...] = ()
    #: What it says, as people who write scenarios are told; it begins with a small letter.
    doc: str = ""


def number(name: str, default: int = 0, *, given: bool = True, doc: str = "") -> PositionWord:
    """A word that says a number."""
    return PositionWord(name, "number", default=default, given=given, doc=doc)


def things(
    name: str,
    of: str,
    *,
    ordered: bool = False,
    always: bool = False,
    given: bool = True,
    doc: str = "",
) -> PositionWord:
    """A word that lists things; with ``always`` a description has to name it."""
    return PositionWord(name, "things", of, ordered, NAMED if always else [], given, doc=doc)


def deck(name: str, of: str, *, doc: str = "") -> PositionWord:
    """A word that lists a deck from the top, which a description has to name."""
    return PositionWord(name, "deck", of, ordered=True, default=NAMED, doc=doc)


@frozen
class PositionWords:
    """All words of a ruleset."""

    table: tuple[PositionWord, ...]
    player: tuple[PositionWord, ...]
    #: What a seat sees: of the table, and of a player.
    seen: tuple[PositionWord, ...]
    seen_player: tuple[PositionWord, ...]
    #: Kind of thing -> the texts that name its things; those of kinds of cards are the cards' ids.
    things: Mapping[str, tuple[str, ...]]
    #: The parts of a score and their total, as scenarios expect them.
    score: PositionWord
    #: The decks that can be shuffled in play -> the kind of thing, as options name it.
    decks: Mapping[str, str]


@frozen
class Hidden:
    """What a seat does not see of a zone, but how many lie there."""

    number: int


def given_names(words: Iterable[PositionWord]) -> tuple[str, ...]:
    """The names of the words that positions have."""
    return tuple(word.name for word in words if word.given)


def described(
    words: PositionWords, values: Mapping[str, Any], without: Iterable[str] = ()
) -> dict[str, Any]:
    """What a position has to say to come to these values, but for the words ``without``."""
    told = trimmed((word for word in words.table if word.name not in set(without)), values)
    players = [trimmed(words.player, player) for player in values["players"]]
    while players and not players[-1]:
        players.pop()
    return told | ({"players": players} if players else {})


def trimmed(words: Iterable[PositionWord], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the words that positions have, without those that are so anyway."""
    return {
        word.name: values[word.name]
        for word in words
        if word.given and word.name in values and values[word.name] != word.default
    }
