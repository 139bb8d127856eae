"""Walks a card as written and as checked side by side: what stands where, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import syntax
from abyss_rules.model import effects, expressions

if TYPE_CHECKING:
    from collections.abc import Iterator

    #: A part of a card as written, and as checked.
    Pair = tuple[object, object]


@frozen
class Remark:
    """What is to be said of a place in a card."""

    code: str
    span: syntax.Span
    message: str
    help: str = ""


def walk(pair: Pair) -> Iterator[Pair]:
    """A pair and all that stands in it, from the outside in."""
    yield pair
    for part in _parts(*pair):
        yield from walk(part)


def _parts(node: object, made: object) -> Iterator[Pair]:
    """What stands directly in a part of a card that is sound."""
    match node, made:
        case syntax.Head(value=value), effects.Score(value=meant):
            yield value, meant
        case syntax.Head(body=syntax.Body(statements)), effects.Standing(effects=meant_effects):
            yield from _maybe(node.condition, made.condition)
            yield from zip(statements, meant_effects, strict=True)
        case syntax.Head(body=syntax.Body(statements)), effects.Usable(body=body):
            yield from _maybe(node.condition, made.condition)
            yield from zip(statements, body, strict=True)
        case syntax.Head(body=syntax.Body(statements)), effects.Once(body=body):
            yield from zip(statements, body, strict=True)
        case _:
            yield from _statement(node, made)


def _statement(node: object, made: object) -> Iterator[Pair]:
    match node, made:
        case syntax.Act(), effects.Act():
            written = (operand.value for operand in node.operands)
            yield from zip(written, made.operands, strict=True)
        case syntax.Choose(), effects.Choose():
            yield node.over, made.over
            yield from _maybe(node.by, made.by)
        case syntax.Each(), effects.Each():
            yield node.over, made.over
            yield from zip(node.body.statements, made.body, strict=True)
        case syntax.May(), effects.May():
            yield from _maybe(node.condition, made.condition)
            yield from zip(node.body.statements, made.body, strict=True)
        case syntax.If(), effects.If():
            yield node.condition, made.condition
            yield from zip(node.then.statements, made.then, strict=True)
            if node.otherwise is not None:
                yield from zip(node.otherwise.statements, made.otherwise, strict=True)
        case syntax.Let(), effects.Let():
            yield node.value, made.value
        case syntax.Until(), effects.Until():
            yield from zip(node.body.statements, made.effects, strict=True)
        case _:
            yield from _standing(node, made)


def _standing(node: object, made: object) -> Iterator[Pair]:
    match node, made:
        case syntax.Modify(), effects.Modify():
            yield from ((node.value, made.value), (node.scope, made.scope))
        case syntax.Protect(), effects.Protect():
            yield node.scope, made.scope
            yield from _maybe(node.condition, made.condition)
        case syntax.Alter(), effects.Alter():
            yield node.of, made.of
            for change, (_, value) in zip(node.changes, made.changes, strict=True):
                yield change.value, value
        case syntax.Trigger(), effects.Trigger():
            yield node.of, made.of
            yield from _maybe(node.condition, made.condition)
            yield from zip(node.body.statements, made.body, strict=True)
        case _:
            yield from _expression(node, made)


def _expression(node: object, made: object) -> Iterator[Pair]:
    match node, made:
        case syntax.Infix(), expressions.Binary():
            yield from ((node.left, made.left), (node.right, made.right))
        case syntax.Negative(), expressions.Binary():
            yield node.of, made.right
        case syntax.Not(), expressions.Not():
            yield node.of, made.of
        case syntax.Where(), expressions.Where():
            yield from ((node.over, made.over), (node.condition, made.condition))
        case syntax.Of(), (
            expressions.Top() | expressions.Attribute() | expressions.Select()
        ) | expressions.Quantity():
            yield from _maybe(node.whom, made.of)
        case syntax.Call(arguments=(only,)), expressions.Count():
            yield only.value, made.of
        case syntax.Call(arguments=(first, second)), expressions.Fold():
            yield from ((first.value, made.over), (second.value, made.body))
        case syntax.Call(arguments=(first, second)), expressions.Binary():
            yield from ((first.value, made.left), (second.value, made.right))


def _maybe(node: object, made: object) -> Iterator[Pair]:
    if node is not None and made is not None:
        yield node, made
