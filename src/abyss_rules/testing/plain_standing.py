"""Standing effects read plainly from the cards in force, as the rules say, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from attrs import frozen

from abyss_rules.game import Game
from abyss_rules.model import effects as ef
from abyss_rules.model import expressions as ex
from abyss_rules.testing.plain_reading import Reader, State, UnsaidError
from abyss_rules.testing.world import world_of

_Part = TypeVar("_Part")
#: An operation and its value, of each card that changes a quantity for a player.
Changes = list[tuple[str, int]]


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
    blocks = list(parts_of(ef.Until, abilities))
    if len(blocks) != 1:
        raise UnsaidError
    return blocks[0].effects


def parts_of(kind: type[_Part], said: object) -> Iterator[_Part]:
    """The parts of a kind in what a card says, wherever they stand but in another of them."""
    if isinstance(said, kind):
        yield said
    elif isinstance(said, tuple):
        for one in said:
            yield from parts_of(kind, one)
    elif hasattr(said, "__attrs_attrs__"):
        for name in said.__attrs_attrs__:
            yield from parts_of(kind, getattr(said, name.name))


def reader(game: Game, state: State, owner: int, card: int, *, heeding: bool = True) -> Reader:
    """What reads a player's card; it heeds who is protected from the card."""

    def is_protected(player: int, source: int) -> bool:
        return protected(game, state, player, source)

    words = world_of(game.ruleset).words
    return Reader(words, game, state, owner, card, is_protected if heeding else None)


def worth(game: Game, state: State, owner: int, card: int) -> int:
    """What a card is worth for a player (A13, C8.1); raises UnsaidError for what is not read."""
    plain = reader(game, state, owner, card)
    scored = [one for one in game.setup.rules.cards[card].abilities if isinstance(one, ef.Score)]
    return sum(int(plain.value(one.value)) for one in scored)


# --- who is protected (A8.2) --------------------------------------------------------------------


def protected(game: Game, state: State, seat: int, card: int) -> bool:
    """Whether a seat is not affected by a card; raises UnsaidError for what is not read."""
    kind = game.setup.rules.cards[card].kind
    unsaid = False
    for source in in_force(game, state):
        effect = source.effect
        if not isinstance(effect, ef.Protect) or effect.kind != kind:
            continue
        # What says who is protected is itself about all players.
        plain = reader(game, state, source.owner, source.card, heeding=False)
        try:
            if (
                seat in plain.players(effect.scope)
                and (source.condition is None or plain.value(source.condition))
                and (effect.condition is None or _matches(plain, effect.condition, game, card))
            ):
                return True
        except UnsaidError:
            unsaid = True
    if unsaid:
        raise UnsaidError
    return False


def _matches(plain: Reader, condition: ex.Expression, game: Game, card: int) -> bool:
    rules = game.setup.rules
    kinds = {kind.name: kind.type for kind in rules.words.card_kinds}
    it = kinds[rules.cards[card].kind], card
    return bool(plain.value(condition, {**plain.names, "it": it}))


# --- what a quantity is (A8.4) ------------------------------------------------------------------


def changes(game: Game, state: State, quantity: str, seat: int) -> Changes:
    """What the cards in force do to a quantity of a seat, in their order.

    Raises UnsaidError for what is not read.
    """
    found = []
    for source in in_force(game, state):
        effect = source.effect
        if not isinstance(effect, ef.Modify) or effect.quantity != quantity:
            continue
        plain = reader(game, state, source.owner, source.card)
        if (source.condition is None or plain.value(source.condition)) and seat in plain.players(
            effect.scope
        ):
            found.append((effect.operation, plain.number(effect.value)))
    return found


def changed(base: int, changes: Changes) -> int:
    """A number after changes: set, add, at least, at most, in that order."""
    answer = base
    for operation, value in changes:
        if operation == "set":
            answer = value
    answer += sum(value for operation, value in changes if operation == "add")
    least = [value for operation, value in changes if operation == "at_least"]
    most = [value for operation, value in changes if operation == "at_most"]
    answer = max([answer, *least])
    return min([answer, *most])


def asked(game: Game, state: State, quantity: str, seat: int, base: int) -> int:
    """What a quantity is for a seat; raises UnsaidError for what is not read."""
    return changed(base, changes(game, state, quantity, seat))


def once(game: Game, state: State) -> Callable[[str, int, int], int]:
    """The same for one position, of which the cards are read once: quantity, seat, base."""
    known: dict[tuple[str, int], Changes] = {}

    def ask(quantity: str, seat: int, base: int) -> int:
        if (quantity, seat) not in known:
            known[quantity, seat] = changes(game, state, quantity, seat)
        return changed(base, known[quantity, seat])

    return ask
