"""A vocabulary's words by what they give and take, for strategies that make cards of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_work import PLAYERS, ZONE
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.names import IT, ME, SELF, Names, base
from abyss_rules.errors import UnknownError, UnreadableError
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import TypeVar

    from abyss_rules.model.vocabulary import HeadWord, Operand, Verb

    W = TypeVar("W")

#: The words of the language's own that no name may be, wherever it stands.
_KEYWORDS = frozenset(
    {*OPENING_WORDS, ME, SELF, IT, "top", "actor", "pack", "material", "scenario", "per", "when"}
    | {"in", "together", "else", "my", "next", "most", "least", "where", "of", "or", "and", "not"}
    | {"to", "from", "with", "by", "for", "as", "count", "sum", "min", "max", "distinct"}
)
#: The form of the head that is written among statements.
UNTIL = "until my next"


class Lexicon:
    """The words of one vocabulary, each where it is looked for when a card is made.

    On a card of some ``kind`` there is the card itself besides, which may be all there is of its
    type.
    """

    def __init__(self, vocabulary: Vocabulary, kind: str = "") -> None:
        self.vocabulary = vocabulary
        self.kind = kind
        self._on: dict[str, Lexicon] = {}
        self.names = Names(vocabulary, {})
        #: Words that a name of a card's own must not be.
        self.taken = _KEYWORDS | frozenset(_words(vocabulary))
        #: Kind -> the spellings of its members.
        self.members: dict[str, tuple[str, ...]] = {
            kind.name: tuple(self.names.spellings(kind))
            for kind in vocabulary.kinds
            if kind.members
        }
        self.selectors = _by((base(word.gives), word) for word in vocabulary.selectors)
        self.zones = _by((base(w.gives), w) for w in vocabulary.selectors if w.zone and w.of)
        #: Property words, by the type of the thing and by what they give.
        self.attributes_of = _by((word.of, word) for word in vocabulary.attributes)
        self.attributes = _by((word.gives, word) for word in vocabulary.attributes)
        self.quantities = _by((w.gives, w) for w in vocabulary.quantities if w.readable)
        self.makeable = self._makeable()
        #: The quantities that cards change, each with a way in which they do.
        self.changeable = tuple(
            (word, mode)
            for word in vocabulary.quantities
            for mode in word.modes
            if word.gives in self.makeable
        )
        self.altered = tuple(
            word for word in vocabulary.events if "alter" in word.timings and word.fields
        )
        self.answered = tuple(
            (word, timing) for word in vocabulary.events for timing in word.timings
            if timing != "alter"
        )  # fmt: skip
        self.verbs = tuple(v for v in vocabulary.verbs if all(map(self.can_make, v.operands)))
        #: The verbs that may stand in ``together``, with all of their name and form.
        self.waiting = tuple(
            verb
            for verb in self.verbs
            if all(other.together for other in vocabulary.verbs if _form(other) == _form(verb))
        )
        #: Type of an operand, as declared -> the verbs that have one, and its place.
        self.takers = _by(
            (operand.type, (verb, place))
            for verb in self.verbs
            for place, operand in enumerate(verb.operands)
        )

    def on(self, kind: str) -> Lexicon:
        """The words on cards of a kind."""
        if kind not in self._on:
            self._on[kind] = Lexicon(self.vocabulary, kind)
        return self._on[kind]

    # --- what can be made -----------------------------------------------------------------------

    def _makeable(self) -> frozenset[str]:
        """The types of which an expression can be written."""
        known = {"Count", "Truth", "Player", *self.members, *self.selectors}
        known |= {kind.type for kind in self.vocabulary.card_kinds if kind.name == self.kind}
        known |= set(self.quantities)
        while (
            more := {word.gives for word in self.vocabulary.attributes if word.of in known} - known
        ):
            known |= more
        return frozenset(known)

    def can_make(self, operand: Operand) -> bool:
        """Whether something of an operand's type can be written."""
        type_ = base(operand.type)
        if operand.type.endswith("@"):
            return type_ in self.zones
        if operand.type.endswith("*"):
            return type_ in self.selectors or type_ in self.makeable
        return type_ in self.makeable

    def size(self, type_: str) -> int:
        """How many things a loop over things of a type counts for."""
        return PLAYERS if type_ == "Player" else len(self.kind_members(type_)) or ZONE

    def kind_members(self, type_: str) -> tuple[str, ...]:
        """The members of a kind, without their other spellings; none if it is not closed."""
        kind = self.names.kinds.get(type_)
        return kind.members if kind else ()

    def takers_of(self, type_: str) -> list[tuple[Verb, int]]:
        """The verbs with an operand for something of a type (``Lord``, ``Lord*``)."""
        some = self.takers.get(type_, ())
        return [*some, *(() if type_.endswith("*") else self.takers.get(f"{type_}*", ()))]

    # --- cards ----------------------------------------------------------------------------------

    def heads(self, kind: str) -> tuple[HeadWord, ...]:
        """The heads a kind of card may have, but those written among statements."""
        return tuple(
            head
            for head in self.names.heads(kind)
            if head.form != UNTIL and (self.verbs or head.form in {"while", "score"})
        )

    def moments(self, kind: str) -> tuple[str, ...]:
        """What may stand behind ``until my next`` on a kind of card."""
        return tuple(head.word for head in self.names.heads(kind) if head.form == UNTIL)

    def protected_from(self) -> Iterator[tuple[str, str]]:
        """The words for kinds of cards in ``protect``, one and several, with the type."""
        for kind in self.vocabulary.card_kinds:
            yield kind.name, kind.type
            if (plural := self.names.several(kind.type).lower()) != kind.name:
                yield plural, kind.type


def vocabulary_of(ruleset: str | Vocabulary) -> Vocabulary:
    """The vocabulary of a ruleset; a vocabulary is given back.

    Raises:
        UnknownError: No ruleset has that name.
        UnreadableError: It is neither a name nor a vocabulary.
    """
    if isinstance(ruleset, Vocabulary):
        return ruleset
    if not isinstance(ruleset, str):
        raise UnreadableError(f"a ruleset is its name or its vocabulary, not {type(ruleset)}")
    known = vocabularies()
    if ruleset not in known:
        raise UnknownError(f"no ruleset {ruleset[:60]!r}; there are {', '.join(known)}")
    return known[ruleset]


@lru_cache(maxsize=16)
def lexicon(vocabulary: Vocabulary) -> Lexicon:
    """The words of a vocabulary, sorted once."""
    return Lexicon(vocabulary)


def _form(verb: Verb) -> tuple[str, ...]:
    return verb.name, *(operand.label for operand in verb.operands)


def _by(pairs: Iterable[tuple[str, W]]) -> Mapping[str, tuple[W, ...]]:
    found: dict[str, list[W]] = {}
    for key, word in pairs:
        found.setdefault(key, []).append(word)
    return {key: tuple(words) for key, words in found.items()}


def _words(vocabulary: Vocabulary) -> Iterator[str]:
    """Every word that a vocabulary declares."""
    for declared in (
        vocabulary.verbs, vocabulary.selectors, vocabulary.attributes, vocabulary.quantities,
        vocabulary.events, vocabulary.card_kinds, vocabulary.material,
    ):  # fmt: skip
        yield from (word.name for word in declared)
    yield from (head.word for head in vocabulary.heads)
    yield from (field.name for kind in vocabulary.card_kinds for field in kind.fields)
    yield from (name for event in vocabulary.events for name, _type in event.fields)
    for kind in vocabulary.kinds:
        yield from (*kind.members, *(spelling for spelling, _member in kind.spellings))
