"""What a seat may know of a state of Conspiracy: all of it, and nothing else (C11)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal

from attrs import evolve, field, frozen

from abyss_rules.engine.frames import BLOCK, OWNER, POWER, ROW, SOURCE
from abyss_rules.engine.options import ARGUMENT
from abyss_rules.engine.rows import ChooseRow
from abyss_rules.engine.views import (
    CardFacts,
    CardTable,
    PendingDecision,
    card_table,
    pending_decision,
    to_data,
)
from abyss_rules.rulesets.conspiracy import areas, frames, steps
from abyss_rules.rulesets.conspiracy.control import available_keys
from abyss_rules.rulesets.conspiracy.material import GUILDS, KEYS
from abyss_rules.rulesets.conspiracy.recruiting import draw_duty
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame, Things


@frozen
class ConspiracyFacts(CardFacts):
    """What is printed on a card; ``key`` is None without one, ``copies`` counts equal Lords."""

    guild: str | None = None
    influence: int | None = None
    copies: int | None = None
    #: ``silver`` or ``gold`` (C4.4).
    key: str | None = None
    pearls: int | None = None
    #: The set of a Location, ``base`` or ``bonus`` (C1).
    series: str | None = None


@frozen
class Shape:
    """The spaces of a Chamber, counted from 1: how many each row has, and which touch (C8.2)."""

    rows: tuple[int, ...]
    #: The spaces beside each space, those of space 1 first.
    adjacent: tuple[tuple[int, ...], ...]


@frozen
class SpaceView:
    """A space of a Chamber; what it tells of its Lord is None (or 0 Pearls) while it is empty."""

    #: From 1, row by row from the top left (C4.1).
    space: int
    lord: str | None
    guild: str | None
    influence: int | None
    #: The metal of the Lord's key, and whether it is still available (C5.1).
    key: str | None
    available: bool
    #: The Pearls printed on the Lord, which its player gained with it.
    pearls: int
    #: The Location that lies on the Lord.
    location: str | None


@frozen
class PlayerView:
    """A player, or the opponent of a solo game, whose ``seat`` is then 1 (C9)."""

    seat: int
    pearls: int
    #: All 15 spaces in their order.
    chamber: tuple[SpaceView, ...]
    #: In the order in which they were taken.
    locations: tuple[str, ...]
    #: Metal -> the keys that are available.
    keys: Mapping[str, int]
    #: Guild -> the Lords of its largest coalition; the largest of them scores.
    coalitions: Mapping[str, int]
    #: The Lords the player must draw when next recruiting; 0 for as they like.
    must_draw: int


@frozen
class BoxView:
    """What is out of play, in built positions or by an option."""

    lords: tuple[str, ...]
    locations: tuple[str, ...]


@frozen
class ConspiracyView:
    """All that a seat may know; cards are ids. Only the order of both decks is hidden (C11).

    ``seat`` is None for a spectator. Of what lies face down there is the number only.
    """

    ruleset: ClassVar[Literal["conspiracy"]] = "conspiracy"

    #: Whose view it is.
    seat: int | None
    #: How many sit at the table; a solo game has one seat and two players.
    seats: int
    #: The number of the turn, from 1.
    turn: int
    #: Whose turn it is; alone, 1 is the opponent.
    active: int
    #: Turns left to play, this one included; 0 before a Chamber is complete (C7).
    ending: int
    #: Whether nothing is asked any more.
    finished: bool
    #: Who is Pearl Master (C6); None for nobody.
    pearl_master: int | None
    lord_deck: int
    #: Lords drawn to keep one of them.
    drawn_lords: tuple[str, ...]
    #: Lords taken and not placed yet.
    taken: tuple[str, ...]
    #: Guild -> the Lords of its discard pile.
    discards: Mapping[str, tuple[str, ...]]
    #: The Locations face up.
    available: tuple[str, ...]
    location_deck: int
    #: Locations drawn to choose from.
    drawn: tuple[str, ...]
    #: Effects that hold until the player's next turn, as (player, card), in the order they began.
    passing: tuple[tuple[int, str], ...]
    #: Powers under way, as (player, card), the one going on last.
    powers: tuple[tuple[int, str], ...]
    #: What the Power that asks has been given so far of a choice of several.
    picked: tuple[str, ...]
    #: The opponent's guild in a solo game (C9), else None.
    opponent: str | None
    #: Whether the human of a solo game has the replay token.
    replay_token: bool
    #: Whether the human of a solo game must take the first Lord of the deck next.
    bound: bool
    out_of_play: BoxView
    #: What each Location in sight would be worth to this seat as things stand; of a spectator none.
    location_scores: Mapping[str, int]
    #: What is asked now; None when the game is over.
    decision: PendingDecision | None
    #: By seat; alone the opponent comes last.
    players: tuple[PlayerView, ...]
    #: The Chamber's spaces, and what is printed on each card in play; no part of equality and JSON.
    shape: Shape = field(eq=False, repr=False, metadata={"json": False})
    cards: CardTable[ConspiracyFacts] = field(eq=False, repr=False, metadata={"json": False})

    def to_data(self) -> dict[str, Any]:
        """The view as JSON-ready data: objects, lists, texts, numbers."""
        return to_data(self)


@frozen
class _Tables:
    """What all views of a game have in common."""

    ids: list[str]
    cards: CardTable[ConspiracyFacts]
    shape: Shape
    empty: tuple[SpaceView, ...]

    def named(self, zone: Things) -> tuple[str, ...]:
        return tuple([self.ids[card] for card in zone])


@lru_cache(maxsize=64)
def _tables(r: ConspiracyRules) -> _Tables:
    facts = card_table(r, ConspiracyFacts)
    return _Tables(
        [card.id for card in r.cards],
        CardTable({fact.id: _without_none(fact) for fact in facts.values()}),
        Shape(r.rows, tuple(tuple(other + 1 for other in beside) for beside in r.adjacent)),
        tuple(
            SpaceView(space, None, None, None, None, available=False, pearls=0, location=None)
            for space in range(1, r.chamber_spaces + 1)
        ),
    )


def _without_none(fact: ConspiracyFacts) -> ConspiracyFacts:
    """The facts with None for the word of the card language that says "no key"."""
    return evolve(fact, key=None) if fact.key == KEYS[0] else fact


def build_view(r: ConspiracyRules, s: ConspiracyState, seat: int | None) -> ConspiracyView:
    """All and only what ``seat`` may know; None: what a spectator may (C11)."""
    tables = _tables(r)
    ids, named = tables.ids, tables.named
    return ConspiracyView(
        seat,
        r.seats,
        s.turn,
        s.active,
        s.ending,
        bool(s.finished),
        None if s.master < 0 else s.master,
        len(s.lord_deck),
        named(s.drawn_lords),
        named(s.taken),
        dict(zip(GUILDS, map(named, s.discards), strict=True)),
        named(s.available),
        len(s.location_deck),
        named(s.drawn),
        tuple([(owner, ids[card]) for owner, card, _group in s.passing]),
        tuple([(frame[OWNER], ids[frame[SOURCE]]) for frame in s.stack if frame[0] == POWER]),
        _picked(r, s),
        GUILDS[s.opponent] if r.solo else None,
        bool(s.replay_token),
        bool(s.bound),
        BoxView(named(s.box_lords), named(s.box_locations)),
        {} if seat is None else _location_scores(r, s, seat, ids),
        pending_decision(r, s, seat, _source(s, ids)),
        tuple([_player(r, s, player, tables) for player in range(r.players)]),
        tables.shape,
        tables.cards,
    )


def _player(r: ConspiracyRules, s: ConspiracyState, player: int, tables: _Tables) -> PlayerView:
    ids = tables.ids
    keys = available_keys(r, s, player)
    chamber = s.chamber[player]
    spaces = s.spaces[player]
    lying = dict(zip(spaces, s.locations[player], strict=True))
    first_available = spaces[-1] + 1 if spaces else 0
    shown = [
        SpaceView(
            place + 1,
            ids[lord],
            GUILDS[r.guild[lord]],
            r.influence[lord],
            KEYS[r.key[lord]] if r.key[lord] else None,
            bool(r.key[lord]) and place >= first_available,
            r.pearls[lord],
            ids[lying[place]] if place in lying else None,
        )
        for place, lord in enumerate(chamber)
    ]
    return PlayerView(
        player,
        s.pearls[player],
        (*shown, *tables.empty[len(shown) :]),
        tables.named(s.locations[player]),
        dict(zip(KEYS[1:], keys[1:], strict=True)),
        _coalitions(r, chamber),
        _must_draw(r, s, player),
    )


def _coalitions(r: ConspiracyRules, chamber: Things) -> dict[str, int]:
    marks = areas.guilds(r, chamber)
    found = dict.fromkeys(GUILDS, 0)
    left = set(range(len(marks)))
    while left:
        area = areas.area(r, marks, next(iter(left)))
        guild = GUILDS[marks[next(iter(area))]]
        found[guild] = max(found[guild], len(area))
        left -= area
    return found


def _must_draw(r: ConspiracyRules, s: ConspiracyState, player: int) -> int:
    """A duty lifts with an empty deck, and wants no more than it holds (C10)."""
    if player >= r.seats:  # C9: it does not bind an opponent without a seat
        return 0
    return min(draw_duty(r, s, player), len(s.lord_deck))


def _picked(r: ConspiracyRules, s: ConspiracyState) -> tuple[str, ...]:
    row = _row(r, s.stack[-1]) if s.stack else None
    if row is None or row.count is None:
        return ()
    return tuple([r.describe(row.kind, thing) for thing in s.stack[-1][row.picked] or ()])


def _row(r: ConspiracyRules, frame: Frame) -> ChooseRow | None:
    """The choice that a power waits for."""
    if frame[0] != POWER:
        return None
    rows = r.compiled.blocks[frame[BLOCK]].rows
    row = rows[frame[ROW]] if frame[ROW] < len(rows) else None
    return row if isinstance(row, ChooseRow) else None


def _source(s: ConspiracyState, ids: list[str]) -> str | None:
    """The card that the pending question is about: that of a power, or the Lord whose key earns."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    if frame[0] == POWER:
        return ids[frame[SOURCE]]
    if frame[0] in frames.LOCATION:
        return ids[s.chamber[s.active][frame[1]]]
    return None


def _location_scores(
    r: ConspiracyRules, s: ConspiracyState, seat: int, ids: list[str]
) -> dict[str, int]:
    """What the Locations in sight are worth to ``seat``; nothing hidden is reckoned in."""
    shown = {*s.available, *s.drawn}
    for owned in s.locations:
        shown.update(owned)
    if s.seat == seat and s.kind == steps.LOOKING_THROUGH:
        shown.update([code & ARGUMENT for code in s.options])
    return {ids[location]: r.card_score(s, seat, location) for location in sorted(shown)}
