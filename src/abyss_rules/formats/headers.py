"""What saved games and records say of the game: its ruleset, packs, options and seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from abyss_rules.engine import plain
from abyss_rules.engine.record import PackMark
from abyss_rules.engine.settings import Value
from abyss_rules.errors import PackError, UnknownError
from abyss_rules.game import PackLike, Setup, load_pack, make_setup
from abyss_rules.model.cards import Pack

Settings = tuple[tuple[str, str, Value], ...]


def setup_for(
    ruleset: str,
    marks: tuple[PackMark, ...],
    options: dict[str, Value],
    seats: int,
    packs: Iterable[PackLike],
) -> Setup:
    """The setup of a saved game; ``packs`` gives those that are not shipped.

    Raises PackError for a pack that is missing or has changed since, UnknownError for a ruleset
    or option that this library does not know.
    """
    settings = tuple([(name, type(value).__name__, value) for name, value in options.items()])
    if not isinstance(packs, str | Path | Pack):
        packs = tuple(packs)
    if packs == ():
        return _shipped_setup(ruleset, marks, settings, seats)
    return _setup(ruleset, marks, settings, seats, packs)


def _setup(
    ruleset: str,
    marks: tuple[PackMark, ...],
    settings: Settings,
    seats: int,
    packs: Iterable[PackLike],
) -> Setup:
    if isinstance(packs, str | Path | Pack):
        packs = (packs,)
    given = {pack.header.id: pack for pack in map(load_pack, packs)}
    found = [_pack(mark, given) for mark in marks]
    setup = make_setup(ruleset, seats, found, {name: value for name, _type, value in settings})
    if [pack.header.id for pack in setup.packs] != [mark.id for mark in marks]:
        wanted = ", ".join(pack.header.id for pack in setup.packs)
        plain.fail("packs", f"the game is played with {wanted}, in this order")
    return setup


@lru_cache(maxsize=64)
def _shipped_setup(
    ruleset: str, marks: tuple[PackMark, ...], settings: Settings, seats: int
) -> Setup:
    """As ``_setup`` for packs that are all shipped: these do not change while a program runs."""
    return _setup(ruleset, marks, settings, seats, ())


def _pack(mark: PackMark, given: dict[str, Pack]) -> Pack:
    """The pack that a mark names."""
    pack = given.get(mark.id)
    if pack is None:
        try:
            pack = load_pack(mark.id)
        except UnknownError:
            raise PackError(
                f"the game is played with the pack {mark.id} {mark.version}, which is not shipped: "
                "give its path with packs=[…]"
            ) from None
    if pack.digest != mark.digest:
        raise PackError(
            f"the pack {mark.id} has changed: the game is played with its version {mark.version} "
            f"({mark.digest[:12]}), and this one is {pack.header.version} ({pack.digest[:12]}): "
            "give the path of the former with packs=[…]"
        )
    return pack
