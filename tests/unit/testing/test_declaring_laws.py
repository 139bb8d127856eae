"""A law is made of a function, says whose games it speaks of, and is found by its name."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial, wraps
from typing import Any

import pytest
from hypothesis.errors import UnsatisfiedAssumption

import abyss_rules as ar
from abyss_rules.testing import (
    LawBroken,
    law,
)


@law("A4.2", "A10")
def nobody_is_rich(game: ar.Game) -> None:
    """No player has more than one Pearl.

    That is no rule, of course.
    """
    assert max(game.state["pearls"]) <= 1, "somebody is"


def test_a_law_says_what_it_says() -> None:
    assert nobody_is_rich.name == "nobody_is_rich"
    assert nobody_is_rich.sentence == "No player has more than one Pearl."
    assert nobody_is_rich.clauses == ("A4.2", "A10")
    assert (nobody_is_rich.kind, nobody_is_rich.often) == ("state", "always")


def test_asking_a_law_raises_where_it_does_not_hold() -> None:
    game = ar.position("abyss", {"players": [{"pearls": 1}]})
    nobody_is_rich(game)
    rich = ar.position("abyss", {"players": [{"pearls": 2}]})
    assert nobody_is_rich.why_not(rich) == "somebody is"
    with pytest.raises(LawBroken, match="nobody_is_rich: somebody is") as caught:
        nobody_is_rich(rich)
    assert isinstance(caught.value, ar.AbyssError)
    assert isinstance(caught.value, AssertionError)
    assert caught.value.failure is None


def test_a_law_without_words_of_its_own_shows_the_line_that_does_not_hold() -> None:
    @law()
    def _wordless(game: ar.Game) -> None:
        if game.seats != 7:
            raise AssertionError

    assert _wordless.sentence == " wordless"
    message = _wordless.why_not(ar.new_game())
    assert message is not None
    assert message.startswith("raise AssertionError (test_declaring_laws.py:")


def test_a_law_that_cannot_be_asked_does_not_hold() -> None:
    @law()
    def asks_too_much(game: ar.Game) -> None:
        game.state["no such slot"]

    message = asks_too_much.why_not(ar.new_game())
    assert message is not None
    assert message.startswith("KeyError: 'no such slot' (test_declaring_laws.py:")


def test_a_law_that_ends_the_process_or_a_test_does_not_hold() -> None:
    @law()
    def leaves(_game: ar.Game) -> None:
        raise SystemExit(0)

    @law()
    def fails(_game: ar.Game) -> None:
        pytest.fail("poor")

    assert str(leaves.why_not(ar.new_game())).startswith("SystemExit: 0 (")
    assert str(fails.why_not(ar.new_game())).startswith("Failed: poor (")


def test_a_law_is_told_in_a_line_that_can_be_seen_and_is_not_long() -> None:
    def shouts(game: ar.Game) -> None:
        if game.seats == 2:
            raise AssertionError("\n \u200bno\nmore")
        raise ValueError(f"{'no ' * 1000}\n\x07")

    shouts.__doc__ = "A \x1b[31mred\u202e law\nin lines."
    loud = law()(shouts)
    assert loud.sentence == r"A \x1b[31mred\u202e law in lines."
    assert loud.why_not(ar.new_game(seats=2)) == r"\u200bno"
    message = str(loud.why_not(ar.new_game(seats=3)))
    assert len(message) == 500
    assert message.startswith("ValueError: no no ")
    assert re.search(r"\.\.\. \(test_declaring_laws\.py:\d+\)$", message)
    assert message.isprintable()


def test_what_a_law_says_is_not_long_though_it_played_in_the_game_too() -> None:
    @law()
    def plays(game: ar.Game) -> None:
        _answers(game)
        raise ValueError("no " * 1000)

    message = str(plays.why_not(ar.new_game()))
    assert len(message) == 500
    assert message.startswith("ValueError: no no ")
    assert message.endswith("let it do so in `game.clone()`")


def _answers(game: ar.Game) -> None:
    assert game.decision is not None
    game.apply(game.decision.options[0])


def _answers_another_way(game: ar.Game) -> None:
    assert game.decision is not None
    game.undo()
    game.apply(game.decision.options[-1])


def _fixes_a_shuffle(game: ar.Game) -> None:
    game.fix_shuffle("lord_deck", [])


def _answers_and_fails(game: ar.Game) -> None:
    _answers(game)
    raise AssertionError("for another reason")


@pytest.mark.parametrize(
    "plays", [_answers, _answers_another_way, ar.Game.undo, _fixes_a_shuffle, _answers_and_fails]
)
def test_a_law_that_answers_in_the_game_itself_does_not_hold_and_the_game_is_put_back(
    plays: Callable[[ar.Game], None],
) -> None:
    def asks(before: ar.Game, _answer: object, after: ar.Game) -> None:
        plays(before)
        assert after.decision is not None

    game = ar.new_game(seed=3)
    for place in (0, 1, 0, 0):
        assert game.decision is not None
        game.apply(game.decision.options[place % len(game.decision.options)])
    record, key, other = str(game.record()), game.key(), game.clone()
    for own, given in (
        (law()(plays), (game,)),
        (law(kind="step")(asks), (game, None, other)),
    ):
        message = str(own.why_not(*given))
        first = "for another reason; " if plays is _answers_and_fails else ""
        assert message.startswith(f"{first}it answers or takes back in the game that it is given")
        assert (str(game.record()), game.key()) == (record, key)
    for _answer in other.answers:
        game.undo()
    assert not game.answers


def test_a_law_may_answer_in_a_copy_or_take_back_what_it_answered() -> None:
    @law()
    def looks_ahead(game: ar.Game) -> None:
        _answers(game.clone())
        _answers(game)
        game.undo()

    assert looks_ahead.why_not(ar.new_game()) is None


def test_a_law_that_does_not_apply_may_say_so_as_hypothesis_does() -> None:
    @law()
    def of_two(game: ar.Game) -> None:
        if game.seats > 2:
            raise UnsatisfiedAssumption
        raise AssertionError("two")

    assert of_two.why_not(ar.new_game(seats=3)) is None
    assert of_two.why_not(ar.new_game(seats=2)) == "two"


def test_laws_that_ask_themselves_are_named_once() -> None:
    @law()
    def one(game: ar.Game) -> None:
        game = left.pop()
        other(game)

    @law()
    def other(game: ar.Game) -> None:
        if not left:
            raise ValueError("so it ends")
        one(game)

    left = [ar.new_game() for _number in range(3)]
    place = r"\(test_declaring_laws\.py:\d+\)"
    assert re.fullmatch(f"other: ValueError: so it ends {place}", str(one.why_not(left[0])))

    @law()
    def itself(game: ar.Game) -> None:
        itself(game)

    told = str(itself.why_not(ar.new_game()))
    assert re.fullmatch(f"RecursionError: maximum recursion depth .* {place}", told)


def test_who_breaks_off_is_heard() -> None:
    @law()
    def slow(_game: ar.Game) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        slow.why_not(ar.new_game())

    @law()
    def skips(_game: ar.Game) -> None:
        pytest.skip("not here")

    with pytest.raises(pytest.skip.Exception):
        skips.why_not(ar.new_game())

    class TimeIsOverError(BaseException):
        """As the handler of a signal may raise it."""

    @law()
    def interrupted(_game: ar.Game) -> None:
        raise TimeIsOverError

    with pytest.raises(TimeIsOverError):
        interrupted.why_not(ar.new_game())


def test_a_law_that_gives_false_does_not_hold() -> None:
    @law()  # type: ignore[arg-type]  # whose answer mypy refuses too
    def is_dear(_game: ar.Game) -> bool:
        return False

    assert is_dear.why_not(ar.new_game()) == "it gives False, where a law asserts"


def test_a_law_is_done_when_it_returns() -> None:
    def yields(_game: ar.Game) -> Iterator[None]:
        yield

    async def waits(_game: ar.Game) -> None:
        raise AssertionError

    async def both(_game: ar.Game) -> AsyncIterator[None]:
        yield

    class Waits:
        __name__ = "waits"

        async def __call__(self, _game: ar.Game) -> None:
            raise AssertionError

    for function in (yields, waits, both, Waits()):
        with pytest.raises(ar.UnreadableError, match="write it without yield and async"):
            law()(function)  # type: ignore[arg-type]  # mypy refuses it too


@pytest.mark.parametrize("kind", ["generator", "coroutine", "async_generator", "map", "Future"])
def test_a_law_that_gives_what_is_not_run_does_not_hold(kind: str) -> None:
    """As a decorator may make it of a law that looks sound."""

    async def waits() -> None:
        raise AssertionError

    async def both() -> AsyncIterator[None]:
        yield

    loop = asyncio.new_event_loop()
    given: dict[str, Callable[[], object]] = {
        "generator": lambda: (one for one in "abc"),
        "coroutine": waits,
        "async_generator": both,
        "map": lambda: map(str, "abc"),
        "Future": loop.create_future,
    }

    def sound(_game: ar.Game) -> None: ...

    @wraps(sound)
    def around(_game: ar.Game) -> object:
        return given[kind]()

    made = law()(around)  # type: ignore[arg-type]  # mypy refuses it too
    message = made.why_not(ar.new_game())
    assert message == f"it gives a {kind}, of which nothing is run: a law asserts itself"
    loop.close()


@pytest.mark.parametrize(
    ("clauses", "named", "of"),
    [
        ((), (), ("abyss", "conspiracy")),
        (("A1",), (), ("abyss",)),
        (("C7", "C10.turn_limit"), (), ("conspiracy",)),
        (("A1", "C1"), (), ("abyss", "conspiracy")),
        (("A1",), ("conspiracy",), ("conspiracy",)),
        ((), "abyss", ("abyss",)),
    ],
)
def test_the_clauses_say_whose_games_a_law_speaks_of(
    clauses: tuple[str, ...], named: str | tuple[str, ...], of: tuple[str, ...]
) -> None:
    assert law(*clauses, rulesets=named)(lambda _game: None).rulesets == of


@pytest.mark.parametrize(
    ("given", "named", "error", "says"),
    [
        (["4.2"], {}, ar.UnreadableError, "a clause is written like A4.2, not '4.2'"),
        ([7], {}, ar.UnreadableError, "a clause is written like A4.2, not 7"),
        ([], {"kind": "states"}, ar.UnknownError, "no law has the kind 'states'; there are state"),
        ([], {"often": "never"}, ar.UnknownError, "no law has the often 'never'; there are always"),
        ([], {"rulesets": ["chess"]}, ar.UnknownError, "no ruleset 'chess'"),
    ],
)
def test_what_no_law_can_be_is_refused(
    given: list[Any], named: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        law(*given, **named)


def test_a_function_takes_what_its_kind_is_given() -> None:
    says = "the law <lambda> takes 1 arguments; one of the kind step takes before, answer, after"
    with pytest.raises(ar.UnreadableError, match=says):
        law(kind="step")(lambda _game: None)


def test_a_law_is_made_of_a_function_with_a_name() -> None:
    with pytest.raises(
        ar.UnreadableError, match=r"a law is made of a function, not functools\.par"
    ):
        law()(partial(_answers))


# --- the laws of the library ----------------------------------------------------------------------
