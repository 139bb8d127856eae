"""What a verification is to do: a plan, and the laws that it asks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from abyss_rules.engine import plain
from abyss_rules.errors import UnknownError, UnreadableError
from abyss_rules.testing.checking import SOMETIMES
from abyss_rules.testing.declare import Law
from abyss_rules.testing.laws import LAWS, load_laws


@frozen
class Plan:
    """What is verified, and how much."""

    ruleset: str
    #: The packs besides the game's own, by id or path: each process loads them anew.
    packs: tuple[str | Path, ...] = ()
    #: The names of laws, of the library or the user's own; all of both if there are none.
    laws: tuple[str, ...] = ()
    #: A Python file, or the name of a module, with laws of the user's own.
    own_laws: str = ""
    #: How many games are played.
    examples: int = 100
    seed: int = 0
    jobs: int = 1
    #: After so many seconds no more games are begun, but for the first one; those that are played
    #: then have as long again, at least half a minute, and are broken off. None for no limit; then
    #: a law is broken off that does not answer within a minute.
    seconds: float | None = None
    #: How often dear laws are asked, as ``check_law`` takes it; 1 for at every decision.
    every: int = SOMETIMES


def check_numbers(plan: Plan) -> None:
    """Raise UnreadableError if a number of a plan is none that can be."""
    for name in ("examples", "jobs", "every"):
        plain.number(getattr(plan, name), name, 1)
    seconds: object = plan.seconds
    if seconds is None:
        return
    if type(seconds) not in {int, float}:
        raise UnreadableError(f"seconds: a number above 0 is wanted, not {plain.show(seconds)}")
    if not seconds > 0:  # type: ignore[operator]  # a number, as was seen
        raise UnreadableError(f"seconds: {plain.show(seconds)} is not above 0")


def laws_of(plan: Plan) -> tuple[Law, ...]:
    """The laws that a plan asks. The user's own are imported here, which runs what stands there.

    Raises:
        UnknownError: A name is of no law, or of one that speaks of other games.
        UnknownError, UnreadableError: As ``load_laws`` does.
    """
    return chosen_laws(plan, load_laws(plan.own_laws) if plan.own_laws else ())


def chosen_laws(plan: Plan, own: Iterable[Law]) -> tuple[Law, ...]:
    """The laws that a plan asks, of those of the library and of the user's ``own``.

    Raises:
        UnknownError: A name is of no law, or of one that speaks of other games.
    """
    known = {law.name: law for law in (*LAWS, *own)}
    speaking = [law for law in known.values() if plan.ruleset in law.rulesets]
    for name in plan.laws:
        if name not in known:
            others = ", ".join(law.name for law in speaking)
            hint = plain.hint(name, known) or f"; there are {others}"
            raise UnknownError(f"no law {plain.show(name)}{hint}")
        if known[name] not in speaking:
            raise UnknownError(f"the law {name} does not speak of games of {plan.ruleset}")
    return tuple(law for law in speaking if not plan.laws or law.name in plan.laws)


def numbered(laws: tuple[Law, ...]) -> tuple[Law, ...]:
    """The laws by whose places processes tell which one they ask: those of the library, too."""
    return tuple(dict.fromkeys((*laws, *LAWS)))
