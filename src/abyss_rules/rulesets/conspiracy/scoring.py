"""The score of a player in its parts, and who wins (C8, C9)."""

from __future__ import annotations

from abyss_rules.rulesets.conspiracy import areas, solo
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState


def score_parts(r: ConspiracyRules, s: ConspiracyState, player: int) -> tuple[int, ...]:
    """The parts of a player's score as the state stands, in the order of the rules' parts."""
    chamber = s.chamber[player]
    best = [0] * len(GUILDS)
    for lord in chamber:
        best[r.guild[lord]] = max(best[r.guild[lord]], r.influence[lord])
    coalition = r.coalition_points * areas.largest(r, areas.guilds(r, chamber))
    master = r.pearl_master_points * (s.master == player)
    parts = (sum(best), _locations(r, s, player), coalition, master)
    if not r.solo:
        return parts
    legend = solo.opponent(s).more_points(r, s) if player == solo.OPPONENT else 0
    return (*parts, legend)


def _locations(r: ConspiracyRules, s: ConspiracyState, player: int) -> int:
    locations = s.locations[player]
    if r.speaker[player] != player:  # C9
        return r.opponent_location_points * len(locations)
    return sum(r.card_score(s, player, location) for location in locations)


def tie_break(r: ConspiracyRules, s: ConspiracyState, player: int) -> tuple[int, ...]:
    """What decides a tie: Pearls (C8.4); alone to be Pearl Master (C9)."""
    return (int(s.master == player),) if r.solo else (s.pearls[player],)


def winners(r: ConspiracyRules, s: ConspiracyState) -> tuple[int, ...]:
    """The players with the best total and tie-break, who share the win (C8.4).

    Alone: the higher total; on a tie the human as Pearl Master, else nobody (C9).
    """
    totals = [sum(score_parts(r, s, player)) for player in range(r.players)]
    best = max(totals)
    if not r.solo:
        results = [(total, *tie_break(r, s, player)) for player, total in enumerate(totals)]
        return tuple(seat for seat, result in enumerate(results) if result == max(results))
    first = tuple(player for player, total in enumerate(totals) if total == best)
    if len(first) == 1:
        return first
    return (solo.HUMAN,) if s.master == solo.HUMAN else ()
