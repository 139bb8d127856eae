"""From the texts of a pack to its checked cards: split, parse, check."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import split
from abyss_rules.dsl.check_cards import CardChecker
from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.check_header import header
from abyss_rules.dsl.diagnostics import Diagnostic, Reporter, about_file
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.parse import parse
from abyss_rules.dsl.templates import expand
from abyss_rules.model.cards import Card, FieldValue, Header

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import Vocabulary

_BEGINS_HEADER = re.compile(r"^\s*pack\b", re.MULTILINE)


@frozen
class Compiled:
    """What could be made of a pack's texts: its sound parts, and all findings."""

    header: Header | None
    cards: tuple[Card, ...]
    material: tuple[tuple[str, FieldValue], ...]
    diagnostics: tuple[Diagnostic, ...]


@frozen
class _Piece:
    """A parsed block, where findings about it go, and the words nothing can be said of."""

    block: syntax.Block
    reporter: Reporter
    doubtful: frozenset[str]


def compile_pack(
    sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary], grammar: str
) -> Compiled:
    """Check the texts of one pack, in the order given, against its ruleset's vocabulary."""
    reporters = [Reporter(source) for source in sources]
    pieces = [piece for reporter in reporters for piece in parsed(reporter, grammar)]
    head, others = checked_header(pieces, sources, vocabularies)
    cards: tuple[Card, ...] = ()
    material: tuple[tuple[str, FieldValue], ...] = ()
    if head is not None:
        names = Names(vocabularies[head.ruleset], vocabularies)
        cards = checked_cards(pieces, names)
        material = checked_material(pieces, names)
    found = [*others, *(finding for reporter in reporters for finding in in_order(reporter))]
    return Compiled(head, cards, material, tuple(found))


def parsed(reporter: Reporter, grammar: str) -> Iterable[_Piece]:
    """The blocks of one file, as far as they can be parsed."""
    for block in split(reporter.source, reporter):
        if reporter.is_full:
            return
        result = parse(block, grammar, reporter)
        if result.block is not None:
            yield _Piece(result.block, reporter, result.doubtful)


def checked_header(
    pieces: Sequence[_Piece], sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary]
) -> tuple[Header | None, list[Diagnostic]]:
    """The pack's one header, and what is to be said if it has none."""
    found = [(p, p.block) for p in pieces if isinstance(p.block, syntax.PackHeader)]
    if not found and any(_BEGINS_HEADER.search(source.text) for source in sources):
        return None, []  # it has one, with faults that are told already
    if not found:
        name = sources[0].name if sources else ""
        help_ = "begin with `pack my.pack { format 1; ruleset abyss; }` in one of its files"
        return None, [about_file("A509", name, "this pack has no header", help_)]
    (first, written), *more = found
    for piece, block in more:
        place = first.reporter.source.place(written.span[0])
        piece.reporter.report(
            "A510",
            (block.span[0], block.span[0] + len("pack")),
            f"this pack has a header already, at {place.file}:{place.line}",
            help="one folder is one pack",
        )
    return header(written, vocabularies, first.reporter, first.doubtful), []


def checked_cards(pieces: Sequence[_Piece], names: Names) -> tuple[Card, ...]:
    """The sound cards of a pack: those in whose text there is no error."""
    checker = CardChecker(names)
    sound = []
    for piece in pieces:
        if isinstance(piece.block, syntax.Card):
            written = expand(piece.block, names, piece.reporter)
            made = []
            told = None
            for one in written:
                made.append(checker.card(one, piece.reporter, piece.doubtful))
                # All cards of a template have the same faults: they are told once.
                told = len(piece.reporter.found) if told is None else told
                del piece.reporter.found[told:]
            if not piece.reporter.has_errors_in(piece.block.span):
                sound += [card for card in made if card is not None]
    return tuple(sound)


def checked_material(pieces: Sequence[_Piece], names: Names) -> tuple[tuple[str, FieldValue], ...]:
    """The pack's material, if it has any."""
    values: tuple[tuple[str, FieldValue], ...] = ()
    found = [(p, p.block) for p in pieces if isinstance(p.block, syntax.Material)]
    for number, (piece, block) in enumerate(found):
        span = (block.span[0], block.span[0] + len("material"))
        if number:
            piece.reporter.report("A515", span, "this pack has its material already")
            continue
        checker = FieldChecker(names, piece.reporter, piece.doubtful)
        values = checker.read(block.fields, names.vocabulary.material, "the material", span)
    return values


def in_order(reporter: Reporter) -> list[Diagnostic]:
    """The findings in one file in the order of their places; that there are more comes last.

    A template is checked for each of its cards, but what is wrong with all is told once.
    """
    found = dict.fromkeys(reporter.found)
    return sorted(found, key=lambda f: (f.code == "A108", f.line, f.column, f.code))
