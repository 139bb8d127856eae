"""Each law says what is wrong, in each way in which it can fail: small faults, one game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules.dsl.source import Source
from abyss_rules.engine.options import Options
from abyss_rules.engine.views import to_data
from abyss_rules.game import games as facade
from abyss_rules.game.values import Decision, decided
from abyss_rules.model.cards import Pack
from abyss_rules.rulesets.abyss import codec, moves_lords, scoring
from abyss_rules.rulesets.abyss import state as abyss_state
from abyss_rules.rulesets.abyss.view import AbyssView
from abyss_rules.testing import Law, law_named, laws_copies, laws_hidden, laws_texts, with_texts
from abyss_rules.testing.laws_hidden import pairs

Patch = pytest.MonkeyPatch
Wrong = Callable[[Patch], None]

CASES: list[tuple[str, str, Wrong]] = []


def wrong(law: str, says: str) -> Callable[[Wrong], Wrong]:
    """Note what makes a law fail, and what it says then."""

    def note(function: Wrong) -> Wrong:
        CASES.append((law, says, function))
        return function

    return note


def game() -> ar.Game:
    """A game of Abyss in the middle of its first turns."""
    made = ar.new_game("abyss", seats=2, seed=3)
    for _ in range(12):
        assert made.decision is not None
        made.apply(made.decision.options[-1])
    return made


def _method(patch: Patch, of: type, name: str, new: Callable[..., Any]) -> None:
    """Put a method in the place of another, which it is given first."""
    original = getattr(of, name)
    patch.setattr(of, name, lambda self, *given, **named: new(original, self, *given, **named))


# --- what lies where, and the end ----------------------------------------------------------------


@wrong("nothing_is_lost", "the state has other slots than the material declares: .'sleeve'.")
def _a_slot_that_nobody_declared(patch: Patch) -> None:
    patch.setattr(codec, "to_plain", _adding(codec.to_plain, sleeve=[1]))


def _adding(original: Callable[[Any], dict[str, Any]], **more: Any) -> Callable[[Any], Any]:  # noqa: ANN401  # plain data
    return lambda s: {**original(s), **more}


@wrong("the_best_win", "it is running, and .0,. have won it")
def _somebody_wins_before_the_end(patch: Patch) -> None:
    patch.setattr(ar.Game, "winners", property(lambda _self: (0,)))


@wrong("the_best_win", "nothing is asked, and its outcome is Outcome.status='running'")
def _it_is_over_and_does_not_say_so(patch: Patch) -> None:
    patch.setattr(ar.Game, "decision", None)
    patch.setattr(ar.Game, "winners", ())


# --- what is offered ------------------------------------------------------------------------------


@wrong("options_are_fair", "options of")
def _an_option_more_is_counted(patch: Patch) -> None:
    _method(patch, Options, "__len__", lambda original, self: original(self) + 1)


@wrong("options_are_fair", "the options are no sequence")
def _no_option_is_in_the_options(patch: Patch) -> None:
    _method(patch, Options, "__contains__", lambda _original, _self, _one: False)


@wrong("options_are_fair", "seat 9 is asked for")
def _nobody_is_asked(patch: Patch) -> None:
    patch.setattr(facade, "decided", lambda _seat, kind, options: decided(9, kind, options))


@wrong("options_are_fair", "the same state asks another question")
def _a_loaded_game_asks_something_else(patch: Patch) -> None:
    _method(patch, Decision, "__eq__", lambda _original, _self, _other: False)


@wrong("each_option_applies", "as a value leads elsewhere than as a text")
def _texts_lead_elsewhere(patch: Patch) -> None:
    def apply(original: Any, self: ar.Game, option: Any, **named: Any) -> None:  # noqa: ANN401  # as Game.apply
        original(self, option, **named)
        if isinstance(option, str):
            self._state.turn += 1

    _method(patch, ar.Game, "apply", apply)


@wrong("each_option_applies", "changes nothing")
def _answers_change_nothing(patch: Patch) -> None:
    patch.setattr(ar.Game, "apply", lambda *_given, **_named: None)


@wrong("each_option_applies", "what was done to copies changed the game")
@wrong("nothing_else_applies", "an answer that was refused has changed the game")
def _a_game_changes_by_itself(patch: Patch) -> None:
    original = ar.Game.key
    calls: list[int] = []

    def key(self: ar.Game) -> tuple[Any, ...]:
        calls.append(1)
        # It is another one when it is asked the last time, however often that is.
        same = original(self)
        return same if len(calls) == 1 or self._depth != 12 else (*same, len(calls))

    patch.setattr(ar.Game, "key", key)


# --- copies ---------------------------------------------------------------------------------------


@wrong("json_round_trips", "it is saved again as another text")
def _a_saved_text_is_never_the_same(patch: Patch) -> None:
    calls = []

    def saved(one: ar.Game) -> str:
        calls.append(1)
        return ar.to_json(one) + " " * len(calls)

    patch.setattr(laws_copies, "to_json", saved)


@wrong("json_round_trips", "loaded: game == game is not the same")
def _a_loaded_game_is_another(patch: Patch) -> None:
    patch.setattr(laws_copies, "from_json", lambda *_given, **_named: ar.new_game(seed=9))


@wrong("clones_are_independent", "changes nothing")
def _answers_to_copies_change_nothing(patch: Patch) -> None:
    patch.setattr(ar.Game, "apply", lambda *_given, **_named: None)


@wrong("clones_are_independent", "to a copy changes the original or another copy")
def _copies_share_the_court(patch: Patch) -> None:
    _method(patch, ar.Game, "clone", lambda _original, self: self)


@wrong("clones_are_independent", "to a copy changes the original or another copy")
def _copies_share_the_stack(patch: Patch) -> None:
    def clone(original: Any, self: Any) -> Any:  # noqa: ANN401  # a state
        new = original(self)
        new.stack = self.stack
        return new

    _method(patch, abyss_state.AbyssState, "clone", clone)


@wrong("pickles_come_back", "its answers did not come back")
def _a_pickle_has_no_history(patch: Patch) -> None:
    def load(self: ar.Game, saved: dict[str, Any]) -> None:
        patch.undo()
        self.__setstate__(saved)
        self._history = None

    patch.setattr(ar.Game, "__setstate__", load)


@wrong("records_replay", "the record of the game replayed is another text")
def _a_record_is_never_the_same(patch: Patch) -> None:
    original, calls = ar.Record.__str__, []

    def text(self: ar.Record) -> str:
        calls.append(1)
        return original(self) + " " * len(calls)

    patch.setattr(ar.Record, "__str__", text)


@wrong("undo_goes_back_to_the_start", "answers are left")
def _undo_does_nothing(patch: Patch) -> None:
    patch.setattr(ar.Game, "undo", lambda _self: None)


@wrong("undo_goes_back_to_the_start", "more can be taken back than was answered")
def _undo_never_refuses(patch: Patch) -> None:
    def undo(original: Any, self: ar.Game) -> None:  # noqa: ANN401  # as Game.undo
        if self.answers:
            original(self)

    _method(patch, ar.Game, "undo", undo)


@wrong("undo_goes_back_to_the_start", "the game is another one than it was")
def _nothing_is_answered_twice_alike(patch: Patch) -> None:
    def apply(original: Any, self: ar.Game, option: Any) -> None:  # noqa: ANN401  # as Game.apply
        original(self, option)
        self._state.turn += 1

    _method(patch, ar.Game, "apply", apply)


# --- what a seat sees -----------------------------------------------------------------------------


@wrong("views_can_be_kept", "the view of a spectator comes back from JSON as another")
def _a_view_has_a_tuple(patch: Patch) -> None:
    patch.setattr(AbyssView, "to_data", lambda self: {**to_data(self), "more": (1,)})


@wrong("views_tell_nothing_hidden", "sees views that are the same in JSON")
def _views_are_never_equal(patch: Patch) -> None:
    patch.setattr(AbyssView, "__eq__", lambda *_given: False)


@wrong("options_tell_nothing_hidden", "one game is over and the other is not")
def _another_game_is_over(patch: Patch) -> None:
    def first_only(_game: ar.Game) -> list[tuple[ar.Game, int]]:
        over = ar.position("abyss", {"ending": 1, "court": [], "exploration_deck": ["crab 1"]})
        while over.decision is not None:
            over.apply(over.decision.options[0])
        return [(over, 0)]

    patch.setattr(laws_hidden, "pairs", first_only)


# --- scores ---------------------------------------------------------------------------------------


def _scores(patch: Patch, change: Callable[[list[ar.Score]], list[ar.Score]]) -> None:
    _method(patch, ar.Game, "scores", lambda original, self: change(original(self)))


@wrong("scores_add_up", "the score of 1 stands at place 0")
def _scores_come_in_another_order(patch: Patch) -> None:
    _scores(patch, lambda scores: scores[::-1])


@wrong("scores_add_up", "the parts of 0 are lords")
def _parts_are_missing(patch: Patch) -> None:
    _scores(patch, lambda scores: [evolve(one, parts={"lords": 0}) for one in scores])


@wrong("scores_add_up", "ties of 0 are broken by luck")
def _ties_are_broken_by_luck(patch: Patch) -> None:
    _scores(patch, lambda scores: [evolve(one, tie_break={"luck": 0}) for one in scores])


@wrong("looking_changes_nothing", "the view of seat None differs when it is looked at again")
def _a_view_is_never_the_same(patch: Patch) -> None:
    patch.setattr(AbyssView, "__eq__", lambda *_given: False)


@wrong("looking_changes_nothing", "when they are read again")
def _a_score_rises_by_itself(patch: Patch) -> None:
    original, calls = scoring.score_parts, []

    def parts(*given: Any) -> tuple[int, ...]:  # noqa: ANN401  # rules, state, seat
        calls.append(1)
        first, *others = original(*given)
        return (first + len(calls), *others)

    patch.setattr(scoring, "score_parts", parts)


# --- standing effects, what makes no difference ---------------------------------------------------


@wrong("nothing_kept_is_stale", "what is kept of standing effects is not what they are")
def _what_is_kept_is_something_else(patch: Patch) -> None:
    from abyss_rules.engine import standing

    original = standing.ask

    def ask(rules: Any, s: Any, *given: Any) -> int:  # noqa: ANN401  # rules and state
        return original(rules, s, *given) + ("kept" in s.cache)

    patch.setattr(standing, "ask", ask)
    _method(patch, ar.Game, "clone", _keeping)


def _keeping(original: Any, self: ar.Game) -> ar.Game:  # noqa: ANN401  # as Game.clone
    new: ar.Game = original(self)
    new._state.cache = {"kept": 1}  # type: ignore[dict-item]  # what nobody asks for
    return new


@pytest.mark.parametrize(("name", "says", "fault"), CASES, ids=[c[2].__name__ for c in CASES])
def test_a_law_says_what_is_wrong(monkeypatch: Patch, name: str, says: str, fault: Wrong) -> None:
    law = law_named(name)
    one = game()
    assert not any(said(law, one))
    fault(monkeypatch)
    one._decision = None  # it is kept till the next answer
    messages = [message for message in said(law, one) if message]
    monkeypatch.undo()
    assert messages
    assert re.search(says, messages[0]), messages[0]


def said(law: Law, one: ar.Game) -> list[str | None]:
    """What a law says of a game."""
    if law.kind == "pair":
        return [law.why_not(one, *pair) for pair in (laws_hidden.pairs)(one)]
    return [law.why_not(one)]


# --- laws about steps and texts -------------------------------------------------------------------


def test_a_game_that_is_unfinished_too_early_is_told(monkeypatch: Patch) -> None:
    law = law_named("the_turn_limit_ends_it")
    one = game()
    assert one.decision is not None
    monkeypatch.setattr(ar.Game, "outcome", ar.Game(one.setup, one._state.clone()).outcome)
    assert law.why_not(one, one.decision.options[0], one) is None
    too_early = evolve(one.outcome, status="unfinished", reason="it was late")
    monkeypatch.setattr(ar.Game, "outcome", too_early)
    message = law.why_not(one, one.decision.options[0], one)
    assert message == f"it is unfinished at turn {one.turn} with a limit of None"


def test_an_answer_after_which_as_much_is_left_is_told() -> None:
    law = law_named("every_answer_leads_towards_the_end")
    one = ar.new_game("conspiracy", seed=1)
    assert one.decision is not None
    assert str(law.why_not(one, one.decision.options[0], one)).startswith(
        f"after {one.decision.options[0]} as much is left to do as before"
    )


SEARCHER = """
pack test.searcher { format 1; ruleset abyss; version "1"; }
lord searcher "The Searcher" {
  guild farmer; cost 6; races 1; influence 2;
  once per turn { choose l from lord_deck; substitute l with l; }
}
"""


def test_a_deck_that_a_power_looks_through_is_shuffled(monkeypatch: Patch, tmp_path: Path) -> None:
    law = law_named("decks_are_shuffled")
    path = tmp_path / "cards.abyss"
    path.write_text(SEARCHER, encoding="utf-8")
    before = ar.position("abyss", {"players": [{"lords": ["searcher"]}]}, packs=[path])
    before.apply("use searcher")
    assert before.decision is not None
    answer = before.decision.options[0]
    after = before.clone()
    after.apply(answer)
    assert law.why_not(before, answer, after) is None
    monkeypatch.setattr(moves_lords, "shuffled", lambda _s, cards, _name="": tuple(cards))
    after = before.clone()
    after.apply(answer)
    assert law.why_not(before, answer, after) == (
        f"before {answer} the lord_deck was looked through, and it was not shuffled then"
    )


def test_what_differs_after_undo_is_named() -> None:
    one, other = game(), game()
    assert laws_copies.told_apart(one, other) == ""
    mine: Any = one._state
    mine.pearls[1] += 2
    mine.threat += 1
    pearls, threat = other.state["pearls"][1], other.state["threat"]
    assert laws_copies.told_apart(one, other) == (
        f": threat is {threat + 1}, not {threat}; players 1 pearls is {pearls + 2}, not {pearls}"
    )
    mine.turn, mine.council[0], mine.purchases = 99, (1, 2, 3), 2
    assert laws_copies.told_apart(one, other).endswith(" things more")


SMALL = """
pack test.small { format 1; ruleset abyss; version "1"; }
lord tried "Tried" { guild farmer; cost 6; races 1; influence 2; on arrival { gain 3 pearls; } }
"""


@pytest.fixture
def small(tmp_path: Any) -> tuple[Pack, tuple[Source, ...]]:  # noqa: ANN401  # a path
    path = tmp_path / "cards.abyss"
    path.write_text(SMALL, encoding="utf-8")
    return with_texts(path)


@pytest.mark.parametrize(
    ("formatted", "says"),
    [
        (lambda _source: ("a fault",), "cannot be laid out: a fault"),
        (lambda source: source.text + " ", "is laid out otherwise the second time"),
        (lambda _source: SMALL.replace("3", "4"), "laid out, it has another hash"),
        (lambda _source: SMALL.replace("3 pearls", "3 pears"), "laid out, it has"),
    ],
)
def test_a_layout_that_changes_something_is_told(
    monkeypatch: Patch,
    small: tuple[Pack, tuple[Source, ...]],
    formatted: Callable[[Source], Any],
    says: str,
) -> None:
    monkeypatch.setattr(laws_texts, "formatted", formatted)
    assert says in str(law_named("layout_changes_nothing").why_not(*small))


def test_a_layout_with_other_cards_of_the_same_hash_is_told(
    monkeypatch: Patch, small: tuple[Pack, tuple[Source, ...]]
) -> None:
    law = law_named("layout_changes_nothing")
    monkeypatch.setattr(laws_texts, "digest", lambda _sources: "the same")
    monkeypatch.setattr(laws_texts, "formatted", lambda _source: SMALL.replace("3", "4"))
    assert law.why_not(*small) == "laid out, it has other cards"
    monkeypatch.setattr(laws_texts, "formatted", lambda _source: SMALL.replace("3", "3 of"))
    assert "error[A401]: `gain` lacks `WHAT`" in str(law.why_not(*small))


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ((("Gain 3 Pearls.",), ("no message",)), "tried in en: no message"),
        (((), ()), "tried has 1 abilities, told in en: none"),
        ((("gain_pearls 3.",), ()), "'gain_pearls 3.' is no sentence"),
        ((("Gain 3 Pearls",), ()), "'Gain 3 Pearls' is no sentence"),
    ],
)
def test_a_card_that_is_not_told_is_told(
    monkeypatch: Patch,
    small: tuple[Pack, tuple[Source, ...]],
    told: tuple[tuple[str, ...], tuple[str, ...]],
    says: str,
) -> None:
    monkeypatch.setattr(laws_texts, "told", lambda *_given: told)
    assert says in str(law_named("cards_are_told").why_not(*small))


def test_what_differs_between_two_views_is_named() -> None:
    one = game()
    mine = one.view(0).to_data()
    assert json.dumps(mine)
    assert laws_hidden._difference(mine, {**mine, "threat": 9}).startswith("threat: ")
    assert {seat for _other, seat in pairs(one)} >= {None, 0}


def test_several_answers_are_followed_to_see_what_is_told_of_them(monkeypatch: Patch) -> None:
    followed: list[str] = []
    monkeypatch.setattr(
        laws_hidden, "_see_the_same", lambda _one, _two, answer, _seat: followed.append(str(answer))
    )
    many = ar.position("abyss", {"council": ["crab 1", "squid 1", "seahorse 1", "jellyfish 1"]})
    for one, number in ((game(), 2), (many, 4)):
        assert one.decision is not None
        other = next(other for other, seat in pairs(one) if seat is None)
        followed.clear()
        law_named("events_tell_nothing_hidden")(one, other, None)
        assert len(set(followed)) == len(followed) == number
        assert set(followed) <= set(map(str, one.decision.options))
