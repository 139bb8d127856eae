"""Faults planted into the rules, one or more for each law: what the law is there to catch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from attrs import evolve, frozen

import abyss_rules.catalog.codec as pack_codec
import abyss_rules.game.games as facade
from abyss_rules.dsl.source import Source
from abyss_rules.engine import course, powers, standing
from abyss_rules.engine import events as engine_events
from abyss_rules.engine.standing import UNCHANGED
from abyss_rules.game import Game
from abyss_rules.game import setup as game_setup
from abyss_rules.rulesets.abyss import codec as abyss_codec
from abyss_rules.rulesets.abyss import (
    exploration,
    moves,
    moves_allies,
    moves_locations,
    moves_lords,
    recruiting,
    scoring,
    steps,
    turn,
)
from abyss_rules.rulesets.abyss import rules as abyss_rules_of
from abyss_rules.rulesets.abyss import ruleset as abyss_ruleset
from abyss_rules.rulesets.abyss import state as abyss_state
from abyss_rules.rulesets.abyss import view as abyss_view
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.vocabulary import verbs
from abyss_rules.rulesets.conspiracy import ruleset as senate_ruleset
from abyss_rules.rulesets.conspiracy import steps as senate_steps
from abyss_rules.rulesets.conspiracy import turn as senate_turn
from abyss_rules.testing import laws_texts

Plant = Callable[[pytest.MonkeyPatch], None]


@frozen
class Fault:
    """A fault: what is wrong with the rules, by which law it is caught, and how it is planted."""

    what: str
    law: str
    plant: Plant
    ruleset: str = "abyss"

    def __str__(self) -> str:
        return f"{self.law}-{self.what.replace(' ', '_')}"


FAULTS: list[Fault] = []


def fault(law: str, ruleset: str = "abyss") -> Callable[[Plant], Plant]:
    """Note a fault, whose function's name says what is wrong."""

    def note(plant: Plant) -> Plant:
        what = plant.__name__.strip("_").replace("_", " ")
        FAULTS.append(Fault(what, law, plant, ruleset))
        return plant

    return note


@contextmanager
def planted(plant: Plant) -> Iterator[None]:
    """A fault in force: no set-up that was prepared without it is used, nor one with it later."""
    game_setup._SETUPS.clear()
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        try:
            yield
        finally:
            game_setup._SETUPS.clear()


def _wrap(patch: pytest.MonkeyPatch, where: Any, name: str, wrapper: Callable[..., Any]) -> None:
    """Put a function in the place of another, which it is given first."""
    original = getattr(where, name)
    patch.setattr(where, name, lambda *given, **named: wrapper(original, *given, **named))


def _step(
    patch: pytest.MonkeyPatch, step: int, wrapper: Callable[..., Any], *, asks: bool = False
) -> None:
    """Put a function in the place of what a step of Abyss asks, or of what an answer does."""
    tables = turn.TABLES
    table = list(tables.prompts if asks else tables.answers)
    original = table[step]
    table[step] = lambda *given: wrapper(original, *given)
    name = "prompts" if asks else "answers"
    patch.setattr(abyss_ruleset, "TABLES", evolve_tables(tables, name, tuple(table)))


def evolve_tables(tables: Any, name: str, table: tuple[Any, ...]) -> Any:
    """The tables of a ruleset with one of them changed."""
    parts = {part: getattr(tables, part) for part in ("prompts", "answers", "settle")}
    return type(tables)(**(parts | {name: table}))


# --- what lies where, and the end ----------------------------------------------------------------


@fault("nothing_is_lost")
def _a_pearl_is_lost_when_an_ally_is_sold(patch: pytest.MonkeyPatch) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        before = s.purchases
        on_offer(r, s, f, code)
        if s.purchases > before:
            s.pearls[s.active] -= 1

    _step(patch, steps.OFFER, sell)


@fault("nothing_is_lost")
def _discarded_allies_are_gone(patch: pytest.MonkeyPatch) -> None:
    def discard(original: Any, r: Any, s: Any, zone: int, seat: int, faces: Any) -> None:
        before = s.exploration_discard
        original(r, s, zone, seat, faces)
        s.exploration_discard = before

    _wrap(patch, moves_allies, "discard_allies", discard)


