"""How clearly the greedy agent beats the random one: 200 games of two seats, seats exchanged.

python -m tests.benchmarks.agents
"""

from __future__ import annotations

from abyss_rules.agents import derived, make_agents, play, with_turn_limit
from abyss_rules.game import new_game

GAMES = 200


def games_won(
    ruleset: str, agent: str, other: str, games: int = GAMES, seats: int = 2
) -> tuple[int, float, float]:
    """Games that ``agent`` wins alone against ``other`` agents, and the mean scores of both."""
    won = 0
    own = others = 0
    for number in range(games):
        seat = number % seats
        names = [agent if place == seat else other for place in range(seats)]
        game = new_game(ruleset, seats=seats, seed=number, options=with_turn_limit(None))
        play(game, make_agents(names, seats, derived(number, 1)))
        won += game.winners == (seat,)
        totals = [score.total for score in game.scores()]
        own += totals[seat]
        others += sum(totals) - totals[seat]
    return won, own / games, others / games / (seats - 1)


def main() -> None:
    """Print the table."""
    for ruleset in ("abyss", "conspiracy"):
        for agent, other in (("greedy", "random"), ("keys", "random"), ("powers", "random")):
            won, own, others = games_won(ruleset, agent, other)
            print(
                f"{ruleset:10} {agent:8} wins {won} of {GAMES} games against {other} "
                f"({won / GAMES:.1%}), mean scores {own:.1f} and {others:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
