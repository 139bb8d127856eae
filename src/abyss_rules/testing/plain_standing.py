"""Standing effects read plainly from the cards in force, as the rules say, and kept nowhere.

Only what needs no more than the printed facts is read: numbers as they are written, the owner, the
opponents, all players, filters on printed fields. Of the rest nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from abyss_rules.game import Game
from abyss_rules.model import effects as ef
from abyss_rules.model import expressions as ex
from abyss_rules.testing.world import State, world_of


class UnsaidError(Exception):
    """More than the printed facts would be needed."""


@frozen
class Source:
    """A standing effect in force: whose it is, the number of its card, and the condition on it."""

    owner: int
    card: int
    condition: ex.Expression | None
    effect: ef.StandingEffect


def in_force(game: Game, state: State) -> list[Source]:
    """All standing effects that hold: of cards, in the order of seats, then those of a time."""
    cards = game.setup.rules.cards
    found = [
        Source(owner, card, ability.condition, effect)
        for owner, card in world_of(game.ruleset).in_force(state, game)
        for ability in cards[card].abilities
        if isinstance(ability, ef.Standing)
        for effect in ability.effects
    ]
    for owner, card, _group in state["passing"]:
        found += [Source(owner, card, None, effect) for effect in _passing(cards[card].abilities)]
    return found


def _passing(abilities: tuple[ef.Ability, ...]) -> tuple[ef.StandingEffect, ...]:
    """What a card has hold for a time; unsaid if there are several such."""
    blocks = list(_untils(abilities))
    if len(blocks) != 1:
        raise UnsaidError
    return blocks[0].effects


def _untils(part: object) -> Iterator[ef.Until]:
    if isinstance(part, ef.Until):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from _untils(one)
    elif hasattr(part, "__attrs_attrs__"):
        for name in part.__attrs_attrs__:
            yield from _untils(getattr(part, name.name))


# --- who is protected (A8.2) --------------------------------------------------------------------


def protected(game: Game, state: State, seat: int, card: int) -> bool:
    """Whether a seat is not affected by a card; raises UnsaidError where it is not printed."""
    kind = game.setup.rules.cards[card].kind
    unsaid = False
    for source in in_force(game, state):
        effect = source.effect
        if not isinstance(effect, ef.Protect) or effect.kind != kind:
            continue
        try:
            if (
                seat in _players(game, source, effect.scope)
                and _holds(source.condition)
                and (effect.condition is None or _matches(game, effect.condition, card))
            ):
                return True
        except UnsaidError:
            unsaid = True
    if unsaid:
        raise UnsaidError
    return False


def _holds(condition: ex.Expression | None) -> bool:
    if condition is None:
        return True
    raise UnsaidError


def _players(game: Game, source: Source, scope: ex.Expression) -> tuple[int, ...]:
    """The players of a scope, those protected among them."""
    players = range(game.setup.rules.players)
    match scope:
        case ex.Binding(name="me"):
            return (source.owner,)
        case ex.Select(selector="opponents", of=None):
            return tuple(player for player in players if player != source.owner)
        case ex.Select(selector="players", of=None):
            return tuple(players)
    raise UnsaidError


_COMPARE: dict[str, Any] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def _matches(game: Game, condition: ex.Expression, card: int) -> bool:
    match condition:
        case ex.Binary(operator="and", left=left, right=right):
            return _matches(game, left, card) and _matches(game, right, card)
        case ex.Binary(operator="or", left=left, right=right):
            return _matches(game, left, card) or _matches(game, right, card)
        case ex.Binary(operator=operator, left=left, right=right) if operator in _COMPARE:
            return bool(_COMPARE[operator](_fact(game, left, card), _fact(game, right, card)))
    raise UnsaidError


def _fact(game: Game, value: ex.Expression, card: int) -> Any:  # noqa: ANN401  # a number or a word
    match value:
        case ex.Number(value=number):
            return number
        case ex.Constant(name=name):
            return name
        case ex.Attribute(attribute=name, of=ex.Binding(name="it")):
            fields = dict(game.setup.rules.cards[card].fields)
            if name in fields:
                return fields[name]
    raise UnsaidError


# --- what a quantity is (A8.4) ------------------------------------------------------------------


def asked(game: Game, state: State, quantity: str, seat: int, base: int) -> int:
    """What a quantity is for a seat: the base, then set, add, at least, at most, in that order.

    Raises UnsaidError where more than the printed facts would be needed.
    """
    changes = [
        (source.effect.operation, _value(game, source.effect))
        for source in in_force(game, state)
        if isinstance(source.effect, ef.Modify)
        and source.effect.quantity == quantity
        and _holds(source.condition)
        and seat in _players(game, source, source.effect.scope)
        and (seat == source.owner or not protected(game, state, seat, source.card))
    ]
    answer = base
    for operation, value in changes:
        if operation == "set":
            answer = value
    answer += sum(value for operation, value in changes if operation == "add")
    least = [value for operation, value in changes if operation == "at_least"]
    most = [value for operation, value in changes if operation == "at_most"]
    answer = max([answer, *least])
    return min([answer, *most])


def _value(game: Game, effect: ef.Modify) -> int:
    match effect.value:
        case ex.Number(value=number):
            return number
        case ex.Constant(kind=kind, name=name):
            words = game.setup.rules.words
            return next(one.members.index(name) for one in words.kinds if one.name == kind)
    raise UnsaidError
