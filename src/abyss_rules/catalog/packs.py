"""Packs: those shipped, loading and checking packs anywhere, and putting packs together."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.catalog import cache, files, paths
from abyss_rules.dsl.diagnostics import Diagnostic, about_file, has_errors
from abyss_rules.errors import PackError, UnknownError
from abyss_rules.model.cards import MOST_CARDS, Card, Pack

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import Vocabulary

#: The longest path that an error shows whole.
_SHOWN = 80


@frozen
class Report:
    """What checking found: all findings in order, and the packs with their sound cards."""

    diagnostics: tuple[Diagnostic, ...]
    #: Those whose header is sound, without their cards that are not.
    packs: tuple[Pack, ...]
    #: How many files were read.
    files: int

    @property
    def cards(self) -> int:
        """How many cards are sound."""
        return sum(len(pack.cards) for pack in self.packs)

    @property
    def has_errors(self) -> bool:
        """Whether anything found is an error."""
        return has_errors(self.diagnostics)


def shipped() -> dict[str, Path]:
    """The folders of the packs that come with the library, by the packs' ids."""
    return dict(_shipped_in(paths.cards_folder()))


@lru_cache(maxsize=1)
def _shipped_in(root: Path) -> dict[str, Path]:
    found: dict[str, Path] = {}
    folders = sorted(root.iterdir()) if root.is_dir() else []
    for folder in folders:
        for source in files.read_path(folder).sources if folder.is_dir() else ():
            if id_ := files.header_id(source):
                found[id_] = folder
    return found


def load(path: str | Path, vocabularies: Mapping[str, Vocabulary]) -> Pack:
    """The pack in a folder, or in one file.

    Raises:
        PackError: its texts have errors, which are the exception's ``diagnostics``.
    """
    texts = files.read_path(Path(path))
    found = texts.diagnostics
    if not has_errors(found):
        key = cache.key(texts.sources, vocabularies)
        if (cached := cache.load(key)) is not None:
            return cached
        pack, found = _checked(texts.sources, vocabularies, str(path))
        if pack is not None and not has_errors(found):
            cache.store(key, pack)
            return pack
    raise PackError(_summary(str(path), found), found)


def check(path: str | Path, vocabularies: Mapping[str, Vocabulary]) -> Report:
    """Check everything in a file or folder, which may hold several packs."""
    from abyss_rules.catalog.namesakes import namesakes

    wanted = Path(path)
    texts = files.read_path(wanted)
    found = list(texts.diagnostics)
    only = ""
    if len(texts.sources) == 1 and wanted.is_file() and not files.header_id(texts.sources[0]):
        only = texts.sources[0].name
        texts = _pack_around(texts)
    if not texts.sources and not found:
        found.append(
            about_file("A006", wanted.as_posix(), f"there are no `{files.SUFFIX}` files here")
        )
    packs: list[Pack] = []
    for sources in _by_pack(texts.sources):
        pack, more = _checked(sources, vocabularies, wanted.as_posix())
        if pack is not None:
            packs.append(_only(pack, only, sources))
            if not pack.material and (own := own_pack(pack.header.ruleset, vocabularies)):
                more += tuple(namesakes(pack, own, sources))
        found += [finding for finding in more if not only or finding.file == only]
    return Report(tuple(found), tuple(packs), 1 if only else len(texts.sources))


def own_pack(ruleset: str, vocabularies: Mapping[str, Vocabulary]) -> Pack | None:
    """The shipped pack with the material of a ruleset, if there is one."""
    from abyss_rules.catalog.namesakes import is_of

    for folder in shipped().values():
        if is_of(ruleset, files.read_path(folder).sources):
            pack = load(folder, vocabularies)
            if pack.material:
                return pack
    return None


def compose(base: Pack, additions: Iterable[Pack]) -> Pack:
    """A pack with the cards of others added.

    Raises:
        PackError: two packs have a card of the same id or are of different rulesets, not exactly
            one has material, or there are too many cards.
    """
    packs = [base, *additions]
    owners: dict[str, tuple[Pack, Card]] = {}
    for pack in packs:
        if pack.header.ruleset != base.header.ruleset:
            raise PackError(
                f"the pack {pack.header.id} is of the ruleset {pack.header.ruleset}, "
                f"the pack {base.header.id} of {base.header.ruleset}"
            )
        for card in pack.cards:
            if card.id in owners:
                first, second = _where(*owners[card.id]), _where(pack, card)
                raise PackError(f"two packs have a card {card.id}: {first} and {second}")
            owners[card.id] = (pack, card)
    number = sum(card.copies for pack in packs for card in pack.cards)
    if number > MOST_CARDS:
        raise PackError(f"{number} cards in play, and at most {MOST_CARDS} can be")
    with_material = [pack for pack in packs if pack.material]
    if not with_material:
        raise PackError(_without_material(base))
    if len(with_material) > 1:
        named = " and ".join(pack.header.id for pack in with_material)
        raise PackError(f"exactly one pack must have material, but {named} have it")
    if len(packs) == 1:
        return base
    total = hashlib.sha256("\n".join(pack.digest for pack in packs).encode()).hexdigest()
    cards = tuple(card for pack in packs for card in pack.cards)
    return Pack(base.header, cards, with_material[0].material, total)


