"""Changed cards are drawn fairly, and noticed by the scenarios beside them."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from abyss_rules.dsl.diagnostics import has_errors
from abyss_rules.game import load_pack
from tests.corpus.blocks import Block
from tests.corpus.judging import checked
from tests.mutation import cards as script
from tests.mutation.card_changes import Change, Mutant, card_blocks, changes, draw, made


def block_of(id_: str) -> Block:
    return next(block for block in card_blocks() if block.tokens[1].text == id_)


def mutants_of(id_: str) -> dict[str, Mutant]:
    """All mutants of a card by what is changed."""
    found = map(made, changes(block_of(id_)))
    return {mutant.change.told: mutant for mutant in found if mutant is not None}


@pytest.fixture(scope="module", name="drawn")
def _drawn() -> list[Mutant]:
    return draw(1, 70)


def test_a_seed_always_draws_the_same_different_mutants(drawn: list[Mutant]) -> None:
    first, again, other = ([m.change.text for m in draw(seed, 20)] for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert len({(m.change.block.source.name, m.change.text) for m in drawn}) == 70


def test_each_card_is_changed_about_as_often(drawn: list[Mutant]) -> None:
    counts = Counter((mutant.change.block.pack.id, mutant.change.card) for mutant in drawn)
    assert len(counts) == min(70, len(card_blocks()))
    assert len(Counter(mutant.change.kind for mutant in drawn)) >= 8


def test_a_mutant_is_sound_and_says_something_else(drawn: list[Mutant]) -> None:
    for number, mutant in enumerate(drawn):
        change = mutant.change
        whole = number % 10 == 0
        assert not has_errors(checked(change.block, change.text, whole=whole).diagnostics)
        before = {card.id: card for card in load_pack(change.block.pack.id).cards}
        assert mutant.cards
        for card in mutant.cards:
            assert card != before[card.id]
            assert evolve(card, fields=(), abilities=()) == evolve(
                before[card.id], fields=(), abilities=()
            )


def test_only_mutants_of_one_pack_can_be_drawn() -> None:
    drawn = draw(1, 12, "conspiracy.base")
    assert {mutant.change.block.pack.id for mutant in drawn} == {"conspiracy.base"}


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        ("recruiter", ["`2` → `3`", "`4` → `5`", "`soldier` → `mage`", "`opponents` → `me`"]),
        ("recruiter", ["`recruit_cost` → `hand_limit`", "without `keys 1;`"]),
        ("jailer", ["without `together`", "`hand` → `affiliated`"]),
        ("assassin", ["without `not`", "`free_lords` → `lords`"]),
        ("hunter", ["`>` → `<`", "`opponents where monsters of it > 0` → `opponents`"]),
        ("treasurer", ["`-2` → `2`", "`me` → `opponents`"]),
        ("landlord", ["`on arrival` → `once per turn`", "`pearl` → `key`"]),
        ("shaman", ["`soldier` → `mage`", "`guild == soldier` → `not (guild == soldier)`"]),
        ("corruptor", ["`>=` → `>`", "`5` → `4`"]),
        ("the_jail", ["`-` → `+`", "`lords` → `free_lords`"]),
        ("the_depths", ["`min` → `max`", "`influence` → `cost`"]),
        ("value_three", ["`2` → `1`", "`3` → `2`"]),
    ],
)
def test_a_card_is_changed_in_many_ways(card: str, changed: list[str]) -> None:
    assert set(changed) <= set(mutants_of(card))


def test_a_statement_can_be_left_out() -> None:
    assert "statement" in {m.change.kind.removeprefix("no ") for m in mutants_of("slaver").values()}


def test_a_change_says_where_it_is() -> None:
    block = block_of("recruiter")
    token = next(token for token in block.tokens if token.text == "soldier")
    change = Change(block, "member", (token.start, token.end), "mage")
    line = block.source.text[: token.start].count("\n") + 1
    assert change.place == f"abyss.base {block.source.inner}:{line}"
    assert (change.card, change.told) == ("recruiter", "`soldier` → `mage`")


def test_the_changed_card_takes_the_place_of_the_original_in_its_pack() -> None:
    original = load_pack("abyss.base")
    mutant = mutants_of("recruiter")["`4` → `5`"]
    changed = mutant.pack(original)
    assert [card.id for card in changed.cards] == [card.id for card in original.cards]
    assert [a.id for a, b in zip(changed.cards, original.cards, strict=True) if a != b] == [
        "recruiter"
    ]
    assert changed.digest != original.digest


# --- what the scenarios notice --------------------------------------------------------------------


def test_the_scenarios_of_a_card_stand_beside_it_or_name_it() -> None:
    scenarios = script.scenarios_of(block_of("jailer"))
    assert scenarios
    assert "Jailer" in scenarios[0].name
    assert len(scenarios) < len(script._scenarios("abyss.base"))


def test_a_changed_cost_is_noticed() -> None:
    outcome = script.try_out(mutants_of("recruiter")["`10` → `11`"])
    assert outcome.by in {scenario.name for scenario in script.scenarios_of(block_of("recruiter"))}
    assert outcome.equal == ""


def test_a_change_that_cannot_be_noticed_is_counted_apart() -> None:
    for card, changed in script.equivalents():
        # The same change can be proposed twice, for instance as another name and as another player.
        at = {one.text: one for one in changes(block_of(card)) if one.told == changed}
        tried = [script.try_out(mutant) for mutant in map(made, at.values()) if mutant]
        (unnoticed,) = [outcome for outcome in tried if not outcome.by]
        assert unnoticed.equal
        assert script.report([unnoticed])[-1].startswith("\n0.0 %")


def test_most_changes_are_noticed_by_scenarios_alone(drawn: list[Mutant]) -> None:
    outcomes = [script.try_out(mutant) for mutant in drawn]
    noticed = sum(bool(outcome.by) for outcome in outcomes)
    assert noticed >= script.GOAL / 100 * sum(not outcome.equal for outcome in outcomes)
    lines = script.report(outcomes)
    assert lines[0].split() == ["change", "drawn", "caught", "equal"]
    missed = [outcome for outcome in outcomes if not outcome.by and not outcome.equal]
    assert len([line for line in lines if line.startswith("  ")]) == len(missed)


def test_the_script_prints_the_score(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["cards", "--mutants", "5", "--seed", "3"])
    script.main()
    assert "are caught by scenarios (goal 95)" in capsys.readouterr().out
