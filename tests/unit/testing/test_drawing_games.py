"""What Hypothesis draws: options, positions, games and answers; and the state machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.agents import Chance
from abyss_rules.game.setup import make_setup
from abyss_rules.testing import (
    LawBroken,
    answers,
    choice,
    games,
    law,
    make_machine,
    options,
    packs,
    positions,
)
from abyss_rules.testing.playing import drawn_start, played
from abyss_rules.testing.settings import drawn_options, values_of
from abyss_rules.testing.world import world_of
from tests.packs import lord, pack

every_ruleset = pytest.mark.parametrize("ruleset", rulesets.NAMES)


# --- options --------------------------------------------------------------------------------------


@pytest.mark.untraced
@every_ruleset
@given(data=st.data())
def test_options_are_options(ruleset: str, data: st.DataObject) -> None:
    drawn = data.draw(options(ruleset))
    assert make_setup(ruleset, 2, (), drawn)


def nothing(_bound: int) -> int:
    """Draws what is simplest, to which Hypothesis shrinks."""
    return 0


@every_ruleset
def test_the_simplest_options_are_the_defaults(ruleset: str) -> None:
    assert drawn_options(nothing, ruleset) == {}


@pytest.mark.untraced
@every_ruleset
def test_every_value_of_an_option_is_drawn(ruleset: str) -> None:
    seen: dict[str, set[Any]] = {}

    @settings(max_examples=400)
    @given(options(ruleset))
    def note(drawn: dict[str, Any]) -> None:
        for name, value in rulesets.find(ruleset).read_options(drawn).items():
            seen.setdefault(name, set()).add(value)

    note()
    assert seen == {name: set(values) for name, values in values_of(ruleset).items()}


def test_options_of_no_ruleset_are_refused() -> None:
    with pytest.raises(ar.UnknownError, match="no ruleset"):
        options("chess")


# --- positions ------------------------------------------------------------------------------------


@every_ruleset
@given(data=st.data())
def test_positions_are_sound(ruleset: str, data: st.DataObject) -> None:
    drawn = data.draw(positions(ruleset))
    assert ar.position(ruleset, drawn).seats == drawn["seats"]


@every_ruleset
def test_the_simplest_position_is_an_empty_table_for_two(ruleset: str) -> None:
    drawn = drawn_start(nothing, choice(ruleset, starts="position")).position
    assert drawn is not None
    assert drawn["seats"] == 2
    assert not any(value for word, value in drawn.items() if word != "seats")


def _positions_have(
    card: str, strategy: st.SearchStrategy[Any], ruleset: str, more: dict[str, Any]
) -> None:
    """Positions that are drawn can be, and a card is among what they name."""
    seen: list[str] = []

    @settings(max_examples=60)
    @given(strategy)
    def note(drawn: dict[str, Any]) -> None:
        game = ar.position(ruleset, drawn, **more)
        assert game.seats == 3
        seen.append(str(drawn))

    note()
    assert card in "".join(seen)


def test_positions_have_the_cards_of_packs_and_the_seats_asked_for() -> None:
    mine = pack(lord("on arrival { gain 1 pearl; }"))
    strategy = positions("abyss", packs=[mine], seats=3)
    _positions_have("tried", strategy, "abyss", {"packs": [mine]})


def test_positions_of_options_have_what_lies_in_the_box() -> None:
    bonus = {"bonus_locations": True}
    strategy = positions("conspiracy", seats=3, options=bonus)
    _positions_have("alliance_of_ones", strategy, "conspiracy", {"options": bonus})


@pytest.mark.untraced
@every_ruleset
def test_positions_stand_in_the_middle_of_turns_too(ruleset: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(250):
        below = Chance(seed).below
        start = drawn_start(below, choice(ruleset, starts="position"))
        decision = start.game().decision
        kinds[decision.kind if decision else ""] += 1
    wanted = {"abyss": {"action", "offer", "keep", "fight"}, "conspiracy": {"recruit", "keep"}}
    assert wanted[ruleset] <= set(kinds)


# --- games and answers ----------------------------------------------------------------------------


@pytest.mark.untraced
@settings(max_examples=15)
@given(games("abyss", most=6))
def test_a_game_shows_the_calls_that_make_it(game: ar.Game) -> None:
    names: dict[str, Any] = {"ar": ar}
    exec(repr(game).replace("; ", "\n"), names)  # noqa: S102  # calls that we have written
    assert names["game"] == game
    assert names["game"].answers == game.answers
    assert game.clone() == game


@pytest.mark.parametrize("starts", ["position", "setup"])
def test_the_simplest_game_has_no_answers(starts: str) -> None:
    chosen = choice("abyss", starts=starts)
    start = drawn_start(nothing, chosen)
    assert played(nothing, chosen, start).answers == ()
    assert (start.seed, start.options) == (0, {})


@settings(max_examples=10)
@given(games("conspiracy", whole=True, seats=3))
def test_whole_games_are_over(game: ar.Game) -> None:
    assert game.decision is None
    assert game.seats == 3


@pytest.mark.untraced
@settings(max_examples=10)
@given(games("abyss", whole=True, agents="random"))
def test_whole_games_that_need_it_have_a_turn_limit(game: ar.Game) -> None:
    assert game.decision is None
    assert game.options["turn_limit"]


@settings(max_examples=10)
@given(
    games(
        "abyss",
        packs=st.lists(packs("abyss"), max_size=1),
        options=st.sampled_from(["bga", {"hand_limit": 12}]),
        most=10,
    )
)
def test_packs_and_options_can_be_drawn(game: ar.Game) -> None:
    assert game.options["hand_limit"] == 12
    assert len(game.setup.packs) in {1, 2}


@settings(max_examples=20)
@given(data=st.data())
def test_answers_are_options_of_the_decision(data: st.DataObject) -> None:
    game = data.draw(games("abyss", most=10))
    if game.decision is None:
        with pytest.raises(ar.GameOverError, match="nothing is asked"):
            answers(game)
        return
    assert data.draw(answers(game)) in game.decision.options
    with pytest.raises(ar.UnreadableError, match="answers wants a game"):
        answers(7)  # type: ignore[arg-type]  # that is the test


def test_a_list_of_numbers_can_be_behind_a_game() -> None:
    numbers = iter([0, 0, 0, 1, 2, 3])

    def below(bound: int) -> int:
        return min(next(numbers, 0), bound - 1)

    chosen = choice("conspiracy", starts="setup")
    game = played(below, chosen, drawn_start(below, chosen))
    assert game.answers == ()


@pytest.mark.parametrize("strategy", [games, positions])
def test_what_cannot_be_drawn_is_refused_at_once(
    strategy: Callable[..., st.SearchStrategy[Any]],
) -> None:
    with pytest.raises(ar.UnknownError, match="no ruleset 'chess'"):
        strategy("chess")
    with pytest.raises(ar.UnreadableError, match="seats"):
        strategy("abyss", seats=9)


def test_there_is_a_world_for_each_ruleset() -> None:
    for ruleset in rulesets.NAMES:
        assert world_of(ruleset).ruleset == ruleset
        kinds = set(rulesets.find(ruleset).kinds) - {""}
        assert set(world_of(ruleset).offers) <= kinds
        assert world_of(ruleset).ordered <= kinds
    with pytest.raises(ar.UnknownError, match="no ruleset"):
        world_of("chess")


# --- the state machine ----------------------------------------------------------------------------


def _run(machine: Any, examples: int = 6, steps: int = 25) -> None:  # noqa: ANN401  # a class of a machine
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.untraced
@every_ruleset
def test_a_machine_plays_under_all_laws(ruleset: str) -> None:
    machine = make_machine(ruleset)
    assert machine.__name__ == f"{ruleset.title()}Machine"
    _run(machine)


@pytest.mark.untraced
def test_a_machine_finds_a_law_broken() -> None:
    @law("A4.6")
    def the_threat_stays_low(game: ar.Game) -> None:
        """The Threat never rises above 2."""
        assert game.state["threat"] <= 2

    machine = make_machine("abyss", laws=the_threat_stays_low, seats=2, agents="random")
    with pytest.raises(LawBroken, match="the_threat_stays_low does not hold"):
        _run(machine, examples=100)


def test_a_machine_plays_with_packs_and_options() -> None:
    mine = pack(lord("on arrival { gain 1 pearl; }"))
    seen: set[Any] = set()

    @law()
    def note(game: ar.Game) -> None:
        seen.add((len(game.setup.packs), game.options["hand_limit"]))

    _run(make_machine("abyss", packs=[mine], options="bga", laws=[note]), examples=2)
    assert seen == {(2, 12)}


@pytest.mark.untraced
def test_a_machine_sees_that_undo_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = ar.Game.undo

    def too_far(self: ar.Game) -> None:
        undo(self)
        if len(self.answers) > 2:
            undo(self)

    monkeypatch.setattr(ar.Game, "undo", too_far)
    with pytest.raises(AssertionError, match="undo leads elsewhere"):
        _run(make_machine("conspiracy", laws=[]), examples=60)