def gather(
    base: str, wanted: Sequence[str | Path], vocabularies: Mapping[str, Vocabulary]
) -> list[Pack]:
    """The shipped pack ``base`` and the ``wanted`` ones, each the id of a shipped pack or a path.

    A pack given by path takes the place of one of the same id.

    Raises:
        UnknownError: no pack has that id, and nothing lies at that path.
        PackError: a pack has errors.
    """
    installed = shipped()
    packs: dict[str, Pack] = {}
    for name in (base, *wanted):
        if isinstance(name, str) and name in installed:
            if name not in packs:
                packs[name] = load(installed[name], vocabularies)
            continue
        require(name)
        pack = load(name, vocabularies)
        packs[pack.header.id] = pack
    return list(packs.values())


def require(path: str | Path) -> None:
    """Raise UnknownError if nothing lies at a path, which is also no shipped pack's id."""
    text = str(path)
    shown = repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}...")
    try:
        there = Path(path).exists()
    except OSError as error:  # too long a name, a folder that may not be looked into
        raise UnknownError(f"no pack {shown}: {error.strerror}") from error
    if not there:
        known = ", ".join(sorted(shipped()))
        raise UnknownError(f"no pack {shown}; there are {known}, or give a path")


# --- parts ----------------------------------------------------------------------------------------


def _checked(
    sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary], path: str
) -> tuple[Pack | None, tuple[Diagnostic, ...]]:
    """The pack of these texts with its sound cards, if it has a sound header, and all findings."""
    from abyss_rules.dsl.pipeline import compile_pack

    if not sources:
        message = f"there are no `{files.SUFFIX}` files here"
        return None, (about_file("A006", Path(path).as_posix(), message),)
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    made = compile_pack(sources, vocabularies, grammar)
    if made.header is None:
        return None, made.diagnostics
    pack = Pack(made.header, made.cards, made.material, files.digest(sources))
    return pack, made.diagnostics


def _by_pack(sources: Sequence[Source]) -> list[list[Source]]:
    """The texts by the pack they belong to: the nearest folder above them that has a header."""
    homes = {_folder(source) for source in sources if files.header_id(source)}
    groups: dict[PurePosixPath, list[Source]] = {}
    for source in sources:
        folder = _folder(source)
        home = next((f for f in (folder, *folder.parents) if f in homes), folder)
        inner = PurePosixPath(source.inner).relative_to(home).as_posix()
        groups.setdefault(home, []).append(evolve(source, inner=inner))
    return list(groups.values())


def _folder(source: Source) -> PurePosixPath:
    return PurePosixPath(source.inner).parent


def _pack_around(texts: files.Texts) -> files.Texts:
    """The texts of the pack that one file without header belongs to."""
    around = files.read_path(texts.folder)
    if any(files.header_id(source) for source in around.sources if "/" not in source.inner):
        return around
    return texts


def _only(pack: Pack, file: str, sources: Sequence[Source]) -> Pack:
    """The pack with the cards of one file only, if one is named."""
    inner = {source.inner for source in sources if source.name == file or not file}
    return evolve(pack, cards=tuple(card for card in pack.cards if card.place.file in inner))


def _without_material(base: Pack) -> str:
    """Why a game cannot be played without the material of its own pack."""
    id_ = base.header.id
    if id_ in shipped():
        return (
            f"a pack calls itself {id_}, as the game's own pack does, and so takes its place; but "
            "it has no `material`. Give it an id of its own"
        )
    return f"the pack {id_} has no `material`, which says what lies in the box"


def _where(pack: Pack, card: Card) -> str:
    return f"{pack.header.id} ({card.place.file}:{card.place.line})"


def _summary(path: str, found: Sequence[Diagnostic]) -> str:
    errors = [finding for finding in found if finding.severity == "error"]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"the pack {path} cannot be used: {errors[0]}{more}"
