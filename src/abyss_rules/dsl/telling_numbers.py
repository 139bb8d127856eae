"""Phrases for numbers: sums, products, bounds, the highest of some, so many of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.phrase import Amount, Part, Phrase, grouped, say
from abyss_rules.dsl.telling_shapes import ends_apart, ends_in_clause, ends_open, property_of
from abyss_rules.dsl.telling_things import ONE, OTHER, Things
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.expressions import Expression

#: What messages call the operators.
_COMBINED = {"+": "sum", "-": "difference", "*": "product", "/": "quotient"}
_BOUNDS = {"max": "at-least", "min": "at-most"}


class Numbers(Things):
    """Tells numbers."""

    def fold(self, fold: model.Fold) -> Part:
        """A sum, a lowest or highest value, or a number of different ones."""
        if (attribute := property_of(fold)) is not None:
            things = self.several(fold.over)
            if fold.operation == "distinct":
                return say("distinct-among", head=self.values_of(attribute, OTHER), things=things)
            name = f"attribute-{attribute}"
            ids = (f"{name}.{fold.operation}", "fold-among")
            return say(*ids, operation=fold.operation, head=say(name, count=ONE), things=things)
        each = self.one_each(fold, "each" if fold.operation in ("sum", "distinct") else "any")
        outside = dict(self.bound)
        if self.gives(fold.over) != "Player":
            self.name_players()
        body = self.addend(fold.body)
        self.bound = outside
        if fold.operation == "distinct":
            return say("distinct-over", each=each, value=body)
        return say("fold-over", operation=fold.operation, each=each, value=body)

    def one_each(self, fold: model.Fold, word: str = "each") -> Part:
        """``each Race``, naming the thing bound from then on ``that Race``."""
        each = self.each(fold.over, word, fold.binder)
        player = self.gives(fold.over) == "Player"
        noun = self.noun(fold.over, ONE)
        later = say("that-player" if player else "that", head=noun, count=ONE)
        self.bound[fold.binder] = self.labelled(fold.binder, later)
        self.folded.add(fold.binder)
        return each

    def values_of(self, attribute: str, count: str) -> Phrase:
        """What the values of a property are called: ``guild``, ``value``."""
        gives = self.names.attributes[attribute][0].gives
        kind = self.names.kinds.get(gives)
        if kind and kind.members:
            return self.kind(gives, count)
        own = say("the", head=say(f"attribute-{attribute}", count=ONE), count=ONE)
        ids = (f"attribute-{attribute}.values", "values-of")
        return say(*ids, head=say("value", count=count), attribute=own, count=count)

    def number(self, expression: model.Binary) -> Part:
        """An arithmetical expression."""
        operator, left, right = expression.operator, expression.left, expression.right
        match operator:
            case "*" if isinstance(left, model.Number):
                return say("times", count=left.value, value=self.factor(right))
            case "/" if right == model.Number(2):
                return say("half", value=self.factor(left))
            case "max" | "min" if isinstance(left, model.Number):
                return say(_BOUNDS[operator], value=self.thing(right), limit=left.value)
            case "max" | "min":
                values = {"left": self.addend(left, first=True), "right": self.addend(right)}
                return Phrase(("higher-of" if operator == "max" else "lower-of",), values)
            case "*" | "/":
                values = {"left": self.factor(left, first=True), "right": self.factor(right)}
                return Phrase((_COMBINED[operator],), values)
            case "+":
                return say("sum", left=self.addend(left, first=True), right=self.addend(right))
            case "-":
                first = self.addend(left, first=True)
                return say("difference", left=first, right=self.factor(right))
        return self.condition(expression)

    def addend(self, expression: Expression, *, first: bool = False) -> Part:
        """A number in parentheses, if its bound or its rounding would seem that of the sum.

        So it is too if it is the ``first`` and the next would seem a part of what it ends in.
        """
        goes_on = ends_in_clause(expression) or ends_open(expression)
        apart = ends_apart(expression) or (first and goes_on)
        return grouped(self.thing(expression), apart=apart)

    def factor(self, expression: Expression, *, first: bool = False) -> Part:
        """A number in parentheses, if it would else be read with what stands around it."""
        if isinstance(expression, model.Binary) and expression.operator in ("+", "-"):
            return grouped(self.thing(expression), apart=True)
        return self.addend(expression, first=first)

    def amount(self, amount: Expression) -> Part:
        """A number of things, of which a message says what they are."""
        match amount:
            case model.Count(of):
                return Amount(self.thing(amount), say("for-each-of", things=self.several(of)))
            case model.Fold("distinct", _, over, model.Attribute(attribute)) if property_of(amount):
                each = say("for", each=self.different(attribute, over))
                return Amount(self.thing(amount), each)
            case model.Number(value):
                return value
        return Amount(self.thing(amount))

    def different(self, attribute: str, things: Expression) -> Phrase:
        """``each different guild among your Lords``."""
        head = self.values_of(attribute, ONE)
        return say("each-different", head=head, things=self.several(things), count=ONE)
