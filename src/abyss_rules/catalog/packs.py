"""Packs: those shipped and installed by their ids, and loading and checking packs anywhere."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.catalog import cache, files, paths
from abyss_rules.catalog.around import pack_of
from abyss_rules.catalog.installed import installed
from abyss_rules.dsl.diagnostics import Diagnostic, has_errors
from abyss_rules.errors import PackError, UnknownError
from abyss_rules.model.cards import Pack

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from abyss_rules.dsl.pipeline import Written  # noqa: TC004  # nobody resolves it; it loads much
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import Vocabulary

#: The longest path that an error shows whole.
_SHOWN = 80


@frozen
class Placed:
    """A scenario in its pack."""

    written: Written
    #: The whole pack, though perhaps only a file of it is checked.
    pack: Pack
    #: Whether nothing is wrong with the pack but for its scenarios.
    sound: bool


@frozen
class Report:
    """What checking found: all findings in order, and the packs with their sound cards."""

    diagnostics: tuple[Diagnostic, ...]
    #: Those whose header is sound, without their cards that are not.
    packs: tuple[Pack, ...]
    #: How many files were read.
    files: int
    #: The scenarios of packs whose header is sound.
    scenarios: tuple[Placed, ...] = ()

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


@frozen
class Located:
    """A pack that a user named: where it lies, and how people find it again."""

    path: Path
    #: The name that its places begin with: its id if it is known by that, else its folder.
    origin: str
    #: The id by which it is known, or "".
    id: str = ""


def known() -> list[str]:
    """The ids of all packs that are shipped or installed."""
    return sorted({*shipped(), *installed()})


def find(id_: str) -> Located | None:
    """The shipped or installed pack of an id, if there is one; a shipped one wins.

    Raises:
        PackError: Several distributions have one of this id, or it is not where it should be.
    """
    if (folder := shipped().get(id_)) is not None:
        return Located(folder, id_, id_)
    several = installed().get(id_, ())
    if len(several) > 1:
        named = " and ".join(one.distribution for one in several)
        raise PackError(f"several distributions have a pack {id_}: {named}; uninstall one of them")
    for one in several:
        if one.folder is None:
            raise PackError(f"the pack {id_} cannot be found: {one.fault}")
        return Located(one.folder, id_, id_)
    return None


def locate(name: str | Path) -> Located:
    """The pack that a user names: the id of one that is known, else a path.

    Raises:
        UnknownError: There is no pack of that id, and nothing lies at that path.
        PackError: As for `find`.
    """
    if isinstance(name, str) and (found := find(name)) is not None:
        return found
    require(name)
    path = Path(name)
    origin = path if path.is_dir() or files.is_archive(path) else path.parent
    return Located(path, "" if origin == Path() else origin.as_posix())


def load(name: str | Path, vocabularies: Mapping[str, Vocabulary]) -> Pack:
    """The pack of an id that is known, or in a folder, an archive or one file.

    Raises:
        PackError: Its texts have errors, which are the exception's ``diagnostics``.
        UnknownError: There is no pack of that id, and nothing lies at that path.
    """
    located = locate(name)
    pack = _load(located.path, vocabularies)
    if located.id and pack.header.id != located.id:
        message = f"the pack at {located.path} should be {located.id}, and is {pack.header.id}"
        raise PackError(message)
    return evolve(pack, origin=located.origin)


def load_known(vocabularies: Mapping[str, Vocabulary], id_: str) -> Pack | None:
    """The shipped or installed pack of an id, if there is one.

    Raises:
        PackError: It has errors, or cannot be found where it should be.
    """
    return None if find(id_) is None else load(id_, vocabularies)


def _load(path: Path, vocabularies: Mapping[str, Vocabulary]) -> Pack:
    texts = files.read_path(path)
    found = texts.diagnostics
    if not has_errors(found):
        key = cache.key((*texts.sources, *texts.messages), vocabularies)
        if (cached := cache.load(key)) is not None:
            return cached
        pack, more = _checked(texts.sources, texts.messages, vocabularies, str(path))
        found += more
        if pack is not None and not has_errors(found):
            cache.store(key, pack)
            return pack
    raise PackError(_summary(str(path), found), found)


def check(
    name: str | Path,
    vocabularies: Mapping[str, Vocabulary],
    beside: Sequence[Pack] = (),
    *,
    instead: Mapping[str, bytes] | None = None,
    memory: Memory | None = None,
) -> Report:
    """Check everything in a file, a folder or an archive, which may hold several packs.

    Args:
        name: A path, or the id of a pack that is known.
        vocabularies: The words of each ruleset.
        beside: Packs that those which are checked are to be played with.
        instead: What files hold, by their names, in place of what they hold where they lie.
        memory: What was found before, and is kept: a pack with the same texts is not read anew.
    """
    from abyss_rules.catalog.namesakes import namesakes
    from abyss_rules.catalog.together import Checked, Others, together

    @lru_cache
    def own(ruleset: str) -> Pack | None:
        return own_pack(ruleset, vocabularies)

    located = find(name) if isinstance(name, str) else None
    wanted = located.path if located else Path(name)
    texts = files.read_path(wanted, instead)
    found = list(texts.diagnostics)
    #: The names of what is checked, where that is a part of a pack only.
    only: frozenset[str] = frozenset()
    if (around := _pack_around(wanted, texts, instead)) is not None:
        only = frozenset(source.name for source in (*texts.sources, *texts.messages))
        texts = around
    if not texts.sources and not has_errors(found):
        found.append(files.nothing_in(wanted))
    checked: list[Checked] = []
    scenarios: list[Placed] = []
    for sources, messages in _by_pack(texts):
        pack, more, written = _remembered(
            sources, messages, vocabularies, wanted.as_posix(), {} if memory is None else memory
        )
        if pack is not None:
            pack = evolve(pack, origin=_origin(sources[0]))
            faulty = has_errors(set(more).difference(*(one.found for one in written)))
            checked.append(Checked(pack, (*sources, *messages), faulty=faulty))
            scenarios += [
                Placed(one, pack, not faulty)
                for one in written
                if not only or one.source.name in only
            ]
            if not pack.material and (found_own := own(pack.header.ruleset)):
                more += tuple(namesakes(pack, found_own, sources))
        found += [finding for finding in more if not only or finding.file in only]
    others = Others(known, lru_cache(partial(load_known, vocabularies)), own)
    more = together(checked, beside, vocabularies, others)
    found += [finding for finding in more if not only or finding.file in only]
    packs = tuple(_only(one.pack, only, one.sources) for one in checked)
    number = len(only) or len(texts.sources) + len(texts.messages)
    return Report(tuple(found), packs, number, tuple(scenarios))


def own_pack(ruleset: str, vocabularies: Mapping[str, Vocabulary]) -> Pack | None:
    """The shipped pack with the material of a ruleset, if there is one."""
    from abyss_rules.catalog.namesakes import is_of

    for id_, folder in shipped().items():
        if is_of(ruleset, files.read_path(folder).sources):
            pack = load(id_, vocabularies)
            if pack.material:
                return pack
    return None


def require(path: str | Path) -> None:
    """Raise UnknownError if nothing lies at a path, which is also no shipped pack's id."""
    text = str(path)
    shown = repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}...")
    try:
        there = Path(path).exists()
    except OSError as error:  # too long a name, a folder that may not be looked into
        raise UnknownError(f"no pack {shown}: {error.strerror}") from error
    if not there:
        raise UnknownError(f"no pack {shown}; there are {', '.join(known())}, or give a path")


