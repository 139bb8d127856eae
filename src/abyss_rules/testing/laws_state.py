"""Laws about what lies where, and about the end of games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from abyss_rules.engine.options import Option
from abyss_rules.game import Game
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.world import declared, world_of

#: No game under a turn limit is longer.
MOST_ANSWERS = 5_000


@law("A1", "A4.9", "C1", "C5.4")
def nothing_is_lost(game: Game) -> None:
    """Every card, token and Pearl of the box is in exactly one place."""
    world = world_of(game.ruleset)
    state = game.state
    strange = set(state) ^ (declared(game) | world.bare)
    if strange:
        broken(f"the state has other slots than the material declares: {sorted(strange)}")
    found, box = world.found(state, game), world.box(game)
    wrong = {"missing": box - found, "too many": found - box}
    if found != box:
        broken(", ".join(f"{how} {_listed(game, what)}" for how, what in wrong.items() if what))


def _listed(game: Game, things: Counter[Any]) -> str:
    return " and ".join(
        f"{number} x {_called(game, *thing)}" for thing, number in sorted(things.items(), key=repr)
    )


def _called(game: Game, kind: str, number: int) -> str:
    """What people call a thing of a box."""
    rules = game.setup.rules
    names = world_of(game.ruleset).things.get(kind, ())
    if kind in {one.type for one in rules.words.card_kinds}:
        names = [card.id for card in rules.cards]
    return names[number] if number in range(len(names)) else f"{kind} {number}"


@law("A3.5", "A4.1", "A6.5", "A7.1", "A15.supply", "C4.1", "C5.1", "C6")
def zones_are_in_order(game: Game) -> None:
    """Zones hold what they can hold, and what is derived equals what it is derived from."""
    faults = world_of(game.ruleset).faults(game)
    if faults:
        broken("it does not hold that " + "; nor that ".join(faults))


@law("A9.4", "A15.turn_limit", "C10.turn_limit", kind="step")
def the_turn_limit_ends_it(before: Game, answer: Option, after: Game) -> None:
    """No turn begins beyond the option ``turn_limit``, and no game ends unfinished before."""
    limit = after.options["turn_limit"]
    if isinstance(limit, int) and after.turn > max(limit, before.turn):
        broken(f"after {answer} turn {after.turn} is played with a limit of {limit}")
    if after.outcome.status == "unfinished":
        stuck = after.setup.ruleset.endings[-1][1]
        reached = isinstance(limit, int) and after.turn >= limit
        if not reached and after.outcome.reason != stuck:
            broken(f"it is unfinished at turn {after.turn} with a limit of {limit}")


@law("C7", "C10.turn_limit", kind="step")
def every_answer_leads_towards_the_end(before: Game, answer: Option, after: Game) -> None:
    """Each answer leaves less to do, so that every game ends.

    What is left are the free spaces of the Chambers, the Locations, then the questions that can
    come before the next Lord is placed. What one power asks is bounded by its own text.
    """
    measure = world_of(before.ruleset).measure
    if measure is None or (_of_powers(before) and _of_powers(after)):
        return
    was, now = measure(before), measure(after)
    if now >= was:
        broken(f"after {answer} as much is left to do as before: {now}, and it was {was}")


def _of_powers(game: Game) -> bool:
    """Whether a power asks."""
    return game.decision is not None and game.decision.kind in {"choice", "may"}


@law("A9.2", "A9.4", "C7", kind="game", often="seldom")
def the_game_ends(game: Game) -> None:
    """A game goes on to its end, under a turn limit in Abyss, and always in Conspiracy.

    It is played on by the first options, then by options counted through, without any wish.
    """
    if world_of(game.ruleset).measure is None and not game.options["turn_limit"]:
        return
    for stride in (0, 7):
        going = game.clone()
        for number in range(MOST_ANSWERS):
            if going.decision is None:
                break
            going.apply(going.decision.options[number * stride % len(going.decision.options)])
        else:
            broken(f"it is not over after {MOST_ANSWERS} more answers")


@law("A10", "A9.4", "C8.4", "C9")
def the_best_win(game: Game) -> None:
    """Nobody wins before the end; then those with the best total and the best of what breaks ties.

    What breaks a tie is read from the state: in Abyss Pearls, then the most valuable Lord; in
    Conspiracy Pearls, and alone whether the player is Pearl Master.
    """
    if game.decision is not None:
        if game.winners or game.outcome.status != "running":
            broken(f"it is running, and {game.winners} have won it, {game.outcome}")
        return
    if game.outcome.status not in {"ended", "unfinished"} or not game.outcome.reason:
        broken(f"nothing is asked, and its outcome is {game.outcome}")
    world, state = world_of(game.ruleset), game.state
    results = {
        score.seat: (sum(score.parts.values()), *world.ties(state, game, score.seat))
        for score in game.scores()
    }
    if game.winners != best_of(game, results):
        broken(f"{game.winners} win, and the results are {results}")


def best_of(game: Game, results: Mapping[int, tuple[int, ...]]) -> tuple[int, ...]:
    """Who wins by results: a total and what breaks ties; C9: alone nobody shares a win."""
    best = max(results.values())
    winners = tuple(player for player, result in results.items() if result == best)
    return () if len(winners) > 1 and len(results) > game.seats else winners


@law("A2", "C2", kind="game", often="seldom")
def set_ups_are_shuffled(game: Game) -> None:
    """With another seed each deck of the set-up lies in another order."""
    setup = game.setup
    one, other = (setup.ruleset.new_state(setup.rules, seed) for seed in _TWO_SEEDS)
    for deck in world_of(game.ruleset).dealt:
        cards = getattr(one, deck)
        if _orders(cards) >= _MANY and cards == getattr(other, deck):
            seeds = " and ".join(map(str, _TWO_SEEDS))
            broken(f"the {deck} is set up in the same order with the seeds {seeds}")


#: Any two.
_TWO_SEEDS = (1, 2)
#: Of so many orders two shuffles do not come to the same one, or almost never.
_MANY = 1_000_000


def _orders(cards: Sequence[int]) -> int:
    """In how many orders cards can lie, those of one kind being alike."""
    alike = (math.factorial(number) for number in Counter(cards).values())
    return math.factorial(len(cards)) // math.prod(alike)


LAWS = (
    set_ups_are_shuffled,
    nothing_is_lost,
    zones_are_in_order,
    the_turn_limit_ends_it,
    every_answer_leads_towards_the_end,
    the_game_ends,
    the_best_win,
)
