"""Phrases for abilities and standing effects: one sentence an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.names import ACTOR
from abyss_rules.dsl.phrase import Clauses, Part, Phrase, say
from abyss_rules.dsl.telling_labels import labels
from abyss_rules.dsl.telling_shapes import split
from abyss_rules.dsl.telling_statements import Statements, head_id
from abyss_rules.dsl.telling_things import ONE, OTHER
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.expressions import Expression


class Telling(Statements):
    """Tells the abilities of one card."""

    def sentences(self, ability: effects.Ability) -> list[Phrase]:
        """An ability, one sentence an effect."""
        ability = self.order.plain(ability, {})
        self.labels = labels(ability, self.sort)
        match ability:
            case effects.Score(value):
                apart = "-apart" if self.opens_apart(value) else ""
                head = say(head_id("score", ""))
                return [say(f"score{apart}", head=head, points=self.points(value))]
            case effects.Once(moment, body):
                told_body = self.body(body, sentences=True)
                return [self.headed(("on", "at"), moment, "once", None, body=told_body)]
            case effects.Usable(period, condition, body):
                told = self.condition(condition) if condition else None
                form, clause = self.optional(body)
                return [self.headed(("once per",), period, form, told, body=clause)]
            case effects.Standing(state, condition, standing):
                told = self.condition(condition) if condition else None
                return [
                    self.headed(("while",), state, "while", told, effect=self.standing(effect))
                    for effect in standing
                ]

    def headed(
        self, forms: tuple[str, ...], word: str, form: str, condition: Part | None, **args: Part
    ) -> Phrase:
        """What hangs from a head; the head's message can say how."""
        heads = self.names.vocabulary.heads
        head = next(head_id(h.form, word) for h in heads if h.form in forms and h.word == word)
        if condition is None:
            return say(f"{head}.whole", form, head=say(head), **args)
        return say(f"{head}.if", f"{form}-if", head=say(head), condition=condition, **args)

    # --- standing effects -----------------------------------------------------------------------

    def standing(self, effect: effects.StandingEffect) -> Phrase:
        """A standing effect as a clause."""
        match effect:
            case effects.Modify():
                return self.modify(effect)
            case effects.Protect(scope, kind, condition):
                type_ = self.names.card_kinds[kind].type
                noun = self.kind(type_, OTHER)
                cards: Part = noun
                if condition is not None:
                    quality = self.quality(condition, noun, OTHER)
                    cards = say("with-quality", head=noun, quality=quality, count=OTHER)
                return say("protected", cards=cards, who=self.owner(scope))
            case effects.Alter():
                return self.alter(effect)
            case effects.Trigger():
                return self.trigger(effect)

    def modify(self, effect: effects.Modify) -> Phrase:
        """A changed quantity."""
        quantity, operation, value = effect.quantity, effect.operation, effect.value
        told: Part = self.amount(value)
        if operation == "add":
            operation = "more"
            if isinstance(value, model.Number) and value.value < 0:
                operation, told = "less", -value.value
        operation = operation.replace("_", "-")
        ids = [f"quantity-{quantity}.{operation}", "modify"]
        match value:
            case model.Constant(_, name):
                ids.insert(0, f"quantity-{quantity}.{operation}-{name}")
            case model.Number(0):
                ids.insert(0, f"quantity-{quantity}.{operation}-none")
            case model.Number(number) if number > 0:
                pass
            case _:  # which can be 0 too, or less
                ids.insert(0, f"quantity-{quantity}.{operation}-counted")
        who = self.player(effect.scope)
        whole = self.quantity(quantity, effect.scope).with_args(who=who, whose=who)
        kind = self.compared_as(value)
        args: dict[str, Part] = {"who": who, "value": told, "quantity": whole, "kind": kind}
        return Phrase(tuple(ids), {**args, "operation": operation})

    def alter(self, effect: effects.Alter) -> Phrase:
        """The changed fields of an event."""
        who = self.player(effect.of)
        clauses = []
        for name, value in effect.changes:
            field = self.field(effect.event, name, who)
            self.bound[name] = field
            clauses.append(say("altered", field=field, change=self.change(name, value)))
            del self.bound[name]
        return say("alter", changes=Clauses(tuple(clauses)))

    def field(self, event: str, name: str, who: Part) -> Phrase:
        """What a field of an event is called."""
        gives = dict(self.names.events[event].fields)[name]
        count = OTHER if gives.endswith("*") else ONE
        head = self.kind(gives.rstrip("*"), count)
        self.numbers[name] = "number" if gives == "Count" else "thing"
        return say(f"event-{event}.{name}", head=head, who=who, whose=who, count=count)

    def change(self, name: str, value: Expression) -> Phrase:
        """What becomes of an event's field: ``1 lower, but at least 1``."""
        match value:
            case model.Binary("+" | "-" as sign, model.Binding(bound), step) if bound == name:
                way = "change-higher" if sign == "+" else "change-lower"
                return say(way, step=self.addend(step))
            case model.Binary("max" | "min" as bound, model.Number(limit), inner):
                how = "change-at-least" if bound == "max" else "change-at-most"
                return say(how, change=self.change(name, inner), limit=limit)
        return say("change-to", value=self.thing(value))

    def trigger(self, effect: effects.Trigger) -> Phrase:
        """What is done at a moment."""
        several = isinstance(split(effect.of)[0], model.Select)
        who = self.each(effect.of, name=ACTOR) if several else self.player(effect.of)
        outside = dict(self.bound)
        for name, _ in self.names.events[effect.event].fields:
            self.bound[name] = self.field(effect.event, name, who)
        later = say("that-player", head=self.noun(effect.of, ONE), count=ONE)
        self.bound[ACTOR] = self.labelled(ACTOR, later) if several else who
        one = self.one_of(effect.of, ACTOR) if several else who
        moment = say(f"event-{effect.event}", who=who, whose=who, one=one)
        args: dict[str, Part] = {"moment": moment}
        if effect.condition is not None:
            args["condition"] = self.condition(effect.condition)
        args["body"] = self.body(effect.body)
        self.bound = outside
        return Phrase(("trigger-if" if "condition" in args else "trigger",), args)