#: Of packs by their texts: the pack, the findings, the scenarios.
Memory = dict[
    tuple["Source", ...], tuple[Pack | None, tuple[Diagnostic, ...], tuple["Written", ...]]
]


# --- parts ----------------------------------------------------------------------------------------


def _checked(
    sources: Sequence[Source],
    messages: Sequence[Source],
    vocabularies: Mapping[str, Vocabulary],
    path: str,
    scenarios: list[Written] | None = None,
) -> tuple[Pack | None, tuple[Diagnostic, ...]]:
    """The pack of these texts with its sound cards, if it has a sound header, and all findings.

    The scenarios are read only where a list is given, to which they are added.
    """
    from abyss_rules.dsl.pipeline import compile_pack

    if not sources:
        return None, (files.nothing_in(Path(path)),)
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    checking = scenarios is not None
    made = compile_pack(
        sources, vocabularies, grammar, messages=messages, scenarios=checking, doubts=checking
    )
    if scenarios is not None:
        scenarios += made.scenarios
    if made.header is None:
        return None, made.diagnostics
    digest = files.digest(sources)
    pack = Pack(made.header, made.cards, made.material, digest, messages=made.messages)
    return pack, made.diagnostics


def _remembered(
    sources: Sequence[Source],
    messages: Sequence[Source],
    vocabularies: Mapping[str, Vocabulary],
    path: str,
    memory: Memory,
) -> tuple[Pack | None, tuple[Diagnostic, ...], tuple[Written, ...]]:
    """As `_checked` with scenarios, from memory if these texts were checked before."""
    key = (*sources, *messages)
    if key not in memory:
        written: list[Written] = []
        pack, found = _checked(sources, messages, vocabularies, path, written)
        memory[key] = pack, found, tuple(written)
    return memory[key]


