"""Faults in how Conspiracy is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from abyss_rules.engine import course, evaluate
from abyss_rules.rulesets.conspiracy import areas
from abyss_rules.rulesets.conspiracy import control as senate_control
from abyss_rules.rulesets.conspiracy import moves as senate_moves
from abyss_rules.rulesets.conspiracy import ruleset as senate_ruleset
from abyss_rules.rulesets.conspiracy import steps as senate_steps
from abyss_rules.rulesets.conspiracy import turn as senate_turn
from abyss_rules.rulesets.conspiracy import view as senate_view
from abyss_rules.rulesets.conspiracy.vocabulary import verbs as senate_verbs
from tests.properties.faults_planting import evolve_tables, fault, wrap

if TYPE_CHECKING:
    import pytest


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


@fault("protected_seats_are_left_alone", "conspiracy", fan=True, seed=5)
def _nobody_is_protected_in_the_senate(patch: pytest.MonkeyPatch) -> None:
    for module in (evaluate, senate_verbs):
        patch.setattr(module, "protected", lambda *_given: False)


@fault("answers_do_what_the_rules_say", "conspiracy")
def _nobody_else_becomes_pearl_master(patch: pytest.MonkeyPatch) -> None:
    def gain(original: Any, r: Any, s: Any, player: int, amount: int) -> None:
        before = s.master
        original(r, s, player, amount)
        if before >= 0:
            s.master = before

    wrap(patch, senate_moves, "gain_pearls", gain)


@fault("answers_do_what_the_rules_say", "conspiracy")
def _what_holds_for_a_time_never_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(course, "expire", lambda *_given: None)


@fault("answers_do_what_the_rules_say", "conspiracy")
def _who_must_draw_draws_one_more(patch: pytest.MonkeyPatch) -> None:
    tables = senate_turn.TABLES
    table = list(tables.prompts)
    original: Any = table[senate_steps.RECRUIT]

    def ask(r: Any, s: Any, f: Any) -> Any:
        asked = original(r, s, f)
        bound = len(s.options) == 1 and len(s.lord_deck) > s.options[0] - senate_steps.DRAW > 0
        if bound:
            s.options = [s.options[0] + 1]
        return asked

    table[senate_steps.RECRUIT] = ask
    patch.setattr(senate_ruleset, "TABLES", evolve_tables(tables, "prompts", tuple(table)))


@fault("decks_are_shuffled", "conspiracy")
def _the_archive_is_closed_again_as_it_lies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(senate_control, "shuffled", lambda _s, cards, _name="": tuple(cards))


@fault("decks_are_shuffled", "conspiracy")
def _what_is_recalled_comes_on_top(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(senate_moves, "shuffled", lambda _s, cards, _name="": tuple(cards))


@fault("locations_never_move", "conspiracy")
def _locations_change_places_when_lords_do(patch: pytest.MonkeyPatch) -> None:
    def swap(original: Any, r: Any, s: Any, player: int, spaces: Any) -> None:
        before = s.chamber[player]
        original(r, s, player, spaces)
        if s.chamber[player] != before:
            s.locations[player] = s.locations[player][1:] + s.locations[player][:1]

    wrap(patch, senate_moves, "swap", swap)


@fault("scores_are_those_of_the_rules", "conspiracy")
def _a_coalition_has_four_lords_at_most(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, areas, "largest", lambda original, *given: min(4, original(*given)))


@fault("views_can_be_kept", "conspiracy")
def _a_view_counts_a_lord_too_many(patch: pytest.MonkeyPatch) -> None:
    def coalitions(original: Any, *given: Any) -> Any:
        return {guild: size + (size > 1) for guild, size in original(*given).items()}

    wrap(patch, senate_view, "_coalitions", coalitions)


@fault("views_can_be_kept", "conspiracy")
def _a_view_counts_keys_that_were_used(patch: pytest.MonkeyPatch) -> None:
    def keys(original: Any, r: Any, s: Any, player: int) -> Any:
        spaces, s.spaces[player] = s.spaces[player], ()
        try:
            return original(r, s, player)
        finally:
            s.spaces[player] = spaces

    wrap(patch, senate_view, "available_keys", keys)