@fault("zones_are_in_order")
def _hands_are_not_sorted(patch: pytest.MonkeyPatch) -> None:
    def add(original: Any, s: Any, seat: int, faces: Any) -> None:
        hand = s.hand[seat]
        original(s, seat, faces)
        s.hand[seat] = (*faces, *hand)

    _wrap(patch, moves_allies, "add_to_hand", add)


@fault("the_turn_limit_ends_it")
def _a_turn_more_is_played(patch: pytest.MonkeyPatch) -> None:
    def begin(original: Any, rules: Any, s: Any) -> bool:
        if rules.turn_limit and s.turn == rules.turn_limit:
            s.turn += 1
            return True
        return bool(original(rules, s))

    _wrap(patch, turn, "begin_turn", begin)


@fault("every_answer_leads_towards_the_end", "conspiracy")
def _lords_drawn_are_all_discarded(patch: pytest.MonkeyPatch) -> None:
    tables = senate_turn.TABLES
    table = list(tables.answers)
    original: Any = table[senate_steps.RECRUIT]

    def draw(r: Any, s: Any, f: Any, code: int) -> None:
        original(r, s, f, code)
        if f[0] == senate_steps.KEEP:
            for lord in s.drawn_lords:
                s.discards[r.guild[lord]] = tuple(sorted((*s.discards[r.guild[lord]], lord)))
            s.drawn_lords = ()
            f[0] = senate_steps.RECRUIT

    table[senate_steps.RECRUIT] = draw
    patch.setattr(senate_ruleset, "TABLES", evolve_tables(tables, "answers", tuple(table)))


@fault("the_game_ends")
def _nothing_ends_a_game(patch: pytest.MonkeyPatch) -> None:
    def begin(original: Any, rules: Any, s: Any) -> bool:
        limit, rules.turn_limit = rules.turn_limit, 0
        try:
            return bool(original(rules, s))
        finally:
            rules.turn_limit = limit

    _wrap(patch, turn, "begin_turn", begin)
    patch.setattr(recruiting, "trigger_end", lambda *_given: None)
    patch.setattr(turn, "trigger_end", lambda *_given: None)


@fault("the_best_win")
def _the_last_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "winners", lambda r, _s: (r.seats - 1,))


# --- what is offered ------------------------------------------------------------------------------


@fault("options_are_fair")
def _a_lord_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    _wrap(patch, turn, "payable_lords", lambda original, *given: 2 * original(*given))


@fault("each_option_applies")
def _buying_fails(patch: pytest.MonkeyPatch) -> None:
    def sell(on_offer: Any, r: Any, s: Any, f: Any, code: int) -> None:
        if code == steps.BUY:
            raise ZeroDivisionError
        on_offer(r, s, f, code)

    _step(patch, steps.OFFER, sell)


@fault("nothing_else_applies")
def _any_seat_may_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(facade, "refuse_seat", lambda *_given: None)


@fault("no_dead_ends")
def _a_game_stops_and_does_not_say_so(patch: pytest.MonkeyPatch) -> None:
    def stop(original: Any, s: Any, how: int) -> None:
        original(s, how)
        s.finished = 0

    _wrap(patch, course, "stop", stop)
    _wrap(patch, turn, "stop", stop)


@fault("offers_are_those_of_the_rules")
def _the_last_lord_is_not_offered(patch: pytest.MonkeyPatch) -> None:
    _wrap(patch, turn, "payable_lords", lambda original, *given: original(*given)[:-1])


@fault("offers_are_those_of_the_rules")
def _a_lord_costs_one_less_to_begin_with(patch: pytest.MonkeyPatch) -> None:
    def options(
        original: Any, r: Any, s: Any, seat: int, races: int, bubble: int, cost: int
    ) -> Any:
        return original(r, s, seat, races, bubble, cost - 1)

    _wrap(patch, recruiting, "payment_options", options)


@fault("offers_are_those_of_the_rules")
def _what_cards_add_to_a_cost_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    def change(original: Any, *given: Any) -> Any:
        fixed, _more, least, most = original(*given)
        return fixed, 0, least, most

    _wrap(patch, standing, "_change", change)


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
    _step(patch, steps.KEEP, keep, asks=True)


# --- copies ---------------------------------------------------------------------------------------


@fault("clones_are_independent")
def _copies_share_their_pearls(patch: pytest.MonkeyPatch) -> None:
    def clone(original: Any, self: Any) -> Any:
        new = original(self)
        new.pearls = self.pearls
        return new

    _wrap_method(patch, abyss_state.AbyssState, "clone", clone)


