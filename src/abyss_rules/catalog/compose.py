"""Puts packs together: whose cards are played, replaced, removed, and how many there are.

Each pack speaks of the cards as those packs leave them that it needs; of all others it knows
nothing. So what is played depends on which packs there are, not on the order they are named in.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from abyss_rules.catalog.card_names import given_names, renamed
from abyss_rules.catalog.excerpts import Excerpts
from abyss_rules.catalog.needs import (
    MOST_FAULTS,
    Fault,
    Find,
    Known,
    about_card,
    about_change,
    about_pack,
    about_replacing,
    complete,
    in_order,
    named,
    needed,
)
from abyss_rules.dsl.spelling import certain, closest
from abyss_rules.errors import PackError
from abyss_rules.model.cards import MOST_CARDS, Card, Change, Pack
from abyss_rules.model.vocabulary import CardKind

#: What a pack does to a card, as a message says it.
_DOES = {"removes": "removes it", "replaces": "replaces it", "copies": "says how many there are"}


@frozen
class Composed:
    """Packs put together: in their order, the game's own one first, and all cards in play."""

    packs: tuple[Pack, ...]
    #: One pack with the cards of all, and with their messages.
    whole: Pack
    #: From which pack each card is.
    owners: tuple[Pack, ...]


@frozen
class _Entry:
    """A card in play, from which pack, and where a pack says how many there are."""

    pack: Pack
    card: Card
    counted: tuple[Pack, Change] | None = None


def interchangeable(kinds: Iterable[CardKind]) -> frozenset[str]:
    """The kinds of cards whose copies cannot be told apart: those that say so with a field."""
    return frozenset(
        kind.name for kind in kinds if any(field.name == "copies" for field in kind.fields)
    )


def compose(
    base: str,
    given: Iterable[Pack],
    find: Find,
    interchangeable: Collection[str] = (),
    known: Known = tuple,
) -> Composed:
    """Packs put together with the game's own one and all that they need.

    Args:
        base: The id of the game's own pack; a pack given with this id takes its place.
        given: The packs wanted, in any order.
        find: Gives the pack of an id that is shipped or installed, or None.
        interchangeable: The kinds of cards whose copies cannot be told apart. Of other kinds each
            copy becomes a card of its own.
        known: Gives the ids that `find` knows, for hints.

    Raises:
        PackError: They do not go together; ``diagnostics`` lists all reasons.
    """
    composed, faults = examine(base, given, find, interchangeable, known)
    if composed is None or faults:
        found = tuple(map(Excerpts().shown, faults))
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        message = faults[0].message if faults else f"there is no pack {base}"
        raise PackError(f"{message}{more}", found)
    return composed


def examine(
    base: str,
    given: Iterable[Pack],
    find: Find,
    interchangeable: Collection[str] = (),
    known: Known = tuple,
) -> tuple[Composed | None, list[Fault]]:
    """As `compose`, with the reasons why they do not go together, all at once, as values."""
    packs, faults = complete(base, given, find, known)
    if base not in packs:
        return None, faults
    ordered, circles = in_order(packs, base)
    faults += circles
    if faults:
        return None, faults  # what the cards then come to nobody can say
    table = _Table(packs, base)
    for pack in ordered:
        table.add(pack)
    return table.composed(ordered, interchangeable), table.faults


