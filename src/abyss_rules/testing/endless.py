"""What never ends is left: the steps that games take are counted, in place of any clock.

Rules with a fault may go on for ever without asking anybody, as where all that is left is to pass,
and passing leaves all as it was. Whoever tries thousands of positions comes to such a one.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from abyss_rules.engine.rules import Rules

#: Where a game's rules keep what its steps ask.
_PROMPTS = "prompts"


class EndlessError(BaseException):
    """So many steps were taken; no law may take it for an error of its own."""


class Steps:
    """How many steps of games may still be taken, and how many were."""

    def __init__(self) -> None:
        """Without any: ``allow`` some first."""
        self.left = self._allowed = 0
        self._thread = threading.get_ident()

    def allow(self, number: int) -> None:
        """Let so many be taken from now on."""
        self.left = self._allowed = number

    @property
    def taken(self) -> int:
        """How many were taken since they were allowed."""
        return self._allowed - self.left

    @property
    def are_here(self) -> bool:
        """Whether those of this thread are counted: what others play has nothing to do with it."""
        return threading.get_ident() == self._thread


class _Counted:
    """The prompts of a game, one for each kind of step: whoever looks one up takes a step."""

    __slots__ = ("prompts", "steps")

    def __init__(self, prompts: Sequence[Any], steps: Steps) -> None:
        self.prompts = prompts
        self.steps = steps

    def __getitem__(self, place: int) -> Any:  # noqa: ANN401  # a function of the rules
        steps = self.steps
        steps.left -= 1
        if steps.left < 0:
            raise EndlessError
        return self.prompts[place]


class _Counting:
    """Stands for the attribute of rules that the engine reads whenever a game goes on."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    def __get__(self, rules: Rules, _kind: type) -> Any:  # noqa: ANN401  # a table of functions
        found = vars(rules)[_PROMPTS]
        if not self.steps.are_here:
            return found
        return _Counted(found, self.steps)

    def __set__(self, rules: Rules, prompts: object) -> None:
        vars(rules)[_PROMPTS] = prompts


@contextmanager
def steps_counted() -> Iterator[Steps]:
    """Count the steps that games of this thread take meanwhile, whoever plays them.

    ``EndlessError`` is raised where more are taken than were allowed last.
    """
    of_rules: Any = Rules
    before = vars(Rules).get(_PROMPTS)
    steps = Steps()
    of_rules.prompts = _Counting(steps)
    try:
        yield steps
    finally:
        if before is None:
            del of_rules.prompts
        else:
            of_rules.prompts = before