def _wrap_method(
    patch: pytest.MonkeyPatch, of: type, name: str, wrapper: Callable[..., Any]
) -> None:
    original = getattr(of, name)

    def method(self: Any, *given: Any, **named: Any) -> Any:
        return wrapper(original, self, *given, **named)

    patch.setattr(of, name, method)


@fault("json_round_trips")
def _purchases_are_not_saved(patch: pytest.MonkeyPatch) -> None:
    _wrap(patch, abyss_codec, "to_plain", lambda original, s: {**original(s), "purchases": 0})


@fault("loaded_games_go_on_alike")
def _a_loaded_game_knows_no_standing_effects(patch: pytest.MonkeyPatch) -> None:
    def load(original: Any, rules: Any, data: object) -> Any:
        s = original(rules, data)
        s.cache = dict.fromkeys(range(rules.seats), UNCHANGED)
        return s

    _wrap(patch, abyss_codec, "from_plain", load)


@fault("pickles_come_back")
def _a_pickle_lacks_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    def state(original: Any, self: Any) -> Any:
        saved = original(self)
        return {**saved, "answers": saved["answers"][:-1]}

    _wrap_method(patch, Game, "__getstate__", state)


@fault("records_replay")
def _a_record_lacks_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    def record(original: Any, self: Any) -> Any:
        made = original(self)
        return evolve(made, answers=made.answers[:-1])

    _wrap_method(patch, Game, "record", record)


@fault("undo_goes_back_to_the_start")
def _undo_plays_from_a_state_kept_too_late(patch: pytest.MonkeyPatch) -> None:
    def replayed(
        original: Any, rules: Any, base: Any, history: Any, kept: Any, **named: Any
    ) -> Any:
        s = original(rules, base, history, kept, **named)
        s.pearls[0] += len(s.stack) > 1
        return s

    _wrap(patch, facade, "replayed", replayed)


@fault("other_processes_agree")
def _scores_differ_in_this_process(patch: pytest.MonkeyPatch) -> None:
    def parts(original: Any, r: Any, s: Any, seat: int) -> Any:
        first, *others = original(r, s, seat)
        return (first + 1, *others)

    _wrap(patch, scoring, "score_parts", parts)


# --- what a seat sees -----------------------------------------------------------------------------


@fault("views_can_be_kept")
def _a_view_has_a_tuple(patch: pytest.MonkeyPatch) -> None:
    _wrap(patch, abyss_view, "to_data", lambda original, view: {**original(view), "more": (1,)})


@fault("views_tell_nothing_hidden")
def _a_view_tells_the_top_of_the_deck(patch: pytest.MonkeyPatch) -> None:
    def view(original: Any, r: Any, s: Any, seat: int | None) -> Any:
        return evolve(original(r, s, seat), price=(s.exploration_deck or (0,))[-1])

    _wrap(patch, abyss_view, "build_view", view)


@fault("options_tell_nothing_hidden")
def _an_ally_can_be_left_only_if_no_monster_follows(patch: pytest.MonkeyPatch) -> None:
    def offer(original: Any, r: Any, s: Any, f: Any) -> Any:
        asked = original(r, s, f)
        if s.exploration_deck[-1:] == (MONSTER,) and steps.BUY in s.options:
            s.options = [steps.DECLINE, steps.BUY]
        return asked

    patch.setattr(
        exploration, "offer", lambda r, s, f, original=exploration.offer: offer(original, r, s, f)
    )
    _step(patch, steps.OFFER, offer, asks=True)


@fault("events_tell_nothing_hidden")
def _events_show_everybody_everything(patch: pytest.MonkeyPatch) -> None:
    def shown(
        _original: Any, _self: Any, rules: Any, name: str, _who: int, values: Any, _seat: Any
    ) -> Any:
        parts = _self._parts[name]
        return [
            engine_events.described(rules, kind, value)
            for (kind, _sees), value in zip(parts, values, strict=True)
        ]

    _wrap_method(patch, engine_events.EventKinds, "_shown", shown)


# --- scores, standing effects ---------------------------------------------------------------------


@fault("scores_add_up")
def _a_total_is_one_more(patch: pytest.MonkeyPatch) -> None:
    def scores(original: Any, self: Any) -> Any:
        return [evolve(score, total=score.total + 1) for score in original(self)]

    _wrap_method(patch, Game, "scores", scores)