class _Table:
    """The cards in play while one pack after the other is added."""

    def __init__(self, packs: Mapping[str, Pack], base: str) -> None:
        self.packs = packs
        self.base = base
        self.faults: list[Fault] = []
        self.entries: dict[str, _Entry] = {}
        #: Of a card that is in play no more: what it was, and who did what to it.
        self.gone: dict[str, tuple[_Entry, Pack, Change]] = {}
        #: By pack: all packs that it needs, and those that these need.
        self.seen: dict[str, set[str]] = {}

    def add(self, pack: Pack) -> None:
        """Add a pack, after all that it needs: its changes first, then its own cards."""
        direct = needed(pack, self.base) & self.seen.keys()
        self.seen[pack.header.id] = direct.union(*(self.seen[id_] for id_ in direct))
        replaced: dict[str, Card] = {}
        for change, card in _changes(pack):
            entry = self.target(pack, change)
            if entry is None:
                continue
            if change.what == "copies":
                self.entries[change.card] = evolve(entry, counted=(pack, change))
                continue
            self.gone[change.card] = (entry, pack, change)
            if card is None:
                del self.entries[change.card]
                continue
            replaced[change.card] = card
            if card.kind != entry.card.kind:
                self.note(_other_kind(pack, card, entry))
        self.put(pack, replaced)

    def put(self, pack: Pack, replaced: Mapping[str, Card]) -> None:
        """Put a pack's cards into play: in the place of those replaced, the others at the end."""
        kept = {id_: entry for id_, entry in self.entries.items() if id_ not in replaced}
        before, self.entries = self.entries, {}
        for id_, entry in before.items():
            if id_ in replaced:
                self.enter(pack, replaced[id_], kept)
            else:
                self.entries[id_] = entry
        for card in pack.cards:
            if replaced.get(card.replaces) is not card:
                self.enter(pack, card, kept)

    def enter(self, pack: Pack, card: Card, kept: Mapping[str, _Entry]) -> None:
        """Put a card into play, if no other pack has one of its id."""
        other = kept.get(card.id) or self.entries.get(card.id)
        gone = self.gone.get(card.id)
        if other is None and gone is not None and not self.is_known_to(pack, gone[1]):
            other = gone[0]  # with the packs that it needs alone they would be two as well
        if other is None:
            self.entries[card.id] = _Entry(pack, card)
            return
        if card.replaces == card.id:
            return  # that it cannot take this place is told already
        both = f"{named(other.pack, other.card.place)} and {named(pack, card.place)}"
        help_ = f"take another id, or write `replaces {card.id};` if that is meant"
        if gone is not None and other is gone[0]:
            without = gone[1].header.id
            help_ = (
                f"take another id; {without} takes the other card out, "
                f"so with `needs {without};` in its header {pack.header.id} can have the id"
            )
        message = f"two packs have a card `{card.id}`: {both}"
        self.note(about_card("A705", pack, card, message, help_))

    def note(self, fault: Fault) -> None:
        """Note a fault; those beyond the most that are told are too many for any use."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)

    def is_known_to(self, pack: Pack, other: Pack) -> bool:
        """Whether a pack speaks of what another does: of what it needs, and of itself."""
        return other is pack or other.header.id in self.seen[pack.header.id]

    # --- what is changed ------------------------------------------------------------------------

    def target(self, pack: Pack, change: Change) -> _Entry | None:
        """The card in play that a pack changes; None if it cannot, which is noted."""
        entry = self.entries.get(change.card)
        before = self.before(pack, change.card, entry)
        if before is not None:
            self.twice(pack, change, *before)
        elif entry is not None and self.is_known_to(pack, entry.pack):
            return entry
        else:
            self.nothing(pack, change, entry)
        return None

    def before(self, pack: Pack, id_: str, entry: _Entry | None) -> tuple[Pack, Change] | None:
        """What was done to a card that a pack wants to change, if it is not for the pack any more.

        What those did that it needs it knows, but what is gone cannot be changed.
        """
        known = entry is not None and self.is_known_to(pack, entry.pack)
        gone = self.gone.get(id_)
        if gone is not None and (
            gone[1] is pack or (not known and self.is_known_to(pack, gone[0].pack))
        ):
            return gone[1:]
        counted = entry.counted if entry is not None and known else None
        if counted is None or (counted[0] is not pack and self.is_known_to(pack, counted[0])):
            return None
        return counted

    def twice(self, pack: Pack, change: Change, other: Pack, before: Change) -> None:
        """Note that another pack has changed the card too."""
        message = (
            f"`{change.card}` is changed by two packs: "
            f"{other.header.id} {_DOES[before.what]} ({other.where(before.place)}) and "
            f"{pack.header.id} {_DOES[change.what]} ({pack.where(change.place)})"
        )
        help_ = "leave one of the packs out"
        if other is pack:
            message = (
                f"`{change.card}` is changed twice: {_DOES[before.what]} "
                f"({pack.where(before.place)}) and {_DOES[change.what]} "
                f"({pack.where(change.place)})"
            )
            help_ = "keep one of them"
        elif self.is_known_to(pack, other):
            names = pack.header.id, other.header.id
            help_ = "{0} needs {1}, so it changes only what {1} leaves".format(*names)
        self.note(about_change("A706", pack, change, message, help_))

    def nothing(self, pack: Pack, change: Change, entry: _Entry | None) -> None:
        """Note that a pack changes what is no card that it knows."""
        id_ = pack.header.id
        if any(card.id == change.card for card in pack.cards if card.replaces != card.id):
            message = f"`{change.card}` is a card of {id_} itself"
            help_ = {
                "removes": "leave the card out",
                "copies": "write `copies` in the card",
            }.get(change.what, "one of the two cards is enough")
            self.note(about_change("A708", pack, change, message, help_))
            return
        mine = self.seen[id_]
        help_ = self.meant(change.card, mine) if len(self.faults) < MOST_FAULTS else ""
        if entry is not None:
            other = entry.pack.header.id
            help_ = f"it is a card of {other}: write `needs {other};` in the header"
        message = f"{id_} {change.what} `{change.card}`, and no pack that it needs has such a card"
        fault = about_change("A707", pack, change, message, help_)
        sure = certain(change.card, self.entries)
        told = bool(sure) and f"`{sure}`" in help_
        self.note(evolve(fault, misspelt=(change.card, sure)) if told else fault)

    def meant(self, id_: str, known: Collection[str]) -> str:
        """A hint at the card of the packs that are known which was probably meant, or ""."""
        cards = {name: entry for name, (entry, _, _) in self.gone.items()} | self.entries
        meant = closest(id_, [name for name, one in cards.items() if one.pack.header.id in known])
        if not meant or meant in self.entries:
            return f"did you mean `{meant}`?" if meant else ""
        _entry, by, change = self.gone[meant]
        return f"did you mean `{meant}`? {by.header.id} {change.what} it ({by.where(change.place)})"

    # --- all together ---------------------------------------------------------------------------

    def composed(self, ordered: Sequence[Pack], interchangeable: Collection[str]) -> Composed:
        """The cards in play as one pack, each copy that can be told apart as a card."""
        base = self.packs[self.base]
        if names := given_names(ordered):
            for id_, entry in self.entries.items():
                self.entries[id_] = evolve(entry, card=renamed(entry.card, names.get(id_)))
        entries = list(self.copied(interchangeable))
        number = sum(entry.card.copies for entry in entries)
        if number > MOST_CARDS:
            message = f"{number} cards in play, and at most {MOST_CARDS} can be"
            self.note(about_pack("A710", ordered[-1], message, "leave a pack out"))
        for fault in _material(base, ordered):
            self.note(fault)
        cards = tuple(entry.card for entry in entries)
        owners = tuple(entry.pack for entry in entries)
        if len(ordered) == 1 and cards == base.cards:
            return Composed((base,), base, owners)
        total = hashlib.sha256("\n".join(pack.digest for pack in ordered).encode()).hexdigest()
        messages = tuple(one for pack in ordered for one in pack.messages)
        whole = Pack(base.header, cards, base.material, total, messages=messages)
        return Composed(tuple(ordered), whole, owners)

    def copied(self, interchangeable: Collection[str]) -> Iterator[_Entry]:
        """The cards in play with their numbers, or one for each copy."""
        for entry in self.entries.values():
            card = entry.card
            number = entry.counted[1].number if entry.counted else card.copies
            others = tuple(field for field in card.fields if field[0] != "copies")
            if card.kind in interchangeable:
                if number != card.copies:
                    card = evolve(card, fields=(*others, ("copies", number)))
                yield evolve(entry, card=card)
                continue
            if number == card.copies == 1:
                yield entry
                continue
            for copy in range(1, number + 1):
                id_ = card.id if copy == 1 else f"{card.id}_{copy}"
                if copy > 1 and (other := self.entries.get(id_)) is not None:
                    both = (entry.pack, card), (other.pack, other.card)
                    self.note(_taken_by_copy(id_, *both))
                    continue
                yield evolve(entry, card=evolve(card, id=id_, fields=others))


def _changes(pack: Pack) -> Iterator[tuple[Change, Card | None]]:
    """What a pack does to cards of others, with the card that takes a place."""
    for change in pack.header.changes:
        yield change, None
    for card in pack.cards:
        if card.replaces:
            yield Change("replaces", card.replaces, 0, card.place), card


def _other_kind(pack: Pack, card: Card, entry: _Entry) -> Fault:
    message = (
        f"`{card.id}` is a {card.kind} and cannot take the place of `{entry.card.id}`, "
        f"a {entry.card.kind} of {named(entry.pack, entry.card.place)}"
    )
    help_ = f"let a {entry.card.kind} take it, or leave `replaces {entry.card.id};` out"
    return about_replacing("A709", pack, card, message, help_)


def _taken_by_copy(id_: str, copied: tuple[Pack, Card], other: tuple[Pack, Card]) -> Fault:
    (pack, card), (owner, taken) = copied, other
    message = (
        f"`{id_}` is a card of {named(owner, taken.place)}, and the id of a copy of `{card.id}` "
        f"of {named(pack, card.place)}"
    )
    return about_card("A705", owner, taken, message, "take another id")


def _material(base: Pack, packs: Sequence[Pack]) -> Iterator[Fault]:
    """Whether exactly one pack, the game's own, says what lies in the box."""
    id_ = base.header.id
    if not base.material:
        message = (
            f"{named(base, base.header.place)} is the game's own pack, or takes its place, but has "
            "no `material`, which says what lies in the box"
        )
        help_ = f"give it an id of its own, not {id_}"
        yield about_pack("A711", base, message, help_)
    for pack in packs:
        if pack is not base and pack.material:
            both = f"{named(base, base.header.place)} and {named(pack, pack.header.place)}"
            message = f"exactly one pack must have material, but two have it: {both}"
            yield about_pack("A711", pack, message)
