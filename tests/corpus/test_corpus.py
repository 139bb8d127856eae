"""A corpus of planted mistakes, drawn anew from a seed: how many are found, and told well.

The script `python -m tests.corpus` draws larger ones; docs/explanation/planted-mistakes.md has the
figures.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.corpus import __main__ as script
from tests.corpus.blocks import Block
from tests.corpus.figures import Figures, figures, table
from tests.corpus.judging import Verdict, checked, judge
from tests.corpus.mistakes import PLANTERS, Mistake, draw, may_go, typo
from tests.corpus.reading import real_packs

SEED = 501
MISTAKES = 420


@pytest.fixture(scope="module", name="verdicts")
def _verdicts() -> list[Verdict]:
    return [judge(mistake) for mistake in draw(SEED, MISTAKES)]


@pytest.fixture(scope="module", name="total")
def _total(verdicts: list[Verdict]) -> Figures:
    return figures(verdicts)[1]


def told(verdicts: list[Verdict], sort: str) -> str:
    """Those of a sort as the script lists them, for whoever reads the failure."""
    wanted = [verdict for verdict in verdicts if script.SORTS[sort](verdict)]
    return "\n".join(line for verdict in wanted for line in script.told(verdict))


def test_the_real_cards_have_no_fault() -> None:
    for pack in real_packs():
        found = checked(pack.blocks[0], pack.blocks[0].source.text, whole=True).diagnostics
        assert [finding for finding in found if finding.severity != "info"] == []


def test_a_mistake_that_leaves_the_language_or_its_types_is_found(
    verdicts: list[Verdict], total: Figures
) -> None:
    assert total.left >= 300
    assert total.share_found >= 99.5, told(verdicts, "missed")


def test_what_is_told_first_stands_on_the_line_of_the_mistake(
    verdicts: list[Verdict], total: Figures
) -> None:
    assert total.share_right_line >= 98, told(verdicts, "line")


def test_a_misspelt_word_is_told_with_the_right_one(
    verdicts: list[Verdict], total: Figures
) -> None:
    assert total.misspelt >= 100
    assert total.share_right_word >= 95, told(verdicts, "word")


def test_one_mistake_is_told_once(verdicts: list[Verdict], total: Figures) -> None:
    assert total.several <= 0.03 * total.left, told(verdicts, "several")


def test_what_is_still_a_card_is_no_fault(verdicts: list[Verdict], total: Figures) -> None:
    assert total.same + total.other > 0
    assert total.alarms == 0, told(verdicts, "alarm")


# --- the corpus itself ----------------------------------------------------------------------------


def test_a_seed_always_draws_the_same_different_mistakes() -> None:
    drawn = draw(7, 60)
    assert [m.text for m in drawn] == [m.text for m in draw(7, 60)]
    assert [m.text for m in drawn] != [m.text for m in draw(8, 60)]
    assert len({m.text for m in drawn}) == 60


def test_all_kinds_of_mistakes_are_drawn(verdicts: list[Verdict]) -> None:
    groups = Counter(verdict.mistake.group for verdict in verdicts)
    assert set(groups) == {"misspelt", "wrong type", "missing", "extra", "swapped"}
    assert min(groups.values()) >= 20
    assert len({verdict.mistake.what for verdict in verdicts}) >= 30
    assert {verdict.mistake.block.pack.id for verdict in verdicts} == {p.id for p in real_packs()}


def test_a_mistake_changes_the_text_where_it_says(verdicts: list[Verdict]) -> None:
    for mistake in (verdict.mistake for verdict in verdicts):
        before = mistake.block.source.text.split("\n")
        after = mistake.text.split("\n")
        changed = [
            n for n, pair in enumerate(zip(before, after, strict=True), 1) if len({*pair}) > 1
        ]
        assert mistake.lines[0] in changed or mistake.group == "swapped"


def test_the_blocks_beside_a_mistake_tell_as_much_as_its_whole_pack(
    verdicts: list[Verdict],
) -> None:
    for verdict in verdicts[::30]:
        errors = judge(verdict.mistake, whole=True).errors
        assert [(e.code, e.line, e.message) for e in errors] == [
            (e.code, e.line, e.message) for e in verdict.errors
        ]


def of_card(id_: str) -> Block:
    return next(
        block
        for pack in real_packs()
        for block in pack.blocks
        if any(t.text == id_ and block.roles[t.start] == "card id" for t in block.tokens[:2])
    )


@pytest.mark.parametrize(
    ("card", "word"),
    [("assassin", "not"), ("jailer", "together"), ("treasurer", "-"), ("the_jail", "15")],
)
def test_a_word_that_may_be_left_out_is_known_as_such(card: str, word: str) -> None:
    block = of_card(card)
    place = next(n for n, token in enumerate(block.tokens) if token.text == word)
    assert may_go(block, place)
    assert sum(may_go(block, n) for n in range(len(block.tokens))) == 1


def test_a_planted_mistake_may_be_another_card() -> None:
    block = of_card("the_jail")
    text = block.source.text
    other = text.replace("15 - count", "14 - count")
    same = text.replace("score 15", "score  15")
    assert text not in (other, same)
    for changed, equal in ((other, False), (same, True)):
        mistake = Mistake("", "", block, changed, (1,), left=False, told="")
        verdict = judge(mistake)
        assert (verdict.found, verdict.same) == (False, equal)


def test_figures_are_counted_by_class_and_laid_out(verdicts: list[Verdict]) -> None:
    by_class, total = figures(verdicts)
    assert sum(counts.planted for counts in by_class.values()) == total.planted == MISTAKES
    assert total.left + total.same + total.other + total.alarms == MISTAKES
    lines = table(by_class, total)
    assert len(lines) == len(by_class) + 2
    assert lines[-1].split()[:3] == ["all", str(total.planted), str(total.left)]


def test_a_typing_error_is_one_slip() -> None:
    import random

    rng = random.Random(1)
    made = {typo(rng, "court") for _ in range(300)} - {None}
    assert {"cuort", "ourt", "coourt"} <= made
    assert "court" not in made
    assert all(word is not None and 4 <= len(word) <= 6 for word in made)
    assert len(PLANTERS) == 9


def test_the_script_prints_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["corpus", "--seed", "3", "--mistakes", "40", "--near", "--list", "other"]
    monkeypatch.setattr("sys.argv", arguments)
    script.main()
    printed = capsys.readouterr().out
    assert printed.startswith("seed 3: found ")
    assert "\nall " in printed
