"""What saved games and records say of the game: its ruleset, packs, options and seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from abyss_rules.engine import plain
from abyss_rules.engine.record import PackMark
from abyss_rules.engine.settings import Value
from abyss_rules.errors import PackError
from abyss_rules.game import PackLike, Setup, make_setup
from abyss_rules.game.loading import known_pack, load_packs, pack_list
from abyss_rules.model.cards import Pack

Settings = tuple[tuple[str, str, Value], ...]


def setup_for(
    ruleset: str,
    marks: tuple[PackMark, ...],
    options: dict[str, Value],
    seats: int,
    packs: Iterable[PackLike],
) -> Setup:
    """The setup of a saved game; ``packs`` gives those that are neither shipped nor installed.

    Raises PackError for a pack that is missing or has changed since, UnknownError for a ruleset
    or option that this library does not know.
    """
    settings = tuple([(name, type(value).__name__, value) for name, value in options.items()])
    if given := pack_list(packs):
        return _setup(ruleset, marks, settings, seats, given)
    return _known_setup(ruleset, marks, settings, seats)


def _setup(
    ruleset: str,
    marks: tuple[PackMark, ...],
    settings: Settings,
    seats: int,
    packs: Iterable[PackLike],
) -> Setup:
    given = {pack.header.id: pack for pack in load_packs(packs)}
    found = [_pack(mark, given) for mark in marks]
    wrong = [one for one in found if isinstance(one, str)]
    if wrong:
        raise PackError("; ".join(wrong))
    wanted = [pack for pack in found if isinstance(pack, Pack)]
    setup = make_setup(ruleset, seats, wanted, {name: value for name, _type, value in settings})
    if [pack.header.id for pack in setup.packs] != [mark.id for mark in marks]:
        told = ", ".join(pack.header.id for pack in setup.packs)
        plain.fail("packs", f"the game is played with {told}, in this order")
    return setup


@lru_cache(maxsize=64)
def _known_setup(
    ruleset: str, marks: tuple[PackMark, ...], settings: Settings, seats: int
) -> Setup:
    """As ``_setup`` for packs that are all known: these do not change while a program runs."""
    return _setup(ruleset, marks, settings, seats, ())


def _pack(mark: PackMark, given: dict[str, Pack]) -> Pack | str:
    """The pack that a mark names, or what is wrong with it."""
    name, version = plain.shortened(mark.id), plain.shortened(mark.version)
    pack = given.get(mark.id) or known_pack(mark.id)
    if pack is None:
        return (
            f"the game is played with the pack {name} {version}, which is neither shipped nor "
            "installed: give its path with packs=[…]"
        )
    if (pack.digest, pack.header.version) != (mark.digest, mark.version):
        return (
            f"the pack {name} has changed: the game is played with its version {version} "
            f"({mark.digest[:12]}), and this one is {pack.header.version} ({pack.digest[:12]}): "
            "give the path of the former with packs=[…]"
        )
    return pack
