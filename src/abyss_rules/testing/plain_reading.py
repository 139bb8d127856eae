"""What cards say, read plainly: expressions by the meaning that the language gives them.

A thing is a pair of its type and what it is. Nothing that the engine prepares from cards is used.
Of words that are not read nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import field, frozen

from abyss_rules.game import Game
from abyss_rules.model import effects as ef
from abyss_rules.model import expressions as ex
from abyss_rules.model.vocabulary import Selector

State = dict[str, Any]
#: A type and which one of it: ``("Lord", 31)``, ``("Player", 0)``, ``("Guild", 2)``.
Thing = tuple[str, Any]
#: Expression names -> what they stand for.
Names = Mapping[str, Any]

#: Who is meant by words for nobody's things.
NOBODY = -1
#: Numbers on cards, and what is reckoned with them, end there.
MOST, LARGEST = 9999, 1_000_000


class UnsaidError(Exception):
    """More would be needed than is read."""


@frozen
class PlainWords:
    """How a ruleset's words are read from a state: each function takes a game, its state, of what.

    Things and numbers are of a player, or of ``NOBODY``; properties are of one thing.
    """

    things: Mapping[str, Callable[[Game, State, int], Iterable[Thing]]]
    #: (property, type of the thing) -> what it is.
    properties: Mapping[tuple[str, str], Callable[[Game, State, Any], Any]]
    numbers: Mapping[str, Callable[[Game, State, int], int]]
    #: Numbers that hang on which card is read: the game, its state, whose the card is, the card.
    of_cards: Mapping[str, Callable[[Game, State, int, int], int]] = field(factory=dict)


def members(game: Game, kind: str) -> tuple[str, ...]:
    """The words of a closed kind, in their order."""
    return next(one.members for one in game.setup.rules.words.kinds if one.name == kind)


def card_of(game: Game, number: int) -> dict[str, Any]:
    """The printed fields of a card."""
    return dict(game.setup.rules.cards[number].fields)


_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda a, b: kept(a + b),
    "-": lambda a, b: kept(a - b),
    "*": lambda a, b: kept(a * b),
    "/": lambda a, b: a // b if b else 0,
    "min": min,
    "max": max,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def kept(number: int, most: int = LARGEST) -> int:
    """A number not beyond what is reckoned with."""
    return max(-most, min(most, number))


class Reader:
    """Reads what one card of a player says, as a game stands."""

    def __init__(
        self,
        words: PlainWords,
        game: Game,
        state: State,
        owner: int,
        card: int,
        protected: Callable[[int, int], bool] | None,
    ) -> None:
        """``protected`` says who is not affected by a card, if that is heeded."""
        self._words = words
        self._game = game
        self._state = state
        self._owner = owner
        self._card = card
        self._protected = protected
        rules = game.setup.rules
        kind = rules.cards[card].kind
        type_ = next(one.type for one in rules.words.card_kinds if one.name == kind)
        self.names: Names = {"me": ("Player", owner), "self": (type_, card)}

    def value(self, e: ex.Expression, names: Names | None = None) -> Any:  # noqa: ANN401, C901, PLR0911, PLR0912  # as expressions are; one case each
        """A number, yes or no, a thing, or a list of things; None for the top of nothing.

        Raises UnsaidError for what is not read.
        """
        known = self.names if names is None else names
        match e:
            case ex.Number(value=number):
                return number
            case ex.Constant(kind=kind, name=name):
                return kind, members(self._game, kind).index(name)
            case ex.Binding(name=name):
                if name not in known:
                    raise UnsaidError
                return known[name]
            case ex.Select():
                return self._select(e, known)
            case ex.Attribute(attribute=name, of=of):
                return self._property(name, self.value(of, known))
            case ex.Quantity(quantity=name) if name in self._words.of_cards:
                reckoned = self._words.of_cards[name]
                return reckoned(self._game, self._state, self._owner, self._card)
            case ex.Quantity(quantity=name, of=of):
                player = NOBODY if of is None else self._player(self.value(of, known))
                return self._read(self._words.numbers, name)(self._game, self._state, player)
            case ex.Where(over=over, binder=binder, condition=condition):
                things = self.value(over, known)
                return [one for one in things if self.value(condition, {**known, binder: one})]
            case ex.Fold():
                return self._fold(e, known)
            case ex.Count(of=of):
                return len(self.value(of, known))
            case ex.Top(of=of):
                return next(iter(self.value(of, known)), None)
            case ex.Not(of=of):
                return not self.value(of, known)
            case ex.Binary(operator="and" | "or" as operator, left=left, right=right):
                first = self.value(left, known)
                return self.value(right, known) if bool(first) == (operator == "and") else first
            case ex.Binary(operator=operator, left=left, right=right):
                return _COMPARE[operator](self.value(left, known), self.value(right, known))

    def number(self, e: ex.Expression, names: Names | None = None) -> int:
        """A number as it goes into the game: a word of a closed kind is its place there."""
        value = self.value(e, names)
        return int(value[1]) if isinstance(value, tuple) else kept(int(value), MOST)

    def players(self, e: ex.Expression) -> list[int]:
        """The players that are meant."""
        value = self.value(e)
        return [self._player(one) for one in (value if isinstance(value, list) else [value])]

    @staticmethod
    def _player(thing: Thing | None) -> int:
        if thing is None:
            raise UnsaidError
        return int(thing[1])

    @staticmethod
    def _read(words: Mapping[Any, Callable[..., Any]], word: object) -> Callable[..., Any]:
        if word not in words:
            raise UnsaidError
        return words[word]

    def _select(self, e: ex.Select, known: Names) -> list[Thing]:
        if e.selector in {"opponents", "players"}:
            around = self._game.setup.rules.players
            others = [(self._owner + step) % around for step in range(1, around)]
            reached = [other for other in others if not self._heeds(other)]
            mine = [self._owner] if e.selector == "players" else []
            return [("Player", player) for player in (*mine, *reached)]
        things = self._read(self._words.things, e.selector)
        if e.of is None:
            return list(things(self._game, self._state, NOBODY))
        whose = self.value(e.of, known)
        return [
            thing
            for one in (whose if isinstance(whose, list) else [whose])
            for thing in things(self._game, self._state, self._player(one))
        ]

    def _heeds(self, player: int) -> bool:
        return self._protected is not None and self._protected(player, self._card)

    def _property(self, name: str, thing: Thing | None) -> Any:  # noqa: ANN401  # as expressions are
        if thing is None:
            raise UnsaidError
        kind, which = thing
        return self._read(self._words.properties, (name, kind))(self._game, self._state, which)

    def _fold(self, e: ex.Fold, known: Names) -> int:
        values = [self.value(e.body, {**known, e.binder: one}) for one in self.value(e.over, known)]
        if e.operation == "sum":
            return kept(sum(values))
        if e.operation == "distinct":
            return len(set(values))
        return int((min if e.operation == "min" else max)(values, default=0))


# --- whether a Power comes to anything (A3.4, A8.3) ---------------------------------------------


def comes_to_something(
    reader: Reader, body: Iterable[ef.Statement], selectors: Iterable[Selector]
) -> bool:
    """Whether there is enough to choose from for all that is chosen before the first effect.

    What hangs on an earlier choice shows only when that is made. And where only who looks could
    tell what a filter leaves of hidden things, that there are any is enough.

    Raises UnsaidError for what is not read.
    """
    words = {one.name: one for one in selectors}
    names = dict(reader.names)
    lets: dict[str, ex.Expression] = {}
    open_: set[str] = set()  # what was chosen, and what is reckoned from it
    for statement in body:
        match statement:
            case ef.Let(binder=binder, value=value):
                if _reads(value, open_):
                    open_.add(binder)
                else:
                    names[binder] = reader.value(value, names)
                    lets[binder] = value
            case ef.Choose(binder=binder, over=over, count=count):
                if _reads((over, count), open_):
                    return True
                wanted = 1 if count is None else reader.number(count, names)
                if len(reader.value(_known(over, lets, words), names)) < wanted:
                    return False
                open_.add(binder)
            case _:
                return True
    return True


def _reads(part: object, names: set[str]) -> bool:
    """Whether a part of a card names one of some things."""
    if isinstance(part, ex.Binding):
        return part.name in names
    if isinstance(part, tuple):
        return any(_reads(one, names) for one in part)
    fields = getattr(part, "__attrs_attrs__", ())
    return any(_reads(getattr(part, field.name), names) for field in fields)


def _known(
    over: ex.Expression, lets: Mapping[str, ex.Expression], words: Mapping[str, Selector]
) -> ex.Expression:
    """What is chosen from, as far as all can know it: hidden things without their filter."""
    inner = over
    while isinstance(inner, ex.Where):
        inner = inner.over
    zone: ex.Expression | None = inner
    while isinstance(zone, ex.Binding):
        zone = lets.get(zone.name)
    if not isinstance(zone, ex.Select):
        return over
    word = words[zone.selector]
    own = word.sees == "owner" and zone.of == ex.Binding("me")
    return over if word.sees == "all" or word.deducible or own else inner
