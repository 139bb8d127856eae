"""Faults in the basic steps of both games: what an answer pays, moves and gains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import frozen

from abyss_rules.rulesets.abyss import (
    exploration,
    moves,
    moves_allies,
    moves_locations,
    moves_lords,
    recruiting,
    steps,
    turn,
)
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.conspiracy import moves as senate_moves
from abyss_rules.rulesets.conspiracy import placing
from abyss_rules.rulesets.conspiracy import steps as senate_steps
from abyss_rules.rulesets.conspiracy import turn as senate_turn
from tests.properties.faults_planting import wrap

Patch = pytest.MonkeyPatch
#: It is given the rules of all games that are played.
Plant = Callable[[Patch, list[Any]], None]


@frozen
class BasicFault:
    """A fault in a basic step: after which answers it shows, and what is told of it."""

    ruleset: str
    #: How these answers begin.
    answer: str
    told: str
    plant: Plant

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.plant.__name__.strip('_')}"


BASIC_FAULTS: list[BasicFault] = []


def wrong(ruleset: str, answer: str, told: str) -> Callable[[Plant], Plant]:
    """Note a fault, whose function's name says what is wrong."""

    def note(plant: Plant) -> Plant:
        BASIC_FAULTS.append(BasicFault(ruleset, answer, told, plant))
        return plant

    return note


def step(
    patch: Patch, rules: list[Any], number: int, wrapper: Callable[..., Any], table: str
) -> None:
    """Put a function in the place of what a step asks, or of what its answer does."""
    changed = list(getattr(rules[0], table))
    original = changed[number]
    changed[number] = lambda *given: wrapper(original, *given)
    fixed(patch, rules, table, tuple(changed))


def fixed(patch: Patch, rules: list[Any], name: str, value: Any) -> None:
    """Let the rules of all games have another value."""
    for one in rules:
        patch.setattr(one, name, value)


def nothing(_original: Any, *_given: Any, **_named: Any) -> None:
    """What is to be done is not done."""


def nothing_to_use(original: Any, r: Any, s: Any) -> list[int]:
    """No power is offered where that would stop the game, and elsewhere all are."""
    stops = s.stack[-1][0] in (steps.FINISH, steps.BOUGHT)
    return [] if stops else list(original(r, s))


# --- Abyss ----------------------------------------------------------------------------------------


@wrong("abyss", "buy", "purchases is 0, and by the rules 1")
def _each_ally_costs_as_much_as_the_first(patch: Patch, rules: list[Any]) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        on_offer(r, s, f, code)
        s.purchases = 0

    step(patch, rules, steps.OFFER, sell, "answers")


@wrong("abyss", "buy", r"pearls.\d. is")
def _a_sale_is_paid_twice(patch: Patch, rules: list[Any]) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        before = s.pearls[s.active]
        on_offer(r, s, f, code)
        paid = s.pearls[s.active] - before
        s.pearls[s.active] += paid
        s.treasury -= paid

    step(patch, rules, steps.OFFER, sell, "answers")


@wrong("abyss", "buy", r"hand.\d. (has beyond|lacks by) the rules")
def _the_explorer_gets_what_was_bought(patch: Patch, rules: list[Any]) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        on_offer(r, s, f, code)
        if code == steps.BUY:
            s.hand[0], s.hand[1] = s.hand[1], s.hand[0]

    step(patch, rules, steps.OFFER, sell, "answers")


@wrong("abyss", "done", r"pearls.\d. is")
def _what_is_missing_is_not_paid(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, moves, "pay_pearls", nothing)


@wrong("abyss", "", r"affiliated.\d. (has|lacks)")
def _no_ally_is_affiliated(patch: Patch, _rules: list[Any]) -> None:
    def discard(_original: Any, s: Any, _seat: int, face: int) -> None:
        s.exploration_discard += (face,)

    wrap(patch, recruiting, "add_affiliated", discard)


