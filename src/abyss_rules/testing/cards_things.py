"""Draws what an expression names: the card's own names, properties, quantities, several things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.check_work import PLAYERS, WHOM, ZONE
from abyss_rules.dsl.names import IT, ME, base
from abyss_rules.model.vocabulary import QuantityWord
from abyss_rules.testing.cards_draft import Bound, Draft, Scope
from abyss_rules.testing.words_tree import ATOM, OF, OR, WHERE, Phrase, Word, within

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import AttributeWord, Selector

#: What a loop over things costs at least, in steps of what is looped over.
_LOOP = 8


@frozen
class Things:
    """Several things: the words for them, the type of one, how many they count for."""

    phrase: Phrase
    type: str
    size: int
    unseen: bool = False


class NamedThings(Draft):
    """Draws words that stand for something; ``size`` says how deeply they may be nested."""

    # What the subclass adds, which also draws what stands inside.

    def one(self, type_: str, scope: Scope, size: int, *, seen: bool = False) -> Phrase:
        """One thing, number or condition."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    # --- names, members and properties ----------------------------------------------------------

    def word(self, word: Word, scope: Scope, steps: int = 1) -> Phrase:
        """A word that is an expression of its own."""
        self.spend(scope, steps)
        return Phrase("word", [word], ATOM)

    def named(self, type_: str, scope: Scope, *, seen: bool) -> list[Bound]:
        """The names of one thing of a type."""
        return [b for b in scope.names if b.type == type_ and not (seen and b.unseen)]

    def name(self, type_: str, scope: Scope, *, seen: bool = False) -> Phrase:
        """A name of one thing of a type."""
        return self.word(Word(self.pick(self.named(type_, scope, seen=seen)).name, "name"), scope)

    def is_free(self, word: str, scope: Scope, wanted: str = "") -> bool:
        """Whether a bare word means what the vocabulary says, and nothing nearer."""
        it = scope.it
        if it is not None and self.lexicon.names.attribute(word, it.type):
            return False
        return scope.find(word) is None and not self.lexicon.names.member(word, wanted)

    def is_light(self, word: AttributeWord | QuantityWord, scope: Scope) -> bool:
        """Whether a word can be used here as often as is wanted, or takes no more than is left."""
        return word.weight <= 1 or self.affords(scope, 2 * word.weight)

    def bare(self, type_: str, scope: Scope) -> list[AttributeWord]:
        """The properties of the thing that is looked at, which stand without `of`."""
        it = scope.it
        if it is None or it.unseen:
            return []
        return [
            word
            for word in self.lexicon.attributes_of.get(it.type, ())
            if word.gives == type_
            and scope.find(word.name) is None
            and not self.lexicon.names.member(word.name, type_)
            and self.is_light(word, scope)
        ]

    def properties(self, type_: str, scope: Scope, depth: int = 2) -> list[AttributeWord]:
        """The properties that give a type, of things that can be named here."""
        return [
            word
            for word in self.lexicon.attributes.get(type_, ())
            if self.is_light(word, scope) and self.can_look_at(word.of, scope, depth)
        ]

    def can_look_at(self, type_: str, scope: Scope, depth: int = 2) -> bool:
        """Whether one thing of a type can be written here that is not hidden."""
        return bool(
            self.named(type_, scope, seen=True)
            or self.has_things(type_, scope, seen=True)
            or type_ in self.lexicon.members
            or (depth and self.properties(type_, scope, depth - 1))
        )

    def can_read(self, type_: str, scope: Scope) -> bool:
        """Whether some property or quantity gives a type here."""
        return bool(
            self.bare(type_, scope)
            or self.properties(type_, scope)
            or self.quantities(type_, scope)
        )

    def quantities(self, type_: str, scope: Scope) -> list[QuantityWord]:
        """The quantities of the game that give a type."""
        return [
            word
            for word in self.lexicon.quantities.get(type_, ())
            if self.is_light(word, scope)
            and (word.of or self.is_free(word.name, scope, type_))
            and not (word.of and self.lexicon.names.attribute(word.name, "Player"))
        ]

    def read(self, type_: str, scope: Scope, size: int) -> Phrase:
        """A property or a quantity that gives a type, bare or of a thing."""
        bare = self.bare(type_, scope)
        words: list[AttributeWord | QuantityWord] = [*bare]
        words += [*self.properties(type_, scope), *self.quantities(type_, scope)]
        place = self.pick(range(len(words)))
        word = words[place]
        role = "quantity" if isinstance(word, QuantityWord) else "attribute"
        head = Word(word.name, role, word.of)
        if place < len(bare) or not word.of:
            return self.word(head, scope, word.weight)
        self.spend(scope, word.weight)
        return self.of(head, self.one(word.of, scope, size - 1, seen=True))

    def of(self, head: Word, whom: Phrase) -> Phrase:
        """``influence of l``."""
        return Phrase("of", [head, "of", within(whom, OF)], OF)

    def top(self, type_: str, scope: Scope, size: int, *, seen: bool) -> Phrase:
        """The first of several things."""
        self.spend(scope, 1)
        things = self.things(type_, scope, size - 1, seen=seen)
        return self.of(Word("top", "top"), things.phrase)

    # --- several things -------------------------------------------------------------------------

    def has_things(self, type_: str, scope: Scope, *, seen: bool = False) -> bool:
        """Whether several things of a type can be named here."""
        return bool(
            self.many_names(type_, scope, seen=seen) or self.words_for(type_, scope, seen=seen)
        )

    def many_names(self, type_: str, scope: Scope, *, seen: bool) -> list[Bound]:
        """The names of several things of a type."""
        return [b for b in scope.names if b.type == f"{type_}*" and not (seen and b.unseen)]

    def words_for(
        self, type_: str, scope: Scope, *, seen: bool = False, zone: bool = False
    ) -> list[Selector]:
        """The selectors for things of a type."""
        words = self.lexicon.zones if zone else self.lexicon.selectors
        return [
            word
            for word in words.get(type_, ())
            if not (seen and word.sees == "nobody")
            and (word.of or self.is_free(word.name, scope))
            and not (word.of and self.lexicon.names.attribute(word.name, "Player"))
            and (type_ != "Player" or self.affords(scope, self.whom(scope)))
        ]

    def things(
        self, type_: str, scope: Scope, size: int, *, seen: bool = False, zone: bool = False
    ) -> Things:
        """Several things of a type, or those of one zone of one player."""
        names = [] if zone else self.many_names(type_, scope, seen=seen)
        words = self.words_for(type_, scope, seen=seen, zone=zone)
        place = self.pick(range(len(words) + len(names)))
        if place >= len(words):
            bound = names[place - len(words)]
            made = Things(
                self.word(Word(bound.name, "name"), scope),
                type_,
                max(self.lexicon.size(type_), ZONE),
                bound.unseen,
            )
        else:
            made = self.selected(words[place], scope, size, seen=seen, zone=zone)
        if size > 0 and self.can_loop(scope, made.size) and self.seldom(3):
            return self.nested(lambda: self.filtered(made, scope, size))
        return made

    def most(self, type_: str, scope: Scope) -> int:
        """How many things of a type a loop counts for at most; of names nothing is known."""
        named = self.many_names(type_, scope, seen=False)
        return max(self.lexicon.size(type_), ZONE if named else 0)

    def whom(self, scope: Scope) -> int:
        """The steps of a word for several players."""
        return PLAYERS if scope.looping else WHOM

    def selected(
        self, word: Selector, scope: Scope, size: int, *, seen: bool, zone: bool
    ) -> Things:
        """A selector, with its player if it is of one."""
        type_ = base(word.gives)
        self.spend(scope, self.whom(scope) if type_ == "Player" else 1)
        head = Word(word.name, "selector", word.of)
        if not word.of:
            return Things(
                Phrase("word", [head]), type_, self.lexicon.size(type_), word.sees == "nobody"
            )
        hidden = word.sees == "owner" and not scope.ended
        if seen and hidden:
            whose = self.word(Word(ME, "name"), scope)
        elif zone or not self.has_things("Player", scope) or not self.seldom(3):
            whose = self.one("Player", scope, size - 1)
        else:
            whose = self.things("Player", scope, size - 1).phrase
        mine = list(whose.tokens()) == [ME]
        unseen = word.sees == "nobody" or (hidden and not mine)
        return Things(self.of(head, whose), type_, self.lexicon.size(type_), unseen)

    def can_loop(self, scope: Scope, size: int) -> bool:
        """Whether a loop over so many things can be begun here."""
        return self.affords(scope, (0 if scope.looping else WHOM) + _LOOP * size)

    def inside(self, things: Things, scope: Scope) -> Scope:
        """The scope within a loop over things, whose work is paid for."""
        if not scope.looping:
            self.spend(scope, WHOM)
        inner = scope.repeated(things.size, looping=True)
        self.spend(inner, 1)
        return inner

    def filtered(self, things: Things, scope: Scope, size: int, *, chosen: bool = False) -> Things:
        """Those of several things for which a condition holds; who chooses looks at them."""
        inner = self.inside(things, scope)
        inner = inner.bind(IT, things.type, unseen=things.unseen and not chosen)
        condition = within(self.one("Truth", inner, size - 1), OR)
        phrase = Phrase("where", [within(things.phrase, OR), "where", condition], WHERE)
        return Things(phrase, things.type, things.size, things.unseen)
