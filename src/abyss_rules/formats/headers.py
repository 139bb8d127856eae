"""What saved games and records say of the game: its ruleset, packs, options and seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from abyss_rules.catalog.packs import shipped
from abyss_rules.engine import plain
from abyss_rules.engine.record import PackMark
from abyss_rules.engine.settings import Value
from abyss_rules.errors import PackError
from abyss_rules.game import PackLike, Setup, load_pack, make_setup
from abyss_rules.game.loading import pack_list, shipped_pack
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
    if given := pack_list(packs):
        return _setup(ruleset, marks, settings, seats, given)
    return _shipped_setup(ruleset, marks, settings, seats)


def _setup(
    ruleset: str,
    marks: tuple[PackMark, ...],
    settings: Settings,
    seats: int,
    packs: Iterable[PackLike],
) -> Setup:
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
        if mark.id not in shipped():
            raise PackError(
                f"the game is played with the pack {plain.shortened(mark.id)} "
                f"{plain.shortened(mark.version)}, which is not shipped: "
                "give its path with packs=[…]"
            )
        pack = shipped_pack(mark.id)
    if (pack.digest, pack.header.version) != (mark.digest, mark.version):
        raise PackError(
            f"the pack {mark.id} has changed: the game is played with its version "
            f"{plain.shortened(mark.version)} "
            f"({mark.digest[:12]}), and this one is {pack.header.version} ({pack.digest[:12]}): "
            "give the path of the former with packs=[…]"
        )
    return pack
