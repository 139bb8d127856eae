"""Names that packs give to cards, also to those of others, in messages of their languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from attrs import evolve

from abyss_rules.catalog.needs import MOST_FAULTS, Fault
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.model.cards import Card, MessageFile, Pack, Place


def given_names(packs: Sequence[Pack]) -> dict[str, dict[str, str]]:
    """By the ids of cards their names by language; of two packs the later one has its way."""
    found: dict[str, dict[str, str]] = {}
    for pack in packs:
        for file in pack.messages:
            for id_, (name, _) in _names(file).items():
                found.setdefault(id_, {})[file.language] = name
    return found


def renamed(card: Card, names: Mapping[str, str] | None) -> Card:
    """A card with names in some languages in place of those that it has."""
    return evolve(card, names=tuple({**dict(card.names), **names}.items())) if names else card


def strangers(packs: Sequence[Pack]) -> Iterator[Fault]:
    """The first of the names that packs give to cards that none of those of a game has."""
    known = {card.id for pack in packs for card in pack.cards}
    unknown = (
        (pack, id_, place)
        for pack in packs
        for file in pack.messages
        for id_, (_, place) in _names(file).items()
        if id_ not in known
    )
    for pack, id_, place in islice(unknown, MOST_FAULTS):
        message = f"no pack that is played has a card `{id_}`"
        help_ = did_you_mean(id_, sorted(known))
        yield Fault("A523", pack, place, len(f"card-{id_}"), message, help_)


@lru_cache(maxsize=64)
def _names(file: MessageFile) -> dict[str, tuple[str, Place]]:
    """The names of cards in a file, and where they stand."""
    from abyss_rules.dsl.messages import names
    from abyss_rules.dsl.source import Source

    source = Source(file.file, file.text)
    return {id_: (name, source.place(at)) for id_, name, at in names(file.text)}
