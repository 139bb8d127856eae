"""Alone against a legendary Lord: how it picks and plays, and the replay token (C9).

The opponent is player 1 without a seat of its own: seat 0 is asked what has to be chosen for it.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from abyss_rules.engine.chance import below
from abyss_rules.engine.options import ARGUMENT
from abyss_rules.engine.state import without
from abyss_rules.rulesets.conspiracy import areas, moves
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.recruiting import can_recruit, pass_turn
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame
from abyss_rules.rulesets.conspiracy.steps import (
    OPPONENT_PILE,
    PASS,
    PLACE,
    TAKE_PILE,
)

#: The two sides.
HUMAN, OPPONENT = 0, 1

#: How well a pile meets a criterion; 0 if it does not.
Measure = Callable[[ConspiracyRules, ConspiracyState, int], int]
#: The points an opponent has besides.
Extra = Callable[[ConspiracyRules, ConspiracyState], int]


# --- what it looks for ------------------------------------------------------------------------


def _own_guild(_r: ConspiracyRules, s: ConspiracyState, guild: int) -> int:
    return int(guild == s.opponent)


def _size(_r: ConspiracyRules, s: ConspiracyState, guild: int) -> int:
    size = len(s.discards[guild])
    return size if size >= 2 else 0


def _with_keys(r: ConspiracyRules, s: ConspiracyState, guild: int) -> int:
    return sum(r.key[lord] > 0 for lord in s.discards[guild])


def _with_pearls(r: ConspiracyRules, s: ConspiracyState, guild: int) -> int:
    return sum(r.pearls[lord] > 0 for lord in s.discards[guild])


def _with_a_six(r: ConspiracyRules, s: ConspiracyState, guild: int) -> int:
    return int(any(r.influence[lord] == 6 for lord in s.discards[guild]))


def _coalition(r: ConspiracyRules, s: ConspiracyState, guild: int) -> int:
    """The area that a Lord of the guild on the next space would have, and the rest of the pile."""
    chamber = s.chamber[OPPONENT]
    beside = areas.areas_beside(r, areas.guilds(r, chamber), len(chamber), guild)
    area = 1 + sum(map(len, beside))
    return area + len(s.discards[guild]) - 1 if area >= r.solo_area else 0


# --- what it scores besides -------------------------------------------------------------------


def _nothing(_r: ConspiracyRules, _s: ConspiracyState) -> int:
    return 0


def _own_lords(r: ConspiracyRules, s: ConspiracyState) -> int:
    return 1 + 2 * sum(r.guild[lord] == s.opponent for lord in s.chamber[OPPONENT])


def _pearl_pairs(_r: ConspiracyRules, s: ConspiracyState) -> int:
    return s.pearls[OPPONENT] // 2


def _highest_lord(r: ConspiracyRules, s: ConspiracyState) -> int:
    return max((r.influence[lord] for lord in s.chamber[OPPONENT]), default=0)


def _locations(_r: ConspiracyRules, s: ConspiracyState) -> int:
    return len(s.locations[OPPONENT])


# --- the five ---------------------------------------------------------------------------------


@frozen
class Legend:
    """An opponent: by what it picks a pile, in order, and what it has of its own."""

    guild: str
    criteria: tuple[Measure, ...]
    more_points: Extra
    #: Any two keys earn it a Location, whatever their metals.
    any_metal: bool = False
    #: After it took the pile of its colour the human must take the first Lord of the deck.
    binds: bool = False


LEGENDS: dict[str, Legend] = {
    legend.guild: legend
    for legend in (
        Legend("farmer", (_size, _with_keys, _coalition), _nothing),
        Legend("soldier", (_own_guild, _with_a_six, _coalition, _size), _own_lords, binds=True),
        Legend("merchant", (_with_pearls, _coalition, _size), _pearl_pairs),
        Legend("politician", (_with_a_six, _with_keys, _coalition, _size), _highest_lord),
        Legend("mage", (_with_keys, _coalition, _size), _locations, any_metal=True),
    )
}
_BY_NUMBER = tuple(LEGENDS[guild] for guild in GUILDS)


def opponent(s: ConspiracyState) -> Legend:
    """The opponent of a solo game."""
    return _BY_NUMBER[s.opponent]


def picks(r: ConspiracyRules, s: ConspiracyState) -> list[int]:
    """The piles that meet the opponent's first criterion that any meets, equally well."""
    piles = [guild for guild, pile in enumerate(s.discards) if pile]
    for criterion in opponent(s).criteria:
        measures = [criterion(r, s, guild) for guild in piles]
        best = max(measures, default=0)
        if best:
            return [g for g, measure in zip(piles, measures, strict=True) if measure == best]
    return []


# --- its turn ---------------------------------------------------------------------------------


def opponent_turn(r: ConspiracyRules, s: ConspiracyState, _f: Frame) -> bool:
    """Which pile it takes; until one meets a criterion the top Lord goes to its pile."""
    s.seat = HUMAN
    s.kind = OPPONENT_PILE
    if not can_recruit(s):
        s.options = [PASS]
        return True
    piles = picks(r, s)
    if not piles:
        if s.lord_deck:
            moves.discard_from_deck(r, s, OPPONENT, s.lord_deck[-1])
            return False
        piles = [guild for guild, pile in enumerate(s.discards) if pile]
    s.options = [TAKE_PILE | guild for guild in piles]
    return True


def on_opponent_turn(r: ConspiracyRules, s: ConspiracyState, f: Frame, code: int) -> None:
    """It takes the pile; the human orders the placements."""
    if code == PASS:
        pass_turn(s, f)
        return
    guild = code & ARGUMENT
    moves.take_pile(s, OPPONENT, guild)
    if opponent(s).binds and guild == s.opponent:
        s.bound = 1
        if s.log is not None:
            s.log.append(("human_bound", HUMAN))
    f[0] = PLACE


def take_location(r: ConspiracyRules, s: ConspiracyState, player: int, space: int) -> None:
    """It takes a random face-up Location, else the top of the deck, else none (C5.4)."""
    if s.available:
        location = s.available[below(s, len(s.available))]
        s.available = without(s.available, location)
    elif s.location_deck:
        location = s.location_deck[-1]
        s.location_deck = s.location_deck[:-1]
    else:
        return
    moves.control(r, s, player, location, space)


# --- the replay token -------------------------------------------------------------------------


def earn_token(r: ConspiracyRules, s: ConspiracyState, player: int, space: int) -> None:
    """The human who makes an area of no part of which was large enough before gains the token."""
    if player != HUMAN or s.replay_token:
        return
    marks = areas.guilds(r, s.chamber[player])
    guild = marks.pop()
    before = list(map(len, areas.areas_beside(r, marks, space, guild)))
    if 1 + sum(before) >= r.solo_area and max(before, default=0) < r.solo_area:
        s.replay_token = 1
        if s.log is not None:
            s.log.append(("replay_token_gained", player))


def can_replay(r: ConspiracyRules, s: ConspiracyState) -> bool:
    """After a turn of the human, whose Chamber is not complete: may the token be spent?"""
    return (
        bool(s.replay_token)
        and s.active == HUMAN
        and len(s.chamber[HUMAN]) < r.chamber_spaces
        and can_recruit(s)
    )
