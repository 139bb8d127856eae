"""Laws about the text of cards: how they are laid out, what is told of them, how they are kept.

Each is given a checked pack and its texts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

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
from abyss_rules.testing.changes import Changes
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
    """The text told of a card shows its effect: change anything in it, and the text changes.

    Changed are numbers, words, signs and what they group, conditions and what they are on, and
    where a block ends: so two cards whose effects differ in such a thing never read alike. Of the
    ways to put a condition on other things only the first `changes.MOST_MOVED` are tried.
    """
    del sources
    vocabulary = vocabularies()[pack.header.ruleset]
    changes = Changes(vocabulary)
    for card in pack.cards:
        for ability in card.abilities:
            text = describe(evolve(card, abilities=(ability,)), vocabulary, USUAL)
            for other, change in changes.of(ability):
                same = describe(evolve(card, abilities=(other,)), vocabulary, USUAL) == text
                if same and other != ability:
                    broken(f"{card.id} reads the same with {change}: {' '.join(text)}")


LAWS = (layout_changes_nothing, cards_are_told, what_is_done_is_told, packs_are_kept_as_they_are)
