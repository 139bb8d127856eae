"""Faults in scores and standing effects, and in what is to make no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from abyss_rules.engine import evaluate, standing
from abyss_rules.game import Game
from abyss_rules.rulesets.abyss import (
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
from abyss_rules.rulesets.abyss.vocabulary import verbs
from tests.properties.faults_planting import fault, step, wrap, wrap_method

if TYPE_CHECKING:
    import pytest

# --- scores, standing effects ---------------------------------------------------------------------


@fault("scores_add_up")
def _a_total_is_one_more(patch: pytest.MonkeyPatch) -> None:
    def scores(original: Any, self: Any) -> Any:
        return [evolve(score, total=score.total + 1) for score in original(self)]

    wrap_method(patch, Game, "scores", scores)


@fault("locations_score_what_is_shown")
def _locations_score_one_more(patch: pytest.MonkeyPatch) -> None:
    def parts(original: Any, r: Any, s: Any, seat: int) -> Any:
        first, *others = original(r, s, seat)
        return (first + 1, *others)

    wrap(patch, scoring, "score_parts", parts)


@fault("scores_are_those_of_the_rules")
def _affiliated_allies_score_one_more(patch: pytest.MonkeyPatch) -> None:
    def parts(original: Any, r: Any, s: Any, seat: int) -> Any:
        locations, lords, allies, monsters = original(r, s, seat)
        return locations, lords, allies + (allies > 0), monsters

    wrap(patch, scoring, "score_parts", parts)


@fault("scores_are_those_of_the_rules")
def _lords_under_locations_do_not_score(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, moves_lords, "all_lords", lambda _original, s, seat: s.free[seat])


@fault("scores_are_those_of_the_rules")
def _the_best_lord_breaks_no_tie(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, scoring, "tie_break", lambda original, *given: (original(*given)[0], 0))


@fault("looking_changes_nothing")
def _a_score_draws_at_random(patch: pytest.MonkeyPatch) -> None:
    def parts(original: Any, r: Any, s: Any, seat: int) -> Any:
        s.chance += 1
        return original(r, s, seat)

    wrap(patch, scoring, "score_parts", parts)


@fault("nothing_kept_is_stale")
def _what_is_kept_stays_when_cards_move(patch: pytest.MonkeyPatch) -> None:
    for module in (recruiting, moves_lords, moves_locations):
        patch.setattr(module, "moved", lambda *_given: None)


@fault("standing_effects_vanish_with_their_source")
def _disabled_lords_keep_their_powers(patch: pytest.MonkeyPatch) -> None:
    def sources(_original: Any, _self: Any, s: Any) -> Any:
        return [(seat, lord) for seat, free in enumerate(s.free) for lord in free]

    wrap_method(patch, abyss_rules_of.AbyssRules, "standing_sources", sources)


@fault("standing_effects_vanish_with_their_source")
def _what_is_added_counts_twice(patch: pytest.MonkeyPatch) -> None:
    def change(original: Any, *given: Any) -> Any:
        fixed, more, least, most = original(*given)
        return (fixed, 2 * more, least, most)

    wrap(patch, standing, "_change", change)


@fault("protected_seats_are_left_alone")
def _nobody_is_protected(patch: pytest.MonkeyPatch) -> None:
    for module in (evaluate, moves, moves_allies, moves_lords, verbs):
        patch.setattr(module, "protected", lambda *_given: False)


# --- what makes no difference ---------------------------------------------------------------------


@fault("seats_can_be_rotated")
def _seat_0_gains_a_pearl_more(patch: pytest.MonkeyPatch) -> None:
    def gain(original: Any, r: Any, s: Any, seat: int, amount: int) -> None:
        original(r, s, seat, amount + (amount > 0 and seat == 0))

    wrap(patch, moves, "gain_pearls", gain)


@fault("colours_can_be_permuted")
def _crab_lords_cost_one_less(patch: pytest.MonkeyPatch) -> None:
    def cost(original: Any, r: Any, s: Any, seat: int, lord: int) -> int:
        return int(original(r, s, seat, lord)) - int(r.bubble[lord] == 1)

    wrap(patch, recruiting, "cost_for", cost)


@fault("colours_can_be_permuted")
def _no_crab_can_be_supported(patch: pytest.MonkeyPatch) -> None:
    def menu(original: Any, r: Any, s: Any, f: Any) -> Any:
        asked = original(r, s, f)
        s.options = [one for one in s.options if one != steps.TAKE_STACK | 1] or s.options
        return asked

    patch.setattr(turn, "menu", lambda r, s, f, original=turn.menu: menu(original, r, s, f))
    step(patch, steps.MENU, menu, asks=True)
