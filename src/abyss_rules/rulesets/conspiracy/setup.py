"""Setting up a game (C1, C2): the cards become shuffled decks, every Chamber is empty."""

from __future__ import annotations

from abyss_rules.engine.chance import below, shuffled
from abyss_rules.engine.state import drawn
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from abyss_rules.rulesets.conspiracy.steps import START


def empty_state(r: ConspiracyRules, seed: int) -> ConspiracyState:
    """A state with no card anywhere and every counter as at the start, before any draw.

    The opponent of a solo game is the one of the option, or the first of the guilds.
    """
    s = ConspiracyState.blank(r, seed)
    players = r.players
    s.stack = [[START]]
    s.pearls = [0] * players
    s.master = -1
    s.lord_deck = s.drawn_lords = s.taken = s.box_lords = ()
    s.discards = [()] * len(GUILDS)
    s.chamber = [()] * players
    s.location_deck = s.available = s.drawn = s.box_locations = ()
    s.locations = [()] * players
    s.spaces = [()] * players
    # C10.opponent
    named = r.options.opponent
    s.opponent = -1 if not r.solo else GUILDS.index(named) if named in GUILDS else 0
    s.replay_token = s.bound = 0
    return s


def new_state(r: ConspiracyRules, seed: int) -> ConspiracyState:
    """C2: both decks shuffled, a Location face up, a random first player (alone: C9)."""
    s = empty_state(r, seed)
    s.lord_deck = shuffled(s, r.lords)
    s.location_deck = shuffled(s, r.locations)
    s.available, s.location_deck = drawn(s.location_deck, r.starting_locations)
    if not r.solo:
        s.active = below(s, r.seats)
        return s
    # C10.solo_start
    s.active = int(r.options.solo_start == "opponent")
    if r.options.opponent not in GUILDS:
        s.opponent = below(s, len(GUILDS))
    return s
