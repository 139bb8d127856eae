"""Checks packs as they are played: together with the game's own one and with all that they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.catalog.card_names import strangers
from abyss_rules.catalog.clashes import clashes
from abyss_rules.catalog.compose import examine, interchangeable
from abyss_rules.catalog.excerpts import Excerpts
from abyss_rules.catalog.needs import Fault, Find, Known, same_id
from abyss_rules.dsl.source import Source
from abyss_rules.model.cards import Pack

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Diagnostic
    from abyss_rules.model.vocabulary import Vocabulary

#: Up to this code faults are of headers alone, and hold whatever cards there are.
_OF_HEADERS = "A704"


@frozen
class Checked:
    """A pack that is checked, with its texts; of a faulty one some cards may be missing."""

    pack: Pack
    sources: Sequence[Source]
    faulty: bool


@frozen
class Others:
    """The packs that are shipped or installed."""

    ids: Known
    #: Gives the pack of an id, None for any other; raises PackError for a faulty one.
    find: Find
    #: Gives the pack with the material of a ruleset.
    own: Callable[[str], Pack | None]


def together(
    checked: Sequence[Checked],
    beside: Sequence[Pack],
    vocabularies: Mapping[str, Vocabulary],
    others: Others,
) -> tuple[Diagnostic, ...]:
    """What keeps packs that are checked from being played, each with what it needs.

    What one of them needs is looked for among the others first, then in ``beside``, then among the
    packs that are known.
    """
    by_id = {pack.header.id: pack for pack in (*beside, *(one.pack for one in checked))}
    faulty = {one.pack.header.id for one in checked if one.faulty}
    excerpts = Excerpts()
    found = {_told(fault, checked, excerpts): None for fault in _of_one_id(checked)}
    for one in checked:
        header = one.pack.header
        own = one.pack if one.pack.material else others.own(header.ruleset)
        if own is None:
            continue  # of a ruleset whose box nobody knows
        kinds = vocabularies[header.ruleset].card_kinds
        composed, faults = examine(
            own.header.id,
            [one.pack, *beside],
            lambda id_: by_id.get(id_) or others.find(id_),
            interchangeable(kinds),
            lambda: sorted({*by_id, *others.ids()}),
        )
        played = {pack.header.id for pack in composed.packs} if composed else set()
        unsure = bool(played & (faulty - {header.id}))
        if composed is not None:
            faults += (*clashes(composed.packs, own.header.id), *strangers(composed.packs))
        for fault in faults:
            if not unsure or fault.code <= _OF_HEADERS:
                found[_told(fault, checked, excerpts)] = None
    return tuple(found)


def _of_one_id(checked: Sequence[Checked]) -> Iterator[Fault]:
    """What is to be said of packs that call themselves the same."""
    first: dict[str, Pack] = {}
    for one in checked:
        other = first.setdefault(one.pack.header.id, one.pack)
        if other is not one.pack:
            yield same_id(other, one.pack)


def _told(fault: Fault, checked: Sequence[Checked], excerpts: Excerpts) -> Diagnostic:
    """The finding, with its file and line as people see them if the pack is one of those."""
    for one in checked:
        for source in one.sources:
            if one.pack is fault.pack and source.inner == fault.place.file:
                return fault.diagnostic(source, source.name)
    return excerpts.shown(fault)
