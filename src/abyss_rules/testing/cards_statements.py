"""Draws statements: what a card does, each name that it binds used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_work import ACT, UNTIL
from abyss_rules.dsl.names import SELF, base, is_many
from abyss_rules.testing.cards_draft import Bound, Scope, scope_of
from abyss_rules.testing.cards_expressions import Expressions
from abyss_rules.testing.words_tree import COMPARED, OF, SUM, Part, Phrase, Word, within

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from abyss_rules.model.vocabulary import Verb
    from abyss_rules.testing.cards_things import Things

    Make = Callable[[], Phrase]
    #: Statements, and the names that are known behind them.
    Done = tuple[list[Phrase], Scope]

#: The most statements that are drawn for one block, beside those that use what others bind.
_MOST = 3


class Statements(Expressions):
    """Draws statements; ``size`` says how deeply they may be nested."""

    def standing(self, scope: Scope, size: int) -> Phrase:
        """What holds on, in braces."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    # --- blocks ---------------------------------------------------------------------------------

    def block(self, scope: Scope, size: int, used: str = "") -> Phrase:
        """Statements in braces, the first of which uses a name if there is one to be used."""
        made = [self.nested(lambda: self.use(used, scope, size))] if used else []
        least = 0 if used else 1
        most = _MOST if size > 0 else least
        for _ in range(self.how_many(least, most)):
            more, scope = self.statement(scope, size)
            made += more
        return Phrase("block", ["{", *made, "}"])

    def statement(self, scope: Scope, size: int) -> Done:
        """A statement of any form, with what uses the name that it binds."""
        return self.nested(lambda: self.pick(self.statements(scope, size))(scope, size))

    def statements(self, scope: Scope, size: int) -> list[Callable[[Scope, int], Done]]:
        """The forms of statements that can stand here, the plainest first."""
        ways: list[Callable[[Scope, int], Done]] = [self.only(self.act)]
        if size > 0 and self.affords(scope, 3 * ACT):
            ways += [self.choose, self.only(self.may), self.only(self.if_), self.let]
            if self.moments(scope) and self.affords(scope, 2 * UNTIL):
                ways.append(self.only(self.until))
            if self.loops(scope):
                ways.append(self.only(self.each))
            if self.lexicon.waiting and self.loops(scope, waiting=True):
                ways.append(self.only(self.together))
            ways.append(self.choose_several)
        return ways

    @staticmethod
    def only(make: Callable[[Scope, int], Phrase]) -> Callable[[Scope, int], Done]:
        """A statement that binds no name."""
        return lambda scope, size: ([make(scope, size)], scope)

    # --- verbs ----------------------------------------------------------------------------------

    def act(self, scope: Scope, size: int) -> Phrase:
        """A verb with its operands."""
        names = dict.fromkeys(verb.name for verb in self.lexicon.verbs)
        name = self.pick(tuple(names))
        verb = self.pick([verb for verb in self.lexicon.verbs if verb.name == name])
        return self.with_operands(verb, scope, size)

    def with_operands(
        self, verb: Verb, scope: Scope, size: int, place: int = -1, given: Phrase | None = None
    ) -> Phrase:
        """A verb with operands, of which one may be given."""
        self.spend(scope, ACT)
        parts: list[Part] = [Word(verb.name, "verb")]
        for number, operand in enumerate(verb.operands):
            value = given if number == place else None
            if value is None:
                value = self.expression(operand.type, scope, size - 1)
            value.type = operand.type
            if operand.label:
                parts.append(Word(operand.label, "label"))
            elif number > 0:
                value = within(value, OF)
            parts.append(value)
        return Phrase("act", [*parts, ";"], type=verb.key)

    # --- what is bound --------------------------------------------------------------------------

    def choose(self, scope: Scope, size: int) -> Done:
        """``choose l from court;``, and what is done with it."""
        over, by = self.chosen_from(scope, size)
        binder = self.fresh(over.type, scope)
        made = Phrase("choose", ["choose", binder, "from", over.phrase, *by, ";"])
        inner = scope.bind(binder.text, over.type)
        return [made, self.use(binder.text, inner, size - 1)], inner

    def choose_several(self, scope: Scope, size: int) -> Done:
        """``choose 2 from court as pair;``, and what is done with them."""
        over, by = self.chosen_from(scope, size)
        binder = self.fresh(over.type, scope)
        number = Word(str(self.pick((2, 1, 3))), "number")
        made = Phrase(
            "choose_several", ["choose", number, "from", over.phrase, "as", binder, *by, ";"]
        )
        inner = scope.bind(binder.text, f"{over.type}*")
        return [made, self.use(binder.text, inner, size - 1)], inner

    def chosen_from(self, scope: Scope, size: int) -> tuple[Things, list[Part]]:
        """What is chosen from, and who chooses if not the owner."""
        types = [type_ for type_ in self.lexicon.selectors if self.has_things(type_, scope)]
        over = self.things(self.pick(types), scope, 0)
        if self.can_loop(scope, over.size) and self.seldom():
            over = self.nested(lambda: self.filtered(over, scope, size, chosen=True))
        by: list[Part] = []
        if self.seldom(4):
            by = ["by", self.nested(lambda: self.one("Player", scope, 0))]
        return over, by

    def let(self, scope: Scope, size: int) -> Done:
        """``let prize = threat + 1;``, and what is done with it."""
        hidden = [
            type_
            for type_ in self.lexicon.selectors
            if self.has_things(type_, scope) and self.lexicon.takers_of(type_)
        ]
        form = self.pick(("Count", "Truth", "one", "many", "top")[: 4 + bool(hidden)])
        unseen = False
        if form == "one":
            type_ = self.pick(self.compared(scope))
            value = self.plain(type_, scope, size - 1)
        elif form == "many":
            over = self.any_things(scope, 1, seen=True)
            type_, value = f"{over.type}*", over.phrase
        elif form == "top":
            over = self.things(self.pick(hidden), scope, 0)
            type_, unseen = over.type, over.unseen
            value = self.of(Word("top", "top"), over.phrase)
        else:
            type_ = form
            value = self.one(form, scope, size)
            value.type = ""
        binder = self.fresh(type_, scope)
        inner = scope.bind(binder.text, type_, unseen=unseen)
        made = Phrase("let", ["let", binder, "=", value, ";"])
        return [made, self.use(binder.text, inner, size - 1)], inner

    # --- loops and conditions -------------------------------------------------------------------

    def loops(self, scope: Scope, *, waiting: bool = False) -> list[str]:
        """The types over whose things a loop can go here, with something to be done with each."""
        return [
            type_
            for type_ in self.lexicon.selectors
            if self.has_things(type_, scope, seen=self.must_see(type_, waiting=waiting))
            and self.affords(scope, 4 * ACT * self.most(type_, scope))
            and (not waiting or self.can_wait(type_, scope))
        ]

    def can_wait(self, type_: str, scope: Scope) -> bool:
        """Whether a verb that can wait does something with a thing of a type."""
        inner = scope.repeated(self.most(type_, scope))
        return bool(self.uses(Bound("", type_), inner, 0, waiting=True))

    def must_see(self, type_: str, *, waiting: bool = False) -> bool:
        """Whether nothing can be done with things of a type that lie face down."""
        return waiting or not self.lexicon.takers_of(type_)

    def each(self, scope: Scope, size: int) -> Phrase:
        """``each o in opponents { … }``."""
        type_ = self.pick(self.loops(scope))
        over = self.things(type_, scope, min(size - 1, 1), seen=self.must_see(type_))
        binder = self.fresh(over.type, scope)
        inner = scope.repeated(over.size).bind(binder.text, over.type, unseen=over.unseen)
        self.spend(scope, over.size)
        body = self.block(inner, size - 1, binder.text)
        return Phrase("each", ["each", binder, "in", over.phrase, body])

    def together(self, scope: Scope, size: int) -> Phrase:
        """``each o in opponents together { … }``: only verbs whose effect can wait stand in it."""
        over = self.things(self.pick(self.loops(scope, waiting=True)), scope, 0, seen=True)
        binder = self.fresh(over.type, scope)
        inner = scope.repeated(over.size).bind(binder.text, over.type)
        self.spend(scope, over.size)
        uses = self.uses(Bound(binder.text, over.type), inner, size - 1, waiting=True)
        if not uses:  # what was looped over has left no room for them
            return self.act(scope, size)
        made = [self.pick(uses)()]
        if self.seldom(4):
            made.append(self.nested(lambda: self.waiting(inner, size - 1)))
        body = Phrase("waiting", ["{", *made, "}"])
        return Phrase("together", ["each", binder, "in", over.phrase, "together", body])

    def waiting(self, scope: Scope, size: int) -> Phrase:
        """A verb whose effect can wait, with any operands."""
        return self.with_operands(self.pick(self.lexicon.waiting), scope, size)

    def may(self, scope: Scope, size: int) -> Phrase:
        """``may when pearls of me >= 5 { … }``."""
        when = self.when(scope, size - 1)
        return Phrase("may", ["may", *when, self.block(scope, size - 1)])

    def when(self, scope: Scope, size: int) -> list[Part]:
        """``when`` with a condition, or nothing."""
        if not self.seldom():
            return []
        return ["when", self.nested(lambda: self.one("Truth", scope, size))]

    def if_(self, scope: Scope, size: int, condition: Phrase | None = None) -> Phrase:
        """``if threat > 3 { … } else { … }``."""
        condition = condition or self.one("Truth", scope, size - 1)
        parts: list[Part] = ["if", condition, self.block(scope, size - 1)]
        if size > 0 and self.affords(scope, 3 * ACT) and self.seldom(3):
            parts += ["else", self.nested(lambda: self.otherwise(scope, size - 1))]
        return Phrase("if", parts)

    def otherwise(self, scope: Scope, size: int) -> Phrase:
        """What stands behind ``else``."""
        return (self.if_ if self.seldom(3) else self.block)(scope, size)

    def moments(self, scope: Scope) -> Sequence[str]:
        """The moments until which something can hold on."""
        return self.lexicon.moments(scope.card)

    def until(self, scope: Scope, size: int) -> Phrase:
        """``until my next turn { … }``: what holds on knows no name of the power."""
        self.spend(scope, UNTIL)
        own = scope.find(SELF)
        inner = scope_of(own.type if own else "", scope.card).repeated(scope.times)
        word = Word(self.pick(self.moments(scope)), "moment")
        return Phrase("until", ["until", "my", "next", word, self.standing(inner, size - 1)])

    # --- using a name ---------------------------------------------------------------------------

    def use(self, name: str, scope: Scope, size: int) -> Phrase:
        """A statement that uses a name."""
        bound = scope.find(name)
        if bound is None:
            return self.act(scope, size)
        return self.pick(self.uses(bound, scope, size))()

    def uses(self, bound: Bound, scope: Scope, size: int, *, waiting: bool = False) -> list[Make]:
        """The statements that can use a name, the plainest first."""
        word = Word(bound.name, "name")
        ways: list[Make] = [
            partial(self.with_operands, verb, scope, size, place, Phrase("word", [word]))
            for verb, place in self.lexicon.takers_of(bound.type)
            if not waiting or verb in self.lexicon.waiting
        ]
        if bound.type == "Player":
            ways += [
                partial(self.with_operands, verb, scope, size, place, zone)
                for verb, place, zone in self.of_zones(word)
                if not waiting or verb in self.lexicon.waiting
            ]
        inner = scope if scope.find(bound.name) else scope.bind(bound.name, bound.type)
        numbers = [] if bound.unseen else self.mentions(bound.name, inner)
        if numbers:
            ways += [
                partial(self.with_number, verb, scope, size, place, numbers)
                for verb, place in self.lexicon.takers.get("Count", ())
                if not waiting or verb in self.lexicon.waiting
            ]
        if not waiting and (not bound.unseen or is_many(bound.type)):
            ways.append(partial(self.conditional, bound, scope, size))
        return ways

    def of_zones(self, name: Word) -> list[tuple[Verb, int, Phrase]]:
        """The verbs that take something out of a zone, with a player's zone for it."""
        return [
            (verb, place, self.of(Word(word.name, "selector", word.of), Phrase("word", [name])))
            for type_, words in self.lexicon.zones.items()
            for word in words
            for verb, place in self.lexicon.takers.get(f"{type_}@", ())
        ]

    def with_number(
        self, verb: Verb, scope: Scope, size: int, place: int, numbers: Sequence[Make]
    ) -> Phrase:
        """A verb that takes a number in which a name is used."""
        return self.with_operands(verb, scope, size, place, self.pick(numbers)())

    def conditional(self, bound: Bound, scope: Scope, size: int) -> Phrase:
        """``if`` or ``may when`` with a condition that uses a name."""
        condition = self.asked_of(bound, scope)
        if self.seldom():
            return Phrase("may", ["may", "when", condition, self.block(scope, size - 1)])
        return self.if_(scope, size, condition)

    def asked_of(self, bound: Bound, scope: Scope) -> Phrase:
        """A condition that uses a name."""
        name = Phrase("word", [Word(bound.name, "name")])
        self.spend(scope, 3)
        if bound.type == "Truth":
            return name
        numbers = self.mentions(bound.name, scope)
        if numbers and (is_many(bound.type) or not self.seldom()):
            sides: list[Part] = [
                within(self.pick(numbers)(), SUM),
                Word(">", "operator"),
                self.literal(scope),
            ]
            return Phrase("comparison", sides, COMPARED, "Truth")
        other = self.one(base(bound.type), scope, 0, seen=True)
        others: list[Part] = [name, Word("!=", "operator"), within(other, SUM)]
        return Phrase("equality", others, COMPARED, "Truth")
