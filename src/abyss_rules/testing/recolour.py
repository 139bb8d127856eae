"""Packs in other colours: guilds, and in Abyss the Races with them, change places in all cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from attrs import evolve, field, frozen

from abyss_rules import rulesets
from abyss_rules.engine.rules import Rules
from abyss_rules.game.setup import Setup, make_setup
from abyss_rules.model.cards import Card, FieldValue, Pack
from abyss_rules.model.expressions import Constant
from abyss_rules.testing.world import world_of


@lru_cache(maxsize=64)
def words(ruleset: str, to: tuple[int, ...]) -> dict[str, dict[str, str]]:
    """Kind -> each of its members that has a colour, and what it becomes; ``to`` by old colour."""
    known = {kind.name: kind.members for kind in rulesets.find(ruleset).words.kinds}
    made: dict[str, dict[str, str]] = {}
    for kind, colours in world_of(ruleset).colours.items():
        members = known[kind]
        made[kind] = {
            member: members[colours.index(to[colour])]
            for member, colour in zip(members, colours, strict=True)
            if colour < len(to)
        }
    return made


def recoloured(setup: Setup, to: tuple[int, ...]) -> Setup:
    """The set-up with all packs in other colours; cards keep their numbers."""
    return _recoloured(setup.rules, _Kept(setup), to)


@frozen
class _Kept:
    """A set-up, equal to any other: what was made of it is kept by its rules, which are quick."""

    setup: Setup = field(eq=False)


@lru_cache(maxsize=64)
def _recoloured(_rules: Rules, kept: _Kept, to: tuple[int, ...]) -> Setup:
    setup = kept.setup
    name = setup.ruleset.name
    packs = tuple(_pack(name, pack, to) for pack in setup.packs)
    return make_setup(name, setup.seats, packs, dict(setup.options))


def _pack(ruleset: str, pack: Pack, to: tuple[int, ...]) -> Pack:
    return evolve(
        pack,
        cards=tuple(_card(ruleset, card, to) for card in pack.cards),
        digest=f"{pack.digest} in the colours {to}",
    )


def _card(ruleset: str, card: Card, to: tuple[int, ...]) -> Card:
    table = words(ruleset, to)
    kinds = rulesets.find(ruleset).words.card_kinds
    shapes = {field.name: field.shape for kind in kinds for field in kind.fields}

    def field(name: str, value: FieldValue) -> FieldValue:
        renamed = table.get(shapes.get(name, ""))
        return renamed.get(value, value) if renamed and isinstance(value, str) else value

    return evolve(
        card,
        fields=tuple((name, field(name, value)) for name, value in card.fields),
        abilities=_changed(card.abilities, table),
    )


def _changed(part: Any, table: dict[str, dict[str, str]]) -> Any:  # noqa: ANN401  # any value of the model
    """A part of a card with its constants renamed."""
    if isinstance(part, tuple):
        return tuple(_changed(one, table) for one in part)
    if isinstance(part, Constant):
        return evolve(part, name=table.get(part.kind, {}).get(part.name, part.name))
    if hasattr(part, "__attrs_attrs__"):
        return evolve(
            part,
            **{one.name: _changed(getattr(part, one.name), table) for one in part.__attrs_attrs__},
        )
    return part
