"""Letters for things of a kind that a card could confuse: *an opponent (A), an opponent (B)*."""

from __future__ import annotations

from itertools import count, product
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from attrs import fields, has

from abyss_rules.dsl.names import ACTOR
from abyss_rules.dsl.telling_shapes import references
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from abyss_rules.model.expressions import Expression

#: What binds a name to one thing after another, or to one that is chosen.
Binder = effects.Choose | effects.Each | effects.Let | model.Fold


def labels(ability: effects.Ability, gives: Callable[[Expression], str]) -> dict[str, str]:
    """The letter of each name whose thing could be taken for another that is known there too.

    So it is where two things of a type are known and one of them is named a second time.
    ``gives`` says of which type things are.
    """
    finding = _Finding(ability, gives)
    finding.look(ability, {})
    return dict(zip(finding.names, _letters(), strict=False))


def _letters() -> Iterator[str]:
    """A, B, … Z, AA, AB, … without end."""
    for size in count(1):
        yield from map("".join, product(ascii_uppercase, repeat=size))


class _Finding:
    """Looks for names that could be confused."""

    def __init__(self, ability: effects.Ability, gives: Callable[[Expression], str]) -> None:
        self.gives = gives
        self.used = references(ability)
        #: Those found, in their order.
        self.names: dict[str, None] = {}

    def look(self, part: Any, known: dict[str, Binder]) -> None:  # noqa: ANN401  # any value of the model
        """Look through a part of an ability, in which these names are known."""
        if isinstance(part, tuple):
            for one in part:
                self.look(one, known)
                if isinstance(one, effects.Choose | effects.Let):
                    known = self.bind(one, known)
        elif isinstance(part, effects.Each | model.Fold):
            self.look(part.over, known)
            self.look(part.body, self.bind(part, known))
        elif isinstance(part, effects.Trigger) and ACTOR in self.used:
            actor = effects.Each(ACTOR, part.of, together=False, body=())
            self.look((part.condition, part.body), self.bind(actor, known))
        elif has(type(part)):
            for field in fields(type(part)):
                self.look(getattr(part, field.name), known)

    def bind(self, binder: Binder, known: dict[str, Binder]) -> dict[str, Binder]:
        """The names that are known with one more."""
        name, type_ = binder.binder, self.type_of(binder)
        for one, other in known.items():
            alike = one != name and type_ and self.type_of(other) == type_
            if alike and (self.is_named_again(binder) or self.is_named_again(other)):
                self.names.update({one: None, name: None})
        return {**known, name: binder}

    def type_of(self, binder: Binder) -> str:
        """Of which type the things are that get a name."""
        return self.gives(binder.value if isinstance(binder, effects.Let) else binder.over)

    def is_named_again(self, binder: Binder) -> bool:
        """Whether a thing is named after the first time, which a loop needs for itself."""
        return self.used[binder.binder] > (1 if isinstance(binder, effects.Choose) else 0)
