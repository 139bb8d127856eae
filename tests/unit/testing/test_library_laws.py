"""The laws of the library have names and sentences, and are found by ruleset and kind."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.testing import (
    GROUPS,
    LAWS,
    law_named,
    laws_for,
    pairs,
)


def test_laws_have_names_of_their_own_and_sentences() -> None:
    assert len({one.name for one in LAWS}) == len(LAWS) == sum(map(len, GROUPS.values()))
    for one in LAWS:
        assert one.sentence.endswith(".")
        assert one.sentence != one.name
        assert law_named(one.name) is one


def test_laws_are_found_by_ruleset_and_kind() -> None:
    names = {one.name for one in laws_for("conspiracy")}
    assert "every_answer_leads_towards_the_end" in names
    assert "every_answer_leads_towards_the_end" not in {one.name for one in laws_for("abyss")}
    assert {one.kind for one in laws_for("abyss", "pair", "step")} == {"pair", "step"}
    with pytest.raises(ar.UnknownError, match="no law has the kind 'pairs'; there are state, step"):
        laws_for("abyss", "pairs")
    with pytest.raises(ar.UnknownError, match="no ruleset"):
        laws_for("chess")
    with pytest.raises(ar.UnknownError, match=r"no law 'nothing_is_lots'.*nothing_is_lost"):
        law_named("nothing_is_lots")


def test_pairs_leave_what_a_seat_knows_and_change_the_rest() -> None:
    game = ar.position(
        "abyss",
        {
            "players": [{"hand": ["crab 1", "squid 2"]}, {"hand": ["crab 5", "squid 4"]}],
            "council": {"crab": ["crab 2"]},
        },
    )
    found = {seat: other for other, seat in pairs(game)}
    assert set(found) == {None, 0, 1}
    assert found[0].state["hand"][0] == game.state["hand"][0]
    assert found[0].state["hand"][1] != game.state["hand"][1]
    assert found[1].state["hand"][1] == game.state["hand"][1]
    assert found[None].state["lord_deck"] != game.state["lord_deck"]
    assert sorted(found[None].state["lord_deck"]) == sorted(game.state["lord_deck"])
