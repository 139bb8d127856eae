"""Paying for a Lord with Allies, one at a time, each distinct payment on exactly one path (A6.1).

The order of a payment is: the large bubble's Race first, then the Races as listed, and within a
Race falling values. A card is offered only if the rest can still be completed.
"""

from __future__ import annotations

from itertools import product

from abyss_rules.engine.options import ARGUMENT
from abyss_rules.engine.standing import UNCHANGED, ask
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things
from abyss_rules.rulesets.abyss.steps import DONE, PAY_ALLY, RECRUIT

#: No card of its Race is doubled yet: nothing can be superfluous.
_NEVER = 1 << 16


def cost_for(r: AbyssRules, s: AbyssState, seat: int, lord: int) -> int:
    """The value a seat must pay for a Lord, never below 0 (A6.2)."""
    cost = ask(r, s, r.q_recruit_cost, seat, r.cost[lord])
    return max(0, cost)


def bubble_for(r: AbyssRules, s: AbyssState, seat: int, lord: int) -> int:
    """The Race a seat must pay with for a Lord; -1 if any will do (A6.1)."""
    if ask(r, s, r.q_payment_races, seat, 0):
        return -1
    return r.bubble[lord]


def payable_lords(r: AbyssRules, s: AbyssState, seat: int) -> list[int]:
    """The options to recruit a Lord of the Court that a seat can pay for."""
    found: list[int] = []
    if not s.hand[seat]:
        return found
    sums = s.sums[seat * 5 : seat * 5 + 5]
    ranked = sorted(sums, reverse=True)
    shift = any_race = 0
    if s.cache.get(seat) is not UNCHANGED:
        shift = ask(r, s, r.q_recruit_cost, seat, 0)
        any_race = ask(r, s, r.q_payment_races, seat, 0)
    prices = r.prices
    budget = s.pearls[seat] - shift
    for lord in s.court:
        number, bubble, cost = prices[lord]
        least = ranked[number - 1]
        if not least:
            continue
        if any_race or bubble < 0 or sums[bubble] >= least:
            # The best Races, the bubble's among them if it is wanted.
            total = budget + least
        elif sums[bubble]:
            total = budget + sums[bubble]
        else:
            continue
        if number > 1:
            total += ranked[0]
            if number > 2:
                total += sum(ranked[1 : number - 1])
        if r.costs_set:
            cost = cost_for(r, s, seat, lord) - shift
        if total >= cost:
            found.append(RECRUIT | lord)
    return found


def payment_options(  # noqa: C901, PLR0912  # hot: one pass over the hand, no helper calls
    r: AbyssRules, s: AbyssState, seat: int, lord_races: int, bubble: int, cost: int
) -> list[int]:
    """The options to pay an Ally next, and to be done if the payment is complete as it stands."""
    paid = s.payment
    hand = s.hand[seat]
    total = 0
    used = 0
    last = -1
    for face in paid:
        total += face % 5 + 1
        if face // 5 != last:
            last = face // 5
            used += 1
    floor = cost - s.pearls[seat]
    sums = s.sums[seat * 5 : seat * 5 + 5]
    later = _LATER[last][bubble]
    complete = used == lord_races and total >= floor
    # What the payment comes to with all that can follow, by the Race of the next card; -1: none.
    reach = [-1, -1, -1, -1, -1]
    highest = MONSTER
    if last >= 0:
        # More of the same Race, values falling.
        rest = _best(sums, later, lord_races - used)
        if rest >= 0:
            reach[last] = total + rest
            highest = paid[-1]
    if used < lord_races:
        missing = lord_races - used - 1
        if bubble >= 0 and not used:
            rest = _best(sums, later[1:], missing)  # the bubble's Race comes first
            if rest >= 0:  # pragma: no branch - only a Lord that can be paid is paid for
                reach[bubble] = rest
        else:
            for place, race in enumerate(later):
                if sums[race]:
                    rest = _best(sums, later[place + 1 :], missing) if missing else 0
                    if rest >= 0:
                        reach[race] = total + rest
    options = []
    before = -1
    for face in hand:  # rising
        race = face // 5
        so_far = reach[race]
        if so_far < 0 or (race == last and face > highest):
            continue
        reach[race] = so_far = so_far + face % 5 + 1
        if so_far >= floor and face != before:
            before = face
            options.append(PAY_ALLY | face)
    if r.refuses_superfluous:
        options = [
            option
            for option in options
            for face in (option & ARGUMENT,)
            if _can_end_lean(
                hand, (*paid, face), lord_races, _LATER[face // 5][bubble], cost, floor
            )
        ]
        complete = complete and total - cost < _least_doubled(paid)
    if complete:
        options.append(DONE)
    return options


def _races_after(race: int, bubble: int) -> tuple[int, ...]:
    """The Races that come after ``race`` in the order of a payment (-1: all)."""
    if race == bubble or race < 0:
        order = tuple(other for other in range(5) if other != bubble)
        return (bubble, *order) if race < 0 and bubble >= 0 else order
    return tuple(other for other in range(race + 1, 5) if other != bubble)


#: ``_races_after`` prepared: by Race, then by bubble; the last entry of each stands for -1.
_LATER = tuple(
    tuple(_races_after(race, bubble) for bubble in (0, 1, 2, 3, 4, -1))
    for race in (0, 1, 2, 3, 4, -1)
)


def _best(sums: list[int], races: tuple[int, ...], number: int) -> int:
    """The most that ``number`` of the Races can bring; -1 if there are not so many."""
    if number <= 0:
        return 0
    values = sorted((sums[race] for race in races if sums[race]), reverse=True)
    return sum(values[:number]) if len(values) >= number else -1


def _least_doubled(paid: Things) -> int:
    """The lowest value among cards beside which another of their Race is paid."""
    races = [face // 5 for face in paid]
    return min((face % 5 + 1 for face in paid if races.count(face // 5) > 1), default=_NEVER)


def _can_end_lean(
    hand: Things,
    paid: Things,
    lord_races: int,
    later: tuple[int, ...],
    cost: int,
    floor: int,
) -> bool:
    """Whether a payment begun so can end without a superfluous Ally (option A15).

    A card is superfluous if its value is at most the surplus and another of its Race is paid. All
    ways to go on are followed as (number of Races, total, lowest doubled value), which are few.
    """
    last = paid[-1]
    left = list(hand)
    left.remove(last)
    same = [face for face in left if face // 5 == last // 5 and face <= last]
    before = tuple(face for face in paid if face // 5 != last // 5)
    own = tuple(face for face in paid if face // 5 == last // 5)
    total_before = sum(face % 5 + 1 for face in before)
    doubled_before = _least_doubled(before)
    used = len({face // 5 for face in paid})
    reached = {
        (used, total_before + total, min(doubled_before, doubled))
        for total, doubled in _ways(own, same)
    }
    for race in later:
        cards = [face for face in left if face // 5 == race]
        ways = [way for way in _ways((), cards) if way[0]]
        reached |= {
            (number + 1, total + more, min(doubled, other))
            for (number, total, doubled), (more, other) in product(reached, ways)
            if number < lord_races
        }
    return any(
        number == lord_races and total >= floor and total - cost < doubled
        for number, total, doubled in reached
    )


def _ways(own: Things, cards: list[int]) -> set[tuple[int, int]]:
    """(total, lowest doubled value) of ``own`` with any of ``cards``, all of one Race."""
    found = {own}
    for card in cards:
        found |= {tuple(sorted((*way, card))) for way in found}
    return {(sum(face % 5 + 1 for face in way), _least_doubled(way)) for way in found}