@wrong("abyss", "done", "has nothing but affiliate .*, and by the rules affiliate")
def _the_highest_ally_is_affiliated(patch: Patch, rules: list[Any]) -> None:
    def ask(affiliate: Any, r: Any, s: Any, f: Any) -> bool:
        affiliate(r, s, f)
        best = max(s.payment, key=lambda face: face % 5)
        s.options = [steps.AFFILIATE_ALLY | best]
        return True

    step(patch, rules, steps.AFFILIATE, ask, "prompts")


@wrong("abyss", "recruit", r"stack.* is")
def _a_lord_costs_one_less(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, recruiting, "cost_for", lambda original, *given: max(0, original(*given) - 1))


@wrong("abyss", "", r"keys.\d. is")
def _a_key_too_few_is_returned(patch: Patch, _rules: list[Any]) -> None:
    wrap(
        patch, moves, "return_keys", lambda original, s, seat, number: original(s, seat, number - 1)
    )


@wrong("abyss", "", r"free.\d. has")
def _lords_that_open_a_location_stay_free(patch: Patch, _rules: list[Any]) -> None:
    def control(original: Any, r: Any, s: Any, seat: int, location: int, _lords: Any) -> None:
        original(r, s, seat, location, ())

    wrap(patch, moves_locations, "control", control)


@wrong("abyss", "draw", "location_deck (has|lacks)")
def _locations_are_drawn_from_below(patch: Patch, _rules: list[Any]) -> None:
    def draw(original: Any, s: Any, seat: int, number: int) -> None:
        s.location_deck = s.location_deck[::-1]
        original(s, seat, number)

    wrap(patch, moves_locations, "draw_locations", draw)


@wrong("abyss", "keep", "available lacks")
def _locations_not_kept_stay_on_the_table(patch: Patch, rules: list[Any]) -> None:
    def keep(on_drawn: Any, r: Any, s: Any, f: Any, code: int) -> None:
        before = s.available
        on_drawn(r, s, f, code)
        s.box_locations += tuple(one for one in s.available if one not in before)
        s.available = before

    step(patch, rules, steps.DRAWN, keep, "answers")


@wrong("abyss", "", "threat is")
def _the_threat_stays_after_a_fight(patch: Patch, rules: list[Any]) -> None:
    def reward(on_explored: Any, r: Any, s: Any, f: Any, code: int) -> None:
        before = s.threat
        on_explored(r, s, f, code)
        s.threat = before

    step(patch, rules, steps.EXPLORED, reward, "answers")


@wrong("abyss", "", r"keys.\d. is")
def _a_reward_brings_no_key(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, moves, "gain_keys", nothing)


@wrong("abyss", "", r"tokens.\d. has beyond")
def _a_token_more_is_gained(patch: Patch, _rules: list[Any]) -> None:
    wrap(
        patch,
        moves,
        "gain_tokens",
        lambda original, s, seat, n: original(s, seat, n + 1 if n else 0),
    )


@wrong("abyss", "fight", "has nothing but reward|is asked for")
def _a_fight_is_rewarded_as_on_the_last_space(patch: Patch, rules: list[Any]) -> None:
    def ask(explored: Any, r: Any, s: Any, f: Any) -> Any:
        asks = explored(r, s, f)
        if asks:
            s.options = [steps.REWARD | 5 * 16]
        return asks

    step(patch, rules, steps.EXPLORED, ask, "prompts")


@wrong("abyss", "leave", "threat is")
def _an_ally_left_moves_the_threat(patch: Patch, _rules: list[Any]) -> None:
    def go_on(original: Any, r: Any, s: Any, f: Any, code: int) -> None:
        card = s.track[-1]
        original(r, s, f, code)
        if card != MONSTER:
            s.threat = min(s.threat + 1, r.last_threat)

    wrap(patch, exploration, "_go_on", go_on)


@wrong("abyss", "", r"pearls.\d. is")
def _the_last_space_brings_no_pearl(patch: Patch, rules: list[Any]) -> None:
    fixed(patch, rules, "last_space_pearls", 0)


@wrong("abyss", "take", r"council.\d. lacks")
def _allies_left_are_discarded(patch: Patch, _rules: list[Any]) -> None:
    def clear(_original: Any, s: Any) -> None:
        s.exploration_discard += s.track
        s.track = ()

    wrap(patch, moves_allies, "send_track", clear)


