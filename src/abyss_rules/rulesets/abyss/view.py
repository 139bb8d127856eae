"""What a seat may know of a state of Abyss: all of it, and nothing else (A12)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal

from attrs import field, frozen

from abyss_rules.engine.frames import OWNER, POWER, SOURCE
from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.views import (
    CardFacts,
    CardTable,
    PendingDecision,
    card_table,
    pending_decision,
    to_data,
)
from abyss_rules.rulesets.abyss import moves, moves_allies, steps
from abyss_rules.rulesets.abyss.material import FACES, MONSTER, RACES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things


@frozen
class AbyssFacts(CardFacts):
    """What is printed on a card; of a Location its name only."""

    guild: str | None = None
    #: The value to be paid in Allies, and how many Races they must be of (A6.1).
    cost: int | None = None
    races: int | None = None
    influence: int | None = None
    #: Key symbols; an Ambassador has 3.
    keys: int | None = None


@frozen
class LocationView:
    """A controlled Location with the Lords under it (A7.1)."""

    id: str
    lords: tuple[str, ...]


@frozen
class PlayerView:
    """What is known of a player; ``hand`` and ``tokens`` are None for all but the player."""

    seat: int
    pearls: int
    #: Key tokens.
    keys: int
    #: Key tokens and the Keys of free Lords that are not disabled (A7.1).
    usable_keys: int
    #: The Allies in hand, by Race and rising.
    hand: tuple[str, ...] | None
    hand_size: int
    #: The affiliated Allies, by Race and rising.
    affiliated: tuple[str, ...]
    #: The free Lords, in order of arrival.
    lords: tuple[str, ...]
    #: Those of the free Lords that are disabled.
    disabled: tuple[str, ...]
    #: The controlled Locations, in the order in which they were gained.
    locations: tuple[LocationView, ...]
    #: The values of the Monster tokens, rising.
    tokens: tuple[int, ...] | None
    token_count: int
    #: Allies bought in this turn of another player (A4.2).
    bought: int


@frozen
class BoxView:
    """What is out of play, in built positions or by an option."""

    allies: tuple[str, ...]
    tokens: tuple[int, ...]
    lords: tuple[str, ...]
    locations: tuple[str, ...]


@frozen
class AbyssView:
    """All that a seat may know; Lords and Locations are ids, Allies texts such as ``crab 3``.

    ``seat`` is None for a spectator. Of what lies face down there is the number only.
    """

    ruleset: ClassVar[Literal["abyss"]] = "abyss"

    #: Whose view it is.
    seat: int | None
    #: How many play.
    seats: int
    #: The number of the turn, from 1.
    turn: int
    #: Whose turn it is.
    active: int
    #: Extra turns that the active player has earned.
    extra_turns: int
    #: Turns left to play, this one included; 0 before the end is triggered (A9.2).
    ending: int
    #: Whether nothing is asked any more.
    finished: bool
    #: The space of the Threat token, from 1 (A4.7).
    threat: int
    #: Pearls in the Treasury; with an unlimited supply it can be below 0 (A15).
    treasury: int
    #: Key tokens in the pile, likewise.
    key_supply: int
    #: The Lords at Court, the one farthest from the deck first.
    court: tuple[str, ...]
    lord_deck: int
    #: Lords out of the game by a Power (A8.6, A8.10).
    lord_discard: tuple[str, ...]
    #: The Locations face up.
    available: tuple[str, ...]
    location_deck: int
    #: Locations drawn to choose from.
    drawn: tuple[str, ...]
    #: The cards on the track, the one revealed last at the end.
    track: tuple[str, ...]
    #: Monsters that the explorer has ignored; they lie beside the track till the exploration ends.
    set_aside: int
    exploration_deck: int
    exploration_discard: int
    #: Race -> how many Allies lie in its stack.
    council: Mapping[str, int]
    #: Monster tokens that nobody has.
    token_supply: int
    #: The Lord being paid for.
    recruiting: str | None
    #: The Allies paid for it so far.
    payment: tuple[str, ...]
    #: Of the Lord being paid for, else of the next Ally bought in this turn.
    price: int
    #: Lords whose turn power was used in this turn.
    used: tuple[str, ...]
    #: Effects that hold until the seat's next turn, as (seat, card), in the order they began.
    passing: tuple[tuple[int, str], ...]
    #: Powers under way, as (seat, card), the one going on last.
    powers: tuple[tuple[int, str], ...]
    #: Allies that this seat has chosen to be discarded, which no one else sees yet (A8.8).
    chosen: tuple[str, ...]
    #: (Location, the one whose score it takes), settled at the end (A13).
    copies: tuple[tuple[str, str], ...]
    out_of_play: BoxView
    #: What each Location in sight would be worth to this seat as things stand; of a spectator none.
    location_scores: Mapping[str, int]
    #: What is asked now; None when the game is over.
    decision: PendingDecision | None
    #: By seat.
    players: tuple[PlayerView, ...]
    #: What is printed on each card in play; no part of equality and JSON.
    cards: CardTable[AbyssFacts] = field(eq=False, repr=False, metadata={"json": False})

    def to_data(self) -> dict[str, Any]:
        """The view as JSON-ready data: objects, lists, texts, numbers."""
        return to_data(self)


@lru_cache(maxsize=64)
def _tables(r: AbyssRules) -> tuple[list[str], CardTable[AbyssFacts]]:
    return [card.id for card in r.cards], card_table(r, AbyssFacts)


def build_view(r: AbyssRules, s: AbyssState, seat: int | None) -> AbyssView:
    """All and only what ``seat`` may know; None: what a spectator may (A12)."""
    ids, cards = _tables(r)
    options = s.options if s.seat == seat else []
    aside = moves_allies.set_aside(s)
    recruiting = -1
    price = r.first_price + s.purchases
    if s.stack and s.stack[-1][0] in {steps.PAY, steps.AFFILIATE}:
        recruiting, price = s.stack[-1][1:3]
    return AbyssView(
        seat,
        r.seats,
        s.turn,
        s.active,
        s.extra_turns,
        s.ending,
        bool(s.finished),
        s.threat,
        s.treasury,
        s.key_supply,
        tuple([ids[lord] for lord in s.court]),
        len(s.lord_deck),
        tuple([ids[lord] for lord in s.lord_discard]),
        tuple([ids[location] for location in s.available]),
        len(s.location_deck),
        tuple([ids[location] for location in s.drawn]),
        _faces(s.track[aside:]),
        aside,
        len(s.exploration_deck),
        len(s.exploration_discard),
        dict(zip(RACES, map(len, s.council), strict=True)),
        len(s.token_supply),
        ids[recruiting] if recruiting >= 0 else None,
        _faces(s.payment),
        price,
        tuple([ids[lord] for lord in s.used]),
        tuple([(owner, ids[card]) for owner, card, _group in s.passing]),
        tuple([(frame[OWNER], ids[frame[SOURCE]]) for frame in s.stack if frame[0] == POWER]),
        _chosen(s, seat),
        tuple([(ids[one], ids[other]) for one, other in s.copies]),
        BoxView(
            _faces(s.box_allies),
            s.box_tokens,
            tuple([ids[lord] for lord in s.box_lords]),
            tuple([ids[location] for location in s.box_locations]),
        ),
        {} if seat is None else _location_scores(r, s, seat, ids, options),
        pending_decision(r, s, seat, _source(s, ids)),
        tuple([_player(r, s, player, ids, own=player == seat) for player in range(r.seats)]),
        cards,
    )


def _faces(faces: Things) -> tuple[str, ...]:
    return tuple([FACES[face] for face in faces])


def _player(r: AbyssRules, s: AbyssState, seat: int, ids: list[str], *, own: bool) -> PlayerView:
    hand = s.hand[seat]
    free = s.free[seat]
    tokens = s.tokens[seat]
    return PlayerView(
        seat,
        s.pearls[seat],
        s.keys[seat],
        moves.usable_keys(r, s, seat),
        _faces(hand) if own else None,
        len(hand),
        _faces(s.affiliated[seat]),
        tuple([ids[lord] for lord in free]),
        tuple([ids[lord] for lord in s.disabled if lord in free]),
        tuple(
            [
                LocationView(ids[location], tuple([ids[lord] for lord in lords]))
                for location, lords in zip(s.locations[seat], s.under[seat], strict=True)
            ]
        ),
        tokens if own else None,
        len(tokens),
        s.bought[seat],
    )


def _chosen(s: AbyssState, seat: int | None) -> tuple[str, ...]:
    """What ``seat`` has marked to be discarded: (zone, chooser, face) of each owner (A8.8)."""
    return tuple(
        [
            FACES[marked[place + 2]]
            for marked in s.pending
            for place in range(0, len(marked), 3)
            if marked[place + 1] == seat
        ]
    )


def _source(s: AbyssState, ids: list[str]) -> str | None:
    """The card that the pending question is about."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    if frame[0] == steps.DISCARD and len(s.stack) > 1 and s.stack[-2][0] == POWER:
        frame = s.stack[-2]
    place = _SOURCES.get(frame[0])
    return None if place is None else ids[frame[place]]


