"""Which packs are played together: those given, what they need, and which comes before which."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import ranges
from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE, Diagnostic, Edit, did_you_mean
from abyss_rules.errors import PackError
from abyss_rules.model.cards import MOST_PACKS, Card, Change, Need, Pack, Place

if TYPE_CHECKING:
    from abyss_rules.dsl.source import Source

#: So many faults of packs together are told.
MOST_FAULTS = FAULTS_PER_FILE
#: Gives the pack of an id that is known, None for any other; raises PackError for a faulty one.
Find = Callable[[str], Pack | None]
#: Gives the ids of those that are known, for hints.
Known = Callable[[], Iterable[str]]


@frozen
class Fault:
    """What keeps packs from being played together, and where one of them says so."""

    code: str
    pack: Pack
    place: Place
    #: How many characters are meant there.
    length: int
    message: str
    help: str = ""
    #: What is meant behind the place, as a regular expression, or a group of it; "" if it is there.
    sought: str = ""
    #: A misspelt word that ends what is meant there, and which one it certainly was to be.
    misspelt: tuple[str, str] | None = None

    def diagnostic(self, source: Source | None = None, file: str = "") -> Diagnostic:
        """The finding; ``source`` is what the file of the place holds, if that is known.

        ``file`` is what the file is called there, else as people find it from the pack.
        """
        start = self.place.line, self.place.column
        end = start[0], start[1] + self.length
        line = ""
        if source is not None and start[0] <= source.text.count("\n") + 1:
            at = source.offset(*start)
            if self.sought and (found := re.compile(self.sought).search(source.text, at)):
                start, end = map(source.position, found.span(found.re.groups))
            line = source.line(start[0])
        return Diagnostic(
            self.code,
            CODES[self.code].severity,
            self.message,
            file or self.pack.file(self.place),
            *start,
            *end,
            line[:400],
            self.help,
            fix=self.respelt(*end) if line else None,
        )

    def respelt(self, line: int, column: int) -> Edit | None:
        """The right word in the place of the one that ends there, if any is known."""
        if self.misspelt is None:
            return None
        word, right = self.misspelt
        return Edit(line, column - len(word), line, column, right)


def about_pack(code: str, pack: Pack, message: str, help_: str = "") -> Fault:
    """A fault of a pack as a whole: told of its header."""
    return Fault(code, pack, pack.header.place, len("pack"), message, help_)


def about_need(code: str, pack: Pack, need: Need, message: str, help_: str = "") -> Fault:
    """A fault of what a pack needs."""
    return Fault(code, pack, need.place, len(need.pack), message, help_)


def about_card(code: str, pack: Pack, card: Card, message: str, help_: str = "") -> Fault:
    """A fault of a card: told of its id."""
    return Fault(code, pack, card.place, len(card.kind), message, help_, r"\w+\s+(\w+)")


def about_replacing(code: str, pack: Pack, card: Card, message: str, help_: str = "") -> Fault:
    """A fault of what a card takes the place of."""
    sought = rf"\breplaces\s+{re.escape(card.replaces)}\b"
    return Fault(code, pack, card.place, len(card.kind), message, help_, sought)


def about_change(code: str, pack: Pack, change: Change, message: str, help_: str = "") -> Fault:
    """A fault of what a pack does to another's card."""
    for card in pack.cards:
        if card.place is change.place:  # it replaces the other
            return about_replacing(code, pack, card, message, help_)
    return Fault(code, pack, change.place, len(change.card), message, help_)


def named(pack: Pack, place: Place) -> str:
    """A place of a pack in a message: ``my.pack (my_pack/lords.abyss:3)``."""
    return f"{pack.header.id} ({pack.where(place)})"


# --- which ----------------------------------------------------------------------------------------


def complete(
    base: str, given: Iterable[Pack], find: Find, known: Known = tuple
) -> tuple[dict[str, Pack], list[Fault]]:
    """The packs given, the game's own one, and all that they need, by their ids.

    Args:
        base: The id of the game's own pack; a pack given with this id takes its place.
        given: The packs wanted; of one that is given twice, one counts.
        find: Finds the others.
        known: Gives the ids that `find` knows, for hints.
    """
    packs: dict[str, Pack] = {}
    faults: list[Fault] = []
    for pack in sorted(given, key=lambda one: (one.header.id, one.origin, one.digest)):
        other = packs.setdefault(pack.header.id, pack)
        if other.digest != pack.digest:
            faults.append(same_id(other, pack))
    if base not in packs and (own := find(base)) is not None:
        packs[base] = own
    waiting = sorted(packs)
    for id_ in waiting:  # grows while it is gone through
        pack = packs[id_]
        if len(packs) > MOST_PACKS:
            message = f"more than {MOST_PACKS} packs, with all that they need"
            first = next(iter(packs.values()))  # one of those given
            return packs, [*faults, about_pack("A710", first, message, "leave some out")]
        for need in pack.header.needs:
            if need.pack in packs:
                continue
            if len(faults) >= MOST_FAULTS:
                break
            found = _found(pack, need, find, known)
            if isinstance(found, Fault):
                faults.append(found)
            else:
                packs[need.pack] = found
                waiting.append(need.pack)
    return packs, [*faults, *_wrong_versions(packs), *_wrong_rulesets(packs, base)]


