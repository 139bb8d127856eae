"""What a planted fault is, how it is noted, and the ways in which faults are planted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from attrs import frozen

from abyss_rules.formats import headers, saves
from abyss_rules.game import setup as game_setup
from abyss_rules.rulesets.abyss import ruleset as abyss_ruleset
from abyss_rules.rulesets.abyss import turn

Plant = Callable[[pytest.MonkeyPatch], None]


@frozen
class Fault:
    """A fault: what is wrong with the rules, by which law it is caught, and how it is planted."""

    what: str
    law: str
    plant: Plant
    ruleset: str = "abyss"
    #: Whether cards of other packs are needed to show it.
    fan: bool = False
    #: By what games are drawn: for what is seldom met, a seed that meets it soon.
    seed: int = 1

    def __str__(self) -> str:
        return f"{self.law}-{self.what.replace(' ', '_')}"


FAULTS: list[Fault] = []


def fault(
    law: str, ruleset: str = "abyss", *, fan: bool = False, seed: int = 1
) -> Callable[[Plant], Plant]:
    """Note a fault, whose function's name says what is wrong."""

    def note(plant: Plant) -> Plant:
        what = plant.__name__.strip("_").replace("_", " ")
        FAULTS.append(Fault(what, law, plant, ruleset, fan, seed))
        return plant

    return note


@contextmanager
def planted(plant: Plant) -> Iterator[None]:
    """A fault in force: no set-up that was prepared without it is used, nor one with it later."""
    _forget_setups()
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        try:
            yield
        finally:
            _forget_setups()


def _forget_setups() -> None:
    game_setup._SETUPS.clear()
    saves._KNOWN_HEADS.clear()
    headers._known_setup.cache_clear()


def wrap(patch: pytest.MonkeyPatch, where: Any, name: str, wrapper: Callable[..., Any]) -> None:
    """Put a function in the place of another, which it is given first."""
    original = getattr(where, name)
    patch.setattr(where, name, lambda *given, **named: wrapper(original, *given, **named))


def step(
    patch: pytest.MonkeyPatch, number: int, wrapper: Callable[..., Any], *, asks: bool = False
) -> None:
    """Put a function in the place of what a step of Abyss asks, or of what an answer does."""
    tables = turn.TABLES
    table = list(tables.prompts if asks else tables.answers)
    original = table[number]
    table[number] = lambda *given: wrapper(original, *given)
    name = "prompts" if asks else "answers"
    patch.setattr(abyss_ruleset, "TABLES", evolve_tables(tables, name, tuple(table)))


def evolve_tables(tables: Any, name: str, table: tuple[Any, ...]) -> Any:
    """The tables of a ruleset with one of them changed."""
    parts = {part: getattr(tables, part) for part in ("prompts", "answers", "settle")}
    return type(tables)(**(parts | {name: table}))


def wrap_method(
    patch: pytest.MonkeyPatch, of: type, name: str, wrapper: Callable[..., Any]
) -> None:
    """Put a function in the place of a method, which it is given first."""
    original = getattr(of, name)

    def method(self: Any, *given: Any, **named: Any) -> Any:
        return wrapper(original, self, *given, **named)

    patch.setattr(of, name, method)
