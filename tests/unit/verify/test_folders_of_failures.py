"""Where failures are written: not among the cards of a pack, and over nothing of an author's."""

from __future__ import annotations

from collections import Counter
from errno import EACCES
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest
from attrs import evolve

from abyss_rules.catalog.files import MARK
from abyss_rules.errors import UnknownError, UnreadableError
from abyss_rules.game.loading import load_packs
from abyss_rules.scenarios.collecting import collect
from abyss_rules.testing.declare import law
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.running import Outcome
from abyss_rules.verify.writing import Written, write_failures
from tests.unit.verify.made import CARD, came_to, two_files, verified

START = Start("abyss", 2, 3, {}, (), {"council": ["crab 1"], "players": [{"pearls": 1}]})
FAILURE = Failure("never", "", (), "no", START)


@law()
def never(_game: object) -> None:
    """Nothing is so."""
    raise AssertionError


_outcome = partial(came_to, (never,))


@pytest.fixture(name="pack")
def _pack(tmp_path: Path) -> Path:
    return two_files(tmp_path / "mine")


@pytest.mark.parametrize("out", [".", "found", "a/b", "../mine"])
def test_failures_are_not_written_among_the_cards_of_a_pack(pack: Path, out: str) -> None:
    result = verified("abyss", "--pack", pack, "--out", pack / out)
    assert result.exit_code == 2
    says = f"the pack {pack}, which could not be used with it; name a folder outside, or"
    assert f"{says} {(pack / 'abyss-failures').as_posix()}" in result.stderr
    for named in (pack, pack / "pack.abyss", pack / "cards.abyss"):
        assert verified(named, "--out", pack / out).exit_code == 2
    assert {path.name for path in pack.iterdir()} == {"pack.abyss", "cards.abyss"}


def test_nor_into_the_pack_around_an_archive(pack: Path) -> None:
    with ZipFile(pack / "mine.zip", "w") as packed:
        for name in ("pack.abyss", "cards.abyss"):
            packed.write(pack / name, name)
    result = verified(pack / "mine.zip", "--out", pack / "found")
    assert result.exit_code == 2
    assert f"is in the folder of the pack {pack.as_posix()}, which" in result.stderr


