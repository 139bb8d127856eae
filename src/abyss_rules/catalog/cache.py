"""The user's cache of checked packs: JSON files, trusted no further than their shape.

A cached pack is found by the hash of all it was made of, so a stale one is never met; what cannot
be read or is not a pack is ignored and written anew. No error of the file system gets out.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_rules.catalog import codec, files, paths
from abyss_rules.model.versions import CARD_FORMAT, LIBRARY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.model.cards import Pack
    from abyss_rules.model.vocabulary import Vocabulary

_RULESET = re.compile(r"\bruleset\s+(\w+)")
#: The layout of cache files.
CACHE_FORMAT = 4

#: A larger file is none of ours.
SIZE_LIMIT = 16 << 20


def key(sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary]) -> str:
    """The name under which the pack of these texts is kept: a hash of all it depends on."""
    try:
        grammar = paths.grammar_file().read_bytes()
    except OSError:
        grammar = b""
    rulesets = _rulesets(sources, vocabularies)
    parts = (
        f"{CACHE_FORMAT} {CARD_FORMAT} {LIBRARY} {files.fingerprint(sources)}".encode(),
        grammar,
        *(fingerprint(vocabularies[name]).encode() for name in rulesets),
        *map(_words, rulesets),
    )
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _rulesets(sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary]) -> list[str]:
    """The rulesets named in the texts, so that the others' words need not be loaded."""
    # Most texts do not have the word, which is told much sooner than by the expression.
    texts = (source.text for source in sources if "ruleset" in source.text)
    named = {name for text in texts for name in _RULESET.findall(text)}
    return sorted(name for name in vocabularies if name in named)


def _words(ruleset: str) -> bytes:
    """What the words of a ruleset are called in all languages: names of templates hold them."""
    try:
        found = sorted(paths.languages_folder(ruleset).glob("*.ftl"))
        return b"\0".join(file.read_bytes() for file in found)
    except OSError:
        return b""


def fingerprint(vocabulary: Vocabulary) -> str:
    """A hash of everything a vocabulary declares."""
    return hashlib.sha256(repr(vocabulary).encode()).hexdigest()


def load(name: str) -> Pack | None:
    """The pack kept under a name, if there is a sound one."""
    file = _file(name)
    if file is None:
        return None
    try:
        with file.open("rb") as opened:
            seal, _, text = opened.read(SIZE_LIMIT).partition(b"\n")
        if seal != _seal(name, text):
            return None
        return _decoded(text)
    except (OSError, ValueError, RecursionError):
        return None


@lru_cache(maxsize=8)
def _decoded(text: bytes) -> Pack:
    """The pack of a text: packs never change, and the game's own is loaded for each that is."""
    return codec.decode(json.loads(text))


def store(name: str, pack: Pack) -> None:
    """Keep a pack, if there is a place for it."""
    file = _file(name)
    if file is None:
        return
    import tempfile

    text = json.dumps(codec.encode(pack), ensure_ascii=True, separators=(",", ":")).encode()
    scratch = ""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, scratch = tempfile.mkstemp(dir=file.parent, prefix=".pack-")
        with os.fdopen(handle, "wb") as opened:
            opened.write(_seal(name, text) + b"\n" + text)
        Path(scratch).replace(file)
    except OSError:
        if scratch:
            _remove(scratch)


def _seal(name: str, text: bytes) -> bytes:
    """The first line of a file: a hash that tells damage and files of other names."""
    return hashlib.sha256(name.encode() + text).hexdigest().encode()


def _file(name: str) -> Path | None:
    folder = paths.cache_folder()
    return None if folder is None else folder / "packs" / f"{name}.json"


def _remove(path: str) -> None:
    try:
        Path(path).unlink()
    except OSError:
        return
