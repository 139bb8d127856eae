"""What the rules say beyond the cards of the base game: costs below 0, soldiers of other packs."""

from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.table import (
    DEAR,
    asked,
    copies,
    free,
    hand,
    happened,
    keys,
    locations,
    offered,
    pearls,
    play,
    recruit,
    table,
)

PACK = """
pack test.lords {
  format 1;
  ruleset abyss;
  version "1";
  title "Lords for tests";
  authors "tests";
  licence "MIT";
  languages en;
}

lord haggler "The Haggler" {
  guild merchant; cost 8; races 1; influence 1; keys 0;
  while free { add -20 to recruit_cost for me; }
}

lord locksmith "The Locksmith" {
  guild merchant; cost 8; races 1; influence 1; keys 0;
  once per turn { gain 1 key; }
}

lord bailiff "The Bailiff" {
  guild soldier; cost 8; races 1; influence 1; keys 0;
  on arrival { each o in opponents { return 1 pearl from o; } }
  while free { set hand_limit to 2 for opponents; }
}

lord tax_collector "The Tax Collector" {
  guild merchant; cost 8; races 1; influence 1; keys 0;
  on arrival { each o in opponents { return 1 pearl from o; } }
}

lord press_gang "The Press Gang" {
  guild merchant; cost 8; races 1; influence 1; keys 0;
  on arrival {
    each o in opponents together {
      discard 1 from hand of o by o;
      discard_down to 1 from hand of o by o;
    }
  }
}

location hall_of_echoes "Hall of Echoes" {
  at game_end { copy_score from locations of opponents; }
  score copied_score;
}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "lords.abyss"
    path.write_text(PACK, encoding="utf-8")
    return path


@pytest.mark.clause("A6.2", "A6.1")
@pytest.mark.parametrize("superfluous", ["allowed", "refused"])
def test_a_cost_is_never_below_0_and_each_race_is_paid(pack: Path, superfluous: str) -> None:
    game = table(
        {"lords": ["haggler"], "hand": ["crab 1", "squid 2", "seahorse 3"], "pearls": 2},
        court=["keeper", *DEAR],
        packs=[pack],
        options={"superfluous_allies": superfluous},
    )
    recruit(game, "keeper", "crab 1", "squid 2", "seahorse 3")
    (paid,) = happened(game, "lord_paid")
    assert paid.pearls == 0
    assert pearls(game) == [2, 0]  # nothing is paid back
    two = table(
        {"lords": ["haggler"], "hand": ["crab 5", "seahorse 3"], "pearls": 9},
        court=["keeper", *DEAR],
        packs=[pack],
    )
    assert "recruit keeper" not in offered(two)


@pytest.mark.clause("A6.2", "A15.superfluous_allies")
def test_at_a_cost_of_0_a_second_card_of_a_race_is_superfluous(pack: Path) -> None:
    game = table(
        {"lords": ["haggler"], "hand": ["seahorse 3", "seahorse 5"]},
        court=["shepherd", *DEAR],
        packs=[pack],
        options={"superfluous_allies": "refused"},
    )
    paying = play(game.clone(), "recruit shepherd")
    assert (asked(paying), paying.view(0).price) == ((0, "payment"), 0)
    recruit(game, "shepherd", "seahorse 5")
    assert hand(game, 0) == ["seahorse 3"]


@pytest.mark.clause("A8.2")
@pytest.mark.parametrize("protection", [[], ["shaman"]])
def test_the_shaman_protects_from_soldiers_of_other_packs(
    pack: Path, protection: list[str]
) -> None:
    game = table(
        {"hand": ["crab 5", "crab 3"]},
        {"lords": protection, "hand": copies(3, "squid 1"), "pearls": 3},
        court=["bailiff", *DEAR],
        council={"crab": ["crab 1"], "squid": ["squid 2"]},
        packs=[pack],
    )
    recruit(game, "bailiff", "crab 5", "crab 3")
    assert pearls(game) == [0, 3 if protection else 2]
    play(game, "support squid")
    if not protection:
        assert asked(game) == (1, "discard")
        play(game, "discard squid 1")
    assert len(hand(game, 1)) == (4 if protection else 2)


@pytest.mark.clause("A8.2")
def test_the_shaman_does_not_protect_from_a_merchant_of_another_pack(pack: Path) -> None:
    game = table(
        {"hand": ["shellfish 5", "shellfish 3"]},
        {"lords": ["shaman"], "pearls": 3},
        court=["tax_collector", *DEAR],
        packs=[pack],
    )
    recruit(game, "tax_collector", "shellfish 5", "shellfish 3")
    assert pearls(game) == [0, 2]


@pytest.mark.clause("A3.3", "A3.4")
def test_a_key_of_a_power_used_after_the_action_counts_at_once(pack: Path) -> None:
    game = table(
        {"lords": ["locksmith"], "keys": 2},
        available=["the_jail"],
        location_deck=[],
        packs=[pack],
    )
    play(game, "support jellyfish", "use locksmith")
    assert (keys(game)[0], locations(game, 0)) == (0, {"the_jail": []})
    assert (free(game, 0), game.active) == (["locksmith"], 1)


@pytest.mark.clause("A8.8")
def test_two_discards_asked_for_together_never_take_the_same_ally(pack: Path) -> None:
    game = table(
        {"hand": ["shellfish 5", "shellfish 3"]},
        {"hand": ["squid 1", "squid 2", "crab 4", "crab 5"]},
        court=["press_gang", *DEAR],
        packs=[pack],
    )
    recruit(game, "press_gang", "shellfish 5", "shellfish 3")
    play(game, "discard crab 5")
    assert offered(game) == {"discard squid 2", "discard squid 1"}  # and no crab 5 behind them
    play(game, "discard squid 1")
    assert hand(game, 1) == ["squid 2"]


@pytest.mark.clause("A13")
def test_copying_locations_never_copy_each_other(pack: Path) -> None:
    nothing: dict[str, Any] = {
        "exploration_deck": [],
        "council": {},
        "lord_deck": [],
        "court": [],
    }
    game = table(
        {"locations": ["hall_of_echoes"]},
        {"locations": ["city_of_mirrors"]},
        turn=1,
        ending=1,
        packs=[pack],
        **nothing,
    )
    assert game.outcome.status == "ended"
    assert [score["locations"] for score in game.scores()] == [0, 0]
    assert ar.from_json(ar.to_json(game), packs=[pack]) == game
