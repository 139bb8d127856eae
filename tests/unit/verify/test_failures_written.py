"""What a verification finds is written as scenarios, or as texts with the calls."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from abyss_rules.catalog.files import MARK
from abyss_rules.game.loading import load_pack
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.scenarios.collecting import collect
from abyss_rules.scenarios.running import run
from abyss_rules.testing.declare import law
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.testing.laws import law_named, laws_for
from abyss_rules.verify.writing import Written, scenario, write_failures
from tests.unit.verify.made import OWN, PACK, came_to, verified

BROKEN = Failure(
    "nothing_is_lost",
    law_named("nothing_is_lost").sentence,
    ("A1",),
    "Pearls\nare lost",
    Start("abyss", 2, 3, {}, (), {"council": ["crab 1", "squid 1"], "players": [{"pearls": 1}]}),
    ("support crab",),
)


@law()
def nothing_is_so(game: object) -> None:
    """Nothing is as it is."""
    assert game is None


_outcome = partial(came_to, (*laws_for("abyss"), nothing_is_so))


def _take_a_pearl(_r: object, s: AbyssState, _stack: int) -> int:
    s.pearls[0] += 1
    return 0


def test_a_failure_is_a_scenario_that_fails_while_the_law_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("abyss_rules.rulesets.abyss.exploration.begin_support", _take_a_pearl)
        (written,) = write_failures(_outcome(BROKEN), tmp_path)
        (found,) = collect(tmp_path).scenarios
        (failure,) = run(found).failures
    assert written == Written("nothing_is_lost", tmp_path / "found" / "nothing_is_lost.abyss")
    text = written.path.read_text(encoding="utf-8")
    assert "# What is wrong: Pearls are lost" in text
    assert "holds nothing_is_lost;" in text
    assert failure.diagnostic.code == "A854"
    assert "`nothing_is_lost` does not hold" in failure.diagnostic.message
    assert run(found).passed  # the rules are mended


def test_a_failure_that_no_scenario_shows_is_a_text_with_the_game(tmp_path: Path) -> None:
    before = tmp_path / "found" / "nothing_is_lost.abyss"
    before.parent.mkdir()
    before.write_text("# from another run", encoding="utf-8")
    (before.parent / MARK).touch()
    (written,) = write_failures(_outcome(BROKEN), tmp_path)
    assert "hangs on how the game came there" in written.why_text
    assert not before.exists()
    lines = written.path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "nothing_is_lost does not hold: Pearls"
    assert lines[3].startswith("game = ar.position('abyss', {'council': ['crab 1', 'squid 1']")
    assert lines[4] == "game.apply('support crab')"
    assert lines[-1] == (
        "Ask again: abyss verify abyss --law nothing_is_lost --examples 100 --every 16 --seed 0"
    )


def test_a_failure_with_a_pack_is_written_beside_the_pack(pack: Path, tmp_path: Path) -> None:
    start = Start(
        "abyss", 2, 0, {}, (load_pack(pack),), {"court": ["idler"], "council": ["crab 1"]}
    )
    failure = Failure("nothing_is_so", "", (), "no", start)
    out = tmp_path / "out"
    (written,) = write_failures(_outcome(failure, packs=(pack,)), out)
    assert written.why_text == ""
    assert (out / "packs" / "my.pack" / "cards.abyss").read_text(encoding="utf-8") == PACK
    collected = collect(out, laws=(nothing_is_so,))
    assert collected.diagnostics == ()
    (found,) = collected.scenarios
    assert found.name == "nothing_is_so does not hold"
    assert not run(found).passed


def test_a_failure_from_the_set_up_is_told_as_a_position() -> None:
    text = scenario(Failure("scores_add_up", "", (), "no", Start("conspiracy", 2, 5, {})))
    assert text is not None
    assert "lord_deck" in text


def test_an_answer_that_cannot_be_given_is_left_out_of_the_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_given: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("abyss_rules.rulesets.abyss.exploration.begin_support", fail)
    failure = Failure("each_option_applies", "", (), "no", BROKEN.start, ("support crab",))
    text = scenario(failure)
    assert text is not None
    assert "support crab" not in text


def test_a_failure_about_texts_is_a_text_that_names_the_pack(pack: Path, tmp_path: Path) -> None:
    texts = Failure("cards_are_told", "", (), "no", None, pack=load_pack(pack))
    out = tmp_path / "out"
    (written,) = write_failures(_outcome(texts, packs=(pack, pack), own="my laws.py"), out)
    assert written.path == out / "found" / "cards_are_told.txt"
    assert written.why_text == "it is about the text of cards"
    assert {path.name for path in out.rglob("*") if path.is_file()} == {"cards_are_told.txt", MARK}
    text = written.path.read_text(encoding="utf-8")
    assert "in the pack my.pack" in text
    again = f"abyss verify {pack} --law cards_are_told --laws 'my laws.py' --pack {pack}"
    assert text.splitlines()[-1] == f"Ask again: {again}"


def test_no_failure_writes_nothing(tmp_path: Path) -> None:
    assert write_failures(_outcome(), tmp_path / "out") == []
    assert not (tmp_path / "out").exists()


@pytest.mark.untraced
def test_a_folder_that_cannot_be_written_is_told_after_what_was_found(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be seen before anything is played; if not, nothing that was found is lost."""
    monkeypatch.setattr("abyss_rules.verify.writing._refuse_unwritable", lambda _folder: None)
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    taken = pack.parent / "taken"
    taken.write_text("", encoding="utf-8")
    args = ("--laws", str(laws), "--law", "nobody_is_rich", "--examples", "3")
    result = verified(str(pack), *args, "--out", str(taken / "out"))
    assert "nobody_is_rich does not hold" in result.stdout
    assert "\nscenario " in result.stdout
    assert result.stdout.endswith("then { holds nobody_is_rich; }\n}\n")
    assert result.stderr.startswith(f"abyss: {taken.as_posix()}")
    assert result.exit_code == 1
