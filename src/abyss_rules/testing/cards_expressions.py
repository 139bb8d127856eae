"""Draws well-typed expressions of a vocabulary's words: numbers, conditions, things, members."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from abyss_rules.dsl.names import IT, base, is_many
from abyss_rules.model.vocabulary import QuantityWord
from abyss_rules.testing.cards_draft import Scope
from abyss_rules.testing.cards_things import NamedThings, Things
from abyss_rules.testing.words_tree import (
    AND,
    ATOM,
    COMPARED,
    NOT,
    OR,
    PRODUCT,
    SIGNED,
    SUM,
    WHERE,
    Part,
    Phrase,
    Word,
    within,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_rules.model.vocabulary import AttributeWord, Selector

    Make = Callable[[], Phrase]

#: Numbers that cards name, the simplest first.
_NUMBERS = (1, 0, 2, 3, 5, -1, 10, 99, -2, 9999)
_ORDERED = (">", "<", ">=", "<=", "==", "!=")
#: Where `X of` no longer begins, if there is something simpler.
_DEEPEST = -3


class Expressions(NamedThings):
    """Draws expressions; ``size`` says how deeply they may be nested."""

    # --- by type --------------------------------------------------------------------------------

    def expression(self, type_: str, scope: Scope, size: int, *, seen: bool = False) -> Phrase:
        """What fits where a type is wanted, as an operand declares it, as ``Ally@``."""
        if type_.endswith("@"):
            return self.things(base(type_), scope, size, zone=True).phrase
        if is_many(type_) and self.has_things(base(type_), scope, seen=seen):
            return self.things(base(type_), scope, size, seen=seen).phrase
        return self.one(base(type_), scope, size, seen=seen)

    def one(self, type_: str, scope: Scope, size: int, *, seen: bool = False) -> Phrase:
        """One thing, number or condition; ``seen``: it is looked at, so it must not be hidden."""
        if size > 0:
            made = self.nested(lambda: self._one(type_, scope, size, seen=seen))
        else:
            made = self._one(type_, scope, size, seen=seen)
        made.type = type_
        return made

    def _one(self, type_: str, scope: Scope, size: int, *, seen: bool) -> Phrase:
        if type_ == "Count":
            return self.number(scope, size)
        if type_ == "Truth":
            return self.truth(scope, size)
        ways: list[Make] = []
        if words := self.spelled(type_):
            ways.append(lambda: self.word(self.pick(words), scope))
        if self.named(type_, scope, seen=seen):
            ways.append(lambda: self.name(type_, scope, seen=seen))
        if self.can_read(type_, scope) and (size > _DEEPEST or not ways):
            ways.append(lambda: self.read(type_, scope, size))
        if self.has_things(type_, scope, seen=seen) and (size > 0 or not ways):
            ways.append(lambda: self.top(type_, scope, size, seen=seen))
        return self.pick(ways)()

    # --- numbers --------------------------------------------------------------------------------

    def number(self, scope: Scope, size: int) -> Phrase:
        """A number of any form."""
        ways: list[Make] = [lambda: self.literal(scope)]
        if self.named("Count", scope, seen=False):
            ways.append(lambda: self.name("Count", scope))
        if self.can_read("Count", scope):
            ways.append(lambda: self.read("Count", scope, min(size, 1)))
        if size > 0:
            ways.append(lambda: self.counted(scope, size))
            ways.append(lambda: self.folded(scope, size))
            ways += [lambda: self.reckoned(scope, size)] * 2  # of several forms
        return self.pick(ways)()

    def literal(self, scope: Scope) -> Phrase:
        """A number as written."""
        # One choice, so that nothing else is as simple: Hypothesis likes few choices best.
        number = self.pick(_NUMBERS)
        self.spend(scope, 2 if number < 0 else 1)
        return Phrase("number", [Word(str(number), "number")], SIGNED if number < 0 else ATOM)

    def any_things(self, scope: Scope, size: int, *, seen: bool = False) -> Things:
        """Several things of any type; in every game there are players."""
        types = [t for t in self.lexicon.selectors if self.has_things(t, scope, seen=seen)]
        return self.things(self.pick(types), scope, size, seen=seen)

    def counted(self, scope: Scope, size: int) -> Phrase:
        """``count(lords of me)``."""
        self.spend(scope, 1)
        things = self.any_things(scope, size - 1)
        return Phrase("count", [Word("count", "function"), "(", things.phrase, ")"])

    def folded(self, scope: Scope, size: int) -> Phrase:
        """``sum(r in races, …)``, ``max(lords of me, influence)``, ``distinct(lords, guild)``."""
        named = self.seldom()
        types = [
            type_
            for type_ in self.lexicon.selectors
            if self.has_things(type_, scope, seen=named)
            and self.can_loop(scope, self.lexicon.size(type_))
        ]
        if not types:
            return self.reckoned(scope, size)
        things = self.things(self.pick(types), scope, size - 1, seen=named)
        if not self.can_loop(scope, things.size):
            return Phrase("count", [Word("count", "function"), "(", things.phrase, ")"])
        function = self.pick(("sum", "max", "min", "distinct"))
        binder = self.fresh(things.type, scope)
        inner = self.inside(things, scope).bind(binder.text, things.type)
        head: list[Part] = [Word(function, "function"), "("]
        if named and (uses := self.mentions(binder.text, inner)):
            head += [binder, "in"]
            body = self.pick(uses)()
        else:
            inner = self.inside(things, scope).bind(IT, things.type, unseen=things.unseen)
            kinds = ["Count", *self.compared(inner)] if function == "distinct" else ["Count"]
            body = self.looked_at(self.pick(kinds), inner, size - 1)
            body.type = "" if function == "distinct" else body.type
        return Phrase("fold", [*head, things.phrase, ",", body, ")"])

    def looked_at(self, type_: str, scope: Scope, size: int) -> Phrase:
        """Something of the thing that a fold looks at, mostly a bare property."""
        if self.bare(type_, scope) and not self.seldom(4):
            word = self.pick(self.bare(type_, scope))
            return self.word(Word(word.name, "attribute", word.of), scope, word.weight)
        return self.plain(type_, scope, size)

    def reckoned(self, scope: Scope, size: int) -> Phrase:
        """``2 + threat``, ``max(1, space - 1)``, ``-(1 - threat)``."""
        form = self.pick(("sum", "product", "pair", "negative"))
        left = self.one("Count", scope, size - 1)
        self.spend(scope, 1)
        if form == "negative":
            return Phrase("negative", ["-", within(left, SIGNED)], SIGNED)
        right = self.one("Count", scope, size - 1)
        if form == "pair":
            function = Word(self.pick(("max", "min")), "function")
            return Phrase("pair", [function, "(", left, ",", right, ")"])
        level, signs = (SUM, ("+", "-")) if form == "sum" else (PRODUCT, ("*", "/"))
        sign = Word(self.pick(signs), "operator")
        return Phrase(form, [within(left, level), sign, within(right, level + 1)], level)

    # --- conditions -----------------------------------------------------------------------------

    def truth(self, scope: Scope, size: int) -> Phrase:
        """A condition of any form."""
        ways: list[Make] = [lambda: self.ordered(scope, size), lambda: self.equal(scope, size)]
        if self.can_read("Truth", scope):
            ways.append(lambda: self.read("Truth", scope, min(size, 1)))
        if self.named("Truth", scope, seen=False):
            ways.append(lambda: self.name("Truth", scope))
        if size > 0:
            ways.append(lambda: self.denied(scope, size))
            ways.append(lambda: self.joined(scope, size))
        return self.pick(ways)()

    def ordered(self, scope: Scope, size: int) -> Phrase:
        """``pearls of me > 3``."""
        self.spend(scope, 1)
        left = self.one("Count", scope, size - 1)
        sign = Word(self.pick(_ORDERED), "operator")
        right = self.one("Count", scope, min(size - 1, 0))
        return Phrase("comparison", [within(left, SUM), sign, within(right, SUM)], COMPARED)

    def compared(self, scope: Scope) -> list[str]:
        """The types of which something can be compared here that tells its type by itself."""
        return [
            type_
            for type_ in sorted(self.lexicon.makeable - {"Count", "Truth"})
            if self.named(type_, scope, seen=True)
            or self.can_read(type_, scope)
            or self.has_things(type_, scope, seen=True)
        ]

    def equal(self, scope: Scope, size: int) -> Phrase:
        """``guild of l == mage``, ``it != self``."""
        types = self.compared(scope)
        near = [type_ for type_ in types if self.bare(type_, scope)]
        type_ = self.pick(near if near and not self.seldom(4) else types)
        if words := self.bare(type_, scope):
            word = self.pick(words)
            left = self.word(Word(word.name, "attribute", word.of), scope, word.weight)
        else:
            left = self.plain(type_, scope, size - 1)
        right = self.one(type_, scope, size - 1, seen=True)
        self.spend(scope, 1)
        sign = Word(self.pick(("==", "!=")), "operator")
        sides: list[Part] = [within(left, SUM), sign, within(right, SUM)]
        if self.only_member(right, scope) and self.seldom(8):
            sides.reverse()
        return Phrase("equality", sides, COMPARED)

    def plain(self, type_: str, scope: Scope, size: int) -> Phrase:
        """Something that is looked at and tells its type by itself, as a member does not."""
        if type_ in ("Count", "Truth"):
            return self.one(type_, scope, size)
        ways: list[Make] = []
        if self.named(type_, scope, seen=True):
            ways.append(lambda: self.name(type_, scope, seen=True))
        if self.can_read(type_, scope) and (size > _DEEPEST or not ways):
            ways.append(lambda: self.read(type_, scope, size))
        if self.has_things(type_, scope, seen=True) and (size > 0 or not ways):
            ways.append(lambda: self.top(type_, scope, size, seen=True))
        return self.pick(ways)()

    def only_member(self, phrase: Phrase, scope: Scope) -> bool:
        """Whether an expression is a word that can be nothing but a member."""
        word = phrase.parts[0]
        names = self.lexicon.names
        return (
            isinstance(word, Word)
            and word.role == "member"
            and self.is_free(word.text, scope)
            and word.text not in names.selectors
            and word.text not in names.quantities
        )

    def denied(self, scope: Scope, size: int) -> Phrase:
        """``not disabled``."""
        self.spend(scope, 1)
        of = self.one("Truth", scope, size - 1)
        return Phrase("not", ["not", within(of, NOT)], NOT)

    def joined(self, scope: Scope, size: int) -> Phrase:
        """``not disabled and influence > 4``."""
        self.spend(scope, 1)
        left = self.one("Truth", scope, size - 1)
        right = self.one("Truth", scope, size - 1)
        level, word = self.pick(((AND, "and"), (OR, "or")))
        return Phrase(word, [within(left, level), word, within(right, level + 1)], level)

    # --- what uses a name -----------------------------------------------------------------------

    def mentions(self, name: str, scope: Scope) -> list[Make]:
        """The numbers that use a name, the simplest first; none of what lies face down."""
        bound = scope.find(name)
        if bound is None or (bound.unseen and not is_many(bound.type)):
            return []
        word = Word(name, "name")
        if bound.type == "Count":
            return [lambda: self.word(word, scope)]
        if is_many(bound.type):
            return [lambda: self.count_of(self.word(word, scope), scope)]
        ways: list[Make] = [
            partial(self.number_of, other, word, scope)
            for other in self.lexicon.attributes_of.get(bound.type, ())
            if other.gives == "Count" and self.is_light(other, scope)
        ]
        if bound.type == "Player":
            ways += [
                partial(self.number_of, other, word, scope)
                for other in self.quantities("Count", scope)
                if other.of
            ]
            ways += [
                partial(self.held, other, word, scope)
                for words in self.lexicon.selectors.values()
                for other in words
                if other.of
            ]
        if self.can_loop(scope, self.lexicon.size(bound.type)):
            ways += [
                partial(self.found, other, word, scope)
                for other in self.words_for(bound.type, scope, seen=True)
            ]
        return ways

    def number_of(self, word: AttributeWord | QuantityWord, name: Word, scope: Scope) -> Phrase:
        """A number of what a name stands for."""
        self.spend(scope, word.weight)
        role = "quantity" if isinstance(word, QuantityWord) else "attribute"
        return self.of(Word(word.name, role, word.of), self.word(name, scope))

    def count_of(self, things: Phrase, scope: Scope) -> Phrase:
        """How many things there are."""
        self.spend(scope, 1)
        return Phrase("count", [Word("count", "function"), "(", things, ")"])

    def held(self, word: Selector, name: Word, scope: Scope) -> Phrase:
        """How many things a player has."""
        self.spend(scope, 1)
        head = Word(word.name, "selector", word.of)
        return self.count_of(self.of(head, self.word(name, scope)), scope)

    def found(self, word: Selector, name: Word, scope: Scope) -> Phrase:
        """How often a thing is among others."""
        things = self.selected(word, scope, 0, seen=True, zone=False)
        inner = self.inside(things, scope).bind(IT, things.type)
        self.spend(inner, 3)
        same = Phrase("equality", [Word(IT, "name"), Word("==", "operator"), name], COMPARED)
        where = Phrase("where", [within(things.phrase, OR), "where", same], WHERE)
        return self.count_of(where, scope)