@pytest.mark.parametrize(
    ("what", "out"),
    [
        ("mine", "mine/abyss-failures"),
        ("mine", "mine/abyss-failures/today"),
        ("mine", "mine2"),
        ("mine/pack.abyss", "mine/abyss-failures"),
    ],
)
def test_elsewhere_they_are_written(
    pack: Path, what: str, out: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(plan: Plan, **_more: object) -> Outcome:
        return Outcome(plan, (never,), (FAILURE,), Counter(), 1, Meters())

    monkeypatch.setattr("abyss_rules.cli.verify.verify", told)
    result = verified(pack.parent / what, "--out", pack.parent / out)
    assert result.exit_code == 1, result.stderr
    assert (pack.parent / out / "found" / "never.abyss").exists()


def test_where_nothing_can_be_written_nothing_is_played(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = pack / "cards.abyss" / "a" / "b"
    result = verified("abyss", "--out", inside)
    assert result.exit_code == 2
    assert f"abyss: {(pack / 'cards.abyss').as_posix()}: Not a directory\n" in result.stderr

    def refused(*_given: object, **_named: object) -> None:
        raise PermissionError(EACCES, "Permission denied")

    by_file = "abyss_rules.verify.writing.TemporaryFile"
    for where, place in (("pathlib.Path.mkdir", "new"), (by_file, "new/out")):
        with monkeypatch.context() as patched:
            patched.setattr(where, refused)
            result = verified("abyss", "--out", pack.parent / "new" / "out")
        told = f"abyss: {(pack.parent / place).as_posix()}: Permission denied\n"
        assert (result.exit_code, result.stdout, result.stderr) == (2, "", told)
        assert not (pack.parent / "new").exists()


def test_what_was_found_is_told_though_a_pack_is_broken_meanwhile(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(plan: Plan, **_more: object) -> Outcome:
        packs = load_packs(plan.packs)
        (pack / "cards.abyss").write_text("lord", encoding="utf-8")
        return Outcome(plan, (never,), (FAILURE,), Counter(), 1, Meters(), packs)

    monkeypatch.setattr("abyss_rules.cli.verify.verify", told)
    out = pack.parent / "out"
    result = verified(pack, "--out", out)
    assert result.exit_code == 1
    assert "never does not hold: no" in result.stdout
    assert "1 of 100 games, seed 0: 1 law broken" in result.stdout
    assert f"the pack {pack} cannot be used" in result.stderr
    assert not out.exists()


def test_files_tell_what_is_wrong_in_lines_that_can_be_seen(tmp_path: Path) -> None:
    harm = "a\nb\x1b[31m\u202e \u200b" + "x" * 1000
    out = tmp_path / "two\nlines\x1b \u202e"
    failure = evolve(FAILURE, sentence=harm, message=harm)
    about_texts = evolve(failure, law="about_texts", start=None)
    first, second = write_failures(_outcome(failure, about_texts), out)
    assert (first.why_text, second.why_text) == ("", "it is about the text of cards")
    collected = collect(out, laws=(never,))
    assert collected.diagnostics == ()
    header = (out / "found" / "pack.abyss").read_text(encoding="utf-8")
    assert r"two\nlines\x1b \u202e" in header.splitlines()[0]
    for path in (first.path, second.path):
        text = path.read_text(encoding="utf-8")
        assert text.replace("\n", "").isprintable()
        assert r"b\x1b[31m\u202e \u200bxxx" in text
    assert len(max(first.path.read_text(encoding="utf-8").splitlines(), key=len)) < 600


@pytest.mark.parametrize(
    ("failure", "why"),
    [
        (
            evolve(FAILURE, law="none"),
            "the scenario cannot be read again: `holds` wants names of laws",
        ),
        (
            evolve(FAILURE, answers=("dance", "dance")),
            "the scenario does not come so far: `dance` is not offered",
        ),
        (
            evolve(FAILURE, law="scores_add_up"),
            "it hangs on how the game came there: the scenario does not fail when it is run",
        ),
    ],
)
def test_a_text_tells_why_the_scenario_would_not_show_it(
    tmp_path: Path, failure: Failure, why: str
) -> None:
    laws = (never, evolve(never, name="none"))
    (written,) = write_failures(came_to(laws, failure), tmp_path)
    assert written == Written(failure.law, tmp_path / "found" / f"{failure.law}.txt", why)
    assert not written.path.with_suffix(".abyss").exists()


def test_the_copy_of_a_pack_takes_the_place_of_an_earlier_one(pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    failure = evolve(FAILURE, start=evolve(START, packs=load_packs((pack,))))
    both = pack, "abyss.expansions"
    (pack / "languages").mkdir()
    messages = pack / "languages" / "it.ftl"
    messages.write_text("card-idler = L'Ozioso\n", encoding="utf-8")
    write_failures(_outcome(failure, packs=both), out)
    copied = out / "packs" / "my.pack" / "languages" / "it.ftl"
    assert copied.read_bytes() == messages.read_bytes()
    messages.unlink()
    (pack / "cards.abyss").rename(pack / "lords.abyss")
    write_failures(_outcome(failure, packs=both), out)
    (copy,) = (out / "packs").iterdir()  # not of a pack that everybody has
    files = {path.name for path in copy.rglob("*") if path.is_file()}
    assert files == {"lords.abyss", "pack.abyss", MARK}
    # The copy is a pack like any other, and stays when it is verified itself.
    (written,) = write_failures(_outcome(failure, packs=(copy,)), out)
    assert written.why_text == ""
    assert (copy / "lords.abyss").read_text(encoding="utf-8") == CARD


def test_what_an_author_wrote_is_neither_overwritten_nor_deleted(pack: Path) -> None:
    out = pack.parent
    failure = evolve(FAILURE, start=evolve(START, packs=load_packs((pack,))))
    for own in (out / "packs" / "my.pack" / "wip.abyss", out / "found" / "pack.abyss"):
        own.parent.mkdir(parents=True)
        own.write_text("# mine\n", encoding="utf-8")
        before = sorted(out.rglob("*"))
        with pytest.raises(UnreadableError, match="what lies there was not written by a verif"):
            write_failures(_outcome(failure, packs=(pack,)), out)
        # The command says so before it plays.
        result = verified(pack, "--out", out)
        assert result.exit_code == 2
        assert f"{own.parent.as_posix()} would be written anew" in result.stderr
        assert sorted(out.rglob("*")) == before
        assert own.read_text(encoding="utf-8") == "# mine\n"
        own.unlink()
    (written,) = write_failures(_outcome(failure, packs=(pack,)), out)  # into empty folders
    assert written.path.exists()


def test_a_pack_that_was_changed_meanwhile_is_told(pack: Path, tmp_path: Path) -> None:
    never_so = evolve(FAILURE, law="scores_add_up", start=evolve(START, packs=load_packs((pack,))))
    outcome = _outcome(never_so, packs=(pack,))
    (pack / "cards.abyss").write_text(CARD.replace("cost 6", "cost 7"), encoding="utf-8")
    (written,) = write_failures(outcome, tmp_path / "out")
    assert written.why_text == "the pack my.pack was changed while it was verified"
    # So it is if a process that played read it later than the one that waited.
    (written,) = write_failures(evolve(outcome, packs=load_packs((pack,))), tmp_path / "out")
    assert written.why_text == "the pack my.pack was changed while it was verified"


def test_packs_that_are_gone_leave_nothing_written(pack: Path, tmp_path: Path) -> None:
    outcome = _outcome(FAILURE, packs=(pack,))
    pack.rename(tmp_path / "away")
    with pytest.raises(UnknownError):
        write_failures(outcome, tmp_path / "out")
    assert not (tmp_path / "out").exists()
