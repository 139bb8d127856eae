"""Faults in how Abyss is played: what lies where, the end, what is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import abyss_rules.game.games as facade
from abyss_rules.engine import course, powers, standing
from abyss_rules.rulesets.abyss import (
    control,
    exploration,
    moves_allies,
    recruiting,
    scoring,
    setup,
    steps,
    turn,
)
from abyss_rules.rulesets.abyss.material import MONSTER
from tests.properties.faults_planting import fault, step, wrap

if TYPE_CHECKING:
    import pytest

# --- what lies where, and the end ----------------------------------------------------------------


@fault("nothing_is_lost")
def _a_pearl_is_lost_when_an_ally_is_sold(patch: pytest.MonkeyPatch) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        before = s.purchases
        on_offer(r, s, f, code)
        if s.purchases > before:
            s.pearls[s.active] -= 1

    step(patch, steps.OFFER, sell)


@fault("nothing_is_lost")
def _discarded_allies_are_gone(patch: pytest.MonkeyPatch) -> None:
    def discard(original: Any, r: Any, s: Any, zone: int, seat: int, faces: Any) -> None:
        before = s.exploration_discard
        original(r, s, zone, seat, faces)
        s.exploration_discard = before

    wrap(patch, moves_allies, "discard_allies", discard)


@fault("zones_are_in_order")
def _hands_are_not_sorted(patch: pytest.MonkeyPatch) -> None:
    def add(original: Any, s: Any, seat: int, faces: Any) -> None:
        hand = s.hand[seat]
        original(s, seat, faces)
        s.hand[seat] = (*faces, *hand)

    wrap(patch, moves_allies, "add_to_hand", add)


@fault("the_turn_limit_ends_it")
def _a_turn_more_is_played(patch: pytest.MonkeyPatch) -> None:
    def begin(original: Any, rules: Any, s: Any) -> bool:
        if rules.turn_limit and s.turn == rules.turn_limit:
            s.turn += 1
            return True
        return bool(original(rules, s))

    wrap(patch, turn, "begin_turn", begin)


@fault("the_game_ends")
def _nothing_ends_a_game(patch: pytest.MonkeyPatch) -> None:
    def begin(original: Any, rules: Any, s: Any) -> bool:
        limit, rules.turn_limit = rules.turn_limit, 0
        try:
            return bool(original(rules, s))
        finally:
            rules.turn_limit = limit

    wrap(patch, turn, "begin_turn", begin)
    patch.setattr(recruiting, "trigger_end", lambda *_given: None)
    patch.setattr(turn, "trigger_end", lambda *_given: None)


@fault("the_best_win")
def _the_last_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "winners", lambda r, _s: (r.seats - 1,))


# --- what answers do ------------------------------------------------------------------------------


@fault("set_ups_are_shuffled")
def _no_deck_is_shuffled_at_the_set_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(setup, "shuffled", lambda _s, cards: tuple(cards))


@fault("decks_are_shuffled")
def _the_stack_lies_as_before_after_an_exchange(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(control, "shuffled", lambda _s, cards, _name="": tuple(cards))


@fault("decks_are_shuffled")
def _the_discard_becomes_the_deck_as_it_lies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves_allies, "shuffled", lambda _s, cards, _name="": tuple(cards))


@fault("answers_do_what_the_rules_say")
def _an_ally_that_is_left_moves_the_threat(patch: pytest.MonkeyPatch) -> None:
    def go_on(original: Any, r: Any, s: Any, f: Any, code: int) -> None:
        original(r, s, f, code)
        if code == steps.LEAVE and s.track[-1] != MONSTER:
            s.threat = min(s.threat + 1, r.last_threat)

    wrap(patch, exploration, "_go_on", go_on)


# --- what is offered ------------------------------------------------------------------------------


@fault("options_are_fair")
def _a_lord_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, turn, "payable_lords", lambda original, *given: 2 * original(*given))


@fault("each_option_applies")
def _buying_fails(patch: pytest.MonkeyPatch) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        if code == steps.BUY:
            raise ZeroDivisionError
        on_offer(r, s, f, code)

    step(patch, steps.OFFER, sell)


@fault("nothing_else_applies")
def _any_seat_may_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(facade, "refuse_seat", lambda *_given: None)


@fault("no_dead_ends")
def _a_game_stops_and_does_not_say_so(patch: pytest.MonkeyPatch) -> None:
    def stop(original: Any, s: Any, how: int) -> None:
        original(s, how)
        s.finished = 0

    wrap(patch, course, "stop", stop)
    wrap(patch, turn, "stop", stop)


@fault("offers_are_those_of_the_rules")
def _the_last_lord_is_not_offered(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, turn, "payable_lords", lambda original, *given: original(*given)[:-1])


@fault("offers_are_those_of_the_rules")
def _a_lord_costs_one_less_to_begin_with(patch: pytest.MonkeyPatch) -> None:
    def options(
        original: Any, r: Any, s: Any, seat: int, races: int, bubble: int, cost: int
    ) -> Any:
        return original(r, s, seat, races, bubble, cost - 1)

    wrap(patch, recruiting, "payment_options", options)


@fault("offers_are_those_of_the_rules")
def _what_cards_add_to_a_cost_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    def change(original: Any, *given: Any) -> Any:
        fixed, _more, least, most = original(*given)
        return fixed, 0, least, most

    wrap(patch, standing, "_change", change)


@fault("offers_are_those_of_the_rules")
def _a_power_without_anything_to_choose_is_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(powers, "_comes_to_something", lambda *_given: True)


@fault("offers_are_those_of_the_rules")
def _a_card_on_the_last_space_can_be_left(patch: pytest.MonkeyPatch) -> None:
    def keep(original: Any, r: Any, s: Any, f: Any) -> Any:
        asked = original(r, s, f)
        if steps.LEAVE not in s.options and s.exploration_deck:
            s.options.append(steps.LEAVE)
        return asked

    patch.setattr(
        exploration, "keep", lambda r, s, f, original=exploration.keep: keep(original, r, s, f)
    )
    step(patch, steps.KEEP, keep, asks=True)
