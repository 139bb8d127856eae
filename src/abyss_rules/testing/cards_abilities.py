"""Draws abilities: heads, and what holds on in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.check_work import ACT, PROTECTION, STANDING
from abyss_rules.dsl.names import ACTOR, IT, ME
from abyss_rules.testing.cards_draft import Scope
from abyss_rules.testing.cards_statements import Statements
from abyss_rules.testing.words_tree import OR, Part, Phrase, Word, within

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_rules.model.vocabulary import EventWord, HeadWord

    Made = Callable[[Scope, int], Phrase]

#: The most standing effects in one head, and the most heads beside a score.
_MOST_EFFECTS = 3
_MOST_HEADS = 3
#: What a protection takes at least, in its own steps.
_GUARD = 8


class Abilities(Statements):
    """Draws the abilities of one card."""

    # --- heads ----------------------------------------------------------------------------------

    def abilities(self, scope: Scope, size: int, least: int = 0) -> list[Phrase]:
        """The heads of a card: none twice but ``while``, and a score if its kind has one.

        ``least`` says how many are drawn besides, if its kind has so many; of those that are
        drawn twice, one counts.
        """
        heads = list(self.lexicon.heads(scope.card))
        scores = [head for head in heads if head.form == "score"]
        others = [head for head in heads if head.form != "score"]
        free = list(others)
        number = self.how_many(min(least, len(others)), min(_MOST_HEADS, 2 * len(others)))
        drawn = [
            self.nested(lambda: self.any_ability(others, free, scope, size)) for _ in range(number)
        ]
        made = [head for head in drawn if head is not None]
        return [*made, *(self.ability(head, scope, size) for head in scores)]

    def any_ability(
        self, heads: list[HeadWord], free: list[HeadWord], scope: Scope, size: int
    ) -> Phrase | None:
        """One of several heads; None if it may not stand once more.

        All are picked from the same ones, so that one can be left out without changing others.
        """
        head = self.pick(heads)
        if head not in free:
            return None
        if head.form != "while":
            free.remove(head)
        return self.ability(head, scope, size)

    def ability(self, head: HeadWord, scope: Scope, size: int) -> Phrase:
        """A head with what hangs from it."""
        if head.form == "score":
            value = self.one("Count", evolve(scope, ended=True), size)
            return Phrase("score", [Word("score", "score"), value, ";"])
        word = Word(head.word, "head", head.form)
        if head.form == "while":
            body = self.standing(scope, size)
            when = self.when(scope.repeated(_weight(body)), min(size - 1, 1))
            return Phrase("while", ["while", word, *when, body])
        if head.form == "once per":
            when = self.when(scope, size - 1)
            return Phrase("once per", ["once", "per", word, *when, self.block(scope, size)])
        return Phrase(head.form, [head.form, word, self.block(scope, size)])

    # --- what holds on --------------------------------------------------------------------------

    def standing(self, scope: Scope, size: int) -> Phrase:
        """What holds on, in braces."""
        number = self.how_many(1, _MOST_EFFECTS if size > 0 else 1)
        made = [self.effect(scope, size) for _ in range(number)]
        return Phrase("standing", ["{", *made, "}"])

    def effect(self, scope: Scope, size: int) -> Phrase:
        """An effect of any form that holds on."""
        return self.nested(lambda: self._effect(scope, size))

    def _effect(self, scope: Scope, size: int) -> Phrase:
        ways: list[Made] = []
        if self.lexicon.changeable:
            ways += [self.modify] * 2  # there are several forms of it
        if self.affords(scope, _GUARD * PROTECTION) or not ways:
            ways.append(self.protect)
        if self.lexicon.verbs and self.affords(scope, 3 * ACT):
            ways += [self.trigger] if self.lexicon.answered else []
        ways += [self.alter] if self.lexicon.altered else []
        return self.pick(ways)(scope, size)

    def players(self, scope: Scope, size: int) -> Phrase:
        """The players whom an effect is about."""
        if not self.has_things("Player", scope) or not self.seldom():
            return self.word(Word(ME, "name"), scope)
        phrase = self.nested(lambda: self.things("Player", scope, min(size, 1))).phrase
        phrase.type = "Player*"
        return phrase

    def modify(self, scope: Scope, size: int) -> Phrase:
        """``add``, ``set`` or ``limit`` a quantity."""
        asked = scope.repeated(STANDING)
        word, mode = self.pick(self.lexicon.changeable)
        name = Word(word.name, "changed", mode)
        value = self.one(word.gives, asked, min(size - 1, 2))
        whom = self.players(asked, size)
        end: list[Part] = ["for", whom, ";"]
        if mode == "add":
            return Phrase("add", ["add", value, "to", name, *end])
        if mode == "set":
            return Phrase("set", ["set", name, "to", value, *end])
        bound = Word(mode.removeprefix("at_"), "mode")
        return Phrase("limit", ["limit", name, "to", "at", bound, value, *end])

    def protect(self, scope: Scope, size: int) -> Phrase:
        """``protect me from lords where guild == soldier;``."""
        asked = scope.repeated(PROTECTION, looping=True)
        kind, type_ = self.pick(tuple(self.lexicon.protected_from()))
        whom = self.players(asked, size)
        where: list[Part] = []
        if self.seldom():
            inner = asked.bind(IT, type_)
            where = self.where(inner, min(size - 1, 1))
        return Phrase("protect", ["protect", whom, "from", Word(kind, "kind"), *where, ";"])

    def where(self, scope: Scope, size: int) -> list[Part]:
        """``where`` with a condition."""
        return ["where", within(self.nested(lambda: self.one("Truth", scope, size)), OR)]

    def event(self, event: EventWord, role: str) -> Word:
        """The word of an event; its role says with which timing."""
        return Word(event.name, "event", role)

    def alter(self, scope: Scope, size: int) -> Phrase:
        """``alter monster_reward of opponents { space = space - 1; }``."""
        asked = scope.repeated(STANDING)
        event = self.pick(self.lexicon.altered)
        whom = within(self.players(asked, size), OR)
        for name, type_ in event.fields:
            asked = asked.bind(name, type_)
        changes: list[Phrase] = []
        for name, type_ in event.fields:
            if not changes or self.seldom():
                value = self.expression(type_, asked, min(size - 1, 2))
                value.type = type_
                parts: list[Part] = [Word(name, "event field"), Word("=", "sign"), value, ";"]
                changes.append(Phrase("change", parts))
        head: list[Part] = ["alter", self.event(event, "alter"), "of", whom, "{"]
        return Phrase("alter", [*head, *changes, "}"])

    def trigger(self, scope: Scope, size: int) -> Phrase:
        """``after exploration of me where … { … }``, ``at turn_start of me { … }``."""
        asked = scope.repeated(STANDING)
        event, timing = self.pick(self.lexicon.answered)
        whom = within(self.players(asked, size), OR)
        inner = scope.bind(ACTOR, "Player")
        for name, type_ in event.fields:
            inner = inner.bind(name, type_)
        where: list[Part] = []
        if self.seldom(3):
            where = self.where(inner.repeated(STANDING), min(size - 1, 1))
        head: list[Part] = [timing, self.event(event, timing), "of", whom]
        return Phrase(f"trigger {timing}", [*head, *where, self.block(inner, size - 1)])


def _weight(body: Phrase) -> int:
    """How often the condition under which something holds on is asked."""
    effects = [part for part in body.parts if isinstance(part, Phrase)]
    return sum(PROTECTION if effect.form == "protect" else STANDING for effect in effects)
