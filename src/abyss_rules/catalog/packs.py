"""Packs: those shipped and installed by their ids, and loading and checking packs anywhere."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.catalog import cache, files, paths
from abyss_rules.catalog.around import pack_of
from abyss_rules.catalog.dividing import Group, divided, of_one, told_apart
from abyss_rules.catalog.installed import installed
from abyss_rules.dsl.diagnostics import Diagnostic, has_errors
from abyss_rules.errors import PackError, UnknownError
from abyss_rules.model.cards import Header, Pack
from abyss_rules.model.versions import CARD_FORMAT

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
    #: Whether all cards of the pack are known, and nothing is wrong with them.
    sound: bool


@frozen
class Report:
    """What checking found: all findings in order, and the packs with their sound cards."""

    diagnostics: tuple[Diagnostic, ...]
    #: Those whose header is sound, without their cards that are not.
    packs: tuple[Pack, ...]
    #: The scenarios of all packs of which it is known for which game they are.
    scenarios: tuple[Placed, ...] = ()
    #: The names of the files that were read.
    names: frozenset[str] = frozenset()

    @property
    def files(self) -> int:
        """How many files were read."""
        return len(self.names)

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

    @property
    def again(self) -> str:
        """The text that names it: its id, or its path so written that no id is meant."""
        return self.id or as_path(self.path)


def known() -> list[str]:
    """The ids of all packs that are shipped or installed."""
    return sorted({*shipped(), *installed()})


def as_path(path: Path) -> str:
    """A path so written that it is not taken for the id of a pack that is known."""
    text = str(path)
    return f"./{text}" if text in known() else text


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
    pack = _load(located, vocabularies)
    if located.id and pack.header.id != located.id:
        message = f"the pack at {located.path} should be {located.id}, and is {pack.header.id}"
        raise PackError(message)
    return evolve(pack, path=located.again)


def load_known(vocabularies: Mapping[str, Vocabulary], id_: str) -> Pack | None:
    """The shipped or installed pack of an id, if there is one.

    Raises:
        PackError: It has errors, or cannot be found where it should be.
    """
    return None if find(id_) is None else load(id_, vocabularies)


def _load(located: Located, vocabularies: Mapping[str, Vocabulary]) -> Pack:
    path = located.path
    texts = of_one(files.read_path(path))
    if texts.sources and path.is_file() and not files.is_archive(path):
        headed = any(map(files.header_id, texts.sources))
        if not headed and (around := pack_of(path.parent)) is not None:
            raise PackError(f"{path} is a part of the pack {around}; name that folder instead")
    if several := told_apart(texts):
        each = "put each into an archive" if files.is_archive(path) else "name the folder of one"
        raise PackError(f"{path} holds {several}; {each}")
    group = Group(texts.sources, texts.messages)
    pack = _load_texts(group, texts.diagnostics, vocabularies, str(path))
    # An archive may hold the pack in a folder.
    is_there = files.is_archive(path) and not located.id
    return evolve(pack, origin=group.origin if is_there else located.origin)


def load_group(
    group: Group, wrong: tuple[Diagnostic, ...], vocabularies: Mapping[str, Vocabulary]
) -> Pack:
    """The pack of some texts, of which this is wrong as they were read.

    Raises:
        PackError: They have errors, which are the exception's ``diagnostics``.
    """
    pack = _load_texts(group, wrong, vocabularies, group.origin or str(Path()))
    return evolve(pack, origin=group.origin)


def _load_texts(
    group: Group, found: tuple[Diagnostic, ...], vocabularies: Mapping[str, Vocabulary], path: str
) -> Pack:
    if not has_errors(found):
        key = cache.key(group.texts, vocabularies)
        if (cached := cache.load(key)) is not None:
            return cached
        pack, more, _ = _checked(group.sources, group.messages, vocabularies, path)
        found += more
        if pack is not None and not has_errors(found):
            cache.store(key, pack)
            return pack
    raise PackError(_summary(path, found), found)


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
    there = divided(wanted, instead)
    found = list(there.diagnostics)
    if not there.groups and not has_errors(found):
        found.append(files.nothing_in(wanted))
    checked: list[Checked] = []
    scenarios: list[Placed] = []
    for group in there.groups:
        pack, more, written, whole = _remembered(
            group, vocabularies, wanted.as_posix(), {} if memory is None else memory
        )
        asked = [one for one in written if there.asked(one.source.name)]
        if pack is None and whole is not None:
            # Its scenarios are held against the game that it seems to be of, as its cards are.
            of_none = evolve(whole[0], origin=group.origin)
            scenarios += [Placed(one, of_none, whole[1]) for one in asked]
        if pack is not None:
            pack = evolve(pack, origin=group.origin)
            faulty = has_errors(set(more).difference(*(one.found for one in written)))
            checked.append(Checked(pack, group.texts, faulty=faulty))
            sound = not faulty or (whole is not None and whole[1])
            scenarios += [Placed(one, pack, sound) for one in asked]
            if not pack.material and (found_own := own(pack.header.ruleset)):
                more += tuple(namesakes(pack, found_own, group.sources))
        found += [finding for finding in more if there.asked(finding.file)]
    others = Others(known, lru_cache(partial(load_known, vocabularies)), own)
    more = together(checked, beside, vocabularies, others)
    found += [finding for finding in more if there.asked(finding.file)]
    packs = tuple(_only(one.pack, there.only, one.sources) for one in checked)
    return Report(tuple(found), packs, tuple(scenarios), there.names)


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


#: Of packs by their texts: the pack, the findings, the scenarios, and what these are held
#: against: the pack, or one for it without a header, and whether its cards are sound.
_Found = tuple[Pack | None, tuple[Diagnostic, ...], tuple["Written", ...], tuple[Pack, bool] | None]
Memory = dict[tuple["Source", ...], "_Found"]


# --- parts ----------------------------------------------------------------------------------------


def _checked(
    sources: Sequence[Source],
    messages: Sequence[Source],
    vocabularies: Mapping[str, Vocabulary],
    path: str,
    scenarios: list[Written] | None = None,
) -> tuple[Pack | None, tuple[Diagnostic, ...], tuple[Pack, bool] | None]:
    """The pack of these texts with its sound cards, if it has a sound header, and all findings.

    The scenarios are read only where a list is given, to which they are added. What they are held
    against comes last, if it is known of which game the cards are.
    """
    from abyss_rules.dsl.pipeline import compile_pack

    if not sources:
        return None, (files.nothing_in(Path(path)),), None
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    checking = scenarios is not None
    made = compile_pack(
        sources, vocabularies, grammar, messages=messages, scenarios=checking, doubts=checking
    )
    if scenarios is not None:
        scenarios += made.scenarios
    if made.header is None and not made.ruleset:
        return None, made.diagnostics, None
    header = made.header or Header(path, CARD_FORMAT, made.ruleset, "0", ())
    digest = files.digest(sources)
    pack = Pack(header, made.cards, made.material, digest, messages=made.messages)
    whole = pack, made.cards_are_sound
    return pack if made.header else None, made.diagnostics, whole


def _remembered(
    group: Group,
    vocabularies: Mapping[str, Vocabulary],
    path: str,
    memory: Memory,
) -> _Found:
    """As `_checked` with scenarios, from memory if these texts were checked before."""
    if group.texts not in memory:
        written: list[Written] = []
        pack, found, whole = _checked(group.sources, group.messages, vocabularies, path, written)
        memory[group.texts] = pack, found, tuple(written), whole
    return memory[group.texts]


def _only(pack: Pack, files: Collection[str], sources: Sequence[Source]) -> Pack:
    """The pack with the cards of some files only, if any are named."""
    inner = {source.inner for source in sources if not files or source.name in files}
    return evolve(pack, cards=tuple(card for card in pack.cards if card.place.file in inner))


def _summary(path: str, found: Sequence[Diagnostic]) -> str:
    return f"the pack {path} cannot be used: {reason(found)}"


def reason(found: Sequence[Diagnostic]) -> str:
    """Why a pack cannot be used in which these errors were found, and others: the first of them."""
    errors = [finding for finding in found if finding.severity == "error"]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"{errors[0]}{more}"
