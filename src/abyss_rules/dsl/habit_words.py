"""The words of a ruleset as far as habits of authors are told with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import field, frozen

from abyss_rules.dsl.names import ME, OWNER_WORDS, all_words
from abyss_rules.dsl.spelling import certain

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from abyss_rules.model.vocabulary import Vocabulary

#: The head that is a statement.
_UNTIL = "until my next"
#: How an event is answered by statements.
_ANSWERS = ("after", "at")
#: How authors say which players something is for.
PLAYERS = r"(?:(?P<article>each|every|all|any|the|an?)\s+)?(?P<whom>\w+)"
_EVERYBODY = "players"


@frozen
class Moment:
    """When a card does something: a head, or an event in one, and the words it is told with."""

    form: str
    word: str
    #: The kinds of cards that have it; of an event none, as it stands in a head.
    cards: tuple[str, ...]
    called: frozenset[str]

    @property
    def is_event(self) -> bool:
        """Whether it is an event, which stands in a head for what holds on."""
        return not self.cards


@frozen
class Words:
    """The words of a ruleset that habits are told with; there are none before it is known."""

    #: The heads in the order of the vocabulary, and behind them the events.
    moments: tuple[Moment, ...] = ()
    #: How long a standing effect in a power holds.
    times: tuple[tuple[str, str], ...] = ()
    #: The verbs, and what else authors call them.
    verbs: frozenset[str] = frozenset()
    kinds: tuple[str, ...] = ()
    #: The words for several players, for several things of any sort, and for what a player has.
    players: frozenset[str] = field(factory=frozenset)
    several: frozenset[str] = field(factory=frozenset)
    owned: frozenset[str] = field(factory=frozenset)
    #: What standing effects change, the fields of cards, those for a number, and what are numbers.
    changeable: frozenset[str] = field(factory=frozenset)
    fields: frozenset[str] = field(factory=frozenset)
    counts: frozenset[str] = field(factory=frozenset)
    numbers: frozenset[str] = field(factory=frozenset)
    #: The properties of things.
    properties: frozenset[str] = field(factory=frozenset)
    #: The members of kinds, such as guilds; and verbs by what else authors call them.
    members: frozenset[str] = field(factory=frozenset)
    meant: dict[str, str] = field(factory=dict)
    #: The fields of each kind of card.
    fields_of: dict[str, frozenset[str]] = field(factory=dict)
    #: The names of several words, by these in small letters.
    compounds: dict[str, str] = field(factory=dict)
    #: What somebody has so many of.
    resources: frozenset[str] = field(factory=frozenset)
    #: What one of several things is, and what the verbs take that take nothing `from` somewhere.
    gives: dict[str, str] = field(factory=dict)
    takes: dict[str, frozenset[str]] = field(factory=dict)
    #: What the forms of each verb take: the words before the operands, and their types.
    forms: dict[str, tuple[tuple[tuple[str, str], ...], ...]] = field(factory=dict)
    #: The condition that a thing of a type has none of what is called so: `key == none`.
    lacks: dict[tuple[str, str], str] = field(factory=dict)
    #: What can be given away by those who have so many of it.
    priced: frozenset[str] = field(factory=frozenset)
    #: Every word of the ruleset, and of fields that all cards have.
    every: frozenset[str] = field(factory=frozenset)
    #: By the type of things and what one of them may be: the property, and what it is then.
    asked: dict[tuple[str, str], tuple[str, str]] = field(factory=dict)
    #: The kinds by what one or several are called; and those that are no cards, but hold some.
    nouns: dict[str, frozenset[str]] = field(factory=dict)
    holding: frozenset[str] = frozenset()
    #: By what authors call it, what others do with so many of something, and what is taken from
    #: them: the verb, and the word before whose it is.
    by_others: dict[str, tuple[str, str]] = field(factory=dict)
    from_others: dict[str, tuple[str, str]] = field(factory=dict)
    #: The kind of the card that is read, "" as long as it is not known.
    kind: str = ""

    @classmethod
    def of(cls, vocabulary: Vocabulary, common: Iterable[str] = ()) -> Words:
        """The words of a vocabulary, with the fields that all cards have in common."""
        owned = [word.name for word in vocabulary.selectors if word.of == "Player"]
        owned += [word.name for word in vocabulary.quantities if word.of == "Player"]
        return cls(
            tuple(_moments(vocabulary)),
            tuple((head.form, head.word) for head in vocabulary.heads if head.form == _UNTIL),
            frozenset(word for verb in vocabulary.verbs for word in (verb.name, *verb.called)),
            tuple(kind.name for kind in vocabulary.card_kinds),
            frozenset(word.name for word in vocabulary.selectors if word.gives == "Player*"),
            frozenset(word.name for word in vocabulary.selectors if word.gives.endswith("*")),
            frozenset(owned),
            frozenset(word.name for word in vocabulary.quantities if word.modes),
            frozenset(
                (*common, *(one.name for kind in vocabulary.card_kinds for one in kind.fields))
            ),
            frozenset(
                one.name
                for kind in vocabulary.card_kinds
                for one in kind.fields
                if one.shape == "Count"
            ),
            frozenset(word.name for word in vocabulary.quantities if word.readable),
            frozenset(word.name for word in vocabulary.attributes),
            frozenset(member for kind in vocabulary.kinds for member in kind.members),
            _meant(vocabulary),
            {
                kind.name: frozenset((*common, *(one.name for one in kind.fields)))
                for kind in vocabulary.card_kinds
            },
            {name.casefold(): name for name in _names(vocabulary) if "_" in name},
            _resources(vocabulary),
            {word.name: word.gives.rstrip("*@") for word in vocabulary.selectors},
            _takes(vocabulary),
            _forms(vocabulary),
            dict(_lacks(vocabulary)),
            priced=_priced(vocabulary),
            every=all_words(vocabulary) | {*common},
            asked=dict(_asked(vocabulary)),
            nouns=_nouns(vocabulary),
            holding=frozenset(kind.name for kind in vocabulary.kinds if kind.holds),
            by_others=dict(_done_by(vocabulary, "subject")),
            from_others=dict(_done_by(vocabulary, "other")),
        )

    @property
    def heads(self) -> tuple[tuple[str, str], ...]:
        """The heads that the card can have, by their forms and words."""
        return tuple((one.form, one.word) for one in self.possible() if not one.is_event)

    @property
    def standing(self) -> dict[str, frozenset[str]]:
        """What stands behind the second phrase of a standing effect, not behind its first."""
        cards = frozenset(f"{kind}{ending}" for kind in self.kinds for ending in ("", "s"))
        return {"protect": cards, "add": self.changeable}

    def possible(self) -> list[Moment]:
        """The heads that the card can have, and the events if one of these is for them."""
        anybody = self.kind not in self.kinds
        heads = [one for one in self.moments if one.cards and (anybody or self.kind in one.cards)]
        holds_on = any(one.form == "while" for one in heads)
        return [*heads, *(one for one in self.moments if one.is_event and holds_on)]

    def a_name(self, thing: str, taken: Container[str] = ()) -> str:
        """A name for one of several things that is not taken: `l` for a Lord; or ""."""
        first = thing if thing in self.players else self.gives.get(thing, thing)
        return next((one for one in (first[0].lower(), "x", "y") if one not in taken), "")

    def compound(self, said: str) -> str:
        """The name of several words that these are, joined with `_`, in either number; or ""."""
        plain = said.casefold()
        tried = (plain, f"{plain}s", plain.removesuffix("s"))
        return next((self.compounds[one] for one in tried if one in self.compounds), "")

    def things(self, said: str) -> str:
        """The word for several things that one is, in either number, or ""."""
        return said if said in self.several else certain(said, self.several)

    def takes_player(self, verb: str, label: str) -> bool:
        """Whether a verb, or the one that is called so, takes a player behind a word."""
        forms = self.forms.get(self.meant.get(verb, verb), ())
        return any((label, "Player") in form for form in forms)

    def others_with_player(self, verb: str, label: str) -> list[str]:
        """The verbs that take what a verb does, and behind that a player behind a word."""
        wanted = {(*form, (label, "Player")) for form in self.forms.get(verb, ())}
        return [name for name, forms in self.forms.items() if wanted & set(forms)]

    def players_called(self, said: str) -> str:
        """The word for the owner of a card or for several players, by what authors say; or ""."""
        if said.lower() in OWNER_WORDS:
            return ME
        things = self.things(said)
        return things if things in self.players else ""

    def counted(self, said: str, of: str, where: str = "") -> str:
        """How many there are of what one thing is called so, as a number; or ""."""
        if thing := self.things(said):
            return f"count({self.of_me(thing, of)}{where.rstrip()})"
        if len(which := self.with_member(said, of)) == 1 and not where.strip():
            return f"count({which[0]})"
        number = next((one for one in (said, f"{said}s") if one in self.numbers), "")
        if number not in self.owned or where.strip():
            return ""
        return f"{number}{of or f' of {ME}'}"

    def member(self, said: str) -> str:
        """The member of a kind that a word is, in either number, or ""."""
        return said if said in self.members else certain(said, self.members)

    def asked_of(self, things: str, said: str) -> str:
        """The condition that one of some things is what authors call so; "" if none can be it."""
        found = self.asked.get((self.gives.get(things, ""), self.member(said)))
        return f"{found[0]} == {found[1]}" if found else ""

    def with_member(self, said: str, of: str = "") -> list[str]:
        """How the things of a player are written that are what authors call so: `mages of me`.

        Where the things have a word that is no other than what one of them is called, only these.
        """
        things = [one for one in self.gives if one in self.owned and self.asked_of(one, said)]
        plain = [one for one in things if one.removesuffix("s") == self.gives[one].lower()]
        whose = of or f" of {ME}"
        return [f"{one}{whose} where {self.asked_of(one, said)}" for one in plain or things]

    def are_others(self, things: str, said: str) -> bool:
        """Whether what authors call so is another thing than each of some things is."""
        gives = self.gives.get(things, "")
        if said.lower() in ("card", "cards"):
            return gives in self.holding
        kinds = self.nouns.get(said.lower())
        return kinds is not None and gives not in kinds

    def is_called(self, things: str, said: str) -> bool:
        """Whether authors call each of some things so, and no more than what it is."""
        gives = self.gives.get(things, "")
        if said.lower() in ("card", "cards"):
            return gives not in self.holding
        return gives in self.nouns.get(said.lower(), ()) or self.things(said) == things

    def others(self, players: str) -> str:
        """The word for players without the owner of the card: that of them, if there is one."""
        alone = self.players - {_EVERYBODY}
        return next(iter(alone)) if players == _EVERYBODY and len(alone) == 1 else players

    def number(self, said: str) -> str:
        """The number of what a player has that is called so, in either number, or ""."""
        tried = (one for one in (said, f"{said}s") if one in self.numbers & self.owned)
        return next(tried, "")

    def is_number(self, said: str) -> bool:
        """Whether it is a number as it stands in an expression: ``threat``, ``pearls of me``."""
        what, *whose = said.split(" of ")
        return what in self.numbers and all(one.isidentifier() for one in whose)

    def of_me(self, things: str, of: str) -> str:
        """Things with whose they are: the owner's, if it is not said and they are a player's."""
        return f"{things} of {ME}" if not of and things in self.owned else f"{things}{of}"


def owner_too(article: str | None, players: str) -> bool:
    """Whether players may be called so, with this article, of whom the owner alone is meant."""
    return article == "the" and players == _EVERYBODY


def _meant(vocabulary: Vocabulary) -> dict[str, str]:
    """The verbs by their names, and by what else they are called; of several the first."""
    meant = {word: verb.name for verb in reversed(vocabulary.verbs) for word in verb.called}
    return meant | {verb.name: verb.name for verb in vocabulary.verbs}


def _resources(vocabulary: Vocabulary) -> frozenset[str]:
    """The members of what the verb for getting something takes."""
    get = _meant(vocabulary).get("get")
    kinds = {
        one.type
        for verb in vocabulary.verbs
        if verb.name == get
        for one in verb.operands
        if not one.label
    }
    return frozenset(
        member for kind in vocabulary.kinds if kind.name in kinds for member in kind.members
    )


def _nouns(vocabulary: Vocabulary) -> dict[str, frozenset[str]]:
    """The kinds of things by each word of what they are called."""
    found: dict[str, frozenset[str]] = {}
    for kind in vocabulary.kinds:
        for word in " ".join(kind.noun).lower().split() if not kind.members else ():
            found[word] = found.get(word, frozenset()) | {kind.name}
    return found


def _asked(vocabulary: Vocabulary) -> Iterator[tuple[tuple[str, str], tuple[str, str]]]:
    """By things and what one of them may be: the property, and the member as it is asked for."""
    kinds = {kind.name: kind for kind in vocabulary.kinds}
    for word in vocabulary.attributes:
        kind = kinds.get(word.gives)
        for member in kind.members if kind else ():
            yield (word.of, member), (word.name, member)


def _done_by(vocabulary: Vocabulary, whose: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """What is done with so many of something by another player, or taken from one."""
    closed = {kind.name for kind in vocabulary.kinds if kind.members}
    for verb in vocabulary.verbs:
        begun = [one.type if one.type not in closed else "" for one in verb.operands[:-1]]
        if begun == ["Count", ""] and verb.operands[-1].name == getattr(verb, whose):
            for called in (verb.name, *verb.called):
                yield called, (verb.name, verb.operands[-1].label)


def _priced(vocabulary: Vocabulary) -> frozenset[str]:
    """What is paid in the example of its verb: other numbers count what nobody can give away."""
    pay = _meant(vocabulary).get("pay")
    said = (verb.example for verb in vocabulary.verbs if verb.name == pay)
    return frozenset(re.findall(r"\w+", " ".join(said)))


def _takes(vocabulary: Vocabulary) -> dict[str, frozenset[str]]:
    """What the verbs take that take nothing `from` somewhere."""
    taken: dict[str, frozenset[str]] = {}
    from_: set[str] = set()
    for verb in vocabulary.verbs:
        plain = frozenset(one.type for one in verb.operands if not one.label)
        taken[verb.name] = taken.get(verb.name, frozenset()) | plain
        from_ |= {verb.name for one in verb.operands if one.label == "from"}
    return {name: types for name, types in taken.items() if name not in from_}


def _forms(vocabulary: Vocabulary) -> dict[str, tuple[tuple[tuple[str, str], ...], ...]]:
    forms: dict[str, tuple[tuple[tuple[str, str], ...], ...]] = {}
    for verb in vocabulary.verbs:
        form = tuple((one.label, one.type) for one in verb.operands)
        forms[verb.name] = (*forms.get(verb.name, ()), form)
    return forms


def _lacks(vocabulary: Vocabulary) -> Iterator[tuple[tuple[str, str], str]]:
    """By the type of a thing and what authors call a property: the condition that it has none."""
    none = {kind.name: "none" for kind in vocabulary.kinds if "none" in kind.members}
    for word in vocabulary.attributes:
        sign = "0" if word.gives == "Count" else none.get(word.gives)
        for said in (word.name, *word.called) if sign else ():
            yield (word.of, said), f"{word.name} == {sign}"


def _moments(vocabulary: Vocabulary) -> Iterator[Moment]:
    for head in vocabulary.heads:
        if head.word and head.form != _UNTIL:
            yield Moment(head.form, head.word, head.cards, frozenset((*head.called, head.word)))
    for event in vocabulary.events:
        for timing in event.timings:
            if timing in _ANSWERS:
                yield Moment(timing, event.name, (), frozenset((*event.called, event.name)))


def _names(vocabulary: Vocabulary) -> Iterator[str]:
    """The names that stand in what cards do."""
    for words in (
        vocabulary.verbs,
        vocabulary.selectors,
        vocabulary.attributes,
        vocabulary.quantities,
        vocabulary.events,
    ):
        yield from (word.name for word in words)
    yield from (head.word for head in vocabulary.heads)
    for kind in vocabulary.kinds:
        yield from (*kind.members, *(spelling for spelling, _ in kind.spellings))
