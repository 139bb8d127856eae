"""What the checker says of planted mistakes, and what is made of that."""

from __future__ import annotations

import re
from functools import cache

from attrs import evolve, frozen

from abyss_rules.catalog import paths
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.cards import Card, FieldValue, Header
from tests.corpus.blocks import Block, CardPack
from tests.corpus.mistakes import Mistake
from tests.corpus.reading import real_packs

Meaning = tuple[Header | None, tuple[Card, ...], tuple[tuple[str, FieldValue], ...]]

_QUESTION = re.compile(r"did you mean ([^?]*)\?")


@frozen
class Verdict:
    """What came of one mistake."""

    mistake: Mistake
    #: The errors that were found, in their order.
    errors: tuple[Diagnostic, ...]
    #: Whether all cards mean what they meant before.
    same: bool

    @property
    def found(self) -> bool:
        """Whether anything was found."""
        return bool(self.errors)

    @property
    def right_line(self) -> bool:
        """Whether the first thing found stands where the mistake is."""
        return bool(self.errors) and self.errors[0].line in self.mistake.lines

    @property
    def right_word(self) -> bool:
        """Whether the first thing found asks for the word that was meant."""
        question = _QUESTION.search(self.errors[0].help) if self.errors else None
        words = set(re.findall("`([^`]+)`", question[1])) if question else set()
        return len(words) < 3 and bool(words & self.mistake.meant)


def judge(mistake: Mistake, *, whole: bool = False) -> Verdict:
    """Check a file with a mistake: with its whole pack, or with the blocks beside it only."""
    made = checked(mistake.block, mistake.text, whole=whole)
    errors = tuple(found for found in made.diagnostics if found.severity == "error")
    return Verdict(mistake, errors, _meaning(made) == original(_key(mistake.block), whole=whole))


def _key(block: Block) -> tuple[str, int]:
    return block.source.name, block.span[0]


@cache
def original(key: tuple[str, int], *, whole: bool) -> Meaning:
    """What the cards mean without the mistake."""
    block = next(b for pack in real_packs() for b in pack.blocks if _key(b) == key)
    made = checked(block, block.source.text, whole=whole)
    assert not made.diagnostics, made.diagnostics
    return _meaning(made)


def _meaning(made: Compiled) -> Meaning:
    return made.header, made.cards, made.material


def checked(block: Block, text: str, *, whole: bool) -> Compiled:
    """What the checker makes of the pack where the file of a block has another text."""
    sources = []
    for source in block.pack.sources:
        changed = evolve(source, text=text) if source is block.source else source
        if whole:
            sources.append(changed)
        elif source is block.source or any(map(_is_header, _blocks(block.pack, source))):
            sources.append(_beside(block, source, changed))
    return compile_pack(sources, vocabularies(), _grammar())


def _blocks(pack: CardPack, source: Source) -> list[Block]:
    return [block for block in pack.blocks if block.source is source]


def _is_header(block: Block) -> bool:
    return "pack id" in block.roles.values()


def _beside(block: Block, source: Source, changed: Source) -> Source:
    """A file with the header, a block and those beside it; all else is blank lines."""
    blocks = _blocks(block.pack, source)
    near = range(0)
    if block in blocks:
        place = blocks.index(block)
        near = range(place - 1, place + 2)
    grown = len(changed.text) - len(source.text)
    kept = []
    done = 0
    for place, other in enumerate(blocks):
        if place not in near and not _is_header(other):
            continue
        start, end = other.span
        if near and start > block.span[0]:
            start, end = start + grown, end + grown
        elif other is block:
            end += grown
        kept += [_blank(changed.text[done:start]), changed.text[start:end]]
        done = end
    return evolve(changed, text="".join(kept) + _blank(changed.text[done:]))


def _blank(text: str) -> str:
    return re.sub(r"[^\n]+", "", text)


@cache
def _grammar() -> str:
    return paths.grammar_file().read_text(encoding="utf-8")
