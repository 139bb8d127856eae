"""Whole drawn games under all laws."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules import load_pack, rulesets
from abyss_rules.catalog.packs import shipped
from abyss_rules.testing import (
    GROUPS,
    Choice,
    Law,
    check_play,
    choice,
    laws_for,
    packs,
    pairwise,
    shrunk,
)
from tests.properties import plain
from tests.properties.fan import fan_pack

#: The quick profile draws 20; a test that is dear draws a share of what the profile says.
_DRAWN = settings().max_examples

#: What a game is drawn from, see `check_play`.
SEEDS = st.integers(min_value=0, max_value=2**63 - 1)

every_ruleset = pytest.mark.parametrize("ruleset", rulesets.NAMES)


def _share(part: int) -> settings:
    # Not shrunk: a smaller seed makes no simpler game. A failure is shrunk by `shrunk` instead.
    return settings(
        max_examples=max(1, _DRAWN // part), phases=(Phase.explicit, Phase.reuse, Phase.generate)
    )


def _holds(laws: tuple[Law, ...], chosen: Choice, seed: int, every: int = 64) -> None:
    failure = check_play(laws, chosen, seed, every=every)
    if failure is not None:
        pytest.fail(str(shrunk(failure, laws)))


def _laws(ruleset: str, *, dear: bool = True) -> tuple[Law, ...]:
    """The laws that speak of games, but for what takes a process of its own, or long games long."""
    often = {"always", "sometimes", *(["seldom"] if dear else [])}
    laws = [one for one in laws_for(ruleset) if one.kind != "text" and one.often in often]
    return (*laws, *plain.LAWS)


@every_ruleset
@_share(3)
@given(seed=SEEDS)
def test_whole_games_keep_the_laws(ruleset: str, seed: int) -> None:
    _holds(_laws(ruleset, dear=False), choice(ruleset, starts="setup", whole=True), seed)


@every_ruleset
@_share(6)
@given(seed=SEEDS)
def test_records_pickles_and_undo_lead_to_the_same_game(ruleset: str, seed: int) -> None:
    laws = tuple(one for one in laws_for(ruleset) if one.often == "seldom")
    _holds(laws, choice(ruleset, starts="setup", whole=True), seed)


@every_ruleset
@_share(6)
@given(seed=SEEDS)
def test_every_copy_is_the_same_game_at_every_decision(ruleset: str, seed: int) -> None:
    """Cloned, saved, pickled, recorded and undone to the start, wherever a game stands."""
    laws = tuple(one for one in GROUPS["Copies, records, undo"] if one.kind == "state")
    assert len(laws) == 6
    _holds(laws, choice(ruleset, starts="setup", most=60), seed, every=1)


@every_ruleset
@_share(2)
@given(seed=SEEDS)
def test_games_from_drawn_positions_keep_the_laws(ruleset: str, seed: int) -> None:
    _holds(_laws(ruleset), choice(ruleset, starts="position"), seed)


@every_ruleset
@_share(3)
@given(seed=SEEDS)
def test_cards_of_other_packs_keep_the_laws(ruleset: str, seed: int) -> None:
    laws = tuple(one for one in _laws(ruleset) if one not in plain.LAWS)
    _holds(laws, choice(ruleset, packs=[fan_pack(ruleset)]), seed)


@pytest.mark.parametrize("pack", sorted(set(shipped()) - {"abyss.base", "conspiracy.base"}))
@_share(3)
@given(seed=SEEDS)
def test_packs_that_are_shipped_too_keep_the_laws(pack: str, seed: int) -> None:
    ruleset = load_pack(pack).header.ruleset
    laws = tuple(one for one in _laws(ruleset) if one not in plain.LAWS)
    _holds(laws, choice(ruleset, packs=[pack], agents=("powers", "random")), seed)


@every_ruleset
@_share(3)
@given(data=st.data(), seed=SEEDS)
def test_drawn_cards_keep_the_laws(ruleset: str, data: st.DataObject, seed: int) -> None:
    pack = data.draw(packs(ruleset, heads=1))
    laws = tuple(one for one in _laws(ruleset) if one not in plain.LAWS)
    _holds(laws, choice(ruleset, packs=[pack], agents=("powers", "keys", "random"), most=60), seed)


@every_ruleset
@_share(4)
@given(seed=SEEDS)
def test_what_is_dear_holds_at_every_decision_of_some_games(ruleset: str, seed: int) -> None:
    _holds(_laws(ruleset), choice(ruleset, most=15), seed, every=1)


_ROWS = [(ruleset, row) for ruleset in rulesets.NAMES for row in pairwise(ruleset)]


@pytest.mark.parametrize(
    ("ruleset", "row"), _ROWS, ids=[f"{ruleset}-{n}" for n, (ruleset, _) in enumerate(_ROWS)]
)
def test_all_options_play_together_in_pairs(ruleset: str, row: dict[str, str]) -> None:
    for seed, agent in enumerate(("keys", "powers")):
        chosen = choice(ruleset, options=row, agents=agent, starts="setup", whole=True)
        _holds(_laws(ruleset, dear=False), chosen, seed, every=256)


@every_ruleset
def test_pairwise_meets_every_pair(ruleset: str) -> None:
    fields = {
        # Two numbers stand for any.
        field.name: len(field.values) + (int in field.values)
        for field in ar.new_game(ruleset).setup.ruleset.option_fields
    }
    rows = pairwise(ruleset)
    for one, many in fields.items():
        for other, more in fields.items():
            if one != other:
                assert len({(row[one], row[other]) for row in rows}) == many * more
    assert len(rows) < 24
