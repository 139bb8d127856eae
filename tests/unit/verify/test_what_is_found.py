"""What processes find: the same, whoever plays what; and nothing that was found is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import evolve

from abyss_rules.errors import UnknownError, UnreadableError
from abyss_rules.testing.declare import Law, law
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.verify import player, running
from abyss_rules.verify.keeping import keep, kept
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.player import Part, Player
from abyss_rules.verify.processes import Board, LeftError, note_laws
from abyss_rules.verify.running import verify

LAWS = """from abyss_rules.testing import law

@law()
def never(game):
    assert False, "no"

@law()
def seldom(game):
    assert game.turn < 3, "late"

@law()
def nor_this(game):
    assert False, "nor"
"""
FAILURE = Failure("scores_add_up", "", (), "no", None)


@pytest.fixture
def a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    """One that plays in this process under three laws that do not hold; nothing is counted."""
    laws = tmp_path / "laws.py"
    laws.write_text(LAWS, encoding="utf-8")
    monkeypatch.setattr(player, "install", Meters)
    monkeypatch.setattr(player, "note_laws", lambda *_given: None)
    monkeypatch.setattr(player, "_SHRINKING", 2)
    folder = tmp_path / "kept"
    folder.mkdir()
    plan = Plan("conspiracy", laws=("never", "seldom", "nor_this"), own_laws=str(laws))
    return Player(plan, Board(get_context("spawn"), 1, str(folder)))


# --- the same, whoever plays what ---------------------------------------------------------------


def test_one_game_shows_all_laws_that_it_breaks(a_player: Player) -> None:
    part = a_player.play(range(1), frozenset())
    assert [one.law for one in part.failures] == ["never", "nor_this", "seldom"]
    assert part.games == 1


def test_what_others_found_changes_nothing_but_how_small_it_is_made(
    a_player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    small: list[str] = []

    def shrunk(failure: Failure, *_given: object, **_more: object) -> Failure:
        a_player.meters.verbs["swap"] += 1  # what is met there is not counted
        small.append(failure.law)
        return failure

    monkeypatch.setattr(player, "shrunk", shrunk)
    a_player.meters.verbs["gain"] += 1
    first = a_player.play(range(4, 6), frozenset())
    assert small == ["never", "nor_this", "seldom"]
    assert first.meters.verbs == {"gain": 1}
    a_player.meters.verbs["gain"] += 1
    assert a_player.play(range(4, 6), frozenset(small)) == first
    assert len(small) == 3
    # Nor is it made small again after a game that somebody else plays, but it is before one.
    a_player.play(range(6, 8), frozenset())
    assert len(small) == 3
    a_player.play(range(2), frozenset())
    assert len(small) == 6


def test_what_is_small_is_kept_though_making_it_smaller_is_broken_off(
    a_player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shrunk(failure: Failure, *_given: object, found: Any, **_more: object) -> Failure:  # noqa: ANN401  # a function
        if failure.law == "never":
            return failure
        for answers in (("draw 2", "keep"), ("draw 1",)):
            found(evolve(failure, answers=answers))
        raise LeftError

    monkeypatch.setattr(player, "shrunk", shrunk)
    told = a_player.play(range(1), frozenset()).failures
    assert [(one.law, one.answers) for one in told][1:] == [("nor_this", ("draw 1",))]
    assert kept(a_player.board.folder) == list(told)


def test_a_law_about_texts_is_found_by_whoever_is_given_no_games(a_player: Player) -> None:
    @law(kind="text")
    def short(_pack: object, _sources: object) -> None:
        raise AssertionError("long")

    a_player.of_texts = (short,)
    part = a_player.play(range(0), frozenset())
    assert (part.games, part.asked) == (0, {"short": 1})
    assert [one.message for one in part.failures] == ["long"]
    assert kept(a_player.board.folder) == list(part.failures)


def test_no_game_is_played_again_when_it_is_late(a_player: Player) -> None:
    a_player.board.tell(1)
    assert [one.law for one in a_player.play(range(9), frozenset()).failures] == ["never"]


def test_what_was_found_in_games_before_is_told_by_their_numbers(tmp_path: Path) -> None:
    keep(str(tmp_path), (11, 1), FAILURE)
    assert kept(str(tmp_path), before=11) == []
    assert kept(str(tmp_path), before=12) == [FAILURE]
    assert kept("") == []


# --- games that cannot begin --------------------------------------------------------------------


def _fails(error: Exception) -> Any:  # noqa: ANN401  # it stands for anything
    def fail(*_given: object, **_named: object) -> None:
        raise error

    return fail


def test_a_fault_where_a_card_is_tried_is_told(
    a_player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Start, "game", _fails(IndexError("out of range")))
    (failure,) = a_player.play(range(1, 2), frozenset()).failures
    assert failure.law == "each_option_applies"
    assert failure.message.startswith("the game cannot begin: IndexError: out of range")
    assert failure.start is not None
    assert failure.start.position is not None


def test_where_too_few_cards_are_there_a_card_is_not_tried(
    a_player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert a_player.start(1, 0)[0] is not None
    monkeypatch.setattr(Start, "game", _fails(UnreadableError("too few")))
    assert a_player.start(1, 0) == (None, a_player.chosen)


# --- nothing that was found is lost -------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (UnreadableError("a law broke off\nall"), "a law broke off all"),
        (MemoryError("full"), "MemoryError: full"),
    ],
)
def test_what_was_found_is_told_whatever_goes_wrong(
    monkeypatch: pytest.MonkeyPatch, error: Exception, says: str
) -> None:
    def parts(_plan: Plan, _pool: object, *, texts: bool) -> Iterator[Part]:
        if texts:
            yield Part(1, Counter(), (FAILURE,))
        raise error

    monkeypatch.setattr(running, "_parts", parts)
    seen: list[tuple[int, int]] = []
    outcome = verify(Plan("abyss"), lambda *games_and_failures: seen.append(games_and_failures))
    assert seen == [(1, 1)]
    assert (outcome.failures, outcome.broken_off) == ((FAILURE,), says)
    assert not outcome.endless
    with pytest.raises(type(error)):
        verify(Plan("abyss", laws=("scores_add_up",)))  # nothing was found


@pytest.mark.parametrize("error", [UnknownError("gone"), BrokenProcessPool(), KeyboardInterrupt()])
def test_what_other_processes_found_is_told_too(error: BaseException) -> None:
    futures: list[Future[Part]] = [Future() for _number in range(4)]
    fails, fails_too, done, _goes_on = futures
    fails.set_exception(error)
    fails_too.set_exception(error)
    done.set_result(Part(10, Counter(), (FAILURE,)))
    pool: Any = SimpleNamespace(
        is_late=lambda: False, submit=lambda *_given: futures.pop(0), waits_for=lambda _it: True
    )
    parts = running._parts(Plan("abyss", jobs=2), pool, texts=False)
    assert next(parts).failures == (FAILURE,)
    with pytest.raises(type(error)):
        next(parts)


def test_where_no_process_can_begin_it_is_told_what_a_script_must_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "_parts", _fails(BrokenProcessPool()))
    monkeypatch.setattr("abyss_rules.verify.processes.Pool.waits_for", _fails(BrokenProcessPool()))
    monkeypatch.setattr("abyss_rules.verify.processes.Pool.submit", lambda *_given: None)
    for plan in (Plan("abyss"), Plan("abyss", own_laws="laws.py")):
        with pytest.raises(UnreadableError, match=r'no process .* `if __name__ == "__main__":`'):
            verify(plan)


def test_the_law_is_named_that_breaks_off_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    @law()
    def skips(_game: object) -> None:
        pytest.skip("not now")

    monkeypatch.setattr(Law, "_wrong", Law._wrong)  # as it is now, it comes back
    note_laws(Board(get_context("spawn"), 1), (skips,))
    says = r"it is told: Skipped: not now \(in the law skips\)"
    with pytest.raises(UnreadableError, match=says), player._told("it is told"):
        skips.why_not(None)