@fault("locations_score_what_is_shown")
def _locations_score_one_more(patch: pytest.MonkeyPatch) -> None:
    _scores_differ_in_this_process(patch)


@fault("looking_changes_nothing")
def _a_score_draws_at_random(patch: pytest.MonkeyPatch) -> None:
    def parts(original: Any, r: Any, s: Any, seat: int) -> Any:
        s.chance += 1
        return original(r, s, seat)

    _wrap(patch, scoring, "score_parts", parts)


@fault("nothing_kept_is_stale")
def _what_is_kept_stays_when_cards_move(patch: pytest.MonkeyPatch) -> None:
    for module in (recruiting, moves_lords, moves_locations):
        patch.setattr(module, "moved", lambda *_given: None)


@fault("standing_effects_vanish_with_their_source")
def _disabled_lords_keep_their_powers(patch: pytest.MonkeyPatch) -> None:
    def sources(_original: Any, _self: Any, s: Any) -> Any:
        return [(seat, lord) for seat, free in enumerate(s.free) for lord in free]

    _wrap_method(patch, abyss_rules_of.AbyssRules, "standing_sources", sources)


@fault("standing_effects_vanish_with_their_source")
def _what_is_added_counts_twice(patch: pytest.MonkeyPatch) -> None:
    from abyss_rules.engine import standing

    def change(original: Any, *given: Any) -> Any:
        fixed, more, least, most = original(*given)
        return (fixed, 2 * more, least, most)

    _wrap(patch, standing, "_change", change)


@fault("protected_seats_are_left_alone")
def _nobody_is_protected(patch: pytest.MonkeyPatch) -> None:
    from abyss_rules.engine import evaluate

    for module in (evaluate, moves, moves_allies, moves_lords, verbs):
        patch.setattr(module, "protected", lambda *_given: False)


# --- what makes no difference ---------------------------------------------------------------------


@fault("seats_can_be_rotated")
def _seat_0_gains_a_pearl_more(patch: pytest.MonkeyPatch) -> None:
    def gain(original: Any, r: Any, s: Any, seat: int, amount: int) -> None:
        original(r, s, seat, amount + (amount > 0 and seat == 0))

    _wrap(patch, moves, "gain_pearls", gain)


@fault("colours_can_be_permuted")
def _crab_lords_cost_one_less(patch: pytest.MonkeyPatch) -> None:
    def cost(original: Any, r: Any, s: Any, seat: int, lord: int) -> int:
        return int(original(r, s, seat, lord)) - int(r.bubble[lord] == 1)

    _wrap(patch, recruiting, "cost_for", cost)


@fault("colours_can_be_permuted")
def _no_crab_can_be_supported(patch: pytest.MonkeyPatch) -> None:
    def menu(original: Any, r: Any, s: Any, f: Any) -> Any:
        asked = original(r, s, f)
        s.options = [one for one in s.options if one != steps.TAKE_STACK | 1] or s.options
        return asked

    patch.setattr(turn, "menu", lambda r, s, f, original=turn.menu: menu(original, r, s, f))
    _step(patch, steps.MENU, menu, asks=True)


# --- the text of cards ----------------------------------------------------------------------------


@fault("layout_changes_nothing")
def _laying_out_changes_a_number(patch: pytest.MonkeyPatch) -> None:
    def formatted(original: Any, source: Source) -> Any:
        made = original(source)
        return made.replace("gain 3", "gain 4") if isinstance(made, str) else made

    _wrap(patch, laws_texts, "formatted", formatted)


@fault("cards_are_told")
def _braces_are_left_in_sentences(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laws_texts, "told", lambda *_given: (("Gain {number} Pearls.",), ()))


@fault("what_is_done_is_told")
def _numbers_are_not_told(patch: pytest.MonkeyPatch) -> None:
    def describe(original: Any, *given: Any) -> Any:
        return tuple("".join(c for c in text if not c.isdigit()) for text in original(*given))

    _wrap(patch, laws_texts, "describe", describe)


@fault("packs_are_kept_as_they_are")
def _a_card_is_lost_in_the_cache(patch: pytest.MonkeyPatch) -> None:
    def decode(original: Any, data: Any) -> Any:
        pack = original(data)
        return evolve(pack, cards=pack.cards[:-1])

    _wrap(patch, pack_codec, "decode", decode)
