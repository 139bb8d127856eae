"""Phrases for what a card is worth: so many points, plus so many for each of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.names import IT
from abyss_rules.dsl.phrase import Part, say
from abyss_rules.dsl.telling_conditions import Conditions
from abyss_rules.dsl.telling_shapes import ends_apart, property_of
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.expressions import Expression


class Scores(Conditions):
    """Tells the points of a card."""

    def points(self, value: Expression) -> Part:
        """What a card is worth: ``5, plus 2 for each of your Lords``."""
        match value:
            case model.Number(0):
                return say("points-nothing")
            case model.Binary("-", left, model.Binary("+" | "-") as right):
                return say("points-minus", left=self.term(left), right=self.factor(right))
            case model.Binary("+" | "-" as sign, left, right):
                apart = "-apart" if self.opens_apart(right) else ""
                word = "points-plus" if sign == "+" else "points-minus"
                return say(f"{word}{apart}", left=self.term(left), right=self.term(right))
            case model.Binary("*", model.Number(number), right) if self.is_per(right):
                return self.per(number, right)
            case _ if self.is_per(value) or self.opens_apart(value):
                return self.per(1, value)
        return self.thing(value)

    def term(self, value: Expression) -> Part:
        """What is added or taken away; with a bound of its own in parentheses."""
        return self.addend(value) if ends_apart(value) else self.points(value)

    def is_per(self, value: Expression) -> bool:
        """Whether a number is told as so many for each of something."""
        match value:
            case model.Count():
                return True
            case model.Fold(operation="distinct"):
                return property_of(value) is not None
        return False

    def opens_apart(self, value: Expression) -> bool:
        """Whether the points begin with what they are for: ``for each Race, …``."""
        if isinstance(value, model.Binary) and value.operator in ("+", "-"):
            return self.opens_apart(value.left)
        return isinstance(value, model.Fold) and value.operation == "sum" and value.binder != IT

    def per(self, number: int, value: Expression) -> Part:
        """So many for each of something."""
        match value:
            case model.Count(of):
                each = say("for-each-of", things=self.several(of))
                return say("points-per", count=number, each=each)
            case model.Fold("distinct", _, over, model.Attribute(attribute)):
                each = say("for", each=self.different(attribute, over))
                return say("points-per", count=number, each=each)
            case model.Fold():
                each_one = self.one_each(value)
                return say("points-sum", each=each_one, value=self.thing(value.body))
        return self.thing(value)  # pragma: no cover  # only what opens_apart and is_per name
