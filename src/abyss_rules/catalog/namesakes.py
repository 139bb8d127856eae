"""Warns of packs that are called as the game's own pack is, and of cards with the names of its."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.catalog import files
from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.letters import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.model.cards import Card, Pack

_RULESET = re.compile(r"\bruleset[ \t]+(\w+)")
_CODE = CODES["A517"]


def is_of(ruleset: str, sources: Sequence[Source]) -> bool:
    """Whether the texts seem to be those of a pack of a ruleset."""
    # Most texts do not have the word, which is told much sooner than by the expression.
    texts = (source.text for source in sources if "ruleset" in source.text)
    return any(found[1] == ruleset for text in texts for found in _RULESET.finditer(text))


def namesakes(pack: Pack, own: Pack, sources: Sequence[Source]) -> Iterator[Diagnostic]:
    """What is to be said of a pack beside the game's own one."""
    id_ = own.header.id
    if pack.header.id == id_:
        source, at = next(
            (source, found.start(1))
            for source in sources
            if (found := files.HEADER.search(source.text)) and found[1] == id_
        )
        line, column = source.position(at)
        message = f"the pack calls itself `{id_}`, as the game's own one does: it takes its place"
        help_ = "give it an id of its own, or `material` if that is meant"
        yield _warning(source, line, column, len(id_), message, help_)
    changed = {card.replaces for card in pack.cards}
    changed |= {change.card for change in pack.header.changes if change.what == "removes"}
    names = {folded(card.name): card for card in own.cards if card.id not in changed}
    for card in pack.cards:
        other = names.get(folded(card.name))
        if other is not None and other.id != card.id:  # of one id they cannot be in one game
            message = f"“{card.name}” is the printed name of `{other.id}` of {id_} too"
            yield _of_card(card, sources, message, "take another name")


def _of_card(card: Card, sources: Sequence[Source], message: str, help_: str) -> Diagnostic:
    source = next(source for source in sources if source.inner_place(0).file == card.place.file)
    place = card.place
    return _warning(source, place.line, place.column, len(card.kind), message, help_)


def _warning(
    source: Source, line: int, column: int, length: int, message: str, help_: str
) -> Diagnostic:
    return Diagnostic(
        _CODE.code,
        _CODE.severity,
        message,
        source.name,
        line,
        column,
        line,
        column + length,
        source.line(line)[:400],
        help_,
    )
