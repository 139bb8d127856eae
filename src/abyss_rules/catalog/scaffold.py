"""Begins packs and cards from the templates that are shipped: wholly, or not at all."""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.catalog import files, packs, paths
from abyss_rules.catalog.compose import compose
from abyss_rules.catalog.formatting import format_text
from abyss_rules.dsl.check_cards import NAME_LIMIT
from abyss_rules.dsl.check_header import is_id
from abyss_rules.dsl.letters import folded, id_of
from abyss_rules.errors import PackError, UnknownError, UnreadableError
from abyss_rules.model.versions import CARD_FORMAT, LIBRARY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from abyss_rules.model.cards import Pack
    from abyss_rules.model.vocabulary import Vocabulary

#: The kinds of cards that there are templates for.
KINDS = ("lord", "location")
#: What the first cards of a new pack are called.
_FIRST = {"lord": "The Pearl Diver", "location": "The Pearl Bank"}
#: The file that holds a new pack's header.
HEADER_FILE = f"pack{files.SUFFIX}"

_CARD_ID = re.compile(r"[a-z][a-z0-9_]*")
_FOLDER = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
#: Words that stay small within a printed name.
_SMALL = frozenset({"a", "an", "and", "at", "for", "from", "in", "of", "on", "the", "to"})
#: Names that are no files on Windows.
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


@frozen
class Called:
    """How something new is called: its id, and its name for people."""

    id: str
    name: str


def called(text: str, kind: str = "", name: str = "") -> Called:
    """The id and the name that a text stands for: ``drowned_queen`` or ``The Drowned Queen``.

    Args:
        text: Either of them; what is wanted is made of it.
        kind: The kind of card, or "" for a pack, whose id may have parts joined by dots.
        name: The name for people, if the text is to be the id alone.

    Raises:
        UnreadableError: No id can be made of it, or the name cannot be printed.
    """
    words = " ".join(text.split())
    if "/" in words or "\\" in words:
        raise UnreadableError(
            f"a name is wanted, and {_shown(text)} is a path: "
            + ("name the pack's folder with --pack" if kind else "go there first")
        )
    is_written_as_id = " " not in words and words == words.lower()
    id_ = words if not kind and is_id(words) else id_of(words, "" if is_written_as_id else kind)
    if _DEVICES.fullmatch(id_):
        raise UnreadableError(f"on Windows no file can be called {id_}: take another name")
    if not is_id(id_) or (kind and not _CARD_ID.fullmatch(id_)):
        raise UnreadableError(
            f"no id can be made of {_shown(text)}: {_why_no_id(id_)}; "
            f'write abyss new {kind or "pack"} some_id --name "…"'
        )
    as_said = id_ if words.isascii() else words  # whose letters the id may have to spell
    printed = " ".join(name.split()) or (_name_of(as_said, kind) if is_written_as_id else words)
    if len(printed) > NAME_LIMIT:
        raise UnreadableError(f"a name has at most {NAME_LIMIT} characters: {_shown(printed)}")
    if not printed.isprintable() or '"' in printed or "\\" in printed:
        raise UnreadableError(f"a name holds no quotation marks and no unseen signs: {printed!a}")
    return Called(id_, printed)


def _why_no_id(text: str) -> str:
    """Why a text is no id."""
    if len(text) > NAME_LIMIT:
        return f"an id has at most {NAME_LIMIT} characters"
    if text[:1].isdigit():
        return "an id begins with a letter"
    return "an id is of the letters a to z, digits and `_`"


def _name_of(id_: str, kind: str) -> str:
    """A printed name of an id: that of a Lord has an article."""
    words = id_.replace(".", "_").split("_")
    name = " ".join(word if word in _SMALL else word.capitalize() for word in words if word)
    name = name[:1].upper() + name[1:]
    return f"The {name}" if kind == "lord" and not name.startswith("The ") else name


def _shown(text: str) -> str:
    return repr(text if len(text) <= NAME_LIMIT else f"{text[:NAME_LIMIT]}…")


# --- a pack ---------------------------------------------------------------------------------------


def new_pack(
    text: str,
    ruleset: str,
    title: str = "",
    where: Path = Path(),
    *,
    taken: Collection[str] = (),
) -> Path:
    """A new folder with a pack: a header, a Lord, a Location, their scenarios and a README.

    Args:
        text: What it is called; a name without spaces is that of the folder too.
        ruleset: The game that its cards are for.
        title: Its name for people, if the text is to be the id alone.
        where: The folder in which the new one is made.
        taken: Ids that a pack may not have, as something else is called so: the games.

    Raises:
        UnreadableError: It cannot be called so, or there is a folder or a pack of that name.
        OSError: It cannot be written; then nothing is left behind.
    """
    if "/" in text or "\\" in text or text.startswith("."):
        raise UnreadableError(f"a name is wanted, and {_shown(text)} is a path: go there first")
    wanted = called(text, "", title)
    name = text if _FOLDER.fullmatch(text) else wanted.id
    folder = where / name
    if folder.exists() or folder.is_symlink():
        raise UnreadableError(f"{folder} is there already: nothing is changed")
    if wanted.id in taken:
        raise UnreadableError(f"{wanted.id} is a game: take another name, such as my_{wanted.id}")
    if wanted.id in packs.known():
        raise UnreadableError(f"there is a pack {wanted.id} already: take another name")
    cards = {kind: called(first, kind) for kind, first in _FIRST.items()}
    values = {
        "id": wanted.id,
        "title": wanted.name,
        "folder": name,
        "ruleset": ruleset,
        "game": ruleset.capitalize(),
        "format": str(CARD_FORMAT),
        "engine": ".".join(LIBRARY.split(".")[:2]),
    }
    texts = {
        HEADER_FILE: _filled("pack.abyss", values),
        "README.md": _filled("README.md", values | {"lord": cards["lord"].id}),
    }
    for kind, card in cards.items():
        texts[f"{card.id}{files.SUFFIX}"] = _card(ruleset, kind, card)
    _write_folder(folder, texts)
    return folder