@wrong("abyss", "support", r"council.\d. has")
def _an_ally_of_the_stack_stays(patch: Patch, _rules: list[Any]) -> None:
    def take(original: Any, r: Any, s: Any, seat: int, stack: int) -> None:
        left = s.council[stack][:1]
        original(r, s, seat, stack)
        moves_allies.remove_from_hand(s, seat, left[0])
        s.council[stack] = left

    wrap(patch, moves_allies, "take_stack", take)


@wrong("abyss", "plot", r"pearls.\d. is")
def _a_plot_costs_nothing(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, moves, "pay_pearls", nothing)


@wrong("abyss", "", "court lacks")
def _the_court_is_refilled_with_one_less(patch: Patch, _rules: list[Any]) -> None:
    def check(original: Any, r: Any, s: Any, *, recruited: bool) -> None:
        before = len(s.court)
        original(r, s, recruited=recruited)
        if len(s.court) > before:
            s.lord_deck += s.court[-1:]
            s.court = s.court[:-1]

    wrap(patch, recruiting, "check_court", check)


@wrong("abyss", "", r"pearls.\d. is")
def _another_gains_the_pearls_of_the_refill(patch: Patch, _rules: list[Any]) -> None:
    def check(original: Any, r: Any, s: Any, *, recruited: bool) -> None:
        before = s.pearls.copy()
        original(r, s, recruited=recruited)
        if s.pearls != before:
            s.pearls[:] = [before[0] + 2, before[1]] if s.active else [before[0], before[1] + 2]

    wrap(patch, recruiting, "check_court", check)


@wrong("abyss", "", "ending is")
def _eight_lords_bring_the_end(patch: Patch, rules: list[Any]) -> None:
    fixed(patch, rules, "lords_to_end", 8)


@wrong("abyss", "", "active is|is asked for|turn is")
def _everybody_has_an_extra_turn(patch: Patch, rules: list[Any]) -> None:
    def end(turn_end: Any, r: Any, s: Any, f: Any) -> Any:
        s.extra_turns = 1
        return turn_end(r, s, f)

    step(patch, rules, steps.TURN_END, end, "prompts")


