"""Each law catches what it is there to catch: faults planted into the rules, shrunk to few answers.

``pytest -s`` shows for each fault after how many games it was found, and what was left of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, Verbosity, given, settings

import abyss_rules as ar
from abyss_rules.testing import (
    LAWS,
    LawBroken,
    choice,
    games,
    law_named,
    look_for_failure,
    pairs,
    still_broken,
    with_texts,
)
from tests.properties.fan import fan_pack
from tests.properties.faults import FAULTS, Fault, planted

#: The most answers that are left of a failure.
FEW = 12
#: A fault that is met in play is met in so many games.
ENOUGH = 400

#: A pack with something for each law about texts.
SMALL = """
pack test.small { format 1; ruleset abyss; version "1"; }
lord tried "Tried" {
  guild farmer; cost 6; races 1; influence 2;
  on arrival { if threat > 2 { may { gain 3 pearls; } gain 1 key; } }
  once per turn {
    choose o from opponents where count(lords of it) > count(lords of me);
    choose l from free_lords of o where cost > 6;
    disable l;
  }
}
"""

IN_GAMES = [one for one in FAULTS if law_named(one.law).kind != "text"]
IN_TEXTS = [one for one in FAULTS if law_named(one.law).kind == "text"]


def test_every_law_has_a_fault_that_it_catches() -> None:
    assert {one.law for one in FAULTS} == {law.name for law in LAWS}


def test_who_is_protected_is_asked_in_either_game() -> None:
    law = law_named("protected_seats_are_left_alone")
    assert {one.ruleset for one in FAULTS if one.law == law.name} == set(law.rulesets)


@pytest.mark.parametrize(
    "fault", [one for one in IN_GAMES if law_named(one.law).often != "rarely"], ids=str
)
def test_a_fault_is_caught_and_shrinks_to_few_answers(fault: Fault) -> None:
    law = law_named(fault.law)
    packs = [fan_pack(fault.ruleset)] if fault.fan else []
    chosen = choice(fault.ruleset, packs=packs, most=60)
    with planted(fault.plant):
        found = look_for_failure([law], chosen, examples=ENOUGH, seed=fault.seed)
        failure = found.failure
        assert failure is not None
        print(f"\n{fault.what}: found in game {found.games}\n{failure}")  # noqa: T201  # see above
        assert failure.law == law.name
        assert len(failure.answers) <= FEW
        assert still_broken(failure) == failure.message
    assert still_broken(failure) is None


@pytest.mark.parametrize("fault", IN_TEXTS, ids=str)
def test_a_fault_in_what_is_done_with_texts_is_caught(fault: Fault, tmp_path: Path) -> None:
    law = law_named(fault.law)
    path = tmp_path / "small.abyss"
    path.write_text(SMALL, encoding="utf-8")
    pack = with_texts(path)
    with planted(fault.plant):
        assert law.why_not(*pack)
        with pytest.raises(LawBroken, match=law.name):
            law(*pack)
    law(*pack)


@pytest.mark.parametrize(
    "fault", [one for one in IN_GAMES if law_named(one.law).often == "rarely"], ids=str
)
def test_a_fault_that_another_process_does_not_have_is_caught(fault: Fault) -> None:
    law = law_named(fault.law)
    game = ar.new_game(fault.ruleset, seed=5)
    with planted(fault.plant):
        assert "another game" in str(law.why_not(game))
    assert law.why_not(game) is None


#: Faults of several kinds: Pearls lost on a sale, a price off by one, a leak in a view.
SEVERAL = [
    one
    for one in FAULTS
    if one.what
    in {
        "a pearl is lost when an ally is sold",
        "a lord costs one less to begin with",
        "a view tells the top of the deck",
    }
]


def asked(fault: Fault, game: ar.Game) -> bool:
    """Whether the law of a fault holds of a game where it stands."""
    law = law_named(fault.law)
    if law.kind == "pair":
        return all(law.why_not(game, other, seat) is None for other, seat in pairs(game))
    return law.why_not(game) is None


@pytest.mark.parametrize("fault", SEVERAL, ids=str)
def test_hypothesis_shrinks_to_few_answers_from_a_small_position(fault: Fault) -> None:
    broken: list[Any] = []

    @settings(
        max_examples=ENOUGH,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        verbosity=Verbosity.quiet,
    )
    @given(game=games(fault.ruleset, starts="position", most=16))
    def holds(game: ar.Game) -> None:
        if not asked(fault, game):
            broken.append(game)
            raise ValueError(game)

    with planted(fault.plant), pytest.raises(ValueError, match="position"):
        holds()
    smallest = broken[-1]
    print(f"\n{fault.what}: {smallest!r}")  # noqa: T201  # as above
    assert len(smallest.answers) <= FEW
    players = smallest.start.position.get("players", ())
    assert sum(len(player.get("hand", ())) for player in players) <= FEW
    assert smallest.start.options == {}
