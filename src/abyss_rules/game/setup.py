"""What is fixed for a whole game, prepared once and shared by all games of the kind."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from attrs import field, frozen

from abyss_rules import rulesets
from abyss_rules.catalog import packs as catalog
from abyss_rules.catalog.compose import Composed, compose, interchangeable
from abyss_rules.engine import plain
from abyss_rules.engine.record import PackMark
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError
from abyss_rules.game.loading import PackLike, known_pack, load_packs
from abyss_rules.model.cards import Pack
from abyss_rules.model.versions import LIBRARY, SAVE_FORMAT


@frozen
class Setup:
    """What is fixed for a whole game: ruleset, packs, options, seats and the rules prepared."""

    ruleset: Ruleset = field(eq=False)
    #: The game's own pack first, then each behind those that it needs, else by id.
    packs: tuple[Pack, ...]
    options: tuple[tuple[str, Value], ...]
    seats: int
    rules: Rules = field(eq=False, repr=False)
    #: From which pack each card is, by its id.
    owners: Mapping[str, Pack] = field(eq=False, repr=False)

    @cached_property
    def identity(self) -> tuple[Any, ...]:
        """A hashable value equal for games of the same ruleset, packs, options and seats."""
        packs = tuple((pack.header.id, pack.digest) for pack in self.packs)
        return (self.ruleset.name, packs, self.options, self.seats)

    @cached_property
    def marks(self) -> tuple[PackMark, ...]:
        """Which packs are played with, as records and saved games name them."""
        return tuple(
            PackMark(pack.header.id, pack.header.version, pack.digest) for pack in self.packs
        )

    @cached_property
    def header(self) -> dict[str, Any]:
        """What a saved game says before its state, ready for JSON."""
        return {
            "format": SAVE_FORMAT,
            "library": LIBRARY,
            "ruleset": self.ruleset.name,
            "packs": [
                {"id": mark.id, "version": mark.version, "digest": mark.digest}
                for mark in self.marks
            ],
            "options": dict(self.options),
            "seats": self.seats,
        }

    @cached_property
    def header_text(self) -> str:
        """The header as the inside of a JSON object."""
        return json.dumps(self.header)[1:-1]


#: Setups already prepared, oldest first, by what they were made of.
_SETUPS: dict[Any, Setup] = {}
_MOST_SETUPS = 128
#: Packs already put together, by ruleset and by what was given.
_COMPOSED: dict[Any, Composed] = {}


def make_setup(
    ruleset: str, seats: object, packs: Iterable[PackLike] = (), options: object = None
) -> Setup:
    """Prepare a game; the same arguments give the same object, in whatever order packs are named.

    Raises UnknownError, UnreadableError or PackError for arguments that cannot be.
    """
    found = rulesets.find(ruleset)
    composed = composed_packs(found, load_packs(packs))
    values = tuple(found.read_options(options).items())
    if type(seats) is not int:
        raise UnreadableError(f"seats is a whole number, not {plain.show(seats)}")
    key = (found.name, tuple(map(_key, composed.packs)), values, seats)
    setup = _SETUPS.get(key)
    if setup is None:
        if len(_SETUPS) >= _MOST_SETUPS:
            _SETUPS.pop(next(iter(_SETUPS)))
        setup = _SETUPS[key] = _make_setup(found, composed, values, seats)
    return setup


def _key(pack: Pack) -> tuple[str, str, str]:
    """What tells packs apart: equal ones are told otherwise in other words and at other places."""
    return pack.header.id, pack.digest, pack.said


def composed_packs(ruleset: Ruleset, packs: tuple[Pack, ...]) -> Composed:
    """The packs together with the ruleset's own one and all that they need.

    Raises PackError if they do not go together, or one that is needed is not known.
    """
    given = frozenset(map(_key, packs))
    # What is installed, and so what is found of what they need, depends on the path.
    path = tuple(sys.path) if any(pack.header.needs for pack in packs) else ()
    key = (ruleset.name, given, path)
    composed = _COMPOSED.get(key)
    if composed is None:
        kinds = interchangeable(ruleset.words.card_kinds)
        composed = compose(ruleset.base_pack, packs, known_pack, kinds, catalog.known)
        if len(_COMPOSED) >= _MOST_SETUPS:
            _COMPOSED.pop(next(iter(_COMPOSED)))
        _COMPOSED[key] = composed
    return composed


def _make_setup(
    found: Ruleset, composed: Composed, options: tuple[tuple[str, Value], ...], seats: int
) -> Setup:
    whole = composed.whole
    material = dict(whole.material)
    low, high = found.seat_range(material)
    if not low <= seats <= high:
        number = plain.show(seats)
        raise UnreadableError(f"{found.name} is played with {low} to {high} seats, not {number}")
    chosen = dict(options)
    needed = [(card, found.needed_options(card)) for card in whole.cards]
    absent = [(card, needs) for card, needs in needed if not needs.items() <= chosen.items()]
    left_out = {card.id for card, _needs in absent}
    cards = tuple(card for card in whole.cards if card.id not in left_out)
    rules = found.prepare(seats, cards, material, chosen)
    rules.absent = tuple(absent)
    owners = {card.id: pack for card, pack in zip(whole.cards, composed.owners, strict=True)}
    return Setup(found, composed.packs, options, seats, rules, owners)
