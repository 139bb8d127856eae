"""Divides the files at a path by the packs they belong to: the same for whoever asks."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.catalog import files
from abyss_rules.catalog.around import pack_of
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.source import Source

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

#: So many packs are named.
_NAMED = 10


@frozen
class Group:
    """The texts of one pack, called as they are in it."""

    sources: tuple[Source, ...]
    messages: tuple[Source, ...] = ()

    @property
    def origin(self) -> str:
        """The pack's folder or archive as people see it; "" if that is the current folder."""
        source = self.sources[0]
        return source.name.removesuffix(source.inner).removesuffix("/")

    @property
    def texts(self) -> tuple[Source, ...]:
        """All of them."""
        return (*self.sources, *self.messages)


@frozen
class Divided:
    """The packs of a path, or that around it, and what is wrong with reading."""

    groups: tuple[Group, ...]
    #: What is wrong at the path.
    diagnostics: tuple[Diagnostic, ...]
    #: The names of what lies at the path, where that is a part of a pack only; else none.
    only: frozenset[str]
    #: The names of all files that lie at the path.
    names: frozenset[str]
    #: What is wrong with other files of the pack around the path.
    elsewhere: tuple[Diagnostic, ...] = ()
    #: Where all packs lie, also those around the path of which nothing lies at it.
    origins: tuple[str, ...] = ()

    def asked(self, name: str) -> bool:
        """Whether what is found in a file concerns what lies at the path.

        Files are named as people see them. With a header comes what is found outside its pack.
        """
        if not self.only or name in self.only:
            return True
        texts = [text for group in self.groups for text in group.texts]
        headed = any(text.name in self.only and files.header_id(text) for text in texts)
        return headed and all(text.name != name for text in texts)

    def faults(self, group: Group) -> tuple[Diagnostic, ...]:
        """What is wrong with reading the files of a pack, among others that may lie there."""
        return tuple(
            one
            for one in (*self.diagnostics, *self.elsewhere)
            if _nearest(one.file, self.origins) in (None, group.origin)
        )


def _nearest(file: str, origins: Sequence[str]) -> str | None:
    around = [one for one in origins if not one or file == one or file.startswith(f"{one}/")]
    return max(around, key=len, default=None)


def divided(path: Path, instead: Mapping[str, bytes] | None = None) -> Divided:
    """The packs at a path, each with all its texts.

    A folder or an archive may hold several, each in a folder of its own. A file or a folder within
    a pack comes with all that is in the pack; a file with a header of its own beside others with
    one is a pack by itself.

    Args:
        path: A file, a folder or an archive.
        instead: What files hold, by their names, in place of what they hold where they lie.
    """
    texts = files.read_path(path, instead)
    names = frozenset(source.name for source in (*texts.sources, *texts.messages))
    around = _around(path, texts, instead)
    groups = by_pack(texts if around is None else around)
    origins = tuple(one.origin for one in groups)
    if around is None:
        return Divided(groups, texts.diagnostics, frozenset(), names, (), origins)
    asked = tuple(one for one in groups if any(text.name in names for text in one.texts))
    return Divided(asked, texts.diagnostics, names, names, around.diagnostics, origins)


def by_pack(texts: files.Texts) -> tuple[Group, ...]:
    """The texts by the pack they belong to: the nearest folder above them that has a header.

    Messages that lie below no pack are those of the only one, and of none if there are several.
    """
    homes = _homes(texts.sources)
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
    return tuple(Group(tuple(sources), tuple(more)) for sources, more in groups.values())


def of_one(texts: files.Texts) -> files.Texts:
    """The texts of the pack whose header lies directly in a folder, without packs below it.

    They are all texts if no header lies there.
    """
    homes = _homes(texts.sources)
    if len(homes) < 2 or PurePosixPath() not in homes:
        return texts
    sources, messages = (
        tuple(one for one in some if _home(one, homes) == PurePosixPath())
        for some in (texts.sources, texts.messages)
    )
    return evolve(texts, sources=sources, messages=messages)


def told_apart(texts: files.Texts) -> str:
    """Which packs are among some texts, if there are several, to be said to people; else ""."""
    if len(_homes(texts.sources)) < 2:
        return ""
    groups = [one for one in by_pack(texts) if any(map(files.header_id, one.sources))]
    named = [f"{_id_of(group)} in {group.origin or '.'}" for group in groups[:_NAMED]]
    if more := len(groups) - len(named):
        named.append(f"{more} more")
    return f"{len(groups)} packs: {', '.join(named)}"


def _id_of(group: Group) -> str:
    return next(filter(None, map(files.header_id, group.sources)))


def _homes(sources: Sequence[Source]) -> set[PurePosixPath]:
    """The folders that have a header in one of their files."""
    return {_folder(source) for source in sources if files.header_id(source)}


def _home(source: Source, homes: Collection[PurePosixPath]) -> PurePosixPath:
    """The folder of the pack that a file belongs to; its own one if that is of none."""
    folder = _folder(source)
    return next((f for f in (folder, *folder.parents) if f in homes), folder)


def _within(source: Source, home: PurePosixPath) -> Source:
    """A file, called as in the pack of a folder."""
    return evolve(source, inner=PurePosixPath(source.inner).relative_to(home).as_posix())


def _folder(source: Source) -> PurePosixPath:
    return PurePosixPath(source.inner).parent


# --- around a path --------------------------------------------------------------------------------


def _around(
    wanted: Path, texts: files.Texts, instead: Mapping[str, bytes] | None
) -> files.Texts | None:
    """The texts of the pack that those at a path are a part of; None if they are no part of one.

    Those of ``texts``, which were read at ``wanted``, are called as they are there.
    """
    there = (*texts.sources, *texts.messages)
    is_file = wanted.suffix in files.SUFFIXES and not wanted.is_dir()
    if not there or not (is_file or wanted.is_dir()):
        return None
    homes = _homes(texts.sources)
    if is_file and homes:
        return _of_header(wanted, texts, instead)
    if homes and all(_home(one, homes) in homes for one in texts.sources):
        return None
    around = pack_of(texts.folder if is_file else wanted)
    if around is None:
        return None
    whole = files.read_path(around, instead)
    if PurePosixPath() not in _homes(whole.sources):
        return None  # the header is not what lies there, but given instead
    return _merged(whole, texts, around)


def _of_header(
    wanted: Path, texts: files.Texts, instead: Mapping[str, bytes] | None
) -> files.Texts | None:
    """The texts of the pack that a file with a header belongs to: those of its folder.

    None if another file there has one too, which is then a pack by itself, as this file is; or if
    the folder is too large for one of a pack, as where people keep everything.
    """
    folder = wanted.parent
    whole = files.read_path(folder, instead)
    if any(Path(one.file) == folder for one in whole.diagnostics):
        return None
    whole = _merged(whole, texts, folder)
    headers = [one for one in whole.sources if "/" not in one.inner and files.header_id(one)]
    return whole if len(headers) == 1 else None


def _merged(whole: files.Texts, part: files.Texts, around: Path) -> files.Texts:
    """The texts of a pack, with those of a part of it as they were read there."""
    sources = _both(whole.sources, part.sources, around)
    return evolve(whole, sources=sources, messages=_both(whole.messages, part.messages, around))


def _both(whole: Sequence[Source], part: Sequence[Source], around: Path) -> tuple[Source, ...]:
    root = around.absolute()
    there = {Path(source.name).absolute(): source for source in whole}
    for source in part:
        file = Path(source.name).absolute()
        there[file] = evolve(source, inner=file.relative_to(root).as_posix())
    return tuple(sorted(there.values(), key=lambda one: one.inner))
