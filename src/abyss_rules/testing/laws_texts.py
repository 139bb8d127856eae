"""Laws about the text of cards: how they are laid out, what is told of them, how they are kept.

Each is given a checked pack and its texts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve

from abyss_rules.catalog import codec, paths
from abyss_rules.catalog.files import digest, read_path
from abyss_rules.catalog.formatting import formatted
from abyss_rules.catalog.packs import locate
from abyss_rules.dsl.diagnostics import has_errors
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.wording import USUAL, describe, languages, told
from abyss_rules.game.loading import load_pack, vocabularies
from abyss_rules.model.cards import Pack
from abyss_rules.model.expressions import Constant, Number
from abyss_rules.model.vocabulary import Kind, Vocabulary
from abyss_rules.testing.declare import broken, law

#: What is in no sentence for people: braces, arrows and names of the language.
_LEFT_OVER = re.compile(r"[{}<>|_]|\s\s|^\s|\s$|\s[.,]")


def with_texts(pack: str | Path) -> tuple[Pack, tuple[Source, ...]]:
    """A pack and its texts, as laws about texts are given them.

    Args:
        pack: As for ``load_pack``: an id or a path.

    Raises:
        PackError, UnknownError: As ``load_pack`` does.
    """
    return load_pack(pack), read_path(locate(pack).path).sources


@law(kind="text")
def layout_changes_nothing(pack: Pack, sources: Sequence[Source]) -> None:
    """Laid out by ``abyss fmt`` a pack says the same, and laid out again it stays as it is."""
    made = []
    for source in sources:
        once = formatted(source)
        if not isinstance(once, str):
            broken(f"{source.name} cannot be laid out: {once[0]}")
        twice = formatted(evolve(source, text=once))
        if twice != once:
            broken(f"{source.name} is laid out otherwise the second time")
        made.append(Source(source.name, once, source.inner))
    if digest(made) != digest(sources):
        broken("laid out, it has another hash")
    compiled = compile_pack(made, vocabularies(), paths.grammar_file().read_text(encoding="utf-8"))
    if has_errors(compiled.diagnostics):
        broken(f"laid out, it has errors: {compiled.diagnostics[0]}")
    for what, mine, theirs in (
        ("cards", pack.cards, compiled.cards),
        ("material", pack.material, compiled.material),
        ("header", pack.header, compiled.header),
    ):
        if mine != theirs:
            broken(f"laid out, it has other {what}")


@law(kind="text")
def packs_are_kept_as_they_are(pack: Pack, sources: Sequence[Source]) -> None:
    """A pack comes back from the cache of checked packs as it was put there."""
    del sources
    kept = codec.decode(json.loads(json.dumps(codec.encode(pack))))
    for what in ("header", "cards", "material", "digest"):
        if getattr(kept, what) != getattr(pack, what):
            broken(f"it comes back with other {what}")


@law(kind="text")
def cards_are_told(pack: Pack, sources: Sequence[Source]) -> None:
    """Each card with abilities is told in every language, in whole sentences for people."""
    del sources
    vocabulary = vocabularies()[pack.header.ruleset]
    for language in languages():
        for card in pack.cards:
            sentences, faults = told(card, vocabulary, language)
            if faults:
                broken(f"{card.id} in {language}: {faults[0]}")
            if bool(sentences) != bool(card.abilities):
                broken(f"{card.id} has {len(card.abilities)} abilities, told in {language}: none")
            for sentence in sentences:
                if _LEFT_OVER.search(sentence) or not sentence.endswith("."):
                    broken(f"{card.id} in {language}: {sentence!r} is no sentence")


@law(kind="text")
def what_is_done_is_told(pack: Pack, sources: Sequence[Source]) -> None:
    """The text told of a card shows its effect: change any number or guild in it, and it changes.

    So two cards whose effects differ in a number, a guild, a Race or a Resource never read alike.
    """
    del sources
    vocabulary = vocabularies()[pack.header.ruleset]
    for card in pack.cards:
        text = describe(card, vocabulary, USUAL)
        for abilities, change in _changed(card.abilities, vocabulary):
            if describe(evolve(card, abilities=abilities), vocabulary, USUAL) == text:
                broken(f"{card.id} reads the same with {change}: {' '.join(text)}")


def _changed(part: Any, vocabulary: Vocabulary) -> Iterator[tuple[Any, str]]:  # noqa: ANN401  # any value of the model
    """A part of a card with one thing in it changed, each in turn, and what was changed."""
    kinds: Mapping[str, Kind] = {kind.name: kind for kind in vocabulary.kinds}
    match part:
        case tuple():
            for place, one in enumerate(part):
                for other, change in _changed(one, vocabulary):
                    yield (*part[:place], other, *part[place + 1 :]), change
        case Number(value=value):
            yield Number(value + 3), f"{value + 3} for {value}"
        case Constant(kind=kind, name=name):
            members = kinds[kind].members
            other = members[(members.index(name) + 1) % len(members)]
            if other != name:
                yield Constant(kind, other), f"{other} for {name}"
        case _ if hasattr(part, "__attrs_attrs__"):
            for field in part.__attrs_attrs__:
                for other, change in _changed(getattr(part, field.name), vocabulary):
                    yield evolve(part, **{field.name: other}), change


LAWS = (layout_changes_nothing, cards_are_told, what_is_done_is_told, packs_are_kept_as_they_are)
