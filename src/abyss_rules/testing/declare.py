"""What a law is: a sentence about games, answers or cards, its clauses, and a function that asks.

A law is a value, so that a runner can go through many. It is made from a function by `law`, which
is all that a user needs to have laws of their own.
"""

from __future__ import annotations

import inspect
import linecache
import re
import sys
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from attrs import field, frozen

from abyss_rules import rulesets
from abyss_rules.engine import plain
from abyss_rules.engine.lines import in_a_line
from abyss_rules.errors import AbyssError, UnknownError, UnreadableError
from abyss_rules.game import Game
from abyss_rules.game.insight import moment, put_back

if TYPE_CHECKING:
    from abyss_rules.testing.failures import Failure

#: Kind of law -> what its function is given.
KINDS = {
    "state": ("game",),
    "step": ("before", "answer", "after"),
    "game": ("game",),
    "pair": ("game", "other", "seat"),
    "text": ("pack", "sources"),
}
#: How often a runner asks a law: at every decision, at some, at the end of each game that it
#: plays and at very few before, or at the end of one game in many.
OFTEN = ("always", "sometimes", "seldom", "rarely")

#: The first letter of a clause -> the ruleset whose rules have it.
RULES_OF = {name[0].upper(): name for name in rulesets.NAMES}
_MOVED = "it answers or takes back in the game that it is given; let it do so in `game.clone()`"
_CLAUSE = re.compile(rf"[{''.join(RULES_OF)}]\d+(?:\.\w+)?")


def is_told(found: Any) -> bool:  # noqa: ANN401  # what pytest asks about may be any error
    """Whether an error that pytest shows says all that there is to see: no code of ours, then."""
    return isinstance(getattr(found, "value", None), AbyssError)


#: So pytest leaves out our own lines where it shows such an error.
__tracebackhide__ = is_told


class LawBroken(AbyssError, AssertionError):  # noqa: N818  # what it says is that a law is broken
    """A law does not hold; ``failure`` says where, if a runner found it."""

    failure: Failure | None = None
    #: The names of the laws by which others were asked, which stand in the message.
    named: frozenset[str] = frozenset()


def broken(message: str) -> NoReturn:
    """Say that a law does not hold, and why."""
    raise LawBroken(message)


@frozen(eq=False)
class Law:
    """A law; calling it asks whether it holds, and raises ``LawBroken`` if not."""

    #: The name of its function.
    name: str
    #: What it says, for people.
    sentence: str
    #: The clauses of the rules that it rests on, such as ``A4.2``; none for a law of the library.
    clauses: tuple[str, ...]
    #: What it speaks of: a ``state``, a ``step``, a whole ``game``, a ``pair`` or a ``text``.
    kind: str
    #: Whose games it speaks of.
    rulesets: tuple[str, ...]
    #: How dear it is: whether it is asked ``always``, ``sometimes``, ``seldom`` or ``rarely``.
    often: str
    function: Callable[..., None] = field(repr=False)

    def __call__(self, *given: object) -> None:
        """Ask whether the law holds of what a law of its kind is given.

        Args:
            given: For ``state`` and ``game`` a game; for ``step`` the game before, the option and
                the game after; for ``pair`` a game, another that differs from it only in what a
                seat may not see, and the seat (None: a spectator); for ``text`` a pack and its
                texts, as ``with_texts`` gives them.

        Raises:
            LawBroken: It does not hold. Also where the function raised anything else: a law that
                cannot be asked does not hold.
        """
        message, error = self.verdict(*given)
        if message is None:
            return
        named = error.named if isinstance(error, LawBroken) else frozenset()
        # One that asks itself, or is asked by what it asks, is named once.
        broken_law = LawBroken(str(error) if self.name in named else f"{self.name}: {message}")
        broken_law.named = named | {self.name}
        raise broken_law

    def why_not(self, *given: object) -> str | None:
        """What is wrong with what the law is asked of; None if it holds.

        A law that answers or takes back in the game itself, not in a copy, does not hold either:
        whoever goes on there would go on in another game. It is put back; what the law itself has
        to say comes first.
        """
        return self.verdict(*given)[0]

    def verdict(self, *given: object) -> tuple[str | None, BaseException | None]:
        """What `why_not` says; and the error of the law's function, if that raised one."""
        games = [(game, moment(game)) for game in given if isinstance(game, Game)]
        message, error = self._wrong(given)
        moved = [put_back(game, at) for game, at in games]
        if any(moved):
            return in_a_line(message, f"; {_MOVED}") if message else _MOVED, error
        return message, error

    def _wrong(self, given: Sequence[object]) -> tuple[str | None, BaseException | None]:
        try:
            answer: object = self.function(*given)  # type: ignore[func-returns-value]  # or not
            return _not_done(answer), None
        except (Exception, SystemExit, GeneratorExit) as error:  # noqa: BLE001  # a user's law
            if _does_not_apply(error):
                return None, None
            return told(error).removeprefix(f"{self.name}: "), error
        except BaseException as error:
            # Who breaks off is heard, and what skips a test; what fails one says what is wrong.
            if not _fails_a_test(error):
                raise
            return told(error), error


