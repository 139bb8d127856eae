"""For verifying rules: strategies, laws, a state machine, walks; the extra ``testing`` has it all.

``import abyss_rules.testing`` is quick: each name is loaded when it is first used, and only the
strategies and the state machine need Hypothesis.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from abyss_rules.errors import AbyssError

if TYPE_CHECKING:
    from abyss_rules.testing.broken import BrokenCard, BrokenPack, broken_cards, broken_packs
    from abyss_rules.testing.cards import (
        abilities,
        cards,
        effects,
        expressions,
        locations,
        lords,
    )
    from abyss_rules.testing.checking import (
        Found,
        check_law,
        check_play,
        look_for_failure,
    )
    from abyss_rules.testing.declare import Law, LawBroken, law
    from abyss_rules.testing.failures import Failure, Start
    from abyss_rules.testing.laws import GROUPS, LAWS, law_named, laws_for, load_laws
    from abyss_rules.testing.laws_hidden import pairs
    from abyss_rules.testing.laws_texts import with_texts
    from abyss_rules.testing.machine import GameMachine, make_machine
    from abyss_rules.testing.packs import DrawnPack, PackText, pack_texts, packs
    from abyss_rules.testing.playing import AGENTS, STARTS, Choice, choice
    from abyss_rules.testing.settings import pairwise
    from abyss_rules.testing.shrinking import shrunk, still_broken
    from abyss_rules.testing.strategies import answers, games, options, positions
    from abyss_rules.testing.walks import TooLargeError, Walk, walk

#: Module -> the public names it has; a test compares them with the imports above.
_PLACES = {
    "broken": ("BrokenCard", "BrokenPack", "broken_cards", "broken_packs"),
    "cards": ("abilities", "cards", "effects", "expressions", "locations", "lords"),
    "checking": ("Found", "check_law", "check_play", "look_for_failure"),
    "declare": ("Law", "LawBroken", "law"),
    "failures": ("Failure", "Start"),
    "laws": ("GROUPS", "LAWS", "law_named", "laws_for", "load_laws"),
    "laws_hidden": ("pairs",),
    "laws_texts": ("with_texts",),
    "machine": ("GameMachine", "make_machine"),
    "packs": ("DrawnPack", "PackText", "pack_texts", "packs"),
    "playing": ("AGENTS", "STARTS", "Choice", "choice"),
    "settings": ("pairwise",),
    "shrinking": ("shrunk", "still_broken"),
    "strategies": ("answers", "games", "options", "positions"),
    "walks": ("TooLargeError", "Walk", "walk"),
}
_MODULE = {name: module for module, names in _PLACES.items() for name in names}

__all__ = [
    "AGENTS",
    "GROUPS",
    "LAWS",
    "STARTS",
    "BrokenCard",
    "BrokenPack",
    "Choice",
    "DrawnPack",
    "Failure",
    "Found",
    "GameMachine",
    "Law",
    "LawBroken",
    "PackText",
    "Start",
    "TooLargeError",
    "Walk",
    "abilities",
    "answers",
    "broken_cards",
    "broken_packs",
    "cards",
    "check_law",
    "check_play",
    "choice",
    "effects",
    "expressions",
    "games",
    "law",
    "law_named",
    "laws_for",
    "load_laws",
    "locations",
    "look_for_failure",
    "lords",
    "make_machine",
    "options",
    "pack_texts",
    "packs",
    "pairs",
    "pairwise",
    "positions",
    "shrunk",
    "still_broken",
    "walk",
    "with_texts",
]


class _Package(ModuleType):
    """The package itself: a name that it gives is never hidden by the module of that name."""

    def __setattr__(self, name: str, value: object) -> None:
        # Importing `packs.py` would put the module where the strategy `packs` is looked for.
        if not (name in _MODULE and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package

if not TYPE_CHECKING:  # so that a type checker still finds the names that do not exist

    def __getattr__(name: str) -> object:
        module = _MODULE.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            value = getattr(import_module(f"{__name__}.{module}"), name)
        except ModuleNotFoundError as error:
            if error.name in {"hypothesis", "pytest"}:
                raise MissingError(name, error.name) from error
            raise
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)


class MissingError(AbyssError, ImportError):
    """A name needs a package that is not installed."""

    def __init__(self, name: str, package: str) -> None:
        super().__init__(f"{__name__}.{name} needs {package}: pip install {package}")
        self.name = package
