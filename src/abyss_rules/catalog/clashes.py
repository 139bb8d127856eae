"""Packs that say one message in different words: whose are told, and whom to tell of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from abyss_rules.catalog.needs import Fault, needed
from abyss_rules.model.cards import Pack, Place

#: So many messages are named where packs say several.
_NAMED = 5


def clashes(packs: Sequence[Pack], base: str) -> Iterator[Fault]:
    """The messages that two packs say differently, neither of which needs the other.

    Args:
        packs: Those of a game, in their order. The last one that says a message is told with.
        base: The id of the game's own one.

    Yields:
        A warning for each two packs and language, at the first message of the later one.
    """
    if sum(bool(pack.messages) for pack in packs) < 2:
        return
    seen: dict[str, set[str]] = {}
    before: list[tuple[Pack, dict[tuple[str, str], tuple[Place, str]]]] = []
    for pack in packs:
        direct = needed(pack, base) & seen.keys()
        known = seen[pack.header.id] = direct.union(*(seen[id_] for id_ in direct))
        if not pack.messages:
            continue
        said = _said(pack)
        for other, theirs in before:
            if other.header.id in known:
                continue
            both: dict[str, list[str]] = {}
            for language, id_ in said.keys() & theirs.keys():
                if said[language, id_][1] != theirs[language, id_][1]:
                    both.setdefault(language, []).append(id_)
            for language, ids in sorted(both.items()):
                ids.sort(key=lambda id_: (said[language, id_][0].line, id_))
                place, there = said[language, ids[0]][0], theirs[language, ids[0]][0]
                named = ", ".join(f"`{id_}`" for id_ in ids[:_NAMED])
                more = f" and {len(ids) - _NAMED} more" if len(ids) > _NAMED else ""
                message = (
                    f"{other.header.id} ({other.where(there)}) and {pack.header.id} "
                    f"({pack.where(place)}) say {named}{more} in `{language}` differently"
                )
                help_ = (
                    f"those of {pack.header.id} are told with; write `needs {other.header.id};` "
                    "in its header if it shall be so"
                )
                yield Fault("A713", pack, place, len(ids[0]), message, help_)
        before.append((pack, said))


def _said(pack: Pack) -> dict[tuple[str, str], tuple[Place, str]]:
    """The messages of a pack by language and id: where each stands, and how it is written."""
    from abyss_rules.dsl.messages import read, span_of
    from abyss_rules.dsl.source import Source

    found: dict[tuple[str, str], tuple[Place, str]] = {}
    for file in pack.messages:
        source = Source(file.file, file.text)
        for id_, entry in read(file.text).entries.items():
            start, end = span_of(entry.id)[0], span_of(entry)[1]
            said = source.place(start), file.text[start:end]
            found[file.language, id_] = said
    return found