def _not_done(answer: object) -> str | None:
    """What is wrong with what a law gives; None if it is done and says nothing."""
    if answer is False:
        return "it gives False, where a law asserts"
    if not isinstance(answer, Iterator | Awaitable | AsyncIterator):
        return None
    if inspect.iscoroutine(answer):
        answer.close()  # else Python warns that nobody waited for it
    return f"it gives a {type(answer).__name__}, of which nothing is run: a law asserts itself"


def _fails_a_test(error: BaseException) -> bool:
    """Whether an error is that of ``pytest.fail`` or ``pytest.raises``, which is no Exception."""
    pytest = sys.modules.get("pytest")
    return pytest is not None and isinstance(error, pytest.fail.Exception)


def _does_not_apply(error: BaseException) -> bool:
    """Whether an error is that of ``hypothesis.assume``: there is nothing to ask there."""
    hypothesis = sys.modules.get("hypothesis.errors")
    return hypothesis is not None and isinstance(error, hypothesis.UnsatisfiedAssumption)


def told(error: BaseException) -> str:
    """What a law's error says, in a line: its own words, or the code that did not hold."""
    if not isinstance(error, AssertionError):
        return in_a_line(plain.reason(error), f" ({_place(error)})")
    text = plain.reason(error).removeprefix(f"{type(error).__name__}").removeprefix(": ").strip()
    # Under pytest more lines say what was compared.
    if first := text.partition("\n")[0]:
        return in_a_line(first)
    return in_a_line(_line(error), f" ({_place(error)})")


def _frame(error: BaseException) -> traceback.FrameSummary | None:
    frames = list(traceback.extract_tb(error.__traceback__))
    if isinstance(error, RecursionError):  # where it comes to an end is anywhere
        frames = frames[:2]  # whoever asks, and the function
    return frames[-1] if frames else None


def _place(error: BaseException) -> str:
    frame = _frame(error)
    if frame is None:
        return "?"
    name = in_a_line(frame.filename.replace("\\", "/").rpartition("/")[2])
    return f"{plain.shortened(name)}:{frame.lineno}"


def _line(error: BaseException) -> str:
    frame = _frame(error)
    return "" if frame is None else linecache.getline(frame.filename, frame.lineno or 0).strip()


def laws_given(laws: object) -> tuple[Law, ...]:
    """A law or some, as a user gives them; raises UnreadableError for what is none."""
    is_one = isinstance(laws, Law) or callable(laws) or plain.is_text(laws)
    found = [laws] if is_one else plain.series(laws, "laws")
    for one in found:
        if not isinstance(one, Law):
            hint = "; `law_named` gives the library's of a name" if plain.is_text(one) else ""
            hint = "; is that missing above the function?" if callable(one) else hint
            raise UnreadableError(f"a law is made by `@law()`, not {plain.show(one)}{hint}")
    return tuple(one for one in found if isinstance(one, Law))


