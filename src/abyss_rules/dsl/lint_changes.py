"""Doubts about two effects of one card that change the same quantity at the same time."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.lint_pairs import Remark
from abyss_rules.model import effects, expressions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from abyss_rules.dsl.lint_pairs import Pair
    from abyss_rules.dsl.lint_ranges import Ranges
    from abyss_rules.dsl.source import Source

    #: A standing change as written, and as checked.
    Change = tuple[syntax.Modify, effects.Modify]

_EVERYBODY = expressions.Select("players")
_OTHERS = expressions.Select("opponents")
_OWNER = expressions.Binding("me")
_LIMITS = ("at_most", "at_least")


def changed_twice(pairs: Sequence[Pair], ranges: Ranges, source: Source) -> Iterator[Remark]:
    """Second effects that set a quantity that is set already, and limits that exclude each other.

    ``pairs`` are all parts of a card, as written and as checked.
    """
    standing = [
        (head, ability)
        for head, ability in pairs
        if isinstance(head, syntax.Head) and isinstance(ability, effects.Standing)
    ]
    for (head, first), (other, second) in combinations(standing, 2):
        conditions = [c for c in (first.condition, second.condition) if c is not None]
        if first.state == second.state and not ranges.never(*conditions):
            earlier = list(_changes(head, first))
            yield from _both(earlier, _changes(other, second), ranges, source)
    for node, made in pairs:
        if isinstance(made, effects.Standing | effects.Until):
            own = list(_changes(node, made))
            for number, one in enumerate(own):
                yield from _both(own[:number], [one], ranges, source)


def _both(
    first: Sequence[Change], second: Iterable[Change], ranges: Ranges, source: Source
) -> Iterator[Remark]:
    """What is to be said where the second effects change what the first ones do."""
    for node, made in second:
        same = [(before, e) for before, e in first if e.quantity == made.quantity]
        if made.operation == "set":
            yield from _set_twice((node, made), same, source)
        elif made.operation in _LIMITS:
            yield from _limited((node, made), same, ranges, source)


def _set_twice(change: Change, same: Sequence[Change], source: Source) -> Iterator[Remark]:
    """What is set for players for whom it is set already."""
    node, made = change
    scopes = [(before, one.scope) for before, one in same if one.operation == "set"]
    over = [before for before, scope in scopes if _overlap(scope, made.scope)]
    if over:
        message = f"this card sets `{made.quantity}` twice"
        # Of everybody it is set twice only for those whom the other effect is about.
        if made.scope != _EVERYBODY or made.scope in [scope for _, scope in scopes]:
            message += f" for `{source.excerpt(node.scope.span)}`"
        help_ = (
            f"{_first(over[0], source)}: "
            "leave one of them out, or let one hold only `when` the other does not"
        )
        yield Remark("A604", node.span, message, help_)


def _limited(
    change: Change, same: Sequence[Change], ranges: Ranges, source: Source
) -> Iterator[Remark]:
    """A limit that cannot be kept together with another one for the same players."""
    node, made = change
    for before, one in same:
        if {one.operation, made.operation} != set(_LIMITS) or not _overlap(one.scope, made.scope):
            continue
        most, least = (one, made) if one.operation == "at_most" else (made, one)
        if ranges.of(least.value)[0] > ranges.of(most.value)[1]:
            said = {
                which.operation: source.excerpt(written.value.span)
                for written, which in ((before, one), (node, made))
            }
            message = (
                f"`{made.quantity}` cannot be at least `{said['at_least']}` "
                f"and at most `{said['at_most']}`"
            )
            help_ = f"{_first(before, source)}: leave one of them out, or change its number"
            yield Remark("A611", node.span, message, help_)
            return


def _first(node: syntax.Modify, source: Source) -> str:
    line = source.position(node.span[0])[0]
    return f"the first one is `{source.excerpt(node.span)}` in line {line}"


def _changes(node: object, made: effects.Standing | effects.Until) -> Iterator[Change]:
    """The effects of a block that change a quantity."""
    if isinstance(node, syntax.Head | syntax.Until) and node.body is not None:
        for written, effect in zip(node.body.statements, made.effects, strict=True):
            if isinstance(written, syntax.Modify) and isinstance(effect, effects.Modify):
                yield written, effect


def _overlap(first: expressions.Expression, second: expressions.Expression) -> bool:
    """Whether two scopes surely have a player in common."""
    plain = {_EVERYBODY, _OTHERS, _OWNER}
    if first == second:
        return True
    return _EVERYBODY in (first, second) and {first, second} <= plain
