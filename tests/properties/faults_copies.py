"""Faults in copies, saved games and records, and in what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

import abyss_rules.game.games as facade
from abyss_rules.engine import events as engine_events
from abyss_rules.engine.standing import UNCHANGED
from abyss_rules.game import Game
from abyss_rules.rulesets.abyss import codec as abyss_codec
from abyss_rules.rulesets.abyss import (
    control,
    exploration,
    moves,
    scoring,
    steps,
)
from abyss_rules.rulesets.abyss import state as abyss_state
from abyss_rules.rulesets.abyss import view as abyss_view
from abyss_rules.rulesets.abyss.material import MONSTER
from tests.properties.faults_planting import fault, step, wrap, wrap_method

if TYPE_CHECKING:
    import pytest

# --- copies ---------------------------------------------------------------------------------------


def _shared(patch: pytest.MonkeyPatch, slot: str) -> None:
    """Let a copy of a state have a list of the original in a slot, not one of its own."""

    def clone(original: Any, self: Any) -> Any:
        new = original(self)
        setattr(new, slot, getattr(self, slot))
        return new

    wrap_method(patch, abyss_state.AbyssState, "clone", clone)


@fault("clones_are_independent")
def _copies_share_their_pearls(patch: pytest.MonkeyPatch) -> None:
    _shared(patch, "pearls")


@fault("clones_are_independent")
def _copies_share_their_keys(patch: pytest.MonkeyPatch) -> None:
    _shared(patch, "keys")


@fault("clones_are_independent")
def _copies_share_the_council(patch: pytest.MonkeyPatch) -> None:
    _shared(patch, "council")


@fault("loaded_games_go_on_alike")
def _what_is_saved_is_still_the_games_own(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, abyss_codec, "to_plain", lambda original, s: {**original(s), "pearls": s.pearls})


@fault("json_round_trips")
def _purchases_are_not_saved(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, abyss_codec, "to_plain", lambda original, s: {**original(s), "purchases": 0})


@fault("loaded_games_go_on_alike")
def _a_loaded_game_knows_no_standing_effects(patch: pytest.MonkeyPatch) -> None:
    def load(original: Any, rules: Any, data: object) -> Any:
        s = original(rules, data)
        s.cache = dict.fromkeys(range(rules.seats), UNCHANGED)
        return s

    wrap(patch, abyss_codec, "from_plain", load)


@fault("pickles_come_back")
def _a_pickle_lacks_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    def state(original: Any, self: Any) -> Any:
        saved = original(self)
        return {**saved, "answers": saved["answers"][:-1]}

    wrap_method(patch, Game, "__getstate__", state)


@fault("records_replay")
def _a_record_lacks_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    def record(original: Any, self: Any) -> Any:
        made = original(self)
        return evolve(made, answers=made.answers[:-1])

    wrap_method(patch, Game, "record", record)


@fault("undo_goes_back_to_the_start")
def _undo_plays_from_a_state_kept_too_late(patch: pytest.MonkeyPatch) -> None:
    def replayed(
        original: Any, rules: Any, base: Any, history: Any, kept: Any, **named: Any
    ) -> Any:
        s = original(rules, base, history, kept, **named)
        s.pearls[0] += len(s.stack) > 1
        return s

    wrap(patch, facade, "replayed", replayed)


@fault("undo_goes_back_to_the_start")
def _undo_comes_to_a_kept_state_that_is_another(patch: pytest.MonkeyPatch) -> None:
    def replayed(
        original: Any, rules: Any, base: Any, history: Any, kept: Any, **named: Any
    ) -> Any:
        s = original(rules, base, history, kept, **named)
        s.pearls[0] += kept is not None
        return s

    wrap(patch, facade, "replayed", replayed)


@fault("other_processes_agree")
def _scores_differ_in_this_process(patch: pytest.MonkeyPatch) -> None:
    def parts(original: Any, r: Any, s: Any, seat: int) -> Any:
        first, *others = original(r, s, seat)
        return (first + 1, *others)

    wrap(patch, scoring, "score_parts", parts)


# --- what a seat sees -----------------------------------------------------------------------------


@fault("views_can_be_kept")
def _a_view_has_a_tuple(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, abyss_view, "to_data", lambda original, view: {**original(view), "more": (1,)})


@fault("views_can_be_kept")
def _a_view_counts_the_keys_of_disabled_lords(patch: pytest.MonkeyPatch) -> None:
    def keys(_original: Any, r: Any, s: Any, seat: int) -> Any:
        return s.keys[seat] + sum(r.keys[lord] for lord in s.free[seat])

    wrap(patch, moves, "usable_keys", keys)


@fault("views_tell_nothing_hidden")
def _the_stack_is_offered_in_its_order(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(control, "sorted", list, raising=False)


@fault("views_tell_nothing_hidden")
def _a_view_tells_the_top_of_the_deck(patch: pytest.MonkeyPatch) -> None:
    def view(original: Any, r: Any, s: Any, seat: int | None) -> Any:
        return evolve(original(r, s, seat), price=(s.exploration_deck or (0,))[-1])

    wrap(patch, abyss_view, "build_view", view)


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
    step(patch, steps.OFFER, offer, asks=True)


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

    wrap_method(patch, engine_events.EventKinds, "_shown", shown)


@fault("events_tell_nothing_hidden")
def _an_event_tells_whether_a_token_is_worth_much(patch: pytest.MonkeyPatch) -> None:
    def gain(original: Any, s: Any, seat: int, amount: int) -> None:
        original(s, seat, amount)
        if s.log and s.log[-1][0] == "monsters_gained":
            name, seat, amount, values = s.log[-1]
            s.log[-1] = name, seat, amount + (values[0] > 3), values

    wrap(patch, moves, "gain_tokens", gain)
