"""The laws of the library have names and sentences, and are found by ruleset and kind."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.testing import (
    GROUPS,
    LAWS,
    check_play,
    choice,
    law_named,
    laws_for,
    pairs,
    with_texts,
)

#: A pack of one card that has a condition, a choice and a score.
SMALL = """
pack test.small { format 1; ruleset abyss; version "1"; }
location reef "The Reef" {
  on control { if threat > 2 { may { gain 3 pearls; } } choose l from free_lords of me; disable l; }
  score 2 * count(lords of me);
}
"""


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


@pytest.mark.parametrize(("ruleset", "seats"), [("abyss", 3), ("conspiracy", 3), ("conspiracy", 1)])
def test_the_laws_about_games_hold_in_a_few(ruleset: str, seats: int) -> None:
    """`tests/properties` asks them in many, where what they run is not measured."""
    laws = [law for law in laws_for(ruleset) if law.kind != "text" and law.often != "rarely"]
    asked: Counter[str] = Counter()
    for seed, (starts, most) in enumerate((("setup", 70), ("position", 10))):
        chosen = choice(ruleset, seats=seats, starts=starts, most=most)
        assert check_play(laws, chosen, seed, asked, every=8) is None
    assert set(asked) == {law.name for law in laws}


def test_the_laws_about_texts_hold_of_a_small_pack(tmp_path: Path) -> None:
    path = tmp_path / "small.abyss"
    path.write_text(SMALL, encoding="utf-8")
    for law in laws_for("abyss", "text"):
        law(*with_texts(path))