#: step -> the slot of its frame with the card that the question is about.
_SOURCES = {POWER: SOURCE, steps.PAY: 1, steps.AFFILIATE: 1, steps.EXCHANGE: 2, steps.COPY: 2}


def _location_scores(
    r: AbyssRules, s: AbyssState, seat: int, ids: list[str], options: list[int]
) -> dict[str, int]:
    """What the Locations in sight are worth to ``seat``, as far as it can know.

    They are reckoned on a copy in which each hidden card is the same one: how many there are
    counts, and what they are does not show through.
    """
    shown = {*s.available, *s.drawn}
    for owned in s.locations:
        shown.update(owned)
    for code in options:
        if code >> SHIFT == steps.EXCHANGE_FOR >> SHIFT:
            shown.add(code & ARGUMENT)
    if not shown:
        return {}
    known = s.clone()
    for other in r.others[seat]:
        known.hand[other] = (0,) * len(known.hand[other])
        known.tokens[other] = (0,) * len(known.tokens[other])
    known.exploration_deck = (0,) * len(known.exploration_deck)
    # How many Monsters lie there all have seen.
    known.exploration_discard = tuple(
        face if face == MONSTER else 0 for face in known.exploration_discard
    )
    known.lord_deck = r.lords[:1] * len(known.lord_deck)
    known.location_deck = r.locations[:1] * len(known.location_deck)
    known.council = [(0,) * len(stack) for stack in known.council]
    return {ids[location]: r.card_score(known, seat, location) for location in sorted(shown)}
