"""What has to be told before it is used, since something is done in between.

A name for a value is told as the value itself, wherever it stands. But where something is done
before its last use the value could be another one by then: *note the number of your Pearls* says
which one is meant. And with nothing to choose from the rest of a block is skipped: so a choice is
told where it stands, unless the first thing done is done with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, fields, has

from abyss_rules.dsl.names import Names, base
from abyss_rules.dsl.telling_shapes import speaks_of, split
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from abyss_rules.model.expressions import Expression

#: A value of more parts than this is told where it gets its name, however it is used.
_MOST_PARTS = 40


class Order:
    """Looks for what has to be told beforehand, with the words of one ruleset."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # --- names for values -----------------------------------------------------------------------

    def plain(self, part: Any, values: Mapping[str, Expression]) -> Any:  # noqa: ANN401  # any value of the model
        """A part of an ability without names for values, but for those that have to be told."""
        match part:
            case model.Binding(name):
                return values.get(name, part)
            case tuple():
                return tuple(self._statements(part, values))
        if not has(type(part)):
            return part
        made = {one.name: self.plain(getattr(part, one.name), values) for one in fields(type(part))}
        changed = any(made[name] is not getattr(part, name) for name in made)
        return evolve(part, **made) if changed else part

    def _statements(self, parts: Sequence[Any], values: Mapping[str, Expression]) -> Iterator[Any]:
        """Statements, or other parts in their order, with the values put in."""
        known = dict(values)
        for at, one in enumerate(parts):
            told = self.plain(one, known)
            if isinstance(told, effects.Let) and not self._is_noted(told, parts[at + 1 :]):
                known[told.binder] = told.value
            else:
                yield told

    def _is_noted(self, let: effects.Let, following: Sequence[effects.Statement]) -> bool:
        """Whether a value is told where it gets its name."""
        late = self.changes(let.value) and _is_late_in(let.binder, following, done=False)[0]
        return late or _parts(let.value) > _MOST_PARTS

    def changes(self, value: Any) -> bool:  # noqa: ANN401  # any value of the model
        """Whether a value could be another one later in the game."""
        match value:
            case model.Quantity():
                return True
            case model.Select(name, of):
                return not self.is_fixed(name) or self.changes(of)
            case model.Attribute(name, of):
                return not self.is_printed(name) or self.changes(of)
        kind = type(value)
        return has(kind) and any(self.changes(getattr(value, one.name)) for one in fields(kind))

    def is_fixed(self, selector: str) -> bool:
        """Whether a selector always has the same things, and some: players, Races or the like."""
        type_ = base(self.names.selectors[selector].gives)
        return type_ == "Player" or bool(self.names.kinds[type_].members)

    def is_printed(self, attribute: str) -> bool:
        """Whether a property of a thing stays as it is: a field of its card, or what it shows."""
        printed = {
            (card.type, field.name)
            for card in self.names.card_kinds.values()
            for field in card.fields
        }
        cards = {type_ for type_, _ in printed}
        for word in self.names.attributes[attribute]:
            inside = word.of in self.names.kinds and self.names.kinds[word.of].holds
            if word.gives == "Truth" or inside:
                return False
            if word.of in cards and (word.of, attribute) not in printed:
                return False
        return True

    # --- choices --------------------------------------------------------------------------------

    def is_early(self, statements: Sequence[effects.Statement], at: int) -> bool:
        """Whether a choice stands before something that is not done with what is chosen.

        Where nothing could be chosen that is not done either, which only the choice tells. Of
        several choices in front all may be told where they are used: then one that stands behind
        what is done with an earlier one is told itself.
        """
        choose = statements[at]
        if not isinstance(choose, effects.Choose) or not self.may_lack(choose):
            return False
        earlier: set[str] = set()
        for one in statements[:at]:
            if isinstance(one, effects.Choose):
                earlier.add(one.binder)
            elif not isinstance(one, effects.Let) and speaks_of(one, earlier):
                return True
        return _is_before(frozenset((choose.binder,)), frozenset(earlier), statements[at + 1 :])

    def may_lack(self, choose: effects.Choose) -> bool:
        """Whether there may be nothing, or not enough, to choose from."""
        over, conditions = split(choose.over)
        fixed = isinstance(over, model.Select) and self.is_fixed(over.selector)
        return bool(conditions) or choose.count is not None or not fixed


def _is_before(
    names: frozenset[str], earlier: frozenset[str], following: Sequence[effects.Statement]
) -> bool:
    """Whether something else is done before something is done with what has one of the names."""
    for at, one in enumerate(following):
        if isinstance(one, effects.Let):
            continue
        if isinstance(one, effects.Choose):
            names |= {one.binder} if speaks_of(one, names) else frozenset()
            continue
        if isinstance(one, effects.Act):
            if speaks_of(one, names):
                return False
            if speaks_of(one, earlier):
                continue  # *discard … and take …*, where both are chosen before
            return True
        if not speaks_of(one, names) or at + 1 < len(following):
            return True
        match one:
            case effects.May(_, body) | effects.If(_, body, ()):
                return _is_before(names, frozenset(), body)
        return isinstance(one, effects.If)  # of a loop more is asked elsewhere
    return False


def _is_late_in(
    name: str, statements: Sequence[effects.Statement], *, done: bool
) -> tuple[bool, bool]:
    """Whether a name is used when something has been done, and whether something has been then.

    ``done`` says whether something is done before.
    """
    for one in statements:
        first: object = one
        bodies: list[Sequence[effects.Statement]] = []
        match one:
            case effects.If(condition, then, otherwise):
                first, bodies = condition, [then, otherwise]
            case effects.May(condition, body):
                first, bodies = condition, [body]
            case effects.Each(_, over, _, body):
                first, bodies = over, [body]
        if done and speaks_of(first, (name,)):
            return True, True
        changed = isinstance(one, effects.Act | effects.Until)
        for block in bodies:
            late, begun = _is_late_in(name, block, done=done)
            if begun and not done and isinstance(one, effects.Each):
                # What is done for the first of several things is done before the next.
                late = late or _is_late_in(name, block, done=True)[0]
            if late:
                return True, True
            changed = changed or begun
        done = done or changed
    return False, done


def _parts(value: Any) -> int:  # noqa: ANN401  # any value of the model
    """Of how many parts an expression is made."""
    kind = type(value)
    if not has(kind):
        return 0
    return 1 + sum(_parts(getattr(value, one.name)) for one in fields(kind))
