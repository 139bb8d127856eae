"""From the texts of a pack to its checked cards: split, parse, check, block by block.

What is no pack any more is not read to its end: a file with too many faults, a pack with too many
cards or too many faults.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import Block, split
from abyss_rules.dsl.check_cards import CardChecker
from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.check_header import header
from abyss_rules.dsl.diagnostics import Diagnostic, Reporter, about_file
from abyss_rules.dsl.letters import check_letters
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.parse import Parsed, parse
from abyss_rules.dsl.templates import expand
from abyss_rules.model.cards import MOST_CARDS, Card, FieldValue, Header

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import Vocabulary

#: So many faults of one pack are reported.
FAULTS_PER_PACK = 500

_BEGINS_HEADER = re.compile(r"^[ \t]*pack\b", re.MULTILINE)


@frozen
class Compiled:
    """What could be made of a pack's texts: its sound parts, and all findings."""

    header: Header | None
    cards: tuple[Card, ...]
    material: tuple[tuple[str, FieldValue], ...]
    diagnostics: tuple[Diagnostic, ...]


def compile_pack(
    sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary], grammar: str
) -> Compiled:
    """Check the texts of one pack, in the order given, against its ruleset's vocabulary."""
    return _Compiler(sources, vocabularies, grammar).compiled()


class _Compiler:
    """Goes through the blocks of a pack: its header first, then all others in their order."""

    def __init__(
        self, sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary], grammar: str
    ) -> None:
        self.sources = sources
        self.vocabularies = vocabularies
        self.grammar = grammar
        self.reporters = [Reporter(source) for source in sources]
        self.blocks: list[tuple[Reporter, list[Block]]] = []
        #: What was parsed before its turn: the headers.
        self.parsed: dict[Block, Parsed] = {}
        self.cards: list[Card] = []
        #: How many cards there are, sound or not, each copy counted.
        self.number = 0
        self.material: tuple[tuple[str, FieldValue], ...] | None = None

    def compiled(self) -> Compiled:
        """What could be made of the texts."""
        for reporter in self.reporters:
            check_letters(reporter)
            self.blocks.append((reporter, split(reporter.source, reporter)))
        head, others = self.header()
        names = None
        if head is not None:
            names = Names(self.vocabularies[head.ruleset], self.vocabularies)
        self.check(names)
        found = [*others, *(one for reporter in self.reporters for one in in_order(reporter))]
        material = self.material or ()
        return Compiled(head, tuple(self.cards), material, tuple(found))

    # --- the header -----------------------------------------------------------------------------

    def header(self) -> tuple[Header | None, list[Diagnostic]]:
        """The pack's one header, and what is to be said if it has none."""
        found = list(self.headers())
        if not found and any(_BEGINS_HEADER.search(source.text) for source in self.sources):
            return None, []  # it has one, with faults that are told already
        if not found:
            name = self.sources[0].name if self.sources else ""
            help_ = "begin with `pack my.pack { format 1; ruleset abyss; }` in one of its files"
            return None, [about_file("A509", name, "this pack has no header", help_)]
        (first, written, doubtful), *more = found
        for reporter, block, _doubtful in more:
            place = first.source.place(written.span[0])
            reporter.report(
                "A510",
                (block.span[0], block.span[0] + len("pack")),
                f"this pack has a header already, at {place.file}:{place.line}",
                help="one folder is one pack",
            )
        return header(written, self.vocabularies, first, doubtful), []

    def headers(self) -> Iterator[tuple[Reporter, syntax.PackHeader, frozenset[str]]]:
        """The headers of all files, as far as they can be parsed."""
        for reporter, blocks in self.blocks:
            for block in blocks:
                if reporter.is_full:
                    break
                if _BEGINS_HEADER.match(block.text):
                    result = self.parsed[block] = parse(block, self.grammar, reporter)
                    if isinstance(result.block, syntax.PackHeader):
                        yield reporter, result.block, result.doubtful

    # --- the other blocks -----------------------------------------------------------------------

    def check(self, names: Names | None) -> None:
        """Parse and check all blocks; without names they are only parsed."""
        checker = CardChecker(names) if names else None
        before = 0
        for reporter, blocks in self.blocks:
            for block in blocks:
                if before + len(reporter.found) >= FAULTS_PER_PACK and not reporter.is_full:
                    reporter.close()
                if reporter.is_full:
                    break
                result = self.parsed.get(block) or parse(block, self.grammar, reporter)
                if checker is None:
                    continue
                if isinstance(result.block, syntax.Card):
                    if not self.card(result.block, checker, reporter, result.doubtful):
                        return
                elif isinstance(result.block, syntax.Material):
                    self.read_material(result.block, checker.names, reporter, result.doubtful)
            before += len(reporter.found)
            if before >= FAULTS_PER_PACK:
                return

    def card(
        self,
        written: syntax.Card,
        checker: CardChecker,
        reporter: Reporter,
        doubtful: frozenset[str],
    ) -> bool:
        """Check a card and keep it if there is no error in its text; False if it is too many."""
        start = len(reporter.found)
        members = expand(written, checker.names, reporter)
        if self.number + len(members) > MOST_CARDS:
            return self.too_many(written, reporter)
        made = []
        told = {(f.code, f.line, f.column) for f in reporter.found[start:]}
        for one in members:
            before = len(reporter.found)
            made.append(checker.card(one, reporter, doubtful))
            # What is wrong with several cards of a template is told once.
            found = reporter.found[before:]
            found = [f for f in found if (f.code, f.line, f.column) not in told]
            told.update((f.code, f.line, f.column) for f in found)
            reporter.found[before:] = found
            if reporter.is_full:
                break
        cards = [card for card in made if card is not None]
        self.number += sum(card.copies for card in cards)
        if self.number > MOST_CARDS:
            return self.too_many(written, reporter)
        if not reporter.has_errors_in(written.span):
            self.cards += cards
        return True

    def too_many(self, written: syntax.Card, reporter: Reporter) -> bool:
        """Report the card with which a pack has too many, copies counted; gives False."""
        message = f"with this the pack has more than {MOST_CARDS} cards"
        reporter.report("A004", written.id.span, message, help="make it two packs")
        return False

    def read_material(
        self,
        written: syntax.Material,
        names: Names,
        reporter: Reporter,
        doubtful: frozenset[str],
    ) -> None:
        """Check the pack's material."""
        span = (written.span[0], written.span[0] + len("material"))
        if self.material is not None:
            reporter.report("A515", span, "this pack has its material already")
            return
        checker = FieldChecker(names, reporter, doubtful)
        words = names.vocabulary.material
        self.material = checker.read(written.fields, words, "the material", span)


def in_order(reporter: Reporter) -> list[Diagnostic]:
    """The findings in one file in the order of their places; that there are more comes last.

    A template is checked for each of its cards, but what is wrong with all is told once.
    """
    found = dict.fromkeys(reporter.found)
    return sorted(found, key=lambda f: (f.code == "A108", f.line, f.column, f.code))