def law(
    *clauses: str,
    kind: str = "state",
    often: str = "always",
    rulesets: Sequence[str] = (),
) -> Callable[[Callable[..., None]], Law]:
    """Make a law of a function, whose docstring is the law's sentence.

    Args:
        clauses: The clauses of the rules that it rests on. They say whose games it speaks of: a
            law with A4.2 is one of Abyss. A law without clauses speaks of all.
        kind: What the function is given: ``state`` a game, at a decision or over; ``step`` the
            game before an answer, the option and the game after it; ``game`` a game that was
            played on as far as it was to be; ``pair`` a game, another that differs only in what a
            seat may not see, and the seat; ``text`` a pack and its texts.
        often: How often a runner asks it: ``always`` (at every decision), ``sometimes``, ``seldom``
            (at the end of a game), or ``rarely`` (of one game in many). What is dearer than
            ``always`` is asked the more often the lower ``every`` is that runners take.
        rulesets: Whose games it speaks of, where the clauses do not say.

    Returns:
        What makes the function a ``Law``. The function raises AssertionError where the law does
        not hold, as ``assert`` does.

    Raises:
        UnreadableError: A clause is not written like one, or the function has no name, takes other
            things than a law of its kind, or would not be done when it returns (``yield``,
            ``async``).
        UnknownError: There is no such kind, ruleset, or ``often``.
    """
    for name, value, known in (("kind", kind, KINDS), ("often", often, OFTEN)):
        if value not in known:
            shown = plain.show(value)
            raise UnknownError(f"no law has the {name} {shown}; there are {', '.join(known)}")
    for clause in clauses:
        if not (plain.is_text(clause) and _CLAUSE.fullmatch(clause)):
            raise UnreadableError(f"a clause is written like A4.2, not {plain.show(clause)}")
    of = _rulesets(clauses, rulesets)

    def make(function: Callable[..., None]) -> Law:
        wanted = KINDS[kind]
        name = getattr(function, "__name__", None)
        if not plain.is_text(name):
            raise UnreadableError(f"a law is made of a function, not {plain.show(function)}")
        taken = [
            part
            for part in inspect.signature(function).parameters.values()
            if part.kind in {part.POSITIONAL_ONLY, part.POSITIONAL_OR_KEYWORD}
        ]
        needed = sum(part.default is part.empty for part in taken)
        if not needed <= len(wanted) <= len(taken):
            raise UnreadableError(
                f"the law {name} takes {needed} arguments; one of the kind {kind} "
                f"takes {', '.join(wanted)}"
            )
        if any(map(_only_begins, (function, getattr(type(function), "__call__", None)))):  # noqa: B004  # of an object
            raise UnreadableError(
                f"the law {name} would only begin when it is asked: "
                "write it without yield and async"
            )
        sentence = in_a_line((inspect.getdoc(function) or "").split("\n\n")[0])
        return Law(
            name,
            sentence or name.replace("_", " "),
            tuple(clauses),
            kind,
            of,
            often,
            function,
        )

    return make


def _only_begins(function: object) -> bool:
    """Whether nothing of a function is run when it is called."""
    return (
        inspect.isgeneratorfunction(function)
        or inspect.iscoroutinefunction(function)
        or inspect.isasyncgenfunction(function)
    )


def _rulesets(clauses: Sequence[str], named: Sequence[str]) -> tuple[str, ...]:
    """Whose games a law speaks of: those named, or those whose clauses it cites, or all."""
    wanted = [named] if isinstance(named, str) else list(named)
    for name in wanted:
        rulesets.find(name)
    cited = wanted or [RULES_OF[clause[0]] for clause in clauses]
    return tuple(name for name in rulesets.NAMES if name in cited or not cited)
