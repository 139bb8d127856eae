"""A vocabulary's words by name, and its types in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from abyss_rules.model.cards import MessageFile
    from abyss_rules.model.vocabulary import (
        AttributeWord,
        CardKind,
        EventWord,
        FieldWord,
        HeadWord,
        Kind,
        QuantityWord,
        Selector,
        Verb,
        Vocabulary,
    )

#: The type of what could not be understood; it fits everywhere, so that one fault is told once.
UNKNOWN = "?"

#: Names that every card knows: the owner, the card itself and what is being filtered.
ME, SELF, IT = "me", "self", "it"
#: How authors call the owner of a card.
OWNER_WORDS = frozenset({"controller", "i", ME, "myself", "owner", "you", "yourself"})
#: What answers an event knows whose event it is.
ACTOR = "actor"


def base(type_: str) -> str:
    """The type of one thing: ``Lord`` of ``Lord*``."""
    return type_.rstrip("*@")


def is_many(type_: str) -> bool:
    """Whether a type means any number of things."""
    return type_.endswith(("*", "@"))


class Names:
    """The words of one ruleset by name, with those of the others for better messages."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        others: Mapping[str, Vocabulary],
        messages: tuple[MessageFile, ...] = (),
    ) -> None:
        self.vocabulary = vocabulary
        #: What the pack that is checked calls the words itself.
        self.messages = messages
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in vocabulary.kinds}
        self.card_kinds: dict[str, CardKind] = {k.name: k for k in vocabulary.card_kinds}
        self.selectors = {word.name: word for word in vocabulary.selectors}
        self.quantities = {word.name: word for word in vocabulary.quantities}
        self.events: dict[str, EventWord] = {word.name: word for word in vocabulary.events}
        self.verbs: dict[str, list[Verb]] = {}
        for verb in vocabulary.verbs:
            self.verbs.setdefault(verb.name, []).append(verb)
        #: The verbs by what else authors call them.
        self.called: dict[str, list[Verb]] = {}
        for verb in vocabulary.verbs:
            for other in verb.called:
                self.called.setdefault(other, []).append(verb)
        self.attributes: dict[str, list[AttributeWord]] = {}
        for attribute in vocabulary.attributes:
            self.attributes.setdefault(attribute.name, []).append(attribute)
        #: Of each spelling of a member: the kinds that have it and the member's own name.
        self.members: dict[str, list[tuple[str, str]]] = {}
        for kind in vocabulary.kinds:
            for spelling, member in self.spellings(kind).items():
                self.members.setdefault(spelling, []).append((kind.name, member))
        self._called_elsewhere = {
            called
            for name, other in others.items()
            if name != vocabulary.ruleset
            for verb in other.verbs
            for called in verb.called
        }
        self._own = all_words(vocabulary)
        self._others = {
            name: all_words(other) for name, other in others.items() if name != vocabulary.ruleset
        }

    def meant_by(self, word: str) -> list[Verb]:
        """The verbs that do what authors call so, also where it is said of somebody else."""
        plain = word.lower()
        own = [plain, plain.removesuffix("s"), plain.removesuffix("es")]
        return next((self.called[one] for one in own if one in self.called), [])

    def field_meant(self, said: str, fields: Mapping[str, FieldWord], owner: str) -> str:
        """The field, or head like one, that authors call so, or that has it as its value.

        With the value behind it in that case; "" if it is none or several. ``owner`` is who has it.
        """
        scores = [
            head.form
            for head in self.vocabulary.heads
            if said.lower() in head.called
            and not head.word
            and owner.rpartition(" ")[2] in head.cards
        ]
        valued = [
            f"{field.name} {said}"
            for field in fields.values()
            if (kind := self.kinds.get(field.shape)) and said in kind.members
        ]
        found = called_so(said, fields.values()) or scores or valued
        return found[0] if len(found) == 1 else ""

    def not_among(self, field: FieldWord | None, said: Sequence[str]) -> str:
        """What a field's values are, where one that is written is none of them; "" if it is one."""
        kind = self.kinds.get(field.shape) if field else None
        if kind is None or not kind.members or set(said) <= self.spellings(kind).keys():
            return ""
        return f"; {self.one(kind.name)} is one of {quoted(kind.members)}"

    def spellings(self, kind: Kind) -> dict[str, str]:
        """The members of a closed kind by each of their spellings."""
        return {member: member for member in kind.members} | dict(kind.spellings)

    def member(self, spelling: str, kind: str) -> str | None:
        """The member of a kind that a word means."""
        return next((m for k, m in self.members.get(spelling, ()) if k == kind), None)

    def attribute(self, name: str, of: str) -> AttributeWord | None:
        """The property of that name of things of that type."""
        return next((a for a in self.attributes.get(name, ()) if a.of == of), None)

    def heads(self, card_kind: str) -> list[HeadWord]:
        """The heads a kind of card may have."""
        return [head for head in self.vocabulary.heads if card_kind in head.cards]

    def foreign(self, word: str) -> str:
        """The ruleset that knows a word which this one does not know, or ""."""
        if word in self._own:
            return ""
        return next((name for name, words in self._others.items() if word in words), "")

    def is_called_elsewhere(self, word: str) -> bool:
        """Whether authors call a verb of another ruleset so: then it is misspelt in none."""
        return word.lower() in self._called_elsewhere

    def value_called(self, said: str, of: str = "") -> list[str]:
        """The words for values that authors call so, with whose they are: `chamber of me`.

        Of a thing that is looked at, its type ``of``, a property stands alone.
        """
        own = [w for w in self.vocabulary.attributes if not of or w.of == of]
        found = called_so(said, own)
        found += [
            f"{name} of {ME}" if self.selectors[name].of else name
            for name in called_so(said, self.selectors.values())
        ]
        return list(dict.fromkeys(found))

    def is_value_word(self, word: str) -> bool:
        """Whether a word already means something where values stand."""
        return any(
            word in words
            for words in (self.members, self.selectors, self.quantities, self.attributes)
        )

    # --- types in words -------------------------------------------------------------------------

    def one(self, type_: str) -> str:
        """``a Lord``."""
        return with_article(self._noun(type_)[0])

    def several(self, type_: str) -> str:
        """``Lords``."""
        return self._noun(type_)[1]

    def spoken(self, type_: str) -> str:
        """``a Lord`` or ``several Lords``."""
        return f"several {self.several(type_)}" if is_many(type_) else self.one(type_)

    def _noun(self, type_: str) -> tuple[str, str]:
        kind = self.kinds.get(base(type_))
        if kind and kind.noun[0]:
            return kind.noun
        return base(type_), base(type_)