def same_id(one: Pack, other: Pack) -> Fault:
    """Two different packs of one id, told of the second."""
    message = (
        f"two packs call themselves {other.header.id}: {one.where(one.header.place)} "
        f"and {other.where(other.header.place)}"
    )
    return about_pack("A712", other, message, "leave one of them out")


def _found(pack: Pack, need: Need, find: Find, known: Known) -> Pack | Fault:
    """A pack that another needs and that is not given, or why there is none."""
    told = f"{pack.header.id} needs the pack {need.pack}"
    try:
        found = find(need.pack)
    except PackError as error:
        return about_need("A701", pack, need, f"{told}: {error}")
    if found is None:
        others = [id_ for id_ in known() if id_ != pack.header.id]  # none needs itself
        meant = did_you_mean(need.pack, others)
        help_ = meant or "name it too, with `--pack PATH` or `packs=[…]`"
        return about_need("A701", pack, need, f"{told}, which is not known here", help_)
    return found


def _wrong_versions(packs: Mapping[str, Pack]) -> Iterable[Fault]:
    for pack in packs.values():
        for need in pack.header.needs:
            other = packs.get(need.pack)
            if other is None or not need.versions:
                continue
            told = f"{pack.header.id} needs {need.pack} {need.versions}, "
            shown = other.header.version[:40]
            version = ranges.version(other.header.version)
            if version is None:
                message = f"{told}but its version `{shown}` is not of numbers and dots"
                yield about_need("A702", pack, need, message)
            elif not ranges.within(version, ranges.bounds(need.versions) or ()):
                message = f"{told}and {named(other, other.header.place)} is version {shown}"
                help_ = f"get another version of {need.pack}, or change what is needed"
                yield about_need("A702", pack, need, message, help_)


def _wrong_rulesets(packs: Mapping[str, Pack], base: str) -> Iterable[Fault]:
    own = packs.get(base)
    for pack in packs.values():
        if own is not None and pack.header.ruleset != own.header.ruleset:
            message = (
                f"the pack {pack.header.id} is of the ruleset {pack.header.ruleset}, "
                f"the pack {base} of {own.header.ruleset}"
            )
            yield about_pack("A704", pack, message)


# --- in which order -------------------------------------------------------------------------------


def in_order(packs: Mapping[str, Pack], base: str) -> tuple[list[Pack], list[Fault]]:
    """The packs, each behind those that it needs, else by id: whatever order they were named in.

    The game's own pack comes first, for all others change what it is. Those that need each other
    in a circle are told and left out.
    """
    waits = {id_: needed(pack, base) & packs.keys() for id_, pack in packs.items()}
    ready = [id_ for id_, others in waits.items() if not others]
    heapify(ready)
    found: list[Pack] = []
    while ready:
        done = heappop(ready)
        found.append(packs[done])
        for id_, others in waits.items():
            if done in others:
                others.remove(done)
                if not others:
                    heappush(ready, id_)
    left = {id_: others for id_, others in waits.items() if others}
    return found, [_circle(packs, left, base)] if left else []


def needed(pack: Pack, base: str) -> set[str]:
    """The ids of the packs that a pack needs; all but the game's own one need that."""
    named_ones = {need.pack for need in pack.header.needs}
    return named_ones | ({base} - {pack.header.id})


def _circle(packs: Mapping[str, Pack], left: Mapping[str, set[str]], base: str) -> Fault:
    """A circle among packs of which each waits for another."""
    way = [min(left)]
    while (following := min(left[way[-1]])) not in way:
        way.append(following)
    circle = [*way[way.index(following) :], following]
    told = [
        f"{id_} needs {other}{_where_needed(packs[id_], other, base)}"
        for id_, other in pairwise(circle)
    ]
    message = "packs that need each other: " + ", ".join(told)
    if len(circle) == 2:
        message = f"the pack {following} needs itself"
    pack = packs[following]
    need = next((need for need in pack.header.needs if need.pack == circle[1]), None)
    if need is None:  # the circle begins with a pack that needs only the game's own one
        return about_pack("A703", pack, message)
    return about_need("A703", pack, need, message)


def _where_needed(pack: Pack, other: str, base: str) -> str:
    """Where a pack says that it needs another; every pack needs the game's own one unsaid."""
    for need in pack.header.needs:
        if need.pack == other:
            return f" ({pack.where(need.place)})"
    return ", as every pack does" if other == base else ""
