"""What ``abyss verify`` plays in its processes tells the faults of rules; they never break it.

The processes are not started: what they do is done here, under all laws of the ruleset.
"""

from __future__ import annotations

from multiprocessing import get_context

import pytest

from abyss_rules.errors import PositionError
from abyss_rules.rulesets.abyss import moves_allies
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.rulesets.conspiracy import placing
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.testing.laws import LAWS
from abyss_rules.verify import player as playing
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.processes import Board
from tests.properties.faults import FAULTS, Fault, planted
from tests.properties.faults_planting import wrap

#: So many games each; the first is drawn, every other begins where a card is tried.
GAMES = 4
#: Faults by which all of a game goes wrong sooner or later.
GRAVE = {
    "a pearl is lost when an ally is sold",
    "discarded allies are gone",
    "hands are not sorted",
    "buying fails",
    "undo plays from a state kept too late",
    "lords drawn are all discarded",
}


def _a_stack_is_lost_when_the_track_is_sent(patch: pytest.MonkeyPatch) -> None:
    send = moves_allies.send_track

    def sent(s: AbyssState) -> None:
        s.council = [() for _stack in s.council]
        send(s)

    patch.setattr(moves_allies, "send_track", sent)


def _a_turn_more_is_played_at_the_end(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, placing, "_last_turns", lambda _original, r, *_more: r.players + 1)


CASES = [
    *(one for one in FAULTS if one.what in GRAVE),
    Fault("a stack is lost", "nothing_is_lost", _a_stack_is_lost_when_the_track_is_sent),
    Fault("a turn more", "json_round_trips", _a_turn_more_is_played_at_the_end, "conspiracy"),
]


@pytest.fixture
def without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is counted, and nobody is told what is asked: both would last."""
    monkeypatch.setattr(playing, "install", Meters)
    monkeypatch.setattr(playing, "note_laws", lambda *_given: None)


def found(ruleset: str, games: int = GAMES) -> list[Failure]:
    """What some games come to."""
    # All laws but the one that asks another process, where nothing is planted.
    here = tuple(
        law.name for law in LAWS if ruleset in law.rulesets and law.name != "other_processes_agree"
    )
    player = playing.Player(Plan(ruleset, laws=here), Board(get_context("spawn"), 1))
    part = player.play(range(games), frozenset())
    assert part.games == games
    return list(part.failures)


@pytest.mark.untraced
@pytest.mark.usefixtures("without_processes")
@pytest.mark.parametrize("fault", CASES, ids=str)
def test_a_fault_is_reported(fault: Fault) -> None:
    with planted(fault.plant):
        failures = {failure.law: failure for failure in found(fault.ruleset)}
    assert fault.law in failures
    if fault.law in {"nothing_is_lost", "each_option_applies"} or fault in CASES[-2:]:
        # Whatever else fails then follows from it, and is not told.
        told_too = {"answers_do_what_the_rules_say"} if fault is CASES[-1] else set()  # by itself
        assert set(failures) == {fault.law, *told_too}
    if fault.law == "nothing_is_lost":
        assert "missing" in failures[fault.law].message
        assert "x Card" not in failures[fault.law].message


@pytest.mark.usefixtures("without_processes")
def test_a_game_is_drawn_where_no_card_can_be_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    player = playing.Player(Plan("conspiracy"), Board(get_context("spawn"), 1))
    assert player.start(1, 0)[0] is not None

    def no_game(_start: Start) -> None:
        raise PositionError("too few cards")

    monkeypatch.setattr(Start, "game", no_game)
    assert player.start(1, 0) == (None, player.chosen)
