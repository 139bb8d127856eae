"""Which law is told where several do not hold, and what is told where a game itself fails."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules.game import games as facade
from abyss_rules.rulesets.abyss import codec, moves_allies
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.testing import (
    Failure,
    Law,
    LawBroken,
    Start,
    check_play,
    choice,
    law,
    law_named,
    playing,
    shrunk,
    still_broken,
    walk,
)
from abyss_rules.testing import shrinking as shrinking_of
from abyss_rules.testing.blaming import blamed
from abyss_rules.testing.checking import Watch, watched_play
from abyss_rules.testing.failures import described
from abyss_rules.testing.laws_state import nothing_is_lost
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.running import Outcome
from abyss_rules.verify.writing import write_failures

START = Start("abyss", 2, 0, {}, position={"exploration": {"revealed": "crab 1"}})


@pytest.fixture
def cards_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes a card from the track does not have it afterwards."""
    monkeypatch.setattr(moves_allies, "add_to_hand", lambda *_given: None)


@law()
def a_step_further(game: ar.Game) -> None:
    """A saved game can be loaded after the first answer."""
    further = game.clone()
    further.apply("take")
    ar.from_json(ar.to_json(further))


def first_options(bound: int) -> int:
    """What has a game played by the first options."""
    return int(bound == playing._WAYS)


def _failure(laws: list[Law], **more: Any) -> Failure | None:  # noqa: ANN401  # what a play takes
    try:
        watched_play(first_options, choice("abyss"), laws, start=START, **more)
    except LawBroken as error:
        return error.failure
    return None


# --- which law is told ----------------------------------------------------------------------------


@pytest.mark.usefixtures("cards_are_lost")
def test_a_law_that_plays_on_to_a_broken_state_leaves_it_to_the_law_about_states() -> None:
    failure = _failure([a_step_further, nothing_is_lost])
    assert failure is not None
    assert failure.law == "nothing_is_lost"
    assert failure.message == "missing 1 x crab 1"
    assert failure.answers == ("take",)
    alone = _failure([a_step_further])
    assert alone is not None
    assert "UnreadableError" in alone.message
    with pytest.raises(LawBroken, match="nothing_is_lost does not hold: missing 1 x crab 1"):
        walk(START.game(), laws=[a_step_further, nothing_is_lost])


@pytest.mark.usefixtures("cards_are_lost")
def test_what_follows_from_what_is_known_is_not_told() -> None:
    asked: Counter[str] = Counter()
    assert _failure([a_step_further], asked=asked, known=[nothing_is_lost]) is None
    assert asked["a_step_further"] == 0


