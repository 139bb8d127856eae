"""Packs for the facade: by id, by path, or as they are; and checking them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from abyss_rules import rulesets
from abyss_rules.catalog import packs as catalog
from abyss_rules.engine import plain
from abyss_rules.errors import UnreadableError
from abyss_rules.model.cards import Pack
from abyss_rules.model.vocabulary import Vocabulary

#: A pack as a user names it: its id, its path, or the pack itself.
PackLike = str | Path | Pack


class _Vocabularies(Mapping[str, Vocabulary]):
    """The vocabulary of every ruleset by name; a ruleset loads when it is first looked at."""

    def __getitem__(self, name: str) -> Vocabulary:
        if name not in rulesets.NAMES:
            raise KeyError(name)
        return _vocabulary(name)

    def __iter__(self) -> Iterator[str]:
        return iter(rulesets.NAMES)

    def __len__(self) -> int:
        return len(rulesets.NAMES)


@lru_cache
def _vocabulary(name: str) -> Vocabulary:
    return rulesets.find(name).words.vocabulary()


def vocabularies() -> Mapping[str, Vocabulary]:
    """The vocabulary of every ruleset by name."""
    return _Vocabularies()


def known_pack(pack_id: str) -> Pack | None:
    """The pack of an id that comes with the library or is installed, loaded once; or None."""
    return _known_pack(pack_id, tuple(sys.path))


@lru_cache(maxsize=64)
def _known_pack(pack_id: str, _path: tuple[str, ...]) -> Pack | None:
    """As `known_pack`, for one path that distributions are looked for on."""
    return catalog.load_known(vocabularies(), pack_id)


def load_pack(pack: PackLike) -> Pack:
    """A checked pack, ready for ``packs=``.

    Args:
        pack: The id of a pack that is shipped or installed, or the path of a folder, a zip archive
            or a file; a pack is given back. An id wins over a path of the same name.

    Raises:
        PackError: Its cards have errors; ``diagnostics`` of the error lists them.
        UnknownError: Nothing lies at that path, and no pack that is known has that id.
        UnreadableError: It is neither a text, a path nor a pack.
    """
    if isinstance(pack, Pack):
        return pack
    if plain.is_text(pack):
        pack = str.__str__(pack)
        if (known := known_pack(pack)) is not None:
            return known
    elif not isinstance(pack, Path):
        raise UnreadableError(f"a pack is an id, a path or a Pack, not {plain.show(pack)}")
    return catalog.load(pack, vocabularies())


def load_packs(packs: Iterable[PackLike]) -> tuple[Pack, ...]:
    """The packs that a user gives as ``packs=``, each as by `load_pack`."""
    return tuple([load_pack(pack) for pack in pack_list(packs)])


def pack_list(packs: Iterable[PackLike]) -> tuple[PackLike, ...]:
    """The packs that a user gives as ``packs=``, in order; one alone stands for itself.

    Raises UnreadableError for what is no list; what is in it is for ``load_pack``.
    """
    if isinstance(packs, str | Path | Pack):
        return (packs,)
    return tuple(plain.series(packs, "packs"))


def check(path: str | Path, packs: Iterable[PackLike] = ()) -> catalog.Report:
    """Check cards as ``abyss_rules.check`` does, which takes and raises the same.

    Of their scenarios the report has what is wrong with how they are written, and they themselves.
    """
    if not isinstance(path, Path):
        if not plain.is_text(path):
            raise UnreadableError(f"a path is a text or a Path, not {plain.show(path)}")
        path = str.__str__(path)
    return catalog.check(path, vocabularies(), load_packs(packs))