def _by_pack(texts: files.Texts) -> list[tuple[list[Source], list[Source]]]:
    """The texts by the pack they belong to: the nearest folder above them that has a header.

    Messages that lie below no pack are those of the only one, and of none if there are several.
    """
    homes = {_folder(source) for source in texts.sources if files.header_id(source)}
    groups: dict[PurePosixPath, tuple[list[Source], list[Source]]] = {}
    for source in texts.sources:
        home = _home(source, homes)
        groups.setdefault(home, ([], []))[0].append(_within(source, home))
    for source in texts.messages:
        home = _home(source, homes)
        if home in groups:
            groups[home][1].append(_within(source, home))
        elif len(groups) == 1:
            next(iter(groups.values()))[1].append(source)
    return list(groups.values())


def _home(source: Source, homes: Collection[PurePosixPath]) -> PurePosixPath:
    """The folder of the pack that a file belongs to; its own one if that is of none."""
    folder = _folder(source)
    return next((f for f in (folder, *folder.parents) if f in homes), folder)


def _within(source: Source, home: PurePosixPath) -> Source:
    """A file, called as in the pack of a folder."""
    return evolve(source, inner=PurePosixPath(source.inner).relative_to(home).as_posix())


def _origin(source: Source) -> str:
    """The folder of a pack as people see it, by one of its files."""
    return source.name.removesuffix(source.inner).removesuffix("/")


def _folder(source: Source) -> PurePosixPath:
    return PurePosixPath(source.inner).parent


def _pack_around(
    wanted: Path, texts: files.Texts, instead: Mapping[str, bytes] | None
) -> files.Texts | None:
    """The texts of the pack that files without a header belong to; None if there is none.

    Those of ``texts``, which were read at ``wanted``, are called as they are there.
    """
    alone = (*texts.sources, *texts.messages)
    if not alone or any(map(files.header_id, alone)):
        return None
    is_file = wanted.suffix in files.SUFFIXES
    if not (is_file or wanted.is_dir()):
        return None
    folder = texts.folder if is_file else wanted
    around = pack_of(folder)
    if around is None:
        return None
    whole = files.read_path(around, instead)
    if not any(files.header_id(source) for source in whole.sources if "/" not in source.inner):
        return None  # the header is not what lies there, but given instead
    return evolve(
        whole,
        sources=_merged(whole.sources, texts.sources, around),
        messages=_merged(whole.messages, texts.messages, around),
    )


def _merged(whole: Sequence[Source], part: Sequence[Source], around: Path) -> tuple[Source, ...]:
    """The sources of a pack, with those of a part of it as they were read there."""
    root = around.absolute()
    there = {Path(source.name).absolute(): source for source in whole}
    for source in part:
        file = Path(source.name).absolute()
        there[file] = evolve(source, inner=file.relative_to(root).as_posix())
    return tuple(sorted(there.values(), key=lambda one: one.inner))


def _only(pack: Pack, files: Collection[str], sources: Sequence[Source]) -> Pack:
    """The pack with the cards of some files only, if any are named."""
    inner = {source.inner for source in sources if not files or source.name in files}
    return evolve(pack, cards=tuple(card for card in pack.cards if card.place.file in inner))


def _summary(path: str, found: Sequence[Diagnostic]) -> str:
    errors = [finding for finding in found if finding.severity == "error"]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"the pack {path} cannot be used: {errors[0]}{more}"
