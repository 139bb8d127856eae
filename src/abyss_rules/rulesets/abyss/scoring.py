"""The score of a seat in its parts, and who wins (A10)."""

from __future__ import annotations

from abyss_rules.rulesets.abyss import moves_lords
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState


def score_parts(r: AbyssRules, s: AbyssState, seat: int) -> tuple[int, ...]:
    """The parts of a seat's score as the state stands, in the order of ``SCORE_PARTS`` (A10)."""
    locations = sum(r.card_score(s, seat, location) for location in s.locations[seat])
    lords = sum(r.influence[lord] for lord in moves_lords.all_lords(s, seat))
    strongest = [0] * 5
    for face in s.affiliated[seat]:  # sorted: the last of a Race is its strongest
        strongest[face // 5] = face % 5 + 1
    return (locations, lords, sum(strongest), sum(s.tokens[seat]))


def tie_break(r: AbyssRules, s: AbyssState, seat: int) -> tuple[int, int]:
    """What decides a tie: Pearls, then the most influential Lord (A10)."""
    best = max((r.influence[lord] for lord in moves_lords.all_lords(s, seat)), default=0)
    return (s.pearls[seat], best)


def winners(r: AbyssRules, s: AbyssState) -> tuple[int, ...]:
    """The seats with the best total and tie-break; several share the win (A10)."""
    results = [(sum(score_parts(r, s, seat)), *tie_break(r, s, seat)) for seat in range(r.seats)]
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
