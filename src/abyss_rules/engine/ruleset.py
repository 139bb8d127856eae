"""What a ruleset brings to the facade: one object with its tables and its readings of a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from abyss_rules.engine.settings import OptionField, Value, read_options

if TYPE_CHECKING:
    from abyss_rules.engine.events import Event, EventKinds
    from abyss_rules.engine.log import Log
    from abyss_rules.engine.material import Counter, Zone
    from abyss_rules.engine.position_words import PositionWords
    from abyss_rules.engine.rules import Rules
    from abyss_rules.engine.state import State
    from abyss_rules.engine.words import Words
    from abyss_rules.model.cards import Card


class Ruleset(ABC):
    """A game the engine can play; ``rulesets.find(name)`` gives the one of a name."""

    name: str
    #: The package with the ruleset's modules: ``view``, ``events``, ``position``, ``codec``.
    package: str
    #: The id of the pack with the ruleset's material and cards.
    base_pack: str
    words: Words
    option_fields: tuple[OptionField, ...]
    presets: Mapping[str, Mapping[str, Value]]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    #: The decision kinds by number, "" for none.
    kinds: tuple[str, ...]
    #: Of this kind is the decision that a turn begins with.
    turn_kind: str
    #: Why a game stopped, by the number the state holds, from 1: (ended properly, reason).
    endings: tuple[tuple[bool, str], ...]

    def read_options(self, given: object) -> dict[str, Value]:
        """All options by name from a preset's name, a mapping, or None."""
        return read_options(self.name, self.option_fields, self.presets, given)

    def seat_range(self, material: Mapping[str, Any]) -> tuple[int, int]:
        """The fewest and the most seats the material allows."""
        low, high = material["seats"]
        return int(low), int(high)

    def needed_options(self, card: Card) -> Mapping[str, Value]:
        """The options without which a card is not in play; none for a card that always is."""
        del card
        return {}

    @abstractmethod
    def prepare(
        self,
        seats: int,
        cards: tuple[Card, ...],
        material: Mapping[str, Any],
        options: Mapping[str, Value],
    ) -> Rules:
        """The rules of a game with these cards, material, options and seats.

        The cards are those in play: what ``needed_options`` wants of each, the options have.
        """

    @abstractmethod
    def new_state(self, rules: Any, seed: int) -> State:
        """A game set up and shuffled, before its first step."""

    def position(self, rules: Any, description: Mapping[str, Any], seed: int) -> State:
        """A state from a plain description, before its first step; raises PositionError."""
        return cast("State", self._part("position").build_position(rules, description, seed))

    @property
    def position_words(self) -> PositionWords:
        """The words of positions, and what scenarios can expect."""
        return cast("PositionWords", self._part("position_words").WORDS)

    def describe(self, rules: Any, s: Any) -> dict[str, Any]:
        """The position by its words: what ``position`` reads."""
        return cast("dict[str, Any]", self._part("describe").describe(rules, s))

    def values(self, rules: Any, s: Any) -> dict[str, Any]:
        """What all words of positions say of a state, hidden things too."""
        return cast("dict[str, Any]", self._part("describe").values(rules, s))

    def not_offered(self, rules: Any, s: Any, text: str) -> str:
        """Why an answer is not offered in a state, for people; "" where there is nothing to say."""
        del rules, s, text
        return ""

    def seen(self, view: Any) -> dict[str, Any]:
        """What the words of positions say of a view; ``Hidden`` stands for what it hides."""
        return cast("dict[str, Any]", self._part("describe").seen(view))

    def trial(self, rules: Any, card: int) -> tuple[dict[str, Any], tuple[str, ...]]:
        """A position to try a card in, as a description, and the first answers in it."""
        return cast("tuple[Any, Any]", self._part("trial").trial(rules, card))

    @property
    def trial_titles(self) -> Mapping[str, str]:
        """What people call the words of positions; "" for one that goes without saying."""
        return cast("Mapping[str, str]", self._part("trial").TITLES)

    def fixed_shuffle(self, rules: Any, deck: str, cards: object) -> tuple[Any, ...]:
        """What the next shuffle of a deck is to come to, for ``State.orders``.

        Raises UnreadableError for what is no such deck or card.
        """
        return cast("tuple[Any, ...]", self._part("position").fixed_shuffle(rules, deck, cards))

    def finished(self, s: State) -> int:
        """0 while the game is played, else a number for ``endings`` (1 is its first entry)."""
        return s.finished

    def turn(self, s: State) -> int:
        """The number of the turn, from 1 (0 before the first)."""
        return s.turn

    def active(self, s: State) -> int:
        """Whose turn it is."""
        return s.active

    @abstractmethod
    def score(self, rules: Any, s: Any, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """A player's score in parts and what breaks ties, as the state stands."""

    @abstractmethod
    def winners(self, rules: Any, s: Any) -> tuple[int, ...]:
        """The players that win as the state stands."""

    def view(self, rules: Any, s: Any, seat: int | None) -> Any:
        """All and only what a seat may know; None: a spectator."""
        return self._part("view").build_view(rules, s, seat)

    @property
    def event_kinds(self) -> EventKinds:
        """The classes of all events."""
        return cast("EventKinds", self._part("events").KINDS)

    def events(self, rules: Any, log: Log, seat: int | None, since: int) -> list[Event]:
        """What a seat saw of the log, from its event number ``since`` on."""
        return self.event_kinds.read(rules, log, seat, since)

    def to_plain(self, s: Any) -> dict[str, Any]:
        """The position as JSON-ready data: ints, lists and nothing else."""
        return cast("dict[str, Any]", self._part("codec").to_plain(s))

    def from_plain(self, rules: Any, data: object) -> State:
        """The state that ``to_plain`` wrote; raises UnreadableError saying what is wrong."""
        return cast("State", self._part("codec").from_plain(rules, data))

    def same(self, one: Any, other: Any) -> bool:
        """Whether two states of the same rules are equal (random source and question included)."""
        return bool(one.same(other))

    def state_key(self, s: Any) -> tuple[Any, ...]:
        """A hashable value equal for equal states only."""
        return tuple(s.key())

    def _part(self, module: str) -> Any:
        """A module of the ruleset that not every game needs, loaded when it does."""
        return import_module(f"{self.package}.{module}")