def _write_folder(folder: Path, texts: Mapping[str, str]) -> None:
    """Write a folder beside its place, then move it there: it is there wholly or not at all."""
    scratch = Path(tempfile.mkdtemp(prefix=".new-", dir=folder.parent))
    try:
        made = scratch / folder.name
        made.mkdir()
        for name, text in texts.items():
            (made / name).write_text(text, encoding="utf-8", newline="\n")
        made.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _filled(template: str, values: Mapping[str, str]) -> str:
    """A template with the values put in; cards in their one layout, however long the names are."""
    text = (paths.templates_folder() / template).read_text(encoding="utf-8")
    filled = Template(text).substitute(values)
    return format_text(filled, template) if template.endswith(files.SUFFIX) else filled


def _card(ruleset: str, kind: str, card: Called) -> str:
    return _filled(f"{ruleset}/{kind}.abyss", {"id": card.id, "name": card.name})


# --- a card ---------------------------------------------------------------------------------------


def new_card(
    kind: str,
    wanted: Called,
    folder: Path,
    vocabularies: Mapping[str, Vocabulary],
    ruleset: str = "",
) -> Path:
    """A new file with a card and its scenario in the pack of a folder.

    Args:
        kind: One of `KINDS`.
        wanted: How the card is called.
        folder: That of the pack, with its header in one of the files directly in it.
        vocabularies: The words of each ruleset.
        ruleset: If given, the game that the pack has to be for.

    Raises:
        UnknownError: There is no pack in the folder.
        PackError: The pack's header has faults, or its ruleset is another.
        UnreadableError: There is a card or a file of that name.
        OSError: It cannot be written; then nothing is left behind.
    """
    pack = _pack_in(folder, vocabularies)
    header = pack.header
    if ruleset and ruleset != header.ruleset:
        message = f"the pack {header.id} is of the ruleset {header.ruleset}, not {ruleset}"
        raise PackError(message)
    for id_, name, place in _taken(pack, vocabularies):
        if id_ == wanted.id:
            raise UnreadableError(f"there is a card {id_} already: {place}")
        if name == folded(wanted.name):
            raise UnreadableError(f"there is a card “{wanted.name}” already, {id_}: {place}")
    file = folder / f"{wanted.id}{files.SUFFIX}"
    if file.exists() or file.is_symlink():
        raise UnreadableError(f"{file} is there already: nothing is changed")
    text = _card(header.ruleset, kind, wanted)
    # Hidden, so that nobody takes the beginning of a card for one.
    scratch = Path(tempfile.mkdtemp(prefix=".new-", dir=folder))
    try:
        made = scratch / file.name
        made.write_text(text, encoding="utf-8", newline="\n")
        made.rename(file)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return file


def _pack_in(folder: Path, vocabularies: Mapping[str, Vocabulary]) -> Pack:
    """The pack in a folder, as far as it is sound."""
    if not folder.is_dir():
        raise UnknownError(f"{folder} is no folder: cards are written into the folder of a pack")
    texts = files.read_path(folder)
    inside = [one for one in texts.sources if "/" not in one.inner and files.header_id(one)]
    if not inside:
        here = "this folder" if folder == Path() else str(folder)
        raise UnknownError(
            f"there is no pack in {here}: name its folder with --pack, or make one with "
            "abyss new pack NAME"
        )
    report = packs.check(folder, vocabularies)
    id_ = files.header_id(inside[0])
    for pack in report.packs:
        if pack.header.id == id_:
            return pack
    raise PackError(f"the pack in {folder} has faults", report.diagnostics)


def _taken(pack: Pack, vocabularies: Mapping[str, Vocabulary]) -> Iterator[tuple[str, str, str]]:
    """The ids of cards, their names as compared, and where they are: of all that is played."""
    for card in pack.cards:
        yield card.id, folded(card.name), pack.where(card.place)
    own = pack if pack.material else packs.own_pack(pack.header.ruleset, vocabularies) or pack
    try:
        played = compose(own.header.id, [pack], lambda id_: packs.load_known(vocabularies, id_))
    except PackError:
        return  # it cannot be played as it is, which is for `abyss check` to say
    for card, owner in zip(played.whole.cards, played.owners, strict=True):
        yield card.id, folded(card.name), owner.where(card.place)