@wrong("abyss", "", r"affiliated.\d. (has|lacks)")
def _the_highest_are_affiliated_at_the_end(patch: Patch, _rules: list[Any]) -> None:
    def affiliate(_original: Any, r: Any, s: Any, seat: int) -> None:
        best = {face // 5: face for face in s.hand[seat]}
        for face in best.values():
            moves_allies.remove_from_hand(s, seat, face)
            recruiting.add_affiliated(s, seat, face)
        moves_allies.discard_allies(r, s, moves_allies.HAND, seat, s.hand[seat])

    wrap(patch, turn, "_affiliate_last", affiliate)


@wrong("abyss", "discard", r"hand.\d. has")
def _what_is_above_the_limit_stays_in_hand(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, moves_allies, "discard_allies", nothing)


@wrong("abyss", "", "court has")
def _the_lord_revealed_comes_from_below(patch: Patch, _rules: list[Any]) -> None:
    def reveal(_original: Any, s: Any) -> None:
        s.court += s.lord_deck[:1]
        s.lord_deck = s.lord_deck[1:]

    wrap(patch, moves_lords, "reveal_lord", reveal)


@wrong("abyss", "discard", "exploration_discard lacks|pending")
def _what_is_chosen_to_be_discarded_is_forgotten(patch: Patch, rules: list[Any]) -> None:
    def choose(on_discard: Any, r: Any, s: Any, f: Any, code: int) -> None:
        on_discard(r, s, f, code)
        s.pending = [() for _ in s.pending]

    step(patch, rules, steps.DISCARD, choose, "answers")


@wrong("abyss", "", "and by the rules a power comes")
def _nothing_is_done_on_arrival(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, recruiting, "begin_once", nothing)


@wrong("abyss", "", "and by the rules seat . is asked for finish")
def _turn_powers_are_forgotten_after_the_action(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, turn, "turn_powers", nothing_to_use)


@wrong("abyss", "buy", "and by the rules seat . is asked for continue")
def _turn_powers_are_forgotten_after_a_sale(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, exploration, "turn_powers", nothing_to_use)


# --- Conspiracy -----------------------------------------------------------------------------------


@wrong("conspiracy", "draw", "drawn_lords has beyond")
def _a_lord_more_is_drawn(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, senate_moves, "draw_lords", lambda original, s, seat, n: original(s, seat, n + 1))


@wrong("conspiracy", "keep", r"discards.\d. lacks")
def _what_is_not_kept_goes_back_into_the_deck(patch: Patch, _rules: list[Any]) -> None:
    def back(_original: Any, _r: Any, s: Any, lords: Any) -> None:
        s.lord_deck += lords

    wrap(patch, senate_moves, "discard_lords", back)


@wrong("conspiracy", "keep", r"chamber.\d. has another order")
def _another_lord_is_placed(patch: Patch, rules: list[Any]) -> None:
    def place(on_place: Any, r: Any, s: Any, f: Any, code: int) -> None:
        on_place(r, s, f, code)
        lords = s.chamber[s.active]
        s.chamber[s.active] = (*lords[-1:], *lords[:-1])

    step(patch, rules, senate_steps.PLACE, place, "answers")


@wrong("conspiracy", "pile", r"discards.\d. has")
def _a_lord_of_the_pile_stays(patch: Patch, _rules: list[Any]) -> None:
    def take(original: Any, s: Any, player: int, guild: int) -> None:
        original(s, player, guild)
        if len(s.taken) > 1:
            s.discards[guild], s.taken = s.taken[:1], s.taken[1:]

    wrap(patch, senate_moves, "take_pile", take)


@wrong("conspiracy", "", "master is")
def _the_first_pearl_master_stays(patch: Patch, _rules: list[Any]) -> None:
    def gain(original: Any, r: Any, s: Any, player: int, amount: int) -> None:
        before = s.master
        original(r, s, player, amount)
        if before >= 0:
            s.master = before

    wrap(patch, senate_moves, "gain_pearls", gain)


@wrong("conspiracy", "", r"pearls.\d. is")
def _locations_bring_no_pearls(patch: Patch, rules: list[Any]) -> None:
    for one in rules:
        kept = [
            0 if card.kind == "location" else number
            for card, number in zip(one.cards, one.pearls, strict=True)
        ]
        patch.setattr(one, "pearls", kept)


@wrong("conspiracy", "", "is asked for")
def _three_keys_of_a_metal_are_needed(patch: Patch, rules: list[Any]) -> None:
    fixed(patch, rules, "keys_of_one_metal", 3)


@wrong("conspiracy", "", "spaces.* is")
def _a_location_lies_on_the_lord_before(patch: Patch, _rules: list[Any]) -> None:
    def control(original: Any, r: Any, s: Any, player: int, location: int, place: int) -> None:
        original(r, s, player, location, place)
        *rest, last = s.spaces[player]
        s.spaces[player] = (*rest, last - 1)

    wrap(patch, senate_moves, "control", control)


@wrong("conspiracy", "", "and by the rules a power comes")
def _nothing_is_done_when_a_location_is_controlled(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, senate_moves, "begin_once", nothing)


@wrong("conspiracy", "", "ending is")
def _a_complete_chamber_ends_nothing(patch: Patch, _rules: list[Any]) -> None:
    wrap(patch, placing, "trigger_end", nothing)


@wrong("conspiracy", "", "is asked for|active is")
def _the_same_player_goes_on(patch: Patch, _rules: list[Any]) -> None:
    def next_turn(original: Any, r: Any, s: Any, f: Any) -> None:
        before = s.active
        original(r, s, f)
        s.active = before

    wrap(patch, senate_turn, "next_turn", next_turn)


@wrong("conspiracy", "", "replay_token is")
def _the_replay_token_is_never_gained(patch: Patch, rules: list[Any]) -> None:
    fixed(patch, rules, "solo_area", 16)
