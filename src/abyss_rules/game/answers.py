"""Answers as users give them: texts, options of other games, and the seats that give them."""

from __future__ import annotations

from typing import NoReturn

from abyss_rules.engine import plain
from abyss_rules.engine.options import Option, Options
from abyss_rules.engine.state import State
from abyss_rules.errors import (
    AmbiguousError,
    GameOverError,
    IllegalError,
    UnknownAnswerError,
    UnreadableError,
    WrongSeatError,
)


def code_of(s: State, option: object) -> int:
    """The code of an answer to the pending question, given as a text or another game's option.

    Raises what ``Game.apply`` does.
    """
    is_text = plain.is_text(option)
    if not is_text and type(option) is not Option:
        raise UnreadableError(f"an answer is an option or its text, not {plain.show(option)}")
    given = str.__str__(option) if plain.is_text(option) else str(option)
    text = " ".join(given.split()).lower()
    if s.seat < 0:
        raise not_offered(s, text)
    table = s.rules.table
    texts = {table[code].text: code for code in s.options}
    if text in texts:
        return texts[text]
    fitting = [other for other in texts if text and other.startswith(text)]
    if is_text and len(fitting) == 1:
        return texts[fitting[0]]
    if is_text and fitting:
        raise AmbiguousError(f"{text!r} could be {', '.join(fitting)}")
    if is_text and not table.knows(text):
        raise unknown_answer(s, text)
    raise not_offered(s, text)


def unknown_answer(s: State, text: str) -> UnknownAnswerError:
    """The error of a text that is no answer to anything in this game."""
    offered = [str(option) for option in Options(s.options, s.rules.table)]
    hint = plain.hint(text, offered) or " (no question has such an answer)"
    return UnknownAnswerError(
        f"{plain.show(text)} is not offered now{hint}; seat {s.seat} can: {', '.join(offered)}"
    )


def not_offered(s: State, text: str) -> IllegalError:
    """The error of an answer that the pending question does not have."""
    shown = plain.show(text)
    if s.seat < 0:
        return GameOverError(f"the game is over; {shown} answers nothing")
    offered = ", ".join(str(option) for option in Options(s.options, s.rules.table))
    return IllegalError(f"{shown} is not offered now; seat {s.seat} can: {offered}")


def refuse_seat(s: State, seat: object) -> NoReturn:
    """Raise the error of an answer by a seat that is not asked."""
    if type(seat) is not int:
        plain.fail("seat", f"a whole number is wanted, not {plain.show(seat)}")
    if s.seat < 0:
        raise GameOverError("the game is over; nobody is asked")
    raise WrongSeatError(f"seat {s.seat} is asked, not seat {plain.show(seat)}")
