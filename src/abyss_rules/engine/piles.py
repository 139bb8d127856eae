"""Laying out a described position: what exists, what was named where, and what is left over.

What a description says wrongly raises UnreadableError, with its place in the description.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from abyss_rules.engine import plain
from abyss_rules.engine.settings import format_options
from abyss_rules.engine.views import ids_by_name
from abyss_rules.errors import PositionError, UnreadableError

if TYPE_CHECKING:
    from abyss_rules.engine.rules import Rules

#: Stands at the end of a deck's list for "and the rest, in seeded order".
REST = "..."


def impossible(error: UnreadableError) -> PositionError:
    """What is wrong in a description as the error of a position that cannot be."""
    return PositionError(
        error.message,
        where=error.where,
        places=error.places,
        meant=error.meant,
        options=error.options,
    )


class Pile:
    """All things of one kind: each is taken once, by the zone that names it."""

    def __init__(
        self,
        things: Iterable[int],
        read: Callable[[object, str], int],
        show: Callable[[int], str],
    ) -> None:
        self._left = Counter(things)
        self._exist = Counter(self._left)
        self._taken: dict[int, list[str]] = {}
        self.read = read
        self._show = show

    def take(self, value: object, where: str) -> int:
        """The thing that ``value`` names, now lying at ``where``.

        Raises UnreadableError if it names none, or all of them were taken before.
        """
        thing = self.read(value, where)
        if not self._left[thing]:
            places = tuple(dict.fromkeys(self._taken.get(thing, [])))
            number = self._exist[thing]
            if not number:
                plain.fail(where, f"there is no {self._show(thing)} in the box")
            there = ", ".join(places)
            what = f"there is only one {self._show(thing)}, and {there} has named it"
            if number > 1:
                shown = self._show(thing)
                what = f"there are only {number} {shown}, and all are named already: {there}"
            plain.fail(where, what, places=places)
        self._left[thing] -= 1
        self._taken.setdefault(thing, []).append(where)
        return thing

    def take_all(self, value: object, where: str, most: int | None = None) -> tuple[int, ...]:
        """What a list names, in its order.

        Raises UnreadableError as `take` does, and for no list or one of more than ``most``.
        """
        named = entries(value, where)
        if most is not None and len(named) > most:
            plain.fail(where, f"{len(named)} entries, and there is room for {most}")
        return tuple([self.take(one, f"{where}[{place}]") for place, one in enumerate(named)])

    def rest(self) -> list[int]:
        """What was not taken, in order; it is taken now."""
        rest = sorted(self._left.elements())
        self._left.clear()
        return rest


def card_pile(rules: Rules, things: Iterable[int], kind: str, noun: str) -> Pile:
    """The cards of a kind, named by id or printed name; ``noun`` is that of errors."""
    names = ids_by_name((card.id, card.name) for card in rules.cards if card.kind == kind)
    return Pile(things, partial(_card, rules, names, kind, noun), lambda card: rules.cards[card].id)


def _card(
    rules: Rules,
    names: Mapping[str, tuple[str, ...]],
    kind: str,
    noun: str,
    value: object,
    where: str,
) -> int:
    """A card by id or printed name."""
    name = plain.word(value, where)
    ids = names.get(name.lower())
    if ids is None:
        absent = {card.id: (card, needs) for card, needs in rules.absent if card.kind == kind}
        called = ids_by_name((id_, card.name) for id_, (card, _needs) in absent.items())
        if found := called.get(name.lower()):
            what = f"{plain.show(name)} is no {noun} that is in play with these options"
            plain.fail(where, what, options=format_options(absent[found[0]][1]))
        plain.fail(where, f"{plain.show(name)} is no {noun}", meant=plain.near(name, names))
    if len(ids) > 1:
        plain.fail(where, f"{plain.show(name)} could be {' or '.join(ids)}")
    return rules.number[ids[0]]


class Deck:
    """A face-down deck as described: its named cards, first on top, and whether more follow.

    To make it raises UnreadableError as `Pile.take_all` does.
    """

    def __init__(self, pile: Pile, description: Mapping[str, Any], name: str) -> None:
        value = description.get(name)
        self.named: tuple[int, ...] = ()
        #: Whether what nothing names lies in the deck, below what it names itself.
        self.open = value is None
        if value is not None:
            listed = entries(value, name)
            if listed and (listed[-1] is ... or plain.among(listed[-1], (REST,)) == 0):
                listed = listed[:-1]
                self.open = True
            self.named = pile.take_all(listed, name)

    def laid(self, rest: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The deck as the state holds it, top last, and what stays in the box.

        ``rest`` is what nothing named: it lies below in the deck, if that is open, else in the box.
        """
        below, box = (rest, ()) if self.open else ((), rest)
        return (*reversed(below), *reversed(self.named)), tuple(sorted(box))


def fixed_orders(
    value: object,
    decks: Mapping[str, str],
    reads: Mapping[str, Callable[[object, str], int]],
) -> tuple[tuple[str, str, tuple[int, ...]], ...]:
    """What the next shuffles are to come to, by deck: (deck, kind, what lies on top, top first).

    ``decks`` says of which kind the things of each deck are, ``reads`` how they are read. Raises
    UnreadableError for another deck, for no list, and where ``reads`` does.
    """
    found = []
    for name, cards in plain.mapping(value, "shuffles").items():
        if name not in decks:
            what = f"{plain.show(name)} is no deck that is shuffled"
            plain.fail("shuffles", what, meant=plain.near(name, decks))
        at = f"shuffles.{name}"
        named = entries(cards, at)
        things = [reads[name](one, f"{at}[{place}]") for place, one in enumerate(named)]
        found.append((name, decks[name], tuple(things)))
    return tuple(found)


def entries(value: object, where: str) -> list[Any]:
    """The entries of a list; raises UnreadableError if it is none."""
    if not isinstance(value, list | tuple):
        plain.fail(where, f"a list is wanted, not {plain.show(value)}")
    return list(value)


def known_keys(value: object, where: str, keys: Collection[str]) -> Mapping[str, Any]:
    """The mapping, if it has no key but these; raises UnreadableError if not."""
    found = plain.mapping(value, where)
    for key in found:
        if key not in keys:
            plain.fail(where, f"unknown key {plain.show(key)}", meant=plain.near(key, keys))
    return found


def by_seat(value: object, seats: int) -> Iterator[tuple[int, Any]]:
    """The players that a list by seat, or a mapping of seats, describes, each with its seat.

    Raises UnreadableError for anything else, for a seat that nobody has and for one named twice.
    """
    if isinstance(value, Mapping):
        named = set()
        for name, player in value.items():
            seat = _seat(name, seats, f"players[{name}]")
            if seat in named:
                plain.fail(f"players[{name}]", "the seat is described twice")
            named.add(seat)
            yield seat, player
        return
    players = entries(value, "players")
    if len(players) > seats:
        plain.fail("players", f"{len(players)} players, and {seats} seats")
    yield from enumerate(players)


def _seat(name: object, seats: int, where: str) -> int:
    """A seat given as a number, or as JSON has it, as its digits."""
    if type(name) is str and name.isascii() and name.isdigit() and len(name) < 4:
        name = int(name)
    return plain.number(name, where, 0, seats - 1)
