"""Setting up a game (A1, A2): the material becomes shuffled decks and empty places."""

from __future__ import annotations

from abyss_rules.engine.chance import below, shuffled
from abyss_rules.engine.state import drawn
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.rulesets.abyss.steps import START


def empty_state(r: AbyssRules, seed: int) -> AbyssState:
    """A state with no card anywhere and every counter as at the start, before any draw."""
    s = AbyssState.blank(r, seed)
    seats = r.seats
    s.stack = [[START]]
    s.extra_turns = s.idle = s.purchases = 0
    s.bought = [0] * seats
    s.used = ()
    s.pearls = [0] * seats
    s.treasury = int(r.material["pearls"])
    s.keys = [0] * seats
    s.key_supply = int(r.material["key_tokens"])
    s.threat = r.starting_threat
    s.exploration_deck = s.exploration_discard = s.track = s.payment = s.box_allies = ()
    s.council = [()] * 5
    s.hand = [()] * seats
    s.sums = [0] * (5 * seats)
    s.affiliated = [()] * seats
    s.pending = [()] * seats
    s.token_supply = s.box_tokens = ()
    s.tokens = [()] * seats
    s.lord_deck = s.court = s.lord_discard = s.disabled = s.box_lords = ()
    s.free = [()] * seats
    s.location_deck = s.available = s.drawn = s.box_locations = ()
    s.locations = [()] * seats
    s.under = [()] * seats
    s.copies = ()
    return s


def new_state(r: AbyssRules, seed: int) -> AbyssState:
    """A2: everything shuffled, the Court and the first Location face up, a random first player."""
    s = empty_state(r, seed)
    s.exploration_deck = shuffled(s, r.faces)
    s.lord_deck = shuffled(s, r.lords)
    s.location_deck = shuffled(s, r.locations)
    s.token_supply = shuffled(s, r.tokens)
    s.court, s.lord_deck = drawn(s.lord_deck, r.court_spaces)
    s.available, s.location_deck = drawn(s.location_deck, int(r.material["starting_locations"]))
    start = int(r.material["starting_pearls"])
    s.pearls = [start] * r.seats
    s.treasury -= start * r.seats
    s.active = below(s, r.seats)
    return s