def _error(broken: ar.Game) -> ZeroDivisionError:
    """An error of a function that had a game in hand, and one that is not made yet."""
    half = ar.Game.__new__(ar.Game)
    try:
        return ZeroDivisionError(1 // 0, broken, half)
    except ZeroDivisionError as error:
        return error


def test_a_broken_state_that_its_answers_do_not_lead_to_is_not_told_by_them() -> None:
    game = START.game()
    broken = game.clone()
    broken._state.treasury += 1  # type: ignore[attr-defined]  # a state of Abyss has one
    found = (a_step_further, "it fails", game)
    assert blamed(found, _error(broken), START, [], [nothing_is_lost]) is None
    for start in (START, None, Start("abyss", 2, 0, {}, position={"court": ["nobody"]})):
        assert blamed(found, _error(broken), start, [nothing_is_lost]) is found


@law()
def cannot_be_asked(game: ar.Game) -> None:
    """It looks for what is not there."""
    game.state["no such slot"]


@law(kind="step")
def cannot_be_asked_of_a_step(before: ar.Game, _answer: object, _after: ar.Game) -> None:
    """It looks for what is not there."""
    before.state["no such slot"]


@law(kind="pair")
def says_it_itself(_game: ar.Game, _other: ar.Game, _seat: int | None) -> None:
    """It is asked, and says no."""
    raise AssertionError("no")


def test_a_law_that_says_itself_what_is_wrong_is_told_before_one_that_cannot_be_asked() -> None:
    silent = [cannot_be_asked_of_a_step, cannot_be_asked]
    for laws, told in (([*silent, says_it_itself], "says_it_itself"), (silent, silent[1].name)):
        failure = _failure(laws)
        assert failure is not None
        assert failure.law == told
        with pytest.raises(LawBroken, match=f"{told} does not hold"):
            walk(START.game(), laws=laws)
    with pytest.raises(LawBroken, match=r"cannot_be_asked_of_a_step .*KeyError"):
        walk(START.game(), laws=silent[:1])
    for own in (cannot_be_asked, says_it_itself):
        with pytest.raises(LawBroken, match=own.name):
            Watch([evolve(own, often="seldom")], START).end(START.game())


def test_what_cannot_be_answered_or_loaded_is_told_before_what_needs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @law()
    def goes_on(game: ar.Game) -> None:
        game.clone().apply("take")

    monkeypatch.setattr(moves_allies, "add_to_hand", _fails)
    applies = law_named("each_option_applies")
    failure = _failure([goes_on, applies])
    assert failure is not None
    assert failure.law == "each_option_applies"
    with pytest.raises(LawBroken, match="each_option_applies does not hold"):
        walk(START.game(), laws=[goes_on, applies])
    found = (applies, "it fails", START.game())
    assert blamed(found, _error(START.game()), START, [applies]) is found
    game = START.game()
    Watch([goes_on], START, known=[applies])(None, None, game)
    monkeypatch.setattr(codec, "from_plain", _fails)
    with pytest.raises(LawBroken, match="json_round_trips does not hold"):
        Watch([law_named("options_are_fair"), law_named("json_round_trips")], START)(
            None, None, game
        )


# --- pairs that cannot be made --------------------------------------------------------------------


@pytest.mark.usefixtures("cards_are_lost")
def test_a_pair_that_cannot_be_made_is_a_failure_of_the_law_that_needs_it() -> None:
    views = law_named("views_tell_nothing_hidden")
    game = START.game()
    game.apply("take")
    with pytest.raises(LawBroken, match=r"views_tell_nothing_hidden does not hold: no other game"):
        Watch([views], START)(None, None, game)
    with pytest.raises(LawBroken, match="nothing_is_lost does not hold"):
        Watch([views, nothing_is_lost], START)(None, None, game)
    Watch([views], START, known=[nothing_is_lost])(None, None, game)
    with pytest.raises(LawBroken, match=r"views_tell_nothing_hidden does not hold: no other game"):
        walk(START.game(), laws=[views])
    failure = Failure(views.name, "", (), "", START, ("take",))
    assert str(still_broken(failure)).startswith("no other game can be made of it")


# --- games that fail ------------------------------------------------------------------------------


def _fails(*_given: object, **_named: object) -> object:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("of", "name", "says"),
    [
        (facade, "run", "the game cannot begin: ZeroDivisionError"),
        (ar.Game, "clone", "the game cannot go on: ZeroDivisionError"),
        (moves_allies, "add_to_hand", "'buy' fails: ZeroDivisionError"),
    ],
)
def test_what_the_rules_raise_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, of: object, name: str, says: str
) -> None:
    START.game()
    monkeypatch.setattr(of, name, _fails)
    failure = check_play([nothing_is_lost], choice("abyss", starts="setup"), 1)
    assert failure is not None
    assert failure.law == "each_option_applies"
    assert failure.message.startswith(says)
    assert shrunk(failure).law == failure.law
    outcome = Outcome(Plan("abyss"), (), (failure,), Counter(), 1, Meters())
    (written,) = write_failures(outcome, tmp_path)
    assert "each_option_applies" in written.path.read_text(encoding="utf-8")


def test_a_game_ends_that_fails_where_it_is_known_to_be_broken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lose_or_fail(s: AbyssState, seat: int, _faces: object) -> None:
        if s.pearls[seat] == 3:
            raise ZeroDivisionError
        s.pearls[seat] = 3

    monkeypatch.setattr(moves_allies, "add_to_hand", lose_or_fail)
    lost = _failure([nothing_is_lost])
    assert lost is not None
    assert lost.law == "nothing_is_lost"
    fails = _failure([])
    assert fails is not None
    assert fails.law == "each_option_applies"
    assert _failure([], known=[nothing_is_lost]) is None
    # So it does where nothing is answered.
    copy = ar.Game.clone

    def copy_or_fail(game: ar.Game) -> ar.Game:
        if game.answers:
            raise ZeroDivisionError
        return copy(game)

    monkeypatch.setattr(ar.Game, "clone", copy_or_fail)
    fails = _failure([])
    assert fails is not None
    assert fails.message.startswith("the game cannot go on: ZeroDivisionError")
    assert _failure([], known=[nothing_is_lost]) is None


def test_a_law_that_says_false_had_nothing_in_hand() -> None:
    @law()
    def never(_game: ar.Game) -> Any:  # noqa: ANN401  # a law gives nothing, but this one
        return False

    failure = _failure([never, nothing_is_lost])
    assert failure is not None
    assert failure.law == "never"


def test_what_was_found_is_kept_where_it_cannot_be_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("nothing_is_lost", "", (), "?", START)
    monkeypatch.setattr(shrinking_of, "still_broken", _fails)
    assert shrunk(failure) is failure


def test_a_state_that_is_not_sound_is_not_described(monkeypatch: pytest.MonkeyPatch) -> None:
    game = START.game()
    monkeypatch.setattr(codec, "from_plain", _fails)
    monkeypatch.setattr(Start, "game", _fails)
    assert described(game) is None