def called_so(
    said: str,
    words: Iterable[AttributeWord | EventWord | FieldWord | QuantityWord | Selector],
) -> list[str]:
    """The words that authors call so."""
    return [word.name for word in words if said.lower() in word.called]


def with_article(noun: str) -> str:
    """A noun with the article it takes."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def quoted(words: Iterable[str]) -> str:
    """``a``, ``b`` and ``c``, each as code."""
    *most, last = [f"`{word}`" for word in words] or [""]
    return f"{', '.join(most)} or {last}" if most else last


def all_words(vocabulary: Vocabulary) -> frozenset[str]:
    """The words that cards of a ruleset may use, but for those of every ruleset."""
    words = {
        *(verb.name for verb in vocabulary.verbs),
        *(selector.name for selector in vocabulary.selectors),
        *(attribute.name for attribute in vocabulary.attributes),
        *(quantity.name for quantity in vocabulary.quantities),
        *(event.name for event in vocabulary.events),
        *(head.word for head in vocabulary.heads),
        *(field.name for field in vocabulary.material),
        *(kind.name for kind in vocabulary.card_kinds),
        *(field.name for kind in vocabulary.card_kinds for field in kind.fields),
    }
    for kind in vocabulary.kinds:
        words |= {*kind.members, *(spelling for spelling, _ in kind.spellings)}
    return frozenset(words)
