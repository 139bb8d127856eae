"""What answers do, read plainly: a stretch of play from an answer to the next question.

The game is played from stop to stop: each question, also one with a single answer, the beginning of
a card's power, the end. Of each stretch between two stops a reading of the rules works out from
the state before, as plain data, how it must end; where it ended is compared with that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from attrs import frozen

from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.frames import POWER
from abyss_rules.engine.options import Option
from abyss_rules.game import Game
from abyss_rules.model import effects as ef
from abyss_rules.testing import plain_standing
from abyss_rules.testing.plain_reading import State, UnsaidError
from abyss_rules.testing.world import world_of

#: A frame of the stack, which says what is going on: its step, then what that has noted.
Frame = list[Any]
#: Who is asked, and for what kind of answer.
Question = tuple[str, int]
#: What a stretch stops at, beside questions: the power of a card, the end of the game.
POWERS, OVER = ("a power", -1), ("the end", -1)
#: What no rule speaks of: the random source, and how long nobody had a choice.
_BARE = frozenset({"chance", "idle"})
#: What the cards of games say, by what they are asked for: a quantity, or an event they alter.
_SAYING: WeakKeyDictionary[CompiledCards, dict[str, set[int]]] = WeakKeyDictionary()


@frozen
class Stretch:
    """A stretch of play: the answer at its beginning, and where it stopped."""

    begun: State
    #: The answer, its kind and the seat that gave it; "" where play goes on after a power.
    answer: str
    kind: str
    seat: int
    #: The question at which it stopped, or ``POWERS`` or ``OVER``.
    stop: Question
    ended: State
    #: The one answer to that question, which nobody is asked for; "" where there is a choice.
    forced: str = ""


class Reading:
    """A stretch of play read from the rules: ``state`` is what they make of its beginning."""

    #: (Kind, first word of the answer) -> what it does, given its frame and its other words.
    answers: ClassVar[Mapping[tuple[str, str], Callable[[Any, Frame, str], None]]]
    #: Step -> how play goes on there: the question that it asks, or None after it went on.
    steps: ClassVar[Mapping[int, Callable[[Any, Frame], Question | None]]]
    #: The zones whose order says nothing.
    bags: ClassVar[frozenset[str]]

    def __init__(self, game: Game, stretch: Stretch) -> None:
        self.game = game
        rules: Any = game.setup.rules  # each ruleset's rules have their material
        self.rules = rules
        self.material: Mapping[str, Any] = rules.material
        self.state = stretch.begun
        self.stack: list[Frame] = stretch.begun["stack"]
        self.stretch = stretch
        self.shuffled: set[str] = set()
        #: Those of them in which more than one card was shuffled, so that the order is drawn.
        self._drawn: set[str] = set()
        self._bags = self.bags
        #: Whether the power of a card begins, before anything else is done.
        self.power_begins = False
        #: In how many slots, and how, a power begins otherwise than the rules have it.
        self._nearest: tuple[int, str] | None = None

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.state["active"])

    def fault(self) -> str | None:
        """How the stretch ended otherwise than by the rules; None if it did not.

        Raises UnsaidError for what is not read.
        """
        stretch = self.stretch
        if stretch.answer:
            word, _, rest = stretch.answer.partition(" ")
            self.answers[stretch.kind, word](self, self.stack[-1], rest)
        stop = self._goes_on()
        if stop is None:
            return "; ".join(self._unshuffled()) or None
        if self._nearest:
            return f"a power begins where {self._nearest[1]}"
        wrong = self._differences(stretch.ended)
        faults = [self._told(slot) for slot in wrong]
        if stop != stretch.stop:
            faults.append(f"{_called(stretch.stop)}, and by the rules {_called(stop)}")
        elif stop not in (POWERS, OVER) and not wrong and self.stack != stretch.ended["stack"]:
            faults.append(self._told("stack"))
        faults += self._unshuffled()
        return "; ".join(faults) or None

    def _unshuffled(self) -> list[str]:
        """The decks that were to be shuffled, if nothing at all was drawn from the random source.

        That an order is drawn can be told without knowing it.
        """
        if self.stretch.ended["chance"] != self.state["chance"]:
            return []
        return [f"{deck} is not shuffled, and by the rules it is" for deck in sorted(self._drawn)]

    def _told(self, slot: str) -> str:
        zones = {zone.name: zone.holds for zone in self.game.setup.ruleset.zones}
        call = self._caller(zones[slot]) if slot in zones else None
        return "; ".join(_apart(slot, self.stretch.ended[slot], self.state[slot], call))

    def _caller(self, kind: str) -> Callable[[int], str]:
        """What says how people call a thing of a kind."""
        names = world_of(self.game.ruleset).things
        if kind in {one.type for one in self.rules.words.card_kinds}:
            return lambda card: str(self.rules.cards[card].id)
        faces = names.get("Card" if kind == "Ally" else kind)
        return str if faces is None else lambda one: str(faces[one])

    def _goes_on(self) -> Question | None:
        """Go on to where the rules stop; None if a power begins in a state as they have it."""
        while self.stack:
            if self.stretch.stop == POWERS and not self._misses_the_power():
                return None
            frame = self.stack[-1]
            if frame[0] == POWER or self.power_begins:
                return POWERS
            question = self.steps[frame[0]](self, frame)
            if question is not None:
                return question
        return OVER

    def _misses_the_power(self) -> bool:
        """Whether a state of the rules is not that in which a power begins; how is noted."""
        wrong = self._differences(self.stretch.ended)
        if wrong and (self._nearest is None or len(wrong) < self._nearest[0]):
            self._nearest = len(wrong), "; ".join(map(self._told, wrong))
        return bool(wrong)

    def _differences(self, other: State) -> list[str]:
        """The slots in which another state is not as the rules have it; not the stack."""
        return [
            slot
            for slot, value in self.state.items()
            if value != other[slot] and slot != "stack" and slot not in _BARE
            if not (slot in self._bags and _sorted(value) == _sorted(other[slot]))
        ]

    def shuffle(self, deck: str, cards: list[int]) -> None:
        """Let cards be a deck in an order that nobody knows."""
        self.state[deck] = sorted(cards)
        self._bags |= {deck}
        self.shuffled.add(deck)
        if len(cards) > 1:
            self._drawn.add(deck)

    def begins(self, card: int, moment: str) -> None:
        """What a card does once at a moment begins now, if it does something then."""
        abilities = self.rules.cards[card].abilities
        once = (ability for ability in abilities if isinstance(ability, ef.Once))
        self.power_begins |= any(ability.moment == moment for ability in once)

    def card(self, name: str) -> int:
        """The number of a card, by its id."""
        return int(self.rules.number[name])

    def printed(self, card: int) -> dict[str, Any]:
        """What is printed on a card, beside what it does."""
        return dict(self.rules.cards[card].fields)

    def asked(self, quantity: str, base: int, player: int) -> int:
        """What standing effects make of a quantity of a player; UnsaidError if it is not read."""
        if not self.speaks_of(quantity):
            return base
        return plain_standing.asked(self.game, self.state, quantity, player, base)

    def speaks_of(self, word: str) -> bool:
        """Whether a card that is in force changes a quantity, or alters an event."""
        cards = _saying(self.game).get(word)
        if not cards:
            return False
        in_force = world_of(self.game.ruleset).in_force(self.state, self.game)
        passing = [card for _owner, card, _group in self.state["passing"]]
        return not cards.isdisjoint([*(card for _owner, card in in_force), *passing])

    def others(self, player: int) -> list[int]:
        """The other players, clockwise from one."""
        around = self.rules.players
        return [(player + step) % around for step in range(1, around)]

    def end_comes(self, turns: int) -> None:
        """So many turns are left, this one included, unless the end was triggered before."""
        self.state["ending"] = self.state["ending"] or turns

    def over(self, how: int) -> None:
        """The game is over: 1 it ended, 2 by the turn limit, 3 as nobody can go on."""
        self.state["finished"] = how
        self.stack.clear()

    def turn_begins(self) -> bool:
        """Count the turn, and end what was to hold until it; no if the turn limit forbids it."""
        state = self.state
        limit = self.game.options["turn_limit"]
        if isinstance(limit, int) and limit and state["turn"] >= limit:
            self.over(2)
            return False
        state["turn"] += 1
        state["passing"] = [row for row in state["passing"] if row[0] != state["active"]]
        return True


def _sorted(zone: list[Any]) -> list[Any]:
    """A zone, or each zone of a list, in an order of its own."""
    return (
        [sorted(part) if isinstance(part, list) else part for part in zone]
        if (zone and isinstance(zone[0], list))
        else sorted(zone)
    )


def _apart(
    name: str,
    found: Any,  # noqa: ANN401  # plain data
    wanted: Any,  # noqa: ANN401  # plain data
    call: Callable[[int], str] | None,
) -> Iterator[str]:
    """How a slot, or each part of one, is otherwise than by the rules."""
    if found == wanted:
        return
    lists = isinstance(found, list) and isinstance(wanted, list)
    if lists and len(found) == len(wanted) and (call is None or isinstance(found[0], list)):
        for place, (one, other) in enumerate(zip(found, wanted, strict=True)):
            yield from _apart(f"{name}[{place}]", one, other, call)
    elif lists and call is not None and not any(isinstance(one, list) for one in found + wanted):
        more, less = Counter(found) - Counter(wanted), Counter(wanted) - Counter(found)
        parts = [
            f"{how} {', '.join(map(call, what.elements()))}"
            for how, what in (("has beyond the rules", more), ("lacks by the rules", less))
            if what
        ]
        yield f"{name} {' and '.join(parts) or 'has another order than by the rules'}"
    else:
        yield f"{name} is {found}, and by the rules {wanted}"


def _called(stop: Question) -> str:
    what, seat = stop
    return f"seat {seat} is asked for {what}" if seat >= 0 else f"{what} comes"


def _saying(game: Game) -> dict[str, set[int]]:
    rules = game.setup.rules
    if rules.compiled not in _SAYING:
        saying: dict[str, set[int]] = {}
        for number, card in enumerate(rules.cards):
            for change in plain_standing.parts_of(ef.Modify, card.abilities):
                saying.setdefault(change.quantity, set()).add(number)
            for alteration in plain_standing.parts_of(ef.Alter, card.abilities):
                saying.setdefault(alteration.event, set()).add(number)
        _SAYING[rules.compiled] = saying
    return _SAYING[rules.compiled]


def stretches(game: Game, answer: Option) -> Iterator[Stretch]:
    """Give an answer in a game, and tell of each stretch of play that is not in a power's hands.

    The game is carried on step by step to its next decision, so let it be a copy. Where one stretch
    ends the next begins, with the same state: let each be read before the next is asked for.
    """
    rules, s = game.setup.rules, game._state  # noqa: SLF001  # nobody outside sees single steps
    kinds = game.setup.ruleset.kinds
    code = answer.code
    now: State | None = None
    while True:
        frame = s.stack[-1]
        begun: tuple[State, str, str, int] | None = None
        if frame[0] != POWER:
            begun = now or game.state, str(rules.table[code]), kinds[s.kind], s.seat
        rules.answers[frame[0]](rules, s, frame, code)
        asks, now = False, None
        while s.stack and not asks:
            frame = s.stack[-1]
            if frame[0] == POWER and begun is not None:
                yield Stretch(*begun, POWERS, game.state)
                begun = None
            elif frame[0] != POWER and begun is None:
                begun = game.state, "", "", -1
            asks = rules.prompts[frame[0]](rules, s, frame)
            if asks and begun is not None:
                now = game.state
                forced = str(rules.table[s.options[0]]) if len(s.options) == 1 else ""
                game._decision = None  # noqa: SLF001  # it is the question of this stop from now on
                yield Stretch(*begun, (kinds[s.kind], s.seat), now, forced)
        if not asks:
            if begun is not None:  # pragma: no branch - no power ends a game
                yield Stretch(*begun, OVER, game.state)
            return
        if len(s.options) != 1:
            return
        code = s.options[0]


def readings(game: Game, answer: Option) -> Iterator[tuple[Stretch, str | None]]:
    """Each stretch of play that an answer begins and that is read, and its fault if it has one.

    The game is carried on to its next decision.
    """
    reading = world_of(game.ruleset).reading
    for stretch in stretches(game, answer):
        with suppress(UnsaidError):
            yield stretch, reading(game, stretch).fault() or _wrongly_forced(game, stretch)


def _wrongly_forced(game: Game, stretch: Stretch) -> str | None:
    """Why the one answer that a stretch stops at is not what the rules offer; None if it is."""
    kind, seat = stretch.stop
    offered = world_of(game.ruleset).offers.get(kind)
    if not stretch.forced or offered is None:
        return None
    wanted = offered(game)
    if wanted is None or wanted == {stretch.forced}:
        return None
    return (
        f"seat {seat} has nothing but {stretch.forced} for {kind}, and by the rules "
        f"{', '.join(sorted(wanted)) or 'nothing'}"
    )
